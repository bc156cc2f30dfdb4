//! Trains the network of a game from games of a weak player against itself.
//!
//! Self-play estimates the chance of winning in each quiet position from its own score, the scores of
//! the next moves and the result of the game (temporal differences). The network learns the
//! difference between this chance and the plain evaluation. Equal arguments give equal bytes: games
//! are ordered by their numbers, and no sum depends on the threads.

use std::num::NonZeroUsize;

use sealed_move_rules::Game;

use super::arena::ArenaError;
use super::descent::Descent;
use super::self_play::SelfPlay;
use super::{tuning_of, workers};

/// Games played before the number of positions is checked.
const GAMES_PER_BATCH: u64 = if cfg!(test) { 2 } else { 64 };
/// Every n-th game is held out to measure the chances.
const HOLDOUT_INTERVAL: u64 = 20;

/// The parameters of a training.
pub struct Training {
    /// The game.
    pub game: &'static dyn Game,
    /// The least number of positions, above 0.
    pub positions: NonZeroUsize,
    /// Determines all games and the order of training.
    pub seed: u64,
    /// The number of concurrent games.
    pub threads: usize,
}

/// A network and how well it predicts games that it wasn't trained with.
pub struct TrainedNetwork {
    /// The bytes of the network's file.
    pub bytes: Vec<u8>,
    /// The number of games played.
    pub games: u64,
    /// The number of positions trained with.
    pub positions: usize,
    /// The mean squared error of the chances (Brier score) on held-out games, without the network and with it.
    pub brier: [f64; 2],
}

/// Why a training failed.
#[derive(Debug)]
pub enum TrainingError {
    /// The game has no network.
    NoNetwork,
    /// A game failed.
    Arena(ArenaError),
}

impl Training {
    /// Plays the games and trains the network. Calls `watch` with the number of positions so far.
    ///
    /// # Errors
    ///
    /// [`TrainingError::NoNetwork`] if the game plays without a network, [`TrainingError::Arena`] if a
    /// game fails.
    pub fn run(&self, watch: &(dyn Fn(usize) + Sync)) -> Result<TrainedNetwork, TrainingError> {
        let tuning = tuning_of(self.game.info().name);
        let plan = tuning.and_then(|tuning| tuning.training.as_ref()).ok_or(TrainingError::NoNetwork)?;
        let play = SelfPlay::new(self.game, plan.row);
        let (mut used, mut held_out, mut games) = (Vec::new(), Vec::new(), 0);
        while used.len() < self.positions.get() {
            let work = |index| play.samples(self.seed, games + index).map(|samples| (index, samples));
            let add = |batch: &mut Vec<_>, found| batch.push(found);
            let mut batch = workers::fold(GAMES_PER_BATCH, self.threads, Vec::new(), work, add)
                .map_err(TrainingError::Arena)?;
            batch.sort_by_key(|(index, _)| *index);
            for (index, samples) in batch {
                let held = (games + index).is_multiple_of(HOLDOUT_INTERVAL);
                if held { &mut held_out } else { &mut used }.extend(samples);
            }
            games += GAMES_PER_BATCH;
            watch(used.len());
        }
        let mut descent = Descent::new(plan.layout, self.seed);
        let before = descent.brier(&held_out);
        descent.run(&used);
        let brier = [before, descent.brier(&held_out)];
        Ok(TrainedNetwork { bytes: descent.bytes(), games, positions: used.len(), brier })
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::find;

    use super::*;

    #[test]
    fn equal_arguments_make_equal_networks() {
        let trained = |seed, threads| {
            let game = find("aruki").unwrap();
            Training { game, positions: NonZeroUsize::MIN, seed, threads }.run(&|_| {}).unwrap()
        };
        let [one, two, other] = [trained(7, 1), trained(7, 2), trained(8, 2)];
        assert_eq!((one.games, one.positions), (GAMES_PER_BATCH, two.positions));
        assert!(one.bytes == two.bytes && one.bytes != other.bytes);
    }

    #[test]
    fn a_game_without_a_network_is_not_trained() {
        let training =
            Training { game: find("kyo").unwrap(), positions: NonZeroUsize::MIN, seed: 1, threads: 1 };
        assert!(matches!(training.run(&|_| {}), Err(TrainingError::NoNetwork)));
    }
}
