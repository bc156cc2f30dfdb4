//! The processes that serve one database beside each other, and what one of them alone may do.
//!
//! A process says again and again, by the database's clock, until when it lives. What one had claimed that is no more
//! is free for the others.

use std::time::Duration;

use super::migrations::newest_schema;
use super::sql::{Dialect, params};
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::Timestamp;

/// Tells one process that serves a database from all others, those before it included: a random number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessToken(pub u64);

impl ProcessToken {
    /// The token of these random bits.
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        // A column holds a signed number.
        Self(bits >> 1)
    }
}

/// What a process says of itself when it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcessCard {
    /// Tells it from all others.
    pub token: ProcessToken,
    /// The machine on which it runs.
    pub host: String,
    /// The version of its program.
    pub version: String,
    /// How it hears of interactions: `gateway 0/1`, `http`.
    pub hears: String,
}

/// How long the node number of a process that is no more is not given to another one: ids that were made with it just
/// before its end are stored by then.
const REST: Duration = Duration::from_secs(60);

/// How many processes may serve a database: ids have room for so many nodes.
const NODES: u16 = 1024;

/// How often a node number is sought that another process takes at the same time.
const TRIES: u32 = 32;

/// So long, in milliseconds.
fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The condition that a process lives of which `token` is the expression.
pub(super) fn lives(dialect: &Dialect, token: &str) -> String {
    format!(
        "EXISTS (SELECT 1 FROM process WHERE token = {token} AND freed = 0 AND alive_until > {})",
        dialect.now
    )
}

/// The condition that the life of a process has not ended, of which `token` is the expression; one that serves alone
/// has no row.
pub(super) fn is_not_over(dialect: &Dialect, token: &str) -> String {
    format!("NOT EXISTS (SELECT 1 FROM process WHERE token = {token} AND alive_until <= {})", dialect.now)
}

impl ReadTx<'_> {
    /// Returns the present by the database's clock.
    pub fn database_time(&self) -> Result<Timestamp, StoreError> {
        self.only_value(&format!("SELECT {}", self.dialect().now), [])
    }

    /// Returns the processes that live, those that began first first as far as their numbers tell.
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

    /// Returns where the games went that were in the database; nothing while it serves.
    pub fn moved_to(&self) -> Result<Option<String>, StoreError> {
        self.value("SELECT destination FROM moved", [])
    }

    /// Returns what living processes have that only one may have, by name, each with who has it.
    pub fn held_leases(&self) -> Result<Vec<(String, ProcessToken)>, StoreError> {
        let sql = format!(
            "SELECT name, process FROM lease WHERE ends_at > {} AND {} ORDER BY name",
            self.dialect().now,
            lives(self.dialect(), "lease.process")
        );
        self.rows(&sql, [], |row| Ok((row.get("name")?, row.get("process")?)))
    }

    /// Returns whether another process lives that has served the players of all servers since it began.
    pub fn is_served_beside(&self, process: ProcessToken) -> Result<bool, StoreError> {
        let sql = format!(
            "SELECT count(*) FROM process WHERE token <> ?1 AND serves = 1 AND freed = 0 AND alive_until > {}
             AND hears IN ('http', 'gateway 0/1')",
            self.dialect().now
        );
        Ok(self.only_value::<i64>(&sql, [process])? > 0)
    }
}

