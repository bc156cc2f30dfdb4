//! Costs of PostgreSQL. A turn is compared with its bare statements, answers at 200 turns a second
//! with a bare commit, and a database of 1,100,000 games with one of 1,100. Finally 100,000 games
//! move to a file and back.
//!
//! `cargo bench --bench postgres` runs all of it; `-- turns`, `rate`, `large`, `moving` or `driver`
//! runs only that part.
//!
//! The bench starts its own server on loopback in a temporary folder. If PostgreSQL isn't
//! installed, it prints that and measures nothing.

mod driver;
mod games;
mod large;
mod moving;
mod rate;
mod server;
mod turns;
mod wire;

use std::time::Duration;

type BenchResult<T> = Result<T, Box<dyn std::error::Error>>;

fn median(times: &mut [Duration]) -> Duration {
    percentile(times, 50)
}

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
    if wants("driver") {
        driver::run(&server)?;
    }
    Ok(())
}
