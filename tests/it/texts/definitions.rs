//! Texts of commands: within Discord's limits, in English and in languages with longer words.

use sealed_move::discord::commands::definitions;
use sealed_move::discord::rest::limits;
use sealed_move::text::{Language, clip};
use serde_json::Value;

use super::MENU_TEXT;
use super::pseudo::{DROPPED_IN, ENDLESS, bypassing};

/// The names of two languages, in `/settings` and in `/server`, which aren't translated.
const UNLOCALIZED: usize = 4;

/// Problems of a definition's text, in all languages.
fn problems(text: &Value, localized: &Value, limit: usize) -> Vec<String> {
    let texts = localized.as_object().into_iter().flat_map(|map| map.values()).chain([text]);
    let texts = texts.map(|text| text.as_str().unwrap_or_default());
    let wrong = texts.filter(|text| !(1..=limit).contains(&text.chars().count()));
    wrong.map(|text| format!("not 1 to {limit} characters: {text}")).collect()
}

/// Characters of a text in its longest language.
fn longest(text: &Value, localized: &Value) -> usize {
    let texts = localized.as_object().into_iter().flat_map(|map| map.values()).chain([text]);
    texts.map(|text| text.as_str().unwrap_or_default().chars().count()).max().unwrap_or_default()
}

/// Checks the texts of a command, subcommand or option. Returns the problems and the total number
/// of characters.
fn check(definition: &Value) -> (Vec<String>, usize) {
    let list = |key: &str| definition[key].as_array().cloned().unwrap_or_default();
    let in_menu = definition["type"] == 2 && definition["description"].is_null();
    let mut found = problems(&definition["name"], &definition["name_localizations"], limits::COMMAND_NAME);
    let mut total = longest(&definition["name"], &definition["name_localizations"]);
    if !in_menu {
        let (text, localized) = (&definition["description"], &definition["description_localizations"]);
        found.extend(problems(text, localized, limits::COMMAND_DESCRIPTION));
        total += longest(text, localized);
    }
    for choice in list("choices") {
        found.extend(problems(&choice["name"], &choice["name_localizations"], limits::CHOICE_TEXT));
        total += longest(&choice["name"], &choice["name_localizations"]);
        total += choice["value"].as_str().map_or(0, |value| value.chars().count());
    }
    for option in list("options") {
        let (wrong, characters) = check(&option);
        found.extend(wrong);
        total += characters;
    }
    (found, total)
}

/// The commands as sent to Discord.
fn sent(further: &[Language]) -> Vec<Value> {
    serde_json::to_value(definitions(further)).unwrap().as_array().unwrap().clone()
}

/// The visible texts of a definition.
fn texts(definition: &Value) -> Vec<&str> {
    let list = |key: &str| definition[key].as_array().map_or(&[][..], Vec::as_slice);
    let own = definition["description"].as_str().or_else(|| definition["name"].as_str());
    let choices = list("choices").iter().filter_map(|choice| choice["name"].as_str());
    own.into_iter().chain(choices).chain(list("options").iter().flat_map(texts)).collect()
}

/// The texts of a definition in a locale, each with its limit.
fn localized<'a>(definition: &'a Value, locale: &str) -> Vec<(&'a str, usize)> {
    let list = |key: &str| definition[key].as_array().map_or(&[][..], Vec::as_slice);
    let description = definition["description_localizations"][locale].as_str();
    let name = definition["name_localizations"][locale].as_str();
    let choices = list("choices").iter().filter_map(|choice| choice["name_localizations"][locale].as_str());
    let own = [(name, limits::COMMAND_NAME), (description, limits::COMMAND_DESCRIPTION)];
    let own = own.into_iter().filter_map(|(text, limit)| Some((text?, limit)));
    let choices = choices.map(|text| (text, limits::CHOICE_TEXT));
    own.chain(choices).chain(list("options").iter().flat_map(|option| localized(option, locale))).collect()
}

#[test]
fn english_leaves_room_for_languages_with_longer_words() {
    let commands = sent(&[]);
    let texts: Vec<&str> = commands.iter().flat_map(texts).collect();
    let long: Vec<_> = texts.iter().filter(|text| text.chars().count() > MENU_TEXT).collect();
    assert!(texts.len() > 150 && long.is_empty(), "{} {long:#?}", texts.len());
}

