//! Text keys of Lusus's lessons.

use crate::text::game_text::{LessonKeys, lesson};

pub(super) const LESSONS: &[LessonKeys] = &[
    lesson(
        "lines",
        [
            "lesson-lusus-lines-title",
            "lesson-lusus-lines-task",
            "lesson-lusus-lines-hint",
            "lesson-lusus-lines-done",
        ],
        &[("king", "lesson-lusus-lines-wrong-king"), ("short", "lesson-lusus-lines-wrong-short")],
    ),
    lesson(
        "knight",
        [
            "lesson-lusus-knight-title",
            "lesson-lusus-knight-task",
            "lesson-lusus-knight-hint",
            "lesson-lusus-knight-done",
        ],
        &[("king", "lesson-lusus-knight-wrong-king"), ("jump", "lesson-lusus-knight-wrong-jump")],
    ),
    lesson(
        "tile",
        [
            "lesson-lusus-tile-title",
            "lesson-lusus-tile-task",
            "lesson-lusus-tile-hint",
            "lesson-lusus-tile-done",
        ],
        &[
            ("burn", "lesson-lusus-tile-wrong-burn"),
            ("king", "lesson-lusus-tile-wrong-king"),
            ("other", "lesson-lusus-tile-wrong-other"),
        ],
    ),
    lesson(
        "burn",
        [
            "lesson-lusus-burn-title",
            "lesson-lusus-burn-task",
            "lesson-lusus-burn-hint",
            "lesson-lusus-burn-done",
        ],
        &[("other", "lesson-lusus-burn-wrong-other")],
    ),
    lesson(
        "boulder",
        [
            "lesson-lusus-boulder-title",
            "lesson-lusus-boulder-task",
            "lesson-lusus-boulder-hint",
            "lesson-lusus-boulder-done",
        ],
        &[
            ("burn", "lesson-lusus-boulder-wrong-burn"),
            ("one", "lesson-lusus-boulder-wrong-one"),
            ("other", "lesson-lusus-boulder-wrong-other"),
        ],
    ),
    lesson(
        "freeze",
        [
            "lesson-lusus-freeze-title",
            "lesson-lusus-freeze-task",
            "lesson-lusus-freeze-hint",
            "lesson-lusus-freeze-done",
        ],
        &[("burn", "lesson-lusus-freeze-wrong-burn"), ("own", "lesson-lusus-freeze-wrong-own")],
    ),
    lesson(
        "phase",
        [
            "lesson-lusus-phase-title",
            "lesson-lusus-phase-task",
            "lesson-lusus-phase-hint",
            "lesson-lusus-phase-done",
        ],
        &[("burn", "lesson-lusus-phase-wrong-burn"), ("other", "lesson-lusus-phase-wrong-other")],
    ),
    lesson(
        "dispel",
        [
            "lesson-lusus-dispel-title",
            "lesson-lusus-dispel-task",
            "lesson-lusus-dispel-hint",
            "lesson-lusus-dispel-done",
        ],
        &[("burn", "lesson-lusus-dispel-wrong-burn"), ("other", "lesson-lusus-dispel-wrong-other")],
    ),
    lesson(
        "run",
        ["lesson-lusus-run-title", "lesson-lusus-run-task", "lesson-lusus-run-hint", "lesson-lusus-run-done"],
        &[
            ("burn", "lesson-lusus-run-wrong-burn"),
            ("stay", "lesson-lusus-run-wrong-stay"),
            ("other", "lesson-lusus-run-wrong-other"),
        ],
    ),
    lesson(
        "trap",
        [
            "lesson-lusus-trap-title",
            "lesson-lusus-trap-task",
            "lesson-lusus-trap-hint",
            "lesson-lusus-trap-done",
        ],
        &[("burn", "lesson-lusus-trap-wrong-burn"), ("king", "lesson-lusus-trap-wrong-king")],
    ),
    lesson(
        "double",
        [
            "lesson-lusus-double-title",
            "lesson-lusus-double-task",
            "lesson-lusus-double-hint",
            "lesson-lusus-double-done",
        ],
        &[
            ("burn", "lesson-lusus-double-wrong-burn"),
            ("one", "lesson-lusus-double-wrong-one"),
            ("other", "lesson-lusus-double-wrong-other"),
        ],
    ),
    // How games are won and lost.
    lesson(
        "threat",
        [
            "lesson-lusus-threat-title",
            "lesson-lusus-threat-task",
            "lesson-lusus-threat-hint",
            "lesson-lusus-threat-done",
        ],
        &[("rook", "lesson-lusus-threat-wrong-rook"), ("rooks", "lesson-lusus-threat-wrong-rooks")],
    ),
    lesson(
        "finish",
        [
            "lesson-lusus-finish-title",
            "lesson-lusus-finish-task",
            "lesson-lusus-finish-hint",
            "lesson-lusus-finish-done",
        ],
        &[("burn", "lesson-lusus-finish-wrong-burn"), ("bishop", "lesson-lusus-finish-wrong-bishop")],
    ),
    lesson(
        "trade",
        [
            "lesson-lusus-trade-title",
            "lesson-lusus-trade-task",
            "lesson-lusus-trade-hint",
            "lesson-lusus-trade-done",
        ],
        &[("rook", "lesson-lusus-trade-wrong-rook")],
    ),
    lesson(
        "plan",
        [
            "lesson-lusus-plan-title",
            "lesson-lusus-plan-task",
            "lesson-lusus-plan-hint",
            "lesson-lusus-plan-done",
        ],
        &[
            ("burn", "lesson-lusus-plan-wrong-burn"),
            ("own", "lesson-lusus-plan-wrong-own"),
            ("other", "lesson-lusus-plan-wrong-other"),
        ],
    ),
];
