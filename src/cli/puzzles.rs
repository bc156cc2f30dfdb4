//! `sealed-move puzzles`: finds puzzles in games between computer players, and checks the shipped ones.

use std::collections::BTreeSet;

use anyhow::bail;
use clap::{Args, Subcommand};
use sealed_move_players::puzzles::{CHECK_NODES, CHECK_SEED, PuzzleFinder, PuzzleQuota, check};
use sealed_move_rules::GAMES;
use sealed_move_rules::puzzle::PuzzleKind;

use super::{inputs, progress};

#[derive(Subcommand)]
pub enum PuzzlesVerb {
    /// Find puzzles and print them in the format of puzzles.txt; equal arguments give equal puzzles
    Make(MakeArgs),
    /// Check that each shipped puzzle has exactly one solution
    Check(CheckArgs),
}

#[derive(Args)]
pub struct MakeArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// Number of puzzles; at least a third keep the balance, at most a quarter are easy
    #[arg(long, default_value_t = 60)]
    pub count: usize,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only puzzles with a winning move, or with a move that keeps the balance
    #[arg(long, value_parser = [PuzzleKind::Win.key(), PuzzleKind::Hold.key()])]
    pub kind: Option<String>,
    /// Only puzzles that beginners miss, or with several moves
    #[arg(long)]
    pub hard: bool,
}

#[derive(Args)]
pub struct CheckArgs {
    /// Game [default: all]
    #[arg(long)]
    pub game: Option<String>,
    /// Node budget of each search
    #[arg(long, default_value_t = CHECK_NODES)]
    pub nodes: u64,
    /// Random seed of the searches
    #[arg(long, default_value_t = CHECK_SEED)]
    pub seed: u64,
}

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
        println!("{name}: {good} of {} puzzles are correct", puzzles.len());
        faults += puzzles.len() - good;
    }
    if faults > 0 {
        bail!("{faults} puzzles are wrong");
    }
    Ok(())
}
