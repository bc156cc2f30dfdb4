//! Everything that pictures of one theme and one size of square have in common.

use std::sync::Arc;

use ab_glyph::FontRef;

use super::canvas::Stamp;
use super::chip_cache::ChipCache;
use super::palette::Palette;
use super::placement::FitCache;
use super::scene::Sprite;
use super::sprites::{Atlas, Stamps};
use super::text::FontFace;
use super::theme::Theme;
use super::tile_cache::TileCache;

/// Ems in parts of the board's side. Digits are 0.73 of an em high: 7 pixels where Discord shows a picture
/// smallest.
mod share {
    /// All texts.
    pub(super) const TEXT: f32 = 0.0334;
    /// The rows of a digit: as many of them are seen as 7 pixels in the widest picture, 390 pixels wide.
    pub(super) const ROWS: f32 = 7.0 * 1.32 / 390.0;
    /// The result of a side.
    pub(super) const SCORE: f32 = 0.066;
}

/// How much narrower the letters of long words are: they get no lower, for they have the least height already.
const NARROW: [f32; 2] = [0.85, 0.70];

/// Codes on tiles, in parts of the height of a tile's face: the em, and how much narrower letters are.
const CODE: (f32, f32) = (0.98, 0.80);

/// What pictures of one theme and one size of square have in common.
#[derive(Debug)]
pub(super) struct Kit {
    /// The colors.
    pub(super) theme: &'static Theme,
    /// The colors as indices.
    pub(super) palette: Arc<Palette>,
    /// Sprites in all sizes.
    sprites: Stamps,
    /// Chips from their edges.
    pub(super) chips: ChipCache,
    /// Tiles from above.
    pub(super) tokens: TileCache,
    /// How pieces with letters stand.
    pub(super) fits: FitCache,
    /// Names, counts, coordinates, symbols.
    pub(super) text: FontFace,
    /// Words that are too long for a narrow panel otherwise.
    narrow: [FontFace; 2],
    /// Results.
    pub(super) score: FontFace,
    font: FontRef<'static>,
}

/// The font of all texts beside a board of so many pixels. Letters have whole rows, and of a small picture's
/// letters one may make the difference.
pub(super) fn text(font: &FontRef<'static>, board: u32) -> FontFace {
    let face = |em: f32| FontFace::new(font.clone(), em);
    let mut em = board as f32 * share::TEXT;
    let least = (board as f32 * share::ROWS).ceil() as usize;
    // None of the others reaches less far.
    while "147HILZ".chars().any(|letter| face(em).inked_height(letter) < least) {
        em += 0.5;
    }
    face(em)
}

impl Kit {
    /// Makes a kit for boards of so many pixels. What it holds is drawn when first asked for.
    pub(super) fn new(
        theme: &'static Theme,
        palette: Arc<Palette>,
        font: &FontRef<'static>,
        board: u32,
    ) -> Self {
        let face = |share: f32| FontFace::new(font.clone(), board as f32 * share);
        let texts = text(font, board);
        Self {
            theme,
            palette,
            sprites: Stamps::default(),
            chips: ChipCache::default(),
            tokens: TileCache::default(),
            fits: FitCache::default(),
            narrow: NARROW.map(|width| texts.narrowed(width)),
            text: texts,
            score: face(share::SCORE),
            font: font.clone(),
        }
    }

    /// A sprite with a side of so many pixels.
    pub(super) fn sprite(&self, atlas: &Atlas, sprite: Sprite, side: i32) -> Option<Arc<Stamp>> {
        self.sprites.get(atlas, &self.palette, sprite, side.max(1) as u32)
    }

    /// The widest letters in which a text fits into a width; where it fits in none, the narrowest.
    pub(super) fn face(&self, text: &str, width: i32) -> &FontFace {
        let fits = |face: &&FontFace| face.width(text) <= width;
        let [.., narrowest] = &self.narrow;
        std::iter::once(&self.text).chain(&self.narrow).find(fits).unwrap_or(narrowest)
    }

    /// The font of codes on tiles whose faces are so many pixels high.
    pub(super) fn code(&self, face: i32) -> Arc<FontFace> {
        let (em, narrow) = CODE;
        self.tokens.face(face, || FontFace::narrow(self.font.clone(), face as f32 * em, narrow))
    }
}
