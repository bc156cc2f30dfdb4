//! A player's settings: a menu to show and change them, with the names of the options of
//! `/settings`.
//!
//! Names, values and labels of the options are defined only here, also for the command.

use super::click::{Click, Input};
use super::option_menu::{self, MenuOption, OptionRow as _, TypedValue, menu_options};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, SettingsButton};
use crate::discord::reply::{Reply, Response};
use crate::discord::rest::limits;
use crate::discord::views::format::{fold, quoted, relative};
use crate::discord::views::language_choice::{chosen_language, language_choices, language_label};
use crate::domain::{
    Accepts, BoardSide, DangerNotes, OwnPuzzles, PictureLayout, PictureSize, PieceSymbols, Pings,
    Preferences, QuietHours, Reminders, SettingsChange, TextBoard, UserTimeZone,
};
use crate::service::Error;
use crate::text::{self, Language, clip, t};
use sealed_move_board::ThemeName;

/// The value that turns an option off.
const OFF: &str = "off";

/// Quiet hours offered in the menu. Others can be typed.
const QUIET_CHOICES: [&str; 3] = ["22-7", "23-8", "0-9"];

/// Characters of an unknown value that the reply repeats.
const TYPED_LIMIT: usize = 40;

menu_options! {
    pub(in crate::discord) enum PlayerOption in Settings(SettingsButton) {
        /// The place of pings: channel, direct messages or both.
        Pings = "pings", |lang| t!(lang, "command-settings-pings");
        Reminders = "reminders", |lang| t!(lang, "command-settings-reminders");
        TimeZone = "timezone", |lang| t!(lang, "command-settings-timezone");
        /// Quiet hours.
        Quiet = "quiet", |lang| t!(lang, "command-settings-quiet");
        /// Whether typed moves need confirmation.
        Confirm = "confirm", |lang| t!(lang, "command-settings-confirm");
        Theme = "theme", |lang| t!(lang, "command-settings-theme");
        /// Size of pictures.
        Size = "size", |lang| t!(lang, "command-settings-size");
        /// Whether pictures are wide or tall.
        Layout = "layout", |lang| t!(lang, "command-settings-layout");
        /// Whether pictures show symbols for pieces.
        Symbols = "symbols", |lang| t!(lang, "command-settings-symbols");
        /// The side at the bottom of the board.
        Board = "board", |lang| t!(lang, "command-settings-board");
        /// Whether boards are also shown as text.
        Text = "text", |lang| t!(lang, "command-settings-text");
        /// Restricts challengers.
        Challenges = "challenges", |lang| t!(lang, "command-settings-challenges");
        /// Whether the bot warns of a king in danger.
        Danger = "danger", |lang| t!(lang, "command-settings-danger");
        /// Whether the player's own mistakes come back as puzzles.
        OwnPuzzles = "puzzles", |lang| t!(lang, "command-settings-puzzles");
        Language = "language", |lang| t!(lang, "command-settings-language");
    }
}

impl MenuOption for PlayerOption {
    type Settings = Preferences;

    fn present(self, lang: Language, preferences: &Preferences) -> (String, String) {
        let settings = &preferences.settings;
        let reminders = &settings.reminder_settings;
        match self {
            Self::Pings => (settings.pings.word().into(), pings_label(lang, settings.pings)),
            Self::Reminders => {
                (reminders.reminders.word().into(), reminders_label(lang, reminders.reminders))
            }
            Self::TimeZone => (reminders.zone.name().to_owned(), reminders.zone.name().to_owned()),
            Self::Quiet => match reminders.quiet {
                None => (OFF.to_owned(), t!(lang, "settings-no-quiet")),
                Some(hours) => (hours.to_string(), hours.to_string()),
            },
            Self::Confirm => (confirm_word(settings.confirm).into(), confirm_label(lang, settings.confirm)),
            Self::Theme => {
                let stored = settings.theme.as_deref().and_then(|theme| theme.parse::<ThemeName>().ok());
                let theme = stored.unwrap_or_default().to_string();
                let label = theme_label(lang, &theme);
                (theme, label)
            }
            Self::Size => (settings.size.word().into(), size_label(lang, settings.size)),
            Self::Layout => (settings.layout.word().into(), layout_label(lang, settings.layout)),
            Self::Symbols => (settings.symbols.word().into(), symbols_label(lang, settings.symbols)),
            Self::Board => (settings.side.word().into(), side_label(lang, settings.side)),
            Self::Text => (settings.text.word().into(), text_label(lang, settings.text)),
            Self::Challenges => (settings.accepts.word().into(), accepts_label(lang, settings.accepts)),
            Self::Danger => (settings.danger.word().into(), danger_label(lang, settings.danger)),
            Self::OwnPuzzles => {
                (settings.own_puzzles.word().into(), own_puzzles_label(lang, settings.own_puzzles))
            }
            Self::Language => {
                let tag = settings.language.clone();
                let label = language_label(lang, tag.as_deref());
                (tag.unwrap_or_default(), label)
            }
        }
    }

