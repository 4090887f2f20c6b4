//! How each game speaks in a terminal: events as sentences, actions as short labels, what is asked, and how a result
//! came about. They read the JSON that the rules show, as every other screen does.

mod don;
mod faces;
mod gangster;
mod new_york;
mod read;
mod sight;

pub(crate) use don::{COLOURS, district};
pub(crate) use faces::{Faces, counted, list};
pub(crate) use gangster::{CREWS, crew_letter, place_sign, seat_of};
pub(crate) use new_york::{CURRENCIES, TYPES, building, parts, values};
pub(crate) use read::{number, numbers, seat, text, texts};
pub(crate) use sight::{Sight, has_secrets};

use serde_json::Value;

/// One game's words.
pub(crate) trait Words: Sync {
    /// What happened, as a sentence.
    fn event(&self, event: &Value, faces: &Faces) -> String;

    /// An action in a few words.
    fn action(&self, action: &Value, sight: &Sight) -> String;

    /// What is asked of the viewer, or whom everybody waits for.
    fn prompt(&self, sight: &Sight) -> String;

    /// How far the match has come, in a few words.
    fn progress(&self, view: &Value) -> String;

    /// Where the points came from, line by line, the best seat first.
    fn account(&self, result: &Value, faces: &Faces) -> Vec<String>;

    /// What is typed to choose an action, where that is not its number in the list.
    fn key(&self, _action: &Value) -> Option<String> {
        None
    }

    /// The action that a typed text means though it may be against the rules.
    fn meant(&self, _typed: &str, _sight: &Sight) -> Option<Value> {
        None
    }
}

/// The words of the game with this id.
pub(crate) fn of(game: &str) -> &'static dyn Words {
    match game {
        "don" => &don::Don,
        "gangster" => &gangster::Gangster,
        "new_york" => &new_york::NewYork,
        _ => &Plain,
    }
}

/// The result as sentences: who won, then where the points came from.
pub(crate) fn result(game: &str, result: &Value, faces: &Faces) -> Vec<String> {
    let ranks = numbers(&result["ranks"]);
    let winners: Vec<usize> = (0..ranks.len()).filter(|&seat| ranks[seat] == 1).collect();
    let first = match winners[..] {
        [one] => format!("{} the match.", faces.does(one, "win", "wins")),
        _ => format!("{} share the win.", capitalized(&list(winners.iter().map(|&seat| faces.object(seat))))),
    };
    std::iter::once(first).chain(of(game).account(result, faces)).collect()
}

/// The seats, the best first.
pub(crate) fn by_rank(result: &Value) -> Vec<usize> {
    let ranks = numbers(&result["ranks"]);
    let mut seats: Vec<usize> = (0..ranks.len()).collect();
    seats.sort_by_key(|&seat| ranks[seat]);
    seats
}

/// `2. Ada, 36 points`, with which each seat's account begins.
pub(crate) fn place(result: &Value, seat: usize, faces: &Faces, unit: &str) -> String {
    let (rank, score) = (number(&result["ranks"][seat]), number(&result["scores"][seat]));
    format!("{rank}. {}, {}", faces.name(seat), counted(score, unit))
}

pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The words of a game that has none of its own yet: its JSON.
struct Plain;

impl Words for Plain {
    fn event(&self, event: &Value, _: &Faces) -> String {
        event.to_string()
    }

    fn action(&self, action: &Value, _: &Sight) -> String {
        action.to_string()
    }

    fn prompt(&self, sight: &Sight) -> String {
        match sight.to_act() {
            Some(seat) => format!("{} to act.", faces::is(&sight.faces, seat)),
            None => "Nobody is to act.".to_owned(),
        }
    }

    fn progress(&self, _: &Value) -> String {
        String::new()
    }

    fn account(&self, result: &Value, faces: &Faces) -> Vec<String> {
        by_rank(result).into_iter().map(|seat| place(result, seat, faces, "point")).collect()
    }
}

#[cfg(test)]
mod tests;
