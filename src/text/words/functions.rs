//! The functions of our catalogues: `WORD` and `GENDER`.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::forms::with_case;
use super::{Forms, WordValue};

/// Replaces a missing argument.
pub(in crate::text) const GAP: &str = "…";

/// Adds the functions to a bundle. They own the forms, because a function can't read the bundle.
///
/// # Errors
///
/// If the bundle has a message with the name of a function.
pub(in crate::text) fn add_functions(
    bundle: &mut FluentBundle<FluentResource>,
    forms: &Arc<Forms>,
) -> Result<(), String> {
    let table = Arc::clone(forms);
    let added = bundle.add_function("WORD", move |of, named| FluentValue::from(word(&table, of, named)));
    added.map_err(|error| error.to_string())?;
    let table = Arc::clone(forms);
    let added = bundle.add_function("GENDER", move |of, _| {
        let word = of.first().and_then(WordValue::of);
        FluentValue::from(word.map_or("", |word| table.gender(word.word.name())).to_owned())
    });
    added.map_err(|error| error.to_string())
}

/// The requested form of a word:
///
/// - `case: "acc"`, `article: "a"`, `form: "adj"`
/// - a number as the second value: its plural
/// - a word as the second value: the adjective that agrees with it
/// - `start: "yes"`: capitalized, also for a text
///
/// A text stays as it is. A missing value becomes a gap, because a function can't report errors.
fn word(forms: &Forms, of: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
    let text = match of.first() {
        Some(FluentValue::String(text)) => text.clone().into_owned(),
        Some(value) => WordValue::of(value)
            .and_then(|word| inflected(forms, word.word.name(), of.get(1), named))
            .unwrap_or_else(|| GAP.to_owned()),
        None => GAP.to_owned(),
    };
    if option(named, "start").is_empty() { text } else { capitalized(&text) }
}

fn inflected(
    forms: &Forms,
    word: &str,
    second: Option<&FluentValue<'_>>,
    named: &FluentArgs<'_>,
) -> Option<String> {
    let case = option(named, "case");
    let key = match second {
        Some(FluentValue::Number(number)) => match forms.category(number.value) {
            // The singular is the plain word.
            "one" => String::new(),
            category => category.to_owned(),
        },
        Some(value @ FluentValue::Custom(_)) => {
            let gender = WordValue::of(value).map_or("", |other| forms.gender(other.word.name()));
            format!("adj-{gender}")
        }
        _ => option(named, "form").to_owned(),
    };
    let form = forms.form(word, &with_case(key, case))?;
    Some(match option(named, "article") {
        "" => form.to_owned(),
        article => forms.with_article(word, article, case, form),
    })
}

/// A named argument. Fluent's grammar allows only literals there.
fn option<'a>(named: &'a FluentArgs<'_>, name: &'static str) -> &'a str {
    match named.get(name) {
        Some(FluentValue::String(text)) => text.as_ref(),
        _ => "",
    }
}

pub(in crate::text) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
