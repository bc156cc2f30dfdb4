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
use crate::{Draws, GameInfo, Observer, Outcome, Played, Position, RuleError, Secrecy, Side, Stop, Turn};

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

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result
    }

    fn view(&self, observer: Observer) -> crate::View {
        crate::View::Lusus(View { state: self.redacted(observer), observer })
    }

    fn resolve(&self, turn: &Turn, draws: &mut Draws<'_>) -> Result<Played, Stop> {
        let turn = parse_turn(turn.as_str())?;
        let mut lots = Drawn { draws, events: Vec::new() };
        let after = self.submit(&turn, &mut lots)?;
        let record = Record { turn, events: lots.events }.to_string();
        Ok(Played { position: Box::new(after), record })
    }

    fn replay(&self, record: &str) -> Result<Played, RuleError> {
        let (_, after) = self.replay_record(record)?;
        Ok(Played { position: Box::new(after), record: record.to_owned() })
    }

    fn redact(&self, record: &str, observer: Observer) -> Result<String, RuleError> {
        self.redacted_record(record, observer)
    }

    fn turn_of(&self, record: &str) -> Result<Turn, RuleError> {
        let (record, _) = self.replay_record(record)?;
        Ok(Turn::canonical(record.turn.to_string()))
    }

    fn secrecy(&self, observer: Observer) -> Secrecy {
        if observer == Observer::Revealed { Secrecy::None } else { Secrecy::All }
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
