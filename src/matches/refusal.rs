//! Why a deed is refused.

use super::{ChallengeState, Pace, PlanPart};
use crate::rules::RuleError;

/// A refusal: what the player is told, privately, with what to do instead (`words` says it).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such match.
    NoSuchMatch,
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
    NoSuchTurn {
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
    NoLots,
    /// The dice are opened when the game is over.
    DiceSealed,
    /// No draw is offered.
    NoDrawOffer,
    /// The player's own offer stands already.
    DrawOfferStands,
    /// The same interaction was delivered before; it counted then.
    Repeated,
}

impl From<RuleError> for Refusal {
    fn from(error: RuleError) -> Self {
        Self::Rules(error)
    }
}
