//! Recessed areas of the panel, and symbols shared by several kinds of holdings.

use super::pen::Pen;
use crate::area::Area;
use crate::canvas::is_dark;
use crate::scene::{CountedSprite, Layer, PowerMark, Presence, Sprite};
use crate::shapes::{fill, polygon, stroke};
use crate::theme::{Rgb, Theme, mix};

/// Opacity of the dark and the light color of a faint symbol on dark ground, out of 255.
const FAINT_DARK: u8 = 150;
const FAINT_LIGHT: u8 = 90;
/// Size of a kind that is not in hand, in percent.
const ABSENT_PERCENT: i32 = 72;

/// Returns a darker and a lighter color than a dark ground.
fn faint_colors(theme: &Theme) -> [Rgb; 2] {
    [mix(theme.well, theme.frame, FAINT_DARK), mix(theme.well, theme.well_label, FAINT_LIGHT)]
}

impl Pen<'_> {
    /// Fills the background of an area.
    pub(super) fn well(&mut self, area: Area) {
        self.canvas.fill(area, self.kit.palette.index(self.kit.theme.well));
    }

    /// Draws a dash, which means that there is nothing.
    pub(super) fn dash(&mut self, area: Area) {
        let (width, height) = (self.layout.outer(24), self.layout.outer(5));
        let (x, y) = (area.x + self.layout.outer(12), area.y + (area.height - height) / 2);
        self.canvas.fill(Area { x, y, width, height }, self.kit.palette.index(self.kit.theme.well_label));
    }

    /// Draws a sprite, vertically centered.
    pub(super) fn symbol(&mut self, layer: Layer, side: i32, x: i32, area: Area) {
        if let Some(stamp) = self.kit.sprite(self.atlas, layer.sprite, side) {
            let y = area.y + (area.height - side) / 2;
            self.canvas.stamp(x as usize, y as usize, &stamp, layer.presence, &self.kit.palette);
        }
    }

    /// Draws the symbol of an empty stock. On dark ground it is drawn in two shades of the ground,
    /// because its dark outline would be invisible.
    fn faint(&mut self, sprite: Sprite, side: i32, area: Area) {
        let theme = self.kit.theme;
        if !is_dark(theme.well) {
            let layer = Layer { presence: Presence::Faint, ..Layer::solid(sprite) };
            self.symbol(layer, side, area.x, area);
        } else if let Some(stamp) = self.kit.sprite(self.atlas, sprite, side) {
            let y = area.y + (area.height - side) / 2;
            let (x, y) = (area.x as usize, y as usize);
            self.canvas.ghost(x, y, &stamp, faint_colors(theme), &self.kit.palette);
        }
    }

    /// Draws a symbol with its count to the right. A count of zero makes the symbol faint and isn't
    /// written.
    pub(super) fn counted(&mut self, stock: &CountedSprite, side: i32, area: Area) {
        if stock.count == 0 {
            // Small, so that the kinds in hand stand out.
            let small = side * ABSENT_PERCENT / 100;
            self.faint(stock.sprite, small, Area { x: area.x + (side - small) / 2, ..area });
        } else {
            self.symbol(Layer::solid(stock.sprite), side, area.x, area);
        }
        if stock.count > 0 {
            self.count(stock.count, area.x + side - self.layout.outer(2), area);
        }
    }

    /// Writes a count, vertically centered.
    pub(super) fn count(&mut self, count: u16, x: i32, area: Area) {
        let baseline = area.y + (area.height + self.kit.text.digit_height()) / 2;
        self.write(x, baseline, &count.to_string(), self.kit.theme.well_label);
    }

    /// Writes a count in narrower digits if it exceeds the width.
    pub(super) fn count_within(&mut self, count: u16, x: i32, width: i32, area: Area) {
        let baseline = area.y + (area.height + self.kit.text.digit_height()) / 2;
        self.write_within(x, baseline, &count.to_string(), width, self.kit.theme.well_label);
    }

    /// Draws a sign in one color, vertically centered.
    pub(super) fn sign(&mut self, sprite: Sprite, side: i32, x: i32, area: Area) {
        let (kit, palette) = (self.kit, &*self.kit.palette);
        let stamp = kit.tokens.sign(self.atlas, palette, sprite, kit.theme.well_label, side.max(1) as u32);
        let y = area.y + (area.height - side) / 2;
        self.canvas.stamp(x as usize, y as usize, &stamp, Presence::Solid, palette);
    }

    /// Draws a power, struck out if it has been used.
    pub(super) fn power(&mut self, power: &PowerMark, side: i32, area: Area) {
        let x = area.x + (area.width - side) / 2;
        for &layer in &power.layers {
            let presence = if power.spent { Presence::Faded } else { layer.presence };
            self.symbol(Layer { presence, ..layer }, side, x, area);
        }
        if power.spent {
            let (left, top) = (x as f32, (area.y + (area.height - side) / 2) as f32);
            let (side, inset) = (side as f32, side as f32 * 0.1);
            let strike =
                polygon(&[(left + inset, top + side - inset), (left + side - inset, top + inset)], false);
            let color = self.kit.theme.well_label;
            let line = strike.and_then(|path| stroke(&path, side * 0.1));
            fill(self.canvas, &self.kit.palette, line, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::palette::{Finish, Palette};
    use crate::scene::ColorScheme;
    use crate::theme::tests::contrast;

    #[test]
    fn faint_symbols_on_dark_grounds_have_an_outline() {
        for scheme in ColorScheme::ALL {
            let theme = ThemeName::Dark.theme(scheme);
            assert!(is_dark(theme.well), "{scheme:?}");
            let palette = Palette::new(theme, Finish::Still);
            let [dark, light] =
                faint_colors(theme).map(|color| palette.colors()[usize::from(palette.index(color))]);
            assert!(contrast(dark, light) >= 2.0, "{scheme:?}: {:.2}", contrast(dark, light));
            let [outline, inside] = [dark, light].map(|color| contrast(color, theme.well));
            assert!(outline >= 1.25 && inside >= 1.5, "{scheme:?}: {outline:.2}, {inside:.2}");
        }
    }
}
