//! Finding the weights of the simple player by coordinate search, and measuring players against each other.

use super::greedy::Greedy;
use super::mind::Mind;
use super::weights::{NUMBERS, Weights};
use crate::{Player, player, win_shares};
use game_core::playout::play_out;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Seats};
use gangster::{Components, Gangster, Options};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

fn table(seats: usize) -> Gangster {
    Gangster::new(Seats::new(seats), Options {}, Components::default()).unwrap()
}

/// One match of a player against copies of another; gives the first one's share of the win and the number of decisions.
fn match_of(
    game: &Gangster,
    seed: u64,
    number: u64,
    one: &dyn Fn() -> Box<dyn Player<Gangster>>,
    others: &dyn Fn() -> Box<dyn Player<Gangster>>,
) -> (f64, u64) {
    let own = (number % game.seats().count() as u64) as usize;
    let mut players: PerSeat<Box<dyn Player<Gangster>>> =
        (0..game.seats().count()).map(|seat| if seat == own { one() } else { others() }).collect();
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(seed, number, 1 + seat.index() as u64)).collect();
    let mut state = game.start();
    let mut decisions = 0;
    play_out(
        game,
        &mut state,
        &mut stream(seed, number, 0),
        |state, seat| {
            decisions += 1;
            players[seat.index()].choose(game, state, seat, &mut luck[seat.index()])
        },
        |_| (),
    );
    (f64::from(win_shares(game, &state)[own]), decisions)
}

fn rate(seats: usize, seed: u64, games: u64, one: Weights, others: Weights) -> f64 {
    let game = table(seats);
    let (one, others) = (Mind::new(one), Mind::new(others));
    let one = || Box::new(Greedy::new(one.clone(), 0.0)) as Box<dyn Player<Gangster>>;
    let others = || Box::new(Greedy::new(others.clone(), 0.0)) as Box<dyn Player<Gangster>>;
    let wins: f64 = (0..games).map(|number| match_of(&game, seed, number, &one, &others).0).sum();
    wins / games as f64
}

/// `cargo test --release -p bots -- --ignored --nocapture the_weights_are_found_by_coordinate_search`
#[test]
#[ignore = "takes many minutes"]
fn the_weights_are_found_by_coordinate_search() {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let rounds = std::env::var("ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let mut best = Weights::TUNED;
    let mut seed = 1;
    for round in 0..rounds {
        let width = 0.5 / (1.0 + round as f32 * 0.7);
        for at in (0..NUMBERS).map(|at| (at + 9) % NUMBERS) {
            let rivals = best;
            let mut found = best;
            let mut found_rate = 0.25 + 1.0 * (0.19 / games as f64).sqrt();
            for direction in [-1.0, 1.0] {
                seed += 1;
                let mut trial = best;
                let number = &mut *trial.numbers()[at];
                *number += direction * width * number.abs().max(0.3);
                let rate = rate(4, seed, games, trial, rivals);
                if rate > found_rate {
                    (found, found_rate) = (trial, rate);
                }
            }
            if found != best {
                best = found;
                println!("round {round} number {at}: {found_rate:.3} {best:?}");
            }
        }
        let seen = rate(4, 777 + round, 4000, best, Weights::TUNED);
        println!("after round {round}: {seen:.3} against the start\n{best:#?}");
    }
}

/// `ONE=hard@2000n OTHERS=greedy SEATS=4 GAMES=200 cargo test --release -p bots -- --ignored --nocapture one_against_others`
#[test]
#[ignore = "a measurement"]
fn one_against_others() {
    let text = |name: &str, or: &str| std::env::var(name).unwrap_or(or.to_owned());
    let (one, others) = (text("ONE", "hard@2000n"), text("OTHERS", "greedy"));
    let (seats, games): (usize, u64) =
        (text("SEATS", "4").parse().unwrap(), text("GAMES", "200").parse().unwrap());
    let threads: usize = text("THREADS", "2").parse().unwrap();
    let seed: u64 = text("SEED", "1").parse().unwrap();
    let game = table(seats);
    let (next, total) = (AtomicU64::new(0), Mutex::new((0.0, 0.0, 0)));
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let make = |name: &str| player::<Gangster>(name, None).unwrap();
                    let (win, moves) = match_of(&game, seed, number, &|| make(&one), &|| make(&others));
                    let mut total = total.lock().unwrap();
                    *total = (total.0 + win, total.1 + 1.0, total.2 + moves);
                    if total.1 % 50.0 == 0.0 {
                        println!("{} of {}", total.0, total.1);
                    }
                }
            });
        }
    });
    let (wins, count, moves) = *total.lock().unwrap();
    let rate = wins / count;
    let margin = 1.96 * (rate * (1.0 - rate) / count).sqrt();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{one} vs {others} at {seats}: {:.1} ± {:.1} % of {count}, {seconds:.1} s, {} decisions a match",
        rate * 100.0,
        margin * 100.0,
        moves as f64 / count
    );
}
