//! Moves and shrinks pieces and chips so that no mark covers them.
//!
//! On squares without marks everything keeps its default place. Elsewhere a pile is raised above a
//! bar or narrowed, and a figure moves aside or shrinks until it is fully visible. Lengths are in
//! thousandths of a square, measured from its top left corner.

use super::area::Area;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::Finish;
use super::pile::PileLayout;
use super::placement::{Fitting, Insets, LONE_CHIP, LONE_MAN, Part, SQUARE, Transform};
use super::scene::{Extent, Outline, Scene, Spot, SquareContent, TiledPiece, Tone};
use super::sprites::Atlas;
use super::theme::{Rgb, ToneColors, mix};
use super::{stacks, tiled_pieces};

/// Opacity of a mark's color on ghosts, out of 255.
const GHOST_OPACITY: u8 = 127;
/// Minimum distance between a figure and a mark.
const MARK_GAP: i32 = 15;
/// Minimum distance between a shifted figure and the edge of its square.
const MARGIN: i32 = 20;
/// Distance by which a figure beside marks crosses the left or right edge of its square rather than become small.
const OVERHANG: i32 = 100;
/// Distance by which it crosses the lower edge, about two pixels in Discord.
const FOOT_OVERHANG: i32 = 60;
/// Decrement of a figure's scale.
const SCALE_STEP: usize = 25;
/// Step of a figure's sideways moves.
const SHIFT_STEP: usize = 20;
/// Minimum scale of a figure.
const MIN_SCALE: i32 = 350;
/// Minimum scale of a figure that keeps its head at the default height.
const MIN_RAISED_SCALE: i32 = 650;
/// Visible height of a figure that sinks behind its tiles.
const HEAD_HEIGHT: i32 = 300;
/// Minimum scale of men without chips before a badge may hide part of their bodies.
const MIN_MAN_SCALE: i32 = 900;
/// The place of a man whose letters are in the lower left corner. All men move equally, so ranks stay level.
const BESIDE_LETTERS: Transform = Transform { scale: 880, right: 120, down: 0 };
/// Candidate lifts of a pile.
const PILE_LIFTS: [i32; 7] = [0, 105, 125, 145, 170, 230, 290];
/// Candidate insets at each end of a pile.
const PILE_INSETS: [i32; 3] = [0, 75, 150];

/// The space available to a figure.
struct Room {
    top: i32,
    bottom: i32,
    left: i32,
    right: i32,
    /// Lowest row at which the head can begin.
    crown: i32,
    /// Whether the figure must keep its foot on the ground.
    stands: bool,
}

impl Room {
    /// Returns the room of a figure that may cross the left and right edge of its square. Without chips below it,
    /// it may cross the lower edge a little.
    fn overhanging(&self) -> Self {
        let bottom = if self.bottom == SQUARE - MARGIN { SQUARE + FOOT_OVERHANG } else { self.bottom };
        Self { left: -OVERHANG, right: SQUARE + OVERHANG, bottom, ..*self }
    }
}

/// Returns a square with all places that a figure of it can reach.
fn surroundings() -> Outline {
    Outline::rect((-OVERHANG, 0), (SQUARE + OVERHANG, SQUARE))
}

