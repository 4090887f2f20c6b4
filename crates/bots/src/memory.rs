//! Limited memory. Chips and hands lie hidden at a table, though whoever remembers every step knows them. A forgetful
//! player sees each change when it happens, but every round it forgets each hidden thing of its rivals with some
//! chance, and then takes it to be anywhere it may be. It thinks about the position it believes in; what is shown to
//! it is there as it is.

use crate::{Level, Player};
use game_core::random::{SimRng, below};
use game_core::{Game, Seat};

/// How well a player remembers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Memory {
    /// The chance to forget a thing within a round.
    forgets: f32,
}

impl Memory {
    /// The memory of a level; none where it is perfect.
    pub(crate) const fn of(level: Level) -> Option<Memory> {
        match level {
            Level::Easy => Some(Memory { forgets: 0.3 }),
            Level::Normal => Some(Memory { forgets: 0.1 }),
            Level::Hard | Level::Expert => None,
        }
    }

    /// Whether a thing is forgotten in the course of so many rounds.
    pub(crate) fn loses(self, rounds: u32, rng: &mut SimRng) -> bool {
        const PARTS: u32 = 1 << 24;
        let kept = (1.0 - self.forgets).powi(rounds as i32);
        below(rng, PARTS) as f32 >= kept * PARTS as f32
    }
}

/// What a seat recollects of a match of one game, as far as it was asked to act in it.
pub(crate) trait Recollection<G: Game>: Send {
    /// The position as the seat to act believes it: it sees the same there and can do the same.
    fn believed(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut SimRng) -> G::State;
}

/// A player that acts on what it recollects.
struct Forgetful<G: Game, R> {
    player: Box<dyn Player<G>>,
    recollection: R,
}

impl<G: Game, R: Recollection<G>> Player<G> for Forgetful<G, R> {
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut SimRng) -> G::Action {
        let believed = self.recollection.believed(game, state, seat, rng);
        self.player.choose(game, &believed, seat, rng)
    }

    fn recall(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut SimRng) {
        let believed = self.recollection.believed(game, state, seat, rng);
        self.player.recall(game, &believed, seat, rng);
    }
}

/// The player with the memory of its level.
pub(crate) fn with_memory<G: Game, R: Recollection<G> + 'static>(
    level: Level,
    player: Box<dyn Player<G>>,
    recollection: impl FnOnce(Memory) -> R,
) -> Box<dyn Player<G>> {
    match Memory::of(level) {
        Some(memory) => Box::new(Forgetful { player, recollection: recollection(memory) }),
        None => player,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use game_core::playout::{play_out, random_action};
    use game_core::random::stream;

    /// How often a seat believes in a position other than the true one, in random matches of this game.
    pub(crate) struct Beliefs {
        pub(crate) asked: u32,
        pub(crate) wrong: u32,
    }

    /// Plays matches at random. Of two seats, one recollects the match and one is new at every decision; both
    /// must see what there is to see and be able to do what they can do.
    /// What they believe in is audited too.
    pub(crate) fn beliefs<G: Game, R: Recollection<G>>(
        game: &G,
        recollection: impl Fn() -> R,
        audit: impl Fn(&G::State, &G::State),
    ) -> Beliefs {
        let mut found = Beliefs { asked: 0, wrong: 0 };
        for number in 0..2 {
            let mut watching = recollection();
            let (mut nature, mut luck) = (stream(8, number, 0), stream(8, number, 1));
            let choose = |state: &G::State, seat: Seat| {
                let believed = match seat.index() {
                    0 => Some(watching.believed(game, state, seat, &mut luck)),
                    1 => Some(recollection().believed(game, state, seat, &mut luck)),
                    _ => None,
                };
                if let Some(believed) = believed {
                    check(game, state, &believed, seat);
                    audit(state, &believed);
                    found.asked += 1;
                    found.wrong += u32::from(believed != *state);
                }
                random_action(game, state, &mut luck, &mut Vec::new())
            };
            play_out(game, &mut game.start(), &mut nature, choose, |_| ());
        }
        found
    }

    fn check<G: Game>(game: &G, state: &G::State, believed: &G::State, seat: Seat) {
        let shown = |state: &G::State| serde_json::to_value(game.view(state, Some(seat))).unwrap();
        assert_eq!(shown(state), shown(believed));
        let actions = |state: &G::State| {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            actions
        };
        assert_eq!(actions(state), actions(believed));
    }

    #[test]
    fn the_weaker_a_level_the_more_it_forgets_and_the_strong_forget_nothing() {
        let lost = Level::ALL.map(|level| {
            let mut rng = stream(1, 2, 3);
            Memory::of(level).map_or(0, |memory| (0..1000).filter(|_| memory.loses(3, &mut rng)).count())
        });
        assert!(lost[0] > 2 * lost[1] && lost[1] > 50 && lost[2..] == [0, 0], "{lost:?}");
    }

    #[test]
    fn nothing_is_forgotten_within_a_round() {
        let mut rng = stream(1, 2, 3);
        let memory = Memory { forgets: 0.9 };
        assert!((0..1000).all(|_| !memory.loses(0, &mut rng)));
    }
}
