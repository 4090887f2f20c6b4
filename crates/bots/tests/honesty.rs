//! Bots and hints know nothing but the position: whatever generator the driver holds, and however the record goes on, they
//! answer the same. Two controls that look into the driver's cards are found out.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

use bots::{Budget, NAMES, hint_in, player};
use game_core::random::{SimRng, pick, stream};
use game_core::{Game, Match, Setup, Silent, Step, StepOf, Turn};
use games::Visitor;
use serde_json::json;

/// A position as a driver holds it, with all that a player must not know.
struct Held<G: Game> {
    game: G,
    state: G::State,
    /// What nature will draw from.
    nature: SimRng,
    /// What follows in the record.
    later: Vec<StepOf<G>>,
}

/// Who is asked for a move.
#[derive(Clone, Copy)]
enum Asked {
    Bot(&'static str),
    Hint,
    /// Control: a player that is handed the driver's generator.
    Peeker,
    /// Control: a player that reads on in the record.
    Reader,
}

impl Asked {
    /// The answer at a position that the driver holds, from the player's own luck.
    fn answer<G: Game>(self, held: &Held<G>, luck: &mut SimRng) -> String {
        let Turn::Seat(seat) = held.game.turn(&held.state) else { panic!("a seat is to act") };
        match self {
            Asked::Bot(name) => {
                let spec = if name.starts_with("mcts") { format!("{name}@20n") } else { name.to_owned() };
                let mut player = player::<G>(&spec, Some(Budget::Nodes(20))).unwrap();
                format!("{:?}", player.choose(&held.game, &held.state, seat, luck))
            }
            Asked::Hint => format!("{:?}", hint_in(&held.game, &held.state, Budget::Nodes(30))),
            Asked::Peeker => format!("{:?}", pick(&mut held.nature.clone(), &legal(held))),
            Asked::Reader => {
                let own =
                    |step: &StepOf<G>| matches!(step, Step::Action { seat: mover, .. } if *mover == seat);
                format!("{:?}", held.later.iter().find(|step| own(step)))
            }
        }
    }
}

fn legal<G: Game>(held: &Held<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    held.game.legal_actions(&held.state, &mut actions);
    actions
}

/// Asks at positions of matches by half-random players, each time with two drivers that differ in all that is secret.
/// Tells who gave different answers, and how often.
struct Examine {
    positions: u64,
    /// Who is asked at the position with this number.
    who: fn(u64) -> Vec<Asked>,
}

impl Visitor for Examine {
    type Output = u64;

    fn visit<G: Game>(self) -> u64 {
        let (mut asked, mut differences) = (0, 0);
        for number in 0.. {
            let seats = G::info().seats.clone().cycle().nth(number as usize).unwrap();
            let game: G = Setup::new(seats.into(), json!({})).build().unwrap();
            let mut played = Match::new(game);
            let mut luck = stream(5, number, 0);
            while played.turn() != Turn::Over {
                go_on(&mut played, &mut luck, ["random", "half_pass"][number as usize % 2]);
                let is_asked =
                    matches!(played.turn(), Turn::Seat(_)) && played.steps().len().is_multiple_of(7);
                if is_asked {
                    differences +=
                        (self.who)(asked).into_iter().filter(|who| differs(&played, *who, asked)).count()
                            as u64;
                    asked += 1;
                    if asked == self.positions {
                        return differences;
                    }
                }
            }
        }
        unreachable!("there is always another match")
    }
}

/// Whether the answer depends on what the driver holds.
fn differs<G: Game>(played: &Match<G>, who: Asked, number: u64) -> bool {
    let answer = |secret: u64| {
        let nature = stream(secret, number, 0);
        let (mut further, mut ahead) = (played.clone(), nature.clone());
        for _ in 0..12 {
            go_on(&mut further, &mut ahead, "random");
        }
        let held = Held {
            game: played.game().clone(),
            state: played.state().clone(),
            later: further.steps().iter().skip(played.steps().len()).cloned().collect(),
            nature,
        };
        who.answer(&held, &mut stream(13, number, 1))
    };
    answer(1001) != answer(2002)
}

/// Plays one step, if there is one left.
fn go_on<G: Game>(played: &mut Match<G>, rng: &mut SimRng, bot: &str) {
    let game = played.game().clone();
    match played.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let chance = game.sample(played.state(), rng);
            played.chance(chance, &mut Silent).unwrap();
        }
        Turn::Seat(seat) => {
            let action = player::<G>(bot, None).unwrap().choose(&game, played.state(), seat, rng);
            played.act(seat, action, &mut Silent).unwrap();
        }
    }
}

/// How many answers differed, in every game.
fn examine(positions: u64, who: fn(u64) -> Vec<Asked>) -> Vec<(&'static str, u64)> {
    let ids = games::all().iter().map(|game| game.info().id);
    ids.map(|id| (id, games::visit(id, Examine { positions, who }).unwrap())).collect()
}

fn assert_honest(found: &[(&str, u64)]) {
    assert!(found.iter().all(|(_, differences)| *differences == 0), "{found:?}");
}

#[test]
fn bots_answer_the_same_whatever_the_driver_holds() {
    assert_honest(&examine(260, |number| vec![Asked::Bot(NAMES[number as usize % NAMES.len()])]));
}

#[test]
fn hints_are_the_same_whatever_the_driver_holds() {
    assert_honest(&examine(260, |_| vec![Asked::Hint]));
}

#[test]
fn a_bot_that_is_handed_the_drivers_generator_is_found_out() {
    for (game, differences) in examine(100, |_| vec![Asked::Peeker]) {
        assert!(differences > 20, "{game}: {differences}");
    }
}

#[test]
fn a_bot_that_reads_on_in_the_record_is_found_out() {
    for (game, differences) in examine(100, |_| vec![Asked::Reader]) {
        assert!(differences > 20, "{game}: {differences}");
    }
}

/// Every bot and the hint, in 10,000 positions of each game, or as many as the environment says:
/// `POSITIONS=300 cargo test --release -p bots --test honesty -- --ignored`
#[test]
#[ignore = "asks every bot in 30,000 positions"]
fn every_bot_is_honest_in_ten_thousand_positions_of_each_game() {
    let told = std::env::var("POSITIONS").ok().map(|positions| positions.parse().unwrap());
    let everybody = |_| NAMES.iter().map(|name| Asked::Bot(name)).chain([Asked::Hint]).collect();
    assert_honest(&examine(told.unwrap_or(10_000), everybody));
}
