//! What stands on a square: pieces, and piles with what stands on them.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::pile::PileLayout;
use super::placement::{Fitting, Insets, Transform};
use super::scene::{Extent, Layer, PileChip, Presence, SquareContent, Tone};
use super::sprites::Atlas;

/// Lengths in thousandths of a square.
mod share {
    /// A sprite that leaves room round it.
    pub(super) const WITHIN: i32 = 840;
    /// A sprite in a ring, and how far its middle lies below that of its square.
    pub(super) const RINGED: i32 = 740;
    pub(super) const BELOW: i32 = 10;
    /// A sprite in a corner.
    pub(super) const CORNER: i32 = 280;
    /// How far that is from the edges.
    pub(super) const OFF: i32 = 20;
    /// Below the lowest plate, and between two of them.
    pub(super) const FLOOR: i32 = 20;
    /// How far above the lower edge the middle of a number of chips is.
    pub(super) const COUNT: i32 = 190;
    /// Above what stands beside a tall pile.
    pub(super) const BESIDE: i32 = 380;
}

/// The side of a layer that stands on no pile, its left and its upper edge, in thousandths of a square.
pub(super) const fn usual(extent: Extent) -> (i32, i32, i32) {
    let side = match extent {
        Extent::Whole => 1000,
        Extent::Within => share::WITHIN,
        Extent::Ringed => share::RINGED,
        Extent::Corner => share::CORNER,
    };
    match extent {
        Extent::Corner => (side, 1000 - side - share::OFF, share::OFF),
        // What stands on its foot has its middle a little below that of its sprite.
        Extent::Ringed => (side, (1000 - side) / 2, (1000 - side) / 2 - share::BELOW),
        Extent::Whole | Extent::Within => (side, (1000 - side) / 2, 1000 - side),
    }
}

/// Draws what stands on a square.
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (cell, fitting): (&SquareContent, &Fitting),
) {
    let area = layout.square_at(cell.at);
    if cell.pile.is_empty() && !cell.stands {
        for layer in &cell.layers {
            draw_layer(canvas, kit, atlas, layout, layer, (area, fitting));
        }
        return;
    }
    let pile = PileLayout::new(layout, area, cell.pile.len(), fitting.insets);
    draw_pile(canvas, kit, layout, &cell.pile, &pile);
    if pile.tall {
        let plate = count_plate(kit, layout, area, cell, fitting.insets);
        draw_plate(canvas, kit, plate, &cell.pile.len().to_string());
    }
    for layer in &cell.layers {
        let Some((side, x, bottom)) = figure_at(kit, atlas, layout, layer, &pile) else { continue };
        let fitted = fitting.figure;
        let part = |px: i32| px * 1000 / layout.square;
        let (side, x, bottom) = if fitted == Transform::IDENTITY {
            (side, x, bottom)
        } else {
            let px = |thousandths: i32| layout.square * thousandths / 1000;
            let (across, below) = (fitted.x(part(x - area.x)), fitted.y(part(bottom - area.y)));
            (fitted.length(side), area.x + px(across), area.y + px(below))
        };
        // What stands on chips stands there to the pixel.
        let bottom = if pile.tall { bottom } else { pile.room.y + pile.room.height };
        let Some(stamp) = kit.sprite(atlas, layer.sprite, side) else { continue };
        let y = bottom - i32::from(stamp.bottom());
        canvas.stamp(x.max(0) as usize, y.max(0) as usize, &stamp, layer.presence, &kit.palette);
    }
}

fn draw_layer(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    layer: &Layer,
    (area, fitting): (Area, &Fitting),
) {
    let fitted = if layer.frames_a_square() { Transform::IDENTITY } else { fitting.figure };
    let (side, left, top) = usual(layer.extent);
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    let (side, x, y) = (px(fitted.length(side)), px(fitted.x(left)), px(fitted.y(top)));
    if let Some(stamp) = kit.sprite(atlas, layer.sprite, side) {
        let (x, y) = ((area.x + x).max(0) as usize, (area.y + y).max(0) as usize);
        match layer.presence {
            Presence::Faded => canvas.ghost(x, y, &stamp, fitting.gone, &kit.palette),
            presence => canvas.stamp(x, y, &stamp, presence, &kit.palette),
        }
    }
}

