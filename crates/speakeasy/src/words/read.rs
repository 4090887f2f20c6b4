//! Reads what the rules wrote. A key that is missing reads as nothing, so that no screen ever breaks on one.

use serde_json::Value;

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub(crate) fn texts(value: &Value) -> Vec<&str> {
    value.as_array().map(|items| items.iter().map(text).collect()).unwrap_or_default()
}

pub(crate) fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

pub(crate) fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().map(|items| items.iter().map(number).collect()).unwrap_or_default()
}

/// The seat that a key names; none where it is null.
pub(crate) fn seat(value: &Value) -> Option<usize> {
    value.as_u64().map(|seat| seat as usize)
}
