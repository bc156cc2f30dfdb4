//! Text keys of Kyo's lessons.

use crate::text::game_text::{LessonKeys, lesson};

pub(super) const LESSONS: &[LessonKeys] = &[
    lesson(
        "chip",
        ["lesson-kyo-chip-title", "lesson-kyo-chip-task", "lesson-kyo-chip-hint", "lesson-kyo-chip-done"],
        &[("king", "lesson-kyo-chip-wrong-king")],
    ),
    lesson(
        "carry",
        ["lesson-kyo-carry-title", "lesson-kyo-carry-task", "lesson-kyo-carry-hint", "lesson-kyo-carry-done"],
        &[
            ("none", "lesson-kyo-carry-wrong-none"),
            ("one", "lesson-kyo-carry-wrong-one"),
            ("chips", "lesson-kyo-carry-wrong-chips"),
        ],
    ),
    lesson(
        "road",
        ["lesson-kyo-road-title", "lesson-kyo-road-task", "lesson-kyo-road-hint", "lesson-kyo-road-done"],
        &[
            ("all", "lesson-kyo-road-wrong-all"),
            ("alone", "lesson-kyo-road-wrong-alone"),
            ("short", "lesson-kyo-road-wrong-short"),
        ],
    ),
    lesson(
        "queen",
        ["lesson-kyo-queen-title", "lesson-kyo-queen-task", "lesson-kyo-queen-hint", "lesson-kyo-queen-done"],
        &[("took", "lesson-kyo-queen-wrong-took"), ("short", "lesson-kyo-queen-wrong-short")],
    ),
    lesson(
        "corner",
        [
            "lesson-kyo-corner-title",
            "lesson-kyo-corner-task",
            "lesson-kyo-corner-hint",
            "lesson-kyo-corner-done",
        ],
        &[("alone", "lesson-kyo-corner-wrong-alone"), ("short", "lesson-kyo-corner-wrong-short")],
    ),
    lesson(
        "strike",
        [
            "lesson-kyo-strike-title",
            "lesson-kyo-strike-task",
            "lesson-kyo-strike-hint",
            "lesson-kyo-strike-done",
        ],
        &[("around", "lesson-kyo-strike-wrong-around"), ("king", "lesson-kyo-strike-wrong-king")],
    ),
    lesson(
        "tower",
        ["lesson-kyo-tower-title", "lesson-kyo-tower-task", "lesson-kyo-tower-hint", "lesson-kyo-tower-done"],
        &[
            ("walk", "lesson-kyo-tower-wrong-walk"),
            ("walks", "lesson-kyo-tower-wrong-walks"),
            ("king", "lesson-kyo-tower-wrong-king"),
        ],
    ),
    lesson(
        "shuffle",
        [
            "lesson-kyo-shuffle-title",
            "lesson-kyo-shuffle-task",
            "lesson-kyo-shuffle-hint",
            "lesson-kyo-shuffle-done",
        ],
        &[("alone", "lesson-kyo-shuffle-wrong-alone"), ("only", "lesson-kyo-shuffle-wrong-only")],
    ),
    lesson(
        "company",
        [
            "lesson-kyo-company-title",
            "lesson-kyo-company-task",
            "lesson-kyo-company-hint",
            "lesson-kyo-company-done",
        ],
        &[("away", "lesson-kyo-company-wrong-away"), ("missed", "lesson-kyo-company-wrong-missed")],
    ),
    lesson(
        "mana",
        ["lesson-kyo-mana-title", "lesson-kyo-mana-task", "lesson-kyo-mana-hint", "lesson-kyo-mana-done"],
        &[("king", "lesson-kyo-mana-wrong-king"), ("miss", "lesson-kyo-mana-wrong-miss")],
    ),
    lesson(
        "king",
        ["lesson-kyo-king-title", "lesson-kyo-king-task", "lesson-kyo-king-hint", "lesson-kyo-king-done"],
        &[("short", "lesson-kyo-king-wrong-short"), ("other", "lesson-kyo-king-wrong-other")],
    ),
    // How games are won and lost.
    lesson(
        "threat",
        [
            "lesson-kyo-threat-title",
            "lesson-kyo-threat-task",
            "lesson-kyo-threat-hint",
            "lesson-kyo-threat-done",
        ],
        &[("king", "lesson-kyo-threat-wrong-king"), ("tower", "lesson-kyo-threat-wrong-tower")],
    ),
    lesson(
        "finish",
        [
            "lesson-kyo-finish-title",
            "lesson-kyo-finish-task",
            "lesson-kyo-finish-hint",
            "lesson-kyo-finish-done",
        ],
        &[("short", "lesson-kyo-finish-wrong-short"), ("other", "lesson-kyo-finish-wrong-other")],
    ),
    lesson(
        "trade",
        ["lesson-kyo-trade-title", "lesson-kyo-trade-task", "lesson-kyo-trade-hint", "lesson-kyo-trade-done"],
        &[
            ("queen", "lesson-kyo-trade-wrong-queen"),
            ("queens", "lesson-kyo-trade-wrong-queens"),
            ("king", "lesson-kyo-trade-wrong-king"),
        ],
    ),
    lesson(
        "plan",
        ["lesson-kyo-plan-title", "lesson-kyo-plan-task", "lesson-kyo-plan-hint", "lesson-kyo-plan-done"],
        &[("walk", "lesson-kyo-plan-wrong-walk"), ("king", "lesson-kyo-plan-wrong-king")],
    ),
];
