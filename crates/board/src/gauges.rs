//! The counts of chips in a side's strip: a chip, a number and a bar.

use super::canvas::{Area, Canvas};
use super::chip_cache::ChipSize;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::{Gauge, Presence};
use super::wells::well;

/// Draws the gauges side by side.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, layout: &Layout, gauges: &[Gauge], area: Area) {
    let gap = layout.outer(90);
    let count = gauges.len().max(1) as i32;
    let width = (area.width - gap * (count - 1)) / count;
    for (place, gauge) in (0..).zip(gauges) {
        let area = Area { x: area.x + place * (width + gap), width, ..area };
        well(canvas, kit, area);
        draw_gauge(canvas, kit, layout, gauge, area);
    }
}

fn draw_gauge(canvas: &mut Canvas, kit: &Kit, layout: &Layout, gauge: &Gauge, area: Area) {
    let (theme, palette) = (kit.theme, &*kit.palette);
    let pad = layout.outer(120);
    let (step, outline) = (layout.outer(190), layout.outer(32));
    let size = ChipSize {
        width: layout.outer(1150) as u32,
        height: (step + outline) as u32,
        outline: outline as u32,
    };
    let text = gauge.count.to_string();
    let upper = area.y + area.height * 35 / 100;
    let stamp = kit.chips.get(palette, &kit.theme.scheme, gauge.chip, size);
    let y = upper - size.height as i32 / 2;
    canvas.stamp((area.x + pad) as usize, y as usize, &stamp, Presence::Solid, palette);
    let x = area.x + area.width - pad - kit.name.width(&text);
    kit.name.draw(canvas, palette, x, upper + kit.name.digit_height() / 2, &text, theme.plate_label);

    let segments = i32::from(gauge.full.max(gauge.count).max(1));
    let (left, room) = (area.x + pad, area.width - 2 * pad);
    let (top, height) = (area.y + area.height * 68 / 100, layout.outer(190));
    for segment in 0..segments {
        let (from, to) = (room * segment / segments, room * (segment + 1) / segments);
        let gap = layout.outer(30);
        let whole = Area { x: left + from, y: top, width: to - from - gap, height };
        if segment < i32::from(gauge.count) {
            canvas.fill(whole, palette.index(theme.plate_label));
        } else {
            let thin = layout.outer(30);
            canvas.fill(
                Area { y: top + height - thin, height: thin, ..whole },
                palette.index(theme.plate_label),
            );
        }
    }
}
