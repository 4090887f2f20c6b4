//! Where the luck of the two decks comes from: one generator for both, or one for each.

use crate::{Chance, NewYork, Phase, State, refill};
use game_core::random::Rng;

/// A generator for each deck, so that a deck brings the same cards in the same order whatever is drawn from the other:
/// whoever compares what follows from two turns lets both meet the same luck.
#[derive(Clone, Debug)]
pub struct Decks<R> {
    pub buildings: R,
    pub money: R,
}

impl NewYork {
    /// What `sample` draws at the end of a turn, with a generator for each deck.
    ///
    /// # Panics
    /// If no refill is due.
    pub fn sample_refill(&self, state: &State, decks: &mut Decks<impl Rng>) -> Chance {
        assert!(matches!(state.phase, Phase::Refill { .. }), "no refill is due in {:?}", state.phase);
        Chance::Refill(refill::draw(self, state, decks))
    }
}

pub(crate) trait Luck {
    fn buildings(&mut self) -> &mut (impl Rng + ?Sized);
    fn money(&mut self) -> &mut (impl Rng + ?Sized);
}

/// One generator for both decks.
pub(crate) struct Shared<'a, R: ?Sized>(pub(crate) &'a mut R);

impl<R: Rng + ?Sized> Luck for Shared<'_, R> {
    #[inline(always)]
    fn buildings(&mut self) -> &mut (impl Rng + ?Sized) {
        &mut *self.0
    }

    #[inline(always)]
    fn money(&mut self) -> &mut (impl Rng + ?Sized) {
        &mut *self.0
    }
}

impl<R: Rng> Luck for Decks<R> {
    #[inline(always)]
    fn buildings(&mut self) -> &mut (impl Rng + ?Sized) {
        &mut self.buildings
    }

    #[inline(always)]
    fn money(&mut self) -> &mut (impl Rng + ?Sized) {
        &mut self.money
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Drawn, Options, Refill};
    use game_core::random::{SimRng, stream};
    use game_core::{Fixed, Game, Seat, Seats, Silent};

    fn decks(seed: u64) -> Decks<SimRng> {
        Decks { buildings: stream(seed, 0, 1), money: stream(seed, 0, 2) }
    }

    /// A table after a turn in which seat 0 took the first `taken` cards of the display, and the first building if it
    /// `bought`.
    fn after_turn(game: &NewYork, taken: usize, bought: usize) -> State {
        let mut state = game.start();
        let deal = game.sample(&state, &mut stream(3, 3, 3));
        game.resolve(&mut state, &deal, &mut Silent);
        let cards: Vec<_> = state.display.cards().take(taken).collect();
        for card in cards {
            state.display.remove(card);
            state.hands[0].add(card);
        }
        for slot in state.market.iter_mut().take(bought) {
            let building = slot.take().expect("the yard is full after the deal");
            state.estates[0].add(building);
        }
        state.phase = Phase::Refill { seat: Seat::new(0) };
        state
    }

    fn drawn(game: &NewYork, state: &State, seed: u64) -> Refill {
        let chance = game.sample_refill(state, &mut decks(seed));
        assert_eq!(game.is_possible(state, &chance), Ok(()));
        let Chance::Refill(refill) = chance else { unreachable!("a refill was due") };
        refill
    }

    #[test]
    fn a_deck_brings_the_same_cards_whatever_is_drawn_from_the_other() {
        let game = NewYork::new(Seats::new(4), Options::default(), Fixed).unwrap();
        let [taken, bought, both] = [(2, 0), (0, 1), (2, 1)].map(|(t, b)| after_turn(&game, t, b));
        let mut seen = Vec::new();
        for seed in 0..50 {
            let [taken, bought, both] = [&taken, &bought, &both].map(|state| drawn(&game, state, seed));
            assert_eq!(taken.money, both.money);
            assert_eq!(bought.buildings, both.buildings);
            assert_eq!((taken.buildings.len(), bought.money.len()), (0, 0));
            seen.push(both);
        }
        // Other luck brings other cards.
        assert!(seen.iter().any(|other| other.money != seen[0].money));
        assert!(seen.iter().any(|other| other.buildings != seen[0].buildings));
        assert!(seen.iter().all(|refill| refill.money.iter().all(|drawn| matches!(drawn, Drawn::Money(_)))));
    }
}
