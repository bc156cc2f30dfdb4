//! `/settings` at the desk, and the private pictures that go by them.

use super::super::commands::SettingsOptions;
use super::super::reply::{Reply, Response};
use super::{COLOUR, CommandError, Desk, Incoming, RenderStyle, draw_as, relative};
use crate::matches::{
    Accepts, BoardSide, BoardView, PictureSize, Pings, PlayerSettings, Preferences, QuietHours, Reminders,
    SettingsChange, TextBoard, UserTimeZone,
};
use crate::service::MatchView;
use crate::words::{self, clip, say};
use sealed_move_board::{Selection, Size, ThemeName};
use sealed_move_rules::Side;

/// The longer side of small and large pictures.
const SMALL: Size = Size::new(700);
const LARGE: Size = Size::new(1600);

/// The word that switches something off.
const OFF: &str = "off";

impl Desk {
    pub(super) fn settings(
        &self,
        incoming: &Incoming,
        options: &SettingsOptions,
    ) -> Result<Response, CommandError> {
        let change = match change(options) {
            Ok(change) => change,
            Err(why) => return Ok(Response::Private(Reply::text(why))),
        };
        let player = incoming.caller.player;
        let preferences = if change == SettingsChange::default() {
            self.service.players.preferences(player).map_err(crate::service::Error::Internal)?
        } else {
            self.service.players.change_settings(&incoming.caller, change)?
        };
        Ok(Response::Private(Reply {
            title: say!("settings-title"),
            body: lines(&preferences).join("\n"),
            foot: say!("settings-foot"),
            colour: COLOUR,
            ..Reply::default()
        }))
    }

    /// Shows the board on a card as its viewer likes it: as a picture, as text, or as both.
    pub(super) fn show_board(&self, match_view: &MatchView, card: &mut Reply) -> Side {
        self.show_sight(
            match_view,
            &match_view.board_view,
            match_view.game.ending.is_some(),
            &Selection::default(),
            card,
        )
    }

    /// The same of what the viewer of a look may see otherwise; `idle` where nobody is on turn.
    pub(super) fn show_sight(
        &self,
        match_view: &MatchView,
        board_view: &BoardView,
        idle: bool,
        aim: &Selection<'_>,
        card: &mut Reply,
    ) -> Side {
        let settings =
            match_view.viewer.map(|viewer| self.service.players.settings(viewer)).unwrap_or_default();
        let from = settings.side.side(match_view.from);
        if settings.text != TextBoard::Off {
            card.body = [std::mem::take(&mut card.body), words::diagram(&board_view.view, from)].join("\n");
        }
        if settings.text == TextBoard::Instead {
            card.body = [std::mem::take(&mut card.body), words::alt(board_view, from)].join("\n");
        } else {
            let drawing = own_drawing(&settings, from, idle);
            card.picture =
                Some(draw_as(self.studio(), match_view.game.game.info(), board_view, drawing, aim));
        }
        from
    }

    /// Tells somebody that no ping reached him, once, with what he sees next.
    pub(super) fn with_missed(&self, incoming: &Incoming, answer: Response) -> Response {
        let Response::Private(mut reply) = answer else { return answer };
        match self.service.players.take_unreached(incoming.caller.player) {
            Ok(Some(since)) => {
                let told = say!("unreached", since = relative(since));
                reply.content =
                    if reply.content.is_empty() { told } else { [told, reply.content].join("\n") };
            }
            Ok(None) => {}
            Err(fault) => tracing::error!(%fault, "whether a ping was missed cannot be read"),
        }
        Response::Private(reply)
    }
}

/// How a player likes boards to be drawn.
pub(super) fn own_drawing(settings: &PlayerSettings, from: Side, idle: bool) -> RenderStyle {
    let theme = settings.theme.as_deref().and_then(|theme| theme.parse().ok()).unwrap_or_default();
    let size = match settings.size {
        PictureSize::Usual => Size::default(),
        PictureSize::Small => SMALL,
        PictureSize::Large => LARGE,
    };
    RenderStyle { from, idle, theme, size }
}

/// What the options change, or what is wrong with them.
fn change(options: &SettingsOptions) -> Result<SettingsChange, String> {
    fn read<T>(word: Option<&String>, from_word: impl Fn(&str) -> Option<T>) -> Result<Option<T>, String> {
        let unknown = |word: &String| say!("settings-unknown", typed = clip(&word.replace('`', " "), 40));
        word.map(|word| from_word(word).ok_or_else(|| unknown(word))).transpose()
    }
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
        pings: read(options.pings.as_ref(), Pings::from_word)?,
        reminders: read(options.reminders.as_ref(), Reminders::from_word)?,
        zone: options
            .zone
            .as_ref()
            .map(|name| UserTimeZone::find(name).ok_or_else(|| say!("settings-bad-zone")))
            .transpose()?,
        quiet: options
            .quiet
            .as_ref()
            .map(|hours| quiet(hours).ok_or_else(|| say!("settings-bad-quiet")))
            .transpose()?,
        confirm: read(options.confirm.as_ref(), switch)?,
        theme: read(options.theme.as_ref(), theme)?,
        size: read(options.size.as_ref(), PictureSize::from_word)?,
        side: read(options.side.as_ref(), BoardSide::from_word)?,
        text: read(options.text.as_ref(), TextBoard::from_word)?,
        accepts: read(options.accepts.as_ref(), Accepts::from_word)?,
    })
}

/// The present settings, one a line.
fn lines(preferences: &Preferences) -> Vec<String> {
    let settings = &preferences.settings;
    let choice = |key: &str, word: &str| say!(&format!("choice-{key}-{word}"));
    let theme = settings.theme.clone().unwrap_or_else(|| ThemeName::default().to_string());
    let quiet =
        settings.reminder_settings.quiet.map_or_else(|| say!("settings-no-quiet"), |quiet| quiet.to_string());
    let confirm = if settings.confirm { say!("choice-yes") } else { say!("choice-no") };
    let mut lines = vec![
        say!("settings-pings", value = choice("pings", settings.pings.word())),
        say!("settings-reminders", value = choice("reminders", settings.reminder_settings.reminders.word())),
        say!("settings-quiet", value = quiet, zone = settings.reminder_settings.zone.name()),
        say!("settings-confirm", value = confirm),
        say!("settings-theme", value = choice("theme", &theme)),
        say!("settings-size", value = choice("size", settings.size.word())),
        say!("settings-side", value = choice("board", settings.side.word())),
        say!("settings-text", value = choice("text", settings.text.word())),
        say!("settings-accepts", value = choice("accepts", settings.accepts.word())),
    ];
    lines.extend(preferences.closed.map(|closed| say!("settings-closed", since = relative(closed))));
    lines
}
