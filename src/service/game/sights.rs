//! Players who can't see their match: looks that are due, and notices that reach nobody.

use std::sync::Arc;
use std::time::Duration;

use crate::domain::{
    ChannelId, Detour, GuildId, HomeChannel, Id, Location, MessageId, MessageKind, OutboxMessage, PlayerId,
    Revision, Route, Seat, ThreadState, Threads, Timestamp,
};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::service::server::outbox::{record_closed, record_unreached};
use crate::store::{LockRoot, StoreError, WriteTx};

/// Time after which a look that failed is tried again.
const LOOK_RETRY: Duration = Duration::from_secs(300);

/// A look that is due: whether a player on turn can see their match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueLook {
    pub game: Id,
    pub player: PlayerId,
    pub guild: GuildId,
    /// The channel or thread of the match.
    pub channel: ChannelId,
    /// The revision that began the turn.
    revision: Revision,
    /// When the look is tried again, unless it is finished.
    postponed: Timestamp,
}

#[derive(Debug)]
pub struct Sights {
    pub(in crate::service) core: Arc<Core>,
}

impl Sights {
    /// Takes due looks. Those without need are finished at once: the player isn't a person, or has a
    /// direct notice of this turn.
    pub fn take_due(&self, now: Timestamp, limit: u32) -> Result<Vec<DueLook>, InternalError> {
        if self.core.store.begin_read()?.due_looks(now, 1)?.is_empty() {
            return Ok(Vec::new());
        }
        let postponed = Timestamp(now.0 + LOOK_RETRY.as_millis() as i64);
        let tx = self.core.store.begin_write()?;
        let mut due = Vec::new();
        for game in tx.take_due_looks(now, limit, postponed)? {
            match self.due_look(&tx, game, postponed)? {
                Some(look) => due.push(look),
                None => tx.finish_look(game, postponed)?,
            }
        }
        tx.commit()?;
        Ok(due)
    }

    fn due_look(
        &self,
        tx: &WriteTx<'_>,
        game: Id,
        postponed: Timestamp,
    ) -> Result<Option<DueLook>, StoreError> {
        let (Some(clock), Some(found)) = (tx.clock(game)?, tx.load_match(game)?) else { return Ok(None) };
        let HomeChannel { guild: Some(guild), channel } = found.place else { return Ok(None) };
        let Some(player) = clock.player.person() else { return Ok(None) };
        let revision = found.last_change();
        let missed = tx.grace(game, player)?.is_some_and(|grace| grace.missed);
        let told = missed || tx.has_direct_notice(game, player, revision)?;
        Ok((!told).then_some(DueLook { game, player, guild, channel, revision, postponed }))
    }

    /// Finishes a look. A player who can't follow the match in its channel gets the notice of
    /// their turn directly.
    pub fn finish(&self, look: DueLook, detour: Option<Detour>, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Match(look.game)])?;
        tx.finish_look(look.game, look.postponed)?;
        if let Some(detour) = detour
            && let Some(game) = tx.load_match(look.game)?
            && game.ending.is_none()
            && game.last_change() == look.revision
        {
            let notice = self.core.message(MessageKind::Turn, &game, None, now);
            let route = Route::Direct(look.player);
            tx.enqueue(&OutboxMessage { route, detour: Some(detour), ..notice })?;
        }
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }

    /// Makes looks due again after an event: roles of a server, or overwrites of a channel, have
    /// changed.
    pub fn look_again(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        if self.core.store.begin_read()?.ongoing_matches_in(guild, 1)?.is_empty() {
            return Ok(());
        }
        let tx = self.core.store.begin_write()?;
        tx.look_again(guild, channel, now)?;
        Ok(tx.commit()?)
    }

    /// Returns the game channels to which a match may move, because a player can't see its channel.
    pub fn other_channels(&self, message: &OutboxMessage) -> Result<Vec<ChannelId>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let Some(game) = reading.match_summary(message.subject)?.filter(|game| game.ending.is_none()) else {
            return Ok(Vec::new());
        };
        let Some(guild) = game.place.guild else { return Ok(Vec::new()) };
        let mut channels = reading.server_settings(guild)?.channels;
        channels.retain(|channel| *channel != game.place.channel);
        Ok(channels)
    }

    /// Moves a match to a channel that both players can view, and posts the direct message there.
    pub fn move_to(
        &self,
        message: &OutboxMessage,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let about = [LockRoot::Match(message.subject)];
        let Some(tx) = self.core.begin_for_message(message.id, &about)? else { return Ok(()) };
        let Some(game) = tx.match_summary(message.subject)? else { return Ok(()) };
        let threads = game.place.guild.map(|guild| tx.server_settings(guild)).transpose()?;
        let wanted = threads.is_some_and(|settings| settings.threads == Threads::On);
        let thread = if wanted { ThreadState::ThreadWanted } else { ThreadState::Shared };
        tx.relocate(game.id, game.place.channel, Location { channel, thread })?;
        tx.publish_message(message.id, channel, now)?;
        tx.commit()?;
        tracing::info!(game = %game.id, from = %game.place.channel, to = %channel, "match moved to a channel that both players see");
        self.core.notify_outbox();
        Ok(())
    }

    /// Drops a direct message that didn't reach a player, who can't follow the match in its channel
    /// either. `closed` is whether they take no direct messages.
    pub fn mark_missed(
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
        self.core.record_missed(&tx, message, player, now)?;
        tx.mark_message_sent(message.id, MessageId(0), now)?;
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }
}

impl Core {
    /// Records that a message reached a player by no route. Their next command tells them. If it is
    /// their turn, their clock is paused the first time, and their opponent is notified.
    pub(crate) fn record_missed(
        &self,
        tx: &WriteTx<'_>,
        message: &OutboxMessage,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        record_unreached(tx, player, now)?;
        let Some(game) = tx.match_summary(message.subject)? else { return Ok(()) };
        // Time decides for players who left.
        if game.place.guild.is_none() || !game.awaits(player) || tx.is_absent(game.id, player)? {
            return Ok(());
        }
        if tx.mark_missed(game.id, player, message.created)? {
            tx.wake_clock(game.id, now)?;
            if game.opponent_of(player).person().is_none() {
                return Ok(());
            }
            let actor = Some(Seat::Person(player));
            let channel = game.place.channel;
            let told = self.message_about(MessageKind::Grace, game.id, game.revision, channel, actor, now);
            tx.enqueue(&told)?;
        }
        Ok(())
    }
}
