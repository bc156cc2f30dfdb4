//! Requests of one person to another: whether they are refused, and whether their messages ping.

use crate::domain::{
    CHALLENGE_WINDOW_MS, CHANNEL_WINDOW_MS, Challenge, DECLINED_WINDOW_MS, GuildId, Id, MAX_CHANNEL_REQUESTS,
    Match, OutboxMessage, PersonHash, PingBound, PlayerId, Quiet, RequestHashes, RequestKind, RequestRecord,
    Revision, Route, Seat, Timestamp, Unpinged, UserError,
};
use crate::service::core::Core;
use crate::service::{Caller, Error};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};
use sealed_move_rules::{Game, Side};

/// A request and the facts that decide whether it pings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub(crate) kind: RequestKind,
    pub(crate) sender: PlayerId,
    /// The person to ping; `None` if the request is for anyone.
    pub(crate) recipient: Option<PlayerId>,
    pub(crate) guild: Option<GuildId>,
    pub(crate) game: &'static dyn Game,
    /// Set for a request in a match.
    pub(crate) in_match: Option<InMatch>,
}

/// The sender's side and progress in the match of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InMatch {
    pub(crate) side: Side,
    /// Revision of the sender's last completed move.
    pub(crate) moved: Revision,
}

impl Core {
    /// Enqueues the message of a request and records the request. Decides whether it pings, with the
    /// rows of both people locked. Returns the reason if it doesn't and the sender may know.
    ///
    /// # Errors
    ///
    /// [`UserError::TooManyRequests`] if the sender has made too many in the channel.
    pub(crate) fn enqueue_request(
        &self,
        tx: &WriteTx<'_>,
        message: &OutboxMessage,
        request: &Request,
    ) -> Result<Option<Unpinged>, Error> {
        let now = message.created;
        // A game in direct messages has no other person.
        if message.route != Route::Channel {
            tx.enqueue(message)?;
            return Ok(None);
        }
        let people = [Some(request.sender), request.recipient];
        tx.lock(&people.into_iter().flatten().map(LockRoot::Player).collect::<Vec<_>>())?;
        let hashes = RequestHashes {
            sender: self.key.hash(request.sender),
            recipient: request.recipient.map(|recipient| self.key.hash(recipient)),
        };
        check_channel(tx, &hashes.sender, message, now)?;
        let bounded = match &hashes.recipient {
            Some(recipient) => unpinged(tx, request, message, [&hashes.sender, recipient], now)?,
            None => None,
        };
        let muted = self.muted_until(tx, request, now)?.filter(|_| request.recipient.is_some());
        let told = match muted {
            Some(until) => Some(Unpinged { why: Quiet::Muted, next: Some(until) }),
            None => bounded,
        };
        let quiet = told.map(|told| told.why);
        let pinged = request.recipient.is_some() && told.is_none();
        if let Some(InMatch { side, .. }) = request.in_match {
            if pinged {
                tx.set_match_request(message.subject, side, request.kind, message.revision)?;
            } else {
                // The reply to this request doesn't ping.
                tx.take_match_reply(message.subject, side, request.kind)?;
            }
        }
        let record = RequestRecord {
            id: tx.enqueue(&OutboxMessage { quiet, ..message.clone() })?,
            at: now,
            kind: request.kind,
            game: request.game,
            subject: message.subject,
            sender: Some(request.sender),
            recipient: request.recipient,
            guild: request.guild,
            channel: message.channel,
            message: None,
            pinged,
        };
        tx.insert_request(&record, &hashes)?;
        Ok(told)
    }

    /// Returns until when a moderator has muted the sender of a request in its server. A block isn't
    /// decided here: it must not change what the sender sees, so it only removes the ping at delivery.
    fn muted_until(
        &self,
        reading: &ReadTx<'_>,
        request: &Request,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let Some(guild) = request.guild else { return Ok(None) };
        Ok(self.mute(reading, guild, request.sender, now)?.map(|mute| mute.until))
    }

