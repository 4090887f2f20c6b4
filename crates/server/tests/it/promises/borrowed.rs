//! B3: messages of another time, seat, table or person do nothing.

use super::proof::{Proof, share};
use crate::client::{Client, new_id};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Answer, Command, CommandId, TableId, ToClient, ToServer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b3_old_and_borrowed_messages_do_nothing() {
    let proof = Proof::of("B3", "10,000 frames, 0 accepted");
    let frames = share(10_000, 400);
    let house = House::open().await;
    let (mut ada, mut bob, mut eve) =
        (house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await);
    let table = open_table(&ada, &settings("new_york", 2)).await;
    let other = open_table(&eve, &settings("new_york", 2)).await;
    for client in [&mut ada, &mut bob, &mut eve] {
        client.watch(&table).await;
    }
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    let recorded = play(&mut ada, &mut bob, &table, 40).await;
    let before = ada.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    let mut replayed = 0;
    while replayed < frames {
        for (id, command, seat) in &recorded {
            // Again from the same person: the answer of then, and nothing else.
            let (owner, neighbour) = if *seat == 0 { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
            let again = owner.command_with_id(&table, *id, command.clone()).await;
            assert!(matches!(again, Answer::Done { .. }));
            // Later, under a new id; from the other seat's holder; from a stranger; at another table.
            let answers = [
                owner.command_with_id(&table, new_id(), command.clone()).await,
                neighbour.command_with_id(&table, *id, command.clone()).await,
                eve.command_with_id(&table, *id, command.clone()).await,
                eve.command_with_id(&other, new_id(), command.clone()).await,
            ];
            for answer in answers {
                assert!(matches!(answer, Answer::Refused(_)), "{command:?} was accepted: {answer:?}");
            }
            replayed += 5;
        }
    }
    let after = ada.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    assert_eq!(after, before);
    proof.holds(format!("{replayed} frames from another time, seat, person or table, 0 accepted"));
}

/// Lets both play, and gives what they sent.
async fn play(
    ada: &mut Client,
    bob: &mut Client,
    table: &TableId,
    moves: usize,
) -> Vec<(CommandId, Command, usize)> {
    let mut recorded = Vec::new();
    let mut version = 0;
    while recorded.len() < moves {
        ada.until(|known| known.version >= version && known.play.is_some()).await;
        bob.until(|known| known.version >= version && known.play.is_some()).await;
        let index = ada.known.play().to_act.expect("the match goes on").index();
        let client = if index == 0 { &mut *ada } else { &mut *bob };
        let prompt = client.known.play().prompt.clone().expect("asked");
        let action = prompt.legal[recorded.len() % prompt.legal.len()].clone();
        let (id, act) = (new_id(), Command::Act { seat: Seat::new(index), prompt: prompt.number, action });
        client.send(&ToServer::Command { table: table.clone(), id, command: act.clone() }).await;
        version = loop {
            if let ToClient::Answer { answer: Answer::Done { version }, .. } = client.next().await {
                break version;
            }
        };
        recorded.push((id, act, index));
    }
    recorded
}
