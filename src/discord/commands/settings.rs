//! `/settings`: what the sender has chosen, and how it is changed.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::{Definer, chosen_language, language_label};
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::format::{fold, quoted, relative};
use crate::discord::limits;
use crate::discord::reply::{Reply, Response};
use crate::i18n::{self, Language, clip, t};
use crate::matches::{
    Accepts, BoardSide, PictureSize, Pings, Preferences, QuietHours, Reminders, SettingsChange, TextBoard,
    UserTimeZone,
};
use crate::service::Error;
use sealed_move_board::ThemeName;

/// The word that switches something off.
const OFF: &str = "off";

/// How much of an unknown word is repeated.
const SHOWN_WORD: usize = 40;

/// The arguments of `/settings`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SettingsCommand {
    pings: Option<String>,
    reminders: Option<String>,
    zone: Option<String>,
    quiet: Option<String>,
    confirm: Option<String>,
    theme: Option<String>,
    size: Option<String>,
    side: Option<String>,
    text: Option<String>,
    accepts: Option<String>,
    language: Option<String>,
}

impl SlashCommand for SettingsCommand {
    const NAME: &'static str = "settings";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let pings = define.text("pings", |lang| t!(lang, "command-settings-pings"));
        let reminders = define.text("reminders", |lang| t!(lang, "command-settings-reminders"));
        let zone = define.text("timezone", |lang| t!(lang, "command-settings-timezone"));
        let confirm = define.text("confirm", |lang| t!(lang, "command-settings-confirm"));
        let theme = define.text("theme", |lang| t!(lang, "command-settings-theme"));
        let size = define.text("size", |lang| t!(lang, "command-settings-size"));
        let side = define.text("board", |lang| t!(lang, "command-settings-board"));
        let text = define.text("text", |lang| t!(lang, "command-settings-text"));
        let accepts = define.text("challenges", |lang| t!(lang, "command-settings-challenges"));
        let command = define
            .command(Self::NAME, |lang| t!(lang, "command-settings"))
            .add_option(Pings::ALL.iter().fold(pings, |option, value| {
                define.choice(option, value.word(), |lang| pings_label(lang, *value))
            }))
            .add_option(Reminders::ALL.iter().fold(reminders, |option, value| {
                define.choice(option, value.word(), |lang| reminders_label(lang, *value))
            }))
            .add_option(zone.set_autocomplete(true))
            .add_option(define.text("quiet", |lang| t!(lang, "command-settings-quiet")))
            .add_option(define.yes_or_no(confirm))
            .add_option(ThemeName::ALL.iter().fold(theme, |option, value| {
                let word = value.to_string();
                define.choice(option, &word, |lang| theme_label(lang, &word))
            }))
            .add_option(PictureSize::ALL.iter().fold(size, |option, value| {
                define.choice(option, value.word(), |lang| size_label(lang, *value))
            }))
            .add_option(BoardSide::ALL.iter().fold(side, |option, value| {
                define.choice(option, value.word(), |lang| side_label(lang, *value))
            }))
            .add_option(TextBoard::ALL.iter().fold(text, |option, value| {
                define.choice(option, value.word(), |lang| text_label(lang, *value))
            }))
            .add_option(Accepts::ALL.iter().fold(accepts, |option, value| {
                define.choice(option, value.word(), |lang| accepts_label(lang, *value))
            }));
        let language = define.language("language", |lang| t!(lang, "command-settings-language"));
        language.into_iter().fold(command, CreateCommand::add_option)
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self {
            pings: options.text("pings"),
            reminders: options.text("reminders"),
            zone: options.text("timezone"),
            quiet: options.text("quiet"),
            confirm: options.text("confirm"),
            theme: options.text("theme"),
            size: options.text("size"),
            side: options.text("board"),
            text: options.text("text"),
            accepts: options.text("challenges"),
            language: options.text("language"),
        })
    }

    fn complete(_: &InteractionContext, request: &CompletionRequest<'_>) -> Result<CompletionChoices, Error> {
        match request.option {
            "timezone" => Ok(complete_zone(request.typed)),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let lang = ctx.lang;
        let change = match args.change(lang) {
            Ok(change) => change,
            Err(problem) => return Ok(Response::text(problem)),
        };
        let preferences = if change == SettingsChange::default() {
            ctx.service.players.preferences(ctx.player())?
        } else {
            ctx.service.players.change_settings(&ctx.caller, change)?
        };
        Ok(Response::Private(Reply {
            title: t!(lang, "settings-title"),
            body: lines(ctx, &preferences).join("\n"),
            foot: t!(lang, "settings-foot"),
            ..Reply::default()
        }))
    }
}

