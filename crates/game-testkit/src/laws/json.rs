//! The law `Json`: what is written is what is read.

use crate::position::{Position, Verdict, to_text};
use game_core::record::to_value;
use game_core::{Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// Of a long list of actions only so many are looked at in one position.
const MOST: usize = 8;

/// A step written as text reads as itself and is written again in the same way.
pub(crate) fn survives_text<T: Serialize + DeserializeOwned + PartialEq + Debug>(step: &T) -> Verdict {
    let text = to_text(step);
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{text} cannot be read back: {error}"))?;
    same(step, &read, &text)?;
    let again = to_text(&read);
    if again == text { Ok(1) } else { Err(format!("{text}, once read, is written as {again}")) }
}

/// The legal actions survive as JSON values, and the state is an object.
pub(crate) fn values<G: Game>(at: &Position<'_, G>) -> Verdict {
    let stride = at.legal.len().div_ceil(MOST).max(1);
    let mut checked = 0;
    for action in at.legal.iter().step_by(stride) {
        checked += survives(action)?;
    }
    is_object(&to_text(&at.game.snapshot(at.state)), "the state")?;
    Ok(checked + 1)
}

/// What a seat and a spectator are shown are objects.
pub(crate) fn views<G: Game>(at: &Position<'_, G>) -> Verdict {
    is_object(&to_text(&at.game.view(at.state, Some(Seat::new(0)))), "the view of seat 0")?;
    is_object(&to_text(&at.game.view(at.state, None)), "the view of a spectator")?;
    Ok(2)
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(step: &T) -> Verdict {
    let value = to_value(step);
    if !value["type"].is_string() {
        return Err(format!("{value} has no `type`"));
    }
    let read = T::deserialize(&value).map_err(|error| format!("{value} cannot be read back: {error}"))?;
    same(step, &read, &value)?;
    let again = to_value(&read);
    if again != value {
        return Err(format!("{value}, once read, is written as {again}"));
    }
    survives_text(step)
}

fn same<T: PartialEq + Debug>(step: &T, read: &T, json: &dyn std::fmt::Display) -> Result<(), String> {
    if step == read { Ok(()) } else { Err(format!("{step:?} is written as {json}, which reads as {read:?}")) }
}

fn is_object(text: &str, what: &str) -> Result<(), String> {
    if text.starts_with('{') { Ok(()) } else { Err(format!("{what} is no object, but {text}")) }
}
