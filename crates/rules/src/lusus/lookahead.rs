//! A position to look ahead in: what a computer player searches, made from a [`View`].
//!
//! What the view hides is drawn: face-down traps, hands and bags, from the tiles that it does not
//! show. The same draws from the same view give the same position.

use super::error::Error;
use super::event::DrawReason;
use super::generator::Generator;
use super::piece::Piece;
use super::piece_move::PieceMove;
use super::plays::{PlayChoice, TileAction, TileSlot};
use super::roller::{Roller, draw_tiles};
use super::square::Square;
use super::state::{Phase, State};
use super::tile::{Group, Tile};
use super::view::View;
use super::whole_move::Move;
use super::zone::{Pile, Zone};
use crate::square_set::SquareSet;
use crate::{Observer, Outcome, PlayError, RuleError, Side};

/// A position in which moves are tried; nothing played here is part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
}

/// A tile that may be played or burned, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileOption(PlayChoice);

/// A move of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceOption(PieceMove);

/// Draws by asking for an index below a number of options.
struct SampledRolls<'a>(&'a mut dyn FnMut(usize) -> usize);

impl Roller for SampledRolls<'_> {
    fn tiles(
        &mut self,
        _reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError> {
        let mut list = zone.tiles().unwrap_or_default();
        draw_tiles(&mut list, count, |options| Ok((self.0)(options.len()))).map(Some)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        let index = (self.0)(free.len() as usize);
        free.into_iter().nth(index).ok_or_else(|| RuleError::from(Error::PlayFirst).into())
    }
}

/// The tiles that a view does not show, of which each type exists twice.
struct Unseen([u8; Tile::COUNT]);

impl Unseen {
    fn of(state: &State) -> Self {
        let mut counts = [2_u8; Tile::COUNT];
        let mut see = |tile: Tile, times: u8| {
            let count = &mut counts[tile as usize];
            *count = count.saturating_sub(times);
        };
        for square in Square::all() {
            let tiles = state.board.get(square).into_iter().flat_map(|piece| piece.tiles.iter());
            tiles.filter_map(|placed| placed.tile).for_each(|tile| see(tile, 1));
        }
        for side in Side::BOTH {
            for pile in Pile::ALL {
                if let Zone::Open(there) = state.zones.get(side, pile) {
                    Tile::ALL.into_iter().zip(there).for_each(|(tile, times)| see(tile, *times));
                }
            }
        }
        Self(counts)
    }

    /// Draws one of those that fit; of all types that fit where the view shows more than there are.
    fn draw(&mut self, fits: impl Fn(Tile) -> bool, pick: &mut dyn FnMut(usize) -> usize) -> Tile {
        let fitting = Tile::ALL.into_iter().filter(|tile| fits(*tile));
        let mut list: Vec<Tile> = Vec::new();
        for tile in fitting.clone() {
            list.extend(std::iter::repeat_n(tile, self.0[tile as usize].into()));
        }
        if list.is_empty() {
            list.extend(fitting);
        }
        let drawn = list[pick(list.len())];
        let count = &mut self.0[drawn as usize];
        *count = count.saturating_sub(1);
        drawn
    }
}

impl View {
    /// The position to look ahead in, with what is hidden drawn by `pick`, which is asked for an
    /// index below a number of options.
    #[must_use]
    pub fn lookahead(&self, pick: &mut dyn FnMut(usize) -> usize) -> Lookahead {
        let mut state = self.state.clone();
        let mut unseen = Unseen::of(&state);
        for square in Square::all() {
            let Some(mut piece) = state.board.get(square).copied() else { continue };
            let mut hidden = false;
            for index in 0..piece.tiles.len() {
                if let Some(placed) = piece.tiles.get(index).filter(|placed| placed.tile.is_none()) {
                    let tile = Some(unseen.draw(Tile::is_trap, pick));
                    piece.tiles.replace(index, super::tile::PlacedTile { tile, ..placed });
                    hidden = true;
                }
            }
            if hidden {
                state.board.set(square, Some(piece));
            }
        }
        for side in Side::BOTH {
            for pile in Pile::ALL {
                if let Zone::Closed(count) = *state.zones.get(side, pile) {
                    let mut zone = Zone::EMPTY;
                    (0..count).for_each(|_| zone.put(Some(unseen.draw(|_| true, pick))));
                    *state.zones.get_mut(side, pile) = zone;
                }
            }
        }
        Lookahead { state }
    }
}

