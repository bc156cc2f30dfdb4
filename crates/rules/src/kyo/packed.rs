//! A stack in 64 bits, for generating moves fast.

use super::piece::{Kind, Mana, Pawn, Tile};
use super::stack::{Chips, Stack, stack_key};
use super::steps::Combinations;
use crate::Side;

/// A stack of at most [`MAX_HEIGHT`](Self::MAX_HEIGHT) chips.
///
/// From the lowest bit: three planes of 16 bits each (shields, light, red; bit 0 is the bottom
/// chip), the number of chips, and the pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Packed(u64);

const PLANE: u32 = 16;
const LIGHT: u32 = PLANE;
const RED: u32 = 2 * PLANE;
const HEIGHT: u32 = 48;
const PAWN: u32 = 56;

/// Bit 0 of each plane.
const EACH_PLANE: u64 = 1 | 1 << LIGHT | 1 << RED;
const ALL_PLANES: u64 = (1 << HEIGHT) - 1;
const HEIGHT_BITS: u64 = 31 << HEIGHT;

/// A mask of the lowest `height` bits of a plane.
const fn low_bits(height: usize) -> u64 {
    (1 << height) - 1
}

impl Packed {
    /// The highest pile that fits.
    pub(super) const MAX_HEIGHT: usize = PLANE as usize;

    /// Packs a stack, or returns `None` if it is too high.
    pub(super) fn of(stack: &Stack) -> Option<Self> {
        let height = stack.chips.len();
        if height > Self::MAX_HEIGHT {
            return None;
        }
        let [shields, light, red] = stack.chips.low_planes();
        let pawn = stack.pawn.map_or(0, Pawn::code);
        Some(Self(shields | light << LIGHT | red << RED | (height as u64) << HEIGHT | pawn << PAWN))
    }

    /// The stack itself.
    pub(super) fn stack(self) -> Stack {
        let chips = Chips::of_low_planes(self.planes(), self.height());
        Stack { chips, pawn: self.pawn() }
    }

    /// Shields, light and red.
    const fn planes(self) -> [u64; 3] {
        let plane = low_bits(PLANE as usize);
        [self.0 & plane, self.0 >> LIGHT & plane, self.0 >> RED & plane]
    }

    /// The stack with these bits.
    pub(super) const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// All bits, different for different stacks.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of chips.
    #[inline]
    pub(super) const fn height(self) -> usize {
        (self.0 >> HEIGHT & 31) as usize
    }

    #[inline]
    pub(super) const fn has_pawn(self) -> bool {
        self.0 >> PAWN != 0
    }

    #[inline]
    pub(super) fn pawn(self) -> Option<Pawn> {
        Pawn::of_code(self.0 >> PAWN)
    }

    /// The kind of the pawn.
    #[inline]
    pub(super) fn kind(self) -> Option<Kind> {
        self.pawn().map(|pawn| pawn.kind)
    }

    /// The chips without the pawn.
    #[inline]
    pub(super) const fn chips(self) -> Self {
        Self(self.0 & (ALL_PLANES | HEIGHT_BITS))
    }

    /// Puts the pawn of another stack, if it has one, on these chips. They have no pawn yet.
    #[inline]
    pub(super) const fn under_pawn_of(self, other: Self) -> Self {
        Self(self.0 | other.0 >> PAWN << PAWN)
    }

    /// The bottom `count` chips, without the pawn.
    #[inline]
    pub(super) const fn bottom(self, count: usize) -> Self {
        Self(self.0 & (EACH_PLANE * low_bits(count)) | (count as u64) << HEIGHT)
    }

    /// The chips beneath the top `count`, without the pawn.
    #[inline]
    pub(super) const fn lower(self, count: usize) -> Self {
        self.bottom(self.height() - count)
    }

    /// The top `count` chips, without the pawn.
    #[inline]
    pub(super) const fn upper(self, count: usize) -> Self {
        let planes = (self.0 & ALL_PLANES) >> (self.height() - count);
        Self(planes & (EACH_PLANE * low_bits(count)) | (count as u64) << HEIGHT)
    }

    /// Puts chips on top of these, beneath the pawn if there is one. `None` if the pile gets too
    /// high.
    #[inline]
    pub(super) const fn with(self, upper: Self) -> Option<Self> {
        if self.height() + upper.height() > Self::MAX_HEIGHT {
            return None;
        }
        Some(self.with_fitting(upper))
    }

