//! The match that an engine session is playing, and where its luck comes from.

use super::answer::Problem;
use super::command::New;
use bots::Budget;
use game_core::erased::{AnyGame, AnyMatch};
use game_core::random::{SimRng, stream};
use game_core::record::{Header, Text};
use game_core::{PerSeat, Replay, Seat, SetupError, Turn};
use serde_json::{Value, json};

pub(crate) struct Table {
    header: Header,
    pub(crate) played: Box<dyn AnyMatch>,
    nature: Nature,
    /// What each seat's bot draws from.
    luck: PerSeat<SimRng>,
}

enum Nature {
    /// Draws for itself.
    Drawn(SimRng),
    /// Its outcomes come as commands.
    Manual,
}

impl Table {
    /// A new match, with these components unless it names others. With seed S, nature and bots draw as in match 0 of
    /// a simulation with seed S.
    pub(crate) fn new(game: &dyn AnyGame, new: &New, components: Option<&Value>) -> Result<Table, Problem> {
        let played =
            game.open(&new.setup(components)).map_err(|error| Problem::command(error.to_string()))?;
        let seed = new.seed.map_or_else(entropy, Ok)?;
        let nature = match new.chance {
            Some(_) => Nature::Manual,
            None => Nature::Drawn(stream(seed, 0, 0)),
        };
        let mut table = Table { header: played.header(), luck: luck(&*played, seed), played, nature };
        table.draw();
        Ok(table)
    }

    /// The match of a record, finished or not, with these components unless it carries others.
    pub(crate) fn load(
        game: &dyn AnyGame,
        lines: &[Value],
        components: Option<&Value>,
    ) -> Result<Table, Problem> {
        let own = game.info().id;
        let find = |id: &str| match id == own {
            true => games::find(id),
            false => Err(SetupError::Game { id: id.to_owned(), known: own.to_owned() }),
        };
        let mut replay = Replay::new(&find).with_components(components.cloned());
        for line in lines {
            replay.feed(line)?;
        }
        let (header, played) = replay.finish()?;
        Ok(Table { header, luck: luck(&*played, entropy()?), played, nature: Nature::Manual })
    }

    /// Does an action and whatever nature draws after it, and tells what happened.
    pub(crate) fn act(&mut self, seat: Seat, action: &Value) -> Result<Value, Problem> {
        let mut events = self.played.act(seat, action)?;
        events.extend(self.draw());
        Ok(json!({ "events": events, "to_act": self.played.turn() }))
    }

    /// Does what nature is said to have done. (Where it draws for itself it is never to act.)
    pub(crate) fn chance(&mut self, chance: &Value) -> Result<Value, Problem> {
        let events = self.played.chance(chance)?;
        Ok(json!({ "events": events, "to_act": self.played.turn() }))
    }

    /// The action that a bot would choose; it thinks for `budget` unless its name says otherwise.
    pub(crate) fn bot(&mut self, name: &str, budget: Option<Budget>) -> Result<Value, Problem> {
        let mut unused = stream(0, 0, 0);
        let rng = match self.played.turn() {
            Turn::Seat(seat) => &mut self.luck[seat.index()],
            Turn::Chance | Turn::Over => &mut unused,
        };
        let action = bots::decide(&*self.played, name, budget, rng)
            .map_err(|error| Problem::command(error.to_string()))?;
        let action =
            action.ok_or_else(|| Problem::turn("no seat is to act, so a bot has nothing to choose"))?;
        Ok(json!({ "action": action }))
    }

    /// What to do and why. (It is given neither nature's luck nor that of the seats' bots.)
    pub(crate) fn hint(&self, budget: Budget) -> Result<Value, Problem> {
        let hint = bots::hint(&*self.played, budget);
        let hint = hint.ok_or_else(|| Problem::turn("no seat is to act, so there is nothing to advise"))?;
        Ok(json!(hint))
    }

    pub(crate) fn record(&self) -> Vec<Value> {
        self.played.record(&self.header)
    }

    /// Lets nature decide for as long as it is to act, if it draws for itself.
    fn draw(&mut self) -> Vec<Text> {
        let mut events = Vec::new();
        let Nature::Drawn(rng) = &mut self.nature else { return events };
        while let Some(chance) = self.played.sample(rng) {
            events.extend(self.played.chance(&chance).expect("what was drawn is possible"));
        }
        events
    }
}

fn luck(played: &dyn AnyMatch, seed: u64) -> PerSeat<SimRng> {
    played.seats().iter().map(|seat| stream(seed, 0, 1 + seat.index() as u64)).collect()
}

fn entropy() -> Result<u64, Problem> {
    getrandom::u64().map_err(|error| Problem::command(format!("this system gives no random seed: {error}")))
}
