//! The rows of a translation's review sheet: each text beside its English, with plausible values.
//!
//! The faults of a row are also those of a test, so a sheet and the tests agree.

mod numbers;
mod place;
mod samples;
mod values;

use std::collections::BTreeSet;

use super::catalogue::Catalogue;
use super::family::Family;
use super::staleness::{SourceEntry, entries, stale_texts};
use samples::Samples;
use values::ValueReader;

pub use place::Place;

/// Renderings of a text, unless it has more variants.
const RENDERINGS: usize = 3;

/// A text of the sheet.
#[derive(Clone, Debug)]
pub struct ReviewRow {
    /// The key. That of a term begins with its hyphen.
    pub key: String,
    pub place: Place,
    /// The source of the English text.
    pub english: String,
    /// The source of the translation, if there is one.
    pub translation: Option<String>,
    /// The translation with short, usual and long values. Empty for terms.
    pub renderings: Vec<String>,
    /// What is wrong with the translation.
    pub faults: Vec<String>,
}

impl ReviewRow {
    /// Characters of the longest rendering.
    #[must_use]
    pub fn length(&self) -> usize {
        self.renderings.iter().map(|text| text.chars().count()).max().unwrap_or_default()
    }
}

/// The rows of a translation, in the order of the English catalogue. Texts that English lacks follow.
///
/// # Errors
///
/// If a catalogue doesn't parse.
pub fn review(tag: &str, english: &str, translation: &str) -> Result<Vec<ReviewRow>, String> {
    let catalogue = Catalogue::new(tag, translation)?;
    let [english_values, own_values] = [ValueReader::new(english)?, ValueReader::new(translation)?];
    let stale: BTreeSet<String> = match tag {
        "en" => BTreeSet::new(),
        _ => stale_texts(english, translation).into_iter().map(|text| text.key).collect(),
    };
    let (english, translated) = (entries(english), entries(translation));
    let mut keys: Vec<(&String, &SourceEntry)> = english.iter().collect();
    keys.sort_by_key(|(_, entry)| entry.line);
    keys.extend(translated.iter().filter(|(key, _)| !english.contains_key(*key)));
    let samples = Samples::new(&catalogue, &own_values);
    let row = |(key, source): (&String, &SourceEntry)| {
        let place = Place::of(key);
        let own = translated.get(key);
        let mut row = ReviewRow {
            key: key.clone(),
            place,
            english: english.get(key).map_or_else(String::new, |_| value(&source.text)),
            translation: own.map(|entry| value(&entry.text)),
            renderings: Vec::new(),
            faults: Vec::new(),
        };
        if stale.contains(key) {
            row.faults.push("the English text has changed".to_owned());
        }
        match own {
            None if is_needed(&catalogue, key) => row.faults.push("missing".to_owned()),
            Some(_) if !english.contains_key(key) => row.faults.push("English has no such text".to_owned()),
            Some(_) if !key.starts_with('-') => {
                let (theirs, ours) = (english_values.of(key), own_values.of(key));
                row.faults.extend(theirs.unlike(&ours));
                // Kinds that only one language tells apart, such as a number that selects a plural.
                let values = theirs.and(ours);
                let written = row.translation.as_deref().unwrap_or_default();
                let count = values.variants().max(RENDERINGS);
                for at in 0..count {
                    let (text, faults) = samples.render(key, &values, at);
                    row.faults.extend(faults);
                    row.renderings.push(text);
                }
                row.renderings.dedup();
                row.faults.extend(numbers::faults(&samples, key, &values, written));
                row.faults.extend(too_long(&row));
            }
            _ => {}
        }
        let mut seen = BTreeSet::new();
        row.faults.retain(|fault| seen.insert(fault.clone()));
        row
    };
    Ok(keys.into_iter().map(row).collect())
}

/// Whether the language promises the text.
fn is_needed(catalogue: &Catalogue<'_>, key: &str) -> bool {
    let family = if key.starts_with('-') { Family::Core } else { Family::of(key) };
    catalogue.is_whole(family)
}

fn too_long(row: &ReviewRow) -> Option<String> {
    let limit = row.place.limit().filter(|limit| row.length() > *limit)?;
    Some(format!("{} characters, {limit} fit", row.length()))
}

/// The source of an entry without its key.
fn value(entry: &str) -> String {
    let value = entry.split_once('=').map_or(entry, |(_, value)| value);
    value.lines().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
-kyo-kind-K = King
moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
button-go = Go
who = { $player } takes { $piece }
";

    fn rows(tag: &str, translation: &str) -> Vec<ReviewRow> {
        let source = format!("### whole: core\n{translation}");
        review(tag, ENGLISH, &source).unwrap()
    }

    fn faults(tag: &str, key: &str, translation: &str) -> Vec<String> {
        rows(tag, translation).into_iter().find(|row| row.key == key).unwrap().faults
    }

    #[test]
    fn rows_follow_the_english_catalogue_with_their_renderings() {
        let rows = review("en", ENGLISH, ENGLISH).unwrap();
        let keys: Vec<_> = rows.iter().map(|row| row.key.as_str()).collect();
        assert_eq!(keys, ["-kyo-kind-K", "moves", "button-go", "who"]);
        assert_eq!(rows[1].renderings, ["1 move", "3 moves", "22 moves"]);
        assert_eq!(rows[2].renderings, ["Go"]);
        assert!(rows[3].renderings[0].contains(" takes "), "{:?}", rows[3].renderings);
        assert!(rows.iter().all(|row| row.faults.is_empty()), "{rows:#?}");
    }

    #[test]
    fn a_broken_translation_has_faults() {
        let check = |key: &str, translation: &str, expected: &str| {
            let found = faults("de", key, translation);
            assert!(found.iter().any(|fault| fault.contains(expected)), "{translation} {found:?}");
        };
        check("button-go", "moves = x\n", "missing");
        check("button-go", "button-go = Los\n", "the English text has changed");
        check("extra", "extra = Mehr\n", "English has no such text");
        check("who", "who = { $player } schlägt\n", "lacks piece");
        check("who", "who = { $player } schlägt { $piece } { $more }\n", "has more");
        check("button-go", &format!("button-go = {}\n", "x".repeat(81)), "81 characters, 80 fit");
    }

    #[test]
    fn a_family_that_is_not_promised_lacks_nothing() {
        let rows = review("de", ENGLISH, "button-go = Los\n").unwrap();
        let row = rows.iter().find(|row| row.key == "moves").unwrap();
        assert!(row.faults.is_empty() && row.translation.is_none(), "{row:?}");
    }
}
