//! The plays of tiles that may continue a beginning.

use super::beginning::RankedOption;
use crate::lusus::notation::Rest;
use crate::lusus::plays::{PlayChoice, TileAction, TileSlot};
use crate::lusus::state::{Phase, State};
use crate::lusus::tile::{Group, Tile};
use crate::lusus::zone::Pile;

impl State {
    fn may_play(&self) -> bool {
        matches!(self.phase, Phase::Play(_))
    }

    /// All possible starts of a token.
    pub(super) fn start_options(&self) -> Vec<RankedOption> {
        let mut options = Vec::new();
        if self.may_play() {
            let hand: Vec<Tile> = self.zones.get(self.mover(), Pile::Hand).types().collect();
            options.extend(hand.iter().filter_map(|tile| self.opening(*tile)));
            if self.phase == Phase::Play(0) {
                options.extend(hand.iter().map(|tile| burn(*tile)));
            }
        }
        options.extend(self.origin_options());
        options
    }

    /// The start of a play with a tile of the hand, if it has a legal target.
    fn opening(&self, tile: Tile) -> Option<RankedOption> {
        let code = tile.code();
        match tile {
            Tile::Heal => (self.heal_count(false) > 0).then(|| RankedOption::part(format!("{code}+"))),
            Tile::Recycle => {
                (!self.recycle_tiles().is_empty()).then(|| RankedOption::part(format!("{code}+")))
            }
            Tile::Trade => {
                (!self.first_tiles_of_trade(false).is_empty()).then(|| RankedOption::part(format!("{code}@")))
            }
            Tile::Delay | Tile::Backstab | Tile::LifeTap => self
                .check_play(&PlayChoice::of(TileAction::Plain(tile)))
                .is_ok()
                .then(|| RankedOption::play(code.to_owned())),
            _ => (!self.targets(tile, false).is_empty()).then(|| RankedOption::part(format!("{code}@"))),
        }
    }

    /// All legal plays of a tile; empty for Heal, Trade and Recycle.
    pub(super) fn targets(&self, tile: Tile, recycled: bool) -> Vec<PlayChoice> {
        let mut found = Vec::new();
        let mut offer = |action: TileAction| {
            let play = PlayChoice { recycled, action };
            if self.check_play(&play).is_ok() {
                found.push(play);
            }
        };
        match tile {
            Tile::Heal | Tile::Trade | Tile::Recycle => {}
            Tile::Delay | Tile::Backstab | Tile::LifeTap => offer(TileAction::Plain(tile)),
            Tile::Dispel | Tile::Disenchant | Tile::Trip => {
                for slot in self.all_slots() {
                    offer(TileAction::Choose(tile, slot));
                }
            }
            Tile::Knockout | Tile::Ensnare => {
                for at in self.board.occupied() {
                    offer(TileAction::Sweep(tile, at));
                }
            }
            _ if tile.group() == Group::OneTime => {}
            _ => {
                for at in self.board.occupied() {
                    offer(TileAction::Attach(Some(tile), at));
                }
            }
        }
        found
    }

    /// The places of all tiles on the board.
    fn all_slots(&self) -> Vec<TileSlot> {
        self.board.occupied().into_iter().flat_map(|at| self.slots_on(at)).collect()
    }

    /// The tiles that Recycle can usefully play.
    pub(super) fn recycle_tiles(&self) -> Vec<RankedOption> {
        if !self.may_play() || !self.zones.get(self.mover(), Pile::Hand).has(Tile::Recycle) {
            return Vec::new();
        }
        let useful = |tile: &Tile| match tile {
            Tile::Heal => self.heal_count(true) > 0,
            Tile::Trade => !self.first_tiles_of_trade(true).is_empty(),
            _ => !self.targets(*tile, true).is_empty(),
        };
        let tiles = self.zones.get(self.mover(), Pile::Graveyard).types().filter(useful);
        tiles
            .map(|tile| {
                let token = format!("RC+{}", tile.code());
                match tile {
                    Tile::Delay | Tile::Backstab | Tile::LifeTap => RankedOption::play(token),
                    _ => RankedOption::part(token),
                }
            })
            .collect()
    }

    /// Whether Heal or Trade is available to play.
    fn may_spend(&self, tile: Tile, recycled: bool) -> bool {
        let (hand, graveyard) =
            (self.zones.get(self.mover(), Pile::Hand), self.zones.get(self.mover(), Pile::Graveyard));
        let there = if recycled { hand.has(Tile::Recycle) && graveyard.has(tile) } else { hand.has(tile) };
        self.may_play() && there
    }

