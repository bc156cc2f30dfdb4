//! Checks the lengths of typed options. Discord enforces the limits of the definitions, but not
//! while someone types, and a forged request may ignore them.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;
use serenity::model::application::{CommandData, CommandDataOption, CommandDataOptionValue};

use super::definitions;
use crate::discord::rest::limits;

/// The limit of each text option by its path, such as `server abort reason`.
static LIMITS: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
    let mut limits = HashMap::new();
    let commands = serde_json::to_value(definitions(&[])).unwrap_or_default();
    for command in commands.as_array().into_iter().flatten() {
        collect(command, "", &mut limits);
    }
    limits
});

fn collect(part: &Value, above: &str, limits: &mut HashMap<String, usize>) {
    let path = path(above, part["name"].as_str().unwrap_or_default());
    for option in part["options"].as_array().into_iter().flatten() {
        collect(option, &path, limits);
    }
    if let Some(limit) = part["max_length"].as_u64() {
        limits.insert(path, limit as usize);
    }
}

fn path(above: &str, name: &str) -> String {
    if above.is_empty() { name.to_owned() } else { format!("{above} {name}") }
}

/// Returns the limit of the first option with more characters than its definition allows.
pub(in crate::discord) fn exceeded(data: &CommandData) -> Option<usize> {
    first_exceeded(&data.options, &data.name)
}

fn first_exceeded(options: &[CommandDataOption], above: &str) -> Option<usize> {
    options.iter().find_map(|option| {
        let path = path(above, &option.name);
        match &option.value {
            CommandDataOptionValue::SubCommand(inside) | CommandDataOptionValue::SubCommandGroup(inside) => {
                first_exceeded(inside, &path)
            }
            CommandDataOptionValue::String(value) | CommandDataOptionValue::Autocomplete { value, .. } => {
                let limit = LIMITS.get(&path).copied().unwrap_or(limits::MAX_TYPED_VALUE.into());
                (value.chars().nth(limit).is_some()).then_some(limit)
            }
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(name: &str, options: &Value) -> CommandData {
        let data = serde_json::json!({ "id": "1", "name": name, "type": 1, "options": options });
        serde_json::from_value(data).unwrap()
    }

    #[test]
    fn too_long_options_are_found_at_any_depth() {
        let check = |name: &str, options: Value, limit: Option<usize>| {
            assert_eq!(exceeded(&command(name, &options)), limit, "{name} {options}");
        };
        let typed = |name: &str, length: usize| serde_json::json!([{ "type": 3, "name": name, "value": "é".repeat(length) }]);
        check("move", typed("move", 400), None);
        check("move", typed("move", 401), Some(400));
        check("plan", typed("then", 401), Some(400));
        check("move", typed("game", 101), Some(100));
        check("rules", typed("topic", 101), Some(100));
        check("no such command", typed("text", 6000), Some(100));
        let abort =
            |length| serde_json::json!([{ "type": 1, "name": "abort", "options": typed("reason", length) }]);
        check("server", abort(200), None);
        check("server", abort(201), Some(200));
        let focused =
            serde_json::json!([{ "type": 3, "name": "move", "value": "x".repeat(401), "focused": true }]);
        check("move", focused, Some(400));
    }
}
