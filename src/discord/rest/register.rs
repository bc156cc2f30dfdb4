//! Registers the commands at the start if they differ from Discord's. Registering unconditionally
//! would hit a daily limit, and commands would flicker for players.

use std::collections::HashMap;

use serde_json::Value;
use serenity::builder::CreateCommand;
use serenity::http::Http;

use super::delivery_error::with_retries;

/// The commands that Discord has.
pub(crate) struct Registered {
    /// Whether they differed and were registered.
    pub(crate) changed: bool,
    /// The id of each slash command. A subcommand has its command's id: `server show`.
    pub(crate) ids: HashMap<String, u64>,
}

/// Registers `wanted` if it differs.
pub(crate) async fn register(http: &Http, wanted: &[CreateCommand]) -> Result<Registered, serenity::Error> {
    let have = with_retries(async || http.get_global_commands_with_localizations().await).await?;
    let have = serde_json::to_value(have)?;
    if covers_all(&have, &serde_json::to_value(wanted)?) {
        return Ok(Registered { changed: false, ids: ids(&have) });
    }
    let made = with_retries(async || http.create_global_commands(&wanted).await).await?;
    Ok(Registered { changed: true, ids: ids(&serde_json::to_value(made)?) })
}

/// Discord's types of options that are subcommands or groups of them.
const SUBCOMMANDS: [i64; 2] = [1, 2];

fn ids(commands: &Value) -> HashMap<String, u64> {
    let slash = commands.as_array().into_iter().flatten().filter(|command| kind(command) == 1);
    slash
        .filter_map(|command| Some((command, command.get("id")?.as_str()?.parse().ok()?)))
        .flat_map(|(command, id)| paths(command).into_iter().map(move |path| (path, id)))
        .collect()
}

/// The words of each command that a person can enter.
fn paths(command: &Value) -> Vec<String> {
    let Some(name) = command.get("name").and_then(Value::as_str) else { return Vec::new() };
    let options = command.get("options").and_then(Value::as_array).into_iter().flatten();
    let inside: Vec<_> =
        options.filter(|option| SUBCOMMANDS.contains(&kind(option))).flat_map(paths).collect();
    if inside.is_empty() {
        return vec![name.to_owned()];
    }
    inside.into_iter().map(|inside| format!("{name} {inside}")).collect()
}

/// Whether the same commands are registered, in any order.
fn covers_all(have: &Value, wanted: &Value) -> bool {
    let (Some(have), Some(wanted)) = (have.as_array(), wanted.as_array()) else { return false };
    have.len() == wanted.len()
        && wanted.iter().all(|wanted| have.iter().any(|have| same_name(have, wanted) && covers(have, wanted)))
}

fn same_name(left: &Value, right: &Value) -> bool {
    left.get("name") == right.get("name") && kind(left) == kind(right)
}

/// The default type is a slash command.
fn kind(command: &Value) -> i64 {
    command.get("type").and_then(Value::as_i64).unwrap_or(1)
}

/// Whether `have` matches all of `wanted`. Missing values are defaults.
fn covers(have: &Value, wanted: &Value) -> bool {
    match (have, wanted) {
        (Value::Object(have), Value::Object(wanted)) => {
            let same_value = |key: &str, value: &Value| {
                let have = have.get(key).unwrap_or(&Value::Null);
                // Texts of removed languages must go.
                let same = have == value || is_default(Some(have)) && is_default(Some(value));
                if key.ends_with("_localizations") { same } else { covers(have, value) }
            };
            let optional = [
                "default_member_permissions",
                "options",
                "choices",
                "autocomplete",
                "required",
                "min_value",
                "max_value",
            ];
            wanted.iter().all(|(key, value)| same_value(key, value))
                && optional.iter().all(|key| wanted.contains_key(*key) || is_default(have.get(*key)))
        }
        (Value::Array(have), Value::Array(wanted)) => {
            have.len() == wanted.len() && have.iter().zip(wanted).all(|(have, wanted)| covers(have, wanted))
        }
        (Value::Number(have), Value::Number(wanted)) => have.as_f64() == wanted.as_f64(),
        (Value::Null, wanted) => is_default(Some(wanted)),
        (have, wanted) => have == wanted,
    }
}

