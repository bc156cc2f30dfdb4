//! What is said of a full disk: one line when it is found full, and one when there is room again. What fails
//! meanwhile is not said again each time.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::store::StoreError;

/// Changes that are stored in a row before a disk that was full is believed to have room: a few fit into what the
/// log already has.
const BELIEVED_AFTER: u32 = 10;

/// Whether the disk was found full.
#[derive(Debug, Default)]
pub(super) struct DiskWatch {
    /// Changes that have yet to be stored before there is room again; none where there is.
    doubtful: AtomicU32,
}

impl DiskWatch {
    /// Notes what came of a write.
    pub(super) fn note<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error) = &done
            && error.is_full_disk()
            && self.doubtful.swap(BELIEVED_AFTER, Ordering::SeqCst) == 0
        {
            tracing::error!("the disk is full: nothing is stored until there is room");
        }
        done
    }

    /// Notes that a change was stored.
    pub(super) fn note_stored(&self) {
        let less = |left: u32| left.checked_sub(1);
        if self.doubtful.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less) == Ok(1) {
            tracing::info!("the disk has room again");
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
    fn a_full_disk_is_believed_to_have_room_after_some_changes_in_a_row() {
        let watch = DiskWatch::default();
        let doubtful = || watch.doubtful.load(Ordering::SeqCst);
        watch.note_stored();
        watch.note(failed(FailureKind::Busy)).unwrap_err();
        assert_eq!(doubtful(), 0, "nothing else is a full disk");
        watch.note(failed(FailureKind::Full)).unwrap_err();
        for _ in 1..BELIEVED_AFTER {
            watch.note_stored();
        }
        assert_eq!(doubtful(), 1);
        watch.note(failed(FailureKind::Full)).unwrap_err();
        for _ in 0..BELIEVED_AFTER {
            assert!(doubtful() > 0);
            watch.note_stored();
        }
        assert_eq!(doubtful(), 0);
        watch.note_stored();
        assert_eq!(doubtful(), 0);
    }
}
