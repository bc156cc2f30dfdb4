//! `sealed-move players`: games between computer players, to measure them and to fit their weights.

use std::io::{IsTerminal as _, Write as _};

use anyhow::bail;
use clap::{Args, Subcommand};
use sealed_move_players::arena::{Contestant, Duel, MatchScore};
use sealed_move_players::fit::OddsFit;
use sealed_move_players::tune::Tuner;
use sealed_move_players::{Level, PlayerKind, Weights};
use sealed_move_rules::{Game, Side};

use super::failure::UsageError;
use super::inputs;

/// What can be done with computer players.
#[derive(Subcommand)]
pub enum PlayersVerb {
    /// Let two of them play each other, with mirrored starts
    Match(MatchArgs),
    /// Fit the weights of a game's evaluation by games of a level against itself
    Tune(TuneArgs),
    /// Fit what a score is worth, as a chance of winning, to games of a level against itself
    Fit(TuneArgs),
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
}

/// Arguments of `players tune` and `players fit`.
#[derive(Args)]
pub struct TuneArgs {
    /// The game, such as aruki
    #[arg(long)]
    pub game: String,
    /// How many games; to tune, they are played in pairs
    #[arg(long, default_value_t = 2000)]
    pub games: u64,
    /// The level that plays
    #[arg(long, default_value_t = 3)]
    pub level: u8,
    /// The number that all chance follows from
    #[arg(long, default_value_t = 1)]
    pub first: u64,
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
fn player(name: &str) -> Result<PlayerKind, UsageError> {
    Ok(match name {
        "random" => PlayerKind::Random,
        "greedy" => PlayerKind::Greedy,
        "careful" => PlayerKind::Careful,
        "rival" => PlayerKind::Rival,
        number => PlayerKind::Level(level(number.parse().ok())?),
    })
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
    let (one, other) = (player(&args.a)?, player(&args.b)?);
    let mut tally = MatchScore::default();
    for number in 0..args.games {
        let side = if number % 2 == 0 { Side::First } else { Side::Second };
        let mut players = [Contestant::new(one), Contestant::new(other)];
        if side == Side::Second {
            players.reverse();
        }
        let setup = args.setup.as_deref().unwrap_or_else(|| setup_of(game, number / 2));
        let start = args.first + number / 2;
        let duel = Duel::new(game, setup, start, players);
        let mut duel = duel.map_err(|error| inputs::meaningless(game, &error))?;
        while duel.result().is_none() {
            if let Err(error) = duel.step() {
                bail!("game {number}: {error:?}");
            }
        }
        tally.count(duel.result().flatten(), side);
        progress(&format!("{} of {} games: {}", number + 1, args.games, scores(&tally)));
    }
    progress("");
    println!("{} {} against {}, {} games: {}", args.game, args.a, args.b, tally.games(), scores(&tally));
    Ok(())
}

/// The setups in turn.
fn setup_of(game: &dyn Game, pair: u64) -> &'static str {
    let setups = game.info().setups;
    setups[(pair % setups.len() as u64) as usize].name
}

fn tune(args: &TuneArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let mut tuner = match Tuner::new(game, level(Some(args.level))?, args.first) {
        Ok(tuner) => tuner,
        Err(error) => bail!("{error:?}"),
    };
    for pair in 0..args.games / 2 {
        if let Err(error) = tuner.round() {
            bail!("pair {pair}: {error:?}");
        }
        progress(&format!("{} of {} games: {:?}", 2 * (pair + 1), args.games, tuner.weights()));
    }
    progress("");
    let names = Weights::of(game.info().name).map_or(&[][..], |weights| weights.names());
    for (name, weight) in names.iter().zip(tuner.weights()) {
        println!("{name} {weight}");
    }
    Ok(())
}

fn fit(args: &TuneArgs) -> anyhow::Result<()> {
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
