//! The glossary of each language: one word for one thing.

use std::collections::{BTreeMap, BTreeSet};

use fancy_regex::Regex;

use super::reader::{FlatCatalogue, FlatText};
use super::{check, english};
use crate::source::root;

/// English terms that also mean something else, so that texts with them may lack the stem. A term
/// with a note in parentheses has several meanings, too.
const AMBIGUOUS: [&str; 37] = [
    "accept",
    "board",
    "cancel",
    "capture",
    "check",
    "confirm",
    "decide",
    "decline",
    "file",
    "game",
    "gift",
    "hand",
    "history",
    "leap",
    "level",
    "lift",
    "luck",
    "move",
    "note",
    "pass",
    "piece",
    "ping",
    "plan",
    "player",
    "rank",
    "rated",
    "replay",
    "road",
    "roll",
    "row",
    "seal",
    "settings",
    "Swap",
    "Trade",
    "turn",
    "win",
    "your turn",
];

/// The least share of texts with a term that have its stem, in percent, rounded down to a number of texts.
const MIN_SHARE: usize = 90;

/// A row of a glossary.
struct Row {
    /// A key of a text, or the name of a term, which may follow a hyphen.
    key: String,
    english: String,
    word: String,
    gender: String,
    forms: String,
    stems: String,
    never: String,
}

impl Row {
    fn term(&self) -> &str {
        self.key.strip_prefix('-').unwrap_or(&self.key)
    }
}

/// Reads a file with tabs between the columns: key, English, word, gender, forms, stems, never, note.
fn read(text: &str) -> Vec<Row> {
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        assert_eq!(columns.len(), 8, "{line}");
        let column = |at: usize| columns[at].to_owned();
        Row {
            key: column(0).to_owned(),
            english: column(1),
            word: column(2),
            gender: column(3),
            forms: column(4),
            stems: column(5),
            never: column(6),
        }
    };
    text.lines().skip(1).map(row).collect()
}

fn pattern(text: &str) -> Regex {
    Regex::new(&format!("(?i){text}")).unwrap_or_else(|error| panic!("{error}"))
}

fn matches(pattern: &Regex, text: &FlatText) -> bool {
    text.own_words().any(|line| pattern.is_match(&line).unwrap())
}

/// The faults of a translation.
fn faults(rows: &[Row], english: &FlatCatalogue, translation: &FlatCatalogue) -> Vec<String> {
    let mut faults = wrong_words(rows, translation);
    faults.extend(rows.iter().flat_map(|row| wrong_forms(row, translation)));
    for row in rows.iter().filter(|row| !row.never.is_empty()) {
        let never = pattern(&row.never);
        let texts = translation.texts.iter().filter(|(_, text)| matches(&never, text));
        faults.extend(texts.map(|(key, _)| format!("{key}: never {} for {}", row.never, row.english)));
    }
    let mut stems: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in rows.iter().filter(|row| !row.stems.is_empty() && !row.english.contains('(')) {
        let (term, _) = row.english.split_once(',').unwrap_or((&row.english, ""));
        stems.entry(term).or_default().insert(&row.stems);
    }
    for (term, stems) in stems.into_iter().filter(|(term, _)| !AMBIGUOUS.contains(term)) {
        faults.extend(missing_stems(term, &stems, english, translation));
    }
    faults
}

/// Terms and texts that aren't exactly the word of the glossary.
fn wrong_words(rows: &[Row], translation: &FlatCatalogue) -> Vec<String> {
    let wrong = rows.iter().filter_map(|row| {
        let term = translation.terms.get(row.term()).into_iter();
        let text = translation.texts.get(&row.key).into_iter().flat_map(|text| &text.lines);
        let found = term.chain(text).find(|found| **found != row.word)?;
        Some(format!("{}: {found}, the glossary has {}", row.key, row.word))
    });
    wrong.collect()
}

/// Forms of a row that its term doesn't have, and a gender that is neither the term's nor its class.
fn wrong_forms(row: &Row, translation: &FlatCatalogue) -> Vec<String> {
    let (key, term) = (&row.key, row.term());
    let Some(attributes) = translation.attributes.get(term) else { return Vec::new() };
    let genders: Vec<&str> =
        ["gender", "class"].iter().filter_map(|name| attributes.get(*name)).map(String::as_str).collect();
    let is_wrong = !row.gender.is_empty() && !genders.is_empty() && !genders.contains(&row.gender.as_str());
    let gender = is_wrong.then(|| format!("{key} is {}, the glossary has {}", genders.join(" "), row.gender));
    let forms = row.forms.split(',').filter(|form| !form.is_empty());
    let forms = forms.filter_map(|form| {
        let (name, expected) = form.split_once('=').unwrap_or((form, ""));
        let found = translation.form(term, name).filter(|found| *found != expected)?;
        Some(format!("{key}.{name}: {found}, the glossary has {expected}"))
    });
    gender.into_iter().chain(forms).collect()
}

