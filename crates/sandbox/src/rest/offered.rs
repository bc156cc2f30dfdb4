//! Discord routes that the sandbox doesn't implement. Each returns 501 with a message, and logs one
//! line.
//!
//! Routes that Discord doesn't have return 404 or 405 with code 0.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use axum::extract::Request;

use crate::errors::ApiError;

/// Methods, a path with `*` for any segment, and the missing feature.
const NOT_OFFERED: &[(&str, &str, &str)] = &[
    ("GET", "/applications/*/activity-instances/*", "activities"),
    ("POST", "/applications/*/attachment", "activities"),
    ("POST", "/applications/*/entitlements", "entitlements"),
    ("GET DELETE", "/applications/*/entitlements/*", "entitlements"),
    ("POST", "/applications/*/entitlements/*/consume", "entitlements"),
    ("GET PUT", "/applications/*/role-connections/metadata", "linked roles"),
    ("POST", "/channels/*/followers", "followed channels"),
    ("PUT DELETE", "/channels/*/recipients/*", "group conversations"),
    ("POST", "/channels/*/send-soundboard-sound", "sounds"),
    ("GET", "/channels/*/threads/search", "search for threads"),
    ("PUT", "/channels/*/voice-status", "audio"),
    ("GET", "/guilds/templates/*", "templates"),
    ("POST", "/guilds/*/auto-moderation/rules", "automatic moderation"),
    ("GET PATCH DELETE", "/guilds/*/auto-moderation/rules/*", "automatic moderation"),
    ("PUT", "/guilds/*/incident-actions", "incident actions"),
    ("DELETE", "/guilds/*/integrations/*", "integrations"),
    ("PUT", "/guilds/*/members/*", "OAuth2 grants"),
    ("GET", "/guilds/*/messages/search", "search for messages"),
    ("GET", "/guilds/*/new-member-welcome", "onboarding"),
    ("GET PUT", "/guilds/*/onboarding", "onboarding"),
    ("GET POST", "/guilds/*/prune", "pruning"),
    ("GET", "/guilds/*/requests", "requests to join"),
    ("PATCH", "/guilds/*/requests/*", "requests to join"),
    ("POST", "/guilds/*/scheduled-events", "scheduled events"),
    ("GET PATCH DELETE", "/guilds/*/scheduled-events/*", "scheduled events"),
    ("POST", "/guilds/*/scheduled-events/*/exceptions", "scheduled events"),
    ("PATCH DELETE", "/guilds/*/scheduled-events/*/exceptions/*", "scheduled events"),
    ("GET", "/guilds/*/scheduled-events/*/users", "scheduled events"),
    ("GET", "/guilds/*/scheduled-events/*/users/counts", "scheduled events"),
    ("GET", "/guilds/*/scheduled-events/*/*/users", "scheduled events"),
    ("POST", "/guilds/*/soundboard-sounds", "sounds"),
    ("GET PATCH DELETE", "/guilds/*/soundboard-sounds/*", "sounds"),
    ("POST", "/guilds/*/templates", "templates"),
    ("PUT PATCH DELETE", "/guilds/*/templates/*", "templates"),
    ("GET", "/guilds/*/vanity-url", "vanity addresses"),
    ("GET PATCH", "/guilds/*/voice-states/*", "audio"),
    ("GET PATCH", "/guilds/*/welcome-screen", "welcome screens"),
    ("GET PATCH", "/guilds/*/widget", "widgets"),
    ("GET", "/guilds/*/widget.json", "widgets"),
    ("GET", "/guilds/*/widget.png", "widgets"),
    ("GET PUT", "/invites/*/target-users", "invites for certain users"),
    ("GET", "/invites/*/target-users/job-status", "invites for certain users"),
    ("PUT POST", "/lobbies", "lobbies"),
    ("GET PATCH DELETE", "/lobbies/*", "lobbies"),
    ("PATCH", "/lobbies/*/channel-linking", "lobbies"),
    ("DELETE", "/lobbies/*/members/@me", "lobbies"),
    ("POST", "/lobbies/*/members/@me/invites", "lobbies"),
    ("POST", "/lobbies/*/members/bulk", "lobbies"),
    ("PUT DELETE", "/lobbies/*/members/*", "lobbies"),
    ("POST", "/lobbies/*/members/*/invites", "lobbies"),
    ("GET POST", "/lobbies/*/messages", "lobbies"),
    ("PUT", "/lobbies/*/messages/*/moderation-metadata", "lobbies"),
    ("GET", "/oauth2/@me", "OAuth2 grants"),
    ("GET", "/oauth2/keys", "OAuth2 grants"),
    ("GET", "/oauth2/userinfo", "OAuth2 grants"),
    ("PUT", "/partner-sdk/dms/*/*/messages/*/moderation-metadata", "partner SDK"),
    ("POST", "/partner-sdk/provisional-accounts/unmerge", "partner SDK"),
    ("POST", "/partner-sdk/provisional-accounts/unmerge/bot", "partner SDK"),
    ("POST", "/partner-sdk/token", "partner SDK"),
    ("POST", "/partner-sdk/token/bot", "partner SDK"),
    ("GET", "/skus/*/subscriptions", "subscriptions"),
    ("GET", "/skus/*/subscriptions/*", "subscriptions"),
    ("POST", "/stage-instances", "stage channels"),
    ("GET PATCH DELETE", "/stage-instances/*", "stage channels"),
    ("GET", "/sticker-packs/*", "packs of stickers"),
    ("GET", "/users/@me/applications/*/entitlements", "entitlements"),
    ("GET PUT DELETE", "/users/@me/applications/*/role-connection", "linked roles"),
    ("GET", "/users/@me/connections", "connections"),
    ("POST", "/webhooks/*/*/github", "webhooks for other services"),
    ("POST", "/webhooks/*/*/slack", "webhooks for other services"),
];

