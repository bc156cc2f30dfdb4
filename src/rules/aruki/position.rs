//! What all games share, for Aruki.

use super::piece::Kind;
use super::state::State;
use super::view::View;
use crate::rules::{Draws, GameInfo, Observer, Outcome, Played, Position, RuleError, Side, Stop, Turn};

/// The plies without progress that end the game.
const QUIET_END: u16 = 200;

impl State {
    fn is_bare(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.army(side).len() == 1)
    }

    /// The status word of the rules file, repetition left out.
    pub(super) fn status_word(&self) -> &'static str {
        match self.outcome().map(|outcome| outcome.reason) {
            None if self.in_check(self.mover) => "check",
            None => "ongoing",
            Some(reason @ ("checkmate" | "stalemate")) => reason,
            Some(_) => "draw",
        }
    }
}

impl Position for State {
    fn info(&self) -> &'static GameInfo {
        &super::INFO
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn turn(&self) -> Side {
        self.mover
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let draw = |reason| Some(Outcome { winner: None, reason });
        match (self.can_move(), self.in_check(self.mover)) {
            (false, true) => Some(Outcome { winner: Some(self.mover.other()), reason: "checkmate" }),
            (false, false) => draw("stalemate"),
            _ if self.is_bare() => draw("bare kings"),
            _ if self.quiet >= QUIET_END => draw("quiet"),
            _ => None,
        }
    }

    fn status(&self) -> Option<&'static str> {
        Some(self.status_word())
    }

    fn view(&self, _observer: Observer) -> super::super::View {
        super::super::View::Aruki(View { state: self.clone() })
    }

    fn resolve(&self, _turn: &Turn, _draws: &mut Draws<'_>) -> Result<Played, Stop> {
        Err(RuleError::new("syntax").into())
    }

    fn replay(&self, _record: &str) -> Result<Played, RuleError> {
        Err(RuleError::new("syntax"))
    }

    fn redact(&self, _record: &str, _observer: Observer) -> Result<String, RuleError> {
        Err(RuleError::new("syntax"))
    }

    fn repetition_key(&self) -> Option<String> {
        Some(self.repetition_text())
    }

    fn perft(&self, _depth: u32) -> u64 {
        let _ = Kind::King;
        0
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
