//! The cross table of a tournament's division.

use super::SIZE;
use super::results::{EM, SheetColors};
use super::sheet::Sheet;
use crate::scene::ColorScheme;
use crate::text::FontFace;
use crate::theme::{Rgb, mix};
use crate::{RenderedImage, Studio, ThemeName};

/// A person's next division, with a word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableArrow<'a> {
    /// Promoted.
    Up(&'a str),
    /// Relegated.
    Down(&'a str),
}

/// A cell of a cross table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrossCell<'a> {
    /// The person of the row.
    Oneself,
    /// A result, such as `½`.
    Result(&'a str),
    /// A running game.
    Running,
    /// A game that hasn't begun or doesn't count.
    Empty,
}

/// A row of a cross table.
#[derive(Clone, Copy, Debug)]
pub struct CrossRow<'a> {
    /// The rank; empty for people without one.
    pub rank: &'a str,
    /// The name, which is cut to its column.
    pub name: &'a str,
    /// The results against the people of all rows, in order.
    pub cells: &'a [CrossCell<'a>],
    /// The points.
    pub points: &'a str,
    /// The ranks that are still possible.
    pub possible: &'a str,
    /// The person's next division, if they change it.
    pub arrow: Option<TableArrow<'a>>,
    /// Whether none of the person's games counts.
    pub struck: bool,
}

/// The content of a cross table.
#[derive(Clone, Copy, Debug)]
pub struct CrossTable<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The line above the table.
    pub title: &'a str,
    /// The headings of the columns for points and possible ranks.
    pub headings: [&'a str; 2],
    /// The rows, at most eight.
    pub rows: &'a [CrossRow<'a>],
}

/// Maximum number of rows: the size of a division.
const MAX_ROWS: usize = 8;

const MARGIN: i32 = 24;
const TITLE_HEIGHT: i32 = 64;
const HEADING_HEIGHT: i32 = 52;
const MAX_ROW_HEIGHT: i32 = 96;

/// Columns: rank, name, results, points, possible ranks and arrow.
const NAME_LEFT: i32 = 70;
const CELLS_LEFT: i32 = 348;
const CELLS_WIDTH: i32 = 58 * MAX_ROWS as i32;
const MAX_CELL: i32 = 96;
const POINTS_WIDTH: i32 = 92;
const POSSIBLE_WIDTH: i32 = 104;

const ARROW: i32 = 22;

/// Font size of results and points, whose `½` has small digits.
const RESULT_EM: f32 = 37.0;

/// Radius of the dot of a running game.
const DOT: f32 = 7.0;

impl Studio {
    /// Draws a cross table.
    ///
    /// # Panics
    ///
    /// Never, whatever the content.
    #[must_use]
    pub fn cross_table(&self, table: &CrossTable<'_>) -> RenderedImage {
        if self.is_blank() {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let colors = SheetColors::new(table.theme.theme(ColorScheme::Bone));
        let mut sheet = Sheet::new(SIZE, colors.frame).expect("the size of a plot is not zero");
        let [face, large] = [EM, RESULT_EM].map(|em| self.face(em));
        let rows = &table.rows[..table.rows.len().min(MAX_ROWS)];
        let drawing = Drawing::new([&face, &large], &colors, rows.len());
        let title = face.fit(table.title, SIZE.0 as i32 - 2 * MARGIN);
        sheet.write(&face, (MARGIN, MARGIN + face.digit_height() + 8), &title, colors.label);
        drawing.headings(&mut sheet, table.headings, rows.len());
        for (place, row) in (0..).zip(rows) {
            drawing.row(&mut sheet, row, place);
        }
        sheet.encode().expect("a sheet always encodes")
    }

    /// Returns a trimmed name, or `None` if the font can't write it.
    #[must_use]
    pub fn written<'t>(&self, name: &'t str) -> Option<&'t str> {
        self.face(EM).name(name)
    }
}

struct Drawing<'a> {
    face: &'a FontFace,
    /// For results and points.
    large: &'a FontFace,
    colors: &'a SheetColors,
    /// Width of a result.
    cell: i32,
    row: i32,
    top: i32,
}

