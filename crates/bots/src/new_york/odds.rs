//! How likely a scoring card turns up within so many draws: it lies anywhere in what is left of its pile.

use new_york::{Scoring, Spread, State};

/// Money cards that a turn draws in the mean.
const DRAWS_A_TURN: f32 = 0.9;

/// The chance that scoring A or B turns up before `turns` more turns are over; what the turn that has just ended
/// leaves to be drawn comes on top.
#[inline]
pub(super) fn chance_of(state: &State, scoring: Scoring, turns: usize) -> f32 {
    let (Some(piles), false) = (state.piles, state.has_scored(scoring)) else { return 0.0 };
    let pile = match scoring {
        Scoring::A => 1,
        Scoring::B => 3,
        Scoring::C => return 0.0,
    };
    let due = (Spread::SIZE - state.display.len()) as f32;
    let draws = due + DRAWS_A_TURN * turns as f32;
    let before: u8 = piles[..pile].iter().sum();
    ((draws - f32::from(before)) / (f32::from(piles[pile]) + 1.0)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, table};

    #[test]
    fn a_scoring_card_is_as_likely_anywhere_in_its_pile() {
        // [N2.5]
        let mut state = played(&table(4), 1, 1);
        state.display = Spread::default();
        state.piles = Some([0, 7, 10, 10, 10]);
        assert_eq!(chance_of(&state, Scoring::A, 0), 0.5);
        assert_eq!(chance_of(&state, Scoring::B, 0), 0.0);
        assert!(chance_of(&state, Scoring::A, 1) > 0.5);
        state.scored.a = true;
        assert_eq!(chance_of(&state, Scoring::A, 9), 0.0);
        state.piles = None;
        assert_eq!(chance_of(&state, Scoring::B, 9), 0.0);
    }
}
