//! `sealed-move backup`: copies a database that may be in use.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::databases::Database;
use super::wiring;
use crate::config::{Config, SettingArgs};
use crate::store;

#[derive(Args)]
pub struct BackupArgs {
    /// The new file
    pub file: PathBuf,
    /// Copy the sandbox's database instead
    #[arg(long)]
    pub sandbox: bool,
    #[command(flatten)]
    pub settings: SettingArgs,
}

/// Copies the database, whether or not the bot runs. Refuses to overwrite a file.
pub fn run(config: &Config, args: &BackupArgs) -> anyhow::Result<()> {
    if let Some(address) = config.store.as_ref().filter(|_| !args.sandbox) {
        let address = wiring::postgres_address(address)?;
        anyhow::bail!(
            "the games are in PostgreSQL: back them up with its own program, even while the bot runs: \
             pg_dump -Fc --file={} {address}",
            args.file.display()
        );
    }
    let database = if args.sandbox { Database::Sandbox } else { Database::Bot }.path(config);
    store::backup(&database, &args.file).with_context(|| format!("copying {}", database.display()))
}
