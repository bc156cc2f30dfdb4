//! Notes that players write for themselves.

use super::StoreError;
use crate::domain::{Id, PlayerId, Timestamp};

/// Reads notes.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait NoteReadTx {
    /// Returns the note of a player about a match.
    fn note(&self, match_id: Id, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Returns all notes of a player with the matches that they are about, the oldest match first.
    fn notes_of(&self, player: PlayerId) -> Result<Vec<(Id, String)>, StoreError>;
}

/// Writes notes.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait NoteWriteTx: NoteReadTx {
    /// Stores the note of a player about a match in place of the one before; an empty text deletes it.
    fn set_note(&self, match_id: Id, player: PlayerId, text: &str, now: Timestamp) -> Result<(), StoreError>;
}
