//! Recent nonces: with `enforce_nonce`, a message sent twice is posted once.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

use super::model::Message;
use super::saved::Saved;
use crate::clock::Millis;
use crate::ids::{self, ChannelId, MessageId, UserId};
use crate::validate::plain;

/// Time that a nonce prevents a duplicate message, in ms.
const NONCE_TTL: u64 = 5 * 60 * 1000;

/// Recent messages by author and nonce.
#[derive(Debug, Default)]
pub(super) struct Nonces(HashMap<(UserId, String), (ChannelId, MessageId)>);

impl Nonces {
    /// Restores the nonces of recent messages after a restart.
    pub(super) fn recover(saved: &Saved, now: Millis) -> Self {
        let messages = saved.channels.values().flat_map(|channel| channel.messages.values().rev());
        let mut nonces = Self::default();
        for message in messages.filter(|message| is_recent(message.id, now)) {
            nonces.add(message);
        }
        nonces
    }

    /// Stores the nonce of a message, if any.
    pub(super) fn add(&mut self, message: &Message) {
        if let Some(nonce) = &message.nonce {
            self.0.insert((message.author, key(nonce)), (message.channel, message.id));
        }
    }

    /// Returns the author's recent message with this nonce, unless it was deleted.
    pub(super) fn find(
        &self,
        saved: &Saved,
        author: UserId,
        nonce: &Value,
        now: Millis,
    ) -> Option<Arc<Message>> {
        let (channel, id) = self.0.get(&(author, key(nonce)))?;
        let message = saved.channels.get(channel)?.messages.get(id)?;
        is_recent(*id, now).then(|| Arc::clone(message))
    }

    /// Removes expired nonces.
    pub(super) fn remove_expired(&mut self, now: Millis) {
        self.0.retain(|_, (_, id)| is_recent(*id, now));
    }
}

fn is_recent(message: MessageId, now: Millis) -> bool {
    now.since(ids::creation_time(message.0)) < NONCE_TTL
}

/// Compared as text: `7` and `"7"` are equal.
fn key(nonce: &Value) -> String {
    plain(nonce)
}
