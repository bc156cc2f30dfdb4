//! Forms of channels and threads, and the tags of forums.

use serde_json::{Map, Value, json};

use super::model::Overwrite;
use super::threads::auto_archive_minutes;
use crate::errors::ApiError;
use crate::ids::UserId;
use crate::validate::fields::{self, Kind};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Fields that are stored as sent.
const SETTINGS: [(&str, Kind); 12] = [
    ("rate_limit_per_user", Kind::Whole(limits::SLOWMODE.0, limits::SLOWMODE.1)),
    ("default_thread_rate_limit_per_user", Kind::Whole(limits::SLOWMODE.0, limits::SLOWMODE.1)),
    ("bitrate", Kind::Whole(limits::BITRATE.0, limits::BITRATE.1)),
    ("user_limit", Kind::Whole(limits::USER_LIMIT.0, limits::USER_LIMIT.1)),
    ("video_quality_mode", Kind::Number(&[1, 2])),
    ("default_sort_order", Kind::Number(&[0, 1])),
    ("default_forum_layout", Kind::Number(&[0, 1, 2])),
    ("default_tag_setting", Kind::Word(&["match_all", "match_some"])),
    ("flags", Kind::Whole(0, i32::MAX as i64)),
    ("nsfw", Kind::Flag),
    ("default_auto_archive_duration", Kind::Number(&limits::ARCHIVE_MINUTES)),
    ("rtc_region", Kind::Text(0, 100)),
];

/// Fields of a thread that are stored as sent.
const THREAD_SETTINGS: [(&str, Kind); 4] = [
    ("rate_limit_per_user", Kind::Whole(limits::SLOWMODE.0, limits::SLOWMODE.1)),
    ("flags", Kind::Whole(0, i32::MAX as i64)),
    ("invitable", Kind::Flag),
    ("applied_tags", Kind::Ids(limits::APPLIED_TAGS.1)),
];

/// Edits of a channel or thread. `None` leaves a field unchanged.
pub(super) struct ChannelChanges<'a> {
    pub(super) name: Option<String>,
    /// `Some(None)` removes the topic.
    pub(super) topic: Option<Option<&'a str>>,
    /// Discord's channel type.
    pub(super) kind: Option<u8>,
    pub(super) archived: Option<bool>,
    pub(super) locked: Option<bool>,
    pub(super) auto_archive_minutes: Option<u64>,
    pub(super) position: Option<u16>,
    /// `Some(None)` moves the channel out of its category.
    pub(super) parent: Option<Option<u64>>,
    pub(super) overwrites: Option<Vec<Overwrite>>,
    /// The other fields, as stored.
    pub(super) settings: Map<String, Value>,
    /// The other fields if it is a thread.
    pub(super) thread_settings: Map<String, Value>,
    pub(super) tags: Option<Vec<Tag>>,
}

/// A tag of a forum, from a form.
pub(super) struct Tag {
    /// `None` for a new tag.
    id: Option<u64>,
    name: String,
    moderated: bool,
    emoji: Emoji,
}

/// A custom or Unicode emoji from a form, or neither.
struct Emoji {
    id: Option<u64>,
    name: Option<String>,
}

impl Emoji {
    fn read(problems: &mut Problems, form: &Value, at: &FieldPath) -> Self {
        let id = problems.id(form, "emoji_id", at);
        let name = problems.text(form, "emoji_name", at).filter(|name| !name.is_empty() && id.is_none());
        Self { id, name: name.map(str::to_owned) }
    }

    fn json(&self) -> Value {
        json!({ "emoji_id": self.id.map(|id| id.to_string()), "emoji_name": self.name })
    }
}

