//! `sealed-move players`: games between computer players, to measure and tune them.

use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use anyhow::{anyhow, bail};
use clap::{Args, Subcommand};
use rustix::time::{ClockId, clock_gettime};
use sealed_move_players::arena::MatchScore;
use sealed_move_players::contest::{Contest, ContestError, ContestReport};
use sealed_move_players::fit::OddsFit;
use sealed_move_players::tune::{TuneError, Tuner};
use sealed_move_players::{Contestant, Level, LevelRow, PlayerKind, Weights};

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

pub fn run(verb: &PlayersVerb) -> anyhow::Result<()> {
    match verb {
        PlayersVerb::Match(args) => play(args),
        PlayersVerb::Tune(args) => tune(args),
        PlayersVerb::Fit(args) => fit(args),
    }
}

fn player(name: &str, row: Option<LevelRow>) -> Result<Contestant, UsageError> {
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
    Ok(Contestant { row, ..Contestant::new(kind) })
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
        players: [player(&args.a, args.a_row)?, player(&args.b, args.b_row)?],
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
        println!("{name}: median {half:.3} s of processor time per move, 95 % within {most:.3} s");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_levels_get_other_limits() {
        let row: LevelRow = "20000,3,6,150,10,1".parse().unwrap();
        assert_eq!(player("3", Some(row)).unwrap().row, Some(row));
        assert!(player("greedy", Some(row)).is_err());
        assert!(player("greedy", None).is_ok());
    }
}
