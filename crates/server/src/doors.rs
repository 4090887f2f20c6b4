//! Under which names the server is reached, and which pages may use it: exactly its own.

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use std::net::{IpAddr, SocketAddr};

#[derive(Clone, Debug)]
pub(crate) struct Doors {
    hosts: Vec<String>,
    origins: Vec<String>,
    /// Whether people come by https.
    pub(crate) is_secure: bool,
}

/// Why an address cannot be the one people use.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the public address is one such as https://games.example.org, without a path: {url} is not")]
pub struct UnfitUrl {
    url: String,
}

impl Doors {
    /// The address listened on, by its names on this machine, and the address people use if it is another.
    pub(crate) fn new(listen: SocketAddr, public_url: Option<&str>) -> Result<Doors, UnfitUrl> {
        let mut names = vec![listen.ip().to_string()];
        if let IpAddr::V6(address) = listen.ip() {
            names[0] = format!("[{address}]");
        }
        if listen.ip().is_loopback() || listen.ip().is_unspecified() {
            names.extend(["127.0.0.1", "localhost", "[::1]"].map(str::to_owned));
        }
        let port = Some(listen.port());
        let mut hosts: Vec<String> = names.iter().map(|name| host("http", name, port)).collect();
        let mut origins: Vec<String> = hosts.iter().map(|host| format!("http://{host}")).collect();
        let public = public_url.map(parts).transpose()?;
        let is_secure = public.as_ref().is_some_and(|(scheme, _)| scheme == "https");
        if let Some((scheme, host)) = public {
            origins.push(format!("{scheme}://{host}"));
            hosts.push(host);
        }
        Ok(Doors { hosts, origins, is_secure })
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

/// The scheme and the host of an address as a browser would write them.
fn parts(url: &str) -> Result<(String, String), UnfitUrl> {
    let unfit = || UnfitUrl { url: url.to_owned() };
    let uri: Uri = url.parse().map_err(|_| unfit())?;
    let scheme = uri.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https")).ok_or_else(unfit)?;
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
    let authority = authority.filter(|authority| !authority.host().is_empty()).ok_or_else(unfit)?;
    match uri.path_and_query().is_none_or(|path| path.as_str() == "/") {
        true => Ok((scheme.to_owned(), host(scheme, authority.host(), authority.port_u16()))),
        false => Err(unfit()),
    }
}

/// A name and a port; browsers leave out the usual one.
fn host(scheme: &str, name: &str, port: Option<u16>) -> String {
    let usual = if scheme == "https" { 443 } else { 80 };
    let name = name.to_ascii_lowercase();
    port.filter(|port| *port != usual).map_or_else(|| name.clone(), |port| format!("{name}:{port}"))
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
        let doors = Doors::new("192.168.1.7:1930".parse().unwrap(), None).unwrap();
        assert!(knows(&doors, "http://192.168.1.7:1930"));
        for other in [
            "http://127.0.0.1:1930",
            "http://localhost:1930",
            "http://[::1]:1930",
            "http://192.168.1.8:1930",
            "http://192.168.1.7",
            "https://192.168.1.7:1930",
            "http://192.168.1.7:1930.evil.test",
            "http://192.168.1.7.:1930",
            "http://192.168.263:1930",
            "http://[::ffff:192.168.1.7]:1930",
        ] {
            assert!(!knows(&doors, other), "{other}");
        }
    }

    #[test]
    fn a_port_that_browsers_leave_out_is_left_out() {
        let doors = Doors::new("[::1]:80".parse().unwrap(), Some("HTTPS://Games.Example.org:443/")).unwrap();
        for known in ["http://[::1]", "http://localhost", "https://games.example.org"] {
            assert!(knows(&doors, known), "{known}: {doors:?}");
        }
        assert!(!knows(&doors, "https://games.example.org:443"));
        assert!(doors.is_secure);
    }

    #[test]
    fn what_no_browser_could_come_by_is_no_public_address() {
        let listen = "127.0.0.1:1930".parse().unwrap();
        for unfit in
            ["", "games.example.org", "ftp://games.example.org", "https://a@b.test", "https://b.test/club"]
        {
            assert!(Doors::new(listen, Some(unfit)).is_err(), "{unfit}");
        }
    }
}
