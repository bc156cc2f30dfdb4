//! The themes: every color of a picture, in one table.

use std::fmt;
use std::str::FromStr;

use super::scene::{ColorScheme, TileShape, Tone};
use sealed_move_rules::Side;

/// A color: red, green, blue.
pub(super) type Rgb = [u8; 3];

/// A theme that a player can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ThemeName {
    /// Light wood.
    #[default]
    Wood,
    /// Slate, for dark rooms.
    Dark,
    /// Plain grays and strong marks, for eyes that need high contrast.
    Contrast,
}

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Dark, Self::Contrast];

    pub(super) const fn theme(self, scheme: ColorScheme) -> &'static Theme {
        match (self, scheme) {
            (Self::Wood, ColorScheme::Bone) => &WOOD_BONE,
            (Self::Wood, ColorScheme::Gold) => &WOOD_GOLD,
            (Self::Wood, ColorScheme::Tiles) => &WOOD_TILES,
            (Self::Dark, ColorScheme::Bone) => &DARK_BONE,
            (Self::Dark, ColorScheme::Gold) => &DARK_GOLD,
            (Self::Dark, ColorScheme::Tiles) => &DARK_TILES,
            (Self::Contrast, ColorScheme::Gold) => &CONTRAST_GOLD,
            (Self::Wood, ColorScheme::Motley) => &WOOD_MOTLEY,
            (Self::Dark, ColorScheme::Motley) => &DARK_MOTLEY,
            (Self::Contrast, ColorScheme::Motley) => &CONTRAST_MOTLEY,
            (Self::Contrast, ColorScheme::Bone) => &CONTRAST_BONE,
            (Self::Contrast, ColorScheme::Tiles) => &CONTRAST_TILES,
        }
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wood => "wood",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        })
    }
}

/// There is no such theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no theme is called {0:?}; there are: {themes}", themes = ThemeName::ALL.map(|theme| theme.to_string()).join(", "))]
pub struct UnknownTheme(String);

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.to_string() == text)
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// The colors of one kind of highlight.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToneColors {
    /// Lines and badges.
    pub(super) ink: Rgb,
    /// The edge round them, of the opposite lightness: it makes them stand out on any square.
    pub(super) edge: Rgb,
    /// What tints whole squares.
    pub(super) wash: Rgb,
    /// How much of it, of 255.
    pub(super) wash_alpha: u8,
}

/// A theme's colors.
#[derive(Debug)]
pub(super) struct Theme {
    /// Behind everything.
    pub(super) frame: Rgb,
    /// Coordinates and names on the frame.
    pub(super) label: Rgb,
    /// Light squares.
    pub(super) light: Rgb,
    /// Dark squares.
    pub(super) dark: Rgb,
    /// The lightness added to a column of pixels, by the strength of the grain there.
    pub(super) grain: [i8; 5],
    /// Where trays and powers lie.
    pub(super) well: Rgb,
    /// The plate behind the name of the side on turn.
    pub(super) plate: Rgb,
    /// The text on it.
    pub(super) plate_label: Rgb,
    /// By [`Tone`](super::scene::Tone).
    pub(super) tones: [ToneColors; Tone::ALL.len()],
    /// The colors of what stands on the board.
    pub(super) scheme: SchemeColors,
}

/// The colors of a side, as its sprites have them.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideColors {
    /// The fill.
    pub(super) fill: Rgb,
    /// The fill's second tone.
    pub(super) shade: Rgb,
    /// The outline and the details.
    pub(super) line: Rgb,
}

/// The colors of a livery.
#[derive(Clone, Copy, Debug)]
pub(super) struct SchemeColors {
    /// The sides, the first one first.
    pub(super) sides: [SideColors; 2],
    /// What belongs to nobody: each kind of it.
    pub(super) neutral: &'static [SideColors],
    /// The ground of tiles by [`TileShape`], the first side's first.
    pub(super) grounds: Option<[[Rgb; 2]; TileShape::ALL.len()]>,
    /// The highlights that there are.
    pub(super) tones: &'static [Tone],
}

impl SchemeColors {
    /// The ground of a side's tiles of a make.
    pub(super) fn ground(&self, side: Side, make: TileShape) -> Rgb {
        self.grounds.map_or(self.sides[side.index()].fill, |grounds| grounds[make as usize][side.index()])
    }
}

