//! Challenges: made, accepted, declined, withdrawn.

use std::sync::Arc;

use super::core::Core;
use super::core::cached_position;
use super::locations::want_thread;
use super::players::accepts;
use super::servers::{may_challenge, may_play};
use super::{Caller, Error, InternalError, MatchView};
use crate::dice::{Dice, Seed};
use crate::matches::{
    Acceptance, Challenge, ChallengeTerms, ChannelId, Id, Match, MessageKind, OutboxMessage, PlayerId,
    Rematch, Revision, Seat, ThreadState, Timestamp, UserError, rematch,
};
use crate::store::WriteTx;
use sealed_move_rules::{GameState, PlayError, Rolls, Side, chance};

/// What became of a wish for a rematch.
#[derive(Debug)]
pub enum RematchOutcome {
    /// It is offered now.
    Offered(Challenge),
    /// The opponent had offered one already: it has begun.
    Begun(Challenge, Box<MatchView>),
}

/// What a challenge comes from, apart from its maker.
#[derive(Clone, Copy)]
struct ChallengeSource {
    /// Where its match will live, where that is elsewhere.
    home: Option<ChannelId>,
    /// The match that is to be played once more.
    rematch_of: Option<Id>,
}

/// Challenges and rematches.
#[derive(Debug)]
pub struct Challenges {
    pub(super) core: Arc<Core>,
}

impl Challenges {
    /// Makes a challenge and owes its message. `seed` is what the lots of its match will come from.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::make`] refuses, and opponents who accept none.
    pub fn make(&self, caller: &Caller, request: ChallengeTerms, seed: Seed) -> Result<Challenge, Error> {
        self.make_in(caller, request, None, seed)
    }

    /// Makes a challenge whose match will live in a channel of its own choice, the `home`.
    ///
    /// # Errors
    ///
    /// As [`make`](Self::make).
    pub fn make_in(
        &self,
        caller: &Caller,
        request: ChallengeTerms,
        home: Option<ChannelId>,
        seed: Seed,
    ) -> Result<Challenge, Error> {
        let home = home.filter(|home| *home != request.place.channel);
        self.store(
            self.core.begin(caller)?,
            caller,
            request,
            seed,
            ChallengeSource { home, rematch_of: None },
        )
    }

    /// Offers a rematch of a match that ended, or accepts the opponent's offer. `seed` is what the
    /// lots of an offered one will come from.
    ///
    /// # Errors
    ///
    /// Refuses what [`rematch`] refuses.
    pub fn rematch(
        &self,
        caller: &Caller,
        id: Id,
        seed: Seed,
        rolled: Side,
    ) -> Result<RematchOutcome, Error> {
        let tx = self.core.begin(caller)?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        match rematch(&game, caller.player, tx.rematch_challenge(id)?.as_ref(), caller.now)? {
            Rematch::Offer(request) => {
                // Offered where they play, in a thread perhaps, which is no home for another match.
                let home = match tx.match_location(id)?.map(|location| location.thread) {
                    Some(ThreadState::Thread { parent }) => Some(parent),
                    _ => None,
                };
                let origin = ChallengeSource { home, rematch_of: Some(id) };
                Ok(RematchOutcome::Offered(self.store(tx, caller, request, seed, origin)?))
            }
            Rematch::Accept(challenge) => {
                let (challenge, match_view) = self.begin_match(tx, caller, challenge, rolled)?;
                Ok(RematchOutcome::Begun(challenge, Box::new(match_view)))
            }
        }
    }

