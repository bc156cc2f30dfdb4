//! `PICTURES.md` §4: players look for the man that just moved, so marks leave him large.

use super::*;

/// Minimum size of moved men, in thousandths of their size without marks (`PICTURES.md` §4).
const MIN_SIZE: i32 = 900;

/// Objects, which never move.
const OBJECTS: [&str; 4] = ["mushroom", "egg", "banana", "bomb"];

/// Returns the sizes of all moved men, in thousandths of its size without marks.
fn sizes(studio: &Studio, scene: &Scene, bare: &Scene) -> Vec<(Spot, i32)> {
    let [sole, alone] = [scene, bare].map(|scene| SoleCanvas::new(studio, scene));
    let moved = |at: Spot| scene.tints.contains(&(at, Tone::Last));
    let is_object = |layer: &Layer| OBJECTS.iter().any(|object| layer.sprite.0.ends_with(object));
    let is_man = |cell: &&SquareContent| !cell.layers.is_empty() && !cell.layers.iter().any(is_object);
    let men = scene.cells.iter().filter(|cell| moved(cell.at)).filter(is_man);
    let share = |now: i32, usual: i32| (now * 1000 + usual / 2) / usual;
    let sizes = men.map(|cell| (cell.at, share(sole.size(cell), alone.size(cell))));
    let tiled = scene.tiled_pieces.iter().filter(|figure| moved(figure.at));
    let scales = tiled.map(|figure| (figure, [&sole, &alone].map(|sole| sole.transform(figure).scale)));
    sizes.chain(scales.map(|(figure, [now, usual])| (figure.at, share(now, usual)))).collect()
}

/// Checks that badges alone and all marks together leave moved men large.
fn check_moved(game: &str, vectors: &str, field: &str, min: usize) {
    let studio = Studio::new().unwrap();
    let (mut seen, mut small) = (0, Vec::new());
    for (name, scene) in scenes(game, vectors, field) {
        let [mut bare, mut badges] = [scene.clone(), scene.clone()];
        (bare.marks, bare.ground, badges.ground) = (Vec::new(), Vec::new(), Vec::new());
        badges.marks.retain(|mark| matches!(mark, Mark::Badge { .. }));
        for shown in [&badges, &scene] {
            for (at, size) in sizes(&studio, shown, &bare) {
                seen += 1;
                if size < MIN_SIZE {
                    small.push(format!("{name}, from {:?}: {size} at {at:?}", scene.bottom));
                }
            }
        }
    }
    assert!(seen >= min, "{game}: only {seen}");
    assert!(small.is_empty(), "{} of {seen}: {small:#?}", small.len());
}

#[test]
fn marks_never_shrink_what_moved_in_aruki() {
    let vectors = include_str!("../../../../../rules/tests/vectors/aruki/vectors.jsonl");
    check_moved("aruki", vectors, "canonical", 600);
}

#[test]
fn marks_never_shrink_what_moved_in_kyo() {
    let vectors = include_str!("../../../../../rules/tests/vectors/kyo/vectors.jsonl");
    check_moved("kyo", vectors, "canonical", 1000);
}

#[test]
fn marks_never_shrink_what_moved_in_chakart() {
    let vectors = include_str!("../../../../../rules/tests/vectors/chakart/vectors.jsonl");
    check_moved("chakart", vectors, "record", 1500);
}

#[test]
fn marks_never_shrink_what_moved_in_lusus() {
    let vectors = include_str!("../../../../../rules/tests/vectors/lusus/vectors.jsonl");
    check_moved("lusus", vectors, "record", 1400);
}
