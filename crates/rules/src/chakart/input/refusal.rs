//! Explains why input is not a legal move.

use super::reading::with_candidates;
use crate::RuleError;
use crate::chakart::error::{Error, GoError, IllegalGo};
use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Todo};
use crate::chakart::square::{Square, parse_square};
use crate::chakart::state::State;

impl State {
    /// Why normalized input doesn't match a legal move; `typed` is the original input.
    pub(super) fn input_refusal(&self, moves: &[Move], normalized: &str, typed: &str) -> RuleError {
        if let Some(refusal) = self.incomplete_refusal(moves, normalized, typed) {
            return refusal;
        }
        let lower = normalized.to_ascii_lowercase();
        if let Some(chosen) = Move::parse(&lower).or_else(|| pass(&lower)) {
            return self.refusal(chosen);
        }
        match self.todo {
            Some(Todo::Toadette(given)) => {
                let drop = last_square(&lower).filter(|_| {
                    let head = lower[..lower.len() - 2].trim_end_matches('@');
                    head.is_empty() || head == given.letter().to_string()
                });
                drop.map_or_else(|| self.todo_refusal(), |at| self.refusal(Move::Drop(at)))
            }
            Some(Todo::Promote { .. } | Todo::KingBoo) => self.todo_refusal(),
            Some(Todo::Daisy) | None => self
                .piece_refusal(normalized, &lower)
                .unwrap_or_else(|| RuleError::from(Error::Unreadable { typed: typed.to_owned() }).at(0)),
        }
    }

    /// The error for input that is an incomplete legal move: it lacks the letter of a shell or
    /// promotion, or the file of a capturing pawn.
    fn incomplete_refusal(&self, moves: &[Move], normalized: &str, typed: &str) -> Option<RuleError> {
        let of_shells = |chosen: &Move| matches!(chosen, Move::Shell { .. });
        let mut shells = self.matching_moves(moves, &format!("{normalized}s"));
        shells.retain(of_shells);
        if let Some(Move::Shell { king, at }) = shells.first().copied() {
            let victim = self.piece(at)?.kind;
            return Some(with_candidates(Error::MissingShellSuffix { king, at, victim }, &shells));
        }
        let promotions: Vec<_> = Kind::GIVEN
            .into_iter()
            .flat_map(|kind| self.matching_moves(moves, &format!("{normalized}{}", kind.letter())))
            .filter(|chosen| matches!(chosen, Move::Go { promotion: Some(_), .. }))
            .collect();
        if let Some(Move::Go { from, to, .. }) = promotions.first().copied() {
            let same = |chosen: &Move| matches!(*chosen, Move::Go { from: other, .. } if other == from);
            let error = if promotions.iter().all(same) {
                Error::Go(IllegalGo { error: GoError::NeedsPromotion, piece: Kind::Pawn, from, to })
            } else {
                Error::Ambiguous { typed: typed.to_owned(), moves: promotions.clone() }
            };
            return Some(with_candidates(error, &promotions));
        }
        let target = parse_square(&normalized.to_ascii_lowercase())?;
        let takes = |chosen: &Move| matches!(*chosen, Move::Go { from, to, .. } if to == target && self.is_pawn(from));
        let captures: Vec<_> = moves.iter().copied().filter(takes).collect();
        let only = captures.first()?;
        let example = only.to_string();
        (!captures.is_empty())
            .then(|| with_candidates(Error::MissingPawnFile { to: target, example }, &captures))
    }

    /// Why input such as `Nf6` is illegal; `None` if it doesn't have this form.
    fn piece_refusal(&self, normalized: &str, lower: &str) -> Option<RuleError> {
        let body = lower.trim_end_matches(['h', 's']);
        let body = if parse_square(body.get(body.len().checked_sub(2)?..)?).is_some() {
            body
        } else {
            body.get(..body.len() - 1)?
        };
        let to = last_square(body)?;
        let head = body.get(..body.len() - 2)?;
        let symbol = normalized.chars().next().filter(|symbol| "RNBQK".contains(*symbol));
        let kind = match symbol {
            Some(symbol) => Kind::ALL.into_iter().find(|kind| kind.symbol() == symbol)?,
            None if head.is_empty() || head.len() == 1 => Kind::Pawn,
            None => return None,
        };
        let own: Vec<_> =
            self.pieces().filter(|(_, piece)| piece.side == self.mover && piece.kind == kind).collect();
        Some(match own.as_slice() {
            [] => Error::NoSuchPiece { kind, to }.into(),
            [(from, _)] => self.go_refusal(*from, to),
            _ => Error::NoPieceReaches { kind, to }.into(),
        })
    }

    /// Why no stealth move can start on a square.
    pub(super) fn stealth_start_refusal(&self, from: Square) -> RuleError {
        let is_queen = |at: &Square| self.piece(*at).is_some_and(|piece| piece.kind == Kind::Queen);
        let to = Square::all().find(|to| *to != from && !is_queen(to)).unwrap_or(from);
        self.refusal(Move::Stealth { from, to })
    }
}

/// Other words for `pass`.
fn pass(lower: &str) -> Option<Move> {
    matches!(lower, "skip" | "no").then_some(Move::Pass)
}

fn last_square(text: &str) -> Option<Square> {
    parse_square(text.get(text.len().checked_sub(2)?..)?)
}