    fn store(
        &self,
        tx: Box<dyn WriteTx + '_>,
        caller: &Caller,
        request: ChallengeTerms,
        seed: Seed,
        ChallengeSource { home, rematch_of }: ChallengeSource,
    ) -> Result<Challenge, Error> {
        let challenge =
            Challenge::make(self.core.mint.next(caller.now), caller.player, request, seed, caller.now)?;
        let challenge = Challenge { home, rematch_of, ..challenge };
        if let Some(opponent) = challenge.opponent.and_then(Seat::person) {
            accepts(&*tx, opponent, caller.player)?;
        }
        may_challenge(&*tx, &challenge, caller.now)?;
        tx.insert_challenge(&challenge)?;
        tx.enqueue(&self.message(MessageKind::Challenged, &challenge, caller))?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// Accepts a challenge: the match begins. `lot` decides a random side.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::accept`] refuses.
    pub fn accept(&self, caller: &Caller, id: Id, rolled: Side) -> Result<(Challenge, MatchView), Error> {
        self.begin_match(self.core.begin(caller)?, caller, id, rolled)
    }

    fn begin_match(
        &self,
        tx: Box<dyn WriteTx + '_>,
        caller: &Caller,
        id: Id,
        rolled: Side,
    ) -> Result<(Challenge, MatchView), Error> {
        let mut challenge = self.load_challenge(&*tx, id)?;
        let from = challenge.revision;
        let Acceptance { seats } = challenge.accept(caller.player, rolled, caller.now)?;
        may_play(&*tx, &challenge, caller.player, challenge.challenger)?;
        let id = self.core.mint.next(caller.now);
        let before = Revision(0);
        let start = match &challenge.seed {
            Some(seed) => {
                let mut dice = Dice::new(seed, id, before.0, caller.interaction);
                chance::start(challenge.game, &challenge.setup, |options| dice.roll(options))
                    .map_err(UserError::Rules)?
            }
            None => {
                challenge.game.start(&challenge.setup, &mut Rolls::none()).map_err(|stop| match stop {
                    PlayError::Roll(_) => Error::Internal(InternalError::NoSeed { id }),
                    PlayError::Refused(error) => Error::User(UserError::Rules(error)),
                })?
            }
        };
        let game = Match {
            id,
            game: challenge.game,
            setup: challenge.setup.clone(),
            seats,
            place: challenge.match_place(),
            pace: challenge.pace,
            rated: challenge.rated,
            seed: challenge.seed.clone(),
            interaction: Some(caller.interaction),
            start: start.text(),
            moves: Vec::new(),
            revision: before,
            draw_offer: None,
            takeback_offer: None,
            taken_back: None,
            created: caller.now,
            turn_started_at: caller.now,
            deadline: challenge.pace.deadline(caller.now),
            ending: None,
        };
        let state = GameState::new(start);
        tx.update_challenge(&challenge, from)?;
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        want_thread(&*tx, &game)?;
        tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        let match_view = self.core.view_and_keep(game, state, caller.player)?;
        Ok((challenge, match_view))
    }

    /// Declines a challenge; the challenger is told.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::decline`] refuses.
    pub fn decline(&self, caller: &Caller, id: Id) -> Result<Challenge, Error> {
        let tx = self.core.begin(caller)?;
        let mut challenge = self.load_challenge(&*tx, id)?;
        let from = challenge.revision;
        challenge.decline(caller.player, caller.now)?;
        tx.update_challenge(&challenge, from)?;
        tx.enqueue(&self.message(MessageKind::Declined, &challenge, caller))?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// Takes a challenge back.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::withdraw`] refuses.
    pub fn withdraw(&self, caller: &Caller, id: Id) -> Result<Challenge, Error> {
        let tx = self.core.begin(caller)?;
        let mut challenge = self.load_challenge(&*tx, id)?;
        let from = challenge.revision;
        challenge.withdraw(caller.player, caller.now)?;
        tx.update_challenge(&challenge, from)?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// A challenge as it stands.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchChallenge`].
    pub fn find(&self, id: Id) -> Result<Challenge, Error> {
        Ok(self.core.store.reading()?.load_challenge(id)?.ok_or(UserError::NoSuchChallenge)?)
    }

    /// The open challenges made by or to a player.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn open_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, Error> {
        Ok(self.core.store.reading()?.open_challenges_of(player, now)?)
    }

    fn message(&self, kind: MessageKind, challenge: &Challenge, caller: &Caller) -> OutboxMessage {
        let (id, revision, channel) = (challenge.id, challenge.revision, challenge.place.channel);
        self.core.message_about(kind, id, revision, channel, Some(caller.player.into()), caller.now)
    }

    fn load_challenge(&self, tx: &dyn WriteTx, id: Id) -> Result<Challenge, Error> {
        Ok(tx.load_challenge(id)?.ok_or(UserError::NoSuchChallenge)?)
    }
}
