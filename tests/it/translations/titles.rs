//! Titles of people, such as さん. A computer has none.

use fancy_regex::Regex;
use sealed_move::domain::Level;
use sealed_move::text::{self, Language, Value};

use crate::source::root;

fn japanese() -> (Language, String) {
    let lang = Language::from_tag("ja").unwrap();
    (lang, std::fs::read_to_string(root().join("src/text/ja.ftl")).unwrap())
}

/// The texts with a title: key and source.
fn titled(source: &str) -> Vec<(&str, String)> {
    let entry = Regex::new(r"(?m)^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)").unwrap();
    let entries = entry.captures_iter(source).map(Result::unwrap);
    let entries = entries.map(|found| (found.get(1).unwrap().as_str(), found[2].to_owned()));
    entries.filter(|(_, text)| text.contains("PERSON(")).collect()
}

#[test]
fn only_a_function_adds_a_title() {
    let (_, source) = japanese();
    let glued = Regex::new(r"\}\**さん").unwrap();
    let faults: Vec<&str> = source.lines().filter(|line| glued.is_match(line).unwrap()).collect();
    assert!(faults.is_empty(), "write PERSON($player, title: \"さん\"): {faults:#?}");
}

#[test]
fn no_text_gives_a_computer_a_title() {
    let (lang, source) = japanese();
    let texts = titled(&source);
    assert!(texts.len() > 120, "{}", texts.len());
    let value = Regex::new(r"\$([a-z]+)").unwrap();
    let computer = Regex::new(r"コンピューター\d · \w+\**さん").unwrap();
    let (mut with, mut without) = (0, Vec::new());
    for (key, text) in texts {
        let names: Vec<String> =
            value.find_iter(&text).map(|found| found.unwrap().as_str()[1..].to_owned()).collect();
        let filled = |name: &str| {
            let values: Vec<(&str, Value)> =
                names.iter().map(|value| (value.as_str(), Value::from(name))).collect();
            text::text(lang, key, &values)
        };
        for level in Level::ALL {
            let text = filled(&text::computer(lang, level));
            if computer.is_match(&text).unwrap() {
                without.push(text);
            }
        }
        with += usize::from(filled("Mia").contains("Miaさん"));
    }
    assert!(without.is_empty(), "{without:#?}");
    assert!(with > 100, "{with}");
}

#[test]
fn a_deleted_player_has_no_title() {
    let (lang, _) = japanese();
    let checkmate = |winner: &str| text::text(lang, "ending-checkmate", &[("winner", winner.into())]);
    let gone = text::text(lang, "player-gone", &[]);
    assert_eq!(checkmate("Mia"), "チェックメイト！Miaさんの勝ちです。");
    assert_eq!(checkmate(&gone), format!("チェックメイト！{gone}の勝ちです。"));
}
