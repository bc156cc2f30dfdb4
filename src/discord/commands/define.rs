//! Helpers to define commands, options and choices in all languages.
//!
//! Discord shows the default language unless a localization fits; the other languages become localizations. Names of
//! commands and options are not translated, because people type them and texts mention them.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};

use crate::bot::offered::offered;
use crate::discord::rest::limits;
use crate::discord::views::language_choice::{AS_IN_DISCORD, as_in_discord};
use crate::domain::Pace;
use crate::text::{self, Language, clip, t};

/// All locales of Discord.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
];

/// Languages for which Discord has regional locales only.
const LOCALES_BY_BASE: [(&str, &[&str]); 5] = [
    ("en", &["en-GB", "en-US"]),
    ("es", &["es-419", "es-ES"]),
    ("pt", &["pt-BR"]),
    ("sv", &["sv-SE"]),
    ("zh", &["zh-CN", "zh-TW"]),
];

/// Discord's locales for a language tag. Empty if Discord has none, because it rejects unknown
/// locales. A regional language comes after its base language and overrides it.
fn discord_locales(tag: &str) -> &'static [&'static str] {
    match LOCALES_BY_BASE.iter().find(|(base, _)| *base == tag) {
        Some((_, locales)) => locales,
        None => LOCALES.iter().find(|locale| **locale == tag).map_or(&[], std::slice::from_ref),
    }
}

/// Discord's locales without a shipped catalogue, for tests that register made-up languages.
#[doc(hidden)]
pub fn free_locales() -> impl Iterator<Item = &'static str> {
    let served = |locale: &str| Language::all().any(|lang| discord_locales(lang.tag()).contains(&locale));
    LOCALES.into_iter().filter(move |locale| !served(locale))
}

/// Builds definitions in several languages. Texts are functions of the language.
#[derive(Clone, Copy, Debug)]
pub struct Definer<'a> {
    further: &'a [Language],
}

impl<'a> Definer<'a> {
    /// Creates a definer for the default language and the `further` ones.
    #[must_use]
    pub const fn new(further: &'a [Language]) -> Self {
        Self { further }
    }

    /// Returns the text in the default language and its localizations, each clipped to `limit`.
    /// Empty translations are left out.
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

    /// A command in the context menu of users.
    pub(super) fn user_menu(&self, name: impl Fn(Language) -> String) -> CreateCommand {
        let (name, localized) = self.localized(limits::COMMAND_NAME, name);
        let command = CreateCommand::new(name)
            .kind(CommandType::User)
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild]);
        localized.into_iter().fold(command, |command, (locale, text)| command.name_localized(locale, text))
    }

    /// An option of any kind, or a subcommand.
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

    /// A short text, such as a search or the value of a choice.
    pub(super) fn text(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::String, name, describe).max_length(limits::MAX_TYPED_VALUE)
    }

    /// A typed move, with autocompletion.
    pub(super) fn typed_move(
        &self,
        name: &str,
        describe: impl Fn(Language) -> String,
    ) -> CreateCommandOption {
        self.text(name, describe).max_length(limits::MAX_TYPED_MOVE).set_autocomplete(true)
    }

    pub(super) fn integer(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::Integer, name, describe)
    }

    pub(super) fn user(&self, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.option(CommandOptionType::User, name, describe)
    }

    /// The option for a match, with autocompletion.
    pub(super) fn which_game(&self, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        self.text("game", describe).set_autocomplete(true)
    }

    /// The option for one of the offered games.
    pub(super) fn kind_of_game(&self, describe: impl Fn(Language) -> String) -> CreateCommandOption {
        offered().fold(self.text("game", describe), |option, game| {
            self.choice(option, game.info().name, |lang| text::game_option(lang, game.info()))
        })
    }

    /// Adds a choice with a text value.
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

    /// Adds a choice with a number value.
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

    /// An option for a language, including *as in Discord*. `None` if there is only one language.
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
        // A language's own name is the same in all languages.
        Some(languages.take(limits::CHOICES - 1).fold(option, |option, language| {
            option.add_string_choice(clip(language.name(), limits::CHOICE_TEXT), language.tag())
        }))
    }

    pub(super) fn yes_or_no(&self, option: CreateCommandOption) -> CreateCommandOption {
        let option = self.choice(option, "yes", |lang| t!(lang, "choice-yes"));
        self.choice(option, "no", |lang| t!(lang, "choice-no"))
    }

    /// Adds a choice for each time per move.
    pub(super) fn paces(&self, option: CreateCommandOption) -> CreateCommandOption {
        Pace::ALL.iter().fold(option, |option, pace| {
            self.number_choice(option, pace.days() as i32, |lang| text::pace(lang, *pace))
        })
    }

    /// Adds a choice for each budget.
    pub(super) fn budgets(&self, option: CreateCommandOption) -> CreateCommandOption {
        Pace::BUDGETS.iter().fold(option, |option, pace| {
            self.number_choice(option, pace.budget_days() as i32, |lang| text::pace(lang, *pace))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_map_to_discord_locales() {
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
