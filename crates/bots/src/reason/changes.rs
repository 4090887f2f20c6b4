//! What a step changes in a state: the difference of two JSON values, leaf by leaf. Whoever has both states can check it.

use serde::Serialize;
use serde_json::Value;

/// A place in the state that changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// Keys and indices from the top, such as `chips/2`.
    pub path: String,
    pub from: Value,
    pub to: Value,
}

/// Every place where two states differ. Lists of different length are told as a whole, for their members have moved.
pub(super) fn between(from: &Value, to: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    compare("", from, to, &mut changes);
    changes
}

fn compare(path: &str, from: &Value, to: &Value, changes: &mut Vec<Change>) {
    match (from, to) {
        (Value::Object(before), Value::Object(now)) if before.keys().eq(now.keys()) => {
            for ((key, before), now) in before.iter().zip(now.values()) {
                compare(&below(path, key), before, now, changes);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                compare(&below(path, &index.to_string()), before, now, changes);
            }
        }
        _ if from == to => {}
        _ => changes.push(Change { path: path.to_owned(), from: from.clone(), to: to.clone() }),
    }
}

fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}/{key}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_differs_is_told() {
        let before = json!({"chips": [12, 7, 3], "lot": ["a"], "standing": null, "round": 1});
        let now = json!({"chips": [12, 2, 8], "lot": [], "standing": {"seat": 1}, "round": 1});
        let told: Vec<String> = between(&before, &now)
            .iter()
            .map(|each| format!("{} {}→{}", each.path, each.from, each.to))
            .collect();
        assert_eq!(told, ["chips/1 7→2", "chips/2 3→8", "lot [\"a\"]→[]", "standing null→{\"seat\":1}"]);
        assert_eq!(between(&now, &now), []);
    }
}
