//! Matches between two players, on several threads.

use std::time::Duration;

use sealed_move_rules::{Game, RuleError, Side};

use super::arena::{ArenaError, Duel, MatchScore};
use super::choice::Contestant;
use super::workers;

/// Returns the calling thread's processor time. Passed in, because this crate reads no clock.
pub type BusyTime<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A match to play.
pub struct Contest<'a> {
    /// The game played.
    pub game: &'static dyn Game,
    /// The two players. They swap sides after each game.
    pub players: [Contestant; 2],
    /// The setup; `None` rotates through all setups.
    pub setup: Option<&'a str>,
    /// The first start number, which determines starts and dice.
    pub first: u64,
    /// The number of games. Each start is played twice, with sides swapped.
    pub games: u64,
    /// The number of concurrent games.
    pub threads: usize,
    /// Measures the time of each move.
    pub busy: BusyTime<'a>,
}

/// The results of the games played so far.
#[derive(Clone, Debug, Default)]
pub struct ContestReport {
    /// The first player's score.
    pub score: MatchScore,
    /// The number of moves made.
    pub moves: u64,
    /// The processor time of every move, by player.
    pub times: [Vec<Duration>; 2],
    /// The number of positions searched, by player.
    pub nodes: [u64; 2],
}

impl ContestReport {
    /// A percentile of a player's move times.
    #[must_use]
    pub fn time_at(&self, player: usize, percent: usize) -> Duration {
        let mut times = self.times[player].clone();
        times.sort_unstable();
        let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    }

    fn add(&mut self, other: Self) {
        self.score.won += other.score.won;
        self.score.drawn += other.score.drawn;
        self.score.lost += other.score.lost;
        self.moves += other.moves;
        for (player, times) in other.times.into_iter().enumerate() {
            self.times[player].extend(times);
            self.nodes[player] += other.nodes[player];
        }
    }
}

/// Why a match failed.
#[derive(Debug)]
pub enum ContestError {
    /// The game has no such setup.
    NoSetup(Box<RuleError>),
    /// A player failed during a game.
    Failed {
        /// The game's index, from 0.
        number: u64,
        /// The player's failure.
        error: ArenaError,
    },
}

impl Contest<'_> {
    /// Plays all games and calls `watch` with the report after each of them. The result doesn't
    /// depend on the number of threads.
    ///
    /// # Errors
    ///
    /// [`ContestError::NoSetup`] if the setup is unknown, [`ContestError::Failed`] if a player
    /// fails.
    pub fn play(&self, watch: &(dyn Fn(&ContestReport) + Sync)) -> Result<ContestReport, ContestError> {
        let add = |sum: &mut ContestReport, report| {
            sum.add(report);
            watch(sum);
        };
        workers::fold(self.games, self.threads, ContestReport::default(), |number| self.game(number), add)
    }

    fn game(&self, number: u64) -> Result<ContestReport, ContestError> {
        let side = Side::BOTH[(number % 2) as usize];
        let mut players = self.players.clone();
        if side == Side::Second {
            players.reverse();
        }
        let setups = self.game.info().setups;
        let pair = number / 2;
        let setup = self.setup.unwrap_or_else(|| setups[(pair % setups.len() as u64) as usize].name);
        let duel = Duel::new(self.game, setup, self.first + pair, players);
        let mut duel = duel.map_err(|error| ContestError::NoSetup(Box::new(error)))?;
        let mut report = ContestReport::default();
        while duel.result().is_none() {
            let (player, start) = (usize::from(duel.turn() != side), (self.busy)());
            let chosen = duel.step().map_err(|error| ContestError::Failed { number, error })?;
            report.times[player].push((self.busy)().saturating_sub(start));
            report.nodes[player] += chosen.nodes;
        }
        report.moves = duel.moves().into();
        report.score.count(duel.result().flatten(), side);
        Ok(report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerKind;
    use sealed_move_rules::find;

    fn played(game: &str, players: [PlayerKind; 2], threads: usize) -> ContestReport {
        let contest = Contest {
            game: find(game).unwrap(),
            players: players.map(Contestant::new),
            setup: None,
            first: 1,
            games: 12,
            threads,
            busy: &|| Duration::ZERO,
        };
        contest.play(&|_| {}).unwrap_or_else(|error| panic!("{game}: {error:?}"))
    }

    #[test]
    fn results_do_not_depend_on_the_thread_count() {
        let players = [PlayerKind::Greedy, PlayerKind::Random];
        let [one, three] = [1, 3].map(|threads| played("chakart", players, threads));
        assert_eq!(one.score, three.score);
        assert_eq!((one.moves, one.nodes), (three.moves, three.nodes));
        assert_eq!(one.times.each_ref().map(Vec::len).iter().sum::<usize>() as u64, one.moves);
        assert!(one.score.won > one.score.lost, "{:?}", one.score);
    }

    #[test]
    fn equal_players_share_the_points_of_mirrored_starts() {
        for game in ["aruki", "kyo"] {
            let score = played(game, [PlayerKind::Greedy; 2], 2).score;
            assert_eq!((score.games(), score.won), (12, score.lost), "{game}");
        }
    }
}
