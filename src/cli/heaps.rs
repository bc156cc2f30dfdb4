//! Limits the heaps of glibc's allocator.
//!
//! By default glibc uses up to eight heaps per core, and a heap never shrinks below the largest picture
//! it held. 6,000 interactions took 103 MB and more over time; with two heaps they stay at 71 MB
//! (`benches/memory.rs`). glibc reads the limit only at startup, so the program restarts itself.

use std::convert::Infallible;
use std::io;
use std::process::Command;

use crate::config::{MAX_HEAPS_VARIABLE, ProgramStart, heaps_are_limited};

/// The number of threads that draw concurrently on a small machine.
const MAX_HEAPS: &str = "2";

/// Restarts the program within the same process, unless the limit is already set. A failure only costs
/// memory.
pub(super) fn limit() {
    if heaps_are_limited() {
        return;
    }
    let Err(error) = restart();
    tracing::debug!(%error, "cannot limit the number of heaps");
}

#[cfg(unix)]
fn restart() -> io::Result<Infallible> {
    use std::os::unix::process::CommandExt as _;

    let ProgramStart { path, args } = ProgramStart::current()?;
    Err(Command::new(path).args(args).env(MAX_HEAPS_VARIABLE, MAX_HEAPS).exec())
}

#[cfg(not(unix))]
fn restart() -> io::Result<Infallible> {
    Err(io::Error::from(io::ErrorKind::Unsupported))
}
