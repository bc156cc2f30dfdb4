//! Message components: buttons, select menus and action rows. For components V2, see `layout`.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::limits::component as limits;
use super::{FieldPath, Problems, layout};
use crate::emoji::is_unicode_emoji;

/// Component types.
pub(crate) mod kind {
    pub(crate) const ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const STRING_SELECT: u64 = 3;
    pub(crate) const TEXT_INPUT: u64 = 4;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(crate) const CHANNEL_SELECT: u64 = 8;
    pub(crate) const SECTION: u64 = 9;
    pub(crate) const TEXT_DISPLAY: u64 = 10;
    pub(crate) const THUMBNAIL: u64 = 11;
    pub(crate) const GALLERY: u64 = 12;
    pub(crate) const FILE: u64 = 13;
    pub(crate) const SEPARATOR: u64 = 14;
    pub(crate) const CONTAINER: u64 = 17;
    pub(crate) const LABEL: u64 = 18;
    pub(crate) const FILE_UPLOAD: u64 = 19;
    pub(crate) const RADIO_GROUP: u64 = 21;
    pub(crate) const CHECKBOX_GROUP: u64 = 22;
    pub(crate) const CHECKBOX: u64 = 23;
}

const LINK_STYLE: i64 = 5;
const PREMIUM_STYLE: i64 = 6;

pub(crate) fn type_of(component: &Value) -> u64 {
    component.get("type").and_then(Value::as_u64).unwrap_or_default()
}

/// Returns the direct children of a component.
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
        layout::check(problems, components, at, &mut seen);
        return;
    }
    problems.count(at, components.len(), limits::ROWS.0, limits::ROWS.1);
    for (at, row) in numbered(components, at) {
        if type_of(row) == kind::ROW {
            check_row(problems, row, &at, &mut seen);
        } else {
            not_one_of(problems, &at, &[kind::ROW]);
        }
    }
}

/// Adds a problem for a component type that is not among `allowed`.
pub(super) fn not_one_of(problems: &mut Problems, at: &FieldPath, allowed: &[u64]) {
    let list: Vec<String> = allowed.iter().map(u64::to_string).collect();
    let comma = if list.len() == 1 { "," } else { "" };
    let message = format!("Value of field \"type\" must be one of ({}{comma}).", list.join(", "));
    problems.add(at, "UNION_TYPE_CHOICES", message);
}

/// Checks a row of buttons or a single select menu.
pub(super) fn check_row<'a>(
    problems: &mut Problems,
    row: &'a Value,
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
) {
    let inside = problems.list(row, "components", at).unwrap_or_default();
    let selects = inside.iter().filter(|child| is_select(type_of(child))).count();
    // A row is five wide: a button takes one, a select menu all five.
    problems.count(&at.to("components"), inside.len(), limits::BUTTONS.0, limits::BUTTONS.1);
    if selects > 1 || selects == 1 && inside.len() > 1 {
        problems.add(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The layout exceeds the width of 5");
    }
    for (at, child) in numbered(inside, &at.to("components")) {
        if type_of(child) != kind::BUTTON && !is_select(type_of(child)) {
            not_one_of(problems, &at, &[2, 3, 5, 6, 7, 8]);
        }
        check_interactive(problems, child, &at, seen);
    }
}

/// Adds an `id` and Discord's defaults to each component.
pub(crate) fn complete(components: &mut [Value]) {
    fn walk(component: &mut Value, next: &mut u64, taken: &[u64]) {
        let kind = type_of(component);
        let select = is_select(kind);
        // Zero counts as missing, as on Discord.
        let own = component["id"].as_u64().filter(|id| *id != 0);
        let number = own.unwrap_or_else(|| {
            *next += 1;
            while taken.contains(next) {
                *next += 1;
            }
            *next
        });
        let Some(fields) = component.as_object_mut() else {
            return;
        };
        // Null means missing, and Discord never returns it here.
        fields.retain(|_, value| !value.is_null());
        fields.insert("id".to_owned(), json!(number));
        let defaults: &[(&str, Value)] = match kind {
            kind::CONTAINER => &[("accent_color", Value::Null), ("spoiler", Value::Bool(false))],
            kind::SEPARATOR => &[("spacing", json!(1)), ("divider", Value::Bool(true))],
            kind::FILE => &[("spoiler", Value::Bool(false))],
            kind::THUMBNAIL => &[("description", Value::Null), ("spoiler", Value::Bool(false))],
            _ => &[],
        };
        for (key, value) in defaults {
            fields.entry(*key).or_insert_with(|| value.clone());
        }
        for item in fields.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(item) = item.as_object_mut() {
                item.entry("description").or_insert(Value::Null);
                item.entry("spoiler").or_insert(Value::Bool(false));
            }
        }
        if select {
            fields.entry("min_values").or_insert_with(|| json!(1));
            fields.entry("max_values").or_insert_with(|| json!(1));
        }
        for key in ["accessory", "component"] {
            if let Some(child) = fields.get_mut(key) {
                walk(child, next, taken);
            }
        }
        for child in fields.get_mut("components").and_then(Value::as_array_mut).into_iter().flatten() {
            walk(child, next, taken);
        }
    }
    let mut taken = Vec::new();
    let mut waiting: Vec<&Value> = components.iter().collect();
    while let Some(component) = waiting.pop() {
        taken.extend(component["id"].as_u64());
        waiting.extend(children(component));
    }
    let mut next = 0;
    for component in components {
        walk(component, &mut next, &taken);
    }
}

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

