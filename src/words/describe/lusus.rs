//! Lusus, a part at a time.

use super::Describe;
use crate::words::lusus::{chips, describe_all, describe_side, kind};
use crate::words::{say, side};
use sealed_move_rules::lusus::{INFO, Kind, Piece, Square, View, square_name};
use sealed_move_rules::view::PlayerView as _;
use sealed_move_rules::{GameInfo, Side, Step};

/// Files and ranks.
const SIDE: usize = 8;

const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// A view that describes itself; of hands and traps only what its observer may know.
pub(super) struct Described<'a>(pub(super) &'a View);

/// The squares row by row from White's edge.
fn squares() -> impl Iterator<Item = Square> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|at| (at.rank(), at.file()));
    squares.into_iter()
}

impl Described<'_> {
    /// What is on a square: the man, its tiles, and what keeps it or others from moving.
    fn content(&self, at: Square) -> Option<String> {
        let piece: &Piece = self.0.piece(at)?;
        let (owner, name) = (side(&INFO, piece.side), kind(piece.kind));
        let tiles = chips(&piece.chips, piece.side);
        let state = match (self.0.frozen(at), self.0.guarded(at)) {
            (true, _) => "frozen",
            (false, true) => "guarded",
            _ => "free",
        };
        let held = if piece.chips.is_empty() { "no" } else { "yes" };
        Some(say!(
            "lusus-describe-man",
            side = owner,
            piece = name,
            held = held,
            tiles = tiles,
            state = state
        ))
    }
}

impl Describe for Described<'_> {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn kinds(&self) -> Vec<String> {
        KINDS.into_iter().map(kind).collect()
    }

    fn squares(&self) -> Vec<String> {
        squares().map(square_name).collect()
    }

    fn rows(&self) -> Vec<String> {
        (1..=SIDE).map(|row| row.to_string()).collect()
    }

    fn all(&self, _limit: usize) -> String {
        describe_all(self.0)
    }

    fn side(&self, of: Side, _limit: usize) -> String {
        describe_side(self.0, of)
    }

    fn kind(&self, index: usize) -> String {
        let Some(of) = KINDS.get(index).copied() else { return String::new() };
        let groups: Vec<_> = Side::BOTH
            .into_iter()
            .filter_map(|owner| {
                let here =
                    |at: &Square| self.0.piece(*at).is_some_and(|man| (man.side, man.kind) == (owner, of));
                let found: Vec<_> = squares().filter(here).map(square_name).collect();
                (!found.is_empty()).then(|| {
                    say!("lusus-describe-squares", side = side(&INFO, owner), squares = found.join(" "))
                })
            })
            .collect();
        if groups.is_empty() {
            return say!("describe-none", kind = kind(of));
        }
        say!("describe-kinds", kind = kind(of), places = groups.join("; "))
    }

    fn row(&self, index: usize) -> String {
        let standing: Vec<_> = squares()
            .skip(index * SIDE)
            .take(SIDE)
            .filter_map(|at| {
                let what = self.content(at)?;
                Some(say!("lusus-describe-on", what = what, square = square_name(at)))
            })
            .collect();
        let row = index + 1;
        if standing.is_empty() {
            return say!("describe-row-empty", row = row);
        }
        say!("describe-row-holds", row = row, pieces = standing.join("; "))
    }

    fn square(&self, index: usize) -> String {
        let Some(at) = squares().nth(index) else { return String::new() };
        match self.content(at) {
            None => say!("describe-square-empty", square = square_name(at)),
            Some(what) => say!("lusus-describe-square", square = square_name(at), what = what),
        }
    }

    fn turns_from(&self, square: &str) -> Vec<Step> {
        let moves = self.0.legal_moves(10_000).unwrap_or_default();
        moves
            .into_iter()
            .filter(|text| text.starts_with(square))
            .map(|text| Step { token: text.clone(), text, complete: true, rank: 0 })
            .collect()
    }
}
