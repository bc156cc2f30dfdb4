//! Pieces in hand, one cell per kind, and two powers.

use super::pen::Pen;
use crate::area::Area;
use crate::layout::Layout;
use crate::request::BoardLayout;
use crate::scene::{CountedSprite, PowerMark};

/// Height of a cell and side of a symbol, in thousandths of the board's side.
const CELL: i32 = 47;
const SYMBOL: i32 = 46;
/// Eleven kinds and two powers, rounded up to full columns.
const CELLS: i32 = 14;

const fn columns(layout: &Layout) -> i32 {
    match layout.kind {
        BoardLayout::Wide => 2,
        BoardLayout::Tall => 7,
    }
}

/// Returns the height of a tray. Without stock only the powers need a row.
pub(super) fn height(layout: &Layout, stock: usize, powers: usize) -> i32 {
    let cells = match (stock, powers) {
        (0, 0) => 0,
        (0, _) => columns(layout),
        _ => CELLS,
    };
    cells / columns(layout) * layout.outer(CELL)
}

impl Pen<'_> {
    pub(super) fn tray(&mut self, stock: &[CountedSprite], powers: &[PowerMark], area: Area) {
        self.well(area);
        let (columns, height, side) =
            (columns(self.layout), self.layout.outer(CELL), self.layout.outer(SYMBOL));
        let cell = |place: i32| {
            let (column, row) = (place % columns, place / columns);
            let (from, to) = (area.width * column / columns, area.width * (column + 1) / columns);
            Area { x: area.x + from, y: area.y + row * height, width: to - from, height }
        };
        for (place, stock) in (0..).zip(stock) {
            self.counted(stock, side, cell(place));
        }
        for (place, power) in (0..).zip(powers) {
            let first = if stock.is_empty() { 0 } else { CELLS - powers.len() as i32 };
            self.power(power, side, cell(first + place));
        }
    }
}
