//! `kill -9` at random moments of a game: no answered move is lost, nothing is doubled, and every
//! stored turn is announced.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::table::{TIMEOUT, Table, words};

const KILLS: usize = 50;

/// Maximum delay before a kill: about twice the duration of a turn.
const MAX_KILL_DELAY: Duration = Duration::from_millis(30);

/// Starts the bot as its own process, connected and ready.
pub(super) async fn start(table: &Table) -> Child {
    let (child, said) = start_with(table, &[]).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    child
}

/// Like [`start`], with more settings. Also returns the line it prints when ready.
pub(super) async fn start_with(table: &Table, settings: &[(&str, &str)]) -> (Child, String) {
    start_with_args(table, &[], settings).await
}

/// Like [`start_with`], with arguments.
pub(super) async fn start_with_args(
    table: &Table,
    args: &[&str],
    settings: &[(&str, &str)],
) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sealed-move"))
        .arg("bot")
        .args(args)
        .env("DISCORD_TOKEN", table.bed.sandbox.bot_token())
        .env("DISCORD_API_URL", table.bed.sandbox.origin())
        .env("SEALED_MOVE_DATA", table.folder.path())
        .env("SEALED_MOVE_LOG", "warn")
        .envs(settings.iter().copied())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let ready = tokio::time::timeout(Duration::from_secs(60), lines.next_line()).await;
    let said = ready.expect("the bot starts in time").unwrap();
    (child, said.unwrap_or_default())
}

/// The stored notations, in order.
fn stored(database: &Path) -> Vec<String> {
    let database = rusqlite::Connection::open(database).unwrap();
    let mut moves = database.prepare("SELECT record FROM ply ORDER BY number").unwrap();
    moves.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Reproducible random numbers: a linear congruential generator.
pub(super) struct Lcg(pub(super) u64);

impl Lcg {
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// The moves of a long game from the vectors; the first hundred need no confirmation.
pub(super) fn long_game() -> Vec<String> {
    let games = include_str!("../../../crates/rules/tests/vectors/aruki/games.jsonl");
    let games = games.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let game = games.into_iter().find(|game| game["id"] == "g-rand-08").unwrap();
    serde_json::from_value(game["moves"].clone()).unwrap()
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_keeps_two_heaps_for_all_its_threads() {
    let table = Table::without_bot().await;
    let bot = start(&table).await;
    let started_with = std::fs::read(format!("/proc/{}/environ", bot.id().unwrap())).unwrap();
    let variables: Vec<_> = started_with.split(|byte| *byte == 0).collect();
    assert!(variables.contains(&b"MALLOC_ARENA_MAX=2".as_slice()), "the same process, started once more");
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_kills_lose_and_double_no_turn() {
    let table = Table::without_bot().await;
    let script = long_game();
    let mut bot = start(&table).await;
    table.begin().await;
    let database = table.database();
    let people = [table.person(0).caller, table.person(1).caller];
    let turn = |number: usize| json!([{ "type": 3, "name": "move", "value": script[number] }]);
    let mut moments = Lcg(20_261_121);
    let mut played = 0;
    let mut further = 0;
    for kill in 0..KILLS {
        for _ in 0..moments.below(3) {
            let done = people[played % 2].command(&table.channel, "move", &turn(played)).await;
            assert_eq!(done.status, 200, "kill {kill}, turn {played}: {}", done.body);
            played += 1;
        }
        let (caller, channel, options) = (people[played % 2].clone(), table.channel.clone(), turn(played));
        let answered = tokio::spawn(async move { caller.command(&channel, "move", &options).await.status });
        let delay = MAX_KILL_DELAY.as_micros() as u64;
        tokio::time::sleep(Duration::from_micros(moments.below(delay))).await;
        bot.kill().await.unwrap();
        let answered = answered.await.unwrap() == 200;
        let kept = stored(&database);
        if answered {
            assert_eq!(kept.len(), played + 1, "kill {kill}: an answered turn is lost or doubled");
        } else {
            assert!((played..=played + 1).contains(&kept.len()), "kill {kill}: {} entries", kept.len());
            further += usize::from(kept.len() > played);
        }
        assert_eq!(kept, script[..kept.len()], "kill {kill}");
        played = kept.len();
        bot = start(&table).await;
    }
    println!("{played} turns, {further} of them stored by a bot that could not answer any more");
    // Waiting messages are sent within seconds. An earlier message may contain the notation, too.
    let began = std::time::Instant::now();
    let mut announced = announced_moves(&table).await;
    while announced.len() < played && began.elapsed() < TIMEOUT {
        tokio::time::sleep(Duration::from_millis(50)).await;
        announced = announced_moves(&table).await;
    }
    assert_eq!(announced, script[..played], "every turn is announced once, in order");
    bot.kill().await.unwrap();
}

/// Moves announced in public messages, oldest first.
pub(super) async fn announced_moves(table: &Table) -> Vec<String> {
    let mut told = Vec::new();
    let mut before = String::new();
    loop {
        let path = format!("/channels/{}/messages?limit=100{before}", table.channel);
        let page = table.bed.person(2).get(&path).await.ok().as_array().unwrap().clone();
        told.extend(page.iter().filter_map(|message| {
            let words = words(message);
            // The notice of a resignation repeats the last move.
            if words.contains(" resigned") {
                return None;
            }
            Some(words.split_once(" played `")?.1.split_once('`')?.0.to_owned())
        }));
        let Some(last) = page.last() else { break };
        before = format!("&before={}", last["id"].as_str().unwrap());
    }
    told.reverse();
    told
}
