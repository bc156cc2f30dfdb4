//! This process and the others that share the database.
//!
//! In a cluster each process renews its lease every few seconds. Claims of a process with an
//! expired lease are released to the others. A process with exclusive use of its database needs no
//! lease.

use std::sync::Arc;
use std::time::Duration;

use crate::domain::{GatewayShard, Timestamp};
use crate::service::InternalError;
use crate::service::core::{Core, LEASE_TTL};
use crate::store::MovedTo;

#[derive(Debug)]
pub struct Processes {
    pub(in crate::service) core: Arc<Core>,
}

/// Lease of a shard, practically unlimited: it ends with its process.
const SHARD_LEASE_TTL: Duration = Duration::from_secs(365 * 86_400);

/// Name of the lease that serializes shard assignment between processes.
const SHARD_ASSIGNMENT_LEASE: &str = "gateway";

fn shard_lease(shard: GatewayShard) -> String {
    format!("gateway {shard}")
}

/// Reason why a process can't connect its shards: its events would overlap with another process's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardObstacle {
    /// Another process holds this shard.
    Held(GatewayShard),
    /// Other processes use a different number of shards.
    Divided {
        /// Their number of shards.
        total: u16,
    },
}

/// The result of a lease renewal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renewal {
    /// Whether the lease is valid, by the database's clock.
    pub lives: bool,
    /// The current time by the database's clock.
    pub time: Timestamp,
    /// Whether `migrate-store` has marked the database: its games are, or will be, in another one.
    pub moved: bool,
}

impl Processes {
    /// Whether other processes may use the same database.
    #[must_use]
    pub fn is_clustered(&self) -> bool {
        self.core.shared
    }

    /// Returns where the games of this database were moved to; `None` while it is in service.
    pub fn moved_to(&self) -> Result<Option<MovedTo>, InternalError> {
        Ok(self.core.store.begin_read()?.moved_to()?)
    }

    /// Puts the database back into service. Returns `false` if its mark is no longer `seen`.
    pub fn reactivate(&self, seen: &MovedTo) -> Result<bool, InternalError> {
        let tx = self.core.store.begin_write()?;
        if tx.lock_moved_to()?.as_ref() != Some(seen) {
            return Ok(false);
        }
        tx.set_moved_to(None)?;
        tx.commit()?;
        Ok(true)
    }

    /// Renews the lease for [`LEASE_TTL`].
    pub fn renew(&self) -> Result<Renewal, InternalError> {
        let tx = self.core.store.begin_write()?;
        let lives = tx.renew_process(self.core.process, LEASE_TTL)?;
        let (time, moved) = (tx.database_time()?, tx.moved_to()?.is_some());
        tx.commit()?;
        Ok(Renewal { lives, time, moved })
    }

    /// Releases the claims of expired processes. Their rows may be locked for some seconds, so this
    /// is no part of the renewal.
    pub fn take_over(&self) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        let ended = tx.release_expired_claims()?;
        tx.commit()?;
        if ended > 0 {
            tracing::info!(ended, "taking over work of expired processes");
            self.core.notify_outbox();
            self.core.notify_computers();
        }
        Ok(())
    }

    /// Returns the current time by the database's clock.
    pub fn database_time(&self) -> Result<Timestamp, InternalError> {
        Ok(self.core.store.begin_read()?.database_time()?)
    }

    /// Takes or extends a named lease, such as `identify`. Returns `false` if another process holds
    /// it. Without a cluster it always succeeds.
    pub fn acquire_lease(&self, name: &str, time: Duration) -> Result<bool, InternalError> {
        if !self.is_clustered() {
            return Ok(true);
        }
        let tx = self.core.store.begin_write()?;
        let taken = tx.acquire_lease(name, self.core.process, time)?;
        tx.commit()?;
        Ok(taken)
    }

    /// Takes leases on gateway shards, all or none, for the lifetime of the process. Returns the
    /// obstacle if that fails. Without a cluster it always succeeds.
    pub fn take_shards(&self, shards: &[GatewayShard]) -> Result<Option<ShardObstacle>, InternalError> {
        if !self.is_clustered() {
            return Ok(None);
        }
        let tx = self.core.store.begin_write()?;
        tx.acquire_lease(SHARD_ASSIGNMENT_LEASE, self.core.process, Duration::ZERO)?;
        let others = tx.held_leases()?.into_iter().filter(|(_, holder)| *holder != self.core.process);
        let others: Vec<GatewayShard> =
            others.filter_map(|(name, _)| name.strip_prefix("gateway ")?.parse().ok()).collect();
        if let Some(other) = others.iter().find(|other| shards.iter().any(|own| own.total != other.total)) {
            return Ok(Some(ShardObstacle::Divided { total: other.total }));
        }
        for shard in shards {
            if !tx.acquire_lease(&shard_lease(*shard), self.core.process, SHARD_LEASE_TTL)? {
                return Ok(Some(ShardObstacle::Held(*shard)));
            }
        }
        tx.commit()?;
        Ok(None)
    }

    /// Returns the names of the leases that other live processes hold.
    pub fn leases_of_others(&self) -> Result<Vec<String>, InternalError> {
        let leases = self.core.store.begin_read()?.held_leases()?.into_iter();
        Ok(leases.filter(|(_, holder)| *holder != self.core.process).map(|(name, _)| name).collect())
    }

    /// Releases a lease early.
    pub fn release_lease(&self, name: &str) -> Result<(), InternalError> {
        if !self.is_clustered() {
            return Ok(());
        }
        let tx = self.core.store.begin_write()?;
        tx.release_lease(name, self.core.process)?;
        Ok(tx.commit()?)
    }

    /// Books `count` slots of the shared Discord rate limit, `step` apart, after all earlier
    /// bookings. After idle time, up to `ahead` of them may be used at once. Returns the wait
    /// before the first slot.
    pub fn reserve_requests(
        &self,
        count: u32,
        step: Duration,
        ahead: Duration,
    ) -> Result<Duration, InternalError> {
        let tx = self.core.store.begin_write()?;
        let wait = tx.reserve_requests(count, step, ahead)?;
        tx.commit()?;
        Ok(wait)
    }

    /// Blocks bookings by all processes for `time`.
    pub fn block_requests(&self, time: Duration) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.block_requests(time)?;
        Ok(tx.commit()?)
    }

    /// Ends the lease, so that other processes take over this one's claims immediately.
    pub(crate) fn leave(&self) {
        if !self.is_clustered() {
            return;
        }
        let left = self.core.store.begin_write().and_then(|tx| {
            tx.end_process(self.core.process)?;
            tx.commit()
        });
        if let Err(error) = left {
            tracing::debug!(%error, "cannot end the lease; it will expire");
        }
    }
}
