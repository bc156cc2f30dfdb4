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
    ("POST", "/applications/*/attachment", "activities"),
    ("POST", "/applications/*/entitlements", "entitlements"),
    ("DELETE", "/applications/*/entitlements/*", "entitlements"),
    ("POST", "/applications/*/entitlements/*/consume", "entitlements"),
    ("PUT", "/applications/*/role-connections/metadata", "linked roles"),
    ("PUT DELETE", "/channels/*/recipients/*", "group conversations"),
    ("POST", "/channels/*/send-soundboard-sound", "sounds"),
    ("PUT", "/channels/*/voice-status", "audio"),
    ("POST", "/guilds/*/auto-moderation/rules", "automatic moderation"),
    ("PATCH DELETE", "/guilds/*/auto-moderation/rules/*", "automatic moderation"),
    ("PUT", "/guilds/*/incident-actions", "incident actions"),
    ("DELETE", "/guilds/*/integrations/*", "integrations"),
    ("PUT", "/guilds/*/members/*", "OAuth2 grants"),
    ("PATCH", "/guilds/*/requests/*", "requests to join"),
    ("POST", "/guilds/*/scheduled-events/*/exceptions", "exceptions of recurring events"),
    ("PATCH DELETE", "/guilds/*/scheduled-events/*/exceptions/*", "exceptions of recurring events"),
    ("POST", "/guilds/*/soundboard-sounds", "sounds"),
    ("PATCH DELETE", "/guilds/*/soundboard-sounds/*", "sounds"),
    ("POST", "/guilds/*/templates", "templates"),
    ("PUT PATCH DELETE", "/guilds/*/templates/*", "templates"),
    ("PATCH", "/guilds/*/voice-states/*", "stage channels"),
    ("PUT", "/invites/*/target-users", "invites for certain users"),
    ("PUT POST", "/lobbies", "lobbies"),
    ("PATCH DELETE", "/lobbies/*", "lobbies"),
    ("PATCH", "/lobbies/*/channel-linking", "lobbies"),
    ("DELETE", "/lobbies/*/members/@me", "lobbies"),
    ("POST", "/lobbies/*/members/@me/invites", "lobbies"),
    ("POST", "/lobbies/*/members/bulk", "lobbies"),
    ("PUT DELETE", "/lobbies/*/members/*", "lobbies"),
    ("POST", "/lobbies/*/members/*/invites", "lobbies"),
    ("POST", "/lobbies/*/messages", "lobbies"),
    ("PUT", "/lobbies/*/messages/*/moderation-metadata", "lobbies"),
    ("PUT", "/partner-sdk/dms/*/*/messages/*/moderation-metadata", "partner SDK"),
    ("POST", "/partner-sdk/provisional-accounts/unmerge", "partner SDK"),
    ("POST", "/partner-sdk/provisional-accounts/unmerge/bot", "partner SDK"),
    ("POST", "/partner-sdk/token", "partner SDK"),
    ("POST", "/partner-sdk/token/bot", "partner SDK"),
    ("POST", "/stage-instances", "stage channels"),
    ("PATCH DELETE", "/stage-instances/*", "stage channels"),
    ("PUT DELETE", "/users/@me/applications/*/role-connection", "linked roles"),
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
    use super::{NOT_OFFERED, find};

    const START: &str = "<!-- operations without support: start -->\n";
    const END: &str = "<!-- operations without support: end -->";

    /// Formats the table, one line for each missing feature.
    fn listed() -> String {
        let mut features: Vec<&str> = Vec::new();
        for (.., what) in NOT_OFFERED {
            if !features.contains(what) {
                features.push(what);
            }
        }
        let line = |what: &&str| {
            let rows = NOT_OFFERED.iter().filter(|row| row.2 == *what);
            let rows: Vec<String> = rows.map(|(methods, path, _)| format!("`{methods} {path}`")).collect();
            format!("- {what}: {}\n", rows.join(", "))
        };
        features.iter().map(line).collect()
    }

    /// `REGENERATE=1` writes the list.
    #[test]
    fn the_readme_lists_all_operations_without_support() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        let readme = std::fs::read_to_string(path).unwrap();
        let (before, rest) = readme.split_once(START).unwrap();
        let (list, after) = rest.split_once(END).unwrap();
        if std::env::var_os("REGENERATE").is_some() {
            std::fs::write(path, format!("{before}{START}{}{END}{after}", listed())).unwrap();
        } else {
            assert_eq!(list, listed(), "run this test again with REGENERATE=1");
        }
    }

    #[test]
    fn routes_are_found_by_method_and_path() {
        assert_eq!(find("POST", "/stage-instances").map(|row| row.2), Some("stage channels"));
        assert_eq!(find("PATCH", "/lobbies/5").map(|row| row.2), Some("lobbies"));
        assert!(find("GET", "/lobbies").is_none());
        assert!(find("GET", "/nothing").is_none());
    }
}
