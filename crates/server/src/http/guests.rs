//! Coming in, being called something else, coming in from another device, being forgotten.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::client_address::ClientAddress;
use crate::clock::now;
use crate::house::House;
use crate::live::Request;
use crate::random;
use crate::table::Person;
use crate::token::{Token, hash, no_cookie, proof};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::AppendHeaders;
use axum::{Extension, Json};
use protocol::{DeviceCode, GuestId, GuestInfo, NamedGuest, NewGuest, Phase};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

const LONGEST_NAME: usize = 24;
const CODE_LETTERS: usize = 10;
const CODE_SECONDS: u32 = 600;

type Cookie = AppendHeaders<[(HeaderName, String); 1]>;

pub(super) async fn show(Visitor(person): Visitor) -> Json<GuestInfo> {
    Json(GuestInfo { guest: person.guest, name: person.name, token: None })
}

pub(super) async fn come_in(
    State(house): State<Arc<House>>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Json(new): Json<NewGuest>,
) -> Result<(Cookie, Json<GuestInfo>), Fail> {
    house.limits.guests.check_key(&address).map_err(|_| Fail::too_fast())?;
    if is_shut_out(&house, &address, &headers).await? {
        return Err(Fail::new(StatusCode::FORBIDDEN, "banned", "the operator lets nobody in from here"));
    }
    let token = Token::random();
    let person = match new {
        NewGuest::Named { password, .. } if !house.keys.lets_in(password.as_deref()) => {
            return Err(Fail::new(StatusCode::FORBIDDEN, "password", "this house asks for its password"));
        }
        NewGuest::Named { name, .. } => {
            let person = Person { guest: GuestId(random::letters(16)), name: clean_name(&name)? };
            house.store.add_guest(person.clone(), token.hash()).await?;
            person
        }
        NewGuest::Code { code } => {
            let code = hash(code.trim());
            let found = house.store.use_code(code, token.hash(), now()).await?;
            found.ok_or_else(|| {
                Fail::new(StatusCode::FORBIDDEN, "code", "this code was used, is too old, or is wrong")
            })?
        }
    };
    let cookie = AppendHeaders([(header::SET_COOKIE, token.cookie(house.doors.is_secure))]);
    let token = Some(token.into_text());
    Ok((cookie, Json(GuestInfo { guest: person.guest, name: person.name, token })))
}

/// Whether somebody was banned who came from there, or had what this browser still has.
async fn is_shut_out(house: &House, address: &IpAddr, headers: &HeaderMap) -> Result<bool, Fail> {
    if house.shut_out.has(address, Instant::now()) {
        return Ok(true);
    }
    match proof(headers) {
        Some(proof) => Ok(house.store.is_banned(proof.hash()).await?),
        None => Ok(false),
    }
}

pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Json(named): Json<NamedGuest>,
) -> Result<Json<GuestInfo>, Fail> {
    let name = clean_name(&named.name)?;
    house.store.rename(person.guest.clone(), name.clone()).await?;
    house.presence.rename(&person.guest, &name);
    let cards = house.store.tables_of(person.guest.clone()).await?;
    for card in cards.iter().filter(|card| matches!(card.phase, Phase::Open | Phase::Playing)) {
        let (guest, name) = (person.guest.clone(), name.clone());
        house.hub.change(&card.table, move |table| Ok(table.renamed(&guest, &name))).await?;
    }
    Ok(Json(GuestInfo { guest: person.guest, name, token: None }))
}

pub(super) async fn make_code(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<Json<DeviceCode>, Fail> {
    let code = random::letters(CODE_LETTERS);
    let until = now() + i64::from(CODE_SECONDS) * 1000;
    house.store.add_code(person.guest, hash(&code), until).await?;
    Ok(Json(DeviceCode { code, valid_seconds: CODE_SECONDS }))
}

pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<(StatusCode, Cookie), Fail> {
    forget_guest(&house, &person.guest).await?;
    let cookie = AppendHeaders([(header::SET_COOKIE, no_cookie(house.doors.is_secure))]);
    Ok((StatusCode::NO_CONTENT, cookie))
}

/// Forgets a guest and its bots, and cuts their connections.
pub(super) async fn forget_guest(house: &House, guest: &GuestId) -> Result<(), Fail> {
    let gone = with_bots(house, guest).await?;
    for each in &gone {
        leave_tables(house, each).await?;
    }
    let changed = house.store.forget(guest.clone()).await?;
    for each in &gone {
        house.presence.cut(each);
    }
    for table in changed {
        house.hub.ask(&table, Request::Reload).await;
    }
    Ok(())
}

/// A guest and the bots it made: they go together.
pub(super) async fn with_bots(house: &House, guest: &GuestId) -> Result<Vec<GuestId>, Fail> {
    let bots = house.store.bots_of(guest.clone()).await?;
    Ok(bots.into_iter().map(|bot| bot.guest).chain([guest.clone()]).collect())
}

/// Others play on without somebody who has gone for good.
pub(super) async fn leave_tables(house: &House, guest: &GuestId) -> Result<(), Fail> {
    let cards = house.store.tables_of(guest.clone()).await?;
    for card in cards.iter().filter(|card| matches!(card.phase, Phase::Open | Phase::Playing)) {
        let guest = guest.clone();
        house.hub.change(&card.table, move |table| Ok(table.gone(&guest))).await?;
    }
    Ok(())
}

pub(super) fn clean_name(name: &str) -> Result<String, Fail> {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        1..=LONGEST_NAME => Ok(name),
        _ => Err(Fail::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "name",
            format!("a name has 1 to {LONGEST_NAME} characters"),
        )),
    }
}
