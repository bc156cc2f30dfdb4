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
];
