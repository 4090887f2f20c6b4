//! During the match: refusals, undo, stand-ins, clocks, what each viewer is shown.

use crate::client::{Client, Known, new_id};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use game_core::erased::AnyMatch;
use protocol::{Answer, ClockRule, Command, Phase, Settings, StandInReason, TableId, ToServer, What};
use serde_json::{Value, json};
use server::Thinker;
use std::sync::Arc;
use std::time::Duration;

/// A match of two people at New York, which has turns of several actions.
async fn two_people(house: &House, settings: &Settings) -> (Client, Client, TableId) {
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, settings).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    if settings.seats > 2 {
        ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    }
    ada.must(&table, Command::Start).await;
    ada.until(|known| known.play.is_some()).await;
    bob.until(|known| known.play.is_some()).await;
    (ada, bob, table)
}

/// Those two in the order in which they are asked.
fn in_turn(ada: Client, bob: Client) -> (Client, Client) {
    if ada.known.is_asked() { (ada, bob) } else { (bob, ada) }
}

fn seat(client: &Client) -> Seat {
    client.known.play().viewer.unwrap()
}

fn act(known: &Known, choose: impl Fn(&Value) -> bool) -> Command {
    let prompt = known.play().prompt.as_ref().expect("asked");
    let action = prompt.legal.iter().find(|action| choose(action)).expect("such an action").clone();
    Command::Act { seat: known.play().viewer.unwrap(), prompt: prompt.number, action }
}

#[tokio::test]
async fn a_move_against_the_rules_is_refused_with_rule_facts_and_sentence() {
    let house = House::open().await;
    let (ada, bob, table) = two_people(&house, &settings("new_york", 2)).await;
    let (mut first, mut second) = in_turn(ada, bob);
    let (prompt, own) = (first.known.play().prompt.clone().unwrap(), seat(&first));
    let action = json!({ "type": "end_turn" });
    let refusal = first.refused(&table, Command::Act { seat: own, prompt: prompt.number, action }).await;
    assert_eq!(refusal.code, "illegal");
    assert!(refusal.rule.is_some_and(|rule| rule.starts_with('N')));
    assert!(refusal.facts["code"].is_string() && !refusal.message.is_empty());
    let action = json!({ "type": "fly" });
    let refusal = first.refused(&table, Command::Act { seat: own, prompt: prompt.number, action }).await;
    assert_eq!(refusal.code, "malformed");
    let action = prompt.legal[0].clone();
    let late = Command::Act { seat: own, prompt: prompt.number - 1, action: action.clone() };
    assert_eq!(first.refused(&table, late).await.code, "stale");
    let borrowed = Command::Act { seat: own, prompt: prompt.number, action: action.clone() };
    assert_eq!(second.refused(&table, borrowed).await.code, "not_your_seat");
    let out_of_turn = Command::Act { seat: seat(&second), prompt: prompt.number, action };
    assert_eq!(second.refused(&table, out_of_turn).await.code, "turn");
}

#[tokio::test]
async fn a_command_sent_again_has_one_effect_and_gets_its_first_answer() {
    let house = House::open().await;
    let (ada, bob, table) = two_people(&house, &settings("new_york", 2)).await;
    let (mut first, mut second) = in_turn(ada, bob);
    let (id, command) = (new_id(), act(&first.known, |_| true));
    let answer = first.command_with_id(&table, id, command.clone()).await;
    let Answer::Done { version } = answer else { panic!("{answer:?}") };
    assert_eq!(first.command_with_id(&table, id, command.clone()).await, answer);
    first.until(|known| known.version >= version).await;
    assert_eq!(first.known.version, version);
    // Under another identity the same id is another command.
    assert!(matches!(second.command_with_id(&table, id, command).await, Answer::Refused(_)));
    // A refusal is kept as well: what is allowed by now was not then.
    let (id, sit) = (new_id(), Command::TakeBack { seat: seat(&first) });
    let refused = first.command_with_id(&table, id, sit.clone()).await;
    first.must(&table, Command::StandIn { seat: seat(&first), bot: "easy".to_owned() }).await;
    assert_eq!(first.command_with_id(&table, id, sit).await, refused);
}

#[tokio::test]
async fn what_was_not_drawn_can_be_taken_back_if_all_agree() {
    let house = House::open().await;
    let (mut ada, mut bob, table) = two_people(&house, &settings("don", 3)).await;
    let waits_for_person = |known: &Known| known.play().to_act.is_some_and(|seat| seat.index() < 2);
    ada.until(waits_for_person).await;
    bob.until(waits_for_person).await;
    let (mut first, mut second) = in_turn(ada, bob);
    let (own, steps) = (seat(&first), first.known.play().steps);
    let refusal = first.refused(&table, Command::Undo { seat: own, to: 0 }).await;
    assert_eq!(refusal.code, "undo_chance");
    let before = first.known.play().view.clone();
    first.must(&table, act(&first.known, |action| action["type"] == "bid")).await;
    // The bot may sit between them and have acted, too.
    second.until(Known::is_asked).await;
    let acted = second.known.play().steps;
    first.must(&table, Command::Undo { seat: own, to: steps }).await;
    if acted > steps + 1 {
        let asked = first.known.play().undo.clone().expect("the other is asked");
        assert_eq!((asked.seat, asked.to), (own, steps));
        let agree = Command::AnswerUndo { seat: seat(&second), agree: true };
        second.must(&table, agree).await;
    }
    first.until(|known| known.play().steps == steps && known.is_asked()).await;
    assert_eq!(first.known.play().view, before);
    assert!(first.known.happened.iter().any(|each| matches!(each.what, What::Undone { .. })));
}

