//! The toy as the kit tests it.

use super::parts::{Action, State, Tokens};
use super::{Flaw, Toy};
use game_core::random::{SimRng, pick};
use game_core::{Game, Seat};
use game_testkit::Subject;

/// A table for the toy with the flaw of that number.
pub(crate) struct Table<const FLAW: u8>;

impl<const FLAW: u8> Subject for Table<FLAW> {
    type Game = Toy<FLAW>;

    fn audit(&self, _: &Toy<FLAW>, state: &State) -> Result<(), String> {
        let places = state.hands.iter().chain([&state.bag, &state.offer, &state.discards]);
        let (mut all, mut count) = (0, 0);
        for place in places {
            all |= place.0;
            count += place.len();
        }
        if all == Tokens::ALL.0 && count == 16 {
            Ok(())
        } else {
            Err(format!("{count} tokens are somewhere"))
        }
    }

    /// Swaps a token of another's hand with one that is still in the bag, which nobody sees either. (The 16 would end
    /// the match.)
    fn disguise(
        &self,
        game: &Toy<FLAW>,
        state: &State,
        viewer: Option<Seat>,
        rng: &mut SimRng,
    ) -> Option<State> {
        if FLAW == Flaw::NeverDisguises as u8 || game.options().open {
            return None;
        }
        let other =
            game.seats().iter().find(|&seat| Some(seat) != viewer && state.hands[seat.index()].len() > 0)?;
        let inside: Vec<u8> = state.bag.iter().filter(|&token| token != 16).collect();
        let held: Vec<u8> = state.hands[other.index()].iter().filter(|&token| token != 16).collect();
        if inside.is_empty() || held.is_empty() {
            return None;
        }
        let swap = Tokens::only(pick(rng, &inside)).0 | Tokens::only(pick(rng, &held)).0;
        let mut disguised = *state;
        if FLAW != Flaw::DisguisesNothing as u8 {
            disguised.bag.0 ^= swap;
            disguised.hands[other.index()].0 ^= swap;
        }
        Some(disguised)
    }

    fn universe(&self, _: &Toy<FLAW>) -> Vec<Action> {
        (0..=16).map(|token| Action::Keep { token }).chain([Toy::<FLAW>::pass()]).collect()
    }

    fn longest(&self) -> usize {
        16
    }
}
