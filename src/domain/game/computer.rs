//! Games against the computer: terms, requests for moves and hints, and jobs.
//!
//! The computer sees the view of its seat, and nothing here waits. Equal requests give equal
//! choices on every machine and after every restart.

pub use sealed_move_players::{
    Cancel, ChoiceVersion, ChooseError, ChosenMove, Hint, KingDanger, KnownMove, Level, Reason, king_danger,
    level_rating, winning_chance,
};

use crate::dice::Seed;
use crate::domain::{
    Challenge, ChallengeState, CorruptMatch, HomeChannel, Id, InteractionId, LastHint, Match, MatchFacts,
    OfferAnswer, OfferStep, Pace, PlayerId, Rating, Revision, Seat, SideWish, Takeback, Timestamp, UserError,
    answer_offer, side_on_turn,
};
use sealed_move_players::{ChoiceSeed, choose, hint};
use sealed_move_rules::{Game, GameState, Observer, Rulings, Side, View};

/// Extra state of a match against the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerGame {
    /// Whether takebacks and hints are disabled.
    pub strict: bool,
    /// Number of positions with a hint.
    pub hints: u32,
    /// The last hint, if any.
    pub last_hint: Option<LastHint>,
    /// The version of the choice algorithm.
    pub version: ChoiceVersion,
}

/// The terms of a new game against the computer.
#[derive(Clone, Debug)]
pub struct ComputerTerms {
    pub game: &'static dyn Game,
    /// Name of the setup; the game's default if `None`.
    pub setup: Option<String>,
    pub level: Level,
    /// The player's preferred side.
    pub side: SideWish,
    /// The player's time per move.
    pub pace: Pace,
    /// Whether the game counts for the separate rating against the computer. Disables takebacks and
    /// hints.
    pub rated: bool,
    /// Whether takebacks and hints are disabled.
    pub strict: bool,
    /// Public in a server, private in a direct message.
    pub place: HomeChannel,
}

impl Challenge {
    /// Creates the already accepted challenge of a game against the computer. Keeps `seed` if the
    /// game has dice.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchSetup`], or [`UserError::UnratedLevel`] for a rated game against a level
    /// below [`LOWEST_RATED`].
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
            pair_limited: false,
            seed: info.chance.then_some(seed),
            place: terms.place,
            home: None,
            message: None,
            created: now,
            expires: now,
            state: ChallengeState::Accepted,
            rematch_of: None,
            accepts: None,
        })
    }
}

/// The lowest level that can be played rated.
pub const LOWEST_RATED: Level = Level::Beginner;

/// Rating deviation of every level.
const LEVEL_DEVIATION: f64 = 60.0;

/// Returns the fixed rating of a level; `None` for a game without measured levels.
#[must_use]
pub fn fixed_rating(game: &dyn Game, level: Level, version: ChoiceVersion) -> Option<Rating> {
    let value = level_rating(game.info().name, level, version)?;
    Some(Rating { value: value.into(), deviation: LEVEL_DEVIATION, ..Rating::UNKNOWN })
}

/// Milliseconds of inactivity before a player is pinged.
pub const ABSENT_AFTER_MS: i64 = 300_000;

/// A request for a move of the computer, or for a hint.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    pub game: Id,
    /// The revision that the answer is valid for.
    pub revision: Revision,
    pub level: Level,
    /// The version of the game's choices.
    pub version: ChoiceVersion,
    pub view: View,
    /// Views before the computer's earlier moves, oldest first, if they matter.
    pub history: Vec<View>,
    seed: Seed,
}

impl ThinkRequest {
    /// Chooses a move, which may take seconds. Equal requests get equal answers.
    ///
    /// # Errors
    ///
    /// Fails if there is no legal move, or if `cancel` was used.
    pub fn think(&self, cancel: &Cancel) -> Result<ChosenMove, ChooseError> {
        let seed = ChoiceSeed(*self.seed.bytes());
        choose(&self.view, self.level, self.version, &seed, &self.history, cancel)
    }

    /// Chooses a move to suggest, with the reason for it.
    ///
    /// # Errors
    ///
    /// Fails as [`think`](Self::think) does.
    pub fn advise(&self, cancel: &Cancel) -> Result<Hint, ChooseError> {
        hint(&self.view, &self.history, cancel)
    }
}

impl MatchFacts {
    /// Returns the computer's side and level.
    #[must_use]
    pub fn computer_seat(&self) -> Option<(Side, Level)> {
        Side::BOTH.into_iter().find_map(|side| Some((side, self.seat(side).level()?)))
    }

    /// Returns the version of the computer's choices.
    #[must_use]
    pub fn choice_version(&self) -> ChoiceVersion {
        self.computer.as_ref().map_or(ChoiceVersion::FIRST, |computer| computer.version)
    }

    /// Returns the player of a private match: one against the computer outside of a server.
    #[must_use]
    pub fn private_to(&self) -> Option<PlayerId> {
        private_to(self.seats, self.place)
    }

