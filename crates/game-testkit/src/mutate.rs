//! Near misses: JSON that differs from a right step in one place.

use game_core::random::{SimRng, below, pick};
use serde_json::{Map, Value, json};

/// A step with one thing changed.
pub(crate) struct Mutant {
    pub(crate) value: Value,
    pub(crate) change: Change,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// A key is missing or there is one too many: this must not even be read.
    Keys,
    /// A list is longer or shorter: this must not be read as the same step.
    Length,
    /// A value or the order of a list is another.
    Value,
}

/// Changes one place of `original`, by lot. `words` are strings to put in the place of others.
pub(crate) fn mutate(original: &Value, words: &[String], rng: &mut SimRng) -> Mutant {
    let mut value = original.clone();
    if below(rng, 16) == 0 {
        let others =
            [json!([original]), Value::Null, json!(original.to_string()), json!([]), json!({}), json!(0)];
        return Mutant { value: choose(rng, &others), change: Change::Value };
    }
    let place = below(rng, places(&value));
    let is_root = place == 0;
    let node = node_at(&mut value, &mut place.clone()).expect("there are that many places");
    let change = if !is_root && below(rng, 8) == 0 {
        *node = other_type(node, rng);
        Change::Value
    } else {
        alter(node, words, rng)
    };
    Mutant { value, change }
}

/// Puts the keys and strings of `value` among `words`, each once and not without end.
pub(crate) fn collect_words(value: &Value, words: &mut Vec<String>) {
    const MOST: usize = 64;
    let mut take = |word: &String| {
        if words.len() < MOST && !words.contains(word) {
            words.push(word.clone());
        }
    };
    match value {
        Value::String(word) => take(word),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(keys) => {
            keys.keys().for_each(&mut take);
            keys.values().for_each(|value| collect_words(value, words));
        }
        _ => {}
    }
}

fn alter(node: &mut Value, words: &[String], rng: &mut SimRng) -> Change {
    match node {
        Value::Object(keys) => alter_keys(keys, words, rng),
        Value::Array(items) => alter_items(items, words, rng),
        Value::Number(number) => {
            *node = other_number(number.as_i64().unwrap_or(0), rng);
            Change::Value
        }
        Value::String(_) => {
            *node = json!(other_word(words, rng));
            Change::Value
        }
        Value::Bool(yes) => {
            *yes = !*yes;
            Change::Value
        }
        Value::Null => {
            *node = json!(0);
            Change::Value
        }
    }
}

fn alter_keys(keys: &mut Map<String, Value>, words: &[String], rng: &mut SimRng) -> Change {
    if !keys.is_empty() && below(rng, 2) == 0 {
        let index = below(rng, keys.len() as u32) as usize;
        let key = keys.keys().nth(index).cloned().expect("there are that many keys");
        keys.shift_remove(&key);
    } else {
        let word = other_word(words, rng);
        let key = if keys.contains_key(&word) { "surplus".to_owned() } else { word };
        keys.insert(key, choose(rng, &[json!(0), Value::Null, json!("surplus"), json!(true)]));
    }
    Change::Keys
}

fn alter_items(items: &mut Vec<Value>, words: &[String], rng: &mut SimRng) -> Change {
    if items.is_empty() {
        items.push(json!(other_word(words, rng)));
        return Change::Length;
    }
    let at = below(rng, items.len() as u32) as usize;
    match below(rng, 3) {
        0 => drop(items.remove(at)),
        1 => items.insert(at, items[at].clone()),
        _ => {
            let other = below(rng, items.len() as u32) as usize;
            items.swap(at, other);
            return Change::Value;
        }
    }
    Change::Length
}

fn other_number(number: i64, rng: &mut SimRng) -> Value {
    let by = |more| number.saturating_add(more);
    let near = [by(1), by(-1), by(10), by(-10), by(256), 0, -1, i64::MAX, i64::MIN];
    match below(rng, near.len() as u32 + 2) {
        0 => json!(u64::MAX),
        1 => json!(number as f64 + 0.5),
        _ => json!(pick(rng, &near)),
    }
}

fn other_word(words: &[String], rng: &mut SimRng) -> String {
    if words.is_empty() || below(rng, 4) == 0 {
        return pick(rng, &["", "nonsense", "0", "Ω"]).to_owned();
    }
    choose(rng, words)
}

fn other_type(node: &Value, rng: &mut SimRng) -> Value {
    choose(rng, &[json!(node.to_string()), json!([node]), Value::Null, json!(true), json!({}), json!(1)])
}

fn choose<T: Clone>(rng: &mut SimRng, items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize].clone()
}

fn places(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(keys) => keys.values().map(places).sum(),
        _ => 0,
    }
}

/// The place number `left`, counted from the root in reading order.
fn node_at<'a>(value: &'a mut Value, left: &mut u32) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| node_at(item, left)),
        Value::Object(keys) => keys.values_mut().find_map(|value| node_at(value, left)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::stream;

    #[test]
    fn every_kind_of_change_is_made_somewhere() {
        let original = json!({ "type": "show", "cards": ["a", "b"], "count": 2, "open": true });
        let words = ["hide".to_owned()];
        let mut rng = stream(1, 1, 1);
        let mutants: Vec<Mutant> = (0..2000).map(|_| mutate(&original, &words, &mut rng)).collect();
        let has = |wanted: Value| mutants.iter().any(|mutant| mutant.value == wanted);
        assert!(has(json!({ "type": "hide", "cards": ["a", "b"], "count": 2, "open": true })));
        assert!(has(json!({ "type": "show", "cards": ["b", "a"], "count": 2, "open": true })));
        assert!(has(json!({ "type": "show", "cards": ["a", "a", "b"], "count": 2, "open": true })));
        assert!(has(json!({ "type": "show", "cards": ["b"], "count": 2, "open": true })));
        assert!(has(json!({ "type": "show", "cards": ["a", "b"], "count": 12, "open": true })));
        assert!(has(json!({ "cards": ["a", "b"], "count": 2, "open": true })));
        assert!(has(Value::Null) && has(json!([])));
        let added = |mutant: &Mutant| mutant.value.as_object().is_some_and(|keys| keys.len() == 5);
        assert!(mutants.iter().any(added));
        assert!(mutants.iter().filter(|mutant| added(mutant)).all(|mutant| mutant.change == Change::Keys));
    }

    #[test]
    fn words_are_collected_once() {
        let mut words = Vec::new();
        collect_words(&json!({ "type": "show", "cards": ["show", "b"] }), &mut words);
        assert_eq!(words, ["type", "cards", "show", "b"]);
    }
}
