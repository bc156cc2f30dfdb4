//! What all games share, for Kyo.

use super::entry::Entry;
use super::notation::turn_text;
use super::state::State;
use super::view::View;
use crate::{
    ErrorKind, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Side,
};

/// How deep a tree may be: the recursion must stay on the stack.
const DEEPEST: u32 = 100;

/// How many turns are counted before a tree is given up: chains over long roads alone can make
/// more of them than anybody could count.
const MOST_NODES: u64 = 50_000_000;

impl State {
    /// How the game ended, judged by this position alone.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.won().or_else(|| (!self.can_move()).then_some(Outcome { winner: None, reason: "no-move" }))
    }

    /// Adds the paths of `depth` turns to `nodes`; `None` where they are too many.
    fn count(&self, depth: u32, nodes: &mut u64) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else {
            *nodes += 1;
            return (*nodes <= MOST_NODES).then_some(());
        };
        let counted = self.visit_turns(&mut |walk| match below {
            0 => {
                *nodes += 1;
                *nodes <= MOST_NODES
            }
            _ => walk.clone().finish().count(below, nodes).is_some(),
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
        &super::INFO
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn turn(&self) -> Side {
        self.mover
    }

    fn move_number(&self) -> u32 {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn view(&self, _observer: Observer) -> crate::View {
        crate::View::Kyo(View { state: self.clone() })
    }

    fn resolve(&self, turn: &MoveText, _draws: &mut Rolls<'_>) -> Result<Played, PlayError> {
        Ok(self.replay(turn.as_str())?)
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let Entry { walk, .. } = self.strict(notation)?;
        Ok(Played { position: Box::new(walk.finish()), notation: notation.to_owned() })
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
        let counted = self.visit_turns(&mut |walk| {
            let before = total;
            let counted = walk.clone().finish().count(below, &mut total);
            divided.push((turn_text(walk.start(), walk.steps()), total - before));
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
