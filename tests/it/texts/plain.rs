//! No visible text uses an old word: the left column of the glossary's second half, and other odd
//! English.

use std::collections::BTreeMap;

use crate::source::root;

/// Words to avoid, with replacements. A phrase matches word by word, ignoring case and punctuation;
/// `*` is any suffix.
const AVOIDED: &[(&str, &str)] = &[
    ("lot", "dice, at random"),
    ("lots", "dice, at random"),
    ("man", "piece"),
    ("men", "pieces"),
    ("submission*", "move, or part 2 of it"),
    ("ply", "move"),
    ("plies", "moves"),
    ("turns", "moves; a turn is only whose it is"),
    ("legal turn", "legal move"),
    ("last turn", "last move"),
    ("whole turn", "whole move"),
    ("record", "notation, game file"),
    ("records", "notations, game files"),
    ("revision*", "only behind Dice and in /verify"),
    ("interaction*", "only behind Dice and in /verify"),
    ("seed*", "only behind Dice and in /verify"),
    ("sha-256", "only behind Dice and in /verify"),
    ("hmac*", "only behind Dice and in /verify"),
    ("spent", "used"),
    ("unspent", "ready"),
    ("stand still", "is paused"),
    ("stands still", "is paused"),
    ("stood still", "was paused"),
    ("go on", "run again, continue"),
    ("goes on", "runs again, continues"),
    ("live in", "is played in"),
    ("lives in", "is played in"),
    ("pace", "time per move"),
    ("call off", "cancel"),
    ("called off", "canceled"),
    ("in passing", "en passant"),
    ("operator*", "the bot's owner"),
    ("somebody*", "someone"),
    ("nobody*", "no one"),
    ("anybody*", "anyone"),
    ("everybody*", "everyone"),
    ("whom", "who"),
    ("he", "they"),
    ("him", "them"),
    ("his", "their"),
    ("himself", "themselves"),
    ("she", "they, it"),
    ("her", "their, its"),
    ("cannot", "can't"),
    ("colour*", "color"),
    ("neighbour*", "neighbor"),
    ("immobilised", "can't move"),
];

/// Exceptions: texts in which the word means something else, or which are about the dice.
const ALLOWED: &[(&str, &str)] = &[
    // The verb.
    ("rules-page-aruki-overview", "turns"),
    ("rules-page-kyo-overview", "turns"),
    ("rules-page-lusus-tile-sp", "turns"),
    // The referee's answers name the counted things: turns, results or nodes.
    ("rule-too_many", "turns"),
    ("rule-too_much-turns", "turns"),
    // The commitment is published with the challenge, in one small line.
    ("notice-dice-sealed", "sha-256"),
    ("season-seal", "sha-256"),
];

/// Key prefixes of texts about the dice, shown under *Dice* and in `/verify`.
const OF_THE_DICE: [&str; 3] = ["dice-", "proof-", "verify-"];

/// Words allowed in those.
const PROOF_WORDS: [&str; 5] = ["revision*", "interaction*", "seed*", "sha-256", "hmac*"];

/// The words of each text of a catalogue, in lower case, without names of values.
fn words(catalogue: &str) -> BTreeMap<String, Vec<String>> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        let mut said = line;
        if !line.starts_with([' ', '}', '*', '['])
            && let Some((name, rest)) = line.split_once(" =")
        {
            name.clone_into(&mut key);
            said = rest;
        }
        let said = without_values(said).to_lowercase();
        let words = said.split(|c: char| !c.is_alphanumeric() && !"-'’".contains(c));
        texts.entry(key.clone()).or_default().extend(
            words.map(|word| word.trim_matches(['-', '\'']).to_owned()).filter(|word| !word.is_empty()),
        );
    }
    texts
}

/// A line without names of values and variants, and without code spans, which contain commands or
/// notation.
fn without_values(line: &str) -> String {
    let line = line.trim_start().trim_start_matches('*');
    let line = if line.starts_with('[') { line.split_once(']').map_or(line, |parts| parts.1) } else { line };
    let mut said = String::new();
    let (mut value, mut code) = (false, false);
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '`' => code = !code,
            '$' => value = true,
            _ if value && (c.is_alphanumeric() || c == '-' && chars.peek() != Some(&'>')) => {}
            _ => {
                value = false;
                if !code {
                    said.push(c);
                }
            }
        }
    }
    said
}

/// Whether the words begin with a phrase.
fn begins(words: &[String], phrase: &str) -> bool {
    let parts: Vec<_> = phrase.split(' ').collect();
    words.len() >= parts.len()
        && parts.iter().zip(words).all(|(part, word)| match part.strip_suffix('*') {
            Some(head) => word.starts_with(head),
            None => word.trim_end_matches("'s") == *part,
        })
}

/// Old words in a catalogue, with their texts and replacements.
fn avoided_words(catalogue: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (key, words) in words(catalogue) {
        for at in 0..words.len() {
            for (old, instead) in AVOIDED.iter().filter(|(old, _)| begins(&words[at..], old)) {
                let of_the_dice =
                    PROOF_WORDS.contains(old) && OF_THE_DICE.iter().any(|head| key.starts_with(head));
                if !of_the_dice && !ALLOWED.contains(&(key.as_str(), old)) {
                    found.push(format!("{key}: {old} ({instead})"));
                }
            }
        }
    }
    found
}

#[test]
fn no_text_uses_a_word_to_avoid() {
    let catalogue = std::fs::read_to_string(root().join("src/text/en.ftl")).unwrap();
    let found = avoided_words(&catalogue);
    assert!(found.is_empty(), "{}", found.join("\n"));
    let known = words(&catalogue);
    for (key, old) in ALLOWED {
        let says = known.get(*key).is_some_and(|words| words.iter().any(|word| word == old));
        assert!(says, "{key} no longer contains {old}: remove it from ALLOWED");
    }
}

#[test]
fn old_words_are_found_in_texts_and_not_in_names() {
    let check = |text: &str, expected: &[&str]| {
        let found = avoided_words(text);
        let found: Vec<_> = found.iter().map(|line| line.split_once(" (").unwrap().0).collect();
        assert_eq!(found, expected, "{text}");
    };
    check("a-lot = { $lots } of Many { $ply ->\n    [lots] pieces\n   *[other] `lots`\n}\n", &[]);
    check(
        "a = The men\nb =\n    Nobody's clock stands\n    still.\n",
        &["a: men", "b: nobody*", "b: stands still"],
    );
    check("# lots\na = Lots of { $lots }: its seed\nproof-b = The seed\n", &["a: lots", "a: seed*"]);
}
