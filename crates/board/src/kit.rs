//! Resources and caches shared by pictures of one theme and square size.

use std::sync::Arc;

use super::canvas::Stamp;
use super::chip_cache::ChipCache;
use super::palette::Palette;
use super::scene::Sprite;
use super::sprites::{Atlas, Stamps};
use super::text::{FontFace, Fonts};
use super::theme::Theme;
use super::tile_cache::TileCache;

/// Font sizes as fractions of the board's side. Digits are 0.73 em high, which is 7 px at the
/// smallest size that Discord shows.
mod share {
    pub(super) const TEXT: f32 = 0.0334;
    /// Minimum height of a digit: 7 px in the widest picture, shown 390 px wide.
    pub(super) const MIN_DIGIT_HEIGHT: f32 = 7.0 * 1.32 / 390.0;
    pub(super) const SCORE: f32 = 0.066;
}

/// Relative widths of the narrow fonts: of labels, and of players' names, which can't be reworded. They
/// keep the height, which is already the minimum.
const NARROW_WIDTHS: [f32; 2] = [0.85, 0.70];

/// Relative sizes of the headlines' fonts.
const HEADLINES: [f32; 3] = [1.5, 1.3, 1.15];

/// The font of codes on tiles: the em as a fraction of the tile face's height, and the relative
/// width.
const CODE_FONT: (f32, f32) = (0.98, 0.80);

/// Resources and caches shared by pictures of one theme and square size.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) theme: &'static Theme,
    pub(super) palette: Arc<Palette>,
    sprites: Stamps,
    /// Chips seen from the side.
    pub(super) chips: ChipCache,
    /// Tiles seen from above.
    pub(super) tokens: TileCache,
    /// For names, counts, coordinates and labels.
    pub(super) text: FontFace,
    /// For long labels and names in a narrow panel.
    narrow: [FontFace; 2],
    /// For the move number and the result, the largest first.
    headlines: [FontFace; 3],
    /// For scores.
    pub(super) score: FontFace,
    fonts: Fonts,
}

/// Returns the font for a board of `board` pixels. The em grows until the lowest letters have the
/// minimum number of pixel rows.
pub(super) fn text(fonts: &Fonts, board: u32) -> FontFace {
    let face = |em: f32| FontFace::new(fonts, em);
    let mut em = board as f32 * share::TEXT;
    let min_height = (board as f32 * share::MIN_DIGIT_HEIGHT).ceil() as usize;
    // No other letter is lower than these.
    while "147HILZ".chars().any(|letter| face(em).inked_height(letter) < min_height) {
        em += 0.5;
    }
    face(em)
}

impl Kit {
    /// Creates a kit for boards of `board` pixels. Its caches start empty.
    pub(super) fn new(theme: &'static Theme, palette: Arc<Palette>, fonts: &Fonts, board: u32) -> Self {
        let face = |share: f32| FontFace::new(fonts, board as f32 * share);
        let texts = text(fonts, board);
        Self {
            theme,
            palette,
            sprites: Stamps::default(),
            chips: ChipCache::default(),
            tokens: TileCache::default(),
            headlines: HEADLINES.map(|size| face(size * share::TEXT)),
            narrow: NARROW_WIDTHS.map(|width| texts.narrowed(width)),
            text: texts,
            score: face(share::SCORE),
            fonts: fonts.clone(),
        }
    }

    /// Returns a sprite with a side of `side` pixels.
    pub(super) fn sprite(&self, atlas: &Atlas, sprite: Sprite, side: i32) -> Option<Arc<Stamp>> {
        self.sprites.get(atlas, &self.palette, sprite, side.max(1) as u32)
    }

    /// Returns the widest font in which a name or notation fits the width, or else the narrowest.
    pub(super) fn face(&self, text: &str, width: i32) -> &FontFace {
        let fits = |face: &&FontFace| face.width(text) <= width;
        let [.., narrowest] = &self.narrow;
        std::iter::once(&self.text).chain(&self.narrow).find(fits).unwrap_or(narrowest)
    }

    /// Returns the widest font in which a label fits the width, or else the narrow font of labels.
    pub(super) fn label(&self, text: &str, width: i32) -> &FontFace {
        let [narrow, _] = &self.narrow;
        if self.text.width(text) <= width { &self.text } else { narrow }
    }

    /// Returns the largest headline font in which a label fits the width. The fallback is the font of
    /// labels.
    pub(super) fn headline(&self, text: &str, width: i32) -> &FontFace {
        let headline = self.headlines.iter().find(|face| face.width(text) <= width);
        headline.unwrap_or_else(|| self.label(text, width))
    }

    /// Returns the font of codes on tiles with a face of `face` pixels.
    pub(super) fn code(&self, face: i32) -> Arc<FontFace> {
        let (em, narrow) = CODE_FONT;
        self.tokens.face(face, || FontFace::narrow(&self.fonts, face as f32 * em, narrow))
    }
}
