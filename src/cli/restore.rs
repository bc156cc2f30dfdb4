//! `sealed-move restore`: replaces the database with a backup.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::databases::{self, Database};
use super::{progress, wiring};
use crate::config::{Config, SettingArgs};
use crate::domain::PersonKey;
use crate::service::Service;
use crate::store::{self, SqliteStore, Thoroughness};

/// The number of corrupt games to list.
const MAX_LISTED: usize = 10;

#[derive(Args)]
pub struct RestoreArgs {
    /// Backup file
    pub file: PathBuf,
    /// Restore the sandbox's database instead
    #[arg(long)]
    pub sandbox: bool,
    /// Restore even if some games cannot be replayed
    #[arg(long)]
    pub anyway: bool,
    #[command(flatten)]
    pub settings: SettingArgs,
}

/// Checks a backup and replaces the database with a copy of it. Keeps the old database beside the new
/// one. Changes nothing on an error, or if a bot runs.
pub fn run(config: &Config, args: &RestoreArgs) -> anyhow::Result<()> {
    if let Some(address) = config.store.as_ref().filter(|_| !args.sandbox) {
        let address = wiring::postgres_address(address)?;
        anyhow::bail!(
            "the games are in PostgreSQL: stop the bot, create an empty database, run \
             pg_restore -1 --dbname={address} {}, then sealed-move doctor",
            args.file.display()
        );
    }
    let _held = HeldFolder::take(&config.data)?;
    let database = if args.sandbox { Database::Sandbox } else { Database::Bot }.path(config);
    // In the same folder, so that renaming it is atomic.
    let work = tempfile::tempdir_in(&config.data).context("creating a folder for the copy")?;
    let copy = work.path().join("copy.db");
    store::backup(&args.file, &copy).with_context(|| format!("copying {}", args.file.display()))?;
    let games = check_games(&copy, args)
        .with_context(|| format!("{} was not restored; nothing has changed", args.file.display()))?;
    let kept = store::put_in_place(&copy, &database)?;
    println!("Restored {} with {}.", database.display(), databases::games(games));
    if let Some(kept) = kept {
        println!("The old database is kept as {}.", kept.display());
    }
    Ok(())
}

/// Checks a copy of the backup, migrates it to the newest schema, and returns its number of games.
fn check_games(copy: &Path, args: &RestoreArgs) -> anyhow::Result<u64> {
    store::check_restorable(copy)?;
    let store = Arc::new(SqliteStore::open(copy)?);
    let found = store::check(copy, Thoroughness::Quick)?;
    let games = found.ongoing + found.ended;
    // Replaying games hashes no ids of people, so restoring works without the token.
    let service = Service::new(store, 0, PersonKey::from_token(""));
    let bar = progress::bar("Replaying games", games);
    let corrupt = service.audit.replay_all(|checked| bar.set_position(checked))?;
    bar.finish_and_clear();
    service.close()?;
    for (id, error) in corrupt.iter().take(MAX_LISTED) {
        eprintln!("Game {id}: {error}");
    }
    anyhow::ensure!(
        corrupt.is_empty() || args.anyway,
        "{} of {games} games cannot be replayed; use --anyway to restore it nevertheless",
        corrupt.len()
    );
    Ok(games)
}
