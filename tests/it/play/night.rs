//! A night of everything at once: kills, faults, a jumping wall clock, and a flood of requests.
//! Afterwards the ledger must be exact.

use std::path::Path;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use discord_at_home::Options;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::crash::long_game;
use super::table::{TIMEOUT, Table, button, words};
use crate::bed::RestClient;
use crate::random::Random;

/// Pairs of players by number; the last person only floods.
const PAIRS: [[usize; 2]; 3] = [[0, 1], [2, 3], [4, 5]];
const FLOODER: usize = 6;

/// Moves before a game is resigned.
const MOVES: usize = 80;

/// Faults of requests and events all night.
const FAULTS: &str = "429=0.05,5xx=0.05,drop=0.02,delay=150ms,double=0.05,seed=11";

/// Path in Debian's package `libfaketime`, which gives a process a wall clock that jumps.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// Jumps of the wall clock in seconds, each too short for the bot to follow.
const JUMPS: [i64; 6] = [26 * 3600, -26 * 3600, 400 * 86_400, -400 * 86_400, 600, -600];

impl Table {
    /// A faulty sandbox without a bot that keeps all messages.
    async fn for_a_night(users: usize, faults: &str) -> Self {
        let faults = faults.parse().unwrap();
        Self::with_options(Options { users, faults, keep_messages: usize::MAX, ..Options::default() }).await
    }

    /// Texts from the database.
    fn texts(&self, sql: &str) -> Vec<String> {
        let connection = self.connect();
        let mut found = connection.prepare(sql).unwrap();
        found.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }
}

