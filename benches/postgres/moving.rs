//! Time to move 100,000 games from PostgreSQL to a file and back. Also checks that the data is the
//! same afterwards.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sealed_move::domain::{GuildId, Id, PersonKey, PlayerId, Timestamp};
use sealed_move::service::Service;
use sealed_move::store::{PostgresStore, SqliteStore, Store, copy_to_file, copy_to_postgres};

use super::BenchResult;
use super::large::{FIRST_DEADLINE, fill};
use super::server::BenchServer;

/// Ongoing games; finished games are ten times this number.
const ONGOING: u32 = 9_100;
/// Stride of the games that are compared.
const SAMPLE_STRIDE: usize = 97;

/// Moves the data, compares both databases and prints the durations.
pub(crate) fn run(server: &BenchServer) -> BenchResult<()> {
    for database in ["moved_from", "moved_to"] {
        server.run("postgres", &format!("CREATE DATABASE {database}"))?;
    }
    let (from, back) = (open(server, "moved_from")?, open(server, "moved_to")?);
    fill(server, "moved_from", ONGOING)?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("bot.db");
    let file = SqliteStore::open(&path)?;
    let began = Instant::now();
    let moved = copy_to_file(&from, &file, &mut |_, _, _| {})?;
    let there = began.elapsed();
    let began = Instant::now();
    let returned = copy_to_postgres(&file, &back, &mut |_, _, _| {})?;
    let megabytes = size(folder.path())? / 1_000_000;
    println!("{moved} games: to a file of {megabytes} MB in {there:.0?}, back in {:.0?}", began.elapsed());
    if (moved, returned) != (u64::from(11 * ONGOING), moved) {
        return Err(format!("{moved} games went, {returned} came back").into());
    }
    let expected = answers(Arc::new(from))?;
    for (place, store) in [("the file", Arc::new(file) as Arc<dyn Store>), ("PostgreSQL", Arc::new(back))] {
        let found = answers(store)?;
        if let Some((one, other)) = expected.iter().zip(&found).find(|(one, other)| one != other) {
            return Err(format!("{place} says {other}, and not {one}").into());
        }
        if found.len() != expected.len() {
            return Err(format!("{place} gives {} answers of {}", found.len(), expected.len()).into());
        }
    }
    println!("  {} answers about games, lists and clocks are the same in all three", expected.len());
    Ok(())
}

/// Bytes of all files in a folder, including the write-ahead log.
fn size(folder: &std::path::Path) -> BenchResult<u64> {
    let mut bytes = 0;
    for file in std::fs::read_dir(folder)? {
        bytes += file?.metadata()?.len();
    }
    Ok(bytes)
}

fn open(server: &BenchServer, database: &str) -> BenchResult<PostgresStore> {
    Ok(PostgresStore::open(&server.address(database).parse()?)?)
}

/// A database's answers about some games, their players' lists and the next deadlines.
fn answers(store: Arc<dyn Store>) -> BenchResult<Vec<String>> {
    let service = Service::new(store, 1, PersonKey::from_token("test"));
    let mut said = Vec::new();
    for number in (1..=u64::from(11 * ONGOING)).step_by(SAMPLE_STRIDE) {
        let player = PlayerId(number % u64::from(ONGOING) + 1);
        let game = service.games.summary(Id(number))?;
        let guild = game.as_ref().and_then(|game| game.place.guild).or(Some(GuildId(1)));
        said.push(format!("{game:?}"));
        said.push(format!("{:?}", service.views.history(Id(number), player, guild)));
        said.push(format!("{:?}", service.games.ongoing(player)));
        said.push(format!("{:?}", service.games.ended(player, 25)));
    }
    let ticked = service.clocks.tick(Timestamp(FIRST_DEADLINE + 50_500), Duration::from_secs(1_000_000))?;
    said.push(format!("{} lose on time", ticked.clocks));
    Ok(said)
}
