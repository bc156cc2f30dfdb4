//! The texts of one language, parsed from a Fluent file.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
#[cfg(debug_assertions)]
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use super::Language;
use super::family::{Family, WholeFamilies};
use super::join::Separators;
use super::level::level_word;
use super::source::Source;
use super::words::{Argument, Calls, Forms, GAP, Word};
use crate::domain::Level;

/// An argument of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Text(String),
    /// A number, which can select a plural form.
    Number(i64),
    /// A piece, tile, side, object or level, which the text inflects.
    Word(Word),
}

impl Value {
    /// The text of an argument for a place outside a message.
    #[must_use]
    pub fn plain(&self, lang: Language) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::Word(word) => super::word(lang, *word),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Word> for Value {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}

impl From<Option<Word>> for Value {
    /// `None` is for texts that don't show the word.
    fn from(word: Option<Word>) -> Self {
        word.map_or_else(|| Self::Text(String::new()), Self::Word)
    }
}

macro_rules! number_value {
    ($($type:ty)*) => {$(
        impl From<$type> for Value {
            fn from(number: $type) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}

number_value! { i64 u32 u16 usize }

/// The greatest number up to which Fluent represents every integer exactly.
const MAX_EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

impl From<u64> for Value {
    /// Larger numbers become text, because Fluent would round them.
    fn from(number: u64) -> Self {
        if number <= MAX_EXACT { Self::Number(number as i64) } else { Self::Text(number.to_string()) }
    }
}

/// Its texts are slices of a source, or in Fluent's bundle.
pub(super) struct Catalogue<'s> {
    /// The language tag, such as `pt-BR`.
    pub(super) tag: String,
    /// The language's name for itself.
    pub(super) name: String,
    pub(super) separators: Separators,
    /// Texts without values.
    plain: FxHashMap<&'s str, &'s str>,
    bundle: FluentBundle<FluentResource>,
    forms: Forms<'s>,
    calls: Calls,
    whole: WholeFamilies,
}

impl<'s> Catalogue<'s> {
    pub(super) fn new(tag: &str, source: &'s str) -> Result<Self, String> {
        let language: LanguageIdentifier = tag.parse().map_err(|error| format!("{tag}: {error}"))?;
        let whole = WholeFamilies::read(source).map_err(|why| format!("{tag}: {why}"))?;
        let Source { plain, terms, rest } = Source::read(source).map_err(|why| format!("{tag}: {why}"))?;
        let (rest, mut calls) = Calls::replace(&rest).map_err(|why| format!("{tag}: {why}"))?;
        let resource = FluentResource::try_new(rest)
            .map_err(|(_, errors)| format!("{tag} does not parse: {errors:?}"))?;
        let forms = Forms::new(&language, terms).map_err(|why| format!("{tag}: {why}"))?;
        calls.find(&resource, &forms).map_err(|why| format!("{tag}: {why}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Discord shows these marks literally in code spans and names.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| format!("{tag} has a key twice: {errors:?}"))?;
        let separators = Separators::default();
        let mut catalogue = Self {
            tag: tag.to_owned(),
            name: tag.to_owned(),
            separators,
            plain,
            bundle,
            forms,
            calls,
            whole,
        };
        catalogue.separators = Separators::read(&catalogue).map_err(|why| format!("{tag}: {why}"))?;
        catalogue.calls.set_untitled(catalogue.untitled_names());
        if let Some(name) = catalogue.text("language-name", &[]) {
            catalogue.name = name;
        }
        Ok(catalogue)
    }

    /// The names of players who are no people: the computer's levels, and a deleted player.
    fn untitled_names(&self) -> Vec<String> {
        let computer = |level: Level| {
            let number = Value::from(u32::from(level.number()));
            self.text("computer-name", &[("number", number), ("level", Value::from(level_word(level)))])
        };
        Level::ALL.into_iter().filter_map(computer).chain(self.text("player-gone", &[])).collect()
    }

    /// Whether the language has the whole family.
    pub(super) const fn is_whole(&self, family: Family) -> bool {
        self.whole.has(family)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.plain.contains_key(key)
            || self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A form of a word, or what it falls back to, if the language has the word.
    pub(super) fn form(&self, word: Word, wanted: &str) -> Option<&str> {
        self.forms.form(word.name(), wanted)
    }

    /// The folded forms of words that a typed form may stand for.
    pub(super) fn alternates(&self, folded: &str) -> impl Iterator<Item = &str> {
        self.forms.alternates(folded)
    }

    /// Whether a folded word is an article or a preposition.
    pub(super) fn is_filler(&self, folded: &str) -> bool {
        self.forms.is_filler(folded)
    }

    /// The same as [`alternates`](Self::alternates) for a form that is incomplete or has typing errors.
    pub(super) fn near_alternates(&self, folded: &str) -> impl Iterator<Item = &str> {
        self.forms.near_alternates(folded)
    }

    /// The names of all words.
    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.forms.names()
    }

    /// The plural category of a number.
    pub(super) fn category(&self, number: u32) -> &'static str {
        self.forms.category(number.into())
    }

    /// All forms of a word.
    pub(super) fn forms(&self, word: Word) -> Vec<&str> {
        self.forms.all(word.name())
    }

    /// Returns the text of a key, if the language has it and all its words. A missing argument
    /// becomes a gap and is logged. Debug builds panic instead, also if a number or a word is passed
    /// as text.
    pub(super) fn text(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let (text, errors, missing) = self.format(key, values)?;
        if let Some(word) = missing {
            tracing::error!(language = self.tag, key, word = word.name(), "no such word");
            return None;
        }
        if !errors.is_empty() {
            tracing::error!(language = self.tag, key, ?errors, "text with gaps");
            debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        }
        #[cfg(debug_assertions)]
        self.check(key, values, &text);
        Some(text)
    }

    /// Panics if a number or a word is passed as text, or if a word selects a variant.
    #[cfg(debug_assertions)]
    fn check(&self, key: &str, values: &[(&str, Value)], text: &str) {
        if let Some(numbers) = with_digits_as_numbers(values) {
            let other = self.fill(key, &numbers).map(|(other, _)| other);
            assert_eq!(Some(text), other.as_deref(), "{key} gets a number as a text: {values:?}");
        }
        assert!(
            !values.iter().any(|(_, value)| is_marked_word(value)),
            "{key} gets a word as a text: {values:?}"
        );
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        assert!(
            pattern.is_none_or(|pattern| !self.selects_by_word(pattern, values)),
            "{key} selects by a word: {values:?}"
        );
    }

    /// Whether a text selects its variant by a word, for which Fluent always takes the default.
    #[cfg(debug_assertions)]
    fn selects_by_word(&self, pattern: &Pattern<&str>, values: &[(&str, Value)]) -> bool {
        let is_word =
            |id: &str| values.iter().any(|(name, value)| *name == id && matches!(value, Value::Word(_)));
        pattern.elements.iter().any(|element| match element {
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                matches!(selector, InlineExpression::VariableReference { id } if is_word(id.name))
                    || variants.iter().any(|variant| self.selects_by_word(&variant.value, values))
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::MessageReference { id, .. }),
            } => self
                .bundle
                .get_message(id.name)
                .and_then(|message| message.value())
                .is_some_and(|pattern| self.selects_by_word(pattern, values)),
            _ => false,
        })
    }

    /// Formats the text of a key and collects Fluent's errors. Fluent would show the source name of
    /// a missing argument; readers get a gap instead.
    pub(super) fn fill(&self, key: &str, values: &[(&str, Value)]) -> Option<(String, Vec<FluentError>)> {
        let (text, errors, _) = self.format(key, values)?;
        Some((text, errors))
    }

    /// The same as [`fill`](Self::fill), with a word that the language lacks, if there is one.
    fn format(
        &self,
        key: &str,
        values: &[(&str, Value)],
    ) -> Option<(String, Vec<FluentError>, Option<Word>)> {
        if let Some(text) = self.plain.get(key) {
            return Some(((*text).to_owned(), Vec::new(), None));
        }
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut missing = None;
        let mut args = self.fluent_args(key, values, &mut missing);
        let mut errors = Vec::new();
        let mut text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            errors.iter().filter_map(missing_value).for_each(|name| args.set(name, GAP));
            text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        }
        Some((text, errors, missing))
    }

    /// The values of a text and the results of its calls. A call without a value is left out, so that
    /// Fluent reports it if it is shown.
    fn fluent_args<'a>(
        &'a self,
        key: &str,
        values: &'a [(&'a str, Value)],
        missing: &mut Option<Word>,
    ) -> FluentArgs<'a> {
        let calls = self.calls.of_text(key);
        let mut args = FluentArgs::with_capacity(values.len() + calls.len());
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.as_str()),
                Value::Number(number) => FluentValue::from(*number),
                Value::Word(word) => FluentValue::from(self.forms.plain(word.name()).unwrap_or_else(|| {
                    *missing = Some(*word);
                    word.name()
                })),
            };
            if !self.calls.hide(calls, name) {
                args.set(*name, value);
            }
        }
        let argument = |wanted: &str| {
            let (_, value) = values.iter().find(|(name, _)| *name == wanted)?;
            Some(match value {
                Value::Text(text) => Argument::Text(text),
                Value::Number(number) => Argument::Number(*number),
                Value::Word(word) => Argument::Word(*word),
            })
        };
        for (variable, result) in self.calls.results(calls, &self.forms, argument) {
            args.set(variable, FluentValue::String(result));
        }
        args
    }
}

