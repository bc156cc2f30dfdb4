//! Parses typed moves (`rules/chakart.md §10.3`). The normalized input is compared with every
//! spelling of every legal move, first exactly, then ignoring case.

use super::spelling::{looks_like_b_text, normalize};
use crate::chakart::error::Error;
use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Todo};
use crate::chakart::square::{Square, square_letters};
use crate::chakart::state::State;
use crate::{ErrorKind, RuleError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadMove {
    pub(super) chosen: Move,
    /// Whether the rules file calls this reading a guess.
    pub(super) guessed: bool,
}

/// Adds the moves that the player may have meant to an error.
pub(super) fn with_candidates(error: Error, moves: &[Move]) -> RuleError {
    moves.iter().fold(error.into(), |error, chosen| error.candidate(chosen.to_string()))
}

impl State {
    /// Parses a typed move.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Over`] after the end of the game. [`Error::Ambiguous`] lists the matching
    /// moves. Other errors list moves that extend the input.
    pub(super) fn read(&self, typed: &str) -> Result<ReadMove, RuleError> {
        if let Some(outcome) = self.outcome() {
            return Err(ErrorKind::Over { reason: outcome.reason }.into());
        }
        let normalized = normalize(typed);
        let moves = self.legal_moves();
        if let Some(chosen) = moves.iter().copied().find(|chosen| chosen.to_string() == normalized) {
            return Ok(ReadMove { chosen, guessed: false });
        }
        match self.matching_moves(&moves, &normalized).as_slice() {
            [only] => Ok(ReadMove { chosen: *only, guessed: self.is_guess(*only, &normalized) }),
            [] => Err(self.input_refusal(&moves, &normalized, typed)),
            several => {
                let error = Error::Ambiguous { typed: typed.to_owned(), moves: several.to_vec() };
                Err(with_candidates(error, several))
            }
        }
    }

    /// The moves with a spelling equal to the input. Without such a move, ignores case.
    pub(super) fn matching_moves(&self, moves: &[Move], normalized: &str) -> Vec<Move> {
        // A lowercase `b` may mean a bishop.
        let bishop = (self.is_ambiguous_b(normalized) && normalized.starts_with('b'))
            .then(|| format!("B{}", &normalized[1..]));
        let exact = self.with_spelling(moves, |chosen, spelling| {
            spelling == normalized || bishop.as_deref() == Some(spelling) && self.is_by_bishop(chosen)
        });
        if !exact.is_empty() {
            return exact;
        }
        self.with_spelling(moves, |_, spelling| spelling.eq_ignore_ascii_case(normalized))
    }

    /// The moves with at least one spelling that `fits`.
    pub(super) fn with_spelling(&self, moves: &[Move], fits: impl Fn(Move, &str) -> bool) -> Vec<Move> {
        let has_spelling = |chosen: &Move| {
            let mut found = false;
            self.spell(*chosen, |spelling| found |= fits(*chosen, spelling));
            found
        };
        moves.iter().copied().filter(has_spelling).collect()
    }

    /// Whether the input starts with an ambiguous `b` and a piece must be chosen now.
    fn is_ambiguous_b(&self, normalized: &str) -> bool {
        matches!(self.todo, None | Some(Todo::Daisy)) && looks_like_b_text(normalized)
    }

    fn is_by_bishop(&self, chosen: Move) -> bool {
        matches!(chosen, Move::Go { from, .. } if self.is_kind(from, Kind::Bishop))
    }

    fn is_kind(&self, at: Square, kind: Kind) -> bool {
        self.piece(at).is_some_and(|piece| piece.kind == kind)
    }

    /// Whether the rules file calls it a guess to read this non-canonical input as this move.
    fn is_guess(&self, chosen: Move, normalized: &str) -> bool {
        let Move::Go { from, to, promotion } = chosen else { return false };
        let straight = self.is_pawn(from) && from.file() == to.file();
        if self.is_ambiguous_b(normalized) {
            let capital = normalized.starts_with('B');
            let as_typed = !self.with_spelling(&[chosen], |_, spelling| spelling == normalized).is_empty();
            let bishop = capital && self.is_by_bishop(chosen) && as_typed;
            // A pawn's diagonal move always captures something.
            let capture = !capital && self.is_pawn(from) && !straight;
            return !bishop && !capture;
        }
        let [file, _] = square_letters(from);
        let long: String =
            [file].into_iter().chain(square_letters(to)).chain(promotion.map(Kind::letter)).collect();
        straight && long.eq_ignore_ascii_case(normalized)
    }
}
