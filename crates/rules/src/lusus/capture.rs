//! Makes a piece's move: captures, traps and their consequences (`rules/lusus.md §3.5`).

use super::board::Board;
use super::castling::Wing;
use super::generator::{first_victim, follow_ups, skipped_by};
use super::piece::{Kind, Piece, PieceTiles};
use super::piece_move::{PieceMove, PieceStep, promotes};
use super::roller::Roller;
use super::square::{Square, home_rank};
use super::story::MoveEffect;
use super::tile::{PlacedTile, Tile};
use super::zone::{Pile, Zones};
use crate::square_set::SquareSet;
use crate::{PlayError, Side};

/// Receives tiles that leave the board.
pub(super) trait TileSink: Clone {
    /// Puts a tile on one of a player's piles.
    fn put(&mut self, owner: Side, pile: Pile, tile: Option<Tile>);
}

impl TileSink for Zones {
    fn put(&mut self, owner: Side, pile: Pile, tile: Option<Tile>) {
        self.get_mut(owner, pile).put(tile);
    }
}

/// Discards the tiles, for counting moves.
#[derive(Clone, Copy)]
pub(super) struct NoSink;

impl TileSink for NoSink {
    fn put(&mut self, _: Side, _: Pile, _: Option<Tile>) {}
}

/// Consequences of a move for the rest of the turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MoveResult {
    /// Whether the draw at the end is skipped.
    pub(super) no_draw: bool,
    /// The side that lost its king.
    pub(super) loser: Option<Side>,
}

/// Makes a legal move. Only the roller can fail.
pub(super) fn make<T: TileSink>(
    board: &mut Board,
    sink: &mut T,
    made: &PieceMove,
    roller: &mut dyn Roller,
    on_effect: &mut dyn FnMut(MoveEffect),
) -> Result<MoveResult, PlayError> {
    let passed = match made {
        PieceMove::Pass => None,
        PieceMove::Castle(wing) => {
            castle(board, *wing);
            None
        }
        PieceMove::Swap { from, to, promotion } => {
            swap(board, *from, *to, *promotion, on_effect);
            None
        }
        PieceMove::Step(step) => match first_victim(board, step) {
            Some(victim) => {
                let mut capture = Capture {
                    board,
                    sink,
                    roller,
                    on_effect,
                    step,
                    at: step.from,
                    result: MoveResult::default(),
                };
                let passed = capture.run(victim)?;
                let result = capture.result;
                board.passed = passed;
                return Ok(result);
            }
            None => {
                let passed = skipped_by(board, step.from, step.to);
                shift(board, step.from, step.to);
                promote(board, step.to, step.promotion, on_effect);
                passed
            }
        },
    };
    board.passed = passed;
    Ok(MoveResult::default())
}

fn castle(board: &mut Board, wing: Wing) {
    let rank = home_rank(board.mover);
    let at = |file: i8| Square::at(file, rank).expect("home squares are on the board");
    let (king_target, rook_target) = wing.targets();
    let (king, rook) = (board.lift(at(4)), board.lift(at(wing.rook_file())));
    if let (Some(king), Some(rook)) = (king, rook) {
        board.land(at(king_target), king);
        board.land(at(rook_target), rook);
    }
}

/// Undoes the mover's castling, except for the castling rights and the en passant square.
pub(super) fn undo_castling(board: &mut Board, wing: Wing) {
    let rank = home_rank(board.mover);
    let at = |file: i8| Square::at(file, rank).expect("home squares are on the board");
    let (king_target, rook_target) = wing.targets();
    let (king, rook) = (board.lift(at(king_target)), board.lift(at(rook_target)));
    board.set(at(4), king);
    board.set(at(wing.rook_file()), rook);
}

fn swap(
    board: &mut Board,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
    on_effect: &mut dyn FnMut(MoveEffect),
) {
    if let (Some(mover), Some(partner)) = (board.lift(from), board.lift(to)) {
        board.land(to, mover);
        board.land(from, partner);
        promote(board, to, promotion, on_effect);
        promote(board, from, None, on_effect);
    }
}

fn shift(board: &mut Board, from: Square, to: Square) {
    if let Some(piece) = board.lift(from) {
        board.land(to, piece);
    }
}

/// Promotes a pawn on its last rank, to a queen by default.
fn promote(board: &mut Board, at: Square, to: Option<Kind>, on_effect: &mut dyn FnMut(MoveEffect)) {
    if board.get(at).is_some_and(|piece| promotes(piece, at)) {
        let kind = to.unwrap_or(Kind::Queen);
        board.edit(at, |piece| piece.kind = kind);
        on_effect(MoveEffect::Promoted { at, kind });
    }
}

/// Whether a move continues after one of its victims.
enum VictimFate {
    /// The mover continues.
    Continue,
    /// The move ends.
    EndMove,
}

/// A capture in progress.
struct Capture<'a, T> {
    board: &'a mut Board,
    sink: &'a mut T,
    roller: &'a mut dyn Roller,
    on_effect: &'a mut dyn FnMut(MoveEffect),
    step: &'a PieceStep,
    /// The current square of the mover.
    at: Square,
    result: MoveResult,
}

