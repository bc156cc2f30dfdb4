//! Rejects position strings that are well-formed but impossible (`rules/chakart.md §10.1`).

use super::error::PositionError;
use super::piece::{Content, Kind, Piece, Power, Todo};
use super::square::last_rank;
use super::state::State;
use crate::Side;

impl State {
    /// Checks the fields of a position against each other and returns the first contradiction.
    pub(super) fn check(&self) -> Result<(), PositionError> {
        self.check_pieces()?;
        self.check_hidden()?;
        if self.todo.is_some() && Side::BOTH.into_iter().any(|side| self.kings(side) == 0) {
            return Err(PositionError::TodoAfterEnd);
        }
        self.check_promotion()
    }

    fn check_pieces(&self) -> Result<(), PositionError> {
        let promoted = match self.todo {
            Some(Todo::Promote { at, .. }) => Some(at),
            _ => None,
        };
        let mut hidden = 0;
        for (square, piece) in self.pieces() {
            let pawn = piece.kind == Kind::Pawn;
            if pawn && square.rank() == last_rank(piece.side) && promoted != Some(square) {
                return Err(PositionError::PawnOnLastRank(square));
            }
            if piece.is_immobilized() && piece.side == self.mover && self.todo.is_some() {
                return Err(PositionError::Halo(square));
            }
            if piece.is_hidden() {
                hidden += 1;
                if piece.side == self.mover {
                    return Err(PositionError::HiddenOfMover(square));
                }
                if self.hidden.is_none() {
                    return Err(PositionError::HiddenWithoutOrigin(square));
                }
            }
        }
        if hidden > 1 { Err(PositionError::HiddenTwice) } else { Ok(()) }
    }

    fn check_hidden(&self) -> Result<(), PositionError> {
        let Some(left) = self.hidden else { return Ok(()) };
        if self.todo.is_some() {
            return Err(PositionError::HiddenWithTodo);
        }
        if self.at(left) != Content::Empty {
            return Err(PositionError::HiddenOriginTaken(left));
        }
        if self.power(self.mover.other(), Power::Stealth) {
            return Err(PositionError::HiddenPowerReady);
        }
        Ok(())
    }

    fn check_promotion(&self) -> Result<(), PositionError> {
        let Some(Todo::Promote { at, from, .. }) = self.todo else { return Ok(()) };
        let pawn = Piece::plain(self.mover, Kind::Pawn);
        if self.piece(at) != Some(pawn) || at.rank() != last_rank(self.mover) {
            return Err(PositionError::Promote(at));
        }
        if from == at || !self.is_free(from) {
            return Err(PositionError::PromoteOrigin(from));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::error::Error;
    use super::super::square::{Square, parse_square};
    use super::super::text::parse;
    use super::*;
    use crate::RuleError;

    #[track_caller]
    fn refuses(board: &str, rest: &str, expected: PositionError) {
        let text = format!("{board} {rest}");
        let refused = parse(&text).expect_err(&text);
        assert_eq!(refused, RuleError::from(Error::Position(expected)).at(0), "{text}");
    }

    fn at(name: &str) -> Square {
        parse_square(name).expect(name)
    }

    #[test]
    fn impossible_pieces_are_rejected() {
        let rest = "w 0 {\"flags\":\"1111\"}";
        refuses("4k2P/8/8/8/8/8/8/4K3", rest, PositionError::PawnOnLastRank(at("h8")));
        refuses("4k3/8/8/8/8/8/8/s3K3", rest, PositionError::PawnOnLastRank(at("a1")));
        let daisy = "w 0 {\"flags\":\"1111\",\"todo\":\"daisy\"}";
        refuses("4k3/8/8/8/S7/8/8/4K3", daisy, PositionError::Halo(at("a4")));
        let over = "b 0 {\"flags\":\"1111\",\"todo\":\"kingboo\"}";
        refuses("4k3/8/8/8/8/8/8/8", over, PositionError::TodoAfterEnd);
    }

    #[test]
    fn impossible_hidden_queens_are_rejected() {
        let kings = "4k3/8/8/8/8/8/8/4K3";
        let hidden = "4k3/8/8/8/I7/8/8/4K3";
        let left = |mover: &str, flags: &str, from: &str| {
            format!("{mover} 0 {{\"flags\":\"{flags}\",\"hidden\":\"{from}\"}}")
        };
        refuses(hidden, &left("w", "1010", "d1"), PositionError::HiddenOfMover(at("a4")));
        refuses(hidden, "b 0 {\"flags\":\"1010\"}", PositionError::HiddenWithoutOrigin(at("a4")));
        refuses("4k3/8/8/8/II6/8/8/4K3", &left("b", "1010", "d1"), PositionError::HiddenTwice);
        let todo = "b 0 {\"flags\":\"1010\",\"hidden\":\"d1\",\"todo\":\"daisy\"}";
        refuses(kings, todo, PositionError::HiddenWithTodo);
        refuses(kings, &left("b", "1010", "e1"), PositionError::HiddenOriginTaken(at("e1")));
        refuses(kings, &left("b", "1110", "d1"), PositionError::HiddenPowerReady);
    }

    #[test]
    fn impossible_promotions_are_rejected() {
        let kings = "4k3/8/8/8/8/8/8/4K3";
        let promote = |todo: &str| format!("w 0 {{\"flags\":\"1111\",\"todo\":\"promote:{todo}\"}}");
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("e8:-:e6"), PositionError::PawnOnLastRank(at("h8")));
        refuses(kings, &promote("h8:-:e6"), PositionError::Promote(at("h8")));
        refuses("4k3/7P/8/8/8/8/8/4K3", &promote("h7:-:h5"), PositionError::Promote(at("h7")));
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("h8:-:h8"), PositionError::PromoteOrigin(at("h8")));
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("h8:-:e1"), PositionError::PromoteOrigin(at("e1")));
    }
}
