//! Playing and burning tiles: what they do (`rules/lusus.md §§2, 4 and 5`).

use super::event::DrawReason;
use super::piece::PieceTiles;
use super::roller::Roller;
use super::square::Square;
use super::state::{Phase, State};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::Pile;
use crate::{PlayError, Side};

/// What is done in the Play phase with one tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayChoice {
    /// Whether Recycle is played for a tile of the graveyard.
    pub(super) recycled: bool,
    pub(super) action: TileAction,
}

/// What is done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TileAction {
    /// It is attached to a piece; `None` for a trap that the observer may not know.
    Attach(Option<Tile>, Square),
    /// Dispel, Disenchant or Trip is played on a tile.
    Choose(Tile, TileSlot),
    /// Knockout or Ensnare is played on a piece.
    Sweep(Tile, Square),
    /// Delay, Backstab or Life Tap is played.
    Plain(Tile),
    /// Heal is played, with tiles in order.
    Heal(Vec<Tile>),
    /// Trade is played, the lower square first.
    Trade(TileSlot, TileSlot),
    /// It is burned.
    Burn(Tile),
}

/// A tile on the board: its square and its index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TileSlot {
    pub(super) at: Square,
    pub(super) slot: u8,
}

impl PlayChoice {
    /// A play from the hand.
    pub(super) const fn of(action: TileAction) -> Self {
        Self { recycled: false, action }
    }

    /// The tile that has the effect; `None` for a trap that the observer may not know.
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
    /// The tile in a slot on the board.
    pub(super) fn tile_in(&self, slot: TileSlot) -> Option<PlacedTile> {
        self.board.get(slot.at)?.tiles.get(slot.slot.into())
    }

    /// The slots with tiles of the piece on a square.
    pub(super) fn slots_on(&self, at: Square) -> impl Iterator<Item = TileSlot> + use<> {
        let count = self.board.get(at).map_or(0, |piece| piece.tiles.len() as u8);
        (0..count).map(move |slot| TileSlot { at, slot })
    }

    /// Makes a legal play.
    ///
    /// # Errors
    ///
    /// Those of the roller.
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

    /// Sends tiles of a piece to their owners' graveyards.
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

    /// Takes two tiles of the opponent's hand, all if there are fewer.
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

    /// Moves tiles that were drawn from one pile to another; `None` where they are not known.
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
