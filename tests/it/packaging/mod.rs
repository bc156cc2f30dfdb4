//! The files in `packaging/`. Scripts there test the packages themselves; these tests need no release
//! build.
//!
//! A test whose tool is missing skips itself, unless `SEALED_MOVE_NEED_PACKAGING` is set.

mod compose;
mod manual;
mod monitoring;
mod new_bot;
mod setup;
mod unit;
mod units;
mod upgrades;

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::source::root;

/// The program as the packages install it.
const INSTALLED: &str = "/usr/bin/sealed-move";

/// The settings file of an installed bot.
const SETTINGS: &str = "/etc/sealed-move/sealed-move.toml";

fn packaging(file: &str) -> PathBuf {
    root().join("packaging").join(file)
}

fn read(file: &str) -> String {
    std::fs::read_to_string(packaging(file)).unwrap()
}

/// A command of another package, or `None` if it isn't installed.
fn tool(name: &str) -> Option<Command> {
    let found = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if found.is_ok() {
        return Some(Command::new(name));
    }
    assert!(std::env::var_os("SEALED_MOVE_NEED_PACKAGING").is_none(), "install {name}");
    eprintln!("skipped: {name} isn't installed");
    None
}

/// Runs a command that must succeed, and returns its standard output.
fn succeed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(output.status.success(), "{command:?}: {out}{err}");
    out
}
