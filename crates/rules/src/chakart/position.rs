//! Chakart's implementation of the [`Position`] trait.

use super::error::Error;
use super::notation::{Move, split, unseen};
use super::quiet::{PROGRESS_LIMIT, QUIET_LIMIT, is_gain};
use super::replay::PlayedMove;
use super::state::State;
use super::view::View;
use crate::bounds::Meter;
use crate::{
    EachOutcome, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, RedactionScope, Rolls,
    RuleError, Rulings, Side,
};

impl State {
    /// Fails if the hidden queen is redacted.
    fn playable(&self) -> Result<(), RuleError> {
        if self.is_redacted() { Err(Error::Redacted.into()) } else { Ok(()) }
    }
}

impl State {
    fn result(&self, played: PlayedMove) -> Played {
        let (quiet, gain) = (self.is_quiet(&played), is_gain(&played.story.events));
        Played { position: Box::new(played.state), notation: played.notation, quiet, gain }
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

    fn resolve(&self, chosen: &MoveText, rolls: &mut Rolls<'_>) -> Result<Played, PlayError> {
        self.playable()?;
        self.play(chosen.as_str(), rolls).map(|played| self.result(played))
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        self.playable()?;
        self.play_notation(notation).map(|played| self.result(played))
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        self.playable()?;
        let (text, _) = split(notation);
        self.strict(text).map(|chosen| MoveText::canonical(chosen.to_string()))
    }

    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError> {
        self.playable()?;
        self.play_notation(notation)?;
        let knows = matches!(observer, Observer::Revealed) || observer == Observer::Player(self.mover);
        match Move::parse(split(notation).0) {
            Some(Move::Stealth { from, .. }) if !knows => Ok(unseen(from)),
            _ => Ok(notation.to_owned()),
        }
    }

    fn redaction_scope(&self, observer: Observer) -> RedactionScope {
        let owner = Observer::Player(self.mover.other());
        let knows = matches!(observer, Observer::Revealed) || observer == owner;
        // The next move reveals or captures the queen.
        if self.hidden.is_some() && !knows { RedactionScope::Newest } else { RedactionScope::None }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn quiet_limit(&self) -> Option<u32> {
        Some(QUIET_LIMIT)
    }

    fn progress_limit(&self) -> Option<u32> {
        // A pending choice is played out first.
        (self.rulings != Rulings::First && self.todo.is_none()).then_some(PROGRESS_LIMIT)
    }

    fn adopt(&mut self, rulings: Rulings) {
        self.rulings = rulings;
    }

    fn visit_outcomes(
        &self,
        chosen: &MoveText,
        meter: &mut Meter,
        each: &mut EachOutcome<'_>,
    ) -> Result<(), RuleError> {
        self.playable()?;
        self.visit_plays(chosen.as_str(), meter, &mut |meter, played, weight| {
            each(meter, self.result(played), weight)
        })
    }

    fn perft_within(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError> {
        self.playable()?;
        self.count(depth, meter)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        self.playable()?;
        self.count_by_move(depth)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
