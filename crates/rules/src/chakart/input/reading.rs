//! Reads moves as people type them (`rules/chakart.md §10.3`): what was typed is squeezed and compared
//! with every spelling of every legal move, first as typed, then with letters of any case.

use super::spelling::{is_b_text, squeeze};
use crate::chakart::error::Error;
use crate::chakart::notation::Move;
use crate::chakart::piece::{Kind, Todo};
use crate::chakart::square::{Square, square_letters};
use crate::chakart::state::State;
use crate::{ErrorKind, RuleError};

/// What a typed text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadMove {
    /// The move.
    pub(super) chosen: Move,
    /// Whether the rules file calls the reading a guess.
    pub(super) guessed: bool,
}

/// Refuses a text that fits several moves, or one only with something added to it.
pub(super) fn with_candidates(error: Error, moves: &[Move]) -> RuleError {
    moves.iter().fold(error.into(), |error, chosen| error.candidate(chosen.to_string()))
}

impl State {
    /// Reads what a person typed.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Over`]; [`Error::Ambiguous`] with the moves that may be meant; else why no move is,
    /// with the moves that it would be with something added.
    pub(super) fn read(&self, typed: &str) -> Result<ReadMove, RuleError> {
        if let Some(outcome) = self.outcome() {
            return Err(ErrorKind::Over { reason: outcome.reason }.into());
        }
        let squeezed = squeeze(typed);
        let moves = self.legal_moves();
        if let Some(chosen) = moves.iter().copied().find(|chosen| chosen.to_string() == squeezed) {
            return Ok(ReadMove { chosen, guessed: false });
        }
        match self.fitting(&moves, &squeezed).as_slice() {
            [only] => Ok(ReadMove { chosen: *only, guessed: self.is_guess(*only, &squeezed) }),
            [] => Err(self.refusal_of_typed(&moves, &squeezed, typed)),
            several => {
                let error = Error::Ambiguous { typed: typed.to_owned(), moves: several.to_vec() };
                Err(with_candidates(error, several))
            }
        }
    }

    /// The moves that a squeezed text fits: as it is typed, else whatever the case of its letters.
    pub(super) fn fitting(&self, moves: &[Move], squeezed: &str) -> Vec<Move> {
        // A small `b` may be a bishop's letter.
        let bishop = (self.may_choose_b(squeezed) && squeezed.starts_with('b'))
            .then(|| format!("B{}", &squeezed[1..]));
        let exact = self.spelled(moves, |chosen, spelling| {
            spelling == squeezed || bishop.as_deref() == Some(spelling) && self.is_by_bishop(chosen)
        });
        if !exact.is_empty() {
            return exact;
        }
        self.spelled(moves, |_, spelling| spelling.eq_ignore_ascii_case(squeezed))
    }

    /// The moves of which a spelling fits.
    pub(super) fn spelled(&self, moves: &[Move], fits: impl Fn(Move, &str) -> bool) -> Vec<Move> {
        let spelled = |chosen: &Move| {
            let mut found = false;
            self.spell(*chosen, |spelling| found |= fits(*chosen, spelling));
            found
        };
        moves.iter().copied().filter(spelled).collect()
    }

    /// Whether a squeezed text is a b-text where a piece is chosen to move.
    fn may_choose_b(&self, squeezed: &str) -> bool {
        matches!(self.todo, None | Some(Todo::Daisy)) && is_b_text(squeezed)
    }

    fn is_by_bishop(&self, chosen: Move) -> bool {
        matches!(chosen, Move::Go { from, .. } if self.is_kind(from, Kind::Bishop))
    }

    fn is_kind(&self, at: Square, kind: Kind) -> bool {
        self.piece(at).is_some_and(|piece| piece.kind == kind)
    }

    /// Whether the rules file calls it a guess to read a text as this move, which is not the text's
    /// canonical form.
    fn is_guess(&self, chosen: Move, squeezed: &str) -> bool {
        let Move::Go { from, to, promotion } = chosen else { return false };
        let straight = self.is_pawn(from) && from.file() == to.file();
        if self.may_choose_b(squeezed) {
            let capital = squeezed.starts_with('B');
            let as_typed = !self.spelled(&[chosen], |_, spelling| spelling == squeezed).is_empty();
            let bishop = capital && self.is_by_bishop(chosen) && as_typed;
            // Diagonally a pawn always takes something.
            let capture = !capital && self.is_pawn(from) && !straight;
            return !bishop && !capture;
        }
        let [file, _] = square_letters(from);
        let long: String =
            [file].into_iter().chain(square_letters(to)).chain(promotion.map(Kind::letter)).collect();
        straight && long.eq_ignore_ascii_case(squeezed)
    }
}
