//! A hint for any position: what to do, and what changes for whom compared with doing something else. It depends on the
//! position and the budget alone; whoever asks brings no generator.

use crate::pace::Pace;
use crate::reason::{Valuer, after, compared, grounds, outlook};
use crate::{Brain, Budget, Chances, Judged, Reason, Role, brain};
use game_core::erased::AnyMatch;
use game_core::random::stream;
use game_core::record::to_value;
use game_core::{Game, Seat, Turn};
use games::Visitor;
use serde::Serialize;
use serde_json::Value;

/// What to do and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    pub action: Value,
    /// The best action, the runner-up and the most passive one, as far as they are different.
    pub reasons: Vec<Reason>,
}

/// A hint for the seat to act in a match of any game; none when no seat is to act.
pub fn hint(played: &dyn AnyMatch, budget: Budget) -> Option<Hint> {
    games::visit(played.info().id, Ask { played, budget }).expect("a match is of a game there is")
}

/// A hint for the seat to act at a position; none when no seat is to act.
pub fn hint_in<G: Game>(game: &G, state: &G::State, budget: Budget) -> Option<Hint> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    let options = Options::weigh(game, state, budget);
    let best = options.best.action;
    let mut reasons = Vec::new();
    let against = options.others.first().map_or(&options.best, |(_, other)| other);
    reasons.push(reason(game, state, seat, Role::Best, &options.best, against));
    for (role, other) in &options.others {
        reasons.push(reason(game, state, seat, *role, other, &options.best));
    }
    Some(Hint { action: to_value(&best), reasons })
}

struct Ask<'a> {
    played: &'a dyn AnyMatch,
    budget: Budget,
}

impl Visitor for Ask<'_> {
    type Output = Option<Hint>;

    fn visit<G: Game>(self) -> Option<Hint> {
        let played = self.played.known::<G>();
        hint_in(played.game(), played.state(), self.budget)
    }
}

/// The actions that a hint tells of.
struct Options<A> {
    best: Judged<A>,
    others: Vec<(Role, Judged<A>)>,
}

/// The share of the budget that goes into finding the best action.
const JUDGING: f64 = 0.8;

impl<A: Copy + PartialEq> Options<A> {
    fn weigh<G: Game<Action = A>>(game: &G, state: &G::State, budget: Budget) -> Options<A> {
        let brain = brain::<G>();
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        // Two actions at most are not among the judged: the only one there is, or the most passive.
        let alone = |action: A| value_alone(game, state, action, budget.part((1.0 - JUDGING) / 8.0));
        let mut judged = match actions.len() {
            1 => Vec::new(),
            _ => brain.judge(game, state, budget.part(JUDGING), &mut stream(SEED, 0, 0)),
        };
        if judged.is_empty() {
            judged.push(alone(actions[0]));
        }
        let passive = passive(brain, game, state, &actions, &judged, alone);
        let mut judged = judged.into_iter();
        let best = judged.next().expect("one was judged, or added");
        let runner_up = judged.next().map(|other| (Role::RunnerUp, other));
        let mut others: Vec<(Role, Judged<A>)> = runner_up.into_iter().collect();
        let is_told = |told: &Judged<A>| told.action == best.action || others.iter().any(|(_, o)| o == told);
        if let Some(passive) = passive.filter(|passive| !is_told(passive)) {
            others.push((Role::Passive, passive));
        }
        Options { best, others }
    }
}

/// The stream that hints draw from; no table does.
const SEED: u64 = 0x5eed_0f41_4e75_0001;

/// The most passive action, as judged or else valued alone.
fn passive<G: Game>(
    brain: &dyn Brain<G>,
    game: &G,
    state: &G::State,
    actions: &[G::Action],
    judged: &[Judged<G::Action>],
    alone: impl Fn(G::Action) -> Judged<G::Action>,
) -> Option<Judged<G::Action>> {
    let action = brain.most_passive(game, state, actions)?;
    let known = judged.iter().find(|each| each.action == action).cloned();
    Some(known.unwrap_or_else(|| alone(action)))
}

fn value_alone<G: Game>(game: &G, state: &G::State, action: G::Action, search: Budget) -> Judged<G::Action> {
    let valued = Valuer::new(game, Pace::each(search), 0).value(&after(game, state, action), 0);
    Judged { action, chances: valued.chances.iter().map(|&chance| chance as f32).collect() }
}

fn reason<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    role: Role,
    told: &Judged<G::Action>,
    against: &Judged<G::Action>,
) -> Reason {
    let wide =
        |judged: &Judged<G::Action>| judged.chances.iter().copied().map(f64::from).collect::<Chances>();
    let (chances, instead) = (wide(told), wide(against));
    let words = match told.action == against.action {
        true => "the only action there is to judge".to_owned(),
        false => compared(seat, &chances, &instead),
    };
    Reason {
        role,
        gain: chances[seat.index()] - instead[seat.index()],
        outlook: outlook(game, state, told.action, &chances),
        words,
        grounds: match role {
            Role::Best if told.action != against.action => grounds(game, state, told.action, against.action),
            _ => Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use don::{Don, Options as DonOptions};
    use game_core::{Fixed, Seats, Silent};

    /// The first auction of a match of three.
    fn first_auction() -> (Don, don::State) {
        let game = Don::new(Seats::new(3), DonOptions::default(), Fixed).unwrap();
        let (mut state, mut nature) = (game.start(), stream(1, 0, 0));
        while game.turn(&state) == Turn::Chance {
            let chance = game.sample(&state, &mut nature);
            game.resolve(&mut state, &chance, &mut Silent);
        }
        (game, state)
    }

    #[test]
    fn the_best_action_is_held_against_the_runner_up_and_the_others_against_it() {
        let (game, state) = first_auction();
        let hint = hint_in(&game, &state, Budget::Nodes(400)).unwrap();
        assert_eq!(hint.reasons[0].role, Role::Best);
        assert_eq!(hint.reasons[0].outlook.action, hint.action);
        assert!(hint.reasons[0].gain >= 0.0 && hint.reasons[1].gain == -hint.reasons[0].gain);
        for reason in &hint.reasons {
            assert!((reason.outlook.chances.iter().sum::<f64>() - 1.0).abs() < 1e-3);
            assert!(!reason.outlook.changes.is_empty(), "an action of Don changes something: {reason:?}");
        }
    }

    #[test]
    fn the_same_position_gets_the_same_hint() {
        let (game, state) = first_auction();
        let hint = || hint_in(&game, &state, Budget::Nodes(100));
        assert_eq!(hint(), hint());
    }

    #[test]
    fn where_no_seat_is_to_act_there_is_no_hint() {
        let (game, _) = first_auction();
        assert_eq!(hint_in(&game, &game.start(), Budget::Nodes(10)), None);
    }

    #[test]
    fn even_no_budget_at_all_gives_a_legal_action() {
        let (game, state) = first_auction();
        let hint = hint_in(&game, &state, Budget::milliseconds(0)).unwrap();
        let mut actions = Vec::new();
        game.legal_actions(&state, &mut actions);
        assert!(actions.iter().any(|action| to_value(action) == hint.action));
    }
}
