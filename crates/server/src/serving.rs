//! Takes connections and answers their requests. Whoever sends headers slowly, or too many of them, is cut.

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

const HEADERS_WITHIN: Duration = Duration::from_secs(10);
const LONGEST_HEADERS: usize = 16 << 10;
/// How long to wait when the system gives no connection, for want of file handles or memory.
const REST: Duration = Duration::from_millis(200);

/// Serves until it is told to stop, and then until the requests under way are answered.
pub(crate) async fn serve(listener: TcpListener, app: Router, stop: CancellationToken) {
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => drop(connections.spawn(talk(stream, peer, app.clone(), stop.clone()))),
            Err(error) => {
                tracing::warn!(%error, "a connection was not taken");
                sleep(REST).await;
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

async fn talk(stream: TcpStream, peer: SocketAddr, app: Router, stop: CancellationToken) {
    // Frames are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let app = TowerToHyperService::new(app);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(LONGEST_HEADERS)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
