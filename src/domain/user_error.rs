//! Errors that the player can fix.

use super::tournament::ladder_obstacle::LadderObstacle;
use super::{ChallengeState, Id, Level, Pace, PlayerId, StartObstacle, Timestamp};
use sealed_move_rules::RuleError;

/// The reason why an action was refused. The player sees it privately, with advice; `text` has the
/// sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserError {
    NoSuchMatch,
    /// The server has no such match.
    NoMatchOfServer,
    /// The player has no matching game.
    NoMatchOfYours,
    /// The player has no finished game, and no other is played here.
    NoEndedMatch,
    /// Several matches of the player are candidates, so the command must name one.
    WhichMatch,
    /// Several matches of others are played in the channel, so the command must name one.
    WhichWatched,
    /// Only the two players may do that.
    NotSeated,
    /// The match is over.
    Over,
    /// It is the opponent's turn.
    NotOnTurn,
    /// The button or list belongs to an earlier state of the match.
    Stale,
    /// The match has no move with that number yet.
    NoSuchMove {
        /// The number of the last move.
        last: u32,
    },
    /// The move is illegal.
    Rules(RuleError),
    NoSuchGame,
    /// The lesson doesn't exist in this version, or the player hasn't begun one.
    NoSuchLesson,
    /// The puzzle doesn't exist in this version, or the player has no current puzzle.
    NoSuchPuzzle,
    /// The server has no channel for daily puzzles yet.
    NoPuzzleChannel,
    /// The game has no such setup.
    NoSuchSetup,
    /// The time per move isn't one of these.
    NoSuchPace(Vec<Pace>),
    NoSuchBudget(Vec<Pace>),
    PaceAndBudget,
    BudgetAgainstComputer,
    OutOfTime,
    /// Players can't challenge themselves.
    SelfChallenge,
    /// Players can't challenge bots.
    BotOpponent,
    /// Rated games need a higher level of the computer.
    UnratedLevel {
        /// The lowest rated level.
        lowest: Level,
    },
    /// Only available in games against the computer.
    NoComputer,
    /// A strict game against the computer has no takebacks and no hints.
    Strict,
    /// A rated game against the computer has no takebacks and no hints.
    RatedComputer,
    /// Only available in a server.
    NotInServer,
    NoSuchChallenge,
    /// The challenge was answered or withdrawn, or has expired.
    ChallengeClosed(ChallengeState),
    /// The challenge is for someone else.
    NotChallenged,
    /// Challengers can't accept or decline their own challenge.
    OwnChallenge,
    /// Only the challenger can withdraw a challenge.
    NotChallenger,
    /// The challenge is rated, but the pair has begun the maximum number of rated matches of the game
    /// lately. The player may accept it unrated.
    PairLimited {
        challenge: Id,
        most: u32,
    },
    /// The player is on turn and should move instead of planning.
    PlanOnTurn,
    /// The player has reached [`PLAN_LIMIT`](super::PLAN_LIMIT).
    TooManyPlans,
    NoSuchPlan,
    /// The player already has a plan for that move.
    PlannedAlready,
    /// The foreseen move doesn't end the opponent's turn.
    PlanUnfinished,
    /// The foreseen move ends the match.
    PlanEnds,
    /// Half of a plan is illegal.
    Plan {
        part: PlanPart,
        error: RuleError,
    },
    /// The game has no dice.
    NoDice,
    /// The seed stays secret until the match is over.
    Sealed,
    /// No draw offer is open.
    NoDrawOffer,
    /// Only the opponent can answer the player's draw offer.
    OwnDrawOffer,
    /// The player has already offered a draw.
    DrawAlreadyOffered,
    /// The player hasn't moved yet.
    NothingToTakeBack,
    /// The move can't be undone after dice rolls or revealed secrets.
    CannotTakeBack(TakebackObstacle),
    /// The player has already asked for a takeback.
    TakebackAlreadyRequested,
    /// The opponent has already asked for a takeback.
    TakebackRequested,
    /// Only the opponent can answer the player's takeback request.
    OwnTakeback,
    /// No takeback request is open.
    NoTakeback,
    /// Both players have moved, so the match can't be aborted.
    BothMoved,
    /// The match isn't over.
    NotOver,
    /// The match can be reviewed once it is over.
    ReviewedLater,
    /// The match has no moves to review.
    NothingToReview,
    /// The player has already offered a rematch.
    RematchAlreadyOffered,
    /// The rematch has already begun.
    RematchMade,
    /// The opponent deleted their data.
    OpponentGone,
    NoteTooLong {
        /// Maximum length in characters.
        limit: usize,
    },
    /// Players can't give time to themselves.
    OwnClock,
    NotOnVacation,
    /// A year's vacation allowance is too small.
    VacationSpent {
        year: i64,
        /// Hours left in that year.
        hours: i64,
        /// Whether the player is on vacation; the requested days would replace its rest.
        on_vacation: bool,
    },
    /// Too many vacations have begun lately.
    VacationsBegun {
        most: usize,
        /// When another one may begin.
        next: Timestamp,
    },
    /// Only an admin of the server may do that, and only in the server.
    NotAdmin,
    /// Admins can't end their own matches.
    OwnMatch,
    /// The server has the maximum number of game channels.
    TooManyChannels {
        most: usize,
    },
    /// The channel isn't a game channel of the server.
    NoGameChannel,
    /// The player has reached the server's limit of games.
    TooManyGames {
        limit: u32,
    },
    /// The other player has reached the server's limit of games.
    TooManyGamesOfTheirs {
        limit: u32,
    },
    /// The player has reached the server's limit of open challenges.
    TooManyChallenges {
        limit: u32,
        /// When the first of them expires.
        until: Timestamp,
    },
    /// The player has reached the limit of open challenges in all servers.
    TooManyChallengesInAll {
        limit: u32,
        /// When the first of them expires.
        until: Timestamp,
    },
    /// The player has an open challenge to the same person in the game.
    ChallengeAlreadySent {
        /// When it expires.
        until: Timestamp,
    },
    /// The other person has an open challenge to the player in the game.
    ChallengeAlreadyReceived {
        /// When it expires.
        until: Timestamp,
    },
    /// The player has an open challenge to anyone in the game and server.
    OpenChallengeAlreadySent {
        /// When it expires.
        until: Timestamp,
    },
    /// The other person declined such a challenge a short time ago.
    DeclinedLately {
        /// When the player can make it again.
        until: Timestamp,
    },
    /// The player has made too many requests in the channel.
    TooManyRequests {
        /// Requests per hour.
        limit: u32,
        /// When the next one is possible.
        until: Timestamp,
    },
    /// The opponent accepts no challenges, only those of known players, or has blocked the player.
    AcceptsNone,
    /// Players can't block themselves.
    SelfBlock,
    /// Bots can't be blocked.
    BotBlock,
    /// The player has reached [`BLOCK_LIMIT`](super::BLOCK_LIMIT).
    TooManyBlocks {
        limit: usize,
    },
    /// The player has blocked the other player.
    BlockedByYou,
    /// Only a moderator of the server may do that, and only in the server.
    NotModerator,
    /// Moderators can't mute themselves.
    SelfMute,
    /// Bots can't be muted.
    BotMute,
    /// The person isn't muted.
    NotMuted,
    /// Acts of moderators need a reason.
    NoReason,
    /// The player is muted in the server.
    Muted {
        until: Timestamp,
        reason: String,
    },
    /// The other player is muted in the server.
    OtherMuted,
    /// The match has no rating changes between persons.
    NotRated,
    /// The match ended too long ago.
    TooOldToAnnul {
        days: i64,
    },
    AlreadyAnnulled,
    NotAnnulled,
    /// Discord didn't say in time whether the other player is still a member of the server.
    PresenceUnknown {
        player: PlayerId,
    },
    /// The accepted match can't begin.
    CannotStart(StartObstacle),
    /// The accepted match couldn't begin, and its challenge is now closed.
    StartClosed(Box<Self>),
    /// Only organizers of the server's tournaments may do that.
    NotOrganizer,
    /// Several tournaments are candidates, so the command must name one.
    WhichTournament,
    /// Games of tournaments are decided with the tools of their organizers.
    DecideInTournament,
    /// The seed of a season stays secret until the season is over.
    SealedSeason,
    /// The match belongs to a tournament.
    TournamentGame,
    /// The server has no such tournament.
    NoSuchTournament,
    /// A tournament needs a short visible name.
    NoTournamentName {
        /// Maximum length in characters.
        most: usize,
    },
    /// The number of weeks, days or the time isn't offered for tournaments.
    NoSuchTerm,
    /// The start of a season must be in the next days.
    NoSuchStart {
        days: i64,
    },
    /// The server has the maximum number of running tournaments.
    TooManyTournaments {
        most: usize,
    },
    /// The season has the maximum number of people.
    SeasonFull {
        most: usize,
    },
    /// Joining a cup ends with its start.
    CupBegun,
    /// The Swiss tournament has begun, so nobody can join.
    SwissBegun,
    /// Other games have followed from the result.
    ResultStands,
    /// The player is in the season already.
    AlreadyEntered,
    /// The player isn't in the season.
    NotEntered,
    /// The person isn't in the season.
    TheyNotEntered,
    /// The player is out of the running season.
    OutOfSeason,
    /// The player lost too many games of tournaments on time.
    Barred {
        until: Timestamp,
    },
    /// The tournament has no further season.
    TournamentOver,
    /// The season is in another state.
    NotInThisState,
    /// Organizers can't decide about a division that they play in.
    OwnDivision,
    /// The person can't challenge anyone on the ladder now.
    NoChallenge {
        why: LadderObstacle,
    },
    /// The message that seals the dice of the ladder isn't posted yet.
    NotPostedYet,
    /// The person can't be challenged on the ladder now.
    NotChallengeable,
    /// The tournament draws no lots.
    NoDraw,
    /// The season has no such game.
    NoSuchSeasonGame,
    /// The seat isn't free for a reserve: a game has begun.
    SeatTaken,
    /// Discord delivered the interaction twice; the first delivery was processed.
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
    /// The foreseen move.
    If,
    /// The reply.
    Then,
}

/// Reason why a move can't be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackObstacle {
    /// Dice were rolled since.
    Chance,
    /// A player has learned a secret since.
    Secret,
}
