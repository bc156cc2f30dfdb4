//! Joins lists, steps and sentences in the way of a language.
//!
//! Each join is a text of the catalogue that begins with `{ $before }` and ends with `{ $item }`. The
//! separator between them is read when the catalogue is loaded.

use super::catalogue::Catalogue;
use super::family::Family;
use super::words::capitalized;
use super::{Language, Value};

/// Placeholders for the two values of a join.
const PLACEHOLDERS: [&str; 2] = ["\u{1}", "\u{2}"];

/// Tells whether a join capitalizes its second value.
const SMALL: &str = "x";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// Items of a list, such as names.
    List,
    /// The steps of a move.
    Steps,
    /// Complete sentences, each with its full stop.
    Sentences,
    /// Sentences without a full stop.
    Stops,
    /// Short texts on one line, each complete by itself.
    Parts,
}

impl Join {
    const ALL: [Self; 5] = [Self::List, Self::Steps, Self::Sentences, Self::Stops, Self::Parts];

    const fn key(self) -> &'static str {
        match self {
            Self::List => "list-next",
            Self::Steps => "steps-next",
            Self::Sentences => "sentences-next",
            Self::Stops => "stops-next",
            Self::Parts => "parts-next",
        }
    }
}

/// The separators of a language. The English ones replace missing ones.
#[derive(Default)]
pub(super) struct Separators([Option<Separator>; Join::ALL.len()]);

/// The text between two parts.
struct Separator {
    between: String,
    /// Whether the part after it begins with a capital: `{ WORD($item, start: "yes") }`.
    capitalizes: bool,
}

impl Separators {
    pub(super) fn between(&self, join: Join) -> Option<&str> {
        self.0[join as usize].as_ref().map(|separator| separator.between.as_str())
    }

    /// # Errors
    ///
    /// If a text of a join doesn't begin with the first value and end with the second.
    pub(super) fn read(catalogue: &Catalogue<'_>) -> Result<Self, String> {
        let mut separators = Self::default();
        for (separator, join) in separators.0.iter_mut().zip(Join::ALL) {
            let [before, item] = PLACEHOLDERS;
            let values = [("before", Value::from(before)), ("item", Value::from(item))];
            let Some(joined) = catalogue.text(join.key(), &values) else { continue };
            let between = joined.strip_prefix(before).and_then(|rest| rest.strip_suffix(item));
            let between =
                between.ok_or_else(|| format!("{} is not {{ $before }} … {{ $item }}", join.key()))?;
            let values = [("before", Value::from(before)), ("item", Value::from(SMALL))];
            let capitalizes = catalogue.text(join.key(), &values).is_some_and(|text| !text.ends_with(SMALL));
            *separator = Some(Separator { between: between.to_owned(), capitalizes });
        }
        Ok(separators)
    }
}

/// The separator between two parts.
#[must_use]
pub fn separator(lang: Language, join: Join) -> &'static str {
    found(lang, join).map_or(" ", |separator| separator.between.as_str())
}

fn found(lang: Language, join: Join) -> Option<&'static Separator> {
    let own = |lang: Language| lang.catalogue_of(Family::Core).separators.0[join as usize].as_ref();
    own(lang).or_else(|| own(Language::ENGLISH))
}

/// Appends a part to a text that isn't empty.
pub(super) fn append(lang: Language, join: Join, text: &mut String, part: &str) {
    text.push_str(separator(lang, join));
    if found(lang, join).is_some_and(|separator| separator.capitalizes) {
        text.push_str(&capitalized(part));
    } else {
        text.push_str(part);
    }
}

/// Removes the full stop at the end of a sentence that goes on.
#[must_use]
pub fn without_stop(sentence: &str) -> &str {
    sentence.trim_end_matches(['.', '。'])
}

/// Joins texts.
#[must_use]
pub fn join(lang: Language, join: Join, parts: &[String]) -> String {
    let mut parts = parts.iter();
    let mut text = parts.next().cloned().unwrap_or_default();
    parts.for_each(|part| append(lang, join, &mut text, part));
    text
}

/// Joins words or texts to a list. A single word stays a word, so that a text can inflect it.
pub fn list<T: Into<Value>>(lang: Language, items: impl IntoIterator<Item = T>) -> Value {
    let mut items: Vec<Value> = items.into_iter().map(Into::into).collect();
    if items.len() == 1 {
        return items.remove(0);
    }
    let items: Vec<String> = items.into_iter().map(|item| item.plain(lang)).collect();
    Value::Text(join(lang, Join::List, &items))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::words::Word;

    #[test]
    fn a_language_separates_in_its_own_way() {
        let source =
            "### whole: core\nlist-next = { $before }、{ $item }\nsentences-next = { $before }{ $item }\n";
        let lang = Language::add_for_tests("qag", source.to_owned());
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(join(lang, Join::List, &parts), "a、b、c");
        assert_eq!(join(lang, Join::Sentences, &parts), "abc");
        assert_eq!(join(lang, Join::Steps, &parts), "a; b; c");
        assert_eq!(join(Language::ENGLISH, Join::List, &parts), "a, b, c");
        assert_eq!(join(Language::ENGLISH, Join::Stops, &parts), "a. b. c");
        assert_eq!(join(Language::ENGLISH, Join::Parts, &parts), "a · b · c");
        assert_eq!(join(lang, Join::List, &[]), "");
    }

    #[test]
    fn a_language_may_capitalize_the_next_part() {
        let source = "### whole: core\nstops-next = { $before }. { WORD($item, start: \"yes\") }\n";
        let lang = Language::add_for_tests("qak-PL", source.to_owned());
        assert_eq!(join(lang, Join::Stops, &["a", "ć", "C"].map(str::to_owned)), "a. Ć. C");
        assert_eq!(join(lang, Join::List, &["a", "b"].map(str::to_owned)), "a, b");
    }

    #[test]
    fn a_sentence_that_goes_on_has_no_stop() {
        for (sentence, expected) in [("A b.", "A b"), ("終わりです。", "終わりです"), ("Oh!", "Oh!")]
        {
            assert_eq!(without_stop(sentence), expected);
        }
    }

    #[test]
    fn a_single_word_of_a_list_stays_a_word() {
        let [white, black] = ["side-white", "side-black"].map(Word::new);
        assert_eq!(list(Language::ENGLISH, [white]), Value::Word(white));
        assert_eq!(list(Language::ENGLISH, [white, black]), Value::from("White, Black"));
        assert_eq!(list::<Word>(Language::ENGLISH, []), Value::from(""));
    }

    #[test]
    fn a_join_in_another_order_is_refused() {
        let source = "list-next = { $item }, { $before }\n";
        let error = Catalogue::new("qah", source).err().unwrap();
        assert!(error.contains("list-next"), "{error}");
    }
}
