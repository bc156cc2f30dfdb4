use super::*;
use crate::ThemeName;
use crate::scene::ColorScheme;
use crate::theme::Rgb;

/// Side of a sprite that is measured in hundredths, in pixels.
const MEASURED_PX: u32 = 400;

fn atlas() -> Atlas {
    Atlas::load().unwrap()
}

fn raster(atlas: &Atlas, name: &str, side: u32) -> Pixmap {
    let place = atlas.names().iter().position(|known| known == name).unwrap_or_else(|| panic!("no {name}"));
    atlas.rasterise(place, side)
}

/// Whether a mark frames a whole square.
fn frames_a_square(name: &str) -> bool {
    matches!(name, "marks/column" | "marks/row")
}

/// `PICTURES.md` §2: all painted pixels are within 6..94.
#[test]
fn sprites_stay_inside_their_margin() {
    let atlas = atlas();
    let mut outside = Vec::new();
    for name in atlas.names().iter().filter(|name| !frames_a_square(name)) {
        let raster = raster(&atlas, name, MEASURED_PX);
        let (mut least, mut most) = (MEASURED_PX, 0);
        for (place, pixel) in (0..).zip(raster.pixels()) {
            if pixel.alpha() > 12 {
                let (x, y) = (place % MEASURED_PX, place / MEASURED_PX);
                (least, most) = (least.min(x).min(y), most.max(x + 1).max(y + 1));
            }
        }
        let part = |px: u32| f64::from(px) * 100.0 / f64::from(MEASURED_PX);
        assert!(most > least, "{name} is empty");
        if part(least) < 5.9 || part(most) > 94.1 {
            outside.push(format!("{name}: {:.1} to {:.1}", part(least), part(most)));
        }
    }
    assert!(outside.is_empty(), "{outside:#?}");
}

/// Returns a sprite on a background, in grays from 0 to 1.
fn gray(atlas: &Atlas, name: &str, side: u32, ground: Rgb) -> Vec<f64> {
    let light = |color: [f64; 3]| (0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]) / 255.0;
    let over = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
        let rest = 1.0 - f64::from(pixel.alpha()) / 255.0;
        let channel = |own: u8, below: u8| f64::from(own) + f64::from(below) * rest;
        light([
            channel(pixel.red(), ground[0]),
            channel(pixel.green(), ground[1]),
            channel(pixel.blue(), ground[2]),
        ])
    };
    raster(atlas, name, side).pixels().iter().map(over).collect()
}

/// Returns Pearson's correlation coefficient.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    let (a, b) = (mean(one), mean(other));
    let sum = |f: &dyn Fn(f64, f64) -> f64| one.iter().zip(other).map(|(x, y)| f(x - a, y - b)).sum::<f64>();
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt().max(1e-9)
}

/// Returns all pairs with a correlation above `max`.
fn too_alike(named: &[(String, Vec<f64>)], max: f64) -> Vec<String> {
    let mut alike = Vec::new();
    for (place, (name, one)) in named.iter().enumerate() {
        for (other_name, other) in &named[place + 1..] {
            let got = correlation(one, other);
            if got > max {
                alike.push(format!("{name} and {other_name}: {got:.2}"));
            }
        }
    }
    alike
}

const ARUKI: [&str; 15] = [
    "pieces/pawn",
    "aruki/javelin",
    "aruki/pike",
    "aruki/greater-pike",
    "aruki/lance",
    "aruki/greater-lance",
    "aruki/sword",
    "aruki/long-sword",
    "pieces/rook",
    "aruki/arrow",
    "aruki/minister",
    "pieces/king",
    "aruki/jester",
    "aruki/golden-dragon",
    "aruki/silver-dragon",
];

/// `PICTURES.md` §5, at the size of Aruki's squares in Discord.
#[test]
fn no_two_kinds_of_aruki_look_alike() {
    let atlas = atlas();
    let ground = ThemeName::Classic.theme(ColorScheme::Bone).light;
    let alike: Vec<_> = ["first", "second"]
        .iter()
        .flat_map(|side| {
            let name = |kind: &&str| format!("{kind}-{side}");
            let drawn = |kind| (name(kind), gray(&atlas, &name(kind), 24, ground));
            too_alike(&ARUKI.iter().map(drawn).collect::<Vec<_>>(), 0.55)
        })
        .collect();
    assert!(alike.is_empty(), "{alike:#?}");
}

/// Returns the painted area, weighted by opacity.
fn area(atlas: &Atlas, name: &str) -> f64 {
    let raster = raster(atlas, name, MEASURED_PX);
    raster.pixels().iter().map(|pixel| f64::from(pixel.alpha())).sum::<f64>()
}

#[test]
fn greater_pieces_are_heavier() {
    let atlas = atlas();
    for (lesser, greater) in [("lance", "greater-lance"), ("pike", "greater-pike"), ("sword", "long-sword")] {
        for side in ["first", "second"] {
            let [light, heavy] = [lesser, greater].map(|kind| area(&atlas, &format!("aruki/{kind}-{side}")));
            assert!(heavy >= light * 1.2, "{greater}-{side}: {:.2}", heavy / light);
        }
    }
}

/// Without the second side's keyline, both sides have nearly the same area.
#[test]
fn both_sides_share_their_curves() {
    let atlas = atlas();
    for name in atlas.names().iter().filter_map(|name| name.strip_suffix("-second")) {
        let inked = |side: &str| {
            let raster = raster(&atlas, &format!("{name}-{side}"), MEASURED_PX);
            raster.pixels().iter().map(|pixel| pixel.alpha() > 128).collect::<Vec<_>>()
        };
        let (first, second) = (inked("first"), inked("second"));
        // Only the first side has chamfers at the foot and points at the diamonds.
        let alone = first.iter().zip(&second).filter(|(first, second)| **first && !**second).count();
        assert!(alone * 100 < first.iter().filter(|inked| **inked).count() * 4, "{name}: {alone}");
    }
}

/// `PICTURES.md` §8: at ten pixels any two signs differ, whatever the outlines of their tiles, on low tiles, too.
#[test]
fn no_two_signs_of_lusus_look_alike() {
    let atlas = atlas();
    for small in [false, true] {
        let signs: Vec<_> = sealed_move_rules::lusus::Tile::ALL
            .iter()
            .map(|tile| {
                let name = format!("lusus/{}", tile.code().to_lowercase());
                let variant = format!("{name}-small");
                let name = if small && atlas.names().contains(&variant) { variant } else { name };
                let gray = gray(&atlas, &name, 10, [255; 3]);
                (name, gray)
            })
            .collect();
        let alike = too_alike(&signs, 0.7);
        assert!(alike.is_empty(), "{alike:#?}");
    }
}
