//! A scenario passes when it goes as written, and fails with the reason when it does not.

use crate::toy::{Action, Chance, Event, Flaw, Sound, Toy};
use game_core::{Seat, Turn};
use game_testkit::Scenario;
use serde_json::json;

const KEEP: fn(u8) -> Action = |token| Action::Keep { token };
const DRAW: fn(u8, u8) -> Chance = |first, second| Chance::Draw { tokens: [first, second] };

fn opened() -> Scenario<Sound> {
    let mut scenario = Scenario::new(2, json!({}));
    scenario.chance(DRAW(3, 7));
    scenario
}

#[test]
fn a_whole_match_goes_as_written() {
    let mut toy = opened();
    assert_eq!(toy.turn(), Turn::Seat(Seat::new(0)));
    assert_eq!(toy.legal(), [KEEP(3), KEEP(7), Action::Pass {}]);
    toy.refused(0, KEEP(4), "T2.2").refused_with(1, KEEP(3), "T3", "it is another seat's turn");
    toy.impossible(DRAW(1, 2), "T2.1").act(0, KEEP(7));
    assert_eq!(toy.events(), [Event::TokenKept { seat: 0, token: 7 }]);
    assert_eq!((toy.state()["hands"].clone(), toy.typed().turns), (json!([[7], []]), 1));
    assert_eq!(toy.view(Some(1))["hands"], json!([1, []]));
    assert_eq!(toy.view(None)["hands"], json!([1, 0]));
    toy.impossible(DRAW(7, 8), "T1").chance(DRAW(1, 16));
    assert_eq!(toy.result(), None);
    toy.act(1, KEEP(16)).refused(0, Action::Pass {}, "T3");
    assert_eq!(toy.turn(), Turn::Over);
    assert_eq!(toy.result().unwrap()["ranks"], json!([2, 1]));
}

#[test]
fn a_scenario_can_begin_anywhere() {
    let toy = opened();
    let mut other = Scenario::at(*toy.typed(), toy.game().clone());
    other.act(0, Action::Pass {});
    assert_eq!((toy.typed().turns, other.typed().turns), (0, 1));
}

#[test]
#[should_panic(expected = "seat 0 may not Keep { token: 4 }: this token was not drawn · T2.2")]
fn an_action_that_is_refused_fails() {
    opened().act(0, KEEP(4));
}

#[test]
#[should_panic(expected = "is impossible: now is no time to draw · T2.1")]
fn an_outcome_that_is_refused_fails() {
    opened().chance(DRAW(1, 2));
}

#[test]
#[should_panic(expected = "Keep { token: 3 } is accepted, but T2.2 should refuse it")]
fn an_action_that_is_accepted_fails() {
    opened().refused(0, KEEP(3), "T2.2");
}

#[test]
#[should_panic(expected = "should be refused with T2.3, not so: this token was not drawn · T2.2")]
fn another_rule_fails() {
    opened().refused(0, KEEP(4), "T2.3");
}

#[test]
#[should_panic(expected = "but is so: this token was not drawn")]
fn another_sentence_fails() {
    opened().refused_with(0, KEEP(4), "T2.2", "no");
}

#[test]
#[should_panic(expected = "should be refused with T2.1, not so")]
fn another_rule_for_an_outcome_fails() {
    Scenario::<Sound>::new(2, json!({})).chance(DRAW(1, 2)).act(0, KEEP(1)).impossible(DRAW(1, 3), "T2.1");
}

#[test]
#[should_panic(expected = "changed the state")]
fn a_refusal_that_leaves_traces_fails() {
    let mut toy = Scenario::<Toy<{ Flaw::CheckLeavesTraces as u8 }>>::new(2, json!({}));
    toy.refused(0, KEEP(1), "T2.1");
}

#[test]
#[should_panic(expected = "Toy is played by 2 to 4, not by 5")]
fn a_table_that_cannot_be_fails() {
    Scenario::<Sound>::new(5, json!({}));
}
