//! The tiles of a side that are not on pieces: its hand, its counts and its graveyard.

use super::pen::Pen;
use crate::area::Area;
use crate::layout::Layout;
use crate::rack::draw_token;
use crate::request::BoardLayout;
use crate::scene::{Placed, TileLabel, TileShape, TileSprite, Tiles};

/// Lengths in thousandths of the board's side.
mod share {
    /// Height of a line of counts.
    pub(super) const LINE: i32 = 46;
    /// Side of a sign before a count or a row.
    pub(super) const SIGN: i32 = 40;
    pub(super) const GAP: i32 = 6;
    /// Size of the back of a tile.
    pub(super) const BACK: (i32, i32) = (42, 42);
    /// Tiles per row of a visible hand, and their height.
    pub(super) const HAND: [(usize, i32); 3] = [(3, 70), (4, 56), (5, 46)];
    /// Height of a tile in the graveyard.
    pub(super) const SPENT: i32 = 45;
}

/// Maximum number of backs, and of tiles in a graveyard, that are drawn.
const MAX_BACKS: usize = 5;
const MAX_SPENT: usize = 8;
/// Maximum number of rows in a hand.
const MAX_HAND_ROWS: usize = 3;
/// The kinds of tiles that a graveyard counts.
const KINDS: [TileShape; 4] = [TileShape::Tablet, TileShape::Disc, TileShape::Jagged, TileShape::Ticket];

/// Returns the number of tiles per row of a hand in the wide layout, and their height.
fn hand(tiles: &Tiles) -> (usize, i32) {
    let fits = |(columns, _): &&(usize, i32)| tiles.hand.len() <= columns * MAX_HAND_ROWS;
    *share::HAND.iter().find(fits).unwrap_or(&share::HAND[share::HAND.len() - 1])
}

fn hand_height(layout: &Layout, tiles: &Tiles) -> i32 {
    if tiles.hidden || tiles.hand.is_empty() {
        return layout.outer(share::LINE);
    }
    let (columns, height) = hand(tiles);
    layout.outer(height) * tiles.hand.len().div_ceil(columns).min(MAX_HAND_ROWS) as i32
}

pub(super) fn height(layout: &Layout, tiles: &Tiles) -> i32 {
    let [line, gap] = [share::LINE, share::GAP].map(|part| layout.outer(part));
    match layout.kind {
        BoardLayout::Wide => {
            hand_height(layout, tiles) + gap + line + gap + line + 2 * layout.outer(share::SPENT)
        }
        BoardLayout::Tall => layout.outer(share::HAND[0].1) + gap + line + layout.outer(share::SPENT),
    }
}

impl Pen<'_> {
    pub(super) fn tiles(&mut self, tiles: &Tiles, area: Area) {
        let gap = self.layout.outer(share::GAP);
        let line = self.layout.outer(share::LINE);
        match self.layout.kind {
            BoardLayout::Wide => {
                let hand = Area { height: hand_height(self.layout, tiles), ..area };
                self.hand(tiles, hand, hand_columns(tiles));
                let counts = Area { y: hand.y + hand.height + gap, height: line, ..area };
                self.counts(tiles, counts);
                let y = counts.y + line + gap;
                self.spent(tiles, Area { y, height: area.y + area.height - y, ..area }, 4);
            }
            BoardLayout::Tall => {
                let height = self.layout.outer(share::HAND[0].1);
                let hand = Area { height, width: area.width * 62 / 100, ..area };
                self.hand(tiles, hand, tiles.hand.len().max(8));
                let x = hand.x + hand.width + gap;
                self.counts(tiles, Area { x, width: area.x + area.width - x, ..hand });
                let y = hand.y + height + gap;
                self.spent(tiles, Area { y, height: area.y + area.height - y, ..area }, MAX_SPENT);
            }
        }
    }

    fn hand(&mut self, tiles: &Tiles, area: Area, columns: usize) {
        self.well(area);
        if tiles.hand.is_empty() {
            self.dash(area);
            return;
        }
        let pad = self.layout.outer(4);
        if tiles.hidden {
            let (width, height) = share::BACK;
            let (width, height) = (self.layout.outer(width), self.layout.outer(height));
            let many = tiles.hand.len() > MAX_BACKS;
            let y = area.y + (area.height - height) / 2;
            for (place, &token) in (0..).zip(tiles.hand.iter().take(if many { 1 } else { MAX_BACKS })) {
                let x = area.x + pad + place * width;
                self.token(token, Area { x, y, width, height });
            }
            if many {
                self.count(tiles.hand.len() as u16, area.x + 2 * pad + width, area);
            }
            return;
        }
        let rows = tiles.hand.len().div_ceil(columns).max(1) as i32;
        let (width, height) = (area.width / columns as i32, area.height / rows);
        for (place, &token) in tiles.hand.iter().enumerate() {
            let (column, row) = ((place % columns) as i32, (place / columns) as i32);
            let cell = Area { x: area.x + column * width, y: area.y + row * height, width, height };
            self.token(token, cell);
        }
    }

    fn token(&mut self, token: TileSprite, area: Area) {
        draw_token(self.canvas, self.kit, self.atlas, Placed { token, touched: false }, area);
    }

    /// Draws counts, each after its sign.
    fn counts(&mut self, tiles: &Tiles, area: Area) {
        self.well(area);
        let count = tiles.counts.len().max(2) as i32;
        let side = self.layout.outer(share::SIGN);
        for (place, stock) in (0..).zip(&tiles.counts) {
            let x = area.x + area.width * place / count + self.layout.outer(4);
            let sign = if count > 2 { side * 3 / 4 } else { side };
            self.sign(stock.sprite, sign, x, area);
            self.count(stock.count, x + sign + self.layout.outer(2), area);
        }
    }

    /// Draws the tiles of a graveyard, and counts the remaining ones by kind.
    fn spent(&mut self, tiles: &Tiles, area: Area, columns: usize) {
        self.well(area);
        let side = self.layout.outer(share::SIGN);
        let line = self.layout.outer(share::LINE);
        let head = Area { height: line, ..area };
        self.sign(tiles.heading, side, area.x + self.layout.outer(2), head);
        if tiles.spent.is_empty() {
            self.dash(Area { x: area.x + side, ..head });
            return;
        }
        let (shown, rest) = shown(&tiles.spent);
        let kinds: Vec<(TileSprite, usize)> = KINDS
            .into_iter()
            .filter_map(|kind| {
                let of = |placed: &&Placed| same_kind(placed.token.shape, kind);
                let first = rest.iter().find(of)?.token;
                let token = TileSprite { shape: kind, label: TileLabel::Letters(""), ..first };
                Some((token, rest.iter().filter(of).count()))
            })
            .collect();
        let (height, width) = (self.layout.outer(share::SPENT), area.width / (columns as i32 + 1));
        let rows = (area.height - line) / height;
        let mut unit = 0;
        for placed in shown {
            let wide = placed.token.shape.width() as usize;
            if unit % columns + wide > columns {
                unit += 1;
            }
            let (column, row) = ((unit % columns) as i32, (unit / columns) as i32);
            if row >= rows {
                break;
            }
            let (x, y) = (area.x + (column + 1) * width, area.y + row * height);
            let cell = Area { x, y, width: width * wide as i32, height };
            draw_token(self.canvas, self.kit, self.atlas, placed, cell);
            unit += wide;
        }
        let foot = Area { y: area.y + area.height - line, height: line, ..area };
        let width = area.width / KINDS.len() as i32;
        for (place, (token, count)) in (0..).zip(kinds) {
            let x = foot.x + place * width + self.layout.outer(1);
            let (high, wide) = (line * 55 / 100, line * 45 / 100);
            let mark = Area { x, y: foot.y + (line - high) / 2, width: wide, height: high };
            self.token(token, mark);
            let from = mark.x + mark.width + 1;
            self.count_within(count as u16, from, x + width - self.layout.outer(3) - from, foot);
        }
    }
}

