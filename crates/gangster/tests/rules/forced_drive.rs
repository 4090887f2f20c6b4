//! G3.4: after 40 turns without a drive somebody must drive.

use crate::set_up::set_up;
use crate::setting::*;
use game_core::Turn;
use game_testkit::Scenario;
use gangster::{Action, Gangster};
use serde_json::json;

fn is_drive(action: &Action) -> bool {
    matches!(action, Action::Drive { .. })
}

/// Plays so many turns from the set-up in which gangsters are unloaded and loaded again.
fn idled(seats: usize, turns: usize) -> Scenario<Gangster> {
    let mut scenario = set_up(seats);
    for turn in 0..turns {
        assert_eq!(scenario.state()["idle"], turn);
        let Turn::Seat(seat) = scenario.turn() else { panic!("nothing is drawn in such turns") };
        let is_wanted = |action: &Action| match action {
            Action::Unload { .. } => turn % (2 * seats) < seats,
            Action::Load { .. } => turn % (2 * seats) >= seats,
            _ => false,
        };
        let action = scenario.legal().into_iter().find(is_wanted).expect("something to unload or load");
        scenario.act(seat.index(), action);
    }
    scenario
}

#[test]
fn after_40_turns_without_a_drive_everything_else_is_refused() {
    // [G3.4]
    let mut scenario = idled(3, 40);
    assert_eq!((&scenario.state()["idle"], at(&scenario).1), (&json!(40), Some(2)));
    let refused = "40 turns in a row have gone without a drive; drive";
    scenario.refused_with(BROWN, unload(Brown, &[Brown]), "G3.4", refused).refused_with(
        BROWN,
        load(Brown, LittleItaly, 1),
        "G3.4",
        refused,
    );
    assert!(!scenario.legal().is_empty() && scenario.legal().iter().all(is_drive));
    scenario.act(BROWN, drive(Brown, 2, SouthSide));
    assert_eq!(scenario.state()["idle"], 0);
    assert!(scenario.legal().iter().any(|action| !is_drive(action)), "the next seat is free again");
    scenario.act(GREY, unload(Grey, &[Grey]));
    assert_eq!(scenario.state()["idle"], 1);
}

#[test]
fn after_39_turns_one_more_is_free() {
    // [G3.4]
    for seats in 2..=5 {
        let scenario = idled(seats, 39);
        assert!(scenario.legal().iter().any(|action| !is_drive(action)), "{seats}");
        assert!(idled(seats, 40).legal().iter().all(is_drive), "{seats}");
    }
}

#[test]
fn with_two_seats_either_crew_may_make_the_forced_drive() {
    // [G3.4] [G9.2]
    let setting = || table(2).idle(40).acts(KAI);
    for crew in [Grey, Yellow] {
        setting().refused(KAI, unload(crew, &[crew]), "G3.4");
        assert!(
            setting()
                .legal()
                .iter()
                .any(|action| matches!(action, Action::Drive { crew: one, .. } if *one == crew))
        );
    }
    setting().act(KAI, drive(Yellow, 1, LittleAfrica)).act(CARSTEN, unload(Blue, &[Blue]));
}

#[test]
fn what_follows_a_forced_drive_is_free() {
    // [G3.4] [G4.3]
    let setting = table(4).idle(40).car(Blue, GoldCoast).owns(Grey, &[Bumper]).trunk(Grey, &[Brown]);
    let mut scenario = setting.acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GoldCoast));
    assert_eq!(scenario.state()["idle"], 0);
    scenario.act(GREY, NO_BUMP).act(GREY, dump(&[])).act(GREY, take(Engine)).chance(refill(&[Door]));
    assert_eq!((at(&scenario).1, &scenario.state()["idle"]), (Some(1), &json!(0)));
}
