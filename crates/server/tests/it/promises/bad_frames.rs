//! D4: frames that are too long, broken, too deep, too large or unknown do nothing, and nothing breaks.

use super::dice::Dice;
use super::proof::{Proof, share};
use crate::client::{Client, Stream};
use crate::house::{House, open_table, settings};
use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use protocol::{Command, TableId};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

const SEED: u64 = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d4_bad_frames_do_nothing() {
    let proof = Proof::of("D4", "100,000 frames, 0 panics");
    let frames = share(100_000, 2000);
    let house = House::open().await;
    let (mut ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let version = ada.known.version;
    let mut dice = Dice::new(SEED, 0);
    let mut stream = None;
    let mut cut = 0;
    for _ in 0..frames {
        let mut open = match stream.take() {
            Some(open) => open,
            None => connect(&eve).await,
        };
        let is_open = open.send(bad(&mut dice, &table)).await.is_ok() && drain(&mut open).await;
        cut += u64::from(!is_open);
        stream = Some(open).filter(|_| is_open);
    }
    // Whoever is silent for minutes is cut, as Ada is here when there are many frames.
    ada.disconnect();
    ada.watch(&table).await;
    ada.must(&table, Command::Stand { seat: Seat::new(0) }).await;
    ada.until(|known| known.version > version).await;
    assert_eq!(ada.known.version, version + 1, "a bad frame did something");
    proof.holds(format!("{frames} frames, {cut} of them cut the line, 0 did anything, 0 panics"));
}

async fn connect(client: &Client) -> Stream {
    for _ in 0..100 {
        if let Some(stream) = client.open_socket().await {
            return stream;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the server takes no connections any more");
}

/// Reads what is there; tells whether the connection still stands.
async fn drain(stream: &mut Stream) -> bool {
    loop {
        match timeout(Duration::from_micros(200), stream.next()).await {
            Err(_) => return true,
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return false,
            Ok(Some(Ok(_))) => {}
        }
    }
}

fn bad(dice: &mut Dice, table: &TableId) -> Message {
    let good = format!(
        r#"{{"type":"command","table":"{table}","id":"3f0e8c1a-0000-4000-8000-000000000000","command":{{"type":"stand","seat":0}}}}"#
    );
    match dice.below(8) {
        0 => Message::text("[".repeat(1 + dice.below(15_000) as usize)),
        1 => Message::text(format!(
            r#"{{"type":"watch","table":"x","since":{}e{}}}"#,
            dice.below(1000),
            dice.below(999)
        )),
        2 => {
            Message::text(good.replace("stand", ["fly", "", "Stand", "stand\\u0000"][dice.below(4) as usize]))
        }
        3 => Message::binary(vec![dice.below(256) as u8; dice.below(300) as usize]),
        4 => Message::Frame(Frame::message(vec![0xff, 0xfe, 0x80], OpCode::Data(Data::Text), true)),
        5 => Message::Frame(Frame::message(good.into_bytes(), OpCode::Data(Data::Continue), true)),
        6 if dice.percent(5) => Message::text("x".repeat(17_000 + dice.below(60_000) as usize)),
        _ => {
            let mut bytes = good.into_bytes();
            for _ in 0..1 + dice.below(4) {
                let at = dice.below(bytes.len() as u64) as usize;
                bytes[at] = 32 + dice.below(95) as u8;
            }
            Message::text(String::from_utf8(bytes).unwrap())
        }
    }
}
