//! A match whose people sit at different nodes is the same match for all of them.

use crate::client::Known;
use crate::house::{Nodes, begin, open_table, play_to_the_end, settings};
use game_core::Seat;
use protocol::{ClockRule, Command, Room, StandInReason, ToServer, What};
use server::table::Entry;
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_nodes_play_a_match_with_a_bot_to_its_end() {
    for game in ["don", "new_york", "gangster"] {
        let nodes = Nodes::start(2).await;
        let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
        let table = begin(&mut ada, &mut bob, game).await;
        bob.must(&table, Command::Say { room: Room::Table, text: "hello over there".to_owned() }).await;
        let said = |known: &Known| known.happened.iter().any(|each| matches!(each.what, What::Said { .. }));
        ada.until(said).await;
        play_to_the_end(&mut ada, &mut bob, &table).await;
        assert_eq!(ada.known.version, bob.known.version);
        assert_eq!(ada.known.happened, bob.known.happened);
        assert_eq!(ada.known.play().result, bob.known.play().result);
        let log = nodes.log(&table).await;
        assert_eq!(log.len() as u64, ada.known.version);
        let bot_moves = log
            .iter()
            .filter(|each| matches!(each.entry, Entry::Acted { by: protocol::By::Bot, .. }))
            .count();
        assert!(bot_moves > 0, "{game}: the bot played");
    }
}

#[tokio::test]
async fn coming_back_to_another_node_shows_what_staying_would_have_shown() {
    let nodes = Nodes::start(2).await;
    let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let table = begin(&mut ada, &mut bob, "don").await;
    bob.until(|known| known.play.is_some()).await;
    let (seen, since) = (bob.known.clone(), bob.known.version);
    bob.disconnect();
    ada.must(&table, Command::Say { room: Room::Table, text: "gone?".to_owned() }).await;
    bob.address = nodes.servers[0].address;
    bob.connect().await;
    bob.known = seen;
    bob.send(&ToServer::Watch { table: table.clone(), since: Some(since), seat: None }).await;
    bob.until(|known| known.version >= ada.known.version.min(since + 1)).await;
    let mut fresh = ada.twin();
    fresh.watch(&table).await;
    ada.until(|known| known.version >= fresh.known.version).await;
    bob.until(|known| known.version >= fresh.known.version).await;
    assert_eq!(bob.known.happened, fresh.known.happened);
}

#[tokio::test]
async fn a_clock_that_runs_out_does_so_once() {
    let nodes = Nodes::start(2).await;
    let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let mut timed = settings("don", 2);
    timed.seats = 3;
    timed.clock = ClockRule::PerMove { seconds: 1 };
    let table = open_table(&ada, &timed).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    bob.until(|known| known.lobby().seats.iter().all(|seat| seat.holder != protocol::Holder::Empty)).await;
    ada.must(&table, Command::Start).await;
    tokio::join!(ada.until(Known::is_over), bob.until(Known::is_over));
    let log = nodes.log(&table).await;
    for seat in [Seat::new(0), Seat::new(1)] {
        let ran_out = log.iter().filter(|each| {
            matches!(&each.entry, Entry::StandInTaken { seat: whose, reason: StandInReason::Clock, .. } if *whose == seat)
        });
        assert_eq!(ran_out.count(), 1, "{seat:?}");
    }
}

#[tokio::test]
async fn a_node_that_ends_leaves_its_bots_to_another() {
    let mut nodes = Nodes::start(2).await;
    let (ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let table = open_table(&ada, &settings("gangster", 3)).await;
    let mut host = ada.twin();
    host.watch(&table).await;
    bob.watch(&table).await;
    host.must(&table, Command::FillWithBots { bot: "normal".to_owned() }).await;
    host.must(&table, Command::Start).await;
    bob.until(|known| known.play.is_some()).await;
    nodes.servers.remove(0).close().await;
    bob.until(Known::is_over).await;
    nodes.log(&table).await;
}

#[tokio::test]
async fn a_node_that_starts_later_serves_what_is_there() {
    let mut nodes = Nodes::start(1).await;
    let mut ada = nodes.guest(0, "Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    nodes.add(|_| {}).await;
    sleep(Duration::from_millis(50)).await;
    let mut twin = ada.twin();
    twin.address = nodes.servers[1].address;
    twin.watch(&table).await;
    twin.must(&table, Command::Sit { seat: Seat::new(2) }).await;
    ada.until(|known| known.lobby().seats[2].holder != protocol::Holder::Empty).await;
}
