//! Formats people, times, links and ratings, and fits text into limits.

use crate::dice::Commitment;
use crate::domain::{ChannelId, GuildId, MatchSummary, MessageRef, Rating, Seat, Timestamp, Unpinged};
use crate::text::{self, Language, t};

/// Mentions a person, or names the computer's level or a deleted player.
pub(crate) fn mention(lang: Language, player: impl Into<Seat>) -> String {
    match player.into() {
        Seat::Person(player) => format!("<@{player}>"),
        Seat::Computer(level) => text::computer(lang, level),
        Seat::Deleted => t!(lang, "player-gone"),
    }
}

pub(crate) fn channel_mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

pub(crate) use crate::text::relative;

/// Adds to the sender's reply why their request didn't ping.
pub(crate) fn with_unpinged(lang: Language, told: String, unpinged: Option<Unpinged>) -> String {
    match unpinged {
        Some(unpinged) => format!("{told}\n{}", text::unpinged(lang, unpinged)),
        None => told,
    }
}

/// Formats a full date and time. Discord's client renders it.
pub(crate) fn exact(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

pub(crate) fn deadline(lang: Language, at: Timestamp) -> String {
    t!(lang, "notice-deadline", deadline = relative(at), exactly = exact(at))
}

/// Formats a duration in minutes, hours or days.
pub(crate) fn span(lang: Language, ms: i64) -> String {
    let minutes = (ms / 60_000).max(1);
    match minutes {
        0..120 => t!(lang, "span-minutes", count = minutes),
        120..2880 => t!(lang, "span-hours", count = (minutes + 30) / 60),
        _ => t!(lang, "span-days", count = (minutes + 720) / 1440),
    }
}

/// Formats the rest of a budget: whole days, and hours below two days.
pub(crate) fn budget_left(lang: Language, ms: i64) -> String {
    let hours = ms / 3_600_000;
    if hours < 48 { t!(lang, "span-hours", count = hours) } else { t!(lang, "span-days", count = hours / 24) }
}

/// Formats a rating, marked if it is provisional.
pub(crate) fn rating(lang: Language, rating: &Rating) -> String {
    let sure = if rating.provisional() { "no" } else { "yes" };
    // A number would be grouped: 1,500.
    t!(lang, "rating", value = rating.shown().to_string(), sure = sure)
}

/// Formats the published commitment of a match's dice.
pub(crate) fn commitment(lang: Language, commitment: &Commitment) -> String {
    t!(lang, "notice-dice-sealed", commitment = commitment.to_string())
}

/// Links to the newest notice of a game. Before the first notice, shows the game's id.
pub(crate) fn game_link(lang: Language, game: &MatchSummary) -> String {
    match game.notice {
        None => t!(lang, "games-unposted", id = game.id.to_string()),
        Some(posted) => message_link(lang, game.place.guild, posted),
    }
}

pub(crate) fn message_link(lang: Language, guild: Option<GuildId>, message: MessageRef) -> String {
    t!(lang, "games-jump", url = message_url(guild, message))
}

pub(crate) fn message_url(guild: Option<GuildId>, message: MessageRef) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let MessageRef { channel, message } = message;
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// Joins the first lines that fit into `limit` characters.
pub(crate) fn first_lines_within(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    lines.into_iter().take_while(|line| takes(&mut left, line)).collect::<Vec<_>>().join("\n")
}

/// Returns the first words that fit into `limit` characters.
pub(crate) fn first_words_within(text: &str, limit: usize) -> &str {
    let text = text.trim();
    let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
    ends.take_while(|end| text[..*end].chars().count() <= limit).last().map_or("", |end| &text[..end])
}

/// Joins the last lines that fit into `limit` characters.
pub(crate) fn last_lines_within(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    let mut kept: Vec<_> = lines.into_iter().rev().take_while(|line| takes(&mut left, line)).collect();
    kept.reverse();
    kept.join("\n")
}

/// Whether a line and its line break fit into `left`, which is reduced by their length.
fn takes(left: &mut usize, line: &str) -> bool {
    let length = line.chars().count() + 1;
    let fits = length <= *left;
    *left = left.saturating_sub(length);
    fits
}

/// Lowercases a text and removes everything but letters and digits, for comparisons.
pub(crate) fn fold(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Escapes input for a code span, so that it can't break out of it.
pub(crate) fn quoted(typed: &str) -> String {
    typed.chars().map(|c| if c == '`' || c.is_control() { ' ' } else { c }).collect()
}
