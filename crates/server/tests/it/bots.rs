//! Bots for people's own programs: a token shown once, replaced, ended with the bot or its owner.

use crate::client::Client;
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, GuestInfo, Holder, MyBots, StandInReason};
use reqwest::Method;
use serde_json::json;

async fn make_bot(owner: &Client, name: &str) -> GuestInfo {
    let made = owner.post("/api/bots", &json!({ "name": name })).await;
    assert_eq!(made.status(), 201);
    made.json().await.unwrap()
}

async fn status(client: &Client, method: Method, path: &str) -> u16 {
    client.request(method, path).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn a_bot_sits_with_its_own_token_until_it_is_replaced() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let made = make_bot(&ada, "Deep Al").await;
    assert!(made.guest.0.starts_with("bot-"), "{made:?}");
    let mut bot = Client::known(house.address, &made);
    let table = open_table(&ada, &settings("don", 3)).await;
    bot.watch(&table).await;
    bot.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    let holder = Holder::Guest { guest: made.guest.clone(), name: "Deep Al".to_owned() };
    assert_eq!(bot.known.lobby().seats[1].holder, holder);

    let listed: MyBots = ada.get("/api/bots").await.json().await.unwrap();
    assert_eq!(listed.bots, [GuestInfo { token: None, ..made.clone() }]);
    let renewed = ada.post(&format!("/api/bots/{}/token", made.guest), &json!({})).await;
    let renewed: GuestInfo = renewed.json().await.unwrap();
    while bot.try_next().await.is_some() {}
    assert_eq!(status(&bot, Method::GET, "/api/guest").await, 401);
    let bot = Client::known(house.address, &renewed);
    assert_eq!(status(&bot, Method::GET, "/api/guest").await, 200);
}

#[tokio::test]
async fn a_bot_ends_with_its_owner_or_when_he_says_so() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let made = make_bot(&ada, "Al").await;
    let bot = Client::known(house.address, &made);
    assert_eq!(status(&ada, Method::DELETE, &format!("/api/bots/{}", made.guest)).await, 204);
    assert_eq!(status(&bot, Method::GET, "/api/guest").await, 401);
    let other = Client::known(house.address, &make_bot(&ada, "Bo").await);
    assert_eq!(status(&ada, Method::DELETE, "/api/guest").await, 204);
    assert_eq!(status(&other, Method::GET, "/api/guest").await, 401);
}

#[tokio::test]
async fn nobody_touches_the_bots_of_others() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let made = make_bot(&ada, "Al").await;
    let bot = Client::known(house.address, &made);
    for (method, path) in [(Method::DELETE, ""), (Method::POST, "/token")] {
        let path = format!("/api/bots/{}{path}", made.guest);
        assert_eq!(status(&eve, method.clone(), &path).await, 404);
        assert_eq!(status(&bot, method, &path).await, 404);
    }
    assert_eq!(bot.post("/api/bots", &json!({ "name": "Offspring" })).await.status(), 403);
    assert_eq!(status(&bot, Method::GET, "/api/guest").await, 200);
    for number in 1..16 {
        make_bot(&ada, &format!("Al {number}")).await;
    }
    assert_eq!(ada.post("/api/bots", &json!({ "name": "one more" })).await.status(), 409);
}

#[tokio::test]
async fn others_play_on_without_a_bot_whose_owner_is_forgotten_or_banned() {
    const OPERATOR: &str = "a token of the operator's own";
    let house = House::with(|config| config.operator_token = Some(OPERATOR.to_owned())).await;
    for is_banned in [false, true] {
        let (ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
        let made = make_bot(&ada, "Al").await;
        let mut bot = Client::known(house.address, &made);
        let table = open_table(&bob, &settings("new_york", 2)).await;
        for (index, player) in [&mut bob, &mut bot].into_iter().enumerate() {
            player.watch(&table).await;
            player.must(&table, Command::Sit { seat: Seat::new(index) }).await;
        }
        bob.must(&table, Command::Start).await;
        if is_banned {
            let mut op = house.guest("Op").await;
            OPERATOR.clone_into(&mut op.token);
            let path = format!("/api/operator/guests/{}/ban", ada.guest);
            assert_eq!(status(&op, Method::POST, &path).await, 204);
        } else {
            assert_eq!(status(&ada, Method::DELETE, "/api/guest").await, 204);
        }
        while bot.try_next().await.is_some() {}
        assert_eq!(status(&bot, Method::GET, "/api/guest").await, 401);
        let is_gone = |stand_in: &protocol::StandIn| stand_in.reason == StandInReason::Gone;
        bob.until(|known| known.lobby().seats[1].stand_in.as_ref().is_some_and(is_gone)).await;
    }
}
