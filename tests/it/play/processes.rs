//! Several processes of the bot over one PostgreSQL database, some of which are killed: nothing is lost, nothing is told
//! twice, and what one had begun goes on within seconds.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::process::Child;

use super::crash::{long_game, start_with, told};
use super::table::{PATIENCE, Table};
use crate::databases::server::TestDatabase;

/// How long a process lives after it last said so, in milliseconds.
const LIFE_MS: i64 = 10_000;

/// What is promised of a handover, in milliseconds: the life of the process, a look of the others, and sending.
const HANDOVER_MS: i64 = 15_000;

/// What has to be noted of a message once it is posted stands in this table, too.
const HOLD_NOTING: &str = "BEGIN; LOCK TABLE direct_notice IN ACCESS EXCLUSIVE MODE";

async fn start(table: &Table, database: &TestDatabase) -> (Child, String) {
    start_with(table, &[("SEALED_MOVE_STORE", &database.address)]).await
}

/// A number that the database holds.
fn number(database: &TestDatabase, sql: &str) -> i64 {
    database.rows(sql)[0][0].parse().unwrap()
}

/// The database's clock, in milliseconds.
fn now(database: &TestDatabase) -> i64 {
    number(database, "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
}

fn stored(database: &TestDatabase) -> Vec<String> {
    database.rows("SELECT record FROM ply ORDER BY number").into_iter().flatten().collect()
}

/// Waits until something holds.
async fn until(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "never: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays the next move of a game until it is stored: where nobody holds the gateway, an answer is missing.
async fn play_on(table: &Table, database: &TestDatabase, script: &[String]) {
    let played = stored(database).len();
    let options = json!([{ "type": 3, "name": "move", "value": script[played] }]);
    let began = Instant::now();
    while stored(database).len() == played {
        assert!(began.elapsed() < PATIENCE, "nobody takes move {played}");
        let answer = table.person(played % 2).caller.command(&table.channel, "move", &options).await;
        if answer.status != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let stored = stored(database);
    assert_eq!(stored, script[..stored.len()]);
}

/// Waits until no message waits any more, and holds what the people read to what is stored.
async fn check_told(table: &Table, database: &TestDatabase) {
    until("the messages go out", || {
        number(database, "SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0
    })
    .await;
    assert_eq!(told(table).await, stored(database), "every move is told once, in order");
}

/// Waits until the process that holds the gateway is noted as one that serves, which its clocks do.
async fn noted_as_serving(database: &TestDatabase) {
    let serves = "SELECT count(*) FROM process JOIN lease ON lease.process = process.token
                  WHERE name LIKE 'gateway %' AND serves = 1 AND freed = 0";
    until("the process that is connected serves", || number(database, serves) == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_killed_in_its_work_is_followed_by_the_other_and_nothing_is_told_twice() {
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
    check_told(&table, &database).await;
    noted_as_serving(&database).await;
    // The worst moment: a message is posted, and nobody knows of it but the process that is killed.
    let (held, connection) = tokio_postgres::connect(&database.address, tokio_postgres::NoTls).await.unwrap();
    let driven = tokio::spawn(connection);
    held.batch_execute(HOLD_NOTING).await.unwrap();
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
    assert!(ends <= killed + LIFE_MS, "{} ms", ends - killed);
    check_told(&table, &database).await;
    let noted = number(&database, &format!("SELECT sent_at FROM outbox WHERE id = {unnoted}"));
    println!("noted {} ms after the kill, {} ms after the end of the life", noted - killed, noted - ends);
    assert!(noted >= ends, "taken from a process that may still live");
    // What is promised of the whole, from the end of the life on: other tests run beside this one.
    assert!(noted <= ends + HANDOVER_MS, "{} ms", noted - ends);
    // The other one holds the gateway now, and a third may come.
    for _ in 0..3 {
        play_on(&table, &database, &script).await;
    }
    let (third, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    check_told(&table, &database).await;
    noted_as_serving(&database).await;
    // Who leaves in order hands over at once.
    signal(&second, "TERM");
    assert_eq!(second.wait().await.unwrap().code(), Some(0));
    play_on(&table, &database, &script).await;
    check_told(&table, &database).await;
    noted_as_serving(&database).await;
    drop(third);
}

fn signal(process: &Child, name: &str) {
    let id = process.id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_was_stopped_for_long_leaves_everything_to_the_others_and_ends() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    let (second, _) = start(&table, &database).await;
    table.begin().await;
    play_on(&table, &database, &script).await;
    signal(&first, "STOP");
    // What people press meanwhile waits for the first one, and is done again by the second one.
    for _ in 0..4 {
        play_on(&table, &database, &script).await;
    }
    check_told(&table, &database).await;
    signal(&first, "CONT");
    let ended = tokio::time::timeout(PATIENCE, first.wait()).await.expect("it does not end").unwrap();
    assert_eq!(ended.code(), Some(1), "it ends as after a failure, so that it is started again");
    assert_eq!(stored(&database).len(), 5, "it played nothing of what had waited for it");
    play_on(&table, &database, &script).await;
    check_told(&table, &database).await;
    drop(second);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_process_thought_about_is_thought_about_by_the_other_and_played_once() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let mut running = vec![start(&table, &database).await.0, start(&table, &database).await.0];
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 4, "name": "level", "value": 6 },
        { "type": 3, "name": "side", "value": "first" },
    ]);
    table.person(0).command("challenge", &options).await.ok();
    table.person(0).play("a2a3").await;
    // Either of them thinks: the one with the first number was started first.
    let thinking = || {
        database.rows(
            "SELECT node FROM process WHERE token = (SELECT claimed_by FROM computer_job WHERE task = 'move')",
        )
    };
    until("one of them thinks", || !thinking().is_empty()).await;
    let holder: usize = thinking()[0][0].parse().unwrap();
    running.remove(holder).kill().await.unwrap();
    assert_eq!(stored(&database), ["O(a2)a3"], "it was killed while it thought");
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
async fn a_review_that_a_killed_process_had_begun_is_gone_on_with_by_the_other() {
    const MOVES: usize = 60;
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
    until("it is made", is_whole).await;
    let whole = made();
    assert_eq!(whole.len(), MOVES);
    // As it was before most of it was made.
    let begun = whole[..MOVES / 10].join("\n");
    database.run(&format!("UPDATE review SET made = $made${begun}$made$, due_at = 0"));
    // Either of them goes on: the one with the first number was started first.
    let holder = || database.rows("SELECT node FROM process WHERE token = (SELECT claimed_by FROM review)");
    until("one of them has it", || !holder().is_empty()).await;
    let had = holder();
    let had = &had.first().expect("it takes longer than that")[0];
    running.remove(had.parse::<usize>().unwrap()).kill().await.unwrap();
    assert!(!is_whole(), "it was killed in its work");
    let killed = Instant::now();
    until("the other one has it", || holder().iter().any(|row| row[0] != *had)).await;
    println!("taken up {:.1} s after the kill", killed.elapsed().as_secs_f64());
    until("it is whole", is_whole).await;
    assert_eq!(made(), whole, "gone on with, and the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_serve_on_and_start_anew_while_the_schema_grows_by_a_step() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = long_game();
    let (mut first, _) = start(&table, &database).await;
    let (second, said) = start(&table, &database).await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    table.begin().await;
    play_on(&table, &database, &script).await;
    // As the first process of the next version does that starts.
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
    check_told(&table, &database).await;
    drop((second, third));
}

/// Three processes, one of which is killed every 20 seconds, for ten minutes. To run it:
/// `cargo test --release --test it -- --ignored --nocapture three_processes_of_which_one_is_killed`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten minutes"]
async fn three_processes_of_which_one_is_killed_every_20_seconds_lose_and_double_nothing() {
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
    check_told(&table, &database).await;
    // No message waited longer than a handover takes.
    let waited = number(&database, "SELECT max(sent_at - created_at) FROM outbox WHERE message <> 0");
    println!(
        "{} moves, {} kills; the longest wait of a message {waited} ms",
        stored(&database).len(),
        kills.len()
    );
    assert!(waited <= HANDOVER_MS, "{waited} ms");
}
