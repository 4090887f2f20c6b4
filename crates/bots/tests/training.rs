//! Training depends on its plan only, and the net it makes plays by the rules.

use bots::brain;
use bots::train::{Plan, Pupil, train};
use don::Don;
use game_core::Game;
use gangster::Gangster;
use new_york::NewYork;
use serde_json::Value;

fn plan<G: Game>(pupil: &dyn Pupil<G>, threads: usize) -> Plan {
    Plan { batch: 4, milestones: 1, measured: 2, ..Plan::new(pupil, 8, 7, threads) }
}

/// What the plan makes of a net, told how many of its matches are tutored.
fn trained<G: Game>(threads: usize, tutored: u64) -> Vec<u8> {
    let pupil = brain::<G>().pupil().expect("it has a value function");
    let (plan, mut told) = (Plan { tutored, ..plan(pupil, threads) }, 0);
    let trained = train(pupil, &plan, None, |played, _| told = played);
    assert_eq!((told, trained.strengths.len()), (8, 1));
    trained.net.to_bytes()
}

#[test]
fn the_same_plan_gives_the_same_net_on_any_number_of_threads() {
    assert!(trained::<Don>(1, 4) == trained::<Don>(2, 4), "the nets differ");
    assert!(trained::<NewYork>(1, 4) == trained::<NewYork>(2, 4), "the nets differ");
    assert!(trained::<Gangster>(1, 4) == trained::<Gangster>(2, 4), "the nets differ");
}

#[test]
fn a_tutor_teaches_something_else_than_the_course_of_matches() {
    assert!(trained::<Don>(2, 0) != trained::<Don>(2, 4));
    assert!(trained::<Gangster>(2, 0) != trained::<Gangster>(2, 4));
    assert!(trained::<NewYork>(2, 0) != trained::<NewYork>(2, 4));
}

/// From how many matches the shipped net of a game learned, as its manifest says, and from how many one would now.
fn learned_from<G: Game>(manifest: &str) -> (Option<u64>, u64) {
    let manifest: Value = serde_json::from_str(manifest).expect("a manifest is JSON");
    (manifest["games"].as_u64(), brain::<G>().pupil().expect("it has a value function").games())
}

#[test]
fn who_names_no_number_of_matches_trains_as_the_shipped_nets_were_trained() {
    let all = [
        learned_from::<Don>(include_str!("../weights/don.json")),
        learned_from::<NewYork>(include_str!("../weights/new_york.json")),
        learned_from::<Gangster>(include_str!("../weights/gangster.json")),
    ];
    assert!(all.iter().all(|(shipped, now)| *shipped == Some(*now)), "{all:?}");
}

#[test]
fn a_net_can_go_on_learning() {
    let pupil = brain::<Don>().pupil().expect("Don has a value function");
    let first = train(pupil, &plan(pupil, 1), None, |_, _| ()).net;
    let second = train(pupil, &plan(pupil, 1), Some(first.clone()), |_, _| ()).net;
    assert_ne!(first, second);
}
