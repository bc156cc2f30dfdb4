//! Results and ratings for profiles and leaderboards.

use std::sync::Arc;

use crate::domain::rating_bounds::MIN_LISTED_OPPONENTS;
use crate::domain::{
    AnswerPace, GuildId, Id, Level, PlayerId, RatingChange, RatingPoint, RatingRow, Seat, Tally, Timestamp,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use sealed_move_rules::Game;

/// A player's results, as shown to a reader.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Rating and results in each game played.
    pub ratings: Vec<RatingRow>,
    /// The reader's results against this player; `None` in their own profile.
    pub against: Option<Tally>,
    /// Whether the player is in the global leaderboard.
    pub listed: bool,
    /// Results against each level of the computer; empty for other readers.
    pub computer: Vec<LevelResults>,
    /// Ratings after the last rated games against people, oldest first.
    pub history: Vec<RatingPoint>,
}

/// Maximum length of a rating history; the picture has no room for more.
const MAX_HISTORY: u32 = 500;

/// A player's results against the computer in one game.
#[derive(Clone, Debug)]
pub struct LevelResults {
    pub game: &'static dyn Game,
    /// Results against each level, lowest first.
    pub levels: Vec<(Level, Tally)>,
    /// Current rating against the computer; `None` without rated games.
    pub rating: Option<RatingRow>,
}

/// A page of a game's leaderboard.
#[derive(Clone, Debug)]
pub struct Leaderboard {
    /// The players on this page, best first.
    pub rows: Vec<RatingRow>,
    /// Number of players in the whole leaderboard.
    pub players: u32,
    /// The reader's rank, from 1, and rating; `None` if unlisted.
    pub own: Option<(u32, RatingRow)>,
    /// Number of people whom the reader must still play rated to be listed.
    pub missing_opponents: u32,
}

#[derive(Debug)]
pub struct Results {
    pub(in crate::service) core: Arc<Core>,
}

impl Results {
    /// Returns a player's ratings as of `now` and their results, including those against `reader`.
    pub fn profile(
        &self,
        player: PlayerId,
        reader: PlayerId,
        games: impl Iterator<Item = &'static dyn Game>,
        now: Timestamp,
    ) -> Result<Profile, Error> {
        let reading = self.core.store.begin_read()?;
        let (mut ratings, mut computer) = (Vec::new(), Vec::new());
        for game in games {
            ratings.extend(reading.rating(player, game)?.map(|row| row.at(now)));
            let levels = reading.computer_results(player, game)?;
            if player == reader && !levels.is_empty() {
                let rating = reading.computer_rating(player, game)?.map(|row| row.at(now));
                computer.push(LevelResults { game, levels, rating });
            }
        }
        let history = reading.rating_history(player, MAX_HISTORY)?;
        let against = if player == reader { None } else { Some(reading.head_to_head(reader, player)?) };
        Ok(Profile { ratings, against, listed: reading.is_listed(player)?, computer, history })
    }

    /// Returns a page of a game's leaderboard as of `now`, for a server or for all listed players,
    /// with the reader's rank. Players whose rating has become provisional through inactivity rank
    /// last.
    pub fn leaderboard(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
        reader: PlayerId,
        now: Timestamp,
        (from, limit): (u32, u32),
    ) -> Result<Leaderboard, Error> {
        let reading = self.core.store.begin_read()?;
        let own = reading.rating(reader, game)?.filter(|row| row.rated > 0).map(|row| row.at(now));
        let place = own.as_ref().map(|row| reading.leaderboard_place(row, guild)).transpose()?.flatten();
        let rows = reading.leaderboard(game, guild, now, (from, limit))?;
        let opponents = own.as_ref().map_or(0, |row| row.opponents);
        Ok(Leaderboard {
            rows: rows.into_iter().map(|row| row.at(now)).collect(),
            players: reading.leaderboard_count(game, guild)?,
            own: place.zip(own),
            missing_opponents: MIN_LISTED_OPPONENTS.saturating_sub(opponents),
        })
    }

    /// Stores whether a player appears in the global leaderboard.
    pub fn set_listed(&self, caller: &Caller, listed: bool) -> Result<(), Error> {
        let tx = self.core.begin(caller)?;
        tx.set_listed(caller.player, listed)?;
        tx.commit()
    }

    /// Returns how fast a player answers; `None` for computers and for too few finished matches.
    pub fn answer_pace(&self, player: impl Into<Seat>) -> Result<Option<AnswerPace>, InternalError> {
        let Some(player) = player.into().person() else { return Ok(None) };
        Ok(self.core.store.begin_read()?.answer_pace(player)?)
    }

    /// Returns the rating changes of a match; `None` if it was unrated.
    pub fn rating_changes(&self, id: Id) -> Result<Option<[RatingChange; 2]>, InternalError> {
        Ok(self.core.store.begin_read()?.rating_changes(id)?)
    }

    /// Returns the player's rating change in a match against the computer; `None` if it was
    /// unrated.
    pub fn computer_rating_change(&self, id: Id) -> Result<Option<RatingChange>, InternalError> {
        Ok(self.core.store.begin_read()?.computer_rating_change(id)?)
    }
}
