//! A list of people by place: a ladder, or the table of a Swiss tournament.

use super::results::{EM, SheetColors};
use super::sheet::Sheet;
use crate::scene::ColorScheme;
use crate::text::FontFace;
use crate::theme::Rgb;
use crate::{RenderedImage, Studio, ThemeName};

/// A line of a list.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    /// The place; empty for people without one.
    pub rank: &'a str,
    /// The name, which is cut to its column.
    pub name: &'a str,
    /// The texts of the columns for values, if the list has them.
    pub values: [&'a str; 2],
}

/// The content of a list.
#[derive(Clone, Copy, Debug)]
pub struct RankList<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The line above the list.
    pub title: &'a str,
    /// The headings of the columns for values.
    pub headings: Option<[&'a str; 2]>,
    /// The people; at most [`MAX_ROWS`](Self::MAX_ROWS) are drawn.
    pub rows: &'a [ListRow<'a>],
    /// The last line, about the people left out.
    pub more: Option<&'a str>,
}

impl RankList<'_> {
    /// Maximum number of people drawn.
    pub const MAX_ROWS: usize = 50;
}

const MARGIN: i32 = 16;
const TITLE_HEIGHT: i32 = 60;

/// Columns of a block: place and name, then a gap.
const RANK_WIDTH: i32 = 46;
const NAME_LEFT: i32 = 58;
const NAME_WIDTH: i32 = 304;
const GAP: i32 = 16;

/// Width of names beside values, and widths of the columns for values.
const SHORT_NAME_WIDTH: i32 = 290;
const VALUE_WIDTHS: [i32; 2] = [66, 146];

/// Room of a heading beside its column. The first one has free space on its left.
const HEADING_ROOM: [i32; 2] = [70, -10];

/// The division of the lines into blocks side by side.
struct Blocks {
    count: usize,
    lines: usize,
    /// Width of names.
    name: i32,
    /// Width of a block without its gap.
    width: i32,
    /// Height of a line.
    row: i32,
    /// Top of the first line.
    top: i32,
}

impl Blocks {
    /// Blocks with columns for values are wider, so there are fewer of them, with more lines each.
    fn new(lines: usize, has_values: bool) -> Self {
        let values = VALUE_WIDTHS.iter().sum::<i32>();
        let (max_lines, row, heading, name, values) =
            if has_values { (26, 35, 35, SHORT_NAME_WIDTH, values) } else { (17, 37, 0, NAME_WIDTH, 0) };
        let count = lines.div_ceil(max_lines).max(1);
        let width = NAME_LEFT + name + values;
        Self { count, lines: lines.div_ceil(count).max(1), name, width, row, top: TITLE_HEIGHT + heading }
    }

    fn size(&self) -> (u32, u32) {
        let length = |count: usize| i32::try_from(count).unwrap_or(0);
        let width = 2 * MARGIN + length(self.count) * (self.width + GAP) - GAP;
        let height = self.top + length(self.lines) * self.row + MARGIN;
        (width.unsigned_abs(), height.unsigned_abs())
    }

    /// The left edge and the top of a line.
    fn place(&self, line: usize) -> (i32, i32) {
        let [block, line] =
            [line / self.lines, line % self.lines].map(|count| i32::try_from(count).unwrap_or(0));
        (self.left(block), self.top + line * self.row)
    }

    /// The left edge of a block.
    const fn left(&self, block: i32) -> i32 {
        MARGIN + block * (self.width + GAP)
    }
}

