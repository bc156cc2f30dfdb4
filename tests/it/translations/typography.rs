//! Punctuation: the quotes, blanks and signs of each language.

use fancy_regex::Regex;

use super::reader::FlatText;
use super::{Translation, check};

/// Patterns that no text of a language may match, with the rule.
const NEVER: &[(&str, &str, &str)] = &[
    ("*", "\"", "straight quotes"),
    ("*", "'", "a straight apostrophe"),
    ("*", r"\.\.\.", "three dots in place of …"),
    ("de", "[«»”‹›]", "quotes are „ “"),
    ("de", "[0-9⦄] ?%", "a no-break space before %"),
    ("pt-BR", "[«»„]", "quotes are “ ”"),
    ("fr", "[“”„]", "quotes are « »"),
    ("fr", "«(?!\u{a0})|(?<!\u{a0})»", "no-break spaces inside « »"),
    ("fr", "(?<![\u{a0}0-9]):(?=\\s|$|\\*)", "a no-break space before :"),
    ("fr", "(?<![\u{202f}!?])[;!?](?=\\s|$|\\*)", "a narrow no-break space before ; ! ?"),
    ("fr", "[0-9⦄] ?%", "a no-break space before %"),
    ("es", "[“”„]", "quotes are « »"),
    ("es", "« | »", "no blanks inside « »"),
    ("es", "[0-9⦄] ?%", "a no-break space before %"),
    ("it", "[“”„]", "quotes are « »"),
    ("it", "« | »", "no blanks inside « »"),
    ("pl", "[“«»]", "quotes are „ ”"),
    ("ja", "[“”„«»]", "quotes are 「」"),
    ("ja", "[０-９Ａ-Ｚａ-ｚ]", "half-width digits and letters"),
    ("ja", r"[ぁ-んァ-ヶー一-龯][,.!?:;](?!\w)", "full-width punctuation"),
    ("ja", r"[ぁ-んァ-ヶー一-龯、。！？：] +[ぁ-んァ-ヶ一-龯]|[、。！？：] ", "no blanks"),
];

/// Signs that come in pairs, by language.
const PAIRS: &[(&str, char, char)] = &[
    ("de", '„', '“'),
    ("pt-BR", '“', '”'),
    ("fr", '«', '»'),
    ("es", '«', '»'),
    ("es", '¿', '?'),
    ("es", '¡', '!'),
    ("it", '«', '»'),
    ("pl", '„', '”'),
    ("ja", '「', '」'),
    ("ja", '（', '）'),
];

/// Whether a text has other rules: words that people may type, or a number with a mark.
fn is_exempt(key: &str) -> bool {
    key.starts_with("misread-words-") || key == "rating"
}

/// The faults of a text.
fn faults(tag: &str, never: &[(Regex, &str)], text: &FlatText) -> Vec<String> {
    let mut faults = Vec::new();
    for line in text.prose() {
        for (pattern, rule) in never.iter().filter(|(pattern, _)| pattern.is_match(&line).unwrap()) {
            let found = pattern.find(&line).unwrap().unwrap();
            faults.push(format!("{rule}: {:?}", &line[..found.end()]));
        }
        for (_, open, close) in PAIRS.iter().filter(|(of, ..)| *of == tag) {
            let count = |sign: &char| line.chars().filter(|c| c == sign).count();
            if count(open) != count(close) {
                faults.push(format!("{open} without {close}: {line:?}"));
            }
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// The patterns of a language.
fn never(tag: &str) -> Vec<(Regex, &'static str)> {
    let own = NEVER.iter().filter(|(of, ..)| [tag, "*"].contains(of));
    own.map(|(_, pattern, rule)| (Regex::new(pattern).unwrap(), *rule)).collect()
}

fn faults_of(language: &Translation) -> Vec<String> {
    let never = never(&language.tag);
    let texts = language.catalogue.texts.iter();
    let texts = texts.filter(|(key, _)| !is_exempt(key));
    texts
        .flat_map(|(key, text)| {
            faults(&language.tag, &never, text).into_iter().map(move |fault| format!("{key}: {fault}"))
        })
        .collect()
}

#[test]
fn texts_have_the_punctuation_of_their_language() {
    check(faults_of);
}

#[test]
fn punctuation_of_another_language_is_found() {
    let check = |tag: &str, line: &str, expected: &[&str]| {
        let text = FlatText { lines: vec![line.to_owned()], ..FlatText::default() };
        let found = faults(tag, &never(tag), &text);
        let rules: Vec<_> = found.iter().map(|fault| fault.split(": \"").next().unwrap()).collect();
        assert_eq!(rules, expected, "{tag} {line}");
    };
    check("de", "Sag „ja“ zu `\"x\"`, 5\u{a0}%: <t:1:R>", &[]);
    check("de", "Sag „ja”", &["quotes are „ “", "„ without “"]);
    check("de", "5 %", &["a no-break space before %"]);
    check(
        "de",
        "so 'n \"Zug\"...",
        &["a straight apostrophe", "straight quotes", "three dots in place of …"],
    );
    check("fr", "À toi\u{202f}! «\u{a0}oui\u{a0}»\u{a0}: 12:30 ⦃x⦄\u{202f}?", &[]);
    check("fr", "À toi ! Oui:", &["a narrow no-break space before ; ! ?", "a no-break space before :"]);
    check("fr", "« oui »", &["no-break spaces inside « »"]);
    check("es", "⦃player⦄, ¡te toca! ¿Sí?", &[]);
    check("es", "Te toca!", &["¡ without !"]);
    check("pt-BR", "Diga “sim”: 5%", &[]);
    check("it", "Di «sì», 5%", &[]);
    check("pl", "Powiedz „tak”", &[]);
    check("pl", "Powiedz “tak”", &["quotes are „ ”", "„ without ”"]);
    check("ja", "「はい」、3手です！ Kyo", &["no blanks"]);
    check("ja", "「はい」、3手です！（a1）", &[]);
    check("ja", "３手です.", &["full-width punctuation", "half-width digits and letters"]);
}
