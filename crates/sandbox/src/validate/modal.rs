//! Modals: the form that the bot sends, and the values that a person submits.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::components::{self, kind, type_of};
use super::{FieldPath, Problems};
use crate::errors::ApiError;

/// Checks a modal that the bot opens, and returns it as people receive it.
///
/// # Errors
///
/// If the form breaks a limit (50035, with all problems).
pub(crate) fn read(data: &Value, at: &FieldPath) -> Result<Value, ApiError> {
    let mut problems = Problems::default();
    problems.required_text(data, "custom_id", at, (1, 100));
    problems.required_text(data, "title", at, (1, 45));
    let list = problems.list(data, "components", at).unwrap_or_default();
    problems.count(&at.to("components"), list.len(), 1, 5);
    let mut seen = HashSet::new();
    for (index, holder) in list.iter().enumerate() {
        let at = at.to("components").to(index);
        match type_of(holder) {
            kind::ROW => {
                let inside = problems.list(holder, "components", &at).unwrap_or_default();
                problems.count(&at.to("components"), inside.len(), 1, 1);
                for input in inside {
                    check_input(&mut problems, input, &at.to("components").to(0), &mut seen, true);
                }
            }
            kind::LABEL => {
                problems.required_text(holder, "label", &at, (1, 45));
                match holder.get("component") {
                    Some(input) => {
                        check_input(&mut problems, input, &at.to("component"), &mut seen, false);
                    }
                    None => problems.required(&at.to("component")),
                }
            }
            _ => {
                let message = "Value of field \"type\" must be one of (1, 18).";
                problems.add(&at.to("type"), "UNION_TYPE_CHOICES", message);
            }
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
    if type_of(input) != kind::TEXT_INPUT {
        // Select menus in labels follow the rules of those in messages.
        components::check_in_modal(problems, input, at, seen);
        return;
    }
    if let Some(custom_id) = problems.required_text(input, "custom_id", at, (1, 100))
        && !seen.insert(custom_id)
    {
        let message = "Component custom id cannot be duplicated";
        problems.add(&at.to("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    if !matches!(problems.whole(input, "style", at), Some(1 | 2)) {
        problems.add(&at.to("style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
    }
    if label_needed {
        problems.required_text(input, "label", at, (1, 45));
    }
    for (key, max) in [("placeholder", 100), ("value", 4000)] {
        if let Some(text) = problems.text(input, key, at) {
            problems.length(&at.to(key), text, 0, max);
        }
    }
}

/// Checks submitted values against the modal, and returns them as the bot receives them.
///
/// # Errors
///
/// If a required field is missing, a field is not in the modal, or a text has the wrong length (50035, with all
/// problems).
pub(crate) fn fill(modal: &Value, sent: &[Value]) -> Result<Vec<Value>, ApiError> {
    let fields = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut problems = Problems::default();
    let mut sent_inputs: Vec<&Value> = sent.iter().flat_map(components::children).collect();
    let mut filled = Vec::new();
    for holder in fields {
        let mut holder = holder.clone();
        let key = if type_of(&holder) == kind::LABEL { "component" } else { "components" };
        let input = if key == "component" { &mut holder["component"] } else { &mut holder["components"][0] };
        let custom_id = input["custom_id"].as_str().unwrap_or_default().to_owned();
        let at = FieldPath::default().to("components").to(&custom_id);
        let given = sent_inputs.iter().position(|input| input["custom_id"] == custom_id.as_str());
        let given = given.map(|index| sent_inputs.swap_remove(index));
        let answer = if type_of(input) == kind::TEXT_INPUT {
            let value = given.and_then(|given| given["value"].as_str()).unwrap_or_default();
            check_value(&mut problems, input, value, &at);
            json!({ "type": kind::TEXT_INPUT, "id": input["id"], "custom_id": custom_id, "value": value })
        } else {
            let values = given.map(|given| given["values"].clone()).unwrap_or_else(|| json!([]));
            json!({ "type": input["type"], "id": input["id"], "custom_id": custom_id, "values": values })
        };
        let answer = if key == "component" { answer } else { json!([answer]) };
        filled.push(json!({ "type": holder["type"], "id": holder["id"], key: answer }));
    }
    for unknown in sent_inputs {
        let at = FieldPath::default().to("components").to(super::plain(&unknown["custom_id"]));
        problems.add(&at, "COMPONENT_VALIDATION_FAILED", "The modal has no such field");
    }
    problems.finish()?;
    Ok(filled)
}

/// Checks the length of a submitted text.
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
    fn submitted_values_must_fit_the_modal() {
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
