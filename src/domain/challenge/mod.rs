//! Challenges, from the offer to acceptance, refusal, withdrawal or expiry.

pub(in crate::domain) mod obstacle;
pub(in crate::domain) mod rematch;
pub(in crate::domain) mod start;
pub(in crate::domain) mod state;

use crate::dice::Seed;
use crate::domain::{
    Accepts, ChallengeState, ChannelId, ClosedBecause, HomeChannel, Id, MessageId, Pace, PlayerId, Revision,
    Seat, Timestamp, UserError,
};
use sealed_move_rules::{Game, Side};

/// Days until a challenge expires.
pub(crate) const CHALLENGE_TTL_DAYS: i64 = 7;

/// The challenger's preferred side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideWish {
    Fixed(Side),
    Random,
}

impl SideWish {
    /// Word in commands and in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fixed(Side::First) => "first",
            Self::Fixed(Side::Second) => "second",
            Self::Random => "random",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Fixed(Side::First), Self::Fixed(Side::Second), Self::Random]
            .into_iter()
            .find(|wish| wish.word() == word)
    }
}

/// The terms of a new challenge.
#[derive(Clone, Debug)]
pub struct ChallengeTerms {
    pub game: &'static dyn Game,
    /// Name of the setup; the game's default if `None`.
    pub setup: Option<String>,
    /// Anyone if `None`.
    pub opponent: Option<Opponent>,
    pub side: SideWish,
    pub pace: Pace,
    pub rated: bool,
    pub place: HomeChannel,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub player: PlayerId,
    /// Whether Discord marks the account as a bot.
    pub bot: bool,
}

/// An invitation to play.
#[derive(Clone, Debug)]
pub struct Challenge {
    pub id: Id,
    pub revision: Revision,
    pub game: &'static dyn Game,
    /// Name of the setup.
    pub setup: String,
    pub challenger: Seat,
    /// Anyone if `None`.
    pub opponent: Option<Seat>,
    pub side: SideWish,
    pub pace: Pace,
    pub rated: bool,
    /// Whether it was meant to be rated, but the pair has begun too many rated matches lately.
    pub pair_limited: bool,
    /// Seed of the match's dice, if the game has any.
    pub seed: Option<Seed>,
    /// Channel of its message, and of the match unless `home` is set.
    pub place: HomeChannel,
    /// Channel of the future match, if different.
    pub home: Option<ChannelId>,
    /// `None` until its message is sent.
    pub message: Option<MessageId>,
    pub created: Timestamp,
    pub expires: Timestamp,
    pub state: ChallengeState,
    /// The finished match of a rematch offer.
    pub rematch_of: Option<Id>,
    /// The challenger's setting for challenges when they made this one; `None` if unknown.
    pub accepts: Option<Accepts>,
}

/// The result of accepting a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// The players, ordered by side.
    pub seats: [Seat; 2],
}

impl Challenge {
    /// Makes a challenge. Keeps `seed` if the game has dice.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchSetup`], [`UserError::NotInServer`], [`UserError::BotOpponent`],
    /// [`UserError::SelfChallenge`].
    pub fn make(
        id: Id,
        challenger: PlayerId,
        request: ChallengeTerms,
        seed: Seed,
        now: Timestamp,
    ) -> Result<Self, UserError> {
        let info = request.game.info();
        let setup = match request.setup {
            None => info.setups.first(),
            Some(name) => info.setups.iter().find(|setup| setup.name == name),
        };
        let setup = setup.ok_or(UserError::NoSuchSetup)?.name.to_owned();
        if request.place.guild.is_none() {
            return Err(UserError::NotInServer);
        }
        if let Some(opponent) = request.opponent {
            if opponent.bot {
                return Err(UserError::BotOpponent);
            }
            if opponent.player == challenger {
                return Err(UserError::SelfChallenge);
            }
        }
        Ok(Self {
            id,
            revision: Revision(0),
            game: request.game,
            setup,
            challenger: challenger.into(),
            opponent: request.opponent.map(|opponent| opponent.player.into()),
            side: request.side,
            pace: request.pace,
            rated: request.rated,
            pair_limited: false,
            seed: info.chance.then_some(seed),
            place: request.place,
            home: None,
            message: None,
            created: now,
            expires: now.plus_days(CHALLENGE_TTL_DAYS),
            state: ChallengeState::Open,
            rematch_of: None,
            accepts: None,
        })
    }

