//! Playing and burning tiles (`rules/lusus.md §§2, 4, 5`).

use super::piece::{Piece, Square, square_name};
use super::roller::{DrawReason, Roller};
use super::state::{Phase, State};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::{Pile, Zone};
use crate::{PlayError, RuleError, Side};

/// What is spent in the Play phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// Whether Recycle is spent for a tile of the graveyard.
    pub(super) recycled: bool,
    pub(super) action: Action,
}

/// What is done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// It is attached; nothing for a trap that the observer may not know.
    Attach(Option<Tile>, Square),
    /// Dispel, Disenchant or Trip on a tile, by its index from 0.
    Choose(Tile, TileSlot),
    /// Knockout or Ensnare on a piece.
    Sweep(Tile, Square),
    /// Delay, Backstab or Life Tap.
    Plain(Tile),
    /// Heal, with tiles in order.
    Heal(Vec<Tile>),
    /// Trade, the lower square first.
    Trade(TileSlot, TileSlot),
    /// Burning.
    Burn(Tile),
}

/// A tile on the board: its square and its index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TileSlot {
    pub(super) at: Square,
    pub(super) slot: u8,
}

impl Play {
    pub(super) const fn of(action: Action) -> Self {
        Self { recycled: false, action }
    }

    /// The tile that does something; nothing for a trap that the observer may not know.
    pub(super) const fn tile(&self) -> Option<Tile> {
        match self.action {
            Action::Attach(tile, _) => tile,
            Action::Choose(tile, _) | Action::Sweep(tile, _) | Action::Plain(tile) | Action::Burn(tile) => {
                Some(tile)
            }
            Action::Heal(_) => Some(Tile::Heal),
            Action::Trade(..) => Some(Tile::Trade),
        }
    }
}

/// A refusal about a tile.
fn refuse(code: &'static str, why: &'static str, tile: Tile) -> RuleError {
    RuleError::because(code, why).with("tile", tile.code())
}

impl State {
    /// How many tiles Heal takes from the own graveyard.
    pub(super) fn heals(&self, recycled: bool) -> usize {
        let there = self.zones.get(self.mover(), Pile::Graveyard).count();
        (there - usize::from(recycled && there > 0)).min(3)
    }

