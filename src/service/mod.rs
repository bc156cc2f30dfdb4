//! One action at a time: load, decide, commit; then the caller speaks.
//!
//! An action is one transaction. It holds the change of the match, the interaction that made it
//! (so that one delivered twice counts once) and the messages that follow from it. Everything here
//! blocks; callers that must not wait run it on a blocking thread.
//!
//! The [`Service`] is a table of concerns, a file each. What they share is in `core`.

mod caller;
mod core;
mod error;
mod game;
mod learning;
mod people;
mod server;

pub use self::core::Answers;
pub use self::core::PROCESS_LIFE;
pub use caller::Caller;
pub use error::{Error, InternalError};
pub use game::adjudications::{AdjudicationPrompt, Adjudications};
pub use game::challenges::{Challenges, RematchOutcome};
pub use game::clocks::{Clocks, TickReport};
pub use game::computers::{ComputerMove, Computers};
pub use game::drafts::{Composition, Drafts, RenderedAt};
pub use game::games::{Games, MatchFilter};
pub use game::locations::Locations;
pub use game::match_view::{History, HistoryEntry, MatchView};
pub use game::moves::{ConfirmMode, Moves, PlayOutcome};
pub use game::notes::{NOTE_LIMIT, Notes};
pub use game::offers::{OfferOutcome, Offers};
pub use game::plans::{Plans, UnplayedPlan};
pub use game::reviews::{ReviewView, Reviews};
pub use game::views::{RolledMoves, Views};
pub use learning::dailies::{Dailies, DailyPost};
pub use learning::daily_tries::{DailyOpened, DailyReport};
pub use learning::lessons::{LessonList, LessonRendered, LessonView, Lessons};
pub use learning::puzzles::{GivenAway, PuzzleRendered, PuzzleTally, PuzzleView, Puzzles, TriedPuzzle};
pub use people::arrivals::{Arrivals, KnownSender};
pub use people::languages::Languages;
pub use people::player_data::PlayerData;
pub use people::players::Players;
pub use people::results::{Leaderboard, LevelResults, Profile, Results};
pub use people::vacations::{VacationStatus, Vacations};
pub use server::audit::Audit;
pub use server::outbox::{EditTarget, Outbox, PingPlan};
pub use server::processes::{Processes, Renewal, ShardObstacle};
pub use server::server_data::{ServerData, ServerExport};
pub use server::servers::Servers;

use std::sync::Arc;

use self::core::Core;
use crate::domain::{Timestamp, Workload};
use crate::store::{OutboxCounts, ProcessCard, Store};

/// The actions of the bot over a store, by concern.
#[derive(Debug)]
pub struct Service {
    /// Challenges and rematches: made, accepted, declined, withdrawn.
    pub challenges: Challenges,
    /// Moves and resignations.
    pub moves: Moves,
    /// Offers of a draw, requests for a takeback, and aborts.
    pub offers: Offers,
    /// Games against the computer: begun, thought about, answered.
    pub computers: Computers,
    /// Planned moves.
    pub plans: Plans,
    /// Moves that are put together choice by choice.
    pub drafts: Drafts,
    /// Which matches there are, and which of them is meant.
    pub games: Games,
    /// What one observer may know of a match: now, earlier, in a file.
    pub views: Views,
    /// The channels and threads of matches.
    pub locations: Locations,
    /// What is due by time alone, and time that players give.
    pub clocks: Clocks,
    /// Vacations of players.
    pub vacations: Vacations,
    /// What is known of whoever sends an interaction.
    pub arrivals: Arrivals,
    /// Names and settings of players, and whether they can be reached.
    pub players: Players,
    /// Which languages people and servers read.
    pub languages: Languages,
    /// Lessons of people.
    pub lessons: Lessons,
    /// Puzzles of people.
    pub puzzles: Puzzles,
    /// Daily puzzles of servers.
    pub dailies: Dailies,
    /// Private notes of players.
    pub notes: Notes,
    /// What is stored about a player, for them.
    pub player_data: PlayerData,
    /// Ratings, profiles and leaderboards.
    pub results: Results,
    /// Reviews of finished games.
    pub reviews: Reviews,
    /// Settings of servers, and whether the bot is in them.
    pub servers: Servers,
    /// Matches that an admin ends.
    pub adjudications: Adjudications,
    /// What is stored about a server, for its admins.
    pub server_data: ServerData,
    /// Messages to be sent.
    pub outbox: Outbox,
    /// The process among those that serve the same database.
    pub processes: Processes,
    /// Whether everything that is stored can be read.
    pub audit: Audit,
    core: Arc<Core>,
}

impl Service {
    /// A service over a store that no other process serves; `node` tells its ids from those of other stores.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, node: u16) -> Self {
        Self::over(Core::new(store, node))
    }

    /// A service over a store that other processes serve, too. It lives for [`PROCESS_LIFE`], and
    /// then as long as it [says so](Processes::renew).
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written, and where it has no number left.
    pub fn sharing(store: Arc<dyn Store>, card: &ProcessCard) -> Result<Self, InternalError> {
        Ok(Self::over(Core::sharing(store, card)?))
    }

    fn over(core: Core) -> Self {
        let core = Arc::new(core);
        macro_rules! over_core {
            ($($field:ident: $concern:ident,)*) => {
                Self { $($field: $concern { core: Arc::clone(&core) },)* core }
            };
        }
        over_core! {
            challenges: Challenges,
            moves: Moves,
            offers: Offers,
            computers: Computers,
            plans: Plans,
            drafts: Drafts,
            games: Games,
            views: Views,
            locations: Locations,
            clocks: Clocks,
            vacations: Vacations,
            arrivals: Arrivals,
            players: Players,
            languages: Languages,
            lessons: Lessons,
            puzzles: Puzzles,
            dailies: Dailies,
            notes: Notes,
            player_data: PlayerData,
            results: Results,
            reviews: Reviews,
            servers: Servers,
            adjudications: Adjudications,
            server_data: ServerData,
            outbox: Outbox,
            processes: Processes,
            audit: Audit,
        }
    }

    /// Counts what is stored and waiting, for monitoring.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn workload(&self) -> Result<Workload, InternalError> {
        let reading = self.core.store.begin_read()?;
        let (ongoing, outbox) = (reading.ongoing_counts()?, reading.outbox_counts()?);
        let OutboxCounts { unsent, parked, oldest_unsent } = outbox;
        Ok(Workload { ongoing, unsent, parked, oldest_unsent })
    }

    /// Closes the store; nothing can be asked afterwards.
    ///
    /// # Errors
    ///
    /// Fails where the store does not settle; nothing is lost by that.
    pub fn close(&self) -> Result<(), InternalError> {
        self.processes.leave();
        Ok(self.core.store.close()?)
    }

    /// Deletes what nobody asks for any more: delivered messages, counted interactions, old drafts.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn prune(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.prune(now)?;
        Ok(tx.commit()?)
    }
}
