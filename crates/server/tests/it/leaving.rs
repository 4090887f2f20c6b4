//! Who leaves or must: others play on, the host's role passes on, and whoever disturbs is not heard.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, Holder, Phase, Room, StandInReason, TableId, ToClient, What};
use reqwest::Method;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Ada, the host, and Bob at a match of two.
async fn two_at(house: &House, game: &str) -> (Client, Client, TableId) {
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings(game, 2)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: A }).await;
    bob.must(&table, Command::Sit { seat: B }).await;
    bob.must(&table, Command::AddValue { seat: B, value: "luck".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    (ada, bob, table)
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_is_kicked_during_the_match() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = two_at(&house, "new_york").await;
    assert_eq!(bob.refused(&table, Command::Kick { seat: A }).await.code, "host_only");
    assert_eq!(ada.refused(&table, Command::Kick { seat: A }).await.code, "started");
    ada.must(&table, Command::Kick { seat: B }).await;
    while !matches!(bob.next().await, ToClient::NoTable { .. }) {}
    ada.until(|known| known.lobby().seats[1].holder == Holder::Bot { bot: "normal".to_owned() }).await;
    assert_eq!(ada.known.lobby().seats[1].value.as_deref(), Some("luck"));
    ada.until(Known::is_asked).await;
    assert_eq!(bob.refused(&table, Command::TakeBack { seat: B }).await.code, "not_welcome");
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_is_forgotten_and_another_is_the_host() {
    let house = House::open().await;
    let (ada, mut bob, table) = two_at(&house, "new_york").await;
    let answer = ada.request(Method::DELETE, "/api/guest").send().await.unwrap();
    assert_eq!(answer.status(), 204);
    let gone = |known: &Known| {
        let stand_in = known.lobby().seats[0].stand_in.clone();
        stand_in.is_some_and(|stand_in| stand_in.reason == StandInReason::Gone)
    };
    bob.until(gone).await;
    assert_eq!(bob.known.lobby().host, bob.guest);
    let nameless = |holder: &Holder| matches!(holder, Holder::Guest { name, .. } if name == "guest");
    bob.until(|known| nameless(&known.lobby().seats[0].holder)).await;
    bob.until(Known::is_asked).await;
    bob.must(&table, Command::Close).await;
}

#[tokio::test]
async fn a_table_that_only_its_forgotten_host_waited_at_is_closed() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: A }).await;
    ada.request(Method::DELETE, "/api/guest").send().await.unwrap();
    bob.until(|known| known.lobby().phase == Phase::Closed).await;
    assert_eq!(bob.known.lobby().seats[0].holder, Holder::Empty);
}

#[tokio::test]
async fn whoever_the_host_mutes_is_not_heard_until_the_host_relents() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = two_at(&house, "new_york").await;
    let mut cay = house.guest("Cay").await;
    cay.watch(&table).await;
    let say = |room| Command::Say { room, text: "hello".to_owned() };
    let mute = |guest: &Client, muted| Command::Mute { guest: guest.guest.clone(), muted };
    assert_eq!(bob.refused(&table, mute(&ada, true)).await.code, "host_only");
    for (person, room) in [(&mut bob, Room::Table), (&mut cay, Room::Spectators)] {
        ada.must(&table, mute(person, true)).await;
        assert_eq!(person.refused(&table, say(room)).await.code, "muted");
        assert_eq!(ada.known.lobby().muted, std::slice::from_ref(&person.guest));
        ada.must(&table, mute(person, false)).await;
        person.must(&table, say(room)).await;
    }
    let heard = ada.known.happened.iter().filter(|each| matches!(each.what, What::Said { .. })).count();
    assert!(heard <= 1, "the seats do not hear the spectators");
}
