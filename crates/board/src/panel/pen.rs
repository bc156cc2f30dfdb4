//! The drawing context of the panel.

use crate::canvas::Canvas;
use crate::kit::Kit;
use crate::layout::Layout;
use crate::sprites::Atlas;
use crate::text::FontFace;
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
        self.write_in((self.kit.face(name, width), name), (x, baseline), width, color);
    }

    /// Writes a label into a width: a little narrower if necessary.
    pub(super) fn write_label(&mut self, x: i32, baseline: i32, label: &str, width: i32, color: Rgb) {
        self.write_in((self.kit.label(label, width), label), (x, baseline), width, color);
    }

    fn write_in(&mut self, (face, text): (&FontFace, &str), (x, y): (i32, i32), width: i32, color: Rgb) {
        let text = face.fit(text, width);
        face.draw(self.canvas, &self.kit.palette, x, y, &text, color);
    }

    pub(super) fn write(&mut self, x: i32, baseline: i32, text: &str, color: Rgb) {
        self.kit.text.draw(self.canvas, &self.kit.palette, x, baseline, text, color);
    }
}
