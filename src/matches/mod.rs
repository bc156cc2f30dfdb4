//! What players may do with a game, decided but not stored.
//!
//! A [`Match`] is one instance of play: two players, the plies so far, a clock per turn. Each
//! deed is a module: it looks at the match, the player, the time and the lots (all arguments),
//! and returns what changes or a [`UserError`]. Nothing here waits, stores or draws.
//!
//! The questions are always asked in the same order: does the match exist, is the player seated,
//! is it over, is he on turn, is the button he pressed out of date, is the turn legal.

mod abort;
mod adjudicate;
mod board_view;
mod challenge;
mod deadline;
mod draft;
mod draw;
mod id;
mod offer;
mod outbox;
mod plan;
mod play;
mod preferences;
mod proof;
mod quiet;
mod rating;
mod refusal;
mod rematch;
mod resign;
#[cfg(test)]
mod sample;
mod seat;
mod server;
mod settings;
mod summary;
mod takeback;
pub mod vacation;

pub use abort::abort;
pub use adjudicate::{COMMENT_LIMIT, Proposal, Verdict, adjudicate, may_adjudicate};
pub use board_view::{BoardView, LastMove};
pub use challenge::{Acceptance, Challenge, ChallengeState, ChallengeTerms, Opponent, Pace, SideWish};
pub use deadline::{Cause, ClockAction, NotifiedState, Pause, Reminder, SHUT_OUT_DAYS, TurnClock};
pub use draft::{Draft, DraftStep};
pub use draw::{AgreedDraw, offer_draw};
pub use id::{ChannelId, GuildId, Id, IdMint, InteractionId, MessageId, ParseIdError, PlayerId};
pub use offer::{Offer, OfferAnswer, OfferKind, OfferStep, answer_offer};
pub use outbox::{MessageKind, MessageRef, OutboxMessage, Route, Workload};
pub use plan::{PLAN_LIMIT, Plan, PlanPart, PlanRequest, foreseen, plan, plan_view};
pub use play::{ParsedMove, on_turn, play, read};
pub use preferences::Preferences;
pub use proof::{Claim, ClaimedMove, Flaw, Proof, ProvenMove, prove};
pub use quiet::{QuietHours, ReminderSettings, UserTimeZone};
pub use rating::{Rating, RatingChange, RatingRow, Score, Tally};
pub use refusal::UserError;
pub use rematch::{Rematch, rematch};
pub use resign::resign;
pub use seat::Seat;
pub use server::{
    CHANNEL_LIMIT, ChannelProblem, Location, ServerChange, ServerSettings, ThreadState, Threads,
};
pub use settings::{
    Accepts, BoardSide, PictureSize, Pings, PlayerSettings, Reminders, SettingsChange, TextBoard,
};
pub use summary::MatchSummary;
pub use takeback::{EarlierPositions, Takeback, TakebackObstacle, offer_takeback};
pub use vacation::Vacation;

use crate::dice::Seed;
use sealed_move_rules::{Game, GameState, Side};

/// A moment in milliseconds since the Unix epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// Whole seconds since the Unix epoch, as Discord's `<t:…>` wants them.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The moment `days` days later.
    #[must_use]
    pub const fn plus_days(self, days: i64) -> Self {
        Self(self.0 + days * 86_400_000)
    }
}

/// Counts the stored changes of a match or challenge; never reused, not even by a takeback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(pub u32);

impl Revision {
    /// The revision after the next change.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// Where a game lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HomeChannel {
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// The channel or thread where notices go.
    pub channel: ChannelId,
}

/// One stored submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The revision of the match that this ply made.
    pub revision: Revision,
    /// Who submitted it.
    pub side: Side,
    /// The turn with its chance results.
    pub notation: String,
    /// The interaction that submitted it.
    pub interaction: InteractionId,
    /// When it was stored.
    pub at: Timestamp,
}

/// Why a match is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// By the rules of the game; the word is the rules file's.
    Rules(String),
    /// A player resigned.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// A player called it off before both had moved; it counts for nothing.
    Aborted,
    /// The player on turn had no time left.
    Time,
    /// The bot was removed from the server, and the game called off.
    ShutOut,
    /// An admin of the server decided it.
    Adjudicated {
        /// Why, in his own words.
        said: Option<String>,
    },
    /// An admin of the server called it off; it counts for nothing.
    CalledOff {
        /// Why, in his own words.
        said: Option<String>,
    },
    /// The data of its server was deleted, and the game called off.
    ServerDeleted,
}

