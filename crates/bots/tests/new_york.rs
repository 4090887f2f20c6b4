//! New York's bots: legal from any point of a turn, alike with a budget of nodes, in time with one of time.

use bots::train::fingerprint;
use bots::{Budget, Level, Personality, Player, best_of, brain};
use game_core::playout::random_action;
use game_core::random::{SimRng, stream};
use game_core::{Game, Match, Setup, Silent, Turn};
use new_york::NewYork;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const NODES: Budget = Budget::Nodes(24);

fn table(seats: i64, hands: &str) -> NewYork {
    Setup::new(seats, json!({ "hands": hands })).build().expect("a table")
}

fn bot(level: Level) -> Box<dyn Player<NewYork>> {
    brain::<NewYork>().level(level, Personality::Balanced, NODES)
}

/// Plays a match; every decision is made by the player that `choose` brings. Tells the steps.
fn play(game: &NewYork, seed: u64, mut choose: impl FnMut(&Match<NewYork>) -> new_york::Action) -> String {
    let (mut played, mut nature) = (Match::new(game.clone()), stream(seed, 0, 0));
    loop {
        match played.turn() {
            Turn::Over => return format!("{:?}", played.steps()),
            Turn::Chance => {
                let chance = game.sample(played.state(), &mut nature);
                played.chance(chance, &mut Silent).expect("what was drawn is possible");
            }
            Turn::Seat(seat) => {
                let action = choose(&played);
                played.act(seat, action, &mut Silent).expect("a bot plays by the rules");
            }
        }
    }
}

/// Positions of random play in which a seat is to act, some of them amid a turn.
fn positions(game: &NewYork, count: usize) -> Vec<new_york::State> {
    let mut found = Vec::new();
    let mut rng = stream(21, 0, 0);
    for seed in 0.. {
        play(game, seed, |played| {
            found.push(*played.state());
            random_action(game, played.state(), &mut rng, &mut Vec::new())
        });
        if found.len() > 40 * count {
            break;
        }
    }
    found.into_iter().step_by(37).take(count).collect()
}

#[test]
fn a_new_player_for_every_decision_plays_by_the_rules_too() {
    for (seats, hands) in [(2, "hidden"), (3, "open"), (6, "hidden")] {
        let game = table(seats, hands);
        for level in Level::ALL {
            let mut rng: SimRng = stream(4, 4, 4);
            play(&game, 5, |played| {
                let Turn::Seat(seat) = played.turn() else { unreachable!("a seat is to act") };
                bot(level).choose(&game, played.state(), seat, &mut rng)
            });
        }
    }
}

#[test]
fn personalities_play_by_the_rules_and_not_alike() {
    let game = table(3, "hidden");
    let matches = Personality::ALL.map(|personality| {
        let mut player = brain::<NewYork>().level(Level::Normal, personality, NODES);
        let mut rng: SimRng = stream(4, 4, 4);
        play(&game, 5, |played| {
            let Turn::Seat(seat) = played.turn() else { unreachable!("a seat is to act") };
            player.choose(&game, played.state(), seat, &mut rng)
        })
    });
    for (at, one) in matches.iter().enumerate() {
        assert!(matches[..at].iter().all(|other| other != one));
    }
}

#[test]
fn judged_actions_are_legal_and_the_best_comes_first() {
    let brain = brain::<NewYork>();
    for seats in 2..=6 {
        let game = table(seats, "hidden");
        for state in positions(&game, 6) {
            let Turn::Seat(seat) = game.turn(&state) else { unreachable!("a seat is to act") };
            let judged = brain.judge(&game, &state, NODES, &mut stream(1, 2, 3));
            assert!(!judged.is_empty());
            for each in &judged {
                assert_eq!(game.check(&state, seat, &each.action), Ok(()));
                let sum: f32 = each.chances.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            }
            assert_eq!(judged, brain.judge(&game, &state, NODES, &mut stream(1, 2, 3)));
            assert!(best_of(&judged, seat).is_some());
        }
    }
}

#[test]
fn chances_sum_to_one_before_the_deal_and_at_the_end_too() {
    let game = table(4, "hidden");
    let brain = brain::<NewYork>();
    let mut all = positions(&game, 5);
    all.push(game.start());
    for state in all {
        let chances = brain.chances(&game, &state, NODES, &mut stream(1, 2, 3));
        assert_eq!(chances.len(), 4);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    let game = table(4, "hidden");
    let budget = Duration::from_millis(30);
    let mut player = brain::<NewYork>().level(Level::Hard, Personality::Balanced, Budget::Time(budget));
    for state in positions(&game, 8) {
        let Turn::Seat(seat) = game.turn(&state) else { unreachable!("a seat is to act") };
        let start = Instant::now();
        player.choose(&game, &state, seat, &mut stream(1, 2, 3));
        // A busy machine may stop a thread for long; what must not happen is a search that never looks at the clock.
        assert!(start.elapsed() < budget * 10, "{:?}", start.elapsed());
    }
}

#[test]
fn the_weights_are_those_of_the_manifest() {
    let manifest: Value = serde_json::from_str(include_str!("../weights/new_york.json")).expect("a manifest");
    let weights = include_bytes!("../weights/new_york.net");
    assert_eq!(manifest["fingerprint"], json!(fingerprint(weights)));
    assert_eq!(manifest["bytes"], json!(weights.len()));
    assert!(weights.len() <= 64_000);
}
