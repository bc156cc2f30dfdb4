//! Discord refuses the bot as a whole: it rejects the token, or has banned the bot's address.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::table::{TIMEOUT, Table};
use sealed_move::bot::{HealthProblem, Monitor};

const UNSENT: &str = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";

const CHECK: &str = "/users/@me";

/// Seconds of the ban.
const BAN: u64 = 3;

/// A game whose start is announced, and a Discord that refuses everything from now on.
async fn refusing(rule: Value) -> Table {
    let table = Table::new().await;
    table.begin().await;
    table.until("the start is announced", || table.ask(UNSENT) == 0).await;
    table.set_faults(&json!({ "rules": [rule] })).await;
    table.bed.client.delete(table.bed.url("/sandbox/v1/requests")).send().await.unwrap();
    table
}

/// The bot's requests since the refusals began, such as `GET /api/v10/users/@me`.
async fn requests(table: &Table) -> Vec<String> {
    let told = table.bed.client.get(table.bed.url("/sandbox/v1/requests")).send().await.unwrap();
    let told: Value = told.json().await.unwrap();
    let text = |row: &Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
    let rows = told["requests"].as_array().unwrap().iter();
    rows.map(|row| format!("{} {}", text(row, "method"), text(row, "path"))).collect()
}

/// Waits until the bot has checked its account this often.
async fn checked(table: &Table, times: usize) -> Vec<String> {
    let began = Instant::now();
    loop {
        let sent = requests(table).await;
        if sent.iter().filter(|request| request.ends_with(CHECK)).count() >= times {
            return sent;
        }
        assert!(began.elapsed() < TIMEOUT, "fewer than {times} checks: {sent:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_stops_every_request_for_its_time() {
    let table = refusing(json!({ "ban": BAN })).await;
    let player = table.person(0);
    let waited = async {
        let refused = checked(&table, 1).await;
        // The player's answer, perhaps the notice, and the check.
        assert!(refused.len() <= 3, "{refused:?}");
        let first = Instant::now();
        let again = checked(&table, 2).await;
        assert!(first.elapsed() >= Duration::from_secs(BAN) - Duration::from_millis(200));
        assert_eq!(again.len(), refused.len() + 1, "{again:?}");
        table.set_faults(&json!({ "rules": [] })).await;
        again.len()
    };
    let ((), refused) = tokio::join!(player.try_play("d2d3"), waited);
    // The move was stored, and its notice is sent once the ban is over.
    table.notice(1).await;
    let sent = requests(&table).await;
    assert!(sent[refused].ends_with(CHECK), "{sent:?}");
    let later = &sent[refused..];
    let posts = later.iter().filter(|request| request.starts_with("POST") && request.ends_with("/messages"));
    assert_eq!(posts.count(), 1, "{sent:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_stops_every_request() {
    let table = refusing(json!({ "status": 401 })).await;
    let monitor = Monitor::new(table.running_context());
    let (first, second) = (table.person(0), table.person(1));
    let refused = async {
        let refused = checked(&table, 1).await;
        assert!(refused.len() <= 3, "{refused:?}");
        refused
    };
    let ((), refused) = tokio::join!(first.try_play("d2d3"), refused);
    let health = monitor.health().await;
    assert!(matches!(health, Err(HealthProblem::TokenRejected)), "{health:?}");
    // Moves are still stored, without any request.
    let moved = async {
        table.until("the second move is stored", || table.ask("SELECT revision FROM match") == 2).await;
    };
    tokio::join!(second.try_play("d11d10"), moved);
    assert_eq!(requests(&table).await, refused);
    assert!(table.ask(UNSENT) > 0);
}
