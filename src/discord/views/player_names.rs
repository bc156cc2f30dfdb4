//! Players by name, as messages write them. Pictures name the sides, and the players on their plates; texts for
//! other programs name the sides alone.

use super::format::mention;
use crate::bot::BotContext;
use crate::domain::Seat;
use crate::text::{self, Language, t};
use sealed_move_rules::{GameInfo, Side};

/// A player's name, or their mention if the bot has never seen them.
pub(crate) fn name(bot: &BotContext, lang: Language, player: impl Into<Seat>) -> String {
    let seat = player.into();
    let known = seat.person().and_then(|player| bot.names_of(&[player]).ok()?.remove(&player));
    known.unwrap_or_else(|| mention(lang, seat))
}

/// The names of both players, the first side's first; the mention of whoever was never seen.
pub(crate) fn player_names(bot: &BotContext, lang: Language, seats: [Seat; 2]) -> [String; 2] {
    let names = plate_names(bot, seats);
    Side::BOTH.map(|side| {
        let name = names[side.index()].as_deref();
        name.map_or_else(|| mention(lang, seats[side.index()]), escaped)
    })
}

/// The same, each with the color behind it: for messages that do not say who plays what.
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

/// The names that stand on the plates of a picture, as they are; none for whoever was never seen.
pub(crate) fn plate_names(bot: &BotContext, seats: [Seat; 2]) -> [Option<String>; 2] {
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person()).collect();
    let known = bot.names_of(&people).unwrap_or_default();
    seats.map(|seat| seat.person().and_then(|player| known.get(&player).cloned()))
}

/// A name in which nothing means something to Discord.
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
    fn a_name_is_written_as_it_is() {
        assert_eq!(escaped("Alice"), "Alice");
        assert_eq!(escaped("_x_ [y](z)"), "\\_x\\_ \\[y\\]\\(z\\)");
        assert_eq!(escaped("<@1>"), "\\<@1\\>");
    }
}
