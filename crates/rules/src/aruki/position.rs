//! Implements the traits of games and perft for Aruki.

use super::error::Error;
use super::info::INFO;
use super::state::{CellMove, State, Undo};
use super::view::View;
use crate::bounds::Meter;
use crate::perft::{self, PerftPosition};
use crate::position::with_suggestions;
use crate::{
    ErrorKind, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Side,
};

/// Number of quiet moves that ends the game in a draw (`rules/aruki.md §10`).
const QUIET_DRAW_LIMIT: u16 = 200;

/// The end of a game, except by repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    BareKings,
    /// Too many moves without an irreversible one.
    Quiet,
}

impl End {
    /// The reason in the words of the rules file.
    const fn word(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::BareKings => "bare kings",
            Self::Quiet => "quiet",
        }
    }
}

impl State {
    /// Parses canonical notation; an error suggests likely intended moves.
    fn parse_or_explain(&self, notation: &str) -> Result<CellMove, RuleError> {
        self.parse_canonical(notation).map_err(|error| with_suggestions(self, notation, error))
    }

    fn has_bare_kings(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.army(side).len() == 1)
    }

    /// Determines the end from this position alone (`rules/aruki.md §10`).
    fn end(&self) -> Option<End> {
        match (self.can_move(), self.in_check(self.mover)) {
            (false, true) => Some(End::Checkmate),
            (false, false) => Some(End::Stalemate),
            _ if self.has_bare_kings() => Some(End::BareKings),
            _ if self.quiet >= QUIET_DRAW_LIMIT => Some(End::Quiet),
            _ => None,
        }
    }

    /// The status in the words of the rules file, ignoring repetition.
    pub(super) fn status_word(&self) -> &'static str {
        match self.end() {
            None if self.in_check(self.mover) => "check",
            None => "ongoing",
            Some(end @ (End::Checkmate | End::Stalemate)) => end.word(),
            Some(End::BareKings | End::Quiet) => "draw",
        }
    }

    fn outcome_of(&self, end: End) -> Outcome {
        let winner = (end == End::Checkmate).then(|| self.mover.other());
        Outcome { winner, reason: end.word() }
    }
}

impl Position for State {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn turn(&self) -> Side {
        self.mover
    }

    fn move_number(&self) -> u32 {
        self.move_number()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| self.outcome_of(end))
    }

    fn over(&self, outcome: Outcome) -> ErrorKind {
        ErrorKind::Aruki(Error::GameOver { reason: outcome.reason })
    }

    fn status(&self) -> Option<&'static str> {
        Some(self.status_word())
    }

    fn view(&self, _observer: Observer) -> crate::View {
        crate::View::Aruki(View { state: Box::new(self.clone()) })
    }

    fn resolve(&self, chosen: &MoveText, _rolls: &mut Rolls<'_>) -> Result<Played, PlayError> {
        Ok(self.replay(chosen.as_str())?)
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let chosen = self.parse_or_explain(notation)?;
        let mut position = self.clone();
        position.make(chosen);
        Ok(Played { position: Box::new(position), notation: notation.to_owned(), quiet: false, gain: false })
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        self.parse_or_explain(notation)?;
        Ok(MoveText::canonical(notation))
    }

    fn redact(&self, notation: &str, _observer: Observer) -> Result<String, RuleError> {
        self.parse_or_explain(notation)?;
        Ok(notation.to_owned())
    }

    fn repetition_key(&self) -> Option<String> {
        Some(self.repetition_text())
    }

    fn repeated(&self) -> Option<Outcome> {
        // Repetition has precedence over the quiet counter only.
        let end = self.end().filter(|end| *end != End::Quiet);
        end.map(|end| self.outcome_of(end)).or(Some(Outcome::REPETITION))
    }

    fn perft_within(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError> {
        perft::count(&mut self.clone(), depth, meter)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        let nodes = perft::divide(&mut self.clone(), depth)?;
        let mut named: Vec<_> =
            nodes.into_iter().map(|(chosen, nodes)| (self.describe(chosen).to_string(), nodes)).collect();
        named.sort_unstable();
        Ok(named)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}

impl PerftPosition for State {
    type Move = CellMove;
    type Undo = Undo;

    fn push_moves(&mut self, moves: &mut Vec<CellMove>) -> u64 {
        self.push_legal(moves) as u64 + 1
    }

    fn make(&mut self, chosen: CellMove) -> Undo {
        Self::make(self, chosen)
    }

    fn unmake(&mut self, chosen: CellMove, undo: &Undo) {
        Self::unmake(self, chosen, undo);
    }
}
