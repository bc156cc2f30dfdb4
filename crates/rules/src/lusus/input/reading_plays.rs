//! Parses typed plays of tiles (`rules/lusus.md §7.1`).

use super::reader::{MoveReader, ends};
use crate::RuleError;
use crate::lusus::error::{Error, TargetError};
use crate::lusus::plays::{PlayChoice, TileAction, TileSlot};
use crate::lusus::roller::UnknownRolls;
use crate::lusus::square::{Square, square_from_name};
use crate::lusus::tile::{Group, Tile};
use crate::lusus::zone::Pile;

/// Maximum number of plays in a typed move. No legal move has more.
const MAX_TYPED_PLAYS: usize = 8;

impl MoveReader<'_> {
    /// Parses all plays before the piece's move.
    pub(super) fn read_plays(&mut self) -> Result<(), RuleError> {
        loop {
            self.skip();
            let start = self.at;
            if self.swap_move().is_some() {
                self.at = start;
                return Ok(());
            }
            let play = match self.play() {
                Ok(Some(_)) if self.plays.len() == MAX_TYPED_PLAYS => {
                    self.at = start;
                    return Err(self.unreadable());
                }
                Ok(Some(play)) => play,
                Ok(None) => return Ok(()),
                Err(error) => {
                    self.at = start;
                    return Err(error);
                }
            };
            // An illegal play leaves the position unchanged and is rejected later.
            if self.state.check_play(&play).is_ok() {
                let _ = self.state.play(&play, &mut UnknownRolls);
            }
            self.plays.push(play);
        }
    }

    /// Parses a play, if there is one.
    fn play(&mut self) -> Result<Option<PlayChoice>, RuleError> {
        let start = self.at;
        if ["burn", "discard", "drop"].iter().any(|word| self.word(word)) {
            self.skip();
            let tile = self.name().ok_or_else(|| self.unreadable())?;
            return Ok(Some(PlayChoice::of(TileAction::Burn(tile))));
        }
        let Some(tile) = self.name() else {
            if self.eat("-") {
                self.skip();
                if let Some(tile) = self.name() {
                    return Ok(Some(PlayChoice::of(TileAction::Burn(tile))));
                }
                self.at = start;
            }
            return Ok(None);
        };
        if tile != Tile::Recycle {
            return self.play_of(tile, false).map(Some);
        }
        self.skip_with("+");
        let tile = self.name().ok_or_else(|| self.unreadable())?;
        if tile == Tile::Recycle {
            return Err(RuleError::from(Error::Target(TargetError::RecycledRecycle)).at(self.at));
        }
        self.play_of(tile, true).map(Some)
    }

    /// Parses the rest of a play after the tile's name.
    fn play_of(&mut self, tile: Tile, recycled: bool) -> Result<PlayChoice, RuleError> {
        let action = match tile {
            Tile::Delay | Tile::Backstab | Tile::LifeTap => TileAction::Plain(tile),
            Tile::Heal => self.heal(recycled)?,
            Tile::Trade => {
                let one = self.tile_slot(tile)?;
                self.skip_with("~-/");
                let two = self.tile_slot(tile)?;
                if one.at <= two.at { TileAction::Trade(one, two) } else { TileAction::Trade(two, one) }
            }
            Tile::Dispel | Tile::Disenchant | Tile::Trip => TileAction::Choose(tile, self.tile_slot(tile)?),
            Tile::Knockout | Tile::Ensnare => TileAction::Sweep(tile, self.target(tile)?),
            _ => TileAction::Attach(Some(tile), self.target(tile)?),
        };
        Ok(PlayChoice { recycled, action })
    }

    /// Parses the target square of a play.
    fn target(&mut self, tile: Tile) -> Result<Square, RuleError> {
        self.skip();
        let missing = RuleError::from(Error::NoTarget(tile)).at(self.at);
        if self.only_a_move_follows() {
            return Err(missing);
        }
        self.square().ok_or(missing)
    }

    /// Whether only a single-word move such as `e7e5` is left. Its first square can't be a target,
    /// because no move would remain.
    fn only_a_move_follows(&self) -> bool {
        let square = |text: &str| text.get(..2).and_then(square_from_name);
        let rest = self.rest().trim_end();
        let Some(to) = square(rest).and_then(|_| rest.get(2..)) else { return false };
        let to = to.trim_start_matches(['-', 'x', '>']);
        square(to).is_some()
            && !to[2..].contains(|letter: char| letter.is_whitespace() || letter.is_ascii_digit())
    }

    /// Parses a tile on a piece: a number, a name, or `trap`. The default is the first tile.
    fn tile_slot(&mut self, tile: Tile) -> Result<TileSlot, RuleError> {
        let at = self.target(tile)?;
        let tiles = self.state.board.get(at).map(|piece| piece.tiles);
        let start = self.at;
        self.skip();
        if !self.eat(".") {
            self.eat("#");
        }
        self.skip();
        let digit = self.rest().bytes().next().filter(|byte| (b'1'..=b'4').contains(byte));
        if let Some(digit) = digit.filter(|_| ends(&self.rest()[1..])) {
            self.at += 1;
            return Ok(TileSlot { at, slot: digit - b'1' });
        }
        let slot = if self.word("trap") {
            let hidden = tiles.and_then(|tiles| tiles.iter().position(|placed| placed.tile.is_none()));
            let known =
                || tiles.and_then(|tiles| tiles.iter().position(|placed| placed.group() == Group::Trap));
            let missing = || RuleError::from(Error::NoTrap(at)).at(start);
            Some(hidden.or_else(known).ok_or_else(missing)?)
        } else {
            self.name().and_then(|tile| tiles.and_then(|tiles| tiles.find(tile)))
        };
        if slot.is_none() {
            self.at = start;
        }
        Ok(TileSlot { at, slot: slot.unwrap_or(0) as u8 })
    }

    /// Parses the tiles that Heal returns.
    fn heal(&mut self, recycled: bool) -> Result<TileAction, RuleError> {
        let wanted = self.state.heal_count(recycled);
        let mut tiles = Vec::new();
        while tiles.len() < wanted {
            let start = self.at;
            self.skip_with("+");
            let Some(tile) = self.name() else {
                self.at = start;
                break;
            };
            tiles.push(tile);
        }
        if tiles.is_empty() {
            let mut graveyard = self.state.zones.get(self.state.mover(), Pile::Graveyard).clone();
            if recycled {
                graveyard.take(Tile::Heal);
            }
            tiles = graveyard.tiles().unwrap_or_default();
            match tiles.len() {
                0 => return Err(RuleError::from(Error::NothingToHeal).at(self.at)),
                1..=3 => {}
                _ => return Err(RuleError::from(Error::HealTilesMissing).at(self.at)),
            }
        }
        tiles.sort_unstable();
        Ok(TileAction::Heal(tiles))
    }
}
