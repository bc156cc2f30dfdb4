//! Manual pages and completions.

use std::process::Command;

use clap::CommandFactory as _;

use super::new_bot::PROGRAM;
use super::succeed;

#[test]
fn each_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man");
    succeed(Command::new(PROGRAM).arg("man").arg(&pages));
    for verb in sealed_move::cli::Cli::command().get_subcommands() {
        let page = std::fs::read_to_string(pages.join(format!("sealed-move-{}.1", verb.get_name()))).unwrap();
        assert!(page.contains(".SH SYNOPSIS") && page.contains(".SH DESCRIPTION"), "{page}");
    }
}

#[test]
fn shells_accept_their_completions() {
    let folder = tempfile::tempdir().unwrap();
    for (shell, option) in [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")] {
        let script = succeed(Command::new(PROGRAM).args(["completions", shell]));
        assert!(script.contains("doctor"), "{script}");
        let file = folder.path().join(shell);
        std::fs::write(&file, script).unwrap();
        // Not on every machine; the package is for all three.
        if let Some(mut shell) = super::tool(shell) {
            succeed(shell.arg(option).arg(file));
        }
    }
}
