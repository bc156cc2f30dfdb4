//! Renders views of games as PNG pictures and animated GIFs.
//!
//! All games share one renderer. A game's module, such as `aruki`, turns a view into a `scene`,
//! which is plain data. `paint` draws any scene. The renderer only receives views, so it can't draw
//! a secret that the observer doesn't know.
//!
//! Pictures are 8-bit palette images from the start, which makes drawing fast. A theme's `palette`
//! is computed once. `sprites` are converted to palette indices once per size, and the empty board
//! (`base`) is drawn once per layout. A picture is then a copy of the board with stamps on it; soft
//! edges are blended with a lookup table. No colors are quantized. A `replay` uses the same
//! indices, and equal pixels of two frames become long runs of the transparent index.

#![warn(missing_docs)]

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
mod game_scene;
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
mod shadow;
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
pub use panel::PanelLabel;
pub use plot::{
    Bracket, BracketPair, BracketSeat, ChancePlot, ChancePoint, CrossCell, CrossRow, CrossTable, ListRow,
    PlotEnd, PlotMark, RankList, RatingCurve, ResultPlot, ResultRow, SeatState, TableArrow,
};
pub use replay::Replay;
pub use request::{
    BoardLayout, EndLabels, Labels, LastMove, RenderRequest, RenderedImage, Size, UnknownLayout,
};
pub use selection::Selection;
pub use studio::Studio;
pub use theme_name::{ThemeName, UnknownTheme};
