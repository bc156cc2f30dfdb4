//! Finds translated texts whose English has changed.
//!
//! Above each translated text, the last line of its comment has a hash of the English text that it
//! was translated from: `# en: 1f3a9c20`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// Begins the comment line with the hash.
const MARK: &str = "# en: ";

/// Bytes of SHA-256 in a hash.
const HASH_BYTES: usize = 4;

/// A translated text that isn't known to match the English one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaleText {
    pub key: String,
    /// The hash above the translation, if it has one.
    pub found: Option<String>,
    /// The hash of the present English text.
    pub expected: String,
    /// The present English text.
    pub english: String,
}

/// An entry of a catalogue.
pub(super) struct SourceEntry {
    /// The line of its key, from 0.
    pub(super) line: usize,
    /// The text from its key on, normalized.
    pub(super) text: String,
    /// The hash above it.
    hash: Option<String>,
}

/// The translated texts whose hash doesn't match the English text, in the order of their keys.
#[must_use]
pub fn stale_texts(english: &str, translation: &str) -> Vec<StaleText> {
    let english = entries(english);
    let stale = |(key, entry): (String, SourceEntry)| {
        let source = english.get(&key)?;
        let expected = hash(&source.text);
        (entry.hash.as_ref() != Some(&expected)).then(|| StaleText {
            key,
            found: entry.hash,
            expected,
            english: source.text.clone(),
        })
    };
    entries(translation).into_iter().filter_map(stale).collect()
}

/// Writes the hashes of the present English texts above some translated texts.
///
/// # Errors
///
/// Returns the first key that either catalogue lacks.
pub fn renewed<'a>(
    english: &str,
    translation: &str,
    keys: impl IntoIterator<Item = &'a str>,
) -> Result<String, &'a str> {
    let (english, translated) = (entries(english), entries(translation));
    let mut hashes = BTreeMap::new();
    for key in keys {
        let (source, entry) = english.get(key).zip(translated.get(key)).ok_or(key)?;
        hashes.insert(entry.line, hash(&source.text));
    }
    let mut renewed: Vec<String> = Vec::new();
    for (number, line) in translation.lines().enumerate() {
        if let Some(hash) = hashes.get(&number) {
            renewed.pop_if(|last| last.starts_with(MARK));
            renewed.push(format!("{MARK}{hash}"));
        }
        renewed.push(line.to_owned());
    }
    Ok(renewed.join("\n") + "\n")
}

/// The first bytes of the SHA-256 of a text, in hexadecimal digits.
fn hash(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(HASH_BYTES).fold(String::new(), |mut hash, byte| {
        write!(hash, "{byte:02x}").expect("writing to a string never fails");
        hash
    })
}

/// The messages and terms of a catalogue by key. A term's key begins with its hyphen.
pub(super) fn entries(source: &str) -> BTreeMap<String, SourceEntry> {
    let lines: Vec<&str> = source.lines().collect();
    let mut entries = BTreeMap::new();
    for (number, line) in lines.iter().enumerate() {
        let Some(key) = key(line) else { continue };
        let rest = lines[number + 1..].iter();
        let rest = rest.take_while(|line| !line.starts_with('#') && self::key(line).is_none());
        let mut text: Vec<String> = vec![line.trim_end().to_owned()];
        text.extend(rest.map(|line| match line.trim() {
            "" => String::new(),
            line => format!(" {line}"),
        }));
        while text.last().is_some_and(String::is_empty) {
            text.pop();
        }
        let above = number.checked_sub(1).map(|above| lines[above]);
        let hash = above.and_then(|above| above.strip_prefix(MARK)).map(|hash| hash.trim().to_owned());
        entries.insert(key.to_owned(), SourceEntry { line: number, text: text.join("\n"), hash });
    }
    entries
}

/// The key that a line begins with.
fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let name = key.strip_prefix('-').unwrap_or(key);
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
    (begins && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# A comment.
plain = Plain  \n-word = Word
    .other = Words

chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}

## Next
last = Last
";

    #[test]
    fn an_entry_ends_before_the_next_key_or_comment() {
        let texts: Vec<_> = entries(ENGLISH).into_values().map(|entry| entry.text).collect();
        let chips = "chips = { $count ->\n [one] 1 chip\n *[other] { $count } chips\n }";
        assert_eq!(texts, ["-word = Word\n .other = Words", chips, "last = Last", "plain = Plain"]);
    }

    #[test]
    fn a_hash_is_that_of_the_normalized_text() {
        // printf 'plain = Plain' | sha256sum
        assert_eq!(hash("plain = Plain"), "e7e97f07");
        let indented = ENGLISH.replace("    [one]", "  [one]");
        assert_eq!(entries(ENGLISH)["chips"].text, entries(&indented)["chips"].text);
    }

    #[test]
    fn a_changed_english_text_makes_its_translation_stale() {
        let german = "# Ein Kommentar.\nplain = Einfach\n-word = Wort\nlast = Letzter\nextra = Mehr\n";
        let keys = |german: &str, english: &str| -> Vec<String> {
            stale_texts(english, german).into_iter().map(|text| text.key).collect()
        };
        assert_eq!(keys(german, ENGLISH), ["-word", "last", "plain"]);
        let german = renewed(ENGLISH, german, ["-word", "plain"]).unwrap();
        assert_eq!(keys(&german, ENGLISH), ["last"]);
        let german = renewed(ENGLISH, &german, ["last"]).unwrap();
        assert_eq!(keys(&german, ENGLISH), [""; 0]);
        assert_eq!(keys(&german, &ENGLISH.replace("Last", "Final")), ["last"]);
        let expected = format!("# Ein Kommentar.\n# en: {}\nplain = Einfach\n", hash("plain = Plain"));
        assert!(german.starts_with(&expected), "{german}");
        // A new hash replaces the old one.
        assert_eq!(renewed(ENGLISH, &german, ["last", "plain"]).unwrap(), german);
    }

    #[test]
    fn an_unknown_key_cannot_be_renewed() {
        assert_eq!(renewed(ENGLISH, "extra = Mehr\n", ["extra"]), Err("extra"));
        assert_eq!(renewed(ENGLISH, "plain = Einfach\n", ["last"]), Err("last"));
    }
}
