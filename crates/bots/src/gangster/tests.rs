//! The bots of Gangster as a whole: what they take, how long they think, what they say of a position.

use crate::{Budget, Level, Personality, Player, Style, brain, player};
use game_core::random::{SimRng, stream};
use game_core::{Game, Seat, Seats, Silent, Turn};
use gangster::{Action, Components, Crew, Crews, Gangster, Options, Phase, Place, State};
use std::time::{Duration, Instant};

fn table(seats: usize) -> Gangster {
    Gangster::new(Seats::new(seats), Options {}, Components::default()).unwrap()
}

/// A table after its set-up, with seat 0 to act.
fn set_up(game: &Gangster, seed: u64) -> State {
    let mut state = game.start();
    let chance = game.sample(&state, &mut stream(seed, 0, 0));
    game.resolve(&mut state, &chance, &mut Silent);
    state.phase = Phase::Turn { seat: Seat::new(0) };
    state
}

/// The end of the match is near, since the next drive of anybody brings a district card: in the district of grey's
/// car, whose prizes are 8 and 2, grey comes second by level, and one more gangster makes it first.
fn last_turn(game: &Gangster) -> State {
    let mut state = set_up(game, 1);
    let tile = gangster::TileNumber::new(7);
    for district in Place::districts() {
        state.gangsters[district.index()] = Default::default();
    }
    let here = state.crew(Crew::Grey).car;
    if let Some(other) = Place::districts().find(|place| state.tiles[place.index()] == tile) {
        state.tiles[other.index()] = state.tiles[here.index()];
    }
    state.tiles[here.index()] = tile;
    state.gangsters[here.index()][Crew::Grey.index()].insert(1);
    state.gangsters[here.index()][Crew::Yellow.index()].insert(2);
    for value in 0..2 {
        state.phase = Phase::Casino { seat: Seat::new(3) };
        state.doublers = Place::districts().take(8).collect();
        let chance = gangster::Chance::Casino { value: game.components().casino.values[value] };
        game.resolve(&mut state, &chance, &mut Silent);
    }
    state.paydays = Default::default();
    for crew in &mut state.crews {
        crew.cards.remove(2);
        crew.cards.remove(3);
    }
    state.doublers = Place::districts().take(7).collect();
    state.phase = Phase::Turn { seat: Seat::new(0) };
    state
}

fn chosen(mut player: Box<dyn Player<Gangster>>, game: &Gangster, state: &State) -> Action {
    player.choose(game, state, Seat::new(0), &mut stream(1, 2, 3))
}

#[test]
fn greedy_and_every_thinking_level_take_an_obvious_prize() {
    let game = table(4);
    let state = last_turn(&game);
    // One more of its own, or the rival's gone: the first prize is the crew's either way.
    let (crew, district) = (Crew::Grey, state.crew(Crew::Grey).car);
    let ways = [Action::Unload { crew, who: Crews::one(crew) }, Action::Load { crew, district, level: 2 }];
    for name in ["greedy", "hard@300n", "expert@300n"] {
        let chosen = chosen(player(name, None).unwrap(), &game, &state);
        assert!(ways.contains(&chosen), "{name}: {chosen:?}");
    }
}

#[test]
fn styles_differ_in_what_they_do() {
    let game = table(4);
    let choices = |style: Style| -> Vec<Action> {
        (0..60).map(|seed| chosen(brain::<Gangster>().styled(style), &game, &set_up(&game, seed))).collect()
    };
    let all = Style::ALL.map(choices);
    for (at, one) in all.iter().enumerate() {
        assert!(all[at + 1..].iter().all(|other| one != other), "{}", Style::ALL[at].name());
    }
}

#[test]
fn personalities_play_by_the_rules_and_differ() {
    let game = table(4);
    let choices = |personality: Personality| -> Vec<Action> {
        let choose = |seed| {
            let state = set_up(&game, seed);
            let level = brain::<Gangster>().level(Level::Hard, personality, Budget::Nodes(60));
            let action = chosen(level, &game, &state);
            game.check(&state, Seat::new(0), &action).unwrap();
            action
        };
        (0..40).map(choose).collect()
    };
    let balanced = choices(Personality::Balanced);
    for personality in Personality::ALL.into_iter().skip(1) {
        assert_ne!(choices(personality), balanced, "{}", personality.name());
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    let game = table(5);
    let state = set_up(&game, 2);
    let mut thinker = player::<Gangster>("hard@2ms", None).unwrap();
    thinker.choose(&game, &state, Seat::new(0), &mut stream(1, 2, 3));
    let time = |thinker: &mut Box<dyn Player<Gangster>>| {
        let start = Instant::now();
        thinker.choose(&game, &state, Seat::new(0), &mut stream(1, 2, 3));
        start.elapsed()
    };
    // A busy machine may stop a thread for long, but not every time.
    let least = (0..50).map(|_| time(&mut thinker)).min().unwrap();
    assert!(least >= Duration::from_micros(2000) && least < Duration::from_micros(2200), "{least:?}");
}

#[test]
fn every_legal_action_is_judged_and_the_best_comes_first() {
    for seats in 2..=5 {
        let game = table(seats);
        let state = set_up(&game, 3);
        let rng: &mut SimRng = &mut stream(1, 2, 3);
        let judged = brain::<Gangster>().judge(&game, &state, Budget::Nodes(200), rng);
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        assert_eq!(judged.len(), legal.len());
        assert!(legal.iter().all(|action| judged.iter().any(|each| each.action == *action)));
        assert!(judged.is_sorted_by(|a, b| a.chances[0] >= b.chances[0]));
        for each in &judged {
            let sum: f32 = each.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3 && each.chances.len() == seats, "{each:?}");
        }
    }
}

#[test]
fn chances_are_told_in_every_phase() {
    let game = table(3);
    let rng: &mut SimRng = &mut stream(1, 2, 3);
    let mut state = game.start();
    let mut greedy = brain::<Gangster>().styled(Style::Greedy);
    loop {
        let chances = brain::<Gangster>().chances(&game, &state, Budget::Nodes(3), rng);
        let sum: f32 = chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3 && chances.len() == 3, "{chances:?}");
        match game.turn(&state) {
            Turn::Over => {
                assert_eq!(chances, crate::win_shares(&game, &state));
                return;
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, &chance, &mut Silent);
            }
            Turn::Seat(seat) => {
                let action = greedy.choose(&game, &state, seat, rng);
                game.act(&mut state, action, &mut Silent);
            }
        }
    }
}
