//! How many heaps glibc keeps for the threads of the bot.
//!
//! By default it keeps up to eight for each core, and a heap that once held a picture stays as large as that picture:
//! 6,000 interactions took 103 MB and went on growing, with two heaps they take 71 MB and stay there
//! (`benches/memory.rs`). glibc reads the number when a program starts, so the program starts once more.

use std::convert::Infallible;
use std::io;
use std::process::Command;

use crate::config::{HEAPS, ProgramStart, heaps_are_set};

/// As many heaps as threads that draw at once on a small machine.
const NUMBER: &str = "2";

/// Starts the program once more, as the same process, unless the operator or the first start has set the number.
/// Where that cannot be done, only memory is lost.
pub(super) fn bound() {
    if heaps_are_set() {
        return;
    }
    let Err(error) = start_again();
    tracing::debug!(%error, "the number of heaps stays as it is");
}

#[cfg(unix)]
fn start_again() -> io::Result<Infallible> {
    use std::os::unix::process::CommandExt as _;

    let ProgramStart { path, args } = ProgramStart::present()?;
    Err(Command::new(path).args(args).env(HEAPS, NUMBER).exec())
}

#[cfg(not(unix))]
fn start_again() -> io::Result<Infallible> {
    Err(io::Error::from(io::ErrorKind::Unsupported))
}
