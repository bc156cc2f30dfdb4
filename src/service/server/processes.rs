//! The process among those that serve the same database.
//!
//! One that serves beside others says every few seconds that it lives; what one had claimed that says so no more is the
//! others'. One that serves alone, as over a file, needs none of this: nobody takes anything from it.

use std::sync::Arc;
use std::time::Duration;

use crate::domain::{GatewayShard, Timestamp};
use crate::service::InternalError;
use crate::service::core::{Core, PROCESS_LIFE};

/// The process among those that serve the same database.
#[derive(Debug)]
pub struct Processes {
    pub(in crate::service) core: Arc<Core>,
}

/// How long a shard is held by a process that lives: as long as it does.
const HELD: Duration = Duration::from_secs(365 * 86_400);

/// What is held while shards are taken, so that two processes do so one after the other.
const TAKING_SHARDS: &str = "gateway";

/// What the lease of a shard is called.
fn shard_lease(shard: GatewayShard) -> String {
    format!("gateway {shard}")
}

/// Why a process may not connect its shards: it would hear a second time what another one hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardObstacle {
    /// Another process holds one of them.
    Held(GatewayShard),
    /// Other processes divide the servers into another number of shards.
    Divided {
        /// Into how many.
        total: u16,
    },
}

/// What the database said when a process told it that it lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renewal {
    /// Whether the process lives, by the database's clock.
    pub lives: bool,
    /// The time by that clock.
    pub time: Timestamp,
}

impl Processes {
    /// Whether others may serve the same database.
    #[must_use]
    pub fn are_several(&self) -> bool {
        self.core.shared
    }

    /// Where the games went that were in this database; nothing while it serves.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn moved_to(&self) -> Result<Option<String>, InternalError> {
        Ok(self.core.store.begin_read()?.moved_to()?)
    }

    /// Stores where the games went, or that the database serves again.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn note_moved(&self, destination: Option<&str>) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.note_moved(destination)?;
        Ok(tx.commit()?)
    }

    /// Says that the process lives for [`PROCESS_LIFE`] from now on, and takes over what those had claimed that are no
    /// more.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn renew(&self) -> Result<Renewal, InternalError> {
        let tx = self.core.store.begin_write()?;
        let lives = tx.renew_process(self.core.process, PROCESS_LIFE)?;
        let time = tx.database_time()?;
        tx.commit()?;
        if lives {
            let tx = self.core.store.begin_write()?;
            let ended = tx.free_claims_of_ended()?;
            tx.commit()?;
            if ended > 0 {
                tracing::info!(ended, "the work of processes that are no more is taken over");
                self.core.wake_outbox();
                self.core.wake_computers();
            }
        }
        Ok(Renewal { lives, time })
    }

    /// The present by the database's clock.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn database_time(&self) -> Result<Timestamp, InternalError> {
        Ok(self.core.store.begin_read()?.database_time()?)
    }

    /// Takes what only one process may have, such as `identify`, for so long, or for longer where it has it; `false`
    /// where another living process has it. One that serves alone has everything.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn take_lease(&self, name: &str, time: Duration) -> Result<bool, InternalError> {
        if !self.are_several() {
            return Ok(true);
        }
        let tx = self.core.store.begin_write()?;
        let taken = tx.take_lease(name, self.core.process, time)?;
        tx.commit()?;
        Ok(taken)
    }

    /// Takes shards of the gateway, all of them or none, for as long as the process lives; returns what is in the way,
    /// if anything is. One that serves alone has them all.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn take_shards(&self, shards: &[GatewayShard]) -> Result<Option<ShardObstacle>, InternalError> {
        if !self.are_several() {
            return Ok(None);
        }
        let tx = self.core.store.begin_write()?;
        tx.take_lease(TAKING_SHARDS, self.core.process, Duration::ZERO)?;
        let others = tx.held_leases()?.into_iter().filter(|(_, holder)| *holder != self.core.process);
        let others: Vec<GatewayShard> =
            others.filter_map(|(name, _)| name.strip_prefix("gateway ")?.parse().ok()).collect();
        if let Some(other) = others.iter().find(|other| shards.iter().any(|own| own.total != other.total)) {
            return Ok(Some(ShardObstacle::Divided { total: other.total }));
        }
        for shard in shards {
            if !tx.take_lease(&shard_lease(*shard), self.core.process, HELD)? {
                return Ok(Some(ShardObstacle::Held(*shard)));
            }
        }
        tx.commit()?;
        Ok(None)
    }

    /// Gives it back before its time is over.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn give_lease_back(&self, name: &str) -> Result<(), InternalError> {
        if !self.are_several() {
            return Ok(());
        }
        let tx = self.core.store.begin_write()?;
        tx.give_lease_back(name, self.core.process)?;
        Ok(tx.commit()?)
    }

    /// Books so many requests to Discord for this process, `step` apart, behind those that any process booked; returns how
    /// long to wait before the first.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn book_requests(
        &self,
        count: u32,
        step: Duration,
        ahead: Duration,
    ) -> Result<Duration, InternalError> {
        let tx = self.core.store.begin_write()?;
        let wait = tx.book_requests(count, step, ahead)?;
        tx.commit()?;
        Ok(wait)
    }

    /// Lets no process book a request for so long.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn close_requests(&self, time: Duration) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.close_requests(time)?;
        Ok(tx.commit()?)
    }

    /// Leaves the others: they take over at once what the process has claimed.
    pub(crate) fn leave(&self) {
        if !self.are_several() {
            return;
        }
        let left = self.core.store.begin_write().and_then(|tx| {
            tx.end_process(self.core.process)?;
            tx.commit()
        });
        if let Err(error) = left {
            tracing::debug!(%error, "the others find out by themselves that this process is gone");
        }
    }
}
