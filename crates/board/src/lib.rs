//! Pictures: a view in, pixels out.
//!
//! One renderer for all games. A game's module (`aruki`) turns its view into a `scene`, which
//! is plain data; `paint` draws any scene. Drawing knows only views: a secret that a view does
//! not hold cannot be drawn.
//!
//! How it is fast: pictures are 8-bit palette images from the first pixel on. A theme's
//! `palette` is computed once; `sprites` become stamps of its indices once a size, the empty
//! board (`base`) once a layout. A picture is then a copy, some stamps, and blending through a
//! table where edges are soft; nothing is quantised and no colour is counted. A `replay` keeps the
//! same indices: what two frames have in common is one long run of the transparent one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ab_glyph::FontRef;

use sealed_move_rules::{Side, View};

mod aim;
mod aruki;
mod base;
mod canvas;
mod chakart;
mod chips;
mod deflate;
mod figures;
mod gauges;
mod gif;
mod kit;
mod kyo;
mod layout;
mod lusus;
mod lzw;
mod marks;
mod paint;
mod palette;
mod pile;
mod rack;
mod replay;
mod scene;
mod signs;
mod sprites;
mod strip;
mod text;
mod theme;
mod tokens;
mod zones;

pub use aim::Aim;
pub use replay::Replay;
pub use theme::ThemeName;

use canvas::Canvas;
use kit::Kit;
use layout::Layout;
use palette::Palette;
use scene::{Livery, Scene};
use sprites::Atlas;

/// How many kits are kept. Beyond that all are dropped: whoever asks for ever new sizes pays
/// with time, not with memory.
const KITS: usize = 12;

/// Why the means of drawing cannot be had, or a picture not be made.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// A sprite does not parse.
    #[error("sprite {0}: {1}")]
    Sprite(String, String),
    /// The embedded font is not one.
    #[error("the embedded font cannot be read")]
    Font,
    /// A scene names a sprite that does not exist.
    #[error("sprite {0} is missing")]
    Missing(&'static str),
    /// There is no such theme.
    #[error("no theme is called {0:?}; there are: {themes}", themes = ThemeName::ALL.map(|theme| theme.to_string()).join(", "))]
    Theme(String),
}

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

/// The few words in a picture, already in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The names of the sides, the first one first.
    pub sides: [&'a str; 2],
    /// The number of the turn, such as `Turn 12`; none once nobody is on turn any more.
    pub turn: Option<&'a str>,
}

/// The turn that led to a view.
#[derive(Clone, Copy, Debug)]
pub struct LastMove<'a> {
    /// What the observer knew before it.
    pub before: &'a View,
    /// The record, as the same observer may read it.
    pub notation: &'a str,
}

/// What a picture is to show, and how.
#[derive(Clone, Copy, Debug)]
pub struct RenderRequest<'a> {
    /// What the observer knows.
    pub view: &'a View,
    /// The turn before, to be marked.
    pub last: Option<LastMove<'a>>,
    /// Who sits at the lower edge.
    pub from: Side,
    /// The colours.
    pub theme: ThemeName,
    /// The longer side.
    pub size: Size,
    /// Whether the letters of each piece are written small in a corner.
    pub symbols: bool,
    /// The words.
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
pub struct Picture {
    /// The bytes of a PNG file; equal shots give equal bytes.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// What tells kits apart: the colours, the side of a square and the unit beside the board.
type KitKey = (ThemeName, Livery, u32, u32);

/// Everything that drawing needs, loaded once and shared by all threads.
#[derive(Debug)]
pub struct Studio {
    atlas: Atlas,
    font: FontRef<'static>,
    palettes: Mutex<BTreeMap<(ThemeName, Livery), Arc<Palette>>>,
    kits: Mutex<BTreeMap<KitKey, Arc<Kit>>>,
    blank: bool,
}

impl Studio {
    /// Loads sprites and fonts. What depends on theme and size follows with the first picture
    /// that needs it.
    ///
    /// # Errors
    ///
    /// Says which of the embedded files is broken, or missing.
    pub fn new() -> Result<Self, StudioError> {
        let atlas = Atlas::load()?;
        let mut needed =
            aruki::sprites().chain(kyo::sprites()).chain(chakart::sprites()).chain(lusus::sprites());
        if let Some(missing) = needed.find(|&sprite| atlas.find(sprite).is_none()) {
            return Err(StudioError::Missing(missing.0));
        }
        let (palettes, kits) = (Mutex::default(), Mutex::default());
        Ok(Self { atlas, font: text::font()?, palettes, kits, blank: false })
    }