/// Finds a placement for the content of a square between the marks of a scene.
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
    // Ghosts are drawn below paths, and chips can't move aside.
    let loose = cell.pile.is_empty() && !cell.stands && !cell.is_ghost();
    // In a replay, moving a piece aside for an arrowhead would draw it twice.
    let aside = loose && kit.palette.finish == Finish::Still;
    let heads = if aside { scene.head_outlines() } else { Vec::new() };
    let mut near: Vec<Outline> = solid.iter().chain(&heads).map(|other| other.shifted((-x, -y))).collect();
    near.retain(|other| other.touches(&surroundings()));
    let is_alone = !near.iter().any(|other| other.touches(&square));
    let area = layout.square_at(cell.at);
    let insets = insets(layout, area, cell, &near);
    let ghost = ghost_colors(kit, scene, cell.at);
    // A lone man is raised without his letters.
    let lift = if insets.bottom == lone_lift(cell) { 0 } else { insets.bottom };
    let label = cell.symbol.map(|symbol| stacks::label_area(kit, layout, area, symbol, lift));
    let lettered =
        if cell.symbol.is_some() && cell.pile.is_empty() { BESIDE_LETTERS } else { Transform::IDENTITY };
    let usual = Fitting { insets, figure: lettered, ghost, label };
    if is_alone {
        return usual;
    }
    let (parts, room) = parts(kit, atlas, layout, area, cell, insets);
    let parts: Vec<_> = parts.into_iter().map(|part| part.moved(lettered)).collect();
    let found = if loose {
        // Players look for the man that just moved, so a badge may hide a little of his body rather than
        // make him small.
        find_transform(&parts, &parts, &room, &near, MIN_MAN_SCALE).or_else(|| {
            let heads: Vec<_> = parts.iter().map(Part::head).collect();
            find_transform(&parts, &heads, &room, &near, MIN_MAN_SCALE)
                .or_else(|| find_transform(&parts, &heads, &room.overhanging(), &near, MIN_MAN_SCALE))
                .or_else(|| find_transform(&parts, &heads, &room, &near, MIN_SCALE))
        })
    } else {
        // A small ghost in its square is better than a large one that crosses an edge.
        let least = if cell.is_ghost() { MIN_SCALE } else { MIN_MAN_SCALE };
        find_transform(&parts, &parts, &room, &near, least)
            .or_else(|| find_transform(&parts, &parts, &room.overhanging(), &near, MIN_SCALE))
    };
    Fitting { figure: found.unwrap_or(Transform::IDENTITY).after(lettered), ..usual }
}

/// Fits a piece between marks and its own emblems, above its tiles and with its head at the default
/// height.
pub(super) fn fit_above_tiles(
    atlas: &Atlas,
    scene: &Scene,
    solid: &[Outline],
    figure: &TiledPiece,
) -> Transform {
    let (x, y) = scene.corner(figure.at);
    let square = Outline::rect((0, 0), (SQUARE, SQUARE));
    let mut near: Vec<Outline> = solid.iter().map(|other| other.shifted((-x, -y))).collect();
    near.retain(|other| other.touches(&surroundings()));
    near.extend(figure.emblems.iter().map(|emblem| tiled_pieces::emblem_outline(emblem.1)));
    if !near.iter().any(|other| other.touches(&square)) {
        return Transform::IDENTITY;
    }
    let Some(part) = tiled_pieces::part(atlas, figure) else { return Transform::IDENTITY };
    let rows = || part.rows(Transform::IDENTITY);
    let top = rows().map(|row| row[0]).min().unwrap_or(MARGIN);
    let bottom = rows().map(|row| row[1]).max().unwrap_or(SQUARE);
    let room =
        |crown| Room { top: MARGIN, bottom, left: MARGIN, right: SQUARE - MARGIN, crown, stands: false };
    // A piece without tiles keeps its foot. Otherwise, between badges in both corners, it can sink
    // until only its head is visible.
    let tries = match tiled_pieces::tiles_top(figure) {
        None => [(SQUARE, MIN_SCALE); 2],
        Some(tiles) => [(top, MIN_RAISED_SCALE), (tiles - HEAD_HEIGHT, MIN_SCALE)],
    };
    let parts = std::slice::from_ref(&part);
    let found = tries.into_iter().find_map(|(crown, min_scale)| {
        find_transform(parts, parts, &room(crown), &near, min_scale.max(MIN_MAN_SCALE))
            .or_else(|| find_transform(parts, parts, &room(crown).overhanging(), &near, min_scale))
    });
    found.unwrap_or(Transform::IDENTITY)
}

