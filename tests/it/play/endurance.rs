//! Long runs under faults, to be started by hand: `cargo test --release --test it -- --ignored
//! --nocapture endurance`.
//!
//! Two players make moves. A confirmed move must be stored, a move of which the bot says that it was
//! not made must not be, and each stored move is announced once.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use discord_at_home::Options;
use serde_json::{Value, json};
use tokio::process::Child;

use super::crash::{Lcg, announced_moves, long_game, start_with};
use super::processes::{MAX_HANDOVER_MS, now, number, signal};
use super::table::{LOADING, Table, button, words};
use crate::databases::held::HeldLocks;
use crate::databases::proxy::CuttingProxy;
use crate::databases::server::TestDatabase;

/// Moves of a game; the first hundred need no confirmation.
const MOVES: usize = 100;

/// Duration of a run in minutes, if not the default.
const MINUTES: &str = "SEALED_MOVE_ENDURANCE_MINUTES";

/// The longest wait for an answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

fn run_time(default_minutes: u64) -> Duration {
    let minutes = std::env::var(MINUTES).ok().and_then(|text| text.parse().ok());
    Duration::from_secs(60 * minutes.unwrap_or(default_minutes))
}

/// A database opened by the test.
trait Records {
    /// The notations of all games, oldest first, and those of the newest game.
    fn stored(&self) -> (Vec<String>, Vec<String>);

    fn games(&self) -> usize;
}

impl Records for TestDatabase {
    fn stored(&self) -> (Vec<String>, Vec<String>) {
        let read = |only: &str| {
            let sql = format!("SELECT record FROM ply {only} ORDER BY match, number");
            self.rows(&sql).into_iter().flatten().collect()
        };
        (read(""), read("WHERE match = (SELECT max(id) FROM match)"))
    }

    fn games(&self) -> usize {
        number(self, "SELECT count(*) FROM match") as usize
    }
}

