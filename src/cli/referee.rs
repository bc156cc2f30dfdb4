//! `sealed-move referee`: the rules for other programs.

use anyhow::Context as _;

use crate::referee;

/// Answers standard input on standard output until it ends.
///
/// # Errors
///
/// Where either of them fails.
pub fn run() -> anyhow::Result<()> {
    referee::run(std::io::stdin().lock(), std::io::stdout().lock())
        .context("the referee's input or output ended")
}
