//! Tiles seen from above, drawn at their exact pixel size.
//!
//! The owner of a tile shows in its lightness: light ground with dark lines, or dark ground with
//! light lines. Its kind shows in its outline and hue. The sign on it is a sprite drawn in the
//! color of the lines.

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

/// Lengths as fractions of a tile's height.
mod share {
    pub(super) const LINE: f32 = 0.07;
    /// Corner radius.
    pub(super) const CORNER: f32 = 0.14;
    /// Depth of the teeth of a jagged tile.
    pub(super) const TOOTH: f32 = 0.12;
    /// Size of the corners cut off a ticket.
    pub(super) const CUT: f32 = 0.24;
    /// Side of the sign.
    pub(super) const SIGN: f32 = 0.95;
}

/// Width of a tooth of a jagged tile, as a fraction of the tile's height.
const TOOTH_WIDTH: f32 = 0.3;

/// Width and height in pixels.
pub(super) type TileSize = (u32, u32);

/// Tiles, signs and fonts created so far.
#[derive(Debug, Default)]
pub(super) struct TileCache {
    tokens: Mutex<BTreeMap<(TileSprite, TileSize), Arc<Stamp>>>,
    signs: Mutex<BTreeMap<(Sprite, Rgb, u32), Arc<Stamp>>>,
    faces: Mutex<BTreeMap<i32, Arc<FontFace>>>,
}

impl TileCache {
    /// Returns the stamp of a tile without its letters, drawing it on first use.
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

    /// Returns the stamp of a sign in one color.
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

    /// Returns the font for faces of a height, creating it on first use.
    pub(super) fn face(&self, height: i32, create: impl FnOnce() -> FontFace) -> Arc<FontFace> {
        let mut faces = self.faces.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(faces.entry(height).or_insert_with(|| Arc::new(create())))
    }
}

/// Returns the side of the sign on a tile of `height` pixels.
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
    // Whole pixels keep straight edges sharp.
    let line = (height as f32 * share::LINE).round().max(1.0);
    let outline = outline(token.shape, (width as f32, height as f32), line / 2.0)?;
    let ground = paint(scheme.ground(token.side, token.shape));
    pixmap.fill_path(&outline, &ground, FillRule::Winding, Transform::identity(), None);
    let stroke = Stroke { width: line, line_join: LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(&outline, &paint(ink), &stroke, Transform::identity(), None);
    if let TileLabel::Glyph(sprite) = token.label {
        let side = sign_side(height);
        let glyph = tinted(atlas, sprite, ink, side - (side + height) % 2)?;
        let x = (width as i32 - glyph.width() as i32) / 2;
        let y = (height as i32 - glyph.height() as i32) / 2;
        pixmap.draw_pixmap(x, y, glyph.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    Some(pixmap)
}

/// Returns the outline of a tile, `inset` pixels inside its rectangle.
fn outline(shape: TileShape, (width, height): (f32, f32), inset: f32) -> Option<Path> {
    let (near, across, far) = (inset, width - inset, height - inset);
    match shape {
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

/// Distance of a curve's control points from its corner, as a fraction of the radius.
const HANDLE: f32 = 0.4477;

/// Returns a rectangle from `(near, near)` to `(right, bottom)` with round corners.
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

/// Returns the corners of a rectangle with teeth at the top and bottom.
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

/// Returns a raster of a sprite in a single color.
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

    /// Every shape touches all edges of its rectangle and doesn't exceed it.
    #[test]
    fn outlines_fill_their_rectangle() {
        for shape in TileShape::ALL {
            for height in [10.0, 23.0, 28.0, 50.0, 96.0] {
                let (inset, width) = (1.0, height * 1.4 * shape.width() as f32);
                let bounds = outline(shape, (width, height), inset).expect("a path").bounds();
                for (got, wanted) in [
                    (bounds.left(), inset),
                    (bounds.top(), inset),
                    (bounds.right(), width - inset),
                    (bounds.bottom(), height - inset),
                ] {
                    assert!(
                        (got - wanted).abs() < 0.01,
                        "{shape:?} of {height}: expected {wanted}, got {got}"
                    );
                }
            }
        }
    }

    #[test]
    fn signs_use_the_line_color() {
        let atlas = Atlas::load().unwrap();
        let scheme = &ThemeName::Classic.theme(ColorScheme::Tiles).scheme;
        for side in Side::BOTH {
            let token =
                TileSprite { side, shape: TileShape::Disc, label: TileLabel::Glyph(Sprite("lusus/iz")) };
            let raster = draw(&atlas, scheme, token, (84, 60)).unwrap();
            let line = scheme.sides[side.index()].line;
            // These are the pixels of the padlock's body.
            let inked = raster
                .pixels()
                .iter()
                .filter(|pixel| [pixel.red(), pixel.green(), pixel.blue()] == line && pixel.alpha() == 255);
            assert!(inked.count() > 600);
        }
    }
}