/// Returns the colors of ghosts on a square: darker and lighter shades of the square, so that no
/// other hue appears.
fn ghost_colors(kit: &Kit, scene: &Scene, at: Spot) -> [Rgb; 2] {
    let tint = scene.tints.iter().rev().find(|tint| tint.0 == at);
    let tone = &kit.theme.tones[tint.map_or(Tone::Last, |tint| tint.1).index()];
    let dark = (at.file + at.rank).is_multiple_of(2);
    let ground = match (tint, dark) {
        (Some(_), true) => tone.dark,
        (Some(_), false) => tone.light,
        (None, true) => kit.theme.dark,
        (None, false) => kit.theme.light,
    };
    ghost_shades(tone, ground)
}

/// Mixes the darker and the lighter color of a mark half and half with the square's color.
fn ghost_shades(tone: &ToneColors, ground: Rgb) -> [Rgb; 2] {
    let inks = if tone.has_dark_ink() { [tone.ink, tone.edge] } else { [tone.edge, tone.ink] };
    [mix(ground, inks[0], GHOST_OPACITY), mix(ground, inks[1], GHOST_OPACITY)]
}

/// Returns the lift of low content that is alone on its square. Otherwise it would sit on the edge.
fn lone_lift(cell: &SquareContent) -> i32 {
    match (&cell.layers[..], cell.pile.len()) {
        ([], 1) => LONE_CHIP,
        ([layer], 0) if layer.extent == Extent::Low => LONE_MAN,
        _ => 0,
    }
}

/// Chooses how far a pile makes room for bars and broken roads on the edges of its square.
fn insets(layout: &Layout, area: Area, cell: &SquareContent, near: &[Outline]) -> Insets {
    let bars: Vec<&Outline> = near.iter().filter(|other| matches!(other, Outline::Polygon(_))).collect();
    if cell.pile.is_empty() && !cell.stands {
        return Insets::default();
    }
    let low = lone_lift(cell);
    // Numbers on a path through the center take precedence.
    let middle = Outline::rect((0, SQUARE / 2), (SQUARE, SQUARE - low));
    let is_free = !near.iter().any(|other| other.touches(&middle));
    let raised = Insets { bottom: if is_free { low } else { 0 }, ..Insets::default() };
    if bars.is_empty() {
        return raised;
    }
    let hidden = |insets: Insets| {
        let pile = PileLayout::new(layout, area, cell.pile.len(), insets);
        let around = |place: i32| place * SQUARE / layout.square;
        // Without chips, only the ground of the figure can be hidden.
        let ground = around(pile.room.y + pile.room.height - area.y);
        let ground = Outline::rect((0, ground - 2 * MARK_GAP), (SQUARE, ground + MARK_GAP));
        if cell.pile.is_empty() && bars.iter().any(|bar| bar.touches(&ground)) {
            return true;
        }
        pile.places.iter().flatten().any(|slot| {
            let (left, top) = (around(slot.x - area.x) - MARK_GAP, around(slot.y - area.y) - MARK_GAP);
            let (width, height) = (around(slot.size.width as i32), around(slot.size.height as i32));
            let chip = Outline::rect((left, top), (left + width + 2 * MARK_GAP, top + height + 2 * MARK_GAP));
            bars.iter().any(|bar| bar.touches(&chip))
        })
    };
    let mut all: Vec<Insets> = Vec::new();
    for bottom in PILE_LIFTS {
        for left in PILE_INSETS {
            all.extend(PILE_INSETS.map(|right| Insets { left, right, bottom }));
        }
    }
    all.sort_by_key(|insets| insets.bottom + insets.left + insets.right);
    all.insert(0, raised);
    all.iter().copied().find(|&insets| !hidden(insets)).unwrap_or(all[0])
}

