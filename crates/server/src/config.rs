//! What a server is started with.

use crate::store::SqliteSettings;
use crate::thinking_room::{Bots, Thinker};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

#[derive(Clone)]
pub struct Config {
    /// Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database, and of the server's own key.
    pub data: PathBuf,
    /// The PostgreSQL database to use instead, such as `postgres://speakeasy@/speakeasy?host=/run/postgresql`.
    pub database: Option<String>,
    pub sqlite: SqliteSettings,
    /// The address people use if it is not the one listened on, such as `https://games.example.org`.
    pub public_url: Option<String>,
    /// After how long without anybody a table is put to sleep.
    pub idle: Duration,
    /// How many threads think for bots.
    pub bot_threads: usize,
    pub thinker: Arc<dyn Thinker>,
    pub limits: Limits,
    /// What whoever comes in must know, if anything.
    pub house_password: Option<String>,
    /// The operator's token; without one the server makes one up at every start.
    pub operator_token: Option<String>,
    /// A token that reads `/metrics` and nothing else; the operator's does, too.
    pub metrics_token: Option<String>,
    /// Proxies that are believed when they say whom they speak for.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether webhooks may lead to private networks.
    pub private_webhooks: bool,
    #[doc(hidden)]
    pub weakness: Option<Weakness>,
}

/// A promise broken on purpose, so that its proof can show that it would notice. No flag of the program leads here.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weakness {
    /// Lets bots think on the threads of the network.
    BotsOnNetworkThreads,
}

/// How much one person or address may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages of a person on WebSockets, a second; twice as many at once.
    pub messages: NonZeroU32,
    /// Things a person says, a minute; a fifth of them at once.
    pub chat: NonZeroU32,
    /// HTTP requests from an address, a second; four times as many at once.
    pub requests: NonZeroU32,
    /// New guests from an address, and codes tried, an hour.
    pub guests: NonZeroU32,
    /// Tables a person opens, an hour.
    pub tables: NonZeroU32,
    /// Tables opened from an address, an hour.
    pub tables_from_address: NonZeroU32,
    /// Tables that one person is the host of and that are not over.
    pub tables_at_once: usize,
    /// Sockets of a person.
    pub sockets: usize,
    /// Sockets from an address.
    pub sockets_from_address: usize,
    /// Frames that wait for a slow reader before it is cut.
    pub waiting_frames: usize,
    /// How long a reader may take for one frame before it is cut.
    pub slowest_read: Duration,
    /// Bytes of a message or a request.
    pub message_bytes: usize,
}

pub const USUAL_PORT: u16 = 1930;

impl Config {
    /// On this machine only, with everything as usual.
    pub fn new(data: PathBuf) -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), USUAL_PORT),
            data,
            database: None,
            sqlite: SqliteSettings::default(),
            public_url: None,
            idle: Duration::from_secs(60),
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2),
            thinker: Arc::new(Bots),
            limits: Limits::default(),
            house_password: None,
            operator_token: None,
            metrics_token: None,
            trusted_proxies: Vec::new(),
            private_webhooks: false,
            weakness: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let number = |number| NonZeroU32::new(number).expect("not zero");
        Limits {
            messages: number(20),
            chat: number(30),
            requests: number(20),
            guests: number(60),
            tables: number(60),
            tables_from_address: number(600),
            tables_at_once: 50,
            sockets: 16,
            sockets_from_address: 512,
            waiting_frames: 64,
            slowest_read: Duration::from_secs(8),
            message_bytes: 16 << 10,
        }
    }
}