    /// The possible next tiles of a Heal.
    pub(super) fn heal_options(&self, started: &str, recycled: bool) -> Vec<RankedOption> {
        let prefix = if recycled { "RC+" } else { "" };
        if !self.may_spend(Tile::Heal, recycled) {
            return Vec::new();
        }
        let mut left = self.zones.get(self.mover(), Pile::Graveyard).clone();
        if recycled {
            left.take(Tile::Heal);
        }
        let wanted = self.heal_count(recycled);
        let mut taken = Vec::new();
        let mut parts = started.split('+').skip(1).peekable();
        let mut begun = "";
        while let Some(code) = parts.next() {
            if parts.peek().is_none() {
                begun = code;
                break;
            }
            match Tile::from_code(code) {
                Some(tile) if taken.last().is_none_or(|last| *last <= tile) && left.take(tile) => {
                    taken.push(tile);
                }
                _ => return Vec::new(),
            }
        }
        if taken.len() >= wanted {
            return Vec::new();
        }
        let least = taken.last().copied().unwrap_or(Tile::King);
        let after =
            |tile: Tile| left.tiles().map_or(0, |tiles| tiles.iter().filter(|other| **other >= tile).count());
        let chosen: String = taken.iter().map(|tile| format!("+{}", tile.code())).collect();
        let last = taken.len() + 1 == wanted;
        left.types()
            .filter(|tile| *tile >= least && tile.code().starts_with(begun))
            .filter(|tile| after(*tile) >= wanted - taken.len())
            .map(|tile| {
                let token = format!("{prefix}HE{chosen}+{}", tile.code());
                if last { RankedOption::play(token) } else { RankedOption::part(format!("{token}+")) }
            })
            .collect()
    }

    /// The possible first tiles of a Trade.
    pub(super) fn first_tiles_of_trade(&self, recycled: bool) -> Vec<RankedOption> {
        if !self.may_spend(Tile::Trade, recycled) {
            return Vec::new();
        }
        let slots = self.all_slots();
        let fits = |one: &TileSlot| self.trades_with(*one, &slots, recycled).next().is_some();
        let prefix = if recycled { "RC+TD@" } else { "TD@" };
        slots
            .iter()
            .filter(|one| fits(one))
            .map(|one| RankedOption::part(format!("{prefix}{one}~")))
            .collect()
    }

    /// The legal Trades of a tile with tiles on later squares.
    fn trades_with<'a>(
        &'a self,
        one: TileSlot,
        slots: &'a [TileSlot],
        recycled: bool,
    ) -> impl Iterator<Item = PlayChoice> + 'a {
        let later = slots.iter().filter(move |two| two.at > one.at);
        later
            .map(move |two| PlayChoice { recycled, action: TileAction::Trade(one, *two) })
            .filter(|play| self.check_play(play).is_ok())
    }

    /// The complete plays that start with a token, but for Heal and Trade only the next part.
    pub(super) fn play_options(&self, started: &str) -> Vec<RankedOption> {
        if !self.may_play() {
            return Vec::new();
        }
        let hand: Vec<Tile> = self.zones.get(self.mover(), Pile::Hand).types().collect();
        if started.starts_with('-') {
            let burns = hand.iter().filter(|_| self.phase == Phase::Play(0));
            return burns.map(|tile| burn(*tile)).collect();
        }
        let mut options = Vec::new();
        let begun = |code: &str| started.starts_with(code) || code.starts_with(started);
        for tile in hand.into_iter().filter(|tile| begun(tile.code())) {
            if tile != Tile::Recycle {
                self.push_plays(tile, false, started, &mut options);
                continue;
            }
            let graveyard = self.zones.get(self.mover(), Pile::Graveyard).types();
            for tile in graveyard.filter(|tile| begun(&format!("RC+{}", tile.code()))) {
                self.push_plays(tile, true, started, &mut options);
            }
        }
        options
    }

    fn push_plays(&self, tile: Tile, recycled: bool, started: &str, options: &mut Vec<RankedOption>) {
        let prefix = if recycled { "RC+" } else { "" };
        match tile {
            Tile::Heal if self.heal_count(recycled) > 0 => {
                options.push(RankedOption::part(format!("{prefix}HE+")));
            }
            Tile::Trade => {
                let begun = started.strip_prefix(prefix).and_then(|inner| inner.strip_prefix("TD@"));
                let Some(begun) = begun else {
                    if !self.first_tiles_of_trade(recycled).is_empty() {
                        options.push(RankedOption::part(format!("{prefix}TD@")));
                    }
                    return;
                };
                if let Some(one) = begun.split('~').next().and_then(|first| Rest(first).tile_slot()) {
                    let trades = self
                        .trades_with(one, &self.all_slots(), recycled)
                        .map(|play| RankedOption::play(play.to_string()))
                        .collect::<Vec<_>>();
                    options.extend(trades);
                }
            }
            _ => options
                .extend(self.targets(tile, recycled).iter().map(|play| RankedOption::play(play.to_string()))),
        }
    }
}

fn burn(tile: Tile) -> RankedOption {
    RankedOption::play(format!("-{}", tile.code()))
}
