//! The outbox: due messages, their delivery results, and their pings.

use std::sync::Arc;

use crate::domain::tournament::Tournament;
use crate::domain::{
    Detour, GuildId, Id, Location, MessageClass, MessageEdit, MessageId, MessageKind, MessageRef,
    OutboxMessage, Pings, PlayerId, Preferences, Route, Sight, StatusSubject, ThreadState, Timestamp,
    private_to,
};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::service::learning::dailies::stop_for_missing_channel;
use crate::service::server::status_messages::root;
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Days without direct messages after one failed, unless the player asks for them again.
const DIRECT_COOLDOWN_DAYS: i64 = 7;

/// Days before a message that its channel refuses is dropped.
const MAX_REFUSED_DAYS: i64 = 7;

/// Maximum backoff for a channel that refuses messages. Until then, the backoff equals the time for
/// which it has refused.
const MAX_BACKOFF_MS: i64 = 3_600_000;

/// Delivery of the pings of a channel message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PingPlan {
    /// Players mentioned in the channel.
    pub here: Vec<PlayerId>,
    /// Players who get a direct copy.
    pub direct: Vec<PlayerId>,
    /// Players who only get a direct copy, because they can't follow the match in its channel.
    pub detours: Vec<(PlayerId, Detour)>,
}

/// The message that an edit refers to.
#[derive(Clone, Debug)]
pub enum EditTarget {
    Unsent,
    /// The message was never posted or has no buttons, so there is nothing to edit.
    Gone,
    Posted(Box<OutboxMessage>, MessageId),
}

#[derive(Debug)]
pub struct Outbox {
    pub(in crate::service) core: Arc<Core>,
}

impl Outbox {
    /// Waits for a commit that may contain new messages.
    pub async fn wait(&self) {
        self.core.outbox_notified().await;
    }

    /// Returns the oldest message of each queue if it is due, then one due message for each channel
    /// that refused some; up to `limit` of each kind.
    ///
    /// In a cluster only messages claimed by this process are returned; the call claims unclaimed
    /// ones.
    pub fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, InternalError> {
        if self.core.shared {
            let tx = self.core.store.begin_write()?;
            let taken = tx.claim_messages(self.core.process, now, limit)?;
            tx.commit()?;
            return Ok(taken);
        }
        Ok(self.core.store.begin_read()?.due_messages(now, limit)?)
    }