    /// Like [`with`](Self::with), if the pile is known to fit.
    #[inline]
    pub(super) const fn with_fitting(self, upper: Self) -> Self {
        debug_assert!(self.height() + upper.height() <= Self::MAX_HEIGHT);
        let planes = (upper.0 & ALL_PLANES) << self.height();
        // The sum of the heights fits, so it doesn't reach the pawn.
        Self((self.0 + (upper.0 & HEIGHT_BITS)) | planes)
    }

    /// The number of shields.
    #[inline]
    pub(super) const fn shields(self) -> usize {
        self.planes()[0].count_ones() as usize
    }

    /// Whether all chips are shields.
    #[inline]
    pub(super) const fn only_shields(self) -> bool {
        self.planes()[0] == low_bits(self.height())
    }

    /// The plane of a side's mana.
    #[inline]
    const fn mana_of(self, side: Side) -> u64 {
        let [shields, _, red] = self.planes();
        let of_side = match side {
            Side::First => !red,
            Side::Second => red,
        };
        of_side & !shields & low_bits(self.height())
    }

    /// The number of chips from the top down whose bit in `plane` is set.
    #[inline]
    const fn run(self, plane: u64) -> usize {
        let missing = !plane & low_bits(self.height());
        self.height() - (64 - missing.leading_zeros() as usize)
    }

    /// The number of chips from the top down that are a side's mana.
    #[inline]
    pub(super) const fn mana_run(self, side: Side) -> usize {
        self.run(self.mana_of(side))
    }

    /// The number of chips that a side can lift: its liftable run.
    #[inline]
    pub(super) fn liftable(self, side: Side) -> usize {
        if self.owner() != Some(side) {
            return 0;
        }
        let run = self.run(self.mana_of(side) | self.planes()[0]);
        self.kind().map_or(run, |kind| run.min(kind.load()))
    }

    /// Whether bit `plane` of the top chip is set, in a pile that isn't empty.
    #[inline]
    const fn top_bit(self, plane: u32) -> bool {
        self.0 >> (plane as usize + self.height() - 1) & 1 == 1
    }

    /// Whether the top chip is a shield, beneath the pawn if there is one.
    #[inline]
    pub(super) const fn has_top_shield(self) -> bool {
        self.height() > 0 && self.top_bit(0)
    }

    /// The loads that leave mana of a color on top, as a mask: bit 2 is for the top two chips.
    #[inline]
    pub(super) const fn loads_leaving(self, mana: Mana) -> u64 {
        let [shields, light, _] = self.planes();
        let of_color = match mana {
            Mana::Dark => !light,
            Mana::Light => light,
        };
        let chips = of_color & !shields & low_bits(self.height());
        (chips << 1).reverse_bits() >> (63 - self.height())
    }

    /// The side of the top piece; `None` for an empty or shielded tile.
    #[inline]
    pub(super) const fn owner(self) -> Option<Side> {
        let is_second = if self.has_pawn() {
            (self.0 >> PAWN) & 1 == 0
        } else if self.height() == 0 || self.top_bit(0) {
            return None;
        } else {
            self.top_bit(RED)
        };
        Some(if is_second { Side::Second } else { Side::First })
    }

    /// Whether the top piece is a shield.
    #[inline]
    pub(super) const fn is_shielded(self) -> bool {
        !self.has_pawn() && self.has_top_shield()
    }

    /// The stack after a move of a pawn that found `base` chips on its tile, without the enemy mana
    /// that the end of the move destroys (`rules/kyo.md §9`).
    pub(super) fn at_rest(self, base: Option<u8>, enemy: Side) -> Self {
        let Some(base) = base else { return self };
        let brought = self.height().saturating_sub(usize::from(base));
        let ground = self.lower(brought);
        let brought = self.upper(brought);
        let rest = ground.lower(ground.mana_run(enemy)).with(brought);
        rest.map_or(self, |rest| rest.under_pawn_of(self))
    }

    /// The key of the stack on a tile, the same as [`Stack::key`].
    #[inline]
    pub(super) const fn key(self, tile: Tile) -> u64 {
        if self.is_empty() {
            return 0;
        }
        stack_key(tile.index(), self.0 >> PAWN, self.height(), self.planes())
    }

    /// The orders into which a shuffle can put these chips of one side: any order of the mana with
    /// the shields on top, if the bottom chip changes.
    pub(super) fn orders(self, side: Side) -> impl Iterator<Item = Self> {
        let [shields, light, _] = self.planes();
        let shield_count = shields.count_ones() as usize;
        let mana = self.height() - shield_count;
        let red = if side == Side::Second { low_bits(mana) << RED } else { 0 };
        let fixed = low_bits(shield_count) << mana | red | (self.height() as u64) << HEIGHT;
        let (lowest_is_shield, lowest) = (shields & 1 == 1, light & 1);
        // Bits of shields are clear in the plane of light mana.
        Combinations::new(mana, light.count_ones() as usize)
            .filter(move |_| mana > 0)
            .filter(move |lights| lowest_is_shield || lights & 1 != lowest)
            .map(move |lights| Self(fixed | lights << LIGHT))
    }
}

