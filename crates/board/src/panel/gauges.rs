//! Remaining chips of a side: each kind with its count.

use super::pen::Pen;
use crate::area::Area;
use crate::chip_cache::ChipSize;
use crate::layout::Layout;
use crate::request::BoardLayout;
use crate::scene::{Gauge, Presence};

/// Lengths in thousandths of the board's side.
const ROW: i32 = 56;
const CHIP: (i32, i32, i32) = (104, 42, 5);

pub(super) fn height(layout: &Layout, count: usize) -> i32 {
    match layout.kind {
        BoardLayout::Wide => count as i32 * layout.outer(ROW),
        BoardLayout::Tall => layout.outer(ROW),
    }
}

impl Pen<'_> {
    pub(super) fn gauges(&mut self, gauges: &[Gauge], area: Area) {
        let count = gauges.len().max(1) as i32;
        for (place, gauge) in (0..).zip(gauges) {
            let area = match self.layout.kind {
                BoardLayout::Wide => {
                    let height = area.height / count;
                    Area { y: area.y + place * height, height, ..area }
                }
                BoardLayout::Tall => {
                    let gap = self.layout.outer(8);
                    let from = |place: i32| area.x + (area.width + gap) * place / count;
                    Area { x: from(place), width: from(place + 1) - gap - from(place), ..area }
                }
            };
            self.well(area);
            let (width, height, outline) = CHIP;
            let outer = |thousandths| self.layout.outer(thousandths) as u32;
            let size = ChipSize { width: outer(width), height: outer(height), outline: outer(outline) };
            let (kit, palette) = (self.kit, &*self.kit.palette);
            let stamp = kit.chips.get(palette, &kit.theme.scheme, gauge.chip, size);
            let x = area.x + self.layout.outer(6);
            let y = area.y + (area.height - size.height as i32) / 2;
            self.canvas.stamp(x as usize, y as usize, &stamp, Presence::Solid, palette);
            let text = kit.text.width(&gauge.count.to_string());
            let right = match self.layout.kind {
                BoardLayout::Wide => area.x + area.width - self.layout.outer(7) - text,
                BoardLayout::Tall => x + size.width as i32 + self.layout.outer(10),
            };
            self.count(gauge.count, right, area);
        }
    }
}
