//! A whole turn, from the first play to the draw (`rules/lusus.md §§2, 9`).

use super::capture::make;
use super::moves::{Generator, PieceMove, PieceStep};
use super::notation::move_text;
use super::plays::{Action, Play};
use super::roller::{DrawReason, Roller, UnknownRolls};
use super::state::{LAST_TURN, Phase, State};
use super::story::MoveEffect;
use super::zone::Pile;
use crate::{Outcome, PlayError, RuleError, Side};

/// How many turns a refusal offers instead.
const MOST_CANDIDATES: usize = 4;

/// What one player submits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) plays: Vec<Play>,
    pub(super) made: PieceMove,
}

impl State {
    /// Plays a turn if it is legal.
    ///
    /// # Errors
    ///
    /// Says why the turn is not legal, asks for the next draw, or says what is wrong with a record.
    pub(super) fn submit(&self, turn: &Move, roller: &mut dyn Roller) -> Result<Self, PlayError> {
        // Nothing that chance decides among the plays changes what is legal after it, so the whole
        // turn is judged before anything is drawn.
        self.judge_turn(turn)?;
        self.perform(turn, roller, &mut |_| {})
    }

    /// Says whether a turn is legal.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn judge_turn(&self, turn: &Move) -> Result<(), RuleError> {
        if let Some(outcome) = self.result {
            return Err(RuleError::new("over").with("reason", outcome.reason));
        }
        let mut thought = self.clone();
        for play in &turn.plays {
            thought.judge(play)?;
            // Legal plays ask for nothing that is not known here.
            let _ = thought.play(play, &mut UnknownRolls);
        }
        thought.judge_move(&turn.made).map_err(|error| self.meant_perhaps(turn, error))
    }

    /// Adds the legal turns to a refusal that are close to what was submitted: with a tile burned
    /// first, or the other way round.
    fn meant_perhaps(&self, turn: &Move, error: RuleError) -> RuleError {
        let turns: Vec<Move> = match (error.code(), turn.made) {
            ("play-first", made) => {
                let hand = self.zones.get(self.mover(), Pile::Hand).types();
                hand.map(|tile| Move { plays: vec![Play::of(Action::Burn(tile))], made }).collect()
            }
            ("move", PieceMove::Step(PieceStep { from, to, .. }) | PieceMove::Swap { from, to, .. }) => {
                vec![Move { plays: turn.plays.clone(), made: PieceMove::Step(PieceStep::new(to, from)) }]
            }
            _ => return error,
        };
        let legal = turns.iter().filter(|turn| {
            let mut thought = self.clone();
            let played = turn
                .plays
                .iter()
                .all(|play| thought.judge(play).is_ok() && thought.play(play, &mut UnknownRolls).is_ok());
            played && thought.judge_move(&turn.made).is_ok()
        });
        legal.take(MOST_CANDIDATES).fold(error, |error, turn| error.candidate(turn.to_string()))
    }

    /// Says whether a move is legal now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn judge_move(&self, made: &PieceMove) -> Result<(), RuleError> {
        if !self.may_move() {
            return Err(RuleError::new("play-first"));
        }
        let generator = Generator::new(&self.board);
        if generator.is_legal(made) {
            return Ok(());
        }
        Err(super::fault::of_move(self, &generator, made).with("move", move_text(made)))
    }

    /// Plays a turn that is known to be legal.
    ///
    /// # Errors
    ///
    /// Asks for the next draw, or says what is wrong with a record.
    pub(super) fn perform(
        &self,
        turn: &Move,
        roller: &mut dyn Roller,
        tell: &mut dyn FnMut(MoveEffect),
    ) -> Result<Self, PlayError> {
        let mut state = self.clone();
        for play in &turn.plays {
            state.play(play, roller)?;
        }
        let result = make(&mut state.board, &mut state.zones, &turn.made, roller, tell)?;
        if let Some(loser) = result.loser {
            return Ok(state.end(loser.other(), "king"));
        }
        let mover = state.mover();
        state.zones.discard(mover);
        if !result.no_draw {
            let count = state.draw_count(mover);
            let bag = state.zones.get(mover, Pile::Bag);
            if bag.count() < count {
                return Ok(state.end(mover.other(), "draw"));
            }
            let drawn = roller.tiles(DrawReason::Draw, bag, count)?;
            state.carry((mover, Pile::Bag), (mover, Pile::Hand), drawn, count);
        }
        if state.turn >= LAST_TURN {
            return Ok(state.end(Side::Second, "limit"));
        }
        state.board.mover = mover.other();
        state.turn += 1;
        state.phase = Phase::Play(0);
        Ok(state)
    }

    fn end(mut self, winner: Side, reason: &'static str) -> Self {
        self.result = Some(Outcome { winner: Some(winner), reason });
        self.phase = Phase::End;
        self.board.passed = None;
        self
    }
}
