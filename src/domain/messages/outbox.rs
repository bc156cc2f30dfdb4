//! The messages that actions leave to be sent.
//!
//! An action stores its messages in its own transaction; a background job sends them afterwards. This module
//! says what a message is about and how it is delivered, never what it reads: its text is made when it is sent.

use crate::domain::{
    ChannelId, Id, MessageEdit, MessageId, MessageQuestion, PlayerId, Revision, Seat, Timestamp,
};
use sealed_move_rules::Game;

/// The place of a message in Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageRef {
    /// The channel or thread that holds it.
    pub channel: ChannelId,
    /// Its id there.
    pub message: MessageId,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// A challenge was made.
    Challenged,
    /// A challenge was declined.
    Declined,
    /// A challenge expired.
    Expired,
    /// An earlier message changes: what it asked is closed, or told anew.
    Edited,
    /// A match began, a move was made, or a move ended the match.
    Turn,
    /// A match ended other than by a move.
    Over,
    /// A move was taken back.
    TakenBack,
    /// A player asks for a takeback.
    TakebackOffered,
    /// A request for a takeback was declined.
    TakebackDeclined,
    /// A request for a takeback was withdrawn.
    TakebackWithdrawn,
    /// A draw is offered.
    DrawOffered,
    /// An offer of a draw was declined.
    DrawDeclined,
    /// An offer of a draw was withdrawn.
    DrawWithdrawn,
    /// The player on turn has half of their time left, or less.
    Reminder,
    /// A clock got time back for an outage.
    Credited,
    /// A player got time from their opponent.
    MoreTime,
    /// A player's vacation began, changed or was ended.
    Vacation,
    /// A player is not a member of the server any more.
    Absent,
    /// The bot was removed from the server.
    ShutOut,
    /// The computer has moved, and its opponent is away.
    Waiting,
    /// The computer finds no move.
    Stuck,
    /// The puzzle of a day.
    Daily,
}

impl MessageKind {
    /// Every kind.
    pub const ALL: [Self; 22] = [
        Self::Challenged,
        Self::Declined,
        Self::Expired,
        Self::Edited,
        Self::Turn,
        Self::Over,
        Self::TakenBack,
        Self::TakebackOffered,
        Self::TakebackDeclined,
        Self::TakebackWithdrawn,
        Self::DrawOffered,
        Self::DrawDeclined,
        Self::DrawWithdrawn,
        Self::Reminder,
        Self::Credited,
        Self::MoreTime,
        Self::Vacation,
        Self::Absent,
        Self::ShutOut,
        Self::Waiting,
        Self::Stuck,
        Self::Daily,
    ];

    /// The word for it in the database and in the metrics.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Challenged => "challenged",
            Self::Declined => "declined",
            Self::Expired => "expired",
            Self::Edited => "edited",
            Self::Turn => "turn",
            Self::Over => "over",
            Self::TakenBack => "taken_back",
            Self::TakebackOffered => "takeback_offered",
            Self::TakebackDeclined => "takeback_declined",
            Self::TakebackWithdrawn => "takeback_withdrawn",
            Self::DrawOffered => "draw_offered",
            Self::DrawDeclined => "draw_declined",
            Self::DrawWithdrawn => "draw_withdrawn",
            Self::Reminder => "reminder",
            Self::Credited => "credited",
            Self::MoreTime => "more_time",
            Self::Vacation => "vacation",
            Self::Absent => "absent",
            Self::ShutOut => "shut_out",
            Self::Waiting => "waiting",
            Self::Stuck => "stuck",
            Self::Daily => "daily",
        }
    }

    /// The kind that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether it is about a challenge; else it is about a match or a daily puzzle, or changes a message about one of
    /// these.
    #[must_use]
    pub const fn is_about_challenge(self) -> bool {
        matches!(self, Self::Challenged | Self::Declined | Self::Expired)
    }

    /// Whether a match without a channel for its messages looks for one with it: a challenge stays where it
    /// was made, a puzzle is posted where admins want it, and a message stays where it is.
    #[must_use]
    pub const fn follows_match(self) -> bool {
        !self.is_about_challenge() && !matches!(self, Self::Edited | Self::Daily)
    }
}

/// How a message is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// In the channel, to everybody.
    Channel,
    /// In a direct message to this player.
    Direct(PlayerId),
    /// As a short ping of this player in the channel, after a direct message to them failed.
    ChannelMention(PlayerId),
}

impl Route {
    /// The word for it in the database and in the metrics.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct(_) => "direct",
            Self::ChannelMention(_) => "call",
        }
    }

    /// The route that `word` stands for, to `recipient` where it goes to one player.
    #[must_use]
    pub fn from_word(word: &str, recipient: Option<PlayerId>) -> Option<Self> {
        match (word, recipient) {
            ("channel", None) => Some(Self::Channel),
            ("direct", Some(player)) => Some(Self::Direct(player)),
            ("call", Some(player)) => Some(Self::ChannelMention(player)),
            _ => None,
        }
    }

    /// The one player it goes to; `None` where everybody in the channel may read it.
    #[must_use]
    pub const fn recipient(self) -> Option<PlayerId> {
        match self {
            Self::Channel => None,
            Self::Direct(player) | Self::ChannelMention(player) => Some(player),
        }
    }
}

/// A message that is stored together with its cause and sent afterwards, at least once.
///
/// Its text is made when it is sent. Its id is also its nonce, by which Discord recognizes a message that is
/// sent twice within a few minutes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// The id of the message in the outbox.
    pub id: Id,
    /// What it is about.
    pub kind: MessageKind,
    /// The challenge, match or daily puzzle that it is about.
    pub subject: Id,
    /// The revision of that challenge or match that it tells about.
    pub revision: Revision,
    /// The player who caused it, where that matters.
    pub actor: Option<Seat>,
    /// The channel of its challenge or match: where it goes unless its route is [`Route::Direct`].
    pub channel: ChannelId,
    /// How it is delivered.
    pub route: Route,
    /// What it asks with its buttons, as long as that stands.
    pub asks: Option<MessageQuestion>,
    /// The earlier message that it changes; there where it is [`MessageKind::Edited`].
    pub edit: Option<MessageEdit>,
    /// Whether its channel refused it, so that its pings were sent in other ways.
    pub parked: bool,
    /// Whether it is a direct copy for a player whom the message in the channel pinged as well.
    pub beside: bool,
    /// When its cause happened.
    pub created: Timestamp,
    /// How often sending it failed.
    pub attempts: u32,
}

impl OutboxMessage {
    /// Whether both wait in the same queue: messages of one queue are sent one after the other.
    #[must_use]
    pub fn queues_with(&self, other: &Self) -> bool {
        (self.channel, self.route.recipient()) == (other.channel, other.route.recipient())
    }
}

/// How much the bot has to do at present.
#[derive(Clone, Debug, Default)]
pub struct Workload {
    /// The number of ongoing matches by game; a game without any may be missing.
    pub ongoing: Vec<(&'static dyn Game, u64)>,
    /// The number of messages that wait to be sent; those that their channel refused are not counted.
    pub unsent: u64,
    /// The number of messages that their channel refused and that are tried again.
    pub parked: u64,
    /// When the oldest of the unsent messages was created.
    pub oldest_unsent: Option<Timestamp>,
}
