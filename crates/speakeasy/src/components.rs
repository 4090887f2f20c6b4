//! `--components FILE`: map, tiles and counts to play with in place of a game's own.

use crate::fail::Fail;
use game_core::erased::AnyGame;
use game_core::{Game, Setup, SetupError};
use serde_json::{Map, Value};
use std::fs;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct ComponentsFile {
    /// A TOML file with the components to play with, where the game allows that (gangster)
    #[arg(long = "components", value_name = "FILE")]
    path: Option<PathBuf>,
}

impl ComponentsFile {
    pub(crate) fn is_given(&self) -> bool {
        self.path.is_some()
    }

    /// What the file holds, once it is known to be good for one of the games; nothing where none is given.
    pub(crate) fn read_for(&self, games: &[&dyn AnyGame]) -> Result<Option<Value>, Fail> {
        let Some(components) = self.read()? else { return Ok(None) };
        let mut faults = Vec::new();
        for game in games {
            let setup = Setup {
                seats: game.info().usual_seats.into(),
                options: Value::Object(Map::new()),
                components: Some(components.clone()),
            };
            match game.open(&setup) {
                Ok(_) => return Ok(Some(components)),
                Err(fault) => faults.push(fault),
            }
        }
        // What is wrong with the file tells more than that some games take none.
        let is_fixed = |fault: &SetupError| matches!(fault, SetupError::FixedComponents { .. });
        faults.sort_by_key(is_fixed);
        faults.into_iter().next().map_or(Ok(None), |fault| Err(self.explain(fault)))
    }

    /// The game of a setup, with the file's components.
    pub(crate) fn build<G: Game>(&self, setup: Setup) -> Result<G, Fail> {
        let components = self.read()?;
        Setup { components, ..setup }.build().map_err(|error| self.explain(error))
    }

    fn read(&self) -> Result<Option<Value>, Fail> {
        let Some(path) = &self.path else { return Ok(None) };
        let text = fs::read_to_string(path).map_err(|error| self.bad(&format!("cannot be read: {error}")))?;
        toml::from_str(&text).map(Some).map_err(|error| self.bad(&format!("not TOML: {error}")))
    }

    /// Bad components are the file's fault, anything else that of the command line.
    fn explain(&self, error: SetupError) -> Fail {
        match error {
            SetupError::Components(reason) => self.bad(&reason),
            other => other.into(),
        }
    }

    fn bad(&self, reason: &str) -> Fail {
        let path = self.path.as_deref().map_or_else(Default::default, |path| path.display().to_string());
        Fail::File(format!("{path}: {}", reason.trim_end()))
    }
}
