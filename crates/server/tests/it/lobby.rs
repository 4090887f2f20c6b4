//! Before the start: seats, bots, the host, lists.

use crate::client::Client;
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, Holder, Phase, Room, TableId, TableLists, ToClient, ToServer, What};
use serde_json::{Value, json};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A table of Don for three, its host and a guest who both watch.
async fn table_of_three(house: &House) -> (Client, Client, TableId) {
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    (ada, bob, table)
}

fn names(client: &Client) -> Vec<String> {
    let name = |holder: &Holder| match holder {
        Holder::Empty => "-".to_owned(),
        Holder::Guest { name, .. } => name.clone(),
        Holder::Bot { bot } => bot.clone(),
    };
    client.known.lobby().seats.iter().map(|seat| name(&seat.holder)).collect()
}

#[tokio::test]
async fn people_sit_stand_swap_and_are_kicked_before_the_start() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = table_of_three(&house).await;
    ada.must(&table, Command::Sit { seat: A }).await;
    assert_eq!(bob.refused(&table, Command::Sit { seat: A }).await.code, "seat_taken");
    assert_eq!(bob.refused(&table, Command::Sit { seat: Seat::new(3) }).await.code, "no_seat");
    bob.must(&table, Command::Sit { seat: B }).await;
    assert_eq!(bob.refused(&table, Command::Swap { a: A, b: B }).await.code, "not_your_seat");
    bob.must(&table, Command::Swap { a: B, b: C }).await;
    ada.must(&table, Command::Swap { a: A, b: C }).await;
    assert_eq!(names(&ada), ["Bob", "-", "Ada"]);
    ada.must(&table, Command::SeatBot { seat: B, bot: "hard:miser".to_owned() }).await;
    assert_eq!(
        ada.refused(&table, Command::SeatBot { seat: A, bot: "easy".to_owned() }).await.code,
        "seat_taken"
    );
    assert_eq!(
        ada.refused(&table, Command::SeatBot { seat: B, bot: "hard@9s".to_owned() }).await.code,
        "bot"
    );
    ada.must(&table, Command::Kick { seat: A }).await;
    while !matches!(bob.next().await, ToClient::NoTable { .. }) {}
    assert_eq!(names(&ada), ["-", "hard:miser", "Ada"]);
    assert_eq!(bob.refused(&table, Command::Sit { seat: A }).await.code, "not_welcome");
}

#[tokio::test]
async fn a_match_starts_when_no_seat_is_empty_and_by_the_host_only() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = table_of_three(&house).await;
    ada.must(&table, Command::Sit { seat: A }).await;
    bob.must(&table, Command::Sit { seat: B }).await;
    assert_eq!(ada.refused(&table, Command::Start).await.code, "empty_seats");
    assert_eq!(bob.refused(&table, Command::FillWithBots { bot: "easy".to_owned() }).await.code, "host_only");
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    assert_eq!(bob.refused(&table, Command::Start).await.code, "host_only");
    ada.must(&table, Command::Start).await;
    assert_eq!(ada.refused(&table, Command::Stand { seat: A }).await.code, "started");
    assert_eq!(
        ada.refused(&table, Command::AddValue { seat: A, value: "x".to_owned() }).await.code,
        "started"
    );
}

#[tokio::test]
async fn the_role_of_the_host_passes_on_when_he_leaves() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = table_of_three(&house).await;
    ada.must(&table, Command::Sit { seat: A }).await;
    bob.must(&table, Command::Sit { seat: B }).await;
    ada.must(&table, Command::Stand { seat: A }).await;
    assert_eq!(ada.known.lobby().host, bob.guest);
    let to = ada.guest.clone();
    assert_eq!(bob.refused(&table, Command::PassHost { to: to.clone() }).await.code, "no_such_person");
    ada.must(&table, Command::Sit { seat: A }).await;
    bob.must(&table, Command::PassHost { to }).await;
    ada.must(&table, Command::Close).await;
    assert_eq!(ada.known.lobby().phase, Phase::Closed);
}

