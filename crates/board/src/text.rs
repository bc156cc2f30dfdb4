//! Fonts, and the coverage of their glyphs.

use std::borrow::Cow;
use std::sync::OnceLock;

use ab_glyph::{Font as _, FontRef, PxScale, ScaleFont as _};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

use super::canvas::{Canvas, Coverage};
use super::error::StudioError;
use super::palette::Palette;
use super::theme::Rgb;

static INTER: &[u8] = include_bytes!("../../../fonts/Inter-SemiBold.otf");

/// Printable ASCII characters, whose glyphs are cached.
const CACHED_CHARS: std::ops::RangeInclusive<char> = ' '..='~';

/// Parses the embedded font.
///
/// # Errors
///
/// [`StudioError::Font`] if it doesn't parse.
pub(super) fn font() -> Result<FontRef<'static>, StudioError> {
    FontRef::try_from_slice(INTER).map_err(|_| StudioError::Font)
}

/// The font at one size.
#[derive(Debug)]
pub(super) struct FontFace {
    font: FontRef<'static>,
    scale: PxScale,
    cached: Vec<OnceLock<Glyph>>,
}

#[derive(Clone, Debug, Default)]
struct Glyph {
    left: i32,
    /// Relative to the baseline, negative upwards.
    top: i32,
    advance: f32,
    coverage: Coverage,
}

/// Whether this is a combining character.
const fn is_combining(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// Whether this is an invisible character that changes how its neighbors are displayed, such as a
/// joiner or a direction mark.
fn is_format_control(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
        )
}

impl FontFace {
    /// Creates a font with an em of about `em` pixels. The size is adjusted so that the baseline is
    /// on a whole row, because text would blur otherwise.
    pub(super) fn new(font: FontRef<'static>, em: f32) -> Self {
        let per_em = font.units_per_em().unwrap_or(1000.0);
        let wanted = PxScale::from(em * font.height_unscaled() / per_em);
        let ascent = font.as_scaled(wanted).ascent();
        let scale = PxScale::from(wanted.y * ascent.round() / ascent);
        Self::scaled(font, scale)
    }

    /// Creates a font and scales its width.
    pub(super) fn narrow(font: FontRef<'static>, em: f32, width: f32) -> Self {
        Self::new(font, em).narrowed(width)
    }

    /// Returns the font with its width scaled.
    pub(super) fn narrowed(&self, width: f32) -> Self {
        Self::scaled(self.font.clone(), PxScale { x: self.scale.x * width, y: self.scale.y })
    }

    fn scaled(font: FontRef<'static>, scale: PxScale) -> Self {
        let count = CACHED_CHARS.count();
        Self { font, scale, cached: std::iter::repeat_with(OnceLock::new).take(count).collect() }
    }

    /// Returns the height of a digit in pixels.
    pub(super) fn digit_height(&self) -> i32 {
        -self.glyph('0').top
    }

    /// Returns the number of a glyph's rows that are at least half as opaque as its most opaque
    /// pixel.
    pub(super) fn inked_height(&self, character: char) -> usize {
        let Coverage { width, data } = &self.glyph(character).coverage;
        let most = |row: &[u8]| row.iter().max().copied().unwrap_or(0);
        data.chunks_exact((*width).max(1)).filter(|row| most(row) >= most(data) / 2).count()
    }