    /// Returns the earliest due time after `now`.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_message_due(now)?)
    }

    /// Returns the server of the subject of a message.
    pub fn guild_of(&self, message: &OutboxMessage) -> Result<Option<GuildId>, InternalError> {
        if let Some(StatusSubject::Board(guild)) = StatusSubject::of(message) {
            return Ok(Some(guild));
        }
        let reading = self.core.store.begin_read()?;
        if message.kind.is_about_season() {
            return Ok(tournament_of(&reading, message)?.map(|tournament| tournament.guild));
        }
        if message.kind.is_about_challenge() {
            return Ok(reading.load_challenge(message.subject)?.and_then(|challenge| challenge.place.guild));
        }
        Ok(reading.match_summary(message.subject)?.and_then(|game| game.place.guild))
    }

    /// Decides how to ping the players of a message: by how they see the channel, if that is known,
    /// else by their settings. Every player gets at least one ping.
    pub fn ping_plan(
        &self,
        message: &OutboxMessage,
        pinged: &[PlayerId],
        sights: &[(PlayerId, Sight)],
        now: Timestamp,
    ) -> Result<PingPlan, InternalError> {
        let mut pings = PingPlan::default();
        if message.route != Route::Channel {
            pings.here.extend(message.route.recipient().filter(|player| pinged.contains(player)));
            return Ok(pings);
        }
        let reading = self.core.store.begin_read()?;
        for player in pinged {
            let sight = sights.iter().find(|(seen, _)| seen == player).map(|(_, sight)| *sight);
            if let Some(detour) = sight.and_then(Detour::of) {
                // A parked message reached reachable players when its channel refused it.
                pings.detours.extend((!message.parked).then_some((*player, detour)));
                continue;
            }
            let preferences = reading.preferences(*player)?;
            let open = direct_open(&preferences, now);
            let absent = reading.is_absent(message.subject, *player)?;
            let (here, direct) = match preferences.settings.pings {
                // The channel refused it before, and reachable players got a direct copy then. A failed
                // copy may already be a mention in the channel.
                _ if message.parked => (!open && !reading.is_mentioned_apart(message, *player)?, false),
                _ if !open => (true, false),
                Pings::Channel => (true, absent),
                Pings::Direct => (false, true),
                Pings::Both => (true, true),
            };
            pings.here.extend(here.then_some(*player));
            pings.direct.extend(direct.then_some(*player));
        }
        Ok(pings)
    }

    /// Records a delivered message and enqueues its direct copies. Returns the match's earlier
    /// notices, public and direct, so that their buttons can be removed.
    pub fn mark_sent(
        &self,
        message: &OutboxMessage,
        posted: MessageRef,
        pings: &PingPlan,
        now: Timestamp,
    ) -> Result<Vec<MessageRef>, InternalError> {
        let mut about = vec![LockRoot::Match(message.subject), LockRoot::Challenge(message.subject)];
        about.extend(StatusSubject::of(message).map(root));
        let Some(tx) = self.core.begin_for_message(message.id, &about)? else { return Ok(Vec::new()) };
        tx.mark_message_sent(message.id, posted.message, now)?;
        // The channel works again, so release the messages that it refused.
        let opens = message.edit.is_none() && !matches!(message.route, Route::Direct(_));
        let released = if opens { tx.release_parked(message.channel, now)? } else { 0 };
        for player in &pings.direct {
            self.enqueue_copy(&tx, message, *player, pings.here.contains(player), None, now)?;
        }
        for (player, detour) in &pings.detours {
            self.enqueue_copy(&tx, message, *player, false, Some(*detour), now)?;
        }
        let direct = matches!(message.route, Route::Direct(_)).then(|| message.route.recipient()).flatten();
        for player in pings.here.iter().copied().chain(direct) {
            tx.mark_reached(message.subject, player)?;
        }
        let mut before = Vec::new();
        if message.kind == MessageKind::Daily {
            tx.set_daily_message(message.subject, posted.message)?;
        }
        if message.route == Route::Channel {
            before.extend(self.core.record_status_message(&tx, message, posted, now)?);
        }
        if let Some(edit) = message.edit {
            let edited = tx.outbox_message(edit.message)?;
            if let Some(subject) = edited.and_then(|(edited, _)| StatusSubject::of(&edited)) {
                tx.mark_status_edited(subject, now)?;
            }
        }
        if message.class == MessageClass::Asked && message.route == Route::Channel && message.edit.is_none() {
            tx.set_request_message(message.id, posted.message)?;
        }
        if message.kind == MessageKind::Challenged && message.route == Route::Channel {
            tx.set_challenge_message(message.subject, posted.message)?;
        }
        if matches!(message.kind, MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack) {
            let (game, revision) = (message.subject, message.revision);
            match message.route {
                Route::Channel => {
                    before.extend(tx.match_summary(game)?.and_then(|game| game.notice));
                    before.extend(tx.take_direct_notices_before(game, revision)?);
                    tx.set_notice(game, posted, now)?;
                }
                Route::Direct(player) => {
                    before = tx.take_direct_notices_before(game, revision)?;
                    tx.set_direct_notice(game, player, revision, posted)?;
                    self.record_private_place(&tx, message, posted, now)?;
                }
                Route::ChannelMention(_) => {}
            }
        }
        tx.commit()?;
        if !pings.direct.is_empty() || !pings.detours.is_empty() || released > 0 {
            self.core.notify_outbox();
        }
        before.retain(|before| before.message != posted.message);
        Ok(before)
    }

    pub fn edit_target(&self, edit: MessageEdit) -> Result<EditTarget, InternalError> {
        Ok(match self.core.store.begin_read()?.outbox_message(edit.message)? {
            Some((original, None)) if !matches!(original.route, Route::ChannelMention(_)) => {
                EditTarget::Unsent
            }
            Some((original, Some(posted)))
                if posted != MessageId(0) && !matches!(original.route, Route::ChannelMention(_)) =>
            {
                EditTarget::Posted(Box::new(original), posted)
            }
            _ => EditTarget::Gone,
        })
    }

    /// Parks the edit of an unsent message, so that it doesn't block its queue.
    pub fn park(&self, id: Id, due: Timestamp) -> Result<(), InternalError> {
        let Some(tx) = self.core.begin_for_message(id, &[])? else { return Ok(()) };
        tx.park_message(id)?;
        tx.retry_message_at(id, due)?;
        Ok(tx.commit()?)
    }

    /// Records a failed delivery and schedules a retry.
    pub fn retry_at(&self, id: Id, due: Timestamp) -> Result<(), InternalError> {
        let Some(tx) = self.core.begin_for_message(id, &[])? else { return Ok(()) };
        tx.retry_message_at(id, due)?;
        Ok(tx.commit()?)
    }

    /// Records that the channel refused a message. Players get direct copies, and unreachable ones
    /// are told at their next command.
    ///
    /// The message is parked and retried for some days, not before `due`; `None` drops it because
    /// the channel is gone for good. Other parked messages of the channel wait with it. They are
    /// tried one at a time, and each refusal backs off all of them.
    pub fn mark_refused(
        &self,
        message: &OutboxMessage,
        pinged: &[PlayerId],
        due: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let people = pinged.iter().copied().map(LockRoot::Player);
        let about: Vec<_> = std::iter::once(LockRoot::Match(message.subject)).chain(people).collect();
        let Some(tx) = self.core.begin_for_message(message.id, &about)? else { return Ok(()) };
        if !message.parked {
            tx.park_message(message.id)?;
            for player in pinged {
                // A mention in the channel follows a direct message that failed.
                let untried = message.route == Route::Channel;
                if untried && direct_open(&tx.preferences(*player)?, now) {
                    self.enqueue_copy(&tx, message, *player, false, None, now)?;
                } else {
                    self.core.record_missed(&tx, message, *player, now)?;
                }
            }
        }
        tx.retry_message_at(message.id, due.unwrap_or(now))?;
        let mut given_up = 0;
        if let Some(due) = due {
            let channel = message.channel;
            let refused_for = tx.oldest_parked(channel)?.map_or(0, |oldest| now.0 - oldest.0);
            let held = Timestamp(now.0 + refused_for.clamp(0, MAX_BACKOFF_MS));
            tx.postpone_parked(channel, due.max(held))?;
            given_up = tx.drop_parked(channel, now.plus_days(-MAX_REFUSED_DAYS), now)?;
        } else {
            tx.mark_message_sent(message.id, MessageId(0), now)?;
            if message.kind == MessageKind::Daily {
                stop_for_missing_channel(&tx, message.subject)?;
            }
        }
        tx.commit()?;
        if given_up > 0 {
            let channel = message.channel;
            tracing::warn!(%channel, given_up, "dropping messages that a channel refused for a week");
        }
        self.core.notify_outbox();
        Ok(())
    }

    /// Records that a direct message didn't reach a player, and pings them in the channel instead
    /// unless the message already does. Players who left the server are told at their next command.
    /// `closed` is whether they take no direct messages: only then no other is tried for some days.
    pub fn mark_unreachable(
        &self,
        message: &OutboxMessage,
        player: PlayerId,
        closed: bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let about = [LockRoot::Match(message.subject), LockRoot::Player(player)];
        let Some(tx) = self.core.begin_for_message(message.id, &about)? else { return Ok(()) };
        if closed {
            record_closed(&tx, player, now)?;
        }
        if let Some(game) = tx.load_match(message.subject)?.filter(|game| game.private_to().is_some()) {
            // A private game has no channel; an active player sees its replies anyway.
            if message.kind == MessageKind::Waiting || !game.person_was_there() {
                record_unreached(&tx, player, now)?;
            }
            tx.mark_message_sent(message.id, MessageId(0), now)?;
        } else if tx.is_absent(message.subject, player)? {
            record_unreached(&tx, player, now)?;
            tx.mark_message_sent(message.id, MessageId(0), now)?;
        } else if message.beside {
            tx.mark_message_sent(message.id, MessageId(0), now)?;
        } else if closed && tx.is_original_parked(message)? {
            // The parked notice pings them once its channel is open again.
            self.core.record_missed(&tx, message, player, now)?;
            tx.mark_message_sent(message.id, MessageId(0), now)?;
        } else {
            tx.reroute_message(message.id, Route::ChannelMention(player), now)?;
        }
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }

    /// Whether a direct message is worth trying, because none failed recently.
    pub fn is_direct_open(&self, player: PlayerId, now: Timestamp) -> Result<bool, InternalError> {
        Ok(direct_open(&self.core.store.begin_read()?.preferences(player)?, now))
    }

    /// Stores the location of a private game, known once its first direct message is sent.
    fn record_private_place(
        &self,
        tx: &WriteTx<'_>,
        message: &OutboxMessage,
        posted: MessageRef,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let Some(game) = tx.match_summary(message.subject)? else { return Ok(()) };
        if private_to(game.seats, game.place).is_some() {
            let location = Location { channel: posted.channel, thread: ThreadState::Shared };
            tx.relocate(game.id, game.place.channel, location)?;
            tx.set_notice(game.id, posted, now)?;
        }
        Ok(())
    }

    /// Drops a message that can't be rendered.
    pub fn drop_message(&self, id: Id, now: Timestamp) -> Result<(), InternalError> {
        let Some(tx) = self.core.begin_for_message(id, &[])? else { return Ok(()) };
        tx.mark_message_sent(id, MessageId(0), now)?;
        Ok(tx.commit()?)
    }

    fn enqueue_copy(
        &self,
        tx: &WriteTx<'_>,
        message: &OutboxMessage,
        player: PlayerId,
        beside: bool,
        detour: Option<Detour>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let (id, route) = (self.core.mint.next(now), Route::Direct(player));
        // The question may have been closed while the message was being sent.
        let asks = tx.outbox_message(message.id)?.and_then(|(stored, _)| stored.asks);
        let copy =
            OutboxMessage { id, route, asks, parked: false, beside, detour, attempts: 0, ..message.clone() };
        tx.enqueue(&copy)?;
        Ok(())
    }
}

