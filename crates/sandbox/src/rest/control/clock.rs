//! Waiting for quiet, and the clock.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::super::results::{RestResult, SharedState};
use crate::errors::ApiError;
use crate::form::Form;
use crate::shared::Shared;

/// Poll interval while waiting for quiet.
const POLL_INTERVAL: Duration = Duration::from_millis(2);
/// Maximum step of the clock in ms. Small steps keep due work in order. A step also ends at the next
/// due time, if a bot reports it.
const MAX_STEP_MS: u64 = 15 * 60 * 1000;
/// Advance beyond the next due time in ms.
const DUE_MARGIN_MS: u64 = 1000;
/// Time that one step waits for quiet.
pub(super) const STEP_TIMEOUT: Duration = Duration::from_secs(5);
const DEFAULT_QUIET: Duration = Duration::from_millis(50);

/// `POST wait`: returns once nothing is in progress.
pub(super) async fn wait(State(shared): SharedState, form: Form) -> Json<Value> {
    let millis = |key: &str, default: Duration| {
        form.json.get(key).and_then(Value::as_u64).map_or(default, Duration::from_millis)
    };
    let quiet = millis("quiet_ms", DEFAULT_QUIET);
    Json(wait_for_quiet(&shared, quiet, millis("timeout_ms", STEP_TIMEOUT)).await)
}

/// Returns the work in progress, and a number that changes with every activity.
fn under_way(shared: &Shared) -> (Value, u64) {
    let open = shared.recording.open();
    let (queued, events, pending) =
        shared.with_hub(|hub, world| (hub.queued_for_bot(), hub.events_for_bot(), world.pending()));
    let nothing = open == 0 && queued == 0 && pending.interactions.is_empty() && pending.deferred.is_empty();
    let pending = if nothing {
        Value::Null
    } else {
        json!({
            "requests": open,
            "queued_events": queued,
            "interactions": pending.interactions,
            "deferred": pending.deferred,
        })
    };
    (pending, shared.recording.activity().wrapping_add(events))
}

pub(super) async fn wait_for_quiet(shared: &Arc<Shared>, quiet: Duration, timeout: Duration) -> Value {
    let began = Instant::now();
    let mut since = began;
    let mut last = None;
    loop {
        let (pending, activity) = under_way(shared);
        if !pending.is_null() || last != Some(activity) {
            since = Instant::now();
            last = Some(activity);
        }
        if pending.is_null() && since.elapsed() >= quiet {
            return json!({ "quiet": true, "ms": began.elapsed().as_millis() });
        }
        if began.elapsed() >= timeout {
            return json!({ "quiet": false, "ms": began.elapsed().as_millis(), "pending": pending });
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Waits until a bot in the same program has completed the work made due by a clock step.
async fn wait_for_follower(shared: &Shared) {
    let began = Instant::now();
    let connected = || shared.with_hub(|hub, _| hub.bot_connected());
    while !shared.has_caught_up() && connected() && began.elapsed() < STEP_TIMEOUT {
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// `GET clock`
pub(super) async fn show(State(shared): SharedState) -> Json<Value> {
    Json(clock_json(&shared))
}

fn clock_json(shared: &Shared) -> Value {
    // A bot connected over HTTP and WebSocket uses the system clock.
    let bots: Vec<String> = shared.with_hub(|hub, world| {
        let bots = world.saved.applications().filter(|it| hub.connected_bots().any(|bot| bot == it.bot()));
        // The bot in the same program, if any, is the first one.
        let bots = bots.filter(|it| !(shared.is_followed() && it.bot() == world.saved.bot()));
        bots.map(|it| it.name.clone()).collect()
    });
    let following = shared.ahead() == 0;
    json!({
        "now": shared.now().to_string(),
        "ahead_ms": shared.ahead(),
        "next_due": shared.next_due().map(|due| due.to_string()),
        "bots_not_following": if following { Vec::new() } else { bots },
    })
}

/// `POST clock`: `{"advance":"26h"}` or `{"to":"next_due"}`. Advances in steps and waits for quiet
/// after each.
pub(super) async fn advance(State(shared): SharedState, form: Form) -> RestResult {
    let mut rest = requested_advance(&shared, &form.json)?;
    while rest > 0 {
        let to_due = shared.next_due().map_or(MAX_STEP_MS, |due| due.since(shared.now()).max(1));
        let step = rest.min(MAX_STEP_MS).min(to_due);
        rest -= step;
        shared.advance(step);
        wait_for_follower(&shared).await;
        wait_for_quiet(&shared, Duration::from_millis(4), STEP_TIMEOUT).await;
    }
    Ok(Json(clock_json(&shared)))
}

/// Returns the requested advance in ms.
fn requested_advance(shared: &Shared, form: &Value) -> Result<u64, ApiError> {
    if form["to"] == "next_due" {
        let nothing =
            || ApiError::field("to", "NOTHING_DUE", "Nothing is due, or the bot does not say when.");
        return Ok(shared.next_due().ok_or_else(nothing)?.since(shared.now()) + DUE_MARGIN_MS);
    }
    let text = form.get("advance").map(crate::validate::plain);
    let wrong = || ApiError::field("advance", "BASE_TYPE_BAD_FORM", "A time such as 90s, 15m, 26h or 3d.");
    text.as_deref().and_then(milliseconds).ok_or_else(wrong)
}

/// Parses `90s`, `15m`, `26h`, `3d` or `250ms`.
fn milliseconds(text: &str) -> Option<u64> {
    let digits = text.len() - text.trim_start_matches(|it: char| it.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let unit = match unit.trim() {
        "ms" => 1,
        "s" => 1000,
        "m" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        _ => return None,
    };
    // Within ten years, all snowflakes stay valid.
    number.parse::<u64>().ok()?.checked_mul(unit).filter(|time| *time <= 3653 * 86_400_000)
}

#[cfg(test)]
mod tests {
    use super::milliseconds;

    #[test]
    fn times_have_a_unit() {
        assert_eq!(milliseconds("26h"), Some(93_600_000));
        assert_eq!(milliseconds("250ms"), Some(250));
        assert_eq!(milliseconds("3d"), Some(259_200_000));
        for wrong in ["", "26", "h", "-1h", "1y", "99999d"] {
            assert_eq!(milliseconds(wrong), None, "{wrong}");
        }
    }
}
