//! Why a deed is refused.

use super::{ChallengeState, Pace, PlanPart, TakebackObstacle};
use sealed_move_rules::RuleError;

/// A refusal: what the player is told, privately, with what to do instead (`words` says it).
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
    /// Only the two players may do that.
    NotSeated,
    /// The match is over.
    Over,
    /// It is the opponent's turn.
    NotOnTurn,
    /// The button or list belongs to an earlier state of the match.
    Stale,
    /// The match has not come to that turn yet.
    NoSuchMove {
        /// How many submissions there are.
        last: usize,
    },
    /// The rules do not allow the turn.
    Rules(RuleError),
    /// There is no such game.
    NoSuchGame,
    /// The game has no such setup.
    NoSuchSetup,
    /// The pace is none of those on offer.
    NoSuchPace(Vec<Pace>),
    /// Nobody can challenge himself.
    SelfChallenge,
    /// Nobody can challenge a bot.
    BotOpponent,
    /// Challenges are made in a server.
    NotInServer,
    /// There is no such challenge.
    NoSuchChallenge,
    /// The challenge was already answered, withdrawn or ran out.
    ChallengeClosed(ChallengeState),
    /// The challenge is meant for somebody else.
    NotChallenged,
    /// The challenger cannot accept or decline his own challenge.
    OwnChallenge,
    /// Only the challenger can withdraw it.
    NotChallenger,
    /// Who is on turn makes his turn and plans none.
    PlanOnTurn,
    /// There are as many plans as one may have.
    TooManyPlans,
    /// There is no such plan, or not any more.
    NoSuchPlan,
    /// That turn is foreseen already.
    PlannedAlready,
    /// After the foreseen turn it is not the planner's turn.
    PlanUnfinished,
    /// A half of a plan is no turn.
    Plan {
        /// Which half.
        part: PlanPart,
        /// What the rules say.
        error: RuleError,
    },
    /// The game draws no lots.
    NoDice,
    /// The dice are opened when the game is over.
    DiceSealed,
    /// No draw is offered.
    NoDrawOffer,
    /// The player's own offer stands: the opponent answers it.
    OwnDrawOffer,
    /// The player's own offer stands already.
    DrawOfferStands,
    /// The player has made no turn that could be taken back.
    NothingToTakeBack,
    /// What happened since cannot be unmade.
    CannotTakeBack(TakebackObstacle),
    /// The player asks for a takeback already.
    TakebackStands,
    /// The opponent asks for a takeback already.
    TakebackAsked,
    /// The player asks himself: the opponent answers.
    OwnTakeback,
    /// No takeback is asked for.
    NoTakeback,
    /// Both have moved: the match cannot be aborted any more.
    BothMoved,
    /// The match still goes on.
    NotOver,
    /// The player offers a rematch already.
    RematchStands,
    /// The rematch has begun already.
    RematchMade,
    /// The opponent had what is stored about him deleted.
    OpponentGone,
    /// A note is too long.
    NoteTooLong {
        /// How many characters it may have.
        limit: usize,
    },
    /// The clock that runs is the player's own: nobody gives himself time.
    OwnClock,
    /// The player is not on vacation.
    NotOnVacation,
    /// There are not so many days of vacation left in a year.
    VacationSpent {
        /// Which year.
        year: i64,
        /// How many whole days are left in it, what is taken already not among them.
        days: i64,
        /// Whether the player is on vacation: the days asked for are in place of its rest.
        on_vacation: bool,
    },
    /// Only an admin of the server may do that, and in the server.
    NotAdmin,
    /// An admin ends no match that he plays himself.
    OwnMatch,
    /// The server has as many game channels as it may have.
    TooManyChannels {
        /// How many.
        most: usize,
    },
    /// The channel is none of the server's game channels.
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
    /// The opponent accepts no challenges, or none of people he does not know.
    AcceptsNone,
    /// The same interaction was delivered before; it counted then.
    Repeated,
}

impl From<RuleError> for UserError {
    fn from(error: RuleError) -> Self {
        Self::Rules(error)
    }
}
