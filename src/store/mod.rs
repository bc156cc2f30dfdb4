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

pub use clock::{ClockReadTx, ClockRow, ClockWriteTx, ServerClocks};
pub use server::{ServerCounts, ServerReadTx, ServerWriteTx};
pub use sqlite::{SqliteStore, backup, check};

use crate::matches::{
    Challenge, Draft, GuildId, Id, InteractionId, Match, MatchSummary, MessageId, MessageRef, OutboxMessage,
    Plan, PlayerId, RatingChange, RatingRow, Revision, Route, Tally, Timestamp, Workload,
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
    fn workload(&self) -> Result<Workload, StoreError>;

    /// A match as lists show it.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn summary(&self, id: Id) -> Result<Option<MatchSummary>, StoreError>;

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
    fn ongoing_of(&self, player: PlayerId) -> Result<Vec<MatchSummary>, StoreError>;

    /// The last matches of a player that ended, the newest first.
    ///
    /// # Errors
    ///
    /// The database's, or a damaged row.
    fn ended_of(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, StoreError>;

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
