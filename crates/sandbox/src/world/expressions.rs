//! Custom emojis of servers and applications, and stickers of servers.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::model::{CustomEmoji, Sticker};
use super::permissions::{CREATE_GUILD_EXPRESSIONS, MANAGE_GUILD_EXPRESSIONS, require_in_guild};
use super::render::guilds::{emoji_json, sticker_json};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, AttachmentId, GuildId};
use crate::validate::expressions::{self, EmojiForm, ImageFile, StickerForm};
use crate::validate::limits::expression as limits;

/// The owner of custom emojis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EmojiOwner {
    Server(GuildId),
    Application(ApplicationId),
}

pub(crate) struct ExpressionActions<'w> {
    pub(super) world: &'w mut World,
}

impl ExpressionActions<'_> {
    /// Lists emojis.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the application (10002) is unknown.
    pub(crate) fn emojis(&self, owner: EmojiOwner) -> Result<Vec<Value>, ApiError> {
        Ok(self.all(owner)?.iter().map(|emoji| self.emoji_json(emoji)).collect())
    }

    /// Returns an emoji.
    ///
    /// # Errors
    ///
    /// Like [`Self::emojis`], and if the emoji is unknown (10014).
    pub(crate) fn emoji(&self, owner: EmojiOwner, id: u64) -> Result<Value, ApiError> {
        let found = self.all(owner)?.iter().find(|emoji| emoji.id == id);
        found.map(|emoji| self.emoji_json(emoji)).ok_or_else(ApiError::no_such_emoji)
    }

    /// Creates an emoji and returns it.
    ///
    /// # Errors
    ///
    /// Like [`Self::emojis`], and if the permission is missing (50013), the form is invalid
    /// (50035), the image is invalid (50046), or there are too many emojis (30008).
    pub(crate) fn add_emoji(
        &mut self,
        requester: Requester,
        owner: EmojiOwner,
        form: &Value,
    ) -> Result<Value, ApiError> {
        self.check(requester, owner, CREATE_GUILD_EXPRESSIONS)?;
        let EmojiForm { name, roles, picture } = expressions::read_emoji(form, true)?;
        let ImageFile { bytes, content_type, animated } = picture.ok_or_else(ApiError::invalid_file)?;
        let most = match owner {
            EmojiOwner::Server(_) => limits::EMOJIS,
            EmojiOwner::Application(_) => limits::APPLICATION_EMOJIS,
        };
        if self.all(owner)?.iter().filter(|emoji| emoji.animated == animated).count() >= most {
            return Err(ApiError::too_many_emojis());
        }
        let id = self.world.next_id();
        let emoji = CustomEmoji {
            id,
            name: name.unwrap_or_default(),
            animated,
            roles: roles.unwrap_or_default(),
            creator: requester.user(),
            content_type,
        };
        let json = self.emoji_json(&emoji);
        self.all_mut(owner)?.push(emoji);
        self.world.effects.new_files.push((AttachmentId(id), bytes));
        let entry = Entry::new(Action::EmojiCreate, id).between(&Value::Null, &json);
        self.emojis_changed(requester, owner, entry)?;
        Ok(json)
    }

    /// Edits an emoji and returns it.
    ///
    /// # Errors
    ///
    /// Like [`Self::emoji`], and if the permission is missing (50013) or the form is invalid
    /// (50035).
    pub(crate) fn change_emoji(
        &mut self,
        requester: Requester,
        owner: EmojiOwner,
        id: u64,
        form: &Value,
    ) -> Result<Value, ApiError> {
        self.check_own(requester, owner, id)?;
        let EmojiForm { name, roles, .. } = expressions::read_emoji(form, false)?;
        let before = self.emoji(owner, id)?;
        let emoji = self.all_mut(owner)?.iter_mut().find(|emoji| emoji.id == id);
        let emoji = emoji.ok_or_else(ApiError::no_such_emoji)?;
        emoji.name = name.unwrap_or_else(|| emoji.name.clone());
        emoji.roles = roles.unwrap_or_else(|| emoji.roles.clone());
        let after = self.emoji(owner, id)?;
        let entry = Entry::new(Action::EmojiUpdate, id).between(&before, &after);
        self.emojis_changed(requester, owner, entry)?;
        Ok(after)
    }

    /// Deletes an emoji.
    ///
    /// # Errors
    ///
    /// Like [`Self::emoji`], and if the permission is missing (50013).
    pub(crate) fn delete_emoji(
        &mut self,
        requester: Requester,
        owner: EmojiOwner,
        id: u64,
    ) -> Result<(), ApiError> {
        self.check_own(requester, owner, id)?;
        let before = self.emoji(owner, id)?;
        self.all_mut(owner)?.retain(|emoji| emoji.id != id);
        self.world.effects.orphaned_files.push(AttachmentId(id));
        let entry = Entry::new(Action::EmojiDelete, id).between(&before, &Value::Null);
        self.emojis_changed(requester, owner, entry)
    }

    /// Lists the stickers of a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn stickers(&self, guild: GuildId) -> Result<Vec<Value>, ApiError> {
        let guild = self.world.saved.guild(guild)?;
        Ok(guild.stickers.iter().map(|sticker| self.sticker_json(guild.id, sticker)).collect())
    }

    /// Returns a sticker of the given server, or of any if `guild` is `None`.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the sticker (10060) is unknown.
    pub(crate) fn sticker(&self, guild: Option<GuildId>, id: u64) -> Result<Value, ApiError> {
        if let Some(guild) = guild {
            self.world.saved.guild(guild)?;
        }
        let mut guilds = self.world.saved.guilds.values().filter(|it| guild.is_none_or(|id| id == it.id));
        let found = guilds.find_map(|it| Some((it.id, it.stickers.iter().find(|sticker| sticker.id == id)?)));
        found.map(|(guild, sticker)| self.sticker_json(guild, sticker)).ok_or_else(ApiError::unknown_sticker)
    }

    /// Creates a sticker and returns it.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013), the form is invalid
    /// (50035), the file isn't an image (50046), or there are too many stickers (30039).
    pub(crate) fn add_sticker(
        &mut self,
        requester: Requester,
        guild: GuildId,
        form: &Value,
        file: Option<Bytes>,
    ) -> Result<Value, ApiError> {
        self.check(requester, EmojiOwner::Server(guild), CREATE_GUILD_EXPRESSIONS)?;
        let StickerForm { name, tags, description } = expressions::read_sticker(form, true)?;
        let bytes = file.ok_or_else(|| ApiError::required("file"))?;
        if bytes.len() > limits::STICKER_BYTES {
            return Err(ApiError::field(
                "file",
                "BINARY_TYPE_MAX_SIZE",
                "File cannot be larger than 512.0 kb.",
            ));
        }
        let (format, content_type) =
            expressions::sticker_format(&bytes).ok_or_else(ApiError::invalid_file)?;
        if self.world.saved.guild(guild)?.stickers.len() >= limits::STICKERS {
            return Err(ApiError::too_many_stickers());
        }
        let id = self.world.next_id();
        let sticker = Sticker {
            id,
            name: name.unwrap_or_default(),
            tags: tags.unwrap_or_default(),
            description: description.flatten(),
            creator: requester.user(),
            format,
            content_type: content_type.to_owned(),
        };
        self.world.saved.guild_mut(guild)?.stickers.push(sticker);
        self.world.effects.new_files.push((AttachmentId(id), bytes));
        let sticker = self.sticker(Some(guild), id)?;
        let entry = Entry::new(Action::StickerCreate, id).between(&Value::Null, &sticker);
        self.stickers_changed(requester, guild, entry)?;
        Ok(sticker)
    }

    /// Edits a sticker and returns it.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the sticker (10060) is unknown, the permission is missing (50013),
    /// or the form is invalid (50035).
    pub(crate) fn change_sticker(
        &mut self,
        requester: Requester,
        guild: GuildId,
        id: u64,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let before = self.sticker(Some(guild), id)?;
        self.check(requester, EmojiOwner::Server(guild), MANAGE_GUILD_EXPRESSIONS)?;
        let StickerForm { name, tags, description } = expressions::read_sticker(form, false)?;
        let sticker = self.world.saved.guild_mut(guild)?.stickers.iter_mut().find(|it| it.id == id);
        let sticker = sticker.ok_or_else(ApiError::unknown_sticker)?;
        sticker.name = name.unwrap_or_else(|| sticker.name.clone());
        sticker.tags = tags.unwrap_or_else(|| sticker.tags.clone());
        sticker.description = description.unwrap_or_else(|| sticker.description.clone());
        let after = self.sticker(Some(guild), id)?;
        let entry = Entry::new(Action::StickerUpdate, id).between(&before, &after);
        self.stickers_changed(requester, guild, entry)?;
        Ok(after)
    }

    /// Deletes a sticker.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the sticker (10060) is unknown, or the permission is missing
    /// (50013).
    pub(crate) fn delete_sticker(
        &mut self,
        requester: Requester,
        guild: GuildId,
        id: u64,
    ) -> Result<(), ApiError> {
        let before = self.sticker(Some(guild), id)?;
        self.check(requester, EmojiOwner::Server(guild), MANAGE_GUILD_EXPRESSIONS)?;
        self.world.saved.guild_mut(guild)?.stickers.retain(|it| it.id != id);
        self.world.effects.orphaned_files.push(AttachmentId(id));
        let entry = Entry::new(Action::StickerDelete, id).between(&before, &Value::Null);
        self.stickers_changed(requester, guild, entry)
    }

    fn all(&self, owner: EmojiOwner) -> Result<&[CustomEmoji], ApiError> {
        Ok(match owner {
            EmojiOwner::Server(id) => &self.world.saved.guild(id)?.emojis,
            EmojiOwner::Application(id) => &self.world.saved.application(id)?.emojis,
        })
    }

    fn all_mut(&mut self, owner: EmojiOwner) -> Result<&mut Vec<CustomEmoji>, ApiError> {
        Ok(match owner {
            EmojiOwner::Server(id) => &mut self.world.saved.guild_mut(id)?.emojis,
            EmojiOwner::Application(id) => &mut self.world.saved.application_mut(id)?.emojis,
        })
    }

    /// Checks the requester's permission in a server, or that the application is their own.
    fn check(&self, requester: Requester, owner: EmojiOwner, needed: u64) -> Result<(), ApiError> {
        match owner {
            EmojiOwner::Server(id) => require_in_guild(self.world.saved.guild(id)?, requester.user(), needed),
            EmojiOwner::Application(id) if id.0 == requester.user().0 => Ok(()),
            EmojiOwner::Application(_) => Err(ApiError::not_own_application()),
        }
    }

    /// Checks that the requester may change an emoji: its creator may, and anyone with the
    /// permission to manage all.
    fn check_own(&self, requester: Requester, owner: EmojiOwner, id: u64) -> Result<(), ApiError> {
        let emoji = self.all(owner)?.iter().find(|emoji| emoji.id == id);
        let own = emoji.ok_or_else(ApiError::no_such_emoji)?.creator == requester.user();
        self.check(requester, owner, if own { CREATE_GUILD_EXPRESSIONS } else { MANAGE_GUILD_EXPRESSIONS })
    }

    fn emoji_json(&self, emoji: &CustomEmoji) -> Value {
        let mut json = emoji_json(emoji);
        json["user"] = self.world.render().user(emoji.creator);
        json
    }

    fn sticker_json(&self, guild: GuildId, sticker: &Sticker) -> Value {
        let mut json = sticker_json(guild, sticker);
        json["user"] = self.world.render().user(sticker.creator);
        json
    }

    fn emojis_changed(
        &mut self,
        requester: Requester,
        owner: EmojiOwner,
        entry: Entry,
    ) -> Result<(), ApiError> {
        self.world.effects.changed = true;
        let EmojiOwner::Server(guild) = owner else {
            return Ok(());
        };
        self.world.audit(guild, requester.user(), entry);
        let data = json!({ "guild_id": guild, "emojis": self.emojis(owner)? });
        self.announce(guild, "GUILD_EMOJIS_UPDATE", data)
    }

    fn stickers_changed(
        &mut self,
        requester: Requester,
        guild: GuildId,
        entry: Entry,
    ) -> Result<(), ApiError> {
        self.world.effects.changed = true;
        self.world.audit(guild, requester.user(), entry);
        let data = json!({ "guild_id": guild, "stickers": self.stickers(guild)? });
        self.announce(guild, "GUILD_STICKERS_UPDATE", data)
    }

    fn announce(&mut self, guild: GuildId, name: &'static str, data: Value) -> Result<(), ApiError> {
        let World { saved, effects, .. } = &mut *self.world;
        effects.send_to_guild(saved.guild(guild)?, name, data, ToBot::With(Intent::GuildExpressions));
        Ok(())
    }
}

impl World {
    /// Returns the content type of an emoji or sticker.
    pub(crate) fn expression_type(&self, id: u64) -> Option<String> {
        let emojis = self.saved.guilds.values().flat_map(|guild| &guild.emojis);
        let mut emojis = emojis.chain(self.saved.applications().flat_map(|it| &it.emojis));
        let emoji = emojis.find(|emoji| emoji.id == id).map(|emoji| &emoji.content_type);
        let mut stickers = self.saved.guilds.values().flat_map(|guild| &guild.stickers);
        emoji.or_else(|| stickers.find(|it| it.id == id).map(|it| &it.content_type)).cloned()
    }
}
