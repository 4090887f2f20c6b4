//! The law `Options`: what the game says of its seats and options is what it takes, no more and no less.

use crate::position::Verdict;
use game_core::record::to_value;
use game_core::{Game, GameInfo, Setup};
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub(crate) fn check<G: Game>() -> Verdict {
    let info = G::info();
    let defaults = to_value(&G::Options::default());
    if defaults != info.default_options() {
        return Err(format!("described as {} by default, but by default {defaults}", info.default_options()));
    }
    well_described(info)?;
    Ok(every_combination::<G>(info)? + missing_keys::<G>(info, &defaults)? + refusals::<G>(info)?)
}

fn well_described(info: &GameInfo) -> Result<(), String> {
    if !info.seats.contains(&info.usual_seats) {
        return Err(format!("{} seats are usual, but not allowed", info.usual_seats));
    }
    let unstated = |id: &str| !info.rules.is_empty() && !id.is_empty() && info.rule(id).is_none();
    match info.options.iter().find(|option| unstated(option.rule)) {
        Some(option) => {
            Err(format!("option `{}` names {}, which the rules do not state", option.id, option.rule))
        }
        None => Ok(()),
    }
}

/// Every combination builds a game that says the same of itself.
fn every_combination<G: Game>(info: &GameInfo) -> Verdict {
    let mut checked = 0;
    for options in info.all_options() {
        for seats in info.seat_counts() {
            let game: G = Setup::new(seats.count() as i64, options.clone())
                .build()
                .map_err(|error| format!("{options} for {} seats is refused: {error}", seats.count()))?;
            let said = to_value(game.options());
            if said != options || game.seats() != seats {
                return Err(format!("built for {} seats with {options}, it says {said}", seats.count()));
            }
            checked += 1;
        }
    }
    Ok(checked)
}

/// A missing key reads as its default.
fn missing_keys<G: Game>(info: &GameInfo, defaults: &Value) -> Verdict {
    let mut checked = 0;
    let single = |id: &str, value: Value| Value::Object(Map::from_iter([(id.to_owned(), value)]));
    let alone = info.options.iter().flat_map(|option| {
        option
            .kind
            .values()
            .into_iter()
            .map(move |value| (single(option.id, value.clone()), option.id, value))
    });
    for (given, id, value) in alone.chain([(json!({}), "", Value::Null)]) {
        let mut wanted = defaults.clone();
        if !id.is_empty() {
            wanted[id] = value;
        }
        let read = G::Options::deserialize(&given).map_err(|error| format!("{given} is refused: {error}"))?;
        if to_value(&read) != wanted {
            return Err(format!("{given} reads as {}, not as {wanted}", to_value(&read)));
        }
        checked += 1;
    }
    Ok(checked)
}

/// Unknown keys, wrong values and seat counts out of range are refused.
fn refusals<G: Game>(info: &GameInfo) -> Verdict {
    let mut wrong = vec![json!({ "surplus": true })];
    for option in info.options {
        for value in [json!("nonsense"), json!(7), json!([]), Value::Null] {
            wrong.push(Value::Object(Map::from_iter([(option.id.to_owned(), value)])));
        }
    }
    let build = |seats, options: &Value| Setup::new(seats, options.clone()).build::<G>();
    let usual = i64::from(info.usual_seats);
    for options in &wrong {
        if build(usual, options).is_ok() || G::Options::deserialize(options).is_ok() {
            return Err(format!("{options} is accepted"));
        }
    }
    let outside = [i64::from(*info.seats.start()) - 1, i64::from(*info.seats.end()) + 1, 0, -1, 256 + usual];
    match outside.into_iter().find(|&seats| build(seats, &json!({})).is_ok()) {
        Some(seats) => Err(format!("{seats} seats are accepted")),
        None => Ok((wrong.len() + outside.len()) as u64),
    }
}
