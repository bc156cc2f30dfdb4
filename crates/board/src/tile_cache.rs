//! Tiles seen from above, drawn for the very pixels they get.
//!
//! Two things say whose a tile is and of what kind: the ground is light with dark lines or dark
//! with light ones, and every kind has an outline (and a hue) of its own. The sign on it is a
//! sprite of one color, laid on in the color of the lines.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{
    FillRule, LineJoin, Path, PathBuilder, Pixmap, PixmapPaint, PremultipliedColorU8, Stroke, Transform,
};

use super::canvas::Stamp;
use super::palette::Palette;
use super::scene::{Sprite, TileLabel, TileShape, TileSprite};
use super::shapes::{Point, paint, polygon};
use super::sprites::{Atlas, stamp};
use super::text::FontFace;
use super::theme::{Rgb, SchemeColors};

/// Lengths in parts of a tile's height.
mod share {
    /// The outline.
    pub(super) const LINE: f32 = 0.07;
    /// The roundness of corners.
    pub(super) const CORNER: f32 = 0.14;
    /// How deep the teeth of a torn tile go.
    pub(super) const TOOTH: f32 = 0.12;
    /// What is cut off the corners of a ticket.
    pub(super) const CUT: f32 = 0.24;
    /// The sign.
    pub(super) const SIGN: f32 = 0.95;
}

/// How wide a tooth of a torn tile is, in parts of the tile's height.
const TOOTH_WIDTH: f32 = 0.3;

/// Width and height in pixels.
pub(super) type TileSize = (u32, u32);

/// All tiles, signs and sizes of letters that were made so far.
#[derive(Debug, Default)]
pub(super) struct TileCache {
    tokens: Mutex<BTreeMap<(TileSprite, TileSize), Arc<Stamp>>>,
    signs: Mutex<BTreeMap<(Sprite, Rgb, u32), Arc<Stamp>>>,
    faces: Mutex<BTreeMap<i32, Arc<FontFace>>>,
}

impl TileCache {
    /// The stamp of a tile of some size; letters are not on it.
    pub(super) fn get(
        &self,
        atlas: &Atlas,
        palette: &Palette,
        scheme: &SchemeColors,
        token: TileSprite,
        size: TileSize,
    ) -> Arc<Stamp> {
        let mut stamps = self.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = stamps.entry((token, size)).or_insert_with(|| {
            Arc::new(
                draw(atlas, scheme, token, size)
                    .map_or_else(Stamp::default, |raster| stamp(&raster, palette)),
            )
        });
        Arc::clone(stamp)
    }

    /// The stamp of a bare sign of one color, as high as wide.
    pub(super) fn sign(
        &self,
        atlas: &Atlas,
        palette: &Palette,
        sprite: Sprite,
        color: Rgb,
        side: u32,
    ) -> Arc<Stamp> {
        let mut stamps = self.signs.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = stamps.entry((sprite, color, side)).or_insert_with(|| {
            let raster = tinted(atlas, sprite, color, side);
            Arc::new(raster.map_or_else(Stamp::default, |raster| stamp(&raster, palette)))
        });
        Arc::clone(stamp)
    }

    /// The letters for faces of some height, made when they are first asked for.
    pub(super) fn face(&self, height: i32, make: impl FnOnce() -> FontFace) -> Arc<FontFace> {
        let mut faces = self.faces.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(faces.entry(height).or_insert_with(|| Arc::new(make())))
    }
}

/// The side of the sign on a tile that is so many pixels high.
pub(super) fn sign_side(height: u32) -> u32 {
    (height as f32 * share::SIGN) as u32
}