    fn typed(self, lang: Language) -> Option<TypedValue> {
        let example = match self {
            Self::TimeZone => "Vienna",
            Self::Quiet => QUIET_CHOICES[0],
            _ => return None,
        };
        Some(TypedValue { label: t!(lang, "option-type-label"), example })
    }

    fn is_language(self) -> bool {
        self == Self::Language
    }
}

impl PlayerOption {
    /// Returns its values as words with labels. Empty for typed options and for the language.
    pub(in crate::discord) fn choices(self, lang: Language) -> Vec<(String, String)> {
        fn all<T: Copy>(
            values: &[T],
            word: impl Fn(T) -> &'static str,
            label: impl Fn(T) -> String,
        ) -> Vec<(String, String)> {
            values.iter().map(|value| (word(*value).to_owned(), label(*value))).collect()
        }
        match self {
            Self::Pings => all(Pings::ALL, Pings::word, |value| pings_label(lang, value)),
            Self::Reminders => all(Reminders::ALL, Reminders::word, |value| reminders_label(lang, value)),
            Self::Confirm => all(&[true, false], confirm_word, |value| confirm_label(lang, value)),
            Self::Theme => {
                let word = |theme: &ThemeName| theme.to_string();
                ThemeName::ALL.iter().map(|theme| (word(theme), theme_label(lang, &word(theme)))).collect()
            }
            Self::Size => all(PictureSize::ALL, PictureSize::word, |value| size_label(lang, value)),
            Self::Layout => all(PictureLayout::ALL, PictureLayout::word, |value| layout_label(lang, value)),
            Self::Symbols => all(PieceSymbols::ALL, PieceSymbols::word, |value| symbols_label(lang, value)),
            Self::Board => all(BoardSide::ALL, BoardSide::word, |value| side_label(lang, value)),
            Self::Text => all(TextBoard::ALL, TextBoard::word, |value| text_label(lang, value)),
            Self::Challenges => all(Accepts::ALL, Accepts::word, |value| accepts_label(lang, value)),
            Self::Danger => all(DangerNotes::ALL, DangerNotes::word, |value| danger_label(lang, value)),
            Self::OwnPuzzles => {
                all(OwnPuzzles::ALL, OwnPuzzles::word, |value| own_puzzles_label(lang, value))
            }
            Self::TimeZone | Self::Quiet | Self::Language => Vec::new(),
        }
    }

    /// Returns its line in the list of all settings.
    fn line(self, lang: Language, preferences: &Preferences) -> Option<String> {
        let (_, value) = self.present(lang, preferences);
        Some(match self {
            Self::Pings => t!(lang, "settings-pings", value = value),
            Self::Reminders => t!(lang, "settings-reminders", value = value),
            // Shown with the quiet hours.
            Self::TimeZone => return None,
            Self::Quiet => {
                let (_, zone) = Self::TimeZone.present(lang, preferences);
                t!(lang, "settings-quiet", value = value, zone = zone)
            }
            Self::Confirm => t!(lang, "settings-confirm", value = value),
            Self::Theme => t!(lang, "settings-theme", value = value),
            Self::Size => t!(lang, "settings-size", value = value),
            Self::Layout => t!(lang, "settings-layout", value = value),
            Self::Symbols => t!(lang, "settings-symbols", value = value),
            Self::Board => t!(lang, "settings-side", value = value),
            Self::Text => t!(lang, "settings-text", value = value),
            Self::Challenges => t!(lang, "settings-accepts", value = value),
            Self::Danger => t!(lang, "settings-danger", value = value),
            Self::OwnPuzzles => t!(lang, "settings-puzzles", value = value),
            Self::Language => t!(lang, "settings-language", value = value),
        })
    }

