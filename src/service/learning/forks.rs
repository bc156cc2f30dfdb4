//! Forks: games against the computer that start from a position of another match.

use crate::dice::Seed;
use crate::domain::{
    COUNTED_RESULTS, ComputerTerms, GuildId, HomeChannel, Id, Pace, SideWish, UserError, suggested_level,
};
use crate::service::game::computers::{Computers, GameOrigin};
use crate::service::game::match_view::require_watcher;
use crate::service::{Caller, Error, MatchView};

impl Computers {
    /// Begins an unrated game against the computer from the position of a match after the given
    /// number of records. Anyone who may watch the match can do so.
    ///
    /// Information hidden from the player is sampled. The first seed is for the dice, the second
    /// for the computer's choices and the samples.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers; otherwise as
    /// [`Match::fork_for`](crate::domain::Match::fork_for).
    pub fn fork(
        &self,
        caller: &Caller,
        id: Id,
        after: u32,
        (guild, place): (Option<GuildId>, HomeChannel),
        seeds: (Seed, Seed),
    ) -> Result<MatchView, Error> {
        let tx = self.core.begin(caller)?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, caller.player, guild)?;
        let start = game.fork_for(caller.player, after, &seeds.1)??;
        let level = match game.computer_seat() {
            Some((_, level)) => level,
            None => {
                suggested_level(&tx.latest_computer_results(caller.player, game.game, COUNTED_RESULTS)?)
            }
        };
        let (side, fork) = (start.side, Some(start));
        let terms = ComputerTerms {
            game: game.game,
            setup: Some(game.setup.clone()),
            level,
            side: SideWish::Fixed(side),
            pace: Pace::UNLIMITED,
            rated: false,
            strict: false,
            place,
        };
        self.begin_in(tx, caller, &terms, seeds, side, GameOrigin { after: None, fork })
    }
}
