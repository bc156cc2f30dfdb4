//! Games against the computer: what they have besides, what the computer is asked, and how it decides.
//!
//! It sees what a player in its seat would see, and nothing here waits: the same request gets the same choice
//! on every machine and after every restart.

pub use sealed_move_players::{
    Cancel, ChoiceVersion, ChooseError, ChosenMove, Level, level_rating, winning_chance,
};

use crate::dice::Seed;
use crate::domain::{
    Challenge, ChallengeState, DamagedMatch, HomeChannel, Id, InteractionId, Match, MatchFacts, OfferAnswer,
    OfferStep, Pace, PlayerId, Rating, Revision, Seat, SideWish, Takeback, Timestamp, UserError,
    answer_offer, side_on_turn,
};
use sealed_move_players::{ChoiceSeed, choose};
use sealed_move_rules::{Game, GameState, Observer, Side, View};

/// What a match against the computer has besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerGame {
    /// Whether there are neither takebacks nor hints.
    pub strict: bool,
    /// How many hints were given.
    pub hints: u32,
    /// Which of its ways to choose it plays by.
    pub version: ChoiceVersion,
}

/// What someone who wants to play the computer asks for.
#[derive(Clone, Debug)]
pub struct ComputerTerms {
    /// What to play.
    pub game: &'static dyn Game,
    /// The name of the setup; the game's default where there is none.
    pub setup: Option<String>,
    /// How well the computer is to play.
    pub level: Level,
    /// Which side the player wants.
    pub side: SideWish,
    /// The time for each move of the player.
    pub pace: Pace,
    /// Whether it is rated, in a list of its own: played without takebacks and hints.
    pub rated: bool,
    /// Whether there are to be neither takebacks nor hints.
    pub strict: bool,
    /// Where it is played: for everyone in a server, or in a direct message for its player alone.
    pub place: HomeChannel,
}

impl Challenge {
    /// The challenge that a game against the computer begins with: the computer accepts at once. `seed` is kept
    /// if the game has dice.
    ///
    /// # Errors
    ///
    /// Refuses unknown setups, and rated games against a level that is not rated.
    pub fn of_computer(
        id: Id,
        player: PlayerId,
        terms: &ComputerTerms,
        seed: Seed,
        now: Timestamp,
    ) -> Result<Self, UserError> {
        if terms.rated && terms.level < LOWEST_RATED {
            return Err(UserError::UnratedLevel { lowest: LOWEST_RATED });
        }
        let info = terms.game.info();
        let setup = match &terms.setup {
            None => info.setups.first(),
            Some(name) => info.setups.iter().find(|setup| setup.name == name),
        };
        Ok(Self {
            id,
            revision: Revision(1),
            game: terms.game,
            setup: setup.ok_or(UserError::NoSuchSetup)?.name.to_owned(),
            challenger: player.into(),
            opponent: Some(Seat::Computer(terms.level)),
            side: terms.side,
            pace: terms.pace,
            rated: terms.rated,
            seed: info.chance.then_some(seed),
            place: terms.place,
            home: None,
            message: None,
            created: now,
            expires: now,
            state: ChallengeState::Accepted,
            rematch_of: None,
        })
    }
}

/// The lowest level against which a game can be rated.
pub const LOWEST_RATED: Level = Level::Beginner;

/// How sure the ratings of the levels are.
const LEVEL_DEVIATION: f64 = 60.0;

/// The rating of a level in rated games; `None` for a game without measured levels.
#[must_use]
pub fn fixed_rating(game: &dyn Game, level: Level) -> Option<Rating> {
    let value = level_rating(game.info().name, level)?;
    Some(Rating { value: value.into(), deviation: LEVEL_DEVIATION, ..Rating::UNKNOWN })
}

/// Milliseconds without a sign of a player after which they are pinged.
pub const ABSENT_AFTER_MS: i64 = 300_000;

/// What the computer is asked in a match in which it is on turn.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    /// The match.
    pub game: Id,
    /// Its revision: an answer to an earlier one is of no use.
    pub revision: Revision,
    /// How well the computer plays.
    pub level: Level,
    /// What it sees.
    pub view: View,
    /// What it saw before, oldest first, where that may repeat.
    pub history: Vec<View>,
    seed: Seed,
}

impl ThinkRequest {
    /// Chooses the computer's move: equal requests get equal answers. It may take seconds.
    ///
    /// # Errors
    ///
    /// Where there is nothing to choose, or `cancel` was used.
    pub fn think(&self, cancel: &Cancel) -> Result<ChosenMove, ChooseError> {
        let seed = ChoiceSeed(*self.seed.bytes());
        choose(&self.view, self.level, &seed, &self.history, cancel)
    }
}

impl MatchFacts {
    /// The computer's side and level, in a match against it.
    #[must_use]
    pub fn computer_seat(&self) -> Option<(Side, Level)> {
        Side::BOTH.into_iter().find_map(|side| Some((side, self.seat(side).level()?)))
    }

    /// The only person who may know of a match: its player, where it is against the computer and belongs to no
    /// server.
    #[must_use]
    pub fn private_to(&self) -> Option<PlayerId> {
        private_to(self.seats, self.place)
    }

    /// Whether the computer is on turn. `state` is where the match stands.
    #[must_use]
    pub fn awaits_computer(&self, state: &GameState) -> bool {
        self.ending.is_none() && self.seat(state.position().turn()).level().is_some()
    }

