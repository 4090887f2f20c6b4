//! Nodes on one database.

pub(crate) use crate::client::{open_table, settings};

use crate::client::Client;
use crate::cluster::Cluster;
use game_core::Seat;
use protocol::{Command, TableId};
use server::store::{Postgres, Store};
use server::table::{Stamped, Table};
use server::{Config, Server};
use std::num::NonZeroU32;
use tempfile::TempDir;

pub(crate) struct Nodes {
    pub(crate) url: String,
    pub(crate) servers: Vec<Server>,
    folders: Vec<TempDir>,
}

impl Nodes {
    /// So many nodes on a new database of the cluster that all tests share.
    pub(crate) async fn start(count: usize) -> Nodes {
        let url = tokio::task::spawn_blocking(|| Cluster::shared().database()).await.unwrap();
        Nodes::start_on(url, count).await
    }

    pub(crate) async fn start_on(url: String, count: usize) -> Nodes {
        let mut nodes = Nodes { url, servers: Vec::new(), folders: Vec::new() };
        for _ in 0..count {
            nodes.add(|_| {}).await;
        }
        nodes
    }

    /// One more node.
    pub(crate) async fn add(&mut self, change: impl FnOnce(&mut Config)) {
        let config = self.config(change);
        self.servers.push(Server::start(config).await.unwrap());
    }

    /// How a node starts, in a folder of its own.
    fn config(&mut self, change: impl FnOnce(&mut Config)) -> Config {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(folder.path().to_owned());
        config.listen.set_port(0);
        config.database = Some(self.url.clone());
        config.operator_token = Some("the-operators-token".to_owned());
        config.private_webhooks = true;
        let many = NonZeroU32::new(1_000_000).unwrap();
        let limits = &mut config.limits;
        (limits.messages, limits.requests, limits.guests, limits.tables) = (many, many, many, many);
        limits.chat = many;
        (limits.sockets, limits.sockets_from_address) = (1000, 1000);
        change(&mut config);
        self.folders.push(folder);
        config
    }

    /// The database, behind the nodes' backs.
    pub(crate) async fn store(&self) -> Postgres {
        Postgres::open(&self.url).await.unwrap()
    }

    /// Somebody who comes to a node.
    pub(crate) async fn guest(&self, node: usize, name: &str) -> Client {
        Client::come_in(self.servers[node].address, name).await
    }

    /// The log as it is in the database, which must be sound.
    pub(crate) async fn log(&self, table: &TableId) -> Vec<Stamped> {
        let log = self.store().await.log(table.clone(), 0).await.unwrap();
        Table::fold(&log).unwrap();
        log
    }
}

/// A table of three with a bot, at which two people sit who may have come to different nodes.
pub(crate) async fn begin(one: &mut Client, other: &mut Client, game: &str) -> TableId {
    let table = open_table(one, &settings(game, 3)).await;
    one.watch(&table).await;
    other.watch(&table).await;
    one.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    other.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    one.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    one.must(&table, Command::Start).await;
    table
}

/// Does the first thing that may be done, if it is this person's turn.
pub(crate) async fn take_turn(client: &mut Client, table: &TableId) {
    let play = client.known.play().clone();
    let prompt = play.prompt.expect("asked");
    let action = prompt.legal[prompt.legal.len() / 2].clone();
    client.must(table, Command::Act { seat: play.to_act.unwrap(), prompt: prompt.number, action }).await;
}

/// Plays on for both until the match is over.
pub(crate) async fn play_to_the_end(one: &mut Client, other: &mut Client, table: &TableId) {
    while !(one.known.is_over() && other.known.is_over()) {
        for client in [&mut *one, &mut *other] {
            match client.known.is_asked() {
                true => take_turn(client, table).await,
                false if client.known.is_over() => {}
                false => {
                    drop(tokio::time::timeout(std::time::Duration::from_millis(20), client.next()).await);
                }
            }
        }
    }
}
