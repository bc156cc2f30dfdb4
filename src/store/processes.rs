//! Processes that share a database: leases, claims and the global rate limit.
//!
//! A process renews its lease by the database's clock. The claims of an expired process are free
//! for others.

use std::time::Duration;

use super::migrations::newest_schema;
use super::sql::{Dialect, params};
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::Timestamp;

/// Random id of a process, unique over time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessToken(pub u64);

impl ProcessToken {
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        // Columns hold signed integers.
        Self(bits >> 1)
    }
}

/// Description of a process at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcessCard {
    pub token: ProcessToken,
    pub host: String,
    pub version: String,
    /// Where its interactions come from: `gateway 0/1`, `http`.
    pub hears: String,
}

/// Where `migrate-store` moved the games of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedTo {
    pub destination: String,
    /// Whether the copy is known to be complete. Otherwise the move is running or was interrupted.
    pub complete: bool,
}

impl MovedTo {
    pub(super) fn begun(destination: &str) -> Self {
        Self { destination: destination.to_owned(), complete: false }
    }
}

/// How long the node number of an expired process is not reused. Ids it minted just before its end
/// are stored by then.
const NODE_REUSE_DELAY: Duration = Duration::from_secs(60);

/// Maximum number of processes: ids have ten bits for the node.
const MAX_NODES: u16 = 1024;

/// The lease that marks an incomplete move in its source. No process holds it, so it stays after a
/// kill.
const PENDING_MOVE: &str = "migrate-store";

/// Attempts to take a node number while other processes take the same one.
const MAX_ATTEMPTS: u32 = 32;

fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Condition that the process in the expression `token` is live.
pub(super) fn is_live_sql(dialect: &Dialect, token: &str) -> String {
    format!(
        "EXISTS (SELECT 1 FROM process WHERE token = {token} AND freed = 0 AND alive_until > {})",
        dialect.now
    )
}

/// Condition that the process in the expression `token` has not expired. A process without a
/// cluster has no row.
pub(super) fn not_expired_sql(dialect: &Dialect, token: &str) -> String {
    format!("NOT EXISTS (SELECT 1 FROM process WHERE token = {token} AND alive_until <= {})", dialect.now)
}

impl ReadTx<'_> {
    /// Returns the current time of the database.
    pub fn database_time(&self) -> Result<Timestamp, StoreError> {
        self.only_value(&format!("SELECT {}", self.dialect().now), [])
    }

    /// Returns the live processes, in the order of their node numbers.
    pub fn living_processes(&self) -> Result<Vec<ProcessCard>, StoreError> {
        let sql = format!(
            "SELECT token, host, version, hears FROM process WHERE freed = 0 AND alive_until > {} ORDER BY node",
            self.dialect().now
        );
        self.rows(&sql, [], |row| {
            let (host, version, hears) = (row.get("host")?, row.get("version")?, row.get("hears")?);
            Ok(ProcessCard { token: row.get("token")?, host, version, hears })
        })
    }

    /// Returns where the games were moved, or `None` if they are in this database.
    pub fn moved_to(&self) -> Result<Option<MovedTo>, StoreError> {
        self.moved_to_with("")
    }

    fn moved_to_with(&self, lock: &str) -> Result<Option<MovedTo>, StoreError> {
        let destination = self.value(&format!("SELECT destination FROM moved{lock}"), [])?;
        let Some(destination) = destination else { return Ok(None) };
        let pending: i64 = self.only_value("SELECT count(*) FROM lease WHERE name = ?1", [PENDING_MOVE])?;
        Ok(Some(MovedTo { destination, complete: pending == 0 }))
    }

    /// Returns the leases of live processes, by name.
    pub fn held_leases(&self) -> Result<Vec<(String, ProcessToken)>, StoreError> {
        let sql = format!(
            "SELECT name, process FROM lease WHERE ends_at > {} AND {} ORDER BY name",
            self.dialect().now,
            is_live_sql(self.dialect(), "lease.process")
        );
        self.rows(&sql, [], |row| Ok((row.get("name")?, row.get("process")?)))
    }

    /// Whether another live process has served all servers since its start.
    pub fn has_other_server(&self, process: ProcessToken) -> Result<bool, StoreError> {
        let sql = format!(
            "SELECT count(*) FROM process WHERE token <> ?1 AND serves = 1 AND freed = 0 AND alive_until > {}
             AND hears IN ('http', 'gateway 0/1')",
            self.dialect().now
        );
        Ok(self.only_value::<i64>(&sql, [process])? > 0)
    }
}

