//! What must hold of an evening: every acknowledged command is in the log once, no other is, and what anybody was shown
//! is what the log says.

use crate::diary::{Diary, Given, Picture, Shown, is_final};
use crate::weather::NODES;
use game_core::record::Text;
use protocol::{Answer, By, Command, Happening, Room, What};
use server::table::{Entry, Stamped, Table};
use std::collections::BTreeSet;

/// What was wrong with an evening.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("the evening did not come to its end: {0}")]
    Stuck(String),
    #[error("the log cannot be replayed: {0}")]
    Log(String),
    /// A command has no effect though it was acknowledged, or one though it was not, or two, or two answers.
    #[error("a command: {0}")]
    Command(String),
    #[error("somebody was shown what the log does not say: {0}")]
    Shown(String),
    #[error("a task panicked, see above")]
    Panicked,
}

/// Whether an evening came to its end: then every command was answered, and everybody has seen the end at every node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Reached,
    Never,
}

/// Compares what a person was shown and told with the log.
pub(crate) fn check(log: &[Stamped], told: &Told, diary: &Diary, end: End) -> Result<(), Trouble> {
    check_commands(log, diary, end)?;
    check_shown(told, diary)?;
    check_end(log, told, diary, end)
}

/// The table after each entry, from the first on, and what happened.
pub(crate) struct Told {
    tables: Vec<Table>,
    happened: Vec<Happening<Text>>,
}

impl Told {
    pub(crate) fn of(log: &[Stamped]) -> Result<Told, Trouble> {
        let broken = |error: server::table::Broken| Trouble::Log(error.to_string());
        if log.is_empty() {
            return Ok(Told { tables: Vec::new(), happened: Vec::new() });
        }
        let (mut table, mut happened) = Table::fold(&log[..1]).map_err(broken)?;
        let mut tables = vec![table.clone()];
        for stamped in &log[1..] {
            happened.push(table.apply(stamped).map_err(broken)?);
            tables.push(table.clone());
        }
        Ok(Told { tables, happened })
    }
}

fn check_commands(log: &[Stamped], diary: &Diary, end: End) -> Result<(), Trouble> {
    let wrong = |given: &Given, why: &str| Err(Trouble::Command(format!("{why}: {given:?}")));
    let mut acted = BTreeSet::new();
    for given in &diary.given {
        let mut finals = given.answers.iter().filter(|answer| is_final(answer));
        let first = finals.next();
        if finals.any(|answer| Some(answer) != first) {
            return wrong(given, "two answers");
        }
        let effects: Vec<u64> = effects(log, diary, given);
        match (first, &given.command) {
            (None, _) if end == End::Reached => return wrong(given, "no answer"),
            (Some(Answer::Done { version }), Command::Act { .. }) => {
                // Draws and the end may follow, but nobody else's doing.
                let last = effects.iter().rfind(|number| *number <= version);
                match last {
                    Some(number) if acted.insert(*number) && follows(log, *number, *version) => {}
                    _ => return wrong(given, "not in the log at its place"),
                }
            }
            (Some(Answer::Done { version }), Command::Say { .. }) if effects != [*version] => {
                return wrong(given, &format!("in the log at {effects:?}"));
            }
            (Some(Answer::Refused(_)), Command::Say { .. }) if !effects.is_empty() => {
                return wrong(given, "refused, but in the log");
            }
            _ => {}
        }
    }
    let seats: BTreeSet<_> = diary.given.iter().filter_map(Given::seat_acted).collect();
    let in_log = log.iter().filter(
        |each| matches!(&each.entry, Entry::Acted { seat, by: By::Person, .. } if seats.contains(seat)),
    );
    let (in_log, done) = (in_log.count(), acted.len());
    // One may wait for its answer.
    match in_log == done || in_log == done + 1 && end == End::Never {
        true => Ok(()),
        false => Err(Trouble::Command(format!("{done} steps were acknowledged, {in_log} are in the log"))),
    }
}

