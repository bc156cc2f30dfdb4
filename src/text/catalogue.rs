//! The texts of one language, parsed from a Fluent file.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// An argument of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Text(String),
    /// A number, which can select a plural form.
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

/// The greatest number up to which Fluent represents every integer exactly.
const MAX_EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

impl From<u64> for Value {
    /// Larger numbers become text, because Fluent would round them.
    fn from(number: u64) -> Self {
        if number <= MAX_EXACT { Self::Number(number as i64) } else { Self::Text(number.to_string()) }
    }
}

/// Replaces a missing argument.
const GAP: &str = "…";

pub(super) struct Catalogue {
    /// The language tag, such as `pt-BR`.
    pub(super) tag: String,
    /// The language's name for itself.
    pub(super) name: String,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    pub(super) fn new(tag: &str, source: String) -> Result<Self, String> {
        let language: LanguageIdentifier = tag.parse().map_err(|error| format!("{tag}: {error}"))?;
        let resource = FluentResource::try_new(source)
            .map_err(|(_, errors)| format!("{tag} does not parse: {errors:?}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Discord shows these marks literally in code spans and names.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| format!("{tag} has a key twice: {errors:?}"))?;
        let mut catalogue = Self { tag: tag.to_owned(), name: tag.to_owned(), bundle };
        if let Some(name) = catalogue.text("language-name", &[]) {
            catalogue.name = name;
        }
        Ok(catalogue)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Returns the text of a key, if the language has it. A missing argument becomes a gap and is
    /// logged. Debug builds panic instead, also if a number is passed as text and would miss its
    /// plural form.
    pub(super) fn text(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let (text, errors) = self.fill(key, values)?;
        if !errors.is_empty() {
            tracing::error!(language = self.tag, key, ?errors, "text with gaps");
            debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        }
        #[cfg(debug_assertions)]
        if let Some(numbers) = with_digits_as_numbers(values) {
            let (other, _) = self.fill(key, &numbers)?;
            assert_eq!(text, other, "{key} gets a number as a text: {values:?}");
        }
        Some(text)
    }

    /// Formats the text of a key and collects Fluent's errors. Fluent would show the source name of
    /// a missing argument; readers get a gap instead.
    fn fill(&self, key: &str, values: &[(&str, Value)]) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut args = fluent_args(values);
        let mut errors = Vec::new();
        let mut text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            errors.iter().filter_map(missing_value).for_each(|name| args.set(name, GAP));
            text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        }
        Some((text, errors))
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

fn fluent_args<'a>(values: &'a [(&'a str, Value)]) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
            Value::Number(number) => args.set(*name, FluentValue::from(*number)),
        }
    }
    args
}

/// Replaces text arguments that look like numbers by numbers. `None` if no text looks like one.
#[cfg(debug_assertions)]
fn with_digits_as_numbers<'a>(values: &[(&'a str, Value)]) -> Option<Vec<(&'a str, Value)>> {
    let number = |value: &Value| match value {
        Value::Text(text) => {
            text.parse::<u32>().ok().filter(|number| number.to_string() == *text).map(Value::from)
        }
        Value::Number(_) => None,
    };
    values.iter().any(|(_, value)| number(value).is_some()).then(|| {
        values.iter().map(|(name, value)| (*name, number(value).unwrap_or_else(|| value.clone()))).collect()
    })
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
        let catalogue = Catalogue::new("en", SOURCE.to_owned()).unwrap();
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
    fn a_missing_argument_leaves_a_gap() {
        let catalogue = Catalogue::new("en", SOURCE.to_owned()).unwrap();
        let filled = |key: &str| {
            let (text, errors) = catalogue.fill(key, &[]).unwrap();
            assert!(!errors.is_empty(), "{key}");
            text
        };
        assert_eq!(filled("number"), "…");
        assert_eq!(filled("chips"), "… chips");
    }

    #[test]
    fn digits_without_a_plural_may_be_text() {
        assert_eq!(format("number", "number", "1500"), "1500");
    }
}
