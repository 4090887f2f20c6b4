//! Going on from a position of a match that is over, or of a record, against bots.

use super::fail::Fail;
use super::frames::read;
use super::tables::{check_may_open, create, new_secret};
use super::visitor::Visitor;
use crate::client_address::ClientAddress;
use crate::house::House;
use crate::table::{Person, Table, opening, settings_to_play_on};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use game_core::erased::AnyMatch;
use game_core::record::Header;
use protocol::{Answer, OpenedTable, Phase, PlayOn, TableId};
use std::sync::Arc;

type Opened = (StatusCode, Json<OpenedTable>);

pub(super) async fn from_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Extension(address): Extension<ClientAddress>,
    Path(id): Path<String>,
    Json(wish): Json<PlayOn>,
) -> Result<Opened, Fail> {
    check_may_open(&house, &person.guest, address).await?;
    let guest = person.guest.clone();
    let look = move |table: &Table| {
        let found = table.header().zip(table.played()).filter(|_| table.may_look_back(&guest));
        found.map(|found| (found, matches!(table.phase(), Phase::Over | Phase::Closed)))
    };
    match house.hub.look(&TableId(id), look).await?.ok_or_else(Fail::no_table)? {
        ((header, played), true) => open(&house, person, wish, &header, &*played).await,
        (_, false) => Err(Fail::new(StatusCode::CONFLICT, "not_over", "the match is not over")),
    }
}

pub(super) async fn from_record(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Extension(address): Extension<ClientAddress>,
    Query(wish): Query<PlayOn>,
    record: Bytes,
) -> Result<Opened, Fail> {
    check_may_open(&house, &person.guest, address).await?;
    let (header, played) = read(record).await?;
    open(&house, person, wish, &header, &*played).await
}

async fn open(
    house: &House,
    person: Person,
    wish: PlayOn,
    header: &Header,
    played: &dyn AnyMatch,
) -> Result<Opened, Fail> {
    let unfit = |message: &str| Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "play_on", message);
    if header.components.is_some() {
        return Err(unfit("tables are played with the game's own components"));
    }
    let steps = wish.steps as usize;
    if steps > played.steps() {
        return Err(unfit("the match has fewer steps"));
    }
    if wish.seat.index() >= played.seats().count() {
        return Err(unfit("the match has fewer seats"));
    }
    let settings = settings_to_play_on(header, played, &wish.bot);
    let lines: Vec<_> = played.record(header).into_iter().skip(1).take(steps).collect();
    let table = create(house, opening(settings, person.guest.clone(), new_secret()?)?).await?;
    let begun = house.hub.change(&table, move |table| table.play_on(&person, &wish, &lines)).await?;
    match begun {
        Answer::Done { .. } => Ok((StatusCode::CREATED, Json(OpenedTable { table }))),
        Answer::Refused(refusal) => {
            house.hub.change(&table, |table| Ok(table.closed())).await?;
            Err(Fail::refused(StatusCode::CONFLICT, refusal))
        }
    }
}
