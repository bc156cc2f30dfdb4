//! What a picture is to show, how large, and what comes back.

use sealed_move_rules::{Side, View};

use super::theme::ThemeName;

/// The longer side of a picture in pixels, within what is readable and sendable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(u32);

impl Size {
    /// The least: a phone's width.
    pub const LEAST: u32 = 400;
    /// The most.
    pub const MOST: u32 = 2000;

    /// The size nearest to `px`. A picture is up to a few squares' sixteenths shorter, so that
    /// squares have whole pixels.
    #[must_use]
    pub const fn new(px: u32) -> Self {
        Self(if px < Self::LEAST {
            Self::LEAST
        } else if px > Self::MOST {
            Self::MOST
        } else {
            px
        })
    }

    /// The longer side in pixels.
    #[must_use]
    pub const fn px(self) -> u32 {
        self.0
    }
}

impl Default for Size {
    /// About 1000 px, three pixels for one of a phone's.
    fn default() -> Self {
        Self(1100)
    }
}

/// The few texts in a picture, already in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The names of the sides, the first one first.
    pub sides: [&'a str; 2],
    /// The number of the move, such as `Move 12`; none once nobody is on turn any more.
    pub turn: Option<&'a str>,
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
    /// The longer side.
    pub size: Size,
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
