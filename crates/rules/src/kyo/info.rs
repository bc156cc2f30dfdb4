//! Facts about Kyo.

use crate::{GameInfo, Setup};

/// Name, sides and setups of Kyo.
pub static INFO: GameInfo = GameInfo {
    name: "kyo",
    title: "Kyo",
    sides: ["gold", "red"],
    setups: &[
        Setup { name: "middle", title: "Trench" },
        Setup { name: "rear", title: "Open Field" },
        Setup { name: "front", title: "Deadlock" },
        Setup { name: "middle+", title: "Trench, with Cannons and Knights" },
        Setup { name: "rear+", title: "Open Field, with Cannons and Knights" },
        Setup { name: "front+", title: "Deadlock, with Cannons and Knights" },
    ],
    chance: false,
    secrets: false,
};
