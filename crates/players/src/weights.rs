//! The numbers of the evaluations: few, named, in a text file per game.

use std::sync::OnceLock;

/// The weights of a game, in the order of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    names: Vec<&'static str>,
    /// The values, in the same order.
    pub values: Vec<i32>,
}

impl Weights {
    fn read(text: &'static str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.split_once(' '));
        let (names, values) = pairs
            .map(|(name, value)| (name, value.trim().parse::<i32>().expect("a weight is a whole number")))
            .unzip();
        Self { names, values }
    }

    /// The weights of a game with which its players play; none for an unknown game.
    #[must_use]
    pub fn of(game: &str) -> Option<&'static Self> {
        static ALL: OnceLock<[Weights; 4]> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            [
                Self::read(include_str!("../weights/aruki.txt")),
                Self::read(include_str!("../weights/kyo.txt")),
                Self::read(include_str!("../weights/chakart.txt")),
                Self::read(include_str!("../weights/lusus.txt")),
            ]
        });
        let index = ["aruki", "kyo", "chakart", "lusus"].iter().position(|name| *name == game)?;
        Some(&all[index])
    }

    /// The names, in order.
    #[must_use]
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }
}

/// The weights of a game of this crate.
pub(crate) fn of(game: &str) -> &'static [i32] {
    &Weights::of(game).expect("one of the games").values
}
