//! The outbox: messages that are stored with their cause and sent afterwards.

use super::{ProcessToken, StoreError};
use crate::domain::{ChannelId, Id, MessageId, OutboxMessage, Route, Timestamp};

/// How many messages wait in the outbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxCounts {
    /// The number of messages that wait to be sent; those that their channel refused are not counted.
    pub unsent: u64,
    /// The number of messages that their channel refused and that are tried again.
    pub parked: u64,
    /// When the oldest of the unsent messages was created.
    pub oldest_unsent: Option<Timestamp>,
}

/// Reads the outbox.
///
/// Messages to the same channel and recipient form a queue; only the oldest unsent message of a queue is sent.
/// A parked message stands in no queue; of those of a channel, one at a time finds out whether it takes any again.
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait OutboxReadTx {
    /// Returns the messages to send by now: first up to `limit` that are not parked, one of a queue, the oldest first;
    /// then up to `limit` parked ones, one of a channel, which was tried least often.
    fn due_messages(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, StoreError>;

    /// Returns when the next message is to be sent, of those that are not due yet.
    fn next_message_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError>;

    /// Returns a message, and as what it was posted once it was sent; that is 0 where it was given up.
    fn outbox_message(&self, id: Id) -> Result<Option<(OutboxMessage, Option<MessageId>)>, StoreError>;

    /// Returns the messages about a match or a challenge, sent or not, that ask something which still stands.
    fn asking_messages(&self, subject: Id) -> Result<Vec<OutboxMessage>, StoreError>;

    /// Returns when the cause of the oldest parked message of a channel happened.
    fn oldest_parked(&self, channel: ChannelId) -> Result<Option<Timestamp>, StoreError>;

    /// Returns how many messages wait.
    fn outbox_counts(&self) -> Result<OutboxCounts, StoreError>;
}

/// Writes the outbox.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait OutboxWriteTx: OutboxReadTx {
    /// Adds a message to the outbox, due at once; the sender delivers it at least once. Returns its id: the message's own,
    /// or a greater one of the same node where its queue has a later one already, which a process with another clock
    /// stored before.
    fn enqueue(&self, message: &OutboxMessage) -> Result<Id, StoreError>;

    /// Gives a process messages to send by now: up to `limit` of either kind that are due as
    /// [`due_messages`](OutboxReadTx::due_messages) says, and that no living process has. Returns all due ones that it
    /// has then, those first that are not parked. A process that is no more gets none.
    fn claim_messages(
        &self,
        process: ProcessToken,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<OutboxMessage>, StoreError>;

    /// Returns whether a process has a message that is not sent; nobody else gets it before the transaction ends.
    fn holds_message(&self, id: Id, process: ProcessToken) -> Result<bool, StoreError>;

    /// Stores that a message was sent, as `posted` in Discord; or given up, then `posted` is 0 and it asks
    /// nothing any more.
    fn mark_message_sent(&self, id: Id, posted: MessageId, now: Timestamp) -> Result<(), StoreError>;

    /// Stores that what a message asked does not stand any more.
    fn close_question(&self, id: Id) -> Result<(), StoreError>;

    /// Stores that sending a message failed, and when whoever gets it then is to try again.
    fn retry_message_at(&self, id: Id, due: Timestamp) -> Result<(), StoreError>;

    /// Sends an unsent message by another route, with no failure counted yet.
    fn reroute_message(&self, id: Id, route: Route, due: Timestamp) -> Result<(), StoreError>;

    /// Stores that its channel refused a message, so that it holds up no other.
    fn park_message(&self, id: Id) -> Result<(), StoreError>;

    /// Lets the parked messages of a channel wait until `due`, or longer where they did so already.
    fn hold_parked(&self, channel: ChannelId, due: Timestamp) -> Result<(), StoreError>;

    /// Sends the parked messages of a channel now, with no failure counted yet; returns how many there are.
    fn release_parked(&self, channel: ChannelId, now: Timestamp) -> Result<usize, StoreError>;

    /// Gives up the parked messages of a channel whose cause happened by a moment; returns how many they were.
    fn give_up_parked(&self, channel: ChannelId, by: Timestamp, now: Timestamp) -> Result<usize, StoreError>;

    /// Sends an unsent message to another channel, now.
    fn redirect_message(&self, id: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError>;

    /// Counts that another channel is sought for a message; returns how often that was done before.
    fn count_redirect(&self, id: Id) -> Result<u32, StoreError>;
}