/// Returns the sprites on a square at their default places, and the space available to them.
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
            let (side, left, top) = stacks::default_box(layer.extent);
            let silhouette = atlas.silhouette(layer.sprite)?;
            Some(Part { silhouette, side, left, top, bottom: SQUARE })
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
        Some(Part { silhouette, side, left: thousandths(x - area.x), top, bottom: SQUARE })
    });
    let parts: Vec<Part<'_>> = parts.collect();
    let top = thousandths(pile.room.y - area.y);
    let room = if pile.tall {
        let count = stacks::count_area(kit, layout, area, cell, insets);
        let bottom = thousandths(count.y - area.y) - MARK_GAP;
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

/// Finds the largest scale, at least `min_scale`, at which no mark covers the `kept` ones of a figure's
/// `parts`, as close as possible to the default place.
fn find_transform(
    parts: &[Part<'_>],
    kept: &[Part<'_>],
    room: &Room,
    near: &[Outline],
    min_scale: i32,
) -> Option<Transform> {
    let rows = || parts.iter().flat_map(|part| part.rows(Transform::IDENTITY));
    let [top, bottom] = [rows().map(|row| row[0]).min()?, rows().map(|row| row[1]).max()?];
    let [left, right] = [rows().map(|row| row[2]).min()?, rows().map(|row| row[3]).max()?];
    let middle = (left + right) / 2;
    for scale in (min_scale..=SQUARE).rev().step_by(SCALE_STEP) {
        let length = |usual: i32| usual * scale / SQUARE;
        let (half, height) = (length(right - left) / 2, length(bottom - top));
        let lifts = if room.stands { 0 } else { SQUARE };
        for down in nearest(lifts, 2 * SHIFT_STEP) {
            let low = bottom + down;
            let crown = low - height;
            let fits =
                low <= room.bottom.max(bottom) && crown >= room.top.min(top) && crown <= room.crown.max(top);
            if !fits {
                continue;
            }
            for aside in nearest(SQUARE, SHIFT_STEP) {
                let across = middle + aside;
                if across - half < room.left.min(left) || across + half > room.right.max(right) {
                    continue;
                }
                let transform =
                    Transform { scale, right: across - length(middle), down: low - length(bottom) };
                if !kept.iter().any(|part| is_hidden(part, transform, near)) {
                    return Some(transform);
                }
            }
        }
    }
    None
}

/// Whether a mark covers part of a figure.
fn is_hidden(part: &Part<'_>, transform: Transform, near: &[Outline]) -> bool {
    near.iter().any(|other| {
        let (top, bottom) = other.rows();
        part.rows(transform).any(|[from, to, left, right]| {
            let (from, to) = (from - MARK_GAP, to + MARK_GAP);
            to > top
                && from < bottom
                && other
                    .columns(from, to)
                    .is_some_and(|columns| left - MARK_GAP < columns.1 && columns.0 < right + MARK_GAP)
        })
    })
}

/// Yields 0 and then multiples of `step` on both sides, up to `max`.
fn nearest(max: i32, step: usize) -> impl Iterator<Item = i32> {
    (0..=max).step_by(step).flat_map(|off| [-off, off].into_iter().skip(usize::from(off == 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::palette::Palette;
    use crate::scene::ColorScheme;
    use crate::theme::tests::contrast;

    /// Ghosts stand out from their square, their dark parts differ from their light ones, and the
    /// palette has no color of another hue in their place.
    #[test]
    fn ghosts_are_visible_on_every_square() {
        for (name, scheme) in
            ThemeName::ALL.into_iter().flat_map(|name| ColorScheme::ALL.map(|scheme| (name, scheme)))
        {
            let theme = name.theme(scheme);
            for finish in [Finish::Still, Finish::Moving] {
                let palette = Palette::new(theme, finish);
                for tone in [Tone::Last, Tone::Swept] {
                    let colors = &theme.tones[tone.index()];
                    for ground in [colors.light, colors.dark] {
                        let wanted = ghost_shades(colors, ground);
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
