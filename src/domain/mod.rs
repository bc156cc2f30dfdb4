//! The model: decisions about matches and players, without storage.
//!
//! A [`Match`] is one instance of play: two players, the moves so far, a clock per turn. Each
//! action is a function of the match, the player, the time and the dice (all arguments). It changes
//! the match or returns a [`UserError`]. Nothing here waits, stores or rolls.
//!
//! Checks always run in the same order: the match exists, the player is seated, the match is
//! ongoing, it's the player's turn, the button is current, the move is legal.

mod challenge;
mod game;
mod ids;
mod learning;
mod messages;
mod pace;
mod people;
mod timestamp;
pub mod tournament;
mod user_error;

pub use challenge::obstacle::{ClosedBecause, StartObstacle};
pub use challenge::rematch::{Rematch, rematch};
pub use challenge::start::{StartCheck, StartQuery, closed_because};
pub use challenge::state::ChallengeState;
pub use challenge::{Acceptance, Challenge, ChallengeTerms, Opponent, SideWish};
pub use game::adjudication::{COMMENT_LIMIT, Proposal, Verdict, adjudicate, may_adjudicate};
pub use game::board_view::{BoardView, LastMove};
pub use game::budget_clock::BudgetClock;
pub use game::choices::{ChoiceClaim, ChoiceFlaw};
pub use game::computer::{
    ABSENT_AFTER_MS, Cancel, ChoiceVersion, ChooseError, ChosenMove, ComputerGame, ComputerJob, ComputerTask,
    ComputerTerms, Hint, KingDanger, KnownMove, LOWEST_RATED, Level, Reason, ThinkRequest,
    computer_interaction, fixed_rating, king_danger, level_rating, private_to, winning_chance,
};
pub use game::draft::{Draft, DraftStep};
pub use game::draw::{AgreedDraw, offer_draw};
pub use game::early_end::{abort, resign, withdraw};
pub use game::ending::{EndReason, Ending};
pub use game::fork::{Fork, ForkOrigin};
pub use game::grace::{GRACE_HOURS, Grace, grace_pause, grace_until};
pub use game::hint::{HintStep, LastHint};
pub use game::match_data::{Match, MoveRecord, Record};
pub use game::match_facts::{CorruptMatch, MadeMove, MatchFacts, RunningTurn};
pub use game::move_part::MovePart;
pub use game::offer::{Offer, OfferAnswer, OfferKind, OfferStep, answer_offer};
pub use game::plan::{PLAN_LIMIT, Plan, PlanRequest, make_plan, matching_plan, plan_views};
pub use game::play::{ParsedMove, play, read_move, side_on_turn};
pub use game::proof::{Claim, ClaimedMove, Flaw, Proof, ProvenMove, ProvenRoll, prove};
pub use game::seat::Seat;
pub use game::suggested_level::{COUNTED_RESULTS, suggested_level};
pub use game::summary::MatchSummary;
pub use game::takeback::{EarlierPositions, Takeback, offer_takeback};
pub use game::turn_clock::{Cause, ClockAction, NotifiedState, Pause, SHUT_OUT_DAYS, TurnClock};
pub use ids::{ChannelId, GuildId, Id, IdMint, InteractionId, MessageId, ParseIdError, PlayerId, Revision};
pub use learning::daily::{
    DailyChange, DailyGames, DailyPuzzle, DailySettings, DailyState, DailyStep, Day, daily_choice,
};
pub use learning::daily_try::{DailyOutcome, DailySolver, TryVerdict};
pub use learning::fitting_lesson::fitting_lesson;
pub use learning::lesson::{LessonProgress, SolvedLesson};
pub use learning::own_puzzle::{OwnAnswer, OwnPuzzle, OwnPuzzleKey, own_turning_points};
pub use learning::puzzle::{
    NEW_SOLVER, PuzzleProgress, PuzzleResult, next_puzzle, puzzle_rating, puzzle_theme,
};
pub use learning::refutation::{MissedTry, Refutation};
pub use learning::review::{
    CERTAIN, Effort, LuckKind, MAX_REVIEW_TRIES, MoveReview, PositionJudgement, ReviewProgress, ReviewTask,
    SeenMove, SlipCount, TurningPoint, accuracy, chance_of, first_choices, luck, review_seen, seen_moves,
    slips, turning_points,
};
pub use learning::streak::Streak;
pub use messages::class::MessageClass;
pub use messages::detour::Detour;
pub use messages::gateway_shard::{GatewayShard, last_served};
pub use messages::location::{ChannelProblem, HomeChannel, Location, ThreadState};
pub use messages::outbox::{MessageKind, MessageRef, OutboxMessage, Route, Workload};
pub use messages::question::{MessageEdit, MessageQuestion, QuestionOutcome};
pub use messages::status::{
    DeliveryState, STATUS_INTERVAL_MS, StatusDelivery, StatusMessage, StatusStep, StatusSubject,
};
pub use pace::Pace;
pub use people::answer_pace::AnswerPace;
pub use people::block::{BLOCK_LIMIT, Block};
pub use people::moderation::{
    ANNUL_DAYS, MAX_MUTE_DAYS, MODERATION_LOG_DAYS, ModerationAct, ModerationEntry, Mute, check_annul_time,
    may_annul,
};
pub use people::name::{AccountName, PersonName, ReservedNames, is_invisible, without_isolates};
pub use people::person_hash::{PersonHash, PersonKey};
pub use people::pings::{
    CHALLENGE_WINDOW_MS, CHANNEL_WINDOW_MS, DECLINED_WINDOW_MS, MAX_CHANNEL_REQUESTS,
    MAX_OPEN_CHALLENGE_LIMIT, MAX_OPEN_CHALLENGES, OPEN_CHALLENGE_LIMIT, PingBound, Quiet,
    REQUEST_RETENTION_DAYS, RequestHashes, RequestKind, RequestRecord, Unpinged,
};
pub use people::quiet_hours::{QuietHours, Reminder, ReminderSettings, UserTimeZone};
pub use people::rating::{Rating, RatingChange, RatingPoint, RatingRow, Score, Tally};
pub use people::rating_bounds;
pub use people::server::*;
pub use people::settings::*;
pub use people::sight::{
    ChannelRights, GuildRights, MemberRights, Overwrite, OverwriteTarget, RoleId, Sight, ThreadAccess, sight,
};
pub use people::vacation::{self, Vacation};
pub use timestamp::{DAY_MS, Timestamp};
pub use user_error::{PlanPart, TakebackObstacle, UserError};
