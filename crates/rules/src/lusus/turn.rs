//! A whole turn, from the first play to the draw (`rules/lusus.md §§2, 9`).

use super::capture::make;
use super::lots::{Drawing, Lots, Unknown};
use super::moves::{Generator, Move, Step};
use super::notation::move_text;
use super::plays::{Act, Play};
use super::state::{LAST_TURN, Phase, State};
use super::story::Happening;
use super::zone::Pile;
use crate::{Outcome, PlayError, RuleError, Side};

/// How many turns a refusal offers instead.
const MOST_CANDIDATES: usize = 4;

/// What one player submits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) plays: Vec<Play>,
    pub(super) made: Move,
}

impl State {
    /// Plays a turn if it is legal.
    ///
    /// # Errors
    ///
    /// Says why the turn is not legal, asks for the next draw, or says what is wrong with a record.
    pub(super) fn submit(&self, turn: &Turn, lots: &mut dyn Lots) -> Result<Self, PlayError> {
        // Nothing that chance decides among the plays changes what is legal after it, so the whole
        // turn is judged before anything is drawn.
        self.judge_turn(turn)?;
        self.perform(turn, lots, &mut |_| {})
    }

    /// Says whether a turn is legal.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn judge_turn(&self, turn: &Turn) -> Result<(), RuleError> {
        if let Some(outcome) = self.result {
            return Err(RuleError::new("over").with("reason", outcome.reason));
        }
        let mut thought = self.clone();
        for play in &turn.plays {
            thought.judge(play)?;
            // Legal plays ask for nothing that is not known here.
            let _ = thought.play(play, &mut Unknown);
        }
        thought.judge_move(&turn.made).map_err(|error| self.meant_perhaps(turn, error))
    }

    /// Adds the legal turns to a refusal that are close to what was submitted: with a tile burned
    /// first, or the other way round.
    fn meant_perhaps(&self, turn: &Turn, error: RuleError) -> RuleError {
        let turns: Vec<Turn> = match (error.code(), turn.made) {
            ("play-first", made) => {
                let hand = self.zones.get(self.mover(), Pile::Hand).types();
                hand.map(|tile| Turn { plays: vec![Play::of(Act::Burn(tile))], made }).collect()
            }
            ("move", Move::Step(Step { from, to, .. }) | Move::Swap { from, to, .. }) => {
                vec![Turn { plays: turn.plays.clone(), made: Move::Step(Step::new(to, from)) }]
            }
            _ => return error,
        };
        let legal = turns.iter().filter(|turn| {
            let mut thought = self.clone();
            let played = turn
                .plays
                .iter()
                .all(|play| thought.judge(play).is_ok() && thought.play(play, &mut Unknown).is_ok());
            played && thought.judge_move(&turn.made).is_ok()
        });
        legal.take(MOST_CANDIDATES).fold(error, |error, turn| error.candidate(turn.to_string()))
    }

    /// Says whether a move is legal now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn judge_move(&self, made: &Move) -> Result<(), RuleError> {
        if !self.may_move() {
            return Err(RuleError::new("play-first"));
        }
        let generator = Generator::new(&self.field);
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
        turn: &Turn,
        lots: &mut dyn Lots,
        tell: &mut dyn FnMut(Happening),
    ) -> Result<Self, PlayError> {
        let mut state = self.clone();
        for play in &turn.plays {
            state.play(play, lots)?;
        }
        let upshot = make(&mut state.field, &mut state.zones, &turn.made, lots, tell)?;
        if let Some(loser) = upshot.loser {
            return Ok(state.end(loser.other(), "king"));
        }
        let mover = state.mover();
        state.zones.discard(mover);
        if !upshot.no_draw {
            let count = state.draws(mover);
            let bag = state.zones.get(mover, Pile::Bag);
            if bag.count() < count {
                return Ok(state.end(mover.other(), "draw"));
            }
            let drawn = lots.tiles(Drawing::Draw, bag, count)?;
            state.carry((mover, Pile::Bag), (mover, Pile::Hand), drawn, count);
        }
        if state.turn >= LAST_TURN {
            return Ok(state.end(Side::Second, "limit"));
        }
        state.field.mover = mover.other();
        state.turn += 1;
        state.phase = Phase::Play(0);
        Ok(state)
    }

    fn end(mut self, winner: Side, reason: &'static str) -> Self {
        self.result = Some(Outcome { winner: Some(winner), reason });
        self.phase = Phase::End;
        self.field.passed = None;
        self
    }
}
