//! What a position after a turn is worth to every seat: the net's opinion, or the truth where the match ends.

use super::sight::{LAYERS, Memory};
use super::turns::WholeTurn;
use crate::net::Near;
use crate::{Net, win_shares};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Seat, Silent, Turn};
use new_york::{NewYork, Phase, State};
use std::sync::{Arc, LazyLock};

/// The net that was trained: `weights/new_york.json` tells how.
static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let net = Net::from_bytes(include_bytes!("../../weights/new_york.net"));
    let fits = net.filter(|net| net.layers() == LAYERS);
    Arc::new(fits.expect("the weights were trained for what the net sees now"))
});

/// How often the last draws of a match are tried out.
const LAST_DRAWS: usize = 8;

/// Asks a net about positions.
pub(super) struct Valuer {
    net: Arc<Net>,
    memory: Memory,
    /// A position like those at hand.
    near: Near,
}

impl Valuer {
    pub(super) fn new(net: Arc<Net>) -> Valuer {
        Valuer { net, memory: Memory::default(), near: Near::default() }
    }

    pub(super) fn trained() -> Valuer {
        Valuer::new(TRAINED.clone())
    }

    /// Which of the turns `among` all promises the seat most, and the chances of all seats after it.
    pub(super) fn best(
        &mut self,
        game: &NewYork,
        turns: &[WholeTurn],
        among: impl Iterator<Item = usize>,
        seat: Seat,
        rng: &mut SimRng,
    ) -> (usize, PerSeat<f32>) {
        let mut best: Option<(usize, PerSeat<f32>)> = None;
        self.each(game, turns, among, rng, |at, chances| {
            let own = seat.index();
            if best.as_ref().is_none_or(|(_, most)| chances[own] > most[own]) {
                best = Some((at, chances));
            }
        });
        best.expect("a seat to act has a turn to make")
    }

    /// Tells `learn` the chances to win of all seats after each of the turns `among` all. Since these have much in
    /// common, only the first one is looked at as a whole.
    pub(super) fn each(
        &mut self,
        game: &NewYork,
        turns: &[WholeTurn],
        among: impl Iterator<Item = usize>,
        rng: &mut SimRng,
        mut learn: impl FnMut(usize, PerSeat<f32>),
    ) {
        self.near.forget();
        for at in among {
            let after = &turns[at].after;
            let chances =
                self.known_chances(game, after, rng).unwrap_or_else(|| self.chances_near(game, after));
            learn(at, chances);
        }
    }

    /// The chances to win of all seats.
    pub(super) fn chances(&mut self, game: &NewYork, after: &State, rng: &mut SimRng) -> PerSeat<f32> {
        self.near.forget();
        self.known_chances(game, after, rng).unwrap_or_else(|| self.chances_near(game, after))
    }

    /// The chances where no opinion is needed, because the match is over or about to be.
    fn known_chances(&self, game: &NewYork, after: &State, rng: &mut SimRng) -> Option<PerSeat<f32>> {
        match game.turn(after) {
            Turn::Over => Some(win_shares(game, after)),
            Turn::Chance if is_last_refill(game, after) => Some(last_chances(game, after, rng)),
            _ => None,
        }
    }

    fn chances_near(&mut self, game: &NewYork, after: &State) -> PerSeat<f32> {
        let fed = self.memory.fed(&self.net, game, after);
        self.near.chances(&self.net, fed, game.seats().count())
    }
}

/// [N4.4] Whether the match ends with this refill, whatever is drawn.
pub(super) fn is_last_refill(game: &NewYork, state: &State) -> bool {
    let Phase::Refill { .. } = state.phase else { return false };
    let empty = state.market.iter().filter(|slot| slot.is_none()).count() as u32;
    empty > 0 && game.building_deck(state).len() < empty
}

/// The mean of what the last refill may bring.
fn last_chances(game: &NewYork, state: &State, rng: &mut SimRng) -> PerSeat<f32> {
    let is_open = !state.scored.a || !state.scored.b || !game.building_deck(state).is_empty();
    let tries = if is_open { LAST_DRAWS } else { 1 };
    let mut sum: PerSeat<f32> = game.seats().iter().map(|_| 0.0).collect();
    for _ in 0..tries {
        let mut end = *state;
        let chance = game.sample(&end, rng);
        game.resolve(&mut end, &chance, &mut Silent);
        for (sum, share) in sum.iter_mut().zip(win_shares(game, &end)) {
            *sum += share / tries as f32;
        }
    }
    sum
}
