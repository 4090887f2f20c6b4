//! The table that something remembered of districts holds for.

use game_core::{Game, Seats};
use gangster::{Components, Gangster};

#[derive(Default)]
pub(super) struct Seated(Option<(Seats, Components)>);

impl Seated {
    /// Sits down at the table of this match; tells whether it is another one than before.
    pub(super) fn is_elsewhere(&mut self, game: &Gangster) -> bool {
        let is_here = |(seats, components): &(Seats, Components)| {
            *seats == game.seats() && components == game.components()
        };
        if self.0.as_ref().is_some_and(is_here) {
            return false;
        }
        self.0 = Some((game.seats(), game.components().clone()));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::table;
    use super::*;

    #[test]
    fn only_another_table_is_elsewhere() {
        let mut seated = Seated::default();
        let elsewhere = [4, 4, 3, 3, 4].map(|seats| seated.is_elsewhere(&table(seats)));
        assert_eq!(elsewhere, [true, false, true, false, true]);
    }
}
