//! Explains why a move is illegal, judged like legality by the mover's knowledge.

use super::error::{Error, GoError, IllegalGo};
use super::moves::stays_pawn;
use super::notation::Move;
use super::piece::{Condition, Content, Kind, Object, Piece, Power, Todo};
use super::square::{Square, forward, last_rank};
use super::state::State;
use crate::{ErrorKind, RuleError, Side};

impl State {
    /// Why an illegal move is illegal.
    pub(super) fn refusal(&self, chosen: Move) -> RuleError {
        if let Some(outcome) = self.outcome() {
            return ErrorKind::Over { reason: outcome.reason }.into();
        }
        let error = match (chosen, self.todo) {
            (Move::Pass, None) => Error::MustMove,
            (Move::Pass, _) => Error::MustPromote,
            (Move::Go { .. }, Some(Todo::KingBoo)) => match chosen.as_swap() {
                Some(Move::Swap(one, other)) => self.swap_refusal(one, other),
                _ => Error::SwapOrder,
            },
            (Move::Swap(one, other), Some(Todo::KingBoo)) => self.swap_refusal(one, other),
            (Move::Drop(at), Some(Todo::Toadette(kind))) => {
                self.piece(at).map_or(Error::ExpectedDrop(kind), |piece| Error::DropOnPiece(at, piece.kind))
            }
            (_, Some(Todo::KingBoo | Todo::Toadette(_) | Todo::Promote { .. })) => {
                return self.todo_refusal();
            }
            (Move::Drop(_), _) => Error::NothingToDrop,
            (Move::Promote(_), _) => Error::NothingToPromote,
            (Move::Swap(..), _) => Error::NothingToSwap,
            (Move::Go { from, to, promotion }, _) => match promotion {
                Some(_) if !self.would_promote(from, to) => {
                    self.origin_refusal(from).unwrap_or(Error::NoPromotion { to })
                }
                _ => return self.go_refusal(from, to),
            },
            (Move::Stealth { from, to }, _) => return self.stealth_refusal(from, to),
            (Move::Shell { king, at }, _) => return self.shell_refusal(king, at),
        };
        error.into()
    }

    /// The error for input that doesn't answer the pending choice.
    pub(super) fn todo_refusal(&self) -> RuleError {
        match self.todo {
            Some(Todo::KingBoo) => Error::ExpectedSwap.into(),
            Some(Todo::Toadette(kind)) => Error::ExpectedDrop(kind).into(),
            Some(Todo::Promote { at, .. }) => Error::ExpectedPromotion(at).into(),
            // Daisy accepts any ordinary move.
            Some(Todo::Daisy) | None => ErrorKind::Illegal.into(),
        }
    }

    /// Why the player may not choose the piece on a square, if so.
    fn origin_refusal(&self, from: Square) -> Option<Error> {
        Some(match self.seen(from) {
            Content::Empty => Error::EmptySquare(from),
            Content::Object(object) => Error::ObjectSquare(from, object),
            Content::Piece(piece) if piece.side != self.mover => Error::NotYourPiece(from, piece.kind),
            Content::Piece(piece) if piece.condition == Condition::Immobilized => {
                Error::Immobilized(from, piece.kind)
            }
            Content::Piece(_) => return None,
        })
    }

    fn origin(&self, from: Square) -> Result<Piece, RuleError> {
        match self.origin_refusal(from) {
            Some(error) => Err(error.into()),
            None => self.piece(from).ok_or_else(|| ErrorKind::Illegal.into()),
        }
    }

    fn would_promote(&self, from: Square, to: Square) -> bool {
        self.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side))
    }

    /// Why a piece can't move visibly from one square to another.
    pub(super) fn go_refusal(&self, from: Square, to: Square) -> RuleError {
        let piece = match self.origin(from) {
            Ok(piece) => piece,
            Err(error) => return error,
        };
        let refused = |error| RuleError::from(Error::Go(IllegalGo { error, piece: piece.kind, from, to }));
        if let Content::Piece(other) = self.seen(to)
            && other.side == self.mover
            && from != to
        {
            return refused(GoError::OwnPiece(other.kind));
        }
        if self.targets(from, piece).plain.has(to) {
            // Only the promotion letter is missing.
            let promotions = Kind::GIVEN.map(|kind| Move::Go { from, to, promotion: Some(kind) });
            return promotions
                .into_iter()
                .fold(refused(GoError::NeedsPromotion), |error, chosen| error.candidate(chosen.to_string()));
        }
        if piece.kind == Kind::Pawn {
            return refused(self.pawn_refusal(piece.side, from, to));
        }
        let blocked = |by| GoError::Blocked { by, obstacle: self.seen(by) };
        refused(self.obstacle(from, to, piece.kind).map_or(GoError::CannotReach, blocked))
    }

    fn pawn_refusal(&self, side: Side, from: Square, to: Square) -> GoError {
        let (files, ranks) = (to.file() - from.file(), (to.rank() - from.rank()) * forward(side));
        match (files.abs(), ranks) {
            (1, 1) => GoError::PawnDiagonal,
            (0, 1) => GoError::PawnStraight,
            (0, 2) => match from.offset(0, forward(side)) {
                Some(by) if self.seen(by) != Content::Empty => {
                    GoError::Blocked { by, obstacle: self.seen(by) }
                }
                _ if self.seen(to).piece().is_some() => GoError::PawnStraight,
                _ => GoError::PawnTwo,
            },
            _ => GoError::CannotReach,
        }
    }

    /// The first square that blocks a slider between two squares on one of its lines.
    fn obstacle(&self, from: Square, to: Square, kind: Kind) -> Option<Square> {
        let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        let line = match kind {
            Kind::Rook => straight,
            Kind::Bishop => diagonal,
            Kind::Queen => straight || diagonal,
            _ => false,
        };
        if !line {
            return None;
        }
        let mut at = from.offset(files.signum(), ranks.signum())?;
        while at != to {
            match self.seen(at) {
                Content::Empty | Content::Object(Object::Egg | Object::Mushroom) => {}
                _ => return Some(at),
            }
            at = at.offset(files.signum(), ranks.signum())?;
        }
        None
    }

    fn stealth_refusal(&self, from: Square, to: Square) -> RuleError {
        let piece = match self.origin(from) {
            Ok(piece) => piece,
            Err(error) => return error,
        };
        if piece.kind != Kind::Queen {
            Error::StealthNotQueen(from, piece.kind).into()
        } else if !self.power(piece.side, Power::Stealth) {
            Error::StealthUsed.into()
        } else if self.targets(from, piece).plain.has(to) {
            Error::StealthOnto(to).into()
        } else {
            self.go_refusal(from, to)
        }
    }

    fn shell_refusal(&self, king: Square, to: Square) -> RuleError {
        let piece = match self.origin(king) {
            Ok(piece) => piece,
            Err(error) => return error,
        };
        let error = if piece.kind != Kind::King {
            Error::ShellNotKing(king, piece.kind)
        } else if !self.power(piece.side, Power::Shell) {
            Error::ShellUsed
        } else {
            Error::ShellTarget { king, to }
        };
        error.into()
    }

    fn swap_refusal(&self, one: Square, other: Square) -> Error {
        for (from, to) in [(one, other), (other, one)] {
            match self.piece(from) {
                None => return Error::SwapNoPiece(from),
                Some(piece) if !stays_pawn(piece, to) => return Error::SwapPawn { from, to },
                Some(_) => {}
            }
        }
        Error::SwapOrder
    }
}