impl WriteTx<'_> {
    /// Registers a process and leases it for `ttl`. Returns its node number, which no other process
    /// has had in the last minute, or `None` if all are taken.
    pub fn add_process(&self, process: &ProcessCard, ttl: Duration) -> Result<Option<u16>, StoreError> {
        self.release_expired_claims()?;
        let sql =
            format!("DELETE FROM process WHERE freed = 1 AND alive_until + ?1 <= {}", self.dialect().now);
        self.execute(&sql, [ms(NODE_REUSE_DELAY)])?;
        for _ in 0..MAX_ATTEMPTS {
            let taken: Vec<u16> = self.values("SELECT node FROM process", [])?;
            let Some(node) = (0..MAX_NODES).find(|node| !taken.contains(node)) else { return Ok(None) };
            let sql = format!(
                "INSERT INTO process (token, node, host, version, hears, schema, alive_until)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, {} + ?7) ON CONFLICT (node) DO NOTHING",
                self.dialect().now
            );
            let ProcessCard { token, host, version, hears } = process;
            let schema = newest_schema();
            if self.execute(&sql, params![token, node, host, version, hears, schema, ms(ttl)])? == 1 {
                return Ok(Some(node));
            }
        }
        Ok(None)
    }

    /// Renews a process's lease; returns `false` if it has expired.
    pub fn renew_process(&self, process: ProcessToken, ttl: Duration) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE process SET alive_until = {0} + ?2 WHERE token = ?1 AND freed = 0 AND alive_until > {0}",
            self.dialect().now
        );
        Ok(self.execute(&sql, params![process, ms(ttl)])? == 1)
    }

    /// Marks a process as having served players.
    pub fn record_serving(&self, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("UPDATE process SET serves = 1 WHERE token = ?1", [process])?;
        Ok(())
    }

    /// Expires a process immediately.
    pub fn end_process(&self, process: ProcessToken) -> Result<(), StoreError> {
        let sql = format!(
            "UPDATE process SET alive_until = {0} WHERE token = ?1 AND alive_until > {0}",
            self.dialect().now
        );
        self.execute(&sql, [process])?;
        Ok(())
    }

    /// Releases the claims and leases of expired processes; returns their number.
    pub fn release_expired_claims(&self) -> Result<usize, StoreError> {
        let sql = format!(
            "SELECT token FROM process WHERE freed = 0 AND alive_until <= {}{}",
            self.dialect().now,
            self.dialect().skip_locked
        );
        let ended: Vec<ProcessToken> = self.values(&sql, [])?;
        for process in &ended {
            // Messages need no release: a claim counts only while its process is live. Jobs were
            // due when claimed, and are due again.
            self.release_computer_jobs(*process, Timestamp(0))?;
            self.release_reviews(*process, Timestamp(0))?;
            self.execute("DELETE FROM lease WHERE process = ?1", [*process])?;
            self.execute("UPDATE process SET freed = 1 WHERE token = ?1", [*process])?;
        }
        Ok(ended.len())
    }

    /// Acquires or renews a named lease; returns `false` if another live process has it.
    pub fn acquire_lease(
        &self,
        name: &str,
        process: ProcessToken,
        time: Duration,
    ) -> Result<bool, StoreError> {
        let sql = format!(
            "INSERT INTO lease (name, process, ends_at) VALUES (?1, ?2, {0} + ?3)
             ON CONFLICT (name) DO UPDATE SET process = excluded.process, ends_at = excluded.ends_at
             WHERE lease.process = excluded.process OR lease.ends_at <= {0} OR NOT EXISTS
                 (SELECT 1 FROM process WHERE process.token = lease.process AND process.alive_until > {0})",
            self.dialect().now
        );
        Ok(self.execute(&sql, params![name, process, ms(time)])? == 1)
    }

    /// Releases a lease, if the process has it.
    pub fn release_lease(&self, name: &str, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("DELETE FROM lease WHERE name = ?1 AND process = ?2", params![name, process])?;
        Ok(())
    }

    /// Like [`moved_to`](ReadTx::moved_to), and keeps others from changing it.
    pub fn lock_moved_to(&self) -> Result<Option<MovedTo>, StoreError> {
        self.moved_to_with(self.dialect().for_update)
    }

    /// Stores where the games were moved, or `None` if this database serves again.
    pub fn set_moved_to(&self, moved: Option<&MovedTo>) -> Result<(), StoreError> {
        self.execute("DELETE FROM moved", [])?;
        self.execute("DELETE FROM lease WHERE name = ?1", [PENDING_MOVE])?;
        let Some(MovedTo { destination, complete }) = moved else { return Ok(()) };
        self.execute("INSERT INTO moved (one, destination) VALUES (1, ?1)", [destination])?;
        if !complete {
            self.execute("INSERT INTO lease (name, process, ends_at) VALUES (?1, 0, 0)", [PENDING_MOVE])?;
        }
        Ok(())
    }

    /// Reserves `count` requests to Discord after all earlier reservations, `step` apart. Idle time
    /// allows a burst as long as `ahead`. Returns the wait before the first request.
    pub fn reserve_requests(
        &self,
        count: u32,
        step: Duration,
        ahead: Duration,
    ) -> Result<Duration, StoreError> {
        let booked = i64::from(count) * ms(step);
        let sql = format!(
            "INSERT INTO request_rate (one, next_at) VALUES (1, {0} - ?2 + ?1)
             ON CONFLICT (one) DO UPDATE SET next_at = ?1 +
                 CASE WHEN request_rate.next_at > {0} - ?2 THEN request_rate.next_at ELSE {0} - ?2 END
             RETURNING next_at - ?1 - {0}",
            self.dialect().now
        );
        let wait: i64 = self.only_value(&sql, params![booked, ms(ahead)])?;
        Ok(Duration::from_millis(wait.max(0).unsigned_abs()))
    }

    /// Blocks reservations for `time`.
    pub fn block_requests(&self, time: Duration) -> Result<(), StoreError> {
        let sql = format!(
            "INSERT INTO request_rate (one, next_at) VALUES (1, {0} + ?1)
             ON CONFLICT (one) DO UPDATE SET next_at = excluded.next_at
             WHERE request_rate.next_at < excluded.next_at",
            self.dialect().now
        );
        self.execute(&sql, [ms(time)])?;
        Ok(())
    }
}
