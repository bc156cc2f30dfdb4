use super::*;

/// Transforms for color vision deficiencies in linear light, at full severity (Machado, Oliveira
/// and Fernandes 2009).
const DEFICIENCIES: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Returns the relative luminance of a color with a color vision deficiency.
fn luminance(color: Rgb, seen: [[f64; 3]; 3]) -> f64 {
    let linear = color.map(|channel| {
        let part = f64::from(channel) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let [red, green, blue] =
        seen.map(|row| row.iter().zip(linear).map(|(part, channel)| part * channel).sum::<f64>());
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Returns the contrast ratio of two colors, from 1 to 21, for the deficiency with the lowest
/// contrast.
pub(crate) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let ratio = |seen| {
        let (a, b) = (luminance(a, seen), luminance(b, seen));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    };
    DEFICIENCIES.iter().map(|&(_, seen)| ratio(seen)).fold(f64::MAX, f64::min)
}

fn themes() -> impl Iterator<Item = (ThemeName, &'static Theme)> {
    ThemeName::ALL.into_iter().flat_map(|name| ColorScheme::ALL.map(|scheme| (name, name.theme(scheme))))
}

#[track_caller]
fn check(name: ThemeName, what: &str, a: Rgb, b: Rgb, min: f64) {
    let got = contrast(a, b);
    assert!(got >= min, "{name}, {what}, {a:02x?} and {b:02x?}: expected at least {min}, got {got:.1}");
}

#[test]
fn sides_differ_in_lightness() {
    for (name, theme) in themes() {
        let [first, second] = theme.scheme.sides;
        for (ours, theirs) in [(first.fill, second.fill), (first.shade, second.shade)] {
            check(name, "side by side", ours, theirs, 4.5);
        }
        check(name, "fill and outline", first.fill, first.rim, 7.0);
        for side in [first, second] {
            check(name, "fill and details", side.fill, side.line, 7.0);
        }
        check(name, "rim and keyline", second.rim, second.key, 7.0);
    }
}

/// The ends of a chip have the fill of its side, and its middle is darker or lighter than
/// everything else.
#[test]
fn chips_differ_in_lightness() {
    for (name, theme) in themes() {
        let &[neutral] = theme.scheme.neutral else { continue };
        let [first, second] = theme.scheme.sides;
        check(name, "dark and light mana", CHIP_DARK, CHIP_LIGHT, 10.0);
        check(name, "the line between chips of dark mana", CHIP_DARK, CHIP_SEAM, 2.5);
        check(name, "the line between chips of light mana", CHIP_LIGHT, CHIP_SEAM, 4.5);
        check(name, "first side's end beside dark mana", first.fill, CHIP_DARK, 7.0);
        check(name, "second side's end beside light mana", second.fill, CHIP_LIGHT, 7.0);
        for side in [first, second] {
            check(name, "end and edge", side.fill, side.key, 7.0);
            check(name, "neutral chip and a side's", neutral.fill, side.fill, 1.8);
        }
        check(name, "neutral chip and its outline", neutral.fill, neutral.line, 4.5);
        let marks = theme.tones[0];
        for below in [first.fill, second.fill, neutral.fill] {
            let best = contrast(marks.ink, below).max(contrast(marks.edge, below));
            assert!(best >= 3.5, "{name}: {best:.1} on {below:?}");
        }
    }
}

#[test]
fn tiles_differ_in_lightness() {
    for (name, theme) in themes() {
        if theme.scheme.grounds.is_none() {
            continue;
        }
        for shape in TileShape::ALL {
            let [first, second] = Side::BOTH.map(|side| theme.scheme.ground(side, shape));
            check(name, "two owners' tiles", first, second, 6.0);
            for (ground, side) in [(first, Side::First), (second, Side::Second)] {
                check(name, "tile and sign", ground, theme.scheme.sides[side.index()].line, 7.0);
            }
        }
    }
}

#[test]
fn marks_stand_out_on_every_square() {
    for (name, theme) in themes() {
        for tone in theme.scheme.tones.iter().map(|tone| &theme.tones[tone.index()]) {
            check(name, "ink and edge", tone.ink, tone.edge, 6.0);
            for ground in [theme.light, theme.dark, tone.light, tone.dark] {
                let (ink, edge) = (contrast(tone.ink, ground), contrast(tone.edge, ground));
                assert!(ink.max(edge) >= 2.5, "{name}: {ink:.1}, {edge:.1} on {ground:?}");
            }
        }
    }
}

/// In replays, dark frames and brackets have no edge, so their ink must stand out on the tinted
/// squares.
#[test]
fn frames_without_an_edge_stand_out() {
    for (name, theme) in themes() {
        for tone in [Tone::Last, Tone::Swept] {
            let colors = &theme.tones[tone.index()];
            for square in [colors.light, colors.dark].into_iter().filter(|_| colors.has_dark_ink()) {
                check(name, &format!("{tone:?}"), colors.ink, square, 2.5);
            }
        }
    }
}

#[test]
fn text_is_readable() {
    for (name, theme) in themes() {
        for bar in theme.rim() {
            check(name, "coordinates", theme.label, bar, 7.0);
        }
        check(name, "names", theme.label, theme.frame, 7.0);
        check(name, "waiting side", theme.dim, theme.frame, 4.5);
        check(name, "letters", theme.plate_label, theme.plate, 7.0);
        check(name, "counts", theme.well_label, theme.well, 7.0);
    }
}

#[test]
fn names_parse_back() {
    for name in ThemeName::ALL {
        assert_eq!(name.to_string().parse::<ThemeName>().unwrap(), name);
    }
    assert!("Wood ".parse::<ThemeName>().is_err());
}

#[test]
fn the_error_for_an_unknown_theme_lists_all_themes() {
    let error = "walnut".parse::<ThemeName>().unwrap_err().to_string();
    assert!(error.ends_with("classic, dark, contrast"), "{error}");
}

/// Without a color vision deficiency.
const NORMAL: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

/// Returns the lightness L* of a color, from 0 to 100.
fn lightness(color: Rgb) -> f64 {
    seen_lightness(color, NORMAL)
}

fn seen_lightness(color: Rgb, seen: [[f64; 3]; 3]) -> f64 {
    let seen = luminance(color, seen);
    if seen > 0.008_856 { 116.0 * seen.cbrt() - 16.0 } else { 903.3 * seen }
}

/// `PICTURES.md` §7: a bomb is no black man, and neither is a mushroom, whatever cones one has.
#[test]
fn bombs_and_mushrooms_differ_from_men_in_lightness() {
    for (name, theme) in themes() {
        let &[mushroom, _, _, bomb] = theme.scheme.neutral else { continue };
        let man = theme.scheme.sides[Side::Second.index()];
        for (object, kind) in [(mushroom, "mushroom"), (bomb, "bomb")] {
            for (seen, eyes) in
                DEFICIENCIES.map(|(eyes, seen)| (seen, eyes)).into_iter().chain([(NORMAL, "normal")])
            {
                let apart = seen_lightness(object.fill, seen) - seen_lightness(man.fill, seen);
                assert!(apart >= 12.0, "{name}, {kind}, {eyes}: lighter by {apart:.1}");
            }
        }
    }
}

/// `PICTURES.md` §2: shadows, edges of slates and bars of the rim are visible on every ground.
#[test]
fn shades_of_the_ground_are_seen() {
    for (name, theme) in themes() {
        let tones = theme.tones.iter().flat_map(|tone| [tone.light, tone.dark]);
        for ground in [theme.light, theme.dark].into_iter().chain(tones) {
            let apart = lightness(ground) - lightness(shaded(ground));
            assert!(apart >= 5.0, "{name}: {ground:?} and its shadow differ by {apart:.1}");
        }
        let [lit_bar, dim_bar] = theme.rim().map(lightness);
        assert!(lit_bar > lightness(theme.frame) && lightness(theme.frame) >= dim_bar, "{name}");
    }
}