fn numbered<'a>(components: &'a [Value], at: &FieldPath) -> Vec<(FieldPath, &'a Value)> {
    components.iter().enumerate().map(|(index, component)| (at.to(index), component)).collect()
}

/// Checks a button or select menu. Ignores other components.
pub(super) fn check_interactive<'a>(
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
            problems.required_text(button, "url", at, limits::URL);
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
            problems.required_text(button, "custom_id", at, limits::CUSTOM_ID);
        }
        Some(_) => {
            problems.add(&at.to("style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.");
        }
    }
    if let Some(label) = problems.text(button, "label", at) {
        problems.length(&at.to("label"), label, limits::BUTTON_LABEL.0, limits::BUTTON_LABEL.1);
    }
    check_emoji(problems, button, at);
    let empty = |key: &str| button.get(key).is_none_or(|value| value.is_null() || value == "");
    if empty("label") && empty("emoji") {
        let message = "A button must have a label or an emoji";
        problems.add(at, "BUTTON_COMPONENT_INVALID_EMPTY", message);
    }
}

/// Checks the emoji of a button or an option: a Unicode emoji, or the id of a custom one.
fn check_emoji(problems: &mut Problems, holder: &Value, at: &FieldPath) {
    let Some(emoji) = holder.get("emoji").filter(|it| it.is_object()) else {
        return;
    };
    let custom = emoji.get("id").is_some_and(|id| !id.is_null());
    let name = emoji["name"].as_str().unwrap_or_default();
    if !custom && !is_unicode_emoji(name) {
        let at = at.to("emoji").to("name");
        problems.add(&at, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_select(problems: &mut Problems, select: &Value, at: &FieldPath) {
    problems.required_text(select, "custom_id", at, limits::CUSTOM_ID);
    if let Some(placeholder) = problems.text(select, "placeholder", at) {
        problems.length(&at.to("placeholder"), placeholder, limits::PLACEHOLDER.0, limits::PLACEHOLDER.1);
    }
    let min = problems.whole(select, "min_values", at).unwrap_or(1);
    let max = problems.whole(select, "max_values", at).unwrap_or(1);
    problems.within(&at.to("min_values"), min, limits::SELECT_MIN.0, limits::SELECT_MIN.1);
    problems.within(&at.to("max_values"), max, limits::SELECT_MAX.0, limits::SELECT_MAX.1);
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
    problems.count(&at.to("options"), options.len(), limits::OPTIONS.0, limits::OPTIONS.1);
    let most = i64::try_from(options.len()).unwrap_or(i64::MAX);
    if !options.is_empty() && (max > most || min > most) {
        let message = "Min and max values cannot be greater than the number of options";
        problems.add(&at.to("options"), "SELECT_COMPONENT_TOO_FEW_OPTIONS", message);
    }
    let mut values = HashSet::new();
    for (at, option) in numbered(options, &at.to("options")) {
        problems.required_text(option, "label", &at, limits::OPTION_TEXT);
        if let Some(value) = problems.required_text(option, "value", &at, limits::OPTION_TEXT)
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            problems.add(&at.to("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        check_emoji(problems, option, &at);
        if let Some(description) = problems.text(option, "description", &at) {
            problems.length(
                &at.to("description"),
                description,
                limits::OPTION_DESCRIPTION.0,
                limits::OPTION_DESCRIPTION.1,
            );
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
    fn rows_have_five_buttons_or_one_menu() {
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
    fn ids_and_labels_have_length_limits() {
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
