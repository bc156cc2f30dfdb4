//! Moves that players are putting together.

use super::StoreError;
use crate::domain::{Draft, Id, PlayerId, Timestamp};

/// Reads drafts.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait DraftReadTx {
    /// Returns the draft of a player in a match.
    fn draft(&self, match_id: Id, player: PlayerId) -> Result<Option<Draft>, StoreError>;
}

/// Writes drafts.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait DraftWriteTx: DraftReadTx {
    /// Stores the draft of a player in a match in place of the one before.
    fn set_draft(
        &self,
        match_id: Id,
        player: PlayerId,
        draft: &Draft,
        now: Timestamp,
    ) -> Result<(), StoreError>;
}
