//! `sealed-move perft`: how many paths of moves there are.

use clap::Args;

use super::inputs;

/// Arguments of `perft`.
#[derive(Args)]
pub struct PerftArgs {
    /// The game, such as aruki
    pub game: String,
    /// How many moves deep
    pub depth: u32,
    /// The position to begin with [default: the game's first setup]
    #[arg(long)]
    pub position: Option<String>,
    /// Count under each first move separately
    #[arg(long)]
    pub divide: bool,
}

/// Prints the count, or one for each first move and their sum.
///
/// # Errors
///
/// Where an argument says nothing that exists, or the rules refuse to count.
pub fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let position = inputs::position(game, args.position.as_deref())?;
    if args.divide {
        let counts = position.divide(args.depth).map_err(|error| inputs::meaningless(game, &error))?;
        for (first, nodes) in &counts {
            println!("{first} {nodes}");
        }
        println!("total {}", counts.iter().map(|(_, nodes)| nodes).sum::<u64>());
    } else {
        println!("{}", position.perft(args.depth).map_err(|error| inputs::meaningless(game, &error))?);
    }
    Ok(())
}
