//! Requests for pictures, and the finished pictures.

use std::fmt;
use std::str::FromStr;

use sealed_move_rules::{Side, View};

use super::theme_name::ThemeName;

/// The width of a picture in pixels, limited to a readable range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    px: u32,
    exact: bool,
}

impl Size {
    /// The minimum width, about a phone's.
    pub const MIN: u32 = 400;
    /// The maximum width.
    pub const MAX: u32 = 2400;

    /// A width of about `px`, clamped to the limits. Squares have whole pixels, and the picture has
    /// no unused space.
    #[must_use]
    pub const fn new(px: u32) -> Self {
        Self { px: clamp_width(px), exact: false }
    }

    /// A width of exactly `px`, clamped to the limits. Unused space widens the rims.
    #[must_use]
    pub const fn exactly(px: u32) -> Self {
        Self { px: clamp_width(px), exact: true }
    }

    /// The width in pixels.
    #[must_use]
    pub const fn px(self) -> u32 {
        self.px
    }

    pub(super) const fn is_exact(self) -> bool {
        self.exact
    }
}

const fn clamp_width(px: u32) -> u32 {
    if px < Size::MIN {
        Size::MIN
    } else if px > Size::MAX {
        Size::MAX
    } else {
        px
    }
}

impl Default for Size {
    /// About 1150 px: twice the width on a desktop, three times the width on a phone.
    fn default() -> Self {
        Self::new(1160)
    }
}

/// The arrangement of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardLayout {
    /// The board at full height, with a panel beside it.
    #[default]
    Wide,
    /// The board at full width, with strips above and below it.
    Tall,
}

impl BoardLayout {
    /// Both layouts, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Wide, Self::Tall];
}

impl fmt::Display for BoardLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wide => "wide",
            Self::Tall => "tall",
        })
    }
}

/// An unknown name of a layout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown layout {0:?}; expected one of wide, tall")]
pub struct UnknownLayout(String);

impl FromStr for BoardLayout {
    type Err = UnknownLayout;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|layout| layout.to_string() == text)
            .ok_or_else(|| UnknownLayout(text.to_owned()))
    }
}

/// The texts in a picture, in the reader's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Labels<'a> {
    /// The names of the sides, the first side's first.
    pub sides: [&'a str; 2],
    /// The names of the players, if the picture shows them. A name is omitted if the font lacks one
    /// of its letters.
    pub players: [Option<&'a str>; 2],
    /// The number of the move, such as `Move 12`, or `None` after the game.
    pub turn: Option<&'a str>,
    /// The result, once the game is over.
    pub end: Option<EndLabels<'a>>,
}

impl<'a> Labels<'a> {
    /// Creates labels without player names and without a result.
    #[must_use]
    pub const fn new(sides: [&'a str; 2], turn: Option<&'a str>) -> Self {
        Self { sides, players: [None; 2], turn, end: None }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct EndLabels<'a> {
    /// The winner, such as `White won`.
    pub result: &'a str,
    /// The winner, whose king is lit.
    pub winner: Option<Side>,
    /// The reason, such as `by resignation`.
    pub reason: &'a str,
    /// The score of each side, `1`, `0` or `½`, or `None` if the game doesn't count.
    pub scores: Option<[&'a str; 2]>,
}

/// The move that led to a view.
#[derive(Clone, Copy, Debug)]
pub struct LastMove<'a> {
    /// The observer's view before the move.
    pub before: &'a View,
    /// The notation as redacted for the observer.
    pub notation: &'a str,
}

/// The content and style of a picture.
#[derive(Clone, Copy, Debug)]
pub struct RenderRequest<'a> {
    /// The observer's view.
    pub view: &'a View,
    /// The last move. `None` leaves it unmarked.
    pub last: Option<LastMove<'a>>,
    /// The side at the bottom of the board.
    pub from: Side,
    /// The color theme.
    pub theme: ThemeName,
    /// The width.
    pub size: Size,
    /// The arrangement.
    pub layout: BoardLayout,
    /// Whether each piece has its letters in a corner.
    pub symbols: bool,
    /// Whether empty holdings are left out, as in lessons.
    pub lean: bool,
    /// The texts.
    pub labels: Labels<'a>,
}

impl<'a> RenderRequest<'a> {
    /// Creates a request with default style and without a last move.
    #[must_use]
    pub fn new(view: &'a View, from: Side, labels: Labels<'a>) -> Self {
        Self {
            view,
            last: None,
            from,
            theme: ThemeName::default(),
            size: Size::default(),
            layout: BoardLayout::default(),
            symbols: false,
            lean: false,
            labels,
        }
    }
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderedImage {
    /// The PNG file. Equal requests give equal bytes.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}
