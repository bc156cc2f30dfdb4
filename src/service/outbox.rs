//! What is owed, for whoever sends it.

use super::{Fault, Service};
use crate::matches::{Id, MessageId, Timestamp};
use crate::store::{Letter, Posted, Topic};

impl Service {
    /// Waits until a deed owes something new.
    pub async fn owes(&self) {
        self.owed.notified().await;
    }

    /// The oldest owed message of each channel, where it is due.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn due_letters(&self, now: Timestamp, limit: u32) -> Result<Vec<Letter>, Fault> {
        Ok(self.store.reading()?.due_letters(now, limit)?)
    }

    /// When the next owed message is due that is not due yet.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, Fault> {
        Ok(self.store.reading()?.next_due(now)?)
    }

    /// Notes that a message went out. Of a notice of a match, the one before it is returned: its
    /// buttons can go.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_sent(
        &self,
        letter: &Letter,
        posted: Posted,
        now: Timestamp,
    ) -> Result<Option<Posted>, Fault> {
        let deed = self.store.writing()?;
        deed.letter_sent(letter.id, posted.message, now)?;
        let mut before = None;
        if matches!(letter.topic, Topic::Turn | Topic::Over | Topic::TakenBack) {
            before = deed.summary(letter.subject)?.and_then(|game| game.notice);
            deed.set_notice(letter.subject, posted)?;
        }
        deed.commit()?;
        Ok(before.filter(|before| before.message != posted.message))
    }

    /// Notes that a message did not go out, and when to try again.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_failed(&self, id: Id, due: Timestamp) -> Result<(), Fault> {
        let deed = self.store.writing()?;
        deed.letter_failed(id, due)?;
        Ok(deed.commit()?)
    }

    /// Gives a message up that can never be made.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_dropped(&self, id: Id, now: Timestamp) -> Result<(), Fault> {
        let deed = self.store.writing()?;
        deed.letter_sent(id, MessageId(0), now)?;
        Ok(deed.commit()?)
    }

    /// Forgets what nobody asks for any more.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn prune(&self, now: Timestamp) -> Result<(), Fault> {
        let deed = self.store.writing()?;
        deed.prune(now)?;
        Ok(deed.commit()?)
    }
}
