//! Helpers for definitions: commands, options and choices, each told in every language.
//!
//! The first language is what Discord shows to whoever reads none of the others, which go into the
//! localizations. Names of commands and options are the same everywhere, for they are what people
//! type and what texts refer to.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};

use crate::bot::offered::offered;
use crate::discord::rest::limits;
use crate::discord::views::language_choice::{AS_IN_DISCORD, as_in_discord};
use crate::domain::Pace;
use crate::text::{self, Language, clip, t};

/// All locales that Discord knows.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
];

/// The locales of languages that Discord knows by region alone.
const LOCALES_BY_BASE: [(&str, &[&str]); 5] = [
    ("en", &["en-GB", "en-US"]),
    ("es", &["es-419", "es-ES"]),
    ("pt", &["pt-BR"]),
    ("sv", &["sv-SE"]),
    ("zh", &["zh-CN", "zh-TW"]),
];

/// The locales of Discord in which a language with this tag is read; none where Discord has none, for
/// it refuses a registration that names another. A language of a region comes after that of its base
/// and so replaces it there.
fn discord_locales(tag: &str) -> &'static [&'static str] {
    match LOCALES_BY_BASE.iter().find(|(base, _)| *base == tag) {
        Some((_, locales)) => locales,
        None => LOCALES.iter().find(|locale| **locale == tag).map_or(&[], std::slice::from_ref),
    }
}

/// Makes definitions for some languages. Each text is given as a function of its language.
#[derive(Clone, Copy, Debug)]
pub struct Definer<'a> {
    further: &'a [Language],
}

impl<'a> Definer<'a> {
    /// Definitions in the default language, and in these.
    #[must_use]
    pub const fn new(further: &'a [Language]) -> Self {
        Self { further }
    }

    /// The text in the default language, and in each of the further ones once for each of its locales
    /// in Discord; all of them shortened to `limit`. A language that says nothing is left out.
    fn localized(
        &self,
        limit: usize,
        text: impl Fn(Language) -> String,
    ) -> (String, Vec<(&'static str, String)>) {
        let mut localized = Vec::new();
        for &lang in self.further {
            let text = clip(&text(lang), limit);
            if !text.trim().is_empty() {
                localized.extend(discord_locales(lang.tag()).iter().map(|locale| (*locale, text.clone())));
            }
        }
        (clip(&text(Language::default()), limit), localized)
    }

    /// A slash command.
    pub(super) fn command(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommand {
        let (description, localized) = self.localized(limits::COMMAND_DESCRIPTION, describe);
        let command = CreateCommand::new(name)
            .description(description)
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]);
        localized
            .into_iter()
            .fold(command, |command, (locale, text)| command.description_localized(locale, text))
    }

    /// An entry in the menu of a person.
    pub(super) fn user_menu(&self, name: impl Fn(Language) -> String) -> CreateCommand {
        let (name, localized) = self.localized(limits::COMMAND_NAME, name);
        let command = CreateCommand::new(name)
            .kind(CommandType::User)
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild]);
        localized.into_iter().fold(command, |command, (locale, text)| command.name_localized(locale, text))
    }

    /// An option of any kind, or a part of a command.
    pub(super) fn option(
        &self,
        kind: CommandOptionType,
        name: &str,
        describe: impl Fn(Language) -> String,
    ) -> CreateCommandOption {
        let (description, localized) = self.localized(limits::COMMAND_DESCRIPTION, describe);
        let option = CreateCommandOption::new(kind, name, description);
        localized
            .into_iter()
            .fold(option, |option, (locale, text)| option.description_localized(locale, text))
    }

    /// An option for a text.
    pub(super) fn text(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::String, name, describe)
    }

    /// An option for a number.
    pub(super) fn integer(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::Integer, name, describe)
    }

    /// An option for a person.
    pub(super) fn user(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::User, name, describe)
    }

    /// The option that says which match is meant; the bot completes it.
    pub(super) fn which_game(&self, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.text("game", describe).set_autocomplete(true)
    }

    /// An option for one of the games that can be played.
    pub(super) fn kind_of_game(&self, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        offered().fold(self.text("game", describe), |option, game| {
            self.choice(option, game.info().name, |lang| text::game_option(lang, game.info()))
        })
    }

    /// An option with one more choice.
    pub(super) fn choice(
        &self,
        option: CreateCommandOption,
        value: &str,
        label: impl Fn(Language) -> String,
    ) -> CreateCommandOption {
        let (label, localized) = self.localized(limits::CHOICE_TEXT, label);
        if localized.is_empty() {
            option.add_string_choice(label, value)
        } else {
            option.add_string_choice_localized(label, value, localized)
        }
    }

    /// An option with one more choice, which is a number.
    pub(super) fn number_choice(
        &self,
        option: CreateCommandOption,
        value: i32,
        label: impl Fn(Language) -> String,
    ) -> CreateCommandOption {
        let (label, localized) = self.localized(limits::CHOICE_TEXT, label);
        if localized.is_empty() {
            option.add_int_choice(label, value)
        } else {
            option.add_int_choice_localized(label, value, localized)
        }
    }

    /// An option for a language, or for that of Discord; none where there is only one language.
    pub(super) fn language(
        &self,
        name: &str,
        describe: impl Fn(Language) -> String,
    ) -> Option<CreateCommandOption> {
        if self.further.is_empty() {
            return None;
        }
        let option = self.choice(self.text(name, describe), AS_IN_DISCORD, as_in_discord);
        let languages = std::iter::once(Language::default()).chain(self.further.iter().copied());
        // What a language calls itself is the same for every reader.
        Some(languages.take(limits::CHOICES - 1).fold(option, |option, language| {
            option.add_string_choice(clip(language.name(), limits::CHOICE_TEXT), language.tag())
        }))
    }

    /// An option with the choices yes and no.
    pub(super) fn yes_or_no(&self, option: CreateCommandOption) -> CreateCommandOption {
        let option = self.choice(option, "yes", |lang| t!(lang, "choice-yes"));
        self.choice(option, "no", |lang| t!(lang, "choice-no"))
    }

    /// An option with a choice for each time per move.
    pub(super) fn paces(&self, option: CreateCommandOption) -> CreateCommandOption {
        Pace::ALL.iter().fold(option, |option, pace| {
            let days = pace.days();
            self.number_choice(option, days as i32, |lang| t!(lang, "choice-pace", days = days))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_registered_under_locales_that_discord_knows() {
        let check = |tag: &str, expected: &[&str]| assert_eq!(discord_locales(tag), expected, "{tag}");
        check("de", &["de"]);
        check("pt-BR", &["pt-BR"]);
        check("pt", &["pt-BR"]);
        check("es", &["es-419", "es-ES"]);
        check("zh", &["zh-CN", "zh-TW"]);
        check("pt-PT", &[]);
        check("xx", &[]);
        for (base, locales) in LOCALES_BY_BASE {
            assert!(!LOCALES.contains(&base), "{base} needs no regions");
            assert!(locales.iter().all(|locale| LOCALES.contains(locale)), "{locales:?}");
        }
    }
}
