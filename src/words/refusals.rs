//! Refusals as sentences: why, and what to do instead.

use super::{Value, clip, known, say, text};
use crate::matches::{MOST_PLANS, Obstacle, PlanPart, UserError};
use sealed_move_rules::RuleError;

/// How much of what somebody typed a refusal repeats, in characters.
const TYPED_LIMIT: usize = 60;

/// Why the rules refuse a line of a record file.
#[must_use]
pub fn line_error(line: usize, game: &str, error: &RuleError) -> String {
    say!("replay-refused", line = line, why = rule_error(game, error))
}

/// Why a record that leaves something out cannot be replayed. `seen` is whose eyes it was written
/// for: a side's name, else `public`.
#[must_use]
pub fn not_whole(seen: &str) -> String {
    say!("replay-not-whole", seen = seen)
}

/// What the rules of a game have against a text.
#[must_use]
pub fn rule_error(game: &str, error: &RuleError) -> String {
    let own = format!("rule-{game}-{}", error.why);
    let shared = format!("rule-{}", error.why);
    // The rules speak of kinds by their symbols; people know them by their names.
    let named = |value: &str| {
        let kind = format!("{game}-kind-{value}");
        if known(&kind) { say!(&kind) } else { value.to_owned() }
    };
    // What somebody typed stands in a code span, and is no symbol whatever it looks like.
    let fact = |name: &str, value: &str| match name {
        "typed" => clip(&value.replace(['`', '\n'], " "), TYPED_LIMIT),
        _ => named(value),
    };
    let values: Vec<_> =
        error.facts.iter().map(|(name, value)| (*name, Value::from(fact(name, value)))).collect();
    if known(&own) { text(&own, &values) } else { text(&shared, &values) }
}

/// A refusal for the player who met it; `game` is the name of the game it is about, if any.
#[must_use]
pub fn refusal(game: &str, refusal: &UserError) -> String {
    match refusal {
        UserError::NoSuchMatch => say!("refusal-no-such-match"),
        UserError::NoMatchOfServer => say!("refusal-no-match-of-server"),
        UserError::NoMatchOfYours => say!("refusal-no-match-of-yours"),
        UserError::WhichMatch => say!("refusal-which-match"),
        UserError::NotSeated => say!("refusal-not-seated"),
        UserError::Over => say!("refusal-over"),
        UserError::NotOnTurn => say!("refusal-not-on-turn"),
        UserError::Stale => say!("refusal-stale"),
        UserError::NoSuchTurn { last } => say!("refusal-no-such-turn", last = *last),
        UserError::Rules(error) => rule_error(game, error),
        UserError::NoSuchGame => say!("refusal-no-such-game"),
        UserError::NoSuchSetup => say!("refusal-no-such-setup"),
        UserError::NoSuchPace(paces) => {
            let days: Vec<_> = paces.iter().map(|pace| pace.days().to_string()).collect();
            say!("refusal-no-such-pace", days = days.join(", "))
        }
        UserError::SelfChallenge => say!("refusal-self-challenge"),
        UserError::BotOpponent => say!("refusal-bot-opponent"),
        UserError::NotInServer => say!("refusal-not-in-server"),
        UserError::NoSuchChallenge => say!("refusal-no-such-challenge"),
        UserError::ChallengeClosed(state) => say!("refusal-challenge-closed", state = state.word()),
        UserError::NotChallenged => say!("refusal-not-challenged"),
        UserError::OwnChallenge => say!("refusal-own-challenge"),
        UserError::NotChallenger => say!("refusal-not-challenger"),
        UserError::PlanOnTurn => say!("refusal-plan-on-turn"),
        UserError::TooManyPlans => say!("refusal-too-many-plans", most = MOST_PLANS),
        UserError::NoSuchPlan => say!("refusal-no-such-plan"),
        UserError::PlannedAlready => say!("refusal-planned-already"),
        UserError::PlanUnfinished => say!("refusal-plan-unfinished"),
        UserError::Plan { part: PlanPart::If, error } => {
            say!("refusal-plan-if", why = rule_error(game, error))
        }
        UserError::Plan { part: PlanPart::Then, error } => {
            say!("refusal-plan-then", why = rule_error(game, error))
        }
        UserError::NoLots => say!("refusal-no-lots"),
        UserError::DiceSealed => say!("refusal-dice-sealed"),
        UserError::NoDrawOffer => say!("refusal-no-draw-offer"),
        UserError::OwnDrawOffer => say!("refusal-own-draw-offer"),
        UserError::DrawOfferStands => say!("refusal-draw-offer-stands"),
        UserError::NothingToTakeBack => say!("refusal-nothing-to-take-back"),
        UserError::CannotTakeBack(Obstacle::Chance) => say!("refusal-takeback-chance"),
        UserError::CannotTakeBack(Obstacle::Secret) => say!("refusal-takeback-secret"),
        UserError::TakebackStands => say!("refusal-takeback-stands"),
        UserError::TakebackAsked => say!("refusal-takeback-asked"),
        UserError::OwnTakeback => say!("refusal-own-takeback"),
        UserError::NoTakeback => say!("refusal-no-takeback"),
        UserError::BothMoved => say!("refusal-both-moved"),
        UserError::NotOver => say!("refusal-not-over"),
        UserError::RematchStands => say!("refusal-rematch-stands"),
        UserError::RematchMade => say!("refusal-rematch-made"),
        UserError::OpponentGone => say!("refusal-opponent-gone"),
        UserError::NoteTooLong { limit } => say!("refusal-note-too-long", limit = *limit),
        UserError::OwnClock => say!("refusal-own-clock"),
        UserError::NotOnVacation => say!("refusal-not-on-vacation"),
        UserError::VacationSpent { year, days, on_vacation: false } => {
            say!("refusal-vacation-spent", year = year.to_string(), days = *days)
        }
        UserError::VacationSpent { year, days, on_vacation: true } => {
            say!("refusal-vacation-spent-beyond", year = year.to_string(), days = *days)
        }
        UserError::NotAdmin => say!("refusal-not-admin"),
        UserError::OwnMatch => say!("refusal-own-match"),
        UserError::TooManyChannels { most } => say!("refusal-too-many-channels", most = *most),
        UserError::NoGameChannel => say!("refusal-no-game-channel"),
        UserError::TooManyGames { limit } => say!("refusal-too-many-games", limit = *limit),
        UserError::TooManyGamesOfTheirs { limit } => say!("refusal-too-many-games-theirs", limit = *limit),
        UserError::TooManyChallenges { limit } => say!("refusal-too-many-challenges", limit = *limit),
        UserError::AcceptsNone => say!("refusal-accepts-none"),
        UserError::Repeated => say!("refusal-repeated"),
    }
}
