//! Status messages of seasons: edits, and new messages in place of old and refused ones.

use crate::domain::{
    ChannelProblem, Id, Location, MessageKind, OutboxMessage, Revision, ThreadState, Timestamp,
};
use crate::service::core::Core;
use crate::service::game::locations::may_redirect;
use crate::service::server::outbox::tournament_of;
use crate::service::{InternalError, Tournaments};
use crate::store::LockRoot;

/// A status message this old is replaced by a new one, because Discord limits edits of old messages.
const STATUS_LIFETIME_DAYS: i64 = 7;

/// Time of posting of a message that Discord no longer lets the bot edit.
const OUTDATED: Timestamp = Timestamp(0);

/// Minimum time between two status messages of a season.
const REPLACEMENT_INTERVAL_MS: i64 = 3_600_000;

impl Tournaments {
    /// Records that Discord refuses edits of a season's status message. A new one replaces it, at most
    /// one an hour. After the end of the season the old one stays.
    pub fn status_refused(&self, id: Id, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Season(id)])?;
        let Some(season) = tx.season(id)?.filter(|season| season.state.is_live()) else { return Ok(()) };
        // A replacement is already due after an earlier refusal.
        let Some(posted) = season.posted.filter(|posted| *posted != OUTDATED) else { return Ok(()) };
        let due = Timestamp(posted.0 + REPLACEMENT_INTERVAL_MS).max(now);
        tx.set_status_posted(id, OUTDATED)?;
        tx.postpone_status(id, due)?;
        Ok(tx.commit()?)
    }
}

impl Core {
    /// Enqueues an edit of a season's status message. An old message is replaced.
    pub(super) fn refresh_status(&self, id: Id, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(id)])?;
        if !tx.take_status(id, now)? {
            return Ok(());
        }
        let Some(season) = tx.season(id)? else { return Ok(()) };
        let Some(tournament) = tx.tournament(season.tournament)? else { return Ok(()) };
        // An unposted message will show the present state.
        let Some(posted) = season.posted.zip(season.message) else { return Ok(tx.commit()?) };
        let message = |kind| self.message_about(kind, id, Revision(1), tournament.channel, None, now);
        // The last table is in the messages of the divisions, so nothing new is posted after the end.
        if season.state.is_live() && posted.0 <= now.plus_days(-STATUS_LIFETIME_DAYS) {
            let outbox = tx.enqueue(&message(MessageKind::Season))?;
            tx.set_season_outbox(id, outbox)?;
        } else {
            let original = match tx.outbox_message(season.outbox)? {
                Some((original, _)) => original,
                None => {
                    let original = OutboxMessage { revision: Revision(0), ..message(MessageKind::Season) };
                    let outbox = tx.enqueue(&original)?;
                    tx.mark_message_sent(outbox, posted.1, now)?;
                    tx.set_season_outbox(id, outbox)?;
                    OutboxMessage { id: outbox, ..original }
                }
            };
            self.enqueue_edit(&tx, &original, None, now)?;
        }
        tx.commit()?;
        self.notify_outbox();
        Ok(())
    }

    /// Moves a tournament whose channel was deleted to the server's next game channel, and redirects the
    /// message that was refused. Returns `false` if there is no other channel: the tournament rests.
    pub(in crate::service) fn move_tournament(
        &self,
        message: &OutboxMessage,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        let Some(tx) = self.begin_for_message(message.id, &[])? else { return Ok(true) };
        let Some(tournament) = tournament_of(&tx, message)? else { return Ok(false) };
        let channels = tx.server_settings(tournament.guild)?.channels;
        let location = Location { channel: tournament.channel, thread: ThreadState::Shared };
        let next = if !may_redirect(&tx, message.id, &channels)? {
            None
        } else if location.channel == message.channel {
            location.next(ChannelProblem::Gone, &channels, None)
        } else {
            // The tournament has moved since the message was enqueued.
            Some(location)
        };
        let Some(Location { channel: next, .. }) = next else {
            tx.commit()?;
            return Ok(false);
        };
        if next != tournament.channel {
            tx.set_tournament_channel(tournament.id, next)?;
        }
        tx.redirect_message(message.id, next, now)?;
        tx.commit()?;
        tracing::info!(tournament = %tournament.id, from = %message.channel, to = %next, "tournament moved to another channel");
        self.notify_outbox();
        Ok(true)
    }
}
