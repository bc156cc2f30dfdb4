//! Names for the symbols that the rules use: kinds of piece, objects, tiles.

use super::{Language, aruki, chakart, kyo, lusus};

pub(super) fn symbol_name(lang: Language, game: &str, symbol: &str) -> Option<String> {
    match game {
        "aruki" => aruki::symbol(lang, symbol),
        "kyo" => kyo::symbol(lang, symbol),
        "chakart" => chakart::symbol(lang, symbol),
        "lusus" => lusus::symbol(lang, symbol),
        _ => None,
    }
}
