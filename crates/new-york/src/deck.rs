//! [N2.5] [N4.2] The money deck: five piles, two of them with a scoring card, and later the shuffled discards.
//!
//! Nobody has seen an order, so none is kept. The next card is any of the unseen ones; a scoring card lies anywhere
//! in what is left of its pile, so that it is next with the chance of one among the cards left there.

use crate::{Card, Money, NewYork, Scoring, State};

/// Cards left in each of the five piles.
pub(crate) type Piles = [u8; 5];

/// The money deck while cards are drawn from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draws {
    pub(crate) unseen: Money,
    /// None once the discards are shuffled in.
    piles: Option<Piles>,
    /// The topmost pile; those above it are used up.
    pile: usize,
    /// Whether A and B still lie in their piles.
    waiting: [bool; 2],
    has_shuffled: bool,
}

/// What may be drawn next: a money card, or the scoring card that lies in the topmost pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Top {
    /// The scoring card, and how many money cards lie with it.
    pub(crate) scoring: Option<(Scoring, u8)>,
}

/// [N2.5] Five piles of `cards`, the first ones larger by one where it does not come out even.
pub(crate) fn split(cards: u32) -> Piles {
    std::array::from_fn(|pile| (cards / 5 + u32::from((pile as u32) < cards % 5)) as u8)
}

impl NewYork {
    /// Whether a draw from the money deck would turn up anything.
    #[inline]
    pub(crate) fn has_money_to_draw(&self, state: &State) -> bool {
        !state.unseen.is_empty() || Draws::new(state).top(self, state).is_some()
    }
}

impl Draws {
    #[inline]
    pub(crate) fn new(state: &State) -> Draws {
        let waiting = [!state.scored.a, !state.scored.b];
        Draws { unseen: state.unseen, piles: state.piles, pile: 0, waiting, has_shuffled: false }
    }

    /// What may be drawn next. With nothing left the discards of `state` are shuffled in [N4.2]; none if those are
    /// gone too.
    #[inline]
    pub(crate) fn top(&mut self, game: &NewYork, state: &State) -> Option<Top> {
        let Some(piles) = self.piles else {
            return (!self.unseen.is_empty())
                .then_some(Top { scoring: None })
                .or_else(|| self.shuffle(game, state));
        };
        loop {
            let (cards, scoring) = (piles[self.pile], self.scoring());
            if cards > 0 || scoring.is_some() {
                return Some(Top { scoring: scoring.map(|scoring| (scoring, cards)) });
            }
            if self.pile == 4 {
                return self.shuffle(game, state);
            }
            self.pile += 1;
        }
    }

    /// Takes a money card from the top.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.unseen.remove(card);
        if let Some(piles) = &mut self.piles {
            piles[self.pile] -= 1;
        }
    }

    /// Takes the scoring card from the top.
    #[inline]
    pub(crate) fn take_scoring(&mut self, scoring: Scoring) {
        self.waiting[scoring as usize] = false;
    }

    /// Whatever was discarded becomes the deck, once: drawing discards nothing.
    #[cold]
    fn shuffle(&mut self, game: &NewYork, state: &State) -> Option<Top> {
        let discards = game.discards(state);
        if self.has_shuffled || discards.is_empty() {
            return None;
        }
        *self = Draws { unseen: discards, piles: None, has_shuffled: true, ..*self };
        Some(Top { scoring: None })
    }

    /// The scoring card that still lies in the topmost pile.
    #[inline]
    fn scoring(&self) -> Option<Scoring> {
        match self.pile {
            1 if self.waiting[0] => Some(Scoring::A),
            3 if self.waiting[1] => Some(Scoring::B),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_differ_by_one_at_most_the_first_being_larger() {
        // [N2.5]
        assert_eq!(split(80), [16; 5]);
        assert_eq!(split(83), [17, 17, 17, 16, 16]);
        assert_eq!(split(4), [1, 1, 1, 1, 0]);
    }
}
