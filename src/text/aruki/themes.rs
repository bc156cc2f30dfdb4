//! Text keys of the themes of puzzles in Aruki.

pub(super) const THEMES: &[(&str, &str)] = &[
    ("mate", "puzzle-theme-aruki-mate"),
    ("chase", "puzzle-theme-aruki-chase"),
    ("net", "puzzle-theme-aruki-net"),
    ("prize", "puzzle-theme-aruki-prize"),
    ("quiet", "puzzle-theme-aruki-quiet"),
    ("flight", "puzzle-theme-aruki-flight"),
    ("guard", "puzzle-theme-aruki-guard"),
    ("take", "puzzle-theme-aruki-take"),
    ("block", "puzzle-theme-aruki-block"),
    ("series", "puzzle-theme-aruki-series"),
];
