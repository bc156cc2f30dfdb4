//! Implements the trait of positions for Kyo.

use super::error::Error;
use super::info::INFO;
use super::move_in_progress::MoveInProgress;
use super::notation::move_text;
use super::state::State;
use super::view::View;
use crate::bounds::{Bounds, Counted, Meter};
use crate::position::with_suggestions;
use crate::{
    ErrorKind, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Rulings,
    Side,
};

/// Maximum depth of perft, which keeps its recursion within the stack.
const MAX_DEPTH: u32 = 100;

/// Units of work for an inner position besides its moves: a copy and a check for a win.
const COPY_WORK: u64 = 10;

impl State {
    /// The outcome of this position, ignoring repetition.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.won().or_else(|| (!self.can_move()).then_some(Outcome { winner: None, reason: "no-move" }))
    }

    /// Parses the canonical notation of a legal move.
    ///
    /// # Errors
    ///
    /// The error suggests likely intended moves.
    fn parse_canonical(&self, notation: &str) -> Result<MoveInProgress, RuleError> {
        let whole = self.parse_partial(notation).filter(|progress| !progress.steps().is_empty());
        whole.ok_or_else(|| {
            with_suggestions(self, notation, Error::Unreadable { typed: notation.to_owned() }.into())
        })
    }

    /// Counts the paths of `depth` moves. Returns `None` if `meter` runs out.
    fn count(&self, depth: u32, meter: &mut Meter) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else { return meter.find(1) };
        let mut visit = |progress: &MoveInProgress| {
            meter.work(progress.listing_work())?;
            match below {
                0 => meter.find(1),
                _ => {
                    meter.work(COPY_WORK)?;
                    progress.clone().finish().count(below, meter)
                }
            }
        };
        self.visit_moves(&mut |progress| visit(progress).is_some()).then_some(())
    }
}

fn check_depth(depth: u32) -> Result<(), RuleError> {
    if depth <= MAX_DEPTH {
        return Ok(());
    }
    Err(ErrorKind::TooDeep { limit: MAX_DEPTH.into() }.into())
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
        self.move_number
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn view(&self, _observer: Observer) -> crate::View {
        crate::View::Kyo(View { state: self.clone() })
    }

    fn resolve(&self, chosen: &MoveText, _rolls: &mut Rolls<'_>) -> Result<Played, PlayError> {
        Ok(self.replay(chosen.as_str())?)
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let after = self.parse_canonical(notation)?.finish();
        let quiet = after.pieces() == self.pieces();
        Ok(Played { position: Box::new(after), notation: notation.to_owned(), quiet, gain: !quiet })
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        self.parse_canonical(notation)?;
        Ok(MoveText::canonical(notation))
    }

    fn redact(&self, notation: &str, _observer: Observer) -> Result<String, RuleError> {
        self.parse_canonical(notation)?;
        Ok(notation.to_owned())
    }

    fn repetition_key(&self) -> Option<String> {
        Some(self.repetition_text())
    }

    fn quiet_limit(&self) -> Option<u32> {
        Self::quiet_limit(self)
    }

    fn adopt(&mut self, rulings: Rulings) {
        self.rulings = rulings;
    }

    fn perft_within(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError> {
        check_depth(depth)?;
        let before = meter.found();
        self.count(depth, meter).map(|()| meter.found() - before).ok_or_else(|| meter.error())
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        check_depth(depth)?;
        let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut meter = Meter::new(Counted::Nodes, Bounds::NONE);
        let mut divided = Vec::new();
        self.visit_moves(&mut |progress| {
            let before = meter.found();
            let counted = progress.clone().finish().count(below, &mut meter);
            divided.push((move_text(progress.start(), progress.steps()), meter.found() - before));
            counted.is_some()
        });
        divided.sort_unstable();
        Ok(divided)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
