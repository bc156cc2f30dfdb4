//! Numbers in texts: they select the plural, singular and plural agree, and digits aren't grouped.

use std::collections::BTreeSet;

use sealed_move::domain::{Id, Timestamp, UserError};
use sealed_move::text::{self, Language, Value};
use sealed_move_rules::ErrorMessage;

use super::shipped;
use crate::source::{WORKSPACE, root};

/// Words that may follow any number.
const UNCOUNTED: [&str; 17] = [
    "against", "does", "doesn't", "vacation", "from", "game", "ongoing", "open", "has", "in", "is", "of",
    "on", "rated", "to", "was", "without",
];

/// Values that count things.
const COUNTS: [&str; 14] = [
    "attackers",
    "challenges",
    "count",
    "days",
    "defenders",
    "draws",
    "games",
    "limit",
    "load",
    "most",
    "pieces",
    "plies",
    "submissions",
    "turns",
];

/// Texts that are only used for several things.
const NEVER_ONE: [&str; 7] = [
    "aruki-choice-targets",
    "chakart-entry-choices",
    "kyo-chips-deploy",
    "kyo-choice-ways",
    "kyo-then-chips-deploy",
    "refusal-no-such-pace",
    "refusal-too-many-plans",
];

/// The words after a number.
fn counted<'a>(text: &'a str, number: &'a str) -> impl Iterator<Item = &'a str> {
    let words: Vec<&str> = text.split([' ', '\n']).collect();
    let pairs: Vec<_> = words.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let behind = pairs.into_iter().filter(move |(word, _)| word.trim_start_matches(['(', '*']) == number);
    let words = behind.map(|(_, next)| next.trim_end_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| !UNCOUNTED.contains(word))
}

/// Whether a text uses the plural for one thing.
fn is_one_as_several(one: &str) -> bool {
    counted(one, "1").any(|word| word.ends_with('s'))
}

/// Whether a text uses the plural for one thing, or the singular for two.
fn is_wrong(one: &str, two: &str) -> bool {
    let mut nouns = counted(one, "1").filter(|word| word.chars().any(char::is_lowercase));
    is_one_as_several(one) || nouns.any(|noun| counted(two, "2").any(|word| word == noun))
}

/// Names of numeric values in rule errors.
fn names_of_numbers() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in WORKSPACE.iter().filter(|file| file.path.starts_with("crates/rules/src/")) {
        let text = std::fs::read_to_string(root().join(&file.path)).unwrap();
        names.extend(
            text.split(".number(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())),
        );
    }
    names
}

#[test]
fn every_rule_error_handles_one_and_two() {
    let (catalogue, numbers) = (shipped("en"), names_of_numbers());
    let (mut checked, mut wrong) = (0, Vec::new());
    let refusals = catalogue.messages.keys().filter(|key| key.starts_with("rule-"));
    for key in refusals {
        let needs = catalogue.values(key);
        let [one, two] = [1_u64, 2].map(|number| {
            let message = ErrorMessage::new("illegal", key.clone().leak());
            let message = needs.iter().fold(message, |message, name| {
                let name: &'static str = name.clone().leak();
                if numbers.contains(name) { message.number(name, number) } else { message.text(name, "d4") }
            });
            text::rule_message(Language::ENGLISH, "kyo", &message)
        });
        checked += usize::from(one != two);
        wrong.extend(is_wrong(&one, &two).then(|| format!("{key}: {one} {two}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 30, "{checked}");
}

#[test]
fn every_other_refusal_handles_one_and_two() {
    let refusals = |number: u32| {
        let (few, hours) = (number as usize, 24 * i64::from(number));
        let spent = |on_vacation| UserError::VacationSpent { year: 2027, hours, on_vacation };
        [
            UserError::NoSuchMove { last: number },
            UserError::NoteTooLong { limit: few },
            spent(false),
            spent(true),
            UserError::PairLimited { challenge: Id(1), most: number },
            UserError::VacationsBegun { most: few, next: Timestamp(0) },
            UserError::TooManyChannels { most: few },
            UserError::TooManyGames { limit: number },
            UserError::TooManyGamesOfTheirs { limit: number },
            UserError::TooManyChallenges { limit: number, until: Timestamp(0) },
        ]
    };
    for (one, two) in refusals(1).iter().zip(&refusals(2)) {
        let [one, two] = [one, two].map(|refusal| text::refusal(Language::ENGLISH, "", refusal));
        assert_ne!(one, two);
        assert!(!is_wrong(&one, &two), "{one} {two}");
    }
}

#[test]
fn no_text_uses_the_plural_for_one_thing() {
    let catalogue = shipped("en");
    let mut wrong = Vec::new();
    for key in catalogue.messages.keys().filter(|key| !NEVER_ONE.contains(&key.as_str())) {
        let needs = catalogue.values(key);
        let value = |name: &str| if COUNTS.contains(&name) { Value::from(1_u32) } else { Value::from("e4") };
        let values: Vec<_> = needs.iter().map(|name| (name.as_str(), value(name))).collect();
        let one = text::text(Language::ENGLISH, key, &values);
        wrong.extend(is_one_as_several(&one).then(|| format!("{key}: {one}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn numbers_in_refusals_are_not_grouped() {
    let message = ErrorMessage::new("too_many", "rule-too_many").number("limit", 1_000_000_u32);
    let text = text::rule_message(Language::ENGLISH, "kyo", &message);
    assert!(text.contains("1000000"), "{text}");
}

#[test]
fn wrong_plurals_are_found() {
    assert!(is_wrong("only 1 chips", "only 2 chips"));
    assert!(is_wrong("only 1 chip", "only 2 chip"));
    assert!(is_wrong("**1 days**", "**2 days**"));
    assert!(!is_wrong("only 1 chip", "only 2 chips"));
    assert!(!is_wrong("Row 1 does not", "Row 2 does not"));
}
