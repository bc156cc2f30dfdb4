//! Draws scenes.

use super::base::BaseCache;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::Finish;
use super::placement::Transform;
use super::scene::{Scene, Spot, TiledPiece, Tone};
use super::sprites::Atlas;
use super::theme::{PROGRESS, mix};
use super::{fitting, hatch, marks, panel, shadow, stacks, tiled_pieces};

/// Draws a scene over the canvas: squares, tints, ghosts, paths, pieces, labels and, on top, marks.
pub(super) fn draw(
    canvas: &mut Canvas,
    (kit, bases): (&Kit, &BaseCache),
    atlas: &Atlas,
    layout: &Layout,
    scene: &Scene,
) {
    canvas.copy(&bases.get(kit, layout, scene));
    for &(spot, tone) in &scene.tints {
        wash(canvas, kit, layout, spot, tone);
    }
    for &spot in &scene.hatched {
        hatch::draw(canvas, kit, layout, spot, kit.theme.tones[Tone::Last.index()].ink);
    }
    let solid = scene.outlines();
    let fit = |cell| (cell, fitting::fit(kit, atlas, layout, scene, &solid, cell));
    let cells: Vec<_> = scene.cells.iter().map(fit).collect();
    let tiled: Vec<_> = scene
        .tiled_pieces
        .iter()
        .map(|figure| (figure, fitting::fit_above_tiles(atlas, scene, &solid, figure)))
        .collect();
    let foot =
        |placed: &(&TiledPiece, Transform)| Some((placed.0.at, tiled_pieces::foot(atlas, layout, *placed)?));
    // In a replay, shadows beside tiles would make the file larger by 2 %.
    let casting = if kit.palette.finish == Finish::Still { &tiled[..] } else { &[] };
    let shadows = cells
        .iter()
        .filter_map(|(cell, fitting)| Some((cell.at, stacks::foot(kit, atlas, layout, (cell, fitting))?)))
        .chain(casting.iter().filter_map(foot));
    for cast in shadows {
        shadow::draw(canvas, kit, layout, scene, cast);
    }
    for (cell, fitting) in scene.ghosts.iter().map(fit) {
        stacks::draw(canvas, kit, atlas, layout, (cell, &fitting));
    }
    for mark in &scene.ground {
        marks::draw_ground(canvas, kit, layout, scene, mark);
    }
    for (cell, fitting) in &cells {
        stacks::draw(canvas, kit, atlas, layout, (cell, fitting));
    }
    for &placed in &tiled {
        tiled_pieces::draw(canvas, kit, atlas, layout, scene, placed);
    }
    // Labels avoid badges.
    for (cell, fitting) in &cells {
        if let Some((symbol, area)) = cell.symbol.zip(fitting.label) {
            stacks::draw_label(canvas, kit, area, symbol);
        }
    }
    for mark in &scene.marks {
        marks::draw(canvas, kit, layout, mark);
    }
    panel::draw(canvas, kit, atlas, layout, scene);
    if let Some(progress) = scene.progress {
        let [whole, done] = layout.progress(progress);
        canvas.fill(whole, kit.palette.index(mix(kit.theme.frame, kit.theme.dim, 90)));
        canvas.fill(done, kit.palette.index(PROGRESS));
    }
}

/// Tints a square, with one color for light squares and one for dark squares.
fn wash(canvas: &mut Canvas, kit: &Kit, layout: &Layout, spot: Spot, tone: Tone) {
    let colors = &kit.theme.tones[tone.index()];
    canvas.fill(layout.square_at(spot), kit.palette.index(kit.theme.ground(spot, Some(tone))));
    // In a replay, frozen pieces only have their snowflake.
    if tone == Tone::Frost && kit.palette.finish == Finish::Still {
        hatch::draw(canvas, kit, layout, spot, colors.ink);
    }
}