/// Routes already logged.
static WARNED: Mutex<Option<HashSet<&'static str>>> = Mutex::new(None);

/// Responds to an unknown path.
pub(super) async fn refuse(request: Request) -> ApiError {
    not_offered(&request).unwrap_or_else(ApiError::not_found)
}

/// Responds to an unsupported method.
pub(super) async fn refuse_method(request: Request) -> ApiError {
    not_offered(&request).unwrap_or_else(ApiError::method_not_allowed)
}

fn not_offered(request: &Request) -> Option<ApiError> {
    let path = request.uri().path();
    let path =
        ["/api/v10", "/api/v9", "/api"].iter().find_map(|start| path.strip_prefix(start)).unwrap_or(path);
    let (_, route, what) = find(request.method().as_str(), path)?;
    let mut warned = WARNED.lock().unwrap_or_else(PoisonError::into_inner);
    if warned.get_or_insert_default().insert(*route) {
        tracing::warn!("{} {route} is not supported: the sandbox has no {what}", request.method());
    }
    Some(ApiError::not_offered(what))
}

fn find(method: &str, path: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let fits = |template: &str| {
        let (wanted, given) = (template.split('/'), path.trim_end_matches('/').split('/'));
        wanted.clone().count() == given.clone().count()
            && wanted.zip(given).all(|(wanted, given)| wanted == "*" || wanted == given)
    };
    NOT_OFFERED.iter().find(|(methods, path, _)| methods.split(' ').any(|it| it == method) && fits(path))
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn routes_are_found_by_method_and_path() {
        assert_eq!(find("POST", "/stage-instances").map(|row| row.2), Some("stage channels"));
        assert_eq!(find("GET", "/lobbies/5").map(|row| row.2), Some("lobbies"));
        assert!(find("GET", "/lobbies").is_none());
        assert!(find("GET", "/nothing").is_none());
    }
}
