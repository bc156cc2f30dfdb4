//! The sprites: SVG sources in the program, rasterised when a size is first needed.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::canvas::Stamp;
use super::error::StudioError;
use super::palette::Palette;
use super::scene::Sprite;

static SOURCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../sprites");

/// All sprites as shapes, sorted by name.
#[derive(Debug)]
pub(super) struct Atlas {
    names: Vec<String>,
    trees: Vec<Tree>,
}

/// All sprites of an atlas in one size and one palette.
#[derive(Debug)]
pub(super) struct Stamps {
    /// Pixels a side.
    pub(super) side: u32,
    stamps: Vec<OnceLock<Stamp>>,
}

impl Atlas {
    /// Reads all sources.
    ///
    /// # Errors
    ///
    /// Names the sprite that does not parse.
    pub(super) fn load() -> Result<Self, StudioError> {
        let mut sources: Vec<(String, &[u8])> = SOURCES
            .dirs()
            .flat_map(Dir::files)
            .filter_map(|file| {
                let name = file.path().to_str()?.strip_suffix(".svg")?;
                Some((name.replace('\\', "/"), file.contents()))
            })
            .collect();
        sources.sort_unstable();
        let options = Options::default();
        let (mut names, mut trees) = (Vec::new(), Vec::new());
        for (name, source) in sources {
            let tree = Tree::from_data(source, &options)
                .map_err(|error| StudioError::Sprite(name.clone(), error.to_string()))?;
            names.push(name);
            trees.push(tree);
        }
        Ok(Self { names, trees })
    }

    /// The place of a sprite among all.
    pub(super) fn find(&self, sprite: Sprite) -> Option<usize> {
        self.names.binary_search_by(|name| name.as_str().cmp(sprite.0)).ok()
    }

    /// Rasterises a sprite to `height` pixels; most are square, some are wider.
    pub(super) fn rasterise(&self, place: usize, height: u32) -> Pixmap {
        let tree = &self.trees[place];
        let size = tree.size();
        let width = (height as f32 * size.width() / size.height()).round() as u32;
        let mut pixmap = Pixmap::new(width.max(1), height.max(1)).expect("at least one pixel");
        let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
        resvg::render(tree, scale, &mut pixmap.as_mut());
        pixmap
    }
}

impl Stamps {
    /// No stamp yet: each is made when it is first asked for.
    pub(super) fn new(atlas: &Atlas, side: u32) -> Self {
        let stamps = std::iter::repeat_with(OnceLock::new).take(atlas.names.len()).collect();
        Self { side: side.max(1), stamps }
    }

    /// The stamp of a sprite, if the atlas has it.
    pub(super) fn get(&self, atlas: &Atlas, palette: &Palette, sprite: Sprite) -> Option<&Stamp> {
        let place = atlas.find(sprite)?;
        let slot = self.stamps.get(place)?;
        Some(slot.get_or_init(|| stamp(&atlas.rasterise(place, self.side), palette)))
    }
}

/// Fits a raster into a palette.
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
