//! Matches looked back on: those of tables, and records from anywhere.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::frames::{Viewer, frames};
use crate::house::House;
use crate::table::Table;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use game_core::erased::AnyMatch;
use game_core::record::{Header, Text};
use game_core::{Replay, ReplayError, Seat, Seats, replay_text};
use protocol::{Frames, GuestId, Phase, TableId};
use serde::Deserialize;
use serde_json::json;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Which frames, and with whose eyes: a seat's number, `spectator` or `open`.
#[derive(Deserialize)]
pub(super) struct Wanted {
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    to: Option<u32>,
}

impl Wanted {
    /// Reads everything it may say.
    pub(super) fn look_at_all(&self) {
        let _ = (self.steps(), self.viewer(Seats::new(2)).is_ok());
    }

    fn steps(&self) -> RangeInclusive<u32> {
        self.from..=self.to.unwrap_or(u32::MAX)
    }

    /// None where it does not say.
    fn viewer(&self, seats: Seats) -> Result<Option<Viewer>, Fail> {
        let no_viewer = || {
            let last = seats.count() - 1;
            let message = format!("`viewer` is a seat from 0 to {last}, `spectator` or `open`");
            Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "viewer", message)
        };
        match self.viewer.as_deref() {
            None => Ok(None),
            Some("open") => Ok(Some(Viewer::Open)),
            Some("spectator") => Ok(Some(Viewer::Spectator)),
            Some(seat) => {
                let seat = seat.parse().ok().filter(|seat| *seat < seats.count()).ok_or_else(no_viewer)?;
                Ok(Some(Viewer::Seat(Seat::new(seat))))
            }
        }
    }
}

/// The match of a table: whole and from any seat once it is over, till then only as the asker sees it anyway.
pub(super) async fn of_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Frames<Text>>, Fail> {
    let look = move |table: &Table| {
        let (header, played) = (table.header()?, table.played()?);
        table.may_look_back(&person.guest).then(|| (header, played, Eyes::of(table, &person.guest)))
    };
    let found = house.hub.look(&TableId(id), look).await?;
    let (header, played, eyes) = found.ok_or_else(Fail::no_table)?;
    let viewer = eyes.check(wanted.viewer(played.seats())?)?;
    make(header, played, viewer, wanted.steps()).await
}

/// A record from anywhere; nobody plays it, so nothing of it is hidden.
pub(super) async fn of_record(
    Query(wanted): Query<Wanted>,
    record: Bytes,
) -> Result<Json<Frames<Text>>, Fail> {
    let (header, played) = read(record).await?;
    let viewer = wanted.viewer(played.seats())?.unwrap_or(Viewer::Open);
    make(header, played, viewer, wanted.steps()).await
}

/// The match of a record, checked against the rules.
pub(super) async fn read(record: Bytes) -> Result<(Header, Box<dyn AnyMatch>), Fail> {
    let record = record.strip_suffix(b"\n").map_or_else(|| record.clone(), |text| record.slice_ref(text));
    let replay = move || replay_text(&*record, Replay::new(&games::find), |_, _| ());
    let replayed = tokio::task::spawn_blocking(replay).await;
    let replayed = replayed
        .map_err(|error| Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "record", error.to_string()))?;
    replayed.map_err(|ReplayError { line, refused }| {
        let message = format!("line {line}: {}: {}", refused.id(), refused.sentence);
        Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "record", message)
            .with_facts(json!({ "line": line, "id": refused.id(), "sentence": refused.sentence }))
    })
}

/// What somebody may see of a table's match.
struct Eyes {
    own: Option<Seat>,
    is_over: bool,
}

impl Eyes {
    fn of(table: &Table, guest: &GuestId) -> Eyes {
        let is_over = matches!(table.phase(), Phase::Over | Phase::Closed);
        Eyes { own: table.viewer(guest, None), is_over }
    }

    fn check(&self, wanted: Option<Viewer>) -> Result<Viewer, Fail> {
        let own = self.own.map_or(Viewer::Spectator, Viewer::Seat);
        match wanted {
            None => Ok(own),
            Some(viewer) if self.is_over || viewer == own => Ok(viewer),
            Some(_) => Err(Fail::new(
                StatusCode::FORBIDDEN,
                "not_over",
                "while the match runs you see it from your own seat only",
            )),
        }
    }
}

async fn make(
    header: Header,
    played: Box<dyn AnyMatch>,
    viewer: Viewer,
    steps: RangeInclusive<u32>,
) -> Result<Json<Frames<Text>>, Fail> {
    let fail = |error: String| Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "frames", error);
    let made = tokio::task::spawn_blocking(move || frames(&header, &*played, viewer, steps)).await;
    made.map_err(|error| fail(error.to_string()))?.map(Json).map_err(|broken| fail(broken.to_string()))
}
