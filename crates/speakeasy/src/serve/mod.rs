//! `serve`: tables for people and bots over HTTP and WebSocket.

mod lan;
mod limits;
mod logging;

use crate::fail::Fail;
use limits::LimitArgs;
use logging::LogArgs;
use server::{Config, Server, USUAL_PORT};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

/// Serve tables for people and bots.
///
/// Everything is kept in one SQLite file unless --database names another place; every step is on disk before anybody sees it. Only this machine can reach the
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
    /// Listen on the local network and show the address, also as a QR code for phones
    #[arg(long, env = "SPEAKEASY_LAN", conflicts_with = "listen")]
    lan: bool,
    /// The folder for the database; made if it does not exist
    #[arg(long, env = "SPEAKEASY_DATA", default_value = "speakeasy-data", value_name = "DIR")]
    data: PathBuf,
    /// A PostgreSQL database instead, which several servers may share, such as `postgres://speakeasy@localhost/house`
    #[arg(long, env = "SPEAKEASY_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// The address people use if it is another, as behind a reverse proxy, such as `https://games.example.org`
    #[arg(long, env = "SPEAKEASY_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// A proxy that is believed when it says whom it speaks for (X-Forwarded-For) and names the request (X-Request-Id); give it for each
    #[arg(long, env = "SPEAKEASY_TRUSTED_PROXY", value_name = "IP", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    /// After how many seconds without anybody a table sleeps
    #[arg(long, env = "SPEAKEASY_IDLE_SECONDS", value_name = "N")]
    idle_seconds: Option<u64>,
    #[command(flatten)]
    limits: LimitArgs,
    /// How many threads think for bots; half of the cores unless given
    #[arg(long, env = "SPEAKEASY_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// What whoever comes in must know
    #[arg(long, env = "SPEAKEASY_HOUSE_PASSWORD", value_name = "WORD", hide_env_values = true)]
    house_password: Option<String>,
    /// The token for the page /operator; one is made up and printed unless given
    #[arg(long, env = "SPEAKEASY_OPERATOR_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    operator_token: Option<String>,
    /// A token that reads /metrics and nothing else, for Prometheus; the operator's token does, too
    #[arg(long, env = "SPEAKEASY_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Let webhooks lead to addresses of private networks
    #[arg(long, env = "SPEAKEASY_PRIVATE_WEBHOOKS")]
    private_webhooks: bool,
    #[command(flatten)]
    log: LogArgs,
}

const EXAMPLES: &str = "Examples:
  speakeasy serve                          on http://127.0.0.1:1930, data in ./speakeasy-data
  speakeasy serve --port 8080 --data club  elsewhere
  speakeasy serve --lan                    for phones in the same network
  speakeasy serve --database postgres://speakeasy@localhost/house
  speakeasy serve --public-url https://games.example.org --trusted-proxy 127.0.0.1";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    args.log.start()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    runtime.block_on(serve(config(args)?, args))
}

/// What the flags and the environment say.
pub(crate) fn config(args: &Args) -> Result<Config, Fail> {
    args.log.filter()?;
    let mut config = Config::new(args.data.clone());
    let no_network = |error: io::Error| Fail::File(format!("--lan: {error}"));
    let listen = if args.lan { lan::address().map_err(no_network)? } else { args.listen };
    config.listen = SocketAddr::new(listen, args.port);
    config.database.clone_from(&args.database);
    config.trusted_proxies.clone_from(&args.trusted_proxy);
    config.limits = args.limits.limits();
    config.idle = args.idle_seconds.map_or(config.idle, Duration::from_secs);
    config.public_url.clone_from(&args.public_url);
    config.house_password.clone_from(&args.house_password);
    config.operator_token.clone_from(&args.operator_token);
    config.metrics_token.clone_from(&args.metrics_token);
    config.private_webhooks = args.private_webhooks;
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    Ok(config)
}

async fn serve(config: Config, args: &Args) -> Result<(), Fail> {
    // Whoever has read that it serves may end it at once, and nothing is lost.
    let mut asked = pin!(asked_to_end().map_err(|error| Fail::File(error.to_string()))?);
    let server = tokio::select! {
        started = Server::start(config) => started.map_err(|error| Fail::File(error.to_string()))?,
        () = &mut asked => return Ok(()),
    };
    let link = format!("http://{}", server.address);
    if let Some(code) = lan::qr_code(&link).filter(|_| args.lan) {
        args.log.say(code.trim_end());
    }
    args.log.say(&format!("serving on {link}"));
    if let Some(token) = &server.operator_token {
        args.log.say(&format!("the operator's page is /operator, its token {token}"));
    }
    asked.await;
    args.log.say("closing; everything is saved");
    server.close().await;
    Ok(())
}

/// Listens for Ctrl-C and, where there is such a thing, SIGTERM from now on; what it gives waits for one.
pub(crate) fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupted, mut terminated) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
