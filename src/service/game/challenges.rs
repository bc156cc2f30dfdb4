//! Challenges and rematches, up to the start of the match.

use std::sync::Arc;

use super::expiry::with_outage_credit;
use super::locations::request_thread;
use crate::dice::{Dice, Seed};
use crate::domain::rating_bounds::MAX_RATED_OF_PAIR;
use crate::domain::rematch;
use crate::domain::{
    Acceptance, Challenge, ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, Match, MatchFacts,
    MatchSummary, MessageKind, MessageQuestion, OutboxMessage, PlayerId, QuestionOutcome, Rematch,
    RequestKind, Revision, RunningTurn, Seat, StartCheck, StartQuery, ThreadState, Timestamp, Unpinged,
    UserError, closed_because,
};
use crate::service::core::{ActionTx, Core, cached_position};
use crate::service::people::players::{accepts, still_accepts};
use crate::service::people::requests::{Request, quiet_reply};
use crate::service::server::servers::{may_challenge, may_play};
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{LockRoot, ReadTx, WriteTx};
use sealed_move_rules::{GameState, PlayError, Position, Rolls, Rulings, Side, chance};

/// The result of a rematch request.
#[derive(Debug)]
pub enum RematchOutcome {
    /// The player's rematch offer is now open. If it pings nobody, the reason follows.
    Offered(Challenge, Option<Unpinged>),
    /// The opponent had already offered one, so the match has begun.
    Begun(Challenge, Box<MatchView>),
}

/// What the player agrees to by accepting a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AcceptAs {
    Offered,
    /// Unrated, because the pair has begun too many rated matches.
    Unrated,
}

/// Fields of a challenge besides its terms.
#[derive(Clone, Copy)]
struct ChallengeSource {
    /// The channel of the future match, if different.
    home: Option<ChannelId>,
    /// The finished match of a rematch offer.
    rematch_of: Option<Id>,
}

#[derive(Debug)]
pub struct Challenges {
    pub(in crate::service) core: Arc<Core>,
}

impl Challenges {
    /// Makes a challenge and enqueues its message. The dice of the match will derive from `seed`.
    ///
    /// # Errors
    ///
    /// Fails as [`Challenge::make`] does, if the opponent doesn't accept challenges from this
    /// player, or if the server's limits are reached.
    pub fn make(&self, caller: &Caller, request: ChallengeTerms, seed: Seed) -> Result<Challenge, Error> {
        self.make_in(caller, request, None, seed).map(|(challenge, _)| challenge)
    }

    /// Like [`make`](Self::make), for a match played in the channel `home`. Also returns why the
    /// challenge pings nobody.
    pub fn make_in(
        &self,
        caller: &Caller,
        request: ChallengeTerms,
        home: Option<ChannelId>,
        seed: Seed,
    ) -> Result<(Challenge, Option<Unpinged>), Error> {
        let home = home.filter(|home| *home != request.place.channel);
        self.store(
            self.core.begin(caller)?,
            caller,
            request,
            seed,
            ChallengeSource { home, rematch_of: None },
        )
    }

    /// Offers a rematch of a finished match, or accepts the opponent's open offer. `seed` is for
    /// the dice of a new offer. `rolled` is the challenger's side if an accepted offer has random
    /// sides.
    ///
    /// # Errors
    ///
    /// Fails as [`rematch`] does.
    pub fn rematch(
        &self,
        caller: &Caller,
        id: Id,
        seed: Seed,
        rolled: Side,
    ) -> Result<RematchOutcome, Error> {
        self.rematch_checked(caller, id, seed, rolled, StartCheck::Waived)
    }

