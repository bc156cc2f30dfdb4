//! The draft of a tournament as an argument of actions.

use super::argument::Argument;
use crate::domain::tournament::MAX_NAME;

/// The draft of a league, encoded as `kyo,middle,16,14,7,r,Winter league`. Missing choices are empty;
/// the name may contain commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentDraft {
    pub game: Option<String>,
    pub setup: Option<String>,
    /// Weeks of a season; the game's default if `None`.
    pub weeks: Option<u32>,
    /// Days of a game's budget.
    pub days: i64,
    /// Days until the start.
    pub start: i64,
    pub rated: bool,
    /// The game's name if `None`.
    pub name: Option<String>,
}

impl TournamentDraft {
    /// A draft without choices: two weeks of budget, and a start in a week.
    pub const EMPTY: Self =
        Self { game: None, setup: None, weeks: None, days: 14, start: 7, rated: true, name: None };

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
        let parts = [
            self.game.clone().unwrap_or_default(),
            self.setup.clone().unwrap_or_default(),
            self.weeks.map(|weeks| weeks.to_string()).unwrap_or_default(),
            self.days.to_string(),
            self.start.to_string(),
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
            weeks: if weeks.is_empty() { None } else { Some(weeks.parse().ok()?) },
            days: days.parse().ok()?,
            start: start.parse().ok()?,
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
                proptest::option::of(1..100u32),
                1..100i64,
                1..100i64,
                any::<bool>(),
                // Longer ones fit, because a draft has no subject.
                word("[A-Za-z0-9.,ü]{1,27}"),
            )
                .prop_map(|(game, setup, weeks, days, start, rated, name)| Self {
                    game,
                    setup,
                    weeks,
                    days,
                    start,
                    rated,
                    name,
                })
                .boxed()
        }
    }
}
