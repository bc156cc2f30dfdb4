//! Aruki, a part at a time.

use super::Describe;
use crate::words::aruki::{Names, holdings, kind, told};
use crate::words::{say, side};
use sealed_move_rules::aruki::{INFO, Kind, Piece, Square, View, square_name};
use sealed_move_rules::view::PlayerView as _;
use sealed_move_rules::{GameInfo, Side, Step};

/// Files and ranks.
const SIDE: usize = 12;

/// A view that describes itself.
pub(super) struct Described<'a>(pub(super) &'a View);

impl Described<'_> {
    /// A piece with its side, such as `White Rook`.
    fn piece(piece: Piece) -> String {
        say!("aruki-piece", side = side(&INFO, piece.side), piece = kind(piece.kind))
    }

    /// The squares of a piece.
    fn squares_of(&self, piece: Piece) -> Vec<String> {
        squares().filter(|at| self.0.piece(*at) == Some(piece)).map(square_name).collect()
    }
}

/// The squares row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

/// The kinds, the most important first.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().rev()
}

impl Describe for Described<'_> {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn kinds(&self) -> Vec<String> {
        kinds().map(kind).collect()
    }

    fn squares(&self) -> Vec<String> {
        squares().map(square_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (1..=SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, _limit: usize) -> String {
        told(self.0, None, Side::First, Names::Whole)
    }

    fn side(&self, of: Side, _limit: usize) -> String {
        holdings(self.0, of, Names::Whole)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = kinds().nth(index) else { return String::new() };
        let groups = Side::BOTH.into_iter().filter_map(|owner| {
            let squares = self.squares_of(Piece { side: owner, kind: of });
            let held = self.0.tray(owner, of);
            if squares.is_empty() && held == 0 {
                return None;
            }
            let key = match (squares.is_empty(), held) {
                (false, 0) => "aruki-describe-board",
                (true, _) => "aruki-describe-tray",
                (false, _) => "aruki-describe-both",
            };
            Some(say!(key, side = side(&INFO, owner), squares = squares.join(" "), held = held))
        });
        let groups: Vec<_> = groups.collect();
        if groups.is_empty() {
            return say!("describe-none", kind = kind(of));
        }
        say!("describe-kinds", kind = kind(of), places = groups.join("; "))
    }

    fn row(&self, index: usize) -> String {
        let mut groups: Vec<(Piece, Vec<String>)> = Vec::new();
        for at in squares().skip(index * SIDE).take(SIDE) {
            let Some(piece) = self.0.piece(at) else { continue };
            match groups.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, squares)) => squares.push(square_name(at)),
                None => groups.push((piece, vec![square_name(at)])),
            }
        }
        let row = index + 1;
        if groups.is_empty() {
            return say!("describe-row-empty", row = row);
        }
        let group = |(piece, squares): &(Piece, Vec<String>)| {
            say!("aruki-describe-group", piece = Self::piece(*piece), squares = squares.join(" "))
        };
        say!(
            "describe-row-holds",
            row = row,
            pieces = groups.iter().map(group).collect::<Vec<_>>().join("; ")
        )
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.0.piece(at) {
            None => say!("describe-square-empty", square = square_name(at)),
            Some(piece) => {
                say!("aruki-describe-square", square = square_name(at), piece = Self::piece(piece))
            }
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Step> {
        let origin = format!("({square})");
        let mut steps = self.0.complete("");
        steps.retain(|step| step.text.contains(&origin));
        steps
    }
}