impl SettingsCommand {
    /// What the options change, or what is wrong with them.
    fn change(&self, lang: Language) -> Result<SettingsChange, String> {
        fn read<T>(
            word: Option<&String>,
            from_word: impl Fn(&str) -> Option<T>,
            problem: impl Fn(&str) -> String,
        ) -> Result<Option<T>, String> {
            word.map(|word| from_word(word).ok_or_else(|| problem(word))).transpose()
        }
        let unknown = |word: &str| t!(lang, "settings-unknown", typed = clip(&quoted(word), SHOWN_WORD));
        let switch = |word: &str| match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let quiet = |text: &str| match text.trim() {
            off if off.eq_ignore_ascii_case(OFF) => Some(None),
            hours => QuietHours::parse(hours).map(Some),
        };
        let theme = |name: &str| name.parse::<ThemeName>().ok().map(|theme| theme.to_string());
        Ok(SettingsChange {
            pings: read(self.pings.as_ref(), Pings::from_word, unknown)?,
            reminders: read(self.reminders.as_ref(), Reminders::from_word, unknown)?,
            zone: read(self.zone.as_ref(), UserTimeZone::find, |_| t!(lang, "settings-bad-zone"))?,
            quiet: read(self.quiet.as_ref(), quiet, |_| t!(lang, "settings-bad-quiet"))?,
            confirm: read(self.confirm.as_ref(), switch, unknown)?,
            theme: read(self.theme.as_ref(), theme, unknown)?,
            size: read(self.size.as_ref(), PictureSize::from_word, unknown)?,
            side: read(self.side.as_ref(), BoardSide::from_word, unknown)?,
            text: read(self.text.as_ref(), TextBoard::from_word, unknown)?,
            accepts: read(self.accepts.as_ref(), Accepts::from_word, unknown)?,
            language: read(self.language.as_ref(), chosen_language, unknown)?,
        })
    }
}

/// Time zones: those whose city begins with what is typed first.
fn complete_zone(typed: &str) -> CompletionChoices {
    let typed = fold(typed);
    let city = |name: &str| fold(name.rsplit('/').next().unwrap_or(name));
    let mut found: Vec<_> = UserTimeZone::names().filter(|name| fold(name).contains(&typed)).collect();
    found.sort_by_key(|name| !city(name).starts_with(&typed));
    found.into_iter().take(limits::CHOICES).map(|name| (name.clone(), name)).collect()
}

/// The present settings, one a line.
fn lines(ctx: &InteractionContext, preferences: &Preferences) -> Vec<String> {
    let lang = ctx.lang;
    let settings = &preferences.settings;
    let theme = settings.theme.clone().unwrap_or_else(|| ThemeName::default().to_string());
    let reminder_settings = &settings.reminder_settings;
    let quiet =
        reminder_settings.quiet.map_or_else(|| t!(lang, "settings-no-quiet"), |quiet| quiet.to_string());
    let confirm = if settings.confirm { t!(lang, "choice-yes") } else { t!(lang, "choice-no") };
    let mut lines = vec![
        t!(lang, "settings-pings", value = pings_label(lang, settings.pings)),
        t!(lang, "settings-reminders", value = reminders_label(lang, reminder_settings.reminders)),
        t!(lang, "settings-quiet", value = quiet, zone = reminder_settings.zone.name()),
        t!(lang, "settings-confirm", value = confirm),
        t!(lang, "settings-theme", value = theme_label(lang, &theme)),
        t!(lang, "settings-size", value = size_label(lang, settings.size)),
        t!(lang, "settings-side", value = side_label(lang, settings.side)),
        t!(lang, "settings-text", value = text_label(lang, settings.text)),
        t!(lang, "settings-accepts", value = accepts_label(lang, settings.accepts)),
    ];
    if ctx.has_several_languages() {
        let language = language_label(lang, settings.language.as_deref());
        lines.push(t!(lang, "settings-language", value = language));
    }
    lines.extend(preferences.closed.map(|closed| t!(lang, "settings-closed", since = relative(closed))));
    lines
}

fn pings_label(lang: Language, value: Pings) -> String {
    match value {
        Pings::Channel => t!(lang, "choice-pings-channel"),
        Pings::Direct => t!(lang, "choice-pings-direct"),
        Pings::Both => t!(lang, "choice-pings-both"),
    }
}

fn reminders_label(lang: Language, value: Reminders) -> String {
    match value {
        Reminders::Both => t!(lang, "choice-reminders-both"),
        Reminders::Late => t!(lang, "choice-reminders-late"),
        Reminders::None => t!(lang, "choice-reminders-none"),
    }
}

/// A theme is data, so its text is found by its name; a test asks for the text of each.
fn theme_label(lang: Language, theme: &str) -> String {
    i18n::text(lang, &format!("choice-theme-{theme}"), &[])
}

fn size_label(lang: Language, value: PictureSize) -> String {
    match value {
        PictureSize::Usual => t!(lang, "choice-size-usual"),
        PictureSize::Small => t!(lang, "choice-size-small"),
        PictureSize::Large => t!(lang, "choice-size-large"),
    }
}

fn side_label(lang: Language, value: BoardSide) -> String {
    match value {
        BoardSide::Own => t!(lang, "choice-board-own"),
        BoardSide::First => t!(lang, "choice-board-first"),
        BoardSide::Second => t!(lang, "choice-board-second"),
    }
}

fn text_label(lang: Language, value: TextBoard) -> String {
    match value {
        TextBoard::Off => t!(lang, "choice-text-off"),
        TextBoard::Beside => t!(lang, "choice-text-beside"),
        TextBoard::Instead => t!(lang, "choice-text-instead"),
    }
}

fn accepts_label(lang: Language, value: Accepts) -> String {
    match value {
        Accepts::Everybody => t!(lang, "choice-accepts-everybody"),
        Accepts::Known => t!(lang, "choice-accepts-known"),
        Accepts::Nobody => t!(lang, "choice-accepts-nobody"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_its_text() {
        for theme in ThemeName::ALL {
            assert!(i18n::known(&format!("choice-theme-{theme}")), "{theme}");
        }
    }
}
