//! The puzzles that the house comes with: each can be solved, and the bots still agree with its solution.

use crate::house::House;
use bots::Budget;
use game_core::Turn;
use protocol::{Puzzle, PuzzleCount};
use serde_json::Value;
use server::puzzles;

/// Enough for the bots to see what is clear.
const THOUGHT: Budget = Budget::Nodes(4000);

#[test]
fn every_puzzle_replays_has_a_choice_and_the_bots_still_prefer_its_best() {
    // New York has none yet: its positions have too many choices for a quick search.
    for id in ["don", "gangster"] {
        assert!(puzzles::of(id).len() >= 3, "{id} has too few puzzles");
        for (number, puzzle) in puzzles::of(id).iter().enumerate() {
            let (header, played) = puzzle.played().unwrap_or_else(|error| panic!("{id} {number}: {error}"));
            assert_eq!((header.game.as_str(), played.turn()), (id, Turn::Seat(puzzle.seat)), "{id} {number}");
            let mut legal: Vec<String> =
                played.legal_actions().iter().map(|each| each.get().to_owned()).collect();
            let mut told: Vec<String> = puzzle.choices.iter().map(|each| each.action.to_string()).collect();
            assert!(legal.len() >= 3, "{id} {number} is no question");
            legal.sort_by_key(|action| sorted(action));
            told.sort_by_key(|action| sorted(action));
            assert!(
                legal.iter().map(|each| sorted(each)).eq(told.iter().map(|each| sorted(each))),
                "{id} {number}"
            );
            let [best, second] = [&puzzle.choices[0], &puzzle.choices[1]];
            assert!(best.chance - second.chance >= 0.05, "{id} {number} is not clear");
            assert!(puzzle.choices.is_sorted_by(|a, b| a.chance >= b.chance));
            let hint = bots::hint(&*played, THOUGHT).unwrap();
            assert_eq!(hint.action, best.action, "{id} {number}: the bots have changed their mind");
        }
    }
}

/// The same text for the same JSON, whatever the order of its keys.
fn sorted(action: &str) -> String {
    serde_json::from_str::<Value>(action).unwrap().to_string()
}

#[tokio::test]
async fn a_puzzle_is_shown_as_its_seat_saw_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let counts: Vec<PuzzleCount> = ada.get("/api/puzzles").await.json().await.unwrap();
    assert_eq!(counts.len(), games::all().len());
    for PuzzleCount { game, count } in counts.into_iter().filter(|each| each.count > 0) {
        let last = ada.get(&format!("/api/puzzles/{game}/{}", count - 1)).await;
        let puzzle: Puzzle = last.json().await.unwrap();
        assert_eq!((puzzle.play.viewer, puzzle.play.to_act), (Some(puzzle.seat), Some(puzzle.seat)));
        assert_eq!(puzzle.play.prompt.unwrap().legal.len(), puzzle.choices.len());
        assert_eq!(puzzle.happened.len(), puzzle.play.steps as usize);
        assert_eq!(ada.get(&format!("/api/puzzles/{game}/{count}")).await.status(), 404);
    }
}
