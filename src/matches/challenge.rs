//! Challenges: made, accepted, declined, withdrawn.

use std::fmt;

use super::{ChannelId, HomeChannel, Id, MessageId, PlayerId, Revision, Seat, Timestamp, UserError};
use crate::dice::Seed;
use sealed_move_rules::{Game, Side};

/// How long a challenge stays open.
const LIFE_DAYS: i64 = 7;

/// Days per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(u8);

impl Pace {
    /// The paces on offer.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(5), Self(7), Self(14)];

    /// The pace where nothing is said.
    pub const DEFAULT: Self = Self(3);

    /// The pace of so many days per turn.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPace`] where it is not on offer.
    pub fn new(days: i64) -> Result<Self, UserError> {
        Self::ALL
            .into_iter()
            .find(|pace| i64::from(pace.0) == days)
            .ok_or_else(|| UserError::NoSuchPace(Self::ALL.to_vec()))
    }

    /// Days per turn.
    #[must_use]
    pub const fn days(self) -> i64 {
        self.0 as i64
    }

    /// The deadline of a turn that begins now.
    #[must_use]
    pub const fn deadline(self, now: Timestamp) -> Timestamp {
        now.plus_days(self.days())
    }
}

/// Which side the challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideWish {
    /// This side.
    Fixed(Side),
    /// Whatever the lot says.
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

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// It can be accepted.
    Open,
    /// A match came of it.
    Accepted,
    /// The opponent does not want to.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

impl ChallengeState {
    /// All states.
    const ALL: [Self; 5] = [Self::Open, Self::Accepted, Self::Declined, Self::Withdrawn, Self::Expired];

    /// The word in the store and in the catalogue.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Expired => "expired",
        }
    }

    /// The state that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }
}

impl fmt::Display for ChallengeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a challenger asks for.
#[derive(Clone, Debug)]
pub struct ChallengeTerms {
    /// What to play.
    pub game: &'static dyn Game,
    /// How to begin; the game's default where nothing is said.
    pub setup: Option<String>,
    /// Whom to play; anybody where nothing is said.
    pub opponent: Option<Opponent>,
    /// Which side the challenger wants.
    pub side: SideWish,
    /// Days per turn.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Where it will be played.
    pub place: HomeChannel,
}

/// Somebody who is challenged.
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
    /// Days per turn.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// What the lots of the match will come from, where the game draws any.
    pub seed: Option<Seed>,
    /// Where its message is, and where it will be played if there is no home.
    pub place: HomeChannel,
    /// The channel where it will be played.
    pub home: Option<ChannelId>,
    /// Its message, once that is out.
    pub message: Option<MessageId>,
    /// When it was made.
    pub created: Timestamp,
    /// When it runs out.
    pub expires: Timestamp,
    /// What became of it.
    pub state: ChallengeState,
    /// The match of which it offers a rematch.
    pub rematch_of: Option<Id>,
}

/// What an accepted challenge settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// The players, the first side's first.
    pub seats: [Seat; 2],
}

impl Challenge {
    /// Makes a challenge. `seed` is kept where the game draws lots.
    ///
    /// # Errors
    ///
    /// Refuses unknown setups, bots, oneself, and places outside a server.
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

    /// Where its match will live.
    #[must_use]
    pub fn match_place(&self) -> HomeChannel {
        HomeChannel { channel: self.home.unwrap_or(self.place.channel), ..self.place }
    }

    /// The state at a moment: an open challenge that ran out is expired, swept or not.
    #[must_use]
    pub fn state_at(&self, now: Timestamp) -> ChallengeState {
        if self.state == ChallengeState::Open && now >= self.expires {
            ChallengeState::Expired
        } else {
            self.state
        }
    }

    /// Accepts it; `first` is the lot that decides a random side for the challenger.
    ///
    /// # Errors
    ///
    /// Refuses closed challenges, the challenger himself, and whom it is not meant for.
    pub fn accept(&mut self, by: PlayerId, lot: Side, now: Timestamp) -> Result<Acceptance, UserError> {
        self.open_for(by, now)?;
        let side = match self.side {
            SideWish::Fixed(side) => side,
            SideWish::Random => lot,
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
    /// Refuses closed challenges, open invitations, and whom it is not meant for.
    pub fn decline(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        self.open_for(by, now)?;
        if self.opponent.is_none() {
            return Err(UserError::NotChallenged);
        }
        self.close(ChallengeState::Declined);
        Ok(())
    }

    /// Takes it back.
    ///
    /// # Errors
    ///
    /// Refuses closed challenges and whoever did not make it.
    pub fn withdraw(&mut self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        if self.challenger != by {
            return Err(UserError::NotChallenger);
        }
        self.still_open(now)?;
        self.close(ChallengeState::Withdrawn);
        Ok(())
    }

    fn open_for(&self, by: PlayerId, now: Timestamp) -> Result<(), UserError> {
        self.still_open(now)?;
        if self.challenger == by {
            return Err(UserError::OwnChallenge);
        }
        match self.opponent {
            Some(opponent) if opponent != by => Err(UserError::NotChallenged),
            _ => Ok(()),
        }
    }

    fn still_open(&self, now: Timestamp) -> Result<(), UserError> {
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
