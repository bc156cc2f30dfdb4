//! Telling a submission from what one observer knew before and knows after it.
//!
//! An observer who did not see a hidden queen before may have learnt where she stood: she shows
//! herself after the opponent's displacement, or she was captured by it. So the record is played
//! with her on every square where she may have stood, and what fits the view after it is told.

use super::notation::{Move, Results, parse_unseen, split};
use super::piece::{Condition, Content, Kind, Piece, Power, Square, Todo};
use super::play::MoveInProgress;
use super::roller::{RecordedRolls, Roller};
use super::state::State;
use super::story::{MoveEvent, Story};
use crate::{PlayError, Rolls, RuleError, Side};

impl State {
    /// Reads the move of a record in strict notation.
    ///
    /// # Errors
    ///
    /// `syntax` for what is none, `over`, `illegal` for what is not legal here.
    pub(super) fn strict(&self, text: &str) -> Result<Move, RuleError> {
        let unreadable = || RuleError::because("syntax", "not_canonical").at(0).with("typed", text);
        let mut chosen = Move::parse(text).ok_or_else(unreadable)?;
        if self.todo == Some(Todo::KingBoo)
            && let Some(swap) = chosen.as_swap()
        {
            chosen = swap;
        }
        if self.permits(chosen) { Ok(chosen) } else { Err(self.fault(chosen)) }
    }

    /// Plays a legal submission with what fate decides.
    fn run(&self, chosen: Move, roller: &mut dyn Roller) -> (PlayedMove, Result<(), PlayError>) {
        let mut run = MoveInProgress::new(self.clone(), roller);
        let result = run.perform(chosen);
        let MoveInProgress { state, notation, events, chance, .. } = run;
        let story = Story { side: self.mover, todo: self.todo, events, chance };
        (PlayedMove { state, notation, story }, result)
    }

    /// Plays a submission in strict notation, taking results from `draws`.
    ///
    /// # Errors
    ///
    /// The lot that is to be drawn, or why it is not legal.
    pub(super) fn play(&self, text: &str, draws: &mut Rolls<'_>) -> Result<PlayedMove, PlayError> {
        let chosen = self.strict(text)?;
        let (told, result) = self.run(chosen, draws);
        result.map(|()| told)
    }

    /// Plays a whole record.
    ///
    /// # Errors
    ///
    /// Why it is none of this position.
    pub(super) fn play_record(&self, notation: &str) -> Result<PlayedMove, RuleError> {
        let (text, results) = split(notation);
        let chosen = self.strict(text)?;
        let unreadable =
            || RuleError::because("syntax", "record_unreadable").at(text.len()).with("typed", notation);
        let results = Results::parse(results).ok_or_else(unreadable)?;
        let (told, result) = self.run(chosen, &mut RecordedRolls::whole(results));
        match result {
            Err(PlayError::Refused(error)) => Err(error),
            Err(PlayError::Roll(_)) => Err(RuleError::because("illegal", "record_short")),
            Ok(()) if told.notation == notation => Ok(told),
            // What the record says beyond that never happened.
            Ok(()) => Err(RuleError::because("illegal", "record_long").with("canonical", told.notation)),
        }
    }

    /// Tells what a submission does up to the first lot that its text does not decide.
    pub(super) fn plan(&self, text: &str) -> Result<Story, RuleError> {
        if let Some(from) = parse_unseen(text) {
            return Ok(self.unseen_story(from, None));
        }
        let (text, results) = split(text);
        let chosen = self.strict(text)?;
        let unreadable =
            || RuleError::because("syntax", "record_unreadable").at(text.len()).with("typed", text);
        let results = Results::parse(results).ok_or_else(unreadable)?;
        let (told, result) = self.run(chosen, &mut RecordedRolls::begun(results));
        match result {
            Err(PlayError::Refused(error)) => Err(error),
            Ok(()) | Err(PlayError::Roll(_)) => Ok(told.story),
        }
    }

