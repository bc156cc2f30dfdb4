//! A word as an argument of Fluent.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;

use super::{Forms, Word};

/// Contains the forms of its language, so that `{ $piece }` alone shows the plain form.
#[derive(Clone)]
pub(in crate::text) struct WordValue {
    pub(in crate::text) word: Word,
    pub(in crate::text) forms: Arc<Forms>,
}

impl WordValue {
    /// The word that an argument contains.
    pub(super) fn of<'a>(value: &'a FluentValue<'_>) -> Option<&'a Self> {
        match value {
            // `custom.as_any()` would be the box's, which never matches.
            FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
            _ => None,
        }
    }

    fn text(&self) -> Cow<'static, str> {
        Cow::Owned(self.forms.plain(self.word.name()).unwrap_or(self.word.name()).to_owned())
    }
}

impl PartialEq for WordValue {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl fmt::Debug for WordValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.word.fmt(f)
    }
}

impl FluentType for WordValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.text()
    }
}
