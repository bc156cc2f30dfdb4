//! What Discord's errors mean for us, and how they are logged.

use std::error::Error as _;
use std::time::Duration;

use serenity::Error;
use serenity::http::HttpError;

use crate::domain::ChannelProblem;

/// Discord's codes for a message that is wrong in itself: a request that is too large, an empty
/// message, a form that breaks a limit.
const NEVER_TAKEN: [isize; 3] = [40005, 50006, 50035];

/// Discord's code for a channel that is not there.
const UNKNOWN_CHANNEL: isize = 10003;

/// Discord's code for a thread that is archived and locked: one that is merely archived opens.
const ARCHIVED: isize = 50083;

/// Discord's code for a second thread on one message.
const THREAD_THERE: isize = 160_004;

/// Discord's code for too many conversations opened at once.
const TOO_FAST: isize = 40003;

/// Discord's code for an interaction that has its first response.
const ANSWERED: isize = 40060;

/// Discord's codes for somebody who is no member of a server, or nobody at all.
const NOT_THERE: [isize; 2] = [10007, 10013];

/// How often a question at the start is asked before it fails.
const PATIENCE: u32 = 8;

/// Whose problem it is that a message did not go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeliveryError {
    /// The network's or the server's: it passes.
    Away,
    /// The message is refused there, as where a permission is missing: somebody may help.
    Refused,
    /// The channel does not exist any more.
    Gone,
    /// The channel is a thread that was closed.
    Closed,
    /// The message is wrong, there and everywhere.
    NeverTaken,
    /// Ours: the store failed, or a panic.
    Ours,
}

impl DeliveryError {
    pub(crate) fn of(error: &Error) -> Self {
        let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { return Self::Away };
        match response.status_code.as_u16() {
            // A token that is not taken says nothing about the channel.
            401 | 429 | 500.. => Self::Away,
            _ if response.error.code == TOO_FAST => Self::Away,
            _ if response.error.code == UNKNOWN_CHANNEL => Self::Gone,
            _ if response.error.code == ARCHIVED => Self::Closed,
            _ if NEVER_TAKEN.contains(&response.error.code) => Self::NeverTaken,
            _ => Self::Refused,
        }
    }

    /// Why a channel does not take messages, where it is the channel's problem.
    pub(crate) const fn shut(self) -> ChannelProblem {
        match self {
            Self::Gone => ChannelProblem::Gone,
            Self::Away | Self::Refused | Self::Closed | Self::NeverTaken | Self::Ours => {
                ChannelProblem::Refused
            }
        }
    }

    /// Whether Discord says that somebody is no member of a server.
    pub(crate) fn is_not_there(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if NOT_THERE.contains(&response.error.code))
    }

    /// Whether Discord says that the message has its thread already.
    pub(crate) fn is_thread_there(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == THREAD_THERE)
    }

    /// Whether Discord says that the interaction has its first response.
    pub(crate) fn is_answered(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == ANSWERED)
    }

    /// Whether the same request may be taken a moment later: the server was busy, or the connection
    /// was lost.
    pub(crate) fn may_pass(error: &Error) -> bool {
        match error {
            Error::Http(HttpError::Request(error)) => !error.is_builder(),
            // A token that is not taken is not taken a second later.
            Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                response.status_code.as_u16() != 401 && Self::of(error) == Self::Away
            }
            _ => false,
        }
    }

    /// The longest time between two tries.
    pub(crate) const fn slowest(self) -> Duration {
        match self {
            Self::Away | Self::Ours => Duration::from_secs(60),
            Self::Refused | Self::Gone | Self::Closed | Self::NeverTaken => Duration::from_secs(3600),
        }
    }
}

/// Asks again where the problem passes, a few times, a second apart: a start need not fail because
/// the server is busy. A server that is not there at all is not waited for.
pub(crate) async fn patiently<T>(ask: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    for _ in 1..PATIENCE {
        match ask().await {
            Err(error) if passes(&error) => {
                tracing::warn!(error = describe(error), "asking again");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            done => return done,
        }
    }
    ask().await
}

fn passes(error: &Error) -> bool {
    let absent = matches!(error, Error::Http(HttpError::Request(error)) if error.is_connect());
    DeliveryError::may_pass(error) && !absent
}

/// An error for the log: with Discord's code and what lies behind it, but without the address,
/// for an interaction's holds its token.
pub(crate) fn describe(error: Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let (status, code) = (response.status_code.as_u16(), response.error.code);
            format!("{} (status {status}, code {code})", HttpError::UnsuccessfulRequest(response))
        }
        Error::Http(HttpError::Request(error)) => {
            let error = error.without_url();
            let mut said = error.to_string();
            let mut cause = error.source();
            while let Some(error) = cause {
                said = format!("{said}: {error}");
                cause = error.source();
            }
            said
        }
        error => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_interactions_token_is_not_logged() {
        let request = reqwest::Client::new().post("http://127.0.0.1:9/interactions/1/secret/callback");
        let error = request.send().await.unwrap_err();
        assert!(error.to_string().contains("secret"), "the test tests nothing: {error}");
        let error = Error::Http(HttpError::Request(error));
        assert_eq!(DeliveryError::of(&error), DeliveryError::Away);
        let said = describe(error);
        assert!(!said.contains("secret") && said.contains("refused"), "{said}");
    }
}
