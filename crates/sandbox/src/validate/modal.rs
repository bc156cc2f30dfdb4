//! Modals: the form sent by the bot, and the values submitted by a user.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::components::{self, check_interactive, is_select, kind, not_one_of, type_of};
use super::limits::{component, modal as limits};
use super::{FieldPath, Problems};
use crate::errors::ApiError;

/// Component types allowed in a label.
const IN_LABEL: &[u64] = &[
    kind::STRING_SELECT,
    kind::TEXT_INPUT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
    kind::FILE_UPLOAD,
    kind::RADIO_GROUP,
    kind::CHECKBOX_GROUP,
    kind::CHECKBOX,
];

/// Checks a modal sent by the bot, and returns it as clients receive it.
///
/// # Errors
///
/// If the form breaks a limit (50035, with all problems).
pub(crate) fn read(data: &Value, at: &FieldPath) -> Result<Value, ApiError> {
    let mut problems = Problems::default();
    problems.required_text(data, "custom_id", at, component::CUSTOM_ID);
    problems.required_text(data, "title", at, limits::TITLE);
    let list = problems.list(data, "components", at).unwrap_or_default();
    problems.count(&at.to("components"), list.len(), limits::PARTS.0, limits::PARTS.1);
    let mut seen = HashSet::new();
    for (index, holder) in list.iter().enumerate() {
        let at = at.to("components").to(index);
        match type_of(holder) {
            kind::ROW => {
                let inside = problems.list(holder, "components", &at).unwrap_or_default();
                problems.count(&at.to("components"), inside.len(), 1, 1);
                for input in inside {
                    let at = at.to("components").to(0);
                    if type_of(input) == kind::TEXT_INPUT {
                        check_input(&mut problems, input, &at, &mut seen, true);
                    } else {
                        not_one_of(&mut problems, &at, &[kind::TEXT_INPUT]);
                    }
                }
            }
            kind::LABEL => {
                problems.required_text(holder, "label", &at, limits::LABEL);
                if let Some(text) = problems.text(holder, "description", &at) {
                    let (min, max) = limits::LABEL_DESCRIPTION;
                    problems.length(&at.to("description"), text, min, max);
                }
                let inside = at.to("component");
                match holder.get("component").filter(|it| !it.is_null()) {
                    Some(input) if IN_LABEL.contains(&type_of(input)) => {
                        check_input(&mut problems, input, &inside, &mut seen, false);
                    }
                    Some(_) => not_one_of(&mut problems, &inside, IN_LABEL),
                    None => problems.required(&inside),
                }
            }
            kind::TEXT_DISPLAY => {
                problems.required_text(holder, "content", &at, component::TEXT_DISPLAY);
            }
            _ => not_one_of(&mut problems, &at, &[kind::ROW, kind::TEXT_DISPLAY, kind::LABEL]),
        }
    }
    problems.finish()?;
    let mut list = list.to_vec();
    components::complete(&mut list);
    Ok(json!({ "custom_id": data["custom_id"], "title": data["title"], "components": list }))
}

