//! Making a move: captures, traps and what follows (`rules/lusus.md §3.5`).

use super::field::{Field, Wing, home_rank};
use super::lots::Lots;
use super::moves::{Move, Step, first_victim, passed_by, promotes, runs};
use super::piece::{Kind, Piece, Square, Squares};
use super::story::Happening;
use super::tile::{Chip, Tile};
use super::zone::{Pile, Zones};
use crate::{PlayError, Side};

/// Where tiles go that leave the board.
pub(super) trait Table: Clone {
    /// Puts a tile into one of a player's piles.
    fn lay(&mut self, owner: Side, pile: Pile, tile: Option<Tile>);
}

impl Table for Zones {
    fn lay(&mut self, owner: Side, pile: Pile, tile: Option<Tile>) {
        self.get_mut(owner, pile).put(tile);
    }
}

/// For those who only count moves.
#[derive(Clone, Copy)]
pub(super) struct Nowhere;

impl Table for Nowhere {
    fn lay(&mut self, _: Side, _: Pile, _: Option<Tile>) {}
}

/// What a move means for the rest of the turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Upshot {
    /// Whether the mover's player draws nothing this turn.
    pub(super) no_draw: bool,
    /// Who lost his king.
    pub(super) loser: Option<Side>,
}

/// Makes a legal move.
///
/// # Errors
///
/// Asks for the next draw, or says what is wrong with a record.
pub(super) fn make<T: Table>(
    field: &mut Field,
    table: &mut T,
    made: &Move,
    lots: &mut dyn Lots,
    tell: &mut dyn FnMut(Happening),
) -> Result<Upshot, PlayError> {
    let passed = match made {
        Move::Pass => None,
        Move::Castle(wing) => {
            castle(field, *wing);
            None
        }
        Move::Swap { from, to, promotion } => {
            swap(field, *from, *to, *promotion, tell);
            None
        }
        Move::Step(step) => match first_victim(field, step) {
            Some(victim) => {
                let mut taking =
                    Taking { field, table, lots, tell, step, at: step.from, upshot: Upshot::default() };
                let passed = taking.run(victim)?;
                let upshot = taking.upshot;
                field.passed = passed;
                return Ok(upshot);
            }
            None => {
                let passed = passed_by(field, step.from, step.to);
                shift(field, step.from, step.to);
                promote(field, step.to, step.promotion, tell);
                passed
            }
        },
    };
    field.passed = passed;
    Ok(Upshot::default())
}

fn castle(field: &mut Field, wing: Wing) {
    let rank = home_rank(field.mover);
    let at = |file: i8| Square::at(file, rank).expect("a home square");
    let (king_goal, rook_goal) = wing.goals();
    let (king, rook) = (field.lift(at(4)), field.lift(at(wing.rook_file())));
    if let (Some(king), Some(rook)) = (king, rook) {
        field.land(at(king_goal), king);
        field.land(at(rook_goal), rook);
    }
}

fn swap(
    field: &mut Field,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
    tell: &mut dyn FnMut(Happening),
) {
    if let (Some(mover), Some(partner)) = (field.lift(from), field.lift(to)) {
        field.land(to, mover);
        field.land(from, partner);
        promote(field, to, promotion, tell);
        promote(field, from, None, tell);
    }
}

fn shift(field: &mut Field, from: Square, to: Square) {
    if let Some(piece) = field.lift(from) {
        field.land(to, piece);
    }
}

/// Promotes a pawn on its last rank, to a queen if nothing else is said.
fn promote(field: &mut Field, at: Square, to: Option<Kind>, tell: &mut dyn FnMut(Happening)) {
    if field.get(at).is_some_and(|piece| promotes(piece, at)) {
        let kind = to.unwrap_or(Kind::Queen);
        field.edit(at, |piece| piece.kind = kind);
        tell(Happening::Promoted { at, kind });
    }
}

/// What comes of one victim.
enum Fate {
    /// It is gone, or it dodged: the mover goes on.
    On,
    /// The move is over.
    Over,
}

/// A capture under way.
struct Taking<'a, T> {
    field: &'a mut Field,
    table: &'a mut T,
    lots: &'a mut dyn Lots,
    tell: &'a mut dyn FnMut(Happening),
    step: &'a Step,
    /// Where the mover stands.
    at: Square,
    upshot: Upshot,
}

