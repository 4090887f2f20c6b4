//! The match being played: its record is the truth, and every step is kept in its file at once.

use super::company::{Company, names_of};
use super::file::RecordFile;
use crate::fail::Fail;
use crate::replay::replay_file;
use game_core::erased::AnyMatch;
use game_core::random::stream;
use game_core::record::{Header, Text};
use game_core::{Refused, Replay, Seat, Turn};
use serde_json::Value;
use std::path::Path;

pub(crate) struct Table {
    header: Header,
    played: Box<dyn AnyMatch>,
    company: Company,
    names: Vec<String>,
    /// What happened, and in which step.
    happened: Vec<(usize, Value)>,
    seed: u64,
    file: RecordFile,
}

/// Who is to play at a table of so many seats.
pub(crate) type Ask<'a> = &'a dyn Fn(usize) -> Result<Company, Fail>;

impl Table {
    pub(crate) fn new(
        played: Box<dyn AnyMatch>,
        company: Company,
        seed: u64,
        file: RecordFile,
    ) -> Result<Table, Fail> {
        let mut header = played.header();
        company.note_in(&mut header);
        let names = names_of(&header, played.seats().count());
        let table = Table { header, played, company, names, happened: Vec::new(), seed, file };
        table.save()?;
        Ok(table)
    }

    /// The match of a record, with those who played it or with others.
    pub(crate) fn resume(path: &Path, seed: u64, others: Option<Ask<'_>>) -> Result<Table, Fail> {
        let mut happened = Vec::new();
        let replayed = replay_file(path, None, |played, events| note(&mut happened, played, events));
        let (mut header, played) = replayed.map_err(Fail::File)?;
        if played.turn() == Turn::Over {
            let path = path.display();
            return Err(Fail::File(format!("{path}: this match is over; `speakeasy watch {path}` shows it")));
        }
        let seats = played.seats().count();
        let company = others.map_or_else(|| Company::recorded(&header, seats), |ask| ask(seats))?;
        company.note_in(&mut header);
        let names = names_of(&header, seats);
        Ok(Table { header, played, company, names, happened, seed, file: RecordFile::at(path) })
    }

    /// From now on the record goes elsewhere.
    pub(crate) fn keep_in(&mut self, file: RecordFile) -> Result<(), Fail> {
        self.file = file;
        self.save()
    }

    pub(crate) fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }

    pub(crate) fn company(&self) -> &Company {
        &self.company
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn file(&self) -> &Path {
        self.file.path()
    }

    pub(crate) fn happened(&self) -> impl Iterator<Item = &Value> {
        self.happened.iter().map(|(_, event)| event)
    }

    /// Where all luck comes from.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// Does what a seat decided; the inner error is why it may not.
    pub(crate) fn act(&mut self, seat: usize, action: &Value) -> Result<Result<(), Refused>, Fail> {
        match self.played.act(Seat::new(seat), action) {
            Err(refused) => Ok(Err(refused)),
            Ok(events) => {
                note(&mut self.happened, &*self.played, &events);
                self.save().map(Ok)
            }
        }
    }

    /// Lets nature decide once. Its luck depends on the seed and the step alone: going on later changes nothing.
    pub(crate) fn draw(&mut self) -> Result<(), Fail> {
        let mut nature = stream(self.seed, self.played.steps() as u64, 0);
        let Some(chance) = self.played.sample(&mut nature) else { return Ok(()) };
        let events = self.played.chance(&chance).expect("what was drawn is possible");
        note(&mut self.happened, &*self.played, &events);
        self.save()
    }

    /// Takes a person's action back, as long as it is the last step; the inner error is why it cannot be.
    pub(crate) fn undo(&mut self) -> Result<Result<(), &'static str>, Fail> {
        let Some(last) = self.played.last_step() else { return Ok(Err("Nothing was done yet.")) };
        let Some(seat) = last["seat"].as_u64() else {
            return Ok(Err("Luck has decided since your last action; what was drawn stays."));
        };
        if self.company.bot(seat as usize).is_some() {
            return Ok(Err("Others have acted since your last action; it stays."));
        }
        let steps = self.played.steps() - 1;
        let lines = self.played.record(&self.header);
        let mut replay = Replay::new(&games::find);
        for line in &lines[..=steps] {
            replay.feed(line).expect("what was played can be played again");
        }
        // Nobody has won yet at a step before the last.
        let (_, played) = replay.finish().expect("it goes on from here");
        self.played = played;
        self.happened.retain(|(step, _)| *step <= steps);
        self.save().map(Ok)
    }

    fn save(&self) -> Result<(), Fail> {
        self.file.write(&self.played.record(&self.header))
    }
}

