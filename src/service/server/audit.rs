//! Whether everything that is stored can be read: every match is replayed.

use std::sync::Arc;

use crate::domain::Id;
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::StoreError;

/// Matches that are looked at in one read transaction.
const AT_ONCE: u32 = 100;

/// Looks at all matches.
#[derive(Debug)]
pub struct Audit {
    pub(in crate::service) core: Arc<Core>,
}

impl Audit {
    /// Replays every match, and returns those that do not replay with the reason, in the order of their ids.
    /// `told` is called after each with how many were looked at so far.
    ///
    /// # Errors
    ///
    /// Fails where the store itself cannot be read.
    pub fn replay_all(&self, mut told: impl FnMut(u64)) -> Result<Vec<(Id, InternalError)>, InternalError> {
        let (mut damaged, mut after, mut looked_at) = (Vec::new(), None, 0);
        loop {
            let reading = self.core.store.begin_read()?;
            let ids = reading.match_ids(after, AT_ONCE)?;
            let Some(last) = ids.last() else { return Ok(damaged) };
            after = Some(*last);
            for id in ids {
                match reading.load_match(id) {
                    Ok(None) => {}
                    Ok(Some(game)) => {
                        damaged.extend(game.replay().err().map(|error| (id, error.into())));
                    }
                    Err(error @ StoreError::Damaged { .. }) => damaged.push((id, error.into())),
                    Err(error) => return Err(error.into()),
                }
                looked_at += 1;
                told(looked_at);
            }
        }
    }
}
