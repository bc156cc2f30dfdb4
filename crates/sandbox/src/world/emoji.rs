//! Emojis of reactions and buttons: Unicode ones by their characters, those of a server by name and id.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::emoji::is_unicode_emoji;
use crate::ids::UserId;

/// An emoji as a reaction names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Emoji {
    /// The id of one that a server or an application made; `None` for a Unicode emoji.
    pub(crate) id: Option<u64>,
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) animated: bool,
}

impl Emoji {
    /// Reads an emoji of a path: `👋`, or `name:id`. Returns `None` for what is no emoji.
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

    /// Renders it as a reaction or an event names it.
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({ "id": self.id.map(|id| id.to_string()), "name": self.name });
        if self.animated {
            json["animated"] = json!(true);
        }
        json
    }

    /// Returns whether both name the same emoji; a variation selector makes no difference.
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
    /// Who reacted, the first one first.
    pub(crate) users: Vec<UserId>,
}

impl Reaction {
    /// Renders it for a reader.
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
