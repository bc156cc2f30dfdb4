//! Matches: many games between two players from mirrored starts, on several threads.

use std::time::Duration;

use sealed_move_rules::{Game, RuleError, Side};

use super::arena::{ArenaError, Duel, MatchScore};
use super::choice::Contestant;
use super::workers;

/// Tells how long the thread that asks was busy: time is an argument, for the choices know no clock.
pub type BusyTime<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A match that is to be played.
pub struct Contest<'a> {
    /// The game.
    pub game: &'static dyn Game,
    /// The two players; the first one has the first side in every other game.
    pub players: [Contestant; 2],
    /// The setup; all in turn where none is given.
    pub setup: Option<&'a str>,
    /// What the starts and all dice follow from.
    pub first: u64,
    /// How many games there are. Each start is played twice, with sides changed.
    pub games: u64,
    /// How many games are played at once.
    pub threads: usize,
    /// What moves are timed by.
    pub busy: BusyTime<'a>,
}

/// What came of the games that were played so far.
#[derive(Clone, Debug, Default)]
pub struct ContestReport {
    /// The score of the first player.
    pub score: MatchScore,
    /// How many moves were made.
    pub moves: u64,
    /// How long each move of each player took.
    pub times: [Vec<Duration>; 2],
    /// How many positions each player looked at.
    pub nodes: [u64; 2],
}

impl ContestReport {
    /// The time within which so many of a hundred moves of a player were chosen.
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

/// Why a match stopped.
#[derive(Debug)]
pub enum ContestError {
    /// The game has no such setup.
    NoSetup(Box<RuleError>),
    /// A player failed in a game.
    Failed {
        /// Which game, from 0.
        number: u64,
        /// How.
        error: ArenaError,
    },
}

impl Contest<'_> {
    /// Plays all games; `watch` is told after each of them what came of those that are over. The sums do not depend on
    /// the number of threads.
    ///
    /// # Errors
    ///
    /// Where there is no such setup, or a player fails.
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
            let (player, begun) = (usize::from(duel.turn() != side), (self.busy)());
            let chosen = duel.step().map_err(|error| ContestError::Failed { number, error })?;
            report.times[player].push((self.busy)().saturating_sub(begun));
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
    fn the_sums_do_not_depend_on_the_number_of_threads() {
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
