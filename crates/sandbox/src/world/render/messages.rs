//! Messages, attachments and embeds.

use serde_json::{Value, json};

use super::Renderer;
use crate::ids::{self, UserId};
use crate::world::model::{
    Attachment, Channel, InteractionKind, InteractionMetadata, Message, Poll, flags, message_type,
};

impl Renderer<'_> {
    /// Renders a message. Replies contain the message they reply to.
    pub(crate) fn message(&self, message: &Message) -> Value {
        let mut json = self.plain_message(message);
        if let Some(reference) = message.reference {
            let channel = self.saved.channels.get(&message.channel);
            let referenced = channel.and_then(|channel| channel.messages.get(&reference));
            json["referenced_message"] =
                referenced.map_or(Value::Null, |referenced| self.plain_message(referenced));
            if matches!(message.kind, message_type::PINNED | message_type::POLL_RESULT) {
                json.as_object_mut().map(|fields| fields.remove("referenced_message"));
            }
        }
        if let Some(thread) = message.thread.and_then(|thread| self.saved.channels.get(&thread)) {
            json["thread"] = self.channel(thread, self.reader);
        }
        json
    }

    fn plain_message(&self, message: &Message) -> Value {
        let is_embedded = |file: &Attachment| {
            let url = format!("attachment://{}", file.filename);
            message.embeds.iter().any(|embed| image_urls(embed).any(|image| image == url))
                || message.flags & flags::COMPONENTS_V2 != 0
        };
        // As on Discord, files shown in an embed are not listed as attachments.
        let listed = message.attachments.iter().filter(|file| !is_embedded(file));
        let mut json = json!({
            "id": message.id,
            "type": message.kind,
            "channel_id": message.channel,
            "author": self.user(message.author),
            "content": message.content,
            "timestamp": ids::creation_time(message.id.0).to_string(),
            "edited_timestamp": message.edited.map(|moment| moment.to_string()),
            "tts": false,
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|user| self.user(*user)).collect::<Vec<_>>(),
            "mention_roles": message.mention_roles,
            "attachments": listed.map(|file| self.attachment(message, file)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|embed| self.embed(message, embed)).collect::<Vec<_>>(),
            "components": message.components.iter().map(|it| self.component(message, it)).collect::<Vec<_>>(),
            "pinned": message.pinned.is_some(),
            "flags": message.flags,
        });
        if !message.reactions.is_empty() {
            json["reactions"] = message.reactions.iter().map(|it| it.json(self.reader)).collect();
        }
        if !message.stickers.is_empty() {
            json["sticker_items"] = json!(message.stickers);
        }
        if let Some(author) = &message.webhook {
            json["webhook_id"] = json!(author.id.to_string());
            json["author"]["username"] = json!(author.name);
            json["author"]["discriminator"] = json!("0000");
            json["author"]["bot"] = json!(true);
            json["author"]["global_name"] = Value::Null;
        }
        if let Some(forwarded) = &message.forwarded {
            if !forwarded["message"].is_null() {
                json["message_snapshots"] = json!([{ "message": forwarded["message"] }]);
            }
            json["message_reference"] = forwarded["place"].clone();
        }
        if let Some(poll) = &message.poll {
            json["poll"] = poll_json(poll, self.reader);
        }
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if self.saved.is_bot(message.author) {
            json["application_id"] = json!(message.author);
        }
        if let Some(metadata) = &message.answers {
            json["webhook_id"] = json!(message.author);
            json["interaction_metadata"] = self.interaction_metadata(metadata);
            if metadata.kind == InteractionKind::Command && metadata.original.is_none() {
                json["interaction"] = json!({
                    "id": metadata.id,
                    "type": metadata.kind.number(),
                    "name": metadata.name,
                    "user": self.user(metadata.user),
                });
            }
        }
        if let Some(reference) = message.reference {
            let guild = self.saved.channels.get(&message.channel).and_then(Channel::guild);
            let mut to = json!({ "type": 0, "channel_id": message.channel, "message_id": reference });
            if let Some(guild) = guild {
                to["guild_id"] = json!(guild);
            }
            json["message_reference"] = to;
        }
        json
    }

    fn interaction_metadata(&self, metadata: &InteractionMetadata) -> Value {
        let owner = metadata.guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string());
        let owners = if metadata.owners.is_null() { json!({ "0": owner }) } else { metadata.owners.clone() };
        let mut json = json!({
            "id": metadata.id,
            "type": metadata.kind.number(),
            "user": self.user(metadata.user),
            "authorizing_integration_owners": owners,
        });
        if metadata.kind == InteractionKind::Command {
            json["name"] = json!(metadata.name);
        }
        if let Some(message) = metadata.interacted {
            json["interacted_message_id"] = json!(message);
        }
        if let Some(message) = metadata.original {
            json["original_response_message_id"] = json!(message);
        }
        if let Some(opener) = &metadata.opener {
            json["triggering_interaction_metadata"] = self.interaction_metadata(opener);
        }
        if let Some(user) = metadata.target_user {
            json["target_user"] = self.user(user);
        }
        if let Some(message) = metadata.target_message {
            json["target_message_id"] = json!(message);
        }
        json
    }

    fn attachment_url(&self, message: &Message, file: &Attachment) -> String {
        let (Self { origin, .. }, channel) = (self, message.channel);
        format!("{origin}/attachments/{channel}/{}/{}?hm={}", file.id, file.filename, file.key)
    }

    fn attachment(&self, message: &Message, file: &Attachment) -> Value {
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

    /// Renders a file without a message.
    pub(in crate::world) fn loose_file(&self, file: &Attachment) -> Value {
        let url =
            format!("{}/ephemeral-attachments/{}/{}?hm={}", self.origin, file.id, file.filename, file.key);
        let mut json = json!({
            "id": file.id,
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
            "ephemeral": true,
        });
        if let Some((width, height)) = file.dimensions {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }

    /// Renders a component, replacing `attachment://` URLs with file URLs and sizes.
    fn component(&self, message: &Message, component: &Value) -> Value {
        let mut component = component.clone();
        for key in ["components", "items"] {
            for child in component.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten() {
                *child = self.component(message, child);
            }
        }
        for key in ["accessory", "component"] {
            if component.get(key).is_some() {
                component[key] = self.component(message, &component[key]);
            }
        }
        for key in ["media", "file"] {
            let Some(url) = component.get(key).and_then(|media| media["url"].as_str()) else {
                continue;
            };
            let name = url.strip_prefix("attachment://");
            let file = name.and_then(|name| message.attachments.iter().find(|file| file.filename == name));
            let url = file.map_or_else(|| url.to_owned(), |file| self.attachment_url(message, file));
            let id = file.map_or(message.id.0, |file| file.id.0).to_string();
            let mut media = json!({ "id": id, "url": url, "proxy_url": url });
            if let Some(file) = file {
                media["content_type"] = json!(file.content_type);
                media["attachment_id"] = json!(file.id);
                if let Some((width, height)) = file.dimensions {
                    media["width"] = json!(width);
                    media["height"] = json!(height);
                }
                if key == "file" {
                    component["name"] = json!(file.filename);
                    component["size"] = json!(file.size);
                }
            }
            component[key] = media;
        }
        component
    }

    /// Renders an embed, replacing `attachment://` URLs with file URLs.
    fn embed(&self, message: &Message, embed: &Value) -> Value {
        let mut embed = embed.clone();
        let Some(fields) = embed.as_object_mut() else {
            return embed;
        };
        fields.entry("type").or_insert_with(|| json!("rich"));
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

/// Renders a poll, marking the reader's own votes.
fn poll_json(poll: &Poll, reader: UserId) -> Value {
    let mut json = poll.definition.clone();
    let counts = poll.votes.iter().map(
        |(answer, users)| json!({ "id": answer, "count": users.len(), "me_voted": users.contains(&reader) }),
    );
    json["results"] = json!({ "is_finalized": poll.ended, "answer_counts": counts.collect::<Vec<_>>() });
    json["expiry"] = json!(poll.expiry.to_string());
    json
}

/// Returns the URLs of all images in an embed.
fn image_urls(embed: &Value) -> impl Iterator<Item = &str> {
    let keys = [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];
    keys.into_iter().filter_map(|(part, key)| embed.get(part)?.get(key)?.as_str())
}
