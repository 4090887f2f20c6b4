//! A name for each request, by which what proxy, nodes and tables logged of it is found again.

use crate::random;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

pub(crate) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

const LETTERS: usize = 20;
/// The longest name that is taken from a proxy.
const LONGEST: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RequestId(Arc<str>);

impl RequestId {
    /// The one that a trusted proxy gave, or a new one: others could write anything into the log.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> RequestId {
        let given = headers.get(HEADER).and_then(|value| value.to_str().ok());
        let given = given.filter(|given| trusted.contains(&peer.to_canonical()) && is_plain(given));
        RequestId(given.map_or_else(|| random::letters(LETTERS), str::to_owned).into())
    }

    /// The name of a message on the WebSocket that this request opened.
    pub(crate) fn message(&self, number: u64) -> RequestId {
        RequestId(format!("{self}-{number}").into())
    }

    pub(crate) fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).expect("names are plain letters")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_plain(text: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_' | b'.');
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_names_requests_and_only_plainly() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let id = |peer: &str, given: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(HEADER, given.parse().unwrap());
            RequestId::of(peer.parse().unwrap(), &headers, &[proxy]).to_string()
        };
        assert_eq!(id("10.0.0.1", "c0ffee-7.A_b"), "c0ffee-7.A_b");
        assert_eq!(id("::ffff:10.0.0.1", "c0ffee"), "c0ffee");
        for (peer, given) in
            [("9.9.9.9", "c0ffee"), ("10.0.0.1", ""), ("10.0.0.1", "a b"), ("10.0.0.1", "a\"b")]
        {
            assert_eq!(id(peer, given).len(), LETTERS, "{peer} {given}");
        }
        assert_eq!(id("10.0.0.1", &"x".repeat(65)).len(), LETTERS);
        assert_ne!(id("9.9.9.9", "c"), id("9.9.9.9", "c"));
    }
}
