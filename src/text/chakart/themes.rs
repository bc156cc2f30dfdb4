//! Text keys of the themes of puzzles in Chakart.

pub(super) const THEMES: &[(&str, &str)] = &[
    ("shell", "puzzle-theme-chakart-shell"),
    ("line", "puzzle-theme-chakart-line"),
    ("step", "puzzle-theme-chakart-step"),
    ("stealth", "puzzle-theme-chakart-stealth"),
    ("net", "puzzle-theme-chakart-net"),
    ("flight", "puzzle-theme-chakart-flight"),
    ("shot", "puzzle-theme-chakart-shot"),
    ("take", "puzzle-theme-chakart-take"),
    ("series", "puzzle-theme-chakart-series"),
    ("counter", "puzzle-theme-chakart-counter"),
];
