//! `serve`: tables for people and bots over HTTP and WebSocket.

use crate::fail::{Fail, tell};
use server::{Config, Server, USUAL_PORT};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

/// Serve tables for people and bots.
///
/// Everything is kept in one SQLite file; every step is on disk before anybody sees it. Only this machine can reach the
/// server unless --listen says otherwise. Ctrl-C or SIGTERM ends it and loses nothing.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, env = "SPEAKEASY_PORT", default_value_t = USUAL_PORT)]
    port: u16,
    /// The address to listen on
    #[arg(long, env = "SPEAKEASY_LISTEN", default_value = "127.0.0.1", value_name = "IP")]
    listen: IpAddr,
    /// The folder for the database; made if it does not exist
    #[arg(long, env = "SPEAKEASY_DATA", default_value = "speakeasy-data", value_name = "DIR")]
    data: PathBuf,
    /// The address people use if it is another, as behind a reverse proxy: https://games.example.org
    #[arg(long, env = "SPEAKEASY_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// How many threads think for bots; half of the cores unless given
    #[arg(long, env = "SPEAKEASY_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// What to log: error, warn, info, debug, or a filter such as server=debug
    #[arg(long, env = "SPEAKEASY_LOG", default_value = "info", value_name = "FILTER")]
    log: String,
}

const EXAMPLES: &str = "Examples:
  speakeasy serve                          on http://127.0.0.1:1930, data in ./speakeasy-data
  speakeasy serve --port 8080 --data club  elsewhere";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let filter = EnvFilter::try_new(&args.log).map_err(|error| Fail::Usage(format!("--log: {error}")))?;
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    runtime.block_on(serve(config(args)))
}

fn config(args: &Args) -> Config {
    let mut config = Config::new(args.data.clone());
    config.listen = SocketAddr::new(args.listen, args.port);
    config.public_url.clone_from(&args.public_url);
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    config
}

async fn serve(config: Config) -> Result<(), Fail> {
    let server = Server::start(config).await.map_err(|error| Fail::File(error.to_string()))?;
    tell(&format!("serving on http://{}", server.address));
    asked_to_end().await.map_err(|error| Fail::File(error.to_string()))?;
    tell("closing; everything is saved");
    server.close().await;
    Ok(())
}

/// Waits for Ctrl-C or, where there is such a thing, SIGTERM.
pub(crate) async fn asked_to_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminated.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
