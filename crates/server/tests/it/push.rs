//! "Your turn" by Web Push: a push service that reads what it is sent as a browser would.

use crate::client::{Client, PATIENCE};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use protocol::{Command, PushKey, TableId};
use reqwest::Method;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// The browser's half of the keys.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new(seed: u8) -> Browser {
        Browser { secret: SecretKey::from_slice(&[seed; 32]).unwrap(), auth: [seed; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let keys =
            json!({ "p256dh": text(&self.secret.public_key().to_sec1_bytes()), "auth": text(&self.auth) });
        json!({ "endpoint": endpoint, "keys": keys })
    }

    /// Reads a body as RFC 8291 says.
    fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(size == 4096u32.to_be_bytes() && rest[0] == 65);
        let (sender, sealed) = rest[1..].split_at(65);
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
        let own = self.secret.public_key().to_sec1_bytes();
        let mut secret = [0; 32];
        let info = [&b"WebPush: info\0"[..], &own[..], sender].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut secret).unwrap();
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        let derived = Hkdf::<Sha256>::new(Some(salt), &secret);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let opened = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap())
            .open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
            .unwrap();
        let (last, message) = opened.split_last().unwrap();
        assert_eq!(*last, 2);
        serde_json::from_slice(message).unwrap()
    }
}

fn text(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
    let letter = |six: &[u8]| {
        let six = format!("{:0<6}", std::str::from_utf8(six).unwrap());
        LETTERS[usize::from_str_radix(&six, 2).unwrap()] as char
    };
    bits.as_bytes().chunks(6).map(letter).collect()
}

fn bytes(text: &str) -> Vec<u8> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: String = text.chars().map(|letter| format!("{:06b}", LETTERS.find(letter).unwrap())).collect();
    bits.as_bytes()
        .chunks_exact(8)
        .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
        .collect()
}

/// Takes one request, answers with `status` and gives its headers and body.
async fn receive(listener: &TcpListener, status: &str) -> (BTreeMap<String, String>, Vec<u8>) {
    let (mut stream, _) = timeout(PATIENCE, listener.accept()).await.expect("told in time").unwrap();
    let mut request = Vec::new();
    loop {
        let mut part = [0; 4096];
        let count = stream.read(&mut part).await.unwrap();
        request.extend(&part[..count]);
        let Some(end) = request.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(request[..end].to_vec()).unwrap();
        let headers: BTreeMap<String, String> = head
            .lines()
            .skip(1)
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        if request.len() - end - 4 == headers["content-length"].parse::<usize>().unwrap() {
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            return (headers, request[end + 4..].to_vec());
        }
    }
}

async fn subscribe(client: &Client, subscription: &Value) -> u16 {
    let request = client.request(Method::PUT, "/api/guest/push").json(subscription);
    request.send().await.unwrap().status().as_u16()
}

/// Acts for a person until somebody else is asked.
async fn end_turn(client: &mut Client, table: &TableId) {
    while client.known.is_asked() {
        let play = client.known.play();
        let (seat, prompt) = (play.viewer.unwrap(), play.prompt.clone().unwrap());
        let action = prompt.legal[0].clone();
        client.must(table, Command::Act { seat, prompt: prompt.number, action }).await;
    }
}

async fn begin(ada: &mut Client, bob: &mut Client) -> TableId {
    let table = open_table(ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    bob.connect().await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    table
}

#[tokio::test]
async fn a_device_is_told_once_a_turn_what_only_it_can_read() {
    let house = House::with(|config| config.private_webhooks = true).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let browser = Browser::new(7);
    assert_eq!(subscribe(&bob, &browser.subscription(&format!("{origin}/send/bob"))).await, 204);
    let table = begin(&mut ada, &mut bob).await;
    let (_, (headers, body)) = tokio::join!(end_turn(&mut ada, &table), receive(&listener, "201 Created"));
    let notice = browser.read(&body);
    assert_eq!((&notice["event"], &notice["table"]), (&json!("your_turn"), &json!(table.0)));
    assert!(!body.windows(8).any(|part| part == &table.0.as_bytes()[..8]));
    assert_eq!((headers["content-encoding"].as_str(), headers["ttl"].as_str()), ("aes128gcm", "86400"));
    let key: PushKey = ada.get("/api/push").await.json().await.unwrap();
    check_signature(&headers["authorization"], &key.key, &origin);
    // One turn, one message.
    assert!(timeout(Duration::from_millis(700), listener.accept()).await.is_err());

    // Nobody is told who looks.
    bob.watch(&table).await;
    end_turn(&mut bob, &table).await;
    ada.until(crate::client::Known::is_asked).await;
    end_turn(&mut ada, &table).await;
    bob.until(crate::client::Known::is_asked).await;
    assert!(timeout(Duration::from_millis(700), listener.accept()).await.is_err());

    // A device that is gone is told no more.
    end_turn(&mut bob, &table).await;
    bob.disconnect();
    sleep(Duration::from_millis(200)).await;
    ada.until(crate::client::Known::is_asked).await;
    tokio::join!(end_turn(&mut ada, &table), receive(&listener, "410 Gone"));
    let started = std::time::Instant::now();
    while house.sql("SELECT count(*) FROM devices").await != ["0"] {
        assert!(started.elapsed() < PATIENCE, "a device that is gone is still there");
        sleep(Duration::from_millis(20)).await;
    }
}

/// The token is signed by the key that browsers were given, for this push service, and for less than a day.
fn check_signature(header: &str, key: &str, origin: &str) {
    let (token, shown) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let left = claims["exp"].as_u64().unwrap() - now;
    assert!(claims["aud"] == origin && left > 3600 && left <= 86_400, "{claims}");
}

#[tokio::test]
async fn only_browsers_elsewhere_are_told_and_those_who_want_it() {
    let mut house = House::open().await;
    let bob = house.guest("Bob").await;
    let browser = Browser::new(9);
    let private = browser.subscription("https://127.0.0.1/send/bob");
    assert_eq!(subscribe(&bob, &private).await, 422);
    let mut no_keys = browser.subscription("https://1.1.1.1/send/bob");
    no_keys["keys"]["auth"] = json!("short");
    assert_eq!(subscribe(&bob, &no_keys).await, 422);
    for number in 0..10 {
        let good = browser.subscription(&format!("https://1.1.1.1/send/{number}"));
        assert_eq!(subscribe(&bob, &good).await, 204);
        sleep(Duration::from_millis(3)).await;
    }
    let endpoint = json!({ "endpoint": "https://1.1.1.1/send/9" });
    let removed = bob.request(Method::DELETE, "/api/guest/push").json(&endpoint).send().await.unwrap();
    assert_eq!(removed.status(), 204);
    let key: PushKey = bob.get("/api/push").await.json().await.unwrap();
    house.restart().await;
    let again: PushKey =
        crate::client::http().get(house.url("/api/push")).send().await.unwrap().json().await.unwrap();
    assert_eq!(again, key, "browsers know the server by its key");
    house.close().await;
    let kept = house.sql("SELECT endpoint FROM devices ORDER BY endpoint").await;
    let expected: Vec<String> = (2..9).map(|number| format!("https://1.1.1.1/send/{number}")).collect();
    assert_eq!(kept, expected);
}
