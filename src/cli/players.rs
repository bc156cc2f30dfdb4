//! `sealed-move players`: games between computer players, to measure and tune them.

use std::io::{IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use clap::{Args, Subcommand};
use rustix::time::{ClockId, clock_gettime};
use sealed_move_players::arena::MatchScore;
use sealed_move_players::contest::{Contest, ContestError, ContestReport};
use sealed_move_players::fit::OddsFit;
use sealed_move_players::training::{Training, TrainingError};
use sealed_move_players::tune::{TuneError, Tuner};
use sealed_move_players::{ChoiceVersion, Contestant, Level, LevelRow, PlayerKind, Weights};

use super::failure::UsageError;
use super::inputs;

#[derive(Subcommand)]
pub enum PlayersVerb {
    /// Let two computer players play each other, from mirrored starts
    Match(MatchArgs),
    /// Tune a game's evaluation weights with self-play, and test them against the current ones
    Tune(TuneArgs),
    /// Fit the relation between score and winning chance with self-play
    Fit(FitArgs),
    /// Train a game's network with self-play, and write its file
    Train(TrainArgs),
}

#[derive(Args)]
pub struct MatchArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// First player: a level from 1 to 6, random, greedy (considers only its own move), careful (also
    /// one reply) or rival (takes the most valuable piece and steps on any object)
    #[arg(long)]
    pub a: String,
    /// Second player
    #[arg(long)]
    pub b: String,
    /// Other search limits for the first player, to measure a level before it changes: nodes, depth,
    /// captures, overlooked replies in a thousand, evaluation error and samples, such as
    /// 20000,3,6,220,10,1
    #[arg(long, value_name = "NUMBERS")]
    pub a_row: Option<LevelRow>,
    /// Other search limits for the second player
    #[arg(long, value_name = "NUMBERS")]
    pub b_row: Option<LevelRow>,
    /// Version of the first player's choices [default: the latest]
    #[arg(long, value_name = "NUMBER")]
    pub a_version: Option<u8>,
    /// Version of the second player's choices
    #[arg(long, value_name = "NUMBER")]
    pub b_version: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Setup [default: all in turn]
    #[arg(long)]
    pub setup: Option<String>,
    /// Random seed of the first game; later games use the next numbers
    #[arg(long, default_value_t = 1)]
    pub first: u64,
    /// Number of concurrent games [default: one per core]
    #[arg(long)]
    pub threads: Option<usize>,
}

#[derive(Args)]
pub struct TuneArgs {
    #[command(flatten)]
    pub games: FitArgs,
    /// Number of games between the new and the current weights; new weights are printed only if they
    /// score more than half
    #[arg(long, default_value_t = 400)]
    pub proof: u64,
}

/// Arguments of `players fit`, and of the self-play of `players tune`.
#[derive(Args)]
pub struct FitArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// Number of games
    #[arg(long, default_value_t = 2000)]
    pub games: u64,
    /// Level that plays
    #[arg(long, default_value_t = 3)]
    pub level: u8,
    /// Random seed of the first game
    #[arg(long, default_value_t = 1)]
    pub first: u64,
    /// Number of concurrent games [default: one per core]
    #[arg(long)]
    pub threads: Option<usize>,
}

#[derive(Args)]
pub struct TrainArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// Least number of positions
    #[arg(long, default_value = "1000000")]
    pub positions: NonZeroUsize,
    /// Random seed; equal seeds and numbers of positions make equal files
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// File to write
    #[arg(long, short)]
    pub output: PathBuf,
    /// Number of concurrent games [default: one per core]
    #[arg(long)]
    pub threads: Option<usize>,
}

pub fn run(verb: &PlayersVerb) -> anyhow::Result<()> {
    match verb {
        PlayersVerb::Match(args) => play(args),
        PlayersVerb::Tune(args) => tune(args),
        PlayersVerb::Fit(args) => fit(args),
        PlayersVerb::Train(args) => train(args),
    }
}

fn player(name: &str, row: Option<LevelRow>, version: Option<u8>) -> Result<Contestant, UsageError> {
    let kind = match name {
        "adviser" => PlayerKind::Adviser,
        "random" => PlayerKind::Random,
        "greedy" => PlayerKind::Greedy,
        "careful" => PlayerKind::Careful,
        "rival" => PlayerKind::Rival,
        number => PlayerKind::Level(level(number.parse().ok())?),
    };
    if row.is_some() && !matches!(kind, PlayerKind::Level(_)) {
        return Err(UsageError("only levels have other search limits".to_owned()));
    }
    let version = version.map_or(Some(ChoiceVersion::LATEST), ChoiceVersion::from_number);
    let latest = ChoiceVersion::LATEST.number();
    let version = version.ok_or_else(|| UsageError(format!("expected a version from 1 to {latest}")))?;
    Ok(Contestant { row, ..Contestant::with_version(kind, version) })
}

fn threads(requested: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    requested.unwrap_or_else(cores).clamp(1, 256)
}

/// Processor time of this thread. Unlike elapsed time, it doesn't depend on other processes.
fn busy_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

fn level(number: Option<u8>) -> Result<Level, UsageError> {
    number.and_then(Level::from_number).ok_or_else(|| {
        UsageError("expected a level from 1 to 6, random, greedy, careful or rival".to_owned())
    })
}

/// Shows progress if standard error is a terminal.
fn progress(text: &str) {
    let mut output = std::io::stderr();
    if output.is_terminal() {
        // Progress is optional: ignore write errors.
        let _ = write!(output, "\r{text}\x1b[K");
        let _ = output.flush();
    }
}