impl<'a> ChannelChanges<'a> {
    /// Reads a form.
    ///
    /// # Errors
    ///
    /// If it is invalid (50035).
    pub(super) fn read(form: &'a Value) -> Result<Self, ApiError> {
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let name = problems.text(form, "name", &at).map(str::to_owned);
        if let Some(name) = &name {
            problems.length(&at.to("name"), name, limits::CHANNEL_NAME.0, limits::CHANNEL_NAME.1);
        }
        let topic = problems.text(form, "topic", &at);
        if let Some(topic) = topic {
            // The longer limit is for forum guidelines. No client shortens a text channel's topic
            // of that length.
            problems.length(&at.to("topic"), topic, limits::TOPIC.0, limits::FORUM_TOPIC.1);
        }
        let kind = problems.whole(form, "type", &at).map(|kind| u8::try_from(kind).unwrap_or(u8::MAX));
        let mut settings = fields::read(&mut problems, form, &at, &SETTINGS);
        let thread_settings = fields::read(&mut problems, form, &at, &THREAD_SETTINGS);
        match form.get("default_reaction_emoji") {
            None => {}
            Some(Value::Null) => {
                settings.insert("default_reaction_emoji".to_owned(), Value::Null);
            }
            Some(emoji) => {
                let emoji = Emoji::read(&mut problems, emoji, &at.to("default_reaction_emoji"));
                settings.insert("default_reaction_emoji".to_owned(), emoji.json());
            }
        }
        let position = problems.whole(form, "position", &at);
        if let Some(position) = position {
            problems.within(&at.to("position"), position, 0, i64::from(u16::MAX));
        }
        let parent = problems.id(form, "parent_id", &at);
        let overwrites = overwrites(&mut problems, form, &at);
        let tags = tags(&mut problems, form, &at);
        let auto_archive_minutes = auto_archive_minutes(&mut problems, form);
        let (archived, locked) = (problems.flag(form, "archived", &at), problems.flag(form, "locked", &at));
        problems.finish()?;
        Ok(Self {
            name,
            topic: form.get("topic").map(|_| topic),
            kind,
            archived,
            locked,
            auto_archive_minutes,
            position: position.and_then(|it| u16::try_from(it).ok()),
            parent: form.get("parent_id").map(|_| parent),
            overwrites,
            settings,
            thread_settings,
            tags,
        })
    }

    /// Moves the tags to the settings, with `next_id` for each new one. Known tags keep their ids.
    pub(super) fn store_tags(&mut self, known: &[u64], mut next_id: impl FnMut() -> u64) {
        let Some(tags) = self.tags.take() else { return };
        let tags = tags.into_iter().map(|tag| {
            let id = tag.id.filter(|id| known.contains(id)).unwrap_or_else(&mut next_id);
            let mut json = tag.emoji.json();
            json["id"] = json!(id.to_string());
            json["name"] = json!(tag.name);
            json["moderated"] = json!(tag.moderated);
            json
        });
        self.settings.insert("available_tags".to_owned(), tags.collect());
    }
}

fn tags(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<Vec<Tag>> {
    let list = problems.list(form, "available_tags", at)?;
    let at = at.to("available_tags");
    problems.count(&at, list.len(), limits::TAGS_OF_FORUM.0, limits::TAGS_OF_FORUM.1);
    let mut tags = Vec::new();
    for (index, form) in list.iter().enumerate().filter(|(_, tag)| !tag.is_null()) {
        let at = at.to(index);
        let name = problems.required_text(form, "name", &at, limits::TAG_NAME).unwrap_or_default();
        tags.push(Tag {
            id: problems.id(form, "id", &at),
            name: name.to_owned(),
            moderated: problems.flag(form, "moderated", &at).unwrap_or_default(),
            emoji: Emoji::read(problems, form, &at),
        });
    }
    Some(tags)
}

fn overwrites(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<Vec<Overwrite>> {
    let list = problems.list(form, "permission_overwrites", at)?;
    let at = at.to("permission_overwrites");
    problems.count(&at, list.len(), 0, limits::OVERWRITES.1);
    let mut overwrites: Vec<Overwrite> = Vec::new();
    for (index, form) in list.iter().enumerate() {
        let at = at.to(index);
        let Some(id) = problems.id(form, "id", &at) else {
            if form.get("id").is_none_or(Value::is_null) {
                problems.required(&at.to("id"));
            }
            continue;
        };
        overwrites.retain(|known| known.id != id);
        overwrites.push(overwrite(problems, form, &at, id, |_| false));
    }
    Some(overwrites)
}

/// Reads the overwrite of one role or member. Without a type, `is_member` decides.
pub(super) fn overwrite(
    problems: &mut Problems,
    form: &Value,
    at: &FieldPath,
    id: u64,
    is_member: impl Fn(UserId) -> bool,
) -> Overwrite {
    let kind = problems.whole(form, "type", at);
    if kind.is_some_and(|kind| !matches!(kind, 0 | 1)) {
        problems.add(&at.to("type"), "BASE_TYPE_CHOICES", "Value must be one of {0, 1}.");
    }
    Overwrite {
        id,
        for_member: kind.map_or_else(|| is_member(UserId(id)), |kind| kind == 1),
        allow: problems.bits(form, "allow", at).unwrap_or_default(),
        deny: problems.bits(form, "deny", at).unwrap_or_default(),
    }
}

/// Returns the ids of a forum's tags.
pub(super) fn tag_ids(settings: &Map<String, Value>) -> Vec<u64> {
    let tags = settings.get("available_tags").and_then(Value::as_array).into_iter().flatten();
    tags.filter_map(|tag| tag["id"].as_str()?.parse().ok()).collect()
}
