//! Matches as rows.
//!
//! Plies are the truth and positions are replayed; what lists need beside them is kept in
//! columns and checked against the replay. One deed is one [`WriteTx`]: load, decide, write,
//! commit, and only then speak. What must be told is a row written with the deed ([`OutboxMessage`]).
//!
//! Everything above this module meets it as the traits here, so that another database can stand
//! beside SQLite. All SQL lives below it.

mod clock;
mod server;
mod sqlite;

pub use clock::{ClockReadTx, ClockRow, ClockWriteTx, Preferences, ServerClocks};
pub use server::{ServerCounts, ServerReadTx, ServerWriteTx};
pub use sqlite::{SqliteStore, backup, check};

use crate::matches::{
    Challenge, ChannelId, Draft, Ending, GuildId, HomeChannel, Id, InteractionId, Match, MessageId, Plan,
    PlayerId, Rating, Revision, Tally, Timestamp,
};
use sealed_move_rules::{Game, Side};

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused.
    #[error("database: {0}")]
    Database(#[from] rusqlite::Error),
    /// The row changed since it was loaded: somebody else was faster.
    #[error("{what} {id} is not at revision {revision} any more")]
    Conflict {
        /// Which kind of row.
        what: &'static str,
        /// Which row.
        id: Id,
        /// The revision it was loaded at.
        revision: u32,
    },
    /// A column holds what this program never writes.
    #[error("{table} {id}: unreadable {column}")]
    Damaged {
        /// The table.
        table: &'static str,
        /// The row.
        id: i64,
        /// The column.
        column: &'static str,
    },
    /// The database was written by a newer program.
    #[error("the database has schema {found}, this program knows up to {known}: use a newer program")]
    TooNew {
        /// The schema's number in the database.
        found: i64,
        /// The newest number known here.
        known: i64,
    },
    /// The database was written by an older program and not opened since.
    #[error("the database has schema {found} and will get {known} at the next start")]
    TooOld {
        /// The schema's number in the database.
        found: i64,
        /// The newest number known here.
        known: i64,
    },
    /// SQLite finds the file damaged.
    #[error("{path} is damaged: {said}")]
    Unsound {
        /// The file.
        path: std::path::PathBuf,
        /// What SQLite says.
        said: String,
    },
    /// The file or its folder cannot be used.
    #[error("cannot open the database {path}: {source}")]
    Open {
        /// The file.
        path: std::path::PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// What the plies of a match lead to, kept beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedPosition {
    /// The full position: never shown, only compared with the replay.
    pub position: String,
    /// Who is on turn.
    pub turn: Side,
    /// The number of the turn about to be made.
    pub move_number: u32,
}

/// A message as Discord finds it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageRef {
    /// Where.
    pub channel: ChannelId,
    /// Which.
    pub message: MessageId,
}

/// A match as lists show it, without its plies.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The id of the match.
    pub id: Id,
    /// What is played.
    pub game: &'static dyn Game,
    /// The players, the first side's first.
    pub seats: [PlayerId; 2],
    /// Where it lives.
    pub place: HomeChannel,
    /// The number of changes so far.
    pub revision: Revision,
    /// Who is on turn.
    pub turn: Side,
    /// The number of the turn about to be made.
    pub move_number: u32,
    /// When the player on turn runs out of time.
    pub deadline: Timestamp,
    /// How it ended, once it did.
    pub ending: Option<Ending>,
    /// The newest notice.
    pub notice: Option<MessageRef>,
}

impl Summary {
    /// Whether `player` is on turn in it.
    #[must_use]
    pub fn awaits(&self, player: PlayerId) -> bool {
        self.ending.is_none() && self.seats[self.turn.index()] == player
    }

