//! Texts in the bot's requests: all come from the catalogue, are whole, and respect Discord's limits.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sealed_move::discord::commands::definitions;
use sealed_move::discord::rest::limits;
use sealed_move::domain::UserTimeZone;
use sealed_move::text::Language;
use serde_json::{Map, Value, json};

use super::vocabulary::{Vocabulary, words};
use crate::openapi::Exchange;
use crate::play::monkey::NONSENSE;
use crate::play::table::Table;
use crate::texts::pseudo::{KANA_LANGUAGE, MARKED as LANGUAGE, bypassing};

/// Names of people and of the bot.
const NAMES: [&str; 5] = ["Alice", "Bob", "Carol", "Sealed", "Move"];

/// Names of the options of `/settings` and of the subcommands of `/server` with their options,
/// which aren't translated.
static OPTIONS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let commands = serde_json::to_value(definitions(&[*LANGUAGE])).unwrap();
    let commands = commands.as_array().unwrap().iter();
    let menus = commands.filter(|command| command["name"] == "settings" || command["name"] == "server");
    let name = |option: &Value| option["name"].as_str().unwrap().to_owned();
    let mut names = BTreeSet::new();
    for part in menus.flat_map(|command| command["options"].as_array().unwrap()) {
        names.insert(name(part));
        let own = part["options"].as_array().into_iter().flatten();
        names.extend(own.map(|option| format!("{} {}", name(part), name(option))));
    }
    names
});

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StringUse {
    /// A visible text, with its limit in characters.
    Text(usize),
    /// Data for Discord or the bot.
    Data,
    Unknown,
}

/// The use of a string, from its key, the key of the list or object around it, and its sibling
/// fields.
fn role(container: &str, key: &str, beside: &Map<String, Value>) -> StringUse {
    let input = beside.get("type").is_some_and(|kind| kind == 4);
    let menu = beside.get("type").is_some_and(|kind| kind == 3 || kind == 5 || kind == 8);
    StringUse::Text(match (container, key) {
        ("", "content") => limits::CONTENT,
        ("", "title") => limits::MODAL_TITLE,
        ("", "name") => limits::THREAD_TITLE,
        ("embeds", "title") => limits::EMBED_TITLE,
        ("embeds", "description") => limits::EMBED_DESCRIPTION,
        ("footer", "text") => limits::EMBED_FOOTER,
        ("attachments", "description") => limits::FILE_DESCRIPTION,
        ("choices", "name") => limits::CHOICE_TEXT,
        ("options", "label" | "description") => limits::SELECT_TEXT,
        ("components", "label") if input => limits::INPUT_LABEL,
        ("components", "label") => limits::BUTTON_LABEL,
        ("components", "placeholder") if menu => limits::SELECT_HINT,
        ("components", "placeholder") => limits::INPUT_HINT,
        // A form field's value is the reader's own text.
        (
            _,
            "type" | "custom_id" | "value" | "filename" | "nonce" | "users" | "parse" | "message_id"
            | "recipient_id" | "id",
        ) => return StringUse::Data,
        _ => return StringUse::Unknown,
    })
}

/// The damage of a text cut to a limit.
const CUT: &str = "cut";

/// Which plain words a text may have.
#[derive(Debug, Default)]
enum Law {
    /// None: letters of the catalogue have accents.
    #[default]
    Accents,
    /// Any: without blanks, names and notation are part of longer words.
    Kana,
    /// The words of the translation.
    Translation(Vocabulary),
}

impl Law {
    fn of(lang: Language) -> Self {
        if Language::all().any(|shipped| shipped == lang) {
            Self::Translation(Vocabulary::of(lang.tag()))
        } else if lang == *KANA_LANGUAGE {
            Self::Kana
        } else {
            Self::Accents
        }
    }

    fn forbids(&self, word: &str) -> bool {
        match self {
            Self::Accents => true,
            Self::Kana => false,
            Self::Translation(vocabulary) => vocabulary.is_left_in_english(word),
        }
    }

    /// A missing value, or a text cut to a limit.
    fn damage(&self, text: &str) -> Option<&'static str> {
        match self {
            _ if text.contains('{') => Some("a value is missing"),
            Self::Translation(vocabulary) if vocabulary.is_cut(text) => Some(CUT),
            _ => None,
        }
    }
}

