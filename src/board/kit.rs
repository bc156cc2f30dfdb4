//! Everything that pictures of one theme and one size of square have in common.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ab_glyph::FontRef;
use resvg::tiny_skia::Pixmap;

use super::base::{self, BaseKey};
use super::canvas::Canvas;
use super::layout::Layout;
use super::palette::Palette;
use super::sprites::{Atlas, Stamps};
use super::text::Face;
use super::theme::Theme;

/// How large things are, in parts of a square.
mod share {
    /// A sprite in a tray.
    pub(super) const STOCK: f32 = 0.75;
    /// A power beside the tray.
    pub(super) const POWER: f32 = 0.92;
    /// The em of the coordinates: a digit is as high as a 28th of a picture of twelve files is wide.
    pub(super) const COORDINATES: f32 = 0.67;
    /// The em of the name of a side.
    pub(super) const NAME: f32 = 0.50;
    /// The em of the line below it, and of counts.
    pub(super) const NOTE: f32 = 0.43;
    /// The em of the symbols in the corners of squares.
    pub(super) const SYMBOL: f32 = 0.30;
}

/// Rasterised sprites in the three sizes of a picture, before a palette is chosen.
#[derive(Debug)]
pub(super) struct Rasters {
    board: Vec<Pixmap>,
    stock: Vec<Pixmap>,
    power: Vec<Pixmap>,
}

impl Rasters {
    /// Rasterises all sprites for squares of `square` pixels.
    pub(super) fn new(atlas: &Atlas, square: u32) -> Self {
        let side = |share: f32| (square as f32 * share) as u32;
        Self {
            board: atlas.rasterise(square),
            stock: atlas.rasterise(side(share::STOCK)),
            power: atlas.rasterise(side(share::POWER)),
        }
    }
}

/// What pictures of one theme and one size of square have in common.
#[derive(Debug)]
pub(super) struct Kit {
    /// The colours.
    pub(super) theme: &'static Theme,
    /// The colours as indices.
    pub(super) palette: Arc<Palette>,
    /// Sprites as large as a square.
    pub(super) board: Stamps,
    /// Sprites for what a side holds.
    pub(super) stock: Stamps,
    /// Sprites for powers.
    pub(super) power: Stamps,
    /// Letters and numbers at the edges.
    pub(super) coordinates: Face,
    /// Names of sides.
    pub(super) name: Face,
    /// Notes and counts.
    pub(super) note: Face,
    /// Symbols on squares.
    pub(super) symbol: Face,
    bases: Mutex<BTreeMap<BaseKey, Arc<Canvas>>>,
}

impl Kit {
    /// Makes a kit out of rasterised sprites.
    pub(super) fn new(
        theme: &'static Theme,
        palette: Arc<Palette>,
        rasters: &Rasters,
        font: &FontRef<'static>,
        square: u32,
    ) -> Self {
        let face = |share: f32| Face::new(font.clone(), square as f32 * share);
        Self {
            theme,
            board: Stamps::new(&rasters.board, &palette),
            stock: Stamps::new(&rasters.stock, &palette),
            power: Stamps::new(&rasters.power, &palette),
            palette,
            coordinates: face(share::COORDINATES),
            name: face(share::NAME),
            note: face(share::NOTE),
            symbol: face(share::SYMBOL),
            bases: Mutex::default(),
        }
    }

    /// The empty board of a layout, drawn when it is first asked for.
    pub(super) fn base(&self, layout: &Layout, files: u8, ranks: u8) -> Arc<Canvas> {
        let mut bases = self.bases.lock().unwrap_or_else(PoisonError::into_inner);
        let base = bases
            .entry((files, ranks, layout.bottom))
            .or_insert_with(|| Arc::new(base::draw(self, layout, files, ranks)));
        Arc::clone(base)
    }
}
