//! Reads moves as people type them (`rules/lusus.md §7.1`).
//!
//! Every token is read in the position that the plays before it leave, as the player sees it: what
//! is typed about a face-down trap tells nothing. Whether the move is legal is not asked here.

use super::reader::MoveReader;
use crate::RuleError;
use crate::lusus::notation::parse_move;
use crate::lusus::state::State;
use crate::lusus::whole_move::Move;

impl State {
    /// The move that a typed text means.
    ///
    /// # Errors
    ///
    /// What cannot be read.
    pub(super) fn read_move(&self, typed: &str) -> Result<Move, RuleError> {
        if self.result.is_some() {
            return Err(self.after_end());
        }
        let strict = parse_move(typed).ok();
        match strict {
            Some(chosen) if self.check_move(&chosen).is_ok() => Ok(chosen),
            // A canonical move that is not legal is refused by the rules rather than as unreadable.
            strict => MoveReader::new(self.clone(), typed).read_move().or_else(|error| strict.ok_or(error)),
        }
    }
}
