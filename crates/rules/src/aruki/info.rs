//! The facts of Aruki.

use crate::{GameInfo, Setup};

/// The facts of the game.
pub static INFO: GameInfo = GameInfo {
    name: "aruki",
    title: "Aruki",
    sides: ["white", "black"],
    setups: &[Setup { name: "standard", title: "Standard" }],
    chance: false,
    secrets: false,
};