    /// Says whether a play is legal now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn judge(&self, play: &Play) -> Result<(), RuleError> {
        let tile = play.tile().ok_or_else(|| RuleError::new("syntax"))?;
        match (self.phase, &play.action) {
            (Phase::End, _) => return Err(RuleError::new("over")),
            (Phase::Move, _) => {
                return Err(
                    refuse("phase", "no_more_plays", tile).with("limit", self.play_limit(self.mover()))
                );
            }
            (Phase::Play(1..), Action::Burn(_)) => return Err(refuse("burn", "burn_first", tile)),
            (Phase::Play(_), _) => {}
        }
        let spent = if play.recycled { Tile::Recycle } else { tile };
        if !self.zones.get(self.mover(), Pile::Hand).has(spent) {
            return Err(refuse("hand", "not_in_hand", spent));
        }
        if play.recycled && !self.zones.get(self.mover(), Pile::Graveyard).has(tile) {
            return Err(refuse("target", "not_in_graveyard", tile));
        }
        match &play.action {
            Action::Burn(_) => Ok(()),
            Action::Attach(_, at) => self.judge_attach(tile, *at),
            Action::Choose(_, place) => self.judge_choose(tile, *place),
            Action::Sweep(_, at) => self.judge_sweep(tile, *at),
            Action::Plain(_) if self.zones.get(self.mover().other(), Pile::Hand).is_empty() => {
                Err(refuse("target", "no_hand", tile))
            }
            Action::Plain(_) => Ok(()),
            Action::Heal(tiles) => self.judge_heal(tiles, play.recycled),
            Action::Trade(one, two) => self.judge_trade(*one, *two),
        }
    }

    fn judge_attach(&self, tile: Tile, at: Square) -> Result<(), RuleError> {
        let error = |code, why| Err(refuse(code, why, tile).with("square", square_name(at)));
        let Some(piece) = self.board.get(at) else { return error("target", "empty_square") };
        if tile.group() == Group::Trap && piece.side != self.mover() {
            return error("target", "trap_on_enemy");
        }
        if piece.free_slots() < tile.width() {
            return error("slots", "no_room");
        }
        Ok(())
    }

    /// The tile on a place that a tile aims at, if nothing protects it.
    fn aim(&self, tile: Tile, place: TileSlot) -> Result<(&Piece, PlacedTile), RuleError> {
        let with =
            |error: RuleError| error.with("square", square_name(place.at)).with("slot", place.slot + 1);
        let piece = self.board.get(place.at).ok_or_else(|| with(refuse("target", "empty_square", tile)))?;
        let slot = usize::from(place.slot);
        let placed = piece.tiles.get(slot).ok_or_else(|| with(refuse("target", "no_such_tile", tile)))?;
        let shield = |(index, other): (usize, PlacedTile)| index != slot && other.tile == Some(Tile::Immune);
        if piece.tiles.iter().enumerate().any(shield) {
            return Err(with(refuse("immune", "protected", tile)));
        }
        Ok((piece, placed))
    }

    fn judge_choose(&self, tile: Tile, place: TileSlot) -> Result<(), RuleError> {
        let (_, placed) = self.aim(tile, place)?;
        let (wanted, why) = match tile {
            Tile::Disenchant => (Group::Special, "not_special"),
            Tile::Trip => (Group::Movement, "not_movement"),
            _ => return Ok(()),
        };
        if placed.group() == wanted {
            return Ok(());
        }
        Err(refuse("target", why, tile).with("square", square_name(place.at)).with("slot", place.slot + 1))
    }

    fn judge_sweep(&self, tile: Tile, at: Square) -> Result<(), RuleError> {
        let error = |code, why| Err(refuse(code, why, tile).with("square", square_name(at)));
        let Some(piece) = self.board.get(at) else { return error("target", "empty_square") };
        if piece.tiles.has(Tile::Immune) {
            return error("immune", "immune_piece");
        }
        let counts = |placed: PlacedTile| tile == Tile::Knockout || placed.group() == Group::Movement;
        if piece.tiles.iter().any(counts) {
            return Ok(());
        }
        error("target", if tile == Tile::Knockout { "no_tiles" } else { "no_movement_tiles" })
    }

    fn judge_heal(&self, tiles: &[Tile], recycled: bool) -> Result<(), RuleError> {
        let wanted = self.heals(recycled);
        if wanted == 0 {
            return Err(refuse("target", "empty_graveyard", Tile::Heal));
        }
        if tiles.len() != wanted {
            return Err(RuleError::new("heal-count").with("count", wanted));
        }
        let mut graveyard = self.zones.get(self.mover(), Pile::Graveyard).clone();
        if recycled {
            graveyard.take(Tile::Heal);
        }
        match tiles.iter().find(|tile| !graveyard.take(**tile)) {
            Some(missing) => Err(refuse("target", "not_in_graveyard", *missing)),
            None => Ok(()),
        }
    }

    fn judge_trade(&self, one: TileSlot, two: TileSlot) -> Result<(), RuleError> {
        if one.at == two.at {
            return Err(refuse("target", "same_piece", Tile::Trade).with("square", square_name(one.at)));
        }
        let (mine, given) = self.aim(Tile::Trade, one)?;
        let (yours, taken) = self.aim(Tile::Trade, two)?;
        for (place, piece, out, back) in [(one, mine, given, taken), (two, yours, taken, given)] {
            if piece.free_slots() + out.width() < back.width() {
                return Err(
                    refuse("slots", "trade_no_room", Tile::Trade).with("square", square_name(place.at))
                );
            }
        }
        Ok(())
    }

    /// Makes a legal play.
    ///
    /// # Errors
    ///
    /// Asks for the next draw, or says what is wrong with a record.
    pub(super) fn play(&mut self, play: &Play, roller: &mut dyn Roller) -> Result<(), PlayError> {
        let mover = self.mover();
        if play.recycled {
            self.zones.get_mut(mover, Pile::Hand).spend(Some(Tile::Recycle));
            self.zones.get_mut(mover, Pile::Graveyard).spend(play.tile());
        } else {
            self.zones.get_mut(mover, Pile::Hand).spend(play.tile());
        }
        self.action(&play.action, roller)?;
        if let Some(tile) = play.tile()
            && (tile.group() == Group::OneTime || matches!(play.action, Action::Burn(_)))
        {
            self.bury(mover, Some(tile));
        }
        if play.recycled {
            self.bury(mover, Some(Tile::Recycle));
        }
        self.phase = match self.phase {
            Phase::Play(played)
                if !matches!(play.action, Action::Burn(_)) && played + 1 < self.play_limit(mover) =>
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

    fn action(&mut self, action: &Action, roller: &mut dyn Roller) -> Result<(), PlayError> {
        let mover = self.mover();
        match action {
            Action::Burn(_) => {}
            Action::Attach(tile, at) => {
                self.board.edit(*at, |piece| piece.tiles.push(PlacedTile { owner: mover, tile: *tile }));
            }
            Action::Choose(_, place) => self.shed(place.at, |index, _| index == usize::from(place.slot)),
            Action::Sweep(Tile::Ensnare, at) => self.shed(*at, |_, placed| placed.group() == Group::Movement),
            Action::Sweep(_, at) => self.shed(*at, |_, _| true),
            Action::Plain(Tile::Delay) => self.zones.discard(mover.other()),
            Action::Plain(Tile::Backstab) => {
                self.rob(DrawReason::Backstab, mover.other(), Pile::Graveyard, roller)?;
            }
            Action::Plain(_) => self.rob(DrawReason::LifeTap, mover, Pile::Bag, roller)?,
            Action::Heal(tiles) => {
                for tile in tiles {
                    self.zones.get_mut(mover, Pile::Graveyard).spend(Some(*tile));
                    self.zones.get_mut(mover, Pile::Hand).put(Some(*tile));
                }
            }
            Action::Trade(one, two) => {
                let placed = |place: &TileSlot| self.board.get(place.at)?.tiles.get(place.slot.into());
                if let (Some(given), Some(taken)) = (placed(one), placed(two)) {
                    self.board.edit(one.at, |piece| piece.tiles.replace(one.slot.into(), taken));
                    self.board.edit(two.at, |piece| piece.tiles.replace(two.slot.into(), given));
                }
            }
        }
        Ok(())
    }

    /// Sends tiles of a piece to their owners' graveyards.
    fn shed(&mut self, at: Square, goes: impl Fn(usize, PlacedTile) -> bool) {
        let Some(piece) = self.board.get(at).copied() else { return };
        let mut kept = super::piece::PieceTiles::NONE;
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
        what: DrawReason,
        to: Side,
        pile: Pile,
        roller: &mut dyn Roller,
    ) -> Result<(), PlayError> {
        let victim = self.mover().other();
        let hand = self.zones.get(victim, Pile::Hand);
        let count = hand.count().min(2);
        let drawn = roller.tiles(what, hand, count)?;
        self.carry((victim, Pile::Hand), (to, pile), drawn, count);
        Ok(())
    }

    /// Carries tiles that were drawn from one pile to another.
    pub(super) fn carry(
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

impl Zone {
    /// Takes a tile away that is known to be there, whoever knows it.
    pub(super) fn spend(&mut self, tile: Option<Tile>) {
        if !tile.is_some_and(|tile| self.take(tile)) {
            self.take_unknown(1);
        }
    }
}
