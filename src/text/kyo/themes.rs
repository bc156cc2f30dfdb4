//! Text keys of the themes of puzzles in Kyo.

pub(super) const THEMES: &[(&str, &str)] = &[
    ("ride", "puzzle-theme-kyo-ride"),
    ("road", "puzzle-theme-kyo-road"),
    ("shuffle", "puzzle-theme-kyo-shuffle"),
    ("net", "puzzle-theme-kyo-net"),
    ("prize", "puzzle-theme-kyo-prize"),
    ("flight", "puzzle-theme-kyo-flight"),
    ("royal", "puzzle-theme-kyo-royal"),
    ("take", "puzzle-theme-kyo-take"),
    ("series", "puzzle-theme-kyo-series"),
    ("counter", "puzzle-theme-kyo-counter"),
];
