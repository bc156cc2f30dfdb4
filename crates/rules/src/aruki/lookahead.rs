//! A position for search by computer players, made from a [`View`].

use super::attack::CheckKind;
use super::grid::Cell;
use super::notation::{Move, Suffix};
use super::piece::{Kind, Piece, Square};
use super::state::{CellMove, State};
use super::view::View;
use crate::Side;

/// Number of quiet moves that ends the game in a draw (`rules/aruki.md §10`).
const QUIET_DRAW_LIMIT: u16 = 200;

/// A mutable copy of a position, independent of the game it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
}

impl View {
    /// Copies the position for a search.
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

    /// Returns the piece on a square, if any.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// Yields a side's pieces with their squares, rank by rank.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Kind)> {
        self.state.army(side).map(|cell| (cell.square(), self.state.content(cell).kind()))
    }

    /// The square of a side's king.
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        self.state.noble(side, Kind::King).square()
    }

    /// The number of pieces of a kind in a side's tray.
    #[must_use]
    pub const fn tray(&self, side: Side, kind: Kind) -> u16 {
        self.state.tray(side, kind)
    }

    /// Whether a side's dragon is on the board with its power unused.
    #[must_use]
    pub const fn power(&self, side: Side, dragon: Kind) -> bool {
        matches!(dragon, Kind::GoldenDragon | Kind::SilverDragon) && self.state.power(side, dragon)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.state.in_check(self.state.mover)
    }

    /// Whether the side to move is in check from a dragon's line.
    #[must_use]
    pub fn in_line_check(&self) -> bool {
        self.state.checks(self.state.mover).iter().any(|check| check.kind == CheckKind::Line)
    }

    /// Whether the side to move has any legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.state.can_move()
    }

    /// Whether the game is drawn by bare kings or by too many quiet moves; ignores stalemate and
    /// repetition.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.state.quiet >= QUIET_DRAW_LIMIT
            || Side::BOTH.into_iter().all(|side| self.state.army(side).len() == 1)
    }

    /// The number of moves since the last irreversible one.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }

    /// Appends the legal moves, in generation order.
    pub fn push_moves(&mut self, moves: &mut Vec<Move>) {
        let mut found = Vec::with_capacity(96);
        self.state.push_legal(&mut found);
        moves.extend(found.into_iter().map(|chosen| self.state.describe(chosen)));
    }

    /// The position if the side to move, which must not be in check, could pass.
    #[must_use]
    pub fn after_pass(&self) -> Self {
        let mut after = self.clone();
        after.state.mover = self.state.mover.other();
        after
    }

    /// Plays a move, which must be legal.
    pub fn play(&mut self, chosen: Move) {
        self.state.make(to_cell_move(chosen));
    }

    /// The canonical notation of a legal move.
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

fn to_cell_move(chosen: Move) -> CellMove {
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
    fn lookahead_agrees_with_view_and_replay() {
        let start = Aruki.start("standard", &mut Rolls::none()).expect("the setup exists");
        let (mut position, mut passes): (Box<dyn Position>, _) = (start, 0);
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
            if let Some(passed) = view.after_pass() {
                assert_eq!(passed.lookahead(), ahead.after_pass());
                passes += 1;
            }
            position = position.replay(&chosen).expect("the move is legal").position;
            ahead.play(typed);
            assert_eq!(ahead.state.to_string(), position.text());
        }
        assert!(passes > 30, "{passes}");
    }
}
