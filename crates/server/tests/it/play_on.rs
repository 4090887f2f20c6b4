//! A match goes on from one of its positions: what was taken over is marked, what is drawn after it is proved.

use crate::client::{Client, Known};
use crate::frames::{begun, finish};
use crate::house::House;
use game_core::Seat;
use protocol::{By, Command, Happening, Holder, OpenedTable, Phase, Refusal, TableId, Verdict, What};
use reqwest::Method;
use serde_json::{Value, json};

async fn record_of(client: &Client, table: &TableId) -> Vec<Value> {
    let text = client.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

async fn play_on(client: &Client, table: &TableId, steps: usize, seat: usize) -> TableId {
    let wish = json!({ "steps": steps, "seat": seat, "bot": "easy" });
    let answer = client.post(&format!("/api/tables/{table}/play_on"), &wish).await;
    assert_eq!(answer.status(), 201);
    answer.json::<OpenedTable>().await.unwrap().table
}

async fn verdict(client: &Client, lines: &[Value]) -> Verdict {
    let answer = client.request(Method::POST, "/api/verify").body(text(lines)).send().await.unwrap();
    answer.json().await.unwrap()
}

fn is_draw(line: &Value) -> bool {
    line.get("chance").is_some()
}

/// The steps before which the seat is asked, somewhere in the middle.
fn asked_in_the_middle(lines: &[Value], seat: u64) -> usize {
    let asked = (1..lines.len()).filter(|&line| lines[line]["seat"] == seat).collect::<Vec<_>>();
    asked[asked.len() / 2] - 1
}

#[tokio::test]
async fn a_match_goes_on_from_a_position_and_only_what_is_drawn_there_is_proved() {
    for game in ["don", "gangster", "new_york"] {
        let mut house = House::open().await;
        let (mut ada, first) = begun(&house, game).await;
        finish(&mut ada, &first).await;
        let old = record_of(&ada, &first).await;
        let steps = asked_in_the_middle(&old, 2);
        let table = play_on(&ada, &first, steps, 2).await;
        ada.watch(&table).await;
        ada.until(Known::is_asked).await;
        assert_eq!((ada.known.play().viewer, ada.known.play().steps as usize), (Some(Seat::new(2)), steps));
        let holders = ada.known.lobby().seats.iter().map(|seat| matches!(seat.holder, Holder::Bot { .. }));
        assert_eq!(holders.collect::<Vec<bool>>(), [true, true, false]);
        let from_record = |each: &&Happening| matches!(each.what, What::Acted { by: By::Record, .. });
        assert!(ada.known.happened.iter().any(|each| from_record(&each)));
        let refused = ada.refused(&table, Command::Undo { seat: Seat::new(2), to: steps as u32 - 1 }).await;
        assert_eq!(refused.code, "nothing_to_undo", "what was taken over is not taken back");

        // What is on disk is what was seen.
        house.restart().await;
        ada.address = house.address;
        ada.disconnect();
        ada.watch(&table).await;
        assert_eq!(ada.known.play().steps as usize, steps);
        finish_in(&mut ada, &table, 2).await;
        assert_eq!(ada.known.lobby().phase, Phase::Over);

        let new = record_of(&ada, &table).await;
        assert_eq!(new[1..=steps], old[1..=steps]);
        assert_eq!(new[0]["meta"], json!({ "taken_over": steps }));
        let draws = new[steps + 1..].iter().filter(|line| is_draw(line)).count() as u32;
        assert_eq!(verdict(&ada, &new).await, Verdict::Fair { draws, taken_over: steps as u32 }, "{game}");
        check_nothing_else_passes(&ada, &new, steps).await;
    }
}

/// Without its mark, or with a mark that says too much or too little, the record proves nothing.
async fn check_nothing_else_passes(ada: &Client, record: &[Value], steps: usize) {
    let marked = |mark: Value| {
        let mut lines = record.to_vec();
        lines[0]["meta"] = mark;
        lines
    };
    for mark in [
        Value::Null,
        json!({ "taken_over": 0 }),
        json!({ "taken_over": record.len() }),
        json!({ "taken_over": "all" }),
    ] {
        let verdict = verdict(ada, &marked(mark.clone())).await;
        assert!(matches!(&verdict, Verdict::Refused { id, .. } if id == "fairness"), "{mark}: {verdict:?}");
    }
    assert!(record[1..=steps].iter().any(is_draw), "nature had drawn before");
}

async fn finish_in(client: &mut Client, table: &TableId, seat: usize) {
    while !client.known.is_over() {
        match client.known.play().prompt.clone() {
            None => drop(client.next().await),
            Some(prompt) => {
                let (seat, action) = (Seat::new(seat), prompt.legal[0].clone());
                client.must(table, Command::Act { seat, prompt: prompt.number, action }).await;
            }
        }
    }
}

#[tokio::test]
async fn an_uploaded_record_goes_on_too_and_what_cannot_be_is_refused() {
    let house = House::open().await;
    let (mut ada, first) = begun(&house, "don").await;
    let wish = json!({ "steps": 1, "seat": 0, "bot": "easy" });
    let early = ada.post(&format!("/api/tables/{first}/play_on"), &wish).await;
    assert_eq!(
        (early.status().as_u16(), early.json::<Refusal>().await.unwrap().code),
        (409, "not_over".to_owned())
    );
    finish(&mut ada, &first).await;
    let lines = record_of(&ada, &first).await;
    let record = text(&lines);
    let send = async |query: &str, record: &str| {
        let request = ada.request(Method::POST, &format!("/api/play_on?{query}")).body(record.to_owned());
        let answer = request.send().await.unwrap();
        let (status, said) = (answer.status().as_u16(), answer.json::<Value>().await.unwrap());
        (status, said["code"].as_str().unwrap_or_default().to_owned(), said)
    };
    let whole = lines.len() - 2;
    for (query, refused) in [
        (format!("steps={}&seat=0&bot=easy", whole + 1), (422, "play_on")),
        (format!("steps={whole}&seat=0&bot=easy"), (409, "over")),
        ("steps=4&seat=3&bot=easy".to_owned(), (422, "play_on")),
        ("steps=4&seat=0&bot=nobody".to_owned(), (422, "settings")),
    ] {
        let (status, code, said) = send(&query, &record).await;
        assert_eq!((status, code.as_str()), refused, "{query}: {said}");
    }
    assert_eq!(send("steps=4&seat=0&bot=easy", "nonsense").await.1, "record");
    let (status, _, opened) = send("steps=0&seat=1&bot=easy", &record).await;
    assert_eq!(status, 201, "{opened}");
    let table = TableId(opened["table"].as_str().unwrap().to_owned());
    ada.watch(&table).await;
    finish_in(&mut ada, &table, 1).await;
    let new = record_of(&ada, &table).await;
    assert!(new[0].get("meta").is_none(), "nothing was taken over");
    assert!(matches!(verdict(&ada, &new).await, Verdict::Fair { taken_over: 0, .. }));
}
