//! What an observer sees of a game as pictures with the words that stand in them: all positions as a
//! replay, or one with marks for a move that is being put together.

use crate::i18n::{self, Language};
use crate::matches::{self, BoardView};
use sealed_move_board::{Labels, LastMove, RenderRequest, Replay, Selection, Studio, ThemeName};
use sealed_move_rules::{GameInfo, Menu, Question, Side};

/// The names of both sides, and the number of the move while the game goes on.
type Words = ([String; 2], Option<String>);

/// Draws a game, its positions in order; `over` says whether the last one is its end.
///
/// # Panics
///
/// When there are no positions.
#[must_use]
pub fn replay(
    lang: Language,
    studio: &Studio,
    game: &GameInfo,
    board_views: &[BoardView],
    from: Side,
    over: bool,
    theme: ThemeName,
) -> Replay {
    let last = board_views.len().saturating_sub(1);
    let words: Vec<_> = (0..)
        .zip(board_views)
        .map(|(index, board_view): (usize, _)| {
            i18n::labels(lang, game, &board_view.view, over && index == last)
        })
        .collect();
    let shots: Vec<_> = board_views
        .iter()
        .zip(&words)
        .map(|(board_view, words)| request(board_view, words, from, theme))
        .collect();
    studio.replay(&shots)
}

/// A view with marks for a move that is being put together.
#[derive(Clone, Debug)]
pub struct Aimed {
    /// What is seen, with what leads there.
    pub board_view: BoardView,
    /// The way of whoever moves, as far as it is chosen and the picture does not mark it itself.
    pub way: Vec<String>,
    /// Other squares that were chosen.
    pub chosen: Vec<String>,
    /// Where it may go on, sorted.
    pub targets: Vec<String>,
}

impl Aimed {
    /// A view of the board without marks.
    #[must_use]
    pub fn still(board_view: &BoardView) -> Self {
        Self { board_view: board_view.clone(), way: Vec::new(), chosen: Vec::new(), targets: Vec::new() }
    }

    /// The marks.
    #[must_use]
    pub fn aim(&self) -> Selection<'_> {
        Selection { way: &self.way, chosen: &self.chosen, targets: &self.targets }
    }
}

/// What the player who sees `seen` is shown together with what a menu asks them.
#[must_use]
pub fn aimed(seen: &BoardView, menu: &Menu) -> Aimed {
    let begun = !(menu.way.is_empty() && menu.chosen.is_empty());
    let board_view = match &menu.preview {
        Some(preview) => {
            let before = seen.view.clone();
            let last = preview.notation.clone().map(|notation| matches::LastMove { before, notation });
            BoardView { view: preview.after.clone(), last }
        }
        // What the opponent did last would only be in the way of what is chosen.
        None if begun => BoardView { view: seen.view.clone(), last: None },
        None => seen.clone(),
    };
    // Before a piece is chosen nearly every square would be a target.
    let squares = menu.options.iter().filter_map(|choice| choice.square.clone());
    let mut targets: Vec<_> = if menu.question == Question::Piece { Vec::new() } else { squares.collect() };
    targets.sort();
    targets.dedup();
    // The picture of a whole move marks its way itself.
    let whole = menu.move_text.is_some() && board_view.last.is_some();
    let way = if whole { Vec::new() } else { menu.way.clone() };
    Aimed { board_view, way, chosen: menu.chosen.clone(), targets }
}

fn request<'a>(
    board_view: &'a BoardView,
    (sides, turn): &'a Words,
    from: Side,
    theme: ThemeName,
) -> RenderRequest<'a> {
    let labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
    let last =
        board_view.last.as_ref().map(|last| LastMove { before: &last.before, notation: &last.notation });
    RenderRequest { last, theme, ..RenderRequest::new(&board_view.view, from, labels) }
}
