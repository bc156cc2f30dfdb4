//! Text keys of Kyo's rules pages.

use crate::text::game_text::{PageKeys, page, titled};

pub(super) const CHAPTERS: &[(&str, &str)] = &[
    ("game", "rules-chapter-kyo-game"),
    ("moves", "rules-chapter-kyo-moves"),
    ("pawns", "rules-chapter-kyo-pawns"),
    ("shields", "rules-chapter-kyo-shields"),
    ("end", "rules-chapter-kyo-end"),
];

pub(super) const PAGES: &[PageKeys] = &[
    titled("overview", "rules-title-kyo-overview", "rules-page-kyo-overview"),
    titled("setup", "rules-title-kyo-setup", "rules-page-kyo-setup"),
    titled("stacks", "rules-title-kyo-stacks", "rules-page-kyo-stacks"),
    titled("turn", "rules-title-kyo-turn", "rules-page-kyo-turn"),
    titled("direct", "rules-title-kyo-direct", "rules-page-kyo-direct"),
    titled("load", "rules-title-kyo-load", "rules-page-kyo-load"),
    titled("dark", "rules-title-kyo-dark", "rules-page-kyo-dark"),
    titled("light", "rules-title-kyo-light", "rules-page-kyo-light"),
    titled("bends", "rules-title-kyo-bends", "rules-page-kyo-bends"),
    titled("one-colour", "rules-title-kyo-one-colour", "rules-page-kyo-one-colour"),
    titled("roads", "rules-title-kyo-roads", "rules-page-kyo-roads"),
    titled("rest", "rules-title-kyo-rest", "rules-page-kyo-rest"),
    titled("capture", "rules-title-kyo-capture", "rules-page-kyo-capture"),
    titled("chips", "rules-title-kyo-chips", "rules-page-kyo-chips"),
    titled("under", "rules-title-kyo-under", "rules-page-kyo-under"),
    titled("pile", "rules-title-kyo-pile", "rules-page-kyo-pile"),
    titled("shuffle", "rules-title-kyo-shuffle", "rules-page-kyo-shuffle"),
    page("light-pawn", "rules-page-kyo-light-pawn"),
    titled("outnumber", "rules-title-kyo-outnumber", "rules-page-kyo-outnumber"),
    page("heavy-pawn", "rules-page-kyo-heavy-pawn"),
    page("tower", "rules-page-kyo-tower"),
    titled("deploy", "rules-title-kyo-deploy", "rules-page-kyo-deploy"),
    page("queen", "rules-page-kyo-queen"),
    page("king", "rules-page-kyo-king"),
    page("cannon", "rules-page-kyo-cannon"),
    page("knight", "rules-page-kyo-knight"),
    titled("strike", "rules-title-kyo-strike", "rules-page-kyo-strike"),
    titled("deploying", "rules-title-kyo-deploying", "rules-page-kyo-deploying"),
    titled("uncover", "rules-title-kyo-uncover", "rules-page-kyo-uncover"),
    titled("king-taken", "rules-title-kyo-king-taken", "rules-page-kyo-king-taken"),
    titled("no-mana", "rules-title-kyo-no-mana", "rules-page-kyo-no-mana"),
    titled("draws", "rules-title-kyo-draws", "rules-page-kyo-draws"),
    titled("notation", "rules-title-kyo-notation", "rules-page-kyo-notation"),
];
