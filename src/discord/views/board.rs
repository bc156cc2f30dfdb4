//! Boards in messages: how they are rendered, and how a private one follows its viewer's settings.

use super::player_names::plate_names;
use crate::bot::BotContext;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{AttachedFile, Reply};
use crate::domain::{
    BoardView, Ending, MatchFacts, PictureLayout, PictureSize, PieceSymbols, PlayerSettings, TextBoard,
};
use crate::replay::ReplayStyle;
use crate::service::MatchView;
use crate::text::{self, Language};
use sealed_move_board::{
    BoardLayout, EndLabels, Labels, LastMove, RenderRequest, Selection, Size, ThemeName,
};
use sealed_move_rules::{GameInfo, Side};

/// The width of small and large pictures.
const SMALL: Size = Size::new(600);
const LARGE: Size = Size::new(1600);

/// How a board is rendered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RenderStyle {
    /// The side at the bottom.
    from: Side,
    /// Whether nobody is on turn.
    idle: bool,
    theme: ThemeName,
    size: Size,
    layout: BoardLayout,
    symbols: bool,
}

impl RenderStyle {
    /// The style of public pictures.
    fn public(from: Side, idle: bool) -> Self {
        Self {
            from,
            idle,
            theme: ThemeName::default(),
            size: Size::default(),
            layout: BoardLayout::Wide,
            symbols: false,
        }
    }

    /// The style that a player has chosen.
    fn of(settings: &PlayerSettings, from: Side, idle: bool) -> Self {
        let ReplayStyle { theme, layout, symbols, .. } = replay_style(settings);
        let size = match settings.size {
            PictureSize::Usual => Size::default(),
            PictureSize::Small => SMALL,
            PictureSize::Large => LARGE,
        };
        Self { from, idle, theme, size, layout, symbols }
    }
}

/// How a player likes replays, which have a width of their own.
pub(crate) fn replay_style(settings: &PlayerSettings) -> ReplayStyle<'static> {
    ReplayStyle {
        theme: settings.theme.as_deref().and_then(|theme| theme.parse().ok()).unwrap_or_default(),
        layout: match settings.layout {
            PictureLayout::Wide => BoardLayout::Wide,
            PictureLayout::Tall => BoardLayout::Tall,
        },
        symbols: settings.symbols == PieceSymbols::On,
        ..ReplayStyle::default()
    }
}

/// How a player likes pictures of no game of theirs.
pub(crate) fn example_style(settings: &PlayerSettings) -> ReplayStyle<'static> {
    let size = RenderStyle::of(settings, Side::First, true).size;
    ReplayStyle { width: Some(size), ..replay_style(settings) }
}

/// What a picture tells of its match besides the board.
#[derive(Debug)]
struct MatchLabels {
    info: &'static GameInfo,
    names: [Option<String>; 2],
    ending: Option<Ending>,
}

impl MatchLabels {
    fn of(bot: &BotContext, game: &MatchFacts) -> Self {
        let names = plate_names(bot, game.seats);
        Self { info: game.game.info(), names, ending: game.ending.clone() }
    }
}

/// Renders what is seen, with marks for a move that is being put together.
fn render(
    bot: &BotContext,
    lang: Language,
    game: &MatchLabels,
    board_view: &BoardView,
    style: RenderStyle,
    aim: &Selection<'_>,
) -> AttachedFile {
    let RenderStyle { from, idle, theme, size, layout, symbols } = style;
    let (sides, turn) = text::labels(lang, game.info, &board_view.view, idle);
    let end = game.ending.as_ref().filter(|_| idle).map(|ending| text::end_labels(lang, game.info, ending));
    let mut labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
    labels.players = game.names.each_ref().map(Option::as_deref);
    labels.end = end.as_ref().map(|(result, reason, scores)| EndLabels { result, reason, scores: *scores });
    let last = board_view.last.as_ref();
    let request = RenderRequest {
        last: last.map(|last| LastMove { before: &last.before, notation: &last.notation }),
        theme,
        size,
        layout,
        symbols,
        ..RenderRequest::new(&board_view.view, from, labels)
    };
    let png = bot.pictures().get(&(&request, aim), || bot.studio().preview(&request, aim).png);
    AttachedFile::board(png, text::alt(lang, board_view, from, game.ending.as_ref().filter(|_| idle)))
}

/// Renders the board of a public message, from a side.
pub(crate) fn render_public(
    bot: &BotContext,
    lang: Language,
    match_view: &MatchView,
    from: Side,
) -> AttachedFile {
    let labels = MatchLabels::of(bot, &match_view.game);
    let style = RenderStyle::public(from, labels.ending.is_some());
    render(bot, lang, &labels, &match_view.board_view, style, &Selection::default())
}