    /// The other player.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> PlayerId {
        if self.seats[0] == player { self.seats[1] } else { self.seats[0] }
    }
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// A challenge was made.
    Challenged,
    /// A challenge was declined.
    Declined,
    /// A match began, a turn was made, or the match ended by it.
    Turn,
    /// A match ended otherwise.
    Over,
    /// A turn was taken back.
    TakenBack,
    /// A takeback is asked for.
    TakebackOffered,
    /// A request for a takeback was declined.
    TakebackDeclined,
    /// A request for a takeback was withdrawn.
    TakebackWithdrawn,
    /// A draw is offered.
    DrawOffered,
    /// An offer of a draw was declined.
    DrawDeclined,
    /// An offer of a draw was taken back.
    DrawWithdrawn,
    /// The player on turn has half of his time left, or less.
    Reminder,
    /// A clock got time for an outage.
    Credited,
    /// A player got time from his opponent.
    MoreTime,
    /// A player's vacation began, changed or was ended.
    Vacation,
    /// A player is no member of the server any more.
    Absent,
    /// The bot was removed from the server.
    ShutOut,
}

impl MessageKind {
    const ALL: [Self; 17] = [
        Self::Challenged,
        Self::Declined,
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
    ];

    /// The word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Challenged => "challenged",
            Self::Declined => "declined",
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
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.word() == word)
    }
}

/// By which way a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// In the channel, for everybody.
    Channel,
    /// To this player alone.
    Direct(PlayerId),
    /// A short call for this player in the channel: the direct way is closed.
    Call(PlayerId),
}

impl Route {
    /// The word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct(_) => "direct",
            Self::Call(_) => "call",
        }
    }

    /// The only one whom it is for.
    #[must_use]
    pub const fn recipient(self) -> Option<PlayerId> {
        match self {
            Self::Channel => None,
            Self::Direct(player) | Self::Call(player) => Some(player),
        }
    }
}

/// A message that is owed: written with the deed, rendered when it is sent, safe to send twice
/// because its id is the message's nonce.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// The id of the message.
    pub id: Id,
    /// What it tells.
    pub topic: MessageKind,
    /// The challenge or match that it is about.
    pub subject: Id,
    /// The revision that it tells of.
    pub revision: Revision,
    /// Who did it, where that matters.
    pub actor: Option<PlayerId>,
    /// The channel that it is about; where it goes by most routes.
    pub channel: ChannelId,
    /// By which way it goes.
    pub route: Route,
    /// Whether the channel refused it: its pings went another way.
    pub parked: bool,
    /// Whether it is a copy for somebody whom the channel's message pinged, too.
    pub beside: bool,
    /// When the deed was done.
    pub created: Timestamp,
    /// How often sending it failed.
    pub attempts: u32,
}

/// Where a player stands in one game.
#[derive(Clone, Debug)]
pub struct RatingRow {
    /// What is played.
    pub game: &'static dyn Game,
    /// Who.
    pub player: PlayerId,
    /// The rating.
    pub rating: Rating,
    /// How many matches made the rating.
    pub rated: u32,
    /// The results of all matches, rated or not.
    pub tally: Tally,
}

/// What a match did to a player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

impl OutboxMessage {
    /// Whether another letter waits in the same queue.
    #[must_use]
    pub fn queues_with(&self, other: &Self) -> bool {
        (self.channel, self.route.recipient()) == (other.channel, other.route.recipient())
    }
}

/// How much there is to do.
#[derive(Clone, Debug, Default)]
pub struct Census {
    /// How many matches go on, by game; a game without any may be missing.
    pub ongoing: Vec<(&'static dyn Game, u64)>,
    /// How many messages are owed.
    pub owed: u64,
    /// How many messages their channel refuses.
    pub parked: u64,
    /// When the oldest message was written that is owed.
    pub oldest_owed: Option<Timestamp>,
}

/// A consistent look at the store.
pub trait ReadTx: ClockReadTx + ServerReadTx {
    /// The match with an id, its plies included.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn game(&self, id: Id) -> Result<Option<Match>, StoreError>;

    /// The match with an id as it stood after its change `revision`: with plies that were taken
    /// back since, without an offer or an ending.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn game_at(&self, id: Id, revision: Revision) -> Result<Option<Match>, StoreError>;

    /// What the plies of a match should lead to.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn standing(&self, id: Id) -> Result<Option<CachedPosition>, StoreError>;

    /// How much there is to do.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn census(&self) -> Result<Census, StoreError>;

    /// A match as lists show it.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn summary(&self, id: Id) -> Result<Option<Summary>, StoreError>;

    /// When a match ended; nothing while it goes on.
    ///
    /// # Errors
    ///
    /// The database's.
    fn ended_at(&self, id: Id) -> Result<Option<Timestamp>, StoreError>;

