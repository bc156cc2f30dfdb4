//! A whole move, from the first play to the final draw (`rules/lusus.md §§2 and 9`).

use super::all_rolls::AllTileRolls;
use super::capture::make;
use super::error::Error;
use super::event::{DrawReason, NotationEvent};
use super::generator::Generator;
use super::piece_move::{PieceMove, PieceStep};
use super::plays::{PlayChoice, TileAction};
use super::roller::{Roller, UnknownRolls};
use super::state::{MAX_MOVE_NUMBER, Phase, State};
use super::story::MoveEffect;
use super::zone::Pile;
use crate::bounds::Meter;
use crate::chance::Weight;
use crate::{ErrorKind, Outcome, PlayError, RuleError, Side};

/// Maximum number of suggested moves in an error.
const MAX_CANDIDATES: usize = 4;

/// Cost of one result of a move, in steps.
const RESULT_STEPS: u64 = 40;

/// A player's choices in one move: tiles first, then a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) plays: Vec<PlayChoice>,
    pub(super) made: PieceMove,
}

impl State {
    /// Checks a move and plays it.
    pub(super) fn submit(&self, chosen: &Move, roller: &mut dyn Roller) -> Result<Self, PlayError> {
        // Random results of plays don't change the legality of the rest. So the whole move is
        // checked before anything is rolled.
        self.check_move(chosen)?;
        self.perform(chosen, roller, &mut |_| {})
    }

    /// Calls `each` with every result of a move: the next position, the events and the weight.
    ///
    /// # Errors
    ///
    /// Fails if the move is illegal or a bound of `meter` is exceeded.
    pub(super) fn visit_plays(
        &self,
        chosen: &Move,
        meter: &mut Meter,
        each: &mut impl FnMut(&mut Meter, Self, Vec<NotationEvent>, Weight) -> Option<()>,
    ) -> Result<(), RuleError> {
        self.check_move(chosen)?;
        let mut roller = AllTileRolls::default();
        loop {
            let after = match self.perform(chosen, &mut roller, &mut |_| {}) {
                Ok(after) => after,
                Err(PlayError::Refused(error)) => return Err(error),
                Err(PlayError::Roll(_)) => unreachable!("every roll is decided"),
            };
            let events = roller.events.clone();
            let shown = meter
                .work(RESULT_STEPS)
                .and_then(|()| meter.find(1))
                .and_then(|()| roller.weight().or_else(|| meter.exceed().map(|()| Weight::ONE)))
                .and_then(|weight| each(meter, after, events, weight));
            shown.ok_or_else(|| meter.error())?;
            if !roller.next_round() {
                return Ok(());
            }
        }
    }

    /// Checks whether a move is legal. The error suggests similar legal moves.
    pub(super) fn check_move(&self, chosen: &Move) -> Result<(), RuleError> {
        if self.result.is_some() {
            return Err(self.after_end());
        }
        let state = self.after_plays(&chosen.plays)?;
        state.check_piece_move(&chosen.made).map_err(|error| self.with_candidates(chosen, error))
    }

    /// The position after some plays, with the mover's knowledge. Fails if one of them is
    /// illegal.
    pub(super) fn after_plays(&self, plays: &[PlayChoice]) -> Result<Self, RuleError> {
        let mut state = self.clone();
        for play in plays {
            state.check_play(play)?;
            // With unknown rolls, a legal play can't fail.
            let _ = state.play(play, &mut UnknownRolls);
        }
        Ok(state)
    }

    /// Adds similar legal moves to an error: the same move after burning a tile, or with start and
    /// target exchanged.
    fn with_candidates(&self, refused: &Move, error: RuleError) -> RuleError {
        let moves: Vec<Move> = match (&error.kind, refused.made) {
            (ErrorKind::Lusus(Error::PlayFirst), made) => {
                let hand = self.zones.get(self.mover(), Pile::Hand).types();
                hand.map(|tile| Move { plays: vec![PlayChoice::of(TileAction::Burn(tile))], made }).collect()
            }
            (
                ErrorKind::Lusus(Error::Move { .. }),
                PieceMove::Step(PieceStep { from, to, .. }) | PieceMove::Swap { from, to, .. },
            ) => {
                let back = PieceMove::Step(PieceStep::new(to, from));
                vec![Move { plays: refused.plays.clone(), made: back }]
            }
            _ => return error,
        };
        let legal = moves.iter().filter(|chosen| {
            let after = self.after_plays(&chosen.plays);
            after.is_ok_and(|state| state.check_piece_move(&chosen.made).is_ok())
        });
        legal.take(MAX_CANDIDATES).fold(error, |error, chosen| error.candidate(chosen.to_string()))
    }

    /// Checks whether a piece's move is legal now.
    pub(super) fn check_piece_move(&self, made: &PieceMove) -> Result<(), RuleError> {
        if !self.may_move() {
            return Err(Error::PlayFirst.into());
        }
        let generator = Generator::new(&self.board);
        if generator.is_legal(made) {
            return Ok(());
        }
        Err(Error::Move { error: self.refusal(&generator, made), made: made.text() }.into())
    }

    /// Plays a legal move. Only the roller can fail.
    pub(super) fn perform(
        &self,
        chosen: &Move,
        roller: &mut dyn Roller,
        on_effect: &mut dyn FnMut(MoveEffect),
    ) -> Result<Self, PlayError> {
        let mut state = self.clone();
        for play in &chosen.plays {
            state.play(play, roller)?;
        }
        let result = make(&mut state.board, &mut state.zones, &chosen.made, roller, on_effect)?;
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
            state.transfer((mover, Pile::Bag), (mover, Pile::Hand), drawn, count);
        }
        if state.number >= MAX_MOVE_NUMBER {
            return Ok(state.end(Side::Second, "limit"));
        }
        state.board.mover = mover.other();
        state.number += 1;
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
