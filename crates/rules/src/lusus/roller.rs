//! Where chance results come from: drawn, read from a record, or not known at all
//! (`rules/lusus.md §8`).

use std::num::NonZeroU32;

use super::piece::{Square, square_name};
use super::tile::Tile;
use super::zone::Zone;
use crate::square_set::SquareSet;
use crate::{PlayError, Rolls, RuleError};

/// For what tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Backstab.
    Backstab,
    /// Life Tap.
    LifeTap,
    /// The end of the turn.
    Draw,
}

impl DrawReason {
    /// The name of the event in records.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Backstab => "bs",
            Self::LifeTap => "lt",
            Self::Draw => "dr",
        }
    }
}

/// Decides what chance decides.
pub(super) trait Roller {
    /// Which tiles of a zone are drawn, in order; nothing where nobody knows.
    ///
    /// # Errors
    ///
    /// Asks for a draw, or says what is wrong with a record.
    fn tiles(&mut self, what: DrawReason, zone: &Zone, count: usize) -> Result<Option<Vec<Tile>>, PlayError>;

    /// To which of the free squares a piece dodges.
    ///
    /// # Errors
    ///
    /// As [`tiles`](Self::tiles).
    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError>;
}

/// An event as a record writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NotationEvent {
    /// Tiles were drawn; nothing where the observer may not know which, only how many.
    Tiles(DrawReason, Result<Vec<Tile>, usize>),
    /// A piece dodged.
    Dodge(Square),
}

impl std::fmt::Display for NotationEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Tiles(what, Ok(tiles)) => {
                let codes: String = tiles.iter().map(|tile| tile.code()).collect();
                write!(f, "{}={codes}", what.name())
            }
            Self::Tiles(what, Err(count)) => write!(f, "{}=?{count}", what.name()),
            Self::Dodge(square) => write!(f, "dg={}", square_name(*square)),
        }
    }
}

/// Uniform draws, and the events they make.
pub(super) struct FreshRolls<'a, 'b> {
    pub(super) draws: &'a mut Rolls<'b>,
    pub(super) events: Vec<NotationEvent>,
}

impl FreshRolls<'_, '_> {
    fn pick(&mut self, options: usize) -> Result<usize, PlayError> {
        let options = u32::try_from(options).ok().and_then(NonZeroU32::new);
        let options = options.expect("a draw has an option, and a list in memory not four billions");
        Ok(self.draws.pick(options)? as usize)
    }
}

/// Draws some tiles of a list, one after the other.
pub(super) fn draw_tiles(
    list: &mut Vec<Tile>,
    count: usize,
    mut pick: impl FnMut(usize) -> Result<usize, PlayError>,
) -> Result<Vec<Tile>, PlayError> {
    let mut drawn = Vec::with_capacity(count);
    for _ in 0..count {
        let index = pick(list.len())?;
        drawn.push(list.remove(index));
    }
    drawn.sort_unstable();
    Ok(drawn)
}

impl Roller for FreshRolls<'_, '_> {
    fn tiles(&mut self, what: DrawReason, zone: &Zone, count: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        let mut list = zone.tiles().unwrap_or_default();
        let drawn = draw_tiles(&mut list, count, |options| self.pick(options))?;
        self.events.push(NotationEvent::Tiles(what, Ok(drawn.clone())));
        Ok(Some(drawn))
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        let index = self.pick(free.len() as usize)?;
        let square = free.into_iter().nth(index).expect("an index below the number of squares");
        self.events.push(NotationEvent::Dodge(square));
        Ok(square)
    }
}

/// Events of a record, each of which must be the one that happens.
pub(super) struct RecordedRolls<'a> {
    events: &'a [NotationEvent],
}

impl<'a> RecordedRolls<'a> {
    pub(super) const fn new(events: &'a [NotationEvent]) -> Self {
        Self { events }
    }

    /// Refuses events that are left over.
    pub(super) fn finish(&self) -> Result<(), RuleError> {
        match self.events.first() {
            None => Ok(()),
            Some(event) => Err(RuleError::new("chance-extra").with("event", event)),
        }
    }

    fn next(&mut self, name: &'static str) -> Result<&'a NotationEvent, PlayError> {
        let Some((event, rest)) = self.events.split_first() else {
            return Err(RuleError::new("chance-missing").with("event", name).into());
        };
        let found = match event {
            NotationEvent::Tiles(what, _) => what.name(),
            NotationEvent::Dodge(_) => "dg",
        };
        if found != name {
            return Err(RuleError::new("chance-order").with("event", name).with("found", event).into());
        }
        self.events = rest;
        Ok(event)
    }
}

impl Roller for RecordedRolls<'_> {
    fn tiles(&mut self, what: DrawReason, zone: &Zone, count: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        let event = self.next(what.name())?;
        let wrong = || RuleError::new("chance-value").with("event", event);
        match event {
            NotationEvent::Tiles(_, Ok(tiles)) if tiles.len() == count => {
                let mut left = zone.clone();
                let there = matches!(zone, Zone::Closed(_)) || tiles.iter().all(|tile| left.take(*tile));
                if there { Ok(Some(tiles.clone())) } else { Err(wrong().into()) }
            }
            NotationEvent::Tiles(_, Err(found)) if *found == count => Ok(None),
            _ => Err(wrong().into()),
        }
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        match self.next("dg")? {
            NotationEvent::Dodge(square) if free.has(*square) => Ok(*square),
            event => Err(RuleError::new("chance-value").with("event", event).into()),
        }
    }
}

/// Nobody knows yet: a turn that is being thought about.
pub(super) struct UnknownRolls;

impl Roller for UnknownRolls {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        // What is thought about stops before this; see `State::preview`.
        Err(PlayError::Roll(NonZeroU32::new(free.len()).unwrap_or(NonZeroU32::MIN)))
    }
}
