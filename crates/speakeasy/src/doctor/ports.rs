//! The address to listen on: is it free, may this user have it, are there files enough for its sockets?

use super::finding::Finding;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

const ABOUT: &str = "port";
const PATIENCE: Duration = Duration::from_secs(3);

pub(super) fn check(listen: SocketAddr) -> Vec<Finding> {
    let mut findings = vec![match TcpListener::bind(listen) {
        Ok(_) => Finding::ok(ABOUT, format!("{listen} is free")),
        Err(error) => taken(listen, &error),
    }];
    findings.extend(files());
    findings
}

fn taken(listen: SocketAddr, error: &io::Error) -> Finding {
    match error.kind() {
        ErrorKind::AddrInUse if is_ours(listen) => {
            Finding::ok(ABOUT, format!("a server answers on {listen}"))
        }
        ErrorKind::AddrInUse => Finding::bad(
            ABOUT,
            format!("another program listens on {listen}"),
            "end it, or give another port with --port",
        ),
        ErrorKind::PermissionDenied => Finding::bad(
            ABOUT,
            format!("this user may not listen on {listen}"),
            "ports below 1024 are for the reverse proxy: give another one with --port",
        ),
        ErrorKind::AddrNotAvailable => Finding::bad(
            ABOUT,
            format!("this machine has no address {}", listen.ip()),
            "give one that it has with --listen",
        ),
        _ => {
            Finding::bad(ABOUT, format!("{listen}: {error}"), "give another address with --listen and --port")
        }
    }
}

/// Whether what listens there answers as this program does.
fn is_ours(listen: SocketAddr) -> bool {
    let ask = || -> io::Result<String> {
        let mut address = listen;
        if address.ip().is_unspecified() {
            address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
        }
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(64 << 10).read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200") && answer.ends_with("\r\n\r\nok\n"))
}

/// Every WebSocket is an open file.
#[cfg(unix)]
fn files() -> Option<Finding> {
    const FEW: u64 = 2048;
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current?;
    (limit < FEW).then(|| {
        let found = format!("at most {limit} files can be open at once, and every connection is one");
        Finding::odd("files", found, "allow more: LimitNOFILE=65536 in the systemd unit, or `ulimit -n`")
    })
}

#[cfg(not(unix))]
fn files() -> Option<Finding> {
    None
}