    /// Returns the channel of the future match.
    #[must_use]
    pub fn match_place(&self) -> HomeChannel {
        HomeChannel { channel: self.home.unwrap_or(self.place.channel), ..self.place }
    }

    /// Returns the state at `now`. An open challenge counts as expired even before the store is
    /// updated.
    #[must_use]
    pub fn state_at(&self, now: Timestamp) -> ChallengeState {
        if self.state == ChallengeState::Open && now >= self.expires {
            ChallengeState::Expired
        } else {
            self.state
        }
    }

    /// Accepts the challenge. `rolled` is the challenger's side if sides are random.
    ///
    /// # Errors
    ///
    /// [`UserError::ChallengeClosed`], [`UserError::OwnChallenge`], [`UserError::NotChallenged`].
    pub fn accept(&mut self, by: PlayerId, rolled: Side, now: Timestamp) -> Result<Acceptance, UserError> {
        self.require_open_for(by, now)?;
        let side = match self.side {
            SideWish::Fixed(side) => side,
            SideWish::Random => rolled,
        };
        let seats = match side {
            Side::First => [self.challenger, by.into()],
            Side::Second => [by.into(), self.challenger],
        };
        self.close(ChallengeState::Accepted);
        Ok(Acceptance { seats })
    }

    /// Declines the challenge.
    ///
    /// # Errors
    ///
    /// Fails as [`accept`](Self::accept) does, and for a challenge to anyone.
    pub fn decline(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        self.require_open_for(by, now)?;
        if self.opponent.is_none() {
            return Err(UserError::NotChallenged);
        }
        self.close(ChallengeState::Declined);
        Ok(())
    }

    /// Withdraws the challenge.
    ///
    /// # Errors
    ///
    /// [`UserError::NotChallenger`], [`UserError::ChallengeClosed`].
    pub fn withdraw(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        if self.challenger != by {
            return Err(UserError::NotChallenger);
        }
        self.require_open(now)?;
        self.close(ChallengeState::Withdrawn);
        Ok(())
    }

    /// Closes a challenge whose match can't begin.
    pub const fn close_because(&mut self, why: ClosedBecause) {
        self.close(ChallengeState::Closed(why));
    }

    /// Closes an open challenge that is past its expiry. Returns whether it did.
    pub fn expire(&mut self, now: Timestamp) -> bool {
        let due = self.state == ChallengeState::Open && now >= self.expires;
        if due {
            self.close(ChallengeState::Expired);
        }
        due
    }

    /// Makes a rated challenge unrated, because the pair has begun too many rated matches lately.
    pub const fn limit_pair(&mut self) {
        self.pair_limited |= self.rated;
        self.rated = false;
    }

    /// Extends the challenge by the part of an outage during which it was open. Returns the
    /// extension in milliseconds.
    pub fn credit_outage(&mut self, from: Timestamp, until: Timestamp) -> i64 {
        let missed = until.0 - from.max(self.created).0;
        // Don't reopen a challenge that expired before the outage.
        let counts = self.state == ChallengeState::Open && self.expires > from && missed > 0;
        let credit = if counts { missed } else { 0 };
        self.expires = Timestamp(self.expires.0 + credit);
        credit
    }

    fn require_open_for(&self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        self.require_open(now)?;
        if self.challenger == by {
            return Err(UserError::OwnChallenge);
        }
        match self.opponent {
            Some(opponent) if opponent != by => Err(UserError::NotChallenged),
            _ => Ok(()),
        }
    }

    fn require_open(&self, now: Timestamp) -> Result<(), UserError> {
        match self.state_at(now) {
            ChallengeState::Open => Ok(()),
            closed => Err(UserError::ChallengeClosed(closed)),
        }
    }

    const fn close(&mut self, state: ChallengeState) {
        self.state = state;
        self.revision = self.revision.next();
    }
}
