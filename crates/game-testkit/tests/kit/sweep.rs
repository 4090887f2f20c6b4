//! A sweep that finds nothing has looked; one that finds something can be repeated.

use crate::toy::{Flaw, Sound, Table};
use game_core::erased::Erased;
use game_core::{Replay, replay_text};
use game_testkit::{Density, Law, assert_laws, check_laws, check_laws_with};

const SOUND: Table<{ Flaw::None as u8 }> = Table;
const LEAKY: Table<{ Flaw::LeaksHands as u8 }> = Table;
const SHY: Table<{ Flaw::NeverDisguises as u8 }> = Table;

#[test]
fn a_sound_game_keeps_every_law() {
    let tally = assert_laws(&SOUND, 3_000);
    assert_eq!(tally.matches, 3_000);
    assert!(tally.steps > 9_000 && tally.disguises > 500, "{tally}");
    check_laws_with(&SOUND, Density::FULL, 3, 0..200).unwrap();
}

#[test]
fn the_count_of_what_was_checked_does_not_depend_on_the_cores() {
    let mut halves = check_laws(&SOUND, 1930, 0..20).unwrap();
    halves += check_laws(&SOUND, 1930, 20..40).unwrap();
    let whole = check_laws(&SOUND, 1930, 0..40).unwrap();
    let counts = |law| (whole.checked(law), halves.checked(law));
    for law in Law::ALL.into_iter().filter(|&law| law != Law::Options) {
        assert_eq!(counts(law).0, counts(law).1, "{law}");
    }
    assert_eq!((whole.matches, whole.steps), (halves.matches, halves.steps));
}

#[test]
fn a_broken_law_is_found_again_from_its_report() {
    let broken = check_laws(&LEAKY, 5, 0..600).unwrap_err();
    let again = check_laws_with(&LEAKY, broken.density, broken.seed, broken.number..broken.number + 1);
    assert_eq!(again.unwrap_err(), broken);
    let report = broken.to_string();
    let says = format!("match {} of seed 5, {} seats", broken.number, broken.seats);
    assert!(report.starts_with("the law Views is broken: ") && report.contains(&says), "{report}");
}

#[test]
fn a_report_ends_with_a_record_that_replays() {
    let broken = check_laws(&LEAKY, 5, 0..600).unwrap_err();
    assert!(broken.to_string().ends_with(&broken.record));
    let mut positions = 0;
    replay_text(broken.record.as_bytes(), Replay::new(&Erased::<Sound>::find), |_, _| positions += 1)
        .unwrap();
    assert_eq!(positions, broken.step + 1);
}

#[test]
#[should_panic(expected = "the law Views is broken")]
fn an_assertion_panics_with_the_report() {
    assert_laws(&LEAKY, 600);
}

#[test]
#[should_panic(expected = "5 matches do not sweep the 12 combinations of seats and options")]
fn too_few_matches_prove_too_little() {
    assert_laws(&SOUND, 5);
}

#[test]
#[should_panic(expected = "nothing was ever disguised")]
fn a_sweep_without_a_disguise_proves_too_little() {
    assert_laws(&SHY, 100);
}
