//! Several processes of the bot over one PostgreSQL database, some of them killed. Nothing is lost,
//! nothing is sent twice, and unfinished work continues within seconds.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::process::Child;

use super::crash::{announced_moves, long_game, start_with};
use super::table::{TIMEOUT, Table};
use crate::databases::server::TestDatabase;

/// Lifetime of a lease, in milliseconds.
pub(super) const LEASE_TTL_MS: i64 = 10_000;

/// Maximum duration of a handover, in milliseconds: the lease, a poll by another process, and
/// sending.
pub(super) const MAX_HANDOVER_MS: i64 = 15_000;

/// Recording a posted message writes to this table, too.
const BLOCK_RECORDING: &str = "BEGIN; LOCK TABLE direct_notice IN ACCESS EXCLUSIVE MODE";

pub(super) async fn start(table: &Table, database: &TestDatabase) -> (Child, String) {
    start_with(table, &[("SEALED_MOVE_STORE", &database.address)]).await
}

/// A number from the database.
pub(super) fn number(database: &TestDatabase, sql: &str) -> i64 {
    database.rows(sql)[0][0].parse().unwrap()
}

/// The database's clock, in milliseconds.
pub(super) fn now(database: &TestDatabase) -> i64 {
    number(database, "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
}

pub(super) fn stored(database: &TestDatabase) -> Vec<String> {
    database.rows("SELECT record FROM ply ORDER BY number").into_iter().flatten().collect()
}

pub(super) async fn until(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < TIMEOUT, "never: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays the next move until it is stored; without a gateway holder the answer is missing.
pub(super) async fn play_on(table: &Table, database: &TestDatabase, script: &[String]) {
    let played = stored(database).len();
    let options = json!([{ "type": 3, "name": "move", "value": script[played] }]);
    let began = Instant::now();
    while stored(database).len() == played {
        assert!(began.elapsed() < TIMEOUT, "no process accepts move {played}");
        let answer = table.person(played % 2).caller.command(&table.channel, "move", &options).await;
        if answer.status != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let stored = stored(database);
    assert_eq!(stored, script[..stored.len()]);
}

/// Waits until all messages are sent, and compares them with the stored moves.
pub(super) async fn check_announced(table: &Table, database: &TestDatabase) {
    until("the messages go out", || {
        number(database, "SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0
    })
    .await;
    assert_eq!(announced_moves(table).await, stored(database), "every move is announced once, in order");
}

/// Waits until the gateway holder is recorded as serving, which its clock job does.
async fn wait_until_serving(database: &TestDatabase) {
    let serves = "SELECT count(*) FROM process JOIN lease ON lease.process = process.token
                  WHERE name LIKE 'gateway %' AND serves = 1 AND freed = 0";
    until("the connected process serves", || number(database, serves) == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_a_process_mid_send_loses_and_doubles_nothing() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    let (mut second, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    table.begin().await;
    for _ in 0..3 {
        play_on(&table, &database, &script).await;
    }
    check_announced(&table, &database).await;
    wait_until_serving(&database).await;
    // The worst moment: a message is posted, and only the killed process knows.
    let (held, connection) = tokio_postgres::connect(&database.address, tokio_postgres::NoTls).await.unwrap();
    let driven = tokio::spawn(connection);
    held.batch_execute(BLOCK_RECORDING).await.unwrap();
    play_on(&table, &database, &script).await;
    table.notice(4).await;
    let unnoted =
        number(&database, "SELECT max(id) FROM outbox WHERE sent_at IS NULL AND claimed_by IS NOT NULL");
    let killed = now(&database);
    first.kill().await.unwrap();
    held.batch_execute("ROLLBACK").await.unwrap();
    drop(held);
    driven.await.unwrap().unwrap();
    let life = format!(
        "SELECT alive_until FROM process WHERE token = (SELECT claimed_by FROM outbox WHERE id = {unnoted})"
    );
    let ends = number(&database, &life);
    assert!(ends <= killed + LEASE_TTL_MS, "{} ms", ends - killed);
    check_announced(&table, &database).await;
    let noted = number(&database, &format!("SELECT sent_at FROM outbox WHERE id = {unnoted}"));
    println!("noted {} ms after the kill, {} ms after the end of the life", noted - killed, noted - ends);
    assert!(noted >= ends, "taken from a process that may still live");
    // The promised maximum, from the end of the lease on, because other tests run concurrently.
    assert!(noted <= ends + MAX_HANDOVER_MS, "{} ms", noted - ends);
    // The other one holds the gateway now, and a third may start.
    for _ in 0..3 {
        play_on(&table, &database, &script).await;
    }
    let (third, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    check_announced(&table, &database).await;
    wait_until_serving(&database).await;
    // A clean stop hands over at once.
    signal(&second, "TERM");
    assert_eq!(second.wait().await.unwrap().code(), Some(0));
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    wait_until_serving(&database).await;
    drop(third);
}

pub(super) fn signal(process: &Child, name: &str) {
    let id = process.id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_suspended_process_loses_its_lease_and_exits() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    let (second, _) = start(&table, &database).await;
    table.begin().await;
    play_on(&table, &database, &script).await;
    signal(&first, "STOP");
    // Actions during the suspension wait for the first process, and are retried on the second.
    for _ in 0..4 {
        play_on(&table, &database, &script).await;
    }
    check_announced(&table, &database).await;
    signal(&first, "CONT");
    let ended = tokio::time::timeout(TIMEOUT, first.wait()).await.expect("the process exits").unwrap();
    assert_eq!(ended.code(), Some(1), "a failure status makes the supervisor restart it");
    assert_eq!(stored(&database).len(), 5, "it played no waiting move");
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    drop(second);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_process_finishes_a_killed_ones_computer_move() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let mut running = vec![start(&table, &database).await.0, start(&table, &database).await.0];
    let options = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 4, "name": "level", "value": 6 },
        { "type": 3, "name": "side", "value": "first" },
    ]);
    table.person(0).command("challenge", &options).await.ok();
    table.person(0).play("A3 A4").await;
    // Either may think: the first number started first.
    let thinking = || {
        database.rows(
            "SELECT node FROM process WHERE token = (SELECT claimed_by FROM computer_job WHERE task = 'move')",
        )
    };
    until("one of them thinks", || !thinking().is_empty()).await;
    let holder: usize = thinking()[0][0].parse().unwrap();
    running.remove(holder).kill().await.unwrap();
    assert_eq!(stored(&database), ["A3 A4"], "it was killed while it thought");
    let killed = Instant::now();
    until("the other one moves", || stored(&database).len() == 2).await;
    println!("moved {:.1} s after the kill", killed.elapsed().as_secs_f64());
    until("nothing is left to do", || {
        number(&database, "SELECT count(*) FROM computer_job WHERE task = 'move'") == 0
    })
    .await;
    assert_eq!(stored(&database).len(), 2, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_process_continues_a_killed_ones_review() {
    const MOVES: usize = 16;
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let mut running = vec![start(&table, &database).await.0, start(&table, &database).await.0];
    table.begin().await;
    let script = long_game();
    while stored(&database).len() < MOVES {
        play_on(&table, &database, &script).await;
    }
    let asked = table.person(0).ask("resign", &json!([])).await;
    table.person(0).press(&asked, "resign!").await.ok();
    until("the game is over", || {
        number(&database, "SELECT count(*) FROM match WHERE ended_at IS NOT NULL") == 1
    })
    .await;
    table.person(0).ask("review", &json!([])).await;
    let is_whole = || number(&database, "SELECT count(*) FROM review WHERE due_at IS NULL") == 1;
    let made =
        || database.rows("SELECT made FROM review")[0][0].lines().map(str::to_owned).collect::<Vec<_>>();
    until("the review is complete", is_whole).await;
    let whole = made();
    // A line before the judgements, and the final position after the moves.
    assert_eq!(whole.len(), 1 + MOVES + 1);
    // As if it was not begun yet.
    let begun = &whole[0];
    database.run(&format!("UPDATE review SET made = $made${begun}$made$, due_at = 0"));
    // Either may continue: the first number started first.
    let holder = || database.rows("SELECT node FROM process WHERE token = (SELECT claimed_by FROM review)");
    until("one of them claims it", || !holder().is_empty()).await;
    let had = holder();
    let had = &had.first().expect("the review takes longer")[0];
    running.remove(had.parse::<usize>().unwrap()).kill().await.unwrap();
    assert!(!is_whole(), "it was killed while working");
    let killed = Instant::now();
    until("the other one claims it", || holder().iter().any(|row| row[0] != *had)).await;
    println!("taken up {:.1} s after the kill", killed.elapsed().as_secs_f64());
    until("the review is complete", is_whole).await;
    assert_eq!(made(), whole, "continued with the same result");
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_survive_an_added_column() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, _) = start(&table, &database).await;
    let (second, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    table.begin().await;
    play_on(&table, &database, &script).await;
    // The next version's first process migrates the schema like this.
    database.run(
        "ALTER TABLE match ADD COLUMN later bigint; ALTER TABLE outbox ADD COLUMN later text NOT NULL DEFAULT '';
         ALTER TABLE process ADD COLUMN later bigint; CREATE TABLE later (one bigint);
         UPDATE schema_version SET version = version + 1",
    );
    for _ in 0..3 {
        play_on(&table, &database, &script).await;
    }
    first.kill().await.unwrap();
    play_on(&table, &database, &script).await;
    let (third, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    play_on(&table, &database, &script).await;
    check_announced(&table, &database).await;
    drop((second, third));
}

/// Three processes, one of which is killed every 20 seconds, for ten minutes. To run it: `cargo
/// test --release --test it -- --ignored --nocapture killing_one_of_three`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten minutes"]
async fn killing_one_of_three_every_20_s_loses_and_doubles_nothing() {
    const KILLS: usize = 30;
    const EVERY: Duration = Duration::from_secs(20);
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = &long_game()[..100];
    let mut running = Vec::new();
    for _ in 0..3 {
        running.push(start(&table, &database).await.0);
    }
    table.begin().await;
    let mut kills = Vec::new();
    for kill in 0..KILLS {
        let until = Instant::now() + EVERY;
        while Instant::now() < until {
            if stored(&database).len() < script.len() {
                play_on(&table, &database, script).await;
            }
            // A different moment of its work each time.
            tokio::time::sleep(Duration::from_millis(5000 + 7 * kill as u64)).await;
        }
        if stored(&database).len() < script.len() {
            play_on(&table, &database, script).await;
        }
        kills.push(now(&database));
        running.remove(0).kill().await.unwrap();
        running.push(start(&table, &database).await.0);
    }
    check_announced(&table, &database).await;
    // No message waited longer than a handover.
    let waited = number(&database, "SELECT max(sent_at - created_at) FROM outbox WHERE message <> 0");
    println!(
        "{} moves, {} kills; the longest wait of a message {waited} ms",
        stored(&database).len(),
        kills.len()
    );
    assert!(waited <= MAX_HANDOVER_MS, "{waited} ms");
}
