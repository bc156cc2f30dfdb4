//! Reads a catalogue line by line. Plain texts and terms stay slices of the source. Only texts with
//! values go to Fluent, whose syntax tree needs six times the memory of its source.

use std::collections::HashSet;

use rustc_hash::FxHashMap;

/// A catalogue before Fluent parses it.
#[derive(Debug, Default)]
pub(super) struct Source<'s> {
    /// Texts on one line without values, by key.
    pub(super) plain: FxHashMap<&'s str, &'s str>,
    pub(super) terms: Vec<TermSource<'s>>,
    /// The other texts, without comments.
    pub(super) rest: String,
}

/// A term without its hyphen, its value and its attributes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TermSource<'s> {
    pub(super) name: &'s str,
    pub(super) plain: &'s str,
    pub(super) forms: Vec<(&'s str, &'s str)>,
}

impl<'s> Source<'s> {
    /// # Errors
    ///
    /// If a key occurs twice, or the value or an attribute of a term isn't one plain text.
    pub(super) fn read(source: &'s str) -> Result<Self, String> {
        let mut read = Self::default();
        let mut keys = HashSet::new();
        let referred = references(source);
        for entry in entries(source) {
            let first = entry[0];
            let term = first.strip_prefix('-');
            let Some((key, value)) = pair(term.unwrap_or(first)) else {
                read.keep(&entry);
                continue;
            };
            if !keys.insert(key) {
                return Err(format!("key twice: {key}"));
            }
            if term.is_some() {
                read.terms.push(TermSource::read(key, value, &entry[1..])?);
            } else if entry.len() == 1 && is_plain(value) && !referred.contains(key) {
                read.plain.insert(key, value);
            } else {
                read.keep(&entry);
            }
        }
        read.rest.shrink_to_fit();
        Ok(read)
    }

    fn keep(&mut self, entry: &[&str]) {
        for line in entry {
            self.rest.push_str(line);
            self.rest.push('\n');
        }
    }
}

impl<'s> TermSource<'s> {
    fn read(name: &'s str, value: &'s str, attributes: &[&'s str]) -> Result<Self, String> {
        let fault = |form: String| format!("-{form} is not one plain text");
        if !is_plain(value) {
            return Err(fault(name.to_owned()));
        }
        let mut forms = Vec::new();
        for line in attributes {
            let pair = line.trim_start().strip_prefix('.').and_then(pair);
            let (form, text) = pair.ok_or_else(|| fault(name.to_owned()))?;
            if !is_plain(text) {
                return Err(fault(format!("{name}.{form}")));
            }
            forms.push((form, text));
        }
        Ok(Self { name, plain: value, forms })
    }
}

/// The lines of each entry, without blank lines at its end. Comments end an entry.
fn entries(source: &str) -> Vec<Vec<&str>> {
    let mut entries: Vec<Vec<&str>> = Vec::new();
    let mut ended = true;
    for line in source.lines() {
        let begins = line.starts_with(|first: char| first == '-' || first.is_ascii_alphabetic());
        match entries.last_mut() {
            _ if line.starts_with('#') => ended = true,
            Some(entry) if !begins && !ended => entry.push(line),
            _ if line.trim().is_empty() => {}
            _ => {
                entries.push(vec![line]);
                ended = false;
            }
        }
    }
    for entry in &mut entries {
        while entry.last().is_some_and(|line| line.trim().is_empty()) {
            entry.pop();
        }
    }
    entries
}

/// The key and the value of a line `key = value`.
fn pair(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once('=')?;
    let key = key.trim_end_matches(' ');
    let is_part = |part: char| part.is_ascii_alphanumeric() || part == '-' || part == '_';
    let is_key = key.starts_with(|first: char| first.is_ascii_alphabetic()) && key.chars().all(is_part);
    is_key.then_some((key, value.trim_matches(' ')))
}

fn is_plain(value: &str) -> bool {
    !value.is_empty() && !value.contains(['{', '}'])
}

/// The keys in `{ key }`, which Fluent has to know.
fn references(source: &str) -> HashSet<&str> {
    source.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_texts_with_values_go_to_fluent() {
        let source = "### whole: core\n# en: 12345678\nyes = Yes \n\n# en: 12345678\nto = to { $to }\n\n\
                      lines =\n    One.\n\n    Two.\n# A comment.\nend = { whole }\nwhole = whole\n";
        let read = Source::read(source).unwrap();
        assert_eq!(read.plain, FxHashMap::from_iter([("yes", "Yes")]));
        assert_eq!(
            read.rest,
            "to = to { $to }\nlines =\n    One.\n\n    Two.\nend = { whole }\nwhole = whole\n"
        );
    }

    #[test]
    fn terms_have_their_attributes() {
        let source = "-rook = Turm\n    .gender = m\n    .other = Türme\n# A comment.\n-pawn = Bauer\n";
        let [rook, pawn] =
            [("rook", "Turm", vec![("gender", "m"), ("other", "Türme")]), ("pawn", "Bauer", vec![])]
                .map(|(name, plain, forms)| TermSource { name, plain, forms });
        assert_eq!(Source::read(source).unwrap().terms, [rook, pawn]);
    }

    #[test]
    fn what_is_no_entry_goes_to_fluent() {
        for source in ["no entry\n", "1a = b\n", "empty =\n", "  lost\n"] {
            assert_eq!(Source::read(source).unwrap().rest, source);
        }
        assert_eq!(Source::read("a = b\na = c\n").unwrap_err(), "key twice: a");
    }
}
