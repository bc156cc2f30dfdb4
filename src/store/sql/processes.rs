//! The processes that serve the database, as rows.

use std::time::Duration;

use super::params;
use super::tx::{SqlTx, SqlWriteTx};
use crate::domain::Timestamp;
use crate::store::{
    ComputerWriteTx as _, ProcessCard, ProcessReadTx, ProcessToken, ProcessWriteTx, ReviewWriteTx as _,
    StoreError,
};

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
pub(super) fn lives<T: SqlTx>(token: &str) -> String {
    format!("EXISTS (SELECT 1 FROM process WHERE token = {token} AND freed = 0 AND alive_until > {})", T::NOW)
}

/// The condition that the life of a process has not ended, of which `token` is the expression; one that serves alone
/// has no row.
pub(super) fn is_not_over<T: SqlTx>(token: &str) -> String {
    format!("NOT EXISTS (SELECT 1 FROM process WHERE token = {token} AND alive_until <= {})", T::NOW)
}

impl<T: SqlTx> ProcessReadTx for T {
    fn database_time(&self) -> Result<Timestamp, StoreError> {
        self.only_value(&format!("SELECT {}", T::NOW), [])
    }

    fn living_processes(&self) -> Result<Vec<ProcessCard>, StoreError> {
        let sql = format!(
            "SELECT token, host, version, hears FROM process WHERE freed = 0 AND alive_until > {} ORDER BY node",
            T::NOW
        );
        self.rows(&sql, [], |row| {
            let (host, version, hears) = (row.get("host")?, row.get("version")?, row.get("hears")?);
            Ok(ProcessCard { token: row.get("token")?, host, version, hears })
        })
    }

    fn moved_to(&self) -> Result<Option<String>, StoreError> {
        self.value("SELECT destination FROM moved", [])
    }

    fn held_leases(&self) -> Result<Vec<(String, ProcessToken)>, StoreError> {
        let sql = format!(
            "SELECT name, process FROM lease WHERE ends_at > {} AND {} ORDER BY name",
            T::NOW,
            lives::<T>("lease.process")
        );
        self.rows(&sql, [], |row| Ok((row.get("name")?, row.get("process")?)))
    }

    fn is_served_beside(&self, process: ProcessToken) -> Result<bool, StoreError> {
        let sql = format!(
            "SELECT count(*) FROM process WHERE token <> ?1 AND serves = 1 AND freed = 0 AND alive_until > {}
             AND hears IN ('http', 'gateway 0/1')",
            T::NOW
        );
        Ok(self.only_value::<i64>(&sql, [process])? > 0)
    }
}

impl<T: SqlWriteTx> ProcessWriteTx for T {
    fn add_process(&self, process: &ProcessCard, life: Duration) -> Result<Option<u16>, StoreError> {
        self.free_claims_of_ended()?;
        let sql = format!("DELETE FROM process WHERE freed = 1 AND alive_until + ?1 <= {}", T::NOW);
        self.execute(&sql, [ms(REST)])?;
        for _ in 0..TRIES {
            let taken: Vec<u16> = self.values("SELECT node FROM process", [])?;
            let Some(node) = (0..NODES).find(|node| !taken.contains(node)) else { return Ok(None) };
            let sql = format!(
                "INSERT INTO process (token, node, host, version, hears, schema, alive_until)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, {} + ?7) ON CONFLICT (node) DO NOTHING",
                T::NOW
            );
            let ProcessCard { token, host, version, hears } = process;
            let schema = Self::newest_schema();
            if self.execute(&sql, params![token, node, host, version, hears, schema, ms(life)])? == 1 {
                return Ok(Some(node));
            }
        }
        Ok(None)
    }

    fn renew_process(&self, process: ProcessToken, life: Duration) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE process SET alive_until = {0} + ?2 WHERE token = ?1 AND freed = 0 AND alive_until > {0}",
            T::NOW
        );
        Ok(self.execute(&sql, params![process, ms(life)])? == 1)
    }

    fn note_serving(&self, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("UPDATE process SET serves = 1 WHERE token = ?1", [process])?;
        Ok(())
    }

    fn end_process(&self, process: ProcessToken) -> Result<(), StoreError> {
        let sql =
            format!("UPDATE process SET alive_until = {0} WHERE token = ?1 AND alive_until > {0}", T::NOW);
        self.execute(&sql, [process])?;
        Ok(())
    }

    fn free_claims_of_ended(&self) -> Result<usize, StoreError> {
        let sql = format!(
            "SELECT token FROM process WHERE freed = 0 AND alive_until <= {}{}",
            T::NOW,
            T::SKIP_LOCKED
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

    fn take_lease(&self, name: &str, process: ProcessToken, time: Duration) -> Result<bool, StoreError> {
        let sql = format!(
            "INSERT INTO lease (name, process, ends_at) VALUES (?1, ?2, {0} + ?3)
             ON CONFLICT (name) DO UPDATE SET process = excluded.process, ends_at = excluded.ends_at
             WHERE lease.process = excluded.process OR lease.ends_at <= {0} OR NOT EXISTS
                 (SELECT 1 FROM process WHERE process.token = lease.process AND process.alive_until > {0})",
            T::NOW
        );
        Ok(self.execute(&sql, params![name, process, ms(time)])? == 1)
    }

    fn give_lease_back(&self, name: &str, process: ProcessToken) -> Result<(), StoreError> {
        self.execute("DELETE FROM lease WHERE name = ?1 AND process = ?2", params![name, process])?;
        Ok(())
    }

    fn note_moved(&self, destination: Option<&str>) -> Result<(), StoreError> {
        self.execute("DELETE FROM moved", [])?;
        if let Some(destination) = destination {
            self.execute("INSERT INTO moved (one, destination) VALUES (1, ?1)", [destination])?;
        }
        Ok(())
    }

    fn book_requests(&self, count: u32, step: Duration, ahead: Duration) -> Result<Duration, StoreError> {
        let booked = i64::from(count) * ms(step);
        let sql = format!(
            "INSERT INTO request_rate (one, next_at) VALUES (1, {0} - ?2 + ?1)
             ON CONFLICT (one) DO UPDATE SET next_at = ?1 +
                 CASE WHEN request_rate.next_at > {0} - ?2 THEN request_rate.next_at ELSE {0} - ?2 END
             RETURNING next_at - ?1 - {0}",
            T::NOW
        );
        let wait: i64 = self.only_value(&sql, params![booked, ms(ahead)])?;
        Ok(Duration::from_millis(wait.max(0).unsigned_abs()))
    }

    fn close_requests(&self, time: Duration) -> Result<(), StoreError> {
        let sql = format!(
            "INSERT INTO request_rate (one, next_at) VALUES (1, {0} + ?1)
             ON CONFLICT (one) DO UPDATE SET next_at = excluded.next_at
             WHERE request_rate.next_at < excluded.next_at",
            T::NOW
        );
        self.execute(&sql, [ms(time)])?;
        Ok(())
    }
}
