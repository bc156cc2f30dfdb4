//! The one place of texts.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let resource = FluentResource::try_new(include_str!("en.ftl").to_owned())
        .unwrap_or_else(|(_, errors)| panic!("the catalogue does not parse: {errors:?}"));
    let english: LanguageIdentifier = "en".parse().expect("a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    // Discord shows the isolating marks as they are in code spans and names.
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource) {
        panic!("the catalogue has a key twice: {errors:?}");
    }
    bundle
});

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

/// Whether the catalogue has a key.
#[must_use]
pub fn known(key: &str) -> bool {
    ENGLISH.has_message(key)
}

/// The text of a key. An unknown key is its own text: people see something, operators a line.
#[must_use]
pub fn text(key: &str, values: &[(&str, Value)]) -> String {
    let Some(pattern) = ENGLISH.get_message(key).and_then(|message| message.value()) else {
        tracing::error!(key, "no such text");
        return key.to_owned();
    };
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
            Value::Number(number) => args.set(*name, FluentValue::from(*number)),
        }
    }
    let mut errors = Vec::new();
    let text = ENGLISH.format_pattern(pattern, Some(&args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(key, ?errors, "text with gaps");
    }
    text.into_owned()
}
