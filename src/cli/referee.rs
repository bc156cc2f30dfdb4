//! `sealed-move referee`: the rules, for other programs.

use anyhow::Context as _;

use crate::referee;

/// Answers requests on standard input until it ends.
pub fn run() -> anyhow::Result<()> {
    referee::run(std::io::stdin().lock(), std::io::stdout().lock())
        .context("reading requests or writing replies")
}