/// The fault of a term whose stem is in too few of its texts.
fn missing_stems(
    term: &str,
    stems: &BTreeSet<&str>,
    english: &FlatCatalogue,
    translation: &FlatCatalogue,
) -> Option<String> {
    let case = if term.starts_with(char::is_uppercase) { "" } else { "(?i)" };
    let term_pattern = Regex::new(&format!("{case}\\b{}(s|es)?\\b", fancy_regex::escape(term))).unwrap();
    let stems: Vec<&str> = stems.iter().copied().collect();
    let stem = pattern(&stems.join("|"));
    let with_term = english.texts.iter().filter(|(_, text)| matches(&term_pattern, text));
    let pairs = with_term.filter_map(|(key, _)| Some((key, translation.texts.get(key)?)));
    let (mut all, mut missing) = (0, Vec::new());
    for (key, text) in pairs {
        all += 1;
        if !matches(&stem, text) {
            missing.push(key.as_str());
        }
    }
    let allowed = (all * (100 - MIN_SHARE)).div_ceil(100);
    (missing.len() > allowed).then(|| {
        let stems = stems.join("|");
        format!("{term}: {} of {all} texts lack {stems}: {}", missing.len(), missing.join(", "))
    })
}

#[test]
fn translations_use_the_words_of_their_glossary() {
    let english = english();
    check(|language| {
        let path = root().join(format!("src/text/glossary/{}.tsv", language.tag));
        let rows = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
        faults(&read(&rows), &english, &language.catalogue)
    });
}

#[test]
fn every_glossary_is_readable() {
    let keys = english();
    for path in crate::source::files_below("src/text/glossary", "tsv") {
        let rows = read(&std::fs::read_to_string(&path).unwrap());
        let terms: BTreeSet<&str> = rows.iter().map(Row::term).collect();
        let known = keys.terms.keys().filter(|term| terms.contains(term.as_str())).count();
        assert!(known > 90, "{}: {known} terms", path.display());
        for row in &rows {
            assert!(!row.word.is_empty(), "{}: {} has no word", path.display(), row.key);
            let _ = (pattern(&row.stems), pattern(&row.never));
        }
    }
}

#[test]
fn other_words_than_the_glossary_are_found() {
    let english = FlatCatalogue::read(
        "-rook = Rook\nsetup = Trench\na = Two Rooks\nb = A Rook\nc = Rook `a`\nd = Brook, rook\n",
    );
    let rows = "key\tenglish\tword\tgender\tforms\tstems\tnever\tnote\n\
        rook\tRook\tTurm\tm\tgen=Turms,other=Türme,other-dat=Türmen\ttürm|turm\tburg\t\n\
        setup\tTrench\tGraben\t\t\t\t\t\n\
        -game\tgame (kind)\tSpiel\t\t\tspiel\t\t\n";
    let check = |translation: &str, expected: &[&str]| {
        let found = faults(&read(rows), &english, &FlatCatalogue::read(translation));
        assert_eq!(found, expected, "{translation}");
    };
    let rook = |plain: &str, forms: &str| format!("-rook = {plain}\n    .gen = Turms\n{forms}");
    let forms = "    .gender = m\n    .other = Türme\n    .other-dat = Türmen\n";
    let texts = "setup = Graben\na = Zwei Türme\nb = Ein Turm\nc = Turm\nd = Bach\n";
    check(&[&rook("Turm", forms), texts].concat(), &[]);
    check(
        &rook("Turm", "    .gender = f\n    .other = Türmer\n"),
        &[
            "rook is f, the glossary has m",
            "rook.other: Türmer, the glossary has Türme",
            "rook.other-dat: Türmer, the glossary has Türmen",
        ],
    );
    check(
        &[&rook("Rook", forms), "setup = Loch\n"].concat(),
        &["rook: Rook, the glossary has Turm", "setup: Loch, the glossary has Graben"],
    );
    check("a = Zwei Türme in Hamburg\nb = `Burg`\n", &["a: never burg for Rook"]);
    check("a = Zwei Türme\nb = Ein\nc = Nichts\n", &["Rook: 2 of 3 texts lack türm|turm: b, c"]);
}
