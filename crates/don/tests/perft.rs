//! Numbers of different sequences of decisions, for comparison with other implementations. Chance is scripted, as
//! `src/script.rs` tells.

use don::{Action, Don, Phase, State};
use game_core::{Game, Setup, Silent, Turn, perft};
use serde_json::{Value, json};

fn counts(game: &Don, state: &State, depths: std::ops::RangeInclusive<usize>) -> Vec<u64> {
    depths.map(|depth| perft(game, state, depth, &mut Don::scripted).expect("a possible script")).collect()
}

fn don(seats: i64, options: Value) -> Don {
    Setup::new(seats, options).build().expect("a table of Don")
}

/// Round 5 is about to begin; in each round before, the opener bought the lot for the least he could bid but 0.
fn after_four_rounds(game: &Don) -> State {
    let mut state = game.start();
    while !(state.round == 5 && matches!(state.phase, Phase::Offer { .. })) {
        match (game.turn(&state), &state.phase) {
            (Turn::Chance, _) => {
                let chance = game.scripted(&state);
                game.resolve(&mut state, &chance, &mut Silent);
            }
            (_, Phase::Offer { .. }) => game.act(&mut state, Action::Decline {}, &mut Silent),
            _ => {
                let mut actions = Vec::new();
                game.legal_actions(&state, &mut actions);
                let opens = matches!(state.phase, Phase::Auction(auction) if auction.standing.is_none());
                let least = actions.iter().find(|action| matches!(action, Action::Bid { amount: 1.. }));
                let action = least.filter(|_| opens).copied().unwrap_or(Action::Pass {});
                game.act(&mut state, action, &mut Silent);
            }
        }
    }
    state
}

#[test]
fn decisions_from_the_start_with_four_seats() {
    let game = don(4, json!({}));
    assert_eq!(counts(&game, &game.start(), 1..=8), [14, 104, 546, 2_275, 7_770, 23_102, 69_954, 287_844]);
}

#[test]
fn decisions_from_the_start_with_three_seats_exchange_and_table_enforcement() {
    let game = don(3, json!({"exchange": true, "enforcement": "table"}));
    assert_eq!(counts(&game, &game.start(), 1..=4), [74, 2_774, 70_226, 1_355_866]);
}

#[test]
fn decisions_from_the_fifth_round_with_side_auctions() {
    let game = don(4, json!({}));
    let state = after_four_rounds(&game);
    assert_eq!(counts(&game, &state, 1..=6), [8, 114, 984, 5_984, 26_776, 96_115]);
}
