//! Names of players in messages.
//!
//! Pictures show them on name plates. Texts for other programs name only the sides.

use super::format::mention;
use crate::bot::BotContext;
use crate::domain::Seat;
use crate::text::{self, Language, t};
use sealed_move_rules::{GameInfo, Side};

/// Returns a player's name, or their mention if the bot has never seen them.
pub(crate) fn name(bot: &BotContext, lang: Language, player: impl Into<Seat>) -> String {
    let seat = player.into();
    let known = seat.person().and_then(|player| bot.names_of(&[player]).ok()?.remove(&player));
    known.unwrap_or_else(|| mention(lang, seat))
}

/// Returns both players' names, first side first. Players the bot has never seen are mentioned.
pub(crate) fn player_names(bot: &BotContext, lang: Language, seats: [Seat; 2]) -> [String; 2] {
    let names = plate_names(bot, seats);
    Side::BOTH.map(|side| {
        let name = names[side.index()].as_deref();
        name.map_or_else(|| mention(lang, seats[side.index()]), escaped)
    })
}

/// Like [`player_names`], with the sides in brackets, for messages that don't mention the sides
/// otherwise.
pub(crate) fn names_with_sides(
    bot: &BotContext,
    lang: Language,
    game: &GameInfo,
    seats: [Seat; 2],
) -> [String; 2] {
    let names = player_names(bot, lang, seats);
    Side::BOTH.map(|side| {
        t!(lang, "player-with-side", player = &names[side.index()], side = text::side(lang, game, side),)
    })
}

/// Returns the unescaped names for a picture's name plates, or `None` for players the bot has never
/// seen.
pub(crate) fn plate_names(bot: &BotContext, seats: [Seat; 2]) -> [Option<String>; 2] {
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person()).collect();
    let known = bot.names_of(&people).unwrap_or_default();
    seats.map(|seat| seat.person().and_then(|player| known.get(&player).cloned()))
}

/// Escapes Discord's Markdown.
fn escaped(name: &str) -> String {
    let mut written = String::with_capacity(name.len());
    for c in name.chars() {
        if matches!(c, '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')') {
            written.push('\\');
        }
        written.push(c);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_in_names_is_escaped() {
        assert_eq!(escaped("Alice"), "Alice");
        assert_eq!(escaped("_x_ [y](z)"), "\\_x\\_ \\[y\\]\\(z\\)");
        assert_eq!(escaped("<@1>"), "\\<@1\\>");
    }
}