fn scores(tally: &MatchScore) -> String {
    let (mean, low, high) = tally.share();
    let MatchScore { won, drawn, lost } = tally;
    format!("{mean:.1} % ({low:.1} to {high:.1}); won {won}, drawn {drawn}, lost {lost}")
}

fn play(args: &MatchArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let contest = Contest {
        game,
        players: [player(&args.a, args.a_row, args.a_version)?, player(&args.b, args.b_row, args.b_version)?],
        setup: args.setup.as_deref(),
        first: args.first,
        games: args.games,
        threads: threads(args.threads),
        busy: &busy_time,
    };
    let report = play_contest(&contest)?;
    let score = &report.score;
    println!("{} {} against {}, {} games: {}", args.game, args.a, args.b, score.games(), scores(score));
    for (player, name) in [&args.a, &args.b].into_iter().enumerate() {
        let [half, most] = [50, 95].map(|percent| report.time_at(player, percent).as_secs_f64());
        let total: Duration = report.times[player].iter().sum();
        println!(
            "{name}: {:.0} s of processor time; per move median {half:.3} s, 95 % within {most:.3} s",
            total.as_secs_f64()
        );
    }
    Ok(())
}

/// Plays all games of a contest and shows the progress.
fn play_contest(contest: &Contest<'_>) -> anyhow::Result<ContestReport> {
    let show = |report: &ContestReport| {
        let score = &report.score;
        progress(&format!("{} of {} games: {}", score.games(), contest.games, scores(score)));
    };
    let report = contest.play(&show).map_err(|error| match error {
        ContestError::NoSetup(error) => inputs::invalid_argument(contest.game, &error).into(),
        ContestError::Failed { number, error } => anyhow!("game {number}: {error:?}"),
    })?;
    progress("");
    Ok(report)
}

fn tune(TuneArgs { games: args, proof }: &TuneArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let (level, threads) = (level(Some(args.level))?, threads(args.threads));
    let current = Weights::of(game.info().name).ok_or_else(|| anyhow!("no weights"))?;
    let tuner = Tuner { game, level, first: args.first, games: args.games, threads };
    let show = |games: u64| progress(&format!("{games} of {} games", args.games));
    let tuned = tuner.run(&show).map_err(|error| match error {
        TuneError::Rules(Some(error)) => inputs::invalid_argument(game, &error).into(),
        error => anyhow!("{error:?}"),
    })?;
    progress("");
    let [before, after] = tuned.log_loss;
    println!(
        "# {} positions from {} games of level {}; {:.0} points are odds of e to 1; log loss {before:.4} before, {after:.4} after",
        tuned.positions, args.games, args.level, tuned.odds
    );
    let current_player = Contestant::new(PlayerKind::Level(level));
    let tuned_player = Contestant { weights: Some(tuned.values.clone()), ..current_player.clone() };
    // Use starts that weren't used for tuning.
    let first = args.first + args.games;
    let proof = Contest {
        game,
        players: [tuned_player, current_player],
        setup: None,
        first,
        games: *proof,
        threads,
        busy: &busy_time,
    };
    let score = play_contest(&proof)?.score;
    let values = if score.share().0 > 50.0 {
        println!("# against the current weights: {}", scores(&score));
        &tuned.values
    } else {
        println!("# no better than the current weights, which are kept: {}", scores(&score));
        &current.values
    };
    for (name, weight) in current.names().iter().zip(values) {
        println!("{name} {weight}");
    }
    Ok(())
}

fn fit(args: &FitArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let mut fit = OddsFit::new(game, level(Some(args.level))?, args.first);
    let points = |fit: &OddsFit| fit.odds().map_or_else(|| "no".to_owned(), |odds| format!("{odds:.0}"));
    for number in 0..args.games {
        if let Err(error) = fit.round() {
            bail!("game {number}: {error:?}");
        }
        progress(&format!("{} of {} games: {} points", number + 1, args.games, points(&fit)));
    }
    progress("");
    println!(
        "{}: {} points are odds of e to 1 ({} scores from {} games of level {})",
        args.game,
        points(&fit),
        fit.count(),
        args.games,
        args.level
    );
    Ok(())
}

fn train(args: &TrainArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let threads = threads(args.threads);
    let training = Training { game, positions: args.positions, seed: args.seed, threads };
    let show = |positions: usize| progress(&format!("{positions} of {} positions", args.positions));
    let trained = training.run(&show).map_err(|error| match error {
        TrainingError::NoNetwork => anyhow!("{} plays without a network", game.info().name),
        TrainingError::Arena(error) => anyhow!("{error:?}"),
    })?;
    progress("");
    std::fs::write(&args.output, &trained.bytes)
        .with_context(|| format!("can't write {}", args.output.display()))?;
    let [before, after] = trained.brier;
    println!(
        "{}: {} positions from {} games; Brier score of held-out games {before:.4} without the network, {after:.4} with it",
        args.game, trained.positions, trained.games
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_levels_get_other_limits() {
        let row: LevelRow = "20000,3,6,150,10,1".parse().unwrap();
        assert_eq!(player("3", Some(row), None).unwrap().row, Some(row));
        assert!(player("greedy", Some(row), None).is_err());
        assert!(player("greedy", None, None).is_ok());
    }

    #[test]
    fn a_player_has_a_known_version() {
        assert_eq!(player("3", None, None).unwrap().version, ChoiceVersion::LATEST);
        assert_eq!(player("3", None, Some(1)).unwrap().version, ChoiceVersion::FIRST);
        for unknown in [0, 99] {
            assert!(player("3", None, Some(unknown)).is_err(), "{unknown}");
        }
    }
}