const BONE: SchemeColors = SchemeColors {
    sides: [
        SideColors { fill: [0xfc, 0xf5, 0xe6], shade: [0xe3, 0xcf, 0xa9], line: [0x2b, 0x20, 0x19] },
        SideColors { fill: [0x37, 0x30, 0x2f], shade: [0x5a, 0x50, 0x4d], line: [0xf6, 0xec, 0xd9] },
    ],
    neutral: &[],
    grounds: None,
    tones: &[Tone::Last, Tone::Swept, Tone::Alarm],
};

const GOLD: SchemeColors = SchemeColors {
    sides: [
        SideColors { fill: [0xfc, 0xe2, 0x8f], shade: [0xe2, 0xb3, 0x52], line: [0x2b, 0x20, 0x19] },
        SideColors { fill: [0x6b, 0x15, 0x1c], shade: [0x7d, 0x28, 0x29], line: [0xf8, 0xea, 0xd6] },
    ],
    neutral: &[SideColors { fill: [0x74, 0xa9, 0xc4], shade: [0x4c, 0x7f, 0x99], line: [0x12, 0x28, 0x33] }],
    grounds: None,
    tones: &[Tone::Last, Tone::Swept, Tone::Alarm],
};

/// Pieces as everywhere; a tile's ground says whose it is by its lightness, its make by hue and shape.
const TILES: SchemeColors = SchemeColors {
    grounds: Some([
        [[0xd3, 0xe6, 0xf6], [0x17, 0x3c, 0x66]],
        [[0xdd, 0xef, 0xcd], [0x1c, 0x4a, 0x2e]],
        [[0xdd, 0xef, 0xcd], [0x1c, 0x4a, 0x2e]],
        [[0xfa, 0xd2, 0xc9], [0x70, 0x1f, 0x24]],
        [[0xf8, 0xe6, 0xa9], [0x50, 0x3b, 0x10]],
        [[0xfc, 0xf5, 0xe6], [0x37, 0x30, 0x2f]],
    ]),
    tones: &[Tone::Last, Tone::Swept, Tone::Frost],
    ..BONE
};

/// Bone, and mushrooms, eggs, bananas and bombs: each has a lightness of its own.
const MOTLEY: SchemeColors = SchemeColors { neutral: &[MUSHROOM, EGG, BANANA, BOMB], ..BONE };

const MUSHROOM: SideColors =
    SideColors { fill: [0xcf, 0x45, 0x34], shade: [0xa5, 0x31, 0x26], line: BONE.sides[0].line };
const EGG: SideColors =
    SideColors { fill: BONE.sides[0].fill, shade: [0x3f, 0x8f, 0x56], line: BONE.sides[0].line };
const BANANA: SideColors =
    SideColors { fill: [0xf6, 0xd3, 0x4f], shade: [0xd3, 0x9d, 0x2c], line: BONE.sides[0].line };
const BOMB: SideColors =
    SideColors { fill: [0x23, 0x26, 0x2e], shade: [0x6f, 0x78, 0x88], line: BONE.sides[0].line };

static WOOD_BONE: Theme = WOOD;
static WOOD_GOLD: Theme = Theme { scheme: GOLD, ..WOOD };
static WOOD_MOTLEY: Theme = Theme { scheme: MOTLEY, ..WOOD };
static CONTRAST_BONE: Theme = CONTRAST;
static CONTRAST_GOLD: Theme = Theme { scheme: GOLD, ..CONTRAST };
static CONTRAST_MOTLEY: Theme = Theme { scheme: MOTLEY, ..CONTRAST };
static DARK_BONE: Theme = DARK;
static DARK_MOTLEY: Theme = Theme { scheme: MOTLEY, ..DARK };
static WOOD_TILES: Theme = Theme { scheme: TILES, ..WOOD };
static DARK_TILES: Theme = Theme { scheme: TILES, ..DARK };
static CONTRAST_TILES: Theme = Theme { scheme: TILES, ..CONTRAST };
/// Yellow marks would not stand out among golden chips.
static DARK_GOLD: Theme =
    Theme { scheme: GOLD, tones: [MINT, DARK.tones[1], DARK.tones[2], DARK.tones[3]], ..DARK };

