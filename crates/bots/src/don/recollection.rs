//! What a forgetful player believes of its rivals' chips [D1.3]: how many there are in all is plain, and who paid whom how
//! much this round; what came before fades, and chips whose owner is forgotten seem to be anybody's.

use crate::memory::{Memory, Recollection};
use don::{Auction, Chips, Don, Enforcement, Phase, State};
use game_core::random::{SimRng, pick};
use game_core::{Game, Seat};

type Purses = [i16; 6];

pub(super) struct Purse {
    memory: Memory,
    last: Option<Seen>,
}

/// A position as a seat saw it, and the chips that it believed everybody to have in it.
struct Seen {
    seat: Seat,
    state: State,
    believed: Purses,
}

impl Purse {
    pub(super) fn new(memory: Memory) -> Purse {
        Purse { memory, last: None }
    }
}

impl Recollection<Don> for Purse {
    fn believed(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> State {
        if game.options().chips == Chips::Open {
            return *state;
        }
        let rivals: Vec<usize> =
            game.seats().iter().filter(|&other| other != seat).map(Seat::index).collect();
        let mut believed = self.remembered(state, seat, &rivals, rng);
        believed[seat.index()] = state.chips[seat.index()].into();
        make_possible(game, state, &rivals, &mut believed);
        self.last = Some(Seen { seat, state: *state, believed });
        State { chips: believed.map(|purse| purse as u8), ..*state }
    }
}

impl Purse {
    /// What was believed before and is not forgotten since, and what has changed. Who has not watched has had all
    /// the rounds so far to forget.
    fn remembered(&self, state: &State, seat: Seat, rivals: &[usize], rng: &mut SimRng) -> Purses {
        let now = state.chips.map(i16::from);
        match self.last.as_ref().filter(|last| last.seat == seat && precedes(&last.state, state)) {
            Some(Seen { state: then, believed, .. }) => {
                let rounds = u32::from(state.round - then.round);
                let old = self.faded(*believed, rivals, rounds, rng);
                std::array::from_fn(|seat| old[seat] + now[seat] - i16::from(then.chips[seat]))
            }
            None => self.faded(now, rivals, u32::from(state.round - 1), rng),
        }
    }

    /// Each chip that is forgotten is given to any of the rivals.
    fn faded(&self, purses: Purses, rivals: &[usize], rounds: u32, rng: &mut SimRng) -> Purses {
        let mut faded = purses;
        for &rival in rivals {
            for _ in 0..purses[rival] {
                if self.memory.loses(rounds, rng) {
                    faded[rival] -= 1;
                    faded[pick(rng, rivals)] += 1;
                }
            }
        }
        faded
    }
}

/// Whether one position can come before another at the same table.
fn precedes(then: &State, now: &State) -> bool {
    let all = |state: &State| state.chips.iter().fold(state.pot, |sum, chips| sum + chips);
    then.round <= now.round && all(then) == all(now)
}

/// Nobody has less than nothing, nor [D3.4] less than he has bid where that is checked; what is missing comes from
/// whoever seems to have most to spare.
fn make_possible(game: &Don, state: &State, rivals: &[usize], purses: &mut Purses) {
    let standing = match (&state.phase, game.options().enforcement) {
        (Phase::Auction(Auction { standing, .. }), Enforcement::Strict) => *standing,
        _ => None,
    };
    let bid = |rival: usize| standing.filter(|bid| bid.seat.index() == rival).map_or(0, |bid| bid.amount);
    let spare = |purses: &Purses, rival: usize| purses[rival] - i16::from(bid(rival));
    while let Some(&short) = rivals.iter().find(|&&rival| spare(purses, rival) < 0) {
        let richest = rivals.iter().max_by_key(|&&rival| spare(purses, rival));
        purses[*richest.expect("there are rivals")] -= 1;
        purses[short] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::memory::tests::{Beliefs, beliefs};
    use don::Options;
    use game_core::{Fixed, Seats};

    fn believed(seats: usize, options: Options) -> Beliefs {
        let game = Don::new(Seats::new(seats), options, Fixed).unwrap();
        let is_strict = options.enforcement == Enforcement::Strict;
        let audit = |state: &State, believed: &State| {
            assert_eq!(state.chips.iter().sum::<u8>(), believed.chips.iter().sum::<u8>());
            if let (Phase::Auction(Auction { standing: Some(bid), .. }), true) = (believed.phase, is_strict) {
                assert!(believed.chips[bid.seat.index()] >= bid.amount, "{believed:?}");
            }
        };
        beliefs(&game, || Purse::new(Memory::of(Level::Easy).unwrap()), audit)
    }

    #[test]
    fn rivals_chips_are_misremembered_and_all_else_is_known() {
        use Enforcement::{Strict, Table};
        for (seats, enforcement) in [(3, Strict), (4, Strict), (6, Strict), (5, Table)] {
            let Beliefs { asked, wrong } = believed(seats, Options { enforcement, ..Options::default() });
            assert!(wrong > asked / 2, "{wrong} of {asked}");
        }
    }

    #[test]
    fn open_chips_are_not_forgotten() {
        assert_eq!(believed(4, Options { chips: Chips::Open, ..Options::default() }).wrong, 0);
    }

    #[test]
    fn a_change_is_seen_when_it_happens() {
        let game = Don::new(Seats::new(4), Options::default(), Fixed).unwrap();
        let mut purse = Purse::new(Memory::of(Level::Easy).unwrap());
        let mut rng = game_core::random::stream(1, 2, 3);
        let mut state = State { round: 9, chips: [12, 20, 10, 6, 0, 0], ..game.start() };
        let before = purse.believed(&game, &state, Seat::new(0), &mut rng);
        assert_ne!(before, state);
        state.chips = [12, 16, 10, 10, 0, 0];
        let after = purse.believed(&game, &state, Seat::new(0), &mut rng);
        assert_eq!(after.chips, [12, before.chips[1] - 4, before.chips[2], before.chips[3] + 4, 0, 0]);
    }
}
