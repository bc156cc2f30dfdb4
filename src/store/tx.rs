//! Transactions. The files of the concerns add their queries as methods.

#![allow(clippy::needless_pass_by_value, reason = "parameters are written inline at each call")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Deref;

use super::sql::row::FoundRow;
use super::sql::value::{FromColumn, Parameters};
use super::sql::{Dialect, SqlTx, params};
use super::{LockRoot, StoreError};
use crate::domain::{GuildId, InteractionId, Timestamp};

/// Retention of recorded interactions. Discord drops an interaction after 15 minutes; a day leaves
/// room for clocks that disagree.
const INTERACTION_RETENTION_DAYS: i64 = 1;

/// A consistent snapshot of the store.
///
/// Each method fails with [`StoreError::Database`] if the database does, and with
/// [`StoreError::CorruptRow`] if a row holds a value that this program never writes.
pub struct ReadTx<'a> {
    sql: Box<dyn SqlTx + 'a>,
}

impl std::fmt::Debug for ReadTx<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReadTx").finish_non_exhaustive()
    }
}

impl<'a> ReadTx<'a> {
    pub(super) fn new(sql: impl SqlTx + 'a) -> Self {
        Self { sql: Box::new(sql) }
    }

    pub(super) fn dialect(&self) -> &'static Dialect {
        self.sql.dialect()
    }

    /// Returns every row, each read by `read`.
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        parameters: impl Parameters,
        mut read: impl FnMut(&FoundRow<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.sql.find(sql, &parameters.values()?, false, &mut |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the first row, read by `read`; `None` if there is none.
    pub(super) fn row<T>(
        &self,
        sql: &str,
        parameters: impl Parameters,
        mut read: impl FnMut(&FoundRow<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let mut found = None;
        self.sql.find(sql, &parameters.values()?, true, &mut |row| {
            found = Some(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the first column of the first row; `None` if there is no row.
    pub(super) fn value<T: FromColumn>(
        &self,
        sql: &str,
        parameters: impl Parameters,
    ) -> Result<Option<T>, StoreError> {
        self.row(sql, parameters, |row| row.get(0))
    }

    /// Returns the first column of every row.
    pub(super) fn values<T: FromColumn>(
        &self,
        sql: &str,
        parameters: impl Parameters,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(sql, parameters, |row| row.get(0))
    }

    /// Returns the first column of the only row of a count or an `EXISTS`.
    pub(super) fn only_value<T: FromColumn>(
        &self,
        sql: &str,
        parameters: impl Parameters,
    ) -> Result<T, StoreError> {
        Ok(self.value(sql, parameters)?.expect("a count has a row"))
    }
}

/// A transaction that writes. Dropped without a [`commit`](Self::commit), it is rolled back.
///
/// It sees its own writes, and its methods have the errors of [`ReadTx`]. After an error, drop it.
#[derive(Debug)]
pub struct WriteTx<'a> {
    reads: ReadTx<'a>,
    /// Servers whose list of ongoing games has changed, and when.
    pub(super) touched_boards: RefCell<BTreeMap<GuildId, Timestamp>>,
}

impl<'a> Deref for WriteTx<'a> {
    type Target = ReadTx<'a>;

    fn deref(&self) -> &ReadTx<'a> {
        &self.reads
    }
}

impl<'a> WriteTx<'a> {
    pub(super) fn new(sql: impl SqlTx + 'a) -> Self {
        Self { reads: ReadTx::new(sql), touched_boards: RefCell::default() }
    }

    /// Runs a statement without results; returns the number of changed rows.
    pub(super) fn execute(&self, sql: &str, parameters: impl Parameters) -> Result<usize, StoreError> {
        self.reads.sql.run(sql, &parameters.values()?)
    }

    /// Deletes the lock row of a player or server, in databases that have such rows.
    pub(super) fn forget_root(&self, id: u64) -> Result<(), StoreError> {
        self.reads.sql.forget_root(id)
    }

    /// Locks `roots` before the action reads them; waits for other transactions that have locked them.
    ///
    /// A second call may only lock later roots than the first, in the order of [`LockRoot`].
    pub fn lock(&self, roots: &[LockRoot]) -> Result<(), StoreError> {
        self.reads.sql.lock_roots(roots)
    }

    /// Records an interaction; returns `false` if Discord delivered it before.
    pub fn record_interaction(&self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "INSERT INTO interaction (id, seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let first = self.execute(sql, params![id, now])? == 1;
        if first {
            self.reads.sql.record_interaction(id);
        }
        Ok(first)
    }

    /// Prunes interactions and proposals after a day, sent messages after a week, requests after two,
    /// and the drafts of finished matches.
    pub fn prune(&self, now: Timestamp) -> Result<(), StoreError> {
        let seen_before = now.plus_days(-INTERACTION_RETENTION_DAYS);
        self.execute("DELETE FROM interaction WHERE seen_at < ?1", [seen_before])?;
        self.prune_drafts()?;
        self.prune_rating_bounds(now)?;
        self.prune_servers(now)?;
        self.prune_dailies(now)?;
        self.prune_moderation(now)?;
        self.prune_bars(now)?;
        self.prune_requests(now)?;
        self.prune_outbox(now)
    }

    /// Commits durably: a committed transaction survives a power cut.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`]; then nothing is stored. If the connection broke before the reply, the
    /// recorded interaction is looked up first to decide whether the commit succeeded;
    /// [`StoreError::InDoubt`] if that isn't possible.
    pub fn commit(self) -> Result<(), StoreError> {
        self.request_touched_boards()?;
        self.reads.sql.commit()
    }
}
