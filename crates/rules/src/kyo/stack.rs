//! The content of one tile (`rules/kyo.md §3`).
//!
//! Chips are bit planes, so that piles of any height are copied, cut and joined in a few
//! instructions.

use super::piece::{Chip, Mana, Pawn};
use crate::Side;

/// A pile of chips, bottom first.
///
/// The game has 68 chips, so planes of 128 bits suffice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chips {
    /// Bit 0 is the bottom chip. For shields the other two planes are clear.
    shields: u128,
    light: u128,
    red: u128,
    height: u8,
}

/// A mask of the lowest `height` bits.
const fn low_bits(height: usize) -> u128 {
    if height >= 128 { u128::MAX } else { (1 << height) - 1 }
}

impl Chips {
    /// The number of chips.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.height as usize
    }

    /// Whether the pile has no chips.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.height == 0
    }

    /// The chip at a height, counted from 0 at the bottom.
    #[must_use]
    pub const fn get(&self, height: usize) -> Option<Chip> {
        if height >= self.len() {
            return None;
        }
        if self.shields >> height & 1 == 1 {
            return Some(Chip::Shield);
        }
        let side = if self.red >> height & 1 == 1 { Side::Second } else { Side::First };
        let mana = if self.light >> height & 1 == 1 { Mana::Light } else { Mana::Dark };
        Some(Chip::Mana(side, mana))
    }

    /// The top chip, if any.
    #[must_use]
    pub const fn top(&self) -> Option<Chip> {
        match self.len().checked_sub(1) {
            Some(height) => self.get(height),
            None => None,
        }
    }

    /// Yields the chips, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Chip> {
        let chips = *self;
        (0..self.len()).filter_map(move |height| chips.get(height))
    }

    /// The number of mana chips of a side and color.
    #[must_use]
    pub const fn mana(&self, side: Side, mana: Mana) -> usize {
        let lights = match mana {
            Mana::Light => self.light,
            Mana::Dark => !self.light,
        };
        (self.mana_of(side) & lights).count_ones() as usize
    }

    /// The number of shields.
    #[must_use]
    pub const fn shields(&self) -> usize {
        self.shields.count_ones() as usize
    }

    pub(super) const fn push(&mut self, chip: Chip) {
        let bit = 1 << self.height;
        match chip {
            Chip::Shield => self.shields |= bit,
            Chip::Mana(side, mana) => {
                if matches!(mana, Mana::Light) {
                    self.light |= bit;
                }
                if matches!(side, Side::Second) {
                    self.red |= bit;
                }
            }
        }
        self.height += 1;
    }

    /// Puts another pile on top.
    pub(super) const fn append(&mut self, upper: Self) {
        self.shields |= upper.shields << self.height;
        self.light |= upper.light << self.height;
        self.red |= upper.red << self.height;
        self.height += upper.height;
    }

    /// The top `count` chips, or all if there are fewer.
    #[must_use]
    pub(super) const fn upper(&self, count: usize) -> Self {
        let rest = self.len().saturating_sub(count);
        Self {
            shields: self.shields >> rest,
            light: self.light >> rest,
            red: self.red >> rest,
            height: (self.len() - rest) as u8,
        }
    }

    /// The chips beneath the top `count`.
    #[must_use]
    pub(super) const fn lower(&self, count: usize) -> Self {
        let rest = self.len().saturating_sub(count);
        let mask = low_bits(rest);
        Self {
            shields: self.shields & mask,
            light: self.light & mask,
            red: self.red & mask,
            height: rest as u8,
        }
    }

    /// Removes and returns the top `count` chips.
    pub(super) const fn lift(&mut self, count: usize) -> Self {
        let lifted = self.upper(count);
        *self = self.lower(count);
        lifted
    }

    /// The plane of a side's mana.
    const fn mana_of(&self, side: Side) -> u128 {
        let of_side = match side {
            Side::First => !self.red,
            Side::Second => self.red,
        };
        of_side & !self.shields & low_bits(self.len())
    }

    /// The number of chips from the top down that are a side's mana or shields.
    pub(super) const fn liftable(&self, side: Side) -> usize {
        self.run(self.mana_of(side) | self.shields)
    }

    /// The number of chips from the top down that are a side's mana.
    pub(super) const fn mana_run(&self, side: Side) -> usize {
        self.run(self.mana_of(side))
    }

    /// The number of chips from the top down whose bit in `plane` is set.
    const fn run(&self, plane: u128) -> usize {
        let missing = !plane & low_bits(self.len());
        self.len() - (128 - missing.leading_zeros() as usize)
    }

    /// Whether a shield is beneath a mana chip.
    pub(super) const fn buries_shield(&self) -> bool {
        // If no shield is buried, the shields are the topmost bits of the pile.
        self.shields != 0 && self.shields != low_bits(self.len()) & !low_bits(self.len() - self.shields())
    }

    /// Whether both consist of the same chips in any order.
    pub(super) fn is_permutation_of(&self, other: &Self) -> bool {
        self.len() == other.len()
            && Side::BOTH.into_iter().all(|side| {
                Mana::BOTH.into_iter().all(|mana| self.mana(side, mana) == other.mana(side, mana))
            })
    }

    /// The number of bottom chips that both share.
    pub(super) const fn common_height(&self, other: &Self) -> usize {
        let differing = (self.shields ^ other.shields) | (self.light ^ other.light) | (self.red ^ other.red);
        let least = if self.height < other.height { self.len() } else { other.len() };
        let first = differing.trailing_zeros() as usize;
        if first < least { first } else { least }
    }
}

