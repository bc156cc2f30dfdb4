//! Scheduled events of a server, and the users interested in them.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::model::Guild;
use super::permissions::{CREATE_EVENTS, MANAGE_EVENTS, in_guild, require_in_guild};
use super::render::Renderer;
use super::scheduled_event::ScheduledEvent;
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::validate::fields::{self, Kind};
use crate::validate::{FieldPath, Problems, snowflake};

/// A voice event; its channel is in the server.
const VOICE: i64 = 2;
/// An event at a place outside of Discord.
const EXTERNAL: i64 = 3;

/// Fields of an event that are stored as sent.
const FIELDS: [(&str, Kind); 6] = [
    ("name", Kind::Text(1, 100)),
    ("description", Kind::Text(0, 1000)),
    ("privacy_level", Kind::Number(&[2])),
    ("entity_type", Kind::Number(&[1, VOICE, EXTERNAL])),
    ("status", Kind::Number(&[1, 2, 3, 4])),
    ("channel_id", Kind::Id),
];

/// Fields of a recurrence rule with their ranges.
const RULE_LISTS: [(&str, (i64, i64)); 4] =
    [("by_weekday", (0, 6)), ("by_month", (1, 12)), ("by_month_day", (-1, 31)), ("by_year_day", (-1, 364))];

pub(crate) struct EventActions<'w> {
    pub(super) world: &'w mut World,
}

