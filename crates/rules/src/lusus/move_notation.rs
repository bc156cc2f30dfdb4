//! Notations of moves with their random events (`rules/lusus.md §8`).

use std::fmt;

use super::error::Error;
use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::notation::parse_move;
use super::plays::TileAction;
use super::roller::RecordedRolls;
use super::square::square_from_name;
use super::state::State;
use super::tile::Tile;
use super::whole_move::Move;
use crate::{Observer, PlayError, RuleError};

/// A move with its random events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveNotation {
    pub(super) chosen: Move,
    pub(super) events: Vec<NotationEvent>,
}

impl fmt::Display for MoveNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} |", self.chosen)?;
        self.events.iter().try_for_each(|event| write!(f, " {event}"))
    }
}

impl MoveNotation {
    /// Parses a notation, complete or redacted, without checking legality.
    pub(super) fn parse(text: &str) -> Result<Self, RuleError> {
        let no_bar = |at| RuleError::from(Error::NoBar).at(at);
        let (chosen, events) = text.split_once(" |").ok_or_else(|| no_bar(text.len()))?;
        let chosen = parse_move(chosen)?;
        let at = text.len() - events.len();
        let events = match events.strip_prefix(' ') {
            None if events.is_empty() => Vec::new(),
            None => return Err(no_bar(at)),
            Some(events) if events.is_empty() || events.ends_with(' ') || events.contains("  ") => {
                return Err(RuleError::from(Error::Spaces).at(at));
            }
            Some(events) => events.split(' ').map(parse_event).collect::<Result<_, _>>()?,
        };
        Ok(Self { chosen, events })
    }

    /// Redacts the notation for an observer other than the mover. With `knowledge`, the observer
    /// sees the mover's hand after the move.
    fn redact(&mut self, observer: Observer, knowledge: bool) {
        for play in self.chosen.plays.iter_mut().filter(|play| !play.recycled) {
            if let TileAction::Attach(tile, _) = &mut play.action
                && tile.is_some_and(Tile::is_trap)
            {
                *tile = None;
            }
        }
        for event in &mut self.events {
            if let NotationEvent::Tiles(reason, drawn) = event {
                let shown = match reason {
                    DrawReason::Backstab => true,
                    DrawReason::LifeTap => observer != Observer::Public,
                    DrawReason::Draw => knowledge,
                };
                if !shown {
                    *drawn = DrawnTiles::hidden(drawn.count);
                }
            }
        }
    }
}

fn parse_event(text: &str) -> Result<NotationEvent, Error> {
    let unreadable = || Error::ChanceSyntax { event: text.trim().to_owned() };
    let (name, value) = text.split_once('=').ok_or_else(unreadable)?;
    let reason = match name {
        "dg" => return square_from_name(value).map(NotationEvent::Dodge).ok_or_else(unreadable),
        "bs" => DrawReason::Backstab,
        "lt" => DrawReason::LifeTap,
        "dr" => DrawReason::Draw,
        _ => return Err(unreadable()),
    };
    let tiles = |drawn| NotationEvent::Tiles(reason, drawn);
    if let Some(count) = value.strip_prefix('?') {
        return count.parse().map(|count| tiles(DrawnTiles::hidden(count))).map_err(|_| unreadable());
    }
    let codes = (0..value.len()).step_by(2).map(|at| value.get(at..at + 2).and_then(Tile::from_code));
    let drawn: Option<Vec<Tile>> = codes.collect();
    let drawn = drawn.filter(|_| !value.is_empty()).ok_or_else(unreadable)?;
    if drawn.is_sorted() {
        Ok(tiles(DrawnTiles::known(drawn)))
    } else {
        Err(Error::EventOrder { event: text.to_owned() })
    }
}

impl State {
    /// Plays a complete notation, without missing or extra events.
    pub(super) fn play_notation(&self, text: &str) -> Result<(MoveNotation, Self), RuleError> {
        let notation = MoveNotation::parse(text)?;
        let hidden =
            |event: &NotationEvent| matches!(event, NotationEvent::Tiles(_, drawn) if drawn.tiles.is_none());
        if notation.events.iter().any(hidden) {
            return Err(Error::ChanceSyntax { event: text.to_owned() }.into());
        }
        let mut roller = RecordedRolls::new(&notation.events);
        let after = self.submit(&notation.chosen, &mut roller).map_err(|stop| match stop {
            PlayError::Refused(error) => error,
            PlayError::Roll(_) => unreachable!("recorded rolls never stay open"),
        })?;
        roller.finish()?;
        Ok((notation, after))
    }

    /// Plays a notation and returns the text that an observer may read.
    pub(super) fn redacted_notation(&self, text: &str, observer: Observer) -> Result<String, RuleError> {
        let (mut notation, after) = self.play_notation(text)?;
        if observer == Observer::Player(self.mover()) || observer == Observer::Revealed {
            return Ok(text.to_owned());
        }
        let knowledge = observer != Observer::Public && after.has_knowledge(self.mover().other());
        notation.redact(observer, knowledge);
        Ok(notation.to_string())
    }
}
