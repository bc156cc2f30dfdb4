//! Where everything lies, in pixels, computed from the size of one square.

use super::area::Area;
use super::request::{BoardLayout, Size};
use super::scene::{Scene, Spot};
use sealed_move_rules::Side;

/// Lengths in thousandths of the board's side.
mod share {
    /// The margin to the picture's edge, whose corners Discord rounds.
    pub(super) const EDGE: i32 = 13;
    /// The rim where nothing is written.
    pub(super) const RIM: i32 = 22;
    /// The rim that holds letters or one digit.
    pub(super) const NAMES: i32 = 41;
    /// The lower rim: letters, and the bar of a replay.
    pub(super) const FOOT: i32 = 46;
    /// The bar of a replay, and how far below the board it is.
    pub(super) const BAR: i32 = 4;
    pub(super) const BELOW: i32 = 2;
    /// The rim that holds two digits.
    pub(super) const NUMBERS: i32 = 60;
    /// The panel of a game, with the margin at its right.
    pub(super) const PANEL: i32 = 180;
    /// The panel of a game with tiles.
    pub(super) const PANEL_OF_TILES: i32 = 240;
    /// A strip of the tall layout: the plate's line and what the side has.
    pub(super) const STRIP: i32 = 176;
    /// The same for tiles.
    pub(super) const STRIP_OF_TILES: i32 = 236;
}

/// What decides how a picture is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardShape {
    /// How it is divided.
    pub(super) layout: BoardLayout,
    /// Files, and ranks: boards are square.
    pub(super) files: u8,
    /// Whether a rank's number has two digits.
    pub(super) two_digits: bool,
    /// Whether the panel holds tiles.
    pub(super) tiles: bool,
}

impl BoardShape {
    /// The shape of a scene.
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

    /// The side of a square for a picture of some size: in both layouts the same.
    pub(super) fn square(self, size: Size) -> u32 {
        let px = size.px() as i32;
        let shape = if size.is_exact() { self } else { Self { layout: BoardLayout::Wide, ..self } };
        let files = i32::from(self.files);
        let most = px * 1000 / (files * (1000 + shape.left() + share::RIM + shape.panel()));
        // Parts are rounded up: a pixel may be missing.
        (1..=most).rev().find(|&square| shape.width(square) <= px).unwrap_or(1) as u32
    }

    /// The width of the picture with squares of so many pixels.
    fn width(self, square: i32) -> i32 {
        let board = square * i32::from(self.files);
        let part = |thousandths: i32| (board * thousandths + 999) / 1000;
        board + part(self.left()) + part(share::RIM) + part(self.panel())
    }
}

/// The size of all parts of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// How it is divided.
    pub(super) kind: BoardLayout,
    /// The side of a square.
    pub(super) square: i32,
    /// The side at the lower edge.
    pub(super) bottom: Side,
    /// The board.
    pub(super) board: Area,
    /// The height of a strip of the tall layout.
    strip: i32,
    width: i32,
    height: i32,
    files: i32,
}

impl Layout {
    /// The layout with squares of `square` pixels; `width` where the picture has to have just that.
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

    /// A small board alone on an area, whose marks are as large as on a board of some width.
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

