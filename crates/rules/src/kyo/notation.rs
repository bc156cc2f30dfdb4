//! Canonical notation of steps and moves (`rules/kyo.md §15`).

use std::fmt::{self, Write as _};

use super::error::PositionError;
use super::piece::{Chip, Tile};
use super::stack::Chips;
use super::state::chip_of;
use crate::Side;

/// Maximum number of steps in a move (ruling R22).
pub(super) const MAX_STEPS: usize = 64;

/// A step of a move, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The pawn goes to a tile, alone or with chips.
    Move {
        /// The number of top chips that it carries along.
        carry: u8,
        /// The pawn's target.
        to: Tile,
    },
    /// Chips go to a tile. Their pawn, if any, stays.
    Chips {
        /// The number of top chips that go.
        count: u8,
        /// The chips' target.
        to: Tile,
    },
    /// The pawn destroys the shield on a tile without moving.
    Strike {
        /// The tile of the shield.
        to: Tile,
    },
    /// The new order of the top chips, bottom first. The bottom one of them changes.
    Shuffle(Chips),
}

impl Step {
    /// The target, or `None` for a shuffle.
    pub(super) const fn target(&self) -> Option<Tile> {
        match self {
            Self::Move { to, .. } | Self::Chips { to, .. } | Self::Strike { to } => Some(*to),
            Self::Shuffle(_) => None,
        }
    }
}

/// Displays a tile's name without allocating.
pub(super) struct Name(pub(super) Tile);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'A' + self.0.file().unsigned_abs()))?;
        f.write_char(char::from(b'0' + self.0.rank().unsigned_abs()))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { carry: 0, to } => Name(*to).fmt(f),
            Self::Move { carry, to } => write!(f, "{carry}{}", Name(*to)),
            Self::Chips { count, to } => write!(f, "+{count}{}", Name(*to)),
            Self::Strike { to } => write!(f, "X{}", Name(*to)),
            Self::Shuffle(order) => {
                f.write_char('=')?;
                order.iter().map(Chip::symbol).try_for_each(|letter| f.write_char(letter))
            }
        }
    }
}

/// The canonical notation of a move or its first steps.
pub(super) fn move_text(start: Tile, steps: &[Step]) -> String {
    let mut text = String::with_capacity(2 + 5 * steps.len());
    // Writing to a string never fails.
    let _ = write!(text, "{}", Name(start));
    for step in steps {
        let _ = write!(text, " {step}");
    }
    text
}

/// Parses the canonical notation of a start and steps. Legality is not checked.
pub(super) fn parse_steps(text: &str, side: Side) -> Option<(Tile, Vec<Step>)> {
    let mut words = text.split(' ');
    let start = parse_tile(words.next()?)?;
    let steps = words.map(|word| parse_step(word, side)).collect::<Option<_>>()?;
    Some((start, steps))
}

fn parse_tile(name: &str) -> Option<Tile> {
    let &[column @ b'A'..=b'J', row @ b'0'..=b'9'] = name.as_bytes() else { return None };
    Tile::at((column - b'A').cast_signed(), (row - b'0').cast_signed())
}

fn parse_step(word: &str, side: Side) -> Option<Step> {
    let counted = |text: &str| {
        let (count, tile) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let plain = !count.starts_with('0') && count.bytes().all(|byte| byte.is_ascii_digit());
        Some((if plain { count.parse().ok() } else { None }, count.is_empty(), parse_tile(tile)?))
    };
    if let Some(letters) = word.strip_prefix('=') {
        if letters.len() > PositionError::ALL_CHIPS {
            return None;
        }
        let order = letters.chars().map(|letter| chip_of(letter, side)).collect::<Option<Chips>>()?;
        return (!order.is_empty()).then_some(Step::Shuffle(order));
    }
    if let Some(tile) = word.strip_prefix('X') {
        return Some(Step::Strike { to: parse_tile(tile)? });
    }
    if let Some(chips) = word.strip_prefix('+') {
        let (count, _, to) = counted(chips)?;
        return Some(Step::Chips { count: count?, to });
    }
    match counted(word)? {
        (_, true, to) => Some(Step::Move { carry: 0, to }),
        (carry, false, to) => Some(Step::Move { carry: carry?, to }),
    }
}
