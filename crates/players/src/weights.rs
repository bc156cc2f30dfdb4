//! The evaluation weights, from one text file per game.

use std::sync::OnceLock;

use super::TUNINGS;
use super::game_search::Tuning;

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
        GameWeights::of(game).map(|weights| &weights.levels)
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

struct GameWeights {
    levels: Weights,
    judge: Weights,
}

impl GameWeights {
    fn of(game: &str) -> Option<&'static Self> {
        static WEIGHTS: OnceLock<Vec<GameWeights>> = OnceLock::new();
        let index = TUNINGS.iter().position(|tuning| tuning.game == game)?;
        let read = |tuning: &&Tuning| Self {
            levels: Weights::read(tuning.weights),
            judge: Weights::read(tuning.judge_weights),
        };
        Some(&WEIGHTS.get_or_init(|| TUNINGS.iter().map(read).collect())[index])
    }
}

/// The weights of the levels.
pub(crate) fn of_levels(game: &str) -> &'static [i32] {
    &GameWeights::of(game).expect("every game has weights").levels.values
}

/// The weights of the judge and the baselines: hand-tuned in every game, so that they don't change
/// with the levels.
pub(crate) fn of_judge(game: &str) -> &'static [i32] {
    &GameWeights::of(game).expect("every game has weights").judge.values
}
