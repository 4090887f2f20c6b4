//! One client's WebSocket: what it says goes to its tables, what they tell goes to it.

use crate::client_address::ClientAddress;
use crate::clock::now;
use crate::house::House;
use crate::http::{Fail, Visitor};
use crate::live::{self, Outbox, Request, Watch, outbox};
use crate::metrics::Entered;
use crate::presence::Badge;
use crate::request_id::RequestId;
use crate::table::Person;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use protocol::{Answer, Command, CommandId, Refusal, TableId, ToClient, ToServer};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tracing::Instrument;

/// The default of 128 KiB is set aside for every socket at once.
const READ_BUFFER: usize = 4096;
/// Up to so much waits for what else is to be written.
const WRITE_BUFFER: usize = 4096;
/// How many tables one socket may watch.
const MOST_TABLES: usize = 32;
const PING_EVERY: Duration = Duration::from_secs(30);
const SILENT_FOR: Duration = Duration::from_secs(90);
/// When clients should come back to a server that ends, in seconds.
const BACK_IN: u32 = 3;

pub(crate) async fn upgrade(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Extension(request): Extension<RequestId>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fail> {
    let most = house.config.limits.message_bytes;
    let (outbox, waiting) = outbox(house.config.limits.waiting_frames);
    let badge = house.presence.enter(person, address, house.next_socket(), outbox.clone());
    let badge = badge.ok_or_else(Fail::too_fast)?;
    let counted = house.hub.metrics.sockets.enter();
    let watched = BTreeSet::new();
    let socket = Socket { house, badge, outbox, waiting, watched, request, messages: 0, _counted: counted };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(most)
        .max_frame_size(most)
        .on_upgrade(move |stream| socket.run(stream)))
}

struct Socket {
    house: Arc<House>,
    badge: Badge,
    outbox: Outbox,
    waiting: mpsc::Receiver<Utf8Bytes>,
    watched: BTreeSet<TableId>,
    /// The request that opened it.
    request: RequestId,
    /// How many messages came.
    messages: u64,
    _counted: Entered,
}

/// Whether a socket goes on.
#[derive(PartialEq)]
enum Then {
    GoOn,
    End,
}

impl Socket {
    async fn run(mut self, mut stream: WebSocket) {
        let Person { guest, name } = self.badge.person();
        self.outbox.send(&ToClient::Welcome { protocol: protocol::VERSION, guest, name, now: now() });
        self.talk(&mut stream).await;
        for table in std::mem::take(&mut self.watched) {
            self.house.hub.ask(&table, Request::Unwatch { socket: self.badge.socket }).await;
        }
    }

    async fn talk(&mut self, stream: &mut WebSocket) {
        let (house, outbox) = (self.house.clone(), self.outbox.clone());
        let patience = house.config.limits.slowest_read;
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let (stopped, cut) = (house.hub.stop.cancelled(), outbox.is_cut());
        tokio::pin!(stopped, cut);
        loop {
            let then = tokio::select! {
                biased;
                () = &mut stopped => {
                    outbox.send(&ToClient::Closing { back_in: BACK_IN });
                    while let Ok(frame) = self.waiting.try_recv() {
                        if write(stream, Message::Text(frame), patience).await == Then::End {
                            return;
                        }
                    }
                    write(stream, Message::Close(None), patience).await;
                    Then::End
                }
                () = &mut cut => Then::End,
                Some(frame) = self.waiting.recv() => self.write_all(stream, frame, patience).await,
                message = stream.recv() => {
                    heard = Instant::now();
                    self.hear(message.and_then(Result::ok)).await
                }
                _ = pings.tick() => match heard.elapsed() < SILENT_FOR {
                    true => write(stream, Message::Ping(Vec::new().into()), patience).await,
                    false => Then::End,
                }
            };
            if then == Then::End {
                return;
            }
        }
    }

    /// Writes all that waits, beginning with `frame`, in as few pieces as possible.
    async fn write_all(&mut self, stream: &mut WebSocket, frame: Utf8Bytes, patience: Duration) -> Then {
        let waiting = &mut self.waiting;
        let write = async {
            stream.feed(Message::Text(frame)).await?;
            while let Ok(next) = waiting.try_recv() {
                stream.feed(Message::Text(next)).await?;
            }
            stream.flush().await
        };
        done(&timeout(patience, write).await)
    }

    async fn hear(&mut self, message: Option<Message>) -> Then {
        // Pings count, too: whoever floods is cut.
        if self.house.limits.messages.check_key(&self.badge.guest).is_err() {
            self.house.hub.metrics.refused_messages.add("too_fast");
            return Then::End;
        }
        match message {
            Some(Message::Text(text)) => {
                self.messages += 1;
                let request = self.request.message(self.messages);
                self.obey(&text).instrument(tracing::info_span!("message", %request)).await;
            }
            Some(Message::Ping(_) | Message::Pong(_)) => {}
            Some(Message::Binary(_)) => self.unreadable("messages are text"),
            Some(Message::Close(_)) | None => return Then::End,
        }
        Then::GoOn
    }

    async fn obey(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Err(error) => self.unreadable(&error.to_string()),
            Ok(ToServer::Watch { table, since, seat }) => {
                if self.watched.len() >= MOST_TABLES && !self.watched.contains(&table) {
                    return self.unreadable("that is too many tables for one connection");
                }
                self.watched.insert(table.clone());
                let (guest, outbox) = (self.badge.guest.clone(), self.outbox.clone());
                let watch = Watch { socket: self.badge.socket, guest, since, seat, outbox };
                self.house.hub.ask(&table, Request::Watch(watch)).await;
            }
            Ok(ToServer::Unwatch { table }) => {
                if self.watched.remove(&table) {
                    self.house.hub.ask(&table, Request::Unwatch { socket: self.badge.socket }).await;
                }
            }
            Ok(ToServer::Command { table, id, command }) => self.command(table, id, command).await,
        }
    }

    async fn command(&self, table: TableId, id: CommandId, command: Command) {
        let says = matches!(command, Command::Say { .. });
        if says && self.house.limits.chat.check_key(&self.badge.guest).is_err() {
            self.house.hub.metrics.refused_messages.add("too_fast");
            let answer = Answer::Refused(too_fast());
            return self.outbox.send(&ToClient::Answer { table, id, answer });
        }
        let (person, outbox) = (self.badge.person(), self.outbox.clone());
        let (span, metrics) = (tracing::Span::current(), self.house.hub.metrics.clone());
        let command = Box::new(live::Command { person, id, command, outbox, span, metrics });
        self.house.hub.ask(&table, Request::Command(command)).await;
    }

    fn unreadable(&self, message: &str) {
        self.house.hub.metrics.refused_messages.add("unreadable");
        tracing::debug!("an unreadable message");
        self.outbox.send(&ToClient::Unreadable { message: message.to_owned() });
    }
}

async fn write(stream: &mut WebSocket, message: Message, patience: Duration) -> Then {
    done(&timeout(patience, stream.send(message)).await)
}

/// Whoever does not take what is written in time is cut.
fn done(written: &Result<Result<(), axum::Error>, Elapsed>) -> Then {
    match written {
        Ok(Ok(())) => Then::GoOn,
        Ok(Err(_)) | Err(_) => Then::End,
    }
}

fn too_fast() -> Refusal {
    Refusal {
        code: "too_fast".to_owned(),
        rule: None,
        facts: Value::Null,
        message: "that was too much at once: wait a moment".to_owned(),
        retry: true,
    }
}