impl EventActions<'_> {
    /// Creates an event and returns it.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013) or the form is invalid
    /// (50035).
    pub(crate) fn create(
        &mut self,
        requester: Requester,
        guild: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let rows = self.world.saved.guild(guild)?;
        require_any(rows, user, CREATE_EVENTS | MANAGE_EVENTS)?;
        let mut event = Map::from_iter([("status".to_owned(), json!(1))]);
        fields::apply(&mut event, self.read(guild, form, &Map::new())?);
        let id = self.world.next_id();
        let interested = BTreeSet::from([user]);
        let event = ScheduledEvent { id, creator: user, fields: event, interested };
        self.rows_mut(guild)?.events.insert(id, event);
        let json = self.show(guild, id, false)?;
        let entry = Entry::new(Action::EventCreate, id).between(&Value::Null, &audited(&json));
        self.world.audit(guild, user, entry);
        self.announce(guild, "GUILD_SCHEDULED_EVENT_CREATE", json.clone());
        Ok(json)
    }

    /// Edits an event and returns it. A finished or canceled event is removed.
    ///
    /// # Errors
    ///
    /// Like [`Self::create`], and if the event is unknown (10070).
    pub(crate) fn change(
        &mut self,
        requester: Requester,
        guild: GuildId,
        id: u64,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let before = self.show(guild, id, false)?;
        self.check_own(guild, user, id)?;
        let old = self.find(guild, id)?.fields.clone();
        let changes = self.read(guild, form, &old)?;
        let event = self.rows_mut(guild)?.events.get_mut(&id).ok_or_else(ApiError::unknown_event)?;
        fields::apply(&mut event.fields, changes);
        let ended = matches!(event.fields.get("status").and_then(Value::as_i64), Some(3 | 4));
        let after = self.show(guild, id, false)?;
        let entry = Entry::new(Action::EventUpdate, id).between(&audited(&before), &audited(&after));
        self.world.audit(guild, user, entry);
        self.announce(guild, "GUILD_SCHEDULED_EVENT_UPDATE", after.clone());
        if ended {
            self.rows_mut(guild)?.events.remove(&id);
        }
        Ok(after)
    }

    /// Deletes an event.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the event (10070) is unknown, or the permission is missing (50013).
    pub(crate) fn delete(&mut self, requester: Requester, guild: GuildId, id: u64) -> Result<(), ApiError> {
        let before = self.show(guild, id, false)?;
        self.check_own(guild, requester.user(), id)?;
        self.rows_mut(guild)?.events.remove(&id);
        let entry = Entry::new(Action::EventDelete, id).between(&audited(&before), &Value::Null);
        self.world.audit(guild, requester.user(), entry);
        self.announce(guild, "GUILD_SCHEDULED_EVENT_DELETE", before);
        Ok(())
    }

    /// Lists the events of a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn list(&self, guild: GuildId, with_count: bool) -> Result<Vec<Value>, ApiError> {
        let events = self.world.saved.guild(guild)?.events.keys();
        events.map(|id| self.show(guild, *id, with_count)).collect()
    }

    /// Returns an event.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the event (10070) is unknown.
    pub(crate) fn show(&self, guild: GuildId, id: u64, with_count: bool) -> Result<Value, ApiError> {
        let event = self.find(guild, id)?;
        let mut json = self.world.render().scheduled_event(guild, event);
        if with_count {
            json["user_count"] = json!(event.interested.len());
        }
        Ok(json)
    }

    /// Lists the interested users, sorted by id.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the event (10070) is unknown.
    pub(crate) fn users(
        &self,
        guild: GuildId,
        id: u64,
        with_member: bool,
    ) -> Result<Vec<(u64, Value)>, ApiError> {
        let render = self.world.render();
        let row = |user: &UserId| {
            let mut row = json!({
                "guild_scheduled_event_id": id.to_string(),
                "user_id": user,
                "user": render.user(*user),
                "response": 1,
            });
            if with_member && let Ok(member) = render.member(guild, *user) {
                row["member"] = member;
            }
            (user.0, row)
        };
        Ok(self.find(guild, id)?.interested.iter().map(row).collect())
    }

    /// Marks a user as interested, or no longer.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the event (10070) is unknown.
    pub(crate) fn set_interested(
        &mut self,
        requester: Requester,
        guild: GuildId,
        id: u64,
        interested: bool,
    ) -> Result<(), ApiError> {
        let user = requester.user();
        require_in_guild(self.world.saved.guild(guild)?, user, 0)?;
        let event = self.rows_mut(guild)?.events.get_mut(&id).ok_or_else(ApiError::unknown_event)?;
        let is_new = if interested { event.interested.insert(user) } else { event.interested.remove(&user) };
        if is_new {
            let name = if interested {
                "GUILD_SCHEDULED_EVENT_USER_ADD"
            } else {
                "GUILD_SCHEDULED_EVENT_USER_REMOVE"
            };
            let data = json!({
                "guild_scheduled_event_id": id.to_string(), "user_id": user, "guild_id": guild,
            });
            self.announce(guild, name, data);
        }
        Ok(())
    }

    /// Reads the fields of a new or changed event.
    fn read(
        &self,
        guild: GuildId,
        form: &Value,
        old: &Map<String, Value>,
    ) -> Result<Map<String, Value>, ApiError> {
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let mut new = fields::read(&mut problems, form, &at, &FIELDS);
        // These have no default to restore.
        new.retain(|key, value| !(value.is_null() && matches!(key.as_str(), "status" | "entity_type")));
        for key in ["scheduled_start_time", "scheduled_end_time"] {
            let time = problems.time(form, key, &at);
            if form.get(key).is_some() {
                new.insert(key.to_owned(), json!(time.map(|time| time.to_string())));
            }
        }
        if let Some(metadata) = form.get("entity_metadata") {
            let location = problems.text(metadata, "location", &at.to("entity_metadata"));
            if let Some(location) = location {
                problems.length(&at.to("entity_metadata").to("location"), location, 1, 100);
            }
            new.insert("location".to_owned(), json!(location));
        }
        if let Some(rule) = form.get("recurrence_rule") {
            let rule = if rule.is_null() { Value::Null } else { read_rule(&mut problems, rule, &at) };
            new.insert("recurrence_rule".to_owned(), rule);
        }
        let value = |key: &str| new.get(key).or_else(|| old.get(key)).filter(|it| !it.is_null());
        for key in ["name", "privacy_level", "scheduled_start_time", "entity_type"] {
            if value(key).is_none() {
                problems.required(&at.to(key));
            }
        }
        match value("entity_type").and_then(Value::as_i64) {
            Some(VOICE) => {
                let channel = value("channel_id").and_then(snowflake);
                let channel = channel.and_then(|id| self.world.saved.channels.get(&ChannelId(id)));
                if channel.is_none_or(|it| it.type_number() != 2 || it.guild() != Some(guild)) {
                    problems.add(&at.to("channel_id"), "CHANNEL_UNKNOWN", "Unknown channel");
                }
            }
            Some(EXTERNAL) => {
                for (key, shown) in
                    [("scheduled_end_time", "scheduled_end_time"), ("location", "entity_metadata")]
                {
                    if value(key).is_none() {
                        problems.required(&at.to(shown));
                    }
                }
                if value("channel_id").is_some_and(|_| form.get("channel_id").is_some()) {
                    let message = "An external event has no channel.";
                    problems.add(&at.to("channel_id"), "CHANNEL_UNKNOWN", message);
                }
            }
            _ => {}
        }
        let status = |fields: &Map<String, Value>| fields.get("status").and_then(Value::as_i64);
        if let (Some(from), Some(to)) = (status(old), status(&new))
            && from != to
            && !matches!((from, to), (1, 2 | 4) | (2, 3))
        {
            problems.add(&at.to("status"), "BASE_TYPE_CHOICES", "Invalid transition of the status.");
        }
        let start = value("scheduled_start_time").and_then(Value::as_str).and_then(Millis::parse);
        if start.is_some_and(|start| start < self.world.now) && new.contains_key("scheduled_start_time") {
            let (code, message) =
                ("GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.");
            problems.add(&at.to("scheduled_start_time"), code, message);
        }
        problems.finish()?;
        if value("entity_type").and_then(Value::as_i64) == Some(1) {
            return Err(ApiError::not_offered("stage channels"));
        }
        Ok(new)
    }

    fn find(&self, guild: GuildId, id: u64) -> Result<&ScheduledEvent, ApiError> {
        self.world.saved.guild(guild)?.events.get(&id).ok_or_else(ApiError::unknown_event)
    }

    /// Checks that a user may change an event: its creator may with the permission to create
    /// events, and anyone with the permission to manage all.
    fn check_own(&self, guild: GuildId, user: UserId, id: u64) -> Result<(), ApiError> {
        let own = self.find(guild, id)?.creator == user;
        let needed = if own { CREATE_EVENTS | MANAGE_EVENTS } else { MANAGE_EVENTS };
        require_any(self.world.saved.guild(guild)?, user, needed)
    }

    fn rows_mut(&mut self, guild: GuildId) -> Result<&mut Guild, ApiError> {
        self.world.effects.changed = true;
        self.world.saved.guild_mut(guild)
    }

    fn announce(&mut self, guild: GuildId, name: &'static str, data: Value) {
        let World { saved, effects, .. } = &mut *self.world;
        if let Some(guild) = saved.guilds.get(&guild) {
            effects.send_to_guild(guild, name, data, ToBot::With(Intent::GuildScheduledEvents));
        }
    }
}

