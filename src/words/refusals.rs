//! Refusals as sentences: why, and what to do instead.

use super::{Value, clip, known, say, text};
use crate::matches::{MOST_PLANS, Obstacle, PlanPart, Refusal};
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
pub fn refusal(game: &str, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchMatch => say!("refusal-no-such-match"),
        Refusal::NoMatchOfServer => say!("refusal-no-match-of-server"),
        Refusal::NoMatchOfYours => say!("refusal-no-match-of-yours"),
        Refusal::WhichMatch => say!("refusal-which-match"),
        Refusal::NotSeated => say!("refusal-not-seated"),
        Refusal::Over => say!("refusal-over"),
        Refusal::NotOnTurn => say!("refusal-not-on-turn"),
        Refusal::Stale => say!("refusal-stale"),
        Refusal::NoSuchTurn { last } => say!("refusal-no-such-turn", last = *last),
        Refusal::Rules(error) => rule_error(game, error),
        Refusal::NoSuchGame => say!("refusal-no-such-game"),
        Refusal::NoSuchSetup => say!("refusal-no-such-setup"),
        Refusal::NoSuchPace(paces) => {
            let days: Vec<_> = paces.iter().map(|pace| pace.days().to_string()).collect();
            say!("refusal-no-such-pace", days = days.join(", "))
        }
        Refusal::SelfChallenge => say!("refusal-self-challenge"),
        Refusal::BotOpponent => say!("refusal-bot-opponent"),
        Refusal::NotInServer => say!("refusal-not-in-server"),
        Refusal::NoSuchChallenge => say!("refusal-no-such-challenge"),
        Refusal::ChallengeClosed(state) => say!("refusal-challenge-closed", state = state.word()),
        Refusal::NotChallenged => say!("refusal-not-challenged"),
        Refusal::OwnChallenge => say!("refusal-own-challenge"),
        Refusal::NotChallenger => say!("refusal-not-challenger"),
        Refusal::PlanOnTurn => say!("refusal-plan-on-turn"),
        Refusal::TooManyPlans => say!("refusal-too-many-plans", most = MOST_PLANS),
        Refusal::NoSuchPlan => say!("refusal-no-such-plan"),
        Refusal::PlannedAlready => say!("refusal-planned-already"),
        Refusal::PlanUnfinished => say!("refusal-plan-unfinished"),
        Refusal::Plan { part: PlanPart::If, error } => {
            say!("refusal-plan-if", why = rule_error(game, error))
        }
        Refusal::Plan { part: PlanPart::Then, error } => {
            say!("refusal-plan-then", why = rule_error(game, error))
        }
        Refusal::NoLots => say!("refusal-no-lots"),
        Refusal::DiceSealed => say!("refusal-dice-sealed"),
        Refusal::NoDrawOffer => say!("refusal-no-draw-offer"),
        Refusal::OwnDrawOffer => say!("refusal-own-draw-offer"),
        Refusal::DrawOfferStands => say!("refusal-draw-offer-stands"),
        Refusal::NothingToTakeBack => say!("refusal-nothing-to-take-back"),
        Refusal::CannotTakeBack(Obstacle::Chance) => say!("refusal-takeback-chance"),
        Refusal::CannotTakeBack(Obstacle::Secret) => say!("refusal-takeback-secret"),
        Refusal::TakebackStands => say!("refusal-takeback-stands"),
        Refusal::TakebackAsked => say!("refusal-takeback-asked"),
        Refusal::OwnTakeback => say!("refusal-own-takeback"),
        Refusal::NoTakeback => say!("refusal-no-takeback"),
        Refusal::BothMoved => say!("refusal-both-moved"),
        Refusal::NotOver => say!("refusal-not-over"),
        Refusal::RematchStands => say!("refusal-rematch-stands"),
        Refusal::RematchMade => say!("refusal-rematch-made"),
        Refusal::OpponentGone => say!("refusal-opponent-gone"),
        Refusal::NoteTooLong { limit } => say!("refusal-note-too-long", limit = *limit),
        Refusal::OwnClock => say!("refusal-own-clock"),
        Refusal::NotOnVacation => say!("refusal-not-on-vacation"),
        Refusal::VacationSpent { year, days, on_vacation: false } => {
            say!("refusal-vacation-spent", year = year.to_string(), days = *days)
        }
        Refusal::VacationSpent { year, days, on_vacation: true } => {
            say!("refusal-vacation-spent-beyond", year = year.to_string(), days = *days)
        }
        Refusal::NotAdmin => say!("refusal-not-admin"),
        Refusal::OwnMatch => say!("refusal-own-match"),
        Refusal::TooManyChannels { most } => say!("refusal-too-many-channels", most = *most),
        Refusal::NoGameChannel => say!("refusal-no-game-channel"),
        Refusal::TooManyGames { limit } => say!("refusal-too-many-games", limit = *limit),
        Refusal::TooManyGamesOfTheirs { limit } => say!("refusal-too-many-games-theirs", limit = *limit),
        Refusal::TooManyChallenges { limit } => say!("refusal-too-many-challenges", limit = *limit),
        Refusal::AcceptsNone => say!("refusal-accepts-none"),
        Refusal::Repeated => say!("refusal-repeated"),
    }
}
