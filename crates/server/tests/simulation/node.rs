//! A server of ours as a node of the simulated house.

use crate::database::Database;
use crate::dice::Dice;
use crate::line::Line;
use crate::weather::Weather;
use game_core::erased::AnyMatch;
use game_core::random::{pick, stream};
use game_core::record::to_value;
use serde_json::Value;
use server::store::Store;
use server::{Config, Listener, Server, Thinker};
use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;
use turmoil::net::{TcpListener, TcpStream};

pub(crate) const PORT: u16 = 1930;
/// The name that people know all nodes by.
pub(crate) const HOST: &str = "house.test";

pub(crate) struct Node {
    pub(crate) seed: u64,
    pub(crate) number: usize,
    pub(crate) database: Arc<Database>,
    pub(crate) weather: Arc<Weather>,
    pub(crate) folder: PathBuf,
    pub(crate) idle: Duration,
    /// How often it was started.
    pub(crate) starts: Cell<u64>,
}

impl Node {
    /// Runs until it crashes or is told to end; whoever looks after it starts it again as long as the database is away.
    pub(crate) fn run(&self) -> impl Future<Output = turmoil::Result> + use<> {
        self.starts.set(self.starts.get() + 1);
        let dice = Dice::new(self.seed, 1000 * (1 + self.number as u64) + self.starts.get());
        let line = Line::new(self.database.clone(), self.weather.clone(), self.number, dice);
        let (store, config): (Arc<dyn Store>, Config) = (Arc::new(line), self.config());
        let (weather, number) = (self.weather.clone(), self.number);
        async move {
            loop {
                let port = Port(TcpListener::bind(("0.0.0.0", PORT)).await?);
                match Server::start_at(port, store.clone(), config.clone()).await {
                    Ok(server) => {
                        while !weather.is_closing(number) {
                            sleep(Duration::from_millis(50)).await;
                        }
                        server.close().await;
                        return Ok(());
                    }
                    Err(_) => sleep(Duration::from_millis(300)).await,
                }
            }
        }
    }

    fn config(&self) -> Config {
        let mut config = Config::new(self.folder.clone());
        config.public_url = Some(format!("http://{HOST}"));
        config.operator_token = Some("the-operators-token".to_owned());
        config.idle = self.idle;
        config.bot_threads = 1;
        config.thinker = Arc::new(AnyLegal);
        // Threads would not take turns in the same order twice.
        config.weakness = Some(server::Weakness::BotsOnNetworkThreads);
        let many = NonZeroU32::new(1_000_000).unwrap();
        let limits = &mut config.limits;
        (limits.messages, limits.requests, limits.guests) = (many, many, many);
        (limits.tables, limits.chat) = (many, many);
        config
    }
}

/// A bot that thinks of nothing.
struct AnyLegal;

impl Thinker for AnyLegal {
    fn choose(&self, played: &dyn AnyMatch, _: &str, seed: u64) -> Option<Value> {
        let legal: Vec<Value> = played.legal_actions().iter().map(to_value).collect();
        let numbers: Vec<usize> = (0..legal.len()).collect();
        Some(legal[pick(&mut stream(seed, 0, 0), &numbers)].clone())
    }
}

struct Port(TcpListener);

impl Listener for Port {
    type Stream = TcpStream;

    fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    async fn next(&self) -> io::Result<(TcpStream, SocketAddr)> {
        self.0.accept().await
    }
}
