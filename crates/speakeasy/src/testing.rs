//! Random matches for tests to look at.

use game_core::erased::AnyMatch;
use game_core::random::{below, stream};
use game_core::record::Text;
use game_core::{Setup, Turn};
use serde_json::Value;

/// Random players play a match to its end; `see` is shown every position, the seat to act (else seat 0) and what happened
/// just before. Gives the match at its end.
pub(crate) fn play(
    game: &str,
    setup: &Setup,
    seed: u64,
    mut see: impl FnMut(&dyn AnyMatch, usize, &[Value]),
) -> Box<dyn AnyMatch> {
    let mut played = games::find(game).unwrap().open(setup).unwrap();
    let mut rng = stream(seed, 0, 0);
    let mut events = Vec::new();
    loop {
        match played.turn() {
            Turn::Over => {
                see(&*played, 0, &events);
                return played;
            }
            Turn::Chance => {
                see(&*played, 0, &events);
                let chance = played.sample(&mut rng).unwrap();
                events = read(&played.chance(&chance).unwrap());
            }
            Turn::Seat(seat) => {
                see(&*played, seat.index(), &events);
                let actions = read(&played.legal_actions());
                let action = &actions[below(&mut rng, actions.len() as u32) as usize];
                events = read(&played.act(seat, action).unwrap());
            }
        }
    }
}

pub(crate) fn names(seats: usize) -> Vec<String> {
    ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Maximilian"][..seats]
        .iter()
        .map(|&name| name.to_owned())
        .collect()
}

fn read(texts: &[Text]) -> Vec<Value> {
    texts.iter().map(|text| serde_json::from_str(text.get()).unwrap()).collect()
}
