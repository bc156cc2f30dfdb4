//! The evaluation weights, from one text file per game.

use std::sync::OnceLock;

use super::level::ChoiceVersion;

/// The weights of a game, in the order of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    names: Vec<&'static str>,
    /// The values, in the order of [`names`](Self::names).
    pub values: Vec<i32>,
}

impl Weights {
    fn read(text: &'static str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.split_once(' '));
        let (names, values) = pairs
            .map(|(name, value)| (name, value.trim().parse::<i32>().expect("weights are integers")))
            .unzip();
        Self { names, values }
    }

    /// The weights of a game, or `None` if the game is unknown.
    #[must_use]
    pub fn of(game: &str) -> Option<&'static Self> {
        Self::under(ChoiceVersion::LATEST, game)
    }

    /// Those with which they played under a version.
    #[must_use]
    pub fn under(version: ChoiceVersion, game: &str) -> Option<&'static Self> {
        static FITTED: OnceLock<[Weights; 4]> = OnceLock::new();
        static BY_HAND: OnceLock<[Weights; 4]> = OnceLock::new();
        let all = if version < ChoiceVersion::FITTED {
            BY_HAND.get_or_init(|| {
                [
                    Self::read(include_str!("../weights/by-hand/aruki.txt")),
                    Self::read(include_str!("../weights/by-hand/kyo.txt")),
                    Self::read(include_str!("../weights/by-hand/chakart.txt")),
                    Self::read(include_str!("../weights/by-hand/lusus.txt")),
                ]
            })
        } else {
            FITTED.get_or_init(|| {
                [
                    Self::read(include_str!("../weights/aruki.txt")),
                    Self::read(include_str!("../weights/kyo.txt")),
                    Self::read(include_str!("../weights/chakart.txt")),
                    Self::read(include_str!("../weights/lusus.txt")),
                ]
            })
        };
        let index = ["aruki", "kyo", "chakart", "lusus"].iter().position(|name| *name == game)?;
        Some(&all[index])
    }

    /// The index of the weight that scales shares of winning, or `None` if scores are centipawns.
    #[must_use]
    pub fn share_half(&self) -> Option<usize> {
        self.names.iter().position(|name| *name == "share-half")
    }

    /// The names, in the order of the file.
    #[must_use]
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }
}

/// The weights of a game of this crate under a version.
pub(crate) fn under(version: ChoiceVersion, game: &str) -> &'static [i32] {
    &Weights::under(version, game).expect("every game has weights").values
}
