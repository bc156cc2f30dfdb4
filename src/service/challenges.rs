//! Challenges: made, accepted, declined, withdrawn.

use super::admins::{may_challenge, may_play};
use super::lodgings::want_thread;
use super::people::accepts;
use super::{Call, Error, InternalError, MatchView, Service, standing};
use crate::dice::{Dice, Seed};
use crate::matches::{
    Acceptance, Challenge, ChallengeTerms, ChannelId, Id, Match, MessageKind, OutboxMessage, Rematch,
    Revision, ThreadState, UserError, rematch,
};
use crate::store::WriteTx;
use sealed_move_rules::{GameState, PlayError, Rolls, Side, chance};

/// What became of a wish for a rematch.
#[derive(Debug)]
pub enum RematchDone {
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

impl Service {
    /// Makes a challenge and owes its message. `seed` is what the lots of its match will come from.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::make`] refuses, and opponents who accept none.
    pub fn challenge(&self, call: &Call, request: ChallengeTerms, seed: Seed) -> Result<Challenge, Error> {
        self.challenge_in(call, request, None, seed)
    }

    /// Makes a challenge whose match will live in a channel of its own choice, the `home`.
    ///
    /// # Errors
    ///
    /// As [`challenge`](Self::challenge).
    pub fn challenge_in(
        &self,
        call: &Call,
        request: ChallengeTerms,
        home: Option<ChannelId>,
        seed: Seed,
    ) -> Result<Challenge, Error> {
        let home = home.filter(|home| *home != request.place.channel);
        self.make(self.begin(call)?, call, request, seed, ChallengeSource { home, rematch_of: None })
    }

    /// Offers a rematch of a match that ended, or accepts the opponent's offer. `seed` is what the
    /// lots of an offered one will come from.
    ///
    /// # Errors
    ///
    /// Refuses what [`rematch`] refuses.
    pub fn rematch(&self, call: &Call, id: Id, seed: Seed, lot: Side) -> Result<RematchDone, Error> {
        let deed = self.begin(call)?;
        let game = deed.game(id)?.ok_or(UserError::NoSuchMatch)?;
        match rematch(&game, call.player, deed.rematch_of(id)?.as_ref(), call.now)? {
            Rematch::Offer(request) => {
                // Offered where they play, in a thread perhaps, which is no home for another match.
                let home = match deed.lodging(id)?.map(|lodging| lodging.berth) {
                    Some(ThreadState::Thread { parent }) => Some(parent),
                    _ => None,
                };
                let origin = ChallengeSource { home, rematch_of: Some(id) };
                Ok(RematchDone::Offered(self.make(deed, call, request, seed, origin)?))
            }
            Rematch::Accept(challenge) => {
                let (challenge, look) = self.begin_match(deed, call, challenge, lot)?;
                Ok(RematchDone::Begun(challenge, Box::new(look)))
            }
        }
    }

    fn make(
        &self,
        deed: Box<dyn WriteTx + '_>,
        call: &Call,
        request: ChallengeTerms,
        seed: Seed,
        ChallengeSource { home, rematch_of }: ChallengeSource,
    ) -> Result<Challenge, Error> {
        let challenge = Challenge::make(self.mint.next(call.now), call.player, request, seed, call.now)?;
        let challenge = Challenge { home, rematch_of, ..challenge };
        if let Some(opponent) = challenge.opponent {
            accepts(&*deed, opponent, call.player)??;
        }
        may_challenge(&*deed, &challenge, call.now)??;
        deed.insert_challenge(&challenge)?;
        deed.enqueue(&self.challenge_letter(MessageKind::Challenged, &challenge, call))?;
        self.finish(deed)?;
        Ok(challenge)
    }

    /// Accepts a challenge: the match begins. `lot` decides a random side.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::accept`] refuses.
    pub fn accept(&self, call: &Call, id: Id, lot: Side) -> Result<(Challenge, MatchView), Error> {
        self.begin_match(self.begin(call)?, call, id, lot)
    }

    fn begin_match(
        &self,
        deed: Box<dyn WriteTx + '_>,
        call: &Call,
        id: Id,
        lot: Side,
    ) -> Result<(Challenge, MatchView), Error> {
        let mut challenge = self.load_challenge(&*deed, id)?;
        let from = challenge.revision;
        let Acceptance { seats } = challenge.accept(call.player, lot, call.now)?;
        may_play(&*deed, &challenge, call.player, challenge.challenger)??;
        let id = self.mint.next(call.now);
        let before = Revision(0);
        let start = match &challenge.seed {
            Some(seed) => {
                let mut dice = Dice::new(seed, id, before.0, call.interaction);
                chance::start(challenge.game, &challenge.setup, |options| dice.draw(options))
                    .map_err(UserError::Rules)?
            }
            None => {
                challenge.game.start(&challenge.setup, &mut Rolls::none()).map_err(|stop| match stop {
                    PlayError::Draw(_) => Error::Internal(InternalError::NoSeed { id }),
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
            interaction: Some(call.interaction),
            start: start.text(),
            plies: Vec::new(),
            revision: before,
            draw_offer: None,
            takeback_offer: None,
            taken_back: None,
            created: call.now,
            turn_started_at: call.now,
            deadline: challenge.pace.deadline(call.now),
            ending: None,
        };
        let line = GameState::new(start);
        deed.update_challenge(&challenge, from)?;
        deed.insert_game(&game, challenge.id, &standing(&line))?;
        want_thread(&*deed, &game)?;
        deed.enqueue(&self.letter(MessageKind::Turn, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        let look = self.look_and_keep(game, line, call.player)?;
        Ok((challenge, look))
    }

    /// Declines a challenge; the challenger is told.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::decline`] refuses.
    pub fn decline(&self, call: &Call, id: Id) -> Result<Challenge, Error> {
        let deed = self.begin(call)?;
        let mut challenge = self.load_challenge(&*deed, id)?;
        let from = challenge.revision;
        challenge.decline(call.player, call.now)?;
        deed.update_challenge(&challenge, from)?;
        deed.enqueue(&self.challenge_letter(MessageKind::Declined, &challenge, call))?;
        self.finish(deed)?;
        Ok(challenge)
    }

    /// Takes a challenge back.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::withdraw`] refuses.
    pub fn withdraw(&self, call: &Call, id: Id) -> Result<Challenge, Error> {
        let deed = self.begin(call)?;
        let mut challenge = self.load_challenge(&*deed, id)?;
        let from = challenge.revision;
        challenge.withdraw(call.player, call.now)?;
        deed.update_challenge(&challenge, from)?;
        self.finish(deed)?;
        Ok(challenge)
    }

    /// A challenge as it stands.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchChallenge`].
    pub fn find_challenge(&self, id: Id) -> Result<Challenge, Error> {
        Ok(self.store.reading()?.challenge(id)?.ok_or(UserError::NoSuchChallenge)?)
    }

    fn challenge_letter(&self, topic: MessageKind, challenge: &Challenge, call: &Call) -> OutboxMessage {
        let (id, revision, channel) = (challenge.id, challenge.revision, challenge.place.channel);
        self.letter_about(topic, id, revision, channel, Some(call.player), call.now)
    }

    fn load_challenge(&self, deed: &dyn WriteTx, id: Id) -> Result<Challenge, Error> {
        Ok(deed.challenge(id)?.ok_or(UserError::NoSuchChallenge)?)
    }
}
