//! Where the chips of a pile lie on their square, and how much room is left for what stands on them.
//!
//! Up to five chips carry what stands on them, as on a table. Taller piles stand at the left in the full
//! height of the square, the figure and their number at the right. From ten chips on the lowest are pressed
//! together; when even so they no longer fit, only the number tells.

use super::area::Area;
use super::chip_cache::ChipSize;
use super::layout::Layout;
use super::placement::Insets;

/// The most chips that carry what stands on them.
pub(super) const LOW: usize = super::scene::ChipSprite::LOW;
/// The most chips of equal height.
const EQUAL: usize = 9;
/// The chips that keep their height in a taller pile.
const UPPER: usize = 7;

/// Lengths in thousandths of a square.
mod share {
    /// Below the lowest chip, and above what stands on the highest.
    pub(super) const FLOOR: i32 = 30;
    /// From chip to chip, by the number of chips.
    pub(super) const STEPS: [i32; super::LOW + 1] = [160, 160, 160, 150, 140, 116];
    /// The height that pile and figure share.
    pub(super) const ROOM: i32 = 940;
    /// What a pile that has less room than usual leaves its figure.
    pub(super) const FIGURE: i32 = 380;
    /// The part of it that the pressed chips of the tallest piles share.
    pub(super) const PRESSED: i32 = 240;
    /// The width of a chip.
    pub(super) const WIDTH: i32 = 900;
    /// The width of a chip of a tall pile, and how far it is from the left edge.
    pub(super) const NARROW: i32 = 570;
    pub(super) const NARROW_LEFT: i32 = 30;
    /// The line between chips.
    pub(super) const LINE: i32 = 37;
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
    /// Whether what stands on the pile is drawn beside it.
    pub(super) tall: bool,
    /// Where what stands on the pile has room.
    pub(super) room: Area,
}

impl PileLayout {
    /// Arranges so many chips on a square with less room at its edges.
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
        // What rounding leaves belongs to the figure on a low pile.
        let spare = if tall { 0 } else { area.height - 2 * layout.part(share::FLOOR) };
        let room = layout.part(share::ROOM).max(spare) - part(insets.bottom);
        let pressed = if count > EQUAL { count - UPPER } else { 0 };
        let upper = match share::STEPS.get(count) {
            Some(&step) if insets.bottom > 0 => {
                layout.part(step).min((room - layout.part(share::FIGURE)) / count.max(1) as i32)
            }
            Some(&step) => layout.part(step),
            None if pressed > 0 => (room - layout.part(share::PRESSED)) / UPPER as i32,
            None => (room / count as i32).min(layout.part(share::STEPS[LOW])),
        };
        let low = if pressed > 0 { (layout.part(share::PRESSED) / pressed as i32).max(2) } else { upper };
        let shown = if pressed > 0 { (layout.part(share::PRESSED) / low).min(pressed as i32) } else { 0 };
        let hidden = pressed - shown as usize;
        let mut bottom = top + room;
        let mut places = vec![None; count];
        for (height, place) in places.iter_mut().enumerate().skip(hidden) {
            let step = if height < pressed { low } else { upper };
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
    use crate::BoardLayout;
    use crate::layout::BoardShape;
    use crate::scene::Spot;
    use sealed_move_rules::Side;

    fn layout(square: u32) -> Layout {
        let shape = BoardShape { layout: BoardLayout::Wide, files: 10, two_digits: false, tiles: false };
        Layout::new(shape, square, None, Side::First)
    }

    /// Chips lie on one another within their square, none hidden up to `EQUAL`, all of one height.
    #[test]
    fn every_chip_up_to_nine_is_seen() {
        for square in [28, 56, 76, 92, 140] {
            let layout = layout(square);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            for count in 0..=EQUAL {
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

    /// `PICTURES.md` §6: four chips leave a king 38 hundredths of the square, five 36, in every size.
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
    fn no_pile_is_too_high() {
        let layout = layout(76);
        let area = layout.square_at(Spot { file: 0, rank: 9 });
        for count in EQUAL + 1..=68 {
            let pile = PileLayout::new(&layout, area, count, Insets::default());
            assert!(pile.tall);
            let shown: Vec<ChipSlot> = pile.places.into_iter().flatten().collect();
            assert!(shown.len() > UPPER && shown.iter().all(|place| place.y >= area.y), "{count}");
        }
    }
}
