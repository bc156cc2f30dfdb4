//! Checks with a single request whether Discord accepts the bot. serenity hides the headers of its
//! responses, so this has its own client.

use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};

use crate::bot::discord_gate::{AccountCheck, Refusal};
use crate::config::{BotToken, RestAddress};

const DISCORD: &str = "https://discord.com";

const PATH: &str = "/api/v10/users/@me";

/// Discord bans clients without a name for their library.
const OWN_USER_AGENT: &str = concat!("DiscordBot (sealed-move, ", env!("CARGO_PKG_VERSION"), ")");

/// Requests the bot's own user.
#[derive(Clone)]
pub(crate) struct AccountChecker {
    client: reqwest::Client,
    url: String,
    token: BotToken,
}

impl std::fmt::Debug for AccountChecker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AccountChecker").field("url", &self.url).finish_non_exhaustive()
    }
}

impl AccountChecker {
    pub(crate) fn new(client: reqwest::Client, token: &BotToken, rest: &RestAddress) -> Self {
        let origin = rest.origin().map_or(DISCORD, |origin| origin.as_str());
        Self { client, url: format!("{}{PATH}", origin.trim_end_matches('/')), token: token.clone() }
    }

    pub(crate) async fn check(&self) -> AccountCheck {
        let Ok(mut authorization) = HeaderValue::try_from(format!("Bot {}", self.token.reveal())) else {
            return AccountCheck::Refused(Refusal::Token);
        };
        authorization.set_sensitive(true);
        let request = self.client.get(&self.url);
        let request = request.header(AUTHORIZATION, authorization).header(USER_AGENT, OWN_USER_AGENT);
        match request.send().await {
            Ok(response) => read(response.status(), response.headers()),
            Err(_) => AccountCheck::NoAnswer,
        }
    }
}

fn read(status: StatusCode, headers: &HeaderMap) -> AccountCheck {
    match status {
        StatusCode::UNAUTHORIZED => AccountCheck::Refused(Refusal::Token),
        StatusCode::FORBIDDEN => AccountCheck::Refused(Refusal::Request),
        StatusCode::TOO_MANY_REQUESTS if is_from_api(headers) => AccountCheck::Refused(Refusal::Request),
        StatusCode::TOO_MANY_REQUESTS => {
            AccountCheck::Refused(Refusal::Ban { retry_after: retry_after(headers) })
        }
        status if status.is_success() => AccountCheck::Accepted,
        _ => AccountCheck::NoAnswer,
    }
}

/// Whether Discord's API sent the response, not the network before it.
fn is_from_api(headers: &HeaderMap) -> bool {
    let json = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    json || headers.keys().any(|name| name.as_str().starts_with("x-ratelimit-"))
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds: f64 = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_foreign_429_is_a_ban() {
        let check = |status: u16, headers: &[(&'static str, &'static str)], expected| {
            let headers =
                headers.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
            let found = read(StatusCode::from_u16(status).unwrap(), &headers.collect());
            assert_eq!(found, expected, "{status}");
        };
        let ban = |seconds: Option<u64>| {
            AccountCheck::Refused(Refusal::Ban { retry_after: seconds.map(Duration::from_secs) })
        };
        check(200, &[], AccountCheck::Accepted);
        check(401, &[], AccountCheck::Refused(Refusal::Token));
        check(403, &[], AccountCheck::Refused(Refusal::Request));
        check(429, &[("content-type", "text/html"), ("retry-after", "3600")], ban(Some(3600)));
        check(429, &[("content-type", "text/html")], ban(None));
        check(429, &[("retry-after", "soon")], ban(None));
        check(429, &[("content-type", "application/json")], AccountCheck::Refused(Refusal::Request));
        check(429, &[("x-ratelimit-scope", "global")], AccountCheck::Refused(Refusal::Request));
        check(502, &[("content-type", "text/html")], AccountCheck::NoAnswer);
    }
}
