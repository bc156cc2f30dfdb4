//! Expiry of unanswered challenges.
//!
//! Downtime of the bot doesn't count: the transaction that stores an outage also extends the
//! challenges that were open in it.

use crate::domain::{Challenge, GatewayShard, MessageKind, OutboxMessage, QuestionOutcome, Timestamp};
use crate::service::core::Core;
use crate::service::people::requests::quiet_reply;
use crate::service::server::served::ServedTimes;
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Age of the last heartbeat from which the bot counts as having been down, even before a tick
/// stores the outage.
const MIN_OUTAGE_MS: i64 = 120_000;

/// Smallest extension for which the message is edited, because it shows the expiry in hours.
const MIN_NOTIFIED_CREDIT_MS: i64 = 3_600_000;

/// Extends a challenge by an outage that no tick has stored yet.
pub(crate) fn with_outage_credit(
    reading: &ReadTx<'_>,
    mut challenge: Challenge,
    now: Timestamp,
) -> Result<Challenge, StoreError> {
    if let Some(last) = ServedTimes::load(reading)?.until(challenge.place.guild)
        && now.0 - last.0 > MIN_OUTAGE_MS
    {
        challenge.credit_outage(last, now);
    }
    Ok(challenge)
}

impl Core {
    /// Extends the challenges that were open during a shard's outage.
    pub(crate) fn credit_challenges(
        &self,
        tx: &WriteTx<'_>,
        shard: GatewayShard,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        let open = tx.challenges_open_at(from)?;
        let roots: Vec<_> = open.iter().copied().map(LockRoot::Challenge).collect();
        tx.lock(&roots)?;
        for id in open {
            let Some(mut challenge) = tx.load_challenge(id)? else { continue };
            if !shard.hears(challenge.place.guild) {
                continue;
            }
            let credit_ms = challenge.credit_outage(from, until);
            if credit_ms > 0 {
                tx.update_challenge(&challenge, challenge.revision)?;
            }
            if credit_ms >= MIN_NOTIFIED_CREDIT_MS {
                self.refresh_questions(tx, id, until)?;
            }
        }
        Ok(())
    }

    /// Closes up to `limit` expired challenges and notifies the challengers. Returns the number
    /// closed.
    ///
    /// A challenge stays open if its server wasn't served until its expiry.
    pub(crate) fn expire_challenges(
        &self,
        tx: &WriteTx<'_>,
        served: &ServedTimes,
        now: Timestamp,
        limit: u32,
    ) -> Result<usize, StoreError> {
        let mut closed = 0;
        for id in &tx.take_expired_challenges(now, limit)? {
            let Some(mut challenge) = tx.load_challenge(*id)? else { continue };
            let from = challenge.revision;
            if served.until(challenge.place.guild) < Some(challenge.expires) || !challenge.expire(now) {
                continue;
            }
            closed += 1;
            tx.update_challenge(&challenge, from)?;
            self.close_questions(tx, *id, QuestionOutcome::Expired, now, |_| true)?;
            let (revision, channel) = (challenge.revision, challenge.place.channel);
            let message = self.message_about(MessageKind::Expired, *id, revision, channel, None, now);
            let quiet = quiet_reply(tx, &challenge)?;
            tx.enqueue(&OutboxMessage { quiet, ..message })?;
        }
        Ok(closed)
    }
}
