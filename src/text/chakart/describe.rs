//! Describes parts of a Chakart position.

use super::{WORDS, alt_with, holdings, kind, object, piece_name};
use crate::text::alt::AltDetail;
use crate::text::alt::AltSeen;
use crate::text::game_text::Describe;
use crate::text::{Join, Language, Value, Word, join, t};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::chakart::{Kind, Object, Piece, Square, View, square_name};
use sealed_move_rules::{Side, Suggestion};

/// The number of files and ranks.
const SIDE: usize = 8;

/// Mentions a hidden queen only if the view contains her.
pub(super) struct Describer<'a> {
    pub(super) lang: Language,
    pub(super) view: &'a View,
}

/// A kind of piece or object.
#[derive(Clone, Copy)]
enum Sort {
    Pieces(Kind),
    Objects(Object),
}

/// All squares, row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

/// All kinds of piece, the most important first, then the objects.
fn sorts() -> impl Iterator<Item = Sort> {
    const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    KINDS.into_iter().map(Sort::Pieces).chain(Object::ALL.into_iter().map(Sort::Objects))
}

fn name(sort: Sort) -> Word {
    match sort {
        Sort::Pieces(of) => kind(of),
        Sort::Objects(of) => object(of),
    }
}

impl Describer<'_> {
    /// The contents of a square, such as `immobilized White Rook` or `banana`.
    fn content(&self, at: Square) -> Option<Value> {
        match (self.view.piece(at), self.view.object(at)) {
            (Some(here), _) => Some(Value::from(self.piece(here))),
            (None, Some(thing)) => Some(Value::Word(object(thing))),
            (None, None) => None,
        }
    }

    fn piece(&self, here: Piece) -> String {
        let held = if here.is_immobilized() { "yes" } else { "no" };
        t!(
            self.lang,
            "chakart-describe-man",
            side = WORDS.side(here.side),
            piece = piece_name(here),
            held = held
        )
    }

    /// The names of the squares that satisfy a condition.
    fn squares_where(condition: impl Fn(Square) -> bool) -> Vec<String> {
        squares().filter(|at| condition(*at)).map(square_name).collect()
    }
}

impl Describe for Describer<'_> {
    fn kinds(&self) -> Vec<Word> {
        sorts().map(name).collect()
    }

    fn squares(&self) -> Vec<String> {
        squares().map(square_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (1..=SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, _limit: usize) -> String {
        alt_with(self.lang, self.view, None, AltSeen::from(Side::First), AltDetail::Words)
    }

    fn side(&self, of: Side, _limit: usize) -> String {
        holdings(self.lang, self.view, of)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = sorts().nth(index) else { return String::new() };
        let groups: Vec<_> = match of {
            Sort::Objects(thing) => {
                let squares = Self::squares_where(|at| self.view.object(at) == Some(thing));
                if squares.is_empty() { Vec::new() } else { vec![squares.join(" ")] }
            }
            Sort::Pieces(kind) => Side::BOTH
                .into_iter()
                .filter_map(|owner| {
                    let here = |piece: Piece| (piece.side, piece.kind) == (owner, kind);
                    let squares = Self::squares_where(|at| self.view.piece(at).is_some_and(here));
                    let squares = (!squares.is_empty()).then(|| squares.join(" "))?;
                    Some(t!(
                        self.lang,
                        "chakart-describe-squares",
                        side = WORDS.side(owner),
                        squares = squares
                    ))
                })
                .collect(),
        };
        if groups.is_empty() {
            return t!(self.lang, "describe-none", kind = name(of));
        }
        t!(self.lang, "describe-kinds", kind = name(of), places = join(self.lang, Join::Steps, &groups))
    }

    fn row(&self, index: usize) -> String {
        let lying: Vec<_> = squares()
            .skip(index * SIDE)
            .take(SIDE)
            .filter_map(|at| {
                let what = self.content(at)?;
                Some(t!(self.lang, "chakart-describe-on", what = what, square = square_name(at)))
            })
            .collect();
        let row = index + 1;
        if lying.is_empty() {
            return t!(self.lang, "describe-row-empty", row = row);
        }
        t!(self.lang, "describe-row-holds", row = row, pieces = join(self.lang, Join::Steps, &lying))
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.content(at) {
            None => t!(self.lang, "describe-square-empty", square = square_name(at)),
            Some(what) => t!(self.lang, "chakart-describe-square", square = square_name(at), what = what),
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Suggestion> {
        let mut steps = self.view.complete_spelling("");
        steps.retain(|step| step.text.starts_with(square));
        steps
    }
}