/// Renders a board of a game that nobody plays with anyone, for everyone.
pub(crate) fn render_for_everyone(
    bot: &BotContext,
    lang: Language,
    info: &'static GameInfo,
    board_view: &BoardView,
    from: Side,
) -> AttachedFile {
    let labels = MatchLabels { info, names: [None, None], ending: None };
    render(bot, lang, &labels, board_view, RenderStyle::public(from, false), &Selection::default())
}

/// What draws boards for one person, as their settings say.
pub(crate) struct OwnBoards<'a> {
    bot: &'a BotContext,
    lang: Language,
    labels: MatchLabels,
    settings: PlayerSettings,
}

impl<'a> OwnBoards<'a> {
    /// Boards of a match for whoever has these settings.
    pub(crate) fn new(
        bot: &'a BotContext,
        lang: Language,
        game: &MatchFacts,
        settings: PlayerSettings,
    ) -> Self {
        Self { bot, lang, labels: MatchLabels::of(bot, game), settings }
    }

    /// Boards of a game that nobody plays with anyone, such as those of lessons.
    pub(crate) fn without_match(
        bot: &'a BotContext,
        lang: Language,
        info: &'static GameInfo,
        settings: PlayerSettings,
    ) -> Self {
        Self { bot, lang, labels: MatchLabels { info, names: [None, None], ending: None }, settings }
    }

    /// Pictures of what is about no game in particular.
    pub(crate) fn without_game(bot: &'a BotContext, lang: Language, settings: PlayerSettings) -> Self {
        Self::without_match(bot, lang, &sealed_move_rules::aruki::INFO, settings)
    }

    /// The side at the bottom, where it would be `own`.
    pub(crate) const fn from(&self, own: Side) -> Side {
        self.settings.side.side(own)
    }

    /// How the viewer likes replays of the match.
    pub(crate) fn replay_style(&self) -> ReplayStyle<'_> {
        let players = self.labels.names.each_ref().map(Option::as_deref);
        ReplayStyle { players, ..replay_style(&self.settings) }
    }

    /// Shows a board on a card: as a picture, as text, or as both; `idle` where nobody is on turn.
    pub(crate) fn show(
        &self,
        board_view: &BoardView,
        from: Side,
        idle: bool,
        aim: &Selection<'_>,
        card: &mut Reply,
    ) {
        if self.settings.text != TextBoard::Off {
            card.body = [std::mem::take(&mut card.body), text::diagram(&board_view.view, from)].join("\n");
        }
        let ending = self.labels.ending.as_ref().filter(|_| idle);
        if self.settings.text == TextBoard::Instead {
            card.body =
                [std::mem::take(&mut card.body), text::alt(self.lang, board_view, from, ending)].join("\n");
        } else {
            let style = RenderStyle::of(&self.settings, from, idle);
            card.picture = Some(render(self.bot, self.lang, &self.labels, board_view, style, aim));
        }
    }

    /// Shows a plot beside a card that keeps its text to itself, as a file or in the words of its alt text.
    pub(crate) fn attach_plot(&self, alt: String, card: &mut Reply, plot: impl FnOnce(ThemeName) -> Vec<u8>) {
        if self.settings.text == TextBoard::Instead {
            card.body = [std::mem::take(&mut card.body), alt].join("\n\n");
        } else {
            card.file = Some(AttachedFile::plot(plot(replay_style(&self.settings).theme), alt));
        }
    }

    /// Shows a plot on a card, as a picture or in the words of its alt text; `plot` makes it in a theme.
    pub(crate) fn show_plot(&self, alt: String, card: &mut Reply, plot: impl FnOnce(ThemeName) -> Vec<u8>) {
        if self.settings.text == TextBoard::Instead {
            card.body = [std::mem::take(&mut card.body), alt].join("\n");
        } else {
            card.picture = Some(AttachedFile::plot(plot(replay_style(&self.settings).theme), alt));
        }
    }
}

/// Shows the board on a card as its viewer likes it: as a picture, as text, or as both. Returns the
/// side at the bottom.
pub(crate) fn show_board(ctx: &InteractionContext, match_view: &MatchView, card: &mut Reply) -> Side {
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
pub(crate) fn show_sight(
    ctx: &InteractionContext,
    match_view: &MatchView,
    board_view: &BoardView,
    idle: bool,
    aim: &Selection<'_>,
    card: &mut Reply,
) -> Side {
    let settings = match_view.viewer.map(|_| ctx.settings()).unwrap_or_default();
    let boards = OwnBoards::new(ctx.bot(), ctx.lang, &match_view.game, settings);
    let from = boards.from(match_view.bottom);
    boards.show(board_view, from, idle, aim, card);
    from
}
