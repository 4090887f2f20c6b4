//! What a decision cost: the actions that seemed better than the one played are valued as that one was, with the same
//! luck. A decision costs something only where the judge and the values agree that there was something better.

use super::{Asked, Course};
use crate::pace::Pace;
use crate::reason::{Valued, Valuer, after, compared, digits, grounds, outlook, searches};
use crate::{Judged, Outlook, Reason, Role, brain};
use game_core::random::stream;
use game_core::{Game, Seat};
use serde::Serialize;

/// How many actions that seem better are valued.
const RIVALS: usize = 2;

/// The stream that the judge draws from; no table does.
const SEED: u64 = 0x5eed_0f1d_6e00_0001;

/// A decision of a match, judged on what was known when it was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// The number of the step, from 1; in a record it stands one line further down, after the header.
    pub step: usize,
    pub seat: Seat,
    /// How many legal actions there were.
    pub choices: usize,
    /// What the seat would have had more of the win after the better action.
    #[serde(serialize_with = "digits::one")]
    pub cost: f64,
    /// Whether the cost is greater than two standard errors.
    pub clear: bool,
    pub played: Outlook,
    /// None where nothing better was found.
    pub better: Option<Reason>,
}

/// A decision and the actions that seem better than the one played.
pub(super) struct Question<G: Game> {
    asked: Asked<G::Action>,
    choices: usize,
    rivals: Vec<G::Action>,
}

/// A decision with the values of all that could have been better.
pub(super) struct Weighed<G: Game> {
    asked: Asked<G::Action>,
    choices: usize,
    played: Valued,
    actions: Vec<G::Action>,
    /// The value after each of the actions.
    pub(super) rivals: Vec<Valued>,
}

impl<G: Game> Question<G> {
    /// Nothing where there was no choice.
    pub(super) fn ask(course: &Course<'_, G>, asked: Asked<G::Action>, pace: &Pace) -> Option<Question<G>> {
        let (game, state) = (course.game, &course.positions[asked.index]);
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        if legal.len() < 2 {
            return None;
        }
        let judged = brain::<G>().judge(game, state, pace.next(), &mut stream(SEED, asked.index as u64, 0));
        Some(Question { asked, choices: legal.len(), rivals: rivals(&judged, asked.seat, asked.action) })
    }

    /// How many searches it takes to value what seems better.
    pub(super) fn searches(&self, course: &Course<'_, G>) -> u64 {
        let state = &course.positions[self.asked.index];
        let count = |&action: &G::Action| searches(course.game, &after(course.game, state, action));
        self.rivals.iter().map(count).sum()
    }

    pub(super) fn weigh(
        &self,
        course: &Course<'_, G>,
        valuer: &Valuer<'_, G>,
        values: &[Valued],
    ) -> Weighed<G> {
        let Asked { index, .. } = self.asked;
        let state = &course.positions[index];
        // The same number as that of the position after the action played: the same luck for all.
        let value = |&action: &G::Action| valuer.value(&after(course.game, state, action), index as u64 + 1);
        Weighed {
            asked: self.asked,
            choices: self.choices,
            played: values[index + 1].clone(),
            actions: self.rivals.clone(),
            rivals: self.rivals.iter().map(value).collect(),
        }
    }
}

impl<G: Game> Weighed<G> {
    /// The verdict; a cost above `margin` is clear.
    pub(super) fn decision(self, course: &Course<'_, G>, margin: f64) -> Decision {
        let Asked { index, seat, action } = self.asked;
        let (game, state) = (course.game, &course.positions[index]);
        let own = |value: &Valued| value.chances[seat.index()];
        let options = self.actions.iter().zip(&self.rivals);
        let best = options.max_by(|a, b| own(a.1).total_cmp(&own(b.1)));
        let better =
            best.filter(|(_, value)| own(value) > own(&self.played)).map(|(&better, value)| Reason {
                role: Role::Better,
                outlook: outlook(game, state, better, &value.chances),
                gain: own(value) - own(&self.played),
                words: compared(seat, &value.chances, &self.played.chances),
                grounds: grounds(game, state, better, action),
            });
        let cost = better.as_ref().map_or(0.0, |reason| reason.gain);
        Decision {
            step: index + 1,
            seat,
            choices: self.choices,
            cost,
            clear: cost > margin,
            played: outlook(game, state, action, &self.played.chances),
            better,
        }
    }
}

/// The best actions of those judged that seem better for the seat than the one played.
fn rivals<A: Copy + PartialEq>(judged: &[Judged<A>], seat: Seat, played: A) -> Vec<A> {
    let own = |each: &Judged<A>| each.chances[seat.index()];
    let bar = judged.iter().find(|each| each.action == played).map(own);
    let seems_better = |each: &&Judged<A>| each.action != played && bar.is_none_or(|bar| own(each) > bar);
    judged.iter().filter(seems_better).take(RIVALS).map(|each| each.action).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::PerSeat;

    #[test]
    fn only_actions_that_seem_better_are_valued() {
        let judged: Vec<Judged<char>> = [('a', 0.6), ('b', 0.5), ('c', 0.4), ('d', 0.3)]
            .map(|(action, chance)| Judged { action, chances: PerSeat::from_iter([1.0 - chance, chance]) })
            .into();
        let rivals = |played| rivals(&judged, Seat::new(1), played);
        assert_eq!(rivals('a'), [] as [char; 0]);
        assert_eq!(rivals('b'), ['a']);
        assert_eq!(rivals('d'), ['a', 'b']);
        assert_eq!(rivals('z'), ['a', 'b'], "one that was not judged may be worse than all");
    }
}
