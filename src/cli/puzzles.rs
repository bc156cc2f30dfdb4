//! `sealed-move puzzles`: finds puzzles in games between computer players, and checks the shipped ones.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use sealed_move_players::puzzles::{
    CHECK_NODES, CHECK_SEED, PuzzleEffort, PuzzleFinder, PuzzleHunter, PuzzleSet, check,
};
use sealed_move_rules::GAMES;
use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};

use super::{inputs, progress};

#[derive(Subcommand)]
pub enum PuzzlesVerb {
    /// Print a new set in the format of puzzles.txt: the shipped puzzles that are correct, and new ones
    Make(MakeArgs),
    /// Check that each shipped puzzle has exactly one solution
    Check(CheckArgs),
}

#[derive(Args)]
pub struct MakeArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// Number of puzzles in the set
    #[arg(long, default_value_t = 60)]
    pub count: usize,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// File of puzzles to choose from first [default: the shipped ones]
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// Date for the header, such as 2026-11-27
    #[arg(long)]
    pub date: String,
    /// Also search for wins of pieces, which no exhaustive search proves
    #[arg(long)]
    pub search: bool,
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

/// Prints a set within the quotas: first the known puzzles that it keeps, then new ones.
fn make(args: &MakeArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let mut set = PuzzleSet::new(game, args.count);
    let mut hunter = PuzzleHunter::new(game, args.seed);
    let mut finder = args.search.then(|| PuzzleFinder::new(game, args.seed));
    let known = match &args.from {
        Some(path) => read_puzzles(path)?,
        None => game.puzzles().to_vec(),
    };
    println!(
        "# Made by `sealed-move puzzles make --game {} --count {} --seed {}{}`, version {}, on {}.",
        args.game,
        args.count,
        args.seed,
        [(args.search, " --search"), (args.from.is_some(), " --from FILE")]
            .map(|(is_set, option)| if is_set { option } else { "" })
            .concat(),
        env!("CARGO_PKG_VERSION"),
        args.date,
    );
    println!("# Name, kind, lowest level that solves it (choice version 1), position, moves.");
    let bar = progress::bar("Finding puzzles", args.count as u64);
    let add = |set: &mut PuzzleSet, puzzle: &Puzzle| {
        if set.add(puzzle) {
            println!("{puzzle}");
            bar.set_position(set.len() as u64);
        }
    };
    let mut kept: Vec<_> = known.iter().filter_map(|known| hunter.confirmed(known)).collect();
    // Long and hard ones first, because easy ones have a quota.
    kept.sort_by_key(|puzzle| (puzzle.own_moves() == 1, puzzle.level == 1));
    kept.iter().for_each(|puzzle| add(&mut set, puzzle));
    while !set.is_full() {
        let hunted = hunter.step(&set).map_err(|error| anyhow::anyhow!("{error:?}"))?;
        let searched = match &mut finder {
            Some(finder) => finder
                .step(|kind, effort| kind == PuzzleKind::Win && effort == PuzzleEffort::Great)
                .map_err(|error| anyhow::anyhow!("{error:?}"))?
                .and_then(|puzzle| hunter.confirmed(&puzzle)),
            None => None,
        };
        for puzzle in hunted.iter().chain(&searched) {
            add(&mut set, puzzle);
        }
    }
    bar.finish_and_clear();
    for (theme, count) in set.theme_counts() {
        eprintln!("{theme}: {count}");
    }
    Ok(())
}

fn read_puzzles(path: &Path) -> anyhow::Result<Vec<Puzzle>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| Puzzle::parse(line).with_context(|| format!("invalid puzzle: {line}"))).collect()
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
