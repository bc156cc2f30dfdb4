//! `sealed-move players`: games between computer players, to measure them and to fit their weights.

use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use anyhow::{anyhow, bail};
use clap::{Args, Subcommand};
use rustix::time::{ClockId, clock_gettime};
use sealed_move_players::arena::MatchScore;
use sealed_move_players::contest::{Contest, ContestError, ContestReport};
use sealed_move_players::fit::OddsFit;
use sealed_move_players::tune::{TuneError, Tuner};
use sealed_move_players::{Contestant, Level, PlayerKind, Weights};

use super::failure::UsageError;
use super::inputs;

/// What can be done with computer players.
#[derive(Subcommand)]
pub enum PlayersVerb {
    /// Let two of them play each other, with mirrored starts
    Match(MatchArgs),
    /// Fit the weights of a game's evaluation by games of a level against itself, and prove them in play
    Tune(TuneArgs),
    /// Fit what a score is worth, as a chance of winning, to games of a level against itself
    Fit(FitArgs),
}

/// Arguments of `players match`.
#[derive(Args)]
pub struct MatchArgs {
    /// The game, such as aruki
    #[arg(long)]
    pub game: String,
    /// A level from 1 to 6, or random, greedy (looks at its own move alone), careful (and at one
    /// reply) or rival (takes what is worth most and steps on any object)
    #[arg(long)]
    pub a: String,
    /// The other one
    #[arg(long)]
    pub b: String,
    /// How many games
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// The setup [default: all in turn]
    #[arg(long)]
    pub setup: Option<String>,
    /// The number that the first start and all dice follow from
    #[arg(long, default_value_t = 1)]
    pub first: u64,
    /// How many games are played at once [default: one a core]
    #[arg(long)]
    pub threads: Option<usize>,
}

/// Arguments of `players tune`.
#[derive(Args)]
pub struct TuneArgs {
    /// The games
    #[command(flatten)]
    pub games: FitArgs,
    /// How many games the found weights play against those that stand: they are kept only where they take more than half
    /// of the points
    #[arg(long, default_value_t = 400)]
    pub proof: u64,
}

/// Arguments of `players fit`, and which games `players tune` learns from.
#[derive(Args)]
pub struct FitArgs {
    /// The game, such as aruki
    #[arg(long)]
    pub game: String,
    /// How many games
    #[arg(long, default_value_t = 2000)]
    pub games: u64,
    /// The level that plays
    #[arg(long, default_value_t = 3)]
    pub level: u8,
    /// The number that all chance follows from
    #[arg(long, default_value_t = 1)]
    pub first: u64,
    /// How many games are played at once [default: one a core]
    #[arg(long)]
    pub threads: Option<usize>,
}

/// Does what is asked for.
///
/// # Errors
///
/// Where an argument names nothing that exists, or a player fails, which is a bug.
pub fn run(verb: &PlayersVerb) -> anyhow::Result<()> {
    match verb {
        PlayersVerb::Match(args) => play(args),
        PlayersVerb::Tune(args) => tune(args),
        PlayersVerb::Fit(args) => fit(args),
    }
}

/// The player with a name.
fn player(name: &str) -> Result<Contestant, UsageError> {
    let kind = match name {
        "random" => PlayerKind::Random,
        "greedy" => PlayerKind::Greedy,
        "careful" => PlayerKind::Careful,
        "rival" => PlayerKind::Rival,
        number => PlayerKind::Level(level(number.parse().ok())?),
    };
    Ok(Contestant::new(kind))
}

/// How many games are played at once.
fn threads(wanted: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    wanted.unwrap_or_else(cores).clamp(1, 256)
}

/// How long this thread was on a processor: others may use the machine, too.
fn busy_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

fn level(number: Option<u8>) -> Result<Level, UsageError> {
    number.and_then(Level::from_number).ok_or_else(|| {
        UsageError("a player is a level from 1 to 6, random, greedy, careful or rival".to_owned())
    })
}

/// Says how far it is, where someone watches.
fn progress(text: &str) {
    let mut output = std::io::stderr();
    if output.is_terminal() {
        // Nothing is lost where it cannot be shown.
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
        players: [player(&args.a)?, player(&args.b)?],
        setup: args.setup.as_deref(),
        first: args.first,
        games: args.games,
        threads: threads(args.threads),
        busy: &busy_time,
    };
    let report = played(&contest)?;
    let score = &report.score;
    println!("{} {} against {}, {} games: {}", args.game, args.a, args.b, score.games(), scores(score));
    for (player, name) in [&args.a, &args.b].into_iter().enumerate() {
        let [half, most] = [50, 95].map(|percent| report.time_at(player, percent).as_secs_f64());
        println!("{name}: half of the moves within {half:.3} s of a processor, 95 % within {most:.3} s");
    }
    Ok(())
}

/// Plays all games of a match and says how far it is.
fn played(contest: &Contest<'_>) -> anyhow::Result<ContestReport> {
    let told = |report: &ContestReport| {
        let score = &report.score;
        progress(&format!("{} of {} games: {}", score.games(), contest.games, scores(score)));
    };
    let report = contest.play(&told).map_err(|error| match error {
        ContestError::NoSetup(error) => inputs::meaningless(contest.game, &error).into(),
        ContestError::Failed { number, error } => anyhow!("game {number}: {error:?}"),
    })?;
    progress("");
    Ok(report)
}

fn tune(TuneArgs { games: args, proof }: &TuneArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let (level, threads) = (level(Some(args.level))?, threads(args.threads));
    let standing = Weights::of(game.info().name).ok_or_else(|| anyhow!("no weights"))?;
    let tuner = Tuner { game, level, first: args.first, games: args.games, threads };
    let told = |games: u64| progress(&format!("{games} of {} games", args.games));
    let tuned = tuner.run(&told).map_err(|error| match error {
        TuneError::Rules(Some(error)) => inputs::meaningless(game, &error).into(),
        error => anyhow!("{error:?}"),
    })?;
    progress("");
    let [before, after] = tuned.log_loss;
    println!(
        "# {} positions of {} games of level {}; {:.0} points are odds of e to 1; surprise {before:.4}, now {after:.4}",
        tuned.positions, args.games, args.level, tuned.odds
    );
    let stands = Contestant::new(PlayerKind::Level(level));
    let found = Contestant { weights: Some(tuned.values.clone()), ..stands.clone() };
    // Other starts than those that were learned from.
    let first = args.first + args.games;
    let proof = Contest {
        game,
        players: [found, stands],
        setup: None,
        first,
        games: *proof,
        threads,
        busy: &busy_time,
    };
    let score = played(&proof)?.score;
    let values = if score.share().0 > 50.0 {
        println!("# against those that stood: {}", scores(&score));
        &tuned.values
    } else {
        println!("# no better than those that stood, which stay: {}", scores(&score));
        &standing.values
    };
    for (name, weight) in standing.names().iter().zip(values) {
        println!("{name} {weight}");
    }
    Ok(())
}

fn fit(args: &FitArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let mut fit = OddsFit::new(game, level(Some(args.level))?, args.first);
    let told =
        |fit: &OddsFit| fit.odds().map_or_else(|| "nothing yet".to_owned(), |odds| format!("{odds:.0}"));
    for number in 0..args.games {
        if let Err(error) = fit.round() {
            bail!("game {number}: {error:?}");
        }
        progress(&format!("{} of {} games: {}", number + 1, args.games, told(&fit)));
    }
    progress("");
    println!(
        "{}: a score of {} makes the odds e times as good ({} scores of {} games of level {})",
        args.game,
        told(&fit),
        fit.count(),
        args.games,
        args.level
    );
    Ok(())
}