    /// Parses a value into `change`. The error explains why the value is invalid.
    pub(in crate::discord) fn read(
        self,
        lang: Language,
        word: &str,
        change: &mut SettingsChange,
    ) -> Result<(), String> {
        let unknown = || t!(lang, "settings-unknown", typed = clip(&quoted(word), TYPED_LIMIT));
        match self {
            Self::Pings => change.pings = Some(Pings::from_word(word).ok_or_else(unknown)?),
            Self::Reminders => change.reminders = Some(Reminders::from_word(word).ok_or_else(unknown)?),
            Self::TimeZone => {
                let zone = UserTimeZone::find(word).ok_or_else(|| t!(lang, "settings-bad-zone"))?;
                change.zone = Some(zone);
            }
            Self::Quiet if word.trim().eq_ignore_ascii_case(OFF) => change.quiet = Some(None),
            Self::Quiet => {
                let hours = QuietHours::parse(word).ok_or_else(|| t!(lang, "settings-bad-quiet"))?;
                change.quiet = Some(Some(hours));
            }
            Self::Confirm => {
                let word = [true, false].into_iter().find(|value| confirm_word(*value) == word);
                change.confirm = Some(word.ok_or_else(unknown)?);
            }
            Self::Theme => {
                let theme = word.parse::<ThemeName>().map_err(|_| unknown())?;
                change.theme = Some(theme.to_string());
            }
            Self::Size => change.size = Some(PictureSize::from_word(word).ok_or_else(unknown)?),
            Self::Layout => change.layout = Some(PictureLayout::from_word(word).ok_or_else(unknown)?),
            Self::Symbols => change.symbols = Some(PieceSymbols::from_word(word).ok_or_else(unknown)?),
            Self::Board => change.side = Some(BoardSide::from_word(word).ok_or_else(unknown)?),
            Self::Text => change.text = Some(TextBoard::from_word(word).ok_or_else(unknown)?),
            Self::Challenges => change.accepts = Some(Accepts::from_word(word).ok_or_else(unknown)?),
            Self::Danger => change.danger = Some(DangerNotes::from_word(word).ok_or_else(unknown)?),
            Self::OwnPuzzles => change.own_puzzles = Some(OwnPuzzles::from_word(word).ok_or_else(unknown)?),
            Self::Language => change.language = Some(chosen_language(word).ok_or_else(unknown)?),
        }
        Ok(())
    }
}

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &SettingsButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let reply = match (button, input) {
        (SettingsButton::Show, Input::Press) => show(ctx),
        (SettingsButton::Choose, Input::Choice(name)) => open(ctx, PlayerOption::from_word(name)?, None),
        (SettingsButton::Set(name), Input::Choice(word)) => set(ctx, PlayerOption::from_word(name)?, word),
        (SettingsButton::Type(name), Input::Press) => {
            let form = option_menu::form(ctx.lang, PlayerOption::from_word(name)?)?;
            return Some(Ok(Response::Form(form)));
        }
        (SettingsButton::Type(name), Input::Text(typed)) => typed_value(ctx, name, typed)?,
        _ => return None,
    };
    Some(reply.map(|reply| reply.placed(click.placement)))
}

/// Shows the settings with the menu to change them.
pub(in crate::discord) fn show(ctx: &InteractionContext) -> Result<Reply, Error> {
    Ok(overview(ctx, ctx.lang, &ctx.service.players.preferences(ctx.player())?))
}

/// Changes settings and shows all of them.
pub(in crate::discord) fn change(ctx: &InteractionContext, change: SettingsChange) -> Result<Reply, Error> {
    let preferences = ctx.service.players.change_settings(&ctx.caller, change)?;
    // Reply in a newly chosen language.
    let lang = Language::of(&ctx.service.languages.of_player(ctx.player())?);
    Ok(overview(ctx, lang, &preferences))
}

fn overview(ctx: &InteractionContext, lang: Language, preferences: &Preferences) -> Reply {
    let options = option_menu::shown::<PlayerOption>(ctx);
    let mut lines: Vec<_> = options.filter_map(|option| option.line(lang, preferences)).collect();
    lines.extend(preferences.closed.map(|closed| t!(lang, "settings-closed", since = relative(closed))));
    Reply {
        title: t!(lang, "settings-title"),
        body: lines.join("\n"),
        selects: vec![option_menu::options_menu::<PlayerOption>(ctx, lang, preferences)],
        ..Reply::default()
    }
}

