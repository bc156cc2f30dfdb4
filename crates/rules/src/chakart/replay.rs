//! Plays moves and notations given as strict text (`rules/chakart.md §§10.2 and 10.4`).

use super::error::Error;
use super::notation::{Move, RollResults, split};
use super::piece::Todo;
use super::play::MoveInProgress;
use super::roller::{AllRolls, RecordedRolls, Roller};
use super::state::State;
use super::story::Story;
use crate::bounds::Meter;
use crate::chance::Weight;
use crate::{PlayError, Rolls, RuleError};

pub(super) struct PlayedMove {
    /// The position after the move.
    pub(super) state: State,
    /// The move with its roll results.
    pub(super) notation: String,
    pub(super) story: Story,
}

impl State {
    /// Parses a legal move in strict notation.
    ///
    /// # Errors
    ///
    /// [`Error::NotCanonical`] if it doesn't parse, otherwise the reason why it is illegal.
    pub(super) fn strict(&self, text: &str) -> Result<Move, RuleError> {
        let unreadable = || RuleError::from(Error::NotCanonical { typed: text.to_owned() }).at(0);
        let mut chosen = Move::parse(text).ok_or_else(unreadable)?;
        if self.todo == Some(Todo::KingBoo)
            && let Some(swap) = chosen.as_swap()
        {
            chosen = swap;
        }
        if self.permits(chosen) { Ok(chosen) } else { Err(self.refusal(chosen)) }
    }

    /// Plays a legal move. On an error, returns the progress up to the failed roll with it.
    fn run(&self, chosen: Move, roller: &mut dyn Roller) -> (PlayedMove, Result<(), PlayError>) {
        let mut run = MoveInProgress::new(self.clone(), roller);
        let result = run.perform(chosen);
        let MoveInProgress { state, notation, events, chance, .. } = run;
        let story = Story { side: self.mover, todo: self.todo, events, chance };
        (PlayedMove { state, notation, story }, result)
    }

    /// Plays a move in strict notation, taking its results from `rolls`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] requests the next roll.
    pub(super) fn play(&self, text: &str, rolls: &mut Rolls<'_>) -> Result<PlayedMove, PlayError> {
        let chosen = self.strict(text)?;
        let (played, result) = self.run(chosen, rolls);
        result.map(|()| played)
    }

    /// Calls `each` with every result of a move in strict notation, in the order of its rolls.
    ///
    /// # Errors
    ///
    /// Fails if the move is illegal or a bound of `meter` is exceeded.
    pub(super) fn visit_plays(
        &self,
        text: &str,
        meter: &mut Meter,
        each: &mut dyn FnMut(&mut Meter, PlayedMove, Weight) -> Option<()>,
    ) -> Result<(), RuleError> {
        let chosen = self.strict(text)?;
        let mut roller = AllRolls::default();
        loop {
            // A legal move can't fail if every roll is decided.
            let (played, _) = self.run(chosen, &mut roller);
            let shown = meter
                .work(4 + played.story.events.len() as u64)
                .and_then(|()| meter.find(1))
                .and_then(|()| roller.weight().or_else(|| meter.exceed().map(|()| Weight::ONE)))
                .and_then(|weight| each(meter, played, weight));
            shown.ok_or_else(|| meter.error())?;
            if !roller.next_round() {
                return Ok(());
            }
        }
    }

    /// Plays a complete notation, without missing or extra results.
    pub(super) fn play_notation(&self, notation: &str) -> Result<PlayedMove, RuleError> {
        let (chosen, results) = self.parse_notation(notation)?;
        let (played, result) = self.run(chosen, &mut RecordedRolls::complete(results));
        match result {
            Err(PlayError::Refused(error)) => Err(error),
            Err(PlayError::Roll(_)) => Err(Error::MissingResult.into()),
            Ok(()) if played.notation == notation => Ok(played),
            // Playing gave a shorter notation, so the rest never happened.
            Ok(()) => Err(Error::ExtraResult { canonical: played.notation }.into()),
        }
    }

    /// The events of a move up to the first roll that its text doesn't decide.
    pub(super) fn partial_story(&self, notation: &str) -> Result<Story, RuleError> {
        let (chosen, results) = self.parse_notation(notation)?;
        let (played, result) = self.run(chosen, &mut RecordedRolls::partial(results));
        match result {
            Err(PlayError::Refused(error)) => Err(error),
            Ok(()) | Err(PlayError::Roll(_)) => Ok(played.story),
        }
    }

    fn parse_notation(&self, notation: &str) -> Result<(Move, RollResults), RuleError> {
        let (text, results) = split(notation);
        let chosen = self.strict(text)?;
        let unreadable = || RuleError::from(Error::ResultsUnreadable { typed: notation.to_owned() });
        let results = RollResults::parse(results).ok_or_else(|| unreadable().at(text.len()))?;
        Ok((chosen, results))
    }
}
