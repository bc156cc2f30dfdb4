//! Text keys of Aruki's rules pages.

use crate::text::game_text::{PageKeys, page, titled};

pub(super) const CHAPTERS: &[(&str, &str)] = &[
    ("game", "rules-chapter-aruki-game"),
    ("pieces", "rules-chapter-aruki-pieces"),
    ("specials", "rules-chapter-aruki-specials"),
    ("end", "rules-chapter-aruki-end"),
];

pub(super) const PAGES: &[PageKeys] = &[
    titled("overview", "rules-title-aruki-overview", "rules-page-aruki-overview"),
    titled("setup", "rules-title-aruki-setup", "rules-page-aruki-setup"),
    titled("turn", "rules-title-aruki-turn", "rules-page-aruki-turn"),
    titled("capture", "rules-title-aruki-capture", "rules-page-aruki-capture"),
    titled("trays", "rules-title-aruki-trays", "rules-page-aruki-trays"),
    page("pawn", "rules-page-aruki-pawn"),
    page("javelin", "rules-page-aruki-javelin"),
    page("pike", "rules-page-aruki-pike"),
    page("greater-pike", "rules-page-aruki-greater-pike"),
    page("lance", "rules-page-aruki-lance"),
    page("greater-lance", "rules-page-aruki-greater-lance"),
    page("sword", "rules-page-aruki-sword"),
    page("long-sword", "rules-page-aruki-long-sword"),
    page("rook", "rules-page-aruki-rook"),
    page("arrow", "rules-page-aruki-arrow"),
    page("minister", "rules-page-aruki-minister"),
    page("king", "rules-page-aruki-king"),
    page("jester", "rules-page-aruki-jester"),
    titled("mimicry", "rules-title-aruki-mimicry", "rules-page-aruki-mimicry"),
    page("golden-dragon", "rules-page-aruki-golden-dragon"),
    page("silver-dragon", "rules-page-aruki-silver-dragon"),
    titled("promotion", "rules-title-aruki-promotion", "rules-page-aruki-promotion"),
    titled("javelin-promotion", "rules-title-aruki-javelin-promotion", "rules-page-aruki-javelin-promotion"),
    titled("evolution", "rules-title-aruki-evolution", "rules-page-aruki-evolution"),
    titled("wipe", "rules-title-aruki-wipe", "rules-page-aruki-wipe"),
    titled("line-check", "rules-title-aruki-line-check", "rules-page-aruki-line-check"),
    titled("line-exception", "rules-title-aruki-line-exception", "rules-page-aruki-line-exception"),
    titled("check", "rules-title-aruki-check", "rules-page-aruki-check"),
    titled("checkmate", "rules-title-aruki-checkmate", "rules-page-aruki-checkmate"),
    titled("stalemate", "rules-title-aruki-stalemate", "rules-page-aruki-stalemate"),
    titled("draws", "rules-title-aruki-draws", "rules-page-aruki-draws"),
    titled("notation", "rules-title-aruki-notation", "rules-page-aruki-notation"),
];
