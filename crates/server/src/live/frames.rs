//! The frames that tell of a change, made once for each seat and once for all spectators.

use super::outbox::frame;
use crate::table::{Table, Touched, told};
use axum::extract::ws::Utf8Bytes;
use game_core::record::Text;
use game_core::{Seat, Views};
use protocol::{Happening, Play, TableId, ToClient};
use std::collections::VecDeque;

/// How many happenings a table remembers for those who come back.
const REMEMBERED: usize = 128;

/// What happened lately, with what of the table it changed.
#[derive(Default)]
pub(crate) struct Recent(VecDeque<(Happening<Text>, Touched)>);

impl Recent {
    pub(crate) fn push(&mut self, happening: Happening<Text>, touched: Touched) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((happening, touched));
    }

    /// All that happened after `version`; none if that is not remembered.
    fn since(&self, version: u64) -> Option<impl Iterator<Item = &(Happening<Text>, Touched)> + Clone> {
        let first = self.0.front().map_or(version + 1, |(first, _)| first.number);
        (first <= version + 1).then(|| self.0.iter().filter(move |(each, _)| each.number > version))
    }

    fn all(&self) -> impl Iterator<Item = &Happening<Text>> {
        self.0.iter().map(|(happening, _)| happening)
    }
}

/// What tells each viewer of everything after a version, or of all there is.
pub(crate) struct Frames<'a> {
    pub(crate) id: &'a TableId,
    pub(crate) table: &'a Table,
    pub(crate) recent: &'a Recent,
    pub(crate) since: Option<u64>,
    views: Option<Views<'a>>,
    made: Vec<(Option<Seat>, Option<Utf8Bytes>)>,
}

impl<'a> Frames<'a> {
    pub(crate) fn new(
        id: &'a TableId,
        table: &'a Table,
        recent: &'a Recent,
        since: Option<u64>,
    ) -> Frames<'a> {
        Frames { id, table, recent, since, views: table.views(), made: Vec::new() }
    }

    /// The frame for a viewer; none if there is nothing for them.
    pub(crate) fn of(&mut self, viewer: Option<Seat>) -> Option<Utf8Bytes> {
        if let Some((_, made)) = self.made.iter().find(|(seat, _)| *seat == viewer) {
            return made.clone();
        }
        let update = self.update(viewer).unwrap_or_else(|| self.snapshot(viewer));
        let made = (!is_empty(&update)).then(|| frame(&update));
        self.made.push((viewer, made.clone()));
        made
    }

    /// What a viewer is told who comes, or comes back: what was missed if it is remembered, else all there is.
    pub(crate) fn first(&self, viewer: Option<Seat>) -> Utf8Bytes {
        frame(&self.update(viewer).unwrap_or_else(|| self.snapshot(viewer)))
    }

    fn update(&self, viewer: Option<Seat>) -> Option<ToClient<Text>> {
        let since = self.since.filter(|since| *since <= self.table.version())?;
        let missed = self.recent.since(since)?;
        let touched = missed.clone().fold(Touched::default(), |all, (_, touched)| all.and(*touched));
        Some(ToClient::Update {
            table: self.id.clone(),
            version: self.table.version(),
            happened: told(viewer, missed.map(|(happening, _)| happening)),
            lobby: touched.lobby.then(|| Box::new(self.table.lobby())),
            play: if touched.play_of(viewer) { self.play(viewer) } else { None },
        })
    }

    fn play(&self, viewer: Option<Seat>) -> Option<Box<Play<Text>>> {
        self.table.play_among(self.views.as_ref()?, viewer).map(Box::new)
    }

    fn snapshot(&self, viewer: Option<Seat>) -> ToClient<Text> {
        ToClient::Snapshot {
            table: self.id.clone(),
            version: self.table.version(),
            lobby: Box::new(self.table.lobby()),
            play: self.play(viewer),
            happened: told(viewer, self.recent.all()),
        }
    }
}

fn is_empty(update: &ToClient<Text>) -> bool {
    matches!(update, ToClient::Update { happened, lobby: None, play: None, .. } if happened.is_empty())
}
