//! The draft of a tournament as an argument of actions.

use super::argument::Argument;
use crate::domain::tournament::MAX_NAME;

/// The draft of a tournament, encoded as `kyo,middle,16,14,7,r,Winter league`. Missing choices are
/// empty; the name may contain commas. A ladder has no numbers, a cup no days of a budget, and a Swiss
/// tournament only a start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentDraft {
    pub game: Option<String>,
    pub setup: Option<String>,
    pub kind: DraftKind,
    pub rated: bool,
    /// The game's name if `None`.
    pub name: Option<String>,
}

/// The choices that only one kind of tournament has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftKind {
    League {
        /// Weeks of a season; the game's default if `None`.
        weeks: Option<u32>,
        /// Days of a game's budget.
        days: i64,
        /// Days until the start.
        start: i64,
    },
    Ladder,
    Cup {
        /// Number of people with whom it starts.
        size: u32,
        /// Days until the start at the latest.
        start: i64,
    },
    Swiss {
        /// Days until the start.
        start: i64,
    },
}

impl DraftKind {
    /// A league without choices: two weeks of budget, and a start in a week.
    pub const LEAGUE: Self = Self::League { weeks: None, days: 14, start: 7 };

    /// A cup without choices: for eight people, and a start within a week.
    pub const CUP: Self = Self::Cup { size: 8, start: 7 };

    /// A Swiss tournament without choices: a start in a week.
    pub const SWISS: Self = Self::Swiss { start: 7 };

    fn numbers(self) -> [String; 3] {
        match self {
            Self::League { weeks, days, start } => {
                let weeks = weeks.map(|weeks| weeks.to_string());
                [weeks.unwrap_or_default(), days.to_string(), start.to_string()]
            }
            Self::Ladder => <[String; 3]>::default(),
            Self::Cup { size, start } => [size.to_string(), String::new(), start.to_string()],
            Self::Swiss { start } => [String::new(), String::new(), start.to_string()],
        }
    }

    fn of_numbers(numbers: [&str; 3]) -> Option<Self> {
        Some(match numbers {
            ["", "", ""] => Self::Ladder,
            ["", "", start] => Self::Swiss { start: start.parse().ok()? },
            [size, "", start] => Self::Cup { size: size.parse().ok()?, start: start.parse().ok()? },
            [weeks, days, start] => Self::League {
                weeks: if weeks.is_empty() { None } else { Some(weeks.parse().ok()?) },
                days: days.parse().ok()?,
                start: start.parse().ok()?,
            },
        })
    }
}

impl TournamentDraft {
    /// A league without choices.
    pub const EMPTY: Self =
        Self { game: None, setup: None, kind: DraftKind::LEAGUE, rated: true, name: None };

    /// Sets the name, without surrounding spaces and cut to [`MAX_NAME`], because ids have a limit. An empty
    /// one is the game's name.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        let name: String = name.trim().chars().take(MAX_NAME).collect();
        Self { name: Some(name).filter(|name| !name.is_empty()), ..self }
    }
}

impl Argument for TournamentDraft {
    fn encode(&self) -> Option<String> {
        let [weeks, days, start] = self.kind.numbers();
        let parts = [
            self.game.clone().unwrap_or_default(),
            self.setup.clone().unwrap_or_default(),
            weeks,
            days,
            start,
            if self.rated { "r" } else { "" }.to_owned(),
            self.name.clone().unwrap_or_default(),
        ];
        Some(parts.join(","))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let word = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let parts: Vec<_> = text?.splitn(7, ',').collect();
        let [game, setup, weeks, days, start, rated, name] = parts[..] else { return None };
        Some(Self {
            game: word(game),
            setup: word(setup),
            kind: DraftKind::of_numbers([weeks, days, start])?,
            rated: match rated {
                "r" => true,
                "" => false,
                _ => return None,
            },
            name: word(name),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::tests::AnyArgument;
    use super::*;

    impl AnyArgument for TournamentDraft {
        fn any() -> BoxedStrategy<Self> {
            let word = |longest: &str| proptest::option::of(proptest::string::string_regex(longest).unwrap());
            (
                word("[a-z]{1,9}"),
                word("[a-z-]{1,14}"),
                any_kind(),
                any::<bool>(),
                // Longer ones fit, because a draft has no subject.
                word("[A-Za-z0-9.,ü]{1,27}"),
            )
                .prop_map(|(game, setup, kind, rated, name)| Self { game, setup, kind, rated, name })
                .boxed()
        }
    }

    fn any_kind() -> impl Strategy<Value = DraftKind> {
        let league = (proptest::option::of(1..100u32), 1..100i64, 1..100i64);
        prop_oneof![
            league.prop_map(|(weeks, days, start)| DraftKind::League { weeks, days, start }),
            Just(DraftKind::Ladder),
            (1..100u32, 1..100i64).prop_map(|(size, start)| DraftKind::Cup { size, start }),
            (1..100i64).prop_map(|start| DraftKind::Swiss { start }),
        ]
    }
}
