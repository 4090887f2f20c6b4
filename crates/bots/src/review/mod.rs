//! The review of a match: the chance of every seat to win over its course, what each decision cost, and how much of the
//! result was luck. Every decision is judged at the position it was made in; what was drawn later plays no part.

mod account;
mod course;
mod decision;
mod effort;

pub use account::Account;
pub use decision::Decision;
pub use effort::Effort;

use crate::pace::Pace;
use crate::reason::{Valued, Valuer, digits};
use crate::{Budget, Chances};
use account::accounts;
use course::{Asked, Course};
use decision::Question;
use game_core::erased::AnyMatch;
use game_core::{Game, Match, PerSeat, Turn};
use games::Visitor;
use serde::Serialize;

/// What there is to say about a match. Step *k* leads from `chances[k - 1]` to `chances[k]`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    pub game: &'static str,
    pub finished: bool,
    pub steps: usize,
    /// The standard error of a chance, from how much the searches of one position disagree.
    #[serde(serialize_with = "digits::one")]
    pub error: f64,
    /// The standard error of a seat's luck, which is a sum of differences of chances.
    #[serde(serialize_with = "digits::one")]
    pub luck_error: f64,
    /// The standard error of what a seat's own decisions changed, of the seat for which it is greatest.
    #[serde(serialize_with = "digits::one")]
    pub decisions_error: f64,
    /// Before the first step and after every step. Steps of nature that follow one another count as one draw: the
    /// chances move with the last of them.
    #[serde(serialize_with = "digits::lists")]
    pub chances: Vec<Chances>,
    pub accounts: PerSeat<Account>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Decision>,
}

impl Review {
    /// The decisions that cost most, the costliest first; those that cost nothing are left out.
    pub fn costliest(&self, count: usize) -> Vec<&Decision> {
        let mut costly: Vec<&Decision> = self.decisions.iter().filter(|each| each.cost > 0.0).collect();
        costly.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        costly.truncate(count);
        costly
    }

    /// What a cost must exceed to be sure: two standard errors of a difference of chances.
    pub fn margin(&self) -> f64 {
        margin(self.error)
    }
}

/// Reviews a match of any game, finished or not. The seed decides what the searches draw: reviews of many matches whose
/// luck is to be averaged need one each, for the same seed errs alike at the positions they have in common.
pub fn review(played: &dyn AnyMatch, effort: Effort, seed: u64) -> Review {
    games::visit(played.info().id, Erased { played, effort, seed }).expect("a match is of a game there is")
}

/// Reviews a match, finished or not.
pub fn review_of<G: Game>(played: &Match<G>, effort: Effort, seed: u64) -> Review {
    let course = Course::of(played);
    let judging = effort.judging(course.decisions().count() as u64);
    let questions: Vec<Question<G>> =
        course.decisions().filter_map(|asked| Question::ask(&course, asked, &judging)).collect();
    let more: u64 = questions.iter().map(|question| question.searches(&course)).sum();
    let valuer = Valuer::new(course.game, effort.searching(course.searches() + more), seed);
    let values = course.values(&valuer);
    let answered: Vec<_> =
        questions.iter().map(|question| question.weigh(&course, &valuer, &values)).collect();
    let error = pooled(values.iter().chain(answered.iter().flat_map(|weighed| &weighed.rivals)));
    let decisions: Vec<Decision> =
        answered.into_iter().map(|weighed| weighed.decision(&course, margin(error))).collect();
    let luck_error = course.variance(&values, None).sqrt();
    let by_seat = course.game.seats().iter().map(|seat| course.variance(&values, Some(seat)));
    let decisions_error = by_seat.fold(0.0, f64::max).sqrt();
    let chances: Vec<Chances> = values.into_iter().map(|value| value.chances).collect();
    Review {
        game: G::info().id,
        finished: played.turn() == Turn::Over,
        steps: course.steps.len(),
        error,
        luck_error,
        decisions_error,
        accounts: accounts(&chances, &course.movers(), &decisions),
        chances,
        decisions,
    }
}

/// Only the luck of every seat in a match, as a review accounts for it; each search gets `search`.
pub fn luck_of<G: Game>(played: &Match<G>, search: Budget, seed: u64) -> Chances {
    let course = Course::of(played);
    course.luck(&Valuer::new(course.game, Pace::each(search), seed))
}

struct Erased<'a> {
    played: &'a dyn AnyMatch,
    effort: Effort,
    seed: u64,
}

impl Visitor for Erased<'_> {
    type Output = Review;

    fn visit<G: Game>(self) -> Review {
        review_of(self.played.known::<G>(), self.effort, self.seed)
    }
}

/// The standard error of one chance, over all that were estimated.
fn pooled<'a>(values: impl Iterator<Item = &'a Valued>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for value in values.filter(|value| value.variance > 0.0) {
        sum += value.variance;
        count += 1;
    }
    (sum / f64::from(count.max(1))).sqrt()
}

fn margin(error: f64) -> f64 {
    2.0 * std::f64::consts::SQRT_2 * error
}
