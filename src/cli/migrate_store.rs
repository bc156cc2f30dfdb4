//! `sealed-move migrate-store`: moves all games from one database to another.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::databases;
use super::failure::UsageError;
use super::progress;
use crate::config::SettingArgs;
use crate::store::{self, PostgresAddress, PostgresStore, SqliteStore};

/// Clap parses neither address, because its errors would print a password.
#[derive(Args)]
pub struct MigrateStoreArgs {
    /// Database with the games: a file such as sealed-move-data/bot.db, or
    /// postgres://user:password@host/database
    pub from: String,
    /// Empty database to copy them to, of the other kind
    pub to: String,
    #[command(flatten)]
    pub settings: SettingArgs,
}

enum StorePlace {
    File(PathBuf),
    Postgres(Box<PostgresAddress>),
}

impl StorePlace {
    fn parse(text: &str) -> Result<Self, UsageError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            text.parse().map(|address| Self::Postgres(Box::new(address))).map_err(UsageError)
        } else if text.contains("://") {
            Err(UsageError("expected a file or a postgres:// address".to_owned()))
        } else {
            Ok(Self::File(text.into()))
        }
    }
}

/// Copies all data in one transaction, and commits it after comparing it and replaying every game. From
/// the start of the copy on, the bot refuses to serve the source, which keeps its data.
///
/// Refuses to run beside a bot or to write into a database that isn't empty.
pub fn run(args: &MigrateStoreArgs) -> anyhow::Result<()> {
    let (mut shown, mut bar) = (String::new(), progress::bar("", 0));
    let report = &mut |job: &str, done: u64, total: u64| {
        if shown != job {
            job.clone_into(&mut shown);
            bar.finish_and_clear();
            bar = progress::bar(job, total);
        }
        bar.set_position(done);
    };
    let games = match (&StorePlace::parse(&args.from)?, &StorePlace::parse(&args.to)?) {
        (StorePlace::File(file), StorePlace::Postgres(address)) => {
            anyhow::ensure!(file.exists(), "{} does not exist", file.display());
            let _held = lock_folder(file)?;
            let from = open_file(file)?;
            store::move_to_postgres(&from, &open_postgres(address)?, &address.to_string(), report)?
        }
        (StorePlace::Postgres(address), StorePlace::File(file)) => {
            let _held = lock_folder(file)?;
            let (from, to) = (open_postgres(address)?, open_file(file)?);
            let moved = store::move_to_file(&from, &to, &file.display().to_string(), report);
            store::Store::close(&to)?;
            moved?
        }
        _ => {
            let problem = "expected a file and a postgres:// address";
            return Err(UsageError(problem.to_owned()).into());
        }
    };
    let games = databases::games(games);
    println!("Moved {games}. Start the bot on the new database; the old one refuses to serve.");
    Ok(())
}

/// Locks the folder of a file, so that no bot serves it.
fn lock_folder(file: &Path) -> anyhow::Result<HeldFolder> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    HeldFolder::take(folder.unwrap_or(Path::new(".")))
}

fn open_file(file: &Path) -> anyhow::Result<SqliteStore> {
    SqliteStore::open(file).with_context(|| format!("opening {}", file.display()))
}

fn open_postgres(address: &PostgresAddress) -> anyhow::Result<PostgresStore> {
    let store = PostgresStore::open(address).with_context(|| format!("opening {address}"))?;
    let serving = store::Store::begin_read(&store)?.living_processes()?.len();
    anyhow::ensure!(serving == 0, "{address} is in use: stop its {} first", processes(serving));
    Ok(store)
}

fn processes(count: usize) -> String {
    if count == 1 { "process".to_owned() } else { format!("{count} processes") }
}
