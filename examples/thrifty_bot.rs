//! A bot in Rust that answers as `speakeasy engine` does, as far as a server's table needs: `load`, `bot` and `quit`. It
//! plays any of the games, and pays as little as it can.
//!
//! ```text
//! cargo build --release -p speakeasy --example thrifty_bot
//! speakeasy bot --connect http://127.0.0.1:1930 --exec target/release/examples/thrifty_bot
//! ```
//!
//! It knows the rules from the crates of this project. A bot with rules of its own needs nothing but a JSON library:
//! everything it is told is a record, which docs/records.md describes.

use game_core::erased::AnyMatch;
use game_core::{Replay, Turn};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut bot = ThriftyBot { played: None };
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let (answer, is_last) = bot.answer(&line?);
        writeln!(out, "{answer}")?;
        // An answer that waits in a buffer is an answer too late.
        out.flush()?;
        if is_last {
            break;
        }
    }
    Ok(())
}

struct ThriftyBot {
    /// The match as loaded last.
    played: Option<Box<dyn AnyMatch>>,
}

impl ThriftyBot {
    /// The one line that answers a line, and whether it is the last.
    fn answer(&mut self, line: &str) -> (Value, bool) {
        let answer = match serde_json::from_str(line) {
            Ok(Value::String(word)) if word == "quit" => return (json!({ "ok": "bye" }), true),
            Ok(Value::Object(mut command)) => match (command.remove("load"), command.contains_key("bot")) {
                (Some(Value::Array(lines)), _) => self.load(&lines),
                (None, true) => self.choose(),
                _ => Err("this bot knows load, bot and quit".to_owned()),
            },
            Ok(_) => Err("this bot knows load, bot and quit".to_owned()),
            Err(error) => Err(format!("not JSON: {error}")),
        };
        let problem =
            |message: String| json!({ "error": { "code": "command", "rule": null, "message": message } });
        (answer.map_or_else(problem, |ok| json!({ "ok": ok })), false)
    }

    fn load(&mut self, lines: &[Value]) -> Result<Value, String> {
        let mut replay = Replay::new(&games::find);
        for line in lines {
            replay.feed(line).map_err(|error| error.to_string())?;
        }
        let (_, played) = replay.finish().map_err(|error| error.to_string())?;
        let to_act = played.turn();
        self.played = Some(played);
        Ok(json!({ "to_act": to_act }))
    }

    /// The cheapest of the legal actions; of several, the first.
    fn choose(&self) -> Result<Value, String> {
        let played = self.played.as_ref().ok_or("there is no match yet; begin with load")?;
        if !matches!(played.turn(), Turn::Seat(_)) {
            return Err("no seat is to act".to_owned());
        }
        let legal = played.legal_actions().into_iter().map(|action| json!(action));
        let action = legal.min_by_key(spent).ok_or("nothing is legal")?;
        Ok(json!({ "action": action }))
    }
}

/// How little an action is wanted: what is cheap comes first; where money is to be taken, all that there is; and whatever
/// gets nothing comes last.
fn spent(action: &Value) -> u64 {
    match action["type"].as_str() {
        Some("pass" | "decline" | "end_turn") => u64::MAX,
        Some("take") => 1000 - value(&action["cards"]).min(1000),
        _ => action["amount"].as_u64().unwrap_or(0) + value(&action["pay"]),
    }
}

/// The sum of cards such as `blue_7`.
fn value(cards: &Value) -> u64 {
    let one = |card: &Value| card.as_str()?.rsplit('_').next()?.parse::<u64>().ok();
    cards.as_array().map_or(0, |cards| cards.iter().filter_map(one).sum())
}
