//! What PostgreSQL costs: a turn beside its statements sent bare, answers at 200 turns a second beside a bare commit, a
//! database with 1,100,000 games beside one with 1,100, and 100,000 games that move to a file and back.
//!
//! `cargo bench --profile dist --bench postgres` (in `release` the bot itself is not optimized); with `-- turns`, `rate`,
//! `large` or `moving` that part alone.
//!
//! The server is one of the bench's own on loopback, in a temporary folder; where its programs are not on this machine,
//! the bench says so and measures nothing.

mod games;
mod large;
mod moving;
mod rate;
mod server;
mod turns;
mod wire;

use std::time::Duration;

/// What the bench fails with.
type BenchResult<T> = Result<T, Box<dyn std::error::Error>>;

/// The value in the middle.
fn median(times: &mut [Duration]) -> Duration {
    percentile(times, 50)
}

/// The value below which that many of a hundred lie.
fn percentile(times: &mut [Duration], hundredths: usize) -> Duration {
    times.sort_unstable();
    let at = (times.len() * hundredths / 100).min(times.len().saturating_sub(1));
    times.get(at).copied().unwrap_or_default()
}

fn main() -> BenchResult<()> {
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let wants = |part: &str| wanted.as_deref().is_none_or(|wanted| wanted == part);
    let Some(server) = server::BenchServer::start()? else {
        println!("PostgreSQL's programs are not on this machine: nothing is measured");
        return Ok(());
    };
    if wants("turns") {
        turns::run(&server)?;
    }
    if wants("rate") {
        rate::run(&server)?;
    }
    if wants("large") {
        large::run(&server)?;
    }
    if wants("moving") {
        moving::run(&server)?;
    }
    Ok(())
}
