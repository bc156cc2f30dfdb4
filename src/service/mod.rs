//! Actions of the bot: load, decide and commit in one transaction.
//!
//! A transaction contains the change of the match, the id of the interaction that caused it (which
//! makes redelivered interactions idempotent) and the resulting messages. All calls block, so async
//! callers run them on a blocking thread.
//!
//! Each field of [`Service`] covers one concern in a separate file; `core` holds their shared
//! state.

mod caller;
mod core;
mod error;
mod game;
mod learning;
mod people;
mod server;
mod tournament;

pub use self::core::Answers;
pub use self::core::LEASE_TTL;
pub use caller::Caller;
pub use error::{CommitOutcome, Error, InternalError};
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
pub use game::sights::{DueLook, Sights};
pub use game::views::{RolledMoves, Views};
pub use learning::course_progress::{CourseProgress, LessonList};
pub use learning::dailies::{Dailies, DailyPost};
pub use learning::daily_tries::{DailyOpened, DailyReport};
pub use learning::lessons::{LessonRendered, LessonView, Lessons};
pub use learning::own_puzzles::{OwnPuzzleView, OwnPuzzles};
pub use learning::puzzles::{GivenAway, PuzzleRendered, PuzzleTally, PuzzleView, Puzzles, TriedPuzzle};
pub use people::arrivals::{Arrivals, KnownSender};
pub use people::blocks::Blocks;
pub use people::languages::Languages;
pub use people::player_data::PlayerData;
pub use people::players::{MissedPings, Players};
pub use people::results::{Leaderboard, LevelResults, Profile, Results};
pub use people::vacations::{VacationStatus, Vacations};
pub use server::annulments::Annulments;
pub use server::audit::Audit;
pub use server::boards::{Board, BoardSetting, Boards};
pub use server::moderation::Moderation;
pub use server::outbox::{EditTarget, Outbox, PingPlan};
pub use server::processes::{Processes, Renewal, ShardObstacle};
pub use server::server_data::{ServerData, ServerExport};
pub use server::servers::Servers;
pub use server::status_messages::StatusMessages;
pub use tournament::{
    Challengeable, CupPlace, DivisionTable, Joined, LadderPlace, PEOPLE_PER_MESSAGE, Place, SeasonDraw,
    SeasonPlace, SeasonProof, SeasonTick, SeasonView, TableRow, TournamentHead, Tournaments,
};

use std::sync::Arc;

use self::core::Core;
use crate::domain::{PersonKey, Timestamp, Workload};
use crate::store::{OutboxCounts, ProcessCard, Store};

/// All actions, grouped by concern.
#[derive(Debug)]
pub struct Service {
    pub challenges: Challenges,
    pub moves: Moves,
    /// Draw offers, takeback requests and aborts.
    pub offers: Offers,
    /// Games against the computer.
    pub computers: Computers,
    pub plans: Plans,
    /// Moves being composed with menus.
    pub drafts: Drafts,
    /// Lists of matches, and inference of the match that a command means.
    pub games: Games,
    /// Redacted views: current position, history, game file.
    pub views: Views,
    /// The channels and threads of matches.
    pub locations: Locations,
    /// Players who can't see their match.
    pub sights: Sights,
    /// Timeouts, pings, expired challenges, and time given by players.
    pub clocks: Clocks,
    pub vacations: Vacations,
    /// Stored facts about the sender of an interaction.
    pub arrivals: Arrivals,
    /// Names and settings of players, and whether direct messages reach them.
    pub players: Players,
    pub blocks: Blocks,
    /// Languages of players and servers.
    pub languages: Languages,
    pub lessons: Lessons,
    pub puzzles: Puzzles,
    /// Puzzles from players' own mistakes.
    pub own_puzzles: OwnPuzzles,
    /// Daily puzzles of servers.
    pub dailies: Dailies,
    /// Private notes of players.
    pub notes: Notes,
    /// Export and deletion of a player's data.
    pub player_data: PlayerData,
    /// Ratings, profiles and leaderboards.
    pub results: Results,
    pub reviews: Reviews,
    /// Settings of servers, and whether the bot is a member.
    pub servers: Servers,
    /// Matches ended by an admin.
    pub adjudications: Adjudications,
    /// Mutes, and the log of moderators.
    pub moderation: Moderation,
    pub annulments: Annulments,
    /// Export and deletion of a server's data.
    pub server_data: ServerData,
    /// Tournaments of servers: joining, seasons, organizers' acts.
    pub tournaments: Tournaments,
    /// Lists of servers' ongoing games.
    pub boards: Boards,
    /// The messages that show the present state of seasons and boards.
    pub status_messages: StatusMessages,
    pub outbox: Outbox,
    /// This process and the others that share the database.
    pub processes: Processes,
    /// Integrity check of all stored rows.
    pub audit: Audit,
    core: Arc<Core>,
}

impl Service {
    /// Creates a service with exclusive use of its store. `node` keeps its ids distinct from those
    /// minted on other nodes. `key` hashes the people in rows that outlive a deletion.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, node: u16, key: PersonKey) -> Self {
        Self::over(Core::new(store, node, key))
    }

    /// Creates a service that shares its store with other processes. Its lease expires after
    /// [`LEASE_TTL`] unless [renewed](Processes::renew).
    ///
    /// # Errors
    ///
    /// [`StoreError::Crowded`](crate::store::StoreError::Crowded) if every node number is taken.
    pub fn clustered(
        store: Arc<dyn Store>,
        card: &ProcessCard,
        key: PersonKey,
    ) -> Result<Self, InternalError> {
        Ok(Self::over(Core::clustered(store, card, key)?))
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
            sights: Sights,
            clocks: Clocks,
            vacations: Vacations,
            arrivals: Arrivals,
            players: Players,
            blocks: Blocks,
            languages: Languages,
            lessons: Lessons,
            puzzles: Puzzles,
            own_puzzles: OwnPuzzles,
            dailies: Dailies,
            notes: Notes,
            player_data: PlayerData,
            results: Results,
            reviews: Reviews,
            servers: Servers,
            adjudications: Adjudications,
            moderation: Moderation,
            annulments: Annulments,
            server_data: ServerData,
            tournaments: Tournaments,
            boards: Boards,
            status_messages: StatusMessages,
            outbox: Outbox,
            processes: Processes,
            audit: Audit,
        }
    }

    /// Counts ongoing matches and unsent messages, for monitoring.
    pub fn workload(&self) -> Result<Workload, InternalError> {
        let reading = self.core.store.begin_read()?;
        let (ongoing, outbox) = (reading.ongoing_counts()?, reading.outbox_counts()?);
        let OutboxCounts { unsent, parked, oldest_unsent } = outbox;
        Ok(Workload { ongoing, unsent, parked, oldest_unsent })
    }

    /// Converts an error of an interaction whose action is committed, or may be, into
    /// [`InternalError::Committed`].
    #[must_use]
    pub fn after_commit(&self, caller: &Caller, error: Error) -> Error {
        self.core.after_commit(caller.interaction, error)
    }

    /// Ends the lease and closes the store. The service is unusable afterwards.
    ///
    /// # Errors
    ///
    /// Fails if the store can't finish cleanly; no committed data is lost.
    pub fn close(&self) -> Result<(), InternalError> {
        self.processes.leave();
        Ok(self.core.store.close()?)
    }

    /// Deletes rows past their retention: delivered messages, interaction ids, old drafts.
    pub fn prune(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.prune(now)?;
        Ok(tx.commit()?)
    }
}
