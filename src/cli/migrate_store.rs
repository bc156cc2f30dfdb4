//! `sealed-move migrate-store`: all games from one database to another.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;

use super::data_folder::HeldFolder;
use super::failure::UsageError;
use super::progress;
use crate::store::{self, PostgresAddress, PostgresStore, SqliteStore, Store};

/// Arguments of `migrate-store`. Neither is parsed by clap, whose refusal would repeat a password.
#[derive(Args)]
pub struct MigrateStoreArgs {
    /// Where the games are: a file such as sealed-move-data/bot.db, or
    /// postgres://user:password@host/database
    pub from: String,
    /// Where they will be: the other of the two, with nothing in it
    pub to: String,
}

/// A file, or a PostgreSQL database.
enum StorePlace {
    File(PathBuf),
    Postgres(Box<PostgresAddress>),
}

impl StorePlace {
    fn parse(text: &str) -> Result<Self, UsageError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            text.parse().map(|address| Self::Postgres(Box::new(address))).map_err(UsageError)
        } else if text.contains("://") {
            Err(UsageError("a file or a postgres:// address is allowed".to_owned()))
        } else {
            Ok(Self::File(text.into()))
        }
    }
}

/// Copies everything in one transaction, compares it, and replays every game, before it is stored. What was copied
/// stays, and refuses to serve from then on.
///
/// # Errors
///
/// Where a bot runs, there is anything where it is to go, or the copy is not what was copied. Then nothing is stored.
pub fn run(args: &MigrateStoreArgs) -> anyhow::Result<()> {
    let (mut shown, mut bar) = (String::new(), progress::bar("", 0));
    let told = &mut |job: &str, done: u64, total: u64| {
        if shown != job {
            job.clone_into(&mut shown);
            bar.finish_and_clear();
            bar = progress::bar(job, total);
        }
        bar.set_position(done);
    };
    let games = match (&StorePlace::parse(&args.from)?, &StorePlace::parse(&args.to)?) {
        (StorePlace::File(file), StorePlace::Postgres(address)) => {
            anyhow::ensure!(file.exists(), "there is no {}", file.display());
            let _held = hold(file)?;
            let from = open_file(file)?;
            let copied = store::copy_to_postgres(&from, &open_postgres(address)?, told);
            leave(&from, copied.is_ok(), &address.to_string())?;
            copied
        }
        (StorePlace::Postgres(address), StorePlace::File(file)) => {
            let _held = hold(file)?;
            let (from, to) = (open_postgres(address)?, open_file(file)?);
            let copied = store::copy_to_file(&from, &to, told);
            store::Store::close(&to)?;
            leave(&from, copied.is_ok(), &file.display().to_string())?;
            copied
        }
        _ => {
            let problem = "one of the two is a file, the other a postgres:// address";
            return Err(UsageError(problem.to_owned()).into());
        }
    };
    let games = games.context("nothing was moved")?;
    println!("Moved {games} games. Start the bot on the new database; the old one refuses to serve.");
    Ok(())
}

/// Stores in a database where its games went, if they did, so that no bot serves them there by mistake.
fn leave(from: &dyn Store, went: bool, destination: &str) -> anyhow::Result<()> {
    if went {
        let tx = from.writing()?;
        tx.note_moved(Some(destination))?;
        tx.commit()?;
    }
    Ok(())
}

/// Takes the folder of a file, so that no bot serves it.
fn hold(file: &Path) -> anyhow::Result<HeldFolder> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    HeldFolder::take(folder.unwrap_or(Path::new(".")))
}

fn open_file(file: &Path) -> anyhow::Result<SqliteStore> {
    SqliteStore::open(file).with_context(|| format!("opening {}", file.display()))
}

fn open_postgres(address: &PostgresAddress) -> anyhow::Result<PostgresStore> {
    let store = PostgresStore::open(address).with_context(|| format!("opening {address}"))?;
    let serving = store::Store::reading(&store)?.living_processes()?;
    anyhow::ensure!(
        serving.is_empty(),
        "{} of Sealed Move serve {address}: stop them first",
        if serving.len() == 1 { "a process".to_owned() } else { format!("{} processes", serving.len()) }
    );
    Ok(store)
}
