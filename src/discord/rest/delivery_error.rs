//! Classifies Discord's errors and formats them for the log.

use std::error::Error as _;
use std::time::Duration;

use serenity::Error;
use serenity::http::HttpError;

use crate::bot::discord_gate::{DiscordGate, Refusal};
use crate::domain::ChannelProblem;

/// Discord's codes for an invalid message: a request entity too large, an empty message, an invalid
/// form body.
const INVALID: [isize; 3] = [40005, 50006, 50035];

const UNKNOWN_CHANNEL: isize = 10003;

/// Discord's code for an archived and locked thread. Posting to a thread that is only archived reopens it.
const ARCHIVED_THREAD: isize = 50083;

/// Discord's code for a second thread on a message.
const THREAD_EXISTS: isize = 160_004;

/// Discord's code for a user who takes no direct messages.
const DM_CLOSED: isize = 50007;

/// Discord's code for opening direct messages too fast.
const OPENING_DMS_TOO_FAST: isize = 40003;

/// Discord's code for a second first response to an interaction.
const ANSWERED: isize = 40060;

/// Discord's codes for an unknown member and an unknown user.
const UNKNOWN_MEMBER: [isize; 2] = [10007, 10013];

/// Discord's code for an expired or wrong token of an interaction.
const INVALID_WEBHOOK_TOKEN: isize = 50027;

/// serenity's code for a response without Discord's JSON.
const NO_JSON: isize = -1;

/// Attempts per request at the start.
const MAX_ATTEMPTS: u32 = 8;

/// Why a message was not delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeliveryError {
    /// A temporary failure of the network or of Discord.
    Temporary,
    /// The channel rejects the message, for example because a permission is missing. Someone may
    /// fix that.
    Refused,
    /// The channel was deleted.
    Gone,
    /// The channel is a locked thread.
    Closed,
    /// The message is invalid in any channel.
    Invalid,
    /// A failure of the bot itself, such as a store error or a panic.
    Internal,
}

impl DeliveryError {
    pub(crate) fn classify(error: &Error) -> Self {
        let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { return Self::Temporary };
        match response.status_code.as_u16() {
            // A rejected token says nothing about the channel.
            401 | 429 | 500.. => Self::Temporary,
            _ if response.error.code == OPENING_DMS_TOO_FAST => Self::Temporary,
            _ if response.error.code == UNKNOWN_CHANNEL => Self::Gone,
            _ if response.error.code == ARCHIVED_THREAD => Self::Closed,
            _ if INVALID.contains(&response.error.code) => Self::Invalid,
            _ => Self::Refused,
        }
    }

    /// The refusal that Discord counts; `None` for other errors.
    fn refusal(error: &Error) -> Option<Refusal> {
        let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { return None };
        match (response.status_code.as_u16(), response.error.code) {
            (401, INVALID_WEBHOOK_TOKEN) | (403, _) => Some(Refusal::Request),
            (401, _) => Some(Refusal::Token),
            // serenity keeps no headers, and finds no code in the JSON of a rate limit.
            (429, NO_JSON) if !response.error.message.contains("missing field") => {
                Some(Refusal::Ban { retry_after: None })
            }
            (429, _) => Some(Refusal::Request),
            _ => None,
        }
    }

    /// Whether a retry by the same route is pointless for now.
    pub(crate) const fn is_final(self) -> bool {
        matches!(self, Self::Refused | Self::Gone | Self::Closed)
    }

    /// The problem to record for the channel.
    pub(crate) const fn channel_problem(self) -> ChannelProblem {
        match self {
            Self::Gone => ChannelProblem::Gone,
            Self::Temporary | Self::Refused | Self::Closed | Self::Invalid | Self::Internal => {
                ChannelProblem::Refused
            }
        }
    }

    /// Whether the user takes no direct messages. Discord also refuses them without a shared server,
    /// which says nothing about the user.
    pub(crate) fn is_dm_closed(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == DM_CLOSED)
    }

    /// Whether the user is not a member of the server.
    pub(crate) fn is_unknown_member(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if UNKNOWN_MEMBER.contains(&response.error.code))
    }

    /// Whether the requested part of an existing channel doesn't exist.
    pub(crate) fn is_not_found(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code.as_u16() == 404 && response.error.code != UNKNOWN_CHANNEL)
    }

    /// Whether the message already has a thread.
    pub(crate) fn has_thread(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == THREAD_EXISTS)
    }

    /// Whether the interaction already has a first response.
    pub(crate) fn is_answered(error: &Error) -> bool {
        matches!(error, Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == ANSWERED)
    }

    /// Whether a retry may succeed, because Discord was busy or the connection was lost.
    pub(crate) fn is_temporary(error: &Error) -> bool {
        match error {
            Error::Http(HttpError::Request(error)) => !error.is_builder(),
            // A rejected token or a ban is the same a second later.
            Error::Http(HttpError::UnsuccessfulRequest(_)) => {
                let whole = matches!(Self::refusal(error), Some(Refusal::Token | Refusal::Ban { .. }));
                !whole && Self::classify(error) == Self::Temporary
            }
            _ => false,
        }
    }

    /// Maximum backoff between attempts.
    pub(crate) const fn max_backoff(self) -> Duration {
        match self {
            Self::Temporary | Self::Internal => Duration::from_secs(60),
            Self::Refused | Self::Gone | Self::Closed | Self::Invalid => Duration::from_secs(3600),
        }
    }
}

/// Records the refusal of a request, if it is one.
pub(crate) fn note_refusal(gate: &DiscordGate, error: &Error) {
    if let Some(refusal) = DeliveryError::refusal(error) {
        gate.note(refusal);
    }
}

/// Retries a request a few times after temporary failures, one second apart, so that a busy server
/// doesn't prevent the start. Refused connections are not retried.
pub(crate) async fn with_retries<T>(request: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    for _ in 1..MAX_ATTEMPTS {
        match request().await {
            Err(error) if is_worth_retrying(&error) => {
                tracing::warn!(error = describe(error), "request failed; retrying");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            done => return done,
        }
    }
    request().await
}

fn is_worth_retrying(error: &Error) -> bool {
    let absent = matches!(error, Error::Http(HttpError::Request(error)) if error.is_connect());
    DeliveryError::is_temporary(error) && !absent
}

/// Formats an error for the log, with Discord's code and its causes. The URL is left out, because
/// an interaction's URL contains its token.
pub(crate) fn describe(error: Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let (status, code) = (response.status_code.as_u16(), response.error.code);
            format!("{} (status {status}, code {code})", HttpError::UnsuccessfulRequest(response))
        }
        Error::Http(HttpError::Request(error)) => {
            let error = error.without_url();
            let mut text = error.to_string();
            let mut cause = error.source();
            while let Some(error) = cause {
                text = format!("{text}: {error}");
                cause = error.source();
            }
            text
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
        assert!(error.to_string().contains("secret"), "the error has no URL: {error}");
        let error = Error::Http(HttpError::Request(error));
        assert_eq!(DeliveryError::classify(&error), DeliveryError::Temporary);
        let text = describe(error);
        assert!(!text.contains("secret") && text.contains("refused"), "{text}");
    }
}
