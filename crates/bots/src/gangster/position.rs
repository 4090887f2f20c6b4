//! A position with the table of its worths, kept up to date through actions and draws.

use super::row::Appraiser;
use super::table::Table;
use game_core::random::Rng;
use game_core::{Game, Silent, Turn};
use gangster::{Action, Chance, Gangster, State};

#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) state: State,
    pub(super) table: Table,
}

impl Position {
    pub(super) fn new(game: &Gangster, appraiser: &mut Appraiser, state: &State) -> Position {
        appraiser.sit_down(game);
        Position { state: *state, table: Table::new(game, appraiser, state) }
    }

    #[inline]
    pub(super) fn act(&mut self, game: &Gangster, appraiser: &mut Appraiser, action: Action) {
        let district = match action {
            Action::Unload { crew, .. } => Some(self.state.crew(crew).car),
            Action::Load { district, .. } => Some(district),
            _ => None,
        };
        game.act(&mut self.state, action, &mut Silent);
        if let Some(district) = district {
            self.table.renew_district(game, appraiser, &self.state, district);
        }
    }

    /// Lets nature draw until a seat is to act or the match is over; tells whether anything was drawn.
    #[inline]
    pub(super) fn draw(&mut self, game: &Gangster, appraiser: &mut Appraiser, rng: &mut impl Rng) -> bool {
        let mut has_drawn = false;
        while game.turn(&self.state) == Turn::Chance {
            let chance = game.sample(&self.state, rng);
            game.resolve(&mut self.state, &chance, &mut Silent);
            has_drawn = true;
            match chance {
                Chance::DistrictCard { .. } => self.table.renew_doublers(game, appraiser, &self.state),
                Chance::Casino { .. } | Chance::Setup(_) => self.table.renew(game, appraiser, &self.state),
                Chance::Coast(_) => {}
            }
        }
        has_drawn
    }
}
