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

/// Has the Japanese characters of our labels. `fonts/README.md` explains how it is made.
static CJK: &[u8] = include_bytes!("../../../fonts/NotoSansCJKjp-Bold-subset.otf");

/// Printable ASCII characters, whose glyphs are cached.
const CACHED_CHARS: std::ops::RangeInclusive<char> = ' '..='~';

/// The embedded fonts.
#[derive(Clone, Debug)]
pub(super) struct Fonts {
    letters: FontRef<'static>,
    cjk: FontRef<'static>,
}

/// Parses the embedded fonts.
///
/// # Errors
///
/// [`StudioError::Font`] if one doesn't parse.
pub(super) fn fonts() -> Result<Fonts, StudioError> {
    let parse = |bytes| FontRef::try_from_slice(bytes).map_err(|_| StudioError::Font);
    Ok(Fonts { letters: parse(INTER)?, cjk: parse(CJK)? })
}

/// The fonts at one size. A text is set whole in one of them: in Inter if it has each character.
#[derive(Debug)]
pub(super) struct FontFace {
    letters: ScaledFont,
    cjk: ScaledFont,
}

/// A font at one size.
#[derive(Debug)]
struct ScaledFont {
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
    /// Creates fonts with an em of about `em` pixels. The size is adjusted so that the baseline is
    /// on a whole row, because text would blur otherwise.
    pub(super) fn new(fonts: &Fonts, em: f32) -> Self {
        let Fonts { letters, cjk } = fonts.clone();
        Self { letters: ScaledFont::new(letters, em), cjk: ScaledFont::new(cjk, em) }
    }

    /// Creates fonts and scales their width.
    pub(super) fn narrow(fonts: &Fonts, em: f32, width: f32) -> Self {
        Self::new(fonts, em).narrowed(width)
    }

    /// Returns the fonts with their width scaled.
    pub(super) fn narrowed(&self, width: f32) -> Self {
        Self { letters: self.letters.narrowed(width), cjk: self.cjk.narrowed(width) }
    }

    /// The font for a text, or `None` if neither has all characters.
    fn complete(&self, text: &str) -> Option<&ScaledFont> {
        [&self.letters, &self.cjk].into_iter().find(|font| text.chars().all(|c| font.has(c)))
    }

    fn of(&self, text: &str) -> &ScaledFont {
        // Most texts are notation.
        if text.is_ascii() { &self.letters } else { self.complete(text).unwrap_or(&self.letters) }
    }

    /// Returns the height of a digit in pixels.
    pub(super) fn digit_height(&self) -> i32 {
        -self.letters.glyph('0').top
    }

    /// Returns the number of a glyph's rows that are at least half as opaque as its most opaque
    /// pixel.
    pub(super) fn inked_height(&self, character: char) -> usize {
        let font = self.of(character.encode_utf8(&mut [0; 4]));
        let Coverage { width, data } = &font.glyph(character).coverage;
        let most = |row: &[u8]| row.iter().max().copied().unwrap_or(0);
        data.chunks_exact((*width).max(1)).filter(|row| most(row) >= most(data) / 2).count()
    }