const MINT: ToneColors = ToneColors {
    ink: [0x96, 0xf2, 0xc0],
    edge: [0x06, 0x2a, 0x1a],
    wash: [0x3d, 0xae, 0x78],
    wash_alpha: 96,
};

const WOOD: Theme = Theme {
    frame: [0x4a, 0x33, 0x24],
    label: [0xf3, 0xe2, 0xc2],
    light: [0xee, 0xd6, 0xa8],
    dark: [0xb9, 0x87, 0x54],
    grain: [-6, -3, 0, 2, 4],
    well: [0xa3, 0x79, 0x4e],
    plate: [0xf3, 0xe2, 0xc2],
    plate_label: [0x33, 0x22, 0x17],
    tones: [
        ToneColors {
            ink: [0x0f, 0x4c, 0x75],
            edge: [0xfd, 0xf6, 0xe8],
            wash: [0x3c, 0x8d, 0xb4],
            wash_alpha: 96,
        },
        ToneColors {
            ink: [0x5a, 0x24, 0x66],
            edge: [0xfd, 0xf6, 0xe8],
            wash: [0x7d, 0x4a, 0x8e],
            wash_alpha: 110,
        },
        ToneColors {
            ink: [0x9c, 0x16, 0x12],
            edge: [0xfd, 0xf6, 0xe8],
            wash: [0xdc, 0x4a, 0x34],
            wash_alpha: 110,
        },
        ToneColors {
            ink: [0x10, 0x46, 0x58],
            edge: [0xf4, 0xfb, 0xff],
            wash: [0xc8, 0xe8, 0xf6],
            wash_alpha: 190,
        },
    ],
    scheme: BONE,
};

const DARK: Theme = Theme {
    frame: [0x1c, 0x20, 0x26],
    label: [0xd3, 0xdb, 0xe6],
    light: [0x93, 0x9d, 0xac],
    dark: [0x5f, 0x69, 0x78],
    grain: [0; 5],
    well: [0x6d, 0x77, 0x87],
    plate: [0xd3, 0xdb, 0xe6],
    plate_label: [0x16, 0x1a, 0x20],
    tones: [
        ToneColors {
            ink: [0xff, 0xcc, 0x4d],
            edge: [0x26, 0x1d, 0x06],
            wash: [0xe2, 0xb2, 0x3a],
            wash_alpha: 96,
        },
        ToneColors {
            ink: [0xe9, 0xb8, 0xf4],
            edge: [0x2b, 0x10, 0x30],
            wash: [0xa3, 0x62, 0xb4],
            wash_alpha: 110,
        },
        ToneColors {
            ink: [0xff, 0x8b, 0x78],
            edge: [0x3a, 0x08, 0x06],
            wash: [0xd4, 0x3a, 0x2c],
            wash_alpha: 120,
        },
        ToneColors {
            ink: [0xd2, 0xf0, 0xfc],
            edge: [0x0c, 0x2b, 0x38],
            wash: [0xd8, 0xf0, 0xfa],
            wash_alpha: 110,
        },
    ],
    scheme: BONE,
};

