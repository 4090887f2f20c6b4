//! Takes connections and answers on them. Whoever is slow to say what they want is cut, and nobody gets more memory
//! than a request may need.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;

/// How long the head of a request may take.
const SLOWEST_HEAD: Duration = Duration::from_secs(5);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 << 10;
/// What the system keeps for a client that reads slowly, in bytes; what comes then waits in the client's outbox.
const SEND_BUFFER: u32 = 64 << 10;
const BACKLOG: u32 = 1024;

/// Where connections come.
pub trait Listener: Send + Sync + 'static {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    fn address(&self) -> io::Result<SocketAddr>;

    /// The next connection, and whose it is.
    fn next(&self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;
}

impl Listener for TcpListener {
    type Stream = TcpStream;

    fn address(&self) -> io::Result<SocketAddr> {
        self.local_addr()
    }

    async fn next(&self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, address) = self.accept().await?;
        let _ = stream.set_nodelay(true);
        Ok((stream, address))
    }
}

/// Listens on an address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections have it from the socket they came to.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers until it is told to stop, and then until all requests under way are answered.
pub(crate) async fn serve(listener: impl Listener, app: Router, stop: CancellationToken) {
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            biased;
            () = stop.cancelled() => break,
            accepted = listener.next() => accepted,
        };
        match accepted {
            Ok((stream, address)) => {
                connections.spawn(answer(stream, address, app.clone(), stop.clone()));
            }
            // Too many files are open, or the client is gone already.
            Err(error) => {
                tracing::warn!(%error, "a connection was not taken");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
    connections.close();
    connections.wait().await;
}

async fn answer(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    address: SocketAddr,
    app: Router,
    stop: CancellationToken,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        app.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOWEST_HEAD)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        biased;
        // A client that breaks off is no fault of ours.
        _ = connection.as_mut() => {}
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