    /// Whether the computer is on turn in the current `state`.
    #[must_use]
    pub fn awaits_computer(&self, state: &GameState) -> bool {
        self.ending.is_none() && self.seat(state.position().turn()).level().is_some()
    }

    /// Checks that takebacks and hints are allowed.
    ///
    /// # Errors
    ///
    /// [`UserError::Strict`], [`UserError::RatedComputer`].
    pub fn require_lenient(&self) -> Result<(), UserError> {
        match &self.computer {
            Some(_) if self.rated => Err(UserError::RatedComputer),
            Some(ComputerGame { strict: true, .. }) => Err(UserError::Strict),
            _ => Ok(()),
        }
    }

    /// Whether the computer plays at one of the two lowest levels and hints are allowed.
    #[must_use]
    pub fn is_for_beginners(&self) -> bool {
        let level = self.computer_seat().map(|(_, level)| level);
        level.is_some_and(|level| level <= Level::Beginner) && self.require_lenient().is_ok()
    }

    /// Whether the player of a match against the computer moved, or began it, less than
    /// [`ABSENT_AFTER_MS`] before the last record.
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
    /// Builds the request for the computer's move; `None` if it isn't on turn in the current
    /// `state`.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn think_request(&self, state: &GameState) -> Result<Option<ThinkRequest>, CorruptMatch> {
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
            version: self.choice_version(),
            view: state.position().view(Observer::Player(side)),
            history: self.seen_by(side)?,
            seed: seed.clone(),
        }))
    }

    /// Builds the request for a hint from the player's own view of the current `state`.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`], [`UserError::NoComputer`], the errors of [`side_on_turn`], and
    /// those of [`MatchFacts::require_lenient`].
    pub fn hint_request(&self, state: &GameState, player: PlayerId) -> Result<ThinkRequest, UserError> {
        let side = self.side_of(player)?;
        let (_, level) = self.computer_seat().ok_or(UserError::NoComputer)?;
        side_on_turn(self, state, player)?;
        self.require_lenient()?;
        Ok(ThinkRequest {
            game: self.id,
            revision: self.revision,
            level,
            version: self.choice_version(),
            view: state.position().view(Observer::Player(side)),
            // A corrupt record doesn't matter here: the history only prevents repetitions.
            history: self.seen_by(side).unwrap_or_default(),
            // Never the seed of the computer's choices, which a hint could leak.
            seed: Seed::new([0; 32]),
        })
    }

    /// Lets the computer grant an open takeback request; it always does. Returns `None` without a
    /// computer or a request.
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

    /// Returns the views of a side before each of its moves; empty if its game
    /// [needs none](needs_history).
    fn seen_by(&self, side: Side) -> Result<Vec<View>, CorruptMatch> {
        if !needs_history(self.game, self.rulings) {
            return Ok(Vec::new());
        }
        let mut state = GameState::new(self.start_position()?);
        let mut seen = Vec::new();
        for (index, made) in self.records().enumerate() {
            if made.side == side {
                seen.push(state.position().view(Observer::Player(side)));
            }
            state.replay(made.notation).map_err(self.corrupt(Some(index)))?;
        }
        Ok(seen)
    }
}

/// Whether the computer's choices depend on the views before its earlier moves. In games with
/// secrets, positions don't repeat, and only newer rulings count moves without progress.
pub(crate) fn needs_history(game: &dyn Game, rulings: Rulings) -> bool {
    !game.info().secrets || rulings != Rulings::First
}

/// Returns the player of a private match; see [`MatchFacts::private_to`].
#[must_use]
pub fn private_to(seats: [Seat; 2], place: HomeChannel) -> Option<PlayerId> {
    let computer = seats.iter().any(|seat| seat.level().is_some());
    if computer && place.guild.is_none() { seats.into_iter().find_map(Seat::person) } else { None }
}

/// Returns the substitute for an interaction id in the computer's moves: the new revision. Their
/// dice thus depend only on the seed and the revision, so a restart rolls the same.
#[must_use]
pub fn computer_interaction(before: Revision) -> InteractionId {
    InteractionId(u64::from(before.next().0))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerTask {
    /// Choose and play the computer's move.
    Move,
    /// Ping the computer's opponent.
    Ping,
}

impl ComputerTask {
    /// Word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Ping => "ping",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Move, Self::Ping].into_iter().find(|task| task.word() == word)
    }
}

/// A scheduled task in a game against the computer. It is void at any other revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerJob {
    pub game: Id,
    pub revision: Revision,
    pub task: ComputerTask,
    pub due: Timestamp,
    /// Number of failures so far.
    pub attempts: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::GAMES;

    #[test]
    fn fixed_ratings_rise_with_the_level_from_1000() {
        for game in GAMES {
            let version = ChoiceVersion::LATEST;
            let ratings = Level::ALL.map(|level| fixed_rating(*game, level, version).unwrap().value);
            assert!(ratings.is_sorted(), "{}: {ratings:?}", game.info().name);
            assert!((ratings[0] - 1000.0).abs() < 1e-9);
        }
    }
}
