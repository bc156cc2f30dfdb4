//! Plots: the chances of a game by move, and how someone did over time.
//!
//! They follow a game's board: its frame, its sides' colors, the reader's theme. Words come ready made, in the
//! reader's language; what a plot shows is told by its alt text, which others make.

mod chances;
mod results;
mod sheet;
#[cfg(test)]
mod tests;

pub use chances::{ChancePlot, ChancePoint, PlotMark};
pub use results::{ResultBars, ResultLine, ResultPlot};

/// Width and height of a plot: twice what a desktop shows, three times what a phone does.
const SIZE: (u32, u32) = (1160, 738);