impl EndReason {
    /// The word in the store and in the catalogue.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            Self::Rules(reason) => reason,
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Aborted => "aborted",
            Self::Time => "time",
            Self::ShutOut => "shut-out",
            Self::Adjudicated { .. } => "adjudicated",
            Self::CalledOff { .. } => "called-off",
            Self::ServerDeleted => "server-deleted",
        }
    }

    /// What an admin said to it.
    #[must_use]
    pub fn said(&self) -> Option<&str> {
        match self {
            Self::Adjudicated { said } | Self::CalledOff { said } => said.as_deref(),
            _ => None,
        }
    }

    /// The same reason with what an admin said to it, where one gave it.
    #[must_use]
    pub fn with_said(self, text: Option<String>) -> Self {
        match self {
            Self::Adjudicated { .. } => Self::Adjudicated { said: text },
            Self::CalledOff { .. } => Self::CalledOff { said: text },
            reason => reason,
        }
    }

    /// The reason that `word` stands for, nothing said to it.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        match word {
            "resignation" => Self::Resignation,
            "agreement" => Self::Agreement,
            "aborted" => Self::Aborted,
            "time" => Self::Time,
            "shut-out" => Self::ShutOut,
            "adjudicated" => Self::Adjudicated { said: None },
            "called-off" => Self::CalledOff { said: None },
            "server-deleted" => Self::ServerDeleted,
            rules => Self::Rules(rules.to_owned()),
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The side that won, or nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
}

impl Ending {
    /// Whether it counts as a result.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(
            self.reason,
            EndReason::Aborted | EndReason::ShutOut | EndReason::CalledOff { .. } | EndReason::ServerDeleted
        )
    }
}

/// One instance of play.
#[derive(Clone, Debug)]
pub struct Match {
    /// The id of the match.
    pub id: Id,
    /// What is played.
    pub game: &'static dyn Game,
    /// The setup's name.
    pub setup: String,
    /// The players, the first side's first.
    pub seats: [Seat; 2],
    /// Where it lives.
    pub place: HomeChannel,
    /// Days per turn.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// What its lots come from, where the game draws any; a secret until it is over.
    pub seed: Option<Seed>,
    /// The interaction that began it, where that was noted.
    pub interaction: Option<InteractionId>,
    /// The position it began with.
    pub start: String,
    /// What was played, in order.
    pub moves: Vec<MoveRecord>,
    /// The number of changes so far.
    pub revision: Revision,
    /// The open offer of a draw.
    pub draw_offer: Option<Offer<AgreedDraw>>,
    /// The open request for a takeback.
    pub takeback_offer: Option<Offer<Takeback>>,
    /// The revision that the last takeback made.
    pub taken_back: Option<Revision>,
    /// When the match was made.
    pub created: Timestamp,
    /// When the clock of the present turn began to run.
    pub turn_started_at: Timestamp,
    /// When the player on turn runs out of time, if his clock never stands still meanwhile; what
    /// is shown and judged comes from a [`TurnClock`].
    pub deadline: Timestamp,
    /// How it ended, once it did.
    pub ending: Option<Ending>,
}

impl Match {
    /// The sides that a player plays; both where someone plays both.
    pub fn sides_of(&self, player: impl Into<Seat>) -> impl Iterator<Item = Side> + '_ {
        let player = player.into();
        Side::BOTH.into_iter().filter(move |side| self.seat(*side) == player)
    }

    /// The side of a player.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`].
    pub fn side_of(&self, player: impl Into<Seat>) -> Result<Side, UserError> {
        self.sides_of(player).next().ok_or(UserError::NotSeated)
    }

    /// Who sits on a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Whether it is still going on.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub const fn ongoing(&self) -> Result<(), UserError> {
        if self.ending.is_some() { Err(UserError::Over) } else { Ok(()) }
    }

    /// Whether the revision that a button carries is the present one.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`].
    pub fn fresh(&self, seen: Option<Revision>) -> Result<(), UserError> {
        match seen {
            Some(seen) if seen != self.revision => Err(UserError::Stale),
            _ => Ok(()),
        }
    }

    /// The revision at which the position last changed, by a turn or by a takeback.
    #[must_use]
    pub fn last_change(&self) -> Revision {
        let played = self.moves.last().map(|ply| ply.revision);
        played.max(self.taken_back).unwrap_or(Revision(0))
    }

    /// Replays the plies.
    ///
    /// # Errors
    ///
    /// The stored text that the rules do not take: the store is damaged.
    pub fn line(&self) -> Result<GameState, DamagedMatch> {
        let damaged = |ply, error| DamagedMatch { id: self.id, ply, error };
        let start = self.game.parse(&self.start).map_err(|error| damaged(None, error))?;
        GameState::replay_all(start, self.moves.iter().map(|ply| ply.notation.as_str()))
            .map_err(|(ply, error)| damaged(Some(ply), error))
    }
}

/// A stored match that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {id} does not replay (ply {ply:?}): {error}")]
pub struct DamagedMatch {
    /// Which match.
    pub id: Id,
    /// The index of the ply, none for the start position.
    pub ply: Option<usize>,
    /// What the rules say.
    pub error: sealed_move_rules::RuleError,
}
