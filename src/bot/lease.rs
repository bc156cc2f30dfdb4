//! Until when this process may serve: one that serves a database beside others must do nothing more once they take over
//! what is its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

use crate::service::PROCESS_LIFE;

/// So long before the end of its life a process begins to send nothing more: what is under way arrives by then.
const SPARE: Duration = Duration::from_secs(2);

/// How often one that may not send now looks whether it may again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// Why a process may not serve any longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLongerServing {
    /// The database could not be told in time that it lives.
    #[error("the database could not be told for {} s that this process lives", PROCESS_LIFE.as_secs())]
    NotRenewed,
    /// By the database's clock its life had ended: it was stopped meanwhile, or very slow.
    #[error("this process said too late that it lives: others do its work by now")]
    Expired,
}

/// Until when a process may serve.
#[derive(Debug)]
pub(crate) struct Serving {
    /// The end of its life, never later than by the database's clock; nothing where it serves alone.
    until: Mutex<Option<Instant>>,
    lost: watch::Sender<Option<NoLongerServing>>,
    stands_by: AtomicBool,
}

impl Default for Serving {
    /// Of a process that serves alone.
    fn default() -> Self {
        Self { until: Mutex::default(), lost: watch::Sender::new(None), stands_by: AtomicBool::new(false) }
    }
}

impl Serving {
    fn until(&self) -> Option<Instant> {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the database was told, at a moment after `asked`, that the process lives.
    pub(crate) fn note_renewed(&self, asked: Instant) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(asked + PROCESS_LIFE);
    }

    /// Notes why the process may serve no longer; the first reason stands.
    pub(crate) fn note_lost(&self, why: NoLongerServing) {
        self.lost.send_if_modified(|lost| {
            let first = lost.is_none();
            lost.get_or_insert(why);
            first
        });
    }

    /// Notes whether the process waits until the one ends that holds its shard of the gateway.
    pub(crate) fn note_standing_by(&self, stands_by: bool) {
        self.stands_by.store(stands_by, Ordering::SeqCst);
    }

    /// Whether it does: then it is well without a connection.
    pub(crate) fn stands_by(&self) -> bool {
        self.stands_by.load(Ordering::SeqCst)
    }

    fn lost(&self) -> Option<NoLongerServing> {
        let late = self.until().is_some_and(|until| until <= Instant::now());
        (*self.lost.borrow()).or_else(|| late.then_some(NoLongerServing::NotRenewed))
    }

    /// Waits until the process may send: nobody else does its work, nor will before what it sends now arrives. For ever
    /// where it may never again.
    pub(crate) async fn may_send(&self) {
        while self.lost().is_some() || self.until().is_some_and(|until| until <= Instant::now() + SPARE) {
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Whether the process may serve no longer: what it hears now is for the others.
    pub(crate) fn is_over(&self) -> bool {
        self.lost().is_some()
    }

    /// Waits until the process may serve no longer, and says why; for ever where it serves alone.
    pub(crate) async fn ended(&self) -> NoLongerServing {
        let mut lost = self.lost.subscribe();
        loop {
            if let Some(why) = self.lost() {
                return why;
            }
            let end = async {
                match self.until() {
                    Some(until) => sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = lost.changed() => {}
                () = end => {}
                // It may have begun to serve beside others, or its life may have become longer.
                () = sleep(PROCESS_LIFE) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_cannot_say_that_it_lives_sends_nothing_more_and_ends() {
        let serving = Serving::default();
        serving.may_send().await;
        assert!(!serving.is_over());
        let begun = Instant::now();
        serving.note_renewed(begun);
        serving.may_send().await;
        sleep(Duration::from_secs(4)).await;
        serving.note_renewed(Instant::now());
        sleep(PROCESS_LIFE - SPARE).await;
        tokio::select! {
            () = serving.may_send() => panic!("sends in its last seconds"),
            why = serving.ended() => assert_eq!(why, NoLongerServing::NotRenewed),
        }
        assert_eq!(begun.elapsed(), Duration::from_secs(4) + PROCESS_LIFE);
        assert!(serving.is_over());
    }

    #[tokio::test(start_paused = true)]
    async fn the_first_reason_to_end_stands_and_nothing_is_sent_after_it() {
        let serving = Serving::default();
        serving.note_renewed(Instant::now());
        serving.note_lost(NoLongerServing::Expired);
        serving.note_lost(NoLongerServing::NotRenewed);
        assert_eq!(serving.ended().await, NoLongerServing::Expired);
        serving.note_renewed(Instant::now());
        assert!(tokio::time::timeout(PROCESS_LIFE, serving.may_send()).await.is_err());
    }
}
