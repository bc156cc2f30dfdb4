//! Message components: buttons, select menus and their rows. Of components V2 only the count and what can be used
//! are checked.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{FieldPath, Problems};

/// How many rows a message may have without components V2.
const ROWS: usize = 5;
/// How many components a message may have with components V2, including nested ones.
const COMPONENTS_V2: usize = 40;

/// Discord's numbers for the types of components.
pub(crate) mod kind {
    pub(crate) const ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const STRING_SELECT: u64 = 3;
    pub(crate) const TEXT_INPUT: u64 = 4;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(crate) const CHANNEL_SELECT: u64 = 8;
    pub(crate) const LABEL: u64 = 18;
    pub(crate) const CHECKBOX_GROUP: u64 = 22;
}

const LINK_STYLE: i64 = 5;
const PREMIUM_STYLE: i64 = 6;

/// Returns the type of a component.
pub(crate) fn type_of(component: &Value) -> u64 {
    component.get("type").and_then(Value::as_u64).unwrap_or_default()
}

/// Returns the components directly inside another.
pub(crate) fn children(component: &Value) -> impl Iterator<Item = &Value> {
    let list = component.get("components").and_then(Value::as_array).into_iter().flatten();
    list.chain(component.get("accessory")).chain(component.get("component"))
}

/// Finds the component with a `custom_id` at any depth.
pub(crate) fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    let mut waiting: Vec<&Value> = components.iter().collect();
    while let Some(component) = waiting.pop() {
        if component.get("custom_id").and_then(Value::as_str) == Some(custom_id) {
            return Some(component);
        }
        waiting.extend(children(component));
    }
    None
}

/// Checks the components of a message, as rows or as components V2.
pub(super) fn check(problems: &mut Problems, components: &[Value], is_v2: bool, at: &FieldPath) {
    let mut seen = HashSet::new();
    if is_v2 {
        let mut count = 0;
        let mut waiting: Vec<(FieldPath, &Value)> = numbered(components, at);
        while let Some((at, component)) = waiting.pop() {
            count += 1;
            check_interactive(problems, component, &at, &mut seen);
            waiting.extend(
                children(component).enumerate().map(|(index, child)| (at.to("components").to(index), child)),
            );
        }
        problems.count(at, count, 1, COMPONENTS_V2);
        return;
    }
    problems.count(at, components.len(), 0, ROWS);
    for (at, row) in numbered(components, at) {
        if type_of(row) != kind::ROW {
            problems.add(
                &at.to("type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1,).",
            );
            continue;
        }
        let inside = problems.list(row, "components", &at).unwrap_or_default();
        let selects = inside.iter().filter(|child| is_select(type_of(child))).count();
        // A row is five wide: a button takes one, a select menu takes all.
        problems.count(&at.to("components"), inside.len(), 1, 5);
        if selects > 1 || selects == 1 && inside.len() > 1 {
            problems.add(&at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The layout exceeds the width of 5");
        }
        for (at, child) in numbered(inside, &at.to("components")) {
            if type_of(child) != kind::BUTTON && !is_select(type_of(child)) {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                problems.add(&at.to("type"), "UNION_TYPE_CHOICES", message);
            }
            check_interactive(problems, child, &at, &mut seen);
        }
    }
}

/// Gives each component an `id` and the defaults that Discord returns.
pub(crate) fn complete(components: &mut [Value]) {
    fn walk(component: &mut Value, next: &mut u64) {
        *next += 1;
        let number = *next;
        let select = is_select(type_of(component));
        let Some(fields) = component.as_object_mut() else {
            return;
        };
        // Null means missing, and Discord never returns it here.
        fields.retain(|_, value| !value.is_null());
        fields.entry("id").or_insert_with(|| json!(number));
        if select {
            fields.entry("min_values").or_insert_with(|| json!(1));
            fields.entry("max_values").or_insert_with(|| json!(1));
        }
        for key in ["accessory", "component"] {
            if let Some(child) = fields.get_mut(key) {
                walk(child, next);
            }
        }
        for child in fields.get_mut("components").and_then(Value::as_array_mut).into_iter().flatten() {
            walk(child, next);
        }
    }
    let mut next = 0;
    for component in components {
        walk(component, &mut next);
    }
}

/// Returns whether a type is a select menu.
pub(crate) fn is_select(number: u64) -> bool {
    matches!(
        number,
        kind::STRING_SELECT
            | kind::USER_SELECT
            | kind::ROLE_SELECT
            | kind::MENTIONABLE_SELECT
            | kind::CHANNEL_SELECT
    )
}

/// Returns components with the path of each.
fn numbered<'a>(components: &'a [Value], at: &FieldPath) -> Vec<(FieldPath, &'a Value)> {
    components.iter().enumerate().map(|(index, component)| (at.to(index), component)).collect()
}

/// Checks a select menu in a label of a modal.
pub(super) fn check_in_modal<'a>(
    problems: &mut Problems,
    input: &'a Value,
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
) {
    if is_select(type_of(input)) {
        check_interactive(problems, input, at, seen);
    } else {
        let message = "Value of field \"type\" must be one of (3, 4, 5, 6, 7, 8).";
        problems.add(&at.to("type"), "UNION_TYPE_CHOICES", message);
    }
}

