//! Text keys of the themes of puzzles in Lusus.

pub(super) const THEMES: &[(&str, &str)] = &[
    ("movement", "puzzle-theme-lusus-movement"),
    ("special", "puzzle-theme-lusus-special"),
    ("removal", "puzzle-theme-lusus-removal"),
    ("flight", "puzzle-theme-lusus-flight"),
    ("take", "puzzle-theme-lusus-take"),
    ("cover", "puzzle-theme-lusus-cover"),
    ("shield", "puzzle-theme-lusus-shield"),
    ("rescue", "puzzle-theme-lusus-rescue"),
    ("series", "puzzle-theme-lusus-series"),
    ("counter", "puzzle-theme-lusus-counter"),
];
