//! Emojis of reactions and buttons: Unicode emojis, and custom ones with a name and id.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::emoji::is_unicode_emoji;
use crate::ids::UserId;

/// The emoji of a reaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Emoji {
    /// Id of a custom emoji; `None` for a Unicode emoji.
    pub(crate) id: Option<u64>,
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) animated: bool,
}

impl Emoji {
    /// Parses an emoji from a path: `👋` or `name:id`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        if let Some((name, id)) = text.rsplit_once(':') {
            let (animated, name) = name.strip_prefix("a:").map_or((false, name), |name| (true, name));
            let is_name = !name.is_empty() && name.chars().all(|it| it.is_ascii_alphanumeric() || it == '_');
            return id.parse().ok().filter(|_| is_name).map(|id| Self {
                id: Some(id),
                name: name.to_owned(),
                animated,
            });
        }
        is_unicode_emoji(text).then(|| Self { id: None, name: text.to_owned(), animated: false })
    }

    /// Renders the emoji for reactions and events.
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({ "id": self.id.map(|id| id.to_string()), "name": self.name });
        if self.animated {
            json["animated"] = json!(true);
        }
        json
    }

    /// Returns whether both are the same emoji, ignoring variation selectors.
    pub(crate) fn same(&self, other: &Self) -> bool {
        let bare = |name: &str| name.replace('\u{fe0f}', "");
        match (self.id, other.id) {
            (None, None) => bare(&self.name) == bare(&other.name),
            (one, other) => one == other,
        }
    }
}

/// All reactions to a message with one emoji.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reaction {
    pub(crate) emoji: Emoji,
    /// In order of their reactions.
    pub(crate) users: Vec<UserId>,
}

impl Reaction {
    pub(crate) fn json(&self, reader: UserId) -> Value {
        json!({
            "emoji": self.emoji.json(),
            "count": self.users.len(),
            "count_details": { "burst": 0, "normal": self.users.len() },
            "me": self.users.contains(&reader),
            "me_burst": false,
            "burst_colors": [],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_emojis_have_a_name_and_an_id() {
        let emoji = Emoji::parse("party_blob:42").unwrap();
        assert_eq!((emoji.id, emoji.name.as_str(), emoji.animated), (Some(42), "party_blob", false));
        assert!(Emoji::parse("a:dance:42").unwrap().animated);
        assert!(Emoji::parse("dance:x").is_none() && Emoji::parse(":42").is_none());
        assert!(Emoji::parse("❤️").unwrap().same(&Emoji::parse("❤").unwrap()));
    }
}
