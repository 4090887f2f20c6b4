//! How scores grow during a match: what each seat had scored after equal parts of all its steps.

use game_core::{Game, PerSeat, Silent, Step, StepOf};

/// A match is looked at before its first step and after each of so many equal parts.
pub(crate) const PARTS: usize = 20;

/// What somebody had scored, summed over places, at each look.
type Line = [i64; PARTS + 1];

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    pub(crate) seats: PerSeat<Line>,
    /// By the place of the bot in the list of names.
    pub(crate) bots: Vec<Line>,
}

impl Course {
    pub(crate) fn new(seats: usize, bots: usize) -> Course {
        Course { seats: vec![[0; PARTS + 1]; seats].into_iter().collect(), bots: vec![[0; PARTS + 1]; bots] }
    }

    /// Adds a match with these steps, played again.
    pub(crate) fn add<G: Game>(&mut self, game: &G, steps: &[StepOf<G>], seating: &[u8]) {
        let mut state = game.start();
        let mut done = 0;
        for part in 0..=PARTS {
            let until = steps.len() * part / PARTS;
            for step in &steps[done..until] {
                match step {
                    Step::Action { action, .. } => game.act(&mut state, *action, &mut Silent),
                    Step::Chance { chance } => game.resolve(&mut state, chance, &mut Silent),
                }
            }
            done = until;
            for (seat, &score) in game.scores(&state).iter().enumerate() {
                self.seats[seat][part] += i64::from(score);
                self.bots[usize::from(seating[seat])][part] += i64::from(score);
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Course) {
        let lines = self.seats.iter_mut().chain(&mut self.bots);
        for (line, more) in lines.zip(other.seats.iter().chain(&other.bots)) {
            line.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }
}
