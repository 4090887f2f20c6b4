//! Tables that sleep, and servers that end and start again.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{ClockRule, Command, Phase, TableId, ToClient, What};
use std::time::Duration;
use tokio::time::sleep;

async fn start_alone(client: &mut Client, house_settings: &protocol::Settings) -> TableId {
    let table = open_table(client, house_settings).await;
    client.watch(&table).await;
    client.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    client.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    client.must(&table, Command::Start).await;
    client.until(Known::is_asked).await;
    table
}

#[tokio::test]
async fn a_table_that_slept_is_the_same_when_somebody_comes() {
    let house = House::with(|config| config.idle = Duration::from_millis(50)).await;
    let mut ada = house.guest("Ada").await;
    let table = start_alone(&mut ada, &settings("gangster", 3)).await;
    let known = ada.known.clone();
    ada.disconnect();
    sleep(Duration::from_millis(400)).await;
    ada.watch(&table).await;
    assert_eq!((ada.known.version, &ada.known.play), (known.version, &known.play));
    assert_eq!(ada.known.happened, known.happened);
}

#[tokio::test]
async fn a_server_that_ends_tells_when_to_come_back_and_goes_on_where_it_was() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = start_alone(&mut ada, &settings("don", 3)).await;
    let known = ada.known.clone();
    house.restart().await;
    assert!(matches!(ada.next().await, ToClient::Closing { back_in: 1.. }));
    assert!(ada.try_next().await.is_none());
    ada.disconnect();
    ada.address = house.address;
    ada.watch(&table).await;
    assert_eq!(ada.known.play, known.play);
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let mut timed = settings("don", 3);
    timed.clock = ClockRule::PerMove { seconds: 3600 };
    let table = start_alone(&mut ada, &timed).await;
    let since = |client: &Client| client.known.play().clocks.clone().unwrap().running.unwrap().since;
    let before = since(&ada);
    ada.disconnect();
    house.close().await;
    sleep(Duration::from_millis(700)).await;
    let server = House::with(|config| *config = house.config.clone()).await;
    ada.address = server.address;
    ada.watch(&table).await;
    assert!(ada.known.happened.iter().any(|each| each.what == What::Resumed));
    let stood = since(&ada) - before;
    assert!((600..5000).contains(&stood), "{stood}");
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.disconnect();
    house.restart().await;
    ada.address = house.address;
    for _ in 0..200 {
        let lobby: protocol::Lobby = ada.get(&format!("/api/tables/{table}")).await.json().await.unwrap();
        if lobby.phase == Phase::Over {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the match did not end");
}