    /// Like [`rematch`](Self::rematch), with Discord's word on the players and the place.
    pub fn rematch_checked(
        &self,
        caller: &Caller,
        id: Id,
        seed: Seed,
        rolled: Side,
        check: StartCheck,
    ) -> Result<RematchOutcome, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        let last = tx.rematch_challenge(id)?;
        let last = last.map(|last| with_outage_credit(&tx, last, caller.now)).transpose()?;
        match rematch(&game, caller.player, last.as_ref(), caller.now)? {
            Rematch::Offer(request) => {
                let request = ChallengeTerms { rated: request.rated || tx.was_pair_limited(id)?, ..request };
                // Offer it in the same channel. The thread belongs to the old match, so the new one
                // uses the thread's parent.
                let home = match tx.match_location(id)?.map(|location| location.thread) {
                    Some(ThreadState::Thread { parent }) => Some(parent),
                    _ => None,
                };
                let origin = ChallengeSource { home, rematch_of: Some(id) };
                let (challenge, unpinged) = self.store(tx, caller, request, seed, origin)?;
                Ok(RematchOutcome::Offered(challenge, unpinged))
            }
            Rematch::Accept(challenge) => {
                let (challenge, match_view) =
                    self.begin_match(tx, caller, challenge, rolled, check, AcceptAs::Offered)?;
                Ok(RematchOutcome::Begun(challenge, Box::new(match_view)))
            }
        }
    }

    fn store(
        &self,
        tx: ActionTx<'_>,
        caller: &Caller,
        request: ChallengeTerms,
        seed: Seed,
        ChallengeSource { home, rematch_of }: ChallengeSource,
    ) -> Result<(Challenge, Option<Unpinged>), Error> {
        let challenge =
            Challenge::make(self.core.mint.next(caller.now), caller.player, request, seed, caller.now)?;
        tx.lock(&about(&challenge, caller.player))?;
        self.core.check_mutes(&tx, challenge.place.guild, caller.player, None, caller.now)?;
        let accepted = Some(tx.preferences(caller.player)?.settings.accepts);
        let mut challenge = Challenge { home, rematch_of, accepts: accepted, ..challenge };
        if let Some(opponent) = challenge.opponent.and_then(Seat::person) {
            self.core.check_blocks(&tx, caller.player, opponent)?;
            accepts(&tx, opponent, caller.player)?;
            if self.core.exceeds_pair_limit(&tx, &challenge, opponent, caller.now)? {
                challenge.limit_pair();
            }
        }
        may_challenge(&tx, &challenge, caller.now)?;
        self.core.check_not_declined(&tx, &challenge, caller.now)?;
        tx.insert_challenge(&challenge)?;
        let asks = Some(MessageQuestion::Challenge);
        let message = self.message(MessageKind::Challenged, &challenge, caller);
        let request = Request {
            kind: if rematch_of.is_some() { RequestKind::Rematch } else { RequestKind::Challenge },
            sender: caller.player,
            recipient: challenge.opponent.and_then(Seat::person),
            guild: challenge.place.guild,
            game: challenge.game,
            in_match: None,
        };
        let unpinged = self.core.enqueue_request(&tx, &OutboxMessage { asks, ..message }, &request)?;
        tx.commit()?;
        Ok((challenge, unpinged))
    }

    /// Accepts a challenge and begins its match. `rolled` is the challenger's side if sides are
    /// random.
    ///
    /// # Errors
    ///
    /// Fails as [`Challenge::accept`] does, or if the server's limit of games is reached.
    /// [`UserError::PairLimited`] if the match can't be rated as offered; then the player may
    /// [`accept_unrated`](Self::accept_unrated).
    pub fn accept(&self, caller: &Caller, id: Id, rolled: Side) -> Result<(Challenge, MatchView), Error> {
        self.accept_checked(caller, id, rolled, StartCheck::Waived)
    }

    /// Like [`accept`](Self::accept), with Discord's word on the players and the place. Consent is
    /// checked again, and what fails may close the challenge.
    ///
    /// # Errors
    ///
    /// Also [`UserError::StartClosed`] after closing the challenge, and
    /// [`UserError::PresenceUnknown`] without an answer.
    pub fn accept_checked(
        &self,
        caller: &Caller,
        id: Id,
        rolled: Side,
        check: StartCheck,
    ) -> Result<(Challenge, MatchView), Error> {
        self.accept_as(caller, id, rolled, check, AcceptAs::Offered)
    }

    /// Like [`accept_checked`](Self::accept_checked), for a match that isn't rated.
    pub fn accept_unrated(
        &self,
        caller: &Caller,
        id: Id,
        rolled: Side,
        check: StartCheck,
    ) -> Result<(Challenge, MatchView), Error> {
        self.accept_as(caller, id, rolled, check, AcceptAs::Unrated)
    }

    fn accept_as(
        &self,
        caller: &Caller,
        id: Id,
        rolled: Side,
        check: StartCheck,
        wish: AcceptAs,
    ) -> Result<(Challenge, MatchView), Error> {
        Core::retry_on_deadlock(|| {
            self.begin_match(self.core.begin(caller)?, caller, id, rolled, check, wish)
        })
    }

    /// Returns the question to ask Discord before the caller accepts a challenge; `None` if they
    /// can't.
    pub fn start_query(&self, caller: &Caller, id: Id) -> Result<Option<StartQuery>, Error> {
        let reading = self.core.store.begin_read()?;
        Ok(reading.load_challenge(id)?.and_then(|challenge| start_query(&challenge, caller)))
    }

    /// Returns the question to ask Discord before the caller accepts the opponent's offer of a
    /// rematch; `None` without one.
    pub fn rematch_start_query(&self, caller: &Caller, game: Id) -> Result<Option<StartQuery>, Error> {
        let reading = self.core.store.begin_read()?;
        Ok(reading.rematch_challenge(game)?.and_then(|challenge| start_query(&challenge, caller)))
    }

    fn begin_match(
        &self,
        tx: ActionTx<'_>,
        caller: &Caller,
        id: Id,
        rolled: Side,
        check: StartCheck,
        wish: AcceptAs,
    ) -> Result<(Challenge, MatchView), Error> {
        tx.lock(&[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        tx.lock(&about(&challenge, caller.player))?;
        let open = challenge.clone();
        let Acceptance { seats } = challenge.accept(caller.player, rolled, caller.now)?;
        if let Err(refusal) = self.may_begin(&tx, &open, caller, check) {
            return Err(self.refuse_start(tx, open, caller, refusal));
        }
        if wish == AcceptAs::Unrated {
            challenge.limit_pair();
        } else if self.core.exceeds_pair_limit(&tx, &challenge, caller.player, caller.now)? {
            return Err(UserError::PairLimited { challenge: id, most: MAX_RATED_OF_PAIR }.into());
        }
        let (game, state) = self.core.new_match(&challenge, seats, caller)?;
        self.close(&tx, &challenge, open.revision, caller)?;
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        self.core.count_rated(&tx, &game)?;
        self.core.record_begun(&tx, challenge.id, &game)?;
        request_thread(&tx, &game)?;
        tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        let match_view = tx.commit_and(|| self.core.view_and_cache(game, state, caller.player))?;
        Ok((challenge, match_view))
    }

    /// Checks again that both players consent to the match and that it can be played.
    fn may_begin(
        &self,
        tx: &WriteTx<'_>,
        challenge: &Challenge,
        caller: &Caller,
        check: StartCheck,
    ) -> Result<(), Error> {
        let Some(challenger) = challenge.challenger.person() else { return Ok(()) };
        self.core.check_blocks(tx, caller.player, challenger)?;
        still_accepts(tx, challenger, challenge.accepts, caller.player)?;
        let guild = challenge.place.guild;
        self.core.check_mutes(tx, guild, caller.player, Some(challenger), caller.now)?;
        may_play(tx, challenge, caller.player, challenge.challenger)?;
        Ok(check.require(challenge.id, challenger)?)
    }

    /// Closes a challenge whose match can't begin, unless others may still accept it or a retry may
    /// help. Returns the error for the caller.
    fn refuse_start(
        &self,
        tx: ActionTx<'_>,
        mut challenge: Challenge,
        caller: &Caller,
        refusal: Error,
    ) -> Error {
        let Error::User(reason) = refusal else { return refusal };
        let Some(why) = closed_because(&challenge, caller.player, &reason) else { return reason.into() };
        let from = challenge.revision;
        challenge.close_because(why);
        match self.close(&tx, &challenge, from, caller).and_then(|()| tx.with_outcome(None).commit()) {
            Ok(()) => UserError::StartClosed(Box::new(reason)).into(),
            Err(error) => error,
        }
    }

    /// Declines a challenge and notifies the challenger.
    pub fn decline(&self, caller: &Caller, id: Id) -> Result<Challenge, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        let from = challenge.revision;
        challenge.decline(caller.player, caller.now)?;
        self.close(&tx, &challenge, from, caller)?;
        tx.decline_request(challenge.id, caller.now)?;
        let quiet = quiet_reply(&tx, &challenge)?;
        tx.enqueue(&OutboxMessage { quiet, ..self.message(MessageKind::Declined, &challenge, caller) })?;
        tx.commit()?;
        Ok(challenge)
    }

    pub fn withdraw(&self, caller: &Caller, id: Id) -> Result<Challenge, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        let from = challenge.revision;
        challenge.withdraw(caller.player, caller.now)?;
        self.close(&tx, &challenge, from, caller)?;
        tx.commit()?;
        Ok(challenge)
    }

    /// Stores an answered or withdrawn challenge and updates its messages.
    fn close(
        &self,
        tx: &WriteTx<'_>,
        challenge: &Challenge,
        from: Revision,
        caller: &Caller,
    ) -> Result<(), Error> {
        tx.update_challenge(challenge, from)?;
        if let Some(outcome) = QuestionOutcome::of_challenge(challenge.state) {
            self.core.close_questions(tx, challenge.id, outcome, caller.now, |_| true)?;
        }
        Ok(())
    }

    /// Returns a challenge in its current state.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchChallenge`].
    pub fn find(&self, id: Id, now: Timestamp) -> Result<Challenge, Error> {
        load(&self.core.store.begin_read()?, id, now)
    }

    /// Returns the match begun from a challenge.
    pub fn match_of(&self, id: Id) -> Result<Option<MatchSummary>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let game = reading.match_of_challenge(id)?;
        Ok(game.map(|game| reading.match_summary(game)).transpose()?.flatten())
    }

    /// Returns the open challenges made by or to a player.
    pub fn open_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, Error> {
        Ok(self.core.store.begin_read()?.open_challenges_of(player, now)?)
    }

    pub fn open_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, Error> {
        Ok(self.core.store.begin_read()?.open_challenges_in(guild, now)?)
    }

    fn message(&self, kind: MessageKind, challenge: &Challenge, caller: &Caller) -> OutboxMessage {
        let (id, revision, channel) = (challenge.id, challenge.revision, challenge.place.channel);
        self.core.message_about(kind, id, revision, channel, Some(caller.player.into()), caller.now)
    }
}

