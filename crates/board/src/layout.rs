//! Pixel layout of a picture, computed from the side of one square.

use super::area::Area;
use super::request::{BoardLayout, Size};
use super::scene::{CROWDED_FILES, Scene, Spot};
use sealed_move_rules::Side;

/// Lengths in thousandths of the board's side.
mod share {
    /// Margin to the picture's edge, since Discord rounds the corners.
    pub(super) const EDGE: i32 = 13;
    /// Width of a rim without text.
    pub(super) const RIM: i32 = 22;
    /// Width of the left rim with letters or single digits.
    pub(super) const NAMES: i32 = 41;
    /// Height of the bottom rim with letters and the progress bar of a replay.
    pub(super) const FOOT: i32 = 52;
    /// Height of the progress bar and its distance from the board.
    pub(super) const BAR: i32 = 8;
    pub(super) const BELOW: i32 = 6;
    /// Width of the left rim with two-digit numbers.
    pub(super) const NUMBERS: i32 = 60;
    /// Width of the panel, including its right margin.
    pub(super) const PANEL: i32 = 180;
    /// Width of the panel of a game with tiles.
    pub(super) const PANEL_OF_TILES: i32 = 240;
    /// Height of a strip in the tall layout: the player's line and the holdings.
    pub(super) const STRIP: i32 = 176;
    /// Height of a strip of a game with tiles.
    pub(super) const STRIP_OF_TILES: i32 = 236;
}

/// The properties of a scene that determine its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardShape {
    pub(super) layout: BoardLayout,
    /// Number of files. Boards are square.
    pub(super) files: u8,
    /// Whether rank numbers have two digits.
    pub(super) two_digits: bool,
    /// Whether the panel shows tiles.
    pub(super) tiles: bool,
}

impl BoardShape {
    pub(super) const fn wide(files: u8, two_digits: bool, tiles: bool) -> Self {
        Self { layout: BoardLayout::Wide, files, two_digits, tiles }
    }

    pub(super) fn of(scene: &Scene) -> Self {
        Self {
            layout: scene.layout,
            files: scene.files,
            two_digits: scene.coordinates.rank(scene.ranks - 1) > 9,
            tiles: scene.strips.iter().any(|strip| strip.holdings.are_tiles()),
        }
    }

    const fn left(self) -> i32 {
        if self.two_digits { share::NUMBERS } else { share::NAMES }
    }

    const fn panel(self) -> i32 {
        match (self.layout, self.tiles) {
            (BoardLayout::Tall, _) => 0,
            (BoardLayout::Wide, false) => share::PANEL,
            (BoardLayout::Wide, true) => share::PANEL_OF_TILES,
        }
    }

    const fn strip(self) -> i32 {
        match (self.layout, self.tiles) {
            (BoardLayout::Wide, _) => 0,
            (BoardLayout::Tall, false) => share::STRIP,
            (BoardLayout::Tall, true) => share::STRIP_OF_TILES,
        }
    }

    /// Returns the side of a square for a picture size. Wide and tall pictures have equal squares,
    /// unless the width is exact.
    pub(super) fn square(self, size: Size) -> u32 {
        let px = size.px() as i32;
        let shape = if size.is_exact() { self } else { Self { layout: BoardLayout::Wide, ..self } };
        let files = i32::from(self.files);
        let most = px * 1000 / (files * (1000 + shape.left() + share::RIM + shape.panel()));
        // Rounding up can make the picture too wide by a pixel.
        (1..=most).rev().find(|&square| shape.width(square) <= px).unwrap_or(1) as u32
    }

    /// Returns the width of the picture for squares of `square` pixels.
    fn width(self, square: i32) -> i32 {
        let board = square * i32::from(self.files);
        let part = |thousandths: i32| (board * thousandths + 999) / 1000;
        board + part(self.left()) + part(share::RIM) + part(self.panel())
    }
}

/// Positions and sizes of all parts of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) kind: BoardLayout,
    /// Side of a square.
    pub(super) square: i32,
    /// The side at the bottom of the board.
    pub(super) bottom: Side,
    pub(super) board: Area,
    /// Height of a strip in the tall layout, 0 otherwise.
    strip: i32,
    width: i32,
    height: i32,
    files: i32,
}

impl Layout {
    /// Creates the layout with squares of `square` pixels. A given `width` is reached by widening
    /// the rims.
    pub(super) fn new(shape: BoardShape, square: u32, width: Option<u32>, bottom: Side) -> Self {
        let (square, files) = (square as i32, i32::from(shape.files));
        let side = square * files;
        let part = |thousandths: i32| (side * thousandths + 999) / 1000;
        let natural = shape.width(square);
        let width = width.map_or(natural, |width| (width as i32).max(natural));
        let spare = width - natural;
        let (left, strip) = (part(shape.left()) + spare / 2, part(shape.strip()));
        let top = part(share::RIM) + if strip == 0 { spare / 4 } else { strip };
        let board = Area { x: left, y: top, width: side, height: side };
        let height = top + side + part(share::FOOT) + if strip == 0 { spare / 4 } else { strip };
        Self { kind: shape.layout, square, bottom, board, strip, width, height, files }
    }

