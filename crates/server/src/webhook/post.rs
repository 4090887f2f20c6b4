//! One request to an address that somebody else chose: every address its name stands for is checked, and the connection
//! goes to one of those just checked. Nothing is followed and nothing of the answer is kept but its status.

use super::address::is_public;
use axum::http::{HeaderName, Method, Request, StatusCode, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

const LONGEST_URL: usize = 500;
/// For everything from the name to the answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// Why an address is none that can be told.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Unfit {
    #[error("a webhook is an address such as https://example.org/turn, of at most {LONGEST_URL} characters")]
    Url,
    #[error("the name cannot be found")]
    Unknown,
    #[error("addresses of private networks are not told here")]
    Private,
    #[error("no answer in time: {0}")]
    Unreachable(String),
}

/// Where to post.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Target {
    is_secure: bool,
    host: String,
    port: u16,
    uri: Uri,
}

impl Target {
    pub(crate) fn parse(url: &str) -> Result<Target, Unfit> {
        let uri: Uri = url.parse().map_err(|_| Unfit::Url)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Unfit::Url),
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority = authority.filter(|_| url.len() <= LONGEST_URL).ok_or(Unfit::Url)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        match host.is_empty() {
            true => Err(Unfit::Url),
            false => Ok(Target { is_secure, host, port, uri }),
        }
    }

    /// All addresses that the name stands for now, if every one of them may be told.
    pub(crate) async fn addresses(&self, allow_private: bool) -> Result<Vec<SocketAddr>, Unfit> {
        let found: Vec<SocketAddr> = match self.host.parse::<IpAddr>() {
            Ok(address) => vec![SocketAddr::new(address, self.port)],
            Err(_) => timeout(PATIENCE, lookup_host((self.host.as_str(), self.port)))
                .await
                .map_err(|_| Unfit::Unknown)?
                .map_err(|_| Unfit::Unknown)?
                .collect(),
        };
        match found.iter().all(|address| allow_private || is_public(address.ip())) {
            _ if found.is_empty() => Err(Unfit::Unknown),
            true => Ok(found),
            false => Err(Unfit::Private),
        }
    }

    /// Whom a request there is for: scheme, host and port if it is not the usual one.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.uri.authority().map_or("", |authority| authority.as_str()))
    }

    /// Posts a message with these headers; gives the status of the answer.
    pub(crate) async fn post(
        &self,
        headers: &[(HeaderName, String)],
        body: Bytes,
        allow_private: bool,
    ) -> Result<StatusCode, Unfit> {
        let talk = async {
            let addresses = self.addresses(allow_private).await?;
            let stream = TcpStream::connect(&addresses[..]).await.map_err(unreachable)?;
            match self.is_secure {
                false => self.send(stream, headers, body).await,
                true => {
                    let name = ServerName::try_from(self.host.clone()).map_err(unreachable)?;
                    let stream = TLS.connect(name, stream).await.map_err(unreachable)?;
                    self.send(stream, headers, body).await
                }
            }
        };
        timeout(PATIENCE, talk).await.unwrap_or_else(|error| Err(unreachable(error)))
    }

    async fn send(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        headers: &[(HeaderName, String)],
        body: Bytes,
    ) -> Result<StatusCode, Unfit> {
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let path = self.uri.path_and_query().map_or("/", |path| path.as_str());
        let host = self.uri.authority().map_or("", |authority| authority.as_str());
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::HOST, host)
            .header(header::USER_AGENT, "speakeasy")
            .header(header::CONNECTION, "close");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(body)).map_err(unreachable)?;
        // The request needs the connection to be driven; once that has ended the answer is there or never comes.
        let drive = async {
            let _ = connection.await;
            std::future::pending().await
        };
        tokio::select! {
            answer = sender.send_request(request) => answer.map(|answer| answer.status()).map_err(unreachable),
            never = drive => never,
        }
    }
}

static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

fn unreachable(error: impl std::fmt::Display) -> Unfit {
    Unfit::Unreachable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_http_to_public_addresses_is_told() {
        for wrong in
            ["", "example.org", "ftp://example.org/", "file:///etc/passwd", "http://a@b.test/", "http:///x"]
        {
            assert_eq!(Target::parse(wrong), Err(Unfit::Url), "{wrong}");
        }
        assert_eq!(Target::parse(&format!("http://example.org/{}", "x".repeat(500))), Err(Unfit::Url));
        for private in
            ["http://127.0.0.1/", "https://[::1]:8080/x", "http://[::ffff:10.0.0.1]/", "http://localhost/"]
        {
            let target = Target::parse(private).unwrap();
            assert_eq!(target.addresses(false).await, Err(Unfit::Private), "{private}");
            assert!(target.addresses(true).await.is_ok(), "{private}");
        }
        let target = Target::parse("https://1.1.1.1/turn?of=me").unwrap();
        assert_eq!(target.addresses(false).await, Ok(vec!["1.1.1.1:443".parse().unwrap()]));
    }
}
