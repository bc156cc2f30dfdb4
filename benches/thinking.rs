//! What people wait for while the computer thinks, beside what they wait for while it does not: two people move and look
//! at their board, first alone, then with the computer at its highest level on turn in a queue of other games.
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

/// Games in which the computer is on turn; each thought takes seconds.
const GAMES: usize = 40;

/// The limit that the project set itself: so much more at the 99th percentile.
const LIMIT: f64 = 1.10;

/// Lets two people move in turn and look at their boards, and returns how long each answer took.
async fn play(people: &[BenchPerson], turns: &[String], first: usize) -> TurnResult<Vec<Duration>> {
    let mut times = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let person = &people[(first + index) % 2];
        let turn = json!([{ "type": 3, "name": "turn", "value": turn }]);
        for (name, options) in [("move", turn), ("board", json!([])), ("board", json!([]))] {
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

fn at(times: &[Duration], percent: usize) -> Duration {
    times.get(times.len() * percent / 100).copied().unwrap_or_default()
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
    let alone = play(&people, &script[WARM_UP..WARM_UP + MOVES], WARM_UP).await?;
    for _ in 0..GAMES {
        let options = json!([
            { "type": 3, "name": "game", "value": "chakart" },
            { "type": 4, "name": "level", "value": 6 },
            { "type": 3, "name": "side", "value": "second" },
        ]);
        people[2].command("challenge", options).await?;
    }
    let from = WARM_UP + MOVES;
    let beside = play(&people, &script[from..from + MOVES], from).await?;
    bot.stop().await;
    sandbox.stop().await?;
    let left = rusqlite::Connection::open(folder.path().join("bot.db"))?.query_row(
        "SELECT count(*) FROM computer_job WHERE task = 'move'",
        [],
        |row| row.get::<_, i64>(0),
    )?;
    for (name, times) in [("without thinking", &alone), ("with thinking", &beside)] {
        let (half, most) = (at(times, 50), at(times, 99));
        println!("{name}: median {half:?}, 99 % within {most:?}, of {} answers", times.len());
    }
    let ratio = at(&beside, 99).as_secs_f64() / at(&alone, 99).as_secs_f64();
    println!("ratio at 99 %: {ratio:.2}, limit {LIMIT:.2}; {left} games still waited for the computer");
    Ok(())
}

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

fn main() -> TurnResult<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run())
}
