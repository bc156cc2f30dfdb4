//! Records: turns with what chance did (`rules/lusus.md §8`).

use super::notation::parse_turn;
use super::piece::square_from_name;
use super::plays::Action;
use super::roller::{DrawReason, NotationEvent, RecordedRolls};
use super::state::State;
use super::tile::Tile;
use super::turn::Move;
use crate::{Observer, PlayError, RuleError};

/// A turn and the events that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveNotation {
    pub(super) turn: Move,
    pub(super) events: Vec<NotationEvent>,
}

impl std::fmt::Display for MoveNotation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} |", self.turn)?;
        self.events.iter().try_for_each(|event| write!(f, " {event}"))
    }
}

impl MoveNotation {
    /// Reads a record, perhaps one from which something is left out for an observer.
    ///
    /// # Errors
    ///
    /// `syntax`, `canonical` or `chance-syntax`: what is wrong with the text.
    pub(super) fn parse(text: &str) -> Result<Self, RuleError> {
        let missing = || RuleError::because("syntax", "no_bar").at(text.len());
        let (turn, events) = text.split_once(" |").ok_or_else(missing)?;
        let turn = parse_turn(turn)?;
        let at = text.len() - events.len();
        let events = match events.strip_prefix(' ') {
            None if events.is_empty() => Vec::new(),
            None => return Err(RuleError::because("syntax", "no_bar").at(at)),
            Some(events) if events.is_empty() || events.ends_with(' ') || events.contains("  ") => {
                return Err(RuleError::because("syntax", "spaces").at(at));
            }
            Some(events) => events.split(' ').map(parse_event).collect::<Result<_, _>>()?,
        };
        Ok(Self { turn, events })
    }
}

fn parse_event(text: &str) -> Result<NotationEvent, RuleError> {
    let wrong = || RuleError::new("chance-syntax").with("event", text.trim());
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    let what = match name {
        "dg" => return square_from_name(value).map(NotationEvent::Dodge).ok_or_else(wrong),
        "bs" => DrawReason::Backstab,
        "lt" => DrawReason::LifeTap,
        "dr" => DrawReason::Draw,
        _ => return Err(wrong()),
    };
    if let Some(count) = value.strip_prefix('?') {
        return count.parse().map(|count| NotationEvent::Tiles(what, Err(count))).map_err(|_| wrong());
    }
    let codes = (0..value.len()).step_by(2).map(|at| value.get(at..at + 2).and_then(Tile::from_code));
    let tiles: Vec<Tile> = codes.collect::<Option<_>>().filter(|_| !value.is_empty()).ok_or_else(wrong)?;
    if tiles.is_sorted() {
        return Ok(NotationEvent::Tiles(what, Ok(tiles)));
    }
    Err(RuleError::because("canonical", "event_order").with("event", text))
}

impl State {
    /// Plays a record, strictly.
    ///
    /// # Errors
    ///
    /// Why it is no record of this position.
    pub(super) fn replay_record(&self, text: &str) -> Result<(MoveNotation, Self), RuleError> {
        let notation = MoveNotation::parse(text)?;
        if notation.events.iter().any(|event| matches!(event, NotationEvent::Tiles(_, Err(_)))) {
            return Err(RuleError::new("chance-syntax").with("event", text));
        }
        let mut roller = RecordedRolls::new(&notation.events);
        let after = self.submit(&notation.turn, &mut roller).map_err(|stop| match stop {
            PlayError::Refused(error) => error,
            PlayError::Roll(_) => RuleError::new("chance-missing"),
        })?;
        roller.finish()?;
        Ok((notation, after))
    }

    /// A record of this position as an observer may read it.
    ///
    /// # Errors
    ///
    /// Why it is no record of this position.
    pub(super) fn redacted_record(&self, text: &str, observer: Observer) -> Result<String, RuleError> {
        let (mut notation, after) = self.replay_record(text)?;
        if observer == Observer::Player(self.mover()) || observer == Observer::Revealed {
            return Ok(text.to_owned());
        }
        let knows = observer != Observer::Public && after.knows(self.mover().other());
        for play in notation.turn.plays.iter_mut().filter(|play| !play.recycled) {
            if let Action::Attach(tile, _) = &mut play.action
                && tile.is_some_and(Tile::is_trap)
            {
                *tile = None;
            }
        }
        for event in &mut notation.events {
            if let NotationEvent::Tiles(what, tiles) = event {
                let shown = match what {
                    DrawReason::Backstab => true,
                    DrawReason::LifeTap => observer != Observer::Public,
                    DrawReason::Draw => knows,
                };
                if let (false, Ok(drawn)) = (shown, &tiles) {
                    *tiles = Err(drawn.len());
                }
            }
        }
        Ok(notation.to_string())
    }
}
