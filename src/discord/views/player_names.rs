//! Names of players in messages, labels and pictures.
//!
//! Texts for other programs name only the sides.

use super::format::mention;
use crate::bot::BotContext;
use crate::domain::{PersonName, Seat};
use crate::text::{self, Language, t};
use sealed_move_rules::{GameInfo, Side};

/// How texts name a seat.
#[derive(Clone, Debug)]
pub(crate) enum SeatName {
    Person(PersonName),
    /// The bot's own words: a level of the computer, a deleted player, or the mention of a person
    /// the bot has never seen.
    Words(String),
}

impl SeatName {
    pub(crate) fn new(lang: Language, seat: Seat, name: Option<PersonName>) -> Self {
        name.map_or_else(|| Self::Words(mention(lang, seat)), Self::Person)
    }

    /// For text with Discord's Markdown: contents, titles and bodies of messages.
    pub(crate) fn in_markdown(&self) -> String {
        match self {
            Self::Person(name) => name.in_markdown(),
            Self::Words(words) => words.clone(),
        }
    }

    /// For text without Markdown: buttons, menus, completions, alt texts.
    pub(crate) fn in_label(&self) -> String {
        match self {
            Self::Person(name) => name.in_label(),
            Self::Words(words) => words.clone(),
        }
    }

    /// Like [`in_label`](Self::in_label), with people's names in at most `limit` characters.
    pub(crate) fn in_short_label(&self, limit: usize) -> String {
        match self {
            Self::Person(name) => name.in_short_label(limit),
            Self::Words(words) => words.clone(),
        }
    }

    /// For pictures, whose font draws each character by itself.
    pub(crate) fn in_picture(&self) -> String {
        match self {
            Self::Person(name) => name.in_picture(),
            Self::Words(words) => words.clone(),
        }
    }
}

/// Returns both players' names, first side first.
pub(crate) fn seat_names(bot: &BotContext, lang: Language, seats: [Seat; 2]) -> [SeatName; 2] {
    let mut known = people(bot, seats).into_iter();
    seats.map(|seat| SeatName::new(lang, seat, known.next().flatten()))
}

/// Returns both players' names for Markdown, first side first.
pub(crate) fn player_names(bot: &BotContext, lang: Language, seats: [Seat; 2]) -> [String; 2] {
    seat_names(bot, lang, seats).map(|name| name.in_markdown())
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
        t!(lang, "player-with-side", player = &names[side.index()], side = text::side(game, side),)
    })
}

/// Returns the names for a picture's name plates, or `None` for players the bot has never seen.
pub(crate) fn plate_names(bot: &BotContext, seats: [Seat; 2]) -> [Option<String>; 2] {
    people(bot, seats).map(|name| Some(name?.in_picture()))
}

/// Returns the names of both players, told apart. `None` for computers, and for people the bot has
/// never seen.
fn people(bot: &BotContext, seats: [Seat; 2]) -> [Option<PersonName>; 2] {
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person()).collect();
    let known = bot.names_of(&people).unwrap_or_default();
    seats.map(|seat| known.get(&seat.person()?).cloned())
}
