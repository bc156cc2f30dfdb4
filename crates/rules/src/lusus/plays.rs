//! Plays and burns tiles (`rules/lusus.md §§2, 4 and 5`).

use super::event::DrawReason;
use super::piece::PieceTiles;
use super::roller::Roller;
use super::square::Square;
use super::state::{Phase, State};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::Pile;
use crate::{PlayError, Side};

/// A choice in the Play phase: one tile to play or burn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayChoice {
    /// Whether Recycle is played to use a tile of the graveyard.
    pub(super) recycled: bool,
    pub(super) action: TileAction,
}

/// The use of one tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TileAction {
    /// Attaches a tile to a piece; `None` for a trap that the observer may not know.
    Attach(Option<Tile>, Square),
    /// Plays Dispel, Disenchant or Trip on a tile.
    Choose(Tile, TileSlot),
    /// Plays Knockout or Ensnare on a piece.
    Sweep(Tile, Square),
    /// Plays Delay, Backstab or Life Tap.
    Plain(Tile),
    /// Plays Heal; the returned tiles are sorted.
    Heal(Vec<Tile>),
    /// Plays Trade; the lower square is first.
    Trade(TileSlot, TileSlot),
    /// Burns a tile.
    Burn(Tile),
}

/// The place of a tile on the board: square and index, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TileSlot {
    pub(super) at: Square,
    pub(super) slot: u8,
}

impl PlayChoice {
    /// A play without Recycle.
    pub(super) const fn of(action: TileAction) -> Self {
        Self { recycled: false, action }
    }

    /// The tile that takes effect; `None` for a trap that the observer may not know.
    pub(super) const fn tile(&self) -> Option<Tile> {
        match self.action {
            TileAction::Attach(tile, _) => tile,
            TileAction::Choose(tile, _)
            | TileAction::Sweep(tile, _)
            | TileAction::Plain(tile)
            | TileAction::Burn(tile) => Some(tile),
            TileAction::Heal(_) => Some(Tile::Heal),
            TileAction::Trade(..) => Some(Tile::Trade),
        }
    }
}

impl State {
    pub(super) fn tile_in(&self, slot: TileSlot) -> Option<PlacedTile> {
        self.board.get(slot.at)?.tiles.get(slot.slot.into())
    }

    /// The filled slots of the piece on a square.
    pub(super) fn slots_on(&self, at: Square) -> impl Iterator<Item = TileSlot> + use<> {
        let count = self.board.get(at).map_or(0, |piece| piece.tiles.len() as u8);
        (0..count).map(move |slot| TileSlot { at, slot })
    }

    /// Makes a legal play. Only the roller can fail.
    pub(super) fn play(&mut self, play: &PlayChoice, roller: &mut dyn Roller) -> Result<(), PlayError> {
        let mover = self.mover();
        if play.recycled {
            self.zones.get_mut(mover, Pile::Hand).spend(Some(Tile::Recycle));
            self.zones.get_mut(mover, Pile::Graveyard).spend(play.tile());
        } else {
            self.zones.get_mut(mover, Pile::Hand).spend(play.tile());
        }
        self.act(&play.action, roller)?;
        if let Some(tile) = play.tile()
            && (tile.group() == Group::OneTime || matches!(play.action, TileAction::Burn(_)))
        {
            self.bury(mover, Some(tile));
        }
        if play.recycled {
            self.bury(mover, Some(Tile::Recycle));
        }
        self.phase = match self.phase {
            Phase::Play(played)
                if !matches!(play.action, TileAction::Burn(_)) && played + 1 < self.play_limit(mover) =>
            {
                Phase::Play(played + 1)
            }
            _ => Phase::Move,
        };
        Ok(())
    }

    fn bury(&mut self, owner: Side, tile: Option<Tile>) {
        self.zones.get_mut(owner, Pile::Graveyard).put(tile);
    }

    fn act(&mut self, action: &TileAction, roller: &mut dyn Roller) -> Result<(), PlayError> {
        let mover = self.mover();
        match action {
            TileAction::Burn(_) => {}
            TileAction::Attach(tile, at) => {
                self.board.edit(*at, |piece| piece.tiles.push(PlacedTile { owner: mover, tile: *tile }));
            }
            TileAction::Choose(_, slot) => {
                self.remove_tiles(slot.at, |index, _| index == usize::from(slot.slot));
            }
            TileAction::Sweep(Tile::Ensnare, at) => {
                self.remove_tiles(*at, |_, placed| placed.group() == Group::Movement);
            }
            TileAction::Sweep(_, at) => self.remove_tiles(*at, |_, _| true),
            TileAction::Plain(Tile::Delay) => self.zones.discard(mover.other()),
            TileAction::Plain(Tile::Backstab) => {
                self.rob(DrawReason::Backstab, mover.other(), Pile::Graveyard, roller)?;
            }
            TileAction::Plain(_) => self.rob(DrawReason::LifeTap, mover, Pile::Bag, roller)?,
            TileAction::Heal(tiles) => {
                for tile in tiles {
                    self.zones.get_mut(mover, Pile::Graveyard).spend(Some(*tile));
                    self.zones.get_mut(mover, Pile::Hand).put(Some(*tile));
                }
            }
            TileAction::Trade(one, two) => {
                if let (Some(given), Some(taken)) = (self.tile_in(*one), self.tile_in(*two)) {
                    self.board.edit(one.at, |piece| piece.tiles.replace(one.slot.into(), taken));
                    self.board.edit(two.at, |piece| piece.tiles.replace(two.slot.into(), given));
                }
            }
        }
        Ok(())
    }

    /// Moves the selected tiles of a piece to their owners' graveyards.
    fn remove_tiles(&mut self, at: Square, goes: impl Fn(usize, PlacedTile) -> bool) {
        let Some(piece) = self.board.get(at).copied() else { return };
        let mut kept = PieceTiles::NONE;
        for (index, placed) in piece.tiles.iter().enumerate() {
            if goes(index, placed) {
                self.bury(placed.owner, placed.tile);
            } else {
                kept.push(placed);
            }
        }
        self.board.edit(at, |piece| piece.tiles = kept);
    }

    /// Takes two random tiles from the opponent's hand, or all if there are fewer.
    fn rob(
        &mut self,
        reason: DrawReason,
        to: Side,
        pile: Pile,
        roller: &mut dyn Roller,
    ) -> Result<(), PlayError> {
        let victim = self.mover().other();
        let hand = self.zones.get(victim, Pile::Hand);
        let count = hand.count().min(2);
        let drawn = roller.tiles(reason, hand, count)?;
        self.transfer((victim, Pile::Hand), (to, pile), drawn, count);
        Ok(())
    }

    /// Moves drawn tiles from one pile to another; `None` if they are unknown.
    pub(super) fn transfer(
        &mut self,
        (owner, from): (Side, Pile),
        (side, to): (Side, Pile),
        drawn: Option<Vec<Tile>>,
        count: usize,
    ) {
        let Some(drawn) = drawn else {
            self.zones.get_mut(owner, from).take_unknown(count);
            (0..count).for_each(|_| self.zones.get_mut(side, to).put(None));
            return;
        };
        for tile in drawn {
            self.zones.get_mut(owner, from).spend(Some(tile));
            self.zones.get_mut(side, to).put(Some(tile));
        }
    }
}