impl WriteTx<'_> {
    /// Adds a process that lives for so long; returns its node number, which no other has, nor had within the last
    /// minute. `None` where all of them are taken.
    pub fn add_process(&self, process: &ProcessCard, life: Duration) -> Result<Option<u16>, StoreError> {
        self.free_claims_of_ended()?;
        let sql =
            format!("DELETE FROM process WHERE freed = 1 AND alive_until + ?1 <= {}", self.dialect().now);
        self.execute(&sql, [ms(REST)])?;
        for _ in 0..TRIES {
            let taken: Vec<u16> = self.values("SELECT node FROM process", [])?;
            let Some(node) = (0..NODES).find(|node| !taken.contains(node)) else { return Ok(None) };
            let sql = format!(
                "INSERT INTO process (token, node, host, version, hears, schema, alive_until)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, {} + ?7) ON CONFLICT (node) DO NOTHING",
                self.dialect().now
            );
            let ProcessCard { token, host, version, hears } = process;
            let schema = newest_schema();
            if self.execute(&sql, params![token, node, host, version, hears, schema, ms(life)])? == 1 {
                return Ok(Some(node));
            }
        }
        Ok(None)
    }

    /// Lets a process live for so long from now on; returns `false` where it is no more.
    pub fn renew_process(&self, process: ProcessToken, life: Duration) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE process SET alive_until = {0} + ?2 WHERE token = ?1 AND freed = 0 AND alive_until > {0}",
            self.dialect().now
        );
        Ok(self.execute(&sql, params![process, ms(life)])? == 1)
    }

    /// Stores that a process has served players since it began.
    pub fn note_serving(&self, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("UPDATE process SET serves = 1 WHERE token = ?1", [process])?;
        Ok(())
    }

    /// Ends the life of a process.
    pub fn end_process(&self, process: ProcessToken) -> Result<(), StoreError> {
        let sql = format!(
            "UPDATE process SET alive_until = {0} WHERE token = ?1 AND alive_until > {0}",
            self.dialect().now
        );
        self.execute(&sql, [process])?;
        Ok(())
    }

    /// Frees what processes had claimed that are no more; returns how many they were.
    pub fn free_claims_of_ended(&self) -> Result<usize, StoreError> {
        let sql = format!(
            "SELECT token FROM process WHERE freed = 0 AND alive_until <= {}{}",
            self.dialect().now,
            self.dialect().skip_locked
        );
        let ended: Vec<ProcessToken> = self.values(&sql, [])?;
        for process in &ended {
            // Messages are free without a word: who claims looks whether the process lives. A job was due when it was
            // claimed, and is now due again.
            self.release_computer_jobs(*process, Timestamp(0))?;
            self.release_reviews(*process, Timestamp(0))?;
            self.execute("DELETE FROM lease WHERE process = ?1", [*process])?;
            self.execute("UPDATE process SET freed = 1 WHERE token = ?1", [*process])?;
        }
        Ok(ended.len())
    }

    /// Gives a process what only one may have, for so long, or for longer where it has it; returns `false` where
    /// another living process has it.
    pub fn take_lease(&self, name: &str, process: ProcessToken, time: Duration) -> Result<bool, StoreError> {
        let sql = format!(
            "INSERT INTO lease (name, process, ends_at) VALUES (?1, ?2, {0} + ?3)
             ON CONFLICT (name) DO UPDATE SET process = excluded.process, ends_at = excluded.ends_at
             WHERE lease.process = excluded.process OR lease.ends_at <= {0} OR NOT EXISTS
                 (SELECT 1 FROM process WHERE process.token = lease.process AND process.alive_until > {0})",
            self.dialect().now
        );
        Ok(self.execute(&sql, params![name, process, ms(time)])? == 1)
    }

    /// Takes it from the process, where it has it.
    pub fn give_lease_back(&self, name: &str, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("DELETE FROM lease WHERE name = ?1 AND process = ?2", params![name, process])?;
        Ok(())
    }

    /// Stores where the games went, or that the database serves again.
    pub fn note_moved(&self, destination: Option<&str>) -> Result<(), StoreError> {
        self.execute("DELETE FROM moved", [])?;
        if let Some(destination) = destination {
            self.execute("INSERT INTO moved (one, destination) VALUES (1, ?1)", [destination])?;
        }
        Ok(())
    }

    /// Books so many requests to Discord, one after another with `step` between them, behind all that were booked; an
    /// idle rate lets them run `ahead`. Returns how long to wait before the first.
    pub fn book_requests(&self, count: u32, step: Duration, ahead: Duration) -> Result<Duration, StoreError> {
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

    /// Lets no request be booked for so long.
    pub fn close_requests(&self, time: Duration) -> Result<(), StoreError> {
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
