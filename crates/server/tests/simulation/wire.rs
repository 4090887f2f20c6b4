//! HTTP and WebSocket over the simulated network. Whatever takes too long has failed.

use crate::node::{HOST, PORT};
use crate::weather::node_name;
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use protocol::ToServer;
use serde_json::Value;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use turmoil::net::TcpStream;

/// How long a connection or an answer may take.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Sends JSON to a node; none if no good answer comes.
pub(crate) async fn request(
    method: Method,
    node: usize,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<Value> {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", HOST)
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {token}"))
        .body(Full::new(Bytes::from(body.to_string())))
        .unwrap();
    let answer = async {
        let stream = TcpStream::connect((node_name(node), PORT)).await.ok()?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.ok()?;
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.ok()?;
        let body = answer.into_body().collect().await.ok()?.to_bytes();
        serde_json::from_slice(&body).ok()
    };
    timeout(PATIENCE, answer).await.ok().flatten()
}

/// A WebSocket to a node.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// What comes next on a socket.
pub(crate) enum Next {
    Text(String),
    /// Nothing came in time.
    Nothing,
    Ended,
}

impl Socket {
    pub(crate) async fn open(node: usize, token: &str) -> Option<Socket> {
        let mut request = format!("ws://{HOST}/ws").into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let opened = async {
            let stream = TcpStream::connect((node_name(node), PORT)).await.ok()?;
            client_async(request, stream).await.ok()
        };
        timeout(PATIENCE, opened).await.ok().flatten().map(|(stream, _)| Socket(stream))
    }

    /// Sends a message; tells whether the socket took it.
    pub(crate) async fn send(&mut self, message: &ToServer) -> bool {
        let text = serde_json::to_string(message).unwrap();
        matches!(timeout(PATIENCE, self.0.send(Message::text(text))).await, Ok(Ok(())))
    }

    pub(crate) async fn next(&mut self, patience: Duration) -> Next {
        loop {
            match timeout(patience, self.0.next()).await {
                Err(_) => return Next::Nothing,
                Ok(Some(Ok(Message::Text(text)))) => return Next::Text(text.to_string()),
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Next::Ended,
                Ok(Some(Ok(_))) => {}
            }
        }
    }
}