    /// Returns a trimmed name, or `None` if no font has all characters of it or one can't be
    /// positioned.
    pub(super) fn name<'t>(&self, name: &'t str) -> Option<&'t str> {
        let name = name.trim();
        let visible = name.chars().any(|character| !is_combining(character));
        let written = visible && !name.chars().any(is_format_control) && self.complete(name).is_some();
        written.then_some(name)
    }

    /// Returns the width of a text in pixels.
    pub(super) fn width(&self, text: &str) -> i32 {
        self.of(text).advance_of(text)
    }

    /// Returns a text as wide as this one with the widest digit in place of each of its digits.
    pub(super) fn widest(&self, text: &str) -> String {
        let advance = |digit: &char| self.letters.advance(*digit);
        let widest = ('0'..='9').max_by(|one, other| advance(one).total_cmp(&advance(other))).unwrap_or('0');
        text.chars().map(|character| if character.is_ascii_digit() { widest } else { character }).collect()
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
        let (font, mut pen) = (self.of(text), x as f32);
        for character in text.chars() {
            let glyph = font.glyph(character);
            canvas.cover(pen.round() as i32 + glyph.left, y + glyph.top, &glyph.coverage, color, palette);
            pen += glyph.advance;
        }
    }

    /// Draws a text like [`draw`](Self::draw), with digits of equal width: each is centered in the place of the
    /// widest one.
    pub(super) fn draw_tabular(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        (x, y): (i32, i32),
        text: &str,
        color: Rgb,
    ) {
        let (font, mut pen) = (self.of(text), x as f32);
        for (character, place) in text.chars().zip(self.widest(text).chars()) {
            let (glyph, room) = (font.glyph(character), font.advance(place));
            let left = (pen + (room - glyph.advance) / 2.0).round() as i32 + glyph.left;
            canvas.cover(left, y + glyph.top, &glyph.coverage, color, palette);
            pen += room;
        }
    }

    /// Calls `each` with each glyph's x offset from the start, y offset from the baseline, and
    /// coverage.
    pub(super) fn for_each_glyph(&self, text: &str, each: &mut dyn FnMut(i32, i32, &Coverage)) {
        let (font, mut pen) = (self.of(text), 0.0_f32);
        for character in text.chars() {
            let glyph = font.glyph(character);
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
}

impl ScaledFont {
    fn new(font: FontRef<'static>, em: f32) -> Self {
        let per_em = font.units_per_em().unwrap_or(1000.0);
        let wanted = PxScale::from(em * font.height_unscaled() / per_em);
        let ascent = font.as_scaled(wanted).ascent();
        let scale = PxScale::from(wanted.y * ascent.round() / ascent);
        Self::scaled(font, scale)
    }

    fn narrowed(&self, width: f32) -> Self {
        Self::scaled(self.font.clone(), PxScale { x: self.scale.x * width, y: self.scale.y })
    }

    fn scaled(font: FontRef<'static>, scale: PxScale) -> Self {
        let count = CACHED_CHARS.count();
        Self { font, scale, cached: std::iter::repeat_with(OnceLock::new).take(count).collect() }
    }

    fn has(&self, character: char) -> bool {
        self.font.glyph_id(character).0 != 0
    }

    fn advance_of(&self, text: &str) -> i32 {
        text.chars().map(|character| self.advance(character)).sum::<f32>().ceil() as i32
    }

    fn advance(&self, character: char) -> f32 {
        self.font.as_scaled(self.scale).h_advance(self.font.glyph_id(character))
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
        let advance = self.advance(character);
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
    use crate::ThemeName;
    use crate::palette::Finish;
    use crate::scene::ColorScheme;

    #[test]
    fn the_em_has_the_requested_size() {
        let face = FontFace::new(&fonts().unwrap(), 100.0);
        // Inter's digits are 0.727 em high.
        assert!((72..=75).contains(&face.digit_height()), "{}", face.digit_height());
    }

    #[test]
    fn long_text_ends_in_an_ellipsis() {
        let face = FontFace::new(&fonts().unwrap(), 20.0);
        assert_eq!(face.fit("White", 500), "White");
        let cut = face.fit("The side with a long name", 100);
        assert!(cut.ends_with('…') && face.width(&cut) <= 100, "{cut}");
        assert_eq!(face.fit("White", 0), "…");
    }

    #[test]
    fn tabular_digits_keep_their_places() {
        let fonts = fonts().unwrap();
        let face = FontFace::new(&fonts, 30.0);
        let palette = Palette::new(ThemeName::Classic.theme(ColorScheme::Bone), Finish::Moving);
        let (ground, ink) = (palette.colors()[0], palette.colors()[palette.colors().len() - 1]);
        let drawn = |text: &str| {
            let mut canvas = Canvas::new(200, 60, palette.index(ground));
            face.draw_tabular(&mut canvas, &palette, (10, 40), text, ink);
            canvas
        };
        // Columns in which two texts differ.
        let apart = |one: &str, other: &str| {
            let (one, other) = (drawn(one), drawn(other));
            (0..200).filter(|&x| (0..60).any(|y| one.at(x, y) != other.at(x, y))).collect::<Vec<_>>()
        };
        let last = 10 + face.width(&face.widest("Move 1")) as usize - 1;
        for (one, other) in [("Move 41", "Move 44"), ("Move 10", "Move 18")] {
            let columns = apart(one, other);
            assert!(columns.iter().all(|column| *column >= last), "{one}, {other}: {columns:?}");
            assert_eq!(face.widest(one), face.widest(other));
        }
        assert!(face.width("Move 11") < face.width("Move 44"), "the font's digits differ in width");
    }

    #[test]
    fn names_with_missing_glyphs_are_rejected() {
        let face = FontFace::new(&fonts().unwrap(), 20.0);
        for name in ["Alice", "Zoë Müller-Łukasz", "Ольга", "x_X 99", "Νίκος", "e\u{301}tude", "Alice（白）"]
        {
            assert_eq!(face.name(name), Some(name), "{name}");
        }
        assert_eq!(face.name("  Bob\t"), Some("Bob"));
        for name in [
            "",
            " ",
            "\u{301}",
            "名前鱗",
            "Zoë 黒",
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
    fn the_subset_has_a_glyph_for_each_of_its_characters() {
        let face = FontFace::new(&fonts().unwrap(), 20.0);
        let characters = include_str!("../../../fonts/cjk.txt").trim_end_matches('\n');
        assert!(characters.chars().count() > 300 && characters.contains('白'));
        for character in characters.chars() {
            let inked = || !face.cjk.rasterise(character).coverage.data.is_empty();
            assert!(face.cjk.has(character) && (character == ' ' || inked()), "{character}");
        }
    }

    #[test]
    fn a_text_is_set_whole_in_one_font() {
        let face = FontFace::new(&fonts().unwrap(), 40.0);
        let width = |text: &str| face.width(text);
        assert_eq!(width("White 1"), face.letters.advance_of("White 1"));
        assert_eq!(width("白 1"), face.cjk.advance_of("白 1"));
        // Neither font has all of it.
        assert_eq!(width("Zoë 白"), face.letters.advance_of("Zoë 白"));
    }

    #[test]
    fn an_accent_is_cut_with_its_letter() {
        let face = FontFace::new(&fonts().unwrap(), 20.0);
        let name = "e\u{301}".repeat(40);
        for width in 0..300 {
            let cut = face.fit(&name, width);
            let kept = cut.strip_suffix('…').expect("the name is wider than every width");
            assert!(kept.chars().count().is_multiple_of(2), "{cut}");
            assert!(kept.is_empty() || face.width(&cut) <= width, "{cut}");
        }
    }
}
