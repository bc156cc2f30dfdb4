//! Status messages. Each shows the present state of a season or a server by edits, and a new one
//! replaces it once it is old or can't be edited.

use crate::domain::{ChannelId, GuildId, Id, MessageId, MessageKind, OutboxMessage, Timestamp};

/// Minimum time between two edits of a status message.
pub const STATUS_INTERVAL_MS: i64 = 60_000;

/// A status message this old is replaced by a new one, because Discord limits edits of old messages.
const STATUS_LIFETIME_DAYS: i64 = 7;

/// Minimum time between two status messages of a subject.
const REPLACEMENT_INTERVAL_MS: i64 = 3_600_000;

/// The subject of a status message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StatusSubject {
    Season(Id),
    /// The ongoing games of a server.
    Board(GuildId),
}

impl StatusSubject {
    /// Returns the subject of a status message; `None` for any other message.
    #[must_use]
    pub const fn of(message: &OutboxMessage) -> Option<Self> {
        match message.kind {
            MessageKind::Season => Some(Self::Season(message.subject)),
            MessageKind::Board => Some(Self::Board(GuildId(message.subject.0))),
            _ => None,
        }
    }

    #[must_use]
    pub const fn kind(self) -> MessageKind {
        match self {
            Self::Season(_) => MessageKind::Season,
            Self::Board(_) => MessageKind::Board,
        }
    }

    /// The season's id, or the server's id.
    #[must_use]
    pub const fn id(self) -> Id {
        match self {
            Self::Season(id) => id,
            Self::Board(guild) => Id(guild.0),
        }
    }
}

/// The stored status message of a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusMessage {
    pub subject: StatusSubject,
    pub guild: GuildId,
    /// `None` if it was deleted and the server has no other channel: the message rests.
    pub channel: Option<ChannelId>,
    /// The newest message in the outbox.
    pub outbox: Id,
    /// The newest message in Discord.
    pub message: Option<MessageId>,
    /// When that message was posted. [`OUTDATED`](Self::OUTDATED) if Discord refuses to edit it.
    pub posted: Option<Timestamp>,
    /// Whether a new message may replace it.
    pub is_live: bool,
}

/// The delivery of the newest status message in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusDelivery {
    pub created: Timestamp,
    pub state: DeliveryState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryState {
    Unsent,
    /// Nothing was posted.
    Dropped,
    Sent,
}

/// The next step for a status message whose subject has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusStep {
    Edit,
    /// Post a new message.
    Replace,
    /// Decide again at this time.
    Wait(Timestamp),
    /// Do nothing until the subject changes again.
    Rest,
}

impl StatusMessage {
    /// Time of posting of a message that Discord refuses to edit.
    pub const OUTDATED: Timestamp = Timestamp(0);

    /// Decides how to show a change. `newest` is `None` once the newest message is pruned from the
    /// outbox.
    #[must_use]
    pub fn step(&self, newest: Option<StatusDelivery>, now: Timestamp) -> StatusStep {
        if self.channel.is_none() {
            return StatusStep::Rest;
        }
        let state = newest.map(|newest| newest.state);
        if state == Some(DeliveryState::Unsent) {
            // It shows the state at its delivery, perhaps without a change at that moment.
            return StatusStep::Wait(Timestamp(now.0 + STATUS_INTERVAL_MS));
        }
        let oldest = now.plus_days(-STATUS_LIFETIME_DAYS);
        let is_recent = self.posted.is_some_and(|posted| posted > oldest);
        if self.message.is_some() && (!self.is_live || is_recent && state != Some(DeliveryState::Dropped)) {
            return StatusStep::Edit;
        }
        if !self.is_live {
            return StatusStep::Rest;
        }
        match newest.map(|newest| Timestamp(newest.created.0 + REPLACEMENT_INTERVAL_MS)) {
            Some(due) if due > now => StatusStep::Wait(due),
            _ => StatusStep::Replace,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;
    const NOW: Timestamp = Timestamp(1_800_000_000_000);

    fn ago(ms: i64) -> Timestamp {
        Timestamp(NOW.0 - ms)
    }

    fn message(posted: Option<Timestamp>) -> StatusMessage {
        StatusMessage {
            subject: StatusSubject::Board(GuildId(5)),
            guild: GuildId(5),
            channel: Some(ChannelId(7)),
            outbox: Id(1),
            message: posted.map(|_| MessageId(9)),
            posted,
            is_live: true,
        }
    }

    fn delivery(created: Timestamp, state: DeliveryState) -> Option<StatusDelivery> {
        Some(StatusDelivery { created, state })
    }

    #[test]
    fn a_message_is_edited_for_a_week() {
        for (age, expected) in [
            (0, StatusStep::Edit),
            (7 * DAY - 1, StatusStep::Edit),
            (7 * DAY, StatusStep::Replace),
            (30 * DAY, StatusStep::Replace),
        ] {
            assert_eq!(message(Some(ago(age))).step(None, NOW), expected, "{age}");
            let sent = delivery(ago(age), DeliveryState::Sent);
            assert_eq!(message(Some(ago(age))).step(sent, NOW), expected, "{age}");
        }
    }

    #[test]
    fn a_refused_message_is_replaced_an_hour_after_it_was_made() {
        let refused = message(Some(StatusMessage::OUTDATED));
        let sent = |age| delivery(ago(age), DeliveryState::Sent);
        assert_eq!(refused.step(sent(HOUR - 1), NOW), StatusStep::Wait(Timestamp(NOW.0 + 1)));
        assert_eq!(refused.step(sent(HOUR), NOW), StatusStep::Replace);
        assert_eq!(refused.step(None, NOW), StatusStep::Replace);
    }

    #[test]
    fn nothing_is_posted_beside_an_unsent_message() {
        for posted in [None, Some(ago(30 * DAY)), Some(StatusMessage::OUTDATED)] {
            let step = message(posted).step(delivery(ago(9 * DAY), DeliveryState::Unsent), NOW);
            assert_eq!(step, StatusStep::Wait(Timestamp(NOW.0 + 60_000)), "{posted:?}");
        }
    }

    #[test]
    fn a_dropped_message_is_tried_again_after_an_hour() {
        let dropped = |age| delivery(ago(age), DeliveryState::Dropped);
        for posted in [None, Some(ago(DAY))] {
            assert_eq!(message(posted).step(dropped(HOUR), NOW), StatusStep::Replace, "{posted:?}");
            let early = message(posted).step(dropped(HOUR - 1), NOW);
            assert_eq!(early, StatusStep::Wait(Timestamp(NOW.0 + 1)), "{posted:?}");
        }
    }

    #[test]
    fn an_ended_subject_keeps_its_message() {
        let ended = |posted| StatusMessage { is_live: false, ..message(posted) };
        assert_eq!(ended(Some(StatusMessage::OUTDATED)).step(None, NOW), StatusStep::Edit);
        assert_eq!(ended(None).step(None, NOW), StatusStep::Rest);
    }

    #[test]
    fn a_message_without_a_channel_rests() {
        let lost = StatusMessage { channel: None, ..message(Some(ago(9 * DAY))) };
        assert_eq!(lost.step(None, NOW), StatusStep::Rest);
    }
}
