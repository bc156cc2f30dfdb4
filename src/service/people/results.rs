//! Results and ratings: stored with the ending of a match, shown in profiles and leaderboards.

use std::sync::Arc;

use crate::domain::{GuildId, Id, Level, PlayerId, RatingChange, RatingPoint, RatingRow, Tally, Timestamp};
use crate::service::core::Core;
use crate::service::{Error, InternalError};
use sealed_move_rules::Game;

/// A player's results as another player sees them.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Their rating and results in each game that they have played.
    pub ratings: Vec<RatingRow>,
    /// The reader's results against them; `None` for the reader's own profile.
    pub against: Option<Tally>,
    /// Whether they are in the leaderboard of all servers.
    pub listed: bool,
    /// Their results against each level of the computer in each game; empty for other readers.
    pub computer: Vec<LevelResults>,
    /// Their rating after each of the last rated games against people, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// As many changes of ratings are told of: a picture has no room for more.
const HISTORY: u32 = 500;

/// A player's results against the computer in one game.
#[derive(Clone, Debug)]
pub struct LevelResults {
    /// The game.
    pub game: &'static dyn Game,
    /// The results against each level, the lowest first.
    pub levels: Vec<(Level, Tally)>,
    /// The rating that rated ones made, as it stands; `None` where there was none.
    pub rating: Option<RatingRow>,
}

/// A part of the list of the best players of a game.
#[derive(Clone, Debug)]
pub struct Leaderboard {
    /// The players of the part, the best first.
    pub rows: Vec<RatingRow>,
    /// How many players the whole list has.
    pub players: u32,
    /// The place of its reader, from 1, and their rating; `None` where they are not in the list.
    pub own: Option<(u32, RatingRow)>,
}

/// Ratings, profiles and leaderboards.
#[derive(Debug)]
pub struct Results {
    pub(in crate::service) core: Arc<Core>,
}

impl Results {
    /// The results of a player in these games with their ratings as they are `now`, and those of `reader`
    /// against them.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
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
        let history = reading.rating_history(player, HISTORY)?;
        let against = if player == reader { None } else { Some(reading.head_to_head(reader, player)?) };
        Ok(Profile { ratings, against, listed: reading.is_listed(player)?, computer, history })
    }

    /// The best players of a game `now`, in a server or of all who want to be listed: so many without the
    /// first `from`, and where `reader` stands among them. Who has been away for so long that their rating
    /// says little stands behind all others.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
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
        Ok(Leaderboard {
            rows: rows.into_iter().map(|row| row.at(now)).collect(),
            players: reading.leaderboard_count(game, guild)?,
            own: place.zip(own),
        })
    }

    /// Stores whether a player wants to be in the leaderboard of all servers.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn set_listed(&self, player: PlayerId, listed: bool) -> Result<(), Error> {
        let tx = self.core.store.begin_write()?;
        tx.set_listed(player, listed)?;
        Ok(tx.commit()?)
    }

    /// What a match did to the ratings; `None` where it changed none.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn rating_changes(&self, id: Id) -> Result<Option<[RatingChange; 2]>, InternalError> {
        Ok(self.core.store.begin_read()?.rating_changes(id)?)
    }

    /// What a match against the computer did to the rating of its player; `None` where it changed none.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn computer_rating_change(&self, id: Id) -> Result<Option<RatingChange>, InternalError> {
        Ok(self.core.store.begin_read()?.computer_rating_change(id)?)
    }
}
