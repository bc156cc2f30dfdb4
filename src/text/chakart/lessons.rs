//! Text keys of Chakart's lessons.

use crate::text::game_text::{LessonKeys, lesson};

pub(super) const LESSONS: &[LessonKeys] = &[
    lesson(
        "lines",
        [
            "lesson-chakart-lines-title",
            "lesson-chakart-lines-task",
            "lesson-chakart-lines-hint",
            "lesson-chakart-lines-done",
        ],
        &[("king", "lesson-chakart-lines-wrong-king"), ("short", "lesson-chakart-lines-wrong-short")],
    ),
    lesson(
        "knight",
        [
            "lesson-chakart-knight-title",
            "lesson-chakart-knight-task",
            "lesson-chakart-knight-hint",
            "lesson-chakart-knight-done",
        ],
        &[("king", "lesson-chakart-knight-wrong-king"), ("jump", "lesson-chakart-knight-wrong-jump")],
    ),
    lesson(
        "pawn",
        [
            "lesson-chakart-pawn-title",
            "lesson-chakart-pawn-task",
            "lesson-chakart-pawn-hint",
            "lesson-chakart-pawn-done",
        ],
        &[("ahead", "lesson-chakart-pawn-wrong-ahead"), ("king", "lesson-chakart-pawn-wrong-king")],
    ),
    lesson(
        "mushroom",
        [
            "lesson-chakart-mushroom-title",
            "lesson-chakart-mushroom-task",
            "lesson-chakart-mushroom-hint",
            "lesson-chakart-mushroom-done",
        ],
        &[("king", "lesson-chakart-mushroom-wrong-king")],
    ),
    lesson(
        "banana",
        [
            "lesson-chakart-banana-title",
            "lesson-chakart-banana-task",
            "lesson-chakart-banana-hint",
            "lesson-chakart-banana-done",
        ],
        &[
            ("slip", "lesson-chakart-banana-wrong-slip"),
            ("king", "lesson-chakart-banana-wrong-king"),
            ("rook", "lesson-chakart-banana-wrong-rook"),
            ("bishop", "lesson-chakart-banana-wrong-bishop"),
        ],
    ),
    lesson(
        "egg",
        [
            "lesson-chakart-egg-title",
            "lesson-chakart-egg-task",
            "lesson-chakart-egg-hint",
            "lesson-chakart-egg-done",
        ],
        &[("king", "lesson-chakart-egg-wrong-king"), ("miss", "lesson-chakart-egg-wrong-miss")],
    ),
    lesson(
        "daisy",
        [
            "lesson-chakart-daisy-title",
            "lesson-chakart-daisy-task",
            "lesson-chakart-daisy-hint",
            "lesson-chakart-daisy-done",
        ],
        &[
            ("king", "lesson-chakart-daisy-wrong-king"),
            ("jump", "lesson-chakart-daisy-wrong-jump"),
            ("pass", "lesson-chakart-daisy-wrong-pass"),
        ],
    ),
    lesson(
        "shell",
        [
            "lesson-chakart-shell-title",
            "lesson-chakart-shell-task",
            "lesson-chakart-shell-hint",
            "lesson-chakart-shell-done",
        ],
        &[("run", "lesson-chakart-shell-wrong-run")],
    ),
    lesson(
        "stealth",
        [
            "lesson-chakart-stealth-title",
            "lesson-chakart-stealth-task",
            "lesson-chakart-stealth-hint",
            "lesson-chakart-stealth-done",
        ],
        &[("seen", "lesson-chakart-stealth-wrong-seen"), ("king", "lesson-chakart-stealth-wrong-king")],
    ),
    lesson(
        "heir",
        [
            "lesson-chakart-heir-title",
            "lesson-chakart-heir-task",
            "lesson-chakart-heir-hint",
            "lesson-chakart-heir-done",
        ],
        &[("other", "lesson-chakart-heir-wrong-other"), ("king", "lesson-chakart-heir-wrong-king")],
    ),
    lesson(
        "king",
        [
            "lesson-chakart-king-title",
            "lesson-chakart-king-task",
            "lesson-chakart-king-hint",
            "lesson-chakart-king-done",
        ],
        &[
            ("bomb", "lesson-chakart-king-wrong-bomb"),
            ("egg", "lesson-chakart-king-wrong-egg"),
            ("queen", "lesson-chakart-king-wrong-queen"),
            ("rook", "lesson-chakart-king-wrong-rook"),
            ("king", "lesson-chakart-king-wrong-king"),
        ],
    ),
    // How games are won and lost.
    lesson(
        "threat",
        [
            "lesson-chakart-threat-title",
            "lesson-chakart-threat-task",
            "lesson-chakart-threat-hint",
            "lesson-chakart-threat-done",
        ],
        &[("file", "lesson-chakart-threat-wrong-file"), ("rook", "lesson-chakart-threat-wrong-rook")],
    ),
    lesson(
        "finish",
        [
            "lesson-chakart-finish-title",
            "lesson-chakart-finish-task",
            "lesson-chakart-finish-hint",
            "lesson-chakart-finish-done",
        ],
        &[
            ("queen", "lesson-chakart-finish-wrong-queen"),
            ("rook", "lesson-chakart-finish-wrong-rook"),
            ("king", "lesson-chakart-finish-wrong-king"),
        ],
    ),
    lesson(
        "trade",
        [
            "lesson-chakart-trade-title",
            "lesson-chakart-trade-task",
            "lesson-chakart-trade-hint",
            "lesson-chakart-trade-done",
        ],
        &[
            ("queen", "lesson-chakart-trade-wrong-queen"),
            ("shell", "lesson-chakart-trade-wrong-shell"),
            ("king", "lesson-chakart-trade-wrong-king"),
        ],
    ),
    lesson(
        "plan",
        [
            "lesson-chakart-plan-title",
            "lesson-chakart-plan-task",
            "lesson-chakart-plan-hint",
            "lesson-chakart-plan-done",
        ],
        &[("rook", "lesson-chakart-plan-wrong-rook"), ("king", "lesson-chakart-plan-wrong-king")],
    ),
];
