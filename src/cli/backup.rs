//! `sealed-move backup`: a copy of a database that is in use.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::databases::Database;
use super::wiring;
use crate::config::Config;
use crate::store;

/// Arguments of `backup`.
#[derive(Args)]
pub struct BackupArgs {
    /// The new file
    pub file: PathBuf,
    /// Copy the sandbox's database instead
    #[arg(long)]
    pub sandbox: bool,
}

/// Copies the database, whether or not the bot runs.
///
/// # Errors
///
/// Where there is no database, the new file exists already or cannot be written.
pub fn run(config: &Config, args: &BackupArgs) -> anyhow::Result<()> {
    if let Some(address) = config.store.as_ref().filter(|_| !args.sandbox) {
        let address = wiring::postgres_address(address)?;
        anyhow::bail!(
            "the games are in PostgreSQL, whose own program copies them, also while the bot runs: \
             pg_dump -Fc --file={} {address}",
            args.file.display()
        );
    }
    let database = if args.sandbox { Database::Sandbox } else { Database::Bot }.path(config);
    store::backup(&database, &args.file).with_context(|| format!("copying {}", database.display()))
}
