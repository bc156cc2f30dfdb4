//! Makes room: where a piece, its chips and its letters stand on a square so that no mark hides them.
//!
//! Most squares have no mark, and what stands there keeps its place. Elsewhere a pile is lifted off a bar or made
//! narrower, and a figure steps aside or gets smaller, until it is whole again. Lengths are in thousandths of a
//! square, counted from the square's upper left corner.

use std::sync::PoisonError;

use super::area::Area;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::{Finish, mix};
use super::pile::{LOW, PileLayout};
use super::placement::{Fitting, Insets, Part, SQUARE, Transform};
use super::scene::{Outline, Scene, Spot, SquareContent, TiledPiece, Tone};
use super::sprites::Atlas;
use super::theme::{Rgb, ToneColors};
use super::{stacks, tiled_pieces};

/// How much of a mark's colors is in what is gone from a square, of 255; the rest is the square's.
const GONE: u8 = 127;
/// How far a figure stays from a mark, across and from row to row.
const GAP: i32 = 15;
/// How far what is shifted stays from the edge of its square.
const MARGIN: i32 = 20;
/// The steps in which a figure gets smaller and moves, and the least that is left of it.
const SMALLER: usize = 25;
const ASIDE: usize = 20;
const LEAST: i32 = 350;
/// The least that is left of a figure whose head stays as high as it was, and how much is seen of one that goes down.
const LEAST_ALOFT: i32 = 650;
const HEAD: i32 = 300;
/// How much larger a figure has to be for its letters to move on to the next corner.
const NEXT_CORNER: i32 = 90;
/// How much a pile may be lifted, and made narrower at each end.
const LIFTS: [i32; 5] = [0, 105, 125, 170, 290];
const NARROWER: [i32; 3] = [0, 75, 150];

/// Where a figure may be.
struct Room {
    top: i32,
    bottom: i32,
    left: i32,
    right: i32,
    /// The lowest row at which its head may begin.
    crown: i32,
    /// Whether it has to stay on its ground.
    stands: bool,
}

/// Fits what belongs to a square between the marks of a scene.
pub(super) fn fit(
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    scene: &Scene,
    solid: &[Outline],
    cell: &SquareContent,
) -> Fitting {
    let (x, y) = scene.corner(cell.at);
    let square = Outline::rect((0, 0), (SQUARE, SQUARE));
    // A ghost lies below ways, and chips cannot step aside. In a replay what steps aside for one move and back after
    // it would be drawn twice.
    let still = kit.palette.finish == Finish::Still;
    let aside = still && cell.pile.is_empty() && !cell.stands && !cell.is_gone();
    let heads = if aside { scene.head_outlines() } else { Vec::new() };
    let mut near: Vec<Outline> = solid.iter().chain(&heads).map(|other| other.shifted((-x, -y))).collect();
    near.retain(|other| other.touches(&square));
    let area = layout.square_at(cell.at);
    let insets = insets(layout, area, cell, &near);
    let gone = gone(kit, scene, cell.at);
    let usual = Fitting { insets, figure: Transform::IDENTITY, gone, plate: None };
    if near.is_empty() && cell.symbol.is_none() {
        return usual;
    }
    let Some(symbol) = cell.symbol else {
        let (parts, room) = parts(kit, atlas, layout, area, cell, insets);
        let figure = fitted(&parts, &room, &near, LEAST).unwrap_or(Transform::IDENTITY);
        return Fitting { figure, ..usual };
    };
    if !near.is_empty() {
        return lettered(kit, atlas, layout, area, (cell, symbol), near, usual);
    }
    // Plates are kept as they are on a square in the upper left corner.
    let origin = Area { x: 0, y: 0, ..area };
    let sprites = cell.layers.iter().map(|layer| (layer.sprite, stacks::usual(layer.extent).0)).collect();
    let key = (sprites, symbol, cell.pile.len(), cell.stands, layout.square);
    let mut known = kit.fits.0.lock().unwrap_or_else(PoisonError::into_inner);
    let made = || lettered(kit, atlas, layout, origin, (cell, symbol), Vec::new(), usual);
    let kept = known.entry(key).or_insert_with(made);
    let plate = kept.plate.map(|plate| Area { x: area.x + plate.x, y: area.y + plate.y, ..plate });
    Fitting { figure: kept.figure, plate, ..usual }
}

