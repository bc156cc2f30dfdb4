//! Derives the events of a move from an observer's views before and after it.
//!
//! Someone who didn't see a hidden queen before the move may learn her square from it: the
//! opponent's displacement revealed or captured her. So the notation is replayed with the queen on
//! every possible square, and the replays that match the second view are kept.

use super::notation::parse_unseen;
use super::piece::{Condition, Content, Kind, Piece, Power};
use super::replay::PlayedMove;
use super::square::Square;
use super::state::State;
use super::story::{MoveEvent, Story};
use crate::{RuleError, Side};

impl State {
    /// The events of a move up to the first roll that its text doesn't decide.
    pub(super) fn plan(&self, text: &str) -> Result<Story, RuleError> {
        match parse_unseen(text) {
            Some(from) => Ok(self.unseen_story(from, None)),
            None => self.partial_story(text),
        }
    }

    /// The events of a notation; `after` is the same observer's position after it.
    pub(super) fn story_of(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
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
            // `after` doesn't follow from this notation, so report only the certain events.
            return self.plan(notation);
        };
        if let Some(other) = found.next() {
            story.blur_hidden_capture(&other.story);
        }
        Ok(story)
    }

    /// This position with the hidden queen on each possible square.
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

    /// The events of a stealth move for observers who may not know its target.
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
            events.push(self.hidden_queen_fate(after));
        }
        Story { side, todo: self.todo, events, chance: None }
    }

    /// Whether an unseen stealth move revealed or captured the opponent's hidden queen.
    fn hidden_queen_fate(&self, after: &Self) -> MoveEvent {
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
    /// The square of a captured hidden queen.
    fn hidden_capture(&self) -> Option<Square> {
        self.events.iter().find_map(|event| match *event {
            MoveEvent::Capture { piece, at, .. } if piece.is_hidden() => Some(at),
            _ => None,
        })
    }

    /// Leaves open where a hidden queen was captured, here or in the other story: a pawn's
    /// two-square move may have crushed her or captured her on its target.
    fn blur_hidden_capture(&mut self, other: &Self) {
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