    /// The same studio with empty canvases: its pictures show nothing and cost nothing. For
    /// rehearsals of thousands of messages at whose pictures nobody looks.
    #[must_use]
    pub fn blank(self) -> Self {
        Self { blank: true, ..self }
    }

    /// Draws a picture.
    ///
    /// # Panics
    ///
    /// Never on account of what is in the view.
    #[must_use]
    pub fn picture(&self, shot: &RenderRequest<'_>) -> Picture {
        let (canvas, kit) = self.canvas(shot);
        paint::encode(&canvas, &kit.palette).expect("indices of a palette always encode")
    }

    /// Draws a picture with marks for a turn that is being put together.
    ///
    /// # Panics
    ///
    /// Never on account of what is in the view or marked.
    #[must_use]
    pub fn preview(&self, shot: &RenderRequest<'_>, aim: &Aim<'_>) -> Picture {
        if self.blank {
            return Picture { png: Vec::new(), width: 0, height: 0 };
        }
        let mut scene = scene(shot);
        aim::mark(&mut scene, aim);
        let (canvas, kit) = self.paint(&scene, shot);
        paint::encode(&canvas, &kit.palette).expect("indices of a palette always encode")
    }

    /// The pixels of a picture, and what gives them their colours.
    fn canvas(&self, shot: &RenderRequest<'_>) -> (Canvas, Arc<Kit>) {
        self.paint(&scene(shot), shot)
    }

    fn paint(&self, scene: &Scene, shot: &RenderRequest<'_>) -> (Canvas, Arc<Kit>) {
        let square = layout::square_side(scene.format, scene.files, scene.ranks, shot.size);
        let unit = layout::unit(scene.format, scene.files, square);
        let kit = self.kit((shot.theme, scene.livery, square, unit));
        let layout = Layout::of(scene.format, scene.files, scene.ranks, square, scene.bottom);
        (paint::draw(&kit, &self.atlas, &layout, scene), kit)
    }

    fn kit(&self, key: KitKey) -> Arc<Kit> {
        let (theme, livery, square, unit) = key;
        let mut kits = self.kits.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kit) = kits.get(&key) {
            return Arc::clone(kit);
        }
        if kits.len() >= KITS {
            kits.clear();
        }
        let palette = self.palette(theme, livery);
        let kit = Kit::new(theme.theme(livery), palette, &self.atlas, &self.font, (square, unit));
        let kit = Arc::new(kit);
        kits.insert(key, Arc::clone(&kit));
        kit
    }

    fn palette(&self, theme: ThemeName, livery: Livery) -> Arc<Palette> {
        let mut palettes = self.palettes.lock().unwrap_or_else(PoisonError::into_inner);
        let palette =
            palettes.entry((theme, livery)).or_insert_with(|| Arc::new(Palette::new(theme.theme(livery))));
        Arc::clone(palette)
    }
}

/// Whether a game's positions can be drawn; what cannot is not offered to players.
#[must_use]
pub fn has_pictures(game: &str) -> bool {
    matches!(game, "aruki" | "kyo" | "chakart" | "lusus")
}

fn scene(shot: &RenderRequest<'_>) -> Scene {
    match shot.view {
        View::Aruki(view) => {
            let last = shot.last.and_then(|last| match last.before {
                View::Aruki(before) => Some((before, last.notation)),
                _ => None,
            });
            aruki::scene(view, last, shot)
        }
        View::Kyo(view) => {
            let last = shot.last.and_then(|last| match last.before {
                View::Kyo(before) => Some((before, last.notation)),
                _ => None,
            });
            kyo::scene(view, last, shot)
        }
        View::Chakart(view) => {
            let last = shot.last.and_then(|last| match last.before {
                View::Chakart(before) => Some((before, last.notation)),
                _ => None,
            });
            chakart::scene(view, last, shot)
        }
        View::Lusus(view) => {
            let last = shot.last.and_then(|last| match last.before {
                View::Lusus(before) => Some((before, last.notation)),
                _ => None,
            });
            lusus::scene(view, last, shot)
        }
    }
}
