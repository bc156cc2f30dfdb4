//! Describes parts of an Aruki position.

use super::{WORDS, alt_with, holdings, kind};
use crate::text::alt::AltDetail;
use crate::text::alt::AltSeen;
use crate::text::game_text::Describe;
use crate::text::{Join, Language, Word, join, t};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::aruki::{Kind, Piece, Square, View, square_name};
use sealed_move_rules::{Side, Suggestion};

/// The number of files and ranks.
const SIDE: usize = 12;

pub(super) struct Describer<'a> {
    pub(super) lang: Language,
    pub(super) view: &'a View,
}

impl Describer<'_> {
    /// A piece with its side, such as `White Rook`.
    fn piece(&self, piece: Piece) -> String {
        t!(self.lang, "aruki-piece", side = WORDS.side(piece.side), piece = kind(piece.kind))
    }

    fn squares_of(&self, piece: Piece) -> Vec<String> {
        squares().filter(|at| self.view.piece(*at) == Some(piece)).map(square_name).collect()
    }
}

/// All squares, row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

/// All kinds, the most important first.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().rev()
}

impl Describe for Describer<'_> {
    fn kinds(&self) -> Vec<Word> {
        kinds().map(kind).collect()
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
        holdings(self.lang, self.view, of, AltDetail::Words)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = kinds().nth(index) else { return String::new() };
        let groups = Side::BOTH.into_iter().filter_map(|owner| {
            let squares = self.squares_of(Piece { side: owner, kind: of });
            let held = self.view.tray(owner, of);
            if squares.is_empty() && held == 0 {
                return None;
            }
            let (side, squares) = (WORDS.side(owner), squares.join(" "));
            Some(match (squares.is_empty(), held) {
                (false, 0) => t!(self.lang, "aruki-describe-board", side = side, squares = squares),
                (true, _) => t!(self.lang, "aruki-describe-tray", side = side, held = held),
                (false, _) => {
                    t!(self.lang, "aruki-describe-both", side = side, squares = squares, held = held)
                }
            })
        });
        let groups: Vec<_> = groups.collect();
        if groups.is_empty() {
            return t!(self.lang, "describe-none", kind = kind(of));
        }
        t!(self.lang, "describe-kinds", kind = kind(of), places = join(self.lang, Join::Steps, &groups))
    }

    fn row(&self, index: usize) -> String {
        let mut groups: Vec<(Piece, Vec<String>)> = Vec::new();
        for at in squares().skip(index * SIDE).take(SIDE) {
            let Some(piece) = self.view.piece(at) else { continue };
            match groups.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, squares)) => squares.push(square_name(at)),
                None => groups.push((piece, vec![square_name(at)])),
            }
        }
        let row = index + 1;
        if groups.is_empty() {
            return t!(self.lang, "describe-row-empty", row = row);
        }
        let group = |(piece, squares): &(Piece, Vec<String>)| {
            t!(self.lang, "aruki-describe-group", piece = self.piece(*piece), squares = squares.join(" "))
        };
        t!(
            self.lang,
            "describe-row-holds",
            row = row,
            pieces = join(self.lang, Join::Steps, &groups.iter().map(group).collect::<Vec<_>>())
        )
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.view.piece(at) {
            None => t!(self.lang, "describe-square-empty", square = square_name(at)),
            Some(piece) => {
                t!(self.lang, "aruki-describe-square", square = square_name(at), piece = self.piece(piece))
            }
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Suggestion> {
        let origin = format!("({square})");
        let mut steps = self.view.complete_spelling("");
        steps.retain(|step| step.text.contains(&origin));
        steps
    }
}
