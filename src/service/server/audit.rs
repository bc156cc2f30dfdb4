//! Integrity check: every stored match must load and replay.

use std::sync::Arc;

use crate::domain::Id;
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::StoreError;

/// Matches per read transaction.
const MAX_BATCH: u32 = 100;

#[derive(Debug)]
pub struct Audit {
    pub(in crate::service) core: Arc<Core>,
}

impl Audit {
    /// Replays every match and returns the corrupt ones with their errors, ordered by id. Calls
    /// `progress` after each match with the number checked so far.
    ///
    /// # Errors
    ///
    /// Fails only if the store itself can't be read.
    pub fn replay_all(
        &self,
        mut progress: impl FnMut(u64),
    ) -> Result<Vec<(Id, InternalError)>, InternalError> {
        let (mut corrupt, mut after, mut checked) = (Vec::new(), None, 0);
        loop {
            let reading = self.core.store.begin_read()?;
            let ids = reading.match_ids(after, MAX_BATCH)?;
            let Some(last) = ids.last() else { return Ok(corrupt) };
            after = Some(*last);
            for id in ids {
                match reading.load_match(id) {
                    Ok(None) => {}
                    Ok(Some(game)) => {
                        corrupt.extend(game.replay().err().map(|error| (id, error.into())));
                    }
                    Err(error @ StoreError::CorruptRow { .. }) => corrupt.push((id, error.into())),
                    Err(error) => return Err(error.into()),
                }
                checked += 1;
                progress(checked);
            }
        }
    }
}