    /// What the opponent of the side to move knows after an unseen move from a square; nothing
    /// where it may have captured his own hidden queen, or where there is no such move.
    pub(super) fn after_unseen(&self, from: Square) -> Option<Self> {
        if self.hidden.is_some() {
            return None;
        }
        // Wherever she goes, he sees the same.
        let chosen = self.unseen_from(from)?;
        let told = self.play(&chosen.to_string(), &mut Rolls::none()).ok()?;
        Some(told.state.redacted(Some(self.mover.other())))
    }

    /// A legal stealth move from a square.
    pub(super) fn unseen_from(&self, start: Square) -> Option<Move> {
        self.legal_moves()
            .into_iter()
            .find(|chosen| matches!(chosen, Move::Stealth { from, .. } if *from == start))
    }

    /// Tells a record, knowing what the same observer knows after it.
    pub(super) fn tell(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        if let Some(from) = parse_unseen(notation) {
            return Ok(self.unseen_story(from, Some(after)));
        }
        if !self.is_redacted() {
            return self.play_record(notation).map(|told| told.story);
        }
        let fits = |told: &PlayedMove| told.state == *after || told.state.redacted(None) == *after;
        let mut found =
            self.with_hidden_queen().filter_map(|state| state.play_record(notation).ok().filter(fits));
        let Some(PlayedMove { mut story, .. }) = found.next() else {
            // The view after it is not the one after this record: tell what is certain.
            return self.plan(notation);
        };
        if let Some(other) = found.next() {
            story.leave_open_where(&other.story);
        }
        Ok(story)
    }

    /// This position with the hidden queen on each square where she may stand.
    fn with_hidden_queen(&self) -> impl Iterator<Item = Self> + '_ {
        let queen = Piece { side: self.mover.other(), kind: Kind::Queen, condition: Condition::Hidden };
        Square::all().filter(|square| self.at(*square) == Content::Empty && self.hidden != Some(*square)).map(
            move |square| {
                let mut state = self.clone();
                state.set(square, Content::Piece(queen));
                state
            },
        )
    }

    /// A stealth move as those see it who may not know where it went.
    fn unseen_story(&self, from: Square, after: Option<&Self>) -> Story {
        let side = self.mover;
        let mut events =
            vec![MoveEvent::Unseen { side, from }, MoveEvent::PowerUsed { side, power: Power::Stealth }];
        for (at, piece) in self.pieces() {
            if piece.is_immobilized() && piece.side == side {
                events.push(MoveEvent::Awake { piece, at });
            }
        }
        if let (Some(_), Some(after)) = (self.hidden, after) {
            events.push(self.what_became_of_hidden_queen(after));
        }
        Story { side, todo: self.todo, events, chance: None }
    }

    /// What became of the opponent's hidden queen in an unseen stealth move.
    fn what_became_of_hidden_queen(&self, after: &Self) -> MoveEvent {
        let side: Side = self.mover.other();
        let queen = Piece::plain(side, Kind::Queen);
        let was_here = |square: &Square| self.piece(*square).is_none_or(Piece::is_hidden);
        let shown = Square::all().find(|square| was_here(square) && after.piece(*square) == Some(queen));
        match shown {
            Some(at) => MoveEvent::Appears { piece: queen, at },
            None => MoveEvent::CaptureUnseen { piece: Piece { condition: Condition::Hidden, ..queen } },
        }
    }
}

/// A submission that was played.
pub(super) struct PlayedMove {
    pub(super) state: State,
    pub(super) notation: String,
    pub(super) story: Story,
}

impl Story {
    /// Where a hidden queen is captured, if one is.
    fn caught(&self) -> Option<Square> {
        self.events.iter().find_map(|event| match *event {
            MoveEvent::Capture { piece, at, .. } if piece.is_hidden() => Some(at),
            _ => None,
        })
    }

    /// Says no more of the capture of a hidden queen than that it was here or where another story
    /// has it: a pawn's two squares may crush her, or she may stand where the pawn ends.
    fn leave_open_where(&mut self, other: &Self) {
        let Some((one, other)) = self.caught().zip(other.caught()) else { return };
        for event in &mut self.events {
            if let MoveEvent::Capture { piece, .. } = *event
                && piece.is_hidden()
            {
                *event = MoveEvent::CaptureBlind { piece, on: [one, other] };
            }
        }
    }
}
