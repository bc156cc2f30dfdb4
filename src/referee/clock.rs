//! The budget clock (`TOURNAMENTS.md` §8).

use serde::Deserialize;
use serde_json::{Value, json};

use super::op_result::OpResult;
use super::problem::Problem;
use super::request::Request;
use crate::domain::{BudgetClock, Cause, Pause, Reminder, Timestamp};
use sealed_move_rules::Side;

/// Maximum of any time or duration, which keeps sums far from an overflow.
const MAX_MS: i64 = 1 << 53;

/// Maximum product of events and pauses.
const MAX_WORK: usize = 4_000_000;

#[derive(Debug, Deserialize)]
struct ClockRequest {
    budget_ms: i64,
    free_ms: i64,
    started: i64,
    pauses: Option<Vec<PauseRow>>,
    events: Option<Vec<Event>>,
    now: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct PauseRow {
    of: PauseOf,
    from: i64,
    /// `null` if its end is unknown.
    until: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PauseOf {
    First,
    Second,
    Both,
}

#[derive(Debug, Deserialize)]
struct Event {
    at: i64,
    what: EventKind,
    turn: Option<SideWord>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EventKind {
    Move,
    Moretime,
    Takeback,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SideWord {
    First,
    Second,
}

impl SideWord {
    const fn side(self) -> Side {
        match self {
            Self::First => Side::First,
            Self::Second => Side::Second,
        }
    }
}

impl ClockRequest {
    fn check(&self) -> Result<(), Problem> {
        let in_range = |number: i64| (0..=MAX_MS).contains(&number);
        let events = self.events.as_deref().unwrap_or_default();
        let pauses = self.pauses.as_deref().unwrap_or_default();
        let numbers = [self.budget_ms, self.free_ms, self.started].into_iter().chain(self.now);
        let of_pauses = pauses.iter().flat_map(|pause| [Some(pause.from), pause.until]).flatten();
        if !numbers.chain(of_pauses).chain(events.iter().map(|event| event.at)).all(in_range) {
            return Err(Problem::bad_request("times and durations must be whole numbers from 0 to 2^53"));
        }
        if pauses.iter().any(|pause| pause.until.is_some_and(|until| until < pause.from)) {
            return Err(Problem::bad_request("a pause must not end before it begins"));
        }
        let times = std::iter::once(self.started).chain(events.iter().map(|event| event.at)).chain(self.now);
        if !times.is_sorted() {
            return Err(Problem::bad_request("\"started\", \"events\" and \"now\" must be in order"));
        }
        let is_takeback = |event: &Event| event.what == EventKind::Takeback;
        if events.iter().any(|event| is_takeback(event) != event.turn.is_some()) {
            return Err(Problem::bad_request("a takeback and no other event must have a \"turn\""));
        }
        if events.len().saturating_mul(pauses.len()) > MAX_WORK {
            return Err(Problem::new("too_many", format!("events times pauses are more than {MAX_WORK}")));
        }
        Ok(())
    }

    fn pauses_of(&self, side: Side) -> Vec<Pause> {
        let own = [PauseOf::First, PauseOf::Second][side.index()];
        let rows = self.pauses.iter().flatten().filter(|row| row.of == own || row.of == PauseOf::Both);
        let pause = |row: &PauseRow| Pause {
            from: Timestamp(row.from),
            until: row.until.map(Timestamp),
            cause: Cause::Vacation,
        };
        let mut pauses: Vec<_> = rows.map(pause).collect();
        pauses.sort_by_key(|pause| pause.from);
        pauses
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// Returns the budget clock after some events.
pub(super) fn clock(request: &Request) -> Result<OpResult, Problem> {
    let given: ClockRequest = serde_json::from_value(request.fields())
        .map_err(|error| Problem::bad_request(format!("not a request for a clock: {error}")))?;
    given.check()?;
    let pauses = Side::BOTH.map(|side| given.pauses_of(side));
    let mut clock = BudgetClock::new(given.budget_ms, given.free_ms, Timestamp(given.started));
    let turn_clock = |clock: &BudgetClock| clock.turn_clock(pauses[clock.turn().index()].clone());
    let lost =
        |clock: &BudgetClock, now: i64| turn_clock(clock).deadline().filter(|deadline| deadline.0 <= now);
    for event in given.events.iter().flatten() {
        if let Some(deadline) = lost(&clock, event.at) {
            return Ok(lost_answer(&clock, deadline));
        }
        let next = match (event.what, event.turn) {
            (EventKind::Moretime, _) => {
                clock.give_day();
                continue;
            }
            (EventKind::Takeback, Some(turn)) => turn.side(),
            (EventKind::Move | EventKind::Takeback, _) => clock.turn().other(),
        };
        let own = pauses[clock.turn().index()].clone();
        clock.begin_turn(next, Timestamp(event.at), own);
    }
    if let Some(deadline) = given.now.and_then(|now| lost(&clock, now)) {
        return Ok(lost_answer(&clock, deadline));
    }
    let running = turn_clock(&clock);
    let times = |time: Option<Timestamp>| time.map_or(Value::Null, |time| time.0.into());
    Ok(budgets(|side| clock.budget_ms(side))
        .with("lost", Value::Null)
        .with("turn", side_name(clock.turn()))
        .with("allowed_ms", clock.allowed_ms())
        .with("deadline", times(running.deadline()))
        .with(
            "reminders",
            [Reminder::Half, Reminder::Late].map(|reminder| times(running.reminder_at(reminder))).to_vec(),
        ))
}

fn budgets(of: impl Fn(Side) -> i64) -> OpResult {
    OpResult::default().with("first_ms", of(Side::First)).with("second_ms", of(Side::Second))
}

/// The answer once the side on turn has lost on time, which uses up its budget.
fn lost_answer(clock: &BudgetClock, at: Timestamp) -> OpResult {
    let loser = clock.turn();
    let answer = budgets(|side| if side == loser { 0 } else { clock.budget_ms(side) })
        .with("lost", json!({ "side": side_name(loser), "at": at.0 }));
    ["turn", "allowed_ms", "deadline", "reminders"]
        .into_iter()
        .fold(answer, |answer, field| answer.with(field, Value::Null))
}
