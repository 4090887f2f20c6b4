//! What a greedy player looks at, each with a weight: buildings in points of the last scoring, money and what it can
//! buy in the same coin.

use super::odds::chance_of;
use super::payments::sums;
use super::standing::{Standing, Tally, points_so_far};
use super::turns::WholeTurn;
use crate::Style;
use game_core::{Game, Seat};
use new_york::{Currency, NewYork, Scoring, State};

/// The weights of a greedy player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Taste {
    /// A point of a scoring that has yet to come.
    pub(super) pending: f32,
    /// A point of a scoring that is sure to come before the next turn, on top.
    pub(super) soon: f32,
    /// A building, whatever its place brings now, for each point of the first place.
    pub(super) ambition: f32,
    /// A point that a rival has.
    pub(super) envy: f32,
    /// A coin.
    pub(super) coin: f32,
    /// A card, whatever its value.
    pub(super) card: f32,
    /// A building of the yard that can be paid exactly, for each point it would bring and one more.
    pub(super) exact: f32,
    /// The same where it can be paid, but not exactly.
    pub(super) payable: f32,
    /// A point of a building of the yard whose currency one has most of, when the match is about to end.
    pub(super) award: f32,
    /// How many buildings before the end of the deck money begins to lose its worth.
    pub(super) fade: f32,
}

impl Taste {
    /// Found by a coordinate search in self-play at four seats; a point of the last scoring weighs 1:
    /// `cargo test --release -p bots -- --ignored --nocapture tuning_finds_no_better_taste`.
    pub(super) const TUNED: Taste = Taste {
        pending: 0.125,
        soon: 4.0,
        ambition: 0.025,
        envy: 0.1,
        coin: 0.8,
        card: 1.2,
        exact: 0.2,
        payable: 0.05,
        award: 0.5,
        fade: 32.0,
    };

    pub(super) fn of(style: Style) -> Taste {
        let tuned = Taste::TUNED;
        match style {
            Style::Greedy => tuned,
            Style::Passive => Taste { coin: tuned.coin * 2.0, ..tuned },
            Style::Aggressive => Taste {
                coin: tuned.coin * 0.4,
                card: tuned.card * 0.4,
                ambition: tuned.ambition * 2.0,
                ..tuned
            },
            Style::NoDeny => Taste { envy: 0.0, ..tuned },
            Style::Hoarder => Taste { coin: tuned.coin * 1.5, card: tuned.card * 4.0, ..tuned },
        }
    }

    /// Which of its turns a seat likes best.
    pub(super) fn best(&self, game: &NewYork, turns: &[WholeTurn], seat: Seat) -> usize {
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, liking) in self.likings(game, turns, seat).enumerate() {
            if liking > most {
                (best, most) = (at, liking);
            }
        }
        best
    }

    /// How much a seat likes the position after each of its turns.
    pub(super) fn likings(
        &self,
        game: &NewYork,
        turns: &[WholeTurn],
        seat: Seat,
    ) -> impl Iterator<Item = f32> {
        let mut tally = Tally::default();
        // No turn draws a building, so all of them leave the same deck.
        let deck = turns.first().map_or(0, |turn| game.building_deck(&turn.after).len()) as f32;
        turns.iter().map(move |turn| self.liking(game, &turn.after, deck, seat, &mut tally))
    }

    fn liking(&self, game: &NewYork, after: &State, deck: f32, seat: Seat, tally: &mut Tally) -> f32 {
        let standing = Standing::of(game, after);
        let totals = tally.totals(&standing);
        let rivals = || game.seats().iter().filter(|&other| other != seat).map(Seat::index);
        if after.is_over() {
            let score = |seat: usize| points_so_far(after, seat) + totals[seat].of(Scoring::C);
            let best = rivals().map(score).max().unwrap_or(0);
            return (score(seat.index()) - best) as f32;
        }
        let turns = game.seats().count() - 1;
        let weights = [Scoring::A, Scoring::B].map(|scoring| match after.has_scored(scoring) {
            true => 0.0,
            false => self.pending + self.soon * chance_of(after, scoring, turns),
        });
        let places = |seat: usize| {
            let [a, b, c] = Scoring::ALL.map(|scoring| totals[seat].of(scoring) as f32);
            weights[0] * a + weights[1] * b + c
        };
        let envied: f32 = rivals().map(places).sum();
        places(seat.index()) - self.envy * envied
            + self.ambition * ambition(&standing, seat)
            + (deck / self.fade).min(1.0) * self.purse(after, &standing, seat)
            + (1.0 - deck / self.fade).max(0.0) * self.award * awards(game, after, &standing, seat)
    }

    /// What the money of a seat is worth to it.
    fn purse(&self, after: &State, standing: &Standing, seat: Seat) -> f32 {
        let hand = after.hands[seat.index()];
        let options = Currency::ALL.into_iter().filter_map(|slot| {
            let building = after.building(slot)?;
            let (coins, price) = (hand.of(slot), building.price());
            let weight = match () {
                () if coins.total() < u32::from(price) => return None,
                () if sums(coins) >> price & 1 == 1 => self.exact,
                () => self.payable,
            };
            Some(weight * (standing.gain(building.kind(), seat.index()).max(0) + 1) as f32)
        });
        self.coin * hand.total() as f32 + self.card * hand.len() as f32 + options.sum::<f32>()
    }
}

fn ambition(standing: &Standing, seat: Seat) -> f32 {
    let first_places = new_york::BuildingType::ALL.map(|kind| f32::from(kind.points(Scoring::C)[0]));
    let counts = standing.counts.iter().map(|counts| f32::from(counts[seat.index()]));
    counts.zip(first_places).map(|(count, points)| count * points).sum()
}

/// [N6.1] The points of the buildings in the yard that would go to the seat.
fn awards(game: &NewYork, after: &State, standing: &Standing, seat: Seat) -> f32 {
    let total = |seat: Seat, slot| after.hands[seat.index()].of(slot).total();
    let gain = |slot: Currency| {
        let building = after.building(slot)?;
        let is_richest =
            game.seats().iter().all(|other| other == seat || total(other, slot) < total(seat, slot));
        is_richest.then(|| standing.gain(building.kind(), seat.index()) as f32)
    };
    Currency::ALL.into_iter().filter_map(gain).sum()
}
