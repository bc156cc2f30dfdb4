//! What is owed, for whoever sends it: when it is due, and which way its pings go.

use super::{InternalError, Service};
use crate::matches::{
    Id, MatchSummary, MessageId, MessageKind, MessageRef, OutboxMessage, Pings, PlayerId, Preferences, Route,
    Timestamp, Workload,
};
use crate::store::WriteTx;

/// For so many days no direct message is tried after one failed, unless its player asks for them.
const CLOSED_DAYS: i64 = 7;

/// For so many days a message is kept that its channel refuses.
const REFUSED_DAYS: i64 = 7;

/// Which way the pings of a message in a channel go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Who is pinged in the channel.
    pub here: Vec<PlayerId>,
    /// Who gets a copy of his own.
    pub direct: Vec<PlayerId>,
}

impl Service {
    /// Waits until a deed owes something new.
    pub async fn owes(&self) {
        self.owed.notified().await;
    }

    /// The oldest owed message of each queue, where it is due.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn due_letters(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, InternalError> {
        Ok(self.store.reading()?.due_letters(now, limit)?)
    }

    /// When the next owed message is due that is not due yet.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.store.reading()?.next_due(now)?)
    }

    /// Which way the pings of a letter go, as its players have chosen. Each goes at least one way.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn ways(
        &self,
        letter: &OutboxMessage,
        pinged: &[PlayerId],
        now: Timestamp,
    ) -> Result<Ways, InternalError> {
        let mut ways = Ways::default();
        if letter.route != Route::Channel {
            ways.here.extend(letter.route.recipient());
            return Ok(ways);
        }
        let reading = self.store.reading()?;
        for player in pinged {
            let preferences = reading.preferences(*player)?;
            let open = direct_open(&preferences, now);
            let absent = reading.absent(letter.subject, *player)?;
            let (here, direct) = match preferences.settings.pings {
                // Refused before: who can be reached directly has been.
                _ if letter.parked => (!open, false),
                _ if !open => (true, false),
                Pings::Channel => (true, absent),
                Pings::Direct => (false, true),
                Pings::Both => (true, true),
            };
            ways.here.extend(here.then_some(*player));
            ways.direct.extend(direct.then_some(*player));
        }
        Ok(ways)
    }

    /// Notes that a message went out with its pings, and owes the copies that go to single players.
    /// Of a notice of a match, the one before it is returned: its buttons can go.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_sent(
        &self,
        letter: &OutboxMessage,
        posted: MessageRef,
        ways: &Ways,
        now: Timestamp,
    ) -> Result<Option<MessageRef>, InternalError> {
        let deed = self.store.writing()?;
        deed.letter_sent(letter.id, posted.message, now)?;
        for player in &ways.direct {
            self.owe_copy(&*deed, letter, *player, ways.here.contains(player), now)?;
        }
        let mut before = None;
        if letter.kind == MessageKind::Challenged && letter.route == Route::Channel {
            deed.set_challenge_message(letter.subject, posted.message)?;
        }
        if matches!(letter.kind, MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack)
            && letter.route == Route::Channel
        {
            before = deed.summary(letter.subject)?.and_then(|game| game.notice);
            deed.set_notice(letter.subject, posted)?;
        }
        deed.commit()?;
        if !ways.direct.is_empty() {
            self.owed.notify_one();
        }
        Ok(before.filter(|before| before.message != posted.message))
    }

    /// Notes that a message did not go out, and when to try again.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_failed(&self, id: Id, due: Timestamp) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        deed.letter_failed(id, due)?;
        Ok(deed.commit()?)
    }

    /// Notes that its channel refused a message: its pings go directly, and who cannot be reached
    /// so is told when he comes next. The message itself is tried again at `due` for some days;
    /// without that the channel is gone for good.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_refused(
        &self,
        letter: &OutboxMessage,
        pinged: &[PlayerId],
        due: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        if !letter.parked {
            deed.park_letter(letter.id)?;
            for player in pinged {
                if direct_open(&deed.preferences(*player)?, now) {
                    self.owe_copy(&*deed, letter, *player, false, now)?;
                } else {
                    note_unreached(&*deed, *player, now)?;
                }
            }
        }
        let due = due.filter(|_| letter.created.plus_days(REFUSED_DAYS) > now);
        deed.letter_failed(letter.id, due.unwrap_or(now))?;
        if due.is_none() {
            deed.letter_sent(letter.id, MessageId(0), now)?;
        }
        deed.commit()?;
        self.owed.notify_one();
        Ok(())
    }

    /// Notes that a player's direct messages are closed: he is called in the channel instead, unless
    /// he was pinged there anyhow.
    /// Who left the channel's server cannot be called there and is told when he comes next.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_closed(
        &self,
        letter: &OutboxMessage,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        let preferences = Preferences { closed: Some(now), ..deed.preferences(player)? };
        deed.set_preferences(player, &preferences)?;
        if deed.absent(letter.subject, player)? {
            note_unreached(&*deed, player, now)?;
            deed.letter_sent(letter.id, MessageId(0), now)?;
        } else if letter.beside {
            deed.letter_sent(letter.id, MessageId(0), now)?;
        } else {
            deed.reroute_letter(letter.id, Route::ChannelMention(player), now)?;
        }
        deed.commit()?;
        self.owed.notify_one();
        Ok(())
    }

    /// Gives a message up that can never be made.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn letter_dropped(&self, id: Id, now: Timestamp) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        deed.letter_sent(id, MessageId(0), now)?;
        Ok(deed.commit()?)
    }

    /// A match as lists show it.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn summary(&self, game: Id) -> Result<Option<MatchSummary>, InternalError> {
        Ok(self.store.reading()?.summary(game)?)
    }

    /// How much there is to do.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn workload(&self) -> Result<Workload, InternalError> {
        Ok(self.store.reading()?.workload()?)
    }

    /// Forgets what nobody asks for any more.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn prune(&self, now: Timestamp) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        deed.prune(now)?;
        Ok(deed.commit()?)
    }

    fn owe_copy(
        &self,
        deed: &dyn WriteTx,
        letter: &OutboxMessage,
        player: PlayerId,
        beside: bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let (id, route) = (self.mint.next(now), Route::Direct(player));
        let copy = OutboxMessage { id, route, parked: false, beside, attempts: 0, ..letter.clone() };
        Ok(deed.enqueue(&copy)?)
    }
}

fn direct_open(preferences: &Preferences, now: Timestamp) -> bool {
    preferences.closed.is_none_or(|closed| closed.plus_days(CLOSED_DAYS) <= now)
}

/// Notes that no ping reaches a player: he is told when he comes next.
fn note_unreached(deed: &dyn WriteTx, player: PlayerId, now: Timestamp) -> Result<(), InternalError> {
    let preferences = deed.preferences(player)?;
    if preferences.unreached.is_none() {
        deed.set_preferences(player, &Preferences { unreached: Some(now), ..preferences })?;
    }
    Ok(())
}
