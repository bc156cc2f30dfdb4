//! Choosing a language, or following Discord's language.

use crate::text::{Language, t};

/// The value that follows Discord's language.
pub(crate) const AS_IN_DISCORD: &str = "discord";

pub(crate) fn as_in_discord(lang: Language) -> String {
    t!(lang, "choice-language-discord")
}

/// Parses a value into a language tag, or `Some(None)` to follow Discord. Returns `None` if it is
/// invalid.
pub(crate) fn chosen_language(word: &str) -> Option<Option<String>> {
    if word == AS_IN_DISCORD {
        return Some(None);
    }
    Language::from_tag(word).map(|language| Some(language.tag().to_owned()))
}

pub(crate) fn language_label(lang: Language, chosen: Option<&str>) -> String {
    let chosen = chosen.and_then(Language::from_tag);
    chosen.map_or_else(|| as_in_discord(lang), |language| language.name().to_owned())
}

/// Returns the values with their labels.
pub(crate) fn language_choices(lang: Language, further: &[Language]) -> Vec<(String, String)> {
    let named = spoken(further).map(|language| (language.tag().to_owned(), language.name().to_owned()));
    std::iter::once((AS_IN_DISCORD.to_owned(), as_in_discord(lang))).chain(named).collect()
}

/// The name of each language in itself, unless there is only one.
pub(crate) fn language_names(further: &[Language]) -> Option<Vec<&'static str>> {
    (!further.is_empty()).then(|| spoken(further).map(Language::name).collect())
}

fn spoken(further: &[Language]) -> impl Iterator<Item = Language> {
    std::iter::once(Language::default()).chain(further.iter().copied())
}
