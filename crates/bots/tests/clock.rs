//! Levels and hints keep their clock, whatever the table: how long decisions take in matches of all seat counts and options.
//! Times are those of the wall clock less what the system says that the thread waited for a core; where it says nothing,
//! only an idle machine tells the truth.
//! `cargo test --release -p bots --test clock -- --ignored --nocapture --test-threads 1`

use bots::{Budget, Level, Personality, Player, Style, brain, hint_in};
use game_core::random::{SimRng, below, stream};
use game_core::{Game, Seat, Setup, Silent, Turn};
use games::Visitor;
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};

#[derive(Clone, Copy)]
enum Asked {
    Level(Level),
    Hint,
}

impl Asked {
    fn name(self) -> &'static str {
        match self {
            Asked::Level(level) => level.name(),
            Asked::Hint => "hint",
        }
    }

    /// A hint thinks for a second unless it is told otherwise.
    fn budget(self) -> Budget {
        match self {
            Asked::Level(level) => level.budget(),
            Asked::Hint => Budget::milliseconds(1000),
        }
    }

    fn player<G: Game>(self) -> Box<dyn Player<G>> {
        match self {
            Asked::Level(level) => brain::<G>().level(level, Personality::Balanced, self.budget()),
            Asked::Hint => Box::new(Advised(self.budget())),
        }
    }
}

/// A player that asks for a hint; what it does then is of no matter.
struct Advised(Budget);

impl<G: Game> Player<G> for Advised {
    fn choose(&mut self, game: &G, state: &G::State, _: Seat, _: &mut SimRng) -> G::Action {
        hint_in(game, state, self.0);
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        actions[0]
    }
}

/// How long the decisions of one level took in one game, the shortest first, and at which table each was made.
struct Times {
    game: &'static str,
    asked: Asked,
    taken: Vec<(Duration, String)>,
}

impl Times {
    /// The time that this share of the decisions did not exceed.
    fn within(&self, share: f64) -> Duration {
        self.taken[((self.taken.len() - 1) as f64 * share) as usize].0
    }

    /// The budget and a tenth of it; easy, which has none of time, is to take less than a millisecond.
    fn allowed(&self) -> Duration {
        match self.asked.budget() {
            Budget::Time(time) => time.mul_f64(1.1),
            Budget::Nodes(_) => Duration::from_millis(1),
        }
    }

    fn row(&self) -> String {
        let [p50, p99, most] = [0.5, 0.99, 1.0].map(|share| self.within(share).as_secs_f64() * 1e3);
        let (game, asked, count) = (self.game, self.asked.name(), self.taken.len());
        let slowest = &self.taken[count - 1].1;
        format!("{game:<9} {asked:<7} {count:>6} {p50:>9.3} {p99:>9.3} {most:>9.3}  {slowest}")
    }
}

struct Ask {
    asked: Asked,
    /// How many decisions at each table.
    count: usize,
}

impl Visitor for Ask {
    type Output = Times;

    fn visit<G: Game>(self) -> Times {
        let mut taken = Vec::new();
        for (number, (seats, options)) in tables::<G>().into_iter().enumerate() {
            let table = format!("{seats} seats, {options}");
            let game: G = Setup::new(seats.into(), options).build().expect("a table");
            let times = decisions(&game, self.asked, self.count, number as u64);
            taken.extend(times.into_iter().map(|time| (time, table.clone())));
        }
        taken.sort();
        Times { game: G::info().id, asked: self.asked, taken }
    }
}

/// All seat counts with all options.
fn tables<G: Game>() -> Vec<(u8, Value)> {
    let mut all = vec![Map::new()];
    for option in G::info().options {
        let with = |options: &Map<String, Value>| {
            let (id, options) = (option.id.to_owned(), options.clone());
            option.kind.values().into_iter().map(move |value| {
                let mut options = options.clone();
                options.insert(id.clone(), json!(value));
                options
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    let seats = G::info().seats.clone();
    seats.flat_map(|seats| all.iter().map(move |options| (seats, options.clone().into()))).collect()
}

/// Times decisions in matches between greedy players, one in eight of which are asked for.
fn decisions<G: Game>(game: &G, asked: Asked, count: usize, number: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    for part in 0.. {
        let mut rng = stream(77, number, part);
        let (mut player, mut greedy) = (asked.player::<G>(), brain::<G>().styled(Style::Greedy));
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, &chance, &mut Silent);
                }
                Turn::Seat(_) if times.len() == count => return times,
                Turn::Seat(seat) => {
                    if below(&mut rng, 8) == 0 {
                        let (start, waited) = (Instant::now(), waiting());
                        player.choose(game, &state, seat, &mut rng);
                        times.push(start.elapsed().saturating_sub(waiting() - waited));
                    }
                    let action = greedy.choose(game, &state, seat, &mut rng);
                    game.act(&mut state, action, &mut Silent);
                }
            }
        }
    }
    times
}

/// How long this thread has waited for a core so far, as far as the system tells.
fn waiting() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let waited = told.split_whitespace().nth(1).and_then(|nanoseconds| nanoseconds.parse().ok());
    Duration::from_nanos(waited.unwrap_or(0))
}

/// Prints what every game took, in milliseconds, and holds 99 of 100 decisions to the clock.
fn holds(asked: Asked, count: usize) {
    let ids = games::all().iter().map(|game| game.info().id);
    let all: Vec<Times> = ids.map(|id| games::visit(id, Ask { asked, count }).expect("a game")).collect();
    println!("game      asked    count       p50       p99       max  slowest");
    all.iter().for_each(|times| println!("{}", times.row()));
    for times in all {
        let (p99, allowed) = (times.within(0.99), times.allowed());
        assert!(p99 <= allowed, "{} in {}: {p99:?} of {allowed:?}", asked.name(), times.game);
    }
}

#[test]
#[ignore = "measures time"]
fn easy_takes_less_than_a_millisecond() {
    holds(Asked::Level(Level::Easy), 400);
}

#[test]
#[ignore = "measures time"]
fn normal_keeps_its_clock() {
    holds(Asked::Level(Level::Normal), 60);
}

#[test]
#[ignore = "measures time"]
fn hard_keeps_its_clock() {
    holds(Asked::Level(Level::Hard), 12);
}

#[test]
#[ignore = "measures time"]
fn expert_keeps_its_clock() {
    holds(Asked::Level(Level::Expert), 3);
}

#[test]
#[ignore = "measures time"]
fn a_hint_keeps_its_clock() {
    holds(Asked::Hint, 3);
}
