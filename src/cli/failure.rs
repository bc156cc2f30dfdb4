//! Tells why a verb failed, and with which exit status.

use std::process::ExitCode;

use crate::config::ConfigError;

/// Exit status for wrong settings and arguments; clap's own.
const WRONG_SETTINGS: u8 = 2;

/// An argument that means nothing: which, and what is allowed.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct UsageError(pub(super) String);

/// Prints why a verb failed, if it did, and gives the status to exit with.
#[must_use]
pub fn exit_code(ended: anyhow::Result<()>) -> ExitCode {
    let Err(error) = ended else { return ExitCode::SUCCESS };
    eprintln!("sealed-move: {}", with_causes(&error));
    let wrong = error.is::<ConfigError>() || error.is::<UsageError>();
    if wrong { ExitCode::from(WRONG_SETTINGS) } else { ExitCode::FAILURE }
}

/// An error with its causes, each said once: some tell of their cause themselves.
pub(super) fn with_causes(error: &anyhow::Error) -> String {
    error.chain().map(ToString::to_string).fold(String::new(), |text, cause| {
        if text.is_empty() {
            cause
        } else if text.contains(&cause) {
            text
        } else {
            format!("{text}: {cause}")
        }
    })
}

#[cfg(test)]
mod tests {
    use anyhow::Context as _;

    use super::*;

    #[test]
    fn a_cause_is_told_once() {
        let told = std::io::Error::other("disk full");
        let error = Err::<(), _>(told).context("writing a.png: disk full").unwrap_err();
        assert_eq!(with_causes(&error), "writing a.png: disk full");
        let told = std::io::Error::other("disk full");
        let error = Err::<(), _>(told).context("writing a.png").unwrap_err();
        assert_eq!(with_causes(&error), "writing a.png: disk full");
    }
}
