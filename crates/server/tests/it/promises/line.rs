//! A bad line between a client and the server, frame by frame: messages are doubled, held back and overtaken, answers
//! are lost.

use super::dice::Dice;
use crate::client::Client;
use futures_util::{SinkExt, StreamExt};
use protocol::{ToClient, ToServer};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Of a hundred messages so many are sent twice, and of a hundred answers so many are lost.
const DOUBLED: u64 = 20;
const LOST: u64 = 20;
/// Of a hundred messages so many are held back, for at most so many milliseconds.
const HELD_BACK: u64 = 30;
const LONGEST_DELAY: u64 = 15;

pub(crate) struct BadLine {
    outgoing: mpsc::UnboundedSender<String>,
    pub(crate) incoming: mpsc::UnboundedReceiver<ToClient>,
}

impl BadLine {
    pub(crate) async fn open(client: &Client, mut dice: Dice) -> BadLine {
        let (mut sink, mut stream) = client.open_socket().await.expect("the server takes it").split();
        let (outgoing, mut from_client) = mpsc::unbounded_channel::<String>();
        let (to_server, mut arriving) = mpsc::unbounded_channel::<String>();
        let (to_client, incoming) = mpsc::unbounded_channel();
        let mut losses = Dice::new(dice.below(1 << 30), 1);
        tokio::spawn(async move {
            while let Some(text) = from_client.recv().await {
                for _ in 0..1 + u32::from(dice.percent(DOUBLED)) {
                    let delay = if dice.percent(HELD_BACK) { dice.below(LONGEST_DELAY) } else { 0 };
                    let (to_server, text) = (to_server.clone(), text.clone());
                    tokio::spawn(async move {
                        sleep(Duration::from_millis(delay)).await;
                        let _ = to_server.send(text);
                    });
                }
            }
        });
        tokio::spawn(async move {
            while let Some(text) = arriving.recv().await {
                if sink.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
        });
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                let Message::Text(text) = message else { continue };
                let message: ToClient = serde_json::from_str(&text).unwrap();
                let is_lost = matches!(message, ToClient::Answer { .. }) && losses.percent(LOST);
                if !is_lost && to_client.send(message).is_err() {
                    return;
                }
            }
        });
        BadLine { outgoing, incoming }
    }

    pub(crate) fn send(&self, message: &ToServer) {
        let _ = self.outgoing.send(serde_json::to_string(message).unwrap());
    }
}