impl Records for PathBuf {
    fn stored(&self) -> (Vec<String>, Vec<String>) {
        let database = rusqlite::Connection::open(self).unwrap();
        database.busy_timeout(ANSWER_TIMEOUT).unwrap();
        let read = |only: &str| {
            let sql = format!("SELECT record FROM ply {only} ORDER BY match, number");
            let mut rows = database.prepare(&sql).unwrap();
            rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        (read(""), read("WHERE match = (SELECT max(id) FROM match)"))
    }

    fn games(&self) -> usize {
        let database = rusqlite::Connection::open(self).unwrap();
        database.busy_timeout(ANSWER_TIMEOUT).unwrap();
        database.query_row("SELECT count(*) FROM match", [], |row| row.get::<_, i64>(0)).unwrap() as usize
    }
}

/// The messages the players received.
#[derive(Debug, Default)]
struct Tally {
    confirmed: usize,
    refused: usize,
    stored_but_unanswered: usize,
    in_doubt: usize,
    silent: usize,
}

/// The text of an answer, once it is complete.
async fn answer(table: &Table, person: usize, name: &str, options: &Value) -> Option<String> {
    let caller = table.person(person).caller;
    let began = Instant::now();
    let request = caller.command(&table.channel, name, options);
    let done = tokio::time::timeout(ANSWER_TIMEOUT, request).await.ok()?;
    if done.status != 200 {
        return None;
    }
    let id = done.ok()["message_id"].clone();
    while began.elapsed() < ANSWER_TIMEOUT {
        let list = caller.messages(&table.channel).await;
        let found = list.into_iter().find(|message| message["id"] == id)?;
        if found["flags"].as_u64().unwrap_or(0) & LOADING == 0 {
            return Some(words(&found));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    None
}

/// Tries to play the next move once, and compares the answer with the database.
async fn try_move(table: &Table, records: &impl Records, script: &[String], tally: &mut Tally) {
    let (_, before) = records.stored();
    let options = json!([{ "type": 3, "name": "move", "value": script[before.len()] }]);
    let answer = answer(table, before.len() % 2, "move", &options).await;
    let (_, after) = records.stored();
    assert_eq!(after, script[..after.len()]);
    let made = after.len() > before.len();
    match answer.as_deref() {
        Some(text) if text.contains("You played") => {
            assert!(made, "confirmed, but not stored: {text}");
            tally.confirmed += 1;
        }
        Some(text) if text.contains("That's done and stored") => {
            assert!(made, "not stored: {text}");
            tally.stored_but_unanswered += 1;
        }
        Some(text) if text.contains("I don't know whether") => tally.in_doubt += 1,
        Some(text) if text.contains("Nothing is lost") || text.contains("Nothing has changed") => {
            assert!(!made, "stored, but denied: {text}");
            tally.refused += 1;
        }
        _ => tally.silent += 1,
    }
}

/// Begins a game, however often that takes.
async fn begin(table: &Table, records: &impl Records) {
    let games = records.games();
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": table.person(1).caller.id },
        { "type": 3, "name": "side", "value": "first" },
        { "type": 3, "name": "rated", "value": "no" },
    ]);
    while records.games() == games {
        answer(table, 0, "challenge", &options).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let list = table.person(1).caller.messages(&table.channel).await;
        if let Some(challenge) = list.iter().find(|message| button(message, "accept").is_some()) {
            let _ = table.person(1).press(challenge, "accept").await;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Ends a complete game, however often that takes.
async fn resign(table: &Table, is_over: impl Fn() -> bool) {
    while !is_over() {
        let alice = table.person(0);
        let asked = alice.command("resign", &json!([])).await;
        if asked.status == 200 {
            let id = asked.ok()["message_id"].clone();
            tokio::time::sleep(Duration::from_secs(1)).await;
            let list = alice.caller.messages(&table.channel).await;
            if let Some(asked) = list.iter().find(|message| message["id"] == id)
                && button(asked, "resign!").is_some()
            {
                let _ = alice.press(asked, "resign!").await;
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Waits until all messages are sent, and compares them with the moves.
async fn check_all_announced(table: &Table, records: &impl Records, unsent: impl Fn() -> i64) {
    let began = Instant::now();
    while unsent() > 0 {
        assert!(began.elapsed() < 2 * ANSWER_TIMEOUT, "{} messages are not sent", unsent());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(announced_moves(table).await, records.stored().0, "each move is announced once, in order");
}

/// A folder on a small file system, which the test fills. Without it, the disk is never full.
const SMALL_DISK: &str = "SEALED_MOVE_SMALL_DISK";

/// libfaketime, to move the clock of the bot. Without it, the clock doesn't jump.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/// Fills the disk of a folder until the value is dropped.
struct FullDisk(PathBuf);

impl FullDisk {
    fn fill(folder: &std::path::Path) -> Self {
        use std::io::Write as _;
        let path = folder.join("filling");
        let mut file = std::fs::File::create(&path).unwrap();
        for size in [1 << 20, 1 << 12, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        Self(path)
    }
}

impl Drop for FullDisk {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const MILD_FAULTS: &str = "429=0.05,5xx=0.03,drop=0.02,delay=100ms,double=0.05";
const HARSH_FAULTS: &str = "429=0.4,5xx=0.3,drop=0.1,delay=500ms,double=0.1";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "an hour"]
async fn an_hour_of_one_process_under_faults() {
    let options = Options { faults: MILD_FAULTS.parse().unwrap(), ..Options::default() };
    let mut table = Table::with_options(options).await;
    let disk = std::env::var_os(SMALL_DISK).map(PathBuf::from);
    if let Some(disk) = &disk {
        table.folder = tempfile::tempdir_in(disk).unwrap();
    }
    let offset = std::env::temp_dir().join(format!("sealed-move-clock-{}", std::process::id()));
    std::fs::write(&offset, "+0s").unwrap();
    let offset_path = offset.to_str().unwrap().to_owned();
    let mut settings = Vec::new();
    if std::path::Path::new(FAKETIME).exists() {
        settings = vec![
            ("LD_PRELOAD", FAKETIME),
            ("FAKETIME_TIMESTAMP_FILE", &offset_path),
            ("FAKETIME_NO_CACHE", "1"),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ("NO_FAKE_STAT", "1"),
        ];
    }
    let script = &long_game()[..MOVES];
    let database = table.database();
    let mut bot = start_with(&table, &settings).await.0;
    let (mut chance, mut tally) = (Lcg(20_261_127), Tally::default());
    let mut faults = std::collections::BTreeMap::<&str, usize>::new();
    begin(&table, &database).await;
    let end = Instant::now() + run_time(60);
    while Instant::now() < end {
        let fault = ["kill", "stop", "clock", "disk", "discord"][chance.below(5) as usize];
        *faults.entry(fault).or_default() += 1;
        match fault {
            "kill" => {
                bot.kill().await.unwrap();
                bot = start_with(&table, &settings).await.0;
            }
            "stop" => {
                signal(&bot, "STOP");
                tokio::time::sleep(Duration::from_secs(5 + chance.below(15))).await;
                signal(&bot, "CONT");
            }
            "clock" => {
                let seconds = chance.below(10_800) as i64 - 3_600;
                std::fs::write(&offset, format!("{seconds:+}s")).unwrap();
            }
            "disk" => {}
            _ => table.set_faults(&json!({ "faults": HARSH_FAULTS })).await,
        }
        let full = disk.as_ref().filter(|_| fault == "disk").map(|disk| FullDisk::fill(disk));
        let until = Instant::now() + Duration::from_secs(10 + chance.below(15));
        while Instant::now() < until {
            if database.stored().1.len() < MOVES {
                try_move(&table, &database, script, &mut tally).await;
            }
            tokio::time::sleep(Duration::from_millis(500 + chance.below(1500))).await;
        }
        drop(full);
        table.set_faults(&json!({ "faults": MILD_FAULTS })).await;
        if database.stored().1.len() >= MOVES {
            resign(&table, || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 0).await;
            begin(&table, &database).await;
        }
    }
    table.set_faults(&json!({ "faults": "" })).await;
    check_all_announced(&table, &database, || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL"))
        .await;
    println!("{} moves in {} games; {tally:?}; {faults:?}", database.stored().0.len(), database.games());
    bot.kill().await.unwrap();
    std::fs::remove_file(offset).unwrap();
}

/// A process that reaches the database through its own proxy.
struct ProxiedProcess {
    process: Child,
    proxy: CuttingProxy,
}

impl ProxiedProcess {
    async fn start(table: &Table, database: &TestDatabase) -> Self {
        let (proxy, address) = CuttingProxy::before(&database.address);
        let (process, _) = start_with(table, &[("SEALED_MOVE_STORE", &address)]).await;
        Self { process, proxy }
    }
}

/// How long a process is suspended or cut off.
const FAULT_TIME: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten minutes"]
async fn ten_minutes_of_three_processes_under_faults() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::without_bot().await;
    let script = &long_game()[..MOVES];
    let (mut chance, mut tally) = (Lcg(7), Tally::default());
    let mut faults = std::collections::BTreeMap::<&str, usize>::new();
    let mut running = Vec::new();
    for _ in 0..3 {
        running.push(ProxiedProcess::start(&table, &database).await);
    }
    begin(&table, &database).await;
    let end = Instant::now() + run_time(10);
    while Instant::now() < end {
        let fault = ["kill", "stop", "freeze", "cut commit", "cut all", "restart", "rate"];
        let fault = fault[chance.below(7) as usize];
        *faults.entry(fault).or_default() += 1;
        let mut hit = running.remove(0);
        let mut held = None;
        match fault {
            "kill" => hit.process.kill().await.unwrap(),
            "stop" => signal(&hit.process, "STOP"),
            "freeze" => hit.proxy.freeze(),
            "cut commit" => hit.proxy.cut_next_commit(),
            "cut all" => database.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            ),
            "restart" => {
                database.go_away();
                tokio::time::sleep(Duration::from_secs(3)).await;
                database.come_back();
            }
            _ => held = Some(HeldLocks::take(&database, "SELECT * FROM request_rate FOR UPDATE")),
        }
        let until = Instant::now() + if fault == "stop" { FAULT_TIME } else { FAULT_TIME / 2 };
        while Instant::now() < until {
            if database.stored().1.len() < MOVES {
                try_move(&table, &database, script, &mut tally).await;
            }
            tokio::time::sleep(Duration::from_millis(500 + chance.below(1500))).await;
        }
        drop(held);
        if fault == "stop" {
            signal(&hit.process, "CONT");
        }
        hit.proxy.thaw();
        // It may have lost its lease and ended.
        tokio::time::sleep(Duration::from_secs(1)).await;
        if hit.process.try_wait().unwrap().is_none() {
            running.push(hit);
        }
        for process in &mut running {
            if process.process.try_wait().unwrap().is_some() {
                *process = ProxiedProcess::start(&table, &database).await;
            }
        }
        while running.len() < 3 {
            running.push(ProxiedProcess::start(&table, &database).await);
        }
        if database.stored().1.len() >= MOVES {
            let open = "SELECT count(*) FROM match WHERE ended_at IS NULL";
            resign(&table, || number(&database, open) == 0).await;
            begin(&table, &database).await;
        }
    }
    let unsent = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";
    check_all_announced(&table, &database, || number(&database, unsent)).await;
    let waited = number(&database, "SELECT max(sent_at - created_at) FROM outbox WHERE message <> 0");
    let (all, _) = database.stored();
    println!("{} moves in {} games; {tally:?}; {faults:?}", all.len(), database.games());
    println!("the longest wait of a message {waited} ms, until {}", now(&database));
    assert!(waited <= MAX_HANDOVER_MS, "{waited} ms");
}
