//! Components V2: nesting, texts and media.

use std::collections::HashSet;

use serde_json::Value;

use super::components::{check_interactive, check_row, children, kind, not_one_of, type_of};
use super::limits::component as limits;
use super::{FieldPath, Problems};

/// Component types allowed at the top level of a message.
const TOP: &[u64] = &[
    kind::ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::GALLERY,
    kind::FILE,
    kind::SEPARATOR,
    kind::CONTAINER,
];
/// Component types allowed in a container: all of `TOP` except the container, which is last.
const IN_CONTAINER: &[u64] = TOP.split_at(TOP.len() - 1).0;

pub(super) fn check<'a>(
    problems: &mut Problems,
    components: &'a [Value],
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
) {
    let all = flat(components);
    problems.count(at, all.len(), limits::V2.0, limits::V2.1);
    let texts = all.iter().filter(|it| type_of(it) == kind::TEXT_DISPLAY);
    let total: usize = texts.filter_map(|it| it["content"].as_str()).map(|text| text.chars().count()).sum();
    if total > limits::V2_TEXT {
        let message = format!("Must be {} or fewer in length in all components.", limits::V2_TEXT);
        problems.add(at, "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", message);
    }
    let mut ids = HashSet::new();
    if all.iter().filter_map(|it| it["id"].as_u64()).filter(|id| *id != 0).any(|id| !ids.insert(id)) {
        problems.add(at, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
    }
    check_list(problems, components, TOP, at, seen);
}

/// Returns all components, including nested ones.
fn flat(components: &[Value]) -> Vec<&Value> {
    let mut all: Vec<&Value> = components.iter().collect();
    let mut next = 0;
    while let Some(component) = all.get(next) {
        all.extend(children(component));
        next += 1;
    }
    all
}

fn check_list<'a>(
    problems: &mut Problems,
    components: &'a [Value],
    allowed: &[u64],
    at: &FieldPath,
    seen: &mut HashSet<&'a str>,
) {
    for (index, component) in components.iter().enumerate() {
        let at = at.to(index);
        if !allowed.contains(&type_of(component)) {
            not_one_of(problems, &at, allowed);
            continue;
        }
        check_one(problems, component, &at, seen);
    }
}

fn check_one<'a>(problems: &mut Problems, component: &'a Value, at: &FieldPath, seen: &mut HashSet<&'a str>) {
    match type_of(component) {
        kind::ROW => check_row(problems, component, at, seen),
        kind::TEXT_DISPLAY => {
            problems.required_text(component, "content", at, limits::TEXT_DISPLAY);
        }
        kind::SECTION => {
            let texts = problems.list(component, "components", at).unwrap_or_default();
            let inside = at.to("components");
            problems.count(&inside, texts.len(), limits::SECTION.0, limits::SECTION.1);
            check_list(problems, texts, &[kind::TEXT_DISPLAY], &inside, seen);
            let at = at.to("accessory");
            match component.get("accessory").filter(|it| !it.is_null()) {
                None => problems.required(&at),
                Some(button) if type_of(button) == kind::BUTTON => {
                    check_interactive(problems, button, &at, seen);
                }
                Some(picture) if type_of(picture) == kind::THUMBNAIL => check_media(problems, picture, &at),
                Some(_) => not_one_of(problems, &at, &[kind::BUTTON, kind::THUMBNAIL]),
            }
        }
        kind::GALLERY => {
            let items = problems.list(component, "items", at).unwrap_or_default();
            let at = at.to("items");
            problems.count(&at, items.len(), limits::GALLERY.0, limits::GALLERY.1);
            for (index, item) in items.iter().enumerate() {
                check_media(problems, item, &at.to(index));
            }
        }
        kind::FILE => {
            let url = component["file"]["url"].as_str();
            if !url.is_some_and(|url| url.starts_with("attachment://")) {
                let message = "Scheme must be one of ('attachment',).";
                problems.add(&at.to("file").to("url"), "URL_TYPE_INVALID_SCHEME", message);
            }
        }
        kind::SEPARATOR => {
            let spacing = problems.whole(component, "spacing", at);
            if spacing.is_some_and(|size| !(1..=2).contains(&size)) {
                problems.add(&at.to("spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
            }
        }
        kind::CONTAINER => {
            let inside = problems.list(component, "components", at).unwrap_or_default();
            if let Some(color) = problems.whole(component, "accent_color", at) {
                problems.within(&at.to("accent_color"), color, 0, 0xff_ffff);
            }
            let at = at.to("components");
            problems.count(&at, inside.len(), limits::V2.0, limits::V2.1);
            check_list(problems, inside, IN_CONTAINER, &at, seen);
        }
        _ => {}
    }
}

fn check_media(problems: &mut Problems, holder: &Value, at: &FieldPath) {
    let media = at.to("media");
    match holder["media"]["url"].as_str() {
        None => problems.required(&media.to("url")),
        Some(url) if ["http://", "https://", "attachment://"].iter().any(|it| url.starts_with(it)) => {}
        Some(_) => {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            problems.add(&media.to("url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
    if let Some(text) = problems.text(holder, "description", at) {
        let (min, max) = limits::MEDIA_DESCRIPTION;
        problems.length(&at.to("description"), text, min, max);
    }
}

/// Adds a problem for each `attachment://…` without a matching file.
pub(crate) fn check_files(
    problems: &mut Problems,
    components: &[Value],
    at: &FieldPath,
    exists: &dyn Fn(&str) -> bool,
) {
    let missing = |holder: &Value, key: &str| {
        let name = holder[key]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
        name.is_some_and(|name| !exists(name))
    };
    let message = "The attachment was not found";
    for (index, component) in components.iter().enumerate() {
        let at = at.to(index);
        for (number, item) in component["items"].as_array().into_iter().flatten().enumerate() {
            if missing(item, "media") {
                let at = at.to("items").to(number).to("media").to("url");
                problems.add(&at, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
            }
        }
        if missing(component, "file") {
            let at = at.to("file").to("url");
            problems.add(&at, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
        }
        if missing(&component["accessory"], "media") {
            let at = at.to("accessory").to("media").to("url");
            problems.add(&at, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
        }
        let inside = component["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        check_files(problems, inside, &at.to("components"), exists);
    }
}