#[tokio::test]
async fn public_tables_are_listed_and_private_ones_known_by_their_link_only() {
    let house = House::open().await;
    let (ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let private = open_table(&ada, &settings("don", 3)).await;
    let mut shown = settings("new_york", 2);
    shown.public = true;
    let public = open_table(&ada, &shown).await;
    let lists: TableLists = bob.get("/api/tables").await.json().await.unwrap();
    assert_eq!(lists.public.iter().map(|card| &card.table).collect::<Vec<_>>(), [&public]);
    assert!(lists.mine.is_empty());
    bob.watch(&private).await;
    bob.must(&private, Command::Sit { seat: B }).await;
    let lists: TableLists = bob.get("/api/tables").await.json().await.unwrap();
    assert_eq!(lists.mine.iter().map(|card| &card.table).collect::<Vec<_>>(), [&private]);
    assert_eq!(lists.mine[0].names, [None, Some("Bob".to_owned()), None]);
    bob.send(&ToServer::Watch { table: TableId("a".repeat(24)), since: None, seat: None }).await;
    assert!(matches!(bob.next().await, ToClient::NoTable { .. }));
}

#[tokio::test]
async fn settings_that_no_match_can_be_played_with_are_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (wrong, why) in [
        (json!({ "game": "chess", "seats": 2 }), "no game `chess`"),
        (json!({ "game": "don", "seats": 2 }), "played by 3 to 6"),
        (json!({ "game": "don", "seats": 4, "options": { "luck": true } }), "no option `luck`"),
        (json!({ "game": "don", "seats": 4, "stand_in": "genius" }), "no bot `genius`"),
        (json!({ "game": "don", "seats": 4, "clock": { "type": "per_move", "seconds": 0 } }), "a clock has"),
    ] {
        let answer = ada.post("/api/tables", &json!({ "settings": wrong })).await;
        assert_eq!(answer.status(), 422);
        let answer: Value = answer.json().await.unwrap();
        assert!(answer["message"].as_str().unwrap().contains(why), "{answer}");
    }
    let games: Value = ada.get("/api/games").await.json().await.unwrap();
    assert_eq!(games.as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn rules_come_in_the_language_asked_for_or_in_english() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (wish, language, word) in
        [("?language=de", "de", "Gebot"), ("?language=tlh", "en", "bid"), ("", "en", "bid")]
    {
        let answer = ada.get(&format!("/api/games/don/rules{wish}")).await;
        assert_eq!(answer.headers()["content-language"], language);
        assert_eq!(answer.headers()["content-type"], "text/markdown; charset=utf-8");
        let text = answer.text().await.unwrap();
        assert!(text.contains("**D3.5**") && text.contains(word), "{wish}: {text}");
    }
    assert_eq!(ada.get("/api/games/chess/rules").await.status(), 404);
}

#[tokio::test]
async fn seats_and_spectators_talk_apart() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = table_of_three(&house).await;
    let say = |room, text: &str| Command::Say { room, text: text.to_owned() };
    ada.must(&table, Command::Sit { seat: A }).await;
    assert_eq!(bob.refused(&table, say(Room::Table, "hello")).await.code, "not_seated");
    assert_eq!(ada.refused(&table, say(Room::Spectators, "hello")).await.code, "not_spectator");
    assert_eq!(ada.refused(&table, say(Room::Table, " \n ")).await.code, "text");
    bob.must(&table, say(Room::Spectators, "she bluffs")).await;
    ada.must(&table, say(Room::Table, "welcome")).await;
    let heard = |client: &Client| -> Vec<String> {
        let said = |what: &What| match what {
            What::Said { text, .. } => Some(text.clone()),
            _ => None,
        };
        client.known.happened.iter().filter_map(|each| said(&each.what)).collect()
    };
    bob.until(|known| known.happened.len() >= 4).await;
    assert_eq!(heard(&ada), ["welcome"]);
    assert_eq!(heard(&bob), ["she bluffs", "welcome"]);
}
