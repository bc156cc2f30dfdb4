//! A game against the computer that is being put together, as a `custom_id` carries it.

use super::argument::Argument;
use crate::domain::{Level, SideWish};

/// A game against the computer that is being put together, written as `kyo,middle,3,first,14,rsp`; what was not
/// chosen is left empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerDraft {
    /// The game's name.
    pub game: Option<String>,
    /// The setup's name.
    pub setup: Option<String>,
    /// How well the computer plays.
    pub level: Option<Level>,
    /// Which side the player wants.
    pub side: SideWish,
    /// Days per move.
    pub pace: Option<i64>,
    /// Whether it counts in the list of rated games against the computer.
    pub rated: bool,
    /// Whether there are neither takebacks nor hints.
    pub strict: bool,
    /// Whether everyone in the channel sees it.
    pub public: bool,
}

impl ComputerDraft {
    /// A draft in which nothing was chosen.
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
