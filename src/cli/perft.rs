//! `sealed-move perft`: counts move paths.

use clap::Args;

use super::inputs;

#[derive(Args)]
pub struct PerftArgs {
    /// Game, such as aruki
    pub game: String,
    /// Depth in moves
    pub depth: u32,
    /// Start position [default: the game's first setup]
    #[arg(long)]
    pub position: Option<String>,
    /// Count each first move separately
    #[arg(long)]
    pub divide: bool,
}

/// Prints the count, or one count per first move and the total.
pub fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let position = inputs::position(game, args.position.as_deref())?;
    if args.divide {
        let counts = position.divide(args.depth).map_err(|error| inputs::invalid_argument(game, &error))?;
        for (first, nodes) in &counts {
            println!("{first} {nodes}");
        }
        println!("total {}", counts.iter().map(|(_, nodes)| nodes).sum::<u64>());
    } else {
        println!("{}", position.perft(args.depth).map_err(|error| inputs::invalid_argument(game, &error))?);
    }
    Ok(())
}
