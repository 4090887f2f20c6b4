//! What a tournament has shown, as the JSON object that is printed.

use bots::arena::{
    Comparison, Payoff, Plan, Played, Rate, Rating, Schedule, compare, payoff, rate_of_one, ratings,
};
use serde::Serialize;

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Findings {
    One(Rate),
    All(All),
    Versions(Versions),
}

#[derive(Serialize)]
pub(crate) struct All {
    pub(crate) games: u64,
    pub(crate) bots: Vec<String>,
    pub(crate) ratings: Vec<Rating>,
    #[serde(flatten)]
    pub(crate) payoff: Payoff,
}

#[derive(Serialize)]
pub(crate) struct Versions {
    pub(crate) from: f64,
    pub(crate) to: f64,
    #[serde(flatten)]
    pub(crate) comparison: Comparison,
}

impl Findings {
    /// Sums up at least one round of the plan.
    pub(crate) fn new(plan: &Plan, played: &[Played]) -> Findings {
        match &plan.schedule {
            Schedule::One { .. } => Findings::One(rate_of_one(plan, played).expect(PLAYED)),
            Schedule::All { .. } => Findings::All(All {
                games: played.len() as u64,
                bots: plan.labels(),
                ratings: ratings(plan, played),
                payoff: payoff(plan, played),
            }),
            Schedule::Versions { bounds, .. } => Findings::Versions(Versions {
                from: bounds.from,
                to: bounds.to,
                comparison: compare(plan, bounds, played).expect(PLAYED),
            }),
        }
    }
}

const PLAYED: &str = "at least one round is played";
