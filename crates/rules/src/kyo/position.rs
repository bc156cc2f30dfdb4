//! Kyo as one of the games: what every position answers.

use super::error::Error;
use super::info::INFO;
use super::move_in_progress::MoveInProgress;
use super::notation::move_text;
use super::state::State;
use super::view::View;
use crate::position::explained;
use crate::{
    ErrorKind, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Side,
};

/// How deep a tree may be: the recursion must stay on the stack.
const DEEPEST: u32 = 100;

/// How many moves are counted before a tree is given up: chains over long roads alone can make
/// more of them than anyone could count.
const MOST_NODES: u64 = 50_000_000;

impl State {
    /// How the game ended, judged by this position alone.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.won().or_else(|| (!self.can_move()).then_some(Outcome { winner: None, reason: "no-move" }))
    }

    /// Reads a canonical notation and nothing else.
    ///
    /// # Errors
    ///
    /// Says what is wrong, with what may have been meant.
    fn strict(&self, notation: &str) -> Result<MoveInProgress, RuleError> {
        let whole = self.begun(notation).filter(|progress| !progress.steps().is_empty());
        whole
            .ok_or_else(|| explained(self, notation, Error::Unreadable { typed: notation.to_owned() }.into()))
    }

    /// Adds the paths of `depth` moves to `nodes`; `None` where they are too many.
    fn count(&self, depth: u32, nodes: &mut u64) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else {
            *nodes += 1;
            return (*nodes <= MOST_NODES).then_some(());
        };
        let counted = self.visit_moves(&mut |progress| match below {
            0 => {
                *nodes += 1;
                *nodes <= MOST_NODES
            }
            _ => progress.clone().finish().count(below, nodes).is_some(),
        });
        counted.then_some(())
    }
}

fn check_depth(depth: u32) -> Result<(), RuleError> {
    if depth <= DEEPEST {
        return Ok(());
    }
    Err(ErrorKind::TooDeep { limit: DEEPEST.into() }.into())
}

fn too_many() -> RuleError {
    ErrorKind::TooMany { limit: MOST_NODES }.into()
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
        let progress = self.strict(notation)?;
        Ok(Played { position: Box::new(progress.finish()), notation: notation.to_owned(), quiet: false })
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        self.strict(notation)?;
        Ok(MoveText::canonical(notation))
    }

    fn redact(&self, notation: &str, _observer: Observer) -> Result<String, RuleError> {
        self.strict(notation)?;
        Ok(notation.to_owned())
    }

    fn repetition_key(&self) -> Option<String> {
        Some(self.repetition_text())
    }

    fn perft(&self, depth: u32) -> Result<u64, RuleError> {
        check_depth(depth)?;
        let mut nodes = 0;
        self.count(depth, &mut nodes).map(|()| nodes).ok_or_else(too_many)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        check_depth(depth)?;
        let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut total = 0;
        let mut divided = Vec::new();
        let counted = self.visit_moves(&mut |progress| {
            let before = total;
            let counted = progress.clone().finish().count(below, &mut total);
            divided.push((move_text(progress.start(), progress.steps()), total - before));
            counted.is_some()
        });
        if !counted {
            return Err(too_many());
        }
        divided.sort_unstable();
        Ok(divided)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
