//! Draws tiles on pieces and in panels.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::scene::{Placed, Presence, TileLabel, Tone};
use super::sprites::Atlas;

/// Draws a tile. A tile that the last move placed has a frame.
pub(super) fn draw_token(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    Placed { token, touched }: Placed,
    area: Area,
) {
    let palette = &*kit.palette;
    let gap = (area.height / 24).max(1);
    let mut inner = area.inset(gap);
    if touched {
        let tone = &kit.theme.tones[Tone::Last.index()];
        canvas.fill(area, palette.index(tone.edge));
        canvas.fill(inner, palette.index(tone.ink));
        inner = inner.inset(gap * 2);
    }
    let size = (inner.width.max(1) as u32, inner.height.max(1) as u32);
    let stamp = kit.tokens.get(atlas, palette, &kit.theme.scheme, token, size);
    canvas.stamp(inner.x.max(0) as usize, inner.y.max(0) as usize, &stamp, Presence::Solid, palette);
    if let TileLabel::Letters(text) = token.label {
        let color = kit.theme.scheme.sides[token.side.index()].line;
        let middle = (inner.x + inner.width / 2, inner.y + inner.height / 2);
        // Narrow tiles of a graveyard need a smaller font.
        let (wide, room) = (kit.code(inner.height).width(text), inner.width * 84 / 100);
        let height = if wide > room { inner.height * room / wide } else { inner.height };
        kit.code(height).draw_centered(canvas, palette, middle, text, color);
    }
}
