//! Two powers, and optional rows for several kings and a pending choice.

use super::pen::Pen;
use crate::area::Area;
use crate::layout::Layout;
use crate::request::BoardLayout;
use crate::scene::{CountedSprite, Layer, PowerMark, Sprite};
use crate::shapes::{fill, polygon};

/// Lengths in thousandths of the board's side.
const POWER: i32 = 84;
const STOCK: i32 = 62;
const BANNER: i32 = 78;
const GAP: i32 = 8;
const SIGN: i32 = 70;

pub(super) fn height(layout: &Layout, powers: bool, stock: bool, banner: bool) -> i32 {
    let rows = [(powers, POWER), (stock, STOCK), (banner, BANNER)];
    let shown = || rows.iter().filter(|row| row.0).map(|row| layout.outer(row.1));
    match layout.kind {
        BoardLayout::Wide => shown().sum::<i32>() + (shown().count() as i32 - 1).max(0) * layout.outer(GAP),
        BoardLayout::Tall => shown().next().map_or(0, |_| layout.outer(POWER)),
    }
}

impl Pen<'_> {
    pub(super) fn emblems(
        &mut self,
        banner: &[Sprite],
        stock: &[CountedSprite],
        powers: &[PowerMark],
        area: Area,
    ) {
        let (gap, side) = (self.layout.outer(GAP), self.layout.outer(POWER));
        let wide = self.layout.kind == BoardLayout::Wide;
        let step = |area: Area, height: i32, width: i32| {
            if wide {
                Area { y: area.y + height + gap, ..area }
            } else {
                Area { x: area.x + width + gap, ..area }
            }
        };
        let well = Area { width: area.width.min(2 * side), height: side, ..area };
        if !powers.is_empty() {
            self.well(well);
        }
        for (place, power) in (0..).zip(powers) {
            let width = well.width / 2;
            self.power(power, side - gap, Area { x: well.x + place * width, width, ..well });
        }
        let mut next = if powers.is_empty() { area } else { step(area, side, well.width) };
        for stock in stock {
            let height = if wide { self.layout.outer(STOCK) } else { side };
            let well = Area { height, width: area.width.min(2 * side), ..next };
            self.well(well);
            let symbol = self.layout.outer(STOCK) - gap;
            self.counted(stock, symbol, Area { x: well.x + gap, ..well });
            next = step(next, height, well.width);
        }
        if !banner.is_empty() {
            let height = if wide { self.layout.outer(BANNER) } else { side };
            self.banner(banner, Area { height, width: area.width.min(2 * side), ..next });
        }
    }

    /// Draws a banner with a swallowtail, and sprites on it.
    fn banner(&mut self, signs: &[Sprite], area: Area) {
        let side = self.layout.outer(SIGN);
        let (left, top) = (area.x as f32, area.y as f32);
        let (right, bottom) = ((area.x + area.width) as f32, (area.y + area.height) as f32);
        let notch = (right - area.height as f32 * 0.2, (top + bottom) / 2.0);
        let cloth = polygon(&[(left, top), (right, top), notch, (right, bottom), (left, bottom)], true);
        fill(self.canvas, &self.kit.palette, cloth, self.kit.theme.plate);
        for (place, &sign) in (0..).zip(signs) {
            self.symbol(Layer::solid(sign), side, area.x + place * side, area);
        }
    }
}
