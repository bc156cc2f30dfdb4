//! What a picture is to show, how large, and what comes back.

use std::fmt;
use std::str::FromStr;

use sealed_move_rules::{Side, View};

use super::theme_name::ThemeName;

/// The width of a picture in pixels, within what is readable and sendable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size {
    px: u32,
    exact: bool,
}

impl Size {
    /// The least: a phone's width.
    pub const LEAST: u32 = 400;
    /// The most.
    pub const MOST: u32 = 2400;

    /// About `px` wide, or as near to it as the limits allow: squares have whole pixels, and the picture
    /// is the least that holds them.
    #[must_use]
    pub const fn new(px: u32) -> Self {
        Self { px: within(px), exact: false }
    }

    /// Exactly `px` wide, or as near to it as the limits allow: what the squares leave goes to the rim.
    #[must_use]
    pub const fn exactly(px: u32) -> Self {
        Self { px: within(px), exact: true }
    }

    /// The width in pixels.
    #[must_use]
    pub const fn px(self) -> u32 {
        self.px
    }

    /// Whether the width is to be just that.
    pub(super) const fn is_exact(self) -> bool {
        self.exact
    }
}

const fn within(px: u32) -> u32 {
    if px < Size::LEAST {
        Size::LEAST
    } else if px > Size::MOST {
        Size::MOST
    } else {
        px
    }
}

impl Default for Size {
    /// About 1150 px: twice the width in which a desktop shows it, three times a phone's.
    fn default() -> Self {
        Self::new(1160)
    }
}

/// How a picture is divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardLayout {
    /// The board over the full height, a panel beside it.
    #[default]
    Wide,
    /// The board over the full width, strips above and below it.
    Tall,
}

impl BoardLayout {
    /// Both, in the order in which they are offered.
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

/// There is no such layout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no layout is called {0:?}; there are: wide, tall")]
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

/// The few texts in a picture, already in the reader's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Labels<'a> {
    /// The names of the sides, the first one first.
    pub sides: [&'a str; 2],
    /// The names of the players, where a picture is to tell them. A name with letters that the font lacks is
    /// left out.
    pub players: [Option<&'a str>; 2],
    /// The number of the move, such as `Move 12`; none once nobody is on turn any more.
    pub turn: Option<&'a str>,
    /// How the game ended.
    pub end: Option<EndLabels<'a>>,
}

impl<'a> Labels<'a> {
    /// The names of the sides, and the number of the move while the game goes on.
    #[must_use]
    pub const fn new(sides: [&'a str; 2], turn: Option<&'a str>) -> Self {
        Self { sides, players: [None; 2], turn, end: None }
    }
}

/// How a game ended, in few words.
#[derive(Clone, Copy, Debug)]
pub struct EndLabels<'a> {
    /// Who won, such as `White won`.
    pub result: &'a str,
    /// How, such as `resigned`.
    pub reason: &'a str,
    /// What each side got: `1`, `0` or `½`; none where the game does not count.
    pub scores: Option<[&'a str; 2]>,
}

/// The move that led to a view.
#[derive(Clone, Copy, Debug)]
pub struct LastMove<'a> {
    /// What the observer knew before it.
    pub before: &'a View,
    /// The notation, as the same observer may read it.
    pub notation: &'a str,
}

/// What a picture is to show, and how.
#[derive(Clone, Copy, Debug)]
pub struct RenderRequest<'a> {
    /// What the observer knows.
    pub view: &'a View,
    /// The move before, to be marked.
    pub last: Option<LastMove<'a>>,
    /// The side at the lower edge.
    pub from: Side,
    /// The colors.
    pub theme: ThemeName,
    /// The width.
    pub size: Size,
    /// How it is divided.
    pub layout: BoardLayout,
    /// Whether the letters of each piece are written small in a corner.
    pub symbols: bool,
    /// The texts.
    pub labels: Labels<'a>,
}

impl<'a> RenderRequest<'a> {
    /// A picture of a view alone, with everything else as it usually is.
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
            labels,
        }
    }
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderedImage {
    /// The bytes of a PNG file; equal requests give equal bytes.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}
