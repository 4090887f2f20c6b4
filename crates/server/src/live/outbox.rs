//! What waits to be sent to one client. Whoever reads too slowly is cut and comes back.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

#[derive(Clone)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    cut: CancellationToken,
}

/// An outbox for so many frames, and what its socket reads from.
pub(crate) fn outbox(size: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
    let (frames, waiting) = mpsc::channel(size);
    (Outbox { frames, cut: CancellationToken::new() }, waiting)
}

impl Outbox {
    /// Puts a frame in line; cuts the client off if the line is full.
    pub(crate) fn push(&self, frame: Utf8Bytes) {
        if self.frames.try_send(frame).is_err() {
            self.cut();
        }
    }

    pub(crate) fn send(&self, message: &ToClient) {
        self.push(frame(message));
    }

    /// Cuts the client off.
    pub(crate) fn cut(&self) {
        self.cut.cancel();
    }

    /// Ends when the client is to be cut off.
    pub(crate) async fn is_cut(&self) {
        self.cut.cancelled().await;
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.cut.is_cancelled() || self.frames.is_closed()
    }
}

/// Most frames that show a match are shorter, so that they are not moved about while they are written.
const SHOWN: usize = 4096;

/// A message as it is sent.
pub(crate) fn frame<J: Serialize>(message: &ToClient<J>) -> Utf8Bytes {
    let is_shown = matches!(message, ToClient::Update { play: Some(_), .. } | ToClient::Snapshot { .. });
    let mut frame = Vec::with_capacity(if is_shown { SHOWN } else { 0 });
    serde_json::to_writer(&mut frame, message).expect("messages are plain JSON");
    Utf8Bytes::try_from(frame).expect("JSON is text")
}
