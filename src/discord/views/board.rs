//! Boards in messages. Private ones follow the viewer's settings.

use super::player_names::plate_names;
use crate::bot::BotContext;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{AttachedFile, Reply};
use crate::domain::{
    BoardView, Ending, MatchFacts, PictureLayout, PictureSize, PieceSymbols, PlayerSettings, TextBoard,
};
use crate::replay::{Aimed, ReplayStyle, end_labels};
use crate::service::MatchView;
use crate::text::{self, EndWords, Language};
use sealed_move_board::{BoardLayout, Labels, LastMove, RenderRequest, Selection, Size, ThemeName};
use sealed_move_rules::{GameInfo, Side};

/// Widths of small and large pictures, in pixels.
const SMALL: Size = Size::new(600);
const LARGE: Size = Size::new(1600);

#[derive(Clone, Copy, Debug)]
pub(crate) struct RenderStyle {
    /// The side at the bottom.
    from: Side,
    /// Whether neither side is on turn.
    idle: bool,
    theme: ThemeName,
    size: Size,
    layout: BoardLayout,
    symbols: bool,
}

impl RenderStyle {
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

    /// The style of a player's settings.
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

/// Returns a player's style of replays, which have a fixed width.
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

/// Returns a player's style of pictures outside their games.
pub(crate) fn example_style(settings: &PlayerSettings) -> ReplayStyle<'static> {
    let size = RenderStyle::of(settings, Side::First, true).size;
    ReplayStyle { width: Some(size), ..replay_style(settings) }
}

/// The parts of a picture outside the board.
#[derive(Debug)]
struct MatchLabels {
    info: &'static GameInfo,
    names: [Option<String>; 2],
    ending: Option<Ending>,
    /// Whether empty holdings are left out.
    lean: bool,
}

impl MatchLabels {
    fn of(bot: &BotContext, game: &MatchFacts) -> Self {
        let names = plate_names(bot, game.seats);
        Self { info: game.game.info(), names, ending: game.ending.clone(), lean: false }
    }
}

/// Everything that a picture of a board shows.
struct BoardPicture {
    bot: BotContext,
    style: RenderStyle,
    board_view: BoardView,
    lean: bool,
    /// The names of the sides, and the one on turn.
    sides: [String; 2],
    turn: Option<String>,
    players: [Option<String>; 2],
    end: Option<EndWords>,
    aim: [Vec<String>; 3],
}

impl BoardPicture {
    fn png(&self) -> Vec<u8> {
        let RenderStyle { from, theme, size, layout, symbols, .. } = self.style;
        let mut labels = Labels::new([&self.sides[0], &self.sides[1]], self.turn.as_deref());
        labels.players = self.players.each_ref().map(Option::as_deref);
        labels.end = self.end.as_ref().map(end_labels);
        let last = self.board_view.last.as_ref();
        let request = RenderRequest {
            last: last.map(|last| LastMove { before: &last.before, notation: &last.notation }),
            theme,
            size,
            layout,
            symbols,
            lean: self.lean,
            ..RenderRequest::new(&self.board_view.view, from, labels)
        };
        let [way, chosen, targets] = &self.aim;
        let aim = Selection { way, chosen, targets };
        self.bot.pictures().get(&(&request, &aim), || self.bot.studio().preview(&request, &aim).png)
    }
}

/// Returns the alt text of a view with highlights for the move being composed.
fn alt(lang: Language, game: &MatchLabels, aimed: &Aimed, from: Side, idle: bool) -> String {
    if aimed.begun {
        text::preview_alt(lang, &aimed.board_view, &aimed.targets, from)
    } else {
        text::alt(lang, &aimed.board_view, from, game.ending.as_ref().filter(|_| idle))
    }
}

/// Prepares the picture of a view with highlights for the move being composed. It is drawn before
/// the message is sent.
fn render(
    bot: &BotContext,
    lang: Language,
    game: &MatchLabels,
    aimed: &Aimed,
    style: RenderStyle,
) -> AttachedFile {
    let Aimed { board_view, way, chosen, targets, .. } = aimed;
    let ending = game.ending.as_ref().filter(|_| style.idle);
    let (sides, turn) = text::labels(lang, game.info, &board_view.view, style.idle);
    let picture = BoardPicture {
        bot: bot.clone(),
        style,
        board_view: board_view.clone(),
        lean: game.lean,
        sides,
        turn,
        players: game.names.clone(),
        end: ending.map(|ending| text::end_labels(lang, game.info, ending)),
        aim: [way, chosen, targets].map(Clone::clone),
    };
    AttachedFile::board(move || picture.png(), alt(lang, game, aimed, style.from, style.idle))
}

/// Renders the board of a public message.
pub(crate) fn render_public(
    bot: &BotContext,
    lang: Language,
    match_view: &MatchView,
    from: Side,
) -> AttachedFile {
    let labels = MatchLabels::of(bot, &match_view.game);
    let style = RenderStyle::public(from, labels.ending.is_some());
    render(bot, lang, &labels, &Aimed::still(&match_view.board_view), style)
}

