//! Parses typed moves (`rules/lusus.md §7.1`).
//!
//! Each token is parsed in the position after the previous plays, as the player knows it, so
//! parsing reveals nothing about face-down traps. Legality is checked elsewhere.

use super::reader::MoveReader;
use crate::RuleError;
use crate::lusus::notation::parse_move;
use crate::lusus::state::State;
use crate::lusus::whole_move::Move;

impl State {
    /// Parses a typed move.
    pub(super) fn read_move(&self, typed: &str) -> Result<Move, RuleError> {
        if self.result.is_some() {
            return Err(self.after_end());
        }
        let strict = parse_move(typed).ok();
        match strict {
            Some(chosen) if self.check_move(&chosen).is_ok() => Ok(chosen),
            // For an illegal canonical move, the rules give a better error than the parser.
            strict => MoveReader::new(self.clone(), typed).read_move().or_else(|error| strict.ok_or(error)),
        }
    }
}
