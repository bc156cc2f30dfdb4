//! How likely a player wants a move, judged by what the player sees.

use crate::Side;
use crate::chakart::notation::Move;
use crate::chakart::piece::{Content, Kind, Object, Piece};
use crate::chakart::square::Square;
use crate::chakart::state::State;

/// A rough value of a piece.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight | Kind::Bishop => 300,
        Kind::Rook => 400,
        Kind::Queen => 900,
        Kind::King => 1000,
    }
}

/// The worth of capturing the last king.
const WIN: i32 = 100_000;

/// What the king of a side that loses with it is worth to the other.
const LAST_KING: i32 = WIN / 2;

impl State {
    /// How likely a player wants a legal move; greater is better. Only for sorting. What it wins counts,
    /// less what the opponent can capture after it; of equals the better place.
    pub(super) fn rank(&self, chosen: Move) -> i32 {
        match chosen {
            Move::Go { from, to, promotion } => {
                let prize = self.prize(to) + promotion.map_or(0, |kind| value(kind) - value(Kind::Pawn));
                let object = match self.seen(to).object() {
                    Some(Object::Egg) => 60,
                    Some(Object::Mushroom) => 20,
                    Some(Object::Banana | Object::Bomb) => -20,
                    None => 0,
                };
                prize + object + self.progress(from, to) - self.best_reply(chosen)
            }
            Move::Stealth { from, to } => self.progress(from, to) - 40 - self.best_reply(chosen),
            Move::Shell { at, .. } => self.prize(at) - 50 - self.best_reply(chosen),
            Move::Swap(one, other) => self.swap_rank(one, other),
            Move::Drop(at) => center(at) + if self.seen(at).object().is_some() { -30 } else { 0 },
            Move::Promote(kind) => value(kind),
            Move::Pass => -1000,
        }
    }

    /// The worth of what is captured on a square.
    fn prize(&self, to: Square) -> i32 {
        match self.seen(to).piece() {
            Some(victim) if victim.kind == Kind::King && self.kings(victim.side) == 1 => WIN,
            Some(victim) => value(victim.kind),
            None => 0,
        }
    }

    /// The worth of the best capture that the opponent may make after a move, less half of what that
    /// risks; what chance does in between is left out.
    fn best_reply(&self, chosen: Move) -> i32 {
        let mut after = self.clone();
        after.todo = None;
        after.mover = self.mover.other();
        match chosen {
            Move::Go { from, to, promotion } => {
                let piece = self.piece(from);
                let piece = piece.map(|piece| promotion.map_or(piece, |kind| Piece { kind, ..piece }));
                after.set(from, Content::Empty);
                after.set(to, piece.map_or(Content::Empty, Content::Piece));
            }
            // The opponent does not see where she goes.
            Move::Stealth { from, .. } => after.set(from, Content::Empty),
            Move::Shell { at, .. } => after.set(at, Content::Empty),
            Move::Swap(..) | Move::Drop(_) | Move::Promote(_) | Move::Pass => {}
        }
        let kings = after.kings(self.mover);
        let prize = |victim: Piece| match victim.kind {
            Kind::King if kings == 1 => LAST_KING,
            kind => value(kind),
        };
        let mut best = 0;
        for (from, piece) in after.pieces().filter(|(_, piece)| piece.side == after.mover) {
            for to in after.targets(from, piece).plain.by_name() {
                if let Some(victim) = after.seen(to).piece().filter(|victim| victim.side == self.mover) {
                    best = best.max(prize(victim) - value(piece.kind) / 2);
                }
            }
        }
        best
    }

    /// How much better a piece stands on the new square; the king stands well at home.
    fn progress(&self, from: Square, to: Square) -> i32 {
        let forward = i32::from(to.rank() - from.rank()) * if self.mover == Side::First { 1 } else { -1 };
        let better = center(to) - center(from) + forward;
        match self.piece(from).map(|piece| piece.kind) {
            Some(Kind::King) => -better.abs() - 4,
            // Pawns that stay on their file go where it is wanted most.
            Some(Kind::Pawn) => better + i32::from(to.file().min(7 - to.file())),
            _ => better,
        }
    }

    /// A swap helps where an own piece comes towards the center and an enemy one leaves it.
    fn swap_rank(&self, one: Square, other: Square) -> i32 {
        let gain = |piece: Option<Piece>, from: Square, to: Square| match piece {
            Some(piece) if piece.side == self.mover => value(piece.kind) / 100 * (center(to) - center(from)),
            Some(piece) => value(piece.kind) / 100 * (center(from) - center(to)),
            None => 0,
        };
        gain(self.piece(one), one, other) + gain(self.piece(other), other, one)
    }
}

/// How near a square is to the center, from 0 to 6.
fn center(square: Square) -> i32 {
    let near = |line: i8| i32::from(line.min(7 - line));
    near(square.file()) + near(square.rank())
}
