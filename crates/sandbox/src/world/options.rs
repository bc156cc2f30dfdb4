//! Option values given by a user, checked against the registered command.

use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::validate::commands::option;
use crate::validate::{FieldPath, Problems, plain, snowflake};

/// Validated options as the bot receives them, and the ids in them.
#[derive(Debug, Default)]
pub(super) struct ReadOptions {
    pub(super) options: Vec<Value>,
    pub(super) users: Vec<u64>,
    pub(super) roles: Vec<u64>,
    pub(super) channels: Vec<u64>,
    pub(super) mentionables: Vec<u64>,
    pub(super) focused_type: Option<u64>,
}

/// Parses options. For `autocomplete` they can be incomplete, and one must be focused.
///
/// # Errors
///
/// If options are unknown, missing or invalid (50035, with all problems).
pub(super) fn read(definition: &Value, given: &[Value], autocomplete: bool) -> Result<ReadOptions, ApiError> {
    let mut problems = Problems::default();
    let mut result = ReadOptions::default();
    let at = FieldPath::default().to("options");
    result.options = read_level(&mut problems, definition, given, autocomplete, &at, &mut result);
    if autocomplete && result.focused_type.is_none() {
        problems.add(&at, "APPLICATION_COMMAND_FOCUSED_OPTION_REQUIRED", "One option must be focused");
    }
    problems.finish()?;
    Ok(result)
}

/// Parses the options of a command or subcommand, and adds the ids in them to `result`.
fn read_level(
    problems: &mut Problems,
    definition: &Value,
    given: &[Value],
    autocomplete: bool,
    at: &FieldPath,
    result: &mut ReadOptions,
) -> Vec<Value> {
    let known = definition.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let nested =
        |option: &Value| option["type"].as_u64().is_some_and(|kind| kind <= option::SUB_COMMAND_GROUP);
    if known.iter().any(nested) && given.len() != 1 {
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED", "Exactly one sub-command must be chosen");
        return Vec::new();
    }
    let mut read = Vec::new();
    let mut named = Vec::new();
    for (index, option) in given.iter().enumerate() {
        let at = at.to(index);
        let name = option.get("name").and_then(Value::as_str).unwrap_or_default();
        let Some(definition) = known.iter().find(|known| known["name"] == name) else {
            problems.add(
                &at.to("name"),
                "APPLICATION_COMMAND_OPTION_UNKNOWN",
                format!("Unknown option \"{name}\""),
            );
            continue;
        };
        if named.contains(&name) {
            problems.add(
                &at.to("name"),
                "APPLICATION_COMMAND_OPTION_DUPLICATED",
                "The option is there twice",
            );
            continue;
        }
        named.push(name);
        let kind = definition["type"].as_u64().unwrap_or_default();
        if option.get("type").and_then(Value::as_u64).is_some_and(|said| said != kind) {
            let message = format!("The option is of type {kind}");
            problems.add(&at.to("type"), "APPLICATION_COMMAND_OPTION_TYPE_MISMATCH", message);
            continue;
        }
        if kind <= option::SUB_COMMAND_GROUP {
            let inside =
                option.get("options").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
            let inside = read_level(problems, definition, inside, autocomplete, &at.to("options"), result);
            read.push(json!({ "name": name, "type": kind, "options": inside }));
            continue;
        }
        let focused = autocomplete && option.get("focused").and_then(Value::as_bool).unwrap_or_default();
        let value = option.get("value").cloned().unwrap_or_default();
        if focused {
            if definition["autocomplete"] != true {
                let message = "The option has no autocomplete";
                problems.add(&at, "APPLICATION_COMMAND_OPTION_NO_AUTOCOMPLETE", message);
            }
            result.focused_type = Some(kind);
            // Unfinished values are always sent as text.
            read.push(json!({ "name": name, "type": kind, "value": plain(&value), "focused": true }));
        } else if let Some(value) =
            read_value(problems, definition, kind, &value, autocomplete, &at.to("value"), result)
        {
            read.push(json!({ "name": name, "type": kind, "value": value }));
        }
    }
    let missing =
        |known: &&Value| known["required"] == true && !named.iter().any(|name| known["name"] == *name);
    if let Some(missing) = known.iter().find(missing).filter(|_| !autocomplete) {
        problems.required(&at.to(plain(&missing["name"])));
    }
    read
}

