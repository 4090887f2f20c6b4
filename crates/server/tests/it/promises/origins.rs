//! F2: other sites cannot use a guest's cookie, neither to change something nor to listen.

use super::proof::Proof;
use crate::client::Client;
use crate::house::House;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Which servers take an origin as their own.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Own {
    /// Any that listens there.
    Always,
    /// One that people reach by that address, too.
    Public,
    Never,
}
use Own::{Always, Never, Public};

const PUBLIC_URL: &str = "https://games.example.org";

/// PORT stands for the port listened on.
const ORIGINS: [(&str, Own); 40] = [
    ("http://127.0.0.1:PORT", Always),
    ("http://localhost:PORT", Always),
    ("http://[::1]:PORT", Always),
    (PUBLIC_URL, Public),
    // No origin that could be named.
    ("", Never),
    ("null", Never),
    ("*", Never),
    ("file://", Never),
    // Another port or none.
    ("http://127.0.0.1", Never),
    ("http://localhost", Never),
    ("http://127.0.0.1:80", Never),
    ("http://127.0.0.1:0PORT", Never),
    ("http://127.0.0.1:PORT0", Never),
    ("https://games.example.org:443", Never),
    ("https://games.example.org:444", Never),
    // Another scheme.
    ("https://127.0.0.1:PORT", Never),
    ("ws://127.0.0.1:PORT", Never),
    ("http://games.example.org", Never),
    // Letters and dots that no browser writes.
    ("HTTP://127.0.0.1:PORT", Never),
    ("http://LOCALHOST:PORT", Never),
    ("https://Games.example.org", Never),
    ("http://localhost.:PORT", Never),
    ("https://games.example.org.", Never),
    ("http://127.0.0.1:PORT/", Never),
    // The same machine by other numbers.
    ("http://127.1:PORT", Never),
    ("http://2130706433:PORT", Never),
    ("http://0x7f.0.0.1:PORT", Never),
    ("http://127.0.0.2:PORT", Never),
    ("http://0.0.0.0:PORT", Never),
    ("http://[0:0:0:0:0:0:0:1]:PORT", Never),
    ("http://[::ffff:127.0.0.1]:PORT", Never),
    // Names that look alike, above, below or beside.
    ("https://evil.test", Never),
    ("https://example.org", Never),
    ("https://x.games.example.org", Never),
    ("https://evilgames.example.org", Never),
    ("https://games.example.org.evil.test", Never),
    ("http://127.0.0.1:PORT.evil.test", Never),
    ("http://127.0.0.1:PORT@evil.test", Never),
    ("http://evil@127.0.0.1:PORT", Never),
    ("http://127.0.0.1:PORT http://evil.test", Never),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f2_other_sites_cannot_use_a_cookie() {
    let proof = Proof::of("F2", "40 origins, exact verdicts");
    let mut verdicts = 0;
    for public_url in [None, Some(PUBLIC_URL)] {
        let house = House::with(|config| {
            config.public_url = public_url.map(str::to_owned);
            config.private_webhooks = true;
        })
        .await;
        let ada = house.guest("Ada").await;
        for (origin, own) in ORIGINS {
            let origin = origin.replace("PORT", &house.address.port().to_string());
            let is_own = own == Always || own == Public && public_url.is_some();
            verdicts += judge(&ada, &[&origin], is_own).await;
        }
        let own = format!("http://{}", house.address);
        verdicts += judge(&ada, &[], false).await;
        verdicts += judge(&ada, &[&own, "https://evil.test"], false).await;
        verdicts += judge(&ada, &["https://evil.test", &own], false).await;
    }
    assert_has_same_site(&House::open().await).await;
    proof.holds(format!(
        "{} origins, none and two at once, with and without a public address: {verdicts} verdicts, all exact",
        ORIGINS.len()
    ));
}

/// Tries everything that could do harm with a cookie and these origins; gives how often.
async fn judge(ada: &Client, origins: &[&str], is_own: bool) -> u32 {
    let changes = [
        (Method::POST, "/api/guest/code", json!({}), StatusCode::OK),
        (Method::PATCH, "/api/guest", json!({ "name": "Ada" }), StatusCode::OK),
        (Method::PUT, "/api/guest/webhook", json!({ "url": "http://127.0.0.1:9/" }), StatusCode::NO_CONTENT),
        (Method::DELETE, "/api/guest/webhook", Value::Null, StatusCode::NO_CONTENT),
    ];
    for (method, path, body, done) in &changes {
        let answer = send(ada, method, path, origins, body).await;
        let allowed = answer.headers().get("access-control-allow-origin").cloned();
        assert_eq!(allowed, None, "nobody else reads answers");
        assert_eq!(
            answer.status(),
            if is_own { *done } else { StatusCode::FORBIDDEN },
            "{origins:?}: {path}"
        );
        if !is_own {
            assert_eq!(answer.json::<Value>().await.unwrap()["code"], "origin");
        }
    }
    let status = upgrade(ada, origins).await;
    assert_eq!(status, if is_own { 101 } else { 403 }, "{origins:?}: upgrade");
    changes.len() as u32 + 1
}

async fn send(
    ada: &Client,
    method: &Method,
    path: &str,
    origins: &[&str],
    body: &Value,
) -> reqwest::Response {
    let request = crate::client::http().request(method.clone(), format!("http://{}{path}", ada.address));
    let request = request.header("cookie", format!("speakeasy={}", ada.token)).json(body);
    let request = origins.iter().fold(request, |request, origin| request.header("origin", *origin));
    request.send().await.unwrap()
}

async fn upgrade(ada: &Client, origins: &[&str]) -> u16 {
    let mut request = format!("ws://{}/ws", ada.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", format!("speakeasy={}", ada.token).parse().unwrap());
    for origin in origins {
        request.headers_mut().append("origin", origin.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((_, answer)) => answer.status().as_u16(),
        Err(Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{origins:?}: {error}"),
    }
}

async fn assert_has_same_site(house: &House) {
    let request = crate::client::http().post(house.url("/api/guest")).json(&json!({ "name": "Ada" }));
    let answer = request.send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
}
