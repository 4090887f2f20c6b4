//! What a viewer is shown of a table. It depends on the fold and the viewer alone, never on the clock on the wall, so
//! that coming back shows exactly what staying would have shown.

use super::course::{Course, replayed_with_events, to_act};
use super::entry::Entry;
use super::place::{Mover, Place};
use super::{Stage, Table};
use game_core::erased::AnyMatch;
use game_core::record::Text;
use game_core::{Seat, SeatSet, Views};
use protocol::{By, GuestId, Happening, Lobby, Play, Position, Prompt, Room, What};

/// Which parts of what is shown an entry changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Touched {
    pub(crate) lobby: bool,
    pub(crate) play: bool,
    /// The seats whose own play changed, and nobody else's.
    pub(crate) own: SeatSet,
}

impl Touched {
    pub(crate) fn by(entry: &Entry) -> Touched {
        let (lobby, play) = match entry {
            Entry::Said { .. } | Entry::Ordered { .. } => (false, false),
            Entry::Acted { .. }
            | Entry::Drawn { .. }
            | Entry::TakenOver { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. }
            | Entry::Undone { .. }
            | Entry::Resumed { .. } => (false, true),
            Entry::Started
            | Entry::StandInTaken { .. }
            | Entry::TakenBack { .. }
            | Entry::Replaced { .. }
            | Entry::Finished
            | Entry::Closed => (true, true),
            Entry::Opened { .. }
            | Entry::Sat { .. }
            | Entry::Stood { .. }
            | Entry::Swapped { .. }
            | Entry::Kicked { .. }
            | Entry::BotSat { .. }
            | Entry::Renamed { .. }
            | Entry::ValueAdded { .. }
            | Entry::Muted { .. }
            | Entry::Rematch { .. }
            | Entry::HostPassed { .. } => (true, false),
        };
        let own = if let Entry::Ordered { seat, .. } = entry { SeatSet::only(*seat) } else { SeatSet::EMPTY };
        Touched { lobby, play, own }
    }

    /// Whether the play of such a viewer changed.
    pub(crate) fn play_of(self, viewer: Option<Seat>) -> bool {
        self.play || viewer.is_some_and(|seat| self.own.contains(seat))
    }

    pub(crate) fn and(self, other: Touched) -> Touched {
        Touched {
            lobby: self.lobby | other.lobby,
            play: self.play | other.play,
            own: self.own.iter().chain(other.own.iter()).collect(),
        }
    }
}

/// Whether somebody who looks from this seat, or from none, is told.
pub(crate) fn is_told(viewer: Option<Seat>, what: &What<Text>) -> bool {
    match what {
        What::Said { room: Room::Spectators, .. } => viewer.is_none(),
        What::Ordered { seat, .. } => viewer == Some(*seat),
        _ => true,
    }
}

/// Those of `happened` that such a viewer is told.
pub(crate) fn told<'a>(
    viewer: Option<Seat>,
    happened: impl IntoIterator<Item = &'a Happening<Text>>,
) -> Vec<Happening<Text>> {
    let told = happened.into_iter().filter(|each| is_told(viewer, &each.what)).cloned();
    told.map(|each| discreet(viewer, each)).collect()
}

/// What a seat's order did is the person's own doing to everybody else.
fn discreet(viewer: Option<Seat>, mut happening: Happening<Text>) -> Happening<Text> {
    if let What::Acted { seat, by: by @ By::Order, .. } = &mut happening.what
        && viewer != Some(*seat)
    {
        *by = By::Person;
    }
    happening
}

impl Table {
    /// The seat that `guest` looks from: the one asked for if it is his, else his first, else none.
    pub fn viewer(&self, guest: &GuestId, wanted: Option<Seat>) -> Option<Seat> {
        let is_own = |index: &usize| self.places[*index].is_held_by(guest);
        let wanted = wanted.map(Seat::index).filter(|index| *index < self.places.len()).filter(is_own);
        wanted.or_else(|| (0..self.places.len()).find(is_own)).map(Seat::new)
    }

    /// The same for every viewer.
    pub fn lobby(&self) -> Lobby {
        Lobby {
            settings: (*self.settings).clone(),
            host: self.host.clone(),
            phase: self.phase(),
            seats: self.places.iter().map(Place::info).collect(),
            commitment: self.secret.commitment(),
            secret: matches!(self.stage, Stage::Over(_)).then(|| self.secret.to_hex()),
            muted: self.muted.iter().cloned().collect(),
            rematch_of: self.rematch_of.clone(),
            rematch: self.rematch.clone(),
        }
    }

    /// What all viewers of the match are shown; there is none before the start.
    pub(crate) fn views(&self) -> Option<Views<'_>> {
        self.course().map(|course| Views::of(&*course.played))
    }

    /// The match from this seat, or from none; there is none before the start.
    pub fn play_from(&self, viewer: Option<Seat>) -> Option<Play<Text>> {
        self.play_among(&self.views()?, viewer)
    }

    /// The same, where others are shown the match, too.
    pub(crate) fn play_among(&self, views: &Views<'_>, viewer: Option<Seat>) -> Option<Play<Text>> {
        let course = self.course()?;
        let playing = matches!(self.stage, Stage::Playing(_));
        Some(Play {
            prompt: self.prompt(course, viewer).filter(|_| playing),
            orders: viewer.map_or_else(Vec::new, |seat| self.places[seat.index()].orders.clone()),
            clocks: course.clocks.shown(),
            undo: course.undo.clone(),
            ..shown(&*course.played, viewer, views.from(viewer))
        })
    }

    fn prompt(&self, course: &Course, viewer: Option<Seat>) -> Option<Prompt<Text>> {
        let seat = course.to_act().filter(|seat| Some(*seat) == viewer)?;
        let is_asked = matches!(self.places[seat.index()].mover(), Some(Mover::Person(_)));
        is_asked.then(|| Prompt { number: course.prompt, legal: course.played.legal_actions() })
    }

    /// The match after its first `steps` steps; none before the start or past the present.
    pub fn position(&self, steps: u32, viewer: Option<Seat>) -> Option<Position<Text>> {
        let course = self.course()?;
        let within = (steps as usize <= course.marks.len()).then_some(steps as usize)?;
        let (played, events) = replayed_with_events(&*course.played, within).ok()?;
        Some(Position { steps, to_act: to_act(&*played), view: played.view(viewer), events })
    }
}

/// What the match alone has to show: nothing is asked, ordered or timed.
pub(crate) fn shown(played: &dyn AnyMatch, viewer: Option<Seat>, view: Text) -> Play<Text> {
    Play {
        viewer,
        steps: played.steps() as u32,
        to_act: to_act(played),
        view,
        prompt: None,
        orders: Vec::new(),
        clocks: None,
        undo: None,
        result: played.result(),
    }
}
