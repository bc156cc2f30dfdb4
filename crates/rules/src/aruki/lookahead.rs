//! A position to look ahead in: what a computer player searches, made from a [`View`].

use super::attack::CheckKind;
use super::grid::Cell;
use super::notation::{Move, Suffix};
use super::piece::{Kind, Piece, Square};
use super::state::{CellMove, State};
use super::view::View;
use crate::Side;

/// How many moves without progress end the game (`rules/aruki.md §10`).
const QUIET_END: u16 = 200;

/// A position in which moves are tried; nothing played here is part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
}

impl View {
    /// The position to look ahead in.
    #[must_use]
    pub fn lookahead(&self) -> Lookahead {
        Lookahead { state: (*self.state).clone() }
    }
}

impl Lookahead {
    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// A side's pieces with their squares, rank by rank.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Kind)> {
        self.state.army(side).map(|cell| (cell.square(), self.state.content(cell).kind()))
    }

    /// Where a side's king stands.
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        self.state.noble(side, Kind::King).square()
    }

    /// How many pieces of a kind a side's tray holds.
    #[must_use]
    pub const fn tray(&self, side: Side, kind: Kind) -> u16 {
        self.state.tray(side, kind)
    }

    /// Whether a side's dragon is on the board with its power unused.
    #[must_use]
    pub const fn power(&self, side: Side, dragon: Kind) -> bool {
        matches!(dragon, Kind::GoldenDragon | Kind::SilverDragon) && self.state.power(side, dragon)
    }

    /// Whether the king of the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.state.in_check(self.state.mover)
    }

    /// Whether a dragon's line gives check to the side to move.
    #[must_use]
    pub fn in_line_check(&self) -> bool {
        self.state.checks(self.state.mover).iter().any(|check| check.kind == CheckKind::Line)
    }

    /// Whether the side to move has any legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.state.can_move()
    }

    /// Whether the game is drawn by bare kings or by quiet play.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.state.quiet >= QUIET_END || Side::BOTH.into_iter().all(|side| self.state.army(side).len() == 1)
    }

    /// How many moves were made since the last one that cannot be undone.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }

    /// Appends the legal moves, in the order of the generator.
    pub fn push_moves(&mut self, moves: &mut Vec<Move>) {
        let mut found = Vec::with_capacity(96);
        self.state.push_legal(&mut found);
        moves.extend(found.into_iter().map(|chosen| self.state.describe(chosen)));
    }

    /// Plays one of the legal moves.
    pub fn play(&mut self, chosen: Move) {
        self.state.make(in_cells(chosen));
    }

    /// The canonical text of a legal move.
    #[must_use]
    pub fn text_of(&self, chosen: Move) -> String {
        let mut after = self.clone();
        after.play(chosen);
        let suffix = match after.state.suffix() {
            Suffix::None => "",
            Suffix::Check => "+",
            Suffix::Mate => "#",
        };
        format!("{chosen}{suffix}")
    }
}

fn in_cells(chosen: Move) -> CellMove {
    match chosen {
        Move::Step { from, to, promotion, .. } => {
            CellMove::Step { from: Cell::of(from), to: Cell::of(to), promotion }
        }
        Move::Evolve { at, with, .. } => CellMove::Evolve { at: Cell::of(at), with },
        Move::Wipe { at, .. } => CellMove::Wipe { at: Cell::of(at) },
    }
}

#[cfg(test)]
mod tests {
    use crate::{Game, Observer, PlayerView, Position, Rolls, aruki::Aruki};

    #[test]
    fn it_has_the_moves_of_the_view_and_plays_them_alike() {
        let start = Aruki.start("standard", &mut Rolls::none()).expect("a setup");
        let mut position: Box<dyn Position> = start;
        for round in 0..60_usize {
            let crate::View::Aruki(view) = position.view(Observer::Public) else { unreachable!() };
            let mut ahead = view.lookahead();
            let mut moves = Vec::new();
            ahead.push_moves(&mut moves);
            let mut texts: Vec<_> = moves.iter().map(|chosen| ahead.text_of(*chosen)).collect();
            let chosen = texts[round * 31 % texts.len()].clone();
            let typed = moves[round * 31 % moves.len()];
            texts.sort_unstable();
            assert_eq!(Ok(texts), view.legal_moves(10_000));
            position = position.replay(&chosen).expect("a legal move").position;
            ahead.play(typed);
            assert_eq!(ahead.state.to_string(), position.text());
        }
    }
}