/// Renders a public board without players.
pub(crate) fn render_for_everyone(
    bot: &BotContext,
    lang: Language,
    info: &'static GameInfo,
    board_view: &BoardView,
    from: Side,
) -> AttachedFile {
    let labels = MatchLabels { info, names: [None, None], ending: None, lean: true };
    render(bot, lang, &labels, &Aimed::still(board_view), RenderStyle::public(from, false))
}

/// Renders boards according to one person's settings.
pub(crate) struct OwnBoards<'a> {
    bot: &'a BotContext,
    lang: Language,
    labels: MatchLabels,
    settings: PlayerSettings,
}

impl<'a> OwnBoards<'a> {
    pub(crate) fn new(
        bot: &'a BotContext,
        lang: Language,
        game: &MatchFacts,
        settings: PlayerSettings,
    ) -> Self {
        Self { bot, lang, labels: MatchLabels::of(bot, game), settings }
    }

    /// Creates boards without players, for example for lessons.
    pub(crate) fn without_match(
        bot: &'a BotContext,
        lang: Language,
        info: &'static GameInfo,
        settings: PlayerSettings,
    ) -> Self {
        Self {
            bot,
            lang,
            labels: MatchLabels { info, names: [None, None], ending: None, lean: true },
            settings,
        }
    }

    /// Creates pictures that don't belong to a game.
    pub(crate) fn without_game(bot: &'a BotContext, lang: Language, settings: PlayerSettings) -> Self {
        Self::without_match(bot, lang, &sealed_move_rules::aruki::INFO, settings)
    }

    /// Whether the viewer wants pictures, not texts in their place.
    pub(crate) fn has_pictures(&self) -> bool {
        self.settings.text != TextBoard::Instead
    }

    /// Returns the side at the bottom for a viewer who plays `own`.
    pub(crate) const fn from(&self, own: Side) -> Side {
        self.settings.side.side(own)
    }

    /// Returns the viewer's style of replays.
    pub(crate) fn replay_style(&self) -> ReplayStyle<'_> {
        let players = self.labels.names.each_ref().map(Option::as_deref);
        ReplayStyle { players, ..replay_style(&self.settings) }
    }

    /// Adds a board to a card as a picture, as text, or both. `idle` means that neither side is on
    /// turn.
    pub(crate) fn show(&self, board_view: &BoardView, from: Side, idle: bool, card: &mut Reply) {
        self.show_aimed(&Aimed::still(board_view), from, idle, card);
    }

    /// Like [`Self::show`], with highlights for the move being composed.
    pub(crate) fn show_aimed(&self, aimed: &Aimed, from: Side, idle: bool, card: &mut Reply) {
        let mut parts = vec![std::mem::take(&mut card.body)];
        if self.settings.text != TextBoard::Off {
            parts.push(text::diagram(&aimed.board_view.view, from));
        }
        if self.settings.text == TextBoard::Instead {
            parts.push(alt(self.lang, &self.labels, aimed, from, idle));
        } else {
            let style = RenderStyle::of(&self.settings, from, idle);
            card.picture = Some(render(self.bot, self.lang, &self.labels, aimed, style));
        }
        card.body = parts.join("\n");
    }

    /// Adds a plot to a card as a file, or its alt text if the viewer turned pictures off. The
    /// card's text stays outside the picture.
    pub(crate) fn attach_plot(&self, alt: String, card: &mut Reply, plot: impl FnOnce(ThemeName) -> Vec<u8>) {
        if self.settings.text == TextBoard::Instead {
            card.body = [std::mem::take(&mut card.body), alt].join("\n\n");
        } else {
            card.file = Some(AttachedFile::plot(plot(replay_style(&self.settings).theme), alt));
        }
    }

    /// Adds a plot to a card as its picture, or its alt text if the viewer turned pictures off.
    pub(crate) fn show_plot(&self, alt: String, card: &mut Reply, plot: impl FnOnce(ThemeName) -> Vec<u8>) {
        if self.settings.text == TextBoard::Instead {
            card.body = [std::mem::take(&mut card.body), alt].join("\n");
        } else {
            card.picture = Some(AttachedFile::plot(plot(replay_style(&self.settings).theme), alt));
        }
    }
}

/// Adds the board to a card in the viewer's preferred form. Returns the side at the bottom.
pub(crate) fn show_board(ctx: &InteractionContext, match_view: &MatchView, card: &mut Reply) -> Side {
    let over = match_view.game.ending.is_some();
    show_aimed(ctx, match_view, &Aimed::still(&match_view.board_view), over, card)
}

/// Like [`show_board`], with highlights for the move being composed. `idle` means that neither side
/// is on turn.
pub(crate) fn show_aimed(
    ctx: &InteractionContext,
    match_view: &MatchView,
    aimed: &Aimed,
    idle: bool,
    card: &mut Reply,
) -> Side {
    let settings = match_view.viewer.map(|_| ctx.settings()).unwrap_or_default();
    let boards = OwnBoards::new(ctx.bot(), ctx.lang, &match_view.game, settings);
    let from = boards.from(match_view.bottom);
    boards.show_aimed(aimed, from, idle, card);
    from
}
