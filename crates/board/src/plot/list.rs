//! A list of people by place: a ladder.

use super::results::{EM, SheetColors};
use super::sheet::Sheet;
use crate::scene::ColorScheme;
use crate::text::FontFace;
use crate::{RenderedImage, Studio, ThemeName};

/// A line of a list.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    /// The place.
    pub rank: &'a str,
    /// The name, which is cut to its column.
    pub name: &'a str,
}

/// The content of a list.
#[derive(Clone, Copy, Debug)]
pub struct RankList<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The line above the list.
    pub title: &'a str,
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
const ROW: i32 = 37;

/// Columns of a block: place and name, then a gap.
const RANK_WIDTH: i32 = 46;
const NAME_LEFT: i32 = 58;
const NAME_WIDTH: i32 = 304;
const GAP: i32 = 16;

/// Width of a block with its gap.
const BLOCK: i32 = NAME_LEFT + NAME_WIDTH + GAP;

/// Maximum number of lines in a block.
const MAX_LINES: usize = 17;

/// The division of the lines into blocks side by side.
struct Blocks {
    count: usize,
    lines: usize,
}

impl Blocks {
    fn new(lines: usize) -> Self {
        let count = lines.div_ceil(MAX_LINES).max(1);
        Self { count, lines: lines.div_ceil(count).max(1) }
    }

    fn size(&self) -> (u32, u32) {
        let length = |count: usize| i32::try_from(count).unwrap_or(0);
        let width = 2 * MARGIN + length(self.count) * BLOCK - GAP;
        let height = TITLE_HEIGHT + length(self.lines) * ROW + MARGIN;
        (width.unsigned_abs(), height.unsigned_abs())
    }

    /// The left edge and the top of a line.
    fn place(&self, line: usize) -> (i32, i32) {
        let [block, line] =
            [line / self.lines, line % self.lines].map(|count| i32::try_from(count).unwrap_or(0));
        (MARGIN + block * BLOCK, TITLE_HEIGHT + line * ROW)
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
        let blocks = Blocks::new(rows.len() + usize::from(list.more.is_some()));
        let colors = SheetColors::new(list.theme.theme(ColorScheme::Bone));
        let mut sheet = Sheet::new(blocks.size(), colors.frame).expect("the size of a list is not zero");
        let face = self.face(EM);
        let title = face.fit(list.title, blocks.size().0.cast_signed() - 2 * MARGIN);
        sheet.write(&face, (MARGIN, 16 + face.digit_height()), &title, colors.label);
        let drawing = Drawing { face: &face, colors: &colors };
        for (line, row) in rows.iter().enumerate() {
            drawing.row(&mut sheet, row, blocks.place(line));
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
}

impl Drawing<'_> {
    fn baseline(&self, top: i32) -> i32 {
        top + (ROW + self.face.digit_height()) / 2
    }

    fn row(&self, sheet: &mut Sheet, row: &ListRow<'_>, (left, top): (i32, i32)) {
        let right = left + NAME_LEFT + NAME_WIDTH;
        sheet.line(&[(left as f32, top as f32), (right as f32, top as f32)], 2.0, self.colors.faint);
        let baseline = self.baseline(top);
        let x = left + RANK_WIDTH - self.face.width(row.rank);
        sheet.write(self.face, (x, baseline), row.rank, self.colors.quiet);
        let name = self.face.fit(row.name, NAME_WIDTH);
        sheet.write(self.face, (left + NAME_LEFT, baseline), &name, self.colors.label);
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

    const ALICE: ListRow<'_> = ListRow { rank: "7.", name: "Alice" };

    fn list<'a>(rows: &'a [ListRow<'a>], more: Option<&'a str>) -> RankList<'a> {
        RankList { theme: ThemeName::default(), title: "Ladder of Kyo", rows, more }
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
    }

    #[test]
    fn lists_are_readable_on_a_phone_and_a_desktop() {
        let studio = Studio::new().unwrap();
        let digits = studio.face(EM).digit_height() as f32;
        for people in [1, 17, 18, 34, 60] {
            let more = (people > RankList::MAX_ROWS).then_some("and 10 more");
            let image = studio.rank_list(&list(&vec![ALICE; people], more));
            let (width, height) = (image.width as f32, image.height as f32);
            let scale = (DESKTOP.0 / width).min(DESKTOP.1 / height).min(PHONE_WIDTH / width);
            assert!(digits * scale >= MIN_DIGIT_HEIGHT, "{people}: {width}x{height}");
        }
    }

    #[test]
    fn every_line_has_a_place_of_its_own_inside_the_picture() {
        for lines in 1..=RankList::MAX_ROWS + 1 {
            let blocks = Blocks::new(lines);
            let places: BTreeSet<_> = (0..lines).map(|line| blocks.place(line)).collect();
            assert_eq!(places.len(), lines);
            let (width, height) = blocks.size();
            assert!(places.iter().all(|(left, top)| {
                left + BLOCK - GAP < width.cast_signed() && top + ROW < height.cast_signed()
            }));
        }
    }

    #[test]
    fn sixteen_letters_have_room_and_longer_texts_are_cut() {
        let studio = Studio::new().unwrap();
        let name = "Bartholomew Ives";
        assert_eq!(studio.face(EM).fit(name, NAME_WIDTH), name);
        let long = "W".repeat(80);
        let row = ListRow { rank: "500.", name: &long };
        let rows = [row; 90];
        let odd = RankList { title: &long, ..list(&rows, Some(&long)) };
        assert!(!studio.rank_list(&odd).png.is_empty());
        assert!(!studio.rank_list(&list(&[], None)).png.is_empty());
    }
}