#[tokio::test]
async fn a_stand_in_plays_on_request_and_hands_back() {
    let house = House::open().await;
    let (ada, bob, table) = two_people(&house, &settings("new_york", 2)).await;
    let (mut first, mut second) = in_turn(ada, bob);
    let own = seat(&first);
    first.must(&table, Command::StandIn { seat: own, bot: "easy".to_owned() }).await;
    second.until(Known::is_asked).await;
    let acted = |what: &What| matches!(what, What::Acted { by: protocol::By::StandIn, .. });
    assert!(second.known.happened.iter().any(|each| acted(&each.what)));
    first.must(&table, Command::TakeBack { seat: own }).await;
    assert_eq!(first.refused(&table, Command::TakeBack { seat: own }).await.code, "no_bot_plays");
    first.must(&table, Command::Resign { seat: own }).await;
    assert_eq!(first.refused(&table, Command::TakeBack { seat: own }).await.code, "resigned");
}

#[tokio::test]
async fn a_stand_in_takes_over_when_the_clock_runs_out() {
    let house = House::open().await;
    let mut timed = settings("new_york", 2);
    timed.clock = ClockRule::PerMove { seconds: 1 };
    timed.stand_in = "easy".to_owned();
    let (ada, bob, table) = two_people(&house, &timed).await;
    let (mut first, second) = in_turn(ada, bob);
    let clocks = first.known.play().clocks.clone().unwrap();
    assert_eq!(clocks.running.unwrap().seat, seat(&first));
    assert_eq!(clocks.left, [1000, 1000]);
    let taken = |what: &What| matches!(what, What::StandInTaken { reason: StandInReason::Clock, .. });
    first.until(|known| known.happened.iter().any(|each| taken(&each.what))).await;
    let own = seat(&first);
    first.must(&table, Command::TakeBack { seat: own }).await;
    drop(second);
}

#[tokio::test]
async fn several_seats_of_one_person_are_looked_from_one_at_a_time() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    for seat in [0, 1] {
        ada.must(&table, Command::Sit { seat: Seat::new(seat) }).await;
    }
    ada.must(&table, Command::Start).await;
    for seat in [0, 1].map(Seat::new) {
        let before = ada.known.version;
        ada.send(&ToServer::Watch { table: table.clone(), since: None, seat: Some(seat) }).await;
        ada.next().await;
        assert_eq!((ada.known.version, ada.known.play().viewer), (before, Some(seat)));
        assert_eq!(ada.known.is_asked(), ada.known.play().to_act == Some(seat));
    }
}

#[tokio::test]
async fn whoever_comes_back_is_told_exactly_what_was_missed() {
    let house = House::open().await;
    let (ada, bob, table) = two_people(&house, &settings("new_york", 2)).await;
    let (mut first, mut second) = in_turn(ada, bob);
    let known = second.known.clone();
    second.disconnect();
    let mut witness = house.guest("Cay").await;
    witness.watch(&table).await;
    for _ in 0..6 {
        if !first.known.is_asked() {
            break;
        }
        first.must(&table, act(&first.known, |_| true)).await;
    }
    second.connect().await;
    second.send(&ToServer::Watch { table: table.clone(), since: Some(known.version), seat: None }).await;
    second.until(|known| known.version == first.known.version).await;
    let missed = &second.known.happened[known.happened.len()..];
    let seen = first.known.happened.iter().filter(|each| each.number > known.version);
    assert!(missed.iter().eq(seen));
    let gathered = second.known.clone();
    second.watch(&table).await;
    assert_eq!(gathered.play, second.known.play);
    assert_eq!(gathered.lobby, second.known.lobby);
}

struct Hanging;

impl Thinker for Hanging {
    fn choose(&self, _: &dyn AnyMatch, _: &str, _: u64) -> Option<Value> {
        std::thread::sleep(Duration::from_secs(3));
        None
    }
}

#[tokio::test]
async fn a_bot_that_hangs_is_left_behind_and_a_legal_action_played() {
    let house = House::with(|config| {
        config.thinker = Arc::new(Hanging);
        config.bot_threads = 1;
    })
    .await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::FillWithBots { bot: "normal".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    let acted = |known: &Known| {
        known.happened.iter().filter(|each| matches!(each.what, What::Acted { .. })).count() >= 2
    };
    let started = std::time::Instant::now();
    ada.until(acted).await;
    assert!(started.elapsed() < Duration::from_millis(2900), "{:?}", started.elapsed());
    assert_eq!(ada.known.lobby().phase, Phase::Playing);
}
