//! The store in one SQLite file: WAL, every commit durable, one writer, a few readers.

mod backup;
mod challenges;
mod clock;
mod columns;
mod drafts;
mod games;
mod migrate;
mod mydata;
mod notes;
mod outbox;
mod plans;
mod players;
#[cfg(test)]
mod queries;
mod ratings;
mod server;
mod settings;

pub use backup::{backup, check};

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::{CachedPosition, ReadTx, Store, StoreError, WriteTx};
use crate::matches::{
    Challenge, Draft, GuildId, Id, InteractionId, Match, MatchSummary, MessageId, MessageRef, OutboxMessage,
    Plan, PlayerId, RatingChange, RatingRow, Revision, Route, Tally, Timestamp, Workload,
};
use sealed_move_rules::Game;

/// How long a statement waits for another process that holds the lock.
const BUSY: Duration = Duration::from_secs(5);

/// Reading connections that are kept open.
const IDLE_READERS: usize = 4;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Mutex<Connection>,
    readers: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens the file, making it and its folder where they are missing, and applies the
    /// migrations.
    ///
    /// # Errors
    ///
    /// Says which file cannot be used and why.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            make_folder(folder).map_err(|source| StoreError::Open { path: path.to_owned(), source })?;
        }
        let mut writer = Connection::open(path)?;
        writer.busy_timeout(BUSY)?;
        writer.pragma_update(None, "journal_mode", "WAL")?;
        configure(&writer)?;
        migrate::migrate(&mut writer)?;
        Ok(Self { path: path.to_owned(), writer: Mutex::new(writer), readers: Mutex::default() })
    }

    /// Opens the file as [`open`](Self::open) does, and lets it grow by no more than so many
    /// pages of 4 KiB: a write beyond fails as on a full disk.
    ///
    /// # Errors
    ///
    /// As [`open`](Self::open).
    pub fn open_bounded(path: &Path, pages: u32) -> Result<Self, StoreError> {
        let store = Self::open(path)?;
        {
            let writer = lock(&store.writer);
            let now: u32 = writer.pragma_query_value(None, "page_count", |row| row.get(0))?;
            writer.pragma_update(None, "max_page_count", now + pages)?;
        }
        Ok(store)
    }

    fn reader(&self) -> Result<Connection, StoreError> {
        if let Some(idle) = lock(&self.readers).pop() {
            return Ok(idle);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(BUSY)?;
        configure(&connection)?;
        Ok(connection)
    }
}

/// Makes the folder of the database for its owner alone: games hold secrets. One that is there
/// stays as it is.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn configure(connection: &Connection) -> Result<(), StoreError> {
    // A turn that was answered must survive a power cut, so FULL and not NORMAL.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// A panic in another thread left no half-done work: its transaction was rolled back.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store for SqliteStore {
    fn reading(&self) -> Result<Box<dyn ReadTx + '_>, StoreError> {
        let connection = self.reader()?;
        connection.execute_batch("BEGIN")?;
        Ok(Box::new(Snapshot { connection: Some(connection), idle: &self.readers }))
    }

    fn writing(&self) -> Result<Box<dyn WriteTx + '_>, StoreError> {
        let connection = lock(&self.writer);
        connection.execute_batch("BEGIN IMMEDIATE")?;
        Ok(Box::new(Deed { connection, open: true }))
    }
}

/// A read transaction on a connection of its own, which goes back to the idle ones.
struct Snapshot<'a> {
    connection: Option<Connection>,
    idle: &'a Mutex<Vec<Connection>>,
}

impl Drop for Snapshot<'_> {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        if connection.execute_batch("COMMIT").is_ok() {
            let mut idle = lock(self.idle);
            if idle.len() < IDLE_READERS {
                idle.push(connection);
            }
        }
    }
}

/// A write transaction on the one writing connection.
struct Deed<'a> {
    connection: MutexGuard<'a, Connection>,
    open: bool,
}

impl Drop for Deed<'_> {
    fn drop(&mut self) {
        if self.open
            && let Err(error) = self.connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "rollback failed");
        }
    }
}

trait Connected {
    fn connection(&self) -> &Connection;
}

impl Connected for Snapshot<'_> {
    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("a snapshot keeps its connection until it is dropped")
    }
}

impl Connected for Deed<'_> {
    fn connection(&self) -> &Connection {
        &self.connection
    }
}

impl<T: Connected> ReadTx for T {
    fn game(&self, id: Id) -> Result<Option<Match>, StoreError> {
        games::load(self.connection(), id)
    }

    fn game_at(&self, id: Id, revision: Revision) -> Result<Option<Match>, StoreError> {
        games::load_at(self.connection(), id, revision)
    }

    fn standing(&self, id: Id) -> Result<Option<CachedPosition>, StoreError> {
        games::standing(self.connection(), id)
    }

    fn ended_at(&self, id: Id) -> Result<Option<Timestamp>, StoreError> {
        games::ended_at(self.connection(), id)
    }

    fn workload(&self) -> Result<Workload, StoreError> {
        let ongoing = games::count_ongoing(self.connection())?;
        let (unsent, parked, oldest_unsent) = outbox::count(self.connection())?;
        Ok(Workload { ongoing, unsent, parked, oldest_unsent })
    }

    fn summary(&self, id: Id) -> Result<Option<MatchSummary>, StoreError> {
        games::summary(self.connection(), id)
    }

    fn ongoing_of(&self, player: PlayerId) -> Result<Vec<MatchSummary>, StoreError> {
        games::ongoing_of(self.connection(), player)
    }

    fn ended_of(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        games::ended_of(self.connection(), player, limit)
    }

    fn challenge(&self, id: Id) -> Result<Option<Challenge>, StoreError> {
        challenges::load(self.connection(), id)
    }

