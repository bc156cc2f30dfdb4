//! The words of a translation, to find English ones left in its texts.

use std::collections::BTreeSet;

use sealed_move::text::Language;

use crate::translations::reader::{FlatCatalogue, FlatText};

/// The length of the text before an ellipsis that tells one of the catalogue from a cut.
const BEFORE_ELLIPSIS: usize = 3;

/// A move of more steps is a walk.
const MAX_STEPS: usize = 10;

/// The words of a shipped language.
#[derive(Debug)]
pub(super) struct Vocabulary {
    /// Words that only the English catalogue has, in lower case.
    only_english: BTreeSet<String>,
    /// What stands before the ellipses of the catalogue.
    ellipses: BTreeSet<String>,
}

pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// All words of a catalogue's texts and terms, in lower case.
fn words_of(catalogue: &FlatCatalogue) -> BTreeSet<String> {
    let texts = catalogue.texts.values().flat_map(FlatText::own_words);
    let lines: Vec<String> = texts.chain(catalogue.forms.values().flatten().cloned()).collect();
    lines.iter().flat_map(|line| words(line)).map(str::to_lowercase).collect()
}

/// What stands before each ellipsis of a text. A number or a value is `0`.
fn before_ellipses(text: &str) -> impl Iterator<Item = String> {
    text.match_indices('…').map(|(at, _)| {
        if text[..at].ends_with(|c: char| c.is_ascii_digit() || c == '⦄') {
            return "0".to_owned();
        }
        let before: Vec<char> = text[..at].chars().rev().take(BEFORE_ELLIPSIS).collect();
        before.into_iter().rev().collect()
    })
}

impl Vocabulary {
    pub(super) fn of(tag: &str) -> Self {
        let [english, own] = ["en", tag].map(FlatCatalogue::shipped);
        let (mut only_english, own_words) = (words_of(&english), words_of(&own));
        let names = Language::all().map(|lang| lang.name().to_lowercase()).collect();
        only_english = &(&only_english - &own_words) - &names;
        let lines = own.texts.values().flat_map(|text| &text.lines);
        Self { only_english, ellipses: lines.flat_map(|line| before_ellipses(line)).collect() }
    }

    pub(super) fn is_left_in_english(&self, word: &str) -> bool {
        self.only_english.contains(&word.to_lowercase())
    }

    /// Whether a text has an ellipsis that isn't the catalogue's: it was cut, or lacks a value. Lines with
    /// a long walk of Kyo are cut in English, too.
    pub(super) fn is_cut(&self, text: &str) -> bool {
        let is_walk = |line: &&str| line.matches([';', '；']).count() > MAX_STEPS;
        let mut lines = text.lines().filter(|line| !is_walk(line));
        lines.any(|line| before_ellipses(line).any(|before| !self.ellipses.contains(&before)))
    }
}