    /// Enqueues a message about a match that an action of the caller causes: a request, a reply, or
    /// any other one.
    pub(crate) fn enqueue_about_match(
        &self,
        tx: &WriteTx<'_>,
        message: OutboxMessage,
        game: &Match,
        turn: Side,
        caller: &Caller,
    ) -> Result<Option<Unpinged>, Error> {
        if let Some(kind) = message.kind.request() {
            let side = game.side_of(caller.player)?;
            let request = Request {
                kind,
                sender: caller.player,
                recipient: game.seat(side.other()).person(),
                guild: game.place.guild,
                game: game.game,
                in_match: Some(InMatch { side, moved: game.last_completed_move(side, turn) }),
            };
            return self.enqueue_request(tx, &message, &request);
        }
        let mut message = message;
        if let Some(kind) = message.kind.replied_request() {
            let asking = game.side_of(caller.player)?.other();
            let pings = tx.take_match_reply(message.subject, asking, kind)?;
            message.quiet = (!pings).then_some(Quiet::Reply);
        }
        tx.enqueue(&message)?;
        Ok(None)
    }

    /// Refuses a challenge of a pair and game within a day of its refusal.
    pub(crate) fn check_not_declined(
        &self,
        reading: &ReadTx<'_>,
        challenge: &Challenge,
        now: Timestamp,
    ) -> Result<(), Error> {
        let people = [Some(challenge.challenger), challenge.opponent].map(|seat| seat.and_then(Seat::person));
        let [Some(challenger), Some(opponent)] = people else { return Ok(()) };
        let [challenger, opponent] = [challenger, opponent].map(|person| self.key.hash(person));
        let after = Timestamp(now.0 - DECLINED_WINDOW_MS);
        match reading.declined_since([&challenger, &opponent], challenge.game, after)? {
            Some(at) => Err(UserError::DeclinedLately { until: Timestamp(at.0 + DECLINED_WINDOW_MS) }.into()),
            None => Ok(()),
        }
    }

    /// Records that a challenge became a game.
    pub(crate) fn record_begun(
        &self,
        tx: &WriteTx<'_>,
        challenge: Id,
        game: &Match,
    ) -> Result<(), StoreError> {
        let [Some(one), Some(other)] = game.seats.map(Seat::person) else { return Ok(()) };
        let [one, other] = [one, other].map(|person| self.key.hash(person));
        tx.record_game_begun(challenge, [&one, &other], game.game)
    }
}

/// Returns why the reply to a challenge doesn't ping its challenger: the challenge pinged nobody.
pub(crate) fn quiet_reply(reading: &ReadTx<'_>, challenge: &Challenge) -> Result<Option<Quiet>, StoreError> {
    let pinged = challenge.opponent.is_some() && reading.challenge_pinged(challenge.id)?.unwrap_or(true);
    Ok((!pinged).then_some(Quiet::Reply))
}

/// Refuses a request beyond the channel's limit.
fn check_channel(
    reading: &ReadTx<'_>,
    sender: &PersonHash,
    message: &OutboxMessage,
    now: Timestamp,
) -> Result<(), Error> {
    let after = Timestamp(now.0 - CHANNEL_WINDOW_MS);
    match reading.filling_request(sender, message.channel, after, MAX_CHANNEL_REQUESTS)? {
        Some(at) => {
            let until = Timestamp(at.0 + CHANNEL_WINDOW_MS);
            Err(UserError::TooManyRequests { limit: MAX_CHANNEL_REQUESTS, until }.into())
        }
        None => Ok(()),
    }
}

/// Returns why a request doesn't ping: it is repeated, or a bound is reached. Of several reasons,
/// returns the one that ends last.
fn unpinged(
    reading: &ReadTx<'_>,
    request: &Request,
    message: &OutboxMessage,
    people: [&PersonHash; 2],
    now: Timestamp,
) -> Result<Option<Unpinged>, StoreError> {
    let mut reasons = Vec::new();
    match request.in_match {
        Some(InMatch { side, moved }) => {
            let last = reading.last_match_request(message.subject, side, request.kind)?;
            let repeated = last.is_some_and(|last| last >= moved);
            reasons.extend(repeated.then_some(Unpinged { why: Quiet::AskedBefore, next: None }));
        }
        None => {
            let after = Timestamp(now.0 - CHALLENGE_WINDOW_MS);
            let last = reading.challenged_since(people, request.game, after)?;
            reasons.extend(last.map(|last| Unpinged {
                why: Quiet::ChallengedBefore,
                next: Some(Timestamp(last.0 + CHALLENGE_WINDOW_MS)),
            }));
        }
    }
    for bound in PingBound::ALL {
        let filled = reading.filling_ping(bound, people[0], people[1], now)?;
        reasons.extend(filled.map(|at| Unpinged {
            why: Quiet::Bound(bound),
            next: Some(Timestamp(at.0 + bound.window_ms())),
        }));
    }
    Ok(reasons.into_iter().reduce(Unpinged::later))
}