impl Studio {
    /// Draws a list of people.
    ///
    /// # Panics
    ///
    /// Never, whatever the content.
    #[must_use]
    pub fn rank_list(&self, list: &RankList<'_>) -> RenderedImage {
        if self.is_blank() {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let rows = &list.rows[..list.rows.len().min(RankList::MAX_ROWS)];
        let blocks = Blocks::new(rows.len() + usize::from(list.more.is_some()), list.headings.is_some());
        let colors = SheetColors::new(list.theme.theme(ColorScheme::Bone));
        let mut sheet = Sheet::new(blocks.size(), colors.frame).expect("the size of a list is not zero");
        let face = self.face(EM);
        let title = face.fit(list.title, blocks.size().0.cast_signed() - 2 * MARGIN);
        sheet.write(&face, (MARGIN, 16 + face.digit_height()), &title, colors.label);
        let drawing = Drawing { face: &face, colors: &colors, blocks: &blocks };
        if let Some(headings) = list.headings {
            for block in (0..).take(blocks.count) {
                let at = (blocks.left(block), blocks.top - blocks.row);
                drawing.values(&mut sheet, headings, at, (colors.quiet, HEADING_ROOM));
            }
        }
        for (line, row) in rows.iter().enumerate() {
            drawing.row(&mut sheet, row, blocks.place(line), list.headings.is_some());
        }
        if let Some(more) = list.more {
            let (left, top) = blocks.place(rows.len());
            let text = face.fit(more, NAME_WIDTH);
            sheet.write(&face, (left + NAME_LEFT, drawing.baseline(top)), &text, colors.quiet);
        }
        sheet.encode().expect("a sheet always encodes")
    }
}

struct Drawing<'a> {
    face: &'a FontFace,
    colors: &'a SheetColors,
    blocks: &'a Blocks,
}

