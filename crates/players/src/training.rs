//! Trains the network of a game from games of a weak player against itself.
//!
//! Self-play gives each quiet position a chance of winning: the result of the game, the scores of
//! the next moves, and its own score, in falling weight (temporal differences). The network learns the
//! difference between this chance and the plain evaluation. Equal arguments give equal bytes: games
//! are ordered by their numbers, and no sum depends on the threads.

use sealed_move_rules::{Game, RuleError};

use super::arena::ArenaError;
use super::descent::Descent;
use super::limits::LevelRow;
use super::self_play::SelfPlay;
use super::{tuning_of, workers};

/// Games played before the number of positions is checked.
const GAMES_PER_BATCH: u64 = if cfg!(test) { 2 } else { 64 };
/// Every n-th game is held out to measure the chances.
const HOLDOUT_INTERVAL: u64 = 20;

/// How a game's network is trained.
pub(crate) struct TrainingPlan {
    pub(crate) layout: InputLayout,
    /// The limits of the player in self-play.
    pub(crate) row: LevelRow,
}

/// The order of a network's inputs. Those of pieces on squares come first: kind by kind, and rank by
/// rank within a kind.
#[derive(Clone, Copy)]
pub(crate) struct InputLayout {
    pub(crate) inputs: usize,
    /// The number of kinds of pieces, of both sides.
    pub(crate) kinds: usize,
    pub(crate) ranks: usize,
    pub(crate) files: usize,
}

impl InputLayout {
    /// The number of inputs in training.
    pub(crate) const fn trained(&self) -> usize {
        self.inputs + self.kinds * (1 + self.ranks)
    }

    /// The inputs that a piece on a square shares with others in training: its kind, and its kind on
    /// its rank. So rare squares learn from frequent ones. Their weights are added to the square's
    /// own in the end.
    pub(crate) fn shared(&self, input: usize) -> Option<[usize; 2]> {
        let kind = input / (self.ranks * self.files);
        (kind < self.kinds).then(|| {
            let rank = input / self.files;
            [self.inputs + kind, self.inputs + self.kinds + rank]
        })
    }
}

/// A position with what the network learns about it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TrainingSample {
    /// The plain evaluation for its side to move, in centipawns.
    pub(crate) points: f32,
    /// The chance of winning of its side to move, from the later play.
    pub(crate) chance: f32,
    /// 1 if its side to move won, 0 if it lost, 0.5 for a draw.
    pub(crate) result: f32,
    /// The inputs of the side to move, and those of the other side.
    pub(crate) inputs: [Vec<u16>; 2],
}

/// The parameters of a training.
pub struct Training {
    /// The game.
    pub game: &'static dyn Game,
    /// The least number of positions.
    pub positions: usize,
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
    /// The game has no such setup, or refuses a roll.
    Rules(Box<RuleError>),
    /// A game failed.
    Arena(ArenaError),
}

impl Training {
    /// Plays the games and trains the network. Calls `watch` with the number of positions so far.
    ///
    /// # Errors
    ///
    /// [`TrainingError::NoNetwork`] if the game plays without a network, and the other variants if a
    /// game fails.
    pub fn run(&self, watch: &(dyn Fn(usize) + Sync)) -> Result<TrainedNetwork, TrainingError> {
        let tuning = tuning_of(self.game.info().name);
        let plan = tuning.and_then(|tuning| tuning.training.as_ref()).ok_or(TrainingError::NoNetwork)?;
        let play = SelfPlay::new(self.game, plan.row);
        let (mut used, mut held_out, mut games) = (Vec::new(), Vec::new(), 0);
        while used.len() < self.positions {
            let work = |index| Ok((index, play.samples(self.seed, games + index)?));
            let add = |batch: &mut Vec<_>, found| batch.push(found);
            let mut batch = workers::fold(GAMES_PER_BATCH, self.threads, Vec::new(), work, add)?;
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
            Training { game, positions: 1, seed, threads }.run(&|_| {}).unwrap()
        };
        let [one, two, other] = [trained(7, 1), trained(7, 2), trained(8, 2)];
        assert_eq!((one.games, one.positions), (GAMES_PER_BATCH, two.positions));
        assert!(one.bytes == two.bytes && one.bytes != other.bytes);
    }

    #[test]
    fn a_game_without_a_network_is_not_trained() {
        let training = Training { game: find("kyo").unwrap(), positions: 1, seed: 1, threads: 1 };
        assert!(matches!(training.run(&|_| {}), Err(TrainingError::NoNetwork)));
    }

    #[test]
    fn squares_share_their_kind_and_rank() {
        let layout = InputLayout { inputs: 30, kinds: 2, ranks: 3, files: 4 };
        assert_eq!(layout.trained(), 38);
        assert_eq!(layout.shared(0), Some([30, 32]));
        assert_eq!(layout.shared(11), Some([30, 34]));
        assert_eq!(layout.shared(12), Some([31, 35]));
        assert_eq!(layout.shared(23), Some([31, 37]));
        assert_eq!(layout.shared(24), None);
    }
}
