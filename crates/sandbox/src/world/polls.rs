//! Polls: voting, and ending by time or by their author.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use super::effects::Activity;
use super::messages::MessageHeader;
use super::model::{Message, Poll, message_type};
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::validate::message::Draft;
use crate::validate::plain;

pub(crate) struct PollActions<'w> {
    pub(super) world: &'w mut World,
}

/// Creates a poll from its form, which has a `duration` in hours.
pub(super) fn begin(mut definition: Value, now: Millis) -> Poll {
    let hours = definition.as_object_mut().and_then(|it| it.remove("duration")?.as_u64()).unwrap_or_default();
    let answers = definition["answers"].as_array().into_iter().flatten();
    let votes: BTreeMap<u64, Vec<UserId>> =
        answers.filter_map(|answer| Some((answer["answer_id"].as_u64()?, Vec::new()))).collect();
    Poll { definition, expiry: Millis(now.0 + hours * 3_600_000), votes, ended: false }
}

impl PollActions<'_> {
    /// Sets the answers a user votes for. An empty list removes all votes.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008) or has
    /// no poll (50035), the poll has ended (520001), or the answers are unknown or too many
    /// (50035).
    pub(crate) fn vote(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        answers: &[u64],
    ) -> Result<(), ApiError> {
        let user = requester.user();
        let mut message = self.with_poll(user, channel, id)?;
        let poll = Arc::make_mut(&mut message).poll.as_mut().ok_or_else(no_poll)?;
        if poll.ended || poll.expiry <= self.world.now {
            return Err(ApiError::poll_expired());
        }
        let several = poll.definition["allow_multiselect"] == true;
        if answers.iter().any(|answer| !poll.votes.contains_key(answer)) || answers.len() > 1 && !several {
            return Err(ApiError::field(
                "answer_ids",
                "POLL_ANSWER_INVALID",
                "The poll has no such answers.",
            ));
        }
        let mut changes = Vec::new();
        for (answer, users) in &mut poll.votes {
            let had = users.contains(&user);
            match (had, answers.contains(answer)) {
                (false, true) => {
                    users.push(user);
                    changes.push((*answer, "MESSAGE_POLL_VOTE_ADD"));
                }
                (true, false) => {
                    users.retain(|it| *it != user);
                    changes.push((*answer, "MESSAGE_POLL_VOTE_REMOVE"));
                }
                _ => {}
            }
        }
        // Announce removed votes before added ones.
        changes.sort_by_key(|(_, name)| name.ends_with("ADD"));
        self.world.messages().replace(&message);
        let World { saved, effects, .. } = &mut *self.world;
        for (answer, name) in changes {
            let mut data =
                json!({ "user_id": user, "channel_id": channel, "message_id": id, "answer_id": answer });
            if let Some(guild) = saved.channel(channel)?.guild() {
                data["guild_id"] = json!(guild);
            }
            effects.send_to_channel(saved, channel, Activity::Vote, name, data);
        }
        Ok(())
    }

    /// Lists the voters of an answer.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), or the message is unknown (10008), has
    /// no poll or no such answer (50035).
    pub(crate) fn voters(
        &self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
        answer: u64,
    ) -> Result<Vec<UserId>, ApiError> {
        let message = self.with_poll(requester.user(), channel, id)?;
        let users = message.poll.as_ref().and_then(|poll| poll.votes.get(&answer));
        let mut users = users.cloned().ok_or_else(no_poll)?;
        users.sort_unstable();
        Ok(users)
    }

    /// Ends a poll of the requester and returns its message.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), the message is unknown (10008), by
    /// another user (50005) or has no poll (50035), or the poll has ended (520001).
    pub(crate) fn expire(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<Arc<Message>, ApiError> {
        let message = self.with_poll(requester.user(), channel, id)?;
        if message.author != requester.user() {
            return Err(ApiError::cannot_edit_other());
        }
        if message.poll.as_ref().is_some_and(|poll| poll.ended) {
            return Err(ApiError::poll_expired());
        }
        self.end(message)
    }

    /// Ends expired polls.
    pub(super) fn end_due(&mut self) {
        let now = self.world.now;
        let is_due = |message: &&Arc<Message>| {
            message.poll.as_ref().is_some_and(|poll| !poll.ended && poll.expiry <= now)
        };
        let messages = self.world.saved.channels.values().flat_map(|channel| channel.messages.values());
        let due: Vec<Arc<Message>> = messages.filter(is_due).cloned().collect();
        for message in due {
            // Fails only if the channel is gone, and then the result has no readers.
            let _ = self.end(message);
        }
    }

    fn with_poll(&self, user: UserId, channel: ChannelId, id: MessageId) -> Result<Arc<Message>, ApiError> {
        let message = self.world.saved.visible_message(user, channel, id)?;
        if message.poll.is_some() { Ok(message) } else { Err(no_poll()) }
    }

    /// Ends a poll and posts its result.
    fn end(&mut self, mut message: Arc<Message>) -> Result<Arc<Message>, ApiError> {
        let now = self.world.now;
        let poll = Arc::make_mut(&mut message).poll.as_mut().ok_or_else(no_poll)?;
        poll.ended = true;
        poll.expiry = poll.expiry.min(now);
        let embed = result(poll);
        self.world.messages().replace(&message);
        self.world.messages().announce("MESSAGE_UPDATE", &message);
        let header = MessageHeader {
            reference: Some(message.id),
            ..MessageHeader::new(message.author, message.channel, message_type::POLL_RESULT)
        };
        let draft = Draft { embeds: Some(vec![embed]), ..Draft::default() };
        self.world.messages().create(header, draft)?;
        Ok(message)
    }
}

fn no_poll() -> ApiError {
    ApiError::field("message_id", "POLL_UNKNOWN", "The message has no such poll.")
}

/// Returns the embed with a poll's result. A tie has no winner.
fn result(poll: &Poll) -> Value {
    let total: usize = poll.votes.values().map(Vec::len).sum();
    let most = poll.votes.values().map(Vec::len).max().unwrap_or_default();
    let mut field = vec![("poll_question_text", plain(&poll.definition["question"]["text"]))];
    let mut best = poll.votes.iter().filter(|(_, users)| users.len() == most && most > 0);
    let victor = best.next().filter(|_| best.next().is_none());
    field.push(("victor_answer_votes", most.to_string()));
    field.push(("total_votes", total.to_string()));
    if let Some((id, _)) = victor {
        field.push(("victor_answer_id", id.to_string()));
        let answers = poll.definition["answers"].as_array().into_iter().flatten();
        let answer = answers.into_iter().find(|answer| answer["answer_id"] == *id);
        let text = answer.map(|answer| plain(&answer["poll_media"]["text"]));
        field.extend(text.map(|text| ("victor_answer_text", text)));
    }
    let fields =
        field.into_iter().map(|(name, value)| json!({ "name": name, "value": value, "inline": false }));
    json!({ "type": "poll_result", "fields": fields.collect::<Vec<_>>() })
}
