//! The bot's WebSocket: typed messages both ways, never more at once than a server takes.

use super::house::{House, refused};
use super::trouble::Trouble;
use futures_util::{SinkExt, StreamExt};
use protocol::{GuestId, ToClient, ToServer};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};

/// The server pings more often than that.
const LONGEST_SILENCE: Duration = Duration::from_secs(90);
const LONGEST_CONNECT: Duration = Duration::from_secs(20);
/// A server takes 20 messages a second from one person.
const PACE: Duration = Duration::from_millis(60);

pub(super) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next_send: Instant,
}

impl Socket {
    /// Connects, and learns who the bot is.
    pub(super) async fn open(house: &House) -> Result<(Socket, GuestId), Trouble> {
        let unfit = |error: &dyn std::fmt::Display| Trouble::lasting(format!("--connect: {error}"));
        let mut request = house.socket_url().into_client_request().map_err(|error| unfit(&error))?;
        let bearer = format!("Bearer {}", house.token).parse();
        let bearer = bearer.map_err(|_| Trouble::lasting("--token: a token is letters and digits"))?;
        request.headers_mut().insert("authorization", bearer);
        let trust = Some(Connector::Rustls(house.trust.clone()));
        let connect = connect_async_tls_with_config(request, None, true, trust);
        let connected = timeout(LONGEST_CONNECT, connect).await;
        let (stream, _) =
            connected.map_err(|_| lost(&"it does not answer"))?.map_err(|error| match error {
                Error::Http(answer) => {
                    refused(answer.status(), format!("the server refuses: {}", answer.status()))
                }
                error => lost(&error),
            })?;
        let mut socket = Socket { stream, next_send: Instant::now() };
        match socket.next().await? {
            ToClient::Welcome { protocol: protocol::VERSION, guest, .. } => Ok((socket, guest)),
            ToClient::Welcome { protocol, .. } => Err(Trouble::lasting(format!(
                "the server speaks version {protocol} of the protocol, this program version {}",
                protocol::VERSION
            ))),
            _ => Err(Trouble::passing("the server does not say welcome")),
        }
    }

    pub(super) async fn send(&mut self, message: &ToServer) -> Result<(), Trouble> {
        sleep_until(self.next_send).await;
        self.next_send = Instant::now() + PACE;
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.stream.send(Message::text(text)).await.map_err(|error| lost(&error))
    }

    /// The next message; may be asked again whenever the wait for it was given up.
    pub(super) async fn next(&mut self) -> Result<ToClient, Trouble> {
        loop {
            match timeout(LONGEST_SILENCE, self.stream.next()).await {
                Err(_) => return Err(lost(&"nothing was heard for long")),
                Ok(None) => return Err(lost(&"the server closed it")),
                Ok(Some(Err(error))) => return Err(lost(&error)),
                // A message that is not known here is for other clients.
                Ok(Some(Ok(Message::Text(text)))) => match serde_json::from_str(&text) {
                    Ok(message) => return Ok(message),
                    Err(_) => continue,
                },
                Ok(Some(Ok(_))) => {}
            }
        }
    }
}

fn lost(why: &dyn std::fmt::Display) -> Trouble {
    Trouble::passing(format!("no connection to the server: {why}"))
}
