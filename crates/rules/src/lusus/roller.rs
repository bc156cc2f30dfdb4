//! Sources of random results: new rolls, a notation, or unknown (`rules/lusus.md §8`).

use std::num::NonZeroU32;

use super::error::Error;
use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::roll_meaning::RollMeaning;
use super::square::Square;
use super::tile::Tile;
use super::zone::Zone;
use crate::square_set::SquareSet;
use crate::{PlayError, Rolls, RuleError};

pub(super) trait Roller {
    /// Draws tiles from a zone, sorted; `None` if they are unknown.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] if the result is not decided yet, [`PlayError::Refused`] if a notation
    /// disagrees.
    fn tiles(
        &mut self,
        reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError>;

    /// Chooses the target of a dodge among the free squares.
    ///
    /// # Errors
    ///
    /// Same as [`tiles`](Self::tiles).
    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError>;
}

/// Uniform rolls; records their events.
pub(super) struct FreshRolls<'a, 'b> {
    pub(super) rolls: &'a mut Rolls<'b>,
    pub(super) events: Vec<NotationEvent>,
}

/// Draws tiles from a list one by one and sorts them. `pick` gets the remaining tiles and returns
/// an index. Only `pick` can fail.
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

/// The events of a notation, which must match the actual ones.
pub(super) struct RecordedRolls<'a> {
    events: &'a [NotationEvent],
}

impl<'a> RecordedRolls<'a> {
    pub(super) const fn new(events: &'a [NotationEvent]) -> Self {
        Self { events }
    }

    /// Fails with [`Error::ChanceExtra`] if an event is left.
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

/// The error for an impossible result.
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

/// Leaves results undecided, for planned moves.
pub(super) struct UnknownRolls;

impl Roller for UnknownRolls {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        // Only captures need a square, and they are never played with unknown rolls.
        Err(PlayError::Roll(NonZeroU32::new(free.len()).unwrap_or(NonZeroU32::MIN)))
    }
}

/// Always dodges to the first free square, for callers that don't care about the square.
pub(super) struct FirstSquare;

impl Roller for FirstSquare {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        free.into_iter().next().map_or_else(|| UnknownRolls.square(free), Ok)
    }
}

/// Takes dodge targets from a list of indices and requests more when it runs out. Drawn tiles are
/// unknown.
pub(super) struct GivenSquares<'a> {
    rest: &'a [u32],
}

impl<'a> GivenSquares<'a> {
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
