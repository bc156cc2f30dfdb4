//! Boards in messages: how they are rendered, and how a private one follows its viewer's settings.

use super::context::{BotContext, InteractionContext};
use super::reply::{AttachedFile, Reply};
use crate::i18n::{self, Language};
use crate::matches::{BoardView, Ending, PictureSize, PlayerId, PlayerSettings, TextBoard};
use crate::service::MatchView;
use sealed_move_board::{EndLabels, Labels, LastMove, RenderRequest, Selection, Size, Studio, ThemeName};
use sealed_move_rules::{GameInfo, Side};

/// The width of small and large pictures.
const SMALL: Size = Size::new(600);
const LARGE: Size = Size::new(1600);

/// How a board is rendered.
#[derive(Clone, Copy, Debug)]
pub(super) struct RenderStyle {
    /// The side at the bottom.
    pub(super) from: Side,
    /// Whether nobody is on turn.
    pub(super) idle: bool,
    /// Its colors.
    pub(super) theme: ThemeName,
    /// Its size.
    pub(super) size: Size,
}

impl RenderStyle {
    /// The style of public pictures.
    pub(super) fn public(from: Side, idle: bool) -> Self {
        Self { from, idle, theme: ThemeName::default(), size: Size::default() }
    }

    /// The style that a player has chosen.
    pub(super) fn of(settings: &PlayerSettings, from: Side, idle: bool) -> Self {
        let theme = settings.theme.as_deref().and_then(|theme| theme.parse().ok()).unwrap_or_default();
        let size = match settings.size {
            PictureSize::Usual => Size::default(),
            PictureSize::Small => SMALL,
            PictureSize::Large => LARGE,
        };
        Self { from, idle, theme, size }
    }
}

/// Renders what is seen, with marks for a move that is being put together.
fn render(
    studio: &Studio,
    lang: Language,
    info: &GameInfo,
    board_view: &BoardView,
    style: RenderStyle,
    ending: Option<&Ending>,
    aim: &Selection<'_>,
) -> AttachedFile {
    let RenderStyle { from, idle, theme, size } = style;
    let (sides, turn) = i18n::labels(lang, info, &board_view.view, idle);
    let end = ending.filter(|_| idle).map(|ending| i18n::end_labels(lang, info, ending));
    let mut labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
    labels.end = end.as_ref().map(|(result, reason, scores)| EndLabels { result, reason, scores: *scores });
    let last = board_view.last.as_ref();
    let request = RenderRequest {
        last: last.map(|last| LastMove { before: &last.before, notation: &last.notation }),
        theme,
        size,
        ..RenderRequest::new(&board_view.view, from, labels)
    };
    let alt = i18n::alt(lang, board_view, from, ending.filter(|_| idle));
    AttachedFile::board(studio.preview(&request, aim).png, alt)
}

/// Renders the board of a public message, from a side.
pub(super) fn render_public(
    studio: &Studio,
    lang: Language,
    match_view: &MatchView,
    from: Side,
) -> AttachedFile {
    let ending = match_view.game.ending.as_ref();
    let style = RenderStyle::public(from, ending.is_some());
    let info = match_view.game.game.info();
    render(studio, lang, info, &match_view.board_view, style, ending, &Selection::default())
}

/// What draws boards for one person, as their settings say.
pub(super) struct OwnBoards<'a> {
    studio: &'a Studio,
    lang: Language,
    info: &'a GameInfo,
    settings: PlayerSettings,
    ending: Option<Ending>,
}

impl<'a> OwnBoards<'a> {
    /// Boards of a game for a viewer; as the settings are at first where there is none.
    pub(super) fn new(
        bot: &'a BotContext,
        lang: Language,
        info: &'a GameInfo,
        viewer: Option<PlayerId>,
    ) -> Self {
        let settings = viewer.map(|viewer| bot.service().players.settings(viewer)).unwrap_or_default();
        Self { studio: bot.studio(), lang, info, settings, ending: None }
    }

    /// The same for a game that ended so: boards on which nobody is on turn tell it.
    pub(super) fn ended(self, ending: Option<&Ending>) -> Self {
        Self { ending: ending.cloned(), ..self }
    }

    /// The side at the bottom, where it would be `own`.
    pub(super) const fn from(&self, own: Side) -> Side {
        self.settings.side.side(own)
    }

    /// The theme of the viewer's boards.
    pub(super) fn theme(&self) -> ThemeName {
        RenderStyle::of(&self.settings, Side::First, true).theme
    }

    /// Shows a board on a card: as a picture, as text, or as both; `idle` where nobody is on turn.
    pub(super) fn show(
        &self,
        board_view: &BoardView,
        from: Side,
        idle: bool,
        aim: &Selection<'_>,
        card: &mut Reply,
    ) {
        if self.settings.text != TextBoard::Off {
            card.body = [std::mem::take(&mut card.body), i18n::diagram(&board_view.view, from)].join("\n");
        }
        let ending = self.ending.as_ref().filter(|_| idle);
        if self.settings.text == TextBoard::Instead {
            card.body =
                [std::mem::take(&mut card.body), i18n::alt(self.lang, board_view, from, ending)].join("\n");
        } else {
            let style = RenderStyle::of(&self.settings, from, idle);
            let ending = self.ending.as_ref();
            card.picture = Some(render(self.studio, self.lang, self.info, board_view, style, ending, aim));
        }
    }
}

/// Shows the board on a card as its viewer likes it: as a picture, as text, or as both. Returns the
/// side at the bottom.
pub(super) fn show_board(ctx: &InteractionContext, match_view: &MatchView, card: &mut Reply) -> Side {
    show_sight(
        ctx,
        match_view,
        &match_view.board_view,
        match_view.game.ending.is_some(),
        &Selection::default(),
        card,
    )
}

/// Shows what else the viewer of a match may see of it; `idle` where nobody is on turn.
pub(super) fn show_sight(
    ctx: &InteractionContext,
    match_view: &MatchView,
    board_view: &BoardView,
    idle: bool,
    aim: &Selection<'_>,
    card: &mut Reply,
) -> Side {
    let boards = OwnBoards::new(ctx.bot(), ctx.lang, match_view.game.game.info(), match_view.viewer)
        .ended(match_view.game.ending.as_ref());
    let from = boards.from(match_view.bottom);
    boards.show(board_view, from, idle, aim, card);
    from
}
