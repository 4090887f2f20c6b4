//! Every bot plays every game by the rules, for every number of seats, and with a budget of nodes always alike.

use bots::{Budget, NAMES, Player, player};
use game_core::random::{SimRng, stream};
use game_core::{Game, Match, PerSeat, Setup, Silent, Turn};
use games::Visitor;
use serde_json::{Value, json};

struct Play {
    name: &'static str,
    seats: i64,
    options: Value,
}

impl Visitor for Play {
    type Output = String;

    /// Plays a match in which every action is checked; tells its steps.
    fn visit<G: Game>(self) -> String {
        let game: G = Setup::new(self.seats, self.options).build().expect("a table");
        let spec = match self.name.starts_with("mcts") {
            true => format!("{}@20n", self.name),
            false => self.name.to_owned(),
        };
        let mut players: PerSeat<Box<dyn Player<G>>> = game
            .seats()
            .iter()
            .map(|_| player(&spec, Some(Budget::Nodes(20))).expect("a bot there is"))
            .collect();
        let mut luck: PerSeat<SimRng> =
            game.seats().iter().map(|seat| stream(3, 1, 1 + seat.index() as u64)).collect();
        let mut nature = stream(3, 1, 0);
        let mut played = Match::new(game.clone());
        loop {
            match played.turn() {
                Turn::Over => return format!("{:?}", played.steps()),
                Turn::Chance => {
                    let chance = game.sample(played.state(), &mut nature);
                    played.chance(chance, &mut Silent).expect("what was drawn is possible");
                }
                Turn::Seat(seat) => {
                    let at = seat.index();
                    let action = players[at].choose(&game, played.state(), seat, &mut luck[at]);
                    played.act(seat, action, &mut Silent).expect("a bot plays by the rules");
                }
            }
        }
    }
}

fn play(game: &'static str, name: &'static str, seats: u8) -> String {
    let play = Play { name, seats: seats.into(), options: json!({}) };
    games::visit(game, play).expect("a game there is")
}

#[test]
fn every_bot_plays_by_the_rules_for_every_number_of_seats() {
    for info in games::all().iter().map(|game| game.info()) {
        for seats in info.seats.clone() {
            for name in NAMES {
                play(info.id, name, seats);
            }
        }
    }
}

#[test]
fn the_levels_play_by_the_rules_with_every_option() {
    for info in games::all().iter().map(|game| game.info()) {
        for option in info.options {
            for value in option.kind.values() {
                for name in ["half_pass", "greedy", "easy", "normal", "hard"] {
                    let options = json!({ option.id: value });
                    let play = Play { name, seats: info.usual_seats.into(), options };
                    games::visit(info.id, play).expect("a game there is");
                }
            }
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_match() {
    for info in games::all().iter().map(|game| game.info()) {
        for name in NAMES {
            let twice = [(); 2].map(|()| play(info.id, name, info.usual_seats));
            assert_eq!(twice[0], twice[1], "{name} in {}", info.id);
        }
    }
}
