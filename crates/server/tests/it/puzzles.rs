//! The puzzles that the house comes with: each can be solved, and the bots still agree with its solution. Those of a match
//! are for whoever may look back on it.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use bots::Budget;
use game_core::{Seat, Turn};
use protocol::{Command, OpenedTable, Puzzle, PuzzleCount, Refusal, TableId};
use reqwest::Method;
use serde_json::Value;
use server::puzzles::{self, Stored};

/// Enough for the bots to see what is clear.
const THOUGHT: Budget = Budget::Nodes(4000);

#[test]
fn every_puzzle_replays_has_a_choice_and_the_bots_still_prefer_its_best() {
    for id in games::all().iter().map(|game| game.info().id) {
        assert!(puzzles::of(id).len() >= 12, "{id} has too few puzzles");
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

/// A match of the house that is over and began as the one that leads to the clearest puzzle.
pub(crate) async fn match_with_a_puzzle(ada: &mut Client, game: &str) -> TableId {
    let margin = |puzzle: &&Stored| puzzle.choices[0].chance - puzzle.choices[1].chance;
    let puzzle = puzzles::of(game).iter().max_by(|a, b| margin(a).total_cmp(&margin(b))).unwrap();
    let (steps, seat) = (puzzle.record.len() - 1, puzzle.seat);
    let record: String = puzzle.record.iter().map(|line| format!("{line}\n")).collect();
    let path = format!("/api/play_on?steps={steps}&seat={seat}&bot=easy");
    let opened = ada.request(Method::POST, &path).body(record).send().await.unwrap();
    let table = opened.json::<OpenedTable>().await.unwrap().table;
    ada.watch(&table).await;
    ada.must(&table, Command::Resign { seat }).await;
    ada.until(Known::is_over).await;
    table
}

#[tokio::test]
async fn a_match_that_is_over_has_puzzles_for_whoever_may_look_back_on_it() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = match_with_a_puzzle(&mut ada, "gangster").await;
    let bob = house.guest("Bob").await;
    let path = format!("/api/tables/{table}/puzzles");
    let PuzzleCount { game, count } = bob.get(&path).await.json().await.unwrap();
    assert_eq!(game, "gangster");
    let mut asked = Vec::new();
    for number in 0..count {
        let puzzle: Puzzle = bob.get(&format!("{path}/{number}")).await.json().await.unwrap();
        assert_eq!((puzzle.number, puzzle.count, puzzle.play.to_act), (number, count, Some(puzzle.seat)));
        assert_eq!(puzzle.play.prompt.unwrap().legal.len(), puzzle.choices.len());
        assert!(puzzle.choices[0].chance - puzzle.choices[1].chance >= 0.05);
        asked.push(puzzle.play.steps);
    }
    assert!(!asked.is_empty() && asked.is_sorted(), "{asked:?}");
    assert_eq!(bob.get(&format!("{path}/{count}")).await.status(), 404);
}

#[tokio::test]
async fn a_match_that_still_runs_gives_no_puzzles() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    // Bots alone would be done soon; a match with her waits for her.
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    for path in ["puzzles", "puzzles/0"] {
        let answer = ada.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!(answer.status(), 404);
        assert_eq!(answer.json::<Refusal>().await.unwrap().code, "no_review");
    }
}