/// Fits a piece above its tiles between the marks of a scene and its own emblems: its head stays as high as it is.
pub(super) fn fit_above_tiles(
    atlas: &Atlas,
    scene: &Scene,
    solid: &[Outline],
    figure: &TiledPiece,
) -> Transform {
    let (x, y) = scene.corner(figure.at);
    let square = Outline::rect((0, 0), (SQUARE, SQUARE));
    let mut near: Vec<Outline> = solid.iter().map(|other| other.shifted((-x, -y))).collect();
    near.retain(|other| other.touches(&square));
    near.extend(figure.emblems.iter().map(|emblem| tiled_pieces::emblem_outline(emblem.1)));
    if near.is_empty() {
        return Transform::IDENTITY;
    }
    let Some(part) = tiled_pieces::part(atlas, figure) else { return Transform::IDENTITY };
    let rows = || part.rows(Transform::IDENTITY);
    let top = rows().map(|row| row[0]).min().unwrap_or(MARGIN);
    let bottom = rows().map(|row| row[1]).max().unwrap_or(SQUARE);
    let room =
        |crown| Room { top: MARGIN, bottom, left: MARGIN, right: SQUARE - MARGIN, crown, stands: false };
    // Without tiles it keeps its foot. Between badges in both corners it may go down, as far as its head is seen.
    let tries = match tiled_pieces::tiles_top(figure) {
        None => [(SQUARE, LEAST); 2],
        Some(tiles) => [(top, LEAST_ALOFT), (tiles - HEAD, LEAST)],
    };
    let found = tries
        .into_iter()
        .find_map(|(crown, least)| fitted(std::slice::from_ref(&part), &room(crown), &near, least));
    found.unwrap_or(Transform::IDENTITY)
}

/// Fits a piece and its letters between marks.
fn lettered(
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    area: Area,
    (cell, symbol): (&SquareContent, &str),
    mut near: Vec<Outline>,
    usual: Fitting,
) -> Fitting {
    let insets = usual.insets;
    let (parts, room) = parts(kit, atlas, layout, area, cell, insets);
    let mut best: Option<(i32, Fitting)> = None;
    for (place, plate) in plates(kit, layout, area, cell, symbol, insets).into_iter().enumerate() {
        let thousandths = |px: i32| px * SQUARE / layout.square;
        let (left, top) = (thousandths(plate.x - area.x), thousandths(plate.y - area.y));
        let corner = (left + thousandths(plate.width), top + thousandths(plate.height));
        let outline = Outline::rect((left, top), corner);
        if near.iter().any(|other| other.touches(&outline)) {
            continue;
        }
        near.push(outline);
        let worse = place as i32 * NEXT_CORNER;
        let least = best.map_or(LEAST, |(score, _)| score + worse + 1);
        let found = fitted(&parts, &room, &near, least);
        near.pop();
        if let Some(figure) = found {
            best = Some((figure.scale - worse, Fitting { figure, plate: Some(plate), ..usual }));
        }
    }
    best.map_or_else(
        || Fitting { figure: fitted(&parts, &room, &near, LEAST).unwrap_or(Transform::IDENTITY), ..usual },
        |(_, fitting)| fitting,
    )
}

/// The colors of what is gone from a square: its own, darker and lighter, so that nothing is mixed of several hues.
fn gone(kit: &Kit, scene: &Scene, at: Spot) -> [Rgb; 2] {
    let tint = scene.tints.iter().rev().find(|tint| tint.0 == at);
    let tone = &kit.theme.tones[tint.map_or(Tone::Last, |tint| tint.1).index()];
    let dark = (at.file + at.rank).is_multiple_of(2);
    let ground = match (tint, dark) {
        (Some(_), true) => tone.dark,
        (Some(_), false) => tone.light,
        (None, true) => kit.theme.dark,
        (None, false) => kit.theme.light,
    };
    faded(tone, ground)
}

/// A mark's darker and its lighter color, each half mixed with the square's.
fn faded(tone: &ToneColors, ground: Rgb) -> [Rgb; 2] {
    let inks = if tone.has_dark_ink() { [tone.ink, tone.edge] } else { [tone.edge, tone.ink] };
    [mix(ground, inks[0], GONE), mix(ground, inks[1], GONE)]
}

