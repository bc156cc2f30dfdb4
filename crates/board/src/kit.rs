//! Everything that pictures of one theme and one size of square have in common.

use std::sync::Arc;

use ab_glyph::FontRef;

use super::chip_cache::ChipCache;
use super::palette::Palette;
use super::sprites::{Atlas, Stamps};
use super::text::FontFace;
use super::theme::Theme;
use super::tile_cache::TileCache;

/// How large things are: on the board in parts of a square, beside it in parts of a unit.
mod share {
    /// A sprite that leaves room round it on its square.
    pub(super) const WITHIN: f32 = 0.75;
    /// A sprite in a tray.
    pub(super) const STOCK: f32 = 0.75;
    /// A power beside the tray.
    pub(super) const POWER: f32 = 0.92;
    /// A sprite beside a tall pile.
    pub(super) const BESIDE: f32 = 0.62;
    /// A piece above its tiles.
    pub(super) const FIGURE: f32 = 0.82;
    /// The em of the coordinates: a digit is as high as a 28th of a picture of twelve files is wide.
    pub(super) const COORDINATES: f32 = 0.67;
    /// The em of the name of a side.
    pub(super) const NAME: f32 = 0.50;
    /// The em of the line below it, and of counts.
    pub(super) const NOTE: f32 = 0.43;
    /// The em of the symbols in the corners of squares.
    pub(super) const SYMBOL: f32 = 0.30;
    /// The em of letters on tiles and below them.
    pub(super) const LETTERS: f32 = 0.185;
    /// The em of letters on small tiles.
    pub(super) const FINE: f32 = 0.13;
}

/// What pictures of one theme and one size of square have in common.
#[derive(Debug)]
pub(super) struct Kit {
    /// The colors.
    pub(super) theme: &'static Theme,
    /// The colors as indices.
    pub(super) palette: Arc<Palette>,
    /// Sprites as large as a square.
    pub(super) board: Stamps,
    /// Sprites that leave room round them on their squares.
    pub(super) within: Stamps,
    /// Sprites for what a side holds.
    pub(super) stock: Stamps,
    /// Sprites for powers.
    pub(super) power: Stamps,
    /// Sprites beside tall piles.
    pub(super) beside: Stamps,
    /// Pieces above their tiles.
    pub(super) figure: Stamps,
    /// Chips from their edges.
    pub(super) chips: ChipCache,
    /// Tiles from above.
    pub(super) tokens: TileCache,
    /// Letters and numbers at the edges.
    pub(super) coordinates: FontFace,
    /// Names of sides.
    pub(super) name: FontFace,
    /// Notes and counts.
    pub(super) note: FontFace,
    /// Symbols on squares.
    pub(super) symbol: FontFace,
    /// Letters on tiles.
    pub(super) letters: FontFace,
    /// Letters on small tiles.
    pub(super) fine: FontFace,
}

impl Kit {
    /// Makes a kit for squares and units of so many pixels. What it holds is drawn when first
    /// asked for.
    pub(super) fn new(
        theme: &'static Theme,
        palette: Arc<Palette>,
        atlas: &Atlas,
        font: &FontRef<'static>,
        (square, unit): (u32, u32),
    ) -> Self {
        let stamps = |length: u32, share: f32| Stamps::new(atlas, (length as f32 * share) as u32);
        let face = |length: u32, share: f32| FontFace::new(font.clone(), length as f32 * share);
        Self {
            theme,
            palette,
            board: stamps(square, 1.0),
            within: stamps(square, share::WITHIN),
            stock: stamps(unit, share::STOCK),
            power: stamps(unit, share::POWER),
            beside: stamps(square, share::BESIDE),
            figure: stamps(square, share::FIGURE),
            chips: ChipCache::default(),
            tokens: TileCache::default(),
            coordinates: face(unit, share::COORDINATES),
            name: face(unit, share::NAME),
            note: face(unit, share::NOTE),
            symbol: face(square, share::SYMBOL),
            letters: face(square, share::LETTERS),
            fine: face(square, share::FINE),
        }
    }
}
