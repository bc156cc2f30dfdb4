//! Sealed Move: parses the command line and runs a verb.

use std::process::ExitCode;

use sealed_move::cli::{Cli, exit_code};

fn main() -> ExitCode {
    exit_code(Cli::from_command_line().run())
}
