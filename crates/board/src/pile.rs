//! Places the chips of a pile on their square, and the figure on or beside them.
//!
//! Up to five chips carry a figure. Taller piles fill the height of the square on the left, with
//! the figure and the number of chips to their right. Above nine chips, the lowest are compressed.
//! If they still don't fit, only the number shows them.

use super::area::Area;
use super::chip_cache::ChipSize;
use super::layout::Layout;
use super::placement::{Insets, LONE_CHIP};

/// Maximum number of chips that carry a figure.
pub(super) const LOW: usize = super::scene::ChipSprite::LOW;
/// Maximum number of chips of full height.
const MAX_EQUAL: usize = 9;
/// Number of chips that keep their height in a taller pile.
const UNCOMPRESSED: usize = 7;

/// Lengths in thousandths of a square.
mod share {
    /// Margin below the lowest chip and above the figure.
    pub(super) const FLOOR: i32 = 30;
    /// Distance between chips, by number of chips.
    pub(super) const STEPS: [i32; super::LOW + 1] = [160, 160, 160, 150, 140, 116];
    /// Height shared by pile and figure.
    pub(super) const ROOM: i32 = 940;
    /// Height left to the figure if the pile has less room than usual.
    pub(super) const FIGURE: i32 = 380;
    /// Height of the tallest figure.
    pub(super) const TALLEST: i32 = 700;
    /// Distance between the chips of a lifted pile, unless even less is left to them.
    pub(super) const LIFTED_STEP: i32 = 116;
    /// Height shared by the compressed chips of the tallest piles.
    pub(super) const COMPRESSED: i32 = 240;
    /// Width of a chip.
    pub(super) const WIDTH: i32 = 900;
    /// Width of a chip of a tall pile, and its distance from the left edge.
    pub(super) const NARROW: i32 = 570;
    pub(super) const NARROW_LEFT: i32 = 30;
    /// Height of the line between chips.
    pub(super) const LINE: i32 = 37;
}

/// The position of a chip, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChipSlot {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) size: ChipSize,
}

/// The layout of a pile, in pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PileLayout {
    /// The slots of the chips from bottom to top. The lowest chips of a very tall pile have none.
    pub(super) places: Vec<Option<ChipSlot>>,
    /// Whether the figure is beside the pile.
    pub(super) tall: bool,
    /// The area of the figure.
    pub(super) room: Area,
}

impl PileLayout {
    /// Arranges `count` chips on a square, with less room at the edges.
    pub(super) fn new(layout: &Layout, area: Area, count: usize, insets: Insets) -> Self {
        let tall = count > LOW;
        let part = |thousandths: i32| layout.square * thousandths / 1000;
        let (x, width) = if tall {
            (area.x + layout.part(share::NARROW_LEFT), layout.part(share::NARROW))
        } else {
            let width = layout.part(share::WIDTH);
            (area.x + (area.width - width) / 2, width)
        };
        let (x, width) = (x + part(insets.left), width - part(insets.left + insets.right));
        let top = area.y + layout.part(share::FLOOR);
        // On a low pile, rounding remainders go to the figure.
        let spare = if tall { 0 } else { area.height - 2 * layout.part(share::FLOOR) };
        let whole = layout.part(share::ROOM).max(spare);
        let room = whole - part(insets.bottom);
        let compressed = if count > MAX_EQUAL { count - UNCOMPRESSED } else { 0 };
        let upper = match share::STEPS.get(count) {
            // The chips move together, so that the figure keeps its size. A lone chip has no figure.
            Some(&step) if insets.bottom > 0 && insets.bottom != LONE_CHIP => {
                let count = count.max(1) as i32;
                let usual = (whole - layout.part(step) * count).min(layout.part(share::TALLEST));
                let kept = ((room - usual) / count).max(layout.part(share::LIFTED_STEP));
                layout.part(step).min(kept).min((room - layout.part(share::FIGURE)) / count)
            }
            Some(&step) => layout.part(step),
            None if compressed > 0 => (room - layout.part(share::COMPRESSED)) / UNCOMPRESSED as i32,
            None => (room / count as i32).min(layout.part(share::STEPS[LOW])),
        };
        let low =
            if compressed > 0 { (layout.part(share::COMPRESSED) / compressed as i32).max(2) } else { upper };
        let shown =
            if compressed > 0 { (layout.part(share::COMPRESSED) / low).min(compressed as i32) } else { 0 };
        let hidden = compressed - shown as usize;
        let mut bottom = top + room;
        let mut places = vec![None; count];
        for (height, place) in places.iter_mut().enumerate().skip(hidden) {
            let step = if height < compressed { low } else { upper };
            let outline = layout.part(share::LINE).min(step / 3);
            let size = ChipSize {
                width: width as u32,
                height: (step + outline).min(bottom - area.y) as u32,
                outline: outline as u32,
            };
            *place = Some(ChipSlot { x, y: bottom - size.height as i32, size });
            bottom -= step;
        }
        let room = if tall {
            let x = x + width + part(insets.right);
            Area { x, y: top, width: area.x + area.width - layout.part(20) - x, height: layout.part(420) }
        } else {
            Area { x: area.x, y: top, width: area.width, height: bottom - top }
        };
        Self { places, tall, room }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::BoardShape;
    use crate::scene::Spot;
    use sealed_move_rules::Side;

    fn layout(square: u32) -> Layout {
        let shape = BoardShape::wide(10, false, false);
        Layout::new(shape, square, None, Side::First)
    }

    /// Chips overlap within their square, and up to nine are all visible and equally high.
    #[test]
    fn up_to_nine_chips_are_visible() {
        for square in [28, 56, 76, 92, 140] {
            let layout = layout(square);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            for count in 0..=MAX_EQUAL {
                let pile = PileLayout::new(&layout, area, count, Insets::default());
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

    /// `PICTURES.md` §6: in every size, four chips leave 38 % of the square to a king, and five
    /// leave 36 %.
    #[test]
    fn low_piles_leave_room_for_a_king() {
        for square in 36..=200 {
            let layout = layout(square);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            for (count, least) in [(1, 78), (2, 62), (3, 49), (4, 38), (5, 36)] {
                let room = PileLayout::new(&layout, area, count, Insets::default()).room.height;
                assert!(room * 100 >= least * layout.square, "{count} chips leave {room} of {square} px");
            }
        }
    }

    #[test]
    fn no_pile_leaves_its_square() {
        let layout = layout(76);
        let area = layout.square_at(Spot { file: 0, rank: 9 });
        for count in MAX_EQUAL + 1..=68 {
            let pile = PileLayout::new(&layout, area, count, Insets::default());
            assert!(pile.tall);
            let shown: Vec<ChipSlot> = pile.places.into_iter().flatten().collect();
            assert!(shown.len() > UNCOMPRESSED && shown.iter().all(|place| place.y >= area.y), "{count}");
        }
    }
}