impl Renderer<'_> {
    /// Renders a scheduled event.
    pub(in crate::world) fn scheduled_event(&self, guild: GuildId, event: &ScheduledEvent) -> Value {
        let mut json = json!({
            "id": event.id.to_string(),
            "guild_id": guild,
            "channel_id": null,
            "creator_id": event.creator,
            "creator": self.user(event.creator),
            "description": null,
            "image": null,
            "scheduled_end_time": null,
            "entity_id": null,
            "entity_metadata": null,
            "recurrence_rule": null,
            "guild_scheduled_event_exceptions": [],
        });
        super::render::merge(&mut json, Value::Object(event.fields.clone()));
        if let Some(location) = json.as_object_mut().and_then(|fields| fields.remove("location")) {
            json["entity_metadata"] = json!({ "location": location });
        }
        json
    }
}

/// Returns an event as in the audit log, where the place has no nested field.
fn audited(event: &Value) -> Value {
    let mut audited = event.clone();
    audited["location"] = event["entity_metadata"]["location"].clone();
    audited
}

/// Reads a recurrence rule with all of its fields.
fn read_rule(problems: &mut Problems, form: &Value, at: &FieldPath) -> Value {
    let at = at.to("recurrence_rule");
    let mut rule = json!({
        "start": null, "end": null, "frequency": null, "interval": 1, "by_weekday": null, "by_n_weekday": null,
        "by_month": null, "by_month_day": null, "by_year_day": null, "count": null,
    });
    for key in ["start", "end"] {
        let time = problems.time(form, key, &at);
        if key == "start" && form.get(key).is_none_or(Value::is_null) {
            problems.required(&at.to(key));
        }
        rule[key] = json!(time.map(|time| time.to_string()));
    }
    let frequency = problems.whole(form, "frequency", &at);
    match frequency {
        Some(frequency) => problems.within(&at.to("frequency"), frequency, 0, 3),
        None => problems.required(&at.to("frequency")),
    }
    rule["frequency"] = json!(frequency);
    for (key, default) in [("interval", json!(1)), ("count", Value::Null)] {
        let number = problems.whole(form, key, &at);
        if let Some(number) = number {
            problems.within(&at.to(key), number, 1, i64::from(i32::MAX));
        }
        rule[key] = number.map_or(default, |number| json!(number));
    }
    for (key, (min, max)) in RULE_LISTS {
        let Some(list) = problems.list(form, key, &at) else { continue };
        let mut numbers: Vec<i64> = Vec::new();
        for (index, value) in list.iter().enumerate() {
            let wrapped = json!({ "value": value });
            let at = at.to(key).to(index);
            match problems.whole(&wrapped, "value", &at) {
                Some(number) => problems.within(&at, number, min, max),
                None => problems.required(&at),
            }
            let number = value.as_i64().unwrap_or_default();
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        rule[key] = json!(numbers);
    }
    if let Some(list) = problems.list(form, "by_n_weekday", &at) {
        let days = list.iter().enumerate().map(|(index, value)| {
            let at = at.to("by_n_weekday").to(index);
            let mut number = |key: &str, min: i64, max: i64| {
                let number = problems.whole(value, key, &at);
                match number {
                    Some(number) => problems.within(&at.to(key), number, min, max),
                    None => problems.required(&at.to(key)),
                }
                number
            };
            json!({ "n": number("n", 1, 5), "day": number("day", 0, 6) })
        });
        rule["by_n_weekday"] = days.collect();
    }
    rule
}

/// Checks that a member has at least one of the `accepted` permissions.
fn require_any(guild: &Guild, user: UserId, accepted: u64) -> Result<(), ApiError> {
    require_in_guild(guild, user, 0)?;
    if in_guild(guild, user) & accepted == 0 { Err(ApiError::lacks(accepted)) } else { Ok(()) }
}
