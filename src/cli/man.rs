//! `sealed-move man`: manual pages.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, CommandFactory as _};

use super::Cli;

#[derive(Args)]
pub struct ManArgs {
    /// Folder for the pages; created if it's missing
    pub folder: PathBuf,
}

/// Writes a page for the program and one for each command.
pub fn run(args: &ManArgs) -> anyhow::Result<()> {
    let writing = || format!("writing {}", args.folder.display());
    std::fs::create_dir_all(&args.folder).with_context(writing)?;
    clap_mangen::generate_to(Cli::command(), &args.folder).with_context(writing)
}
