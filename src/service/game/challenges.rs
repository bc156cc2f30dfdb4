//! Challenges: made, accepted, declined, withdrawn.

use std::sync::Arc;

use super::expiry::with_credit;
use super::locations::want_thread;
use crate::dice::{Dice, Seed};
use crate::domain::rematch;
use crate::domain::{
    Acceptance, Challenge, ChallengeTerms, ChannelId, GuildId, Id, Match, MatchFacts, MatchSummary,
    MessageKind, MessageQuestion, OutboxMessage, PlayerId, QuestionOutcome, Rematch, Revision, Seat,
    ThreadState, Timestamp, UserError,
};
use crate::service::core::{Core, cached_position};
use crate::service::people::players::accepts;
use crate::service::server::servers::{may_challenge, may_play};
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{LockRoot, ReadTx, WriteTx};
use sealed_move_rules::{GameState, PlayError, Position, Rolls, Side, chance};

/// What became of asking for a rematch.
#[derive(Debug)]
pub enum RematchOutcome {
    /// The player offers one now.
    Offered(Challenge),
    /// The opponent had offered one already, and it has begun.
    Begun(Challenge, Box<MatchView>),
}

/// What a challenge has besides its terms.
#[derive(Clone, Copy)]
struct ChallengeSource {
    /// The channel where its match will be played, if that is another one.
    home: Option<ChannelId>,
    /// The match of which it offers a rematch.
    rematch_of: Option<Id>,
}

/// Challenges and rematches.
#[derive(Debug)]
pub struct Challenges {
    pub(in crate::service) core: Arc<Core>,
}

impl Challenges {
    /// Makes a challenge and enqueues its message. The dice of its match will be computed from `seed`.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::make`] refuses, opponents who accept no challenge of this player, and
    /// more than the server allows.
    pub fn make(&self, caller: &Caller, request: ChallengeTerms, seed: Seed) -> Result<Challenge, Error> {
        self.make_in(caller, request, None, seed)
    }

    /// Makes a challenge whose match will be played in the channel `home`.
    ///
    /// # Errors
    ///
    /// Refuses what [`make`](Self::make) refuses.
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

    /// Offers a rematch of a match that ended, or accepts the one that the opponent offers. `seed` is
    /// for the dice of an offered one, `rolled` the challenger's side in an accepted one that wants a
    /// random side.
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
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        let last = tx.rematch_challenge(id)?;
        let last = last.map(|last| with_credit(&tx, last, caller.now)).transpose()?;
        match rematch(&game, caller.player, last.as_ref(), caller.now)? {
            Rematch::Offer(request) => {
                // It is offered where they played; in a thread of that match no other is played.
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
        tx: WriteTx<'_>,
        caller: &Caller,
        request: ChallengeTerms,
        seed: Seed,
        ChallengeSource { home, rematch_of }: ChallengeSource,
    ) -> Result<Challenge, Error> {
        let challenge =
            Challenge::make(self.core.mint.next(caller.now), caller.player, request, seed, caller.now)?;
        let challenge = Challenge { home, rematch_of, ..challenge };
        tx.lock(&about(&challenge, caller.player))?;
        if let Some(opponent) = challenge.opponent.and_then(Seat::person) {
            accepts(&tx, opponent, caller.player)?;
        }
        may_challenge(&tx, &challenge, caller.now)?;
        tx.insert_challenge(&challenge)?;
        let asks = Some(MessageQuestion::Challenge);
        let message = self.message(MessageKind::Challenged, &challenge, caller);
        tx.enqueue(&OutboxMessage { asks, ..message })?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// Accepts a challenge, and the match begins. `rolled` is the challenger's side where they want a
    /// random one.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::accept`] refuses, and more games than the server allows.
    pub fn accept(&self, caller: &Caller, id: Id, rolled: Side) -> Result<(Challenge, MatchView), Error> {
        Core::again(|| self.begin_match(self.core.begin(caller)?, caller, id, rolled))
    }

    fn begin_match(
        &self,
        tx: WriteTx<'_>,
        caller: &Caller,
        id: Id,
        rolled: Side,
    ) -> Result<(Challenge, MatchView), Error> {
        tx.lock(&[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        tx.lock(&about(&challenge, caller.player))?;
        let from = challenge.revision;
        let Acceptance { seats } = challenge.accept(caller.player, rolled, caller.now)?;
        may_play(&tx, &challenge, caller.player, challenge.challenger)?;
        let (game, state) = self.core.new_match(&challenge, seats, caller)?;
        self.close(&tx, &challenge, from, caller)?;
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        want_thread(&tx, &game)?;
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
        let tx = self.core.begin_on(caller, &[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        let from = challenge.revision;
        challenge.decline(caller.player, caller.now)?;
        self.close(&tx, &challenge, from, caller)?;
        tx.enqueue(&self.message(MessageKind::Declined, &challenge, caller))?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// Withdraws a challenge.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::withdraw`] refuses.
    pub fn withdraw(&self, caller: &Caller, id: Id) -> Result<Challenge, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Challenge(id)])?;
        let mut challenge = load(&tx, id, caller.now)?;
        let from = challenge.revision;
        challenge.withdraw(caller.player, caller.now)?;
        self.close(&tx, &challenge, from, caller)?;
        self.core.finish(tx)?;
        Ok(challenge)
    }

    /// Stores a challenge that was answered or withdrawn; its messages change.
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

    /// A challenge as it is now.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchChallenge`].
    pub fn find(&self, id: Id, now: Timestamp) -> Result<Challenge, Error> {
        load(&self.core.store.begin_read()?, id, now)
    }

    /// The match that began with a challenge.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn match_of(&self, id: Id) -> Result<Option<MatchSummary>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let game = reading.match_of_challenge(id)?;
        Ok(game.map(|game| reading.match_summary(game)).transpose()?.flatten())
    }

    /// The open challenges made by or to a player.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn open_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, Error> {
        Ok(self.core.store.begin_read()?.open_challenges_of(player, now)?)
    }

    /// The open challenges of a server.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn open_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, Error> {
        Ok(self.core.store.begin_read()?.open_challenges_in(guild, now)?)
    }

    fn message(&self, kind: MessageKind, challenge: &Challenge, caller: &Caller) -> OutboxMessage {
        let (id, revision, channel) = (challenge.id, challenge.revision, challenge.place.channel);
        self.core.message_about(kind, id, revision, channel, Some(caller.player.into()), caller.now)
    }
}

/// The people and the server of a challenge, whose limits it counts against.
fn about(challenge: &Challenge, caller: PlayerId) -> Vec<LockRoot> {
    let seats = [Some(challenge.challenger), challenge.opponent];
    let people = seats.into_iter().flatten().filter_map(Seat::person).chain([caller]);
    people.map(LockRoot::Player).chain(challenge.place.guild.map(LockRoot::Server)).collect()
}

fn load(reading: &ReadTx<'_>, id: Id, now: Timestamp) -> Result<Challenge, Error> {
    let challenge = reading.load_challenge(id)?.ok_or(UserError::NoSuchChallenge)?;
    Ok(with_credit(reading, challenge, now)?)
}

impl Core {
    /// The match that begins with a challenge, and its state.
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
            ending: None,
            computer: None,
            tried: None,
        };
        let game = Match::new(facts, challenge.seed.clone(), start.text());
        Ok((game, GameState::new(start)))
    }
}

/// The position in which the match of a challenge begins, rolled with the match's dice where its
/// setup is random.
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
