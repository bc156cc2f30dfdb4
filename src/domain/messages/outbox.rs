//! Outbox messages.
//!
//! An action stores its messages in its own transaction, and a background job sends them
//! afterwards. A message records its subject and route but no text, which is rendered when it is
//! sent.

use crate::domain::{
    ChannelId, Detour, Id, MessageClass, MessageEdit, MessageId, MessageQuestion, PlayerId, Quiet,
    RequestKind, Revision, Seat, Timestamp,
};
use sealed_move_rules::Game;

/// The location of a message in Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageRef {
    /// May also be a thread.
    pub channel: ChannelId,
    pub message: MessageId,
}

/// The event that a message reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    Challenged,
    Declined,
    Expired,
    /// An earlier message is edited, because its question is closed or its content has changed.
    Edited,
    /// A match began, a move was made, or a move ended the match.
    Turn,
    /// A match ended other than by a move.
    Over,
    TakenBack,
    TakebackOffered,
    TakebackDeclined,
    TakebackWithdrawn,
    DrawOffered,
    DrawDeclined,
    DrawWithdrawn,
    /// The player on turn has used half of their time or more.
    Reminder,
    /// A clock was credited for an outage.
    Credited,
    /// A player got time from the opponent.
    MoreTime,
    /// A vacation began, changed or ended early.
    Vacation,
    /// A player has left the server.
    Absent,
    /// No notice reaches a player, so their clock is paused.
    Grace,
    /// The bot was removed from the server.
    ShutOut,
    /// The computer has moved, and its opponent is inactive.
    Waiting,
    /// The computer repeatedly failed to find a move.
    Stuck,
    /// A daily puzzle.
    Daily,
    /// A moderator took a match's rating changes back.
    Annulled,
    /// A moderator undid that.
    Restored,
    /// The status message of a tournament's season, with its seal.
    Season,
    /// A season that people stayed in starts soon.
    SeasonSoon,
    /// A season has started: a division and its first games.
    SeasonBegun,
    /// A season is over: the table of a division.
    SeasonOver,
    /// An act that changed a season.
    SeasonAct,
    /// The list of a server's ongoing games.
    Board,
}

impl MessageKind {
    pub const ALL: [Self; 31] = [
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
        Self::Grace,
        Self::ShutOut,
        Self::Waiting,
        Self::Stuck,
        Self::Daily,
        Self::Annulled,
        Self::Restored,
        Self::Season,
        Self::SeasonSoon,
        Self::SeasonBegun,
        Self::SeasonOver,
        Self::SeasonAct,
        Self::Board,
    ];

    /// Word in the store and in metrics.
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
            Self::Grace => "grace",
            Self::ShutOut => "shut_out",
            Self::Waiting => "waiting",
            Self::Stuck => "stuck",
            Self::Daily => "daily",
            Self::Annulled => "annulled",
            Self::Restored => "restored",
            Self::Season => "season",
            Self::SeasonSoon => "season_soon",
            Self::SeasonBegun => "season_begun",
            Self::SeasonOver => "season_over",
            Self::SeasonAct => "season_act",
            Self::Board => "board",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether the subject is a challenge. Otherwise it is a match or a daily puzzle, or the
    /// message edits another one.
    #[must_use]
    pub const fn is_about_challenge(self) -> bool {
        matches!(self, Self::Challenged | Self::Declined | Self::Expired)
    }

    /// Whether the subject is a season, or an act that changed one.
    #[must_use]
    pub const fn is_about_season(self) -> bool {
        matches!(
            self,
            Self::Season | Self::SeasonSoon | Self::SeasonBegun | Self::SeasonOver | Self::SeasonAct
        )
    }

    /// Returns the request that a message about a match makes.
    #[must_use]
    pub const fn request(self) -> Option<RequestKind> {
        match self {
            Self::DrawOffered => Some(RequestKind::Draw),
            Self::TakebackOffered => Some(RequestKind::Takeback),
            Self::MoreTime => Some(RequestKind::Time),
            _ => None,
        }
    }

    /// Returns the request that a message about a match replies to.
    #[must_use]
    pub const fn replied_request(self) -> Option<RequestKind> {
        match self {
            Self::DrawDeclined => Some(RequestKind::Draw),
            Self::TakebackDeclined => Some(RequestKind::Takeback),
            _ => None,
        }
    }

    /// Whether a refusing channel relocates the match and this message with it. Challenges, daily
    /// puzzles, tournaments, boards and edits stay in their channel.
    #[must_use]
    pub const fn follows_match(self) -> bool {
        !self.is_about_challenge()
            && !self.is_about_season()
            && !matches!(self, Self::Edited | Self::Daily | Self::Board)
    }
}

/// The delivery of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// Publicly in the channel.
    Channel,
    /// In a direct message.
    Direct(PlayerId),
    /// As a short mention in the channel, after a direct message failed.
    ChannelMention(PlayerId),
}

impl Route {
    /// Word in the store and in metrics.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct(_) => "direct",
            Self::ChannelMention(_) => "call",
        }
    }

    /// Returns `None` unless the word needs a recipient exactly if there is one.
    #[must_use]
    pub fn from_word(word: &str, recipient: Option<PlayerId>) -> Option<Self> {
        match (word, recipient) {
            ("channel", None) => Some(Self::Channel),
            ("direct", Some(player)) => Some(Self::Direct(player)),
            ("call", Some(player)) => Some(Self::ChannelMention(player)),
            _ => None,
        }
    }

    /// Returns the single recipient; `None` if the message is public.
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
/// Its id is also its nonce, by which Discord recognizes a message sent twice within a few minutes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    pub id: Id,
    pub kind: MessageKind,
    pub class: MessageClass,
    /// The challenge, match, daily puzzle, season or act; of a board, the server.
    pub subject: Id,
    /// The reported revision of the challenge or match, or the division of a season.
    pub revision: Revision,
    /// The player who caused it, if relevant.
    pub actor: Option<Seat>,
    /// The channel of the subject, and the destination unless the route is [`Route::Direct`].
    pub channel: ChannelId,
    pub route: Route,
    /// The open question, if any.
    pub asks: Option<MessageQuestion>,
    /// Set exactly for [`MessageKind::Edited`].
    pub edit: Option<MessageEdit>,
    /// Whether its channel refused it, so that players were pinged in other ways.
    pub parked: bool,
    /// Whether this is a direct copy for a player who was also pinged in the channel.
    pub beside: bool,
    /// Why it pings nobody; `None` if it may ping.
    pub quiet: Option<Quiet>,
    /// Why its recipient gets it apart from the channel of its match.
    pub detour: Option<Detour>,
    /// The time of its cause.
    pub created: Timestamp,
    /// Number of failed deliveries.
    pub attempts: u32,
}

impl OutboxMessage {
    /// Whether both belong to the same queue, whose messages are sent in order.
    #[must_use]
    pub fn queues_with(&self, other: &Self) -> bool {
        (self.channel, self.route.recipient()) == (other.channel, other.route.recipient())
    }
}

/// The current load of the bot.
#[derive(Clone, Debug, Default)]
pub struct Workload {
    /// Ongoing matches by game; games without any may be missing.
    pub ongoing: Vec<(&'static dyn Game, u64)>,
    /// Messages waiting to be sent, without parked ones.
    pub unsent: u64,
    /// Messages refused by their channel and waiting for a retry.
    pub parked: u64,
    /// Creation time of the oldest unsent message.
    pub oldest_unsent: Option<Timestamp>,
}
