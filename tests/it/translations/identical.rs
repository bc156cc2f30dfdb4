//! No text is left in English: it differs from the English one, or is listed.

use super::reader::{FlatCatalogue, FlatText};
use super::{Translation, check, english};

/// Words that a language shares with English, by language, or names in `*`.
const SHARED: &[(&str, &[&str])] = &[
    ("*", &["Aruki", "Kyo", "Chakart", "Lusus", "Sealed Move", "SHA-256 `", "Bowser", "Chomp", "Daisy"]),
    ("*", &["King Boo", "Koopa", "Luigi", "Toadette", "Waluigi", "⦃⦄ · Buchholz ⦃⦄", "Buchholz"]),
    ("de", &["Normal", "Computer ⦃⦄ · ⦃⦄", "Name", "**Name:** ⦃⦄", "**Pings:** ⦃⦄"]),
    ("de", &["Evolution", "En passant", "Standard"]),
    ("de", &["Jan", "Feb", "Apr", "Jun", "Jul", "Aug", "Sep", "Nov"]),
    ("pt-BR", &["Replay", "Normal", "Banana", "En passant", "Final"]),
    ("pt-BR", &["⦃⦄ vs. ⦃⦄: ⦃⦄", "⦃⦄: ⦃⦄ vs. ⦃⦄", "Ratings: ⦃⦄ ⦃⦄ · ⦃⦄ ⦃⦄"]),
    ("fr", &["Division ⦃⦄", "**Division ⦃⦄** · ⦃⦄", "⦃⦄ · division ⦃⦄", "Notes", "place ⦃⦄", "Place"]),
    ("fr", &["Points", "⦃⦄ points", "Standard", "six", "⦃⦄ minutes"]),
    ("es", &["No", "Normal", "Banana", "Final"]),
    ("it", &["Replay", "No", "Computer ⦃⦄ · ⦃⦄", "Banana", "En passant", "Standard"]),
    ("pl", &["Start", "Standard"]),
];

/// Terms that are the same word in a language.
const SHARED_TERMS: &[(&str, &[&str])] = &[
    ("*", &["egg-B", "egg-K", "egg-T", "egg-C", "egg-D", "egg-M", "egg-L", "egg-W", "lusus-kind-RB"]),
    ("de", &["side-gold", "aruki-kind-M", "aruki-kind-P", "lusus-kind-KO", "lusus-kind-TF"]),
    ("fr", &["level-club", "aruki-kind-L", "lusus-kind-TF"]),
    ("es", &["level-club", "chakart-kind-d"]),
    ("it", &["lusus-kind-KO", "chakart-kind-d"]),
    ("pt-BR", &["chakart-kind-d"]),
];

fn shared<'a>(table: &'a [(&str, &'a [&str])], tag: &str) -> Vec<&'a str> {
    table.iter().filter(|(of, _)| [tag, "*"].contains(of)).flat_map(|(_, words)| *words).copied().collect()
}

/// Whether a text has a word of its own: two letters, one after the other.
fn has_words(line: &str) -> bool {
    line.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic))
}

/// The lines with words, which a translation shares with English.
fn left(english: &FlatText, own: &FlatText) -> Vec<String> {
    let lines: Vec<String> = english.own_words().collect();
    own.own_words().filter(|line| has_words(line) && lines.contains(line)).collect()
}

fn faults(english: &FlatCatalogue, language: &Translation) -> Vec<String> {
    let (texts, terms) = (shared(SHARED, &language.tag), shared(SHARED_TERMS, &language.tag));
    let own = &language.catalogue;
    let pairs = own.texts.iter().filter_map(|(key, text)| Some((key, english.texts.get(key)?, text)));
    let lines =
        pairs.flat_map(|(key, english, text)| left(english, text).into_iter().map(move |line| (key, line)));
    let lines = lines.filter(|(_, line)| !texts.contains(&line.as_str()));
    let of_terms = own.terms.iter().filter(|(name, plain)| {
        english.terms.get(*name) == Some(plain) && has_words(plain) && !terms.contains(&name.as_str())
    });
    let of_terms = of_terms.map(|(name, plain)| format!("-{name}: {plain}"));
    lines.map(|(key, line)| format!("{key}: {line}")).chain(of_terms).collect()
}

#[test]
fn no_text_is_left_in_english() {
    let english = english();
    check(|language| faults(&english, language));
}

#[test]
fn texts_left_in_english_are_found() {
    let english =
        FlatCatalogue::read("-rook = Rook\n-ko = KO\na = It's { $who }'s turn\nb = `e4` { $x }\nc = Kyo\n");
    let check = |tag: &str, own: &str, expected: &[&str]| {
        let language = Translation { tag: tag.to_owned(), catalogue: FlatCatalogue::read(own) };
        assert_eq!(faults(&english, &language), expected, "{own}");
    };
    check("de", "-rook = Turm\na = { $who } ist dran\nb = `e4` { $x }\nc = Kyo\n", &[]);
    check("de", "-rook = Rook\na = It's { $other }'s turn\n", &["a: It's ⦃⦄'s turn", "-rook: Rook"]);
    // One variant of two.
    let variants = "a = { $n ->\n    [one] ein Zug\n   *[other] It's { $who }'s turn\n}\n";
    check("de", variants, &["a: It's ⦃⦄'s turn"]);
}
