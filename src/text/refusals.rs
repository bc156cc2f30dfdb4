//! Refusals as sentences: the reason, and what to do instead.

use super::names::computer;
use super::names::side_named;
use super::sentences::plain_words;
use super::times::relative;
use super::{GAMES, Language, Value, Word, clip, list, t, text};
use crate::domain::{PLAN_LIMIT, PlanPart, PlayerId, StartObstacle, TakebackObstacle, UserError};
use sealed_move_rules::{Arg, ErrorMessage, RuleError};

/// The maximum length of a player's input that a refusal repeats, in characters.
const TYPED_LIMIT: usize = 60;

/// Why a line of a game file is illegal.
#[must_use]
pub fn line_error(lang: Language, line: usize, game: &str, error: &RuleError) -> String {
    t!(lang, "replay-refused", line = line, why = rule_error(lang, game, error))
}

/// Why a redacted game file can't be replayed. `seen` is the side it is redacted for, if it isn't
/// the public.
#[must_use]
pub fn not_whole(lang: Language, seen: Option<Word>) -> String {
    match seen {
        Some(side) => t!(lang, "replay-not-whole", seen = side),
        None => t!(lang, "replay-not-whole-public"),
    }
}

/// Why the rules of a game reject an input.
#[must_use]
pub fn rule_error(lang: Language, game: &str, error: &RuleError) -> String {
    rule_message(lang, game, &error.kind.message())
}

/// Translates a message of the rules. Numbers stay numbers, so that they can select a plural form.
#[must_use]
pub fn rule_message(lang: Language, game: &str, message: &ErrorMessage) -> String {
    // The rules use symbols for kinds and fixed words for sides. Readers get names.
    let words = GAMES.iter().find(|words| words.info.name == game);
    let named = |value: &str| words.and_then(|words| (words.symbol)(value));
    let value = |arg: &Arg| match arg {
        Arg::Symbol(symbol) => named(symbol).map_or_else(|| Value::from(symbol), Value::Word),
        // The text puts this into a code span.
        Arg::Typed(typed) => Value::from(clip(&typed.replace(['`', '\n'], " "), TYPED_LIMIT)),
        Arg::Number(number) => Value::from(*number),
        Arg::Word(word) => side_named(game, word).map_or_else(|| Value::from(*word), Value::Word),
        Arg::Text(text) => Value::from(text),
    };
    let values: Vec<_> = message.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    text(lang, message.id, &values)
}

