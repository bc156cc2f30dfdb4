//! Acts that change a season: by people, by organizers and by the bot. The bot announces each one.

use super::season::SeasonPair;
use super::standings::TableResult;
use crate::domain::{Id, PlayerId, Timestamp};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// The start was postponed, because too few people had joined.
    Postponed,
    /// An organizer moved the start.
    Moved,
    /// A person left.
    Left,
    /// A person lost two games on time.
    Late,
    /// A person hasn't played on a ladder for too long.
    Rested,
    /// An organizer removed a person.
    Removed,
    /// A person is no longer a member of the server.
    Gone,
    /// A person who was in before the start is barred or muted.
    Excluded,
    /// A person deleted their data.
    Deleted,
    /// A person hadn't moved for days, so a reserve took their seat.
    Idle,
    /// A reserve took a seat.
    Seated,
    /// An organizer decided a game.
    Decided,
    /// An organizer undid that.
    Undone,
    /// An organizer ended the season early.
    Ended,
    /// The season was called off, because too few people had joined.
    TooFew,
    /// An organizer called the season off.
    CalledOff,
    /// The season was called off, because the bot was out of the server for too long.
    ShutOut,
}

impl ActKind {
    pub const ALL: [Self; 17] = [
        Self::Postponed,
        Self::Moved,
        Self::Left,
        Self::Late,
        Self::Rested,
        Self::Removed,
        Self::Gone,
        Self::Excluded,
        Self::Deleted,
        Self::Idle,
        Self::Seated,
        Self::Decided,
        Self::Undone,
        Self::Ended,
        Self::TooFew,
        Self::CalledOff,
        Self::ShutOut,
    ];

    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Postponed => "postponed",
            Self::Moved => "moved",
            Self::Left => "left",
            Self::Late => "late",
            Self::Rested => "rested",
            Self::Removed => "removed",
            Self::Gone => "gone",
            Self::Excluded => "excluded",
            Self::Deleted => "deleted",
            Self::Idle => "idle",
            Self::Seated => "seated",
            Self::Decided => "decided",
            Self::Undone => "undone",
            Self::Ended => "ended",
            Self::TooFew => "too-few",
            Self::CalledOff => "called-off",
            Self::ShutOut => "shut-out",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// The date, division or game of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActDetail {
    Nothing,
    /// The new start.
    Start(Timestamp),
    /// A person is out.
    Out {
        struck: bool,
        /// The end of their bar.
        barred: Option<Timestamp>,
    },
    /// The division of a seat.
    Division(u32),
    Game(SeasonPair, TableResult),
}

impl ActDetail {
    /// Text in the store.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Start(at) => format!("start {}", at.0),
            Self::Out { struck, barred } => {
                format!("{} {}", if struck { "struck" } else { "out" }, barred.map_or(0, |until| until.0))
            }
            Self::Division(division) => format!("division {division}"),
            Self::Game(pair, result) => {
                let SeasonPair { division, round, first, second } = pair;
                format!("game {division} {round} {first} {second} {}", result.word())
            }
        }
    }

    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(' ').collect();
        Some(match parts[..] {
            [""] => Self::Nothing,
            ["start", at] => Self::Start(Timestamp(at.parse().ok()?)),
            [state @ ("struck" | "out"), until] => {
                let until: i64 = until.parse().ok()?;
                Self::Out { struck: state == "struck", barred: (until != 0).then_some(Timestamp(until)) }
            }
            ["division", division] => Self::Division(division.parse().ok()?),
            ["game", division, round, first, second, result] => {
                let number = |text: &str| text.parse().ok();
                let (division, round) = (number(division)?, number(round)?);
                let pair = SeasonPair { division, round, first: number(first)?, second: number(second)? };
                Self::Game(pair, TableResult::from_word(result)?)
            }
            _ => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    pub id: Id,
    pub tournament: Id,
    pub season: Id,
    pub kind: ActKind,
    /// The organizer. `None` for the bot, and once their data is deleted.
    pub actor: Option<PlayerId>,
    /// The person it is about. `None` once their data is deleted.
    pub person: Option<PlayerId>,
    pub detail: ActDetail,
    pub at: Timestamp,
    pub undone: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_round_trip() {
        let pair = SeasonPair { division: 1, round: 2, first: 30, second: 4 };
        for detail in [
            ActDetail::Nothing,
            ActDetail::Start(Timestamp(5)),
            ActDetail::Out { struck: true, barred: None },
            ActDetail::Out { struck: false, barred: Some(Timestamp(9)) },
            ActDetail::Division(3),
            ActDetail::Game(pair, TableResult::SecondWon { late: true }),
        ] {
            assert_eq!(ActDetail::from_text(&detail.text()), Some(detail), "{}", detail.text());
        }
        for wrong in ["x", "start", "start x", "game 1 2 3 4 *", "game 1 2 3", " "] {
            assert_eq!(ActDetail::from_text(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn words_round_trip() {
        for kind in ActKind::ALL {
            assert_eq!(ActKind::from_word(kind.word()), Some(kind));
        }
        for result in ["1-0", "1-0t", "0-1", "0-1t", "1/2"] {
            assert_eq!(TableResult::from_word(result).map(TableResult::word), Some(result));
        }
    }
}