#[test]
fn definitions_keep_discords_limits_in_every_language() {
    for further in [vec![], vec![*DROPPED_IN], vec![*ENDLESS], vec![*DROPPED_IN, *ENDLESS]] {
        for command in sent(&further) {
            let (found, total) = check(&command);
            assert!(found.is_empty(), "{found:#?}");
            assert!(total <= limits::COMMAND_TEXTS, "{}: {total} characters", command["name"]);
        }
    }
}

#[test]
fn long_translations_end_with_an_ellipsis() {
    let commands = sent(&[*DROPPED_IN, *ENDLESS]);
    let count = |locale: &str| {
        let texts: Vec<_> = commands.iter().flat_map(|command| localized(command, locale)).collect();
        for (text, limit) in &texts {
            assert_eq!(*text, clip(text, *limit));
            assert!(text.ends_with('…') || text.chars().count() < *limit, "{text}");
        }
        let cut = texts.iter().filter(|(text, limit)| is_cut(text, *limit));
        (texts.len(), cut.count())
    };
    let (all, cut) = count(DROPPED_IN.tag());
    assert!(all > 150 && cut == 0, "{cut} of {all}");
    let (all, cut) = count(ENDLESS.tag());
    assert!(all > 150 && cut > 80, "{cut} of {all}");
}

fn is_cut(text: &str, limit: usize) -> bool {
    text.ends_with('…') && 3 * limit <= 4 * text.chars().count()
}

/// The shipped languages except English.
fn shipped() -> Vec<Language> {
    Language::all().filter(|lang| *lang != Language::ENGLISH).collect()
}

/// Long texts that end with an ellipsis: they were cut, at a word near their limit.
fn cut(commands: &[Value], locales: &[&str]) -> Vec<String> {
    let texts = locales.iter().flat_map(|locale| {
        commands.iter().flat_map(move |command| localized(command, locale)).map(move |text| (locale, text))
    });
    let cut = texts.filter(|(_, (text, limit))| is_cut(text, *limit));
    cut.map(|(locale, (text, _))| format!("{locale}: {text}")).collect()
}

#[test]
fn shipped_languages_fit_without_being_cut() {
    let commands = sent(&shipped());
    let used =
        |command: &Value| command["description_localizations"].as_object().cloned().unwrap_or_default();
    let locales: Vec<String> =
        commands.iter().flat_map(|command| used(command).into_iter().map(|(key, _)| key)).collect();
    let mut locales: Vec<&str> = locales.iter().map(String::as_str).collect();
    locales.sort_unstable();
    locales.dedup();
    assert!(locales.len() >= shipped().len(), "{locales:?}");
    let cut = cut(&commands, &locales);
    assert!(cut.is_empty(), "{cut:#?}");
    for command in &commands {
        let (found, total) = check(command);
        assert!(found.is_empty(), "{found:#?}");
        assert!(total <= limits::COMMAND_TEXTS, "{}: {total} characters", command["name"]);
    }
}

#[test]
fn a_cut_text_of_a_command_is_found() {
    assert!(!cut(&sent(&[*ENDLESS]), &[ENDLESS.tag()]).is_empty());
    assert!(cut(&sent(&[*DROPPED_IN]), &[DROPPED_IN.tag()]).is_empty());
}

#[test]
fn no_text_of_a_command_bypasses_the_catalogue() {
    let commands = sent(&[*DROPPED_IN]);
    for (text, _) in commands.iter().flat_map(|command| localized(command, DROPPED_IN.tag())) {
        let plain = bypassing(text);
        assert!(plain.is_empty(), "{plain:?}: {text}");
    }
    let [english, localized] = [commands.iter().flat_map(texts).count(), {
        commands.iter().flat_map(|command| localized(command, DROPPED_IN.tag())).count()
    }];
    assert_eq!(english, localized + UNLOCALIZED, "a text of a command is not translated");
}

#[test]
fn a_definition_that_discord_would_refuse_is_found() {
    let long = |length: usize| "x".repeat(length);
    let command = |description: usize, translated: usize| {
        serde_json::json!({
            "name": "a",
            "description": long(description),
            "options": [{ "name": "b", "description": "b", "description_localizations": { "fi": long(translated) } }],
        })
    };
    assert!(check(&command(100, 100)).0.is_empty());
    assert_eq!(check(&command(101, 100)).0.len(), 1);
    assert_eq!(check(&command(100, 101)).0.len(), 1);
    assert_eq!(check(&command(100, 0)).0.len(), 1);
    assert_eq!(check(&command(100, 100)).1, 202);
}
