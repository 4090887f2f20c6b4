//! One run of the engine: what each command does to the match at hand.

use super::answer::{Answer, Problem};
use super::command::{Ask, Command};
use super::table::Table;
use bots::Budget;
use game_core::Seat;
use game_core::erased::AnyGame;
use game_core::random::stream;
use serde_json::{Value, json};

pub(crate) struct Session {
    game: &'static dyn AnyGame,
    /// What a match is played with that does not say itself.
    components: Option<Value>,
    table: Option<Table>,
}

impl Session {
    pub(crate) fn new(game: &'static dyn AnyGame, components: Option<Value>) -> Session {
        Session { game, components, table: None }
    }

    /// Does what a line of input says; a command that fails changes nothing.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Answer {
        match Command::read(line) {
            Ok(Command::New(new)) => self.open(Table::new(self.game, &new, self.components.as_ref())).into(),
            Ok(Command::Load(lines)) => {
                self.open(Table::load(self.game, &lines, self.components.as_ref())).into()
            }
            Ok(Command::Ask(ask)) => self.at_table(ask).into(),
            Ok(Command::Quit) => Answer::bye(),
            Err(problem) => problem.into(),
        }
    }

    fn open(&mut self, table: Result<Table, Problem>) -> Result<Value, Problem> {
        let table = self.table.insert(table?);
        Ok(json!({ "to_act": table.played.turn() }))
    }

    fn at_table(&mut self, ask: Ask) -> Result<Value, Problem> {
        let table = self.table.as_mut().ok_or_else(Problem::no_match)?;
        match ask {
            Ask::State => Ok(table.played.state()),
            Ask::View(viewer) => view(table, viewer),
            Ask::Legal => Ok(json!(table.played.legal_actions())),
            Ask::Act(act) => table.act(act.seat, &act.action),
            Ask::Chance(chance) => table.chance(&chance),
            Ask::SampleChance(seed) => sample(table, seed),
            Ask::Bot(bot) => table.bot(&bot.name, bot.ms.map(Budget::from)),
            Ask::Hint(hint) => table.hint(hint.budget()),
            Ask::Record => Ok(table.record().into()),
            Ask::Result => Ok(table.played.result().into()),
        }
    }
}

fn view(table: &Table, viewer: Option<Seat>) -> Result<Value, Problem> {
    let seats = table.played.seats();
    match viewer.filter(|&seat| !seats.contains(seat)) {
        Some(_) => Err(Problem::command(format!("view: the seats are 0 to {}, or null", seats.count() - 1))),
        None => Ok(json!(table.played.view(viewer))),
    }
}

fn sample(table: &Table, seed: u64) -> Result<Value, Problem> {
    let outcome = table.played.sample(&mut stream(seed, 0, 0));
    outcome.ok_or_else(|| Problem::turn("nature is not to act, so there is nothing to draw"))
}
