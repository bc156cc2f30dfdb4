//! Describes parts of a Lusus position.

use super::{WORDS, chips, describe_all, describe_side, kind};
use crate::text::game_text::Describe;
use crate::text::{Join, Language, Word, join, t};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::lusus::{Kind, Piece, Square, View, square_name};
use sealed_move_rules::{Side, Suggestion};

/// The number of files and ranks.
const SIDE: usize = 8;

const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// Mentions hands and traps only as far as the view contains them.
pub(super) struct Describer<'a> {
    pub(super) lang: Language,
    pub(super) view: &'a View,
}

/// All squares, row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

impl Describer<'_> {
    /// The piece on a square, with its tiles and whether it is frozen or guarded.
    fn content(&self, at: Square) -> Option<String> {
        let piece: &Piece = self.view.piece(at)?;
        let (owner, name) = (WORDS.side(piece.side), kind(piece.kind));
        let tiles = chips(self.lang, &piece.tiles, piece.side);
        let state = match (self.view.frozen(at), self.view.guarded(at)) {
            (true, _) => "frozen",
            (false, true) => "guarded",
            _ => "free",
        };
        let held = if piece.tiles.is_empty() { "no" } else { "yes" };
        Some(t!(
            self.lang,
            "lusus-describe-man",
            side = owner,
            piece = name,
            held = held,
            tiles = tiles,
            state = state
        ))
    }
}

impl Describe for Describer<'_> {
    fn kinds(&self) -> Vec<Word> {
        KINDS.into_iter().map(kind).collect()
    }

    fn squares(&self) -> Vec<String> {
        squares().map(square_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (1..=SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, _limit: usize) -> String {
        describe_all(self.lang, self.view)
    }

    fn side(&self, of: Side, _limit: usize) -> String {
        describe_side(self.lang, self.view, of)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = KINDS.get(index).copied() else { return String::new() };
        let groups: Vec<_> = Side::BOTH
            .into_iter()
            .filter_map(|owner| {
                let here = |at: &Square| {
                    self.view.piece(*at).is_some_and(|piece| (piece.side, piece.kind) == (owner, of))
                };
                let found: Vec<_> = squares().filter(here).map(square_name).collect();
                (!found.is_empty()).then(|| {
                    t!(
                        self.lang,
                        "lusus-describe-squares",
                        side = WORDS.side(owner),
                        squares = found.join(" ")
                    )
                })
            })
            .collect();
        if groups.is_empty() {
            return t!(self.lang, "describe-none", kind = kind(of));
        }
        t!(self.lang, "describe-kinds", kind = kind(of), places = join(self.lang, Join::Steps, &groups))
    }

    fn row(&self, index: usize) -> String {
        let standing: Vec<_> = squares()
            .skip(index * SIDE)
            .take(SIDE)
            .filter_map(|at| {
                let what = self.content(at)?;
                Some(t!(self.lang, "lusus-describe-on", what = what, square = square_name(at)))
            })
            .collect();
        let row = index + 1;
        if standing.is_empty() {
            return t!(self.lang, "describe-row-empty", row = row);
        }
        t!(self.lang, "describe-row-holds", row = row, pieces = join(self.lang, Join::Steps, &standing))
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.content(at) {
            None => t!(self.lang, "describe-square-empty", square = square_name(at)),
            Some(what) => t!(self.lang, "lusus-describe-square", square = square_name(at), what = what),
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Suggestion> {
        let moves = self.view.legal_moves(10_000).unwrap_or_default();
        moves
            .into_iter()
            .filter(|text| text.starts_with(square))
            .map(|text| Suggestion { token: text.clone(), text, complete: true, rank: 0 })
            .collect()
    }
}