/// How a pile makes room for the bars and broken roads on its square's edges.
fn insets(layout: &Layout, area: Area, cell: &SquareContent, near: &[Outline]) -> Insets {
    let bars: Vec<&Outline> = near.iter().filter(|other| matches!(other, Outline::Polygon(_))).collect();
    if cell.pile.is_empty() && !cell.stands || bars.is_empty() {
        return Insets::default();
    }
    let hidden = |insets: Insets| {
        let pile = PileLayout::new(layout, area, cell.pile.len(), insets);
        let around = |place: i32| place * SQUARE / layout.square;
        // Without chips, what stands there has only its ground to hide.
        let ground = around(pile.room.y + pile.room.height - area.y);
        let ground = Outline::rect((0, ground - 2 * GAP), (SQUARE, ground + GAP));
        if cell.pile.is_empty() && bars.iter().any(|bar| bar.touches(&ground)) {
            return true;
        }
        pile.places.iter().flatten().any(|slot| {
            let (left, top) = (around(slot.x - area.x) - GAP, around(slot.y - area.y) - GAP);
            let (width, height) = (around(slot.size.width as i32), around(slot.size.height as i32));
            let chip = Outline::rect((left, top), (left + width + 2 * GAP, top + height + 2 * GAP));
            bars.iter().any(|bar| bar.touches(&chip))
        })
    };
    let mut all: Vec<Insets> = Vec::new();
    for bottom in LIFTS {
        for left in NARROWER {
            all.extend(NARROWER.map(|right| Insets { left, right, bottom }));
        }
    }
    all.sort_by_key(|insets| insets.bottom + insets.left + insets.right);
    all.iter().copied().find(|&insets| !hidden(insets)).unwrap_or(all[0])
}

/// What stands on a square, where it usually is, and where it may be.
fn parts<'a>(
    kit: &Kit,
    atlas: &'a Atlas,
    layout: &Layout,
    area: Area,
    cell: &SquareContent,
    insets: Insets,
) -> (Vec<Part<'a>>, Room) {
    let thousandths = |px: i32| px * SQUARE / layout.square;
    if cell.pile.is_empty() && !cell.stands {
        let parts = cell.layers.iter().filter(|layer| !layer.frames_a_square());
        let parts = parts.filter_map(|layer| {
            let (side, left, top) = stacks::usual(layer.extent);
            Some(Part { silhouette: atlas.silhouette(layer.sprite)?, side, left, top })
        });
        let room = Room {
            top: MARGIN,
            bottom: SQUARE - MARGIN,
            left: MARGIN,
            right: SQUARE - MARGIN,
            crown: SQUARE,
            stands: false,
        };
        return (parts.collect(), room);
    }
    let pile = PileLayout::new(layout, area, cell.pile.len(), insets);
    let parts = cell.layers.iter().filter_map(|layer| {
        let (side, x, bottom) = stacks::figure_at(kit, atlas, layout, layer, &pile)?;
        let silhouette = atlas.silhouette(layer.sprite)?;
        let side = thousandths(side);
        let top = thousandths(bottom - area.y) - side * silhouette.bottom() / SQUARE;
        Some(Part { silhouette, side, left: thousandths(x - area.x), top })
    });
    let parts: Vec<Part<'_>> = parts.collect();
    let top = thousandths(pile.room.y - area.y);
    let room = if pile.tall {
        let count = stacks::count_plate(kit, layout, area, cell, insets);
        let symbol = cell.symbol.map(|symbol| stacks::symbol_above(kit, layout, area, count, symbol));
        let bottom = thousandths(symbol.unwrap_or(count).y - area.y) - GAP;
        Room {
            top,
            bottom,
            left: thousandths(pile.room.x - area.x),
            right: SQUARE,
            crown: SQUARE,
            stands: false,
        }
    } else {
        let bottom = thousandths(pile.room.y + pile.room.height - area.y);
        Room { top, bottom, left: MARGIN, right: SQUARE - MARGIN, crown: SQUARE, stands: true }
    };
    (parts, room)
}

