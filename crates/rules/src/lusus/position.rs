//! Lusus's implementation of the [`Position`] trait.

use super::move_notation::MoveNotation;
use super::notation::parse_move;
use super::perft::Counting;
use super::roller::FreshRolls;
use super::state::State;
use super::view::View;
use crate::bounds::Meter;
use crate::{
    EachOutcome, GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, RedactionScope, Rolls,
    RuleError, Side, perft,
};

impl Position for State {
    fn info(&self) -> &'static GameInfo {
        &super::INFO
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn turn(&self) -> Side {
        self.mover()
    }

    fn move_number(&self) -> u32 {
        self.number
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result
    }

    fn view(&self, observer: Observer) -> crate::View {
        crate::View::Lusus(View { state: self.redacted(observer), observer })
    }

    fn resolve(&self, chosen: &MoveText, rolls: &mut Rolls<'_>) -> Result<Played, PlayError> {
        let chosen = parse_move(chosen.as_str())?;
        let mut roller = FreshRolls { rolls, events: Vec::new() };
        let after = self.submit(&chosen, &mut roller)?;
        let notation = MoveNotation { chosen, events: roller.events }.to_string();
        Ok(Played { position: Box::new(after), notation, quiet: false, gain: false })
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let (_, after) = self.play_notation(notation)?;
        Ok(Played { position: Box::new(after), notation: notation.to_owned(), quiet: false, gain: false })
    }

    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError> {
        self.redacted_notation(notation, observer)
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        let (notation, _) = self.play_notation(notation)?;
        Ok(MoveText::canonical(notation.chosen.to_string()))
    }

    fn redaction_scope(&self, observer: Observer) -> RedactionScope {
        if observer == Observer::Revealed { RedactionScope::None } else { RedactionScope::All }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn visit_outcomes(
        &self,
        chosen: &MoveText,
        meter: &mut Meter,
        each: &mut EachOutcome<'_>,
    ) -> Result<(), RuleError> {
        let chosen = parse_move(chosen.as_str())?;
        self.visit_plays(&chosen, meter, &mut |meter, after, events, weight| {
            let notation = MoveNotation { chosen: chosen.clone(), events }.to_string();
            each(meter, Played { position: Box::new(after), notation, quiet: false, gain: false }, weight)
        })
    }

    fn perft_within(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError> {
        perft::count(&mut Counting::new(self), depth, meter)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        let divided = perft::divide(&mut Counting::new(self), depth)?;
        let mut divided: Vec<_> = divided.into_iter().map(|(made, nodes)| (made.text(), nodes)).collect();
        divided.sort_unstable();
        Ok(divided)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
