//! Playing on from a position for some rounds, and asking the net where that led. Who thinks makes the turn that the
//! net values most, who does not the one that the greedy player likes best, which is many times faster.

use super::taste::Taste;
use super::turns::{WholeTurn, whole_turns};
use super::value::Valuer;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Seat, Silent, Turn};
use new_york::{Decks, NewYork, Phase, State};

pub(super) struct Ahead {
    pub(super) valuer: Valuer,
    turns: Vec<WholeTurn>,
    /// How much each of the turns is liked, and its place among them.
    liked: Vec<(f32, usize)>,
}

/// How many turns the net is asked about while playing on.
const SHORTLIST: usize = 5;

/// Whose turns the net chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thinking {
    Everybody,
    Only(Seat),
}

/// The luck of a line: what each deck brings, and what else is drawn.
pub(super) struct Luck {
    decks: Decks<SimRng>,
    other: SimRng,
}

impl Luck {
    /// The same for all who go through the same line.
    pub(super) fn of(seed: u64, line: u64) -> Luck {
        let decks = Decks { buildings: stream(seed, line, 1), money: stream(seed, line, 2) };
        Luck { decks, other: stream(seed, line, 0) }
    }
}

impl Ahead {
    pub(super) fn new(valuer: Valuer) -> Ahead {
        Ahead { valuer, turns: Vec::new(), liked: Vec::new() }
    }

    /// The chances to win of all seats after `turns` more turns, as nature happens to draw.
    pub(super) fn look(
        &mut self,
        game: &NewYork,
        state: &State,
        turns: usize,
        thinking: Thinking,
        luck: &mut Luck,
    ) -> PerSeat<f32> {
        let (mut state, mut left) = (*state, turns);
        loop {
            match game.turn(&state) {
                Turn::Chance if left > 0 => {
                    let chance = match state.phase {
                        Phase::Refill { .. } => game.sample_refill(&state, &mut luck.decks),
                        _ => game.sample(&state, &mut luck.other),
                    };
                    game.resolve(&mut state, &chance, &mut Silent);
                }
                Turn::Seat(seat) if left > 0 => {
                    left -= 1;
                    whole_turns(game, &state, &mut self.turns);
                    let best = match thinking {
                        Thinking::Only(thinker) if thinker != seat => {
                            Taste::TUNED.best(game, &self.turns, seat)
                        }
                        _ => {
                            let (best, chances) = self.best(game, seat, &mut luck.other);
                            if left == 0 {
                                return chances;
                            }
                            best
                        }
                    };
                    state = self.turns[best].after;
                }
                _ => return self.valuer.chances(game, &state, &mut luck.other),
            }
        }
    }

    /// The turn that the net values most of those that the greedy player likes well, and the chances after it.
    fn best(&mut self, game: &NewYork, seat: Seat, rng: &mut SimRng) -> (usize, PerSeat<f32>) {
        self.liked.clear();
        self.liked.extend(Taste::TUNED.likings(game, &self.turns, seat).zip(0..));
        if self.liked.len() > SHORTLIST {
            self.liked.select_nth_unstable_by(SHORTLIST, |a, b| b.0.total_cmp(&a.0));
            self.liked.truncate(SHORTLIST);
        }
        let among = self.liked.iter().map(|&(_, at)| at);
        self.valuer.best(game, &self.turns, among, seat, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};

    #[test]
    fn a_line_that_ends_with_ones_own_turn_tells_what_the_net_thinks_of_it() {
        let (mut ahead, mut turns, mut seen) = (Ahead::new(Valuer::trained()), Vec::new(), 0);
        for (game, steps) in tables().flat_map(|game| (1..60).map(move |steps| (game.clone(), steps))) {
            let state = played(&game, 8, steps);
            let Phase::Action { seat } = state.phase else { continue };
            whole_turns(&game, &state, &mut turns);
            let looked = ahead.look(&game, &state, 1, Thinking::Everybody, &mut Luck::of(1, 1));
            let rng = &mut Luck::of(1, 1).other;
            let near = |turn: &WholeTurn, ahead: &mut Ahead, rng: &mut SimRng| {
                let chances = ahead.valuer.chances(&game, &turn.after, rng);
                chances.iter().zip(&looked).all(|(one, other)| (one - other).abs() < 1e-4)
            };
            assert!(turns.iter().any(|turn| near(turn, &mut ahead, rng)), "{state:?}");
            seen += 1;
            if turns.len() <= SHORTLIST {
                let best =
                    turns.iter().map(|turn| ahead.valuer.chances(&game, &turn.after, rng)[seat.index()]);
                assert!((best.fold(0.0, f32::max) - looked[seat.index()]).abs() < 1e-4);
            }
        }
        assert!(seen > 20, "{seen}");
    }
}
