//! Discord's rate limits for bots: time windows that start with their first request.
//!
//! Interaction responses and users have no limits. The windows follow the sandbox's clock.

use std::collections::HashMap;

use super::clock::Millis;

/// Number of requests per window, and the window's length in ms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    pub(crate) requests: u32,
    pub(crate) window: u64,
}

const fn allow(requests: u32, window: u64) -> Allowance {
    Allowance { requests, window }
}

/// All requests of a bot.
const GLOBAL_LIMIT: Allowance = allow(50, 1000);
/// Messages, edits and deletions in a channel, counted separately.
const MESSAGE_LIMIT: Allowance = allow(5, 5000);
const REACTION_LIMIT: Allowance = allow(1, 250);
/// Changes of a channel's name or topic.
const RENAME_LIMIT: Allowance = allow(2, 600_000);
/// Follow-ups of an interaction, and messages of a webhook.
const FOLLOW_UP_LIMIT: Allowance = allow(5, 2000);
/// New commands of an application.
const NEW_COMMAND_LIMIT: Allowance = allow(200, 86_400_000);
const OTHER_LIMIT: Allowance = allow(50, 10_000);
/// Number of windows to keep; expired ones are evicted first.
const MAX_WINDOWS: usize = 4096;

/// The rate limit bucket of a request.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bucket {
    /// The kind of request.
    pub(crate) name: &'static str,
    /// The channel, server, webhook or token with a separate window.
    pub(crate) major: String,
}

impl Bucket {
    /// Returns the opaque bucket name for `X-RateLimit-Bucket`.
    pub(crate) fn hash(&self) -> String {
        let sum = self.name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{sum:016x}")
    }

    fn allowance(&self) -> Allowance {
        match self.name {
            "global" => GLOBAL_LIMIT,
            "messages" | "edits" | "deletions" => MESSAGE_LIMIT,
            "reactions" => REACTION_LIMIT,
            "renames" => RENAME_LIMIT,
            "follow-ups" => FOLLOW_UP_LIMIT,
            "new commands" => NEW_COMMAND_LIMIT,
            _ => OTHER_LIMIT,
        }
    }
}

/// Returns the bucket of a request, or `None` if it has no limit.
///
/// `route` is the template, such as `/channels/{channel_id}/messages`. `renames` is whether the
/// request changes a channel's name or topic.
pub(crate) fn bucket(method: &str, route: &str, path: &str, renames: bool) -> Option<Bucket> {
    let part =
        |number: usize| path.trim_start_matches('/').split('/').nth(number).unwrap_or_default().to_owned();
    let (name, major) = match (method, route) {
        (_, route) if route.starts_with("/interactions") || route.starts_with("/gateway") => return None,
        ("POST", "/channels/{channel_id}/messages") => ("messages", part(1)),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}") => ("edits", part(1)),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}") => ("deletions", part(1)),
        ("PUT" | "DELETE", route) if route.contains("/reactions/") => ("reactions", part(1)),
        ("PATCH", "/channels/{channel_id}") if renames => ("renames", part(1)),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}") => ("follow-ups", part(2)),
        ("POST", route) if route.starts_with("/applications/") && route.ends_with("/commands") => {
            ("new commands", part(1))
        }
        (_, route) => ("others", format!("{method} {route} {}", part(1))),
    };
    Some(Bucket { name, major })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BucketState {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// End of the window.
    pub(crate) reset: Millis,
}

/// A rate-limited request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    pub(crate) global: bool,
    pub(crate) state: BucketState,
}

/// The open windows of one bot, with request counts and end times.
#[derive(Debug, Default)]
pub(crate) struct RateLimits {
    windows: HashMap<Bucket, (u32, Millis)>,
}

