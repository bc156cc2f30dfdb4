//! What people wait for while the computer thinks, beside what they wait for while it does not. Two people move and look
//! at their board; a third one begins games with the computer, which makes the first move. Such games begin at the same
//! pace both times: first at the lowest level, which hardly thinks, then at the highest, with a queue of games that wait.
//!
//! `cargo bench --bench thinking`

use std::sync::Arc;
use std::time::{Duration, Instant};

use discord_at_home::{Options, Sandbox};
use sealed_move::config::{ApiUrl, BotToken};
use sealed_move::dice::Seed;
use sealed_move::discord::context::{BotContext, RngSource};
use sealed_move::jobs::Bot;
use sealed_move::service::Service;
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::Side;
use serde_json::json;

mod people;

use people::{BenchPerson, TurnResult, script};

/// Moves of each kind, after those that warm up.
const MOVES: usize = 140;
const WARM_UP: usize = 110;

/// How often they look at the board after each.
const LOOKS: usize = 5;

/// Games in which the computer is on turn from the beginning.
const WAITING: usize = 8;

/// How long after a game the next one begins: at the highest level a thought takes about as long.
const PACE: Duration = Duration::from_millis(800);

/// How long people have no answers after the first games began.
const SETTLE: Duration = Duration::from_secs(2);

/// The limit that the project set itself: so much more at the 99th percentile.
const LIMIT: f64 = 1.10;

/// Lets two people move in turn and look at their boards, and returns how long each answer took.
async fn play(people: &[BenchPerson], turns: &[String], first: usize) -> TurnResult<Vec<Duration>> {
    let mut times = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let person = &people[(first + index) % 2];
        let turn = json!([{ "type": 3, "name": "turn", "value": turn }]);
        let looks = std::iter::repeat_n(("board", json!([])), LOOKS);
        for (name, options) in std::iter::once(("move", turn)).chain(looks) {
            let began = Instant::now();
            person.command(name, options).await?;
            times.push(began.elapsed());
            // People are not faster than the notice of the turn before.
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
    times.sort_unstable();
    Ok(times)
}

fn percentile(times: &[Duration], percent: usize) -> Duration {
    times.get(times.len() * percent / 100).copied().unwrap_or_default()
}

/// The same while games with the computer begin at a level.
async fn play_beside(
    people: &[BenchPerson],
    level: u8,
    turns: &[String],
    first: usize,
) -> TurnResult<Vec<Duration>> {
    let options = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 4, "name": "level", "value": level },
        { "type": 3, "name": "side", "value": "second" },
    ]);
    for _ in 0..WAITING {
        people[2].command("challenge", options.clone()).await?;
    }
    tokio::time::sleep(SETTLE).await;
    let begin_more = async {
        loop {
            people[2].command("challenge", options.clone()).await?;
            tokio::time::sleep(PACE).await;
        }
    };
    tokio::select! {
        times = play(people, turns, first) => times,
        failed = begin_more => failed,
    }
}

async fn run() -> TurnResult<()> {
    let folder = tempfile::tempdir()?;
    let sandbox = Sandbox::start(Options { users: 3, ..Options::default() }).await?;
    let store = SqliteStore::open(&folder.path().join("bot.db"))?;
    let service = Arc::new(Service::new(Arc::new(store), 0));
    let context = BotContext::new(service, Arc::new(Studio::new()?), RNG);
    let (token, origin): (BotToken, ApiUrl) = (sandbox.bot_token().parse()?, sandbox.origin().parse()?);
    let bot = Bot::start(context, &token, Some(&origin)).await?;
    let people = people::enter(&sandbox).await?;
    people::begin(&people).await?;
    let script = script()?;
    play(&people, &script[..WARM_UP], 0).await?;
    let at = |number: usize| WARM_UP + number * MOVES;
    let alone = play_beside(&people, 1, &script[at(0)..at(1)], at(0)).await?;
    let beside = play_beside(&people, 6, &script[at(1)..at(2)], at(1)).await?;
    bot.stop().await;
    sandbox.stop().await?;
    let left = rusqlite::Connection::open(folder.path().join("bot.db"))?.query_row(
        "SELECT count(*) FROM computer_job WHERE task = 'move'",
        [],
        |row| row.get::<_, i64>(0),
    )?;
    for (name, times) in [("without thinking", &alone), ("with thinking", &beside)] {
        let (half, most) = (percentile(times, 50), percentile(times, 99));
        println!("{name}: median {half:?}, 99 % within {most:?}, of {} answers", times.len());
    }
    let ratio = percentile(&beside, 99).as_secs_f64() / percentile(&alone, 99).as_secs_f64();
    println!("ratio at 99 %: {ratio:.2}, limit {LIMIT:.2}; {left} games still waited for the computer");
    Ok(())
}

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

fn main() -> TurnResult<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run())
}