/// Grey squares and a black frame: whatever has a color is a mark.
const CONTRAST: Theme = Theme {
    frame: [0x00, 0x00, 0x00],
    label: [0xff, 0xff, 0xff],
    light: [0xf0, 0xf0, 0xf0],
    dark: [0x76, 0x76, 0x76],
    grain: [0; 5],
    well: [0x9a, 0x9a, 0x9a],
    plate: [0xff, 0xff, 0xff],
    plate_label: [0x00, 0x00, 0x00],
    tones: [
        ToneColors {
            ink: [0x00, 0x2e, 0xc4],
            edge: [0xff, 0xff, 0xff],
            wash: [0x8c, 0xc8, 0xff],
            wash_alpha: 150,
        },
        ToneColors {
            ink: [0x6a, 0x00, 0x7c],
            edge: [0xff, 0xff, 0xff],
            wash: [0xe6, 0xa8, 0xf2],
            wash_alpha: 150,
        },
        ToneColors {
            ink: [0xa8, 0x00, 0x00],
            edge: [0xff, 0xff, 0xff],
            wash: [0xff, 0xa0, 0x90],
            wash_alpha: 150,
        },
        ToneColors {
            ink: [0x00, 0x40, 0x52],
            edge: [0xff, 0xff, 0xff],
            wash: [0xd4, 0xf4, 0xff],
            wash_alpha: 200,
        },
    ],
    scheme: BONE,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::mix;

    /// The relative luminance of a color as a person without green cones sees it (Machado,
    /// Oliveira and Fernandes 2009, full deuteranopia, in linear light).
    fn luminance(color: Rgb) -> f64 {
        let linear = color.map(|channel| {
            let part = f64::from(channel) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let [red, green, blue] = [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ]
        .map(|row: [f64; 3]| row.iter().zip(linear).map(|(part, channel)| part * channel).sum::<f64>());
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio of two colors, from 1 to 21.
    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn themes() -> impl Iterator<Item = (ThemeName, &'static Theme)> {
        ThemeName::ALL.into_iter().flat_map(|name| ColorScheme::ALL.map(|scheme| (name, name.theme(scheme))))
    }

    #[track_caller]
    fn check(name: ThemeName, what: &str, a: Rgb, b: Rgb, least: f64) {
        let got = contrast(a, b);
        assert!(got >= least, "{name}, {what}: {got:.1} is less than {least}");
    }

    #[test]
    fn sides_differ_in_lightness_without_any_hue() {
        for (name, theme) in themes() {
            let [first, second] = theme.scheme.sides;
            for (ours, theirs) in [(first.fill, second.fill), (first.shade, second.shade)] {
                check(name, "side by side", ours, theirs, 4.5);
            }
            for side in [first, second] {
                check(name, "fill and outline", side.fill, side.line, 7.0);
            }
        }
    }

    /// A chip's ends are its side's fill; its middle is the darkest or the lightest color there is.
    #[test]
    fn chips_differ_in_lightness_without_any_hue() {
        for (name, theme) in themes() {
            let &[neutral] = theme.scheme.neutral else { continue };
            let [first, second] = theme.scheme.sides;
            check(name, "plus and cross", first.line, second.line, 10.0);
            check(name, "first side's end beside a plus", first.fill, first.line, 7.0);
            check(name, "second side's end beside a cross", second.fill, second.line, 7.0);
            for side in [first, second] {
                check(name, "nobody's chip and a side's", neutral.fill, side.fill, 1.8);
            }
            check(name, "nobody's chip and its outline", neutral.fill, neutral.line, 4.5);
            let marks = theme.tones[0];
            for below in [first.fill, second.fill, neutral.fill] {
                let best = contrast(marks.ink, below).max(contrast(marks.edge, below));
                assert!(best >= 3.5, "{name}: {best:.1} on {below:?}");
            }
        }
    }

    #[test]
    fn tiles_differ_in_lightness_without_any_hue() {
        for (name, theme) in themes() {
            if theme.scheme.grounds.is_none() {
                continue;
            }
            for make in TileShape::ALL {
                let [first, second] = Side::BOTH.map(|side| theme.scheme.ground(side, make));
                check(name, "two owners' tiles", first, second, 6.0);
                for (ground, side) in [(first, Side::First), (second, Side::Second)] {
                    check(name, "tile and sign", ground, theme.scheme.sides[side.index()].line, 7.0);
                }
            }
        }
    }

    #[test]
    fn marks_stand_out_on_every_square_without_any_hue() {
        for (name, theme) in themes() {
            for tone in &theme.tones {
                check(name, "ink and edge", tone.ink, tone.edge, 6.0);
                for square in [theme.light, theme.dark] {
                    let washed = mix(square, tone.wash, tone.wash_alpha);
                    for ground in [square, washed] {
                        let (ink, edge) = (contrast(tone.ink, ground), contrast(tone.edge, ground));
                        assert!(ink.max(edge) >= 2.5, "{name}: {ink:.1}, {edge:.1} on {ground:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn texts_can_be_read() {
        for (name, theme) in themes() {
            check(name, "coordinates", theme.label, theme.frame, 7.0);
            check(name, "side on turn", theme.plate_label, theme.plate, 7.0);
            check(name, "counts", theme.plate_label, theme.well, 3.5);
        }
    }

    #[test]
    fn names_read_back() {
        for name in ThemeName::ALL {
            assert_eq!(name.to_string().parse::<ThemeName>().unwrap(), name);
        }
        assert!("Wood ".parse::<ThemeName>().is_err());
    }
}
