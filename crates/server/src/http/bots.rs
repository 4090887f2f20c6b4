//! Bots for people's own programs: each is a guest of its own with a token that is shown once, can be replaced and ends
//! with the bot.

use super::fail::Fail;
use super::guests::{clean_name, forget_guest};
use super::visitor::Visitor;
use crate::house::House;
use crate::random;
use crate::table::Person;
use crate::token::Token;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{GuestId, GuestInfo, MyBots, NewBot};
use std::sync::Arc;

/// What the id of a bot begins with; letters of other ids never do.
const MARK: &str = "bot-";

pub(super) async fn make(
    State(house): State<Arc<House>>,
    Visitor(owner): Visitor,
    Json(new): Json<NewBot>,
) -> Result<(StatusCode, Json<GuestInfo>), Fail> {
    if owner.guest.0.starts_with(MARK) {
        return Err(Fail::new(StatusCode::FORBIDDEN, "bot", "a bot makes no bots; a person does"));
    }
    let (name, token) = (clean_name(&new.name)?, Token::random());
    let bot = Person { guest: GuestId(format!("{MARK}{}", random::letters(16))), name };
    match house.store.add_bot(owner.guest, bot.clone(), token.hash()).await? {
        true => Ok((StatusCode::CREATED, Json(shown(bot, Some(token))))),
        false => Err(Fail::new(
            StatusCode::CONFLICT,
            "too_many_bots",
            "you have as many bots as one person may have: delete one first",
        )),
    }
}

pub(super) async fn list(
    State(house): State<Arc<House>>,
    Visitor(owner): Visitor,
) -> Result<Json<MyBots>, Fail> {
    let bots = house.store.bots_of(owner.guest).await?;
    Ok(Json(MyBots { bots: bots.into_iter().map(|bot| shown(bot, None)).collect() }))
}

/// A new token in place of the old one, whose connections are cut.
pub(super) async fn renew(
    State(house): State<Arc<House>>,
    Visitor(owner): Visitor,
    Path(bot): Path<String>,
) -> Result<Json<GuestInfo>, Fail> {
    let token = Token::random();
    let bot = house.store.renew_bot(owner.guest, GuestId(bot), token.hash()).await?;
    let bot = bot.ok_or_else(no_bot)?;
    house.presence.cut(&bot.guest);
    Ok(Json(shown(bot, Some(token))))
}

pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Visitor(owner): Visitor,
    Path(bot): Path<String>,
) -> Result<StatusCode, Fail> {
    let bots = house.store.bots_of(owner.guest).await?;
    let bot = bots.into_iter().find(|each| each.guest.0 == bot).ok_or_else(no_bot)?;
    forget_guest(&house, &bot.guest).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn shown(bot: Person, token: Option<Token>) -> GuestInfo {
    GuestInfo { guest: bot.guest, name: bot.name, token: token.map(Token::into_text) }
}

fn no_bot() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no_bot", "you have no such bot")
}
