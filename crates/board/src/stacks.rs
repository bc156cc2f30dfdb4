//! Draws pieces, and piles with figures on them.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::pile::PileLayout;
use super::placement::{Fitting, Insets, Transform};
use super::scene::{Extent, Layer, PileChip, Presence, SquareContent, Tone};
use super::shadow::Foot;
use super::sprites::Atlas;

/// Lengths in thousandths of a square.
mod share {
    /// Side of a sprite with room for a halo around it.
    pub(super) const WITHIN: i32 = 840;
    /// Side of a sprite in a ring, and downward offset from the square's center.
    pub(super) const RINGED: i32 = 740;
    pub(super) const RINGED_DROP: i32 = 10;
    /// Lower edge of a man's path in a sprite, and in the square of a grown sprite.
    pub(super) const FOOT: i32 = 870;
    pub(super) const GROWN_FOOT: i32 = 900;
    /// Side of a sprite in a corner.
    pub(super) const CORNER: i32 = 280;
    /// Distance of a corner sprite from the edges.
    pub(super) const CORNER_GAP: i32 = 20;
    /// Height of a count's center above the lower edge.
    pub(super) const COUNT_HEIGHT: i32 = 190;
    /// Height available to a figure beside a tall pile.
    pub(super) const BESIDE_HEIGHT: i32 = 380;
}

/// Returns the default side, left and top of a layer without a pile, in thousandths of a square.
pub(super) const fn default_box(extent: Extent) -> (i32, i32, i32) {
    let side = match extent {
        Extent::Whole | Extent::Low => 1000,
        Extent::Grown(side) => side as i32,
        Extent::Within => share::WITHIN,
        Extent::Ringed => share::RINGED,
        Extent::Corner => share::CORNER,
    };
    match extent {
        Extent::Corner => (side, 1000 - side - share::CORNER_GAP, share::CORNER_GAP),
        Extent::Grown(_) => (side, (1000 - side) / 2, share::GROWN_FOOT - side * share::FOOT / 1000),
        // A figure's visual center is a little below the center of its sprite.
        Extent::Ringed => (side, (1000 - side) / 2, (1000 - side) / 2 - share::RINGED_DROP),
        Extent::Whole | Extent::Low | Extent::Within => (side, (1000 - side) / 2, 1000 - side),
    }
}

/// Draws the content of a square.
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
        let plate = count_area(kit, layout, area, cell, fitting.insets);
        draw_label(canvas, kit, plate, &cell.pile.len().to_string());
    }
    for layer in &cell.layers {
        let Some((side, x, bottom)) = figure_at(kit, atlas, layout, layer, &pile) else { continue };
        let transform = fitting.figure;
        let part = |px: i32| px * 1000 / layout.square;
        let (side, x, bottom) = if transform == Transform::IDENTITY {
            (side, x, bottom)
        } else {
            let px = |thousandths: i32| layout.square * thousandths / 1000;
            let (across, below) = (transform.x(part(x - area.x)), transform.y(part(bottom - area.y)));
            (transform.length(side), area.x + px(across), area.y + px(below))
        };
        // On chips, the figure's foot touches them to the pixel.
        let bottom = if pile.tall { bottom } else { pile.room.y + pile.room.height };
        let Some(stamp) = kit.sprite(atlas, layer.sprite, side) else { continue };
        let y = bottom - i32::from(stamp.bottom());
        canvas.stamp(x.max(0) as usize, y.max(0) as usize, &stamp, layer.presence, &kit.palette);
    }
}

/// Returns the part of a square's content that touches the ground.
pub(super) fn foot(
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (cell, fitting): (&SquareContent, &Fitting),
) -> Option<Foot> {
    let area = layout.square_at(cell.at);
    let pile = PileLayout::new(layout, area, cell.pile.len(), fitting.insets);
    if let Some(chip) = pile.places.iter().flatten().next() {
        let (width, height) = (chip.size.width as i32, chip.size.height as i32);
        return Some(Foot { left: chip.x, right: chip.x + width, y: chip.y + height });
    }
    let (layer, silhouette) =
        cell.layers.iter().find_map(|layer| Some((layer, atlas.standing(layer.sprite)?)))?;
    let (left, right) = silhouette.foot();
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    if cell.stands {
        let (side, x, bottom) = figure_at(kit, atlas, layout, layer, &pile)?;
        let transform = fitting.figure;
        let left_edge = x - area.x + side * left / 1000;
        let right_edge = x - area.x + side * right / 1000;
        let moved = |edge: i32| area.x + px(transform.x(edge * 1000 / layout.square));
        return Some(Foot { left: moved(left_edge), right: moved(right_edge), y: bottom });
    }
    let (side, from, top) = default_box(layer.extent);
    let at = |part: i32| side * part / 1000;
    let transform = fitting.figure;
    Some(Foot {
        left: area.x + px(transform.x(from + at(left))),
        right: area.x + px(transform.x(from + at(right))),
        y: area.y + px(transform.y(top + at(silhouette.bottom()))),
    })
}