    /// Refuses what is not given in strict and in rated games against the computer.
    ///
    /// # Errors
    ///
    /// [`UserError::Strict`] and [`UserError::RatedComputer`].
    pub fn require_lenient(&self) -> Result<(), UserError> {
        match &self.computer {
            Some(_) if self.rated => Err(UserError::RatedComputer),
            Some(ComputerGame { strict: true, .. }) => Err(UserError::Strict),
            _ => Ok(()),
        }
    }

    /// Whether the player of a match against the computer was there when the last record was made: they had
    /// moved, or begun it, less than five minutes before.
    #[must_use]
    pub fn person_was_there(&self) -> bool {
        let Some((computer, _)) = self.computer_seat() else { return false };
        let own = self.moves.iter().rev().find(|made| made.side != computer);
        let sign = own.map_or(self.created, |made| made.at);
        let last = self.moves.last().map_or(self.created, |made| made.at);
        last.0 - sign.0 < ABSENT_AFTER_MS
    }
}

impl Match {
    /// What the computer is asked now; `None` where it is not on turn. `state` is where the match stands.
    ///
    /// # Errors
    ///
    /// The stored text that the rules refuse: the store is damaged.
    pub fn think_request(&self, state: &GameState) -> Result<Option<ThinkRequest>, DamagedMatch> {
        let Some((side, level)) = self.computer_seat() else { return Ok(None) };
        let Some(seed) = self.computer_seed() else {
            return Ok(None);
        };
        if self.ending.is_some() || state.position().turn() != side {
            return Ok(None);
        }
        Ok(Some(ThinkRequest {
            game: self.id,
            revision: self.revision,
            level,
            view: state.position().view(Observer::Player(side)),
            history: self.seen_by(side)?,
            seed: seed.clone(),
        }))
    }

    /// What a player may ask for a hint: for a move of their own, from their own view. `state` is where the match
    /// stands.
    ///
    /// # Errors
    ///
    /// Refuses matches between people, strict and rated ones, those that are over, and who is not on turn.
    pub fn hint_request(&self, state: &GameState, player: PlayerId) -> Result<ThinkRequest, UserError> {
        let side = self.side_of(player)?;
        let (_, level) = self.computer_seat().ok_or(UserError::NoComputer)?;
        side_on_turn(self, state, player)?;
        self.require_lenient()?;
        Ok(ThinkRequest {
            game: self.id,
            revision: self.revision,
            // As good as the opponent, and quick.
            level: level.clamp(Level::Careful, Level::Club),
            view: state.position().view(Observer::Player(side)),
            history: Vec::new(),
            // Never that of the computer's choices, of which it would tell.
            seed: Seed::new([0; 32]),
        })
    }

    /// Lets the computer grant the takeback that its opponent asks for: it always does. `None` where it plays
    /// no side, or nobody asks.
    ///
    /// # Errors
    ///
    /// As [`answer_offer`].
    pub fn grant_takeback(&mut self, now: Timestamp) -> Result<Option<OfferStep>, UserError> {
        let (Some((side, level)), Some(offer)) = (self.computer_seat(), self.takeback_offer) else {
            return Ok(None);
        };
        let asked = offer.by != side;
        let answer = |game| {
            answer_offer::<Takeback>(game, Seat::Computer(level), OfferAnswer::Accept, offer.revision, now)
        };
        asked.then(|| answer(self)).transpose()
    }

    /// What a side saw before each of its moves, where a position may repeat: nowhere in games with secrets.
    fn seen_by(&self, side: Side) -> Result<Vec<View>, DamagedMatch> {
        if self.game.info().secrets {
            return Ok(Vec::new());
        }
        let mut state = GameState::new(self.game.parse(self.start()).map_err(self.damaged(None))?);
        let mut seen = Vec::new();
        for (index, made) in self.records().enumerate() {
            if made.side == side {
                seen.push(state.position().view(Observer::Player(side)));
            }
            state.replay(&made.notation).map_err(self.damaged(Some(index)))?;
        }
        Ok(seen)
    }
}

/// The only person who may know of a match with these players at this place.
#[must_use]
pub fn private_to(seats: [Seat; 2], place: HomeChannel) -> Option<PlayerId> {
    let computer = seats.iter().any(|seat| seat.level().is_some());
    if computer && place.guild.is_none() { seats.into_iter().find_map(Seat::person) } else { None }
}

/// What stands in the place of an interaction's id where the computer moves: the revision that it makes. Its
/// dice follow from the seed and the revision alone, so that no restart rolls them again.
#[must_use]
pub fn computer_interaction(before: Revision) -> InteractionId {
    InteractionId(u64::from(before.next().0))
}

/// What is to be done in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerTask {
    /// The computer moves.
    Move,
    /// Its opponent is pinged.
    Ping,
}

impl ComputerTask {
    /// The word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Ping => "ping",
        }
    }

    /// The task that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Move, Self::Ping].into_iter().find(|task| task.word() == word)
    }
}

/// Something to be done in a game against the computer: for one revision of it, and void at any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerJob {
    /// The match.
    pub game: Id,
    /// Its revision.
    pub revision: Revision,
    /// What is to be done.
    pub task: ComputerTask,
    /// When.
    pub due: Timestamp,
    /// How often it failed.
    pub attempts: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::GAMES;

    #[test]
    fn fixed_ratings_rise_with_the_level_from_1000() {
        for game in GAMES {
            let ratings = Level::ALL.map(|level| fixed_rating(*game, level).unwrap().value);
            assert!(ratings.is_sorted(), "{}: {ratings:?}", game.info().name);
            assert!((ratings[0] - 1000.0).abs() < 1e-9);
        }
    }
}
