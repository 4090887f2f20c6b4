//! `speakeasy bot` at a server behind a reverse proxy that speaks TLS.

#![cfg(unix)]

use crate::evening::{Bot, Evening};
use crate::runner::run;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// A proxy with a certificate of an authority of its own; it ends with the test.
struct Proxy {
    runtime: Runtime,
    listener: Option<TcpListener>,
    port: u16,
    config: Arc<ServerConfig>,
    folder: TempDir,
}

impl Proxy {
    fn new() -> Proxy {
        let mut authority = CertificateParams::new([]).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority = CertifiedIssuer::self_signed(authority, KeyPair::generate().unwrap()).unwrap();
        let key = KeyPair::generate().unwrap();
        let own =
            CertificateParams::new(["localhost".to_owned()]).unwrap().signed_by(&key, &authority).unwrap();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let config = ServerConfig::builder().with_no_client_auth();
        let config = config.with_single_cert(vec![own.der().clone()], key).unwrap();
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("authority.pem"), authority.pem()).unwrap();
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))).unwrap();
        let port = listener.local_addr().unwrap().port();
        Proxy { runtime, listener: Some(listener), port, config: Arc::new(config), folder }
    }

    fn url(&self) -> String {
        format!("https://localhost:{}", self.port)
    }

    fn authority(&self) -> PathBuf {
        self.folder.path().join("authority.pem")
    }

    /// Hands everything on to the server.
    fn lead_to(&mut self, server: SocketAddr) {
        let listener = self.listener.take().unwrap();
        let acceptor = TlsAcceptor::from(self.config.clone());
        self.runtime.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let mut behind = TcpStream::connect(server).await?;
                    let mut before = acceptor.accept(stream).await?;
                    copy_bidirectional(&mut before, &mut behind).await
                });
            }
        });
    }
}

#[test]
fn a_bot_plays_at_a_server_behind_tls_if_it_trusts_its_certificate() {
    let mut proxy = Proxy::new();
    let mut evening = Evening::with("don", 3, &["--public-url", &proxy.url()]);
    proxy.lead_to(evening.server.address.parse().unwrap());
    let made = evening.make_bot("Al");
    let token = made["token"].as_str().unwrap();
    let at_table = ["--table", &evening.table, "--level", "easy"];

    let mut stranger = Bot::start_at(&proxy.url(), token, &at_table);
    stranger.until_told("certificate");
    drop(stranger);

    let authority = proxy.authority();
    let trusting = [&at_table[..], &["--ca", authority.to_str().unwrap()]].concat();
    let bot = Bot::start_at(&proxy.url(), token, &trusting);
    evening.until_seated(1);
    evening.fill_and_start();
    bot.expect_over();
    evening.checked_record();
}

#[test]
fn a_file_without_a_certificate_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.pem");
    std::fs::write(&file, "nothing").unwrap();
    let refused = |file: &str, why: &str| {
        let told = run(&["bot", "--token", "t", "--connect", "https://localhost:1", "--ca", file]);
        assert!(told.code == Some(1) && told.err.contains(why), "{told:?}");
    };
    refused(file.to_str().unwrap(), "no certificate is in it");
    refused("no-such-file.pem", "a PEM file is needed");
}
