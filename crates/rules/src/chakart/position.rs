//! What all games share, for Chakart.

use super::notation::{Move, split, unseen};
use super::play::MoveInProgress;
use super::roller::AllRolls;
use super::state::State;
use super::tale::PlayedMove;
use super::view::View;
use crate::{
    GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, RedactionScope, Rolls, RuleError,
    Side,
};

/// How deep a tree may be: the recursion must stay on the stack.
const DEEPEST: u32 = 100;

/// How many records are counted before a tree is given up.
const MOST_NODES: u64 = 50_000_000;

impl State {
    /// Refuses to play where nobody knows where the hidden queen stands.
    fn playable(&self) -> Result<(), RuleError> {
        if self.is_redacted() { Err(RuleError::because("position", "redacted")) } else { Ok(()) }
    }

    /// Calls `each` with every result of a legal submission.
    fn visit_results(&self, chosen: Move, each: &mut impl FnMut(Self) -> Option<()>) -> Option<()> {
        let mut roller = AllRolls::default();
        loop {
            let mut run = MoveInProgress::new(self.clone(), &mut roller);
            // Nothing is refused when every lot is decided.
            let played = run.perform(chosen).is_ok();
            let state = run.state;
            if played {
                each(state)?;
            }
            if !roller.next_round() {
                return Some(());
            }
        }
    }

    /// Adds the paths of `depth` records to `nodes`; `None` where they are too many.
    fn count_paths(&self, depth: u32, nodes: &mut u64) -> Option<()> {
        let Some(below) = depth.checked_sub(1) else {
            *nodes += 1;
            return (*nodes <= MOST_NODES).then_some(());
        };
        for chosen in self.legal_moves() {
            self.visit_results(chosen, &mut |after| after.count_paths(below, nodes))?;
        }
        Some(())
    }

    fn check_count(&self, depth: u32) -> Result<(), RuleError> {
        self.playable()?;
        if depth <= DEEPEST {
            return Ok(());
        }
        Err(RuleError::because("too_many", "too_deep").with("limit", DEEPEST))
    }
}

fn too_many() -> RuleError {
    RuleError::new("too_many").with("limit", MOST_NODES)
}

fn played(told: PlayedMove) -> Played {
    Played { position: Box::new(told.state), notation: told.notation }
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
        self.count + 1
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn view(&self, observer: Observer) -> crate::View {
        let known = match observer {
            Observer::Player(side) => self.redacted(Some(side)),
            Observer::Public => self.redacted(None),
            Observer::Revealed => self.clone(),
        };
        crate::View::Chakart(View { state: Box::new(known) })
    }

    fn resolve(&self, turn: &MoveText, draws: &mut Rolls<'_>) -> Result<Played, PlayError> {
        self.playable()?;
        self.play(turn.as_str(), draws).map(played)
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        self.playable()?;
        self.play_record(notation).map(played)
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        self.playable()?;
        let (text, _) = split(notation);
        self.strict(text).map(|chosen| MoveText::canonical(chosen.to_string()))
    }

    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError> {
        self.playable()?;
        self.play_record(notation)?;
        let knows = matches!(observer, Observer::Revealed) || observer == Observer::Player(self.mover);
        match Move::parse(split(notation).0) {
            Some(Move::Stealth { from, .. }) if !knows => Ok(unseen(from)),
            _ => Ok(notation.to_owned()),
        }
    }

    fn secrecy(&self, observer: Observer) -> RedactionScope {
        let owner = Observer::Player(self.mover.other());
        let knows = matches!(observer, Observer::Revealed) || observer == owner;
        // She appears or is captured with the next submission.
        if self.hidden.is_some() && !knows { RedactionScope::Newest } else { RedactionScope::None }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn perft(&self, depth: u32) -> Result<u64, RuleError> {
        self.check_count(depth)?;
        let mut nodes = 0;
        self.count_paths(depth, &mut nodes).map(|()| nodes).ok_or_else(too_many)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        self.check_count(depth)?;
        let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut total = 0;
        let mut divided = Vec::new();
        for chosen in self.legal_moves() {
            let before = total;
            self.visit_results(chosen, &mut |after| after.count_paths(below, &mut total))
                .ok_or_else(too_many)?;
            divided.push((chosen.to_string(), total - before));
        }
        Ok(divided)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
