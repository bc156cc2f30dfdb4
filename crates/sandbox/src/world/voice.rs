//! Voice states: the members of each voice channel. The sandbox has no audio.

use serde_json::{Value, json};

use super::effects::{Intent, ToBot};
use super::model::Guild;
use super::render::Renderer;
use super::saved::Saved;
use super::voice_state::VoiceState;
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::validate::{FieldPath, Problems};

/// A change of a voice state. `None` leaves a field unchanged.
#[derive(Clone, Debug, Default)]
pub(crate) struct VoiceChange {
    /// `Some(None)` leaves the channel.
    pub(crate) channel: Option<Option<ChannelId>>,
    pub(crate) self_deaf: Option<bool>,
    pub(crate) self_mute: Option<bool>,
}

impl VoiceChange {
    /// Reads `channel_id`, `self_deaf` and `self_mute`.
    pub(crate) fn read(problems: &mut Problems, form: &Value, at: &FieldPath) -> Self {
        let channel = problems.id(form, "channel_id", at).map(ChannelId);
        Self {
            channel: form.get("channel_id").map(|_| channel),
            self_deaf: problems.flag(form, "self_deaf", at),
            self_mute: problems.flag(form, "self_mute", at),
        }
    }
}

/// Enters, moves in and leaves voice channels.
pub(crate) struct VoiceActions<'w> {
    pub(super) world: &'w mut World,
}

impl VoiceActions<'_> {
    /// Changes a user's own voice state, as by op 4 of the gateway.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the user is not in it (10007), or the channel is not a
    /// voice channel of it that they see (50035).
    pub(crate) fn set(
        &mut self,
        guild: GuildId,
        user: UserId,
        session: &str,
        change: &VoiceChange,
    ) -> Result<(), ApiError> {
        let saved = &self.world.saved;
        let rows = saved.guild(guild)?;
        if !rows.members.contains_key(&user) {
            return Err(ApiError::unknown_member());
        }
        let old = rows.voice.get(&user).cloned();
        let channel = change.channel.unwrap_or_else(|| old.as_ref().map(|old| old.channel));
        saved.check_voice_channel(guild, user, channel)?;
        if channel.is_none() && old.is_none() {
            return Ok(());
        }
        let flag = |new: Option<bool>, old: Option<bool>| new.or(old).unwrap_or_default();
        let new = channel.map(|channel| VoiceState {
            channel,
            session: session.to_owned(),
            self_deaf: flag(change.self_deaf, old.as_ref().map(|old| old.self_deaf)),
            self_mute: flag(change.self_mute, old.as_ref().map(|old| old.self_mute)),
        });
        let voice = &mut self.world.saved.guild_mut(guild)?.voice;
        match new {
            Some(new) => voice.insert(user, new),
            None => voice.remove(&user),
        };
        self.announce(guild, user, old.as_ref().map_or(session, |old| old.session.as_str()));
        Ok(())
    }

    /// Takes a user out of their voice channel. Does nothing if they are in none.
    pub(crate) fn leave(&mut self, guild: GuildId, user: UserId) {
        let state = self.world.saved.guilds.get_mut(&guild).and_then(|guild| guild.voice.remove(&user));
        if let Some(state) = state {
            self.announce(guild, user, &state.session);
        }
    }

    /// Takes everyone out of a channel that is about to be deleted.
    pub(super) fn empty(&mut self, guild: GuildId, channel: ChannelId) {
        let voice = self.world.saved.guilds.get(&guild).map(|guild| &guild.voice);
        let here = voice.into_iter().flatten().filter(|(_, state)| state.channel == channel);
        let users: Vec<UserId> = here.map(|(user, _)| *user).collect();
        for user in users {
            self.leave(guild, user);
        }
    }

    /// Ends the voice states of a closed gateway session.
    pub(crate) fn end_session(&mut self, session: &str) {
        let of_guild = |guild: &Guild| {
            let id = guild.id;
            let own = guild.voice.iter().filter(|(_, state)| state.session == session);
            own.map(move |(user, _)| (id, *user)).collect::<Vec<_>>()
        };
        let ended: Vec<(GuildId, UserId)> = self.world.saved.guilds.values().flat_map(of_guild).collect();
        for (guild, user) in ended {
            self.leave(guild, user);
        }
    }

    /// Announces a member's voice state. Someone in no channel has a state with the last session.
    pub(super) fn announce(&mut self, guild: GuildId, user: UserId, session: &str) {
        let render = self.world.render();
        let data = render.voice_state(guild, user).unwrap_or_else(|_| {
            let mut data = json!({ "session_id": session });
            render.complete_voice_state(&mut data, guild, user);
            data
        });
        let World { saved, effects, .. } = &mut *self.world;
        effects.changed = true;
        if let Some(guild) = saved.guilds.get(&guild) {
            let intent = ToBot::With(Intent::GuildVoiceStates);
            effects.send_to_guild(guild, "VOICE_STATE_UPDATE", data, intent);
        }
    }

    /// Returns a member's voice state.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the user is in no voice channel (10065).
    pub(crate) fn show(
        &self,
        requester: Requester,
        guild: GuildId,
        user: Option<UserId>,
    ) -> Result<Value, ApiError> {
        self.world.render().voice_state(guild, user.unwrap_or(requester.user()))
    }
}

impl Saved {
    /// Checks that a user can be in a voice channel of a server. `None` is no channel.
    ///
    /// # Errors
    ///
    /// If it is not a voice channel of the server that they see (50035).
    pub(super) fn check_voice_channel(
        &self,
        guild: GuildId,
        user: UserId,
        channel: Option<ChannelId>,
    ) -> Result<(), ApiError> {
        let Some(channel) = channel else { return Ok(()) };
        let place = self.channels.get(&channel).filter(|it| it.type_number() == 2);
        if place.is_some_and(|it| it.guild() == Some(guild) && self.sees(it, user)) {
            return Ok(());
        }
        Err(ApiError::field("channel_id", "CHANNEL_UNKNOWN", "Unknown channel"))
    }
}

impl Renderer<'_> {
    /// Renders a member's voice state.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the user is in no voice channel (10065).
    pub(crate) fn voice_state(&self, guild: GuildId, user: UserId) -> Result<Value, ApiError> {
        let state = self.saved.guild(guild)?.voice.get(&user).ok_or_else(ApiError::unknown_voice_state)?;
        let mut json = json!({
            "channel_id": state.channel,
            "session_id": state.session,
            "self_deaf": state.self_deaf,
            "self_mute": state.self_mute,
        });
        self.complete_voice_state(&mut json, guild, user);
        Ok(json)
    }

    /// Lists the voice states of a server.
    pub(in crate::world) fn voice_states(&self, guild: &Guild) -> Vec<Value> {
        guild.voice.keys().filter_map(|user| self.voice_state(guild.id, *user).ok()).collect()
    }

    /// Adds the fields that don't depend on the channel.
    fn complete_voice_state(&self, json: &mut Value, guild: GuildId, user: UserId) {
        let member = self.saved.guilds.get(&guild).and_then(|guild| guild.members.get(&user));
        let fields = json!({
            "guild_id": guild,
            "channel_id": json["channel_id"],
            "user_id": user,
            "deaf": member.is_some_and(|member| member.deaf),
            "mute": member.is_some_and(|member| member.mute),
            "self_deaf": json["self_deaf"] == true,
            "self_mute": json["self_mute"] == true,
            "self_stream": false,
            "self_video": false,
            "suppress": false,
            "request_to_speak_timestamp": null,
        });
        super::render::merge(json, fields);
        if let Ok(member) = self.member(guild, user) {
            json["member"] = member;
        }
    }
}
