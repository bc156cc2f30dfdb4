//! What is known of a player's strength in one game, and what it was made of.

use super::PlayerId;
use sealed_move_rules::Game;

/// A Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength; 1500 for whom nothing is known of.
    pub value: f64,
    /// How uncertain it is: with 95 % within twice as much.
    pub deviation: f64,
    /// How steady the results are.
    pub volatility: f64,
}

impl Rating {
    /// Nothing is known yet.
    pub const UNKNOWN: Self = Self { value: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The deviation above which a rating says little.
    const PROVISIONAL: f64 = 110.0;

    /// The strength as it is shown.
    #[must_use]
    pub fn shown(&self) -> i64 {
        self.value.round() as i64
    }

    /// Whether it says little yet.
    #[must_use]
    pub fn provisional(&self) -> bool {
        self.deviation > Self::PROVISIONAL
    }
}

/// How a match ended for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

/// Results in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

impl Tally {
    /// How many there are.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Adds a result.
    pub const fn add(&mut self, score: Score) {
        match score {
            Score::Won => self.won += 1,
            Score::Drawn => self.drawn += 1,
            Score::Lost => self.lost += 1,
        }
    }
}

/// A player's rating and results in one game.
#[derive(Clone, Debug)]
pub struct RatingRow {
    /// The game.
    pub game: &'static dyn Game,
    /// The player.
    pub player: PlayerId,
    /// The rating.
    pub rating: Rating,
    /// The number of matches that made the rating.
    pub rated: u32,
    /// The results of all matches, rated or not.
    pub tally: Tally,
}

/// A player's rating before and after one match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before the match.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}