fn mentioned(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// Formats an amount of vacation in days and hours.
#[must_use]
pub fn vacation_span(lang: Language, hours: i64) -> String {
    t!(lang, "vacation-span", days = hours / 24, hours = hours % 24)
}

/// Explains to a player why an action is refused. `game` is the name of the game it is about, or empty.
#[must_use]
pub fn refusal(lang: Language, game: &str, refusal: &UserError) -> String {
    match refusal {
        UserError::NoSuchMatch => t!(lang, "refusal-no-such-match"),
        UserError::NoMatchOfServer => t!(lang, "refusal-no-match-of-server"),
        UserError::NoMatchOfYours => t!(lang, "refusal-no-match-of-yours"),
        UserError::NoEndedMatch => t!(lang, "refusal-no-ended-match"),
        UserError::WhichMatch => t!(lang, "refusal-which-match"),
        UserError::WhichWatched => t!(lang, "refusal-which-watched"),
        UserError::NotSeated => t!(lang, "refusal-not-seated"),
        UserError::Over => t!(lang, "refusal-over"),
        UserError::NotOnTurn => t!(lang, "refusal-not-on-turn"),
        UserError::Stale => t!(lang, "refusal-stale"),
        UserError::NoSuchMove { last } => t!(lang, "refusal-no-such-turn", last = *last),
        UserError::Rules(error) => rule_error(lang, game, error),
        UserError::NoSuchLesson => t!(lang, "refusal-no-such-lesson"),
        UserError::NoSuchPuzzle => t!(lang, "refusal-no-such-puzzle"),
        UserError::NoSuchGame => t!(lang, "refusal-no-such-game"),
        UserError::NoSuchSetup => t!(lang, "refusal-no-such-setup"),
        UserError::NoSuchBudget(paces) => {
            let days = paces.iter().map(|pace| pace.budget_days());
            t!(lang, "refusal-no-such-budget", days = list(lang, days))
        }
        UserError::PaceAndBudget => t!(lang, "refusal-pace-and-budget"),
        UserError::BudgetAgainstComputer => t!(lang, "refusal-budget-against-computer"),
        UserError::OutOfTime => t!(lang, "refusal-out-of-time"),
        UserError::NoSuchPace(paces) => {
            let days = paces.iter().map(|pace| pace.days());
            t!(lang, "refusal-no-such-pace", days = list(lang, days))
        }
        UserError::SelfChallenge => t!(lang, "refusal-self-challenge"),
        UserError::BotOpponent => t!(lang, "refusal-bot-opponent"),
        UserError::UnratedLevel { lowest } => {
            t!(lang, "refusal-unrated-level", lowest = computer(lang, *lowest))
        }
        UserError::NoPuzzleChannel => t!(lang, "refusal-no-puzzle-channel"),
        UserError::NoComputer => t!(lang, "refusal-no-computer"),
        UserError::Strict => t!(lang, "refusal-strict"),
        UserError::RatedComputer => t!(lang, "refusal-rated-computer"),
        UserError::NotInServer => t!(lang, "refusal-not-in-server"),
        UserError::NoSuchChallenge => t!(lang, "refusal-no-such-challenge"),
        UserError::ChallengeClosed(state) => t!(lang, "refusal-challenge-closed", state = state.word()),
        UserError::NotChallenged => t!(lang, "refusal-not-challenged"),
        UserError::OwnChallenge => t!(lang, "refusal-own-challenge"),
        UserError::NotChallenger => t!(lang, "refusal-not-challenger"),
        UserError::PairLimited { most, .. } => t!(lang, "refusal-pair-limited", most = *most),
        UserError::PlanOnTurn => t!(lang, "refusal-plan-on-turn"),
        UserError::TooManyPlans => t!(lang, "refusal-too-many-plans", most = PLAN_LIMIT),
        UserError::NoSuchPlan => t!(lang, "refusal-no-such-plan"),
        UserError::PlannedAlready => t!(lang, "refusal-planned-already"),
        UserError::PlanUnfinished => t!(lang, "refusal-plan-unfinished"),
        UserError::PlanEnds => t!(lang, "refusal-plan-ends"),
        UserError::Plan { part: PlanPart::If, error } => {
            t!(lang, "refusal-plan-if", why = rule_error(lang, game, error))
        }
        UserError::Plan { part: PlanPart::Then, error } => {
            t!(lang, "refusal-plan-then", why = rule_error(lang, game, error))
        }
        UserError::NoDice => t!(lang, "refusal-no-lots"),
        UserError::Sealed => t!(lang, "refusal-sealed"),
        UserError::NoDrawOffer => t!(lang, "refusal-no-draw-offer"),
        UserError::OwnDrawOffer => t!(lang, "refusal-own-draw-offer"),
        UserError::DrawAlreadyOffered => t!(lang, "refusal-draw-offer-stands"),
        UserError::NothingToTakeBack => t!(lang, "refusal-nothing-to-take-back"),
        UserError::CannotTakeBack(TakebackObstacle::Chance) => t!(lang, "refusal-takeback-chance"),
        UserError::CannotTakeBack(TakebackObstacle::Secret) => t!(lang, "refusal-takeback-secret"),
        UserError::TakebackAlreadyRequested => t!(lang, "refusal-takeback-stands"),
        UserError::TakebackRequested => t!(lang, "refusal-takeback-asked"),
        UserError::OwnTakeback => t!(lang, "refusal-own-takeback"),
        UserError::NoTakeback => t!(lang, "refusal-no-takeback"),
        UserError::BothMoved => t!(lang, "refusal-both-moved"),
        UserError::NotOver => t!(lang, "refusal-not-over"),
        UserError::ReviewedLater => t!(lang, "refusal-reviewed-later"),
        UserError::NothingToReview => t!(lang, "refusal-nothing-to-review"),
        UserError::RematchAlreadyOffered => t!(lang, "refusal-rematch-stands"),
        UserError::RematchMade => t!(lang, "refusal-rematch-made"),
        UserError::OpponentGone => t!(lang, "refusal-opponent-gone"),
        UserError::NoteTooLong { limit } => t!(lang, "refusal-note-too-long", limit = *limit),
        UserError::OwnClock => t!(lang, "refusal-own-clock"),
        UserError::NotOnVacation => t!(lang, "refusal-not-on-vacation"),
        UserError::VacationSpent { year, hours: 0, on_vacation: false } => {
            t!(lang, "refusal-vacation-none", year = year.to_string())
        }
        UserError::VacationSpent { year, hours, on_vacation: false } => {
            t!(lang, "refusal-vacation-spent", year = year.to_string(), left = vacation_span(lang, *hours))
        }
        UserError::VacationSpent { year, hours: 0, on_vacation: true } => {
            t!(lang, "refusal-vacation-none-beyond", year = year.to_string())
        }
        UserError::VacationSpent { year, hours, on_vacation: true } => {
            let left = vacation_span(lang, *hours);
            t!(lang, "refusal-vacation-spent-beyond", year = year.to_string(), left = left)
        }
        UserError::VacationsBegun { most, next } => {
            // Discord's client renders the time.
            t!(lang, "refusal-vacations-begun", most = *most, next = format!("<t:{}:R>", next.seconds()))
        }
        UserError::NotAdmin => t!(lang, "refusal-not-admin"),
        UserError::OwnMatch => t!(lang, "refusal-own-match"),
        UserError::TooManyChannels { most } => t!(lang, "refusal-too-many-channels", most = *most),
        UserError::NoGameChannel => t!(lang, "refusal-no-game-channel"),
        UserError::TooManyGames { limit } => t!(lang, "refusal-too-many-games", limit = *limit),
        UserError::TooManyGamesOfTheirs { limit } => {
            t!(lang, "refusal-too-many-games-theirs", limit = *limit)
        }
        UserError::TooManyChallenges { limit, until } => {
            t!(lang, "refusal-too-many-challenges", limit = *limit, until = relative(*until))
        }
        UserError::TooManyChallengesInAll { limit, until } => {
            t!(lang, "refusal-too-many-challenges-in-all", limit = *limit, until = relative(*until))
        }
        UserError::ChallengeAlreadySent { until } => {
            t!(lang, "refusal-challenge-already-sent", until = relative(*until))
        }
        UserError::ChallengeAlreadyReceived { until } => {
            t!(lang, "refusal-challenge-already-received", until = relative(*until))
        }
        UserError::OpenChallengeAlreadySent { until } => {
            t!(lang, "refusal-open-challenge-already-sent", until = relative(*until))
        }
        UserError::DeclinedLately { until } => t!(lang, "refusal-declined-lately", until = relative(*until)),
        UserError::TooManyRequests { limit, until } => {
            t!(lang, "refusal-too-many-requests", limit = *limit, until = relative(*until))
        }
        UserError::AcceptsNone => t!(lang, "refusal-accepts-none"),
        UserError::SelfBlock => t!(lang, "refusal-self-block"),
        UserError::BotBlock => t!(lang, "refusal-bot-block"),
        UserError::TooManyBlocks { limit } => t!(lang, "refusal-too-many-blocks", limit = *limit),
        UserError::BlockedByYou => t!(lang, "refusal-blocked-by-you"),
        UserError::NotModerator => t!(lang, "refusal-not-moderator"),
        UserError::SelfMute => t!(lang, "refusal-self-mute"),
        UserError::BotMute => t!(lang, "refusal-bot-mute"),
        UserError::NotMuted => t!(lang, "refusal-not-muted"),
        UserError::NoReason => t!(lang, "refusal-no-reason"),
        UserError::Muted { until, reason } => {
            t!(
                lang,
                "refusal-muted",
                until = format!("<t:{}:f>", until.seconds()),
                reason = plain_words(reason)
            )
        }
        UserError::OtherMuted => t!(lang, "refusal-other-muted"),
        UserError::NotRated => t!(lang, "refusal-not-rated"),
        UserError::TooOldToAnnul { days } => t!(lang, "refusal-too-old-to-annul", days = *days),
        UserError::AlreadyAnnulled => t!(lang, "refusal-already-annulled"),
        UserError::NotAnnulled => t!(lang, "refusal-not-annulled"),
        UserError::PresenceUnknown { player } => {
            t!(lang, "refusal-presence-unknown", player = mentioned(*player))
        }
        UserError::CannotStart(StartObstacle::Left(player)) => {
            t!(lang, "refusal-start-left", player = mentioned(*player))
        }
        UserError::CannotStart(StartObstacle::Unseen { player, channel }) => {
            let channel = format!("<#{channel}>");
            t!(lang, "refusal-start-unseen", player = mentioned(*player), channel = channel)
        }
        UserError::CannotStart(StartObstacle::Unwritable(channel)) => {
            t!(lang, "refusal-start-unwritable", channel = format!("<#{channel}>"))
        }
        UserError::StartClosed(why) => {
            t!(lang, "refusal-start-closed", why = self::refusal(lang, game, why))
        }
        UserError::NotOrganizer => t!(lang, "refusal-not-organizer"),
        UserError::WhichTournament => t!(lang, "refusal-which-tournament"),
        UserError::DecideInTournament => t!(lang, "refusal-decide-in-tournament"),
        UserError::SealedSeason => t!(lang, "refusal-sealed-season"),
        UserError::TournamentGame => t!(lang, "refusal-tournament-game"),
        UserError::NoSuchTournament => t!(lang, "refusal-no-such-tournament"),
        UserError::NoTournamentName { most } => t!(lang, "refusal-no-tournament-name", most = *most),
        UserError::NoSuchTerm => t!(lang, "refusal-no-such-term"),
        UserError::NoSuchStart { days } => t!(lang, "refusal-no-such-start", days = *days),
        UserError::TooManyTournaments { most } => t!(lang, "refusal-too-many-tournaments", most = *most),
        UserError::SeasonFull { most } => t!(lang, "refusal-season-full", most = *most),
        UserError::CupBegun => t!(lang, "refusal-cup-begun"),
        UserError::SwissBegun => t!(lang, "refusal-swiss-begun"),
        UserError::ResultStands => t!(lang, "refusal-result-stands"),
        UserError::AlreadyEntered => t!(lang, "refusal-already-entered"),
        UserError::NotEntered => t!(lang, "refusal-not-entered"),
        UserError::TheyNotEntered => t!(lang, "refusal-they-not-entered"),
        UserError::OutOfSeason => t!(lang, "refusal-out-of-season"),
        UserError::Barred { until } => {
            let exactly = format!("<t:{}:f>", until.seconds());
            t!(lang, "refusal-barred", until = relative(*until), exactly = exactly)
        }
        UserError::TournamentOver => t!(lang, "refusal-tournament-over"),
        UserError::NotInThisState => t!(lang, "refusal-not-in-this-state"),
        UserError::OwnDivision => t!(lang, "refusal-own-division"),
        UserError::NoChallenge { why } => t!(lang, "refusal-no-challenge", why = why.word()),
        UserError::NotPostedYet => t!(lang, "refusal-not-posted-yet"),
        UserError::NotChallengeable => t!(lang, "refusal-not-challengeable"),
        UserError::NoDraw => t!(lang, "refusal-no-draw"),
        UserError::NoSuchSeasonGame => t!(lang, "refusal-no-such-season-game"),
        UserError::SeatTaken => t!(lang, "refusal-seat-taken"),
        UserError::Repeated => t!(lang, "refusal-repeated"),
    }
}
