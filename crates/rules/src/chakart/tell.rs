//! Tells a move from what one observer knew before it and knows after it.
//!
//! An observer who did not see a hidden queen before the move may have learned where it stood: it
//! appeared after the opponent's displacement, or it was captured by it. So the notation is played
//! with the queen on every square where it may have stood, and what fits the view after it is told.

use super::notation::parse_unseen;
use super::piece::{Condition, Content, Kind, Piece, Power};
use super::replay::PlayedMove;
use super::square::Square;
use super::state::State;
use super::story::{MoveEvent, Story};
use crate::{RuleError, Side};

impl State {
    /// Tells what a move does up to the first roll that its text does not decide.
    ///
    /// # Errors
    ///
    /// Why it is no move of this position.
    pub(super) fn plan(&self, text: &str) -> Result<Story, RuleError> {
        match parse_unseen(text) {
            Some(from) => Ok(self.unseen_story(from, None)),
            None => self.begin(text),
        }
    }

    /// Tells a notation; `after` is what the same observer knows after it.
    ///
    /// # Errors
    ///
    /// Why it is no notation of this position.
    pub(super) fn tell(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        self.judged(true).tell_stored(notation, after)
    }

    fn tell_stored(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        if let Some(from) = parse_unseen(notation) {
            return Ok(self.unseen_story(from, Some(after)));
        }
        if !self.is_redacted() {
            return self.play_notation(notation).map(|played| played.story);
        }
        let fits = |played: &PlayedMove| played.state == *after || played.state.redacted(None) == *after;
        let mut found =
            self.with_hidden_queen().filter_map(|state| state.play_notation(notation).ok().filter(fits));
        let Some(PlayedMove { mut story, .. }) = found.next() else {
            // The view after it is not the one after this notation: tell what is certain.
            return self.plan(notation);
        };
        if let Some(other) = found.next() {
            story.leave_capture_open(&other.story);
        }
        Ok(story)
    }

    /// This position with the hidden queen on each square where it may stand.
    pub(super) fn with_hidden_queen(&self) -> impl Iterator<Item = Self> + '_ {
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
            events.push(self.end_of_hiding(after));
        }
        Story { side, todo: self.todo, events, chance: None }
    }

    /// What happened to the opponent's hidden queen in an unseen stealth move.
    fn end_of_hiding(&self, after: &Self) -> MoveEvent {
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

impl Story {
    /// Where a hidden queen is captured, if one is.
    fn hidden_capture(&self) -> Option<Square> {
        self.events.iter().find_map(|event| match *event {
            MoveEvent::Capture { piece, at, .. } if piece.is_hidden() => Some(at),
            _ => None,
        })
    }

    /// Says only that a hidden queen was captured either here or where the other story has it: a
    /// pawn that goes two squares may have crushed it, or the queen stood where the pawn ends.
    fn leave_capture_open(&mut self, other: &Self) {
        let Some((one, other)) = self.hidden_capture().zip(other.hidden_capture()) else { return };
        for event in &mut self.events {
            if let MoveEvent::Capture { piece, .. } = *event
                && piece.is_hidden()
            {
                *event = MoveEvent::CaptureBlind { piece, on: [one, other] };
            }
        }
    }
}