    /// Width and height of the picture.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.width as usize, self.height as usize)
    }

    /// A length of so many thousandths of a square, at least one pixel.
    pub(super) fn part(&self, thousandths: i32) -> i32 {
        (self.square * thousandths / 1000).max(1)
    }

    /// A length of so many thousandths of the board's side, at least one pixel.
    pub(super) fn outer(&self, thousandths: i32) -> i32 {
        (self.board.width * thousandths / 1000).max(1)
    }

    /// The least distance of anything from the picture's edge.
    pub(super) fn edge(&self) -> i32 {
        (self.board.width * share::EDGE + 999) / 1000
    }

    /// Where the names of the ranks end and those of the files have their middle.
    pub(super) fn names(&self) -> (i32, i32) {
        let gap = self.outer(6);
        let below = self.height - self.edge() - if self.strip == 0 { 0 } else { self.strip - self.edge() };
        let above = self.board.y + self.board.height + self.outer(share::BAR + share::BELOW);
        (self.board.x - gap, (above + below) / 2)
    }

    /// A radius or a length that has at least so many pixels as seen, or is this part of a square.
    pub(super) fn badge(&self) -> f32 {
        (self.square as f32 * 0.15).max(self.board.width as f32 * 0.0138)
    }

    /// The radius of a disc with a number.
    pub(super) fn disc(&self) -> f32 {
        self.board.width as f32 * 0.0186
    }

    /// The bar below the board that says how far a replay is.
    pub(super) fn progress(&self, (now, all): (usize, usize)) -> [Area; 2] {
        let y = self.board.y + self.board.height + self.outer(share::BELOW);
        let whole = Area { x: self.board.x, y, width: self.board.width, height: self.outer(share::BAR) };
        let done = self.board.width as usize * now.min(all) / all.max(1);
        [whole, Area { width: done as i32, ..whole }]
    }

    /// The square at a spot.
    pub(super) fn square_at(&self, spot: Spot) -> Area {
        let (file, rank) = (i32::from(spot.file), i32::from(spot.rank));
        let (column, row) = match self.bottom {
            Side::First => (file, self.files - 1 - rank),
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

    /// What belongs to a side beside the board: half of the panel, or its strip.
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

    /// The games: files, whether a rank has two digits, tiles, and the least pixels a square as seen.
    const GAMES: [(u8, bool, bool, f64); 4] =
        [(12, true, false, 25.0), (10, false, false, 30.0), (8, false, false, 37.0), (8, false, true, 35.0)];

    fn shape(layout: BoardLayout, (files, two_digits, tiles, _): (u8, bool, bool, f64)) -> BoardShape {
        BoardShape { layout, files, two_digits, tiles }
    }

    fn layout(shape: BoardShape, size: Size, bottom: Side) -> Layout {
        Layout::new(shape, shape.square(size), size.is_exact().then(|| size.px()), bottom)
    }

    /// How much smaller Discord shows a picture: in 550 x 350 on a desktop, 390 wide on a phone.
    fn seen((width, height): (usize, usize)) -> f64 {
        let (width, height) = (width as f64, height as f64);
        (550.0 / width).min(350.0 / height).min(390.0 / width)
    }

    /// `PICTURES.md` §1: squares and panels of every game, in every size that is offered.
    #[test]
    fn squares_are_large_enough_where_discord_shows_them() {
        for game in GAMES {
            for size in [Size::new(600), Size::default(), Size::new(1600), Size::exactly(1150)] {
                let layout = layout(shape(BoardLayout::Wide, game), size, Side::First);
                let px = f64::from(layout.square) * seen(layout.size());
                assert!(px >= game.3, "{game:?} of {size:?}: {px:.1} px");
                let panel = layout.size().0 as i32 - layout.board.x - layout.board.width;
                let most = layout.board.width * if game.2 { 240 + 22 } else { 180 + 22 } / 1000 + 16;
                assert!(panel <= most, "{game:?}: {panel} of {}", layout.board.width);
            }
        }
    }

    /// `PICTURES.md` §1, §4 and §8: digits are 7 pixels high, discs with numbers 11 wide, and the signs of one or
    /// two tiles 9 high, where Discord shows them smallest.
    #[test]
    fn what_is_written_is_large_enough_where_discord_shows_it() {
        let font = crate::text::font().unwrap();
        for game in GAMES {
            for px in (400..=1700).step_by(65) {
                let size = Size::new(px);
                let layout = layout(shape(BoardLayout::Wide, game), size, Side::First);
                let seen = seen(layout.size());
                let face = crate::kit::text(&font, layout.board.width as u32);
                // An A is as high as these, but ends in a point.
                let least =
                    "0123456789BDEFHIKLMNPRTUVXYZ".chars().map(|letter| face.inked_height(letter)).min();
                let digits = least.unwrap_or(0) as f64 * seen;
                assert!(digits >= 7.0, "{game:?} of {size:?}: {digits:.2}");
                let disc = 2.0 * f64::from(layout.disc()) * seen;
                assert!(disc >= 11.0, "{game:?} of {size:?}: {disc:.2}");
                // The strokes of the bar from which strikes bounce; only Kyo has it.
                if game.0 == 10 {
                    let stroke = f64::from(crate::scene::BAR_STROKE) * f64::from(layout.square) * seen;
                    assert!(stroke >= 2.0, "{size:?}: {stroke:.2}");
                }
                if game.2 {
                    let sign = f64::from(crate::tiled_pieces::sign(&layout)) * seen;
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
    fn the_board_turns_with_its_reader() {
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
    fn halves_lie_within_the_picture_and_beside_the_board() {
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
