//! `docs/operating.md` has exactly one row for each logged warning and error, and names only
//! existing metrics.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::{Lit, LitStr};

use crate::source::{WORKSPACE, files_below, relative, root};

const PAGE: &str = "docs/operating.md";

/// Level and message.
type LogEvent = (String, String);

fn page() -> String {
    std::fs::read_to_string(root().join(PAGE)).unwrap()
}

/// Log events of a file with their lines, without `#[cfg(test)]`. An event without a literal
/// message has an empty one.
fn events_of(text: &str) -> Vec<(LogEvent, usize)> {
    let mut events = Vec::new();
    collect(text.parse().unwrap(), &mut events);
    events
}

fn collect(stream: TokenStream, events: &mut Vec<(LogEvent, usize)>) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let spelled = |tokens: &[TokenTree]| tokens.iter().map(ToString::to_string).collect::<String>();
        if spelled(&tokens[at..tokens.len().min(at + 2)]).replace(' ', "") == "#[cfg(test)]" {
            let item = tokens[at..].iter().position(|token| match token {
                TokenTree::Punct(punct) => punct.as_char() == ';',
                TokenTree::Group(group) => group.delimiter() == proc_macro2::Delimiter::Brace,
                _ => false,
            });
            at += item.map_or(tokens.len(), |item| item + 1);
            continue;
        }
        let level = match token.to_string().as_str() {
            "warn" => Some("WARN"),
            "error" => Some("ERROR"),
            _ => None,
        };
        if let (Some(level), [_, TokenTree::Punct(bang), TokenTree::Group(arguments), ..]) =
            (level, &tokens[at..])
            && bang.as_char() == '!'
        {
            let message = message(arguments.stream());
            events.push(((level.to_owned(), message), token.span().start().line));
        }
        if let TokenTree::Group(group) = token {
            collect(group.stream(), events);
        }
        at += 1;
    }
}

/// The message of an event: its only bare string literal.
fn message(arguments: TokenStream) -> String {
    let tokens: Vec<TokenTree> = arguments.into_iter().collect();
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
    let alone = tokens.split(is_comma).find_map(|argument| match argument {
        [TokenTree::Literal(literal)] => match Lit::new(literal.clone()) {
            Lit::Str(text) => Some(text),
            _ => None,
        },
        _ => None,
    });
    alone.as_ref().map(LitStr::value).unwrap_or_default()
}

/// All events of the bot at these levels. The sandbox is excluded because operators don't run it.
fn events() -> BTreeMap<LogEvent, Vec<String>> {
    let mut events = BTreeMap::<LogEvent, Vec<String>>::new();
    for file in files_below("src", "rs").into_iter().chain(files_below("crates", "rs")) {
        let path = relative(&file);
        let test = WORKSPACE.iter().any(|file| file.path == path && file.test);
        if test || !path.contains("src/") || path.starts_with("crates/sandbox/") {
            continue;
        }
        for (event, line) in events_of(&std::fs::read_to_string(file).unwrap()) {
            events.entry(event).or_default().push(format!("{path}:{line}"));
        }
    }
    events
}

/// Rows of the page's event tables: level, message, cause, remedy.
fn rows(page: &str) -> Vec<[String; 4]> {
    page.lines()
        .filter(|line| line.starts_with("| WARN |") || line.starts_with("| ERROR |"))
        .map(|line| {
            let cells: Vec<_> =
                line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect();
            cells.try_into().unwrap_or_else(|cells: Vec<_>| panic!("{} cells: {line}", cells.len()))
        })
        .collect()
}

#[test]
fn operators_have_one_row_per_warning_and_error() {
    let events = events();
    assert!(events.len() > 50, "only {} events were read", events.len());
    let mut told = BTreeSet::new();
    for [level, line, happened, to_do] in rows(&page()) {
        let line = line.trim_matches('`').to_owned();
        assert!(happened.len() > 10 && to_do.len() > 5, "expected a longer explanation of {line:?}");
        assert!(told.insert((level, line.clone())), "two rows for {line:?}");
    }
    let without_row: Vec<_> = events.iter().filter(|(event, _)| !told.contains(*event)).collect();
    assert!(without_row.is_empty(), "add a row to {PAGE} for {without_row:#?}");
    let without_event: Vec<_> = told.iter().filter(|row| !events.contains_key(*row)).collect();
    assert!(without_event.is_empty(), "rows of {PAGE} without a log line: {without_event:#?}");
    // Each message has one meaning, so it has one level, and is specific enough to search for.
    let mut levels = BTreeMap::new();
    for ((level, message), places) in &events {
        assert!(
            message.contains(' ') && !message.contains('{'),
            "{message:?} at {places:?} is not specific enough"
        );
        let other = levels.insert(message, level);
        assert!(other.is_none(), "{message:?} is logged at two levels");
    }
}

