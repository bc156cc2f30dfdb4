//! Embeds: text lengths and URLs.

use serde_json::Value;

use super::limits::{LengthBounds, embed as limits};
use super::{FieldPath, Problems};

pub(super) fn check(problems: &mut Problems, embeds: &[Value], at: &FieldPath) {
    problems.count(at, embeds.len(), limits::EMBEDS.0, limits::EMBEDS.1);
    let total: usize =
        embeds.iter().enumerate().map(|(index, embed)| check_one(problems, embed, &at.to(index))).sum();
    if total > limits::TOTAL {
        problems.add(
            at,
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {}", limits::TOTAL),
        );
    }
}

/// Checks one embed and returns its number of characters.
fn check_one(problems: &mut Problems, embed: &Value, at: &FieldPath) -> usize {
    if !embed.is_object() {
        problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return 0;
    }
    let mut total = 0;
    let mut text =
        |problems: &mut Problems, form: &Value, key: &str, at: &FieldPath, (min, max): LengthBounds| {
            if let Some(text) = problems.text(form, key, at) {
                problems.length(&at.to(key), text, min, max);
                total += text.chars().count();
            }
        };
    text(problems, embed, "title", at, limits::TITLE);
    text(problems, embed, "description", at, limits::DESCRIPTION);
    if let Some(footer) = embed.get("footer").filter(|footer| !footer.is_null()) {
        text(problems, footer, "text", &at.to("footer"), limits::FOOTER);
        check_url(problems, footer, "icon_url", &at.to("footer"), true);
    }
    if let Some(author) = embed.get("author").filter(|author| !author.is_null()) {
        text(problems, author, "name", &at.to("author"), limits::AUTHOR);
        if author.get("name").is_none_or(Value::is_null) {
            problems.required(&at.to("author").to("name"));
        }
        check_url(problems, author, "icon_url", &at.to("author"), true);
        check_url(problems, author, "url", &at.to("author"), false);
    }
    let fields = problems.list(embed, "fields", at).unwrap_or_default();
    problems.count(&at.to("fields"), fields.len(), limits::FIELDS.0, limits::FIELDS.1);
    for (index, field) in fields.iter().enumerate() {
        let at = at.to("fields").to(index);
        for (key, max) in [("name", limits::FIELD_NAME), ("value", limits::FIELD_VALUE)] {
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
    if let Some(color) = problems.whole(embed, "color", at) {
        problems.within(&at.to("color"), color, limits::COLOR.0, limits::COLOR.1);
    }
    if let Some(time) = problems.text(embed, "timestamp", at)
        && !is_time(time)
    {
        let message = format!("Could not parse {time}. Should be ISO8601.");
        problems.add(&at.to("timestamp"), "DATE_TIME_TYPE_PARSE", message);
    }
    let shows = |key: &str| match embed.get(key) {
        None | Some(Value::Null) => false,
        Some(Value::String(text)) => !text.is_empty(),
        Some(Value::Array(list)) => !list.is_empty(),
        Some(_) => true,
    };
    let parts =
        ["title", "description", "footer", "author", "fields", "image", "thumbnail", "video", "provider"];
    if !parts.into_iter().any(shows) && !shows("timestamp") && !shows("url") {
        problems.required(&at.to("description"));
    }
    total
}

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

/// Returns whether `text` is an ISO 8601 date or timestamp, judging by its digits.
fn is_time(text: &str) -> bool {
    let number = |range: std::ops::Range<usize>| {
        let part = text.get(range)?;
        part.bytes().all(|it| it.is_ascii_digit()).then(|| part.parse::<u32>().ok()).flatten()
    };
    let date = number(0..4).is_some()
        && number(5..7).is_some_and(|month| (1..=12).contains(&month))
        && number(8..10).is_some_and(|day| (1..=31).contains(&day));
    let time =
        || number(11..13).is_some_and(|hour| hour < 24) && number(14..16).is_some_and(|minute| minute < 60);
    date && (text.len() == 10 || time())
}