/// Checks a button or a select menu; other components pass.
fn check_interactive<'a>(
    problems: &mut Problems,
    component: &'a Value,
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
) {
    match type_of(component) {
        kind::BUTTON => check_button(problems, component, at),
        number if is_select(number) => check_select(problems, component, at),
        _ => return,
    }
    if let Some(custom_id) = component.get("custom_id").and_then(Value::as_str)
        && !seen.insert(custom_id)
    {
        let message = "Component custom id cannot be duplicated";
        problems.add(&at.to("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn check_button(problems: &mut Problems, button: &Value, at: &FieldPath) {
    let style = problems.whole(button, "style", at);
    match style {
        None => problems.required(&at.to("style")),
        Some(LINK_STYLE) => {
            problems.required_text(button, "url", at, (1, 512));
            if button.get("custom_id").is_some_and(|id| !id.is_null()) {
                let message = "A custom id and url cannot both be specified";
                problems.add(
                    &at.to("custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        Some(PREMIUM_STYLE) => return,
        Some(1..=4) => {
            problems.required_text(button, "custom_id", at, (1, 100));
        }
        Some(_) => {
            problems.add(&at.to("style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.");
        }
    }
    if let Some(label) = problems.text(button, "label", at) {
        problems.length(&at.to("label"), label, 0, 80);
    }
    let empty = |key: &str| button.get(key).is_none_or(|value| value.is_null() || value == "");
    if empty("label") && empty("emoji") {
        let message = "A button must have a label or an emoji";
        problems.add(at, "BUTTON_COMPONENT_INVALID_EMPTY", message);
    }
}

fn check_select(problems: &mut Problems, select: &Value, at: &FieldPath) {
    problems.required_text(select, "custom_id", at, (1, 100));
    if let Some(placeholder) = problems.text(select, "placeholder", at) {
        problems.length(&at.to("placeholder"), placeholder, 0, 150);
    }
    let min = problems.whole(select, "min_values", at).unwrap_or(1);
    let max = problems.whole(select, "max_values", at).unwrap_or(1);
    if !(0..=25).contains(&min) {
        let message = "int value should be less than or equal to 25 and greater than or equal to 0.";
        problems.add(&at.to("min_values"), "NUMBER_TYPE_RANGE", message);
    }
    if !(1..=25).contains(&max) {
        let message = "int value should be less than or equal to 25 and greater than or equal to 1.";
        problems.add(&at.to("max_values"), "NUMBER_TYPE_RANGE", message);
    }
    if min > max {
        let message = "Min values cannot be greater than max values";
        problems.add(&at.to("min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message);
    }
    if type_of(select) != kind::STRING_SELECT {
        return;
    }
    let Some(options) = problems.list(select, "options", at) else {
        problems.required(&at.to("options"));
        return;
    };
    problems.count(&at.to("options"), options.len(), 1, 25);
    let most = i64::try_from(options.len()).unwrap_or(i64::MAX);
    if !options.is_empty() && (max > most || min > most) {
        let message = "Min and max values cannot be greater than the number of options";
        problems.add(&at.to("options"), "SELECT_COMPONENT_TOO_FEW_OPTIONS", message);
    }
    let mut values = HashSet::new();
    for (at, option) in numbered(options, &at.to("options")) {
        problems.required_text(option, "label", &at, (1, 100));
        if let Some(value) = problems.required_text(option, "value", &at, (1, 100))
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            problems.add(&at.to("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        if let Some(description) = problems.text(option, "description", &at) {
            problems.length(&at.to("description"), description, 0, 100);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn row(inside: &[Value]) -> Value {
        json!({ "type": 1, "components": inside })
    }

    fn button(custom_id: &str) -> Value {
        json!({ "type": 2, "style": 1, "label": "Press", "custom_id": custom_id })
    }

    fn select(options: usize) -> Value {
        let options: Vec<Value> =
            (0..options).map(|number| json!({ "label": "One", "value": number.to_string() })).collect();
        json!({ "type": 3, "custom_id": "menu", "options": options })
    }

    fn problems_of(components: &[Value]) -> String {
        let mut problems = Problems::default();
        check(&mut problems, components, false, &FieldPath::default().to("components"));
        problems.finish().err().and_then(|error| error.errors).unwrap_or_default().to_string()
    }

    #[test]
    fn rows_hold_five_buttons_or_one_menu() {
        let five: Vec<Value> = (0..5).map(|number| button(&number.to_string())).collect();
        assert_eq!(problems_of(&[row(&five), row(&[select(25)])]), "null");
        let six: Vec<Value> = (0..6).map(|number| button(&number.to_string())).collect();
        assert!(problems_of(&[row(&six)]).contains("BASE_TYPE_BAD_LENGTH"));
        assert!(problems_of(&[row(&[select(2), button("b")])]).contains("WIDTH_EXCEEDED"));
        assert!(problems_of(&[row(&[select(26)])]).contains("between 1 and 25"));
        assert!(problems_of(&[button("without row")]).contains("UNION_TYPE_CHOICES"));
        let rows: Vec<Value> = (0..6).map(|number| row(&[button(&number.to_string())])).collect();
        assert!(problems_of(&rows).contains("5 or fewer"));
    }

    #[test]
    fn ids_and_labels_have_their_lengths() {
        assert!(problems_of(&[row(&[button("same"), button("same")])]).contains("CUSTOM_ID_DUPLICATED"));
        assert!(problems_of(&[row(&[button(&"x".repeat(101))])]).contains("between 1 and 100"));
        assert_eq!(problems_of(&[row(&[button(&"x".repeat(100))])]), "null");
        let mut long = button("a");
        long["label"] = json!("x".repeat(81));
        assert!(problems_of(&[row(&[long])]).contains("80 or fewer"));
        let link = json!({ "type": 2, "style": 5, "label": "Go", "url": "https://example.org" });
        assert_eq!(problems_of(&[row(&[link])]), "null");
    }

    #[test]
    fn components_are_numbered_from_one() {
        let mut components = vec![row(&[button("a"), button("b")]), row(&[select(1)])];
        complete(&mut components);
        assert_eq!(components[0]["id"], 1);
        assert_eq!(components[0]["components"][1]["id"], 3);
        assert_eq!(components[1]["components"][0]["id"], 5);
        assert_eq!(components[1]["components"][0]["max_values"], 1);
        assert_eq!(find(&components, "b").unwrap()["id"], 3);
        assert!(find(&components, "c").is_none());
    }
}