/// Findings in requests.
#[derive(Debug, Default)]
pub(super) struct Wording {
    law: Law,
    /// Distinct visible texts.
    pub(super) texts: BTreeSet<String>,
    pub(super) problems: BTreeSet<String>,
}

impl Wording {
    /// Reads the bot's requests, without command registration.
    fn read(traffic: &[Exchange], law: Law) -> Self {
        let mut found = Self { law, ..Self::default() };
        for exchange in traffic {
            let Some(body) = &exchange.request_json else { continue };
            if exchange.status == 400 {
                found
                    .problems
                    .insert(format!("refused: {} {:?} {body}", exchange.path, exchange.response_json));
            }
            if !exchange.path.ends_with("/commands") {
                found.read_body(body);
            }
        }
        found
    }

    pub(super) fn read_body(&mut self, body: &Value) {
        match body {
            Value::Object(object) => self.object(object, ""),
            Value::Null => {}
            _ => drop(self.problems.insert(format!("no object: {body}"))),
        }
    }

    fn object(&mut self, object: &Map<String, Value>, container: &str) {
        for (key, value) in object {
            match value {
                Value::String(text) => self.string(text, container, key, object),
                // The data of an interaction's response contains its message, list or form.
                Value::Object(inner) if key == "data" => self.object(inner, ""),
                Value::Object(inner) => self.object(inner, key),
                Value::Array(list) => {
                    for item in list {
                        match item {
                            Value::Object(inner) => self.object(inner, key),
                            Value::String(text) => self.string(text, container, key, object),
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn string(&mut self, text: &str, container: &str, key: &str, beside: &Map<String, Value>) {
        let StringUse::Text(limit) = role(container, key, beside) else {
            if role(container, key, beside) == StringUse::Unknown {
                self.problems.insert(format!("what is {key} of {container}? {text}"));
            }
            return;
        };
        if text.is_empty() {
            return;
        }
        let length = text.chars().count();
        if length > limit {
            self.problems.insert(format!("{length} of {limit} characters: {text}"));
        }
        // Small print, choices and moves on buttons are beginnings of longer texts.
        let is_preview = matches!((container, key), ("choices", "name") | ("options", "description"))
            || key == "label" && text.contains(" · ");
        if let Some(damage) = self.law.damage(text).filter(|damage| !is_preview || *damage != CUT) {
            self.problems.insert(format!("{damage}: {text}"));
        }
        // An entry's value is notation.
        let value = beside.get("value").and_then(Value::as_str).unwrap_or_default();
        let meant: BTreeSet<&str> = words(value).collect();
        let shown = if is_preview { without_cut_word(text) } else { text };
        let without_zones: Vec<_> = shown.split([' ', '：']).filter(|part| !is_zone(part)).collect();
        let plain = bypassing(&without_zones.join(" ")).into_iter();
        let plain = plain.filter(|word| !is_no_text(word) && !meant.contains(word.as_str()));
        let plain = plain.filter(|word| self.law.forbids(word) && !(word == "pass" && names_a_pass(text)));
        // The menu of one option begins or ends its title and placeholder with the option's name, which
        // may be cut.
        let named = (matches!(key, "title" | "placeholder")).then(|| option_name(text)).flatten();
        let plain = plain.filter(|word| !named.is_some_and(|name| words(name).any(|part| part == word)));
        self.problems.extend(plain.map(|word| format!("{word}: {text}")));
        self.texts.insert(text.to_owned());
    }
}

/// A preview without the word in which it was cut.
fn without_cut_word(text: &str) -> &str {
    let cut = text.strip_suffix('…').and_then(|cut| cut.rsplit_once(char::is_whitespace));
    cut.map_or(text, |(whole, _)| whole)
}

/// The name of an option at either end of a text. If the text was cut, only the beginning of the name may be there.
fn option_name(text: &str) -> Option<&str> {
    let first = OPTIONS.iter().filter(|name| text.starts_with(*name)).map(String::len).max();
    if let Some(length) = first {
        return Some(&text[..length]);
    }
    let ending = |name: &String| match text.strip_suffix('…') {
        None => text.ends_with(name).then_some(name.len()),
        Some(cut) => (1..=name.len()).rev().find(|length| cut.ends_with(&format!(" {}", &name[..*length]))),
    };
    let length = OPTIONS.iter().filter_map(ending).max()?;
    let whole = text.trim_end_matches('…');
    whole.get(whole.len() - length..)
}

/// Whether a text is the name of a time zone or its city.
fn is_zone(part: &str) -> bool {
    let name = part.lines().next().unwrap_or_default().trim_matches(['(', ')']);
    let is_city = || UserTimeZone::names().any(|zone| zone.rsplit('/').next() == Some(name));
    name.starts_with(|c: char| c.is_ascii_uppercase()) && (UserTimeZone::find(name).is_some() || is_city())
}

/// Whether each "pass" in a text is the notation of the last move. An alt text has it after a colon if the words of the
/// move make it too long.
fn names_a_pass(text: &str) -> bool {
    text.match_indices("pass").all(|(at, _)| text[..at].trim_end().ends_with([':', '：']))
}

/// Whether a plain word is a name or was typed by a person.
fn is_no_text(word: &str) -> bool {
    let is_language = Language::all().any(|lang| words(lang.name()).any(|part| part == word));
    is_language || NAMES.contains(&word) || NONSENSE.iter().any(|typed| words(typed).any(|part| part == word))
}

/// Checks everything the bot has sent since the last call. Returns the visible texts.
pub(super) async fn check_traffic(table: &Table, lang: Language) -> BTreeSet<String> {
    let found = Wording::read(&table.bed.traffic().await, Law::of(lang));
    let problems: Vec<_> = found.problems.iter().map(String::as_str).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    found.texts
}

/// Checks the text of a message.
pub(super) fn check_message(message: &Value, lang: Language) {
    let mut found = Wording { law: Law::of(lang), ..Wording::default() };
    let mut texts = vec![message["content"].clone()];
    for embed in message["embeds"].as_array().into_iter().flatten() {
        texts.extend([embed["title"].clone(), embed["description"].clone()]);
    }
    texts.retain(|text| text.as_str().is_some_and(|text| !text.is_empty()));
    assert!(!texts.is_empty(), "{message}");
    texts.into_iter().for_each(|text| found.read_body(&json!({ "content": text })));
    assert!(found.problems.is_empty(), "{:#?}", found.problems);
}

#[cfg(test)]
mod planted {
    use super::*;

    fn problems(body: &Value) -> Vec<String> {
        let mut found = Wording::default();
        found.read_body(body);
        found.problems.into_iter().collect()
    }

    fn check(body: &Value, expected: &[&str]) {
        assert_eq!(problems(body), expected, "{body}");
    }

    #[test]
    fn texts_of_the_catalogue_pass() {
        check(&json!({ "content": "Ýóúŕ ťúŕń, <@1>: `e2e4`, O-O, <t:1:R>", "nonce": "plain words" }), &[]);
        let choice = json!({ "name": "burn GD · ƀúŕń", "value": "burn GD" });
        check(&json!({ "type": 8, "data": { "choices": [choice] } }), &[]);
        let zone = json!({ "name": "Europe/Vienna", "value": "Europe/Vienna" });
        check(&json!({ "type": 8, "data": { "choices": [zone] } }), &[]);
    }

    #[test]
    fn a_text_bypassing_the_catalogue_is_found_anywhere() {
        let found = &["bypass: bypass"];
        let text = "bypass";
        check(&json!({ "content": text }), found);
        check(&json!({ "type": 4, "data": { "content": text } }), found);
        check(&json!({ "embeds": [{ "title": text }] }), found);
        check(&json!({ "embeds": [{ "description": text }] }), found);
        check(&json!({ "embeds": [{ "footer": { "text": text } }] }), found);
        check(&json!({ "attachments": [{ "id": 0, "description": text }] }), found);
        check(&json!({ "auto_archive_duration": 60, "name": text }), found);
        check(&json!({ "type": 8, "data": { "choices": [{ "name": text, "value": "e2e4" }] } }), found);
        let rows = |component: Value| json!({ "components": [{ "type": 1, "components": [component] }] });
        check(&rows(json!({ "type": 2, "label": text, "custom_id": "a" })), found);
        check(&rows(json!({ "type": 3, "placeholder": text, "options": [] })), found);
        check(&rows(json!({ "type": 3, "options": [{ "label": text, "value": "a" }] })), found);
        check(
            &rows(json!({ "type": 3, "options": [{ "label": "é", "description": text, "value": "a" }] })),
            found,
        );
        let input = json!({ "type": 4, "label": text, "placeholder": text, "value": "my notes" });
        check(
            &json!({ "type": 9, "data": { "title": text, "components": [{ "components": [input] }] } }),
            found,
        );
    }

    #[test]
    fn english_words_and_damage_are_found_in_a_translation() {
        let check = |text: &str, expected: &[&str]| {
            let law = Law::of(Language::from_tag("de").unwrap());
            let mut found = Wording { law, ..Wording::default() };
            found.read_body(&json!({ "content": text }));
            assert!(found.problems.iter().eq(expected), "{text}: {:?}", found.problems);
        };
        check("Alice, du bist am Zug! `your turn` /move e2e4, Kyo. Ich denke nach …", &[]);
        check("Alice, your Zug!", &["your: Alice, your Zug!"]);
        check("Du ziehst { $p }.", &["a value is missing: Du ziehst { $p }."]);
        check("Du ziehst … nach e4.", &["cut: Du ziehst … nach e4."]);
        check("Du bist am Z…", &["cut: Du bist am Z…"]);
        check(&format!("{}Zug…", "Zug; ".repeat(11)), &[]);
        assert_eq!(without_cut_word("Ein Zug re…"), "Ein Zug");
        assert_eq!(without_cut_word("Ein Zug"), "Ein Zug");
    }

    #[test]
    fn a_menu_may_contain_its_options_name() {
        check(&json!({ "embeds": [{ "title": "Ôƥťíóń: pings" }] }), &[]);
        check(&json!({ "embeds": [{ "title": "pings ôƥťíóń" }] }), &[]);
        check(&json!({ "embeds": [{ "title": "Ôƥťíóń pings ôƥťíóń" }] }), &["pings: Ôƥťíóń pings ôƥťíóń"]);
        check(&json!({ "content": "Ôƥťíóń: pings" }), &["pings: Ôƥťíóń: pings"]);
        check(&json!({ "embeds": [{ "title": "Ôƥťíóń: bypass" }] }), &["bypass: Ôƥťíóń: bypass"]);
        check(&json!({ "embeds": [{ "title": "Ôƥťíóń: pin…" }] }), &[]);
    }

    #[test]
    fn a_pass_is_allowed_only_as_the_last_move() {
        check(&json!({ "content": "Ļáśť ḿóṽé: pass. Ŵĥíťé" }), &[]);
        check(&json!({ "content": "Ļáśť ḿóṽé\u{a0}: pass" }), &[]);
        check(&json!({ "content": "Ļáśť: Pass" }), &["Pass: Ļáśť: Pass"]);
        check(&json!({ "content": "Ŷóú: pass, pass" }), &["pass: Ŷóú: pass, pass"]);
    }

    #[test]
    fn long_and_unknown_texts_are_found() {
        let long = |length: usize| "é".repeat(length);
        let label = |length: usize| json!({ "components": [{ "components": [{ "type": 2, "label": long(length) }] }] });
        check(&label(80), &[]);
        assert_eq!(problems(&label(81)).len(), 1);
        assert_eq!(problems(&json!({ "content": long(2001) })).len(), 1);
        let field = json!({ "embeds": [{ "fields": [{ "name": "é", "value": "é" }] }] });
        check(&field, &["what is name of fields? é"]);
    }

    #[test]
    fn requests_that_discord_refuses_are_found() {
        let exchange = |status: u16| Exchange {
            method: "POST".to_owned(),
            path: "/channels/1/messages".to_owned(),
            status,
            request_json: Some(json!({ "content": "é" })),
            response_json: None,
        };
        assert!(Wording::read(&[exchange(200), exchange(403)], Law::Accents).problems.is_empty());
        assert_eq!(Wording::read(&[exchange(400)], Law::Accents).problems.len(), 1);
    }
}