    fn challenges_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        challenges::open_of(self.connection(), player, now)
    }

    fn draft(&self, game: Id, player: PlayerId) -> Result<Option<Draft>, StoreError> {
        drafts::load(self.connection(), game, player)
    }

    fn rematch_of(&self, game: Id) -> Result<Option<Challenge>, StoreError> {
        challenges::rematch_of(self.connection(), game)
    }

    fn record(&self, player: PlayerId, game: &'static dyn Game) -> Result<Option<RatingRow>, StoreError> {
        ratings::record(self.connection(), player, game)
    }

    fn best(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<RatingRow>, StoreError> {
        ratings::best(self.connection(), game, guild, limit)
    }

    fn listed(&self, player: PlayerId) -> Result<bool, StoreError> {
        ratings::listed(self.connection(), player)
    }

    fn head_to_head(&self, player: PlayerId, opponent: PlayerId) -> Result<Tally, StoreError> {
        ratings::head_to_head(self.connection(), player, opponent)
    }

    fn rating_changes(&self, game: Id) -> Result<Option<[RatingChange; 2]>, StoreError> {
        ratings::changes(self.connection(), game)
    }

    fn note(&self, game: Id, player: PlayerId) -> Result<Option<String>, StoreError> {
        notes::load(self.connection(), game, player)
    }

    fn plans_of(&self, game: Id, player: PlayerId) -> Result<Vec<Plan>, StoreError> {
        plans::of(self.connection(), game, player)
    }

    fn every_challenge_of(&self, player: PlayerId) -> Result<Vec<Id>, StoreError> {
        mydata::challenges(self.connection(), player)
    }

    fn notes_of(&self, player: PlayerId) -> Result<Vec<(Id, String)>, StoreError> {
        mydata::notes(self.connection(), player)
    }

    fn player_name(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        players::name(self.connection(), player)
    }

    fn due_letters(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, StoreError> {
        outbox::due(self.connection(), now, limit)
    }

    fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        outbox::next_due(self.connection(), now)
    }
}

impl WriteTx for Deed<'_> {
    fn count_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError> {
        players::count_interaction(&self.connection, id, now)
    }

    fn prune(&self, now: Timestamp) -> Result<(), StoreError> {
        players::prune(&self.connection, now)?;
        drafts::prune(&self.connection)?;
        server::prune(&self.connection, now)?;
        outbox::prune(&self.connection, now)
    }

    fn saw_player(&self, player: PlayerId, name: &str, now: Timestamp) -> Result<(), StoreError> {
        players::saw(&self.connection, player, name, now)
    }

    fn insert_challenge(&self, challenge: &Challenge) -> Result<(), StoreError> {
        challenges::insert(&self.connection, challenge)
    }

    fn update_challenge(&self, challenge: &Challenge, from: Revision) -> Result<(), StoreError> {
        challenges::update(&self.connection, challenge, from)
    }

    fn insert_game(&self, game: &Match, challenge: Id, standing: &CachedPosition) -> Result<(), StoreError> {
        games::insert(&self.connection, game, challenge, standing)
    }

    fn update_game(
        &self,
        game: &Match,
        from: Revision,
        standing: &CachedPosition,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        games::update(&self.connection, game, from, standing, now)
    }

    fn keep_draft(
        &self,
        game: Id,
        player: PlayerId,
        draft: &Draft,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        drafts::keep(&self.connection, game, player, draft, now)
    }

    fn set_record(&self, notation: &RatingRow, now: Timestamp) -> Result<(), StoreError> {
        ratings::set_record(&self.connection, notation, now)
    }

    fn insert_rating_changes(&self, game: &Match, changes: [RatingChange; 2]) -> Result<(), StoreError> {
        ratings::insert_changes(&self.connection, game, changes)
    }

    fn set_listed(&self, player: PlayerId, listed: bool) -> Result<(), StoreError> {
        ratings::set_listed(&self.connection, player, listed)
    }

    fn set_note(&self, game: Id, player: PlayerId, text: &str, now: Timestamp) -> Result<(), StoreError> {
        notes::store(&self.connection, game, player, text, now)
    }

    fn insert_plan(&self, plan: &Plan) -> Result<(), StoreError> {
        plans::insert(&self.connection, plan)
    }

    fn delete_plan(&self, id: Id) -> Result<(), StoreError> {
        plans::delete(&self.connection, id)
    }

    fn advance_plans(&self, plan: &Plan, base: Revision) -> Result<(), StoreError> {
        plans::advance(&self.connection, plan, base)
    }

    fn delete_plans(&self, game: Id, player: PlayerId) -> Result<(), StoreError> {
        plans::delete_all(&self.connection, game, player)
    }

    fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        mydata::forget(&self.connection, player)
    }

    fn enqueue(&self, letter: &OutboxMessage) -> Result<(), StoreError> {
        outbox::enqueue(&self.connection, letter)
    }

    fn letter_sent(&self, id: Id, message: MessageId, now: Timestamp) -> Result<(), StoreError> {
        outbox::sent(&self.connection, id, message, now)
    }

    fn letter_failed(&self, id: Id, due: Timestamp) -> Result<(), StoreError> {
        outbox::failed(&self.connection, id, due)
    }

    fn reroute_letter(&self, id: Id, route: Route, due: Timestamp) -> Result<(), StoreError> {
        outbox::reroute(&self.connection, id, route, due)
    }

    fn park_letter(&self, id: Id) -> Result<(), StoreError> {
        outbox::park(&self.connection, id)
    }

    fn set_notice(&self, game: Id, posted: MessageRef) -> Result<(), StoreError> {
        games::set_notice(&self.connection, game, posted)
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        self.connection.execute_batch("COMMIT")?;
        self.open = false;
        Ok(())
    }
}
