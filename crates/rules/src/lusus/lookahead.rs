//! Positions for the search of a computer player, built from a [`View`].
//!
//! Hidden information is sampled: face-down traps, hands and bags come from the tiles that the view
//! doesn't show. The same view and the same picks give the same position.

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

/// A position for trying moves, separate from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
}

/// A tile to play or burn, with its target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileOption(PlayChoice);

/// A move of a piece, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceOption(PieceMove);

/// A roller that gets its results from a callback: given a number of options, it returns an index.
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

/// The tiles that a view doesn't show, out of two of each type.
struct UnseenTiles([u8; Tile::COUNT]);

impl UnseenTiles {
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

    /// Draws a fitting tile. If none is left because the view shows more than two of a type, draws
    /// from all fitting types.
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
    /// The position to search. `pick` samples hidden information: given a number of options, it
    /// returns an index.
    #[must_use]
    pub fn lookahead(&self, pick: &mut dyn FnMut(usize) -> usize) -> Lookahead {
        let mut state = self.state.clone();
        let mut unseen = UnseenTiles::of(&state);
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

    /// The tile that takes effect: with Recycle, the returned one.
    #[must_use]
    pub const fn tile(&self) -> Option<Tile> {
        self.0.tile()
    }

    /// Whether the tile is burned instead of played.
    #[must_use]
    pub const fn is_burn(&self) -> bool {
        matches!(self.0.action, TileAction::Burn(_))
    }

    /// The square of the target piece, and the target slot if the play affects a single tile.
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

    /// Start and target square; `None` for castling and a pass.
    #[must_use]
    pub const fn squares(&self) -> Option<(Square, Square)> {
        match self.0 {
            PieceMove::Step(step) => Some((step.from, step.to)),
            PieceMove::Swap { from, to, .. } => Some((from, to)),
            PieceMove::Pass | PieceMove::Castle(_) => None,
        }
    }

    /// Whether the move captures on a square if it is occupied, including by Boulder Dash.
    #[must_use]
    pub fn enters(&self, square: Square) -> bool {
        match self.0 {
            PieceMove::Step(step) => step.to == square || step.rolls.contains(&Some(square)),
            _ => false,
        }
    }

    /// Whether two pieces swap squares.
    #[must_use]
    pub const fn is_swap(&self) -> bool {
        matches!(self.0, PieceMove::Swap { .. })
    }

    /// The promotion chosen in this move, except one in a follow-up.
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

    /// The number of the next move.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.number
    }

    /// The phase of the current move.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The outcome, if the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.result
    }

    /// The piece on a square, with its tiles.
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<&Piece> {
        self.state.board.get(at)
    }

    /// The square skipped by a two-square pawn movement, for en passant.
    #[must_use]
    pub const fn passed(&self) -> Option<Square> {
        self.state.board.passed
    }

    /// One of a side's piles; sampled if the view hides it.
    #[must_use]
    pub const fn zone(&self, side: Side, pile: Pile) -> &Zone {
        self.state.zones.get(side, pile)
    }

    /// The square of a side's king; `None` after its capture.
    #[must_use]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.state.board.king(side)
    }

    /// The number of tiles that a side draws at the end of its move.
    #[must_use]
    pub fn draw_count(&self, side: Side) -> usize {
        self.state.draw_count(side)
    }

    /// Whether a piece may move now, because no tile must be played first.
    #[must_use]
    pub fn may_move(&self) -> bool {
        self.state.may_move()
    }

    /// Ends the Play phase: the side to move plays no more tiles.
    pub fn skip_tiles(&mut self) {
        if matches!(self.state.phase, Phase::Play(_)) {
            self.state.phase = Phase::Move;
        }
    }

    /// The legal plays and burns. For Heal, only one set of tiles is included.
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

    /// A move of a piece that captures the king without a further tile.
    #[must_use]
    pub fn king_capture(&self) -> Option<PieceOption> {
        let side = self.turn();
        let king = self.king(side.other())?;
        self.piece_options().into_iter().filter(|option| option.enters(king)).find(|option| {
            let outcome = self.after_piece(option, &mut |_| 0).outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(side))
        })
    }

    /// The legal moves of pieces, even if a tile must be played first. Only the pass if there are
    /// no others.
    #[must_use]
    pub fn piece_options(&self) -> Vec<PieceOption> {
        if self.state.result.is_some() {
            return Vec::new();
        }
        Generator::new(&self.state.board).all().into_iter().map(PieceOption).collect()
    }

    /// Plays a tile; `pick` decides the random results.
    pub fn play_tile(&mut self, option: &TileOption, pick: &mut dyn FnMut(usize) -> usize) {
        // A legal play can't fail if every roll is decided.
        let _ = self.state.play(&option.0, &mut SampledRolls(pick));
    }

    /// The position after a piece's move, including the final draw; `pick` decides the random
    /// results.
    #[must_use]
    pub fn after_piece(&self, option: &PieceOption, pick: &mut dyn FnMut(usize) -> usize) -> Self {
        let chosen = Move { plays: Vec::new(), made: option.0 };
        let after = self.state.perform(&chosen, &mut SampledRolls(pick), &mut |_| {});
        Self { state: after.unwrap_or_else(|_| self.state.clone()) }
    }

    /// The view of an observer in this position.
    #[must_use]
    pub fn view(&self, observer: Observer) -> View {
        View { state: self.state.redacted(observer), observer }
    }
}
