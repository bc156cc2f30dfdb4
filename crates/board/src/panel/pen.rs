//! The drawing context of the panel.

use crate::canvas::Canvas;
use crate::kit::Kit;
use crate::layout::Layout;
use crate::sprites::Atlas;
use crate::theme::Rgb;

pub(super) struct Pen<'a> {
    pub(super) canvas: &'a mut Canvas,
    pub(super) kit: &'a Kit,
    pub(super) atlas: &'a Atlas,
    pub(super) layout: &'a Layout,
}

impl Pen<'_> {
    /// Writes a name into a width: in a narrower font if necessary, then cut.
    pub(super) fn write_within(&mut self, x: i32, baseline: i32, name: &str, width: i32, color: Rgb) {
        let face = self.kit.face(name, width);
        let name = face.fit(name, width);
        face.draw(self.canvas, &self.kit.palette, x, baseline, &name, color);
    }

    pub(super) fn write(&mut self, x: i32, baseline: i32, text: &str, color: Rgb) {
        self.kit.text.draw(self.canvas, &self.kit.palette, x, baseline, text, color);
    }
}
