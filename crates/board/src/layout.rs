//! Where everything lies, in pixels, computed from the size of one square.

use super::canvas::Area;
use super::request::Size;
use super::scene::{Format, Spot};
use sealed_move_rules::Side;

/// Lengths in thousandths of a unit. On a phone a square of a board of twelve is about 30 px, one
/// of a tall picture about 45 px.
struct PanelWidths {
    /// The unit itself, in thousandths of a square.
    unit: u32,
    /// The margins left and right of the board, which hold the numbers of the ranks.
    numbers: u32,
    /// The margins above and below, which hold the letters of the files.
    letters: u32,
    /// The height of a strip.
    strip: u32,
}

fn shares(format: Format, files: u8) -> PanelWidths {
    let wide =
        PanelWidths { unit: (u32::from(files) * 100).min(1000), numbers: 800, letters: 740, strip: 1300 };
    match format {
        Format::Wide => wide,
        Format::Tall => PanelWidths { unit: 640, strip: 2320, ..wide },
    }
}

/// Squares are multiples of this many pixels, so that few sizes have to be kept.
const GRAIN: u32 = 4;

/// The size of all parts of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The side of a square.
    pub(super) square: i32,
    /// The side at the lower edge.
    pub(super) bottom: Side,
    /// What lies beside the board is measured by this: a square, less on boards of few squares,
    /// whose margins would be wasted.
    pub(super) unit: i32,
    /// The board.
    pub(super) board: Area,
    /// The height of the margins with letters.
    pub(super) letters: i32,
    /// The width of the margins with numbers.
    pub(super) numbers: i32,
    files: i32,
    ranks: i32,
    strip: i32,
}

/// The side of a square in pixels for a picture of some size.
pub(super) fn square_side(format: Format, files: u8, ranks: u8, size: Size) -> u32 {
    let shares = shares(format, files);
    let outer = |share: u32| 2 * share * shares.unit / 1000;
    let across = u32::from(files) * 1000 + outer(shares.numbers);
    let down = u32::from(ranks) * 1000 + outer(shares.letters + shares.strip);
    let square = size.px() * 1000 / across.max(down);
    (square / GRAIN * GRAIN).max(GRAIN)
}

/// The unit of what lies beside the board, in pixels.
pub(super) fn unit(format: Format, files: u8, square: u32) -> u32 {
    square * shares(format, files).unit / 1000
}

impl Layout {
    /// The wide layout with squares of `square` pixels.
    #[cfg(test)]
    pub(super) fn new(files: u8, ranks: u8, square: u32, bottom: Side) -> Self {
        Self::of(Format::Wide, files, ranks, square, bottom)
    }

    /// The layout with squares of `square` pixels.
    pub(super) fn of(format: Format, files: u8, ranks: u8, square: u32, bottom: Side) -> Self {
        let (shares, unit) = (shares(format, files), unit(format, files, square));
        let length = |share: u32| (unit * share / 1000) as i32;
        let (numbers, letters, strip) =
            (length(shares.numbers), length(shares.letters), length(shares.strip));
        let (square, unit) = (square as i32, unit as i32);
        let (files, ranks) = (i32::from(files), i32::from(ranks));
        let board = Area { x: numbers, y: strip + letters, width: files * square, height: ranks * square };
        Self { square, bottom, unit, board, letters, numbers, files, ranks, strip }
    }

    /// Width and height of the picture.
    pub(super) const fn size(&self) -> (usize, usize) {
        let width = self.board.width + 2 * self.numbers;
        let height = self.board.height + 2 * (self.letters + self.strip);
        (width as usize, height as usize)
    }

    /// A length of so many thousandths of a square, at least one pixel.
    pub(super) fn part(&self, thousandths: i32) -> i32 {
        (self.square * thousandths / 1000).max(1)
    }

    /// A length of so many thousandths of a unit, at least one pixel.
    pub(super) fn outer(&self, thousandths: i32) -> i32 {
        (self.unit * thousandths / 1000).max(1)
    }

    /// How far a badge's middle lies from that of its square, its radius and half the size of its
    /// sign, in parts of a square. Large squares have room for it; small ones let it reach beyond.
    pub(super) const fn badge(&self) -> (f32, f32, f32) {
        if self.unit < self.square { (0.33, 0.175, 0.09) } else { (0.37, 0.205, 0.105) }
    }

    /// How far from the middle of its target an arrow ends, in parts of a square. Pieces fill their
    /// squares less where no tiles lie at their feet.
    pub(super) const fn arrow_gap(&self) -> f32 {
        if self.unit * 4 < self.square * 3 { 0.47 } else { 0.36 }
    }

    /// The square at a spot.
    pub(super) fn square_at(&self, spot: Spot) -> Area {
        let (file, rank) = (i32::from(spot.file), i32::from(spot.rank));
        let (column, row) = match self.bottom {
            Side::First => (file, self.ranks - 1 - rank),
            Side::Second => (self.files - 1 - file, rank),
        };
        let (x, y) = (self.board.x + column * self.square, self.board.y + row * self.square);
        Area { x, y, width: self.square, height: self.square }
    }

    /// The middle of the square at a spot.
    pub(super) fn middle(&self, spot: Spot) -> (f32, f32) {
        let area = self.square_at(spot);
        let half = self.square as f32 / 2.0;
        (area.x as f32 + half, area.y as f32 + half)
    }

    /// The strip of a side.
    pub(super) fn strip(&self, side: Side) -> Area {
        let (width, height) = self.size();
        let y = if side == self.bottom { height as i32 - self.strip } else { 0 };
        Area { x: 0, y, width: width as i32, height: self.strip }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A1: Spot = Spot { file: 0, rank: 0 };

    #[test]
    fn the_longer_side_is_as_long_as_asked_or_a_little_less() {
        for (format, side) in [(Format::Wide, 12), (Format::Tall, 8)] {
            for px in [400, 640, 1000, 1200, 2000] {
                let square = square_side(format, side, side, Size::new(px));
                let (width, height) = Layout::of(format, side, side, square, Side::First).size();
                let longer = width.max(height) as u32;
                assert!(longer <= px && longer > px - GRAIN * 17, "{px}: {longer}");
            }
        }
    }

    #[test]
    fn a_board_of_few_squares_has_larger_ones_and_narrower_margins() {
        let layout = |files| {
            let square = square_side(Format::Wide, files, files, Size::default());
            Layout::new(files, files, square, Side::First)
        };
        let (eight, twelve) = (layout(8), layout(12));
        assert!(eight.square > 90 && eight.unit < 80, "{eight:?}");
        assert_eq!(twelve.unit, twelve.square);
        let (width, height) = eight.size();
        assert!(width < height && height <= 1100 && height > 1000, "{width}x{height}");
    }

    #[test]
    fn the_board_turns_with_its_reader() {
        let (first, second) = (Layout::new(12, 12, 40, Side::First), Layout::new(12, 12, 40, Side::Second));
        assert_eq!(first.square_at(A1).x, first.board.x);
        assert_eq!(first.square_at(A1).y, first.board.y + 11 * 40);
        assert_eq!(second.square_at(A1).x, second.board.x + 11 * 40);
        assert_eq!(second.square_at(A1).y, second.board.y);
        assert_eq!(first.strip(Side::Second), second.strip(Side::First));
    }
}
