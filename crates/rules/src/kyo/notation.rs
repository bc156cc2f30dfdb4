//! Steps and moves as text (`rules/kyo.md §15`): the canonical form and nothing else.

use std::fmt::{self, Write as _};

use super::error::PositionError;
use super::piece::{Chip, Tile};
use super::stack::Chips;
use super::state::own;
use crate::Side;

/// The most steps of a move (ruling R22).
pub(super) const MOST_STEPS: usize = 64;

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The pawn goes to a tile, with so many chips.
    Move {
        /// How many of the top chips it takes along.
        carry: u8,
        /// Where it goes.
        to: Tile,
    },
    /// Chips go to a tile; the pawn, if there is one, stays.
    Chips {
        /// How many of the top chips go.
        count: u8,
        /// Where they go.
        to: Tile,
    },
    /// The pawn hits the shield on a tile.
    Strike {
        /// Where the shield lies.
        to: Tile,
    },
    /// The top chips are put into this order, from the bottom upwards; the lowest one changes.
    Shuffle(Chips),
}

impl Step {
    /// Where the step goes; nowhere for a shuffle.
    pub(super) const fn target(&self) -> Option<Tile> {
        match self {
            Self::Move { to, .. } | Self::Chips { to, .. } | Self::Strike { to } => Some(*to),
            Self::Shuffle(_) => None,
        }
    }
}

/// A tile that prints as its name, without a string of its own.
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

/// The canonical text of a move or of its beginning.
pub(super) fn move_text(start: Tile, steps: &[Step]) -> String {
    let mut text = String::with_capacity(2 + 5 * steps.len());
    // Writing to a string never fails.
    let _ = write!(text, "{}", Name(start));
    for step in steps {
        let _ = write!(text, " {step}");
    }
    text
}

/// The start and the steps that a canonical text means for a side, if it is one; whether they are
/// legal is not asked.
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
        let order = letters.chars().map(|letter| own(letter, side)).collect::<Option<Chips>>()?;
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