impl TileOption {
    /// The canonical text, such as `QU@e2`.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.to_string()
    }

    /// The tile that has the effect.
    #[must_use]
    pub const fn tile(&self) -> Option<Tile> {
        self.0.tile()
    }

    /// Whether it is burned.
    #[must_use]
    pub const fn is_burn(&self) -> bool {
        matches!(self.0.action, TileAction::Burn(_))
    }

    /// The piece on which it is played, and the slot of the tile there that it is played on.
    #[must_use]
    pub const fn target(&self) -> Option<(Square, Option<usize>)> {
        match self.0.action {
            TileAction::Attach(_, at) | TileAction::Sweep(_, at) => Some((at, None)),
            TileAction::Choose(_, TileSlot { at, slot }) => Some((at, Some(slot as usize))),
            _ => None,
        }
    }
}

impl PieceOption {
    /// The canonical text, such as `e2e4`.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// Where the piece stands and where it goes; none for castling and a pass.
    #[must_use]
    pub const fn squares(&self) -> Option<(Square, Square)> {
        match self.0 {
            PieceMove::Step(step) => Some((step.from, step.to)),
            PieceMove::Swap { from, to, .. } => Some((from, to)),
            PieceMove::Pass | PieceMove::Castle(_) => None,
        }
    }

    /// Whether it takes what stands on a square, first or by rolling on.
    #[must_use]
    pub fn enters(&self, square: Square) -> bool {
        match self.0 {
            PieceMove::Step(step) => step.to == square || step.rolls.contains(&Some(square)),
            _ => false,
        }
    }

    /// Whether two pieces change places.
    #[must_use]
    pub const fn is_swap(&self) -> bool {
        matches!(self.0, PieceMove::Swap { .. })
    }

    /// Whether a pawn is promoted to a queen, or to something else.
    #[must_use]
    pub fn promotion(&self) -> Option<super::piece::Kind> {
        match self.0 {
            PieceMove::Step(step) => step.promotion,
            PieceMove::Swap { promotion, .. } => promotion,
            PieceMove::Pass | PieceMove::Castle(_) => None,
        }
    }
}

