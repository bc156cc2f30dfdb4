//! The draft of a game against the computer as an argument of actions.

use super::argument::Argument;
use crate::domain::{Level, SideWish};

/// The draft of a game, encoded as `kyo,middle,3,first,14,rsp`. Missing choices are empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerDraft {
    pub game: Option<String>,
    pub setup: Option<String>,
    pub level: Option<Level>,
    /// The player's side.
    pub side: SideWish,
    /// Days per move.
    pub pace: Option<i64>,
    /// Whether the game counts for the rating against the computer.
    pub rated: bool,
    /// Whether takebacks and hints are off.
    pub strict: bool,
    /// Whether everyone in the channel sees the game.
    pub public: bool,
}

impl ComputerDraft {
    /// A draft without choices.
    pub const EMPTY: Self = Self {
        game: None,
        setup: None,
        level: None,
        side: SideWish::Random,
        pace: None,
        rated: false,
        strict: false,
        public: false,
    };
}

impl Argument for ComputerDraft {
    fn encode(&self) -> Option<String> {
        let flags = [(self.rated, 'r'), (self.strict, 's'), (self.public, 'p')];
        let parts = [
            self.game.clone().unwrap_or_default(),
            self.setup.clone().unwrap_or_default(),
            self.level.map(|level| level.number().to_string()).unwrap_or_default(),
            self.side.word().to_owned(),
            self.pace.map(|days| days.to_string()).unwrap_or_default(),
            flags.into_iter().filter(|(on, _)| *on).map(|(_, flag)| flag).collect(),
        ];
        Some(parts.join(","))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let word = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let parts: Vec<_> = text?.split(',').collect();
        let [game, setup, level, side, pace, flags] = parts[..] else { return None };
        let known = flags.chars().all(|flag| "rsp".contains(flag));
        known.then_some(())?;
        Some(Self {
            game: word(game),
            setup: word(setup),
            level: match level {
                "" => None,
                number => Some(Level::from_number(number.parse().ok()?)?),
            },
            side: SideWish::from_word(side)?,
            pace: match pace {
                "" => None,
                days => Some(days.parse().ok()?),
            },
            rated: flags.contains('r'),
            strict: flags.contains('s'),
            public: flags.contains('p'),
        })
    }
}
