//! Replaying a record: every line checked against the rules.

use crate::erased::{AnyMatch, Find};
use crate::record::{Header, Line, Text};
use crate::{Refused, SetupError, Turn};
use serde_json::Value;
use std::io::BufRead;

/// A record being replayed, line by line.
pub struct Replay<'a> {
    find: Find<'a>,
    /// What a record is played with that does not say itself.
    components: Option<Value>,
    lines: usize,
    opened: Option<(Header, Box<dyn AnyMatch>)>,
    has_result: bool,
}

/// The line at which a replay stopped, and why.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{line}: {}: {}", refused.id(), refused.sentence)]
pub struct ReplayError {
    /// Counted from 1.
    pub line: usize,
    pub refused: Refused,
}

impl<'a> Replay<'a> {
    /// Begins before the header.
    pub fn new(find: Find<'a>) -> Replay<'a> {
        Replay { find, components: None, lines: 0, opened: None, has_result: false }
    }

    /// The components of a record whose header has none.
    #[must_use]
    pub fn with_components(self, components: Option<Value>) -> Replay<'a> {
        Replay { components, ..self }
    }

    /// Takes the next line and tells what happened in it.
    pub fn feed(&mut self, line: &Value) -> Result<Vec<Text>, ReplayError> {
        self.lines += 1;
        let fed = if self.opened.is_none() { self.open(line) } else { self.play(line) };
        fed.map_err(|refused| ReplayError { line: self.lines, refused })
    }

    /// The match so far; nothing before the header.
    pub fn played(&self) -> Option<&dyn AnyMatch> {
        self.opened.as_ref().map(|(_, played)| &**played)
    }

    /// Ends the record: header and match, finished or not.
    pub fn finish(self) -> Result<(Header, Box<dyn AnyMatch>), ReplayError> {
        let missing = |what: &str| ReplayError { line: self.lines + 1, refused: Refused::malformed(what) };
        match self.opened {
            None => Err(missing("the record is empty")),
            Some((_, played)) if played.turn() == Turn::Over && !self.has_result => {
                Err(missing("the match is over, but the result line is missing"))
            }
            Some(opened) => Ok(opened),
        }
    }

    fn open(&mut self, line: &Value) -> Result<Vec<Text>, Refused> {
        let mut header = Header::read(line)?;
        let unfit = |error: SetupError| Refused::malformed(error.to_string());
        let game = (self.find)(&header.game).map_err(unfit)?;
        let (info, version) = (game.info(), header.rules_version);
        if version != i64::from(info.rules_version) {
            return Err(Refused::malformed(format!(
                "this match follows version {version} of the rules of {}; this program knows version {}",
                info.name, info.rules_version
            )));
        }
        header.components = header.components.or_else(|| self.components.clone());
        let played = game.open(&header.setup()).map_err(unfit)?;
        self.opened = Some((header, played));
        Ok(Vec::new())
    }

    fn play(&mut self, line: &Value) -> Result<Vec<Text>, Refused> {
        let (_, played) = self.opened.as_mut().expect("opened by the header");
        if self.has_result {
            return Err(Refused::malformed("nothing may follow the result line"));
        }
        match Line::read(line)? {
            Line::Action { seat, action } => played.act(seat, &action),
            Line::Chance { chance } => played.chance(&chance),
            Line::Result { result } => {
                check_result(&**played, &result)?;
                self.has_result = true;
                Ok(Vec::new())
            }
        }
    }
}

/// Replays a whole record from its beginning; after every line but the result `watch` is shown the match and what happened.
pub fn replay_text(
    source: impl BufRead,
    mut replay: Replay<'_>,
    mut watch: impl FnMut(&dyn AnyMatch, &[Text]),
) -> Result<(Header, Box<dyn AnyMatch>), ReplayError> {
    for (index, text) in source.split(b'\n').enumerate() {
        let line = text.map_err(|error| error.to_string()).and_then(|text| read_json(&text));
        let line =
            line.map_err(|reason| ReplayError { line: index + 1, refused: Refused::malformed(reason) })?;
        let events = replay.feed(&line)?;
        if let Some(played) = replay.played().filter(|_| !replay.has_result) {
            watch(played, &events);
        }
    }
    replay.finish()
}

fn read_json(text: &[u8]) -> Result<Value, String> {
    if text.trim_ascii().is_empty() {
        return Err("an empty line".to_owned());
    }
    serde_json::from_slice(text).map_err(|error| format!("not JSON, or cut off: {error}"))
}

fn check_result(played: &dyn AnyMatch, given: &Value) -> Result<(), Refused> {
    match played.result() {
        None => Err(Refused::malformed("a result line, but the match is not over")),
        Some(result) if result == *given => Ok(()),
        Some(result) => Err(Refused::malformed(format!("the result is wrong; by the rules it is {result}"))),
    }
}
