//! A server from its start to its end.

use crate::clock::now;
use crate::company;
use crate::config::Config;
use crate::doors::{Doors, UnfitUrl};
use crate::house::House;
use crate::http;
use crate::limits::Limits;
use crate::live::{Hub, sweep};
use crate::operator::{Keys, TooShort};
use crate::outside::outside;
use crate::push::Vapid;
use crate::serving::{self, Listener};
use crate::store::{self, Postgres, Sqlite, Store};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long sockets get to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// The database of a server whose data is in `folder`.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("speakeasy.db")
}

/// A server that runs until it is closed.
pub struct Server {
    pub address: SocketAddr,
    /// The operator's token, if it had to be made up.
    pub operator_token: Option<String>,
    hub: Arc<Hub>,
    serving: JoinHandle<()>,
    sweeping: JoinHandle<()>,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{}: {error}", path.display())]
    Folder { path: PathBuf, error: std::io::Error },
    #[error("{}: {error}", path.display())]
    Store { path: PathBuf, error: store::StartError },
    #[error(transparent)]
    Database(store::StartError),
    #[error(transparent)]
    Begin(store::Unavailable),
    #[error("cannot listen on {address}: {error}")]
    Listen { address: SocketAddr, error: std::io::Error },
    #[error(transparent)]
    OperatorToken(#[from] TooShort),
    #[error(transparent)]
    PublicUrl(#[from] UnfitUrl),
    #[error("this system gives no random bytes: {0}")]
    NoRandomness(getrandom::Error),
}

impl Server {
    /// Why a server with this configuration would not start, as far as the configuration tells.
    pub fn objection(config: &Config) -> Option<StartError> {
        let keys = Keys::new(config).err().map(StartError::from);
        keys.or_else(|| Doors::new(config.listen, config.public_url.as_deref()).err().map(StartError::from))
    }

    /// Starts on the database that the configuration names.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = open_store(&config).await?;
        Server::start_on(store, config).await
    }

    /// Starts on any store.
    pub async fn start_on(store: Arc<dyn Store>, config: Config) -> Result<Server, StartError> {
        let listener = serving::listen(config.listen)
            .map_err(|error| StartError::Listen { address: config.listen, error })?;
        Server::start_at(listener, store, config).await
    }

    /// Starts on any store, where connections already come.
    pub async fn start_at(
        listener: impl Listener,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Result<Server, StartError> {
        outside().fill(&mut [0]).map_err(StartError::NoRandomness)?;
        let (keys, made) = Keys::new(&config)?;
        store.begin_run(now()).await.map_err(StartError::Begin)?;
        let address =
            listener.address().map_err(|error| StartError::Listen { address: config.listen, error })?;
        let doors = Doors::new(address, config.public_url.as_deref())?;
        let folder = |error| StartError::Folder { path: config.data.clone(), error };
        let mut vapid = Vapid::load(&config.data, config.public_url.as_deref()).map_err(folder)?;
        if let Some(nodes) = store.nodes() {
            // Browsers know the whole house by one key: whichever node came first brought it.
            let shared = nodes.keep("push_key", vapid.secret()).await.map_err(StartError::Begin)?;
            vapid = vapid.with_secret(&config.data, &shared).map_err(folder)?;
        }
        let vapid = Arc::new(vapid);
        let hub = Hub::new(store, vapid.clone(), &config);
        let limits = Arc::new(Limits::new(&config.limits));
        let sweeping = tokio::spawn(sweep(hub.clone(), limits.clone()));
        let house = House::new(hub.clone(), limits, doors, keys, vapid, config);
        tokio::spawn(company::hear(house.clone()));
        let app = http::app(house);
        let serving = tokio::spawn(serving::serve(listener, app, hub.stop.clone()));
        Ok(Server { address, operator_token: made, hub, serving, sweeping })
    }

    /// Ends: what was asked is done and saved, clients are told to come back, nothing new is taken.
    pub async fn close(self) {
        self.hub.close().await;
        let _ = timeout(GOODBYE, self.serving).await;
        let _ = self.sweeping.await;
    }
}

/// Opens the database that a configuration names, or makes it.
pub async fn open_store(config: &Config) -> Result<Arc<dyn Store>, StartError> {
    let path = config.data.clone();
    std::fs::create_dir_all(&path).map_err(|error| StartError::Folder { path, error })?;
    if let Some(url) = &config.database {
        return Ok(Arc::new(Postgres::open(url).await.map_err(StartError::Database)?));
    }
    let path = database(&config.data);
    let opened = Sqlite::open(&path, &config.sqlite);
    Ok(Arc::new(opened.map_err(|error| StartError::Store { path, error })?))
}
