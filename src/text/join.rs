//! Joins lists, steps and sentences in the way of a language.
//!
//! Each join is a text of the catalogue that begins with `{ $before }` and ends with `{ $item }`. The
//! separator between them is read when the catalogue is loaded.

use super::catalogue::Catalogue;
use super::family::Family;
use super::{Language, Value};

/// Placeholders for the two values of a join.
const PLACEHOLDERS: [&str; 2] = ["\u{1}", "\u{2}"];

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
}

impl Join {
    const ALL: [Self; 4] = [Self::List, Self::Steps, Self::Sentences, Self::Stops];

    const fn key(self) -> &'static str {
        match self {
            Self::List => "list-next",
            Self::Steps => "steps-next",
            Self::Sentences => "sentences-next",
            Self::Stops => "stops-next",
        }
    }
}

/// The separators of a language. The English ones replace missing ones.
#[derive(Default)]
pub(super) struct Separators([Option<String>; Join::ALL.len()]);

impl Separators {
    pub(super) fn between(&self, join: Join) -> Option<&str> {
        self.0[join as usize].as_deref()
    }

    /// # Errors
    ///
    /// If a text of a join doesn't begin with the first value and end with the second.
    pub(super) fn read(catalogue: &Catalogue) -> Result<Self, String> {
        let mut separators = Self::default();
        for (separator, join) in separators.0.iter_mut().zip(Join::ALL) {
            let [before, item] = PLACEHOLDERS;
            let values = [("before", Value::from(before)), ("item", Value::from(item))];
            let Some(joined) = catalogue.text(join.key(), &values) else { continue };
            let between = joined.strip_prefix(before).and_then(|rest| rest.strip_suffix(item));
            let between =
                between.ok_or_else(|| format!("{} is not {{ $before }} … {{ $item }}", join.key()))?;
            *separator = Some(between.to_owned());
        }
        Ok(separators)
    }
}

/// The separator between two parts.
#[must_use]
pub fn separator(lang: Language, join: Join) -> &'static str {
    let own = |lang: Language| lang.catalogue_of(Family::Core).separators.between(join);
    own(lang).or_else(|| own(Language::ENGLISH)).unwrap_or(" ")
}

/// Joins texts.
#[must_use]
pub fn join(lang: Language, join: Join, parts: &[String]) -> String {
    parts.join(separator(lang, join))
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
        assert_eq!(join(lang, Join::List, &[]), "");
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
        let source = "list-next = { $item }, { $before }\n".to_owned();
        let error = Catalogue::new("qah", source).err().unwrap();
        assert!(error.contains("list-next"), "{error}");
    }
}
