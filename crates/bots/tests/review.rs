//! Reviews of whole matches of every game: their parts add up, and what followed a decision plays no part in its verdict.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

use bots::review::{luck_of, review_of};
use bots::{Budget, Effort, Review, player, win_shares};
use game_core::random::{SimRng, stream};
use game_core::{Game, Match, PerSeat, Setup, Silent, Step, Turn};
use games::Visitor;
use serde_json::json;

const EFFORT: Effort = Effort::Each { judging: Budget::Nodes(12), searching: Budget::Nodes(2) };

/// Plays a match of `bot`s until it is over or has `most` steps. After `branch` steps another luck begins.
fn play<G: Game>(bot: &str, seed: u64, most: usize, branch: Option<(usize, u64)>) -> Match<G> {
    let game: G = Setup::new(G::info().usual_seats.into(), json!({})).build().unwrap();
    let mut players: PerSeat<_> = game.seats().iter().map(|_| player::<G>(bot, None).unwrap()).collect();
    let streams = |seed: u64| -> Vec<SimRng> { (0..=8).map(|lane| stream(seed, 0, lane)).collect() };
    let mut luck = streams(seed);
    let mut played = Match::new(game.clone());
    while played.steps().len() < most {
        if let Some((_, other)) = branch.filter(|(step, _)| *step == played.steps().len()) {
            luck = streams(other);
        }
        match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(played.state(), &mut luck[0]);
                played.chance(chance, &mut Silent).unwrap();
            }
            Turn::Seat(seat) => {
                let lane = &mut luck[1 + seat.index()];
                let action = players[seat.index()].choose(&game, played.state(), seat, lane);
                played.act(seat, action, &mut Silent).unwrap();
            }
        }
    }
    played
}

fn for_every_game<V: Visitor<Output = ()>>(visitor: impl Fn() -> V) {
    for game in games::all() {
        games::visit(game.info().id, visitor()).unwrap();
    }
}

struct AddUp;

impl Visitor for AddUp {
    type Output = ();

    fn visit<G: Game>(self) {
        let played = play::<G>("random", 1, usize::MAX, None);
        let review = review_of(&played, EFFORT, 1);
        assert!(review.finished);
        assert_eq!(review.chances.len(), review.steps + 1);
        let shares = win_shares(played.game(), played.state());
        for (account, &share) in review.accounts.iter().zip(&shares) {
            let sum = account.start + account.luck + account.decisions + account.others;
            assert!((sum - account.result).abs() < 1e-9, "{account:?}");
            assert_eq!(account.result, f64::from(share));
            assert!(account.given_away >= 0.0, "{account:?}");
        }
        for chances in &review.chances {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{}: {chances:?}", G::info().id);
        }
    }
}

#[test]
fn start_luck_decisions_and_others_add_up_to_the_result() {
    for_every_game(|| AddUp);
}

/// The mean change of the mover's own chance over all decisions of some matches of `bot`s.
struct Drift {
    bot: &'static str,
    matches: u64,
}

impl Visitor for Drift {
    type Output = f64;

    fn visit<G: Game>(self) -> f64 {
        let effort = Effort::Each { judging: Budget::Nodes(1), searching: Budget::Nodes(40) };
        let mut changes = Vec::new();
        for seed in 0..self.matches {
            let played = play::<G>(self.bot, seed, usize::MAX, None);
            let chances = review_of(&played, effort, seed).chances;
            for (step, pair) in played.steps().iter().zip(chances.windows(2)) {
                if let Step::Action { seat, .. } = step {
                    changes.push(pair[1][seat.index()] - pair[0][seat.index()]);
                }
            }
        }
        changes.iter().sum::<f64>() / changes.len() as f64
    }
}

/// Values that favour whoever is to act let every decision lose 2 to 5 % of a win, those that favour whoever has acted
/// let it gain as much or more.
#[test]
fn whoever_decides_is_not_favoured() {
    for (bot, matches) in [("greedy", 3), ("hard@20n", 2)] {
        for game in games::all() {
            let id = game.info().id;
            let drift = games::visit(id, Drift { bot, matches }).unwrap();
            println!("{id}: a decision of {bot} changes its own chance by {drift:+.4}");
            assert!(drift.abs() < 0.015, "{id}: {drift} for {bot}");
        }
    }
}

struct Luck;

impl Visitor for Luck {
    type Output = ();

    /// A match that is over, and one that is cut short.
    fn visit<G: Game>(self) {
        for most in [usize::MAX, 31] {
            let played = play::<G>("random", 1, most, None);
            let luck = luck_of(&played, Budget::Nodes(2), 1);
            let accounts = review_of(&played, EFFORT, 1).accounts;
            for (luck, account) in luck.iter().zip(accounts) {
                assert!((luck - account.luck).abs() < 1e-9, "{luck} {account:?}");
            }
        }
    }
}

#[test]
fn luck_alone_is_the_luck_of_the_review() {
    for_every_game(|| Luck);
}

struct Prices;

impl Visitor for Prices {
    type Output = ();

    fn visit<G: Game>(self) {
        let review = review_of(&play::<G>("random", 2, 60, None), EFFORT, 1);
        assert!(!review.finished && !review.decisions.is_empty());
        for decision in &review.decisions {
            let own = |chances: &bots::Chances| chances[decision.seat.index()];
            let after = &review.chances[decision.step];
            assert_eq!(
                own(&decision.played.chances),
                own(after),
                "what was played is valued as its position"
            );
            let better = decision.better.as_ref().map_or(own(after), |better| own(&better.outlook.chances));
            assert!((better - own(after) - decision.cost).abs() < 1e-9 && decision.cost >= 0.0);
            assert_eq!(decision.clear, decision.cost > review.margin());
        }
        let costs: Vec<f64> = review.costliest(5).iter().map(|decision| decision.cost).collect();
        assert!(costs.len() <= 5 && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    }
}

#[test]
fn a_decision_costs_what_the_better_action_would_have_won() {
    for_every_game(|| Prices);
}

struct Hindsight;

impl Visitor for Hindsight {
    type Output = ();

    /// Three matches with the same first steps: one ends there, two go on differently.
    fn visit<G: Game>(self) {
        let same = 40;
        let cut = review_of(&play::<G>("random", 3, same, None), EFFORT, 1);
        for other in [7, 8] {
            let long = review_of(&play::<G>("random", 3, same + 20, Some((same, other))), EFFORT, 1);
            assert_eq!(before(&long, same), before(&cut, same), "{}", G::info().id);
        }
    }
}

/// The chances and verdicts of the first steps. (Which costs are clear depends on the error of the whole.)
fn before(review: &Review, steps: usize) -> (Vec<bots::Chances>, Vec<String>) {
    let early = review.decisions.iter().filter(|decision| decision.step <= steps);
    let told = early.map(|decision| format!("{} {:?} {:?}", decision.step, decision.played, decision.better));
    (review.chances[..=steps].to_vec(), told.collect())
}

#[test]
fn what_followed_in_the_record_changes_no_verdict() {
    for_every_game(|| Hindsight);
}
