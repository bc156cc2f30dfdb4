//! Why an action is refused.

use super::{ChallengeState, Level, Pace};
use sealed_move_rules::RuleError;

/// Tells the player, privately, what happened and what to do instead; `text` has the sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserError {
    /// There is no such match.
    NoSuchMatch,
    /// There is no such match in the server.
    NoMatchOfServer,
    /// The player plays in none that fits.
    NoMatchOfYours,
    /// The player is on turn in several, or plays several, and must say which.
    WhichMatch,
    /// Several matches of others are played in the channel, and the reader must say which.
    WhichWatched,
    /// Only the two players may do that.
    NotSeated,
    /// The match is over.
    Over,
    /// It is the opponent's turn.
    NotOnTurn,
    /// The button or list belongs to an earlier state of the match.
    Stale,
    /// The match has not come to that move yet.
    NoSuchMove {
        /// The number of the last one.
        last: u32,
    },
    /// The rules do not allow the move.
    Rules(RuleError),
    /// There is no such game.
    NoSuchGame,
    /// There is no such lesson, or not any more.
    NoSuchLesson,
    /// There is no such puzzle, or none before the player.
    NoSuchPuzzle,
    /// No channel was chosen yet for the daily puzzles of the server.
    NoPuzzleChannel,
    /// The game has no such setup.
    NoSuchSetup,
    /// The pace is none of those on offer.
    NoSuchPace(Vec<Pace>),
    /// No one can challenge themselves.
    SelfChallenge,
    /// No one can challenge a bot.
    BotOpponent,
    /// No game can be rated against so low a level of the computer.
    UnratedLevel {
        /// The lowest that can.
        lowest: Level,
    },
    /// It is only done in games against the computer.
    NoComputer,
    /// The game against the computer is strict: there is no takeback and no hint.
    Strict,
    /// The game against the computer is rated: there is no takeback and no hint.
    RatedComputer,
    /// Challenges are made in a server.
    NotInServer,
    /// There is no such challenge.
    NoSuchChallenge,
    /// The challenge was already answered, was withdrawn or has expired.
    ChallengeClosed(ChallengeState),
    /// The challenge is meant for someone else.
    NotChallenged,
    /// The challenger cannot accept or decline their own challenge.
    OwnChallenge,
    /// Only the challenger can withdraw it.
    NotChallenger,
    /// Who is on turn moves, and plans nothing.
    PlanOnTurn,
    /// There are as many plans as one may have.
    TooManyPlans,
    /// There is no such plan, or not any more.
    NoSuchPlan,
    /// There is a plan for that move already.
    PlannedAlready,
    /// After the foreseen move it is not the planner's turn.
    PlanUnfinished,
    /// The foreseen move ends the match.
    PlanEnds,
    /// One half of a plan is no legal move.
    Plan {
        /// Which half.
        part: PlanPart,
        /// What the rules say.
        error: RuleError,
    },
    /// The game has no dice.
    NoDice,
    /// The dice are opened when the game is over.
    DiceSealed,
    /// No offer of a draw is open.
    NoDrawOffer,
    /// The player's own offer is for the opponent to answer.
    OwnDrawOffer,
    /// The player has offered a draw already.
    DrawOfferStands,
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// What happened since the move cannot be undone.
    CannotTakeBack(TakebackObstacle),
    /// The player asks for a takeback already.
    TakebackStands,
    /// The opponent asks for a takeback already.
    TakebackAsked,
    /// The player's own request is for the opponent to answer.
    OwnTakeback,
    /// No request for a takeback is open.
    NoTakeback,
    /// Both have moved: the match cannot be aborted any more.
    BothMoved,
    /// The match still goes on.
    NotOver,
    /// The match still goes on, and is reviewed once it is over.
    ReviewedLater,
    /// No move was made that could be reviewed.
    NothingToReview,
    /// The player offers a rematch already.
    RematchStands,
    /// The rematch has begun already.
    RematchMade,
    /// The opponent had their data deleted.
    OpponentGone,
    /// A note is too long.
    NoteTooLong {
        /// How many characters it may have.
        limit: usize,
    },
    /// The clock that runs is the player's own: no one gives themselves time.
    OwnClock,
    /// The player is not on vacation.
    NotOnVacation,
    /// There are not so many days of vacation left in a year.
    VacationSpent {
        /// Which year.
        year: i64,
        /// How many whole days are left in it, besides what is taken already.
        days: i64,
        /// Whether the player is on vacation: the days asked for replace the rest of it.
        on_vacation: bool,
    },
    /// Only an admin of the server may do that, and in the server.
    NotAdmin,
    /// An admin cannot end a match in which they play.
    OwnMatch,
    /// The server has as many game channels as it may have.
    TooManyChannels {
        /// How many.
        most: usize,
    },
    /// The channel is not one of the server's game channels.
    NoGameChannel,
    /// The player has as many games as the server allows.
    TooManyGames {
        /// How many.
        limit: u32,
    },
    /// The other player has as many games as the server allows.
    TooManyGamesOfTheirs {
        /// How many.
        limit: u32,
    },
    /// The player has as many open challenges as the server allows.
    TooManyChallenges {
        /// How many.
        limit: u32,
    },
    /// The opponent accepts no challenges, or only those of people they have played.
    AcceptsNone,
    /// The same interaction was delivered before; it counted then.
    Repeated,
}

impl From<RuleError> for UserError {
    fn from(error: RuleError) -> Self {
        Self::Rules(error)
    }
}

/// The halves of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanPart {
    /// The move that the opponent may make.
    If,
    /// The move that answers it.
    Then,
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackObstacle {
    /// Dice were rolled since.
    Chance,
    /// A player has learned a secret since.
    Secret,
}
