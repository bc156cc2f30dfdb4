//! What all games share, for Lusus.

use super::capture::{Nowhere, make};
use super::field::Field;
use super::lots::Drawn;
use super::moves::{Generator, Move};
use super::notation::{move_text, parse_turn};
use super::record::Record;
use super::state::State;
use super::view::View;
use super::warnings::FirstFree;
use crate::perft::{self, Walk};
use crate::{
    GameInfo, MoveText, Observer, Outcome, PlayError, Played, Position, RedactionScope, Rolls, RuleError,
    Side,
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
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result
    }

    fn view(&self, observer: Observer) -> crate::View {
        crate::View::Lusus(View { state: self.redacted(observer), observer })
    }

    fn resolve(&self, turn: &MoveText, draws: &mut Rolls<'_>) -> Result<Played, PlayError> {
        let turn = parse_turn(turn.as_str())?;
        let mut lots = Drawn { draws, events: Vec::new() };
        let after = self.submit(&turn, &mut lots)?;
        let notation = Record { turn, events: lots.events }.to_string();
        Ok(Played { position: Box::new(after), notation })
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let (_, after) = self.replay_record(notation)?;
        Ok(Played { position: Box::new(after), notation: notation.to_owned() })
    }

    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError> {
        self.redacted_record(notation, observer)
    }

    fn turn_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        let (notation, _) = self.replay_record(notation)?;
        Ok(MoveText::canonical(notation.turn.to_string()))
    }

    fn secrecy(&self, observer: Observer) -> RedactionScope {
        if observer == Observer::Revealed { RedactionScope::None } else { RedactionScope::All }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn perft(&self, depth: u32) -> Result<u64, RuleError> {
        perft::count(&mut Counting::new(self), depth)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError> {
        let divided = perft::divide(&mut Counting::new(self), depth)?;
        let mut divided: Vec<_> =
            divided.into_iter().map(|(made, nodes)| (move_text(&made), nodes)).collect();
        divided.sort_unstable();
        Ok(divided)
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}

/// Counts moves; plays, discards and draws are left out.
struct Counting {
    field: Field,
}

impl Counting {
    fn new(state: &State) -> Self {
        Self { field: state.field.clone() }
    }
}

impl Walk for Counting {
    type Turn = Move;
    type Undo = Field;

    fn push_turns(&mut self, turns: &mut Vec<Move>) {
        let kings = Side::BOTH.map(|side| self.field.king(side));
        if kings.iter().all(Option::is_some) {
            Generator::new(&self.field).push_all(turns);
        }
    }

    fn make(&mut self, made: Move) -> Field {
        let before = self.field.clone();
        // Paths are counted, not chances: one square stands for all to which a piece may dodge.
        let _ = make(&mut self.field, &mut Nowhere, &made, &mut FirstFree, &mut |_| {});
        self.field.mover = self.field.mover.other();
        before
    }

    fn unmake(&mut self, _: Move, before: &Field) {
        self.field.clone_from(before);
    }
}
