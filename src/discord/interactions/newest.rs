//! Drops the completions of a person that a newer one replaces, since Discord shows only the newest.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::domain::PlayerId;

/// The newest completion of each person, until it is computed.
#[derive(Debug, Default)]
pub(super) struct NewestCompletions(Mutex<Newest>);

#[derive(Debug, Default)]
struct Newest {
    /// Numbers the completions.
    count: u64,
    /// The number of each person's newest completion, and what keeps it from being replaced.
    by_player: HashMap<PlayerId, (u64, oneshot::Sender<()>)>,
}

/// A completion that a newer one may replace.
#[derive(Debug)]
pub(super) struct NewestCompletion {
    all: Arc<NewestCompletions>,
    player: PlayerId,
    number: u64,
    replaced: oneshot::Receiver<()>,
}

impl NewestCompletions {
    fn newest(&self) -> MutexGuard<'_, Newest> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Completions that may still be replaced.
    pub(super) fn count(&self) -> usize {
        self.newest().by_player.len()
    }

    /// Begins a completion, which replaces an older one of the same person.
    pub(super) fn begin(self: &Arc<Self>, player: PlayerId) -> NewestCompletion {
        let (keep, replaced) = oneshot::channel();
        let mut newest = self.newest();
        newest.count += 1;
        let number = newest.count;
        newest.by_player.insert(player, (number, keep));
        NewestCompletion { all: Arc::clone(self), player, number, replaced }
    }
}

impl NewestCompletion {
    /// Waits for `ready`. Returns `None` if a newer completion comes first.
    pub(super) async fn unless_replaced<T>(mut self, ready: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            _ = &mut self.replaced => None,
            done = ready => Some(done),
        }
    }
}

impl Drop for NewestCompletion {
    fn drop(&mut self) {
        let mut newest = self.all.newest();
        if newest.by_player.get(&self.player).is_some_and(|(number, _)| *number == self.number) {
            newest.by_player.remove(&self.player);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    #[tokio::test]
    async fn a_newer_completion_replaces_an_older_one() {
        let completions = Arc::new(NewestCompletions::default());
        let (alice, bob) = (PlayerId(1), PlayerId(2));
        let first = completions.begin(alice);
        let other = completions.begin(bob);
        let second = completions.begin(alice);
        assert_eq!(first.unless_replaced(pending::<()>()).await, None);
        assert_eq!(second.unless_replaced(ready(2)).await, Some(2));
        assert_eq!(other.unless_replaced(ready(3)).await, Some(3));
        assert!(completions.newest().by_player.is_empty());
        // Once it is ready, nothing replaces it.
        let third = completions.begin(alice);
        assert_eq!(third.unless_replaced(ready(4)).await, Some(4));
    }
}
