//! A4: a database that goes away and comes back, under people and bots.

use crate::client::{Known, new_id};
use crate::cluster::Cluster;
use crate::house::{Nodes, begin, play_to_the_end};
use protocol::{Answer, Command, Room};
use server::table::Entry;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a4_a_match_goes_on_after_the_database_was_away() {
    let cluster = Cluster::start(&[]);
    let nodes = Nodes::start_on(cluster.database(), 2).await;
    let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let table = begin(&mut ada, &mut bob, "don").await;
    bob.until(|known| known.play.is_some()).await;
    for outage in 0..2 {
        cluster.stop();
        let (id, say) = (new_id(), Command::Say { room: Room::Table, text: format!("outage {outage}") });
        let refused = bob.command_with_id(&table, id, say.clone()).await;
        assert!(matches!(&refused, Answer::Refused(refusal) if refusal.retry), "{refused:?}");
        cluster.resume(&[]);
        let mut answer = bob.command_with_id(&table, id, say.clone()).await;
        for _ in 0..50 {
            if matches!(answer, Answer::Done { .. }) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            answer = bob.command_with_id(&table, id, say.clone()).await;
        }
        assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
        let text = format!("outage {outage}");
        ada.until(|known: &Known| format!("{:?}", known.happened).contains(&text)).await;
    }
    play_to_the_end(&mut ada, &mut bob, &table).await;
    assert_eq!(ada.known.happened.last(), bob.known.happened.last());
    let said =
        nodes.log(&table).await.into_iter().filter(|each| matches!(each.entry, Entry::Said { .. })).count();
    assert_eq!(said, 2);
}
