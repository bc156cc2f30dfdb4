//! Possible targets of a piece (`rules/chakart.md §3`), judged on the board as the mover sees it:
//! the square of the opponent's hidden queen counts as empty.

use super::piece::{Content, Kind, Object, Piece, Power};
use super::square::{AROUND, DIAGONAL, LEAPS, STRAIGHT, Square, first_rank, forward};
use super::state::State;
use crate::Side;
use crate::square_set::SquareSet;

#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    /// Targets of visible moves.
    pub(super) plain: SquareSet,
    /// A queen's targets for a stealth move, or the pieces that a king can shell.
    pub(super) special: SquareSet,
}

impl State {
    /// The targets of the mover's piece on `from`; ignores a halo.
    pub(super) fn targets(&self, from: Square, piece: Piece) -> Targets {
        let mut targets = Targets { plain: SquareSet::EMPTY, special: SquareSet::EMPTY };
        match piece.kind {
            Kind::Pawn => self.pawn_targets(from, piece.side, &mut targets.plain),
            Kind::Knight => self.leap_targets(from, piece.side, &LEAPS, &mut targets.plain),
            Kind::Rook => self.slide(from, piece.side, &STRAIGHT, &mut targets),
            Kind::Bishop => self.slide(from, piece.side, &DIAGONAL, &mut targets),
            Kind::Queen => self.slide(from, piece.side, &AROUND, &mut targets),
            Kind::King => {
                self.leap_targets(from, piece.side, &AROUND, &mut targets.plain);
                self.shell_targets(from, piece.side, &mut targets.special);
            }
        }
        // `slide` fills `special` for every slider.
        if piece.kind != Kind::King && !(piece.kind == Kind::Queen && self.power(piece.side, Power::Stealth))
        {
            targets.special = SquareSet::EMPTY;
        }
        targets
    }

    fn pawn_targets(&self, from: Square, side: Side, found: &mut SquareSet) {
        let ahead = forward(side);
        for files in [-1, 1] {
            if let Some(to) = from.offset(files, ahead) {
                match self.seen(to) {
                    Content::Piece(victim) if victim.side != side => found.add(to),
                    Content::Object(_) => found.add(to),
                    Content::Piece(_) | Content::Empty => {}
                }
            }
        }
        let Some(one) = from.offset(0, ahead).filter(|to| self.seen(*to).piece().is_none()) else { return };
        found.add(one);
        let may_jump = (from.rank() - first_rank(side)).abs() <= 1;
        let open = matches!(self.seen(one), Content::Empty | Content::Object(Object::Egg | Object::Mushroom));
        if may_jump && open {
            let two = from.offset(0, 2 * ahead).filter(|to| self.seen(*to).piece().is_none());
            two.into_iter().for_each(|to| found.add(to));
        }
    }

    /// Adds the targets of a knight or king.
    fn leap_targets(&self, from: Square, side: Side, leaps: &[(i8, i8)], found: &mut SquareSet) {
        for (files, ranks) in leaps {
            if let Some(to) = from.offset(*files, *ranks)
                && self.seen(to).piece().is_none_or(|piece| piece.side != side)
            {
                found.add(to);
            }
        }
    }

    /// Adds the targets of a slider; empty-looking ones to `special`, too.
    fn slide(&self, from: Square, side: Side, steps: &[(i8, i8)], targets: &mut Targets) {
        for (files, ranks) in steps {
            let mut at = from;
            while let Some(to) = at.offset(*files, *ranks) {
                at = to;
                match self.seen(to) {
                    Content::Empty => {
                        targets.plain.add(to);
                        targets.special.add(to);
                    }
                    Content::Object(Object::Egg | Object::Mushroom) => targets.plain.add(to),
                    Content::Object(Object::Banana | Object::Bomb) => {
                        targets.plain.add(to);
                        break;
                    }
                    Content::Piece(piece) => {
                        if piece.side != side {
                            targets.plain.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }

    fn shell_targets(&self, from: Square, side: Side, found: &mut SquareSet) {
        if !self.power(side, Power::Shell) {
            return;
        }
        for (files, ranks) in AROUND {
            let mut at = from;
            while let Some(to) = at.offset(files, ranks) {
                at = to;
                match self.seen(to) {
                    Content::Empty | Content::Object(Object::Egg | Object::Mushroom) => {}
                    Content::Object(Object::Banana | Object::Bomb) => break,
                    Content::Piece(piece) => {
                        if piece.side != side {
                            found.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }
}
