//! Tiles seen from above, drawn for the very pixels they get.
//!
//! Two things say whose a tile is and of what make: the ground is light with dark lines or dark
//! with light ones, and every make has an outline (and a hue) of its own. The sign on it is a
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
use super::theme::{Rgb, SchemeColors};

/// Lengths in parts of a tile's height.
mod share {
    /// The outline.
    pub(super) const LINE: f32 = 0.075;
    /// The roundness of corners.
    pub(super) const CORNER: f32 = 0.16;
    /// How deep the teeth of a jagged tile go.
    pub(super) const TOOTH: f32 = 0.11;
    /// The radius of what is bitten off the corners of a ticket.
    pub(super) const BITE: f32 = 0.17;
}

/// How many teeth a jagged tile has above and below.
const TEETH: u32 = 4;

/// All tiles and signs that were drawn so far, by their height.
#[derive(Debug, Default)]
pub(super) struct TileCache {
    tokens: Mutex<BTreeMap<(TileSprite, u32), Arc<Stamp>>>,
    signs: Mutex<BTreeMap<(Sprite, Rgb, u32), Arc<Stamp>>>,
}

impl TileCache {
    /// The stamp of a tile of some height; letters are not on it.
    pub(super) fn get(
        &self,
        atlas: &Atlas,
        palette: &Palette,
        scheme: &SchemeColors,
        token: TileSprite,
        height: u32,
    ) -> Arc<Stamp> {
        let mut stamps = self.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = stamps.entry((token, height)).or_insert_with(|| {
            Arc::new(
                draw(atlas, scheme, token, height)
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
}

fn draw(atlas: &Atlas, scheme: &SchemeColors, token: TileSprite, height: u32) -> Option<Pixmap> {
    let width = height * token.make.width();
    let mut pixmap = Pixmap::new(width, height)?;
    let ink = scheme.sides[token.side.index()].line;
    // Whole pixels, or straight edges would blur.
    let line = (height as f32 * share::LINE).round().max(1.0);
    let outline = outline(token.make, height as f32, line / 2.0)?;
    let ground = paint(scheme.ground(token.side, token.make));
    pixmap.fill_path(&outline, &ground, FillRule::Winding, Transform::identity(), None);
    let stroke = Stroke { width: line, line_join: LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(&outline, &paint(ink), &stroke, Transform::identity(), None);
    if let TileLabel::Glyph(sprite) = token.legend {
        let glyph = tinted(atlas, sprite, ink, glyph_side(token.make, height))?;
        let x = (width as i32 - glyph.width() as i32) / 2;
        let y = (height as i32 - glyph.height() as i32) / 2;
        pixmap.draw_pixmap(x, y, glyph.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    Some(pixmap)
}

/// The height of the sign on a tile: what its outline leaves, and as odd or even as the tile is.
fn glyph_side(make: TileShape, height: u32) -> u32 {
    let part = match make {
        TileShape::Tablet | TileShape::Long => 78,
        TileShape::Disc => 70,
        TileShape::Jagged => 72,
        TileShape::Ticket | TileShape::Back => 74,
    };
    let side = height * part / 100;
    side + (height - side) % 2
}

/// The outline of a tile that lies `inset` within its rectangle.
fn outline(make: TileShape, height: f32, inset: f32) -> Option<Path> {
    let (near, far) = (inset, height - inset);
    let across = height * make.width() as f32 - inset;
    match make {
        TileShape::Tablet => rounded(near, across, far, height * share::CORNER),
        TileShape::Back => rounded(near, across, far, height * share::CORNER / 2.0),
        TileShape::Disc | TileShape::Long => rounded(near, across, far, (far - near) / 2.0),
        TileShape::Jagged => polygon(&teeth(near, far, height * share::TOOTH), true),
        TileShape::Ticket => bitten(near, far, height * share::BITE),
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

/// The corners of a square with teeth above and below.
fn teeth(near: f32, far: f32, depth: f32) -> Vec<Point> {
    let pitch = (far - near) / TEETH as f32;
    let row = |tip: f32, root: f32| {
        let mut points = vec![(near, root)];
        for tooth in 0..TEETH {
            let left = near + tooth as f32 * pitch;
            points.extend([(left + pitch / 2.0, tip), (left + pitch, root)]);
        }
        points
    };
    let mut points = row(near, near + depth);
    points.extend(row(far, far - depth).into_iter().rev());
    points
}

/// A square with its corners bitten off.
fn bitten(near: f32, far: f32, radius: f32) -> Option<Path> {
    let handle = radius * (1.0 - HANDLE);
    let (low, high) = (near + radius, far - radius);
    let mut path = PathBuilder::new();
    path.move_to(low, near);
    path.line_to(high, near);
    path.cubic_to(high, near + handle, far - handle, low, far, low);
    path.line_to(far, high);
    path.cubic_to(far - handle, high, high, far - handle, high, far);
    path.line_to(low, far);
    path.cubic_to(low, far - handle, near + handle, high, near, high);
    path.line_to(near, low);
    path.cubic_to(near + handle, low, low, near + handle, low, near);
    path.close();
    path.finish()
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

    /// Every make fills its rectangle to the edges and nothing beyond.
    #[test]
    fn outlines_touch_their_edges() {
        for make in TileShape::ALL {
            for height in [10, 23, 28, 50, 96] {
                let (inset, height) = (1.0, height as f32);
                let bounds = outline(make, height, inset).expect("a path").bounds();
                let width = height * make.width() as f32;
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
        let scheme = &ThemeName::Wood.theme(ColorScheme::Tiles).scheme;
        for side in Side::BOTH {
            let token =
                TileSprite { side, make: TileShape::Disc, legend: TileLabel::Glyph(Sprite("lusus/iz")) };
            let raster = draw(&atlas, scheme, token, 60).unwrap();
            // The body of the padlock, left of its keyhole.
            let pixel = raster.pixel(18, 40).unwrap();
            assert_eq!([pixel.red(), pixel.green(), pixel.blue()], scheme.sides[side.index()].line);
        }
    }
}