/// What a bot does for the seat to act. Its luck depends on the seed and the step alone, as nature's does.
///
/// # Panics
/// If no seat is to act, or there is no such bot.
pub(crate) fn decide(played: &dyn AnyMatch, bot: &str, seed: u64, seat: usize) -> Value {
    let mut luck = stream(seed, played.steps() as u64, 1 + seat as u64);
    let decided = bots::decide(played, bot, None, &mut luck).expect("the company knows its bots");
    decided.expect("a seat is to act")
}

fn note(happened: &mut Vec<(usize, Value)>, played: &dyn AnyMatch, events: &[Text]) {
    let read =
        |event: &Text| serde_json::from_str::<Value>(event.get()).expect("what the rules wrote is JSON");
    happened.extend(events.iter().map(|event| (played.steps(), read(event))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Setup;
    use serde_json::json;

    fn table(folder: &Path, game: &str, people: &[usize]) -> Table {
        let played = games::find(game).unwrap().open(&Setup::new(3, json!({}))).unwrap();
        let company = Company::asked(3, people, false, &[]).unwrap();
        let file = RecordFile::create(&folder.join("match.jsonl")).unwrap();
        Table::new(played, company, 1, file).unwrap()
    }

    fn draw_all(table: &mut Table) -> usize {
        while table.played().turn() == Turn::Chance {
            table.draw().unwrap();
        }
        match table.played().turn() {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("{turn:?}"),
        }
    }

    #[test]
    fn an_action_is_taken_back_while_it_is_the_last_step() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = table(folder.path(), "don", &[0, 1, 2]);
        assert!(table.undo().unwrap().is_err());
        let seat = draw_all(&mut table);
        assert_eq!(
            table.undo().unwrap(),
            Err("Luck has decided since your last action; what was drawn stays.")
        );
        let (before, told) = (table.played().state(), table.happened().count());
        table.act(seat, &json!({"type":"bid","amount":3})).unwrap().unwrap();
        assert_eq!(table.happened().count(), told + 1);
        table.undo().unwrap().unwrap();
        assert_eq!((table.played().state(), table.happened().count()), (before, told));
        let again = Table::resume(table.file(), 1, None).unwrap();
        assert_eq!(again.played().state(), table.played().state());
    }

    #[test]
    fn what_a_bot_did_stays() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = table(folder.path(), "don", &[0]);
        let seat = draw_all(&mut table);
        table.act(seat, &json!({"type":"pass"})).unwrap().unwrap();
        assert_eq!(table.undo().unwrap().is_ok(), table.company().bot(seat).is_none());
    }

    #[test]
    fn a_refused_action_changes_nothing_and_names_the_rule() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = table(folder.path(), "don", &[0, 1, 2]);
        let seat = draw_all(&mut table);
        let refused = table.act(seat, &json!({"type":"bid","amount":13})).unwrap().unwrap_err();
        assert_eq!(refused.id(), "D3.4");
    }

    #[test]
    fn going_on_later_meets_the_same_luck_and_company() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = table(folder.path(), "gangster", &[1]);
        let again = Table::resume(table.file(), 1, None);
        let mut again = again.unwrap();
        draw_all(&mut table);
        draw_all(&mut again);
        assert_eq!(table.played().state(), again.played().state());
        assert_eq!((again.company(), again.names()), (table.company(), table.names()));
    }

    #[test]
    fn a_file_that_is_there_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        RecordFile::create(&path).unwrap();
        assert!(RecordFile::create(&path).is_err());
    }
}
