//! Challenges that nobody answers: how long they stand, and what happens then.
//!
//! Time in which the bot was down does not count. An outage moves the ends of the challenges that were open
//! in the transaction that stores it.

use crate::domain::{Challenge, GatewayShard, MessageKind, QuestionOutcome, Timestamp};
use crate::service::core::Core;
use crate::service::server::served::ServedTimes;
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// After so many milliseconds without a heartbeat the bot was down, though no tick has said so yet.
const DOWN_MS: i64 = 120_000;

/// A challenge whose end moves by less is not told anew: its message says hours, at the most.
const WORTH_TELLING_MS: i64 = 3_600_000;

/// Moves the end of a challenge by an outage that no tick has stored yet.
pub(crate) fn with_credit(
    reading: &ReadTx<'_>,
    mut challenge: Challenge,
    now: Timestamp,
) -> Result<Challenge, StoreError> {
    if let Some(last) = ServedTimes::load(reading)?.until(challenge.place.guild)
        && now.0 - last.0 > DOWN_MS
    {
        challenge.credit_outage(last, now);
    }
    Ok(challenge)
}

impl Core {
    /// Moves the ends of the challenges that were open in an outage of a shard.
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
            if credit_ms >= WORTH_TELLING_MS {
                self.tell_anew(tx, id, until)?;
            }
        }
        Ok(())
    }

    /// Closes challenges whose time is over, at most `limit`, and tells those who made them; returns how many it
    /// closed. One whose players could not be served to the end stays open until they are again.
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
            tx.enqueue(&self.message_about(MessageKind::Expired, *id, revision, channel, None, now))?;
        }
        Ok(closed)
    }
}