/// Splits a graveyard into the tiles that are drawn and the others.
///
/// Tiles that the last move put there are drawn first, then others from the end. Both keep the
/// order of the rules, so that tiles don't change places when others arrive.
fn shown(spent: &[Placed]) -> (Vec<Placed>, Vec<Placed>) {
    let touched = spent.iter().filter(|placed| placed.touched).count().min(MAX_SPENT);
    let (mut old, mut new) = (MAX_SPENT - touched, touched);
    let mut drawn = vec![false; spent.len()];
    for (placed, drawn) in spent.iter().zip(&mut drawn).rev() {
        let left = if placed.touched { &mut new } else { &mut old };
        *drawn = *left > 0;
        *left = left.saturating_sub(1);
    }
    let part = |wanted: bool| {
        let chosen = spent.iter().zip(&drawn).filter(|(_, drawn)| **drawn == wanted);
        chosen.map(|(placed, _)| *placed).collect()
    };
    (part(true), part(false))
}

fn hand_columns(tiles: &Tiles) -> usize {
    hand(tiles).0
}

/// A Condemn tile is a wide special tile.
const fn same_kind(shape: TileShape, kind: TileShape) -> bool {
    let shape = match shape {
        TileShape::Long => TileShape::Disc,
        other => other,
    };
    shape as u8 == kind as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Sprite;
    use sealed_move_rules::Side;

    /// Creates tiles with these signs. A sign with `!` was placed by the last move.
    fn spent(signs: &[&'static str]) -> Vec<Placed> {
        let tile = |sign: &&'static str| {
            let (name, touched) = sign.strip_suffix('!').map_or((*sign, false), |name| (name, true));
            let label = TileLabel::Glyph(Sprite(name));
            Placed { token: TileSprite { side: Side::First, shape: TileShape::Disc, label }, touched }
        };
        signs.iter().map(tile).collect()
    }

    #[test]
    fn spent_tiles_keep_order_and_include_the_newest() {
        let few = ["a", "b!", "c", "d"];
        assert_eq!(shown(&spent(&few)), (spent(&few), Vec::new()));
        let many = ["a", "b!", "c", "d", "e", "f", "g", "h!", "i", "j"];
        let (drawn, rest) = shown(&spent(&many));
        assert_eq!(drawn, spent(&["b!", "d", "e", "f", "g", "h!", "i", "j"]));
        assert_eq!(rest, spent(&["a", "c"]));
        let new = ["a!", "b!", "c!", "d!", "e!", "f!", "g!", "h!", "i!", "j"];
        let (drawn, rest) = shown(&spent(&new));
        assert_eq!((drawn.len(), rest), (MAX_SPENT, spent(&["a!", "j"])));
    }
}
