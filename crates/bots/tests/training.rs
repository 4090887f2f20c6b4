//! Training depends on its plan only, and the net it makes plays by the rules.

use bots::brain;
use bots::train::{Plan, train};
use don::Don;

fn plan(threads: usize) -> Plan {
    Plan { batch: 4, milestones: 1, measured: 2, ..Plan::new(8, 7, threads) }
}

#[test]
fn the_same_plan_gives_the_same_net_on_any_number_of_threads() {
    let pupil = brain::<Don>().pupil().expect("Don has a value function");
    let trained = |threads| {
        let mut told = 0;
        let trained = train(pupil, &plan(threads), None, |played, _| told = played);
        assert_eq!((told, trained.strengths.len()), (8, 1));
        trained.net.to_bytes()
    };
    assert!(trained(1) == trained(2), "the nets differ");
}

#[test]
fn a_net_can_go_on_learning() {
    let pupil = brain::<Don>().pupil().expect("Don has a value function");
    let first = train(pupil, &plan(1), None, |_, _| ()).net;
    let second = train(pupil, &plan(1), Some(first.clone()), |_, _| ()).net;
    assert_ne!(first, second);
}
