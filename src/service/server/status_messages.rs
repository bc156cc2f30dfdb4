//! Status messages of seasons and boards: edits, and new messages in place of old and refused ones.

use std::sync::Arc;

use crate::domain::{
    ChannelId, ChannelProblem, GuildId, Id, Location, MessageId, MessageRef, OutboxMessage, Revision,
    STATUS_INTERVAL_MS, StatusMessage, StatusStep, StatusSubject, ThreadState, Timestamp,
};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::service::game::locations::may_redirect;
use crate::service::server::outbox::tournament_of;
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Maximum number of status messages per tick, of each kind.
const MAX_BATCH: u32 = 20;

/// Delay before a status message with corrupt rows is tried again.
const CORRUPT_RETRY_MS: i64 = 3_600_000;

#[derive(Debug)]
pub struct StatusMessages {
    pub(in crate::service) core: Arc<Core>,
}

impl StatusMessages {
    /// Updates the due status messages; returns whether more may be due. May run in several processes
    /// at once.
    ///
    /// A corrupt row doesn't stop the other messages.
    pub fn tick(&self, now: Timestamp) -> Result<bool, InternalError> {
        let due = self.core.store.begin_read()?.due_statuses(now, MAX_BATCH)?;
        for subject in &due {
            match self.core.refresh_status(*subject, now) {
                Err(error) if error.is_corrupt() => {
                    let (kind, id) = (subject.kind().word(), subject.id().0);
                    tracing::error!(kind, id, %error, "cannot update a status message");
                    let tx = self.core.store.begin_write()?;
                    tx.postpone_status(*subject, Timestamp(now.0 + CORRUPT_RETRY_MS))?;
                    tx.commit()?;
                }
                refreshed => refreshed?,
            }
        }
        Ok(due.len() >= MAX_BATCH as usize)
    }

    /// Records that Discord refuses to edit the status message `posted`. A new one replaces it, at most
    /// one an hour. After the end of a season the old one stays.
    pub fn refused(
        &self,
        subject: StatusSubject,
        posted: MessageId,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[root(subject)])?;
        let status = tx.status_message(subject)?;
        let Some(status) = status.filter(|status| status.is_live && status.message == Some(posted)) else {
            return Ok(());
        };
        let outdated = StatusMessage { posted: Some(StatusMessage::OUTDATED), ..status };
        tx.mark_status_outdated(subject)?;
        let due = match outdated.step(tx.status_delivery(status.outbox)?, now) {
            StatusStep::Wait(due) => due,
            StatusStep::Edit | StatusStep::Replace | StatusStep::Rest => now,
        };
        tx.postpone_status(subject, due)?;
        Ok(tx.commit()?)
    }

    /// Whether a posted board was replaced or turned off since, so that it is deleted.
    pub fn is_superseded(&self, original: &OutboxMessage, posted: MessageId) -> Result<bool, InternalError> {
        let Some(subject @ StatusSubject::Board(_)) = StatusSubject::of(original) else { return Ok(false) };
        let status = self.core.store.begin_read()?.status_message(subject)?;
        Ok(status.and_then(|status| status.message) != Some(posted))
    }
}

/// The root of the rows of a status message.
pub(in crate::service) const fn root(subject: StatusSubject) -> LockRoot {
    match subject {
        StatusSubject::Season(id) => LockRoot::Season(id),
        StatusSubject::Board(guild) => LockRoot::Server(guild),
    }
}

impl Core {
    /// Builds a new status message.
    pub(in crate::service) fn status_message(
        &self,
        subject: StatusSubject,
        channel: ChannelId,
        now: Timestamp,
    ) -> OutboxMessage {
        self.message_about(subject.kind(), subject.id(), Revision(1), channel, None, now)
    }