/// The players and the server whose limits the challenge counts against.
fn about(challenge: &Challenge, caller: PlayerId) -> Vec<LockRoot> {
    let seats = [Some(challenge.challenger), challenge.opponent];
    let people = seats.into_iter().flatten().filter_map(Seat::person).chain([caller]);
    people.map(LockRoot::Player).chain(challenge.place.guild.map(LockRoot::Server)).collect()
}

/// Returns `None` if the caller can't accept the challenge.
fn start_query(challenge: &Challenge, caller: &Caller) -> Option<StartQuery> {
    let challenger = challenge.challenger.person()?;
    let mut accepted = challenge.clone();
    accepted.accept(caller.player, Side::First, caller.now).ok()?;
    let HomeChannel { guild, channel } = challenge.match_place();
    Some(StartQuery { challenge: challenge.id, guild: guild?, channel, challenger, accepter: caller.player })
}

fn load(reading: &ReadTx<'_>, id: Id, now: Timestamp) -> Result<Challenge, Error> {
    let challenge = reading.load_challenge(id)?.ok_or(UserError::NoSuchChallenge)?;
    Ok(with_outage_credit(reading, challenge, now)?)
}

impl Core {
    /// Builds the match of an accepted challenge, and its state.
    pub(crate) fn new_match(
        &self,
        challenge: &Challenge,
        seats: [Seat; 2],
        caller: &Caller,
    ) -> Result<(Match, GameState), Error> {
        let id = self.mint.next(caller.now);
        let start = start_position(challenge, id, caller)?;
        let facts = MatchFacts {
            id,
            game: challenge.game,
            setup: challenge.setup.clone(),
            rulings: Rulings::NEWEST,
            seats,
            place: challenge.match_place(),
            pace: challenge.pace,
            rated: challenge.rated,
            commitment: None,
            interaction: Some(caller.interaction),
            moves: Vec::new(),
            revision: Revision(0),
            draw_offer: None,
            takeback_offer: None,
            taken_back: None,
            created: caller.now,
            turn_started_at: caller.now,
            deadline: challenge.pace.deadline(caller.now),
            budgets_ms: [challenge.pace.budget_ms(); 2],
            running: RunningTurn::new(start.turn()),
            ending: None,
            computer: None,
            fork: None,
            season: None,
        };
        let game = Match::new(facts, challenge.seed.clone(), start.text());
        Ok((game, GameState::new(start)))
    }
}

/// The start position of a match. A random setup is rolled with the match's dice.
fn start_position(challenge: &Challenge, id: Id, caller: &Caller) -> Result<Box<dyn Position>, Error> {
    let Some(seed) = &challenge.seed else {
        let start = challenge.game.start(&challenge.setup, &mut Rolls::none());
        return start.map_err(|error| match error {
            PlayError::Roll(_) => InternalError::NoSeed { id }.into(),
            PlayError::Refused(error) => UserError::Rules(error).into(),
        });
    };
    let mut dice = Dice::new(seed, id, 0, caller.interaction);
    let start = chance::start(challenge.game, &challenge.setup, |options| dice.roll(options));
    Ok(start.map_err(UserError::Rules)?)
}