fn check_input<'a>(
    problems: &mut Problems,
    input: &'a Value,
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
    label_needed: bool,
) {
    let number = type_of(input);
    if is_select(number) {
        // Select menus in labels follow the same rules as in messages.
        check_interactive(problems, input, at, seen);
        return;
    }
    if let Some(custom_id) = problems.required_text(input, "custom_id", at, component::CUSTOM_ID)
        && !seen.insert(custom_id)
    {
        let message = "Component custom id cannot be duplicated";
        problems.add(&at.to("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    match number {
        kind::TEXT_INPUT => check_text_input(problems, input, at, label_needed),
        kind::FILE_UPLOAD => {
            within(problems, input, at, "min_values", limits::FILES_MIN);
            within(problems, input, at, "max_values", limits::FILES_MAX);
        }
        kind::RADIO_GROUP => check_options(problems, input, at, limits::RADIO_OPTIONS),
        kind::CHECKBOX_GROUP => {
            check_options(problems, input, at, limits::CHECKBOX_OPTIONS);
            within(problems, input, at, "min_values", limits::FILES_MIN);
            within(problems, input, at, "max_values", limits::FILES_MAX);
        }
        _ => {}
    }
}

fn within(problems: &mut Problems, form: &Value, at: &FieldPath, key: &str, (min, max): (i64, i64)) {
    if let Some(number) = problems.whole(form, key, at) {
        problems.within(&at.to(key), number, min, max);
    }
}

fn check_text_input(problems: &mut Problems, input: &Value, at: &FieldPath, label_needed: bool) {
    if !matches!(problems.whole(input, "style", at), Some(1 | 2)) {
        problems.add(&at.to("style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
    }
    if label_needed {
        problems.required_text(input, "label", at, limits::LABEL);
    }
    within(problems, input, at, "min_length", limits::INPUT_MIN);
    within(problems, input, at, "max_length", limits::INPUT_MAX);
    for (key, (min, max)) in [("placeholder", limits::PLACEHOLDER), ("value", limits::VALUE)] {
        if let Some(text) = problems.text(input, key, at) {
            problems.length(&at.to(key), text, min, max);
        }
    }
}

/// Checks the options of a radio group or a checkbox group.
fn check_options(problems: &mut Problems, group: &Value, at: &FieldPath, (min, max): (usize, usize)) {
    let options = problems.list(group, "options", at).unwrap_or_default();
    let at = at.to("options");
    problems.count(&at, options.len(), min, max);
    let mut values = HashSet::new();
    for (index, option) in options.iter().enumerate() {
        let at = at.to(index);
        problems.required_text(option, "label", &at, component::OPTION_TEXT);
        if let Some(value) = problems.required_text(option, "value", &at, component::OPTION_TEXT)
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            problems.add(&at.to("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
}

/// Checks submitted values against the modal, and returns them as the bot receives them.
///
/// # Errors
///
/// If a required field is missing, a field is not in the modal, or a value is invalid (50035, with
/// all problems).
pub(crate) fn fill(modal: &Value, sent: &[Value]) -> Result<Vec<Value>, ApiError> {
    let fields = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut problems = Problems::default();
    let mut sent_inputs: Vec<&Value> = sent.iter().flat_map(components::children).collect();
    let mut filled = Vec::new();
    for holder in fields {
        if type_of(holder) == kind::TEXT_DISPLAY {
            filled.push(json!({ "type": kind::TEXT_DISPLAY, "id": holder["id"] }));
            continue;
        }
        let in_label = type_of(holder) == kind::LABEL;
        let input = if in_label { &holder["component"] } else { &holder["components"][0] };
        let custom_id = input["custom_id"].as_str().unwrap_or_default();
        let at = FieldPath::default().to("components").to(custom_id);
        let given = sent_inputs.iter().position(|input| input["custom_id"] == custom_id);
        let given = given.map(|index| sent_inputs.swap_remove(index)).unwrap_or(&Value::Null);
        let number = type_of(input);
        let mut answer = json!({ "type": number, "id": input["id"], "custom_id": custom_id });
        match number {
            kind::TEXT_INPUT => {
                let value = given["value"].as_str().unwrap_or_default();
                check_value(&mut problems, input, value, &at);
                answer["value"] = json!(value);
            }
            kind::CHECKBOX => answer["value"] = json!(given["value"] == true || given["value"] == "true"),
            kind::RADIO_GROUP => {
                let value = given["value"].as_str();
                check_chosen(&mut problems, input, value.into_iter(), &at);
                answer["value"] = json!(value);
            }
            _ => {
                let values = given["values"].as_array().map(Vec::as_slice).unwrap_or_default();
                let texts: Vec<String> = values.iter().map(super::plain).collect();
                check_chosen(&mut problems, input, texts.iter().map(String::as_str), &at);
                answer["values"] = json!(values);
            }
        }
        let (key, answer) = if in_label { ("component", answer) } else { ("components", json!([answer])) };
        filled.push(json!({ "type": holder["type"], "id": holder["id"], key: answer }));
    }
    for unknown in sent_inputs {
        let at = FieldPath::default().to("components").to(super::plain(&unknown["custom_id"]));
        problems.add(&at, "COMPONENT_VALIDATION_FAILED", "The modal has no such field");
    }
    problems.finish()?;
    Ok(filled)
}

/// Checks the number of values chosen in a menu, group or file upload, and that they were offered.
fn check_chosen<'a>(
    problems: &mut Problems,
    input: &Value,
    values: impl Iterator<Item = &'a str>,
    at: &FieldPath,
) {
    let values: Vec<&str> = values.collect();
    let required = input.get("required").and_then(Value::as_bool).unwrap_or(true);
    if values.is_empty() {
        if required && input["min_values"].as_u64() != Some(0) {
            problems.required(at);
        }
        return;
    }
    let options = input.get("options").and_then(Value::as_array);
    let bound = |key: &str, default| {
        input.get(key).and_then(Value::as_u64).and_then(|it| usize::try_from(it).ok()).unwrap_or(default)
    };
    // The default maximum is all options of a checkbox group, and one elsewhere.
    let most = match type_of(input) {
        kind::CHECKBOX_GROUP => options.map_or(1, Vec::len),
        _ => 1,
    };
    problems.count(at, values.len(), bound("min_values", 1), bound("max_values", most));
    let offered =
        |value: &&str| options.is_none_or(|options| options.iter().any(|it| it["value"] == **value));
    if !values.iter().all(offered) {
        problems.add(at, "COMPONENT_VALIDATION_FAILED", "A value is not among the options");
    }
}

fn check_value(problems: &mut Problems, input: &Value, value: &str, at: &FieldPath) {
    let required = input.get("required").and_then(Value::as_bool).unwrap_or(true);
    if value.is_empty() {
        if required {
            problems.required(at);
        }
        return;
    }
    let bound = |key: &str, default: usize| {
        input
            .get(key)
            .and_then(Value::as_u64)
            .and_then(|bound| usize::try_from(bound).ok())
            .unwrap_or(default)
    };
    problems.length(at, value, bound("min_length", 0), bound("max_length", 4000));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modal(inputs: usize) -> Value {
        let row = |number: usize| {
            let input = json!({
                "type": 4, "custom_id": format!("field{number}"), "style": 1, "label": "Text", "max_length": 5,
            });
            json!({ "type": 1, "components": [input] })
        };
        json!({ "custom_id": "modal", "title": "Title", "components": (0..inputs).map(row).collect::<Vec<_>>() })
    }

    fn errors(result: Result<impl std::fmt::Debug, ApiError>) -> String {
        result.unwrap_err().errors.unwrap_or_default().to_string()
    }

    #[test]
    fn modals_have_one_to_five_fields_and_a_short_title() {
        let at = FieldPath::default().to("data");
        assert!(read(&modal(1), &at).is_ok() && read(&modal(5), &at).is_ok());
        assert!(errors(read(&modal(0), &at)).contains("between 1 and 5"));
        assert!(errors(read(&modal(6), &at)).contains("between 1 and 5"));
        let mut long = modal(1);
        long["title"] = json!("x".repeat(46));
        assert!(errors(read(&long, &at)).contains("between 1 and 45"));
    }

    #[test]
    fn submitted_values_must_match_the_modal() {
        let modal = read(&modal(1), &FieldPath::default()).unwrap();
        let sent = |id: &str, value: &str| {
            vec![json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": value }] })]
        };
        let filled = fill(&modal, &sent("field0", "12345")).unwrap();
        assert_eq!(filled[0]["components"][0]["value"], "12345");
        assert_eq!(filled[0]["components"][0]["id"], 2);
        assert!(errors(fill(&modal, &sent("field0", "123456"))).contains("5 or fewer"));
        assert!(errors(fill(&modal, &sent("field0", ""))).contains("required"));
        assert!(errors(fill(&modal, &sent("other", "1"))).contains("no such field"));
        assert!(errors(fill(&modal, &[])).contains("required"));
    }
}