impl FromIterator<Chip> for Chips {
    fn from_iter<I: IntoIterator<Item = Chip>>(chips: I) -> Self {
        let mut pile = Self::default();
        chips.into_iter().for_each(|chip| pile.push(chip));
        pile
    }
}

/// Mixes the bits of a number (SplitMix64).
pub(super) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The content of a tile: chips, with at most one pawn on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The chips, beneath the pawn.
    pub chips: Chips,
    /// The pawn on top, if any.
    pub pawn: Option<Pawn>,
}

impl Stack {
    /// Whether there are neither chips nor a pawn.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.pawn.is_none() && self.chips.is_empty()
    }

    /// The side of the top piece; `None` for an empty or shielded tile.
    #[must_use]
    pub const fn owner(&self) -> Option<Side> {
        match (self.pawn, self.chips.top()) {
            (Some(pawn), _) => Some(pawn.side),
            (None, Some(Chip::Mana(side, _))) => Some(side),
            (None, _) => None,
        }
    }

    /// Whether the top piece is a shield, which counts as deployed.
    #[must_use]
    pub const fn is_shielded(&self) -> bool {
        self.pawn.is_none() && matches!(self.chips.top(), Some(Chip::Shield))
    }

    /// A hash of the stack and its tile, 0 for an empty stack. The exclusive or of all tiles is the
    /// hash of a board.
    pub(super) fn key(&self, tile: usize) -> u64 {
        if self.is_empty() {
            return 0;
        }
        let Chips { shields, light, red, height } = self.chips;
        let pawn = self.pawn.map_or(0, |pawn| 1 + pawn.side.index() as u64 + 2 * pawn.kind as u64);
        // Piles are rarely higher than 64, so the upper half is folded in.
        let fold = |plane: u128| (plane as u64) ^ ((plane >> 64) as u64).rotate_left(17);
        let place = (tile as u64) << 32 | pawn << 16 | u64::from(height);
        mix(fold(shields) ^ mix(fold(light) ^ mix(fold(red) ^ mix(place))))
    }

    /// The number of chips that a side can lift: its liftable run.
    pub(super) fn liftable(&self, side: Side) -> usize {
        if self.owner() != Some(side) {
            return 0;
        }
        let run = self.chips.liftable(side);
        self.pawn.map_or(run, |pawn| run.min(pawn.kind.load()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(letters: &str) -> Chips {
        letters.chars().map(|letter| Chip::from_letter(letter).expect("the letter is a chip")).collect()
    }

    fn letters(chips: &Chips) -> String {
        chips.iter().map(Chip::letter).collect()
    }

    /// Every pile of up to five chips, and one of all chips of the game.
    fn piles() -> Vec<String> {
        let mut all = vec![String::new()];
        let mut from = 0;
        for _ in 0..5 {
            let until = all.len();
            for index in from..until {
                all.extend(
                    "DLdlS".chars().map(|letter| format!("{}{letter}", all[index])).collect::<Vec<_>>(),
                );
            }
            from = until;
        }
        all.push(["S", "D", "d", "L", "l"].map(|chip| chip.repeat(13)).concat() + "SSS");
        all
    }

    #[test]
    fn piles_split_and_join_like_strings() {
        for text in piles() {
            let chips = pile(&text);
            assert_eq!(letters(&chips), text);
            assert_eq!(chips.len(), text.len());
            for count in 0..=text.len() {
                let (lower, upper) = text.split_at(text.len() - count);
                let mut rest = chips;
                assert_eq!(letters(&rest.lift(count)), upper);
                assert_eq!(letters(&rest), lower);
                assert_eq!(rest, pile(lower), "removed bits must be clear");
                rest.append(pile(upper));
                assert_eq!(rest, chips);
                assert_eq!(chips.common_height(&pile(lower)), lower.len());
            }
        }
    }

    #[test]
    fn runs_are_counted_from_the_top() {
        for text in piles() {
            let chips = pile(&text);
            let run = |wanted: &str| text.chars().rev().take_while(|letter| wanted.contains(*letter)).count();
            assert_eq!(chips.liftable(Side::First), run("DLS"), "{text}");
            assert_eq!(chips.liftable(Side::Second), run("dlS"), "{text}");
            assert_eq!(chips.mana_run(Side::First), run("DL"), "{text}");
            assert_eq!(chips.mana_run(Side::Second), run("dl"), "{text}");
            let buried = text.trim_end_matches('S').contains('S');
            assert_eq!(chips.buries_shield(), buried, "{text}");
            assert_eq!(chips.mana(Side::Second, Mana::Light), text.matches('l').count());
            assert_eq!(chips.mana(Side::First, Mana::Dark), text.matches('D').count());
            assert_eq!(chips.shields(), text.matches('S').count());
        }
    }
}
