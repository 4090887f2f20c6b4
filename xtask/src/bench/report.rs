//! What was measured, read from JSON and shown as a table or as JSON.

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// How fast one game plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Speed {
    pub(crate) game: String,
    seats: u64,
    playouts_per_s: f64,
    moves_per_s: f64,
    /// None where it could not be measured.
    pub(crate) instructions_per_move: Option<f64>,
}

/// Reads what `speakeasy bench --json` printed: an object with one object a game.
pub(crate) fn read(measured: &Value) -> Result<Vec<Speed>> {
    let games = measured.as_object().context("`speakeasy bench --json` prints an object")?;
    games
        .iter()
        .map(|(game, of)| read_game(game, of).with_context(|| format!("the bench of {game} says {of}")))
        .collect()
}

fn read_game(game: &str, of: &Value) -> Result<Speed> {
    let number = |key: &str| of[key].as_f64().with_context(|| format!("there is no number `{key}`"));
    Ok(Speed {
        game: game.to_owned(),
        seats: of["seats"].as_u64().context("there is no number `seats`")?,
        playouts_per_s: number("playouts_per_s")?,
        moves_per_s: number("moves_per_s")?,
        instructions_per_move: None,
    })
}

pub(crate) fn json(speeds: &[Speed]) -> Value {
    let of = |speed: &Speed| {
        json!({
            "moves_per_s": speed.moves_per_s,
            "playouts_per_s": speed.playouts_per_s,
            "instructions_per_move": speed.instructions_per_move.map(|count| (count * 10.0).round() / 10.0),
        })
    };
    Value::Object(speeds.iter().map(|speed| (speed.game.clone(), of(speed))).collect::<Map<_, _>>())
}

pub(crate) fn table(speeds: &[Speed]) -> String {
    let mut table = row(["game", "seats", "playouts/s", "moves/s", "instructions/move"].map(String::from));
    for speed in speeds {
        table += &row([
            speed.game.clone(),
            speed.seats.to_string(),
            grouped(speed.playouts_per_s),
            grouped(speed.moves_per_s),
            speed.instructions_per_move.map_or_else(|| "–".to_owned(), grouped),
        ]);
    }
    table
}

fn row([game, seats, playouts, moves, instructions]: [String; 5]) -> String {
    let mut row = String::new();
    writeln!(row, "{game:<12} {seats:>5} {playouts:>14} {moves:>16} {instructions:>18}")
        .expect("a string takes all");
    row
}

/// A whole number with its thousands set apart: 1,234,567.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured() -> Value {
        json!({"don": {"seats": 4, "moves_per_s": 12345678.9, "playouts_per_s": 99000, "moves_per_playout": 124.7}})
    }

    #[test]
    fn the_json_has_three_numbers_a_game() {
        let mut speeds = read(&measured()).unwrap();
        let text =
            r#"{"don":{"moves_per_s":12345678.9,"playouts_per_s":99000.0,"instructions_per_move":null}}"#;
        assert_eq!(json(&speeds).to_string(), text);
        speeds[0].instructions_per_move = Some(456.789);
        assert_eq!(json(&speeds)["don"]["instructions_per_move"], json!(456.8));
    }

    #[test]
    fn the_table_has_a_line_a_game() {
        let mut speeds = read(&measured()).unwrap();
        speeds[0].instructions_per_move = Some(456.789);
        let table = table(&speeds);
        let cells: Vec<_> = table.lines().nth(1).unwrap().split_whitespace().collect();
        assert_eq!(cells, ["don", "4", "99,000", "12,345,679", "457"]);
    }

    #[test]
    fn a_missing_number_is_named() {
        let error = read(&json!({"don": {"seats": 4, "playouts_per_s": 1.0}})).unwrap_err();
        assert!(format!("{error:#}").contains("moves_per_s"), "{error:#}");
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0.4, 999.0, 1000.0, 1234567.0].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
