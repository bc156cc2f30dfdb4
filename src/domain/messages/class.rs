//! Classes of messages: the order in which a queue sends them, and who may be pinged.

use crate::domain::MessageKind;

/// The class of a message. A queue sends the first class first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageClass {
    /// A stored change of a game that both players accepted, or its clock.
    Due,
    /// A reply to a request.
    Reply,
    /// A request of one person to another, which the bounds on pings count.
    Asked,
    /// For everybody, such as a daily puzzle.
    ForAll,
}

impl MessageClass {
    pub const ALL: [Self; 4] = [Self::Due, Self::Reply, Self::Asked, Self::ForAll];

    /// Number in the store, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Due => 1,
            Self::Reply => 2,
            Self::Asked => 3,
            Self::ForAll => 4,
        }
    }

    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.number() == number)
    }

    /// Returns the class of a new message. An edit has the class of the message that it changes.
    #[must_use]
    pub const fn of(kind: MessageKind) -> Self {
        match kind {
            MessageKind::Turn
            | MessageKind::Over
            | MessageKind::Annulled
            | MessageKind::Restored
            | MessageKind::TakenBack
            | MessageKind::Reminder
            | MessageKind::Credited
            | MessageKind::Absent
            | MessageKind::Grace
            | MessageKind::ShutOut
            | MessageKind::Waiting
            | MessageKind::Stuck => Self::Due,
            MessageKind::Declined
            | MessageKind::Expired
            | MessageKind::Edited
            | MessageKind::TakebackDeclined
            | MessageKind::TakebackWithdrawn
            | MessageKind::DrawDeclined
            | MessageKind::DrawWithdrawn => Self::Reply,
            // A vacation pings nobody, but one person's act posts it for others.
            MessageKind::Challenged
            | MessageKind::TakebackOffered
            | MessageKind::DrawOffered
            | MessageKind::MoreTime
            | MessageKind::Vacation => Self::Asked,
            MessageKind::Daily
            | MessageKind::Season
            | MessageKind::SeasonSoon
            | MessageKind::SeasonBegun
            | MessageKind::SeasonOver
            | MessageKind::SeasonAct
            | MessageKind::Board => Self::ForAll,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_round_trip_and_order_classes() {
        for class in MessageClass::ALL {
            assert_eq!(MessageClass::from_number(class.number()), Some(class));
        }
        assert!(MessageClass::ALL.is_sorted());
        assert_eq!(MessageClass::from_number(0), None);
    }
}
