//! Small parts of texts: people, times, links, ratings, and lines that fit.

use crate::dice::Commitment;
use crate::domain::{ChannelId, GuildId, MatchSummary, MessageRef, Rating, Seat, Timestamp};
use crate::text::{self, Language, t};

/// A player in a text: as a mention, by the level of the computer, or that their data was deleted.
pub(crate) fn mention(lang: Language, player: impl Into<Seat>) -> String {
    match player.into() {
        Seat::Person(player) => format!("<@{player}>"),
        Seat::Computer(level) => text::computer(lang, level),
        Seat::Deleted => t!(lang, "player-gone"),
    }
}

/// A mention of a channel.
pub(crate) fn channel_mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A time as each reader's client tells it from now, such as `in 3 days`.
pub(crate) fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// A time as each reader's client tells it in full.
pub(crate) fn exact(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// The line that tells a deadline.
pub(crate) fn deadline(lang: Language, at: Timestamp) -> String {
    t!(lang, "notice-deadline", deadline = relative(at), exactly = exact(at))
}

/// A length of time in words, in the unit that fits.
pub(crate) fn span(lang: Language, ms: i64) -> String {
    let minutes = (ms / 60_000).max(1);
    match minutes {
        0..120 => t!(lang, "span-minutes", count = minutes),
        120..2880 => t!(lang, "span-hours", count = (minutes + 30) / 60),
        _ => t!(lang, "span-days", count = (minutes + 720) / 1440),
    }
}

/// A rating as people read it.
pub(crate) fn rating(lang: Language, rating: &Rating) -> String {
    let sure = if rating.provisional() { "no" } else { "yes" };
    // As a text, for as a number it would be grouped: 1,500.
    t!(lang, "rating", value = rating.shown().to_string(), sure = sure)
}

/// What is published of a match's dice before its end.
pub(crate) fn commitment(lang: Language, commitment: &Commitment) -> String {
    t!(lang, "notice-dice-sealed", commitment = commitment.to_string())
}

/// A link to the newest notice of a game, or the game's id before there is one.
pub(crate) fn game_link(lang: Language, game: &MatchSummary) -> String {
    match game.notice {
        None => t!(lang, "games-unposted", id = game.id.to_string()),
        Some(posted) => message_link(lang, game.place.guild, posted),
    }
}

/// A link to a message.
pub(crate) fn message_link(lang: Language, guild: Option<GuildId>, message: MessageRef) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let MessageRef { channel, message } = message;
    t!(lang, "games-jump", url = format!("https://discord.com/channels/{guild}/{channel}/{message}"))
}

/// As many of the first lines as fit.
pub(crate) fn first_lines_within(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    lines.into_iter().take_while(|line| takes(&mut left, line)).collect::<Vec<_>>().join("\n")
}

/// As many of the first words as fit.
pub(crate) fn first_words_within(text: &str, limit: usize) -> &str {
    let text = text.trim();
    let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
    ends.take_while(|end| text[..*end].chars().count() <= limit).last().map_or("", |end| &text[..end])
}

/// As many of the last lines as fit.
pub(crate) fn last_lines_within(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    let mut kept: Vec<_> = lines.into_iter().rev().take_while(|line| takes(&mut left, line)).collect();
    kept.reverse();
    kept.join("\n")
}

/// Whether a line and its end fit into what is left, which gets smaller.
fn takes(left: &mut usize, line: &str) -> bool {
    let length = line.chars().count() + 1;
    let fits = length <= *left;
    *left = left.saturating_sub(length);
    fits
}

/// What is left of a text in lower case where punctuation does not matter.
pub(crate) fn fold(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// What someone typed, for a code span that it cannot leave.
pub(crate) fn quoted(typed: &str) -> String {
    typed.chars().map(|c| if c == '`' || c.is_control() { ' ' } else { c }).collect()
}
