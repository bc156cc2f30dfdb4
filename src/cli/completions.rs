//! `sealed-move completions`: completions of commands and options for a shell.

use std::io::{Write as _, stdout};

use clap::{Args, CommandFactory as _};
use clap_complete::{Shell, generate};

use super::Cli;

#[derive(Args)]
pub struct CompletionsArgs {
    /// Shell to complete in
    pub shell: Shell,
}

/// Prints the script to load in the shell.
pub fn run(args: &CompletionsArgs) -> anyhow::Result<()> {
    let mut script = Vec::new();
    generate(args.shell, &mut Cli::command(), "sealed-move", &mut script);
    stdout().write_all(&script)?;
    Ok(())
}
