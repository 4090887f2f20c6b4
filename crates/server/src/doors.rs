//! Under which names the server is reached, and which pages may use it: exactly its own.

use axum::http::{HeaderMap, HeaderValue, header};
use std::net::SocketAddr;

#[derive(Clone, Debug)]
pub(crate) struct Doors {
    hosts: Vec<String>,
    origins: Vec<String>,
    /// Whether people come by https.
    pub(crate) is_secure: bool,
}

impl Doors {
    /// The address listened on, by its names on this machine, and the address people use if it is another.
    pub(crate) fn new(listen: SocketAddr, public_url: Option<&str>) -> Doors {
        let port = listen.port();
        let mut hosts = vec![listen.to_string()];
        if listen.ip().is_loopback() || listen.ip().is_unspecified() {
            hosts.extend(["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}")));
        }
        let mut origins: Vec<String> = hosts.iter().map(|host| format!("http://{host}")).collect();
        if let Some(url) = public_url.map(|url| url.trim_end_matches('/')) {
            hosts.extend(url.split_once("://").map(|(_, host)| host.to_owned()));
            origins.push(url.to_owned());
        }
        Doors { hosts, origins, is_secure: public_url.is_some_and(|url| url.starts_with("https://")) }
    }

    /// Whether the request was meant for this server, not for a name that somebody made to lead here.
    pub(crate) fn knows_host(&self, headers: &HeaderMap) -> bool {
        is_among(headers.get(header::HOST), &self.hosts)
    }

    pub(crate) fn knows_origin(&self, headers: &HeaderMap) -> bool {
        headers.get_all(header::ORIGIN).iter().count() == 1
            && is_among(headers.get(header::ORIGIN), &self.origins)
    }
}

fn is_among(value: Option<&HeaderValue>, known: &[String]) -> bool {
    value.is_some_and(|value| known.iter().any(|each| each.as_bytes() == value.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knows(doors: &Doors, origin: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        doors.knows_origin(&headers)
    }

    #[test]
    fn in_the_local_network_it_is_known_by_exactly_its_address() {
        let doors = Doors::new("192.168.1.7:1930".parse().unwrap(), None);
        assert!(knows(&doors, "http://192.168.1.7:1930"));
        for other in ["http://127.0.0.1:1930", "http://localhost:1930", "http://192.168.1.8:1930"] {
            assert!(!knows(&doors, other), "{other}");
        }
    }

    #[test]
    fn only_its_own_pages_are_let_in() {
        let doors = Doors::new("127.0.0.1:1930".parse().unwrap(), Some("https://games.example.org/"));
        for known in ["http://127.0.0.1:1930", "http://localhost:1930", "https://games.example.org"] {
            assert!(knows(&doors, known), "{known}");
        }
        for other in [
            "null",
            "http://127.0.0.1",
            "http://127.0.0.1:19300",
            "https://127.0.0.1:1930",
            "http://localhost:1930.example.org",
            "http://games.example.org",
            "https://games.example.org:444",
            "https://x.games.example.org",
            "https://games.example.org.evil.test",
            "HTTP://LOCALHOST:1930",
        ] {
            assert!(!knows(&doors, other), "{other}");
        }
        assert!(!doors.knows_origin(&HeaderMap::new()));
        assert!(doors.is_secure);
    }
}
