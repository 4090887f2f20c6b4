//! B2: however many nodes are asked at once, one of them wins, and a command has one effect wherever it is sent.

use crate::client::{Client, new_id};
use crate::house::{Nodes, open_table, settings};
use futures_util::future::join_all;
use game_core::Seat;
use protocol::{Answer, Command, Room, TableId};
use server::table::Entry;
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b2_a_turn_is_taken_once_on_any_number_of_nodes() {
    let nodes = Nodes::start(3).await;
    let mut ada = nodes.guest(0, "Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    let mut racers = Vec::new();
    for number in 0..9 {
        let mut racer = ada.twin();
        racer.address = nodes.servers[number % 3].address;
        racer.watch(&table).await;
        racers.push(racer);
    }
    let mut turns = 0;
    while turns < 30 && !ada.known.is_over() {
        ada.until(|known| known.is_over() || known.is_asked()).await;
        if ada.known.is_over() {
            break;
        }
        let (prompt, winners) = all_try(&ada, &mut racers, &table).await;
        assert_eq!(winners, 1);
        ada.until(|known| known.play().prompt.as_ref().is_none_or(|next| next.number != prompt)).await;
        turns += 1;
    }
    assert!(turns > 5, "{turns}");
    nodes.log(&table).await;
}

/// All try to take the turn of the one who is asked; gives the prompt and how many were told that they did.
pub(crate) async fn all_try(asked: &Client, racers: &mut [Client], table: &TableId) -> (u64, usize) {
    let play = asked.known.play().clone();
    let (seat, prompt) = (play.to_act.unwrap(), play.prompt.unwrap());
    let tries = racers.iter_mut().enumerate().map(|(number, racer)| {
        let action = prompt.legal[number % prompt.legal.len()].clone();
        racer.command(table, Command::Act { seat, prompt: prompt.number, action })
    });
    let answers = join_all(tries).await;
    (prompt.number, answers.iter().filter(|answer| matches!(answer, Answer::Done { .. })).count())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b1_a_command_sent_to_all_nodes_at_once_has_one_effect_and_one_answer() {
    let nodes = Nodes::start(2).await;
    let mut ada = nodes.guest(0, "Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.connect().await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let mut twins: Vec<Client> = Vec::new();
    for number in 0..4 {
        let mut twin = ada.twin();
        twin.address = nodes.servers[number % 2].address;
        twin.watch(&table).await;
        twins.push(twin);
    }
    for round in 0..25 {
        let (id, text) = (new_id(), format!("word {round}"));
        let said = twins.iter_mut().map(|twin| {
            twin.command_with_id(&table, id, Command::Say { room: Room::Table, text: text.clone() })
        });
        let answers = join_all(said).await;
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        assert!(matches!(answers[0], Answer::Done { .. }), "{answers:?}");
    }
    let said: Vec<String> = nodes
        .log(&table)
        .await
        .into_iter()
        .filter_map(|each| if let Entry::Said { text, .. } = each.entry { Some(text) } else { None })
        .collect();
    assert_eq!(said.len(), 25);
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 25);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_written_by_two_nodes_at_once_lose_nothing() {
    let nodes = Nodes::start(2).await;
    let mut ada = nodes.guest(0, "Ada").await;
    ada.connect().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let table = open_table(&ada, &settings("don", 3)).await;
        ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
        tables.push(table);
    }
    let talkers = (0..12).map(|number| {
        let (mut twin, tables) = (ada.twin(), tables.clone());
        twin.address = nodes.servers[number % 2].address;
        async move {
            twin.connect().await;
            for round in 0..20 {
                let table = &tables[(number + round) % tables.len()];
                let text = format!("{number} {round}");
                twin.must(table, Command::Say { room: Room::Table, text }).await;
            }
        }
    });
    join_all(talkers).await;
    let mut said = 0;
    for table in &tables {
        said += nodes.log(table).await.iter().filter(|each| matches!(each.entry, Entry::Said { .. })).count();
    }
    assert_eq!(said, 12 * 20);
}
