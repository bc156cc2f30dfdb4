//! Plurals: each language has all its categories, and a singular for 0 shows its number.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::reader::{FlatCatalogue, FlatText, Select, marked};
use super::{Translation, check, english};

/// Numbers that show every rule of our languages.
const SAMPLES: [u32; 10] = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101];

/// The samples with their plural categories in a language.
fn samples(tag: &str) -> impl Iterator<Item = (u32, &'static str)> {
    let create = |tag: &str| {
        let language: LanguageIdentifier = tag.parse().unwrap();
        PluralRules::create(language, PluralRuleType::CARDINAL)
    };
    let base = tag.split('-').next().unwrap();
    let rules = create(tag).or_else(|_| create(base)).unwrap();
    SAMPLES.into_iter().map(move |number| (number, name(&rules.select(number).unwrap())))
}

const fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

const NAMES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Whether a choice is by plural category: it has one besides `other`, and otherwise only numbers.
fn is_plural(select: &Select) -> bool {
    let is_number = |key: &str| key.chars().all(|c| c.is_ascii_digit());
    NAMES[..5].iter().any(|name| select.has(name))
        && select.variants.iter().all(|(key, _)| NAMES.contains(&key.as_str()) || is_number(key))
}

fn selects<'a>(text: &'a FlatText, by: &str) -> impl Iterator<Item = &'a Select> {
    text.selects.iter().filter(move |select| select.by.as_deref() == Some(by))
}

/// The faults of a text.
fn faults(tag: &str, english: &FlatText, text: &FlatText) -> Vec<String> {
    let categories: BTreeSet<_> = samples(tag).map(|(_, category)| category).collect();
    let mut faults = Vec::new();
    for select in text.selects.iter().filter(|select| is_plural(select)) {
        let by = select.by.as_deref().unwrap_or("a function");
        let missing: BTreeSet<_> = samples(tag)
            .filter(|(number, category)| !select.has(category) && !select.has(&number.to_string()))
            .map(|(_, category)| category)
            .collect();
        // The default stands for one category if its name is none of the language.
        let other = select.variants.iter().any(|(key, _)| key == "other") && !categories.contains("other");
        if missing.len() > usize::from(other) {
            let missing: Vec<_> = missing.into_iter().collect();
            faults.push(format!("{by} lacks {}", missing.join(", ")));
        }
        if categories.contains("one") && one_is_also_zero(tag) && !select.has("0") {
            faults.extend(written_one(select, by).then(|| format!("[one] of {by} is also for 0")));
        }
    }
    if categories.len() > 1 {
        let counts =
            english.selects.iter().filter(|select| is_plural(select)).filter_map(|s| s.by.as_deref());
        for by in counts.collect::<BTreeSet<_>>() {
            let shown = text.lines.iter().any(|line| line.contains(&marked(by)));
            let chosen = selects(text, by).any(is_plural) || text.counts_of_words.contains(by);
            if shown && !chosen && before_a_noun(text, by) {
                faults.push(format!("{by} has no plurals"));
            }
        }
    }
    faults
}

/// Whether `[one]` is chosen for 0, too.
fn one_is_also_zero(tag: &str) -> bool {
    ["fr", "pt"].iter().any(|base| tag == *base || tag.starts_with(&format!("{base}-")))
}

/// Whether the singular has a written 1 in place of the number that the plural shows.
fn written_one(select: &Select, by: &str) -> bool {
    let lines = |key: &str| {
        let lines = select.variants.iter().filter(move |(variant, _)| variant == key);
        lines.flat_map(|(_, lines)| lines.clone()).collect::<Vec<_>>()
    };
    let shows = |line: &String| line.contains(&marked(by));
    lines("other").iter().any(shows) && !lines("one").iter().all(shows)
}

/// Whether a letter follows the number.
fn before_a_noun(text: &FlatText, by: &str) -> bool {
    let follows = |line: &String| {
        line.split(&marked(by)).skip(1).any(|rest| {
            rest.strip_prefix([' ', '\u{a0}']).is_some_and(|rest| rest.starts_with(char::is_alphabetic))
        })
    };
    text.lines.iter().any(follows)
}

fn faults_of(english: &FlatCatalogue, language: &Translation) -> Vec<String> {
    let texts = language.catalogue.texts.iter();
    let pairs = texts.filter_map(|(key, text)| Some((key, english.texts.get(key)?, text)));
    pairs
        .flat_map(|(key, english, text)| {
            faults(&language.tag, english, text).into_iter().map(move |fault| format!("{key}: {fault}"))
        })
        .collect()
}

#[test]
fn each_text_with_a_number_has_all_plurals() {
    let english = english();
    check(|language| faults_of(&english, language));
}

#[test]
fn missing_plurals_are_found() {
    const ENGLISH: &str = "a = { $count ->\n    [one] 1 chip\n   *[other] { $count } chips\n}\n";
    let check = |tag: &str, text: &str, expected: &[&str]| {
        let [english, read] = [ENGLISH, text].map(FlatCatalogue::read);
        assert_eq!(faults(tag, &english.texts["a"], &read.texts["a"]), expected, "{tag} {text}");
    };
    let two = "a = { $count ->\n    [one] { $count } x\n   *[other] { $count } y\n}\n";
    let three = "a = { $count ->\n    [one] 1 x\n    [few] { $count } y\n   *[many] { $count } z\n}\n";
    check("de", two, &[]);
    check("ja", "a = { $count }枚\n", &[]);
    check("de", "a = { $count } Chips\n", &["count has no plurals"]);
    check("de", "a = Chips: { $count }\n", &[]);
    check("de", "a = { $count } { WORD($piece, $count) }\n", &[]);
    check("pl", two, &["count lacks few, many"]);
    check("pl", three, &[]);
    check("pl", &three.replace("[one]", "[1]").replace("[many]", "[other]"), &[]);
    check("de", "a = { $kind ->\n    [one] x\n   *[even] y\n}\n", &[]);
    check("fr", two, &[]);
    let written = two.replacen("{ $count } x", "1 x", 1);
    check("fr", &written, &["[one] of count is also for 0"]);
    check("pt-BR", &written, &["[one] of count is also for 0"]);
    check("fr", &written.replace("[one]", "[0] 0 x\n    [one]"), &[]);
    check("es", &written, &[]);
}