impl Drawing<'_> {
    fn baseline(&self, top: i32) -> i32 {
        top + (self.blocks.row + self.face.digit_height()) / 2
    }

    fn row(&self, sheet: &mut Sheet, row: &ListRow<'_>, (left, top): (i32, i32), has_values: bool) {
        let right = left + self.blocks.width;
        sheet.line(&[(left as f32, top as f32), (right as f32, top as f32)], 2.0, self.colors.faint);
        let baseline = self.baseline(top);
        let x = left + RANK_WIDTH - self.face.width(row.rank);
        sheet.write(self.face, (x, baseline), row.rank, self.colors.quiet);
        let name = self.face.fit(row.name, self.blocks.name);
        let color = if row.rank.is_empty() { self.colors.quiet } else { self.colors.label };
        sheet.write(self.face, (left + NAME_LEFT, baseline), &name, color);
        if has_values {
            // A word in place of the values may take both columns.
            let room = if row.values[0].is_empty() { VALUE_WIDTHS[0] } else { 0 };
            self.values(sheet, row.values, (left, top), (color, [0, room]));
        }
    }

    /// Writes the values of a line, or their headings, at the right edges of their columns.
    fn values(
        &self,
        sheet: &mut Sheet,
        values: [&str; 2],
        (left, top): (i32, i32),
        (color, room): (Rgb, [i32; 2]),
    ) {
        let mut right = left + NAME_LEFT + self.blocks.name;
        for ((value, width), room) in values.into_iter().zip(VALUE_WIDTHS).zip(room) {
            right += width;
            let value = self.face.fit(value, width + room);
            let at = (right - self.face.width(&value), self.baseline(top));
            sheet.write(self.face, at, &value, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The box in which Discord shows a picture on a desktop, and the width on a phone.
    const DESKTOP: (f32, f32) = (550.0, 350.0);
    const PHONE_WIDTH: f32 = 390.0;
    const MIN_DIGIT_HEIGHT: f32 = 7.0;

    const ALICE: ListRow<'_> = ListRow { rank: "7.", name: "Alice", values: ["3½", "12"] };

    fn list<'a>(rows: &'a [ListRow<'a>], more: Option<&'a str>) -> RankList<'a> {
        RankList { theme: ThemeName::default(), title: "Ladder of Kyo", headings: None, rows, more }
    }

    fn table<'a>(rows: &'a [ListRow<'a>], more: Option<&'a str>) -> RankList<'a> {
        RankList { headings: Some(["Points", "Buchholz"]), ..list(rows, more) }
    }

    #[test]
    fn each_part_of_a_line_is_drawn() {
        let studio = Studio::new().unwrap();
        let drawn = |row: ListRow<'_>| studio.rank_list(&list(&[ALICE, row], None)).png;
        let plain = drawn(ALICE);
        for changed in [ListRow { rank: "8.", ..ALICE }, ListRow { name: "Bob", ..ALICE }] {
            assert!(drawn(changed) != plain, "{changed:?}");
        }
        assert!(studio.rank_list(&list(&[ALICE; 2], Some("and 9 more"))).png != plain);
        let drawn = |row: ListRow<'_>, headings| {
            studio.rank_list(&RankList { headings, ..table(&[ALICE, row], None) }).png
        };
        let plain = drawn(ALICE, Some(["Points", "Buchholz"]));
        for values in [["3", "12"], ["3½", "12½"]] {
            assert!(drawn(ListRow { values, ..ALICE }, Some(["Points", "Buchholz"])) != plain);
        }
        assert!(drawn(ListRow { rank: "", ..ALICE }, Some(["Points", "Buchholz"])) != plain);
        for headings in [["Points", "Sum"], ["Wins", "Buchholz"]] {
            assert!(drawn(ALICE, Some(headings)) != plain);
        }
    }

    #[test]
    fn lists_are_readable_on_a_phone_and_a_desktop() {
        let studio = Studio::new().unwrap();
        let digits = studio.face(EM).digit_height() as f32;
        for people in [1, 17, 18, 34, 60] {
            let more = (people > RankList::MAX_ROWS).then_some("and 10 more");
            let rows = vec![ALICE; people];
            for image in [list(&rows, more), table(&rows, more)].map(|list| studio.rank_list(&list)) {
                let (width, height) = (image.width as f32, image.height as f32);
                let scale = (DESKTOP.0 / width).min(DESKTOP.1 / height).min(PHONE_WIDTH / width);
                assert!(digits * scale >= MIN_DIGIT_HEIGHT, "{people}: {width}x{height}");
            }
        }
    }

    #[test]
    fn every_line_has_a_place_of_its_own_inside_the_picture() {
        for (lines, has_values) in
            (1..=RankList::MAX_ROWS + 1).flat_map(|lines| [(lines, false), (lines, true)])
        {
            let blocks = Blocks::new(lines, has_values);
            let places: BTreeSet<_> = (0..lines).map(|line| blocks.place(line)).collect();
            assert_eq!(places.len(), lines);
            let (width, height) = blocks.size();
            assert!(places.iter().all(|(left, top)| {
                left + blocks.width < width.cast_signed() && top + blocks.row < height.cast_signed()
            }));
        }
    }

    #[test]
    fn sixteen_letters_have_room_and_longer_texts_are_cut() {
        let studio = Studio::new().unwrap();
        let name = "Bartholomew Ives";
        assert_eq!(studio.face(EM).fit(name, NAME_WIDTH), name);
        let long = "W".repeat(80);
        let row = ListRow { rank: "500.", name: &long, values: [&long; 2] };
        let rows = [row; 90];
        let odd = RankList { title: &long, ..list(&rows, Some(&long)) };
        assert!(!studio.rank_list(&odd).png.is_empty());
        assert!(!studio.rank_list(&RankList { headings: Some([&long; 2]), ..odd }).png.is_empty());
        // The headings that the bot uses aren't cut.
        let headings = ["Points", "Buchholz"].into_iter().zip(VALUE_WIDTHS).zip(HEADING_ROOM);
        for ((heading, width), room) in headings {
            assert_eq!(studio.face(EM).fit(heading, width + room), heading);
        }
        assert_eq!(studio.face(EM).fit(name, SHORT_NAME_WIDTH), name);
        assert!(!studio.rank_list(&list(&[], None)).png.is_empty());
    }
}
