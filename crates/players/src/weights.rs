//! The evaluation weights, from one text file per game.

use std::sync::OnceLock;

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
        static WEIGHTS: OnceLock<[Weights; 4]> = OnceLock::new();
        let all = WEIGHTS.get_or_init(|| {
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

/// The weights of the levels.
pub(crate) fn of_levels(game: &str) -> &'static [i32] {
    &Weights::of(game).expect("every game has weights").values
}

/// The weights of the judge and the baselines: hand-tuned in every game, so that they don't change with the levels.
pub(crate) fn of_judge(game: &str) -> &'static [i32] {
    static WEIGHTS: OnceLock<[Weights; 2]> = OnceLock::new();
    let [chakart, lusus] = WEIGHTS.get_or_init(|| {
        [
            Weights::read(include_str!("../weights/judge/chakart.txt")),
            Weights::read(include_str!("../weights/judge/lusus.txt")),
        ]
    });
    match game {
        "chakart" => &chakart.values,
        "lusus" => &lusus.values,
        _ => of_levels(game),
    }
}
