//! What is tuned of the greedy player, and at what tables.

use super::greedy::Greedy;
use super::numbers::Numbers;
use crate::Player;
use crate::train::Tunable;
use don::{Don, Options};
use game_core::random::{SimRng, below};
use game_core::{Fixed, Game, Seats};

pub(super) struct Tuning;

impl Tunable<Don> for Tuning {
    fn names(&self) -> &'static [&'static str] {
        &["price", "potential", "deny", "urgency", "wealth", "save", "income", "sell"]
    }

    fn start(&self) -> Vec<f32> {
        Numbers::UNTUNED.to_array().to_vec()
    }

    fn player(&self, numbers: &[f32]) -> Box<dyn Player<Don>> {
        let numbers = numbers.try_into().expect("as many numbers as there are names");
        Box::new(Greedy::new(Numbers::from_array(numbers)))
    }

    /// Mostly with four seats.
    fn table(&self, rng: &mut SimRng) -> Don {
        table([4, 4, 4, 3, 5, 6][below(rng, 6) as usize])
    }
}

/// A table with the usual options.
pub(super) fn table(seats: usize) -> Don {
    Don::new(Seats::new(seats), Options::default(), Fixed).expect("Don is played with any options")
}
