//! The choice of a language: one of those there are, or the one that Discord is set to.

use crate::text::{Language, t};

/// The word of the choice that follows Discord.
pub(crate) const AS_IN_DISCORD: &str = "discord";

/// The choice that follows Discord, as people read it.
pub(crate) fn as_in_discord(lang: Language) -> String {
    t!(lang, "choice-language-discord")
}

/// The language that a choice stands for: its tag, or that it follows Discord. Nothing for a word that
/// is neither.
pub(crate) fn chosen_language(word: &str) -> Option<Option<String>> {
    if word == AS_IN_DISCORD {
        return Some(None);
    }
    Language::from_tag(word).map(|language| Some(language.tag().to_owned()))
}

/// A chosen language as people read it.
pub(crate) fn language_label(lang: Language, chosen: Option<&str>) -> String {
    let chosen = chosen.and_then(Language::from_tag);
    chosen.map_or_else(|| as_in_discord(lang), |language| language.name().to_owned())
}

/// The choices: each with its word and as people read it.
pub(crate) fn language_choices(lang: Language, further: &[Language]) -> Vec<(String, String)> {
    let languages = std::iter::once(Language::default()).chain(further.iter().copied());
    let named = languages.map(|language| (language.tag().to_owned(), language.name().to_owned()));
    std::iter::once((AS_IN_DISCORD.to_owned(), as_in_discord(lang))).chain(named).collect()
}
