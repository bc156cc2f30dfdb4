//! The supported languages.

use super::catalogue::{Catalogue, Value};
use super::family::Family;
use super::folding::fold;
use super::words::Word;
use crate::domain::LanguageChoice;
use std::fmt;
use std::sync::{LazyLock, RwLock};

/// Tag and source of each Fluent file in this folder, sorted by tag.
const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The shipped languages, English first.
static SHIPPED: LazyLock<Vec<Catalogue<'static>>> = LazyLock::new(|| {
    let mut sources = SOURCES.to_vec();
    sources.sort_by_key(|(tag, _)| (*tag != ENGLISH_TAG, *tag));
    let read = |(tag, source): (&str, &'static str)| {
        Catalogue::new(tag, source).unwrap_or_else(|why| panic!("catalogue {why}"))
    };
    sources.into_iter().map(read).collect()
});

/// The languages that tests added. Their numbers follow the shipped ones'.
static ADDED: RwLock<Vec<&'static Catalogue<'static>>> = RwLock::new(Vec::new());

const ENGLISH_TAG: &str = "en";

/// A supported language.
///
/// Each file `src/text/<tag>.ftl` adds one. The families of texts that it doesn't have are shown in
/// English.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// The language of the command line and of game files, and the default for players.
    pub const ENGLISH: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..SOURCES.len()).map(Self)
    }

    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let added = ADDED.read().expect("no reader or writer panics");
        let mut catalogues = SHIPPED.iter().chain(added.iter().copied());
        catalogues.position(|catalogue| catalogue.tag.eq_ignore_ascii_case(tag)).map(Self)
    }

    /// The language for a Discord locale such as `de`, `es-ES` or `pt-BR`: that of the whole tag,
    /// else of its first part, else English.
    #[must_use]
    pub fn for_locale(locale: &str) -> Self {
        let base = locale.split('-').next().unwrap_or_default();
        Self::from_tag(locale).or_else(|| Self::from_tag(base)).unwrap_or(Self::ENGLISH)
    }

    /// A reader's language: the chosen one if it is shipped, else that of their Discord client.
    #[must_use]
    pub fn of(choice: &LanguageChoice) -> Self {
        let chosen = choice.chosen.as_deref().and_then(Self::from_tag);
        chosen.unwrap_or_else(|| choice.locale.as_deref().map_or(Self::ENGLISH, Self::for_locale))
    }

    #[must_use]
    pub fn tag(self) -> &'static str {
        &self.catalogue().tag
    }

    /// The language's name for itself, such as `English`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.catalogue().name
    }

    /// The folded name, by which lists of languages are sorted.
    #[must_use]
    pub fn sorting_key(self) -> String {
        fold(self.name())
    }

    /// Adds a language until the process ends, for tests. [`from_tag`](Self::from_tag) finds it,
    /// but [`all`](Self::all) doesn't list it.
    ///
    /// # Panics
    ///
    /// If the source doesn't parse, or the tag is taken.
    #[doc(hidden)]
    #[must_use]
    pub fn add_for_tests(tag: &str, source: String) -> Self {
        let catalogue = Catalogue::new(tag, source.leak()).unwrap_or_else(|why| panic!("catalogue {why}"));
        assert_eq!(Self::from_tag(tag), None, "{tag} is taken");
        let mut added = ADDED.write().expect("no reader or writer panics");
        added.push(Box::leak(Box::new(catalogue)));
        Self(SHIPPED.len() + added.len() - 1)
    }

    /// The catalogue for the texts of a family: English if the language doesn't have all of them.
    pub(super) fn catalogue_of(self, family: Family) -> &'static Catalogue<'static> {
        let own = self.catalogue();
        if own.is_whole(family) { own } else { Self::ENGLISH.catalogue() }
    }

    pub(super) fn catalogue(self) -> &'static Catalogue<'static> {
        SHIPPED
            .get(self.0)
            .unwrap_or_else(|| ADDED.read().expect("no reader or writer panics")[self.0 - SHIPPED.len()])
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

/// Whether a key has a text.
#[must_use]
pub fn known(key: &str) -> bool {
    Language::ENGLISH.catalogue().has(key)
}

/// The plain form of a word, for use outside a message: a title, an entry of a list. A message takes
/// the [`Word`] itself.
#[must_use]
pub fn word(lang: Language, word: Word) -> String {
    form(lang, word, "")
}

/// A word for a picture, where room is short: its form `label`, else the plain one.
#[must_use]
pub fn word_in_picture(lang: Language, word: Word) -> String {
    form(lang, word, "label")
}

fn form(lang: Language, word: Word, wanted: &str) -> String {
    let catalogues = [lang.catalogue_of(Family::Core), Language::ENGLISH.catalogue()];
    let found = catalogues.into_iter().find_map(|catalogue| catalogue.form(word, wanted));
    found
        .unwrap_or_else(|| {
            tracing::error!(word = word.name(), "no such word");
            word.name()
        })
        .to_owned()
}

/// The folded forms of words that a typed form may stand for, in a language and in English.
pub(super) fn alternates(lang: Language, folded: &str) -> Vec<&'static str> {
    let mut all: Vec<&str> = lang.catalogue_of(Family::Core).alternates(folded).collect();
    if lang != Language::ENGLISH {
        all.extend(Language::ENGLISH.catalogue().alternates(folded));
    }
    all
}

