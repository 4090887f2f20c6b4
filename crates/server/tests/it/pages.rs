//! The web client is served with the program, and nothing else is.

use crate::house::House;
use std::path::Path;

/// Whether the client was built; the program is complete without it.
fn is_built() -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html").exists()
}

#[tokio::test]
async fn every_screen_has_the_page_and_its_policy() {
    let house = House::open().await;
    let http = crate::client::http();
    for (path, status) in [
        ("/", 200),
        ("/settings", 200),
        ("/me", 200),
        ("/ladder", 200),
        ("/new/don", 200),
        ("/t/w7kd", 200),
        ("/nowhere", 404),
    ] {
        let answer = http.get(house.url(path)).send().await.unwrap();
        assert_eq!(answer.status(), if is_built() { status } else { 404 }, "{path}");
        let policy = answer.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        if is_built() {
            assert_eq!(answer.headers()["cache-control"], "no-cache");
            assert!(answer.text().await.unwrap().contains("<script type=\"module\""));
        }
    }
}

#[tokio::test]
async fn what_is_packed_comes_packed_to_whoever_takes_it() {
    if !is_built() {
        return;
    }
    let house = House::open().await;
    let http = crate::client::http();
    for (accepts, encoding) in [("br, gzip", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
        let answer = http.get(house.url("/")).header("accept-encoding", accepts).send().await.unwrap();
        let found = answer.headers().get("content-encoding").map(|value| value.to_str().unwrap());
        assert_eq!(found, encoding, "{accepts}");
    }
}

#[tokio::test]
async fn programs_that_ask_for_nothing_are_told_so_in_json() {
    let house = House::open().await;
    let answer = crate::client::http().get(house.url("/api/nothing")).send().await.unwrap();
    assert_eq!(answer.status(), 404);
    let refusal: serde_json::Value = answer.json().await.unwrap();
    assert_eq!(refusal["code"], "no_route");
}
