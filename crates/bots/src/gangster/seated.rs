//! The table that something remembered of districts holds for.

use game_core::{Game, Seats};
use gangster::{Components, Gangster};

#[derive(Default)]
pub(super) struct Seated(Option<(Seats, Components)>);

impl Seated {
    /// Sits down at the table of this match; tells whether it is another one than before.
    pub(super) fn moves_to(&mut self, game: &Gangster) -> bool {
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
    fn only_another_table_moves_to() {
        let mut seated = Seated::default();
        let moved = [4, 4, 3, 3, 4].map(|seats| seated.moves_to(&table(seats)));
        assert_eq!(moved, [true, false, true, false, true]);
    }
}
