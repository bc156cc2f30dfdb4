//! Plots of the chances in a game and of a player's ratings and results, and pictures of tournaments.
//!
//! They use the colors of the game's board and of the reader's theme. Texts are already in the
//! reader's language. Alt texts are written elsewhere.

mod bracket;
mod chances;
mod list;
mod results;
mod sheet;
mod table;
#[cfg(test)]
mod tests;

pub use bracket::{Bracket, BracketPair, BracketSeat, SeatState};
pub use chances::{ChancePlot, ChancePoint, PlotEnd, PlotMark};
pub use list::{ListRow, RankList};
pub use results::{RatingCurve, ResultPlot, ResultRow};
pub use table::{CrossCell, CrossRow, CrossTable, TableArrow};

/// Width and height of a plot: twice its size on a desktop, three times its size on a phone.
const SIZE: (u32, u32) = (1160, 738);