fn draw_layer(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    layer: &Layer,
    (area, fitting): (Area, &Fitting),
) {
    let transform = if layer.frames_a_square() { Transform::IDENTITY } else { fitting.figure };
    let (side, left, top) = default_box(layer.extent);
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    let (side, x, y) = (px(transform.length(side)), px(transform.x(left)), px(transform.y(top)));
    if let Some(stamp) = kit.sprite(atlas, layer.sprite, side) {
        let (x, y) = ((area.x + x).max(0) as usize, (area.y + y).max(0) as usize);
        match layer.presence {
            Presence::Faded => canvas.ghost(x, y, &stamp, fitting.ghost, &kit.palette),
            presence => canvas.stamp(x, y, &stamp, presence, &kit.palette),
        }
    }
}

/// Returns the side of a figure on or beside a pile, its left edge and its foot. The figure is as
/// large as its room allows.
pub(super) fn figure_at(
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    layer: &Layer,
    pile: &PileLayout,
) -> Option<(i32, i32, i32)> {
    let room =
        if pile.tall { Area { height: layout.part(share::BESIDE_HEIGHT), ..pile.room } } else { pile.room };
    let natural = kit.sprite(atlas, layer.sprite, layout.square)?;
    let height = i32::from(natural.bottom()) - i32::from(natural.top());
    let widest = if pile.tall { room.width + layout.part(40) } else { layout.square };
    let mut side = layout.square.min(layout.square * room.height / height.max(1)).min(widest.max(1));
    // Rounding can make the stamp a pixel too high.
    while side > 1 {
        let stamp = kit.sprite(atlas, layer.sprite, side)?;
        if i32::from(stamp.bottom()) - i32::from(stamp.top()) <= room.height {
            break;
        }
        side -= 1;
    }
    Some((side, room.x + (room.width - side) / 2, room.y + room.height))
}

/// Returns the area of the count of a tall pile.
pub(super) fn count_area(
    kit: &Kit,
    layout: &Layout,
    area: Area,
    cell: &SquareContent,
    insets: Insets,
) -> Area {
    let pile = PileLayout::new(layout, area, cell.pile.len(), insets);
    let (width, height) = label_size(kit, layout, &cell.pile.len().to_string());
    let bottom = area.y + area.height - layout.square * insets.bottom / 1000;
    let y = bottom - layout.part(share::COUNT_HEIGHT) - height / 2;
    Area { x: pile.room.x + pile.room.width / 2 - width / 2, y, width, height }
}

/// Returns the area of the letters in the lower left corner of a square. A bar on the lower edge lifts them, in
/// thousandths of a square.
pub(super) fn label_area(kit: &Kit, layout: &Layout, area: Area, symbol: &str, lift: i32) -> Area {
    let (width, height) = label_size(kit, layout, symbol);
    let y = area.y + area.height - height - layout.square * lift / 1000;
    Area { x: area.x, y, width, height }
}

/// Draws the chips of a pile, with brackets beside chips touched by the last move.
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

/// Returns the width and height of a label.
pub(super) fn label_size(kit: &Kit, layout: &Layout, text: &str) -> (i32, i32) {
    let pad = layout.outer(3);
    (kit.text.width(text) + 2 * pad, kit.text.digit_height() + 2 * pad)
}

/// Writes a label.
pub(super) fn draw_label(canvas: &mut Canvas, kit: &Kit, plate: Area, text: &str) {
    canvas.fill(plate, kit.palette.index(kit.theme.plate));
    let middle = (plate.x + plate.width / 2, plate.y + plate.height / 2);
    kit.text.draw_centered(canvas, &kit.palette, middle, text, kit.theme.plate_label);
}
