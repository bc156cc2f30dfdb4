//! Who decides where chance does: fresh rolls, a notation, or no one (`rules/lusus.md §8`).

use std::num::NonZeroU32;

use super::error::Error;
use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::roll_meaning::RollMeaning;
use super::square::Square;
use super::tile::Tile;
use super::zone::Zone;
use crate::square_set::SquareSet;
use crate::{PlayError, Rolls, RuleError};

/// Decides what chance decides.
pub(super) trait Roller {
    /// The tiles that are drawn from a zone, in order; `None` where no one knows them.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] where it is not decided yet, [`PlayError::Refused`] where a notation says
    /// something else.
    fn tiles(
        &mut self,
        reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError>;

    /// The square among the free ones to which a piece dodges.
    ///
    /// # Errors
    ///
    /// As [`tiles`](Self::tiles).
    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError>;
}

/// Uniform rolls, and the events that they make.
pub(super) struct FreshRolls<'a, 'b> {
    pub(super) rolls: &'a mut Rolls<'b>,
    pub(super) events: Vec<NotationEvent>,
}

/// Draws some tiles of a list, one after the other; `pick` is shown what is left of it.
///
/// # Errors
///
/// Those of `pick`.
pub(super) fn draw_tiles(
    list: &mut Vec<Tile>,
    count: usize,
    mut pick: impl FnMut(&[Tile]) -> Result<usize, PlayError>,
) -> Result<Vec<Tile>, PlayError> {
    let mut drawn = Vec::with_capacity(count);
    for _ in 0..count {
        let index = pick(list)?;
        drawn.push(list.remove(index));
    }
    drawn.sort_unstable();
    Ok(drawn)
}

impl Roller for FreshRolls<'_, '_> {
    fn tiles(
        &mut self,
        reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError> {
        let mut list = zone.tiles().unwrap_or_default();
        let means = |tile| crate::RollMeaning::Lusus(RollMeaning::Drawn(reason, tile));
        let drawn = draw_tiles(&mut list, count, |left| self.rolls.pick_from(left, means))?;
        self.events.push(NotationEvent::Tiles(reason, DrawnTiles::known(drawn.clone())));
        Ok(Some(drawn))
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        let squares: Vec<_> = free.into_iter().collect();
        let means = |square| crate::RollMeaning::Lusus(RollMeaning::Dodged(square));
        let square = squares[self.rolls.pick_from(&squares, means)?];
        self.events.push(NotationEvent::Dodge(square));
        Ok(square)
    }
}

/// The events of a notation, each of which must be the one that happens.
pub(super) struct RecordedRolls<'a> {
    events: &'a [NotationEvent],
}

impl<'a> RecordedRolls<'a> {
    /// Decides by these events, in order.
    pub(super) const fn new(events: &'a [NotationEvent]) -> Self {
        Self { events }
    }

    /// Refuses events that did not happen.
    ///
    /// # Errors
    ///
    /// [`Error::ChanceExtra`].
    pub(super) fn finish(&self) -> Result<(), RuleError> {
        match self.events.first() {
            None => Ok(()),
            Some(event) => Err(Error::ChanceExtra { event: event.to_string() }.into()),
        }
    }

    /// The next event, which must have this name.
    fn next(&mut self, name: &'static str) -> Result<&'a NotationEvent, RuleError> {
        let Some((event, rest)) = self.events.split_first() else {
            return Err(Error::ChanceMissing { event: name }.into());
        };
        if event.name() != name {
            return Err(Error::ChanceOrder { event: name, found: event.to_string() }.into());
        }
        self.events = rest;
        Ok(event)
    }
}

/// The event says something that cannot be.
fn impossible(event: &NotationEvent) -> PlayError {
    RuleError::from(Error::ChanceValue { event: event.to_string() }).into()
}

impl Roller for RecordedRolls<'_> {
    fn tiles(
        &mut self,
        reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError> {
        let event = self.next(reason.name())?;
        match event {
            NotationEvent::Tiles(_, drawn) if drawn.count == count => {
                let Some(tiles) = &drawn.tiles else { return Ok(None) };
                let mut left = zone.clone();
                let there = matches!(zone, Zone::Closed(_)) || tiles.iter().all(|tile| left.take(*tile));
                if there { Ok(Some(tiles.clone())) } else { Err(impossible(event)) }
            }
            _ => Err(impossible(event)),
        }
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        match self.next("dg")? {
            NotationEvent::Dodge(square) if free.has(*square) => Ok(*square),
            event => Err(impossible(event)),
        }
    }
}

/// Decides nothing: for moves that are only thought about.
pub(super) struct UnknownRolls;

impl Roller for UnknownRolls {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        // Only captures ask for a square, and those are not played with unknown rolls.
        Err(PlayError::Roll(NonZeroU32::new(free.len()).unwrap_or(NonZeroU32::MIN)))
    }
}

/// Lets a piece dodge to the first free square: for those to whom all of them are the same.
pub(super) struct FirstSquare;

impl Roller for FirstSquare {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        free.into_iter().next().map_or_else(|| UnknownRolls.square(free), Ok)
    }
}

/// Lets pieces dodge to given squares, by their index among the free ones, and asks for more; draws
/// tiles that no one knows.
pub(super) struct GivenSquares<'a> {
    rest: &'a [u32],
}

impl<'a> GivenSquares<'a> {
    /// Decides by these indices, in order.
    pub(super) const fn new(indices: &'a [u32]) -> Self {
        Self { rest: indices }
    }
}

impl Roller for GivenSquares<'_> {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        let Some((index, rest)) = self.rest.split_first() else { return UnknownRolls.square(free) };
        self.rest = rest;
        free.into_iter().nth(*index as usize).map_or_else(|| UnknownRolls.square(free), Ok)
    }
}