impl<'a> Drawing<'a> {
    fn new([face, large]: [&'a FontFace; 2], colors: &'a SheetColors, rows: usize) -> Self {
        let count = i32::try_from(rows.max(1)).unwrap_or(1);
        let top = TITLE_HEIGHT + HEADING_HEIGHT;
        let row = ((SIZE.1 as i32 - top - MARGIN) / count).min(MAX_ROW_HEIGHT);
        Self { face, large, colors, cell: (CELLS_WIDTH / count).min(MAX_CELL), row, top }
    }

    fn cell_middle(&self, place: i32) -> i32 {
        CELLS_LEFT + self.cell * place + self.cell / 2
    }

    /// Left edge of the columns after the results.
    fn points_left(&self, rows: usize) -> i32 {
        CELLS_LEFT + self.cell * i32::try_from(rows).unwrap_or(0) + 8
    }

    fn headings(&self, sheet: &mut Sheet, [points, possible]: [&str; 2], rows: usize) {
        let middle = TITLE_HEIGHT + HEADING_HEIGHT / 2;
        for place in 0..i32::try_from(rows).unwrap_or(0) {
            let number = (place + 1).to_string();
            sheet.write_at(self.face, (self.cell_middle(place), middle), &number, self.colors.quiet);
        }
        let left = self.points_left(rows);
        let mut heading = |text: &str, left: i32, width: i32| {
            let text = self.face.fit(text, width);
            sheet.write_at(self.face, (left + width / 2, middle), &text, self.colors.quiet);
        };
        heading(points, left, POINTS_WIDTH);
        heading(possible, left + POINTS_WIDTH, POSSIBLE_WIDTH);
    }

    fn row(&self, sheet: &mut Sheet, row: &CrossRow<'_>, place: i32) {
        let top = self.top + self.row * place;
        let middle = top + self.row / 2;
        let right = SIZE.0 as i32 - MARGIN;
        sheet.line(&[(MARGIN as f32, top as f32), (right as f32, top as f32)], 2.0, self.colors.faint);
        let color = if row.struck { self.colors.quiet } else { self.colors.label };
        let baseline = middle + self.face.digit_height() / 2;
        sheet.write(self.face, (MARGIN, baseline), row.rank, self.colors.quiet);
        let name = self.face.fit(row.name, CELLS_LEFT - NAME_LEFT - 12);
        sheet.write(self.face, (NAME_LEFT, baseline), &name, color);
        for (column, cell) in (0..).zip(row.cells) {
            self.cell(sheet, *cell, self.cell_middle(column), (top, middle), color);
        }
        let left = self.points_left(row.cells.len());
        sheet.write_at(self.large, (left + POINTS_WIDTH / 2, middle), row.points, color);
        let possible = (left + POINTS_WIDTH + POSSIBLE_WIDTH / 2, middle);
        sheet.write_at(self.face, possible, row.possible, self.colors.quiet);
        if let Some(arrow) = row.arrow {
            self.arrow(sheet, arrow, left + POINTS_WIDTH + POSSIBLE_WIDTH + 6, middle);
        }
    }

    fn cell(
        &self,
        sheet: &mut Sheet,
        cell: CrossCell<'_>,
        middle: i32,
        (top, center): (i32, i32),
        color: Rgb,
    ) {
        match cell {
            CrossCell::Result(text) => sheet.write_at(self.large, (middle, center), text, color),
            CrossCell::Running => sheet.disc((middle as f32, center as f32), DOT, self.colors.quiet),
            CrossCell::Empty => {}
            CrossCell::Oneself => {
                let half = (self.cell / 2 - 6) as f32;
                let (left, right) = (middle as f32 - half, middle as f32 + half);
                let bottom = (top + self.row - 8) as f32;
                sheet.block((left, top as f32 + 8.0), (right, bottom), self.colors.faint);
            }
        }
    }

    /// Draws an arrow and its word.
    fn arrow(&self, sheet: &mut Sheet, arrow: TableArrow<'_>, left: i32, middle: i32) {
        let (word, tip, base) = match arrow {
            TableArrow::Up(word) => (word, middle - ARROW / 2, middle + ARROW / 2),
            TableArrow::Down(word) => (word, middle + ARROW / 2, middle - ARROW / 2),
        };
        let color = mix(self.colors.frame, self.colors.label, 230);
        let (from, until) = (left as f32, (left + ARROW) as f32);
        let center = (left + ARROW / 2) as f32;
        sheet.area(&[(from, base as f32), (until, base as f32), (center, tip as f32)], color);
        let at = (left + ARROW + 8, middle + self.face.digit_height() / 2);
        let word = self.face.fit(word, SIZE.0 as i32 - 8 - at.0);
        sheet.write(self.face, at, &word, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row<'a>(cells: &'a [CrossCell<'a>], arrow: Option<TableArrow<'a>>) -> CrossRow<'a> {
        let (rank, name, points, possible) = ("1", "Alice", "3½", "1–3");
        CrossRow { rank, name, cells, points, possible, arrow, struck: false }
    }

    #[test]
    fn each_part_of_a_row_is_drawn() {
        let studio = Studio::new().unwrap();
        let cells = [CrossCell::Oneself, CrossCell::Result("1"), CrossCell::Running, CrossCell::Result("0t")];
        let table = |row: CrossRow<'_>| {
            let (theme, title, headings) = (ThemeName::default(), "Division 1", ["Points", "Possible"]);
            studio.cross_table(&CrossTable { theme, title, headings, rows: &[row; 4] })
        };
        let whole = table(row(&cells, Some(TableArrow::Up("up"))));
        assert_eq!((whole.width, whole.height), SIZE);
        let [lost, empty] = [(3, CrossCell::Result("0")), (2, CrossCell::Empty)].map(|(at, cell)| {
            let mut other = cells;
            other[at] = cell;
            other
        });
        for changed in [
            row(&cells, Some(TableArrow::Down("up"))),
            row(&cells, Some(TableArrow::Up("down"))),
            row(&cells, None),
            row(&lost, Some(TableArrow::Up("up"))),
            row(&empty, Some(TableArrow::Up("up"))),
            CrossRow { points: "4", ..row(&cells, Some(TableArrow::Up("up"))) },
            CrossRow { possible: "2", ..row(&cells, Some(TableArrow::Up("up"))) },
            CrossRow { name: "Bob", ..row(&cells, Some(TableArrow::Up("up"))) },
            CrossRow { struck: true, ..row(&cells, Some(TableArrow::Up("up"))) },
        ] {
            assert!(table(changed).png != whole.png, "{changed:?}");
        }
    }

    #[test]
    fn eight_rows_with_long_names_fit() {
        let studio = Studio::new().unwrap();
        let cells = [CrossCell::Result("0t"); 8];
        let name = "W".repeat(40);
        let row = CrossRow { name: &name, ..row(&cells, Some(TableArrow::Down("down"))) };
        for theme in ThemeName::ALL {
            let table =
                CrossTable { theme, title: &name, headings: ["Points", "Possible"], rows: &[row; 12] };
            assert!(!studio.cross_table(&table).png.is_empty());
        }
    }
}
