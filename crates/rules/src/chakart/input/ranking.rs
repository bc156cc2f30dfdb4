//! Ranks moves by how likely a player wants them, using only the mover's knowledge.

use crate::Side;
use crate::chakart::notation::Move;
use crate::chakart::piece::{Content, Kind, Object, Piece};
use crate::chakart::square::Square;
use crate::chakart::state::State;

/// Rough value of a piece.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight | Kind::Bishop => 300,
        Kind::Rook => 400,
        Kind::Queen => 900,
        Kind::King => 1000,
    }
}

/// Value of capturing the opponent's last king.
const WIN_VALUE: i32 = 100_000;

/// Value of the mover's last king as a target of the opponent's reply.
const LAST_KING_VALUE: i32 = WIN_VALUE / 2;

impl State {
    /// How likely a player wants a legal move; higher is better. Only meaningful for sorting. The
    /// score is the gain minus the opponent's best capture; better placement breaks ties.
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

    /// Value of the capture on a square.
    fn prize(&self, to: Square) -> i32 {
        match self.seen(to).piece() {
            Some(victim) if victim.kind == Kind::King && self.kings(victim.side) == 1 => WIN_VALUE,
            Some(victim) => value(victim.kind),
            None => 0,
        }
    }

    /// Value of the opponent's best capture after a move, minus half the value of the capturing
    /// piece. Ignores rolls.
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
            // The opponent doesn't see the target of a stealth move.
            Move::Stealth { from, .. } => after.set(from, Content::Empty),
            Move::Shell { at, .. } => after.set(at, Content::Empty),
            Move::Swap(..) | Move::Drop(_) | Move::Promote(_) | Move::Pass => {}
        }
        let kings = after.kings(self.mover);
        let prize = |victim: Piece| match victim.kind {
            Kind::King if kings == 1 => LAST_KING_VALUE,
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

    /// Gain in placement from a move; kings prefer to stay.
    fn progress(&self, from: Square, to: Square) -> i32 {
        let forward = i32::from(to.rank() - from.rank()) * if self.mover == Side::First { 1 } else { -1 };
        let better = center(to) - center(from) + forward;
        match self.piece(from).map(|piece| piece.kind) {
            Some(Kind::King) => -better.abs() - 4,
            // Prefer straight moves of pawns on central files.
            Some(Kind::Pawn) => better + i32::from(to.file().min(7 - to.file())),
            _ => better,
        }
    }

    /// A swap is good if it centralizes the mover's piece or decentralizes an enemy piece.
    fn swap_rank(&self, one: Square, other: Square) -> i32 {
        let gain = |piece: Option<Piece>, from: Square, to: Square| match piece {
            Some(piece) if piece.side == self.mover => value(piece.kind) / 100 * (center(to) - center(from)),
            Some(piece) => value(piece.kind) / 100 * (center(from) - center(to)),
            None => 0,
        };
        gain(self.piece(one), one, other) + gain(self.piece(other), other, one)
    }
}

/// Proximity to the center, from 0 to 6.
fn center(square: Square) -> i32 {
    let near = |line: i8| i32::from(line.min(7 - line));
    near(square.file()) + near(square.rank())
}
