//! Facts about Aruki.

use crate::{GameInfo, Setup};

/// Name, sides and setups of Aruki.
pub static INFO: GameInfo = GameInfo {
    name: "aruki",
    title: "Aruki",
    sides: ["white", "black"],
    setups: &[Setup { name: "standard", title: "Standard" }],
    chance: false,
    secrets: false,
};