    /// Enqueues a due edit of a status message, or a new message.
    fn refresh_status(&self, subject: StatusSubject, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.store.begin_write()?;
        tx.lock(&[root(subject)])?;
        if !tx.take_status(subject, now)? {
            return Ok(());
        }
        let Some(status) = tx.status_message(subject)? else { return Ok(()) };
        // Without the bot in the server all requests fail. Its return updates the message.
        let left = tx.server_clocks(status.guild)?.left.is_some();
        match status.step(tx.status_delivery(status.outbox)?, now) {
            _ if left => {}
            StatusStep::Rest => {}
            StatusStep::Wait(due) => tx.postpone_status(subject, due)?,
            StatusStep::Replace => {
                let Some(channel) = status.channel else { return Ok(tx.commit()?) };
                let outbox = tx.enqueue(&self.status_message(subject, channel, now))?;
                tx.set_status_outbox(subject, outbox)?;
                self.schedule_board(&tx, &status, now)?;
            }
            StatusStep::Edit if tx.has_unsent_edit(status.outbox)? => {
                // That edit may show an older state.
                tx.postpone_status(subject, Timestamp(now.0 + STATUS_INTERVAL_MS))?;
            }
            StatusStep::Edit => {
                let Some(original) = self.posted_original(&tx, &status, now)? else {
                    return Ok(tx.commit()?);
                };
                self.enqueue_edit(&tx, &original, None, now)?;
                tx.mark_status_edited(subject, now)?;
                self.schedule_board(&tx, &status, now)?;
            }
        }
        tx.commit()?;
        self.notify_outbox();
        Ok(())
    }

    /// Schedules an edit of a board for when the next pause begins or ends.
    fn schedule_board(
        &self,
        tx: &WriteTx<'_>,
        status: &StatusMessage,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let StatusSubject::Board(guild) = status.subject else { return Ok(()) };
        match super::boards::next_change(tx, guild, now)? {
            Some(due) => tx.request_status(status.subject, due),
            None => Ok(()),
        }
    }

    /// Returns the posted status message as a message of the outbox, from which it may be pruned.
    fn posted_original(
        &self,
        tx: &WriteTx<'_>,
        status: &StatusMessage,
        now: Timestamp,
    ) -> Result<Option<OutboxMessage>, StoreError> {
        if let Some((original, _)) = tx.outbox_message(status.outbox)? {
            return Ok(Some(original));
        }
        let Some((channel, message)) = status.channel.zip(status.message) else { return Ok(None) };
        let original = self.posted_message(tx, status.subject, MessageRef { channel, message }, now)?;
        tx.set_status_outbox(status.subject, original.id)?;
        Ok(Some(original))
    }

    /// Inserts a message of Discord into the outbox, for its edits.
    fn posted_message(
        &self,
        tx: &WriteTx<'_>,
        subject: StatusSubject,
        posted: MessageRef,
        now: Timestamp,
    ) -> Result<OutboxMessage, StoreError> {
        let message = self.status_message(subject, posted.channel, now);
        let message = OutboxMessage { revision: Revision(0), ..message };
        let id = tx.enqueue(&message)?;
        tx.mark_message_sent(id, posted.message, now)?;
        Ok(OutboxMessage { id, ..message })
    }

    /// Enqueues the deletion of a posted board that another one replaces. The deletion is an edit of
    /// a [superseded](StatusMessages::is_superseded) message.
    pub(in crate::service) fn enqueue_removal(
        &self,
        tx: &WriteTx<'_>,
        guild: GuildId,
        posted: MessageRef,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let original = self.posted_message(tx, StatusSubject::Board(guild), posted, now)?;
        self.enqueue_edit(tx, &original, None, now)
    }

