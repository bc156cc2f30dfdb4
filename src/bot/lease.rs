//! The lease of this process. Once it expires, this process must stop acting, because others take
//! over its work.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

use crate::service::LEASE_TTL;

/// The process stops sending this long before the lease expires, so that requests in flight still
/// arrive in time.
const SEND_MARGIN: Duration = Duration::from_secs(2);

const POLL_INTERVAL: Duration = Duration::from_millis(200);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseLost {
    /// The lease could not be renewed in time.
    #[error("lease not renewed for {} s", LEASE_TTL.as_secs())]
    NotRenewed,
    /// The database is marked as moved, so other processes serve the games from another one.
    #[error("the games of this database were moved to another one by migrate-store")]
    Moved,
    /// The database reports the lease as expired: the process was suspended or very slow.
    #[error("lease expired: other processes have taken over")]
    Expired,
}

/// The lease of this process. It never expires without a cluster.
#[derive(Debug)]
pub(crate) struct Lease {
    /// Never later than by the database's clock. `None` without a cluster.
    expires_at: Mutex<Option<Instant>>,
    lost: watch::Sender<Option<LeaseLost>>,
    standby: AtomicBool,
}

impl Default for Lease {
    /// The lease of a process without a cluster.
    fn default() -> Self {
        Self { expires_at: Mutex::default(), lost: watch::Sender::new(None), standby: AtomicBool::new(false) }
    }
}

impl Lease {
    fn expires_at(&self) -> Option<Instant> {
        *self.expires_at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Extends the lease. `asked` is a time before the renewal.
    pub(crate) fn set_renewed(&self, asked: Instant) {
        *self.expires_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(asked + LEASE_TTL);
    }

    /// Ends the lease. Only the first reason is kept.
    pub(crate) fn set_lost(&self, why: LeaseLost) {
        self.lost.send_if_modified(|lost| {
            let first = lost.is_none();
            lost.get_or_insert(why);
            first
        });
    }

    /// Sets whether the process waits for another one to release its gateway shards.
    pub(crate) fn set_standby(&self, standby: bool) {
        self.standby.store(standby, Ordering::SeqCst);
    }

    /// Whether the process is on standby. Then it is healthy without a gateway connection.
    pub(crate) fn is_standby(&self) -> bool {
        self.standby.load(Ordering::SeqCst)
    }

    fn lost(&self) -> Option<LeaseLost> {
        let late = self.expires_at().is_some_and(|until| until <= Instant::now());
        (*self.lost.borrow()).or_else(|| late.then_some(LeaseLost::NotRenewed))
    }

    /// Waits until requests sent now would arrive before the lease expires. Never returns after the
    /// lease is lost.
    pub(crate) async fn wait_until_sendable(&self) {
        while self.lost().is_some()
            || self.expires_at().is_some_and(|until| until <= Instant::now() + SEND_MARGIN)
        {
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Whether the lease is lost, so that new interactions belong to the other processes.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost().is_some()
    }

    /// Waits until the lease is lost and returns the reason. Never returns without a cluster.
    pub(crate) async fn ended(&self) -> LeaseLost {
        let mut lost = self.lost.subscribe();
        loop {
            if let Some(why) = self.lost() {
                return why;
            }
            let end = async {
                match self.expires_at() {
                    Some(until) => sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = lost.changed() => {}
                () = end => {}
                // The lease may have been created or renewed since.
                () = sleep(LEASE_TTL) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_expiring_lease_stops_sending_and_ends() {
        let lease = Lease::default();
        lease.wait_until_sendable().await;
        assert!(!lease.is_lost());
        let begun = Instant::now();
        lease.set_renewed(begun);
        lease.wait_until_sendable().await;
        sleep(Duration::from_secs(4)).await;
        lease.set_renewed(Instant::now());
        sleep(LEASE_TTL - SEND_MARGIN).await;
        tokio::select! {
            () = lease.wait_until_sendable() => panic!("sent right before expiry"),
            why = lease.ended() => assert_eq!(why, LeaseLost::NotRenewed),
        }
        assert_eq!(begun.elapsed(), Duration::from_secs(4) + LEASE_TTL);
        assert!(lease.is_lost());
    }

    #[tokio::test(start_paused = true)]
    async fn a_lost_lease_keeps_its_reason_and_sends_nothing() {
        let lease = Lease::default();
        lease.set_renewed(Instant::now());
        lease.set_lost(LeaseLost::Expired);
        lease.set_lost(LeaseLost::NotRenewed);
        assert_eq!(lease.ended().await, LeaseLost::Expired);
        lease.set_renewed(Instant::now());
        assert!(tokio::time::timeout(LEASE_TTL, lease.wait_until_sendable()).await.is_err());
    }
}
