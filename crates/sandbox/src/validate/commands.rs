//! Command forms: validation, and defaults for fields that Discord returns.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::limits::{LengthBounds, command as limits};
use super::{FieldPath, Problems};
use crate::world::model::CommandKind;

/// Option types.
pub(crate) mod option {
    pub(crate) const SUB_COMMAND: u64 = 1;
    pub(crate) const SUB_COMMAND_GROUP: u64 = 2;
    pub(crate) const STRING: u64 = 3;
    pub(crate) const INTEGER: u64 = 4;
    pub(crate) const BOOLEAN: u64 = 5;
    pub(crate) const USER: u64 = 6;
    pub(crate) const CHANNEL: u64 = 7;
    pub(crate) const ROLE: u64 = 8;
    pub(crate) const MENTIONABLE: u64 = 9;
    pub(crate) const NUMBER: u64 = 10;
    pub(crate) const ATTACHMENT: u64 = 11;
}

/// A valid command.
#[derive(Debug)]
pub(crate) struct CheckedCommand {
    pub(crate) kind: CommandKind,
    pub(crate) name: String,
    /// Fields as returned by Discord, without ids and version.
    pub(crate) fields: Map<String, Value>,
}

/// Checks a command form. Returns `None` only after adding a problem.
pub(crate) fn check(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<CheckedCommand> {
    let number = problems.whole(form, "type", at).unwrap_or(1);
    let kind = u64::try_from(number).ok().and_then(CommandKind::from_number);
    let Some(kind) = kind else {
        problems.add(&at.to("type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.");
        return None;
    };
    let name = problems.required_text(form, "name", at, limits::NAME)?.to_owned();
    let mut total = name.chars().count();
    let mut options = Vec::new();
    let mut description = String::new();
    if kind == CommandKind::ChatInput {
        check_name(problems, &name, &at.to("name"));
        description = problems
            .required_text(form, "description", at, limits::DESCRIPTION)
            .unwrap_or_default()
            .to_owned();
        total += longest(form, "description", &description);
        let list = problems.list(form, "options", at).unwrap_or_default();
        options = check_options(problems, list, &at.to("options"), None, &mut total);
    } else if form.get("description").and_then(Value::as_str).is_some_and(|text| !text.is_empty()) {
        let message = "Context menu commands cannot have description";
        problems.add(&at.to("description"), "APPLICATION_COMMAND_INVALID_DESCRIPTION", message);
    }
    if total > limits::TOTAL {
        let message = format!("Command exceeds maximum size ({})", limits::TOTAL);
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    check_localizations(problems, form, at, limits::NAME);
    choices_of(problems, form, "contexts", at, &limits::CONTEXTS);
    choices_of(problems, form, "integration_types", at, &limits::INTEGRATION_TYPES);
    if let Some(bits) = form.get("default_member_permissions").filter(|bits| !bits.is_null())
        && super::plain(bits).parse::<u64>().is_err()
    {
        let message = format!("Value \"{}\" is not int.", super::plain(bits));
        problems.add(&at.to("default_member_permissions"), "NUMBER_TYPE_COERCE", message);
    }
    let given = |key: &str| form.get(key).cloned().unwrap_or_default();
    let permissions = match form.get("default_member_permissions") {
        None | Some(Value::Null) => Value::Null,
        Some(bits) => json!(super::plain(bits)),
    };
    let mut fields = Map::new();
    fields.insert("type".to_owned(), json!(kind.number()));
    fields.insert("name".to_owned(), json!(name));
    fields.insert("name_localizations".to_owned(), localizations(form, "name_localizations"));
    fields.insert("description".to_owned(), json!(description));
    fields.insert("description_localizations".to_owned(), localizations(form, "description_localizations"));
    fields.insert("default_member_permissions".to_owned(), permissions);
    let dm_permission = form.get("dm_permission").and_then(Value::as_bool).unwrap_or(true);
    fields.insert("dm_permission".to_owned(), json!(dm_permission));
    fields.insert("contexts".to_owned(), unique(given("contexts")));
    let types = form.get("integration_types").filter(|types| types.is_array()).cloned();
    fields.insert("integration_types".to_owned(), unique(types.unwrap_or_else(|| json!([0]))));
    fields.insert("nsfw".to_owned(), json!(form.get("nsfw").and_then(Value::as_bool).unwrap_or_default()));
    if !options.is_empty() {
        fields.insert("options".to_owned(), json!(options));
    }
    Some(CheckedCommand { kind, name, fields })
}

/// Removes repeated values from a list.
fn unique(mut list: Value) -> Value {
    if let Some(values) = list.as_array_mut() {
        let mut known: Vec<Value> = Vec::new();
        values.retain(|value| {
            let is_new = !known.contains(value);
            known.push(value.clone());
            is_new
        });
    }
    list
}

/// Checks the locales and lengths of localizations of a command, option or choice.
fn check_localizations(problems: &mut Problems, form: &Value, at: &FieldPath, name: LengthBounds) {
    for (key, (min, max)) in
        [("name_localizations", name), ("description_localizations", limits::DESCRIPTION)]
    {
        let given = form.get(key).filter(|given| !given.is_null());
        if given.is_some_and(|given| !given.is_object()) {
            let message = "Only dictionaries may be used in a DictType";
            problems.add(&at.to(key), "DICT_TYPE_CONVERT", message);
        }
        for (locale, text) in given.and_then(Value::as_object).into_iter().flatten() {
            let at = at.to(key).to(locale);
            if !text.is_string() && !text.is_null() {
                problems.add(&at, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
            }
            if !limits::LOCALES.contains(&locale.as_str()) {
                let message = format!("Locale \"{locale}\" is not supported.");
                problems.add(&at, "LOCALE_NOT_SUPPORTED", message);
            }
            if let Some(text) = text.as_str() {
                problems.length(&at, text, min, max);
            }
        }
    }
}

/// Returns localizations as stored: without nulls.
fn localizations(form: &Value, key: &str) -> Value {
    let mut stored = form.get(key).cloned().unwrap_or_default();
    if let Some(texts) = stored.as_object_mut() {
        texts.retain(|_, text| !text.is_null());
    }
    stored
}

/// Checks that a list contains only known values.
fn choices_of(problems: &mut Problems, form: &Value, key: &str, at: &FieldPath, known: &[i64]) {
    for (index, value) in problems.list(form, key, at).unwrap_or_default().iter().enumerate() {
        if !value.as_i64().is_some_and(|value| known.contains(&value)) {
            let list: Vec<String> = known.iter().map(i64::to_string).collect();
            let message = format!("Value must be one of {{{}}}.", list.join(", "));
            problems.add(&at.to(key).to(index), "BASE_TYPE_CHOICES", message);
        }
    }
}

/// Returns the maximum length of a text and its localizations, which counts toward the total.
fn longest(form: &Value, key: &str, text: &str) -> usize {
    let others = form.get(format!("{key}_localizations")).and_then(Value::as_object);
    let others = others.into_iter().flat_map(Map::values).filter_map(Value::as_str);
    others.map(|text| text.chars().count()).chain([text.chars().count()]).max().unwrap_or_default()
}

/// Checks the name of a command or an option.
fn check_name(problems: &mut Problems, name: &str, at: &FieldPath) {
    let allowed = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'');
    if !name.chars().all(allowed) || name.to_lowercase() != name {
        let message = "Command name is invalid";
        problems.add(at, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Checks the options of a command or, with a `parent`, of an option of that type. Adds their
/// length to `total`.
fn check_options(
    problems: &mut Problems,
    list: &[Value],
    at: &FieldPath,
    parent: Option<u64>,
    total: &mut usize,
) -> Vec<Value> {
    problems.count(at, list.len(), limits::OPTIONS.0, limits::OPTIONS.1);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let mut nested_seen = HashSet::new();
    let mut checked = Vec::new();
    for (index, form) in list.iter().enumerate() {
        let at = at.to(index);
        let kind =
            problems.whole(form, "type", &at).and_then(|kind| u64::try_from(kind).ok()).unwrap_or_default();
        let nested = matches!(kind, option::SUB_COMMAND | option::SUB_COMMAND_GROUP);
        let fits = match parent {
            None => (1..=11).contains(&kind),
            Some(option::SUB_COMMAND_GROUP) => kind == option::SUB_COMMAND,
            Some(_) => (3..=11).contains(&kind),
        };
        if !fits {
            problems.add(
                &at.to("type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" is not allowed here.",
            );
            continue;
        }
        nested_seen.insert(nested);
        let name = problems.required_text(form, "name", &at, limits::NAME).unwrap_or_default();
        check_name(problems, name, &at.to("name"));
        if !names.insert(name) {
            let message = "Option name already exists";
            problems.add(&at.to("name"), "APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME", message);
        }
        let description =
            problems.required_text(form, "description", &at, limits::DESCRIPTION).unwrap_or_default();
        *total += longest(form, "name", name) + longest(form, "description", description);
        let required = form.get("required").and_then(Value::as_bool).unwrap_or_default();
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            problems.add(&at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
        checked.push(check_option(problems, form, &at, kind, total));
    }
    if nested_seen.len() > 1 {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    checked
}

fn check_option(
    problems: &mut Problems,
    form: &Value,
    at: &FieldPath,
    kind: u64,
    total: &mut usize,
) -> Value {
    let mut fields = Map::new();
    for key in ["name", "description", "min_value", "max_value", "min_length", "max_length", "channel_types"]
    {
        if let Some(value) = form.get(key).filter(|value| !value.is_null() && **value != json!(false)) {
            fields.insert(key.to_owned(), value.clone());
        }
    }
    for key in ["name_localizations", "description_localizations"] {
        if form.get(key).is_some_and(|texts| !texts.is_null()) {
            fields.insert(key.to_owned(), localizations(form, key));
        }
    }
    for key in ["required", "autocomplete"] {
        if problems.flag(form, key, at) == Some(true) {
            fields.insert(key.to_owned(), json!(true));
        }
    }
    for key in ["min_value", "max_value"] {
        if form.get(key).is_some_and(|value| !value.is_null() && !value.is_number()) {
            let message = format!("Value \"{}\" is not float.", super::plain(&form[key]));
            problems.add(&at.to(key), "NUMBER_TYPE_COERCE", message);
        }
    }
    fields.insert("type".to_owned(), json!(kind));
    let inside = problems.list(form, "options", at).unwrap_or_default();
    if matches!(kind, option::SUB_COMMAND | option::SUB_COMMAND_GROUP) {
        let inside = check_options(problems, inside, &at.to("options"), Some(kind), total);
        if !inside.is_empty() {
            fields.insert("options".to_owned(), json!(inside));
        }
    } else if !inside.is_empty() {
        problems.add(
            &at.to("options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Only sub-commands have options",
        );
    }
    check_localizations(problems, form, at, limits::NAME);
    choices_of(problems, form, "channel_types", at, &limits::CHANNEL_TYPES);
    for (key, (min, max)) in [("min_length", limits::MIN_LENGTH), ("max_length", limits::MAX_LENGTH)] {
        if let Some(length) = problems.whole(form, key, at) {
            problems.within(&at.to(key), length, min, max);
            fields.insert(key.to_owned(), json!(length));
        }
    }
    let has_choices = matches!(kind, option::STRING | option::INTEGER | option::NUMBER);
    let choices = problems.list(form, "choices", at).unwrap_or_default();
    let autocomplete = form.get("autocomplete").and_then(Value::as_bool).unwrap_or_default();
    if !has_choices && (autocomplete || !choices.is_empty()) {
        let message = "Only options of type string, integer or number have choices or autocomplete";
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    if autocomplete && !choices.is_empty() {
        let message = "choices and autocomplete are mutually exclusive";
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE", message);
    }
    let choices = check_choices(problems, choices, &at.to("choices"), kind, total);
    if !choices.is_empty() {
        fields.insert("choices".to_owned(), json!(choices));
    }
    Value::Object(fields)
}

/// Checks the choices of an option or autocomplete response, and returns them as Discord does.
pub(crate) fn check_choices(
    problems: &mut Problems,
    choices: &[Value],
    at: &FieldPath,
    kind: u64,
    total: &mut usize,
) -> Vec<Value> {
    problems.count(at, choices.len(), limits::CHOICES.0, limits::CHOICES.1);
    let mut names = HashSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let at = at.to(index);
        let name = problems.required_text(choice, "name", &at, limits::CHOICE).unwrap_or_default();
        if !names.insert(name) {
            let message = "Option choice name already exists";
            problems.add(&at.to("name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", message);
        }
        check_localizations(problems, choice, &at, limits::CHOICE);
        *total += longest(choice, "name", name);
        match (kind, choice.get("value")) {
            (_, None | Some(Value::Null)) => problems.required(&at.to("value")),
            (option::STRING, Some(Value::String(text))) => {
                problems.length(&at.to("value"), text, limits::CHOICE.0, limits::CHOICE.1);
                *total += text.chars().count();
            }
            (option::INTEGER, Some(value)) if value.is_i64() => {}
            (option::NUMBER, Some(value)) if value.is_number() => {}
            (_, Some(value)) => {
                let message =
                    format!("Could not interpret \"{}\" as the type of the option.", super::plain(value));
                problems.add(&at.to("value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", message);
            }
        }
    }
    choices.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors_of(form: &Value) -> String {
        let mut problems = Problems::default();
        check(&mut problems, form, &FieldPath::default());
        problems.finish().err().and_then(|error| error.errors).unwrap_or_default().to_string()
    }

    fn command(options: &Value) -> Value {
        json!({ "name": "move", "description": "Moves something", "options": options })
    }

    #[test]
    fn command_names_are_lower_case_words() {
        assert_eq!(errors_of(&command(&json!([]))), "null");
        for name in ["Move", "my move", "", "größe!", &"x".repeat(33)] {
            assert_ne!(errors_of(&json!({ "name": name, "description": "d" })), "null", "{name}");
        }
        assert_eq!(errors_of(&json!({ "name": "größe", "description": "d" })), "null");
        assert_eq!(errors_of(&json!({ "name": "About this person", "type": 2 })), "null");
        assert!(errors_of(&json!({ "name": "move" })).contains("BASE_TYPE_REQUIRED"));
    }

    #[test]
    fn options_are_ordered_limited_and_unique() {
        let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
        assert_eq!(errors_of(&command(&json!([option("a", true), option("b", false)]))), "null");
        let late = errors_of(&command(&json!([option("a", false), option("b", true)])));
        assert!(late.contains("Required options must be placed before"));
        assert!(
            errors_of(&command(&json!([option("a", true), option("a", true)]))).contains("DUPLICATE_NAME")
        );
        let many: Vec<Value> = (0..26).map(|number| option(&format!("o{number}"), false)).collect();
        assert!(errors_of(&command(&json!(many))).contains("25 or fewer"));
    }

    #[test]
    fn choices_are_limited_and_exclude_autocomplete() {
        let with = |count: usize, autocomplete: bool| {
            let choices: Vec<Value> =
                (0..count).map(|number| json!({ "name": format!("n{number}"), "value": "v" })).collect();
            command(&json!([{
                "type": 3, "name": "a", "description": "d", "choices": choices, "autocomplete": autocomplete,
            }]))
        };
        assert_eq!(errors_of(&with(25, false)), "null");
        assert!(errors_of(&with(26, false)).contains("25 or fewer"));
        assert!(errors_of(&with(1, true)).contains("mutually exclusive"));
    }

    #[test]
    fn a_command_has_at_most_8000_characters() {
        let option = |number: usize| {
            let choices: Vec<Value> = (0..4)
                .map(|choice| json!({ "name": format!("{choice}{}", "x".repeat(99)), "value": "y".repeat(100) }))
                .collect();
            json!({ "type": 3, "name": format!("o{number}"), "description": "d", "choices": choices })
        };
        let nine: Vec<Value> = (0..9).map(option).collect();
        let ten: Vec<Value> = (0..10).map(option).collect();
        assert_eq!(errors_of(&command(&json!(nine))), "null");
        assert!(errors_of(&command(&json!(ten))).contains("APPLICATION_COMMAND_TOO_LARGE"));
    }

    #[test]
    fn subcommands_nest_in_groups_and_exclude_options() {
        let leaf = json!({ "type": 1, "name": "one", "description": "d" });
        let group = json!({ "type": 2, "name": "group", "description": "d", "options": [leaf] });
        assert_eq!(
            errors_of(&command(&json!([group, { "type": 1, "name": "two", "description": "d" }]))),
            "null"
        );
        let deep = json!({ "type": 1, "name": "one", "description": "d", "options": [leaf] });
        assert!(errors_of(&command(&json!([deep]))).contains("UNION_TYPE_CHOICES"));
        let mixed = json!([leaf, { "type": 3, "name": "text", "description": "d" }]);
        assert!(errors_of(&command(&mixed)).contains("mutually exclusive"));
    }
}