/// Opens the menu of an option's values. `found` are the matching time zones.
fn open(ctx: &InteractionContext, option: PlayerOption, found: Option<Vec<String>>) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let preferences = ctx.service.players.preferences(ctx.player())?;
    let choices = match option {
        PlayerOption::TimeZone => {
            let found = found.unwrap_or_default();
            found.into_iter().map(|name| (name.clone(), name)).collect()
        }
        PlayerOption::Quiet => {
            let hours = QUIET_CHOICES.iter().filter_map(|hours| QuietHours::parse(hours));
            let hours = hours.map(|hours| (hours.to_string(), hours.to_string()));
            std::iter::once((OFF.to_owned(), t!(lang, "settings-no-quiet"))).chain(hours).collect()
        }
        PlayerOption::Language => language_choices(lang, ctx.further_languages()),
        _ => option.choices(lang),
    };
    Ok(option_menu::values_menu(lang, option, &preferences, choices))
}

/// Sets an option to a chosen or typed value, or explains why the value is invalid.
fn set(ctx: &InteractionContext, option: PlayerOption, word: &str) -> Result<Reply, Error> {
    let mut changed = SettingsChange::default();
    match option.read(ctx.lang, word, &mut changed) {
        Ok(()) => change(ctx, changed),
        Err(problem) => Ok(Reply { content: problem, ..open(ctx, option, None)? }),
    }
}

/// Sets an option to a typed value. If a city matches several time zones, shows a menu of them.
fn typed_value(ctx: &InteractionContext, name: &str, typed: &str) -> Option<Result<Reply, Error>> {
    let option = PlayerOption::from_word(name).filter(|option| option.typed(ctx.lang).is_some())?;
    if option != PlayerOption::TimeZone || UserTimeZone::find(typed).is_some() {
        return Some(set(ctx, option, typed));
    }
    let found = complete_zone(typed);
    Some(match found.as_slice() {
        [] => set(ctx, option, typed),
        [only] => set(ctx, option, only),
        _ => open(ctx, option, Some(found)).map(|reply| {
            let content = t!(ctx.lang, "settings-pick-zone", typed = clip(&quoted(typed), TYPED_LIMIT));
            Reply { content, ..reply }
        }),
    })
}

/// Returns matching time zones, first the ones whose city starts with the typed text.
pub(in crate::discord) fn complete_zone(typed: &str) -> Vec<String> {
    let typed = fold(typed.trim()).replace(' ', "_");
    let city = |name: &str| fold(name.rsplit('/').next().unwrap_or(name));
    let mut found: Vec<_> = UserTimeZone::names().filter(|name| fold(name).contains(&typed)).collect();
    found.sort_by_key(|name| !city(name).starts_with(&typed));
    found.truncate(limits::CHOICES);
    found
}

const fn confirm_word(confirm: bool) -> &'static str {
    if confirm { "yes" } else { "no" }
}

fn confirm_label(lang: Language, confirm: bool) -> String {
    if confirm { t!(lang, "choice-yes") } else { t!(lang, "choice-no") }
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

/// Themes are data, so their text keys are built from the name. A test checks them.
fn theme_label(lang: Language, theme: &str) -> String {
    text::text(lang, &format!("choice-theme-{theme}"), &[])
}

fn size_label(lang: Language, value: PictureSize) -> String {
    match value {
        PictureSize::Usual => t!(lang, "choice-size-usual"),
        PictureSize::Small => t!(lang, "choice-size-small"),
        PictureSize::Large => t!(lang, "choice-size-large"),
    }
}

fn layout_label(lang: Language, value: PictureLayout) -> String {
    match value {
        PictureLayout::Wide => t!(lang, "choice-layout-wide"),
        PictureLayout::Tall => t!(lang, "choice-layout-tall"),
    }
}

fn symbols_label(lang: Language, value: PieceSymbols) -> String {
    match value {
        PieceSymbols::Off => t!(lang, "choice-symbols-off"),
        PieceSymbols::On => t!(lang, "choice-symbols-on"),
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

fn danger_label(lang: Language, value: DangerNotes) -> String {
    match value {
        DangerNotes::On => t!(lang, "choice-danger-on"),
        DangerNotes::Off => t!(lang, "choice-danger-off"),
    }
}

fn own_puzzles_label(lang: Language, value: OwnPuzzles) -> String {
    match value {
        OwnPuzzles::On => t!(lang, "choice-puzzles-on"),
        OwnPuzzles::Off => t!(lang, "choice-puzzles-off"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_text() {
        for theme in ThemeName::ALL {
            assert!(text::known(&format!("choice-theme-{theme}")), "{theme}");
        }
    }
}