impl Lookahead {
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover()
    }

    /// The number of the move about to be made.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.number
    }

    /// What may come next in a move.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// How the game ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.result
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<&Piece> {
        self.state.board.get(at)
    }

    /// The square that was skipped by a pawn movement of two steps.
    #[must_use]
    pub const fn passed(&self) -> Option<Square> {
        self.state.board.passed
    }

    /// The tiles in a pile of a side.
    #[must_use]
    pub const fn zone(&self, side: Side, pile: Pile) -> &Zone {
        self.state.zones.get(side, pile)
    }

    /// Where a side's king stands.
    #[must_use]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.state.board.king(side)
    }

    /// How many tiles a side draws at the end of its move.
    #[must_use]
    pub fn draw_count(&self, side: Side) -> usize {
        self.state.draw_count(side)
    }

    /// Whether a piece may be moved now: no tile has to be played first.
    #[must_use]
    pub fn may_move(&self) -> bool {
        self.state.may_move()
    }

    /// Supposes that the side to move plays no more tiles.
    pub fn skip_tiles(&mut self) {
        if matches!(self.state.phase, Phase::Play(_)) {
            self.state.phase = Phase::Move;
        }
    }

    /// The tiles that may be played or burned now. Of the ways to play Heal only the first one is
    /// among them.
    #[must_use]
    pub fn tile_options(&self) -> Vec<TileOption> {
        let mut found = Vec::new();
        let Phase::Play(played) = self.state.phase else { return found };
        let state = &self.state;
        let mover = state.mover();
        for tile in state.zones.get(mover, Pile::Hand).types() {
            if played == 0 {
                found.push(TileOption(PlayChoice::of(TileAction::Burn(tile))));
            }
            if tile == Tile::Recycle {
                for again in state.zones.get(mover, Pile::Graveyard).types() {
                    self.push_uses(again, true, &mut found);
                }
            } else {
                self.push_uses(tile, false, &mut found);
            }
        }
        found
    }

    fn push_uses(&self, tile: Tile, recycled: bool, found: &mut Vec<TileOption>) {
        let state = &self.state;
        let mut offer = |action: TileAction| {
            let play = PlayChoice { recycled, action };
            if state.check_play(&play).is_ok() {
                found.push(TileOption(play));
            }
        };
        let slots = || -> Vec<TileSlot> {
            state.board.occupied().into_iter().flat_map(|at| state.slots_on(at)).collect()
        };
        match tile {
            Tile::Recycle => {}
            Tile::Heal => {
                let mut there = state.zones.get(state.mover(), Pile::Graveyard).clone();
                if recycled {
                    there.take(Tile::Heal);
                }
                let mut tiles = there.tiles().unwrap_or_default();
                tiles.truncate(state.heal_count(recycled));
                offer(TileAction::Heal(tiles));
            }
            Tile::Trade => {
                let slots = slots();
                for (index, one) in slots.iter().enumerate() {
                    let others = slots[index + 1..].iter().filter(|two| two.at > one.at);
                    others.for_each(|two| offer(TileAction::Trade(*one, *two)));
                }
            }
            Tile::Delay | Tile::Backstab | Tile::LifeTap => offer(TileAction::Plain(tile)),
            Tile::Dispel | Tile::Disenchant | Tile::Trip => {
                slots().into_iter().for_each(|slot| offer(TileAction::Choose(tile, slot)));
            }
            Tile::Knockout | Tile::Ensnare => {
                state.board.occupied().into_iter().for_each(|at| offer(TileAction::Sweep(tile, at)));
            }
            _ if tile.group() == Group::OneTime => {}
            _ => {
                let at = state.board.occupied().into_iter();
                at.for_each(|at| offer(TileAction::Attach(Some(tile), at)));
            }
        }
    }

    /// The legal moves of pieces, as if no tile had to be played first; the pass where there is no
    /// other.
    #[must_use]
    pub fn piece_options(&self) -> Vec<PieceOption> {
        if self.state.result.is_some() {
            return Vec::new();
        }
        Generator::new(&self.state.board).all().into_iter().map(PieceOption).collect()
    }

    /// Plays a tile; `pick` draws where chance decides.
    pub fn play_tile(&mut self, option: &TileOption, pick: &mut dyn FnMut(usize) -> usize) {
        // With every roll decided a legal play is never refused.
        let _ = self.state.play(&option.0, &mut SampledRolls(pick));
    }

    /// The position after the move of a piece and all that follows it, the draw included; `pick` draws
    /// where chance decides.
    #[must_use]
    pub fn after_piece(&self, option: &PieceOption, pick: &mut dyn FnMut(usize) -> usize) -> Self {
        let chosen = Move { plays: Vec::new(), made: option.0 };
        let after = self.state.perform(&chosen, &mut SampledRolls(pick), &mut |_| {});
        Self { state: after.unwrap_or_else(|_| self.state.clone()) }
    }

    /// What an observer would know of this position.
    #[must_use]
    pub fn view(&self, observer: Observer) -> View {
        View { state: self.state.redacted(observer), observer }
    }
}