    /// Stores a delivered status message. A start may be waiting for the seal. Returns the message
    /// whose buttons go.
    pub(in crate::service) fn record_status_message(
        &self,
        tx: &WriteTx<'_>,
        message: &OutboxMessage,
        posted: MessageRef,
        now: Timestamp,
    ) -> Result<Option<MessageRef>, StoreError> {
        let Some(subject) = StatusSubject::of(message) else { return Ok(None) };
        let Some(status) = tx.status_message(subject)? else {
            // Turned off while it was being sent.
            self.remove_orphan(tx, subject, posted, now)?;
            return Ok(None);
        };
        match subject {
            StatusSubject::Season(id) => {
                tx.set_status_message(subject, posted.message, now)?;
                tx.seal_season(id, posted.message)?;
                tx.wake_season(id, now)?;
                Ok(status.message.map(|message| MessageRef { message, ..posted }))
            }
            StatusSubject::Board(guild) if status.outbox == message.id => {
                tx.set_status_message(subject, posted.message, now)?;
                if let Some(before) = status.message.filter(|before| *before != posted.message) {
                    self.enqueue_removal(tx, guild, MessageRef { message: before, ..posted }, now)?;
                }
                Ok(None)
            }
            StatusSubject::Board(_) => {
                self.remove_orphan(tx, subject, posted, now)?;
                Ok(None)
            }
        }
    }

    /// Enqueues the deletion of a board that was replaced before it was posted.
    fn remove_orphan(
        &self,
        tx: &WriteTx<'_>,
        subject: StatusSubject,
        posted: MessageRef,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match subject {
            StatusSubject::Board(guild) => self.enqueue_removal(tx, guild, posted, now),
            StatusSubject::Season(_) => Ok(()),
        }
    }

    /// Moves a tournament or a board whose channel was deleted to the server's next game channel, and
    /// redirects the message that was refused. Returns `false` if there is no other channel: then it
    /// rests.
    pub(in crate::service) fn move_from_deleted(
        &self,
        message: &OutboxMessage,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        let Some(tx) = self.begin_for_message(message.id, &[])? else { return Ok(true) };
        let Some(home) = ChannelOwner::of(&tx, message)? else { return Ok(false) };
        let channels = tx.server_settings(home.guild)?.channels;
        let location = home.channel.map(|channel| Location { channel, thread: ThreadState::Shared });
        let next = match location {
            _ if !may_redirect(&tx, message.id, &channels)? => None,
            Some(location) if location.channel == message.channel => {
                location.next(ChannelProblem::Gone, &channels, None)
            }
            // It has moved since the message was enqueued.
            moved => moved,
        };
        let next = next.map(|next| next.channel);
        if next != home.channel {
            home.set_channel(&tx, next)?;
        }
        let Some(next) = next else {
            tx.commit()?;
            return Ok(false);
        };
        tx.redirect_message(message.id, next, now)?;
        tx.commit()?;
        let (kind, from) = (message.kind.word(), message.channel);
        tracing::info!(kind, guild = %home.guild, %from, to = %next, "messages moved to another channel");
        self.notify_outbox();
        Ok(true)
    }
}

/// A tournament or a board with its channel.
struct ChannelOwner {
    guild: GuildId,
    channel: Option<ChannelId>,
    /// `None` for a board.
    tournament: Option<Id>,
}

impl ChannelOwner {
    /// Returns the owner of a message; `None` if it was deleted or replaced the message.
    fn of(reading: &ReadTx<'_>, message: &OutboxMessage) -> Result<Option<Self>, StoreError> {
        if let Some(subject @ StatusSubject::Board(guild)) = StatusSubject::of(message) {
            let status = reading.status_message(subject)?.filter(|status| status.outbox == message.id);
            return Ok(status.map(|status| Self { guild, channel: status.channel, tournament: None }));
        }
        Ok(tournament_of(reading, message)?.map(|tournament| Self {
            guild: tournament.guild,
            channel: Some(tournament.channel),
            tournament: Some(tournament.id),
        }))
    }

    /// Stores another channel. A tournament without one keeps the deleted one.
    fn set_channel(&self, tx: &WriteTx<'_>, channel: Option<ChannelId>) -> Result<(), StoreError> {
        match (self.tournament, channel) {
            (Some(tournament), Some(channel)) => tx.set_tournament_channel(tournament, channel),
            (Some(_), None) => Ok(()),
            (None, channel) => tx.move_board(self.guild, channel),
        }
    }
}
