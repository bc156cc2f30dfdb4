//! A process that is suspended (SIGSTOP) inside a transaction: its games, notices and rate limit move on
//! in time.

use tokio::process::Child;

use super::crash::long_game;
use super::processes::{
    LEASE_TTL_MS, MAX_HANDOVER_MS, check_announced, now, number, play_on, signal, start, stored, until,
};
use super::table::Table;
use crate::databases::held::{HeldLocks, has_waiter};
use crate::databases::server::TestDatabase;

/// Two processes with a begun game; the first holds the gateway.
async fn two_processes(table: &Table, database: &TestDatabase) -> (Child, Child) {
    let (first, said) = start(table, database).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    let (second, said) = start(table, database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    table.begin().await;
    (first, second)
}

/// Makes a statement of the process wait for a lock, suspends the process, and lets the statement
/// succeed. Returns the time.
async fn suspend_in_statement(
    (process, database): (&Child, &TestDatabase),
    lock: &str,
    statement: &str,
    act: impl Future<Output = ()>,
) -> i64 {
    let held = HeldLocks::take(database, lock);
    let waited = async {
        until("a statement waits", || has_waiter(database, statement)).await;
        signal(process, "STOP");
        drop(held);
    };
    tokio::select! {
        () = waited => {}
        () = async { act.await; std::future::pending().await } => {}
    }
    let suspended = now(database);
    let idle = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'
                AND datname = current_database()";
    until("the suspended process is idle in a transaction", || number(database, idle) > 0).await;
    suspended
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_suspended_in_a_move_does_not_hold_its_game() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, second) = two_processes(&table, &database).await;
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    // A move locks its match before it deletes plans.
    let options = serde_json::json!([{ "type": 3, "name": "move", "value": script[1] }]);
    let play = async {
        let _ = table.person(1).caller.command(&table.channel, "move", &options).await;
    };
    let lock = "LOCK TABLE plan IN ACCESS EXCLUSIVE MODE";
    let suspended = suspend_in_statement((&first, &database), lock, "DELETE FROM plan", play).await;
    play_on(&table, &database, &script).await;
    let moved = now(&database) - suspended;
    check_announced(&table, &database).await;
    let announced = now(&database) - suspended;
    println!("moved {moved} ms and announced {announced} ms after the suspension");
    // The promise counts from the end of the lease on, because other tests run concurrently.
    assert!(announced <= LEASE_TTL_MS + MAX_HANDOVER_MS, "{announced} ms");
    signal(&first, "CONT");
    assert_eq!(first.wait().await.unwrap().code(), Some(1));
    assert_eq!(stored(&database), script[..2], "the suspended move is not stored twice");
    drop(second);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_suspended_in_the_rate_limit_delays_no_notice() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (first, second) = two_processes(&table, &database).await;
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    // The gateway's process sends the notices of its moves. The first may still have reserved slots.
    let lock = "SELECT * FROM request_rate FOR UPDATE";
    let play = async {
        loop {
            play_on(&table, &database, &script).await;
        }
    };
    let suspended = suspend_in_statement((&first, &database), lock, "INTO request_rate", play).await;
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    let announced = now(&database) - suspended;
    println!("announced {announced} ms after the suspension");
    assert!(announced <= LEASE_TTL_MS + MAX_HANDOVER_MS, "{announced} ms");
    drop((first, second));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_rate_limit_delays_no_notice() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (first, _) = start(&table, &database).await;
    table.begin().await;
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    let held = HeldLocks::take(&database, "SELECT * FROM request_rate FOR UPDATE");
    for _ in 0..6 {
        play_on(&table, &database, &script).await;
    }
    check_announced(&table, &database).await;
    let waited = number(&database, "SELECT max(sent_at - created_at) FROM outbox WHERE message <> 0");
    println!("the longest wait of a message {waited} ms");
    assert!(waited <= MAX_HANDOVER_MS, "{waited} ms");
    drop((held, first));
}
