//! The screen of whole matches in two sizes of terminals.

use super::*;
use crate::play::Choices;
use crate::testing::{names, play};
use crate::words::{self, Sight};
use game_core::Setup;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;

/// What a screen of this size shows.
fn shown(width: u16, height: u16, picture: &Picture<'_>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, picture)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

fn picture<'a>(sight: &'a Sight, choices: &'a Choices, log: &'a [String], note: &'a str) -> Picture<'a> {
    let words = words::of(sight.game);
    Picture {
        title: format!("{} · {}", sight.game, words.progress(&sight.view)),
        sight,
        log,
        prompt: words.prompt(sight),
        note,
        choices: Some(choices),
        footer: " q quit".to_owned(),
        popup: None,
    }
}

/// Looks at every decision of a random match.
fn look(game: &str, seats: usize, mut see: impl FnMut(&Sight, &Choices)) {
    play(game, &Setup::new(seats as i64, json!({})), 11, |played, viewer, _| {
        let sight = Sight::of(played, viewer, &names(seats));
        if sight.is_mine() {
            see(&sight, &Choices::of(&sight));
        }
    });
}

#[test]
fn small_and_large_screens_show_board_prompt_log_and_choices() {
    let log: Vec<String> = (0..40).map(|number| format!("Sentence {number}.")).collect();
    for game in games::all() {
        let info = game.info();
        for seats in [*info.seats.start(), *info.seats.end()] {
            look(info.id, seats.into(), |sight, choices| {
                for (width, height) in [(80, 24), (160, 50)] {
                    let text = shown(width, height, &picture(sight, choices, &log, "A note."));
                    let all = text.replace('\n', " ");
                    assert!(all.contains(&words::of(sight.game).prompt(sight)), "no prompt:\n{text}");
                    assert!(
                        all.contains("Sentence 39.") && all.contains("A note."),
                        "no log or note:\n{text}"
                    );
                    assert!(all.contains(" q quit"), "no footer:\n{text}");
                    let first = choices.shown().next().unwrap();
                    assert!(
                        all.contains(&format!("{:>3}  {}", first.key, first.label)),
                        "no choice:\n{text}"
                    );
                    let board = crate::boards::board(sight, 80, 0);
                    let last = board.last().unwrap().to_string();
                    assert!(width > 80 || all.contains(last.trim()), "the board is cut:\n{text}");
                }
            });
        }
    }
}

#[test]
fn all_choices_can_be_reached_page_by_page() {
    look("new_york", 2, |sight, _| {
        let mut choices = Choices::of(sight);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..=choices.len() {
            let text = shown(80, 24, &picture(sight, &choices, &[], ""));
            let label = choices.shown().nth(choices.selected()).unwrap().label.clone();
            assert!(text.contains(&label), "{label} is selected but not shown:\n{text}");
            seen.insert(choices.selected());
            choices.down();
        }
        assert_eq!(seen.len(), choices.len());
    });
}

#[test]
fn a_popup_covers_the_board_and_scrolls() {
    let mut is_first = true;
    look("don", 3, |sight, choices| {
        if !std::mem::take(&mut is_first) {
            return;
        }
        let lines: Vec<String> = (0..60).map(|number| format!("Line {number}")).collect();
        let popup = Popup::new("Hint", lines);
        let with = |popup: &Popup| {
            shown(80, 24, &Picture { popup: Some(popup), ..picture(sight, choices, &[], "") })
        };
        assert!(with(&popup).contains("Hint") && with(&popup).contains("Line 0"));
        let popup = popup.at_end();
        assert!(with(&popup).contains("Line 59") && !with(&popup).contains("Line 3 "));
        assert!(popup.scroll(KeyCode::Up) && !popup.scroll(KeyCode::Enter));
        assert!(!with(&popup).contains("Line 59"), "one line back");
    });
}

#[test]
fn a_tiny_screen_breaks_nothing() {
    look("gangster", 5, |sight, choices| {
        for (width, height) in [(1, 1), (20, 5), (79, 3), (130, 8)] {
            shown(width, height, &picture(sight, choices, &[], "A note."));
        }
    });
}

#[test]
fn behind_the_curtain_nothing_is_seen() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| curtain(frame, "Ada")).unwrap();
    let buffer = terminal.backend().buffer();
    let text: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
    assert!(text.contains("Hand the keyboard to Ada.") && !text.contains("chips"));
}