    /// The ongoing matches of a player, the nearest deadline first.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn ongoing_of(&self, player: PlayerId) -> Result<Vec<Summary>, StoreError>;

    /// The last matches of a player that ended, the newest first.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn ended_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// The challenge with an id.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn challenge(&self, id: Id) -> Result<Option<Challenge>, StoreError>;

    /// The open challenges made by or to a player, the oldest first.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn challenges_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError>;

    /// The draft that a player made of a turn in a match.
    ///
    /// # Errors
    ///
    /// The database's.
    fn draft(&self, game: Id, player: PlayerId) -> Result<Option<Draft>, StoreError>;

    /// The newest challenge that offers a rematch of a match.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn rematch_of(&self, game: Id) -> Result<Option<Challenge>, StoreError>;

    /// Where a player stands in a game; nothing before his first match ended.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn record(&self, player: PlayerId, game: &'static dyn Game) -> Result<Option<RatingRow>, StoreError>;

    /// Where the best players of a game stand, the best first: those of a server, or of all who
    /// want to be listed.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn best(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<RatingRow>, StoreError>;

    /// Whether a player wants to be in the list of all servers.
    ///
    /// # Errors
    ///
    /// The database's.
    fn listed(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// The results of a player against another, over all games.
    ///
    /// # Errors
    ///
    /// The database's.
    fn head_to_head(&self, player: PlayerId, opponent: PlayerId) -> Result<Tally, StoreError>;

    /// What a match did to the ratings, the first side's first.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn rating_changes(&self, game: Id) -> Result<Option<[RatingChange; 2]>, StoreError>;

    /// What a player noted for himself about a match.
    ///
    /// # Errors
    ///
    /// The database's.
    fn note(&self, game: Id, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// The plans of a player in a match, the oldest first.
    ///
    /// # Errors
    ///
    /// The database's.
    fn plans_of(&self, game: Id, player: PlayerId) -> Result<Vec<Plan>, StoreError>;

    /// The challenges made by or to a player, whatever became of them, the oldest first.
    ///
    /// # Errors
    ///
    /// The database's.
    fn every_challenge_of(&self, player: PlayerId) -> Result<Vec<Id>, StoreError>;

    /// All that a player noted for himself, with the match that it is about.
    ///
    /// # Errors
    ///
    /// The database's.
    fn notes_of(&self, player: PlayerId) -> Result<Vec<(Id, String)>, StoreError>;

    /// The name under which a player was seen last.
    ///
    /// # Errors
    ///
    /// The database's.
    fn player_name(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// The oldest owed message of each channel, where it is due.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn due_letters(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, StoreError>;

    /// When the next owed message is due that is not due yet.
    ///
    /// # Errors
    ///
    /// The database's.
    fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError>;
}

/// One transaction: nothing of it happened unless it is committed.
pub trait WriteTx: ReadTx + ClockWriteTx + ServerWriteTx {
    /// Notes that an interaction counts; `false` where it did already.
    ///
    /// # Errors
    ///
    /// The database's.
    fn count_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError>;

    /// Forgets what nobody asks for any more: interactions older than a day, messages sent more
    /// than a week ago, and drafts of matches that are over.
    ///
    /// # Errors
    ///
    /// The database's.
    fn prune(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Notes a player's name.
    ///
    /// # Errors
    ///
    /// The database's.
    fn saw_player(&self, player: PlayerId, name: &str, now: Timestamp) -> Result<(), StoreError>;

    /// Stores a new challenge.
    ///
    /// # Errors
    ///
    /// The database's.
    fn insert_challenge(&self, challenge: &Challenge) -> Result<(), StoreError>;

    /// Stores the changed state of a challenge that was loaded at `from`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] where it changed since.
    fn update_challenge(&self, challenge: &Challenge, from: Revision) -> Result<(), StoreError>;

    /// Stores a new match that came of a challenge.
    ///
    /// # Errors
    ///
    /// The database's.
    fn insert_game(&self, game: &Match, challenge: Id, standing: &CachedPosition) -> Result<(), StoreError>;

    /// Stores a changed match that was loaded at `from`, its new plies included; plies that it
    /// has no more are put aside.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] where it changed since.
    fn update_game(
        &self,
        game: &Match,
        from: Revision,
        standing: &CachedPosition,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Keeps a player's draft of a turn in place of the one before.
    ///
    /// # Errors
    ///
    /// The database's.
    fn keep_draft(&self, game: Id, player: PlayerId, draft: &Draft, now: Timestamp)
    -> Result<(), StoreError>;

    /// Stores where a player stands in a game.
    ///
    /// # Errors
    ///
    /// The database's.
    fn set_record(&self, row: &RatingRow, now: Timestamp) -> Result<(), StoreError>;

    /// Notes what a match that ended did to the ratings; its players belong to its server.
    ///
    /// # Errors
    ///
    /// The database's.
    fn insert_rating_changes(&self, game: &Match, changes: [RatingChange; 2]) -> Result<(), StoreError>;

    /// Notes whether a player wants to be in the list of all servers.
    ///
    /// # Errors
    ///
    /// The database's.
    fn set_listed(&self, player: PlayerId, listed: bool) -> Result<(), StoreError>;

    /// Keeps what a player notes for himself about a match; an empty text is forgotten.
    ///
    /// # Errors
    ///
    /// The database's.
    fn set_note(&self, game: Id, player: PlayerId, text: &str, now: Timestamp) -> Result<(), StoreError>;

    /// Stores a new plan.
    ///
    /// # Errors
    ///
    /// The database's.
    fn insert_plan(&self, plan: &Plan) -> Result<(), StoreError>;

    /// Forgets a plan and those that continue it.
    ///
    /// # Errors
    ///
    /// The database's.
    fn delete_plan(&self, id: Id) -> Result<(), StoreError>;

    /// Lets the plans that continue a plan answer the turn after the submission of `base`, and
    /// forgets all others that the player has in that match.
    ///
    /// # Errors
    ///
    /// The database's.
    fn advance_plans(&self, plan: &Plan, base: Revision) -> Result<(), StoreError>;

    /// Forgets the plans of a player in a match.
    ///
    /// # Errors
    ///
    /// The database's.
    fn delete_plans(&self, game: Id, player: PlayerId) -> Result<(), StoreError>;

    /// Forgets a player who plays in no ongoing match: what others have a part in stays without
    /// him, the rest is deleted.
    ///
    /// # Errors
    ///
    /// The database's.
    fn forget(&self, player: PlayerId) -> Result<(), StoreError>;

    /// Owes a message.
    ///
    /// # Errors
    ///
    /// The database's.
    fn enqueue(&self, letter: &OutboxMessage) -> Result<(), StoreError>;

    /// Notes that a message went out.
    ///
    /// # Errors
    ///
    /// The database's.
    fn letter_sent(&self, id: Id, message: MessageId, now: Timestamp) -> Result<(), StoreError>;

    /// Notes that a message did not go out, and when to try again.
    ///
    /// # Errors
    ///
    /// The database's.
    fn letter_failed(&self, id: Id, due: Timestamp) -> Result<(), StoreError>;

    /// Sends a message by another way, anew.
    ///
    /// # Errors
    ///
    /// The database's.
    fn reroute_letter(&self, id: Id, route: Route, due: Timestamp) -> Result<(), StoreError>;

    /// Notes that the channel refused a message: it holds up no other.
    ///
    /// # Errors
    ///
    /// The database's.
    fn park_letter(&self, id: Id) -> Result<(), StoreError>;

    /// Notes the newest notice of a match.
    ///
    /// # Errors
    ///
    /// The database's.
    fn set_notice(&self, game: Id, posted: MessageRef) -> Result<(), StoreError>;

    /// Makes it all happen, durably.
    ///
    /// # Errors
    ///
    /// The database's; then nothing happened.
    fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// Where matches are kept.
pub trait Store: Send + Sync {
    /// Begins to read.
    ///
    /// # Errors
    ///
    /// The database's.
    fn reading(&self) -> Result<Box<dyn ReadTx + '_>, StoreError>;

    /// Begins a transaction; one at a time.
    ///
    /// # Errors
    ///
    /// The database's.
    fn writing(&self) -> Result<Box<dyn WriteTx + '_>, StoreError>;
}
