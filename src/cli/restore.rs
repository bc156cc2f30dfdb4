//! `sealed-move restore`: puts a backup in the place of the database.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::databases::Database;
use super::{progress, wiring};
use crate::config::Config;
use crate::service::Service;
use crate::store::{self, SqliteStore, Thoroughness};

/// Damaged games that are named before the rest is counted.
const NAMED: usize = 10;

/// Arguments of `restore`.
#[derive(Args)]
pub struct RestoreArgs {
    /// The backup
    pub file: PathBuf,
    /// Restore the sandbox's database instead
    #[arg(long)]
    pub sandbox: bool,
    /// Restore it although some of its games cannot be replayed
    #[arg(long)]
    pub anyway: bool,
}

/// Checks a backup, and puts a copy of it in the place of the database. What was there is kept beside it, and the
/// backup stays as it is.
///
/// # Errors
///
/// Where a bot runs, the backup is none or is damaged, or a file cannot be written. Then nothing has changed.
pub fn run(config: &Config, args: &RestoreArgs) -> anyhow::Result<()> {
    if let Some(address) = config.store.as_ref().filter(|_| !args.sandbox) {
        let address = wiring::postgres_address(address)?;
        anyhow::bail!(
            "the games are in PostgreSQL, whose own program puts a copy back: stop the bot, make an empty database, \
             pg_restore -1 --dbname={address} {}, and ask sealed-move doctor",
            args.file.display()
        );
    }
    let _held = HeldFolder::take(&config.data)?;
    let database = if args.sandbox { Database::Sandbox } else { Database::Bot }.path(config);
    // Beside the database, so that it takes its place in one step.
    let work = tempfile::tempdir_in(&config.data).context("making a folder for the copy")?;
    let copy = work.path().join("copy.db");
    store::backup(&args.file, &copy).with_context(|| format!("copying {}", args.file.display()))?;
    let games = examine(&copy, args)
        .with_context(|| format!("{} was not restored; nothing has changed", args.file.display()))?;
    let kept = store::put_in_place(&copy, &database)?;
    println!("Restored {} with {games} games.", database.display());
    if let Some(kept) = kept {
        println!("What was there before is kept as {}.", kept.display());
    }
    Ok(())
}

/// Checks the copy of a backup, brings it to the newest schema, and counts its games.
fn examine(copy: &Path, args: &RestoreArgs) -> anyhow::Result<u64> {
    store::check_restorable(copy)?;
    let store = Arc::new(SqliteStore::open(copy)?);
    let found = store::check(copy, Thoroughness::Quick)?;
    let games = found.ongoing + found.ended;
    let service = Service::new(store, 0);
    let bar = progress::bar("Replaying games", games);
    let damaged = service.audit.replay_all(|looked_at| bar.set_position(looked_at))?;
    bar.finish_and_clear();
    service.close()?;
    for (id, error) in damaged.iter().take(NAMED) {
        eprintln!("Game {id}: {error}");
    }
    anyhow::ensure!(
        damaged.is_empty() || args.anyway,
        "{} of its {games} games cannot be replayed; --anyway restores it all the same",
        damaged.len()
    );
    Ok(games)
}
