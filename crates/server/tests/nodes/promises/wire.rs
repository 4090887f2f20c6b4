//! The network between a node and its database: it can be cut, hold everything back, or lose what the database answers.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Whole,
    /// Nothing comes through, and nobody is told.
    Stalled,
    /// What the node says arrives, what it is answered is lost. It has to be cut afterwards: half a line is none.
    Deaf,
    /// Connections end, old and new.
    Cut,
}

pub(super) struct Wire {
    address: SocketAddr,
    state: watch::Sender<State>,
}

impl Wire {
    /// Leads to the socket of a database.
    pub(super) async fn lay(socket: PathBuf) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, seen) = watch::channel(State::Whole);
        tokio::spawn(async move {
            while let Ok((node, _)) = listener.accept().await {
                let (socket, seen) = (socket.clone(), seen.clone());
                tokio::spawn(async move { connect(node, &socket, seen).await });
            }
        });
        Wire { address, state }
    }

    /// The same database, at the near end of the wire.
    pub(super) fn url(&self, database: &str) -> String {
        let name = database.rsplit('/').next().unwrap();
        format!("postgres://postgres@{}/{name}", self.address)
    }

    pub(super) fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

async fn connect(node: TcpStream, socket: &Path, seen: watch::Receiver<State>) {
    let Ok(database) = UnixStream::connect(socket).await else { return };
    let (mut from_node, mut to_node) = node.into_split();
    let (mut from_database, mut to_database) = database.into_split();
    tokio::select! {
        () = carry(&mut from_node, &mut to_database, seen.clone(), |_| false) => {}
        () = carry(&mut from_database, &mut to_node, seen, |state| state == State::Deaf) => {}
    }
}

/// Carries one direction until either end or the wire ends it.
async fn carry(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    mut seen: watch::Receiver<State>,
    is_lost: fn(State) -> bool,
) {
    let (mut bytes, mut cut) = (vec![0; 16 << 10], seen.clone());
    loop {
        let read = tokio::select! {
            _ = cut.wait_for(|state| *state == State::Cut) => return,
            read = from.read(&mut bytes) => read,
        };
        let Ok(length @ 1..) = read else { return };
        let Ok(state) = seen.wait_for(|state| *state != State::Stalled).await.map(|state| *state) else {
            return;
        };
        let is_sent = state != State::Cut && (is_lost(state) || to.write_all(&bytes[..length]).await.is_ok());
        if !is_sent {
            return;
        }
    }
}
