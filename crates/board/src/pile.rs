//! Where the chips of a pile lie on their square, and what stands on them.
//!
//! Up to five chips carry what stands on them, as on a table. Taller piles stand at the left in the
//! full height of the square, what stands on them and their count at the right. From thirteen chips
//! on the lowest are pressed together; when even so they no longer fit, only the count tells.

use super::canvas::Area;
use super::chip_cache::ChipSize;
use super::layout::Layout;

/// The most chips that carry what stands on them.
const LOW: usize = 5;
/// The most chips with nothing on them that are as wide.
const BARE: usize = 7;
/// The most chips of equal height.
const EQUAL: usize = 12;
/// The chips that keep their height in a taller pile.
const UPPER: usize = 9;

/// Lengths in thousandths of a square.
mod share {
    /// Below the lowest chip.
    pub(super) const FLOOR: i32 = 27;
    /// From chip to chip, up to three.
    pub(super) const STEP: i32 = 125;
    /// From chip to chip of four.
    pub(super) const FOUR: i32 = 112;
    /// From chip to chip of five.
    pub(super) const FIVE: i32 = 95;
    /// The whole height of a pile.
    pub(super) const ROOM: i32 = 960;
    /// The part of it that the pressed chips of the tallest piles share.
    pub(super) const PRESSED: i32 = 260;
    /// The width of a chip.
    pub(super) const WIDTH: i32 = 840;
    /// The width of a chip of a tall pile, and how far it is from the left edge.
    pub(super) const NARROW: i32 = 500;
    pub(super) const NARROW_LEFT: i32 = 40;
}

/// A chip's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChipSlot {
    /// The left edge.
    pub(super) x: i32,
    /// The upper edge.
    pub(super) y: i32,
    /// The size.
    pub(super) size: ChipSize,
}

/// A pile's arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PileLayout {
    /// The chips' places from the bottom upwards; the lowest may have none.
    pub(super) places: Vec<Option<ChipSlot>>,
    /// How far the pile lifts what stands on it.
    pub(super) lift: i32,
    /// Whether what stands on the pile is drawn beside it.
    pub(super) tall: bool,
}

impl PileLayout {
    /// Arranges so many chips on a square; whether anything stands on them says `laden`.
    pub(super) fn new(layout: &Layout, area: Area, count: usize, laden: bool) -> Self {
        let tall = count > if laden { LOW } else { BARE };
        let (x, width) = if tall {
            (area.x + layout.part(share::NARROW_LEFT), layout.part(share::NARROW))
        } else {
            let width = layout.part(share::WIDTH);
            (area.x + (area.width - width) / 2, width)
        };
        let floor = area.y + area.height - layout.part(share::FLOOR);
        let room = layout.part(share::ROOM);
        let equal = match count {
            0..4 => layout.part(share::STEP),
            4 if laden => layout.part(share::FOUR),
            LOW if laden => layout.part(share::FIVE),
            _ => (room / count.min(EQUAL) as i32).min(layout.part(share::STEP)),
        };
        let pressed = count.checked_sub(EQUAL + 1).map(|more| more + EQUAL + 1 - UPPER);
        let low = pressed.map_or(0, |pressed| (layout.part(share::PRESSED) / pressed as i32).max(2));
        let mut places = vec![None; count];
        let mut bottom = floor;
        let upper =
            if pressed.is_some() { (room - layout.part(share::PRESSED)) / UPPER as i32 } else { equal };
        let shown =
            pressed.map_or(0, |pressed| (layout.part(share::PRESSED) / low).min(pressed as i32) as usize);
        let hidden = pressed.map_or(0, |pressed| pressed - shown);
        for (height, place) in places.iter_mut().enumerate().skip(hidden) {
            let step = if height < hidden + shown { low } else { upper };
            let outline = outline(step);
            *place = Some(ChipSlot {
                x,
                y: bottom - step - outline,
                size: ChipSize {
                    width: width as u32,
                    height: (step + outline) as u32,
                    outline: outline as u32,
                },
            });
            bottom -= step;
        }
        Self { places, lift: floor - bottom, tall }
    }
}

/// The outline of chips that lie so many pixels apart.
const fn outline(step: i32) -> i32 {
    match step {
        ..3 => 0,
        3..8 => 1,
        8..15 => 2,
        _ => step / 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Spot;
    use sealed_move_rules::Side;

    /// Chips lie on one another within their square, none hidden up to `EQUAL`, all of one height.
    #[test]
    fn every_chip_up_to_twelve_is_seen() {
        for square in [28, 56, 76, 84, 140] {
            let layout = Layout::new(10, 10, square, Side::First);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            for (count, laden) in (0..=EQUAL).flat_map(|count| [(count, false), (count, true)]) {
                let pile = PileLayout::new(&layout, area, count, laden);
                let places: Vec<ChipSlot> = pile.places.into_iter().flatten().collect();
                assert_eq!(places.len(), count);
                assert!(places.iter().all(|place| place.y >= area.y && place.x >= area.x));
                for two in places.windows(2) {
                    assert_eq!(two[0].size, two[1].size);
                    assert!(two[0].y - two[1].y >= 2, "{count} chips of {square}");
                }
            }
        }
    }

    #[test]
    fn no_pile_is_too_high() {
        let layout = Layout::new(10, 10, 76, Side::First);
        let area = layout.square_at(Spot { file: 0, rank: 9 });
        for count in EQUAL + 1..=68 {
            let pile = PileLayout::new(&layout, area, count, true);
            assert!(pile.tall);
            let shown: Vec<ChipSlot> = pile.places.into_iter().flatten().collect();
            assert!(shown.len() > EQUAL && shown.iter().all(|place| place.y >= area.y), "{count}");
        }
    }
}