/// Whether a folded word is an article or a preposition of a language or of English.
pub(super) fn is_filler(lang: Language, folded: &str) -> bool {
    lang.catalogue_of(Family::Core).is_filler(folded) || Language::ENGLISH.catalogue().is_filler(folded)
}

/// The same as [`alternates`] for a form that is incomplete or has typing errors.
pub(super) fn near_alternates(lang: Language, folded: &str) -> Vec<&'static str> {
    let mut all: Vec<&str> = lang.catalogue_of(Family::Core).near_alternates(folded).collect();
    if lang != Language::ENGLISH {
        all.extend(Language::ENGLISH.catalogue().near_alternates(folded));
    }
    all
}

/// All forms of a word in a language and in English, for finding it.
pub(super) fn word_forms(lang: Language, word: Word) -> Vec<&'static str> {
    let mut forms = lang.catalogue_of(Family::Core).forms(word);
    if lang != Language::ENGLISH {
        forms.extend(Language::ENGLISH.catalogue().forms(word));
    }
    forms
}

/// Returns the text of a key in a language, with named arguments: `t!(lang, "move-played", turn =
/// notation)`.
#[macro_export]
macro_rules! t {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::text($lang, $key, &[$((stringify!($name), $crate::text::Value::from($value))),*])
    };
}

/// Returns the text of a key. [`t!`](crate::text::t) expands to this; call it directly for keys
/// from a table.
///
/// Falls back to English, and for an unknown key to the key itself, which is logged.
#[must_use]
pub fn text(lang: Language, key: &str, values: &[(&str, Value)]) -> String {
    let text = lang.catalogue_of(Family::of(key)).text(key, values);
    text.or_else(|| Language::ENGLISH.catalogue().text(key, values)).unwrap_or_else(|| {
        tracing::error!(key, "no such text");
        key.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_shipped_first() {
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        assert_eq!((Language::ENGLISH.tag(), Language::ENGLISH.name()), ("en", "English"));
        assert_eq!(Language::default(), Language::ENGLISH);
    }

    #[test]
    fn languages_are_sorted_by_their_folded_names() {
        let add = |tag, name| Language::add_for_tests(tag, format!("language-name = {name}\n"));
        let mut all = [add("qas", "日本語"), add("qat", "Zulu"), add("qau", "čeština"), add("qav", "Dansk")];
        all.sort_by_key(|lang| lang.sorting_key());
        assert_eq!(all.map(Language::name), ["čeština", "Dansk", "Zulu", "日本語"]);
    }

    #[test]
    fn a_locale_falls_back_to_its_language_then_english() {
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
    fn a_shipped_choice_overrides_the_locale() {
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
    fn a_missing_text_is_english() {
        let lang = Language::add_for_tests(
            "qad",
            "### whole: core\n-side-white = Bílá\nchoice-yes = Ano\n".to_owned(),
        );
        assert_eq!(text(lang, "choice-yes", &[]), "Ano");
        assert_eq!(text(lang, "choice-no", &[]), "No");
        assert_eq!(text(lang, "no-such-key", &[]), "no-such-key");
        assert_eq!(word(lang, Word::new("side-white")), "Bílá");
        assert_eq!(word(lang, Word::new("side-black")), "Black");
        assert_eq!(word(lang, Word::new("no-such-word")), "no-such-word");
    }

    #[test]
    fn a_side_in_a_picture_begins_with_a_capital() {
        use sealed_move_rules::{Observer, aruki};
        let source = "### whole: core\n-side-white = białe\n-side-black = czarne\n";
        let lang = Language::add_for_tests("qap", source.to_owned());
        let start = sealed_move_rules::find("aruki").unwrap();
        let position = start.start("standard", &mut sealed_move_rules::Rolls::none()).unwrap();
        let (sides, _) = crate::text::labels(lang, &aruki::INFO, &position.view(Observer::Public), true);
        assert_eq!(sides, ["Białe", "Czarne"]);
    }

    #[test]
    fn a_family_that_is_not_whole_is_english() {
        let source =
            "### whole: lessons\n-side-white = Bílá\nchoice-yes = Ano\nlesson-kyo-chip-title = Žeton\n";
        let lang = Language::add_for_tests("qaj", source.to_owned());
        assert_eq!(text(lang, "choice-yes", &[]), "Yes");
        assert_eq!(word(lang, Word::new("side-white")), "White");
        assert_eq!(text(lang, "lesson-kyo-chip-title", &[]), "Žeton");
    }

    #[test]
    fn a_text_with_a_word_that_its_language_lacks_is_english() {
        let source = "### whole: core\n-side-white = Bílá\nlabel-won = { $side } vyhrála\n";
        let lang = Language::add_for_tests("qaf", source.to_owned());
        let won = |side| text(lang, "label-won", &[("side", Value::Word(Word::new(side)))]);
        assert_eq!(won("side-white"), "Bílá vyhrála");
        assert_eq!(won("side-black"), "Black won");
    }
}
