//! A server on any free port with a database of its own.

pub(crate) use crate::client::{open_table, settings};

use crate::client::Client;
use crate::outage::Failing;
use server::{Config, Server};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tempfile::TempDir;
use tokio_postgres::SimpleQueryMessage;

pub(crate) struct House {
    folder: TempDir,
    server: Option<Server>,
    pub(crate) address: SocketAddr,
    pub(crate) config: Config,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(|_| {}).await
    }

    /// A server with a configuration of the test's own.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        let (folder, mut config) = ground().await;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        House { folder, address: server.address, server: Some(server), config }
    }

    /// A server whose store fails while the switch is on.
    pub(crate) async fn that_fails() -> (House, Arc<AtomicBool>) {
        House::that_fails_with(|_| {}).await
    }

    /// The same with a configuration of the test's own.
    pub(crate) async fn that_fails_with(change: impl FnOnce(&mut Config)) -> (House, Arc<AtomicBool>) {
        let (folder, mut config) = ground().await;
        change(&mut config);
        let (store, is_out) = Failing::new(server::open_store(&config).await.unwrap());
        let server = Server::start_on(Arc::new(store), config.clone()).await.unwrap();
        (House { folder, address: server.address, server: Some(server), config }, is_out)
    }

    /// Ends the server as an operator would, and starts it again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.close().await;
        self.start().await;
    }

    /// Starts again on the same data.
    pub(crate) async fn start(&mut self) {
        let server = Server::start(self.config.clone()).await.unwrap();
        self.address = server.address;
        self.server = Some(server);
    }

    pub(crate) async fn close(&mut self) {
        self.server.take().unwrap().close().await;
    }

    /// Asks the database behind the server's back, or changes it: the first column of what it answers.
    pub(crate) async fn sql(&self, sql: &str) -> Vec<String> {
        if let Some(url) = &self.config.database {
            let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            let answers = client.simple_query(sql).await.unwrap();
            let first = |answer| match answer {
                SimpleQueryMessage::Row(row) => Some(row.get(0).unwrap().to_owned()),
                _ => None,
            };
            return answers.into_iter().filter_map(first).collect();
        }
        let database = rusqlite::Connection::open(server::database(self.folder.path())).unwrap();
        let text = |row: &rusqlite::Row<'_>| match row.get_unwrap(0) {
            rusqlite::types::Value::Integer(number) => Ok(number.to_string()),
            rusqlite::types::Value::Text(text) => Ok(text),
            other => panic!("{other:?}"),
        };
        let mut statement = database.prepare(sql).unwrap();
        statement.query_map([], text).unwrap().collect::<Result<_, _>>().unwrap()
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::come_in(self.address, name).await
    }
}

/// A folder, and a configuration for it without limits that would be in the way.
async fn ground() -> (TempDir, Config) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(folder.path().to_owned());
    config.listen.set_port(0);
    config.database = crate::database().await;
    let many = NonZeroU32::new(1_000_000).unwrap();
    let limits = &mut config.limits;
    (limits.messages, limits.requests, limits.guests, limits.tables) = (many, many, many, many);
    (limits.chat, limits.tables_from_address) = (many, many);
    (folder, config)
}