fn is_default(value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null | Value::Bool(false)) => true,
        Some(Value::Array(list)) => list.is_empty(),
        Some(Value::Object(map)) => map.is_empty(),
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use serde_json::json;

    use super::*;
    use crate::discord::commands::{definitions, free_locales};
    use crate::discord::rest::limits;
    use crate::text::Language;

    /// The definitions as Discord returns them: with ids, versions and defaults.
    fn registered() -> Value {
        let mut commands = serde_json::to_value(definitions(&[])).unwrap();
        for command in commands.as_array_mut().unwrap() {
            command["id"] = json!("1");
            command["application_id"] = json!("2");
            command["version"] = json!("3");
            command["type"] = json!(kind(command));
            command["nsfw"] = json!(false);
            if command.get("default_member_permissions").is_none() {
                command["default_member_permissions"] = json!(null);
            }
        }
        commands.as_array_mut().unwrap().reverse();
        commands
    }

    #[test]
    fn ids_cover_subcommands_but_not_context_menus() {
        let commands = json!([
            { "id": "5", "name": "move", "type": 1, "options": [{ "name": "game", "type": 3 }] },
            { "id": "6", "name": "Block", "type": 2 },
            { "id": "7", "name": "server", "type": 1, "options": [
                { "name": "show", "type": 1 },
                { "name": "channel", "type": 2, "options": [{ "name": "add", "type": 1, "options": [
                    { "name": "which", "type": 7 },
                ] }] },
            ] },
            { "name": "lost", "type": 1 },
        ]);
        let expected = [("move", 5), ("server show", 7), ("server channel add", 7)];
        assert_eq!(ids(&commands), expected.map(|(path, id)| (path.to_owned(), id)).into());
    }

    #[test]
    fn help_names_every_command() {
        let help = include_str!("../../text/en.ftl").lines();
        let help = help.skip_while(|line| !line.starts_with("help-title"));
        let help: String = help.take_while(|line| !line.starts_with("help-next-turn")).collect();
        let commands = ids(&registered());
        assert!(commands.len() > 40 && commands.contains_key("server channel add"));
        for command in commands.keys() {
            assert!(help.contains(&format!("`/{command}`")), "{command} is missing");
        }
    }

    #[test]
    fn identical_commands_are_not_registered_again() {
        assert!(covers_all(&registered(), &serde_json::to_value(definitions(&[])).unwrap()));
    }

    #[test]
    fn any_difference_registers_again() {
        let wanted = serde_json::to_value(definitions(&[])).unwrap();
        let change = |change: &dyn Fn(&mut Value)| {
            let mut have = registered();
            change(&mut have);
            covers_all(&have, &wanted)
        };
        assert!(!change(&|have| have[0]["description"] = json!("other")));
        assert!(!change(&|have| drop(have.as_array_mut().unwrap().pop())));
        assert!(!change(&|have| have
            .as_array_mut()
            .unwrap()
            .push(json!({"name": "old", "description": "x"}))));
        let moved =
            registered().as_array().unwrap().iter().position(|command| command["name"] == "move").unwrap();
        assert!(!change(&|have| have[moved]["options"][0]["autocomplete"] = json!(false)));
        assert!(!change(&|have| have[moved]["options"][1]["required"] = json!(true)));
        assert!(!change(&|have| have[moved]["options"][1]["choices"] = json!([{"name": "a", "value": "a"}])));
    }

    #[test]
    fn a_language_added_or_removed_registers_again() {
        let [one, two] =
            [&[][..], &[marked()]].map(|further| serde_json::to_value(definitions(further)).unwrap());
        assert!(covers_all(&one, &one) && covers_all(&two, &two));
        assert!(!covers_all(&one, &two), "a new language is missing");
        assert!(!covers_all(&two, &one), "a removed language remains");
    }

    #[test]
    fn definitions_respect_discords_limits() {
        for command in serde_json::to_value(definitions(&[])).unwrap().as_array().unwrap() {
            assert!(text_length(command) <= limits::COMMAND_TEXTS, "{command}");
            let description = command["description"].as_str().unwrap_or("");
            let allowed = if kind(command) == 1 { 1..=100 } else { 0..=0 };
            assert!(allowed.contains(&description.chars().count()), "{command}");
            check_options(command);
        }
    }

    /// The characters that count for a command: names, descriptions and the values of choices.
    fn text_length(part: &Value) -> usize {
        let own = ["name", "description", "value"].iter().filter_map(|name| part[name].as_str());
        let inside =
            ["options", "choices"].iter().flat_map(|name| part[name].as_array().into_iter().flatten());
        own.map(|text| text.chars().count()).sum::<usize>() + inside.map(text_length).sum::<usize>()
    }

    #[test]
    fn text_length_includes_options_and_choices() {
        let choice = json!({ "name": "ab", "value": "c", "type": 3 });
        let option = json!({ "name": "d", "description": "ef", "choices": [choice] });
        assert_eq!(text_length(&json!({ "name": "gh", "description": "", "options": [option] })), 8);
    }

    #[test]
    fn every_typed_option_has_a_limit() {
        let mut limits = Vec::new();
        for command in serde_json::to_value(definitions(&[])).unwrap().as_array().unwrap() {
            collect_limits(command, "", &mut limits);
        }
        let unlimited: Vec<_> = limits.iter().filter(|(_, limit)| limit.is_none()).collect();
        assert!(unlimited.is_empty(), "options without max_length: {unlimited:?}");
        let limit = |option: &str| limits.iter().find(|(path, _)| path == option).unwrap().1;
        for moves in ["/move move", "/plan if", "/plan then"] {
            assert_eq!(limit(moves), Some(400), "{moves}");
        }
        for search in ["/rules topic", "/describe what", "/move game", "/challenge setup"] {
            assert_eq!(limit(search), Some(100), "{search}");
        }
    }

    /// Collects the path and `max_length` of each text option.
    fn collect_limits(part: &Value, above: &str, limits: &mut Vec<(String, Option<u64>)>) {
        for option in part["options"].as_array().into_iter().flatten() {
            let above = if above.is_empty() {
                format!("/{}", part["name"].as_str().unwrap())
            } else {
                above.to_owned()
            };
            let path = format!("{above} {}", option["name"].as_str().unwrap());
            if option["type"] == 3 {
                limits.push((path.clone(), option["max_length"].as_u64()));
            }
            collect_limits(option, &path, limits);
        }
    }

    /// Checks the options of a command or subcommand.
    fn check_options(command: &Value) {
        let mut optional = false;
        for option in command["options"].as_array().into_iter().flatten() {
            let description = option["description"].as_str().unwrap();
            assert!((1..=100).contains(&description.chars().count()), "{description}");
            let required = option["required"].as_bool().unwrap_or(false);
            assert!(!(required && optional), "required options come first: {command}");
            optional |= !required;
            check_options(option);
        }
    }

    #[test]
    fn server_requires_manage_guild() {
        let commands = serde_json::to_value(definitions(&[])).unwrap();
        for command in commands.as_array().unwrap() {
            let own = command["name"] == "server";
            // `MANAGE_GUILD` is bit 5.
            assert_eq!(command["default_member_permissions"] == "32", own, "{command}");
        }
    }

    /// English with a mark before each single-line text.
    fn marked() -> Language {
        static MARKED: LazyLock<Language> = LazyLock::new(mark);
        *MARKED
    }

    fn mark() -> Language {
        let english = include_str!("../../text/en.ftl");
        let marked = english.lines().filter_map(|line| line.split_once(" = "));
        let marked = marked.filter(|(key, text)| !key.starts_with([' ', '#']) && !text.contains("->"));
        // A join begins with its first value.
        let marked = marked.filter(|(_, text)| !text.starts_with("{ $before }"));
        let marked = marked.map(|(key, text)| format!("{key} = »{text}\n"));
        let marked: String = std::iter::once("### whole: core\n".to_owned()).chain(marked).collect();
        let locale = free_locales().next().expect("no catalogue serves some locale");
        Language::add_for_tests(locale, marked)
    }

    /// Each player-facing text of a definition, with its localizations.
    fn texts(definition: &Value) -> Vec<(&Value, &Value)> {
        let named = |of: &'_ Value| of["description"].as_str().unwrap_or_default().is_empty();
        let mut texts = Vec::new();
        if named(definition) {
            texts.push((&definition["name"], &definition["name_localizations"]));
        } else {
            texts.push((&definition["description"], &definition["description_localizations"]));
        }
        for choice in definition["choices"].as_array().into_iter().flatten() {
            texts.push((&choice["name"], &choice["name_localizations"]));
        }
        for option in definition["options"].as_array().into_iter().flatten() {
            texts.extend(self::texts(option));
        }
        texts
    }

    #[test]
    fn command_texts_are_localized() {
        let marked_language = marked();
        let plain = serde_json::to_value(definitions(&[])).unwrap();
        let both = serde_json::to_value(definitions(&[marked_language])).unwrap();
        let (plain, both) = (plain.as_array().unwrap(), both.as_array().unwrap());
        let mut translated_count = 0;
        for (plain, both) in plain.iter().zip(both) {
            for ((text, unlocalized), (same, localized)) in texts(plain).into_iter().zip(texts(both)) {
                assert_eq!(text, same);
                assert!(is_default(Some(unlocalized)), "{unlocalized}");
                let translated =
                    localized[marked_language.tag()].as_str().unwrap_or_else(|| panic!("{text} alone"));
                // Multi-line texts have no mark.
                let text = text.as_str().unwrap();
                // A text that contains others has a mark at each of them.
                let marked = translated.starts_with('»') && translated.replace('»', "") == text;
                assert!(marked || text.contains(" day"), "{text}: {translated}");
                translated_count += usize::from(translated != text);
            }
        }
        assert!(translated_count > 120, "{translated_count}");
    }
}
