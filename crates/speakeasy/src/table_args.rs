//! The part of a command line that says what is played at a table: the game, its seats, options and components.

use crate::components::ComponentsFile;
use crate::fail::Fail;
use game_core::{Game, Setup};
use serde_json::Value;

#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    terms: Terms,
}

// All of it but the game. (A doc comment would become the help of whatever command has these.)
#[derive(clap::Args)]
pub(crate) struct Terms {
    /// The number of seats; the game's usual one if not given
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<i64>,
    /// The options of the table as a JSON object; those not given have their defaults
    #[arg(long, value_name = "JSON", default_value = NO_OPTIONS)]
    options: String,
    #[command(flatten)]
    components: ComponentsFile,
}

const NO_OPTIONS: &str = "{}";

impl TableArgs {
    /// The game as agreed at this table.
    pub(crate) fn build<G: Game>(&self) -> Result<G, Fail> {
        self.terms.build()
    }
}

impl Terms {
    pub(crate) fn build<G: Game>(&self) -> Result<G, Fail> {
        let options: Value = serde_json::from_str(&self.options)
            .map_err(|error| Fail::Usage(format!("--options is not JSON: {error}")))?;
        self.components.build(Setup::new(self.seats.unwrap_or(G::info().usual_seats.into()), options))
    }

    /// Whether nothing was asked for.
    pub(crate) fn are_usual(&self) -> bool {
        self.seats.is_none() && self.options == NO_OPTIONS && !self.components.is_given()
    }
}
