//! SVG sprites that are embedded in the program and rasterized on first use.
//!
//! A sprite that both sides have is one file without colors. Its paths have one of these classes:
//! `body`, `line`, `dot` (dark for the first side, light for the second), `inlay` (in the side's
//! shade) or `eye`. A group of class `first` or `second` is for one side only.
//!
//! [`dress`] makes an SVG for each side from the same curves. The first side has an outline. The
//! second side has a keyline, a rim and a fill. The names of these sprites end in `-first` and
//! `-second`.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use include_dir::{Dir, include_dir};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};

use super::canvas::Stamp;
use super::error::StudioError;
use super::palette::Palette;
use super::scene::{ColorScheme, Sprite};
use super::theme::{Rgb, colors};
use sealed_move_rules::Side;

static SOURCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../sprites");

/// Stroke widths of the first side's outline and of details of both sides.
const OUTLINE: u32 = 6;
const DETAIL: u32 = 4;
/// Stroke width of an eye's outline.
const EYE: u32 = 3;
/// Stroke widths that the second side has instead of the outline, from outside to inside.
const KEYLINE: u32 = 13;
const RIM: u32 = 7;

/// All sprites as vector graphics, sorted by name.
#[derive(Debug)]
pub(super) struct Atlas {
    names: Vec<String>,
    trees: Vec<Tree>,
    silhouettes: Vec<OnceLock<Silhouette>>,
    /// Whether a sprite has a shadow.
    standing: Vec<bool>,
}

/// Number of rows in a silhouette, and pixels per row.
const SILHOUETTE_ROWS: u32 = 40;
const PIXELS_PER_ROW: u32 = 4;
/// Opacity above which a pixel belongs to a silhouette.
const MIN_OPACITY: u8 = 40;

/// The attribute of flat sprites, which have no shadow.
const FLAT: &str = "data-flat";

/// Height of the part of a sprite that touches the ground, in thousandths of its side.
const FOOT_HEIGHT: i32 = 60;

/// The outline of a sprite by rows, in thousandths of its side.
#[derive(Debug, Default)]
pub(super) struct Silhouette {
    /// Nonempty rows as `[top, bottom, left, right]`.
    rows: Vec<[i32; 4]>,
}

impl Silhouette {
    fn new(raster: &Pixmap) -> Self {
        let (side, thousandths) = (raster.width(), |px: u32| (px * 1000 / raster.width()) as i32);
        let mut rows = Vec::new();
        for row in 0..SILHOUETTE_ROWS {
            let (from, to) = (row * PIXELS_PER_ROW, (row + 1) * PIXELS_PER_ROW);
            let seen = |x: &u32| {
                (from..to).any(|y| raster.pixel(*x, y).is_some_and(|pixel| pixel.alpha() > MIN_OPACITY))
            };
            let ends = (0..side).find(seen).zip((0..side).rev().find(seen));
            rows.extend(ends.map(|(left, right)| [from, to, left, right + 1].map(thousandths)));
        }
        Self { rows }
    }

    /// Yields nonempty rows as `[top, bottom, left, right]`.
    pub(super) fn rows(&self) -> impl Iterator<Item = [i32; 4]> {
        self.rows.iter().copied()
    }

    /// Returns the top of the first nonempty row.
    pub(super) fn top(&self) -> i32 {
        self.rows.first().map_or(0, |row| row[0])
    }

    /// Returns the left and right end of the foot, which touches the ground.
    pub(super) fn foot(&self) -> (i32, i32) {
        let ground = self.bottom() - FOOT_HEIGHT;
        let rows = || self.rows.iter().filter(|row| row[1] > ground);
        let left = rows().map(|row| row[2]).min().unwrap_or(0);
        (left, rows().map(|row| row[3]).max().unwrap_or(left))
    }

    /// Returns the bottom of the last nonempty row.
    pub(super) fn bottom(&self) -> i32 {
        self.rows.last().map_or(0, |row| row[1])
    }
}

/// Stamps of sprites in one palette, created on first use.
#[derive(Debug, Default)]
pub(super) struct Stamps(Mutex<BTreeMap<(usize, u32), Arc<Stamp>>>);

impl Atlas {
    /// Parses all sprites.
    ///
    /// # Errors
    ///
    /// [`StudioError::Sprite`] if one doesn't parse.
    pub(super) fn load() -> Result<Self, StudioError> {
        let mut sources: Vec<(String, bool, String)> = Vec::new();
        for file in SOURCES.dirs().flat_map(Dir::files) {
            let (Some(path), Some(source)) = (file.path().to_str(), file.contents_utf8()) else { continue };
            let Some(name) = path.strip_suffix(".svg").map(|name| name.replace('\\', "/")) else { continue };
            let broken = |error: &dyn ToString| StudioError::Sprite(name.clone(), error.to_string());
            let document = Document::parse(source).map_err(|error| broken(&error))?;
            let stands = document.root_element().attribute(FLAT).is_none();
            if document.descendants().any(|node| is(node, "body")) {
                let scheme = if name.starts_with("kyo/") { ColorScheme::Gold } else { ColorScheme::Bone };
                for side in Side::BOTH {
                    let suffix = ["first", "second"][side.index()];
                    sources.push((format!("{name}-{suffix}"), stands, dress(&document, scheme, side)));
                }
            } else {
                sources.push((name, stands, source.to_owned()));
            }
        }
        sources.sort_unstable();
        let options = Options::default();
        let (mut names, mut trees, mut standing) = (Vec::new(), Vec::new(), Vec::new());
        for (name, stands, source) in sources {
            let tree = Tree::from_str(&source, &options)
                .map_err(|error| StudioError::Sprite(name.clone(), error.to_string()))?;
            names.push(name);
            trees.push(tree);
            standing.push(stands);
        }
        let silhouettes = trees.iter().map(|_| OnceLock::new()).collect();
        Ok(Self { names, trees, silhouettes, standing })
    }