#[cfg(test)]
mod tests {
    use super::super::piece::Chip;
    use super::super::steps::orders;
    use super::*;

    /// Stacks with every pile of up to four chips, and one as high as possible.
    fn stacks() -> Vec<Stack> {
        let chips = ['D', 'L', 'd', 'l', 'S'].map(|letter| Chip::from_letter(letter).expect("a chip"));
        let mut piles = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..4 {
            let until = piles.len();
            for index in from..until {
                piles.extend(chips.map(|chip| [piles[index].clone(), vec![chip]].concat()));
            }
            from = until;
        }
        piles.push(chips.repeat(4)[..Packed::MAX_HEIGHT].to_vec());
        let kinds = [None, Some(Kind::LightPawn), Some(Kind::Tower), Some(Kind::Knight)];
        let pawns =
            Side::BOTH.into_iter().flat_map(|side| kinds.map(|kind| kind.map(|kind| Pawn { side, kind })));
        let with = |pawn: Option<Pawn>| {
            piles.iter().map(move |pile| Stack { chips: pile.iter().copied().collect(), pawn })
        };
        pawns.flat_map(with).collect()
    }

    fn packed(stack: Stack) -> Packed {
        Packed::of(&stack).expect("the pile is low")
    }

    #[test]
    fn packed_stacks_behave_like_stacks() {
        for stack in stacks() {
            let small = packed(stack);
            let chips = |chips| packed(Stack { chips, pawn: None });
            assert_eq!(small.stack(), stack);
            assert_eq!((small.height(), small.pawn()), (stack.chips.len(), stack.pawn));
            assert_eq!((small.owner(), small.is_shielded()), (stack.owner(), stack.is_shielded()));
            assert_eq!(small.is_empty(), stack.is_empty());
            assert_eq!(small.shields(), stack.chips.shields());
            for tile in [0, 99].map(|index| Tile::from_index(index).expect("a tile")) {
                assert_eq!(small.key(tile), stack.key(tile.index()));
            }
            for side in Side::BOTH {
                assert_eq!(small.liftable(side), stack.liftable(side));
                assert_eq!(small.mana_run(side), stack.chips.mana_run(side));
                for base in std::iter::once(None).chain((0..=5).map(Some)) {
                    assert_eq!(small.at_rest(base, side).stack(), stack.at_rest(base, side));
                }
            }
            for mana in Mana::BOTH {
                let loads = |count: &usize| matches!(stack.chips.lower(*count).top(), Some(Chip::Mana(_, top)) if top == mana);
                let expected = (0..=small.height()).filter(loads).fold(0, |mask, count| mask | 1 << count);
                assert_eq!(small.loads_leaving(mana), expected);
            }
            assert_eq!(small.has_top_shield(), stack.chips.top() == Some(Chip::Shield));
            for count in 0..=small.height() {
                let (upper, lower) = (stack.chips.upper(count), stack.chips.lower(count));
                assert_eq!((small.upper(count), small.lower(count)), (chips(upper), chips(lower)));
                let joined = small.lower(count).with(small.upper(count)).expect("the pile fits");
                assert_eq!(joined.under_pawn_of(small), small);
            }
        }
    }

    #[test]
    fn orders_are_those_of_the_rules() {
        let mut compared = 0;
        for stack in stacks().into_iter().filter(|stack| stack.pawn.is_none()) {
            let count = stack.liftable(Side::Second);
            if count < 2 {
                continue;
            }
            let slice = stack.chips.upper(count);
            let expected: Vec<_> = orders(slice).collect();
            let found = packed(stack).upper(count).orders(Side::Second);
            assert_eq!(found.map(|order| order.stack().chips).collect::<Vec<_>>(), expected);
            compared += expected.len();
        }
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn a_pile_that_does_not_fit_is_refused() {
        let chip = Chip::from_letter('D').expect("a chip");
        let pile = |height| Stack { chips: std::iter::repeat_n(chip, height).collect(), pawn: None };
        let highest = packed(pile(Packed::MAX_HEIGHT));
        assert_eq!(highest.with(packed(pile(1))), None);
        assert_eq!(Packed::of(&pile(Packed::MAX_HEIGHT + 1)), None);
    }
}