    /// Returns a trimmed name, or `None` if the font lacks a character of it or can't position one.
    pub(super) fn name<'t>(&self, name: &'t str) -> Option<&'t str> {
        let name = name.trim();
        let written = |character| self.font.glyph_id(character).0 != 0 && !is_format_control(character);
        (name.chars().any(|character| !is_combining(character)) && name.chars().all(written)).then_some(name)
    }

    /// Returns the width of a text in pixels.
    pub(super) fn width(&self, text: &str) -> i32 {
        text.chars().map(|character| self.glyph(character).advance).sum::<f32>().ceil() as i32
    }

    /// Cuts a text to a width. A cut text ends in an ellipsis.
    pub(super) fn fit<'t>(&self, text: &'t str, width: i32) -> Cow<'t, str> {
        if self.width(text) <= width {
            return Cow::Borrowed(text);
        }
        let room = width - self.width("…");
        let mut kept = 0;
        for (place, character) in text.char_indices() {
            let end = place + character.len_utf8();
            if self.width(&text[..end]) > room {
                break;
            }
            // An accent stays with its letter.
            let next = text[end..].chars().next();
            if !next.is_some_and(is_combining) {
                kept = end;
            }
        }
        Cow::Owned(format!("{}…", text[..kept].trim_end()))
    }

    /// Draws a text from `x`, with its baseline at `y`.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        x: i32,
        y: i32,
        text: &str,
        color: Rgb,
    ) {
        let mut pen = x as f32;
        for character in text.chars() {
            let glyph = self.glyph(character);
            canvas.cover(pen.round() as i32 + glyph.left, y + glyph.top, &glyph.coverage, color, palette);
            pen += glyph.advance;
        }
    }

    /// Calls `each` with each glyph's x offset from the start, y offset from the baseline, and
    /// coverage.
    pub(super) fn for_each_glyph(&self, text: &str, each: &mut dyn FnMut(i32, i32, &Coverage)) {
        let mut pen = 0.0_f32;
        for character in text.chars() {
            let glyph = self.glyph(character);
            each(pen.round() as i32 + glyph.left, glyph.top, &glyph.coverage);
            pen += glyph.advance;
        }
    }

    /// Draws a text with its center at `x` and the center of its digits at `y`.
    pub(super) fn draw_centered(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        (x, y): (i32, i32),
        text: &str,
        color: Rgb,
    ) {
        let (left, baseline) = (x - self.width(text) / 2, y + self.digit_height() / 2);
        self.draw(canvas, palette, left, baseline, text, color);
    }

    fn glyph(&self, character: char) -> Cow<'_, Glyph> {
        let place = (character as usize).wrapping_sub(*CACHED_CHARS.start() as usize);
        match self.cached.get(place) {
            Some(slot) => Cow::Borrowed(slot.get_or_init(|| self.rasterise(character))),
            None => Cow::Owned(self.rasterise(character)),
        }
    }

    fn rasterise(&self, character: char) -> Glyph {
        let scaled = self.font.as_scaled(self.scale);
        let advance = scaled.h_advance(self.font.glyph_id(character));
        let (ascent, height) = (scaled.ascent().round() as i32, scaled.height().ceil() as u32);
        // Some glyphs extend beyond their advance.
        let margin = height / 2;
        let mut mask = GrayImage::new(advance.ceil() as u32 + 2 * margin, height + 2 * margin);
        let (at, text) = (margin as i32, character.to_string());
        draw_text_mut(&mut mask, Luma([255]), at, at, self.scale, &self.font, &text);
        let inked = || mask.enumerate_pixels().filter(|(.., part)| part.0[0] > 0);
        let (Some(left), Some(right)) = (inked().map(|(x, ..)| x).min(), inked().map(|(x, ..)| x).max())
        else {
            return Glyph { advance, ..Glyph::default() };
        };
        let (Some(top), Some(bottom)) = (inked().map(|(_, y, _)| y).min(), inked().map(|(_, y, _)| y).max())
        else {
            return Glyph { advance, ..Glyph::default() };
        };
        let (width, height) = (right - left + 1, bottom - top + 1);
        let data = image::imageops::crop_imm(&mask, left, top, width, height).to_image().into_raw();
        Glyph {
            left: left as i32 - at,
            top: top as i32 - at - ascent,
            advance,
            coverage: Coverage { width: width as usize, data },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_em_has_the_requested_size() {
        let face = FontFace::new(font().unwrap(), 100.0);
        // Inter's digits are 0.727 em high.
        assert!((72..=75).contains(&face.digit_height()), "{}", face.digit_height());
    }

    #[test]
    fn long_text_ends_in_an_ellipsis() {
        let face = FontFace::new(font().unwrap(), 20.0);
        assert_eq!(face.fit("White", 500), "White");
        let cut = face.fit("The side with a long name", 100);
        assert!(cut.ends_with('…') && face.width(&cut) <= 100, "{cut}");
        assert_eq!(face.fit("White", 0), "…");
    }

    #[test]
    fn names_with_missing_glyphs_are_rejected() {
        let face = FontFace::new(font().unwrap(), 20.0);
        for name in ["Alice", "Zoë Müller-Łukasz", "Ольга", "x_X 99", "Νίκος", "e\u{301}tude"] {
            assert_eq!(face.name(name), Some(name), "{name}");
        }
        assert_eq!(face.name("  Bob\t"), Some("Bob"));
        for name in [
            "",
            " ",
            "\u{301}",
            "名前",
            "أليس",
            "דנה",
            "Bob 🎲",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\nb",
            "👩\u{200d}🚀",
        ] {
            assert_eq!(face.name(name), None, "{name:?}");
        }
    }

    #[test]
    fn an_accent_is_cut_with_its_letter() {
        let face = FontFace::new(font().unwrap(), 20.0);
        let name = "e\u{301}".repeat(40);
        for width in 0..300 {
            let cut = face.fit(&name, width);
            let kept = cut.strip_suffix('…').expect("the name is wider than every width");
            assert!(kept.chars().count().is_multiple_of(2), "{cut}");
            assert!(kept.is_empty() || face.width(&cut) <= width, "{cut}");
        }
    }
}
