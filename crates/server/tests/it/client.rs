//! A client as anybody could write one: HTTP, one WebSocket, and what it knows of a table.

use futures_util::{SinkExt, StreamExt};
use protocol::{
    Answer, Command, CommandId, GuestId, GuestInfo, Happening, Lobby, Play, Refusal, Settings, TableId,
    ToClient, ToServer,
};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Nothing takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
    pub(crate) guest: GuestId,
    http: reqwest::Client,
    stream: Option<Stream>,
    pub(crate) known: Known,
}

/// What a client knows of the table it watches, put together from frames.
#[derive(Clone, Default)]
pub(crate) struct Known {
    pub(crate) version: u64,
    pub(crate) lobby: Option<Lobby>,
    pub(crate) play: Option<Play>,
    pub(crate) happened: Vec<Happening>,
}

impl Client {
    pub(crate) async fn come_in(address: SocketAddr, name: &str) -> Client {
        let http = http();
        let url = format!("http://{address}/api/guest");
        let answer = http.post(url).json(&json!({ "name": name })).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        let token = answer["token"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        let guest = GuestId(answer["guest"].as_str().unwrap().to_owned());
        Client { address, token, guest, http, stream: None, known: Known::default() }
    }

    /// Somebody who has a token already.
    pub(crate) fn known(address: SocketAddr, info: &GuestInfo) -> Client {
        let (token, guest) = (info.token.clone().unwrap(), info.guest.clone());
        Client { address, token, guest, http: http(), stream: None, known: Known::default() }
    }

    /// The same person on another connection.
    pub(crate) fn twin(&self) -> Client {
        let (token, guest, http) = (self.token.clone(), self.guest.clone(), self.http.clone());
        Client { address: self.address, token, guest, http, stream: None, known: Known::default() }
    }

    pub(crate) fn request(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        let url = format!("http://{}{path}", self.address);
        self.http.request(method, url).bearer_auth(&self.token)
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        self.request(reqwest::Method::GET, path).send().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> reqwest::Response {
        self.request(reqwest::Method::POST, path).json(body).send().await.unwrap()
    }

    pub(crate) async fn connect(&mut self) {
        self.stream = Some(self.open_socket().await.expect("the server takes the connection"));
        let welcome = self.next().await;
        assert!(matches!(&welcome, ToClient::Welcome { guest, .. } if *guest == self.guest), "{welcome:?}");
    }

    /// A WebSocket, if the server takes it.
    pub(crate) async fn open_socket(&self) -> Option<Stream> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        connect_async(request).await.ok().map(|(stream, _)| stream)
    }

    pub(crate) fn disconnect(&mut self) {
        self.stream = None;
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.stream.as_mut().expect("connected").send(Message::text(text)).await.unwrap();
    }

    /// The next message, after what it tells is known.
    pub(crate) async fn next(&mut self) -> ToClient {
        self.try_next().await.expect("the server ended the connection")
    }

    /// The next message, or none if the server ended the connection.
    pub(crate) async fn try_next(&mut self) -> Option<ToClient> {
        let stream = self.stream.as_mut().expect("connected");
        loop {
            match timeout(PATIENCE, stream.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    let message: ToClient = serde_json::from_str(&text).unwrap();
                    self.known.learn(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Connects if need be and watches a table from the beginning.
    pub(crate) async fn watch(&mut self, table: &TableId) {
        if self.stream.is_none() {
            self.connect().await;
        }
        self.send(&ToServer::Watch { table: table.clone(), since: None, seat: None }).await;
        while !matches!(self.next().await, ToClient::Snapshot { .. }) {}
    }

    pub(crate) async fn command(&mut self, table: &TableId, command: Command) -> Answer {
        self.command_with_id(table, new_id(), command).await
    }

    pub(crate) async fn command_with_id(
        &mut self,
        table: &TableId,
        id: CommandId,
        command: Command,
    ) -> Answer {
        self.send(&ToServer::Command { table: table.clone(), id, command }).await;
        loop {
            if let ToClient::Answer { id: answered, answer, .. } = self.next().await
                && answered == id
            {
                return answer;
            }
        }
    }

    /// Gives a command that must be done.
    pub(crate) async fn must(&mut self, table: &TableId, command: Command) {
        let told = format!("{command:?}");
        let answer = self.command(table, command).await;
        assert!(matches!(answer, Answer::Done { .. }), "{told}: {answer:?}");
    }

    /// Gives a command that must be refused.
    pub(crate) async fn refused(&mut self, table: &TableId, command: Command) -> Refusal {
        let told = format!("{command:?}");
        match self.command(table, command).await {
            Answer::Refused(refusal) => refusal,
            done @ Answer::Done { .. } => panic!("{told}: {done:?}"),
        }
    }

    /// Reads until what is known fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Known) -> bool) {
        while !fits(&self.known) {
            self.next().await;
        }
    }
}

impl Known {
    pub(crate) fn learn(&mut self, message: &ToClient) {
        match message {
            ToClient::Snapshot { version, lobby, play, happened, .. } => {
                self.version = *version;
                self.lobby = Some((**lobby).clone());
                self.play = play.as_deref().cloned();
                self.happened.clone_from(happened);
            }
            ToClient::Update { version, lobby, play, happened, .. } => {
                self.version = *version;
                self.lobby = lobby.as_deref().cloned().or(self.lobby.take());
                self.play = play.as_deref().cloned().or(self.play.take());
                self.happened.extend(happened.iter().cloned());
            }
            _ => {}
        }
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        self.lobby.as_ref().expect("a snapshot was seen")
    }

    pub(crate) fn play(&self) -> &Play {
        self.play.as_ref().expect("the match has begun")
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.prompt.is_some())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.result.is_some())
            && self.lobby.as_ref().is_some_and(|lobby| lobby.secret.is_some())
    }
}

/// Settings with everything as usual.
pub(crate) fn settings(game: &str, seats: u8) -> Settings {
    serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap()
}

/// A table for `host`, opened with these settings.
pub(crate) async fn open_table(host: &Client, settings: &Settings) -> TableId {
    let answer = host.post("/api/tables", &json!({ "settings": settings })).await;
    let answer: Value = answer.json().await.unwrap();
    TableId(answer["table"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned())
}

/// A client for plain HTTP. One that could speak TLS, too, is not made without ciphers. Every request has a connection of
/// its own: one that was idle may be closed by the server just when the next request is sent.
pub(crate) fn http() -> reqwest::Client {
    let _ = tokio_rustls::rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().pool_max_idle_per_host(0).build().unwrap()
}

pub(crate) fn new_id() -> CommandId {
    CommandId(uuid::Uuid::new_v4())
}