    /// Creates the layout of a small board without rims. Marks are sized for a board of `width`
    /// pixels.
    pub(super) const fn field(area: Area, files: u8, width: i32) -> Self {
        Self {
            kind: BoardLayout::Wide,
            square: area.width / files as i32,
            bottom: Side::First,
            board: Area { width, height: width, ..area },
            strip: 0,
            width,
            height: width,
            files: files as i32,
        }
    }

    /// Returns the width and height of the picture.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.width as usize, self.height as usize)
    }

    /// Converts thousandths of a square to at least one pixel.
    pub(super) fn part(&self, thousandths: i32) -> i32 {
        (self.square * thousandths / 1000).max(1)
    }

    /// Converts thousandths of the board's side to at least one pixel.
    pub(super) fn outer(&self, thousandths: i32) -> i32 {
        (self.board.width * thousandths / 1000).max(1)
    }

    /// Returns the minimum distance between content and the picture's edge.
    pub(super) fn edge(&self) -> i32 {
        (self.board.width * share::EDGE + 999) / 1000
    }

    /// Returns the right edge of the rank names and the vertical center of the file names.
    pub(super) fn names(&self) -> (i32, i32) {
        let gap = self.outer(6);
        let below = self.height - self.edge() - if self.strip == 0 { 0 } else { self.strip - self.edge() };
        let above = self.board.y + self.board.height + self.outer(share::BAR + share::BELOW);
        (self.board.x - gap, (above + below) / 2)
    }

    /// Returns the radius of a disc with a number.
    pub(super) fn disc(&self) -> f32 {
        self.board.width as f32 * if self.files == CROWDED_FILES { 0.0179 } else { 0.0186 }
    }

    /// Returns the board with its rim.
    pub(super) fn rim(&self) -> Area {
        let (edge, board) = (self.outer(share::RIM), self.board);
        let right = if self.strip == 0 { board.x + board.width + edge } else { self.width };
        let top = if self.strip == 0 { 0 } else { board.y - edge };
        let bottom = if self.strip == 0 { self.height } else { self.height - self.strip };
        Area { x: 0, y: top, width: right, height: bottom - top }
    }

    /// Returns the progress bar of a replay: the whole bar and its filled part.
    pub(super) fn progress(&self, (now, all): (usize, usize)) -> [Area; 2] {
        let y = self.board.y + self.board.height + self.outer(share::BELOW);
        let whole = Area { x: self.board.x, y, width: self.board.width, height: self.outer(share::BAR) };
        let done = self.board.width as usize * now.min(all) / all.max(1);
        [whole, Area { width: done as i32, ..whole }]
    }

    pub(super) fn square_at(&self, spot: Spot) -> Area {
        let (file, rank) = (i32::from(spot.file), i32::from(spot.rank));
        let (column, row) = match self.bottom {
            Side::First => (file, self.files - 1 - rank),
            Side::Second => (self.files - 1 - file, rank),
        };
        let (x, y) = (self.board.x + column * self.square, self.board.y + row * self.square);
        Area { x, y, width: self.square, height: self.square }
    }

    /// Returns the center of a square.
    pub(super) fn middle(&self, spot: Spot) -> (f32, f32) {
        let area = self.square_at(spot);
        let half = self.square as f32 / 2.0;
        (area.x as f32 + half, area.y as f32 + half)
    }

    /// Returns a side's area beside the board: half of the panel, or its strip.
    pub(super) fn half(&self, side: Side) -> Area {
        let lower = side == self.bottom;
        let (board, edge) = (self.board, self.edge());
        match self.kind {
            BoardLayout::Wide => {
                let x = board.x + board.width + self.outer(share::RIM);
                let height = board.height / 2;
                let y = if lower { board.y + board.height - height } else { board.y };
                Area { x, y, width: self.width - edge - x, height }
            }
            BoardLayout::Tall => {
                let height = self.strip - edge;
                let y = if lower { self.height - edge - height } else { edge };
                Area { x: board.x, y, width: board.width, height }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A1: Spot = Spot { file: 0, rank: 0 };

    /// Files, two-digit ranks, tiles, and the minimum pixels per square in Discord.
    const GAMES: [(u8, bool, bool, f64); 4] =
        [(12, true, false, 25.0), (10, false, false, 30.0), (8, false, false, 37.0), (8, false, true, 35.0)];

    fn shape(layout: BoardLayout, (files, two_digits, tiles, _): (u8, bool, bool, f64)) -> BoardShape {
        BoardShape { layout, files, two_digits, tiles }
    }

    fn layout(shape: BoardShape, size: Size, bottom: Side) -> Layout {
        Layout::new(shape, shape.square(size), size.is_exact().then(|| size.px()), bottom)
    }

    /// Returns the scale at which Discord shows a picture: 550 x 350 px on a desktop, 390 px wide
    /// on a phone.
    fn discord_scale((width, height): (usize, usize)) -> f64 {
        let (width, height) = (width as f64, height as f64);
        (550.0 / width).min(350.0 / height).min(390.0 / width)
    }

    /// `PICTURES.md` §1, for every game and offered size.
    #[test]
    fn squares_are_large_enough_in_discord() {
        for game in GAMES {
            for size in [Size::new(600), Size::default(), Size::new(1600), Size::exactly(1150)] {
                let layout = layout(shape(BoardLayout::Wide, game), size, Side::First);
                let px = f64::from(layout.square) * discord_scale(layout.size());
                assert!(px >= game.3, "{game:?} of {size:?}: {px:.1} px");
                let panel = layout.size().0 as i32 - layout.board.x - layout.board.width;
                let most = layout.board.width * if game.2 { 240 + 22 } else { 180 + 22 } / 1000 + 16;
                assert!(panel <= most, "{game:?}: {panel} of {}", layout.board.width);
            }
        }
    }

    /// `PICTURES.md` §1, §4 and §8: in Discord's smallest view, digits are 7 px high, discs with
    /// numbers 11 px wide, and signs of one or two tiles 9 px high.
    #[test]
    fn text_is_large_enough_in_discord() {
        let fonts = crate::text::fonts().unwrap();
        for game in GAMES {
            for px in (400..=1700).step_by(65) {
                let size = Size::new(px);
                let layout = layout(shape(BoardLayout::Wide, game), size, Side::First);
                let discord_scale = discord_scale(layout.size());
                let face = crate::kit::text(&fonts, layout.board.width as u32);
                // The letter A is as high but ends in a point.
                let least =
                    "0123456789BDEFHIKLMNPRTUVXYZ".chars().map(|letter| face.inked_height(letter)).min();
                let digits = least.unwrap_or(0) as f64 * discord_scale;
                assert!(digits >= 7.0, "{game:?} of {size:?}: {digits:.2}");
                let disc = 2.0 * f64::from(layout.disc()) * discord_scale;
                assert!(disc >= 11.0, "{game:?} of {size:?}: {disc:.2}");
                // The bar of a bounce. Only Kyo has it.
                if game.0 == 10 {
                    let stroke =
                        f64::from(crate::scene::BAR_STROKE) * f64::from(layout.square) * discord_scale;
                    assert!(stroke >= 2.0, "{size:?}: {stroke:.2}");
                }
                if game.2 {
                    let sign = f64::from(crate::tiled_pieces::sign(&layout)) * discord_scale;
                    assert!(sign >= 9.0, "{size:?}: {sign:.2}");
                }
            }
        }
    }

    #[test]
    fn an_exact_width_is_exact() {
        for game in GAMES {
            for kind in BoardLayout::ALL {
                for px in (400..=2400).step_by(37) {
                    let layout = layout(shape(kind, game), Size::exactly(px), Side::First);
                    assert_eq!(layout.size().0 as u32, px, "{kind} {game:?}");
                }
                let natural = layout(shape(kind, game), Size::default(), Side::First);
                assert!(natural.size().0 <= 1160 && (kind == BoardLayout::Tall || natural.size().0 > 1110));
            }
        }
    }

    #[test]
    fn the_board_is_rotated_for_the_second_side() {
        let shape = shape(BoardLayout::Wide, GAMES[0]);
        let [first, second] = Side::BOTH.map(|side| layout(shape, Size::new(600), side));
        let last = 11 * first.square;
        assert_eq!(first.square_at(A1).x, first.board.x);
        assert_eq!(first.square_at(A1).y, first.board.y + last);
        assert_eq!(second.square_at(A1).x, second.board.x + last);
        assert_eq!(second.square_at(A1).y, second.board.y);
        assert_eq!(first.half(Side::Second), second.half(Side::First));
    }

    #[test]
    fn panels_are_inside_the_picture_and_off_the_board() {
        for game in GAMES {
            for kind in BoardLayout::ALL {
                let layout = layout(shape(kind, game), Size::default(), Side::First);
                let (width, height) = layout.size();
                for half in Side::BOTH.map(|side| layout.half(side)) {
                    assert!(half.x > 0 && half.x + half.width + layout.edge() <= width as i32);
                    assert!(half.y > 0 && half.y + half.height < height as i32);
                    let (board, below) = (layout.board, half.y >= layout.board.y + layout.board.height);
                    assert!(below || half.x > board.x + board.width || half.y + half.height <= board.y);
                }
            }
        }
    }
}
