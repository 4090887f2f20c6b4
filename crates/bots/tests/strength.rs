//! The gate of strength: with fixed nodes and seeds the bots win at least as often as when these numbers were taken,
//! less three standard errors, and simple players at most as often, and three more. The claims themselves are measured
//! by `speakeasy arena`, with clocks and more matches.

use bots::arena::{Plan, Schedule, Tally, play};
use game_core::{Game, Setup};

struct Claim {
    seats: usize,
    one: &'static str,
    against: &'static str,
    matches: u64,
    bound: Bound,
}

/// In percent.
enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

use Bound::{AtLeast, AtMost};

/// How often `one` wins against a table of `against`, in percent, on fresh deals and from every seat alike.
fn win_rate<G: Game>(claim: &Claim) -> f64 {
    let game: G = Setup::new(claim.seats as i64, G::info().default_options()).build().expect("a table");
    let hosts = vec![claim.against.to_owned(); claim.seats - 1];
    let schedule = Schedule::One { guest: claim.one.to_owned(), hosts };
    let plan = Plan { schedule, seats: game.seats(), seed: 1930, ms: None };
    let mut tally = Tally::default();
    for number in 0..claim.matches {
        let played = play(&game, &plan, &plan.fixture(number));
        tally.add_match(played.shares()[plan.guest_seat(number)]);
    }
    100.0 * tally.rate().expect("matches were played").rate
}

#[track_caller]
fn holds<G: Game>(claim: &Claim) {
    let rate = win_rate::<G>(claim);
    let Claim { seats, one, against, bound, .. } = claim;
    let (is_met, asked) = match bound {
        AtLeast(least) => (rate >= *least, format!("at least {least}")),
        AtMost(most) => (rate <= *most, format!("at most {most}")),
    };
    let game = G::info().id;
    assert!(is_met, "{game}, {seats} seats: {one} wins {rate:.1} % against {against}, not {asked} %");
}

#[test]
fn the_simple_player_of_every_game_beats_random_ones() {
    let claim = Claim { seats: 4, one: "greedy", against: "random", matches: 200, bound: AtLeast(90.0) };
    holds::<don::Don>(&claim);
    holds::<gangster::Gangster>(&claim);
    holds::<new_york::NewYork>(&claim);
}

#[test]
fn a_short_thought_beats_dons_simple_players() {
    let claim = Claim { seats: 4, one: "hard@300n", against: "greedy", matches: 200, bound: AtLeast(72.0) };
    holds::<don::Don>(&claim);
}

#[test]
fn a_simple_player_seldom_wins_where_the_others_think_about_don() {
    let claim = Claim { seats: 4, one: "greedy", against: "hard@300n", matches: 200, bound: AtMost(7.4) };
    holds::<don::Don>(&claim);
}

#[test]
fn a_short_thought_beats_new_yorks_simple_players() {
    let claim = Claim { seats: 4, one: "hard@300n", against: "greedy", matches: 100, bound: AtLeast(62.0) };
    holds::<new_york::NewYork>(&claim);
}

#[test]
fn a_short_thought_beats_gangsters_simple_players() {
    let claim = Claim { seats: 4, one: "hard@300n", against: "greedy", matches: 48, bound: AtLeast(82.0) };
    holds::<gangster::Gangster>(&claim);
}
