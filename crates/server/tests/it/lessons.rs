//! The guided first matches: the rules play each of them, and what is said fits what happens.

use crate::client::Client;
use crate::house::House;
use protocol::{Answer, Attempt, Cue, Lesson, Wants, What};
use reqwest::Method;
use serde_json::{Value, json};

const PERSON: usize = 0;

async fn lesson(client: &Client, game: &str) -> Lesson {
    let answer = client.get(&format!("/api/lessons/{game}")).await;
    assert_eq!(answer.status(), 200, "{game}");
    answer.json().await.unwrap()
}

/// What the learner does after so many steps, if it is the learner's turn.
fn decision(lesson: &Lesson, at: u32) -> Option<&Value> {
    match &lesson.course.frames.get(at as usize + 1)?.happened.first()?.what {
        What::Acted { seat, action, .. } if seat.index() == PERSON => Some(action),
        _ => None,
    }
}

async fn attempt(client: &Client, game: &str, steps: u32, action: &Value) -> Answer {
    let body = serde_json::to_string(&Attempt { steps, action: action.clone() }).unwrap();
    let request = client.request(Method::POST, &format!("/api/lessons/{game}/try"));
    request.header("content-type", "application/json").body(body).send().await.unwrap().json().await.unwrap()
}

async fn check(client: &Client, game: &str, lesson: &Lesson, cue: &Cue) {
    let place = format!("{game}, {}", cue.says);
    assert!(cue.at <= lesson.course.steps, "{place}");
    match &cue.wants {
        Wants::Reading => {}
        Wants::Deciding => {
            let action = decision(lesson, cue.at).unwrap_or_else(|| panic!("{place}: no decision"));
            let asked = lesson.course.frames[cue.at as usize].play.prompt.as_ref().expect(&place);
            assert!(asked.legal.contains(action), "{place}: {action} is none of the choices shown");
            let done = attempt(client, game, cue.at, action).await;
            assert!(matches!(done, Answer::Done { .. }), "{place}: {done:?}");
        }
        Wants::Trying { action, rule } => match attempt(client, game, cue.at, action).await {
            Answer::Refused(refusal) => assert_eq!(refusal.rule.as_ref(), Some(rule), "{place}"),
            done @ Answer::Done { .. } => panic!("{place}: {done:?}"),
        },
    }
}

#[tokio::test]
async fn every_game_has_a_lesson_that_the_rules_play_and_the_cues_fit() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for game in games::all() {
        let game = game.info().id;
        let lesson = lesson(&ada, game).await;
        // All of it in one answer.
        assert_eq!(lesson.course.frames.len() as u32, lesson.course.steps + 1, "{game}");
        assert!(lesson.cues.is_sorted_by_key(|cue| cue.at), "{game}: cues in order");
        for cue in &lesson.cues {
            check(&ada, game, &lesson, cue).await;
        }
        let mut wanted: Vec<u32> =
            (0..lesson.course.steps).filter(|&at| decision(&lesson, at).is_some()).collect();
        let asked = lesson.cues.iter().filter(|cue| cue.wants == Wants::Deciding).map(|cue| cue.at);
        wanted.retain(|at| *at >= lesson.cues[0].at);
        assert_eq!(asked.collect::<Vec<_>>(), wanted, "{game}: every decision is asked for once");
        assert!((10..=20).contains(&wanted.len()), "{game}: {} decisions", wanted.len());
        assert!(lesson.cues.iter().any(|cue| matches!(cue.wants, Wants::Trying { .. })), "{game}");
        assert_eq!(
            lesson.cues.last().map(|cue| cue.at),
            Some(lesson.course.steps),
            "{game}: said to the end"
        );
    }
}

/// What each lesson is for really happens in it.
#[tokio::test]
async fn the_lessons_show_a_payment_a_scoring_and_a_payday() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (game, event) in [
        ("don", json!({ "type": "lot_sold", "payments": [{ "seat": 0, "chips": 3 }] })),
        ("new_york", json!({ "type": "scored", "scoring": "a" })),
        ("new_york", json!({ "type": "building_bought", "seat": 0, "is_exact": true })),
        ("gangster", json!({ "type": "captives_dumped", "crew": "grey", "who": ["yellow"] })),
        ("gangster", json!({ "type": "payday_held", "points": [46, 8, 30] })),
    ] {
        let lesson = lesson(&ada, game).await;
        let happened = lesson.course.frames.iter().flat_map(|frame| &frame.happened);
        let mut events = happened.flat_map(|each| match &each.what {
            What::Acted { events, .. } | What::Drawn { events, .. } => events.as_slice(),
            _ => &[],
        });
        let fits = |told: &Value| event.as_object().unwrap().iter().all(|(key, value)| &told[key] == value);
        assert!(events.any(fits), "{game}: {event}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_tried() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    assert_eq!(ada.get("/api/lessons/chess").await.status(), 404);
    let far = ada.request(Method::POST, "/api/lessons/don/try").header("content-type", "application/json");
    let far = far.body(r#"{"steps":4000,"action":{"type":"pass"}}"#).send().await.unwrap();
    assert_eq!(far.status(), 404);
    let early = attempt(&ada, "don", 3, &json!({ "type": "pass" })).await;
    assert!(matches!(early, Answer::Refused(refusal) if refusal.code == "turn"), "not the learner's turn");
}
