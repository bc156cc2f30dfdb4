//! Response times while the computer thinks, compared with response times while it doesn't. Two
//! people move and look at their board while a third one begins games in which the computer moves
//! first. The games begin at the same rate in both runs: first at the lowest level, which hardly
//! thinks, then at the highest, with a queue of waiting games.
//!
//! `cargo bench --bench thinking`

use std::sync::Arc;
use std::time::{Duration, Instant};

use discord_at_home::{Options, Sandbox};
use sealed_move::bot::{BotContext, RngSource};
use sealed_move::config::{ApiUrl, BotToken};
use sealed_move::dice::Seed;
use sealed_move::domain::PersonKey;
use sealed_move::jobs::Bot;
use sealed_move::service::Service;
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::Side;
use serde_json::json;

mod people;

use people::{BenchPerson, TurnResult, script};

/// Repetitions of both runs, because noise of the machine shows at the 99th percentile.
const ROUNDS: usize = 4;

/// Measured moves, after warm-up.
const MOVES: usize = 200;
const WARM_UP: usize = 50;

/// Looks at the board after each move.
const BOARDS_PER_MOVE: usize = 5;

/// Games that wait for the computer from the beginning.
const WAITING_GAMES: usize = 8;

/// Interval between new games, about as long as a thought at the highest level.
const GAME_INTERVAL: Duration = Duration::from_millis(800);

/// Delay between the first games and the first measurement.
const SETTLE_TIME: Duration = Duration::from_secs(2);

/// The project's own limit: ratio of the 99th percentiles.
const MAX_RATIO: f64 = 1.10;

/// Lets two people move alternately and look at their boards. Returns the response times.
async fn play(people: &[BenchPerson], turns: &[String]) -> TurnResult<Vec<Duration>> {
    let mut times = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let person = &people[index % 2];
        let turn = json!([{ "type": 3, "name": "move", "value": turn }]);
        let looks = std::iter::repeat_n(("board", json!([])), BOARDS_PER_MOVE);
        for (name, options) in std::iter::once(("move", turn)).chain(looks) {
            let began = Instant::now();
            person.command(name, options).await?;
            times.push(began.elapsed());
            // People don't act before the previous move's notice arrives.
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
    Ok(times)
}

fn percentile(times: &[Duration], percent: usize) -> Duration {
    times.get(times.len() * percent / 100).copied().unwrap_or_default()
}

/// Plays while games with the computer begin at a level.
async fn play_beside(people: &[BenchPerson], level: u8, turns: &[String]) -> TurnResult<Vec<Duration>> {
    let options = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 4, "name": "level", "value": level },
        { "type": 3, "name": "side", "value": "second" },
    ]);
    for _ in 0..WAITING_GAMES {
        people[2].command("challenge", options.clone()).await?;
    }
    tokio::time::sleep(SETTLE_TIME).await;
    let begin_more = async {
        loop {
            people[2].command("challenge", options.clone()).await?;
            tokio::time::sleep(GAME_INTERVAL).await;
        }
    };
    tokio::select! {
        times = play(people, turns) => times,
        failed = begin_more => failed,
    }
}

/// Returns the response times while games at a level begin, and the final number of games waiting
/// for the computer.
async fn measure(level: u8) -> TurnResult<(Vec<Duration>, i64)> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("bot.db");
    let sandbox = Sandbox::start(Options { users: 3, ..Options::default() }).await?;
    let service =
        Arc::new(Service::new(Arc::new(SqliteStore::open(&file)?), 0, PersonKey::from_token("test")));
    let context = BotContext::new(service, Arc::new(Studio::new()?), RNG);
    let (token, origin): (BotToken, ApiUrl) = (sandbox.bot_token().parse()?, sandbox.origin().parse()?);
    let bot = Bot::start(context, &token, Some(&origin)).await?;
    let people = people::enter(&sandbox).await?;
    people::begin(&people).await?;
    let script = script()?;
    play(&people, &script[..WARM_UP]).await?;
    let times = play_beside(&people, level, &script[WARM_UP..WARM_UP + MOVES]).await?;
    bot.stop().await;
    sandbox.stop().await?;
    let waiting = "SELECT count(*) FROM computer_job WHERE task = 'move'";
    let left = rusqlite::Connection::open(file)?.query_row(waiting, [], |row| row.get(0))?;
    Ok((times, left))
}

async fn run() -> TurnResult<()> {
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        for thinking in [round % 2 == 1, round % 2 == 0] {
            let (level, all) = if thinking { (6, &mut beside) } else { (1, &mut alone) };
            let (mut times, left) = measure(level).await?;
            all.extend_from_slice(&times);
            times.sort_unstable();
            println!("level {level}: 99 % within {:?}; {left} games still waited", percentile(&times, 99));
        }
    }
    for (name, times) in [("without thinking", &mut alone), ("with thinking", &mut beside)] {
        times.sort_unstable();
        let (half, most) = (percentile(times, 50), percentile(times, 99));
        println!("{name}: median {half:?}, 99 % within {most:?}, of {} answers", times.len());
    }
    let ratio = percentile(&beside, 99).as_secs_f64() / percentile(&alone, 99).as_secs_f64();
    println!("ratio at 99 %: {ratio:.2}, limit {MAX_RATIO:.2}");
    Ok(())
}

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

fn main() -> TurnResult<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run())
}
