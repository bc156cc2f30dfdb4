//! Error output and exit status.

use std::process::ExitCode;

use crate::config::ConfigError;

/// Exit status for wrong settings and arguments, as in clap.
const USAGE_STATUS: u8 = 2;

/// An invalid argument. The message says what is expected.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct UsageError(pub(super) String);

/// A failure that the verb has printed itself.
#[derive(Debug, thiserror::Error)]
#[error("see the output")]
pub(super) struct Reported;

/// Prints the error, if any, and returns the exit status.
#[must_use]
pub fn exit_code(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    if error.is::<Reported>() {
        return ExitCode::FAILURE;
    }
    eprintln!("sealed-move: {}", with_causes(&error));
    let wrong = error.is::<ConfigError>() || error.is::<UsageError>();
    if wrong { ExitCode::from(USAGE_STATUS) } else { ExitCode::FAILURE }
}

/// Joins an error and its causes. Skips a cause if the text contains it.
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
    fn a_cause_is_not_repeated() {
        let cause = std::io::Error::other("disk full");
        let error = Err::<(), _>(cause).context("writing a.png: disk full").unwrap_err();
        assert_eq!(with_causes(&error), "writing a.png: disk full");
        let cause = std::io::Error::other("disk full");
        let error = Err::<(), _>(cause).context("writing a.png").unwrap_err();
        assert_eq!(with_causes(&error), "writing a.png: disk full");
    }
}
