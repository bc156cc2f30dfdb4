//! An organizer's act on a tournament, and a game of its season, as arguments of actions.

use super::argument::Argument;
use crate::domain::tournament::{SeasonPair, TableResult};

/// An act to confirm, encoded as its word and its values, such as `seat,3,5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganizerAct {
    /// Days until the new start.
    Move(i64),
    /// The ticket of the person.
    Remove(u64),
    Seat {
        /// The number of the seat.
        number: u32,
        /// The ticket of the reserve.
        reserve: u64,
    },
    Decide(SeasonPair, TableResult),
    Undo(SeasonPair),
    End,
    Off,
}

impl Argument for OrganizerAct {
    fn encode(&self) -> Option<String> {
        Some(match self {
            Self::Move(days) => format!("move,{days}"),
            Self::Remove(ticket) => format!("remove,{ticket}"),
            Self::Seat { number, reserve } => format!("seat,{number},{reserve}"),
            Self::Decide(pair, result) => format!("decide,{},{}", result.word(), pair.encode()?),
            Self::Undo(pair) => format!("undo,{}", pair.encode()?),
            Self::End => "end".to_owned(),
            Self::Off => "off".to_owned(),
        })
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (word, values) = match text?.split_once(',') {
            Some((word, values)) => (word, Some(values)),
            None => (text?, None),
        };
        Some(match (word, values) {
            ("move", Some(days)) => Self::Move(days.parse().ok()?),
            ("remove", Some(ticket)) => Self::Remove(ticket.parse().ok()?),
            ("seat", Some(values)) => {
                let (number, reserve) = values.split_once(',')?;
                Self::Seat { number: number.parse().ok()?, reserve: reserve.parse().ok()? }
            }
            ("decide", Some(values)) => {
                let (result, pair) = values.split_once(',')?;
                Self::Decide(SeasonPair::decode(Some(pair))?, TableResult::from_word(result)?)
            }
            ("undo", pair) => Self::Undo(SeasonPair::decode(pair)?),
            ("end", None) => Self::End,
            ("off", None) => Self::Off,
            _ => return None,
        })
    }
}

/// Encoded as `1,2,3,4`: division, round and seats.
impl Argument for SeasonPair {
    fn encode(&self) -> Option<String> {
        let Self { division, round, first, second } = self;
        Some(format!("{division},{round},{first},{second}"))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let numbers: Vec<u32> = text?.split(',').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let [division, round, first, second] = numbers[..] else { return None };
        Some(Self { division, round, first, second })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::tests::AnyArgument;
    use super::*;

    impl AnyArgument for SeasonPair {
        fn any() -> BoxedStrategy<Self> {
            (1..100_u32, 1..10_u32, 1..=500_u32, 1..=500_u32)
                .prop_map(|(division, round, first, second)| Self { division, round, first, second })
                .boxed()
        }
    }

    impl AnyArgument for OrganizerAct {
        fn any() -> BoxedStrategy<Self> {
            let result = prop::sample::select(vec!["1-0", "1-0t", "0-1", "0-1t", "1/2"])
                .prop_map(|word| TableResult::from_word(word).unwrap());
            prop_oneof![
                (1..100_i64).prop_map(Self::Move),
                any::<u64>().prop_map(Self::Remove),
                (1..=500_u32, any::<u64>()).prop_map(|(number, reserve)| Self::Seat { number, reserve }),
                (SeasonPair::any(), result).prop_map(|(pair, result)| Self::Decide(pair, result)),
                SeasonPair::any().prop_map(Self::Undo),
                Just(Self::End),
                Just(Self::Off),
            ]
            .boxed()
        }
    }

    #[test]
    fn malformed_acts_are_rejected() {
        for wrong in ["", "move", "seat,1", "decide,1-0,1,2,3", "undo,1,2,3,4,5", "undo", "end,1", "stop"] {
            assert_eq!(OrganizerAct::decode(Some(wrong)), None, "{wrong:?}");
        }
    }
}
