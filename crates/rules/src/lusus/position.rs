//! What all games share, for Lusus.

use super::board::Board;
use super::capture::{NoSink, make};
use super::moves::{Generator, PieceMove};
use super::notation::{move_text, parse_turn};
use super::record::MoveNotation;
use super::roller::FreshRolls;
use super::state::State;
use super::view::View;
use super::warnings::FirstFree;
use crate::perft::{self, PerftPosition};
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
        let mut roller = FreshRolls { draws, events: Vec::new() };
        let after = self.submit(&turn, &mut roller)?;
        let notation = MoveNotation { turn, events: roller.events }.to_string();
        Ok(Played { position: Box::new(after), notation })
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let (_, after) = self.replay_record(notation)?;
        Ok(Played { position: Box::new(after), notation: notation.to_owned() })
    }

    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError> {
        self.redacted_record(notation, observer)
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
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
    board: Board,
}

impl Counting {
    fn new(state: &State) -> Self {
        Self { board: state.board.clone() }
    }
}

impl PerftPosition for Counting {
    type Move = PieceMove;
    type Undo = Board;

    fn push_moves(&mut self, moves: &mut Vec<PieceMove>) {
        let kings = Side::BOTH.map(|side| self.board.king(side));
        if kings.iter().all(Option::is_some) {
            Generator::new(&self.board).push_all(moves);
        }
    }

    fn make(&mut self, made: PieceMove) -> Board {
        let before = self.board.clone();
        // Paths are counted, not chances: one square stands for all to which a piece may dodge.
        let _ = make(&mut self.board, &mut NoSink, &made, &mut FirstFree, &mut |_| {});
        self.board.mover = self.board.mover.other();
        before
    }

    fn unmake(&mut self, _: PieceMove, before: &Board) {
        self.board.clone_from(before);
    }
}
