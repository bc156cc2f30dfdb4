use super::*;
use crate::games;
use crate::{Labels, LastMove, RenderRequest};
use sealed_move_rules::{Observer, find};

/// The scenes of all legal moves among a game's vectors, from both sides.
fn scenes(game: &str, vectors: &str, field: &str) -> Vec<(String, Scene)> {
    let game = find(game).unwrap();
    let mut scenes = Vec::new();
    for line in vectors.lines() {
        let vector: serde_json::Value = serde_json::from_str(line).unwrap();
        let (Some(position), Some(written)) = (vector["position"].as_str(), vector[field].as_str()) else {
            continue;
        };
        let Ok(start) = game.parse(position) else { continue };
        let Ok(after) = start.replay(written) else { continue };
        let (before, after) = (start.view(Observer::Public), after.position.view(Observer::Public));
        let Ok(notation) = start.redact(written, Observer::Public) else { continue };
        for from in Side::BOTH {
            let last = Some(LastMove { before: &before, notation: &notation });
            let labels = Labels::new(["One", "Two"], Some("Move 7"));
            let request = RenderRequest { last, ..RenderRequest::new(&after, from, labels) };
            scenes.push((format!("{written} in {position}"), games::scene(&request)));
        }
    }
    scenes
}

/// The numbers of a scene: the squares that they tell of, and where they are.
fn numbers(scene: &Scene) -> Vec<(Spot, Extents)> {
    let number = |mark: &Mark| match *mark {
        Mark::Number { at, right, down, ref text, .. } => {
            let half = scene.disc(text);
            Some((at, Extents::around((right, down), half.0, half.1)))
        }
        _ => None,
    };
    scene.marks.iter().filter_map(number).collect()
}

/// `PICTURES.md` §4: no two of them touch, and none hides a badge; each is where its square is entered.
fn check(game: &str, vectors: &str, field: &str, least: usize) {
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, scene) in scenes(game, vectors, field) {
        let numbers = numbers(&scene);
        seen += usize::from(!numbers.is_empty());
        let side = i32::from(scene.files) * SQUARE;
        for (place, &(at, disc)) in numbers.iter().enumerate() {
            let within = disc.left >= 0 && disc.top >= 0 && disc.right <= side && disc.bottom <= side;
            let alone = numbers[place + 1..].iter().all(|&(_, other)| disc.shared(other) == 0);
            let clear = scene.marks.iter().all(|mark| match *mark {
                Mark::Badge { at, corner, .. } | Mark::Label { at, corner, .. } => {
                    disc.shared(scene.badge_at(at, corner)) == 0
                }
                _ => true,
            });
            let near = disc.shared(Extents::around(scene.middle(at), SQUARE * 3 / 2, SQUARE * 3 / 2)) > 0;
            if !(within && alone && clear && near) {
                wrong.push(format!("{name}: {at:?}, {disc:?}, {within} {alone} {clear} {near}"));
            }
        }
    }
    assert!(seen >= least, "{game}: only {seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(12)]);
}

#[test]
fn numbers_of_kyo_touch_nothing() {
    check("kyo", include_str!("../../../../../tests/vectors/kyo/vectors.jsonl"), "canonical", 40);
}

#[test]
fn numbers_of_chakart_touch_nothing() {
    check("chakart", include_str!("../../../../../tests/vectors/chakart/vectors.jsonl"), "record", 40);
}

/// A way of two steps: the first number on the border that it crosses, the last behind the head.
#[test]
fn numbers_ride_on_the_way() {
    let position = "k7/8/8/8/8/3m4/3P4/K7 w 20 {\"flags\":\"0000\"}";
    let scenes = scenes("chakart", &format!("{{\"position\":{position:?},\"record\":\"d2d3\"}}"), "record");
    assert_eq!(scenes.len(), 2, "a legal move");
    let numbers = numbers(&scenes[0].1);
    // On the file's middle, or so little beside it that the way touches the disc: behind the head that ends where d4 begins, and where d3 begins, above what lies on d2.
    let rows = [(3, 5300..=5600), (2, 5800..=6100)];
    assert_eq!(numbers.len(), rows.len());
    for ((at, disc), (rank, row)) in numbers.into_iter().zip(rows) {
        assert_eq!(at, Spot { file: 3, rank });
        assert!(((disc.left + disc.right) / 2).abs_diff(3500) <= 180, "{disc:?}");
        assert!(row.contains(&((disc.top + disc.bottom) / 2)), "{disc:?}");
    }
}
