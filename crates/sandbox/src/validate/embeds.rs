//! Embeds: the lengths of their texts, and their URLs.

use serde_json::Value;

use super::{FieldPath, Problems};

/// The most embeds in a message.
const EMBEDS: usize = 10;
/// The most characters in all embeds of a message together.
const TOTAL: usize = 6000;

/// Checks the embeds of a message.
pub(super) fn check(problems: &mut Problems, embeds: &[Value], at: &FieldPath) {
    problems.count(at, embeds.len(), 0, EMBEDS);
    let total: usize =
        embeds.iter().enumerate().map(|(index, embed)| check_one(problems, embed, &at.to(index))).sum();
    if total > TOTAL {
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {TOTAL}"));
    }
}

/// Checks one embed and returns the number of characters in it.
fn check_one(problems: &mut Problems, embed: &Value, at: &FieldPath) -> usize {
    if !embed.is_object() {
        problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return 0;
    }
    let mut total = 0;
    let mut text = |problems: &mut Problems, form: &Value, key: &str, at: &FieldPath, max: usize| {
        if let Some(text) = problems.text(form, key, at) {
            problems.length(&at.to(key), text, 0, max);
            total += text.chars().count();
        }
    };
    text(problems, embed, "title", at, 256);
    text(problems, embed, "description", at, 4096);
    if let Some(footer) = embed.get("footer").filter(|footer| !footer.is_null()) {
        text(problems, footer, "text", &at.to("footer"), 2048);
        check_url(problems, footer, "icon_url", &at.to("footer"), true);
    }
    if let Some(author) = embed.get("author").filter(|author| !author.is_null()) {
        text(problems, author, "name", &at.to("author"), 256);
        if author.get("name").is_none_or(Value::is_null) {
            problems.required(&at.to("author").to("name"));
        }
        check_url(problems, author, "icon_url", &at.to("author"), true);
        check_url(problems, author, "url", &at.to("author"), false);
    }
    let fields = problems.list(embed, "fields", at).unwrap_or_default();
    problems.count(&at.to("fields"), fields.len(), 0, 25);
    for (index, field) in fields.iter().enumerate() {
        let at = at.to("fields").to(index);
        for (key, max) in [("name", 256), ("value", 1024)] {
            match field.get(key).and_then(Value::as_str) {
                None | Some("") => problems.required(&at.to(key)),
                Some(_) => text(problems, field, key, &at, max),
            }
        }
    }
    for part in ["image", "thumbnail"] {
        if let Some(image) = embed.get(part).filter(|image| !image.is_null()) {
            check_url(problems, image, "url", &at.to(part), true);
        }
    }
    check_url(problems, embed, "url", at, false);
    if let Some(color) = problems.whole(embed, "color", at)
        && !(0..=0xff_ffff).contains(&color)
    {
        let message = "int value should be less than or equal to 16777215 and greater than or equal to 0.";
        problems.add(&at.to("color"), "NUMBER_TYPE_RANGE", message);
    }
    total
}

/// Checks a URL, if there is one.
fn check_url(problems: &mut Problems, form: &Value, key: &str, at: &FieldPath, attachment_allowed: bool) {
    let Some(url) = problems.text(form, key, at).filter(|url| !url.is_empty()) else {
        return;
    };
    let mut schemes = ["http://", "https://", "attachment://"].into_iter();
    let allowed = if attachment_allowed { 3 } else { 2 };
    if !schemes.by_ref().take(allowed).any(|scheme| url.starts_with(scheme)) {
        let schemes =
            if attachment_allowed { "('http', 'https', 'attachment')" } else { "('http', 'https')" };
        let message =
            format!("Scheme \"{}\" is not supported. Scheme must be one of {schemes}.", scheme(url));
        problems.add(&at.to(key), "URL_TYPE_INVALID_SCHEME", message);
    }
}

fn scheme(url: &str) -> &str {
    url.split_once(':').map_or("none", |(scheme, _)| scheme)
}
