//! Challenges: made, accepted, declined, withdrawn.

pub(in crate::domain) mod rematch;
pub(in crate::domain) mod state;

use crate::dice::Seed;
use crate::domain::{
    ChallengeState, ChannelId, HomeChannel, Id, MessageId, Pace, PlayerId, Revision, Seat, Timestamp,
    UserError,
};
use sealed_move_rules::{Game, Side};

/// How long a challenge stays open.
const LIFE_DAYS: i64 = 7;

/// Which side the challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideWish {
    /// This side.
    Fixed(Side),
    /// Either, at random.
    Random,
}

impl SideWish {
    /// The word in commands and in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fixed(Side::First) => "first",
            Self::Fixed(Side::Second) => "second",
            Self::Random => "random",
        }
    }

    /// The wish that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Fixed(Side::First), Self::Fixed(Side::Second), Self::Random]
            .into_iter()
            .find(|wish| wish.word() == word)
    }
}

/// What a challenger asks for.
#[derive(Clone, Debug)]
pub struct ChallengeTerms {
    /// What to play.
    pub game: &'static dyn Game,
    /// The name of the setup; the game's default where there is none.
    pub setup: Option<String>,
    /// Whom to play; anyone where there is none.
    pub opponent: Option<Opponent>,
    /// Which side the challenger wants.
    pub side: SideWish,
    /// The time for each move.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Where it will be played.
    pub place: HomeChannel,
}

/// The player who is challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who.
    pub player: PlayerId,
    /// Whether Discord says that it is a bot.
    pub bot: bool,
}

/// An invitation to play.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// The id of the challenge.
    pub id: Id,
    /// The number of changes so far.
    pub revision: Revision,
    /// What to play.
    pub game: &'static dyn Game,
    /// The setup's name.
    pub setup: String,
    /// Who invites.
    pub challenger: Seat,
    /// Who is invited; anyone where there is none.
    pub opponent: Option<Seat>,
    /// Which side the challenger wants.
    pub side: SideWish,
    /// The time for each move.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// What the dice of the match will be computed from, if the game has any.
    pub seed: Option<Seed>,
    /// Where its message is, and where the match will be played if there is no home.
    pub place: HomeChannel,
    /// The channel where the match will be played, if that is another one.
    pub home: Option<ChannelId>,
    /// Its message, once that is sent.
    pub message: Option<MessageId>,
    /// When it was made.
    pub created: Timestamp,
    /// When it expires.
    pub expires: Timestamp,
    /// What became of it.
    pub state: ChallengeState,
    /// The match of which it offers a rematch.
    pub rematch_of: Option<Id>,
}

/// What accepting a challenge decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// The players, the first side's first.
    pub seats: [Seat; 2],
}

impl Challenge {
    /// Makes a challenge. `seed` is kept if the game has dice.
    ///
    /// # Errors
    ///
    /// Refuses unknown setups, bots, the challenger themselves, and places outside a server.
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
            seed: info.chance.then_some(seed),
            place: request.place,
            home: None,
            message: None,
            created: now,
            expires: now.plus_days(LIFE_DAYS),
            state: ChallengeState::Open,
            rematch_of: None,
        })
    }

    /// Where its match will be played.
    #[must_use]
    pub fn match_place(&self) -> HomeChannel {
        HomeChannel { channel: self.home.unwrap_or(self.place.channel), ..self.place }
    }

    /// The state at a moment: an open challenge is expired when its time is over, also before the
    /// store says so.
    #[must_use]
    pub fn state_at(&self, now: Timestamp) -> ChallengeState {
        if self.state == ChallengeState::Open && now >= self.expires {
            ChallengeState::Expired
        } else {
            self.state
        }
    }

    /// Accepts it; `rolled` is the side of the challenger where they want a random one.
    ///
    /// # Errors
    ///
    /// Refuses closed challenges, the challenger themselves, and everyone it is not meant for.
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

    /// Declines it.
    ///
    /// # Errors
    ///
    /// Refuses closed challenges, challenges to anyone, and everyone it is not meant for.
    pub fn decline(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        self.require_open_for(by, now)?;
        if self.opponent.is_none() {
            return Err(UserError::NotChallenged);
        }
        self.close(ChallengeState::Declined);
        Ok(())
    }

    /// Withdraws it.
    ///
    /// # Errors
    ///
    /// Refuses closed challenges and everyone but the challenger.
    pub fn withdraw(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        if self.challenger != by {
            return Err(UserError::NotChallenger);
        }
        self.require_open(now)?;
        self.close(ChallengeState::Withdrawn);
        Ok(())
    }

    /// Closes it where nobody answered it in time; returns whether that is so.
    pub fn expire(&mut self, now: Timestamp) -> bool {
        let due = self.state == ChallengeState::Open && now >= self.expires;
        if due {
            self.close(ChallengeState::Expired);
        }
        due
    }

    /// Moves its end by the part of an outage that it was open in: nobody could answer it then. Returns by
    /// how many milliseconds.
    pub fn credit_outage(&mut self, from: Timestamp, until: Timestamp) -> i64 {
        let missed = until.0 - from.max(self.created).0;
        // One that had ended before is not opened again.
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
