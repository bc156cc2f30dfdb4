//! Messages as Discord's JSON.

use serde_json::{Value, json};

use crate::ids;
use crate::world::World;
use crate::world::model::{Attachment, Channel, InteractionKind, Message, Trace};

impl World {
    /// Renders a message, a reply with the message it refers to.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut json = self.plain_message_json(message);
        if let Some(reference) = message.reference {
            let channel = self.saved.channels.get(&message.channel);
            let referenced = channel.and_then(|channel| channel.messages.get(&reference));
            json["referenced_message"] =
                referenced.map_or(Value::Null, |referenced| self.plain_message_json(referenced));
        }
        if let Some(thread) = message.thread.and_then(|thread| self.saved.channels.get(&thread)) {
            json["thread"] = self.channel_json(thread, self.bot());
        }
        json
    }

    fn plain_message_json(&self, message: &Message) -> Value {
        let embedded = |file: &Attachment| {
            let address = format!("attachment://{}", file.filename);
            message.embeds.iter().any(|embed| pictures(embed).any(|url| url == address))
        };
        // As on Discord: a file that an embed shows is no longer listed by itself.
        let listed = message.attachments.iter().filter(|file| !embedded(file));
        let mut json = json!({
            "id": message.id,
            "type": message.kind,
            "channel_id": message.channel,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": ids::moment(message.id.0).to_string(),
            "edited_timestamp": message.edited.map(|moment| moment.to_string()),
            "tts": false,
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|user| self.user_json(*user)).collect::<Vec<_>>(),
            "mention_roles": message.mention_roles,
            "attachments": listed.map(|file| self.attachment_json(message, file)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|embed| self.embed_json(message, embed)).collect::<Vec<_>>(),
            "components": message.components,
            "pinned": false,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if message.author == self.bot() {
            json["application_id"] = json!(self.saved.application.id);
        }
        if let Some(trace) = &message.answers {
            json["webhook_id"] = json!(self.saved.application.id);
            json["interaction_metadata"] = self.trace_json(trace);
            if trace.kind == InteractionKind::Command && trace.original.is_none() {
                json["interaction"] = json!({
                    "id": trace.id,
                    "type": trace.kind.number(),
                    "name": trace.name,
                    "user": self.user_json(trace.user),
                });
            }
        }
        if let Some(reference) = message.reference {
            let guild = self.saved.channels.get(&message.channel).and_then(Channel::guild);
            let mut told = json!({ "type": 0, "channel_id": message.channel, "message_id": reference });
            if let Some(guild) = guild {
                told["guild_id"] = json!(guild);
            }
            json["message_reference"] = told;
        }
        json
    }

    fn trace_json(&self, trace: &Trace) -> Value {
        let owner = trace.guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string());
        let mut json = json!({
            "id": trace.id,
            "type": trace.kind.number(),
            "user": self.user_json(trace.user),
            "authorizing_integration_owners": { "0": owner },
        });
        if trace.kind == InteractionKind::Command {
            json["name"] = json!(trace.name);
        }
        if let Some(message) = trace.interacted {
            json["interacted_message_id"] = json!(message);
        }
        if let Some(message) = trace.original {
            json["original_response_message_id"] = json!(message);
        }
        if let Some(opener) = &trace.opener {
            json["triggering_interaction_metadata"] = self.trace_json(opener);
        }
        if let Some(user) = trace.target_user {
            json["target_user"] = self.user_json(user);
        }
        if let Some(message) = trace.target_message {
            json["target_message_id"] = json!(message);
        }
        json
    }

    /// Returns where an attachment is served.
    pub(super) fn attachment_url(&self, message: &Message, file: &Attachment) -> String {
        let Self { origin, .. } = self;
        format!("{origin}/attachments/{}/{}/{}?hm={}", message.channel, file.id, file.filename, file.key)
    }

    pub(super) fn attachment_json(&self, message: &Message, file: &Attachment) -> Value {
        let url = self.attachment_url(message, file);
        let mut json = json!({
            "id": file.id,
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        });
        if let Some(description) = &file.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = file.dimensions {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if message.addressee.is_some() {
            json["ephemeral"] = json!(true);
        }
        json
    }

    /// Renders an embed, its `attachment://` addresses turned into those at which the files are served.
    fn embed_json(&self, message: &Message, embed: &Value) -> Value {
        let mut embed = embed.clone();
        let Some(fields) = embed.as_object_mut() else {
            return embed;
        };
        fields.insert("type".to_owned(), json!("rich"));
        for (part, key, proxy) in [
            ("image", "url", "proxy_url"),
            ("thumbnail", "url", "proxy_url"),
            ("author", "icon_url", "proxy_icon_url"),
            ("footer", "icon_url", "proxy_icon_url"),
        ] {
            let Some(part) = fields.get_mut(part).and_then(Value::as_object_mut) else {
                continue;
            };
            let Some(url) = part.get(key).and_then(Value::as_str) else {
                continue;
            };
            let name = url.strip_prefix("attachment://");
            let file = name.and_then(|name| message.attachments.iter().find(|file| file.filename == name));
            let url = file.map_or_else(|| url.to_owned(), |file| self.attachment_url(message, file));
            part.insert(key.to_owned(), json!(url));
            part.insert(proxy.to_owned(), json!(url));
            let Some(file) = file.filter(|_| key == "url") else {
                continue;
            };
            part.insert("content_type".to_owned(), json!(file.content_type));
            if let Some((width, height)) = file.dimensions {
                part.insert("width".to_owned(), json!(width));
                part.insert("height".to_owned(), json!(height));
            }
            if let Some(description) = &file.description {
                part.insert("description".to_owned(), json!(description));
            }
        }
        embed
    }
}

/// Returns the addresses of all pictures in an embed.
fn pictures(embed: &Value) -> impl Iterator<Item = &str> {
    let places = [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];
    places.into_iter().filter_map(|(part, key)| embed.get(part)?.get(key)?.as_str())
}
