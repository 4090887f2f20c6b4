//! Matches looked back on, from tables and from records.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, Frame, Frames, Play, Refusal, TableId, What};
use reqwest::Method;
use serde_json::Value;

async fn look(client: &Client, path: &str) -> Frames {
    let answer = client.get(path).await;
    assert_eq!(answer.status(), 200, "{path}");
    answer.json().await.unwrap()
}

/// All frames, page by page.
async fn all(client: &Client, table: &TableId, viewer: &str) -> Vec<Frame> {
    let mut found: Vec<Frame> = Vec::new();
    loop {
        let path = format!("/api/tables/{table}/frames?viewer={viewer}&from={}", found.len());
        let page = look(client, &path).await;
        assert!(!page.frames.is_empty() && page.frames.len() <= 64, "{}", page.frames.len());
        found.extend(page.frames);
        if found.len() == page.steps as usize + 1 {
            return found;
        }
    }
}

/// Ada in seat 0 against bots, at her first decision.
pub(crate) async fn begun(house: &House, game: &str) -> (Client, TableId) {
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings(game, 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.until(Known::is_asked).await;
    (ada, table)
}

/// Plays on to the end with the first legal action; gives every play that was sent.
pub(crate) async fn finish(ada: &mut Client, table: &TableId) -> Vec<Play> {
    let mut sent = vec![ada.known.play().clone()];
    while !ada.known.is_over() {
        if let Some(prompt) = ada.known.play().prompt.clone() {
            let (seat, action) = (Seat::new(0), prompt.legal[0].clone());
            ada.must(table, Command::Act { seat, prompt: prompt.number, action }).await;
        } else {
            ada.next().await;
        }
        if sent.last() != ada.known.play.as_ref() {
            sent.push(ada.known.play().clone());
        }
    }
    sent
}

/// What the match alone shows of a play; prompts are numbered by the log of the table.
fn shown(play: &Play) -> (Option<Seat>, &Value, Option<&Vec<Value>>, &Option<Value>) {
    (play.to_act, &play.view, play.prompt.as_ref().map(|prompt| &prompt.legal), &play.result)
}

#[tokio::test]
async fn frames_show_what_the_table_sent_when_it_was_played() {
    for game in ["don", "gangster", "new_york"] {
        let house = House::open().await;
        let (mut ada, table) = begun(&house, game).await;
        let sent = finish(&mut ada, &table).await;
        let frames = all(&ada, &table, "0").await;
        for play in &sent {
            assert_eq!(shown(&frames[play.steps as usize].play), shown(play), "{game} after {}", play.steps);
        }
        assert!(sent.iter().any(|play| play.prompt.is_some()));
        assert_eq!(frames[0].happened, []);
        let is_step = |frame: &Frame| matches!(frame.happened[..], [ref one] if matches!(one.what, What::Acted { .. } | What::Drawn { .. }));
        assert!(frames[1..].iter().all(is_step));

        let record = ada.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
        let uploaded = ada.request(Method::POST, "/api/frames?viewer=0&from=3&to=5").body(record);
        let uploaded: Frames = uploaded.send().await.unwrap().json().await.unwrap();
        assert_eq!(uploaded.frames, frames[3..=5]);
        assert_eq!(uploaded.names[0].as_deref(), Some("Ada"));
    }
}

#[tokio::test]
async fn once_a_match_is_over_it_is_seen_from_any_seat_and_with_everything_open() {
    let house = House::open().await;
    let (mut ada, table) = begun(&house, "don").await;
    finish(&mut ada, &table).await;
    let chips = |frame: &Frame| frame.play.view["chips"].as_array().unwrap().clone();
    let bob = house.guest("Bob").await;
    for (viewer, seen) in [("0", [true, false, false]), ("2", [false, false, true]), ("open", [true; 3])] {
        let frames = all(&bob, &table, viewer).await;
        let shown = chips(&frames[frames.len() - 2]);
        assert_eq!(shown.iter().map(|chips| !chips.is_null()).collect::<Vec<bool>>(), seen, "{viewer}");
    }
    let unknown = bob.get(&format!("/api/tables/{table}/frames?viewer=3")).await;
    assert_eq!((unknown.status().as_u16(), code(unknown).await), (422, "viewer".to_owned()));
}

async fn code(answer: reqwest::Response) -> String {
    answer.json::<Refusal>().await.unwrap().code
}

#[tokio::test]
async fn while_a_match_runs_nobody_looks_with_anothers_eyes() {
    let house = House::open().await;
    let (ada, table) = begun(&house, "don").await;
    let bob = house.guest("Bob").await;
    let path = |viewer: &str| format!("/api/tables/{table}/frames?viewer={viewer}");
    for (client, others) in [(&ada, ["1", "open", "spectator"]), (&bob, ["0", "1", "open"])] {
        for viewer in others {
            let refused = client.get(&path(viewer)).await;
            assert_eq!((refused.status().as_u16(), code(refused).await), (403, "not_over".to_owned()));
        }
    }
    let own = look(&ada, &format!("/api/tables/{table}/frames")).await;
    assert_eq!(own, look(&ada, &path("0")).await);
    assert_eq!(own.steps, ada.known.play().steps);
    let watched = look(&bob, &format!("/api/tables/{table}/frames")).await;
    assert!(watched.frames.iter().all(|frame| frame.play.prompt.is_none()));
    assert!(watched.frames[1].play.view["chips"].as_array().unwrap().iter().all(Value::is_null));
}

#[tokio::test]
async fn a_bad_record_is_refused_with_its_line_and_the_rule() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let header = r#"{"record":1,"game":"don","rules_version":1,"seats":3}"#;
    let impossible = format!("{header}\n{{\"chance\":{{\"type\":\"first_player\",\"seat\":7}}}}\n");
    for (record, line) in [("no record", 1), (&impossible, 2), (header, 0)] {
        let answer = ada.request(Method::POST, "/api/frames").body(record.to_owned()).send().await.unwrap();
        if line == 0 {
            assert_eq!(answer.status(), 200, "a match that has only begun");
            continue;
        }
        assert_eq!(answer.status(), 422);
        let refusal: Refusal = answer.json().await.unwrap();
        assert_eq!(
            (refusal.code.as_str(), &refusal.facts["line"]),
            ("record", &Value::from(line)),
            "{refusal:?}"
        );
    }
    let too_long = "x".repeat((4 << 20) + 1);
    let answer = ada.request(Method::POST, "/api/frames").body(too_long).send().await.unwrap();
    assert_eq!(answer.status(), 413);
}
