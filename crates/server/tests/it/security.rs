//! Other sites cannot use a guest's cookie, tokens are not told, bad frames do nothing.

use crate::house::{House, open_table, settings};
use protocol::ToClient;
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn a_cookie_counts_only_with_an_origin_of_this_server() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let (own, cookie) = (format!("http://{}", house.address), format!("speakeasy={}", ada.token));
    let http = crate::client::http();
    for (origin, status) in [
        (Some(own.as_str()), StatusCode::OK),
        (Some("https://evil.test"), StatusCode::FORBIDDEN),
        (Some("null"), StatusCode::FORBIDDEN),
        (None, StatusCode::FORBIDDEN),
    ] {
        let mut request = http.post(house.url("/api/guest/code")).header("cookie", &cookie).json(&json!({}));
        request = origin.into_iter().fold(request, |request, origin| request.header("origin", origin));
        assert_eq!(request.send().await.unwrap().status(), status, "{origin:?}");
        let mut upgrade = format!("ws://{}/ws", house.address).into_client_request().unwrap();
        upgrade.headers_mut().insert("cookie", cookie.parse().unwrap());
        if let Some(origin) = origin {
            upgrade.headers_mut().insert("origin", origin.parse().unwrap());
        }
        assert_eq!(connect_async(upgrade).await.is_ok(), status == StatusCode::OK, "{origin:?}");
    }
    let read = http.get(house.url("/api/guest")).header("cookie", &cookie).send().await.unwrap();
    assert_eq!(read.status(), StatusCode::OK);
    assert_eq!(read.headers()["x-content-type-options"], "nosniff");
    let evil = ada.request(Method::POST, "/api/guest/code").header("origin", "https://evil.test");
    assert_eq!(evil.json(&json!({})).send().await.unwrap().status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_name_made_to_lead_here_is_refused() {
    let house = House::open().await;
    let http = crate::client::http();
    let answer = http.get(house.url("/api/games")).header("host", "evil.test").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn without_a_token_nothing_is_open() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    let http = crate::client::http();
    for path in ["/api/guest", "/api/tables", &format!("/api/tables/{table}"), "/ws"] {
        let answer = http.get(house.url(path)).send().await.unwrap();
        assert!(matches!(answer.status(), StatusCode::UNAUTHORIZED | StatusCode::UPGRADE_REQUIRED), "{path}");
    }
}

#[tokio::test]
async fn bad_messages_do_nothing() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    ada.connect().await;
    for bad in [
        "",
        "{",
        "null",
        "[]",
        r#"{"type":"fly"}"#,
        r#"{"type":"watch","table":7}"#,
        r#"{"type":"watch","table":"x","since":-1}"#,
        r#"{"type":"watch","table":"x","since":1e999}"#,
        r#"{"type":"command","table":"x","id":"no uuid","command":{"type":"start"}}"#,
        &"[".repeat(5000),
    ] {
        ada.send_text(bad.to_owned()).await;
        let answer = ada.next().await;
        assert!(matches!(answer, ToClient::Unreadable { .. }), "{bad}: {answer:?}");
    }
    ada.send_text("x".repeat(40_000)).await;
    assert!(ada.try_next().await.is_none());
}