    /// Returns the index of a sprite.
    pub(super) fn find(&self, sprite: Sprite) -> Option<usize> {
        self.names.binary_search_by(|name| name.as_str().cmp(sprite.0)).ok()
    }

    pub(super) fn silhouette(&self, sprite: Sprite) -> Option<&Silhouette> {
        let place = self.find(sprite)?;
        let made = || Silhouette::new(&self.rasterise(place, SILHOUETTE_ROWS * PIXELS_PER_ROW));
        Some(self.silhouettes[place].get_or_init(made))
    }

    /// Returns the silhouette of a sprite with a shadow.
    pub(super) fn standing(&self, sprite: Sprite) -> Option<&Silhouette> {
        self.find(sprite).filter(|&place| self.standing[place]).and_then(|_| self.silhouette(sprite))
    }

    #[cfg(test)]
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Rasterizes a sprite to a square of `side` pixels.
    pub(super) fn rasterise(&self, place: usize, side: u32) -> Pixmap {
        let tree = &self.trees[place];
        let size = tree.size();
        let mut pixmap = Pixmap::new(side.max(1), side.max(1)).expect("the side is at least one pixel");
        let scale = Transform::from_scale(side as f32 / size.width(), side as f32 / size.height());
        resvg::render(tree, scale, &mut pixmap.as_mut());
        pixmap
    }
}

impl Stamps {
    /// Returns the stamp of a sprite, or `None` if the sprite doesn't exist.
    pub(super) fn get(
        &self,
        atlas: &Atlas,
        palette: &Palette,
        sprite: Sprite,
        side: u32,
    ) -> Option<Arc<Stamp>> {
        let place = atlas.find(sprite)?;
        let mut stamps = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let made = || Arc::new(stamp(&atlas.rasterise(place, side), palette));
        Some(Arc::clone(stamps.entry((place, side)).or_insert_with(made)))
    }
}

/// Converts a raster to palette indices.
pub(super) fn stamp(raster: &Pixmap, palette: &Palette) -> Stamp {
    let mut stamp = Stamp::default();
    for (y, row) in (0..).zip(raster.pixels().chunks_exact(raster.width() as usize)) {
        for (x, pixel) in (0..).zip(row) {
            let alpha = pixel.alpha();
            if alpha > 0 {
                let color = pixel.demultiply();
                stamp.push(x, y, [color.red(), color.green(), color.blue()], alpha, palette);
            }
        }
    }
    stamp
}

fn is(node: Node<'_, '_>, class: &str) -> bool {
    node.attribute("class") == Some(class)
}

/// Returns the SVG of one side.
fn dress(document: &Document<'_>, scheme: ColorScheme, side: Side) -> String {
    let colors = colors(scheme, side);
    let others = ["second", "first"][side.index()];
    let shown = |node: &Node<'_, '_>| !node.ancestors().any(|group| is(group, others));
    let paths = || document.descendants().filter(shown).filter(|node| node.has_tag_name("path"));
    let mut svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#.to_owned();
    svg.push_str(r#"<g stroke-linejoin="round" stroke-linecap="round">"#);
    let [fill, shade, line, rim, key] =
        [colors.fill, colors.shade, colors.line, colors.rim, colors.key].map(hex);
    if side == Side::Second {
        for d in paths().filter(|node| is(*node, "body")).filter_map(|node| node.attribute("d")) {
            svg.push_str(&path(d, &key, &key, KEYLINE));
        }
    }
    for (place, node) in paths().enumerate() {
        let Some(d) = node.attribute("d") else { continue };
        let fill = node.attribute("fill").unwrap_or(&fill);
        if is(node, "body") {
            if side == Side::Second {
                svg.push_str(&path(d, &rim, &rim, RIM));
            }
            svg.push_str(&path(d, fill, "none", 0));
            if node.attribute("fill").is_none() {
                let width = node.attribute("data-shade").unwrap_or("12");
                svg.push_str(&crescent(d, place, width, &shade));
            }
            if side == Side::First {
                svg.push_str(&path(d, "none", &line, OUTLINE));
            }
        } else if is(node, "eye") {
            svg.push_str(&path(d, fill, &rim, EYE));
        } else if is(node, "inlay") {
            let width = width(node, DETAIL);
            svg.push_str(&path(d, &shade, &line, width));
        } else if is(node, "dot") {
            svg.push_str(&path(d, &line, "none", 0));
        } else {
            svg.push_str(&path(d, "none", &line, width(node, DETAIL)));
        }
    }
    svg.push_str("</g></svg>");
    svg
}

fn width(node: Node<'_, '_>, usual: u32) -> u32 {
    node.attribute("data-width").and_then(|width| width.parse().ok()).unwrap_or(usual)
}

fn path(d: &str, fill: &str, stroke: &str, width: u32) -> String {
    format!(r#"<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>"#)
}

/// Shades the right side of a shape: the part not covered by the shape moved to the upper left.
fn crescent(d: &str, place: usize, width: &str, color: &str) -> String {
    let area = r#"maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100""#;
    let kept = format!(r##"<path d="{d}" fill="#fff"/>"##);
    let lit = format!(r##"<path d="{d}" fill="#000" transform="translate(-{width} -2)"/>"##);
    let shade = format!(r##"<path d="{d}" fill="{color}" mask="url(#m{place})"/>"##);
    format!(r#"<mask id="m{place}" {area}>{kept}{lit}</mask>{shade}"#)
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests;
