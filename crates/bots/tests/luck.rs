//! Luck averages to zero: what nature draws is worth nothing in the long run, for every seat of every game.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

use bots::review::luck_of;
use bots::{Budget, Player, player};
use game_core::random::{SimRng, stream};
use game_core::{Game, Match, PerSeat, Setup, Silent, Turn};
use games::Visitor;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The mean luck of every seat over self-play, and the standard error of each.
struct MeanLuck {
    bot: &'static str,
    matches: u64,
    seats: u8,
}

impl Visitor for MeanLuck {
    type Output = Vec<(f64, f64)>;

    fn visit<G: Game>(self) -> Self::Output {
        let game: G = Setup::new(self.seats.into(), json!({})).build().unwrap();
        let next = AtomicU64::new(0);
        let work = || {
            let mut sums = vec![(0.0, 0.0); usize::from(self.seats)];
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.matches {
                    return sums;
                }
                let luck = luck_of(&play(&game, self.bot, number), Budget::Nodes(1), number);
                for (sum, luck) in sums.iter_mut().zip(luck) {
                    *sum = (sum.0 + luck, sum.1 + luck * luck);
                }
            }
        };
        let parts: Vec<Vec<(f64, f64)>> = thread::scope(|scope| {
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().unwrap()).collect()
        });
        let count = self.matches as f64;
        let total = |seat: usize| {
            parts.iter().fold((0.0, 0.0), |sum, part| (sum.0 + part[seat].0, sum.1 + part[seat].1))
        };
        (0..usize::from(self.seats))
            .map(total)
            .map(|(sum, squares)| {
                (sum / count, ((squares / count - (sum / count).powi(2)) / (count - 1.0)).sqrt())
            })
            .collect()
    }
}

fn play<G: Game>(game: &G, bot: &str, number: u64) -> Match<G> {
    let mut players: PerSeat<Box<dyn Player<G>>> =
        game.seats().iter().map(|_| player(bot, Some(Budget::Nodes(20))).unwrap()).collect();
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(11, number, 1 + seat.index() as u64)).collect();
    let mut nature = stream(11, number, 0);
    let mut played = Match::new(game.clone());
    loop {
        match played.turn() {
            Turn::Over => return played,
            Turn::Chance => {
                let chance = game.sample(played.state(), &mut nature);
                played.chance(chance, &mut Silent).unwrap();
            }
            Turn::Seat(seat) => {
                let at = seat.index();
                let action = players[at].choose(game, played.state(), seat, &mut luck[at]);
                played.act(seat, action, &mut Silent).unwrap();
            }
        }
    }
}

/// Holds the mean luck of every seat against zero; `errors` is half the width of the interval in standard errors.
fn check(game: &str, bot: &'static str, matches: u64, errors: f64) {
    let seats = games::find(game).unwrap().info().usual_seats;
    let luck = games::visit(game, MeanLuck { bot, matches, seats }).unwrap();
    for (seat, (mean, error)) in luck.into_iter().enumerate() {
        println!("{game}: seat {seat} has a mean luck of {mean:+.5} ± {:.5}", 1.96 * error);
        assert!(error > 0.0, "{game}: no luck at all");
        assert!(mean.abs() <= errors * error, "{game}: seat {seat} has {mean} ± {error}");
    }
}

/// Half the width of intervals that hold zero for all twelve seats of three games together, in 99.9 % and 95 % of runs.
const NEARLY_ALWAYS: f64 = 3.93;
const MOSTLY: f64 = 2.87;

#[test]
fn luck_averages_to_zero() {
    for game in games::all() {
        check(game.info().id, "random", 24, NEARLY_ALWAYS);
    }
}

/// Ten thousand matches, or as many as the environment says; `greedy_don` and so on name one game:
/// `MATCHES=1000 cargo test --release -p bots --test luck -- --ignored --nocapture greedy`
mod over_ten_thousand_matches_luck_averages_to_zero {
    use super::{MOSTLY, check};

    fn over_many_matches(game: &str, bot: &'static str) {
        let told = std::env::var("MATCHES").ok().map(|matches| matches.parse().unwrap());
        check(game, bot, told.unwrap_or(10_000), MOSTLY);
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_random_don() {
        over_many_matches("don", "random");
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_random_gangster() {
        over_many_matches("gangster", "random");
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_random_new_york() {
        over_many_matches("new_york", "random");
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_greedy_don() {
        over_many_matches("don", "greedy");
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_greedy_gangster() {
        over_many_matches("gangster", "greedy");
    }

    #[test]
    #[ignore = "plays 10,000 matches"]
    fn for_greedy_new_york() {
        over_many_matches("new_york", "greedy");
    }
}