/// The side of what stands on a pile, as large as the pile leaves room for, its left edge and where it stands.
pub(super) fn figure_at(
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    layer: &Layer,
    pile: &PileLayout,
) -> Option<(i32, i32, i32)> {
    let room = if pile.tall { Area { height: layout.part(share::BESIDE), ..pile.room } } else { pile.room };
    let natural = kit.sprite(atlas, layer.sprite, layout.square)?;
    let height = i32::from(natural.bottom()) - i32::from(natural.top());
    let widest = if pile.tall { room.width + layout.part(40) } else { layout.square };
    let mut side = layout.square.min(layout.square * room.height / height.max(1)).min(widest.max(1));
    // A pixel may be lost to rounding.
    while side > 1 {
        let stamp = kit.sprite(atlas, layer.sprite, side)?;
        if i32::from(stamp.bottom()) - i32::from(stamp.top()) <= room.height {
            break;
        }
        side -= 1;
    }
    Some((side, room.x + (room.width - side) / 2, room.y + room.height))
}

/// Where the number of chips of a tall pile stands.
pub(super) fn count_plate(
    kit: &Kit,
    layout: &Layout,
    area: Area,
    cell: &SquareContent,
    insets: Insets,
) -> Area {
    let pile = PileLayout::new(layout, area, cell.pile.len(), insets);
    let (width, height) = plate_size(kit, layout, &cell.pile.len().to_string());
    let bottom = area.y + area.height - layout.square * insets.bottom / 1000;
    // With a letter above it, it makes room.
    let y = match cell.symbol {
        Some(_) => bottom - layout.part(share::FLOOR) - height,
        None => bottom - layout.part(share::COUNT) - height / 2,
    };
    Area { x: pile.room.x + pile.room.width / 2 - width / 2, y, width, height }
}

/// Where a letter stands above the number of chips.
pub(super) fn symbol_above(kit: &Kit, layout: &Layout, area: Area, count: Area, symbol: &str) -> Area {
    let (width, height) = plate_size(kit, layout, symbol);
    let y = count.y - layout.part(share::FLOOR) - height;
    Area { x: area.x + area.width - width, y, width, height }
}

/// Draws the chips of a pile, and beside those that the last move touched a bracket.
fn draw_pile(canvas: &mut Canvas, kit: &Kit, layout: &Layout, bars: &[PileChip], pile: &PileLayout) {
    let tone = &kit.theme.tones[Tone::Last.index()];
    let shown = || bars.iter().zip(&pile.places).filter_map(|(bar, place)| Some((bar, place.as_ref()?)));
    for (thousandths, color) in [(45, tone.edge), (30, tone.ink)] {
        for (_, place) in shown().filter(|(bar, _)| bar.touched) {
            let around = layout.part(thousandths);
            let halo = Area {
                x: place.x - around,
                y: place.y,
                width: place.size.width as i32 + 2 * around,
                height: place.size.height as i32,
            };
            canvas.fill(halo, kit.palette.index(color));
        }
    }
    for (bar, place) in shown() {
        let stamp = kit.chips.get(&kit.palette, &kit.theme.scheme, bar.chip, place.size);
        canvas.stamp(place.x as usize, place.y as usize, &stamp, Presence::Solid, &kit.palette);
    }
}

/// The width and height of a plate for a few characters.
pub(super) fn plate_size(kit: &Kit, layout: &Layout, text: &str) -> (i32, i32) {
    let pad = layout.outer(3);
    (kit.text.width(text) + 2 * pad, kit.text.digit_height() + 2 * pad)
}

/// Writes a few characters on a plate.
pub(super) fn draw_plate(canvas: &mut Canvas, kit: &Kit, plate: Area, text: &str) {
    canvas.fill(plate, kit.palette.index(kit.theme.plate));
    let middle = (plate.x + plate.width / 2, plate.y + plate.height / 2);
    kit.text.draw_centered(canvas, &kit.palette, middle, text, kit.theme.plate_label);
}
