//! The colors of pieces, chips, objects and tiles, which are the same in every theme.

use super::{Rgb, SchemeColors, SideColors};
use crate::scene::{ColorScheme, Tone};
use sealed_move_rules::Side;

const INK: Rgb = [0x2b, 0x20, 0x19];

const BONE_SIDES: [SideColors; 2] = [
    SideColors { fill: [0xfc, 0xf5, 0xe6], shade: [0xe3, 0xcf, 0xa9], line: INK, rim: INK, key: INK },
    SideColors {
        fill: [0x3a, 0x33, 0x30],
        shade: [0x2b, 0x25, 0x23],
        line: [0xf6, 0xec, 0xd9],
        rim: INK,
        key: [0xf6, 0xec, 0xd9],
    },
];

const GOLD_SIDES: [SideColors; 2] = [
    SideColors { fill: [0xfc, 0xe2, 0x8f], shade: [0xe2, 0xb3, 0x52], line: INK, rim: INK, key: INK },
    SideColors {
        fill: [0x6b, 0x15, 0x1c],
        shade: [0x54, 0x0e, 0x15],
        line: [0xf8, 0xea, 0xd6],
        rim: INK,
        key: [0xf8, 0xea, 0xd6],
    },
];

/// The middle of a dark mana chip.
pub(crate) const CHIP_DARK: Rgb = [0x10, 0x0d, 0x0b];
/// The middle of a light mana chip.
pub(crate) const CHIP_LIGHT: Rgb = [0xff, 0xfb, 0xf2];
/// The line between the middles of two chips. It is lighter than dark mana and darker than light
/// mana.
pub(crate) const CHIP_SEAM: Rgb = [0x74, 0x6a, 0x60];

/// Bone against umber.
pub(super) const BONE: SchemeColors = SchemeColors {
    sides: BONE_SIDES,
    neutral: &[],
    // The dragons' eyes and horns.
    extra: &[[0xe0, 0xa5, 0x26], [0xb9, 0xc7, 0xd3]],
    grounds: None,
    tones: &[Tone::Last, Tone::Swept, Tone::Alarm],
};

/// Gold against red, with neutral blue steel.
pub(super) const GOLD: SchemeColors = SchemeColors {
    sides: GOLD_SIDES,
    neutral: &[neutral([0x6e, 0xa6, 0xc6], [0x4c, 0x7f, 0x99], [0x0f, 0x23, 0x2d])],
    extra: &[CHIP_DARK, CHIP_LIGHT, CHIP_SEAM],
    ..BONE
};

/// The outline of objects, which differs from that of pieces.
const BROWN: Rgb = [0x4a, 0x2d, 0x1a];

/// Bone against umber. Mushrooms, eggs, bananas and bombs differ in lightness.
pub(super) const MOTLEY: SchemeColors = SchemeColors {
    neutral: &[
        neutral([0xc2, 0x45, 0x2f], [0x9a, 0x32, 0x21], BROWN),
        neutral([0xe9, 0xef, 0xe2], [0x1d, 0x56, 0x36], BROWN),
        neutral([0xe6, 0xb9, 0x2f], [0xc2, 0x91, 0x1f], BROWN),
        neutral([0x4a, 0x51, 0x64], [0x8d, 0x97, 0xa8], BROWN),
    ],
    // The glow of a halo and its edge, and a mushroom's stem.
    extra: &[[0xbf, 0xe3, 0xa6], [0x2f, 0x5a, 0x2a], [0xec, 0xd9, 0xb0]],
    ..BONE
};

/// Bone against umber. The lightness of a tile's ground shows its owner; shape and hue show its
/// kind.
pub(super) const TILES: SchemeColors = SchemeColors {
    extra: &[],
    grounds: Some([
        [[0xd3, 0xe6, 0xf6], [0x17, 0x3c, 0x66]],
        [[0xdd, 0xef, 0xcd], [0x1c, 0x4a, 0x2e]],
        [[0xdd, 0xef, 0xcd], [0x1c, 0x4a, 0x2e]],
        [[0xfa, 0xd2, 0xc9], [0x70, 0x1f, 0x24]],
        [[0xf8, 0xe6, 0xa9], [0x50, 0x3b, 0x10]],
        [[0xfc, 0xf5, 0xe6], [0x3a, 0x33, 0x30]],
    ]),
    tones: &[Tone::Last, Tone::Swept, Tone::Frost],
    ..BONE
};

const fn neutral(fill: Rgb, shade: Rgb, line: Rgb) -> SideColors {
    SideColors { fill, shade, line, rim: line, key: line }
}

/// Returns the colors of a side.
pub(crate) const fn colors(scheme: ColorScheme, side: Side) -> SideColors {
    match scheme {
        ColorScheme::Gold => GOLD_SIDES[side as usize],
        ColorScheme::Bone | ColorScheme::Motley | ColorScheme::Tiles => BONE_SIDES[side as usize],
    }
}
