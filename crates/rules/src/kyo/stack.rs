//! The content of one tile (`rules/kyo.md §3`).
//!
//! Chips are bit planes, so that piles are copied, cut and joined in a few instructions.

use super::piece::{Chip, Mana, Pawn};
use crate::Side;

/// A pile of chips, bottom first.
///
/// The game has 68 chips. Nearly all piles are lower than 64 and need only 64-bit planes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chips {
    /// Bit 0 is the bottom chip. For shields the other two planes are clear.
    shields: u64,
    light: u64,
    red: u64,
    /// The bits 64 to 67 of the three planes, in this order.
    high: u16,
    height: u8,
}

/// The planes of a pile of any height.
#[derive(Clone, Copy)]
struct Planes {
    shields: u128,
    light: u128,
    red: u128,
}

/// Piles up to this height are handled with 64-bit planes.
const LOW_HEIGHT: u8 = 63;

/// A mask of the lowest `height` bits.
const fn low_bits(height: usize) -> u128 {
    if height >= 128 { u128::MAX } else { (1 << height) - 1 }
}

/// A mask of the lowest `height` bits, at most [`LOW_HEIGHT`].
const fn few_bits(height: usize) -> u64 {
    (1 << height) - 1
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

    const fn is_low(&self) -> bool {
        self.height <= LOW_HEIGHT
    }

    #[inline]
    const fn planes(&self) -> Planes {
        let high = self.high as u128;
        Planes {
            shields: self.shields as u128 | (high & 15) << 64,
            light: self.light as u128 | (high >> 4 & 15) << 64,
            red: self.red as u128 | (high >> 8 & 15) << 64,
        }
    }

    const fn of_planes(planes: Planes, height: u8) -> Self {
        let Planes { shields, light, red } = planes;
        Self {
            shields: shields as u64,
            light: light as u64,
            red: red as u64,
            high: (shields >> 64 | light >> 64 << 4 | red >> 64 << 8) as u16,
            height,
        }
    }

    /// The lowest 64 bits of the planes: shields, light and red.
    pub(super) const fn low_planes(&self) -> [u64; 3] {
        [self.shields, self.light, self.red]
    }

    /// A pile of fewer than 64 chips, from its planes.
    pub(super) const fn of_low_planes([shields, light, red]: [u64; 3], height: usize) -> Self {
        Self { shields, light, red, high: 0, height: height as u8 }
    }

    /// The chip at a height, counted from 0 at the bottom.
    #[inline]
    #[must_use]
    pub const fn get(&self, height: usize) -> Option<Chip> {
        if height >= self.len() {
            return None;
        }
        let Planes { shields, light, red } = self.planes();
        if shields >> height & 1 == 1 {
            return Some(Chip::Shield);
        }
        let side = if red >> height & 1 == 1 { Side::Second } else { Side::First };
        let mana = if light >> height & 1 == 1 { Mana::Light } else { Mana::Dark };
        Some(Chip::Mana(side, mana))
    }

    /// The top chip, if any.
    #[inline]
    #[must_use]
    pub const fn top(&self) -> Option<Chip> {
        if self.is_empty() {
            return None;
        }
        let top = self.len() - 1;
        if !self.is_low() {
            return self.get(top);
        }
        if self.shields >> top & 1 == 1 {
            return Some(Chip::Shield);
        }
        let side = if self.red >> top & 1 == 1 { Side::Second } else { Side::First };
        let mana = if self.light >> top & 1 == 1 { Mana::Light } else { Mana::Dark };
        Some(Chip::Mana(side, mana))
    }

    /// Yields the chips, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Chip> {
        let chips = *self;
        (0..self.len()).filter_map(move |height| chips.get(height))
    }

    /// The number of mana chips of a side and color.
    #[inline]
    #[must_use]
    pub const fn mana(&self, side: Side, mana: Mana) -> usize {
        if self.is_low() {
            let lights = match mana {
                Mana::Light => self.light,
                Mana::Dark => !self.light,
            };
            return (self.low_mana_of(side) & lights).count_ones() as usize;
        }
        let light = self.planes().light;
        let lights = match mana {
            Mana::Light => light,
            Mana::Dark => !light,
        };
        (self.mana_of(side) & lights).count_ones() as usize
    }

    /// The number of mana chips of a side, in both colors.
    #[inline]
    #[must_use]
    pub const fn mana_total(&self, side: Side) -> usize {
        if self.is_low() {
            return self.low_mana_of(side).count_ones() as usize;
        }
        self.mana_of(side).count_ones() as usize
    }

    /// The number of shields.
    #[inline]
    #[must_use]
    pub const fn shields(&self) -> usize {
        let high = self.high & 15;
        (self.shields.count_ones() + high.count_ones()) as usize
    }

    pub(super) const fn push(&mut self, chip: Chip) {
        let Planes { mut shields, mut light, mut red } = self.planes();
        let bit = 1 << self.height;
        match chip {
            Chip::Shield => shields |= bit,
            Chip::Mana(side, mana) => {
                if matches!(mana, Mana::Light) {
                    light |= bit;
                }
                if matches!(side, Side::Second) {
                    red |= bit;
                }
            }
        }
        *self = Self::of_planes(Planes { shields, light, red }, self.height + 1);
    }

    /// Puts another pile on top.
    #[inline]
    pub(super) const fn append(&mut self, upper: Self) {
        let height = self.height + upper.height;
        if height <= LOW_HEIGHT {
            self.shields |= upper.shields << self.height;
            self.light |= upper.light << self.height;
            self.red |= upper.red << self.height;
            self.height = height;
            return;
        }
        let (lower, upper) = (self.planes(), upper.planes());
        let planes = Planes {
            shields: lower.shields | upper.shields << self.height,
            light: lower.light | upper.light << self.height,
            red: lower.red | upper.red << self.height,
        };
        *self = Self::of_planes(planes, height);
    }

    /// The top `count` chips, or all if there are fewer.
    #[inline]
    #[must_use]
    pub(super) const fn upper(&self, count: usize) -> Self {
        let rest = self.len().saturating_sub(count);
        let height = (self.len() - rest) as u8;
        if self.is_low() {
            let (shields, light, red) = (self.shields >> rest, self.light >> rest, self.red >> rest);
            return Self { shields, light, red, high: 0, height };
        }
        let Planes { shields, light, red } = self.planes();
        let planes = Planes { shields: shields >> rest, light: light >> rest, red: red >> rest };
        Self::of_planes(planes, height)
    }

    /// The chips beneath the top `count`.
    #[inline]
    #[must_use]
    pub(super) const fn lower(&self, count: usize) -> Self {
        let rest = self.len().saturating_sub(count);
        if self.is_low() {
            let mask = few_bits(rest);
            let (shields, light, red) = (self.shields & mask, self.light & mask, self.red & mask);
            return Self { shields, light, red, high: 0, height: rest as u8 };
        }
        let Planes { shields, light, red } = self.planes();
        let mask = low_bits(rest);
        let planes = Planes { shields: shields & mask, light: light & mask, red: red & mask };
        Self::of_planes(planes, rest as u8)
    }

    /// Removes and returns the top `count` chips.
    #[inline]
    pub(super) const fn lift(&mut self, count: usize) -> Self {
        let lifted = self.upper(count);
        *self = self.lower(count);
        lifted
    }

    /// The plane of a side's mana.
    const fn mana_of(&self, side: Side) -> u128 {
        let Planes { shields, red, .. } = self.planes();
        let of_side = match side {
            Side::First => !red,
            Side::Second => red,
        };
        of_side & !shields & low_bits(self.len())
    }

    /// The plane of a side's mana in a low pile.
    #[inline]
    const fn low_mana_of(&self, side: Side) -> u64 {
        let of_side = match side {
            Side::First => !self.red,
            Side::Second => self.red,
        };
        of_side & !self.shields & few_bits(self.len())
    }

    /// The number of chips from the top down that are a side's mana or shields.
    #[inline]
    pub(super) const fn liftable(&self, side: Side) -> usize {
        if self.is_low() {
            return self.low_run(self.low_mana_of(side) | self.shields);
        }
        self.run(self.mana_of(side) | self.planes().shields)
    }

    /// The number of chips from the top down that are a side's mana.
    #[inline]
    pub(super) const fn mana_run(&self, side: Side) -> usize {
        if self.is_low() {
            return self.low_run(self.low_mana_of(side));
        }
        self.run(self.mana_of(side))
    }

    /// The number of chips from the top down whose bit in `plane` is set.
    const fn run(&self, plane: u128) -> usize {
        let missing = !plane & low_bits(self.len());
        self.len() - (128 - missing.leading_zeros() as usize)
    }

    /// Like [`run`](Self::run), of a low pile.
    #[inline]
    const fn low_run(&self, plane: u64) -> usize {
        let missing = !plane & few_bits(self.len());
        self.len() - (64 - missing.leading_zeros() as usize)
    }

    /// Whether a shield is beneath a mana chip.
    pub(super) const fn buries_shield(&self) -> bool {
        // If no shield is buried, the shields are the topmost bits of the pile.
        let shields = self.planes().shields;
        shields != 0 && shields != low_bits(self.len()) & !low_bits(self.len() - self.shields())
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
        let (own, others) = (self.planes(), other.planes());
        let differing = (own.shields ^ others.shields) | (own.light ^ others.light) | (own.red ^ others.red);
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
#[inline]
pub(super) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// A hash of a stack on a tile, from the code of its pawn, its height and its planes: shields, light
/// and red.
#[inline]
pub(super) const fn stack_key(tile: usize, pawn: u64, height: usize, planes: [u64; 3]) -> u64 {
    let [shields, light, red] = planes;
    let place = (tile as u64) << 32 | pawn << 16 | height as u64;
    mix(shields ^ mix(light ^ mix(red ^ mix(place))))
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
    #[inline]
    #[must_use]
    pub const fn owner(&self) -> Option<Side> {
        match (self.pawn, self.chips.top()) {
            (Some(pawn), _) => Some(pawn.side),
            (None, Some(Chip::Mana(side, _))) => Some(side),
            (None, _) => None,
        }
    }

    /// Whether the top piece is a shield, which counts as deployed.
    #[inline]
    #[must_use]
    pub const fn is_shielded(&self) -> bool {
        self.pawn.is_none() && matches!(self.chips.top(), Some(Chip::Shield))
    }

    /// A hash of the stack and its tile, 0 for an empty stack. The exclusive or of all tiles is the
    /// hash of a board.
    #[inline]
    pub(super) fn key(&self, tile: usize) -> u64 {
        if self.is_empty() {
            return 0;
        }
        let Chips { shields, light, red, high, .. } = self.chips;
        // Piles are rarely higher than 64, so the upper bits are folded in.
        let fold = |plane: u64, shift: u32| plane ^ u64::from(high >> shift & 15).rotate_left(17);
        let planes = [fold(shields, 0), fold(light, 4), fold(red, 8)];
        stack_key(tile, self.pawn.map_or(0, Pawn::code), self.chips.len(), planes)
    }

    /// The stack after a move of a pawn that found `base` chips on its tile, without the enemy mana
    /// that the end of the move destroys (`rules/kyo.md §9`).
    pub(super) fn at_rest(&self, base: Option<u8>, enemy: Side) -> Self {
        let Some(base) = base else { return *self };
        let mut chips = self.chips;
        let brought = chips.lift(chips.len().saturating_sub(usize::from(base)));
        chips.lift(chips.mana_run(enemy));
        chips.append(brought);
        Self { chips, pawn: self.pawn }
    }

    /// The number of chips that a side can lift: its liftable run.
    #[inline]
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
