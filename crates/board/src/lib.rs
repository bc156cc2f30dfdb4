//! Pictures: a view in, pixels out.
//!
//! One renderer for all games. A game's module (`aruki`) turns its view into a `scene`, which
//! is plain data; `paint` draws any scene. Drawing knows only views: a secret that a view does
//! not hold cannot be drawn.
//!
//! How it is fast: pictures are 8-bit palette images from the first pixel on. A theme's
//! `palette` is computed once; `sprites` become stamps of its indices once a size, the empty
//! board (`base`) once a layout. A picture is then a copy, some stamps, and blending through a
//! table where edges are soft; nothing is quantised and no color is counted. A `replay` keeps the
//! same indices: what two frames have in common is one long run of the transparent one.

mod area;
mod aruki;
mod base;
mod canvas;
mod chakart;
mod chip_cache;
mod encode;
mod error;
mod fitting;
mod gallery;
mod games;
mod gif;
mod hatch;
mod kit;
mod kyo;
mod layout;
mod lusus;
mod lzw;
mod marks;
mod paint;
mod palette;
mod panel;
mod pile;
mod placement;
mod plot;
mod rack;
mod replay;
mod request;
mod scene;
mod selection;
mod shapes;
mod signs;
mod sprites;
mod stacks;
mod studio;
mod text;
mod theme;
mod theme_name;
mod tile_cache;
mod tiled_pieces;

pub use error::StudioError;
pub use gallery::{GallerySheet, gallery_page};
pub use games::has_pictures;
pub use plot::{ChancePlot, ChancePoint, PlotMark, ResultBars, ResultLine, ResultPlot};
pub use replay::Replay;
pub use request::{
    BoardLayout, EndLabels, Labels, LastMove, RenderRequest, RenderedImage, Size, UnknownLayout,
};
pub use selection::Selection;
pub use studio::Studio;
pub use theme_name::{ThemeName, UnknownTheme};
