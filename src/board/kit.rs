//! Everything that pictures of one theme and one size of square have in common.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ab_glyph::FontRef;

use super::base::{self, BaseKey};
use super::canvas::Canvas;
use super::chips::Chips;
use super::layout::Layout;
use super::palette::Palette;
use super::scene::{Format, Scene};
use super::sprites::{Atlas, Stamps};
use super::text::Face;
use super::theme::Theme;
use super::tokens::Tokens;

/// How large things are, in parts of a square.
mod share {
    /// A sprite in a tray.
    pub(super) const STOCK: f32 = 0.75;
    /// A power beside the tray.
    pub(super) const POWER: f32 = 0.92;
    /// A sprite beside a tall pile.
    pub(super) const BESIDE: f32 = 0.62;
    /// A man above his tiles.
    pub(super) const FIGURE: f32 = 0.82;
}

/// The ems of texts, in parts of a square.
struct Ems {
    /// The coordinates: a digit is as high as a 28th of a picture of twelve files is wide.
    coordinates: f32,
    /// The name of a side.
    name: f32,
    /// The line below it, and counts.
    note: f32,
    /// The symbols in the corners of squares.
    symbol: f32,
    /// Letters on tiles.
    letters: f32,
    /// Letters on small tiles.
    fine: f32,
}

const fn ems(format: Format) -> Ems {
    match format {
        Format::Wide => Ems { coordinates: 0.67, name: 0.50, note: 0.43, symbol: 0.30, letters: 0.30, fine: 0.30 },
        Format::Tall => Ems { coordinates: 0.42, name: 0.35, note: 0.29, symbol: 0.24, letters: 0.165, fine: 0.125 },
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
    /// Sprites beside tall piles.
    pub(super) beside: Stamps,
    /// Men above their tiles.
    pub(super) figure: Stamps,
    /// Chips from their edges.
    pub(super) chips: Chips,
    /// Tiles from above.
    pub(super) tokens: Tokens,
    /// Letters and numbers at the edges.
    pub(super) coordinates: Face,
    /// Names of sides.
    pub(super) name: Face,
    /// Notes and counts.
    pub(super) note: Face,
    /// Symbols on squares.
    pub(super) symbol: Face,
    /// Letters on tiles.
    pub(super) letters: Face,
    /// Letters on small tiles.
    pub(super) fine: Face,
    bases: Mutex<BTreeMap<BaseKey, Arc<Canvas>>>,
}

impl Kit {
    /// Makes a kit for squares of `square` pixels. What it holds is drawn when first asked for.
    pub(super) fn new(
        theme: &'static Theme,
        palette: Arc<Palette>,
        atlas: &Atlas,
        font: &FontRef<'static>,
        format: Format,
        square: u32,
    ) -> Self {
        let ems = ems(format);
        let stamps = |share: f32| Stamps::new(atlas, (square as f32 * share) as u32);
        let face = |share: f32| Face::new(font.clone(), square as f32 * share);
        Self {
            theme,
            palette,
            board: stamps(1.0),
            stock: stamps(share::STOCK),
            power: stamps(share::POWER),
            beside: stamps(share::BESIDE),
            figure: stamps(share::FIGURE),
            chips: Chips::default(),
            tokens: Tokens::default(),
            coordinates: face(ems.coordinates),
            name: face(ems.name),
            note: face(ems.note),
            symbol: face(ems.symbol),
            letters: face(ems.letters),
            fine: face(ems.fine),
            bases: Mutex::default(),
        }
    }

    /// The empty board of a scene, drawn when it is first asked for.
    pub(super) fn base(&self, layout: &Layout, scene: &Scene) -> Arc<Canvas> {
        let mut bases = self.bases.lock().unwrap_or_else(PoisonError::into_inner);
        let base = bases.entry(base::key(scene)).or_insert_with(|| Arc::new(base::draw(self, layout, scene)));
        Arc::clone(base)
    }
}