fn draw(
    atlas: &Atlas,
    scheme: &SchemeColors,
    token: TileSprite,
    (width, height): TileSize,
) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(width, height)?;
    let ink = scheme.sides[token.side.index()].line;
    // Whole pixels, or straight edges would blur.
    let line = (height as f32 * share::LINE).round().max(1.0);
    let outline = outline(token.make, (width as f32, height as f32), line / 2.0)?;
    let ground = paint(scheme.ground(token.side, token.make));
    pixmap.fill_path(&outline, &ground, FillRule::Winding, Transform::identity(), None);
    let stroke = Stroke { width: line, line_join: LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(&outline, &paint(ink), &stroke, Transform::identity(), None);
    if let TileLabel::Glyph(sprite) = token.legend {
        let side = sign_side(height);
        let glyph = tinted(atlas, sprite, ink, side - (side + height) % 2)?;
        let x = (width as i32 - glyph.width() as i32) / 2;
        let y = (height as i32 - glyph.height() as i32) / 2;
        pixmap.draw_pixmap(x, y, glyph.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    Some(pixmap)
}

/// The outline of a tile that lies `inset` within its rectangle.
fn outline(make: TileShape, (width, height): (f32, f32), inset: f32) -> Option<Path> {
    let (near, across, far) = (inset, width - inset, height - inset);
    match make {
        TileShape::Tablet => rounded(near, across, far, height * share::CORNER),
        TileShape::Back => rounded(near, across, far, height * share::CORNER / 2.0),
        TileShape::Disc | TileShape::Long => rounded(near, across, far, (far - near) / 2.0),
        TileShape::Jagged => polygon(&teeth(near, across, far, height), true),
        TileShape::Ticket => {
            let cut = height * share::CUT;
            let corners = [
                (near + cut, near),
                (across - cut, near),
                (across, near + cut),
                (across, far - cut),
                (across - cut, far),
                (near + cut, far),
                (near, far - cut),
                (near, near + cut),
            ];
            polygon(&corners, true)
        }
    }
}

/// How far the handles of a cubic lie from the corner that it rounds, of the radius.
const HANDLE: f32 = 0.4477;

/// A rectangle from `(near, near)` to `(right, bottom)` with round corners.
fn rounded(near: f32, right: f32, bottom: f32, radius: f32) -> Option<Path> {
    let reach = radius * HANDLE;
    let mut path = PathBuilder::new();
    path.move_to(near + radius, near);
    path.line_to(right - radius, near);
    path.cubic_to(right - reach, near, right, near + reach, right, near + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - reach, right - reach, bottom, right - radius, bottom);
    path.line_to(near + radius, bottom);
    path.cubic_to(near + reach, bottom, near, bottom - reach, near, bottom - radius);
    path.line_to(near, near + radius);
    path.cubic_to(near, near + reach, near + reach, near, near + radius, near);
    path.close();
    path.finish()
}

/// The corners of a rectangle with teeth above and below.
fn teeth(near: f32, across: f32, far: f32, height: f32) -> Vec<Point> {
    let count = ((across - near) / (height * TOOTH_WIDTH)).round().max(3.0) as u32;
    let (pitch, depth) = ((across - near) / count as f32, height * share::TOOTH);
    let row = |tip: f32, root: f32| {
        let mut points = vec![(near, root)];
        for tooth in 0..count {
            let left = near + tooth as f32 * pitch;
            points.extend([(left + pitch / 2.0, tip), (left + pitch, root)]);
        }
        points
    };
    let mut points = row(near, near + depth);
    points.extend(row(far, far - depth).into_iter().rev());
    points
}

/// A sprite with its own colors replaced by one.
fn tinted(atlas: &Atlas, sprite: Sprite, [red, green, blue]: Rgb, height: u32) -> Option<Pixmap> {
    let mut raster = atlas.rasterise(atlas.find(sprite)?, height);
    for pixel in raster.pixels_mut() {
        let alpha = pixel.alpha();
        let part = |channel: u8| (u16::from(channel) * u16::from(alpha) / 255) as u8;
        *pixel = PremultipliedColorU8::from_rgba(part(red), part(green), part(blue), alpha)?;
    }
    Some(raster)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::scene::ColorScheme;
    use sealed_move_rules::Side;

    /// Every shape fills its rectangle to the edges and nothing beyond.
    #[test]
    fn outlines_touch_their_edges() {
        for make in TileShape::ALL {
            for height in [10.0, 23.0, 28.0, 50.0, 96.0] {
                let (inset, width) = (1.0, height * 1.4 * make.width() as f32);
                let bounds = outline(make, (width, height), inset).expect("a path").bounds();
                for (got, wanted) in [
                    (bounds.left(), inset),
                    (bounds.top(), inset),
                    (bounds.right(), width - inset),
                    (bounds.bottom(), height - inset),
                ] {
                    assert!((got - wanted).abs() < 0.01, "{make:?} of {height}: {got} is not {wanted}");
                }
            }
        }
    }

    #[test]
    fn a_sign_takes_the_colour_of_the_lines() {
        let atlas = Atlas::load().unwrap();
        let scheme = &ThemeName::Classic.theme(ColorScheme::Tiles).scheme;
        for side in Side::BOTH {
            let token =
                TileSprite { side, make: TileShape::Disc, legend: TileLabel::Glyph(Sprite("lusus/iz")) };
            let raster = draw(&atlas, scheme, token, (84, 60)).unwrap();
            let line = scheme.sides[side.index()].line;
            // The body of the padlock, below its shackle.
            let inked = raster
                .pixels()
                .iter()
                .filter(|pixel| [pixel.red(), pixel.green(), pixel.blue()] == line && pixel.alpha() == 255);
            assert!(inked.count() > 600);
        }
    }
}
