//! Cost of a turn, compared with its bare statements: one client, then eight concurrent ones.

use std::time::Duration;

use sealed_move::domain::Id;

use super::server::{BenchServer, address};
use super::wire::{BareConnections, Recorder, WireScript};
use super::{BenchResult, games, median};

/// Numbers of concurrent stores, each with its own game.
const STORES: [usize; 2] = [1, 8];
/// Turns of each game; the first ones warm up.
const TURNS: usize = 120;
const WARM_UP: usize = 20;
/// Repetitions of both, alternating.
const ROUNDS: usize = 5;
/// The project's own limit.
const LIMIT: f64 = 1.5;

/// Database with started games, the template of each measurement.
const BEGUN: &str = "begun";
/// Database in which the measured turns are played.
const PLAYED: &str = "played";

/// Measures and prints the results.
pub(crate) fn run(server: &BenchServer) -> BenchResult<()> {
    let most = STORES.into_iter().max().unwrap_or(1);
    server.run("postgres", &format!("CREATE DATABASE {BEGUN}"))?;
    let service = games::service(&server.address(BEGUN), 0)?;
    let ids = games::begin(&service, most, games::BEGUN)?;
    drop(service);
    server.disconnect(BEGUN)?;
    let script = games::script()?;
    let wire_scripts = record(server, &ids, &script)?;
    println!("a turn waits for the server {:.1} times", wire_scripts[0].round_trips(WARM_UP));
    for stores in STORES {
        let (mut through, mut bare) = (Vec::new(), Vec::new());
        let (mut processor, mut log_bytes) = (Duration::ZERO, 0.0);
        for _ in 0..ROUNDS {
            server.copy(BEGUN, PLAYED)?;
            let before = server.usage()?;
            through.extend(play(server, &ids[..stores], &script)?);
            let after = server.usage()?;
            processor += after.processor - before.processor;
            log_bytes += after.log_bytes - before.log_bytes;
            server.copy(BEGUN, PLAYED)?;
            bare.extend(replay(server, &wire_scripts[..stores])?);
        }
        let (through, bare) = (median(&mut through), median(&mut bare));
        println!(
            "a turn, {stores} at once: {through:.2?}; its statements sent bare {bare:.2?}; ratio {:.2} of {LIMIT}",
            through.as_secs_f64() / bare.as_secs_f64()
        );
        let turns = ROUNDS * stores * TURNS;
        println!(
            "  of the server's processor {:.2?} a turn, of its log {:.1} kB",
            processor / turns as u32,
            log_bytes / turns as f64 / 1e3
        );
    }
    Ok(())
}

/// Runs the work for all items concurrently and returns the results.
fn concurrently<T: Sync, R: Send>(
    of: &[T],
    work: impl Fn(usize, &T) -> BenchResult<R> + Sync,
) -> BenchResult<Vec<R>> {
    std::thread::scope(|scope| {
        let work = &work;
        let spawn = |(index, one)| scope.spawn(move || work(index, one).map_err(|error| error.to_string()));
        let running: Vec<_> = of.iter().enumerate().map(spawn).collect();
        let done =
            running.into_iter().map(|thread| thread.join().map_err(|_| "a thread panicked".to_owned()));
        Ok(done.collect::<Result<Vec<_>, String>>()?.into_iter().collect::<Result<_, _>>()?)
    })
}

/// Plays the turns, each game through its own store, and records the traffic.
fn record(server: &BenchServer, ids: &[Id], script: &[String]) -> BenchResult<Vec<WireScript>> {
    server.copy(BEGUN, PLAYED)?;
    concurrently(ids, |game, id| {
        let recorder = Recorder::start(server.port())?;
        let service = games::service(&address(recorder.port(), PLAYED), 1 + game as u16)?;
        recorder.mark();
        for (turn, text) in script.iter().enumerate().take(TURNS) {
            games::play(&service, (game, *id), turn, text)?;
            recorder.mark();
        }
        Ok(recorder.finish())
    })
}

/// Plays the turns and returns their durations, without warm-up.
fn play(server: &BenchServer, ids: &[Id], script: &[String]) -> BenchResult<Vec<Duration>> {
    let times = concurrently(ids, |game, id| {
        let service = games::service(&server.address(PLAYED), 1 + game as u16)?;
        let turns = script.iter().enumerate().take(TURNS);
        let times = turns.map(|(turn, text)| games::play(&service, (game, *id), turn, text));
        times.skip(WARM_UP).collect::<BenchResult<Vec<_>>>()
    })?;
    Ok(times.into_iter().flatten().collect())
}

/// Replays recorded traffic and returns the durations of the turns, without warm-up.
fn replay(server: &BenchServer, wire_scripts: &[WireScript]) -> BenchResult<Vec<Duration>> {
    let times = concurrently(wire_scripts, |_, wire_script| {
        let mut bare = BareConnections::start(server.port(), PLAYED, wire_script)?;
        (0..TURNS).map(|turn| bare.replay_turn(turn)).skip(WARM_UP).collect::<BenchResult<Vec<_>>>()
    })?;
    Ok(times.into_iter().flatten().collect())
}
