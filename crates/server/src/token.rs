//! The secret by which the server knows a guest again. Only its hash is stored.

use crate::hex;
use crate::random;
use crate::store::Hash;
use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};

/// The name of the cookie.
pub(crate) const COOKIE: &str = "speakeasy";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// 256 bits from the operating system, as text.
pub(crate) struct Token(String);

/// How a request proved who sent it.
pub(crate) enum Proof {
    /// A browser sends it by itself, even for other sites: the origin counts.
    Cookie(Hash),
    /// A program sends it on purpose.
    Bearer(Hash),
}

impl Token {
    pub(crate) fn random() -> Token {
        let mut bytes = [0; 32];
        random::fill(&mut bytes);
        Token(hex::encode(&bytes))
    }

    pub(crate) fn hash(&self) -> Hash {
        hash(&self.0)
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// The header that makes a browser keep the token, and sends it nowhere but here.
    pub(crate) fn cookie(&self, is_secure: bool) -> String {
        set_cookie(&self.0, A_YEAR, is_secure)
    }
}

/// The header that makes a browser forget its token.
pub(crate) fn no_cookie(is_secure: bool) -> String {
    set_cookie("", 0, is_secure)
}

pub(crate) fn hash(text: &str) -> Hash {
    Hash(Sha256::digest(text).into())
}

/// What a request brings to prove who sent it.
pub(crate) fn proof(headers: &HeaderMap) -> Option<Proof> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Proof::Bearer(hash(token)));
    }
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| Proof::Cookie(hash(token)))
}

impl Proof {
    pub(crate) fn hash(&self) -> Hash {
        match self {
            Proof::Cookie(hash) | Proof::Bearer(hash) => *hash,
        }
    }
}

fn set_cookie(value: &str, seconds: u32, is_secure: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn found(name: header::HeaderName, value: &'static str) -> Option<Hash> {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_static(value));
        proof(&headers).map(|proof| proof.hash())
    }

    #[test]
    fn a_token_is_found_among_other_cookies_or_as_bearer() {
        assert_eq!(found(header::COOKIE, "a=b; speakeasy=t; c=d"), Some(hash("t")));
        assert_eq!(found(header::AUTHORIZATION, "Bearer t"), Some(hash("t")));
        assert_eq!(found(header::COOKIE, "notspeakeasy=t"), None);
        assert_eq!(found(header::AUTHORIZATION, "Basic t"), None);
    }

    #[test]
    fn a_cookie_is_out_of_reach_of_scripts_and_other_sites() {
        let cookie = Token("t".to_owned()).cookie(true);
        assert_eq!(cookie, "speakeasy=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
    }
}