/// Names of metrics in a text.
fn figures(text: &str) -> BTreeSet<String> {
    let name = |word: &str| {
        let figure = word.starts_with("sealed_move_") || word.starts_with("process_");
        let suffixes = ["_bucket", "_sum", "_count"];
        let whole = suffixes.iter().find_map(|suffix| word.strip_suffix(suffix)).unwrap_or(word);
        (figure && !word.ends_with('_')).then(|| whole.to_owned())
    };
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter_map(name).collect()
}

#[test]
fn the_page_for_operators_names_every_figure_and_no_other() {
    let source = WORKSPACE.iter().find(|file| file.path == "src/bot/metrics.rs").unwrap();
    let known: BTreeSet<String> =
        source.texts.iter().filter(|text| !text.test).flat_map(|text| figures(&text.text)).collect();
    assert!(known.len() > 10, "only {known:?} were read");
    assert_eq!(figures(&page()), known, "{PAGE} differs from src/bot/metrics.rs");
    let monitored = |file: &str| {
        let text = std::fs::read_to_string(root().join("packaging/monitoring").join(file)).unwrap();
        let figures = figures(&text);
        assert!(figures.is_subset(&known), "{file}: {:?}", figures.difference(&known));
        figures
    };
    // Metrics of usage need no alert.
    let alerts = monitored("alerts.yml");
    let without_alert: Vec<_> = known.difference(&alerts).map(String::as_str).collect();
    assert_eq!(without_alert, ["sealed_move_pings_total"]);
    assert_eq!(monitored("dashboard.json"), known);
    monitored("alerts-test.yml");
}

#[test]
fn the_operators_page_names_existing_settings_and_verbs() {
    let page = page();
    let config: Vec<_> = WORKSPACE.iter().filter(|file| file.path.starts_with("src/config/")).collect();
    let words = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let settings: BTreeSet<_> =
        words.filter(|word| word.starts_with("SEALED_MOVE_") || word.starts_with("DISCORD_")).collect();
    for setting in &settings {
        let known = config.iter().flat_map(|file| &file.texts).any(|text| text.text == *setting);
        assert!(known, "{PAGE} names {setting}");
    }
    assert!(settings.len() >= 4, "{settings:?}");
    let verbs: BTreeSet<_> = page
        .split(['`', '\n', ' ', '/'])
        .zip(page.split(['`', '\n', ' ', '/']).skip(1))
        .filter(|(program, _)| *program == "sealed-move")
        .map(|(_, verb)| verb)
        .filter(|verb| verb.chars().all(|c| c.is_ascii_lowercase()) && !verb.is_empty())
        .collect();
    for verb in ["backup", "bot", "doctor", "restore"] {
        assert!(verbs.contains(verb), "{PAGE} does not show {verb}: {verbs:?}");
        assert!(root().join(format!("src/cli/{verb}.rs")).is_file());
    }
}

#[test]
fn events_are_found_anywhere() {
    let text = r#"
        fn run() {
            let done = work().map_err(|error| tracing::error!(%error, code = "E", "it broke")).ok();
            vec![warn!(target: "x", "it is slow"), tracing::warn!("{} times", 3)];
        }
        #[cfg(test)]
        mod tests { fn run() { tracing::warn!("only in a test"); } }
    "#;
    let found: Vec<_> = events_of(text).into_iter().map(|((level, message), _)| (level, message)).collect();
    let expected = [("ERROR", "it broke"), ("WARN", "it is slow"), ("WARN", "{} times")]
        .map(|(a, b)| (a.into(), b.into()));
    assert_eq!(found, expected);
}
