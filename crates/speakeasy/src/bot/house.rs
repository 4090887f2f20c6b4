//! The server as plain requests know it: where it is, what is played there, the record of a match.

use super::trouble::Trouble;
use super::trust::trust;
use crate::fail::Fail;
use protocol::{Phase, Refusal, TableCard, TableId, TableLists};
use reqwest::{Response, StatusCode, Url};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio_rustls::rustls::ClientConfig;

const PATIENCE: Duration = Duration::from_secs(20);

pub(super) struct House {
    url: Url,
    pub(super) token: String,
    pub(super) trust: Arc<ClientConfig>,
    http: reqwest::Client,
}

impl House {
    pub(super) fn new(address: &str, token: &str, ca: Option<&Path>) -> Result<House, Fail> {
        let unfit =
            |why: &str| Fail::Usage(format!("--connect {address}: {why}, such as http://127.0.0.1:1930"));
        let url = Url::parse(address).map_err(|_| unfit("an address is needed"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(unfit("an address with http or https is needed"));
        }
        let trust = trust(ca)?;
        let http = reqwest::Client::builder().timeout(PATIENCE);
        let http = http.tls_backend_preconfigured(ClientConfig::clone(&trust)).build();
        let http = http.map_err(|error| Fail::File(error.to_string()))?;
        Ok(House { url, token: token.to_owned(), trust, http })
    }

    /// The address of the WebSocket.
    pub(super) fn socket_url(&self) -> String {
        let host = self.url.host_str().unwrap_or_default();
        let port = self.url.port().map_or_else(String::new, |port| format!(":{port}"));
        let scheme = if self.url.scheme() == "https" { "wss" } else { "ws" };
        format!("{scheme}://{host}{port}/ws")
    }

    /// A table at which the bot sits and the match is not over, or else a public one with an empty seat.
    pub(super) async fn find_table(&self) -> Result<Option<TableId>, Trouble> {
        let lists: TableLists = self.get("/api/tables").await?.json().await.map_err(unreachable)?;
        let goes_on = |card: &&TableCard| matches!(card.phase, Phase::Open | Phase::Playing);
        let has_room = |card: &&TableCard| card.phase == Phase::Open && card.names.contains(&None);
        let found = lists.mine.iter().find(goes_on).or_else(|| lists.public.iter().find(has_room));
        Ok(found.map(|card| card.table.clone()))
    }

    /// The record of a match so far.
    pub(super) async fn record(&self, table: &TableId) -> Result<String, Trouble> {
        self.get(&format!("/api/tables/{table}/record")).await?.text().await.map_err(unreachable)
    }

    async fn get(&self, path: &str) -> Result<Response, Trouble> {
        let url = self.url.join(path).map_err(|error| Trouble::lasting(error.to_string()))?;
        let answer = self.http.get(url).bearer_auth(&self.token).send().await.map_err(unreachable)?;
        let status = answer.status();
        if status.is_success() {
            return Ok(answer);
        }
        let told =
            answer.json::<Refusal>().await.map_or_else(|_| status.to_string(), |refusal| refusal.message);
        Err(refused(status, told))
    }
}

/// What the status of a refused request means for the next try.
pub(super) fn refused(status: StatusCode, told: String) -> Trouble {
    match status {
        StatusCode::UNAUTHORIZED => {
            Trouble::lasting("the server does not know this token: it is wrong, was replaced or has ended")
        }
        StatusCode::TOO_MANY_REQUESTS => Trouble::passing(told),
        status if status.is_server_error() => Trouble::passing(told),
        _ => Trouble::lasting(told),
    }
}

/// (The error's own words would repeat the address.)
fn unreachable(error: reqwest::Error) -> Trouble {
    Trouble::passing(format!("the server cannot be reached: {}", error.without_url()))
}
