//! The recessed grounds on which a strip shows what a side has.

use super::canvas::{Area, Canvas};
use super::kit::Kit;

/// Fills the ground of an area.
pub(super) fn well(canvas: &mut Canvas, kit: &Kit, area: Area) {
    canvas.fill(area, kit.palette.index(kit.theme.well));
}