impl RateLimits {
    /// Counts a request.
    ///
    /// # Errors
    ///
    /// If its bucket or the global limit is exhausted. The request is then not counted.
    pub(crate) fn take(
        &mut self,
        bucket: Option<&Bucket>,
        now: Millis,
    ) -> Result<Option<BucketState>, TooMany> {
        if self.windows.len() >= MAX_WINDOWS {
            self.windows.retain(|_, (_, reset)| *reset > now);
        }
        let Some(bucket) = bucket else {
            return Ok(None);
        };
        let all = Bucket { name: "global", major: String::new() };
        for (global, each) in [(true, &all), (false, bucket)] {
            let state = self.bucket_state(each, now);
            if state.remaining == 0 {
                return Err(TooMany { global, state });
            }
        }
        self.count(&all, now);
        Ok(Some(self.count(bucket, now)))
    }

    fn bucket_state(&self, bucket: &Bucket, now: Millis) -> BucketState {
        let Allowance { requests: limit, window } = bucket.allowance();
        match self.windows.get(bucket).filter(|(_, reset)| *reset > now) {
            Some((used, reset)) => {
                BucketState { limit, remaining: limit.saturating_sub(*used), reset: *reset }
            }
            None => BucketState { limit, remaining: limit, reset: Millis(now.0 + window) },
        }
    }

    fn count(&mut self, bucket: &Bucket, now: Millis) -> BucketState {
        let before = self.bucket_state(bucket, now);
        let after = BucketState { remaining: before.remaining - 1, ..before };
        self.windows.insert(bucket.clone(), (after.limit - after.remaining, after.reset));
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_795_229_448_000);

    #[test]
    fn requests_map_to_buckets() {
        let check = |method: &str, route: &str, path: &str, renames: bool, name: Option<&str>| {
            let found = bucket(method, route, path, renames);
            assert_eq!(found.as_ref().map(|it| it.name), name, "{method} {route}");
        };
        check("POST", "/channels/{channel_id}/messages", "/channels/1/messages", false, Some("messages"));
        check("PATCH", "/channels/{channel_id}", "/channels/1", true, Some("renames"));
        check("PATCH", "/channels/{channel_id}", "/channels/1", false, Some("others"));
        check("GET", "/channels/{channel_id}/messages", "/channels/1/messages", false, Some("others"));
        check("POST", "/webhooks/{webhook_id}/{webhook_token}", "/webhooks/1/t", false, Some("follow-ups"));
        check(
            "POST",
            "/applications/{application_id}/commands",
            "/applications/1/commands",
            false,
            Some("new commands"),
        );
        let callback = "/interactions/{interaction_id}/{interaction_token}/callback";
        check("POST", callback, "/interactions/1/t/callback", false, None);
        let hash = |name: &'static str| Bucket { name, major: String::new() }.hash();
        assert_ne!(hash("messages"), hash("edits"));
    }

    #[test]
    fn a_window_limits_requests_and_resets() {
        let mut limits = RateLimits::default();
        let messages = |channel: &str| Bucket { name: "messages", major: channel.to_owned() };
        for left in (0..5).rev() {
            let state = limits.take(Some(&messages("1")), NOW).unwrap().unwrap();
            assert_eq!((state.limit, state.remaining), (5, left));
        }
        let refused = limits.take(Some(&messages("1")), Millis(NOW.0 + 4999)).unwrap_err();
        assert_eq!((refused.global, refused.state.reset), (false, Millis(NOW.0 + 5000)));
        assert!(limits.take(Some(&messages("2")), NOW).is_ok());
        assert!(limits.take(Some(&messages("1")), Millis(NOW.0 + 5000)).is_ok());
    }

    #[test]
    fn a_global_limit_covers_all_requests() {
        let mut limits = RateLimits::default();
        for number in 0..50 {
            limits.take(Some(&Bucket { name: "others", major: number.to_string() }), NOW).unwrap();
        }
        assert!(
            limits.take(Some(&Bucket { name: "messages", major: String::new() }), NOW).unwrap_err().global
        );
        assert_eq!(limits.take(None, NOW), Ok(None));
    }
}
