//! Logs a full disk: one line when it is found full, and one when it has room again.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::store::StoreError;

/// Successful writes in a row before a full disk counts as recovered. A few fit into the space of
/// the WAL.
const WRITES_TO_RECOVER: u32 = 10;

#[derive(Debug, Default)]
pub(super) struct DiskWatch {
    /// Writes left before the disk counts as recovered; 0 if it isn't full.
    unconfirmed: AtomicU32,
}

impl DiskWatch {
    /// Notes the result of a write.
    pub(super) fn note<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error) = &done
            && error.is_full_disk()
            && self.unconfirmed.swap(WRITES_TO_RECOVER, Ordering::SeqCst) == 0
        {
            tracing::error!("disk full; nothing is stored until there is room");
        }
        done
    }

    /// Notes a committed change.
    pub(super) fn record_stored(&self) {
        let less = |left: u32| left.checked_sub(1);
        if self.unconfirmed.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less) == Ok(1) {
            tracing::info!("disk has room again");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::FailureKind;

    fn failed(kind: FailureKind) -> Result<(), StoreError> {
        Err(StoreError::Database { kind, source: "no more".into() })
    }

    #[test]
    fn a_full_disk_recovers_after_several_writes() {
        let watch = DiskWatch::default();
        let unconfirmed = || watch.unconfirmed.load(Ordering::SeqCst);
        watch.record_stored();
        watch.note(failed(FailureKind::Busy)).unwrap_err();
        assert_eq!(unconfirmed(), 0, "only a full disk counts");
        watch.note(failed(FailureKind::Full)).unwrap_err();
        for _ in 1..WRITES_TO_RECOVER {
            watch.record_stored();
        }
        assert_eq!(unconfirmed(), 1);
        watch.note(failed(FailureKind::Full)).unwrap_err();
        for _ in 0..WRITES_TO_RECOVER {
            assert!(unconfirmed() > 0);
            watch.record_stored();
        }
        assert_eq!(unconfirmed(), 0);
        watch.record_stored();
        assert_eq!(unconfirmed(), 0);
    }
}
