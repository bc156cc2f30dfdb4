//! Pictures of an observer's views with their labels: a whole game as a replay, or one position
//! with marks for a move being composed.

use crate::domain::{self, BoardView, Ending};
use crate::text::{self, EndWords, Language};
use sealed_move_board::{
    BoardLayout, EndLabels, Labels, LastMove, RenderRequest, RenderedImage, Replay, Selection, Size, Studio,
    ThemeName,
};
use sealed_move_rules::{GameInfo, Menu, Question, Side};

/// The style of a replay or a picture for the command line.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReplayStyle<'a> {
    pub theme: ThemeName,
    pub layout: BoardLayout,
    /// Whether to draw the symbols of pieces.
    pub symbols: bool,
    /// `None` for the default width.
    pub width: Option<Size>,
    /// Names of the players to show.
    pub players: [Option<&'a str>; 2],
}

/// Texts in a picture.
struct PictureWords {
    sides: [String; 2],
    turn: Option<String>,
    end: Option<EndWords>,
}

impl PictureWords {
    fn new(lang: Language, game: &GameInfo, board_view: &BoardView, ending: Option<&Ending>) -> Self {
        let (sides, turn) = text::labels(lang, game, &board_view.view, ending.is_some());
        Self { sides, turn, end: ending.map(|ending| text::end_labels(lang, game, ending)) }
    }
}

/// Draws a position. The picture of a finished game doesn't name a side to move.
#[must_use]
pub fn picture(
    lang: Language,
    studio: &Studio,
    game: &GameInfo,
    board_view: &BoardView,
    from: Side,
    ending: Option<&Ending>,
    style: ReplayStyle<'_>,
) -> RenderedImage {
    studio.picture(&request(board_view, &PictureWords::new(lang, game, board_view, ending), from, style))
}

/// Draws a game from its positions in order. The last one shows the ending, if any.
///
/// # Panics
///
/// If there are no positions.
#[must_use]
pub fn replay(
    lang: Language,
    studio: &Studio,
    game: &GameInfo,
    board_views: &[BoardView],
    from: Side,
    ending: Option<&Ending>,
    style: ReplayStyle<'_>,
) -> Replay {
    let last = board_views.len().saturating_sub(1);
    let words: Vec<_> = (0..)
        .zip(board_views)
        .map(|(index, board_view): (usize, _)| {
            PictureWords::new(lang, game, board_view, ending.filter(|_| index == last))
        })
        .collect();
    let shots: Vec<_> = board_views
        .iter()
        .zip(&words)
        .map(|(board_view, words)| request(board_view, words, from, style))
        .collect();
    studio.replay(&shots)
}

/// A view with marks for a move being composed.
#[derive(Clone, Debug)]
pub struct Aimed {
    /// The view, with the move that leads to it.
    pub board_view: BoardView,
    /// The path chosen for the moving piece. Empty if the picture marks the move.
    pub way: Vec<String>,
    /// Other chosen squares.
    pub chosen: Vec<String>,
    /// Squares for the next step, sorted.
    pub targets: Vec<String>,
    /// Whether this shows a move that isn't played yet.
    pub begun: bool,
}

impl Aimed {
    #[must_use]
    pub fn still(board_view: &BoardView) -> Self {
        Self {
            board_view: board_view.clone(),
            way: Vec::new(),
            chosen: Vec::new(),
            targets: Vec::new(),
            begun: false,
        }
    }

    #[must_use]
    pub fn aim(&self) -> Selection<'_> {
        Selection { way: &self.way, chosen: &self.chosen, targets: &self.targets }
    }
}

/// The view for the player who sees `seen`, with the marks of a menu. `is_chosen` means that the player has chosen
/// something, perhaps without a square, like a tile of the hand.
#[must_use]
pub fn aimed(seen: &BoardView, menu: &Menu, is_chosen: bool) -> Aimed {
    // A menu answers questions with a single answer by itself.
    let begun = is_chosen || menu.preview.is_some() || !(menu.way.is_empty() && menu.chosen.is_empty());
    let board_view = match &menu.preview {
        Some(preview) => {
            let before = seen.view.clone();
            let last = preview.notation.clone().map(|notation| domain::LastMove { before, notation });
            BoardView { view: preview.after.clone(), last }
        }
        // Marks of the opponent's last move would distract from the chosen squares.
        None if begun => BoardView { view: seen.view.clone(), last: None },
        None => seen.clone(),
    };
    // Nearly every square is a target until a piece is chosen.
    let squares = menu.options.iter().filter_map(|choice| choice.square.clone());
    let mut targets: Vec<_> = if menu.question == Question::Piece { Vec::new() } else { squares.collect() };
    targets.sort();
    targets.dedup();
    // The picture of a complete move already marks its path.
    let whole = menu.move_text.is_some() && board_view.last.is_some();
    let way = if whole { Vec::new() } else { menu.way.clone() };
    Aimed { board_view, way, chosen: menu.chosen.clone(), targets, begun }
}

fn request<'a>(
    board_view: &'a BoardView,
    words: &'a PictureWords,
    from: Side,
    style: ReplayStyle<'a>,
) -> RenderRequest<'a> {
    let mut labels = Labels::new([&words.sides[0], &words.sides[1]], words.turn.as_deref());
    labels.end = words.end.as_ref().map(end_labels);
    let last =
        board_view.last.as_ref().map(|last| LastMove { before: &last.before, notation: &last.notation });
    let ReplayStyle { theme, layout, symbols, width, players } = style;
    labels.players = players;
    let size = width.unwrap_or_default();
    RenderRequest { last, theme, layout, symbols, size, ..RenderRequest::new(&board_view.view, from, labels) }
}

/// The labels of an ended game.
pub(crate) fn end_labels(end: &EndWords) -> EndLabels<'_> {
    EndLabels { result: &end.result, winner: end.winner, reason: &end.reason, scores: end.scores }
}
