//! The names of what the rules know by symbols: kinds of piece, objects, tiles.

use super::{Language, aruki, chakart, kyo, lusus};

/// The name of what a game knows by a symbol.
pub(super) fn symbol_name(lang: Language, game: &str, symbol: &str) -> Option<String> {
    match game {
        "aruki" => aruki::symbol(lang, symbol),
        "kyo" => kyo::symbol(lang, symbol),
        "chakart" => chakart::symbol(lang, symbol),
        "lusus" => lusus::symbol(lang, symbol),
        _ => None,
    }
}