impl<T: TileSink> Capture<'_, T> {
    /// Makes the whole move and returns the square skipped by its follow-up.
    fn run(&mut self, first: Square) -> Result<Option<Square>, PlayError> {
        let step = *self.step;
        let victims: Vec<(Square, Square)> = std::iter::once((first, step.to))
            .chain(step.rolls.into_iter().flatten().map(|square| (square, square)))
            .collect();
        let reverts = |(at, _): &(Square, Square)| {
            self.board.get(*at).is_some_and(|piece| piece.tiles.has(Tile::Revert))
        };
        let before = victims.iter().any(reverts).then(|| (self.board.clone(), self.sink.clone()));
        let mut captured = false;
        for (index, (victim, entered)) in victims.into_iter().enumerate() {
            let Some(piece) = self.board.get(victim).copied() else { continue };
            if self.dodges(victim, &piece, entered)? {
                shift(self.board, self.at, entered);
                self.at = entered;
                continue;
            }
            if let Some(slot) = piece.tiles.find(Tile::Revert)
                && let Some((board, sink)) = &before
            {
                (*self.board, *self.sink) = (board.clone(), sink.clone());
                self.bury_tile(victim, slot);
                self.result = MoveResult::default();
                (self.on_effect)(MoveEffect::Reverted { at: victim });
                return Ok(None);
            }
            let steal = step.steal.filter(|_| index == 0);
            if let VictimFate::EndMove = self.take(victim, piece, entered, steal) {
                return Ok(None);
            }
            captured = true;
        }
        promote(self.board, self.at, step.promotion, self.on_effect);
        Ok(self.follow(captured))
    }

    /// Moves a tile from a piece on the board to its owner's graveyard.
    fn bury_tile(&mut self, at: Square, slot: usize) {
        let mut gone = None;
        self.board.edit(at, |piece| gone = piece.tiles.remove(slot));
        if let Some(placed) = gone {
            self.sink.put(placed.owner, Pile::Graveyard, placed.tile);
        }
    }

    /// Lets a victim dodge if possible, and returns whether it did.
    fn dodges(&mut self, victim: Square, piece: &Piece, entered: Square) -> Result<bool, PlayError> {
        let Some(slot) = piece.tiles.find(Tile::Dodge) else { return Ok(false) };
        let taken = self.board.occupied().or(SquareSet::of(entered));
        let free = SquareSet::of(victim).neighbors().without(taken);
        if free.is_empty() || self.board.effects().frozen.has(victim) {
            return Ok(false);
        }
        let to = self.roller.square(free)?;
        self.bury_tile(victim, slot);
        shift(self.board, victim, to);
        (self.on_effect)(MoveEffect::Dodged { from: victim, to });
        promote(self.board, to, None, self.on_effect);
        Ok(true)
    }

    /// Captures a piece that neither dodges nor reverts.
    fn take(&mut self, victim: Square, mut piece: Piece, entered: Square, steal: Option<u8>) -> VictimFate {
        let traps = piece.tiles.mask();
        let armed = |tile: Tile| traps & tile.bit() != 0;
        self.board.lift(victim);
        (self.on_effect)(MoveEffect::Captured { at: victim, piece });
        if piece.kind == Kind::King {
            self.bury_tiles(piece);
            shift(self.board, self.at, entered);
            promote(self.board, entered, self.step.promotion, self.on_effect);
            self.result.loser = Some(piece.side);
            return VictimFate::EndMove;
        }
        if let Some(placed) = steal.and_then(|slot| piece.tiles.remove(slot.into())) {
            let owner = self.board.mover;
            self.board.edit(self.at, |thief| thief.tiles.push(PlacedTile { owner, ..placed }));
            (self.on_effect)(MoveEffect::Stolen { from: victim, tile: placed });
        }
        if armed(Tile::Bequeath) {
            let side = piece.side;
            let heir = |placed: PlacedTile| placed.owner == side && placed.tile != Some(Tile::Bequeath);
            let slot = piece.tiles.iter().position(heir);
            if let Some(placed) = slot.and_then(|slot| piece.tiles.remove(slot)) {
                self.sink.put(piece.side, Pile::Hand, placed.tile);
                (self.on_effect)(MoveEffect::Bequeathed { side: piece.side, tile: placed });
            }
        }
        if armed(Tile::Transfusion) {
            let mut kept = PieceTiles::NONE;
            let mut count = 0;
            for placed in piece.tiles.iter() {
                if placed.owner == piece.side {
                    self.sink.put(piece.side, Pile::Bag, placed.tile);
                    count += 1;
                } else {
                    kept.push(placed);
                }
            }
            piece.tiles = kept;
            (self.on_effect)(MoveEffect::Transfused { side: piece.side, count });
        }
        self.bury_tiles(piece);
        if armed(Tile::NoDraw) {
            self.result.no_draw = true;
            (self.on_effect)(MoveEffect::DrawSkipped);
        }
        if armed(Tile::Revenge) {
            if let Some(mover) = self.board.lift(self.at) {
                (self.on_effect)(MoveEffect::Avenged { at: self.at, piece: mover });
                self.bury_tiles(mover);
                if mover.kind == Kind::King {
                    self.result.loser = Some(mover.side);
                }
            }
            return VictimFate::EndMove;
        }
        shift(self.board, self.at, entered);
        self.at = entered;
        VictimFate::Continue
    }

    /// Moves all tiles of a captured piece to their owners' graveyards.
    fn bury_tiles(&mut self, piece: Piece) {
        for placed in piece.tiles.iter() {
            self.sink.put(placed.owner, Pile::Graveyard, placed.tile);
        }
    }

    /// Makes the follow-up if it is still possible, and returns the square that it skips.
    fn follow(&mut self, captured: bool) -> Option<Square> {
        let follow_up = self.step.follow_up?;
        if !captured || !follow_ups(self.board, self.at).has(follow_up.to) {
            (self.on_effect)(MoveEffect::NoFollowUp);
            return None;
        }
        let passed = skipped_by(self.board, self.at, follow_up.to);
        shift(self.board, self.at, follow_up.to);
        (self.on_effect)(MoveEffect::FollowedUp { from: self.at, to: follow_up.to });
        promote(self.board, follow_up.to, follow_up.promotion, self.on_effect);
        passed
    }
}