/// Parses one value and adds its id to `result`. `lax` ignores limits and choices.
fn read_value(
    problems: &mut Problems,
    definition: &Value,
    kind: u64,
    value: &Value,
    lax: bool,
    at: &FieldPath,
    result: &mut ReadOptions,
) -> Option<Value> {
    let wrong = |problems: &mut Problems| {
        let message = format!("Could not interpret \"{}\" as an option of type {kind}.", plain(value));
        problems.add(at, "APPLICATION_COMMAND_OPTION_VALUE_INVALID", message);
        None
    };
    let value = match kind {
        option::STRING => {
            let Some(text) = value.as_str() else {
                return wrong(problems);
            };
            // Without `max_length`, Discord allows 6000 characters.
            let bound = |key: &str, default| {
                definition
                    .get(key)
                    .and_then(Value::as_u64)
                    .and_then(|it| usize::try_from(it).ok())
                    .unwrap_or(default)
            };
            if !lax {
                problems.length(at, text, bound("min_length", 0), bound("max_length", 6000));
            }
            json!(text)
        }
        option::INTEGER => match value.as_i64().or_else(|| value.as_str()?.parse().ok()) {
            Some(number) => json!(number),
            None => return wrong(problems),
        },
        option::NUMBER => match value.as_f64().or_else(|| value.as_str()?.parse().ok()) {
            Some(number) => json!(number),
            None => return wrong(problems),
        },
        option::BOOLEAN => match value.as_bool() {
            Some(value) => json!(value),
            None => return wrong(problems),
        },
        option::USER | option::CHANNEL | option::ROLE | option::MENTIONABLE => {
            let Some(id) = snowflake(value) else {
                return wrong(problems);
            };
            match kind {
                option::USER => result.users.push(id),
                option::CHANNEL => result.channels.push(id),
                option::ROLE => result.roles.push(id),
                _ => result.mentionables.push(id),
            }
            json!(id.to_string())
        }
        option::ATTACHMENT => {
            // The index of an uploaded file.
            let Some(index) = snowflake(value) else {
                return wrong(problems);
            };
            json!(index.to_string())
        }
        _ => return wrong(problems),
    };
    if lax {
        return Some(value);
    }
    if let Some(number) = value.as_f64() {
        let bound = |key: &str| definition.get(key).and_then(Value::as_f64);
        let (min, max) = (bound("min_value"), bound("max_value"));
        if min.is_some_and(|min| number < min) || max.is_some_and(|max| number > max) {
            problems.add(at, "NUMBER_TYPE_RANGE", "The number is too small or too great");
        }
    }
    let choices = definition.get("choices").and_then(Value::as_array);
    if choices.is_some_and(|choices| choices.iter().all(|choice| choice["value"] != value)) {
        let message = format!("\"{}\" is not among the choices", plain(&value));
        problems.add(at, "APPLICATION_COMMAND_OPTION_CHOICE_INVALID", message);
    }
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn definition() -> Value {
        json!({ "options": [
            { "type": 3, "name": "fruit", "description": "d", "required": true,
              "choices": [{ "name": "Apple", "value": "apple" }] },
            { "type": 6, "name": "person", "description": "d" },
            { "type": 4, "name": "days", "description": "d", "min_value": 1, "max_value": 14 },
            { "type": 3, "name": "place", "description": "d", "autocomplete": true },
        ] })
    }

    fn errors(given: &Value, autocomplete: bool) -> String {
        let given = given.as_array().unwrap();
        let result = read(&definition(), given, autocomplete);
        result.err().and_then(|error| error.errors).unwrap_or_default().to_string()
    }

    #[test]
    fn values_must_match_the_registered_options() {
        let fruit = json!({ "name": "fruit", "type": 3, "value": "apple" });
        assert_eq!(errors(&json!([fruit]), false), "null");
        assert!(errors(&json!([]), false).contains("required"));
        assert!(
            errors(&json!([{ "name": "fruit", "value": "bread" }]), false).contains("not among the choices")
        );
        assert!(errors(&json!([{ "name": "fruit", "type": 4, "value": 1 }]), false).contains("of type 3"));
        assert!(errors(&json!([fruit, { "name": "days", "value": 15 }]), false).contains("too great"));
        assert!(errors(&json!([fruit, { "name": "person", "value": "bob" }]), false).contains("interpret"));
        assert!(errors(&json!([fruit, { "name": "speed", "value": 1 }]), false).contains("Unknown option"));
        assert!(errors(&json!([fruit, fruit]), false).contains("twice"));
    }

    #[test]
    fn autocomplete_takes_unfinished_options_with_one_focused() {
        let typing = json!([{ "name": "place", "value": "st", "focused": true }]);
        assert_eq!(errors(&typing, true), "null");
        assert!(errors(&json!([{ "name": "place", "value": "st" }]), true).contains("must be focused"));
        let fixed = json!([{ "name": "fruit", "value": "a", "focused": true }]);
        assert!(errors(&fixed, true).contains("no autocomplete"));
    }

    #[test]
    fn ids_are_collected() {
        let given = json!([{ "name": "fruit", "value": "apple" }, { "name": "person", "value": "42" }]);
        let read = read(&definition(), given.as_array().unwrap(), false).unwrap();
        assert_eq!(read.users, [42]);
        assert_eq!(read.options[1], json!({ "name": "person", "type": 6, "value": "42" }));
    }
}
