//! What players may do with a match, decided but not stored.
//!
//! A [`Match`] is one instance of play: two players, the moves so far, a clock per turn. Each
//! action is a function of the match, the player, the time and the dice (all arguments) that
//! changes the match or returns a [`UserError`]. Nothing here waits, stores or rolls.
//!
//! The questions are always asked in the same order: does the match exist, does the player sit in
//! it, is it over, are they on turn, is their button out of date, is the move legal.

mod adjudication;
mod board_view;
mod challenge;
mod choices;
mod computer;
mod conduct;
mod daily;
mod daily_try;
mod draft;
mod draw;
mod early_end;
mod ending;
mod gateway_shard;
mod id;
mod lesson;
mod location;
mod match_clock;
mod match_data;
mod move_part;
mod offer;
mod outbox;
mod plan;
mod play;
mod proof;
mod prospects;
mod puzzle;
mod question;
mod quiet_hours;
mod rating;
mod refutation;
mod rematch;
mod review;
#[cfg(test)]
mod sample;
mod seat;
mod server;
mod settings;
mod streak;
mod summary;
mod takeback;
mod timestamp;
mod tried;
mod turn_clock;
mod user_error;
pub mod vacation;

pub use adjudication::{COMMENT_LIMIT, Proposal, Verdict, adjudicate, may_adjudicate};
pub use board_view::{BoardView, LastMove};
pub use challenge::{Acceptance, Challenge, ChallengeState, ChallengeTerms, Opponent, Pace, SideWish};
pub use choices::{ChoiceClaim, ChoiceFlaw};
pub use computer::{
    ABSENT_AFTER_MS, Cancel, ChoiceVersion, ChooseError, ChosenMove, ComputerGame, ComputerJob, ComputerTask,
    ComputerTerms, JUDGED_BY, LOWEST_RATED, Level, ThinkRequest, computer_interaction, fixed_rating,
    level_rating, private_to, winning_chance,
};
pub use daily::{
    DailyChange, DailyGames, DailyPuzzle, DailySettings, DailyState, DailyStep, Day, daily_choice,
};
pub use daily_try::{DailyOutcome, DailySolver, TryVerdict};
pub use draft::{Draft, DraftStep};
pub use draw::{AgreedDraw, offer_draw};
pub use early_end::{abort, resign};
pub use ending::{EndReason, Ending};
pub use gateway_shard::{GatewayShard, last_served};
pub use id::{ChannelId, GuildId, Id, IdMint, InteractionId, MessageId, ParseIdError, PlayerId, Revision};
pub use lesson::{LessonProgress, SolvedLesson};
pub use location::{ChannelProblem, Location, ThreadState};
pub use match_data::{DamagedMatch, HomeChannel, Match, MoveRecord};
pub use move_part::MovePart;
pub use offer::{Offer, OfferAnswer, OfferKind, OfferStep, answer_offer};
pub use outbox::{MessageKind, MessageRef, OutboxMessage, Route, Workload};
pub use plan::{PLAN_LIMIT, Plan, PlanPart, PlanRequest, make_plan, matching_plan, plan_views};
pub use play::{ParsedMove, play, read_move, side_on_turn};
pub use proof::{Claim, ClaimedMove, Flaw, Proof, ProvenMove, ProvenRoll, prove};
pub use puzzle::{PuzzleProgress, PuzzleResult, next_puzzle, puzzle_rating};
pub use question::{MessageEdit, MessageQuestion, QuestionOutcome};
pub use quiet_hours::{QuietHours, ReminderSettings, UserTimeZone};
pub use rating::{Rating, RatingChange, RatingPoint, RatingRow, Score, Tally};
pub use refutation::{MissedTry, Refutation};
pub use rematch::{Rematch, rematch};
pub use review::{
    CERTAIN, LuckKind, MoveReview, REVIEW_TRIES, ReviewProgress, SeenMove, TurningPoint, accuracy, luck,
    review_seen, seen_moves, turning_points,
};
pub use seat::Seat;
pub use server::{CHANNEL_LIMIT, ServerChange, ServerSettings, Threads};
pub use settings::{
    Accepts, BoardSide, LanguageChoice, PictureLayout, PictureSize, PieceSymbols, Pings, PlayerSettings,
    Preferences, Reminders, SettingsChange, TextBoard,
};
pub use streak::Streak;
pub use summary::MatchSummary;
pub use takeback::{EarlierPositions, Takeback, TakebackObstacle, offer_takeback};
pub use timestamp::{DAY_MS, Timestamp};
pub use tried::{TriedFrom, TriedStart};
pub use turn_clock::{Cause, ClockAction, NotifiedState, Pause, Reminder, SHUT_OUT_DAYS, TurnClock};
pub use user_error::UserError;
pub use vacation::Vacation;
