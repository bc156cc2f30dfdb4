//! Response time of moves at 200 per second, compared with a bare commit at that rate.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::dice::Seed;
use sealed_move::discord::commands;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::Response;
use sealed_move::domain::AccountName;
use sealed_move_board::Studio;
use sealed_move_rules::Side;
use serde_json::json;
use serenity::model::application::CommandData;

use super::server::BenchServer;
use super::{BenchResult, games, percentile};

/// Moves per second, whether or not earlier ones are answered.
const RATE: u32 = 200;
/// Concurrent games; each moves once a second.
const GAMES: usize = 200;
/// Moves of each game, including warm-up.
const TURNS: usize = 25;
const WARM_UP: usize = 5;
/// Repetitions, alternating.
const ROUNDS: usize = 2;
/// Concurrent handlers, equal to the bot's number, and connections of the bare commits.
const THREADS: usize = 6;
/// The project's own limit, and the maximum time of a bare commit on storage that is fast enough
/// for it.
const LIMIT: Duration = Duration::from_millis(50);
const FAST_STORAGE: Duration = Duration::from_millis(10);
/// Limit on slower storage, as a multiple of the bare commit.
const MAX_RATIO: f64 = 3.0;

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// Measures and prints the results.
pub(crate) fn run(server: &BenchServer) -> BenchResult<()> {
    server.run("postgres", "CREATE DATABASE rate_begun")?;
    let service = games::service(&server.address("rate_begun"), 0)?;
    games::begin(&service, GAMES, games::BEGUN)?;
    drop(service);
    server.disconnect("rate_begun")?;
    let (mut bare, mut texts, mut pictures) = (Vec::new(), Vec::new(), Vec::new());
    let mut processor = Duration::ZERO;
    for _ in 0..ROUNDS {
        bare.extend(commits(server)?);
        let before = server.usage()?.processor;
        texts.extend(answers(server, Studio::new()?.blank())?);
        processor += server.usage()?.processor - before;
        pictures.extend(answers(server, Studio::new()?)?);
    }
    let tell = |what: &str, times: &mut [Duration]| {
        let [half, most] = [50, 99].map(|hundredths| percentile(times, hundredths));
        println!("{RATE} a second, {what}: median {half:.1?}, 99th percentile {most:.1?}");
        most
    };
    let bare = tell("a bare commit of one row", &mut bare);
    for (what, times) in [("a move's answer without pictures", &mut texts), ("with pictures", &mut pictures)]
    {
        let most = tell(what, times);
        if bare <= FAST_STORAGE {
            println!("  of the limit of {LIMIT:?}: {:.2}", most.as_secs_f64() / LIMIT.as_secs_f64());
        } else {
            println!(
                "  ratio {:.1} of {MAX_RATIO}, for this storage is slow",
                most.as_secs_f64() / bare.as_secs_f64()
            );
        }
    }
    println!("of the server's processor {:.1?} an answer", processor / (ROUNDS * GAMES * TURNS) as u32);
    Ok(())
}

/// Runs the work on many threads at the times given by the rate. Returns the delays from those
/// times to completion, without warm-up.
fn at_rate(work: impl Fn(usize) -> BenchResult<()> + Sync) -> BenchResult<Vec<Duration>> {
    let next = AtomicUsize::new(0);
    let began = Instant::now() + Duration::from_millis(100);
    let on_a_thread = || {
        let mut times = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::SeqCst);
            if number >= GAMES * TURNS {
                return Ok(times);
            }
            let due = began + Duration::from_secs(1) * number as u32 / RATE;
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            work(number).map_err(|error| error.to_string())?;
            if number >= GAMES * WARM_UP {
                times.push(due.elapsed());
            }
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..THREADS).map(|_| scope.spawn(on_a_thread)).collect();
        let done =
            running.into_iter().map(|thread| thread.join().map_err(|_| "a thread panicked".to_owned())?);
        Ok(done.collect::<Result<Vec<_>, String>>()?.into_iter().flatten().collect())
    })
}

/// Inserts one row each, over as many connections as there are threads.
fn commits(server: &BenchServer) -> BenchResult<Vec<Duration>> {
    server.copy("rate_begun", "rate")?;
    server.run("rate", "CREATE TABLE bare (id bigint PRIMARY KEY, text text NOT NULL)")?;
    let clients: Vec<_> = (0..THREADS).map(|_| server.connect("rate")).collect::<BenchResult<_>>()?;
    let taken: Vec<_> = clients.into_iter().map(std::sync::Mutex::new).collect();
    at_rate(|number| {
        let client = taken.iter().find_map(|client| client.try_lock().ok()).ok_or("no connection is free")?;
        let sql = format!("INSERT INTO bare VALUES ({number}, 'a row about as long as a turn')");
        Ok(server.wait(client.batch_execute(&sql))?)
    })
}

/// Measures `/move` from the interaction to its answer, including the picture.
fn answers(server: &BenchServer, studio: Studio) -> BenchResult<Vec<Duration>> {
    server.copy("rate_begun", "rate")?;
    let service = games::service(&server.address("rate"), 0)?;
    let context = BotContext::new(service, Arc::new(studio), RNG);
    let script = games::script()?;
    let times = at_rate(|number| {
        let (game, turn) = (number % GAMES, number / GAMES);
        let caller = games::caller(game, turn, games::BEGUN + 1000 + number as i64 * 1000 / i64::from(RATE));
        let mut ctx = InteractionContext::new(
            &context,
            caller,
            AccountName::new(format!("Player {game}"), Some("player")),
        );
        let data: CommandData = serde_json::from_value(json!({
            "id": "1", "name": "move", "type": 1,
            "options": [{ "type": 3, "name": "move", "value": script[turn] }],
        }))?;
        match handling::command(&mut ctx, commands::parse(&data)) {
            Response::Private(_) => Ok(()),
            other => Err(format!("{other:?}").into()),
        }
    })?;
    let stored = server.connect("rate")?;
    let played: i64 = server.wait(stored.query_one("SELECT count(*) FROM ply", &[]))?.get(0);
    if played != (GAMES * TURNS) as i64 {
        return Err(format!("{played} moves were stored").into());
    }
    Ok(times)
}
