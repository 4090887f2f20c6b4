//! From where a request comes, for limits: the other end of the connection, or behind a proxy that the operator trusts,
//! whom that proxy names.

use axum::http::HeaderMap;
use std::net::IpAddr;

/// The address that limits count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// The last address in `X-Forwarded-For` that is no trusted proxy. What stands before it anybody may have written.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> ClientAddress {
    let is_trusted = |address: &IpAddr| trusted.contains(&address.to_canonical());
    if !is_trusted(&peer) {
        return ClientAddress(peer.to_canonical());
    }
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let mut client = peer;
    for hop in hops.into_iter().rev() {
        let Ok(address) = hop.parse::<IpAddr>() else { break };
        client = address;
        if !is_trusted(&address) {
            break;
        }
    }
    ClientAddress(client.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let trusted = ["10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()];
        client_address(peer.parse().unwrap(), &headers, &trusted).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(client("9.9.9.9", &["1.1.1.1"]), "9.9.9.9");
        assert_eq!(client("10.0.0.1", &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["6.6.6.6, 1.1.1.1"]), "1.1.1.1", "6.6.6.6 is what the client claims");
        assert_eq!(client("10.0.0.1", &["6.6.6.6, 1.1.1.1, 10.0.0.2"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["6.6.6.6", "1.1.1.1"]), "1.1.1.1");
        assert_eq!(client("::ffff:10.0.0.1", &["::ffff:1.1.1.1"]), "1.1.1.1");
        assert_eq!(client("10.0.0.1", &["1.1.1.1, nonsense"]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
    }
}