/// The tournament of a message about a season or an act; `None` if its server was deleted.
pub(in crate::service) fn tournament_of(
    reading: &ReadTx<'_>,
    message: &OutboxMessage,
) -> Result<Option<Tournament>, StoreError> {
    let season = match message.kind {
        MessageKind::SeasonAct => reading.act(message.subject)?.map(|act| act.season),
        _ => Some(message.subject),
    };
    let season = season.map(|season| reading.season(season)).transpose()?.flatten();
    Ok(season.map(|season| reading.tournament(season.tournament)).transpose()?.flatten())
}

pub(crate) fn direct_open(preferences: &Preferences, now: Timestamp) -> bool {
    preferences.closed.is_none_or(|closed| closed.plus_days(DIRECT_COOLDOWN_DAYS) <= now)
}

/// Records that a player's direct messages are closed.
pub(crate) fn record_closed(tx: &WriteTx<'_>, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
    let preferences = Preferences { closed: Some(now), ..tx.preferences(player)? };
    tx.set_preferences(player, &preferences)
}

/// Records that no ping reaches a player, so that they are told at their next command.
pub(crate) fn record_unreached(
    tx: &WriteTx<'_>,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), InternalError> {
    let preferences = tx.preferences(player)?;
    if preferences.unreached.is_none() {
        tx.set_preferences(player, &Preferences { unreached: Some(now), ..preferences })?;
    }
    Ok(())
}
