//! Output files, or standard output.

use std::io::Write as _;
use std::path::Path;

use anyhow::Context as _;

/// The file name that means standard output.
const STANDARD_OUTPUT: &str = "-";

/// Writes a file, or to standard output if its name is `-`.
pub(super) fn write(output: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if output.as_os_str() == STANDARD_OUTPUT {
        let mut standard = std::io::stdout().lock();
        let written = standard.write_all(bytes).and_then(|()| standard.flush());
        return written.context("writing to standard output");
    }
    std::fs::write(output, bytes).with_context(|| format!("writing {}", output.display()))
}
