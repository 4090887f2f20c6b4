//! One of the crowd, and the WebSocket they hold.

use futures_util::{SinkExt, StreamExt};
use protocol::{Command, CommandId, GuestId, Prompt, TableId, ToClient, ToServer};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) token: String,
    pub(crate) guest: GuestId,
    /// Where they come from.
    from: Ipv4Addr,
}

impl Person {
    pub(crate) fn new(number: u32) -> Person {
        let [_, a, b, c] = number.to_be_bytes();
        Person {
            token: format!("token-of-{number:010}"),
            guest: GuestId(format!("guest{number:011}")),
            from: Ipv4Addr::new(127, 1 + a, b, c.max(1)),
        }
    }

    /// A bare connection from this person's address.
    pub(crate) async fn dial(&self, server: SocketAddr) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(self.from.into(), 0))?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    pub(crate) async fn connect(&self, server: SocketAddr) -> Option<Line> {
        let mut request = format!("ws://{server}/ws").into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        let stream = self.dial(server).await.ok()?;
        let stream = client_async_with_config(request, stream, Some(lean())).await.ok()?.0;
        Some(Line { stream })
    }
}

/// Small buffers: a crowd shares its machine with the server it looks at.
pub(crate) fn lean() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0)
}

/// A WebSocket to the server.
pub(crate) struct Line {
    pub(crate) stream: WebSocketStream<TcpStream>,
}

impl Line {
    /// Tells whether it could be sent.
    pub(crate) async fn send(&mut self, message: &ToServer) -> bool {
        let text = serde_json::to_string(message).unwrap();
        self.stream.send(Message::text(text)).await.is_ok()
    }

    pub(crate) async fn watch(&mut self, table: &TableId) -> bool {
        self.send(&ToServer::Watch { table: table.clone(), since: None, seat: None }).await
    }

    pub(crate) async fn command(&mut self, table: &TableId, id: CommandId, command: Command) -> bool {
        self.send(&ToServer::Command { table: table.clone(), id, command }).await
    }

    /// The next message; none once the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<ToClient> {
        self.next_text().await.map(|text| serde_json::from_str(&text).unwrap())
    }

    /// The next message as it came.
    pub(crate) async fn next_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// What a frame asks its reader, if it tells.
pub(crate) fn asked(message: &ToClient) -> Option<Option<Prompt>> {
    match message {
        ToClient::Snapshot { play, .. } => Some(play.as_ref().and_then(|play| play.prompt.clone())),
        ToClient::Update { play: Some(play), .. } => Some(play.prompt.clone()),
        _ => None,
    }
}
