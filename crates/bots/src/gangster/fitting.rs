//! Finding the weights behind what somebody chooses: those under which it is likeliest.

use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::each_action;
use super::weights::{NUMBERS, Weights};
use crate::{Player, player};
use game_core::playout::play_out;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Seats};
use gangster::{Action, Components, Gangster, Options, State};

/// How likely a choice is that has nothing to do with what looks good, spread over all actions.
const WHIM: f32 = 0.03;

fn table() -> Gangster {
    Gangster::new(Seats::new(4), Options {}, Components::default()).unwrap()
}

/// What one player, or with it three others, decided in so many matches: the choices of the bot called `whose`.
fn choices(games: u64, one: &str, others: &str, whose: &str) -> Vec<(State, Action)> {
    let (game, mut found) = (table(), Vec::new());
    for number in 0..games {
        let names: PerSeat<&str> = (0..4).map(|seat| if seat == number % 4 { one } else { others }).collect();
        let mut players: PerSeat<Box<dyn Player<Gangster>>> =
            names.iter().map(|name| player::<Gangster>(name, None).unwrap()).collect();
        let mut luck: PerSeat<SimRng> = (1..5).map(|lane| stream(77, number, lane)).collect();
        let choose = |state: &State, seat: game_core::Seat| {
            let action = players[seat.index()].choose(&game, state, seat, &mut luck[seat.index()]);
            if names[seat.index()] == whose {
                found.push((*state, action));
            }
            action
        };
        play_out(&game, &mut game.start(), &mut stream(77, number, 0), choose, |_| ());
    }
    found
}

/// The mean logarithm of how likely the choices are for somebody who goes by the weights so loosely.
fn likelihood(weights: Weights, looseness: f32, choices: &[(State, Action)]) -> f32 {
    let (game, mut appraiser, mut scored) =
        (table(), Appraiser::new(Mind::new(weights), 1 << 10), Vec::new());
    let mut sum = 0.0;
    for (state, chosen) in choices {
        let position = Position::new(&game, &mut appraiser, state);
        scored.clear();
        each_action(&game, &appraiser.mind, &position, &mut |action, score| scored.push((action, score)));
        let most = scored.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
        let weight = |score: f32| ((score - most) / looseness).exp();
        let all: f32 = scored.iter().map(|(_, score)| weight(*score)).sum();
        let own = scored.iter().find(|(action, _)| action == chosen).map_or(0.0, |(_, score)| weight(*score));
        sum += ((1.0 - WHIM) * own / all + WHIM / scored.len() as f32).ln();
    }
    sum / choices.len() as f32
}

/// `WHOSE=hard@900n cargo test --release -p bots -- --ignored --nocapture the_weights_behind_choices_are_found`, and with
/// `WHOSE=mcts_10000@4000n`.
#[test]
#[ignore = "takes many minutes"]
fn the_weights_behind_choices_are_found() {
    let (one, others) = ("hard@900n", "mcts_10000@4000n");
    let whose = std::env::var("WHOSE").unwrap_or(others.to_owned());
    let choices = choices(100, one, others, &whose);
    let (mut weights, mut looseness) = (Weights::TUNED, 1.0);
    let mut best = likelihood(weights, looseness, &choices);
    let mut steps = [0.4; NUMBERS + 1];
    for round in 0..6 {
        for (at, step) in steps.iter_mut().enumerate() {
            let tried = [1.0, -1.0].into_iter().find_map(|direction| {
                let (mut trial, mut loose) = (weights, looseness);
                match trial.numbers().into_iter().nth(at) {
                    Some(number) => *number += direction * *step * number.abs().max(0.4),
                    None => loose *= 1.0 + 0.5 * direction * *step,
                }
                let likelihood = likelihood(trial, loose, &choices);
                (likelihood > best).then_some((trial, loose, likelihood))
            });
            match tried {
                Some(better) => ((weights, looseness, best), *step) = (better, *step * 1.5),
                None => *step *= 0.5,
            }
        }
        println!("after round {round}: {best:.4}, looseness {looseness:.2}\n{weights:#?}");
    }
    assert!(best > likelihood(Weights::TUNED, looseness, &choices));
}
