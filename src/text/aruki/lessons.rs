//! Text keys of Aruki's lessons.

use crate::text::game_text::{LessonKeys, lesson};

pub(super) const LESSONS: &[LessonKeys] = &[
    lesson(
        "pawn",
        [
            "lesson-aruki-pawn-title",
            "lesson-aruki-pawn-task",
            "lesson-aruki-pawn-hint",
            "lesson-aruki-pawn-done",
        ],
        &[("king", "lesson-aruki-pawn-wrong-king")],
    ),
    lesson(
        "pike",
        [
            "lesson-aruki-pike-title",
            "lesson-aruki-pike-task",
            "lesson-aruki-pike-hint",
            "lesson-aruki-pike-done",
        ],
        &[("lance", "lesson-aruki-pike-wrong-lance")],
    ),
    lesson(
        "leap",
        [
            "lesson-aruki-leap-title",
            "lesson-aruki-leap-task",
            "lesson-aruki-leap-hint",
            "lesson-aruki-leap-done",
        ],
        &[("pawn", "lesson-aruki-leap-wrong-pawn")],
    ),
    lesson(
        "merge",
        [
            "lesson-aruki-merge-title",
            "lesson-aruki-merge-task",
            "lesson-aruki-merge-hint",
            "lesson-aruki-merge-done",
        ],
        &[("step", "lesson-aruki-merge-wrong-step"), ("king", "lesson-aruki-merge-wrong-king")],
    ),
    lesson(
        "promote",
        [
            "lesson-aruki-promote-title",
            "lesson-aruki-promote-task",
            "lesson-aruki-promote-hint",
            "lesson-aruki-promote-done",
        ],
        &[("plain", "lesson-aruki-promote-wrong-plain"), ("king", "lesson-aruki-promote-wrong-king")],
    ),
    lesson(
        "jester",
        [
            "lesson-aruki-jester-title",
            "lesson-aruki-jester-task",
            "lesson-aruki-jester-hint",
            "lesson-aruki-jester-done",
        ],
        &[("rook", "lesson-aruki-jester-wrong-rook"), ("step", "lesson-aruki-jester-wrong-step")],
    ),
    lesson(
        "line",
        [
            "lesson-aruki-line-title",
            "lesson-aruki-line-task",
            "lesson-aruki-line-hint",
            "lesson-aruki-line-done",
        ],
        &[("king", "lesson-aruki-line-wrong-king"), ("dragon", "lesson-aruki-line-wrong-dragon")],
    ),
    lesson(
        "wipe",
        [
            "lesson-aruki-wipe-title",
            "lesson-aruki-wipe-task",
            "lesson-aruki-wipe-hint",
            "lesson-aruki-wipe-done",
        ],
        &[("step", "lesson-aruki-wipe-wrong-step"), ("pawn", "lesson-aruki-wipe-wrong-pawn")],
    ),
    lesson(
        "slay",
        [
            "lesson-aruki-slay-title",
            "lesson-aruki-slay-task",
            "lesson-aruki-slay-hint",
            "lesson-aruki-slay-done",
        ],
        &[("king", "lesson-aruki-slay-wrong-king")],
    ),
    lesson(
        "mate",
        [
            "lesson-aruki-mate-title",
            "lesson-aruki-mate-task",
            "lesson-aruki-mate-hint",
            "lesson-aruki-mate-done",
        ],
        &[("check", "lesson-aruki-mate-wrong-check"), ("other", "lesson-aruki-mate-wrong-other")],
    ),
    lesson(
        "third",
        [
            "lesson-aruki-third-title",
            "lesson-aruki-third-task",
            "lesson-aruki-third-hint",
            "lesson-aruki-third-done",
        ],
        &[],
    ),
    // How games are won and lost.
    lesson(
        "threat",
        [
            "lesson-aruki-threat-title",
            "lesson-aruki-threat-task",
            "lesson-aruki-threat-hint",
            "lesson-aruki-threat-done",
        ],
        &[("front", "lesson-aruki-threat-wrong-front")],
    ),
    lesson(
        "finish",
        [
            "lesson-aruki-finish-title",
            "lesson-aruki-finish-task",
            "lesson-aruki-finish-hint",
            "lesson-aruki-finish-done",
        ],
        &[
            ("rook", "lesson-aruki-finish-wrong-rook"),
            ("arrow", "lesson-aruki-finish-wrong-arrow"),
            ("dragon", "lesson-aruki-finish-wrong-dragon"),
        ],
    ),
    lesson(
        "trade",
        [
            "lesson-aruki-trade-title",
            "lesson-aruki-trade-task",
            "lesson-aruki-trade-hint",
            "lesson-aruki-trade-done",
        ],
        &[("lance", "lesson-aruki-trade-wrong-lance"), ("pawn", "lesson-aruki-trade-wrong-pawn")],
    ),
    lesson(
        "plan",
        [
            "lesson-aruki-plan-title",
            "lesson-aruki-plan-task",
            "lesson-aruki-plan-hint",
            "lesson-aruki-plan-done",
        ],
        &[
            ("row", "lesson-aruki-plan-wrong-row"),
            ("rows", "lesson-aruki-plan-wrong-rows"),
            ("dragon", "lesson-aruki-plan-wrong-dragon"),
        ],
    ),
];
