//! Explains why input is not a legal move.

use super::reading::with_candidates;
use crate::RuleError;
use crate::chakart::error::{Error, GoError, IllegalGo};
use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Power, Todo};
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
        let symbol = normalized.chars().next().filter(|symbol| "RNBQK".contains(*symbol));
        // `B4` is a square.
        let symbol = symbol.filter(|_| lower.len() > 2);
        let suffix: &[char] = match symbol {
            Some('Q') => &['h'],
            Some('K') => &['s'],
            Some(_) => &[],
            None => &['q', 'r', 'n', 'b', 'k'],
        };
        let body = lower.strip_suffix(suffix).unwrap_or(lower);
        let to = last_square(body)?;
        let from = body.as_bytes().get(usize::from(symbol.is_some())..body.len() - 2)?;
        let kind = match (symbol, from) {
            (Some(symbol), [] | [b'a'..=b'h'] | [b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8']) => {
                Kind::ALL.into_iter().find(|kind| kind.symbol() == symbol)?
            }
            (None, [] | [b'a'..=b'h']) => Kind::Pawn,
            _ => return None,
        };
        let own: Vec<_> =
            self.pieces().filter(|(_, piece)| piece.side == self.mover && piece.kind == kind).collect();
        let is_special = symbol.is_some() && body.len() < lower.len();
        Some(match (own.as_slice(), kind) {
            ([], _) => Error::NoSuchPiece { kind, to }.into(),
            ([(from, _)], Kind::Queen) if is_special => self.refusal(Move::Stealth { from: *from, to }),
            ([(from, _)], _) if is_special => self.refusal(Move::Shell { king: *from, at: to }),
            ([(from, _)], _) => self.go_refusal(*from, to),
            (_, Kind::Queen) if is_special && !self.power(self.mover, Power::Stealth) => {
                Error::StealthUsed.into()
            }
            (_, Kind::King) if is_special && !self.power(self.mover, Power::Shell) => Error::ShellUsed.into(),
            _ => Error::NoPieceReaches { kind, to }.into(),
        })
    }

    /// Whether a legal move contradicts an error.
    pub(super) fn is_refuted(&self, error: &Error) -> bool {
        let go = |fits: &dyn Fn(Square, Square) -> bool, chosen: &Move| matches!(*chosen, Move::Go { from, to, .. } if fits(from, to));
        let of_kind = |kind: Kind, at: Square| self.piece(at).is_some_and(|piece| piece.kind == kind);
        let contradicts = |chosen: &Move| match *error {
            Error::NoSuchPiece { kind, to } | Error::NoPieceReaches { kind, to } => {
                go(&|from, target| target == to && of_kind(kind, from), chosen)
            }
            Error::Go(IllegalGo { error: GoError::NeedsPromotion, .. }) => false,
            Error::Go(IllegalGo { from, to, .. }) | Error::MissingShellSuffix { king: from, at: to, .. } => {
                go(&|origin, target| (origin, target) == (from, to), chosen)
            }
            Error::MissingPawnFile { to, .. } => {
                go(&|from, target| target == to && self.is_pawn(from) && from.file() == to.file(), chosen)
            }
            Error::NoPromotion { to } => {
                matches!(*chosen, Move::Go { to: target, promotion: Some(_), .. } if target == to)
            }
            Error::EmptySquare(at)
            | Error::ObjectSquare(at, _)
            | Error::NotYourPiece(at, _)
            | Error::Immobilized(at, _) => match *chosen {
                Move::Go { from, .. } | Move::Stealth { from, .. } => from == at,
                Move::Shell { king, .. } => king == at,
                _ => false,
            },
            Error::StealthUsed => matches!(chosen, Move::Stealth { .. }),
            Error::StealthNotQueen(at, _) => matches!(*chosen, Move::Stealth { from, .. } if from == at),
            Error::StealthOnto(to) => matches!(*chosen, Move::Stealth { to: target, .. } if target == to),
            Error::ShellUsed => matches!(chosen, Move::Shell { .. }),
            Error::ShellNotKing(at, _) => matches!(*chosen, Move::Shell { king, .. } if king == at),
            Error::ShellTarget { king, to } => *chosen == Move::Shell { king, at: to },
            Error::MustMove | Error::MustPromote => *chosen == Move::Pass,
            Error::NothingToDrop => matches!(chosen, Move::Drop(_)),
            Error::NothingToPromote => matches!(chosen, Move::Promote(_)),
            Error::NothingToSwap => matches!(chosen, Move::Swap(..)),
            Error::DropOnPiece(at, _) => *chosen == Move::Drop(at),
            Error::SwapNoPiece(at) => matches!(*chosen, Move::Swap(one, other) if one == at || other == at),
            _ => false,
        };
        self.legal_moves().iter().any(contradicts)
    }

    /// Whether a `?` after a move may mean that it hides the queen.
    pub(super) fn may_hide(&self, chosen: &str) -> bool {
        matches!(Move::parse(chosen), Some(Move::Go { from, .. })
            if self.piece(from).is_some_and(|piece| piece.kind == Kind::Queen))
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
