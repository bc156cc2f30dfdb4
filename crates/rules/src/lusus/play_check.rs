//! Checks plays of tiles (`rules/lusus.md §§2, 4 and 5`).

use super::error::{AimedTile, Error, TargetError};
use super::piece::Piece;
use super::plays::{PlayChoice, TileAction, TileSlot};
use super::square::Square;
use super::state::{Phase, State};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::Pile;
use crate::{ErrorKind, RuleError};

impl State {
    /// The number of tiles that Heal returns from the mover's graveyard.
    pub(super) fn heal_count(&self, recycled: bool) -> usize {
        let there = self.zones.get(self.mover(), Pile::Graveyard).count();
        (there - usize::from(recycled && there > 0)).min(3)
    }

    /// Checks whether a play is legal now.
    pub(super) fn check_play(&self, play: &PlayChoice) -> Result<(), RuleError> {
        let tile = play.tile().ok_or(ErrorKind::Syntax)?;
        match (self.phase, &play.action) {
            (Phase::End, _) => return Err(self.after_end()),
            (Phase::Move, _) => {
                let limit = self.play_limit(self.mover());
                return Err(Error::NoMorePlays { tile, limit }.into());
            }
            (Phase::Play(1..), TileAction::Burn(_)) => return Err(Error::BurnFirst(tile).into()),
            (Phase::Play(_), _) => {}
        }
        Ok(self.check_effect(play, tile)?)
    }

    /// The error for any move after the end of the game.
    pub(super) fn after_end(&self) -> RuleError {
        ErrorKind::Over { reason: self.result.map_or("", |outcome| outcome.reason) }.into()
    }

    fn check_effect(&self, play: &PlayChoice, tile: Tile) -> Result<(), Error> {
        let spent = if play.recycled { Tile::Recycle } else { tile };
        if !self.zones.get(self.mover(), Pile::Hand).has(spent) {
            return Err(Error::NotInHand(spent));
        }
        if play.recycled && !self.zones.get(self.mover(), Pile::Graveyard).has(tile) {
            return Err(Error::Target(TargetError::NotInGraveyard(tile)));
        }
        match &play.action {
            TileAction::Burn(_) => Ok(()),
            TileAction::Attach(_, at) => self.check_attach(tile, *at),
            TileAction::Choose(_, slot) => self.check_choice(tile, *slot),
            TileAction::Sweep(_, at) => self.check_sweep(tile, *at),
            TileAction::Plain(_) if self.zones.get(self.mover().other(), Pile::Hand).is_empty() => {
                Err(Error::Target(TargetError::EmptyHand(tile)))
            }
            TileAction::Plain(_) => Ok(()),
            TileAction::Heal(tiles) => self.check_heal(tiles, play.recycled),
            TileAction::Trade(one, two) => self.check_trade(*one, *two),
        }
    }

    fn target(&self, tile: Tile, at: Square) -> Result<&Piece, Error> {
        self.board.get(at).ok_or(Error::Target(TargetError::EmptySquare { tile, at }))
    }

    fn check_attach(&self, tile: Tile, at: Square) -> Result<(), Error> {
        let piece = self.target(tile, at)?;
        if tile.group() == Group::Trap && piece.side != self.mover() {
            return Err(Error::Target(TargetError::TrapOnEnemy { tile, at }));
        }
        if piece.free_slots() < tile.width() {
            return Err(Error::NoRoom { tile, at });
        }
        Ok(())
    }

    /// The target tile and its piece, unless Immune protects the tile.
    fn aim(&self, tile: Tile, aimed: TileSlot) -> Result<(&Piece, PlacedTile), Error> {
        let piece = self.target(tile, aimed.at)?;
        let slot = usize::from(aimed.slot);
        let aimed = AimedTile { tile, at: aimed.at, slot: aimed.slot };
        let placed = piece.tiles.get(slot).ok_or(Error::Target(TargetError::NoSuchTile(aimed)))?;
        let shield = |(index, other): (usize, PlacedTile)| index != slot && other.tile == Some(Tile::Immune);
        if piece.tiles.iter().enumerate().any(shield) {
            return Err(Error::Protected(aimed));
        }
        Ok((piece, placed))
    }

    fn check_choice(&self, tile: Tile, aimed: TileSlot) -> Result<(), Error> {
        let (_, placed) = self.aim(tile, aimed)?;
        let (wanted, error): (_, fn(AimedTile) -> TargetError) = match tile {
            Tile::Disenchant => (Group::Special, TargetError::NotSpecial),
            Tile::Trip => (Group::Movement, TargetError::NotMovement),
            _ => return Ok(()),
        };
        if placed.group() == wanted {
            return Ok(());
        }
        Err(Error::Target(error(AimedTile { tile, at: aimed.at, slot: aimed.slot })))
    }

    fn check_sweep(&self, tile: Tile, at: Square) -> Result<(), Error> {
        let piece = self.target(tile, at)?;
        if piece.tiles.has(Tile::Immune) {
            return Err(Error::ImmunePiece { tile, at });
        }
        let counts = |placed: PlacedTile| tile == Tile::Knockout || placed.group() == Group::Movement;
        if piece.tiles.iter().any(counts) {
            return Ok(());
        }
        Err(Error::Target(match tile {
            Tile::Knockout => TargetError::NoTiles { tile, at },
            _ => TargetError::NoMovementTiles { tile, at },
        }))
    }

    fn check_heal(&self, tiles: &[Tile], recycled: bool) -> Result<(), Error> {
        let count = self.heal_count(recycled);
        if count == 0 {
            return Err(Error::Target(TargetError::EmptyGraveyard));
        }
        if tiles.len() != count {
            return Err(Error::HealCount { count });
        }
        let mut graveyard = self.zones.get(self.mover(), Pile::Graveyard).clone();
        if recycled {
            graveyard.take(Tile::Heal);
        }
        match tiles.iter().find(|tile| !graveyard.take(**tile)) {
            Some(missing) => Err(Error::Target(TargetError::NotInGraveyard(*missing))),
            None => Ok(()),
        }
    }

    fn check_trade(&self, one: TileSlot, two: TileSlot) -> Result<(), Error> {
        if one.at == two.at {
            return Err(Error::Target(TargetError::SamePiece(one.at)));
        }
        let (first, given) = self.aim(Tile::Trade, one)?;
        let (second, taken) = self.aim(Tile::Trade, two)?;
        for (slot, piece, out, back) in [(one, first, given, taken), (two, second, taken, given)] {
            if piece.free_slots() + out.width() < back.width() {
                return Err(Error::TradeNoRoom(slot.at));
            }
        }
        Ok(())
    }
}