/// The places where letters may be, the usual one first.
fn plates(
    kit: &Kit,
    layout: &Layout,
    area: Area,
    cell: &SquareContent,
    symbol: &str,
    insets: Insets,
) -> Vec<Area> {
    if cell.pile.len() > LOW {
        let count = stacks::count_plate(kit, layout, area, cell, insets);
        return vec![stacks::symbol_above(kit, layout, area, count, symbol)];
    }
    let (width, height) = stacks::plate_size(kit, layout, symbol);
    let [left, right] = [area.x, area.x + area.width - width];
    let [top, bottom] = [area.y, area.y + area.height - height];
    let corners = [(left, bottom), (left, top), (right, top), (right, bottom)];
    let corners = corners.into_iter().filter(|&(_, y)| y == top || !cell.stands);
    corners.map(|(x, y)| Area { x, y, width, height }).collect()
}

/// The largest figure that nothing hides, as near as possible to where it usually is; none above `least`.
fn fitted(parts: &[Part<'_>], room: &Room, near: &[Outline], least: i32) -> Option<Transform> {
    let rows = || parts.iter().flat_map(|part| part.rows(Transform::IDENTITY));
    let [top, bottom] = [rows().map(|row| row[0]).min()?, rows().map(|row| row[1]).max()?];
    let [left, right] = [rows().map(|row| row[2]).min()?, rows().map(|row| row[3]).max()?];
    let middle = (left + right) / 2;
    for scale in (least..=SQUARE).rev().step_by(SMALLER) {
        let length = |usual: i32| usual * scale / SQUARE;
        let (half, height) = (length(right - left) / 2, length(bottom - top));
        let lifts = if room.stands { 0 } else { SQUARE };
        for down in nearest(lifts, 2 * ASIDE) {
            let low = bottom + down;
            let crown = low - height;
            let fits =
                low <= room.bottom.max(bottom) && crown >= room.top.min(top) && crown <= room.crown.max(top);
            if !fits {
                continue;
            }
            for aside in nearest(SQUARE, ASIDE) {
                let across = middle + aside;
                if across - half < room.left.min(left) || across + half > room.right.max(right) {
                    continue;
                }
                let fitted = Transform { scale, right: across - length(middle), down: low - length(bottom) };
                if !parts.iter().any(|part| is_hidden(part, fitted, near)) {
                    return Some(fitted);
                }
            }
        }
    }
    None
}

/// Whether something covers a part of a figure.
fn is_hidden(part: &Part<'_>, fitted: Transform, near: &[Outline]) -> bool {
    near.iter().any(|other| {
        let (top, bottom) = other.rows();
        part.rows(fitted).any(|[from, to, left, right]| {
            let (from, to) = (from - GAP, to + GAP);
            to > top
                && from < bottom
                && other
                    .columns(from, to)
                    .is_some_and(|columns| left - GAP < columns.1 && columns.0 < right + GAP)
        })
    })
}

/// Nothing, and then so many steps to either side until `most`.
fn nearest(most: i32, step: usize) -> impl Iterator<Item = i32> {
    (0..=most).step_by(step).flat_map(|off| [-off, off].into_iter().skip(usize::from(off == 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::palette::Palette;
    use crate::scene::ColorScheme;
    use crate::theme::tests::contrast;

    /// What is gone is told from its square, and what was dark in it from what was light; and the palette has colors so
    /// near to those wanted that no hue comes in from elsewhere.
    #[test]
    fn ghosts_are_clean_on_every_square() {
        for (name, scheme) in
            ThemeName::ALL.into_iter().flat_map(|name| ColorScheme::ALL.map(|scheme| (name, scheme)))
        {
            let theme = name.theme(scheme);
            for finish in [Finish::Still, Finish::Moving] {
                let palette = Palette::new(theme, finish);
                for tone in [Tone::Last, Tone::Swept] {
                    let colors = &theme.tones[tone.index()];
                    for ground in [colors.light, colors.dark] {
                        let wanted = faded(colors, ground);
                        let [dark, light] =
                            wanted.map(|color| palette.colors()[usize::from(palette.index(color))]);
                        let off = |got: Rgb, wanted: Rgb| {
                            (0..3).map(|channel| got[channel].abs_diff(wanted[channel])).max().unwrap()
                        };
                        let off = off(dark, wanted[0]).max(off(light, wanted[1]));
                        assert!(off <= 30, "{name}, {scheme:?}, {tone:?}: off by {off}");
                        assert!(contrast(dark, light) >= 2.0, "{name}, {scheme:?}, {tone:?}");
                        let best = contrast(dark, ground).max(contrast(light, ground));
                        assert!(best >= 1.5, "{name}, {scheme:?}, {tone:?}: {best:.2}");
                    }
                }
            }
        }
    }
}
