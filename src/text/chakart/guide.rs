//! Text keys of Chakart's rules pages.

use crate::text::game_text::{PageKeys, page, titled};

pub(super) const CHAPTERS: &[(&str, &str)] = &[
    ("game", "rules-chapter-chakart-game"),
    ("men", "rules-chapter-chakart-men"),
    ("objects", "rules-chapter-chakart-objects"),
    ("eggs", "rules-chapter-chakart-eggs"),
    ("powers", "rules-chapter-chakart-powers"),
    ("end", "rules-chapter-chakart-end"),
];

pub(super) const PAGES: &[PageKeys] = &[
    titled("overview", "rules-title-chakart-overview", "rules-page-chakart-overview"),
    titled("setup", "rules-title-chakart-setup", "rules-page-chakart-setup"),
    titled("turn", "rules-title-chakart-turn", "rules-page-chakart-turn"),
    page("pawn", "rules-page-chakart-pawn"),
    page("knight", "rules-page-chakart-knight"),
    page("bishop", "rules-page-chakart-bishop"),
    page("rook", "rules-page-chakart-rook"),
    page("queen", "rules-page-chakart-queen"),
    page("king", "rules-page-chakart-king"),
    titled("promotion", "rules-title-chakart-promotion", "rules-page-chakart-promotion"),
    titled("carried", "rules-title-chakart-carried", "rules-page-chakart-carried"),
    titled("gifts", "rules-title-chakart-gifts", "rules-page-chakart-gifts"),
    titled("mushroom", "rules-title-chakart-mushroom", "rules-page-chakart-mushroom"),
    titled("banana", "rules-title-chakart-banana", "rules-page-chakart-banana"),
    titled("bomb", "rules-title-chakart-bomb", "rules-page-chakart-bomb"),
    titled("chain", "rules-title-chakart-chain", "rules-page-chakart-chain"),
    titled("egg", "rules-title-chakart-egg", "rules-page-chakart-egg"),
    titled("king-boo", "rules-title-chakart-king-boo", "rules-page-chakart-king-boo"),
    titled("koopa", "rules-title-chakart-koopa", "rules-page-chakart-koopa"),
    titled("toadette", "rules-title-chakart-toadette", "rules-page-chakart-toadette"),
    titled("chomp", "rules-title-chakart-chomp", "rules-page-chakart-chomp"),
    titled("daisy", "rules-title-chakart-daisy", "rules-page-chakart-daisy"),
    titled("bowser", "rules-title-chakart-bowser", "rules-page-chakart-bowser"),
    titled("luigi", "rules-title-chakart-luigi", "rules-page-chakart-luigi"),
    titled("waluigi", "rules-title-chakart-waluigi", "rules-page-chakart-waluigi"),
    titled("halo", "rules-title-chakart-halo", "rules-page-chakart-halo"),
    titled("shell", "rules-title-chakart-shell", "rules-page-chakart-shell"),
    titled("stealth", "rules-title-chakart-stealth", "rules-page-chakart-stealth"),
    titled("unseen", "rules-title-chakart-unseen", "rules-page-chakart-unseen"),
    titled("found", "rules-title-chakart-found", "rules-page-chakart-found"),
    titled("kings", "rules-title-chakart-kings", "rules-page-chakart-kings"),
    titled("draws", "rules-title-chakart-draws", "rules-page-chakart-draws"),
    titled("lots", "rules-title-chakart-lots", "rules-page-chakart-lots"),
    titled("notation", "rules-title-chakart-notation", "rules-page-chakart-notation"),
];
