//! The texts of one language: a Fluent catalogue, read once.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// Something that a text needs.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A word or a name.
    Text(String),
    /// A number, which may choose a plural.
    Number(i64),
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

/// The texts of one language.
pub(super) struct Catalogue {
    /// The tag of the language, such as `pt-BR`.
    pub(super) tag: String,
    /// What the language calls itself.
    pub(super) name: String,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads a catalogue.
    ///
    /// # Errors
    ///
    /// The tag is none, the source is not Fluent's format, or it has a key twice.
    pub(super) fn new(tag: &str, source: String) -> Result<Self, String> {
        let language: LanguageIdentifier = tag.parse().map_err(|error| format!("{tag}: {error}"))?;
        let resource = FluentResource::try_new(source)
            .map_err(|(_, errors)| format!("{tag} does not parse: {errors:?}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Discord shows the isolating marks as they are in code spans and names.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| format!("{tag} has a key twice: {errors:?}"))?;
        let mut catalogue = Self { tag: tag.to_owned(), name: tag.to_owned(), bundle };
        if let Some(name) = catalogue.text("language-name", &[]) {
            catalogue.name = name;
        }
        Ok(catalogue)
    }

    /// Whether it has a key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text of a key, if it has one. Where `values` lacks one that the text needs, its name
    /// stands in its place, which is logged; a debug build panics, so that tests find it.
    pub(super) fn text(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
                Value::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(language = self.tag, key, ?errors, "text with gaps");
            debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        }
        Some(text.into_owned())
    }
}