/// The bot as a process whose wall clock follows a file.
async fn start(table: &Table, wall_clock: &Path, log: &Path) -> Option<Child> {
    let log = std::fs::File::options().append(true).create(true).open(log).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
    command
        .arg("bot")
        .env("DISCORD_TOKEN", table.bed.sandbox.bot_token())
        .env("DISCORD_API_URL", table.bed.sandbox.origin())
        .env("SEALED_MOVE_DATA", table.folder.path())
        .env("SEALED_MOVE_LOG", "warn")
        .stdout(Stdio::piped())
        .stderr(log)
        .kill_on_drop(true);
    if Path::new(FAKETIME).exists() {
        command
            .env("LD_PRELOAD", FAKETIME)
            .env("FAKETIME_TIMESTAMP_FILE", wall_clock)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // Faults may prevent the start; then the caller retries.
    let ready = tokio::time::timeout(TIMEOUT, lines.next_line()).await.ok()?.unwrap();
    ready.is_some().then_some(child)
}

/// Takes the next step toward a game between two people.
async fn begin(table: &Table, callers: &[RestClient; 2]) {
    let messages = callers[1].messages(&table.channel).await;
    let mine = |message: &&Value| {
        button(message, "accept").is_some() && words(message).contains(&format!("<@{}>", callers[1].id))
    };
    if let Some(challenge) = messages.iter().find(mine) {
        let accept = button(challenge, "accept").unwrap();
        callers[1].press(&table.channel, &challenge["id"], &accept).await;
    } else {
        let options = json!([
            { "type": 3, "name": "game", "value": "aruki" },
            { "type": 6, "name": "opponent", "value": callers[1].id },
            { "type": 3, "name": "side", "value": "first" },
        ]);
        callers[0].command(&table.channel, "challenge", &options).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Tries to resign.
async fn resign(table: &Table, caller: &RestClient, game: &str) {
    let options = json!([{ "type": 3, "name": "game", "value": game }]);
    let asked = caller.command(&table.channel, "resign", &options).await;
    if asked.status == 200 {
        let read = caller.message(&table.channel, &asked.body["message_id"]).await;
        if let Some(sure) = button(&read.body, "resign!") {
            caller.press(&table.channel, &read.body["id"], &sure).await;
        }
    }
}

/// Plays games between two people until the night is over, counting confirmed moves.
async fn play(table: &Table, pair: [usize; 2], over: &AtomicBool, confirmed: &AtomicUsize) {
    let script = long_game();
    let callers = pair.map(|person| table.bed.person(person));
    let [first, second] = [&callers[0].id, &callers[1].id];
    let ongoing = format!("FROM match WHERE ended_at IS NULL AND first = {first} AND second = {second}");
    while !over.load(Ordering::SeqCst) {
        if table.ask(&format!("SELECT count(*) {ongoing}")) == 0 {
            begin(table, &callers).await;
            continue;
        }
        let id = table.ask(&format!("SELECT id {ongoing}"));
        let played = table.ask(&format!("SELECT count(*) FROM ply WHERE match = {id}")) as usize;
        let game = sealed_move::domain::Id(id as u64).to_string();
        if played >= MOVES {
            resign(table, &callers[0], &game).await;
            continue;
        }
        let turn = json!([
            { "type": 3, "name": "game", "value": game },
            { "type": 3, "name": "move", "value": script[played] },
        ]);
        let answer = callers[played % 2].command(&table.channel, "move", &turn).await;
        if answer.status == 200 {
            let read = callers[played % 2].messages(&table.channel).await;
            let said = read.iter().find(|message| message["id"] == answer.body["message_id"]).map(words);
            if said.is_some_and(|said| said.contains("You played")) {
                let stored = table.ask(&format!("SELECT count(*) FROM ply WHERE match = {id}")) as usize;
                assert!(stored > played, "a confirmed move is lost");
                confirmed.fetch_add(1, Ordering::SeqCst);
            }
        }
    }
}

/// Moves the wall clock for a while, repeatedly.
async fn jump(wall_clock: &Path, over: &AtomicBool, jumps: &AtomicUsize) {
    let mut random = Random::new(5);
    while !over.load(Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_secs(10 + random.below(20) as u64)).await;
        let by = JUMPS[random.below(JUMPS.len())];
        std::fs::write(wall_clock, format!("{by:+}")).unwrap();
        jumps.fetch_add(1, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_secs(5 + random.below(40) as u64)).await;
        std::fs::write(wall_clock, "+0").unwrap();
    }
}

/// Repeatedly requests a board a hundred times at once.
async fn flood(table: &Table, over: &AtomicBool) {
    while !over.load(Ordering::SeqCst) {
        tokio::time::sleep(Duration::from_secs(15)).await;
        let mut asking = tokio::task::JoinSet::new();
        for _ in 0..100 {
            let (caller, channel) = (table.bed.person(FLOODER), table.channel.clone());
            asking.spawn(async move { caller.command(&channel, "games", &json!([])).await });
        }
        asking.join_all().await;
    }
}

/// Kills and restarts the bot repeatedly. Returns a running bot.
async fn kill(table: &Table, files: [&Path; 2], until: Instant, kills: &AtomicUsize) -> Child {
    let mut random = Random::new(7);
    loop {
        let Some(mut bot) = start(table, files[0], files[1]).await else { continue };
        if Instant::now() >= until {
            return bot;
        }
        tokio::time::sleep(Duration::from_millis(500 + random.below(20_000) as u64)).await;
        bot.kill().await.unwrap();
        kills.fetch_add(1, Ordering::SeqCst);
    }
}

/// Moves announced in public messages, sorted.
async fn announced_moves(table: &Table) -> Vec<String> {
    let (reader, mut told, mut before) = (table.bed.person(FLOODER), Vec::new(), String::new());
    loop {
        let path = format!("/channels/{}/messages?limit=100{before}", table.channel);
        let page = reader.get(&path).await.ok();
        let page = page.as_array().unwrap();
        told.extend(page.iter().filter_map(|message| {
            let words = words(message);
            // The final message repeats the last move.
            let words = (!words.contains(" resigned")).then_some(words)?;
            Some(words.split_once(" played `")?.1.split_once('`')?.0.to_owned())
        }));
        let Some(last) = page.last() else { break };
        before = format!("&before={}", last["id"].as_str().unwrap());
    }
    told.sort();
    told
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes NIGHT_MINUTES, by default sixty: cargo test --release --test it night -- --ignored --nocapture"]
async fn the_ledger_is_exact_after_a_night_of_faults() {
    let minutes = std::env::var("NIGHT_MINUTES").map_or(60, |minutes| minutes.parse().unwrap());
    let until = Instant::now() + Duration::from_secs(60 * minutes);
    let table = Table::for_a_night(FLOODER + 1, FAULTS).await;
    let folder = tempfile::tempdir().unwrap();
    let (wall_clock, log) = (folder.path().join("wall-clock"), folder.path().join("log"));
    std::fs::write(&wall_clock, "+0").unwrap();
    let over = AtomicBool::new(false);
    let (confirmed, jumps, kills) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let nights = async {
        let bot = kill(&table, [&wall_clock, &log], until, &kills).await;
        over.store(true, Ordering::SeqCst);
        bot
    };
    let ready = async {
        while !table.database().exists() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        tokio::join!(
            play(&table, PAIRS[0], &over, &confirmed),
            play(&table, PAIRS[1], &over, &confirmed),
            play(&table, PAIRS[2], &over, &confirmed),
            jump(&wall_clock, &over, &jumps),
            flood(&table, &over),
        )
    };
    let (mut bot, _) = tokio::join!(nights, ready);
    table.set_faults(&json!({ "faults": "" })).await;
    std::fs::write(&wall_clock, "+0").unwrap();
    let began = Instant::now();
    while table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") > 0 && began.elapsed() < 5 * TIMEOUT
    {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut stored = table.texts("SELECT record FROM ply");
    stored.sort();
    let said = std::fs::read_to_string(&log).unwrap();
    let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
    for line in said.lines() {
        let kind = line.split_once("sealed_move").map_or("other", |(_, rest)| rest);
        *kinds.entry(kind.split_once('=').map_or(kind, |(kind, _)| kind)).or_default() += 1;
    }
    println!(
        "{} moves stored, {} confirmed; {} kills, {} jumps, {} games",
        stored.len(),
        confirmed.load(Ordering::SeqCst),
        kills.load(Ordering::SeqCst),
        jumps.load(Ordering::SeqCst),
        table.ask("SELECT count(*) FROM match"),
    );
    println!("{kinds:#?}");
    assert!(stored.len() > 20 * minutes as usize && confirmed.load(Ordering::SeqCst) > 0);
    assert_eq!(
        table.ask("SELECT count(*) FROM match WHERE reason NOT IN ('resignation')"),
        0,
        "lost on time"
    );
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL"), 0, "messages wait");
    let (mut doubled, mut lost) = (announced_moves(&table).await, stored);
    doubled.retain(|told| {
        lost.iter().position(|stored| stored == told).map(|at| lost.swap_remove(at)).is_none()
    });
    assert!(doubled.is_empty() && lost.is_empty(), "told twice: {doubled:?}; not told: {lost:?}");
    let script = long_game();
    let wrong = table.texts("SELECT record || ' ' || number FROM ply").into_iter().filter(|stored| {
        let (record, number) = stored.rsplit_once(' ').unwrap();
        script[number.parse::<usize>().unwrap()] != record
    });
    assert_eq!(wrong.count(), 0, "moves out of order");
    bot.kill().await.unwrap();
}
