//! *Try it from here*: games against the computer that begin at a position of another one.

use crate::dice::Seed;
use crate::domain::{ComputerTerms, GuildId, HomeChannel, Id, Pace, SideWish, UserError};
use crate::service::game::computers::{Computers, GameOrigin, suggested_after};
use crate::service::game::match_view::require_watcher;
use crate::service::{Caller, Error, MatchView};

impl Computers {
    /// Begins an unrated game against the computer where another match stood after so many records, for whoever
    /// played or watched it; what their seat did not see is drawn. Its dice follow from the first of the seeds, the
    /// computer's choices and what is drawn vary with the second.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, and what
    /// [`Match::try_from`](crate::domain::Match::try_from) refuses.
    pub fn try_from(
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
        let start = game.try_from(caller.player, after, &seeds.1)??;
        let level = match game.computer_seat() {
            Some((_, level)) => level,
            None => suggested_after(tx.last_computer_result(caller.player, game.game)?),
        };
        let (side, tried) = (start.side, Some(start));
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
        self.begin_in(tx, caller, &terms, seeds, side, GameOrigin { after: None, tried })
    }
}
