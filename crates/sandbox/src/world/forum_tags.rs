//! The tags of forums.

use serde_json::Value;

use super::model::ChannelParent;
use super::permissions::MANAGE_THREADS;
use super::saved::Saved;
use crate::errors::ApiError;
use crate::ids::ChannelId;

/// Flag of a forum whose posts need a tag.
const REQUIRE_TAG: u64 = 1 << 4;

impl Saved {
    /// Checks that a forum has the given tags. Moderated tags need the permission to manage threads.
    ///
    /// # Errors
    ///
    /// If a tag is unknown (10087), moderated (50013), or missing where the forum requires one
    /// (40067).
    pub(super) fn check_tags(
        &self,
        forum: ChannelId,
        applied: &Value,
        manages: bool,
    ) -> Result<(), ApiError> {
        let ChannelParent::Text { settings, kind, .. } = &self.channel(forum)?.parent else {
            return Err(ApiError::wrong_channel_type());
        };
        let applied = applied.as_array().map(Vec::as_slice).unwrap_or_default();
        let flags = settings.get("flags").and_then(Value::as_u64).unwrap_or_default();
        if applied.is_empty() && *kind == 15 && flags & REQUIRE_TAG != 0 {
            return Err(ApiError::tag_required());
        }
        let tags = settings.get("available_tags").and_then(Value::as_array);
        for id in applied {
            let tag = tags.and_then(|tags| tags.iter().find(|tag| tag["id"] == *id));
            if tag.ok_or_else(ApiError::unknown_tag)?["moderated"] == true && !manages {
                return Err(ApiError::lacks(MANAGE_THREADS));
            }
        }
        Ok(())
    }
}
