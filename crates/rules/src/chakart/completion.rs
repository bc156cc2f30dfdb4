//! What to offer while a person types, best first.

use super::notation::Move;
use super::piece::{Kind, Object, Piece, Square};
use super::reading::squeeze;
use super::state::State;
use crate::Side;
use crate::input::Suggestion;

/// A rough value of a man.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight | Kind::Bishop => 300,
        Kind::Rook => 400,
        Kind::Queen => 900,
        Kind::King => 1000,
    }
}

/// What it is worth to take the last king.
const WIN: i32 = 100_000;

impl State {
    /// How likely a player wants a legal submission, judged by what the player sees.
    fn rank(&self, chosen: Move) -> i32 {
        match chosen {
            Move::Go { from, to, promotion } => {
                let prize = self.prize(to) + promotion.map_or(0, |kind| value(kind) - value(Kind::Pawn));
                let thing = match self.seen(to).object() {
                    Some(Object::Egg) => 60,
                    Some(Object::Mushroom) => 20,
                    Some(Object::Banana | Object::Bomb) => -20,
                    None => 0,
                };
                prize + thing + self.progress(from, to)
            }
            Move::Stealth { from, to } => self.progress(from, to) - 40,
            Move::Shell { at, .. } => self.prize(at) - 50,
            Move::Swap(one, other) => self.swap_rank(one, other),
            Move::Drop(at) => center(at) + if self.seen(at).object().is_some() { -30 } else { 0 },
            Move::Promote(kind) => value(kind),
            Move::Pass => -1000,
        }
    }

    fn prize(&self, to: Square) -> i32 {
        match self.seen(to).piece() {
            Some(victim) if victim.kind == Kind::King && self.kings(victim.side) == 1 => WIN,
            Some(victim) => value(victim.kind) * 2,
            None => 0,
        }
    }

    fn progress(&self, from: Square, to: Square) -> i32 {
        let forward = i32::from(to.rank() - from.rank()) * if self.mover == Side::First { 1 } else { -1 };
        center(to) - center(from) + forward
    }

    /// A swap helps where an own man comes forward and an enemy one goes back.
    fn swap_rank(&self, one: Square, other: Square) -> i32 {
        let gain = |piece: Option<Piece>, from: Square, to: Square| match piece {
            Some(piece) if piece.side == self.mover => value(piece.kind) / 100 * (center(to) - center(from)),
            Some(piece) => value(piece.kind) / 100 * (center(from) - center(to)),
            None => 0,
        };
        gain(self.piece(one), one, other) + gain(self.piece(other), other, one)
    }

    /// The legal submissions as options, in the order of their texts.
    pub(super) fn steps(&self) -> Vec<Suggestion> {
        self.legal_moves().into_iter().map(|chosen| self.step(chosen)).collect()
    }

    fn step(&self, chosen: Move) -> Suggestion {
        let text = chosen.to_string();
        Suggestion { token: text.clone(), text, complete: true, rank: self.rank(chosen) }
    }

    /// What to offer for a typed text: what begins with it, else what it begins in another
    /// spelling.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        let typed = typed.trim();
        let moves = self.legal_moves();
        let literal = moves.iter().any(|chosen| chosen.to_string().starts_with(typed));
        let squeezed = squeeze(typed);
        let fits = |chosen: &Move| {
            if literal { chosen.to_string().starts_with(typed) } else { self.begins(*chosen, &squeezed) }
        };
        let mut steps: Vec<_> = moves.into_iter().filter(fits).map(|chosen| self.step(chosen)).collect();
        steps.sort_by_key(|step| std::cmp::Reverse(step.rank));
        steps
    }
}

/// How near a square is to the middle, from 0 to 6.
fn center(square: Square) -> i32 {
    let near = |line: i8| i32::from(line.min(7 - line));
    near(square.file()) + near(square.rank())
}
