//! "Refusals": a step out of turn or phase is answered by the rule of the phase.

use crate::set_up::usual;
use crate::setting::*;
use game_core::Seat;
use game_testkit::Scenario;
use gangster::{Action, Chance, Gangster, Phase};
use serde_json::json;

/// One action for every phase, those of a turn first.
fn actions() -> [(&'static str, Action); 8] {
    [
        ("turn", drive(Grey, 1, GreekTown)),
        ("turn", unload(Grey, &[Grey])),
        ("turn", load(Grey, TheLoop, 1)),
        ("bump", bump(Blue, GreekTown)),
        ("bump", NO_BUMP),
        ("dump surplus", dump(&[])),
        ("dump surplus", dump(&[Blue])),
        ("take", take(Engine)),
    ]
}

fn outcomes() -> [(&'static str, Chance); 4] {
    [
        ("setup", Chance::Setup(usual(4))),
        ("coast", refill(&[Door])),
        ("district_card", card(NorthSide)),
        ("casino", casino(6)),
    ]
}

/// Grey, with a bumper, a trunk about to be lost and two captives, is amid its turn.
fn amid(phase: Phase) -> Scenario<Gangster> {
    let captives: &[Crew] = if matches!(phase, Phase::Surplus { .. }) { &[Yellow, Blue] } else { &[Blue] };
    table(4).trunk(Grey, captives).car(Blue, TheLoop).on(TheLoop, Blue, &[1]).in_phase(phase)
}

#[test]
fn while_a_seat_is_to_act_others_wait_and_other_steps_are_refused_with_the_rule_of_the_phase() {
    // [G3.1] [G7.1] [G7.2] [G7.3] [G8.5]
    let phases = [
        (Phase::Turn { seat: Seat::new(GREY) }, "G3.1"),
        (Phase::Bump { crew: Grey }, "G8.5"),
        (Phase::Dump { crew: Grey }, "G7.1"),
        (Phase::Take { crew: Grey }, "G7.2"),
        (Phase::Surplus { crew: Grey }, "G7.3"),
    ];
    for (phase, rule) in phases {
        for (right, action) in actions() {
            let mut scenario = amid(phase);
            for other in [YELLOW, BROWN, BLUE, GREEN, 255] {
                scenario.refused_with(other, action, rule, "it is seat 0's turn; wait for it");
            }
            if !right.contains(phase.name()) {
                scenario.refused(GREY, action, rule);
            }
        }
        for (_, chance) in outcomes() {
            amid(phase).impossible(chance, rule);
        }
    }
    let mut turn = amid(phases[0].0);
    turn.refused_with(GREY, NO_BUMP, "G3.1", "now drive, unload or load");
    amid(phases[2].0).refused_with(GREY, take(Engine), "G7.1", "first dump captives in the harbour, or none");
}

#[test]
fn when_chance_is_due_nobody_acts_and_nothing_else_is_drawn() {
    // [G3.1]
    let seat = Seat::new(GREY);
    let waiting = [
        (Phase::Setup, "the table has yet to be set up"),
        (Phase::Coast { crew: Grey }, "the markers at the Gold Coast have yet to be refilled"),
        (Phase::DistrictCard { seat }, "the district card has yet to be drawn"),
        (Phase::Casino { seat }, "the casino card has yet to be drawn"),
    ];
    for (phase, sentence) in waiting {
        let scenario = || -> Scenario<Gangster> {
            match phase {
                Phase::Setup => Scenario::new(4, json!({})),
                phase => table(4).coast(&[Engine, Door]).in_phase(phase),
            }
        };
        for (_, action) in actions() {
            scenario().refused_with(GREY, action, "G3.1", sentence).refused(BLUE, action, "G3.1");
        }
        for (right, chance) in outcomes() {
            match right == phase.name() {
                true => scenario().chance(chance),
                false => scenario().impossible(chance, "G3.1"),
            };
        }
        assert_eq!((scenario().legal(), &scenario().state()["to_act"]), (vec![], &json!(null)));
    }
}

#[test]
fn once_the_match_is_over_everything_is_refused() {
    // [G6.5]
    let over = || table(4).casino(&[1, 2, 3]).in_phase(Phase::Over { seat: Seat::new(GREY) });
    for (_, action) in actions() {
        over().refused(GREY, action, "G6.5");
    }
    for (_, chance) in outcomes() {
        over().impossible(chance, "G6.5");
    }
}