/// The entries that a command may have led to.
fn effects(log: &[Stamped], diary: &Diary, given: &Given) -> Vec<u64> {
    let is_effect = |each: &&Stamped| match (&given.command, &each.entry) {
        (Command::Act { seat, action, .. }, Entry::Acted { seat: by, by: By::Person, action: done }) => {
            seat == by && action == done
        }
        (Command::Say { text, .. }, Entry::Said { from, text: said, .. }) => {
            Some(from) == diary.guest.as_ref() && text == said
        }
        _ => false,
    };
    log.iter().filter(is_effect).map(|each| each.number).collect()
}

/// Whether everything after an action, up to a version, follows from it without anybody's decision.
fn follows(log: &[Stamped], number: u64, version: u64) -> bool {
    let after = log.iter().filter(|each| each.number > number && each.number <= version);
    after.into_iter().all(|each| matches!(each.entry, Entry::Drawn { .. } | Entry::Finished))
}

fn check_shown(told: &Told, diary: &Diary) -> Result<(), Trouble> {
    for shown in &diary.shown {
        let wrong =
            |why: &str| Err(Trouble::Shown(format!("{why} at version {}: {:?}", shown.version, diary.guest)));
        if shown.version < shown.knew {
            return wrong(&format!("back from version {}", shown.knew));
        }
        match picture(told, diary, shown) {
            None => return wrong("what is not in the log"),
            Some(picture) if picture != shown.picture => return wrong("another picture"),
            Some(_) => {}
        }
        let (expected, shown) = (happenings(told, diary, shown), json(&shown.happened));
        if expected != shown {
            return wrong(&format!("{shown} in place of {expected}"));
        }
    }
    Ok(())
}

/// Whether everybody saw the same end at every node.
fn check_end(log: &[Stamped], told: &Told, diary: &Diary, end: End) -> Result<(), Trouble> {
    let sits = diary
        .guest
        .as_ref()
        .is_some_and(|guest| told.tables.last().is_some_and(|table| table.is_seated(guest)));
    let version = last_told(log, sits);
    let is_end = |last: &Shown| last.version >= version && picture(told, diary, last) == Some(last.picture);
    match end == End::Never || diary.last.len() == NODES && diary.last.iter().all(is_end) {
        true => Ok(()),
        false => Err(Trouble::Shown(format!("not the end at every node: {:?}", diary.guest))),
    }
}

/// The number of the last entry that somebody is told of: those who sit do not hear spectators.
pub(crate) fn last_told(log: &[Stamped], sits: bool) -> u64 {
    let is_told =
        |each: &&Stamped| !(sits && matches!(each.entry, Entry::Said { room: Room::Spectators, .. }));
    log.iter().rfind(is_told).map_or(0, |last| last.number)
}

/// What this person must see at a version.
fn picture(told: &Told, diary: &Diary, shown: &Shown) -> Option<Picture> {
    let table = told.tables.get(shown.version.checked_sub(1)? as usize)?;
    let viewer = table.viewer(diary.guest.as_ref()?, None);
    Some(Picture::of(&Some(table.lobby()), &table.play_from(viewer)))
}

/// What this person must be told with a frame: all since the last one, or the last of all.
fn happenings(told: &Told, diary: &Diary, shown: &Shown) -> String {
    let table = &told.tables[shown.version as usize - 1];
    let sits = diary.guest.as_ref().is_some_and(|guest| table.is_seated(guest));
    let is_told =
        |each: &&Happening<Text>| !(sits && matches!(each.what, What::Said { room: Room::Spectators, .. }));
    let until = told.happened.iter().filter(|each| each.number <= shown.version).filter(is_told);
    let first = match shown.since {
        Some(since) => since + 1,
        // A snapshot tells as much as is remembered, which begins anywhere.
        None => shown.happened.first().map_or(u64::MAX, |first| first.number),
    };
    json(&until.filter(|each| each.number >= first).collect::<Vec<_>>())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}