/// The name of a missing argument, if that is the error.
fn missing_value(error: &FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            Some(id.clone())
        }
        _ => None,
    }
}

/// Whether a text is a single word of a pseudo-language, which writes `⟨rook⟩`.
#[cfg(debug_assertions)]
fn is_marked_word(value: &Value) -> bool {
    let Value::Text(text) = value else { return false };
    let word = text.strip_prefix('⟨').and_then(|text| text.strip_suffix('⟩'));
    word.is_some_and(|word| !word.contains(['⟨', '⟩']))
}

/// Replaces text arguments that look like numbers by numbers. `None` if no text looks like one.
#[cfg(debug_assertions)]
fn with_digits_as_numbers<'a>(values: &[(&'a str, Value)]) -> Option<Vec<(&'a str, Value)>> {
    let number = |value: &Value| match value {
        Value::Text(text) => {
            text.parse::<u32>().ok().filter(|number| number.to_string() == *text).map(Value::from)
        }
        Value::Number(_) | Value::Word(_) => None,
    };
    values.iter().any(|(_, value)| number(value).is_some()).then(|| {
        values.iter().map(|(name, value)| (*name, number(value).unwrap_or_else(|| value.clone()))).collect()
    })
}

#[cfg(test)]
impl Catalogue<'_> {
    /// The text of a key that misses an argument.
    pub(super) fn filled(&self, key: &str, values: &[(&str, Value)]) -> String {
        let (text, errors) = self.fill(key, values).expect("the key exists");
        assert!(!errors.is_empty(), "{key}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
number = { $number }
";

    fn format(key: &str, name: &str, value: impl Into<Value>) -> String {
        let catalogue = Catalogue::new("en", SOURCE).unwrap();
        catalogue.text(key, &[(name, value.into())]).unwrap()
    }

    #[test]
    fn a_number_selects_its_plural_and_is_not_grouped() {
        assert_eq!(format("chips", "count", 1_u64), "1 chip");
        assert_eq!(format("chips", "count", 2_usize), "2 chips");
        assert_eq!(format("chips", "count", 1_234_567_u32), "1234567 chips");
        assert_eq!(format("number", "number", u32::MAX), "4294967295");
        assert_eq!(format("number", "number", u64::MAX), "18446744073709551615");
        assert_eq!(format("number", "number", MAX_EXACT), "9007199254740992");
    }

    #[test]
    #[should_panic(expected = "chips gets a number as a text")]
    fn a_number_passed_as_text_panics() {
        let _ = format("chips", "count", "1");
    }

    #[test]
    #[should_panic(expected = "number gets a word as a text")]
    fn a_marked_word_passed_as_text_panics() {
        let _ = format("number", "number", "⟨rook⟩");
    }

    #[test]
    fn a_sentence_with_marked_words_is_a_text() {
        assert_eq!(format("number", "number", "⟨rook⟩ a1 ⟨pawn⟩"), "⟨rook⟩ a1 ⟨pawn⟩");
    }

    #[test]
    #[should_panic(expected = "outer selects by a word")]
    fn a_word_that_selects_a_variant_panics() {
        let source = "-rook = Rook\ninner = { $piece ->\n    [rook] a\n   *[other] b\n}\nouter = { inner }\n";
        let catalogue = Catalogue::new("en", source).unwrap();
        let _ = catalogue.text("outer", &[("piece", Value::Word(Word::new("rook")))]);
    }

    #[test]
    fn a_missing_argument_leaves_a_gap() {
        let catalogue = Catalogue::new("en", SOURCE).unwrap();
        assert_eq!(catalogue.filled("number", &[]), "…");
        assert_eq!(catalogue.filled("chips", &[]), "… chips");
    }

    #[test]
    fn digits_without_a_plural_may_be_text() {
        assert_eq!(format("number", "number", "1500"), "1500");
    }
}
