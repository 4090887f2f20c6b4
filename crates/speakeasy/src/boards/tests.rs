//! Boards of whole matches: they fit, and tell what the position holds.

use super::*;
use crate::testing::{names, play};
use game_core::Setup;
use game_core::erased::AnyMatch;
use serde_json::json;

/// Looks at the decisions of a random match.
fn along(game: &str, seats: usize, seed: u64, mut see: impl FnMut(&dyn AnyMatch, usize)) {
    play(game, &Setup::new(seats as i64, json!({})), seed, |played, viewer, _| see(played, viewer));
}

#[test]
fn every_board_of_every_table_fits_a_small_screen() {
    for game in games::all() {
        let info = game.info();
        for seats in info.seats.clone() {
            along(info.id, seats.into(), 7, |played, viewer| {
                let sight = Sight::of(played, viewer, &names(seats.into()));
                let lines = board(&sight, NARROW, 0);
                let shown = plain(&sight, NARROW, 0);
                assert!(lines.len() <= 13, "{} lines:\n{shown}", lines.len());
                for line in &lines {
                    assert!(line.to_string().trim_end().chars().count() <= NARROW, "too wide:\n{shown}");
                }
                for name in names(seats.into()) {
                    let short: String = name.chars().take(7).collect();
                    let is_me = sight.faces.name(viewer) == name;
                    assert!(is_me || shown.contains(&short), "{name} is missing:\n{shown}");
                }
            });
        }
    }
}

#[test]
fn a_wide_board_has_full_names_and_a_map() {
    along("gangster", 3, 3, |played, viewer| {
        let sight = Sight::of(played, viewer, &names(3));
        let shown = plain(&sight, 112, 40);
        for place in ["Little Africa", "Stickney", "Gold Coast"] {
            assert_eq!(shown.matches(place).count(), 2, "{place} on the list and on the map:\n{shown}");
        }
        assert!(shown.lines().all(|line| line.chars().count() <= 112), "{shown}");
    });
    along("don", 3, 3, |played, viewer| {
        let sight = Sight::of(played, viewer, &names(3));
        assert!(plain(&sight, 120, 40).contains("Lincoln Park"));
    });
}

#[test]
fn chips_of_others_are_hidden_unless_all_is_told() {
    along("don", 3, 5, |played, viewer| {
        let seen = plain(&Sight::of(played, viewer, &names(3)), NARROW, 0);
        assert_eq!(seen.matches(" ? ").count(), 2, "{seen}");
        assert!(!plain(&Sight::open(played, &names(3)), NARROW, 0).contains(" ? "));
    });
}

#[test]
fn a_position_of_don_reads_as_it_stands() {
    let mut played = games::find("don").unwrap().open(&Setup::new(3, json!({}))).unwrap();
    played.chance(&json!({"type":"first_player","seat":1})).unwrap();
    played.chance(&json!({"type":"reveal","districts":["old_town_7"]})).unwrap();
    played.act(game_core::Seat::new(1), &json!({"type":"bid","amount":3})).unwrap();
    let shown = plain(&Sight::of(&*played, 2, &names(3)), NARROW, 0);
    let expected = "\
On sale: Old Town 7
Bruno's bid of 3 stands · 0 chips in the pot · 29 districts not seen yet
  seat           chips  points call     districts
  Ada                ?       0          –
  Bruno              ?       0 bids 3   –
▶ Carla (you)       12       0 to bid   –
NT New Town PW Park West WW Wrightwood LP Lincoln Park LV Lake View OT Old Town
";
    assert_eq!(shown, expected);
}
