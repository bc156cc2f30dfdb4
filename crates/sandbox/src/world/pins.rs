use std::sync::Arc;

use serde_json::{Value, json};

use super::audit::{Action, Entry};
use super::effects::Activity;
use super::messages::MessageHeader;
use super::model::{Message, message_type};
use super::permissions::{MANAGE_MESSAGES, PIN_MESSAGES};
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId};
use crate::validate::message::Draft;

/// Maximum number of pinned messages in a channel.
const MAX_PINS: usize = 250;

pub(crate) struct PinActions<'w> {
    pub(super) world: &'w mut World,
}

impl PinActions<'_> {
    /// Pins or unpins a message.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008), the
    /// permission is missing (50013), or there are too many pins (30003).
    pub(crate) fn set(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        pinned: bool,
    ) -> Result<(), ApiError> {
        let user = requester.user();
        let World { saved, now, .. } = &*self.world;
        let mut message = saved.visible_message(user, channel, id)?;
        let place = saved.channel(channel)?;
        if place.guild().is_some() {
            saved.require_any(place, user, PIN_MESSAGES | MANAGE_MESSAGES)?;
        }
        if message.pinned.is_some() == pinned {
            return Ok(());
        }
        if pinned && place.messages.values().filter(|it| it.pinned.is_some()).count() >= MAX_PINS {
            return Err(ApiError::too_many_pins());
        }
        Arc::make_mut(&mut message).pinned = pinned.then_some(*now);
        self.world.messages().replace(&message);
        self.world.messages().announce("MESSAGE_UPDATE", &message);
        let last = self.world.saved.channel(channel)?.messages.values().filter_map(|it| it.pinned).max();
        let mut data =
            json!({ "channel_id": channel, "last_pin_timestamp": last.map(|last| last.to_string()) });
        if let Some(guild) = self.world.saved.channel(channel)?.guild() {
            data["guild_id"] = json!(guild);
        }
        let World { saved, effects, .. } = &mut *self.world;
        effects.send_to_channel(saved, channel, Activity::Channel, "CHANNEL_PINS_UPDATE", data);
        if let Some(guild) = self.world.saved.channel(channel)?.guild() {
            let action = if pinned { Action::MessagePin } else { Action::MessageUnpin };
            let entry = Entry::new(action, message.author.0)
                .options(json!({ "channel_id": channel, "message_id": id }));
            self.world.audit(guild, user, entry);
        }
        if pinned {
            let header = MessageHeader {
                reference: Some(id),
                ..MessageHeader::new(user, channel, message_type::PINNED)
            };
            self.world.messages().create(header, Draft::default())?;
        }
        Ok(())
    }

    /// Lists the pinned messages with their pin times, newest first.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001).
    pub(crate) fn list(
        &self,
        requester: Requester,
        channel: ChannelId,
    ) -> Result<Vec<(Millis, Value)>, ApiError> {
        let channel = self.world.saved.visible_channel(channel, requester.user())?;
        let pinned = |message: &Arc<Message>| message.pinned.map(|time| (time, Arc::clone(message)));
        let mut found: Vec<(Millis, Arc<Message>)> = channel.messages.values().filter_map(pinned).collect();
        found.sort_by_key(|(time, message)| std::cmp::Reverse((*time, message.id)));
        let render = self.world.render();
        Ok(found.into_iter().map(|(time, message)| (time, render.message(&message))).collect())
    }
}
