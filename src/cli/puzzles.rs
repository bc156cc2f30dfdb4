//! `sealed-move puzzles`: finds puzzles in games between computer players, and checks those that are shipped.

use std::collections::BTreeSet;

use anyhow::bail;
use clap::{Args, Subcommand};
use sealed_move_players::puzzles::{CHECK_NODES, CHECK_SEED, PuzzleFinder, PuzzleQuota, check};
use sealed_move_rules::GAMES;
use sealed_move_rules::puzzle::PuzzleKind;

use super::{inputs, progress};

/// What can be done with puzzles.
#[derive(Subcommand)]
pub enum PuzzlesVerb {
    /// Find puzzles of a game and print them as its puzzles.txt holds them; the same arguments find the same ones
    Make(MakeArgs),
    /// Play every shipped puzzle's line, and search for other first moves that are as good
    Check(CheckArgs),
}

/// Arguments of `puzzles make`.
#[derive(Args)]
pub struct MakeArgs {
    /// The game, such as aruki
    #[arg(long)]
    pub game: String,
    /// How many puzzles; at least a third of them keep the balance, and at most a quarter is easy
    #[arg(long, default_value_t = 60)]
    pub count: usize,
    /// The number that the games follow from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only puzzles in which a move wins something, or in which one keeps the balance
    #[arg(long, value_parser = [PuzzleKind::Win.key(), PuzzleKind::Hold.key()])]
    pub kind: Option<String>,
    /// Only puzzles that beginners miss, or of several moves
    #[arg(long)]
    pub hard: bool,
}

/// Arguments of `puzzles check`.
#[derive(Args)]
pub struct CheckArgs {
    /// The game [default: all of them]
    #[arg(long)]
    pub game: Option<String>,
    /// How many positions each search looks at
    #[arg(long, default_value_t = CHECK_NODES)]
    pub nodes: u64,
    /// The number that the searches' samples follow from
    #[arg(long, default_value_t = CHECK_SEED)]
    pub seed: u64,
}

/// Does what is asked for.
///
/// # Errors
///
/// Where an argument names no game, a player fails, which is a bug, or a puzzle is none.
pub fn run(verb: &PuzzlesVerb) -> anyhow::Result<()> {
    match verb {
        PuzzlesVerb::Make(args) => make(args),
        PuzzlesVerb::Check(args) => check_all(args),
    }
}

fn make(args: &MakeArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let mut finder = PuzzleFinder::new(game, args.seed);
    let kind = args.kind.as_deref().and_then(PuzzleKind::from_key);
    let mut quota = PuzzleQuota::new(args.count).only(kind, args.hard);
    let mut names = BTreeSet::new();
    let bar = progress::bar("Finding puzzles", args.count as u64);
    println!(
        "# Found by `sealed-move puzzles make --game {}`: name, kind, level, position, moves.",
        args.game
    );
    while !quota.is_full() {
        let found = match finder.step(|kind, effort| quota.wants(kind, effort)) {
            Ok(found) => found,
            Err(error) => bail!("{error:?}"),
        };
        let Some(puzzle) = found else { continue };
        if names.insert(puzzle.name.clone()) {
            quota.add(&puzzle);
            println!("{puzzle}");
            bar.set_position(quota.found() as u64);
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn check_all(args: &CheckArgs) -> anyhow::Result<()> {
    let games = match &args.game {
        Some(name) => vec![inputs::game(name)?],
        None => GAMES.to_vec(),
    };
    let mut faults = 0;
    for game in games {
        let (name, puzzles) = (game.info().name, game.puzzles());
        let bar = progress::bar("Checking puzzles", puzzles.len() as u64);
        let mut good = 0;
        for puzzle in puzzles {
            match check(game, puzzle, args.nodes, args.seed) {
                Ok(()) => good += 1,
                Err(fault) => println!("{name} {}: {fault}", puzzle.name),
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{name}: {good} of {} puzzles hold", puzzles.len());
        faults += puzzles.len() - good;
    }
    if faults > 0 {
        bail!("{faults} puzzles do not hold");
    }
    Ok(())
}
