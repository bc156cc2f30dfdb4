//! The languages that texts can be made in.

use super::catalogue::{Catalogue, Value};
use crate::domain::LanguageChoice;
use std::fmt;
use std::sync::{LazyLock, RwLock};

/// Tag and source of each catalogue in this folder, by tag.
const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The shipped catalogues, English first, and behind them those that tests added.
static CATALOGUES: LazyLock<RwLock<Vec<&'static Catalogue>>> = LazyLock::new(|| {
    let mut sources = SOURCES.to_vec();
    sources.sort_by_key(|(tag, _)| (*tag != ENGLISH_TAG, *tag));
    let read = |(tag, source): (&str, &str)| {
        let catalogue =
            Catalogue::new(tag, source.to_owned()).unwrap_or_else(|why| panic!("catalogue {why}"));
        &*Box::leak(Box::new(catalogue))
    };
    RwLock::new(sources.into_iter().map(read).collect())
});

const ENGLISH_TAG: &str = "en";

/// A language that the bot speaks.
///
/// One catalogue, `src/text/<tag>.ftl`, makes one language. What a further language does not say
/// is said in English.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// The language of the command line, of game files, and of whoever has no other.
    pub const ENGLISH: Self = Self(0);

    /// The shipped languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SOURCES.len()).map(Self)
    }

    /// The language with exactly this tag.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let catalogues = CATALOGUES.read().expect("no reader or writer panics");
        catalogues.iter().position(|catalogue| catalogue.tag.eq_ignore_ascii_case(tag)).map(Self)
    }

    /// The language for a locale of Discord, such as `de`, `es-ES` or `pt-BR`: that of the whole
    /// tag, else that of its first part, else English.
    #[must_use]
    pub fn for_locale(locale: &str) -> Self {
        let base = locale.split('-').next().unwrap_or_default();
        Self::from_tag(locale).or_else(|| Self::from_tag(base)).unwrap_or(Self::ENGLISH)
    }

    /// The language of a reader: the one that was chosen, while it is shipped, else that of their
    /// Discord.
    #[must_use]
    pub fn of(choice: &LanguageChoice) -> Self {
        let chosen = choice.chosen.as_deref().and_then(Self::from_tag);
        chosen.unwrap_or_else(|| choice.locale.as_deref().map_or(Self::ENGLISH, Self::for_locale))
    }

    /// The tag, such as `en` or `pt-BR`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        &self.catalogue().tag
    }

    /// What the language calls itself, such as `English`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.catalogue().name
    }

    /// Adds a language for as long as the process runs, for tests: it is found by its tag, and is
    /// not among [`all`](Self::all).
    ///
    /// # Panics
    ///
    /// When the catalogue cannot be read, or the tag is taken.
    #[doc(hidden)]
    #[must_use]
    pub fn add_for_tests(tag: &str, source: String) -> Self {
        let catalogue = Catalogue::new(tag, source).unwrap_or_else(|why| panic!("catalogue {why}"));
        assert_eq!(Self::from_tag(tag), None, "{tag} is taken");
        let mut catalogues = CATALOGUES.write().expect("no reader or writer panics");
        catalogues.push(Box::leak(Box::new(catalogue)));
        Self(catalogues.len() - 1)
    }

    fn catalogue(self) -> &'static Catalogue {
        CATALOGUES.read().expect("no reader or writer panics")[self.0]
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag()).finish()
    }
}

/// Whether there is a text for a key.
#[must_use]
pub fn known(key: &str) -> bool {
    Language::ENGLISH.catalogue().has(key)
}

/// The text of a key: what [`t!`](crate::text::t) expands to, and for keys that stand in a table.
///
/// In a language that lacks the key it is the English text. An unknown key is its own text, and
/// is logged.
#[must_use]
pub fn text(lang: Language, key: &str, values: &[(&str, Value)]) -> String {
    let text = lang.catalogue().text(key, values);
    text.or_else(|| Language::ENGLISH.catalogue().text(key, values)).unwrap_or_else(|| {
        tracing::error!(key, "no such text");
        key.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_shipped_and_knows_its_name() {
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        assert_eq!((Language::ENGLISH.tag(), Language::ENGLISH.name()), ("en", "English"));
        assert_eq!(Language::default(), Language::ENGLISH);
    }

    #[test]
    fn a_locale_falls_back_to_its_base_language_and_then_to_english() {
        let check = |locale: &str, expected: Language| {
            assert_eq!(Language::for_locale(locale), expected, "{locale}");
        };
        let base = Language::add_for_tests("qaa", String::new());
        let region = Language::add_for_tests("qaa-BR", String::new());
        check("qaa", base);
        check("qaa-ES", base);
        check("qaa-BR", region);
        check("qab-BR", Language::ENGLISH);
        check("en-GB", Language::ENGLISH);
        check("", Language::ENGLISH);
        assert!(!Language::all().any(|lang| lang == base));
    }

    #[test]
    fn what_was_chosen_counts_before_the_locale_while_it_is_shipped() {
        let lang = Language::add_for_tests("qae", String::new());
        let check = |chosen: Option<&str>, locale: Option<&str>, expected: Language| {
            let [chosen, locale] = [chosen, locale].map(|tag| tag.map(str::to_owned));
            assert_eq!(Language::of(&LanguageChoice { chosen, locale }), expected);
        };
        check(None, None, Language::ENGLISH);
        check(None, Some("qae-US"), lang);
        check(Some("en"), Some("qae"), Language::ENGLISH);
        check(Some("qae"), Some("fr"), lang);
        check(Some("xx"), Some("qae"), lang);
    }

    #[test]
    fn a_text_that_a_language_lacks_is_english() {
        let lang = Language::add_for_tests("qac", "side-white = Bílá\n".to_owned());
        assert_eq!(text(lang, "side-white", &[]), "Bílá");
        assert_eq!(text(lang, "side-black", &[]), "Black");
        assert_eq!(text(lang, "no-such-key", &[]), "no-such-key");
    }
}