impl<T: Table> Taking<'_, T> {
    /// Makes the whole move; returns the square that it passed in the end.
    fn run(&mut self, first: Square) -> Result<Option<Square>, PlayError> {
        let step = *self.step;
        let victims: Vec<(Square, Square)> = std::iter::once((first, step.to))
            .chain(step.rolls.into_iter().flatten().map(|square| (square, square)))
            .collect();
        let reverts = |(at, _): &(Square, Square)| {
            self.field.get(*at).is_some_and(|piece| piece.chips.has(Tile::Revert))
        };
        let before = victims.iter().any(reverts).then(|| (self.field.clone(), self.table.clone()));
        let mut taken = false;
        for (index, (victim, entered)) in victims.into_iter().enumerate() {
            let Some(piece) = self.field.get(victim).copied() else { continue };
            if self.dodges(victim, &piece, entered)? {
                shift(self.field, self.at, entered);
                self.at = entered;
                continue;
            }
            if let Some(slot) = piece.chips.find(Tile::Revert)
                && let Some((field, table)) = &before
            {
                (*self.field, *self.table) = (field.clone(), table.clone());
                self.shed(victim, slot);
                self.upshot = Upshot::default();
                (self.tell)(Happening::Reverted { at: victim });
                return Ok(None);
            }
            let steal = step.steal.filter(|_| index == 0);
            if let Fate::Over = self.take(victim, piece, entered, steal) {
                return Ok(None);
            }
            taken = true;
        }
        promote(self.field, self.at, step.promotion, self.tell);
        Ok(self.follow(taken))
    }

    /// Sends a tile of a piece on the board to its owner's graveyard.
    fn shed(&mut self, at: Square, slot: usize) {
        let mut gone = None;
        self.field.edit(at, |piece| gone = piece.chips.remove(slot));
        if let Some(chip) = gone {
            self.table.lay(chip.owner, Pile::Graveyard, chip.tile);
        }
    }

    fn dodges(&mut self, victim: Square, piece: &Piece, entered: Square) -> Result<bool, PlayError> {
        let Some(slot) = piece.chips.find(Tile::Dodge) else { return Ok(false) };
        let taken = self.field.occupied().or(Squares::of(entered));
        let free = Squares::of(victim).neighbours().without(taken);
        if free.is_empty() || self.field.facts().frozen.has(victim) {
            return Ok(false);
        }
        let to = self.lots.square(free)?;
        self.shed(victim, slot);
        shift(self.field, victim, to);
        (self.tell)(Happening::Dodged { from: victim, to });
        promote(self.field, to, None, self.tell);
        Ok(true)
    }

    /// Captures a piece that neither dodges nor reverts.
    fn take(&mut self, victim: Square, mut piece: Piece, entered: Square, steal: Option<u8>) -> Fate {
        let traps = piece.chips.mask();
        let set = |tile: Tile| traps & tile.bit() != 0;
        self.field.lift(victim);
        (self.tell)(Happening::Captured { at: victim, piece });
        if piece.kind == Kind::King {
            self.bury(piece);
            shift(self.field, self.at, entered);
            promote(self.field, entered, self.step.promotion, self.tell);
            self.upshot.loser = Some(piece.side);
            return Fate::Over;
        }
        if let Some(chip) = steal.and_then(|slot| piece.chips.remove(slot.into())) {
            let owner = self.field.mover;
            self.field.edit(self.at, |thief| thief.chips.push(Chip { owner, ..chip }));
            (self.tell)(Happening::Stolen { from: victim, chip });
        }
        if set(Tile::Bequeath) {
            let side = piece.side;
            let heir = |chip: Chip| chip.owner == side && chip.tile != Some(Tile::Bequeath);
            let slot = piece.chips.iter().position(heir);
            if let Some(chip) = slot.and_then(|slot| piece.chips.remove(slot)) {
                self.table.lay(piece.side, Pile::Hand, chip.tile);
                (self.tell)(Happening::Bequeathed { side: piece.side, chip });
            }
        }
        if set(Tile::Transfusion) {
            let mut kept = super::piece::Chips::NONE;
            let mut count = 0;
            for chip in piece.chips.iter() {
                if chip.owner == piece.side {
                    self.table.lay(piece.side, Pile::Bag, chip.tile);
                    count += 1;
                } else {
                    kept.push(chip);
                }
            }
            piece.chips = kept;
            (self.tell)(Happening::Transfused { side: piece.side, count });
        }
        self.bury(piece);
        if set(Tile::NoDraw) {
            self.upshot.no_draw = true;
            (self.tell)(Happening::DrawSkipped);
        }
        if set(Tile::Revenge) {
            if let Some(mover) = self.field.lift(self.at) {
                (self.tell)(Happening::Avenged { at: self.at, piece: mover });
                self.bury(mover);
                if mover.kind == Kind::King {
                    self.upshot.loser = Some(mover.side);
                }
            }
            return Fate::Over;
        }
        shift(self.field, self.at, entered);
        self.at = entered;
        Fate::On
    }

    /// Sends all tiles of a piece that is gone to their owners' graveyards.
    fn bury(&mut self, piece: Piece) {
        for chip in piece.chips.iter() {
            self.table.lay(chip.owner, Pile::Graveyard, chip.tile);
        }
    }

    /// Makes the move after the capture, where it is still to be made; the square that it passes.
    fn follow(&mut self, taken: bool) -> Option<Square> {
        let run = self.step.run?;
        if !taken || !runs(self.field, self.at).has(run.to) {
            (self.tell)(Happening::StayedPut);
            return None;
        }
        let passed = passed_by(self.field, self.at, run.to);
        shift(self.field, self.at, run.to);
        (self.tell)(Happening::Ran { from: self.at, to: run.to });
        promote(self.field, run.to, run.promotion, self.tell);
        passed
    }
}
