//! As much of JSON Schema as the server's description uses.

use serde_json::Value;

/// What is wrong with a value, if something is: where, and what was expected.
pub(crate) fn objection(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let schema = resolved(document, schema);
    if let Some(choices) = schema["oneOf"].as_array() {
        let fitting = choices.iter().filter(|choice| objection(document, choice, value).is_none()).count();
        return (fitting != 1).then(|| format!("{value} fits {fitting} of {choices:?}"));
    }
    if let Some(names) = schema["enum"].as_array() {
        return (!names.contains(value)).then(|| format!("{value} is none of {names:?}"));
    }
    if !schema["type"].is_null() && !has_type(&schema["type"], value) {
        return Some(format!("{value} is no {}", schema["type"]));
    }
    match value {
        Value::Object(_) => object(document, schema, value),
        Value::Array(items) => items.iter().find_map(|item| objection(document, &schema["items"], item)),
        _ => None,
    }
}

/// The thing itself where the description only points to it.
pub(crate) fn resolved<'a>(document: &'a Value, described: &'a Value) -> &'a Value {
    match described["$ref"].as_str() {
        Some(path) => document.pointer(path.trim_start_matches('#')).unwrap_or_else(|| panic!("{path}")),
        None => described,
    }
}

fn object(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let required = schema["required"].as_array().into_iter().flatten();
    let missing = required.map(|key| key.as_str().unwrap()).find(|key| value.get(key).is_none());
    if let Some(key) = missing {
        return Some(format!("{value} has no {key}"));
    }
    // An object that says what it holds holds nothing else: the description is complete.
    let properties = schema["properties"].as_object()?;
    value.as_object()?.iter().find_map(|(key, value)| match properties.get(key) {
        None => Some(format!("{key} is not described")),
        Some(schema) => objection(document, schema, value).map(|what| format!("{key}: {what}")),
    })
}

fn has_type(types: &Value, value: &Value) -> bool {
    let fits = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => panic!("{name} is not known here"),
    };
    match types {
        Value::String(name) => fits(name),
        _ => types.as_array().unwrap().iter().any(|name| fits(name.as_str().unwrap())),
    }
}
