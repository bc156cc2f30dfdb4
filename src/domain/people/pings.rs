//! Bounds on the pings and requests that one person causes. Servers may only lower them.
//!
//! A request is a message by which one person asks another for something: a challenge, a draw, a
//! takeback, or a gift of time. A request beyond the bounds counts, but its message doesn't ping.

use crate::domain::challenge::CHALLENGE_TTL_DAYS;
use crate::domain::{ChannelId, GuildId, Id, MessageId, PersonHash, PlayerId, Timestamp};
use sealed_move_rules::Game;

const HOUR_MS: i64 = 3_600_000;

/// Default maximum of a person's open challenges in a server.
pub const OPEN_CHALLENGE_LIMIT: u32 = 20;

/// Largest maximum that a server can set.
pub const MAX_OPEN_CHALLENGE_LIMIT: u32 = 50;

/// Maximum of a person's open challenges in all servers.
pub const MAX_OPEN_CHALLENGES: u32 = 50;

/// Maximum of a person's requests in a channel within [`CHANNEL_WINDOW_MS`]. Challenges that became
/// games don't count.
pub const MAX_CHANNEL_REQUESTS: u32 = 20;

pub const CHANNEL_WINDOW_MS: i64 = HOUR_MS;

/// Time after a declined challenge in which the same one is refused.
pub const DECLINED_WINDOW_MS: i64 = 24 * HOUR_MS;

/// Time in which the challenges of one person to another in a game ping once, unless they play.
pub const CHALLENGE_WINDOW_MS: i64 = 24 * HOUR_MS;

/// Time for which the bounds on pings count a request.
const MAX_PING_WINDOW_MS: i64 = 24 * HOUR_MS;

/// Time for which moderators see a request.
pub const REQUEST_RETENTION_DAYS: i64 = 14;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RequestKind {
    Challenge,
    Rematch,
    Draw,
    Takeback,
    /// A gift of time.
    Time,
}

impl RequestKind {
    pub const ALL: [Self; 5] = [Self::Challenge, Self::Rematch, Self::Draw, Self::Takeback, Self::Time];

    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Rematch => "rematch",
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Time => "time",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// When a request made at `at` stops counting. A challenge may be declined until it expires.
    #[must_use]
    pub const fn counts_until(self, at: Timestamp) -> Timestamp {
        match self {
            Self::Challenge | Self::Rematch => {
                Timestamp(at.plus_days(CHALLENGE_TTL_DAYS).0 + DECLINED_WINDOW_MS)
            }
            Self::Draw | Self::Takeback | Self::Time => Timestamp(at.0 + MAX_PING_WINDOW_MS),
        }
    }
}

/// A maximum number of pings within a rolling window, over all servers, games and kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PingBound {
    /// Of one person to another.
    PairHour,
    PairDay,
    /// Of one person to everybody.
    SenderHour,
    SenderDay,
    /// Of everybody to one person.
    RecipientHour,
    RecipientDay,
}

impl PingBound {
    pub const ALL: [Self; 6] = [
        Self::PairHour,
        Self::PairDay,
        Self::SenderHour,
        Self::SenderDay,
        Self::RecipientHour,
        Self::RecipientDay,
    ];

    /// Maximum number of pings.
    #[must_use]
    pub const fn limit(self) -> u32 {
        match self {
            Self::PairHour => 3,
            Self::PairDay => 8,
            Self::SenderHour => 12,
            Self::SenderDay => 40,
            Self::RecipientHour => 10,
            Self::RecipientDay => 30,
        }
    }

    #[must_use]
    pub const fn window_ms(self) -> i64 {
        match self {
            Self::PairHour | Self::SenderHour | Self::RecipientHour => HOUR_MS,
            Self::PairDay | Self::SenderDay | Self::RecipientDay => 24 * HOUR_MS,
        }
    }
}

/// The reason why a message is posted without a ping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    Bound(PingBound),
    /// The sender made the same request in the match since their last move.
    AskedBefore,
    /// The sender challenged the same person in the game a short time ago.
    ChallengedBefore,
    /// A reply to a request that pinged nobody.
    Reply,
    /// A moderator muted the sender in the server.
    Muted,
}

impl Quiet {
    const ALL: [Self; 10] = [
        Self::Bound(PingBound::PairHour),
        Self::Bound(PingBound::PairDay),
        Self::Bound(PingBound::SenderHour),
        Self::Bound(PingBound::SenderDay),
        Self::Bound(PingBound::RecipientHour),
        Self::Bound(PingBound::RecipientDay),
        Self::AskedBefore,
        Self::ChallengedBefore,
        Self::Reply,
        Self::Muted,
    ];

    /// Word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bound(PingBound::PairHour) => "pair_hour",
            Self::Bound(PingBound::PairDay) => "pair_day",
            Self::Bound(PingBound::SenderHour) => "sender_hour",
            Self::Bound(PingBound::SenderDay) => "sender_day",
            Self::Bound(PingBound::RecipientHour) => "recipient_hour",
            Self::Bound(PingBound::RecipientDay) => "recipient_day",
            Self::AskedBefore => "asked_before",
            Self::ChallengedBefore => "challenged_before",
            Self::Reply => "reply",
            Self::Muted => "muted",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quiet| quiet.word() == word)
    }
}

/// What the sender of a request is told about its missing ping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpinged {
    pub why: Quiet,
    /// When the sender's next ping is possible; `None` if that isn't a matter of time.
    pub next: Option<Timestamp>,
}

impl Unpinged {
    /// Combines two reasons: the ping is possible once both have ended.
    #[must_use]
    pub fn later(self, other: Self) -> Self {
        match (self.next, other.next) {
            (Some(next), Some(after)) if after > next => other,
            (Some(_), None) => other,
            _ => self,
        }
    }
}

/// The people of a request as the bounds count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestHashes {
    pub sender: PersonHash,
    /// `None` for a challenge to anyone.
    pub recipient: Option<PersonHash>,
}

/// A request as moderators see it.
#[derive(Clone, Debug)]
pub struct RequestRecord {
    /// Its message in the outbox.
    pub id: Id,
    pub at: Timestamp,
    pub kind: RequestKind,
    pub game: &'static dyn Game,
    /// The challenge or match.
    pub subject: Id,
    /// `None` once the sender has deleted their data.
    pub sender: Option<PlayerId>,
    /// `None` for a challenge to anyone, and once the recipient has deleted their data.
    pub recipient: Option<PlayerId>,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The posted message in Discord; `None` until then.
    pub message: Option<MessageId>,
    /// Whether it counts as a ping. A block doesn't show here.
    pub pinged: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_round_trip() {
        for quiet in Quiet::ALL {
            assert_eq!(Quiet::from_word(quiet.word()), Some(quiet));
        }
        for bound in PingBound::ALL {
            assert!(Quiet::ALL.contains(&Quiet::Bound(bound)));
            assert!(bound.window_ms() <= MAX_PING_WINDOW_MS);
        }
        for kind in RequestKind::ALL {
            assert_eq!(RequestKind::from_word(kind.word()), Some(kind));
        }
        assert_eq!((Quiet::from_word(""), RequestKind::from_word("dare")), (None, None));
    }

    #[test]
    fn the_next_ping_waits_for_every_bound() {
        let until = |next| Unpinged { why: Quiet::AskedBefore, next };
        let (one, two, never) = (until(Some(Timestamp(1))), until(Some(Timestamp(2))), until(None));
        assert_eq!((one.later(two), two.later(one)), (two, two));
        assert_eq!((one.later(never), never.later(one)), (never, never));
    }
}
