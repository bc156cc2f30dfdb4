//! `sealed-move render`: renders a position as PNG.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use sealed_move_board::Studio;
use sealed_move_rules::{Observer, Side};

use super::failure::UsageError;
use super::inputs;
use super::output::{OutputFile, OutputFormat};
use super::style::StyleArgs;
use crate::domain::{BoardView, EndReason, Ending};
use crate::replay;
use crate::text::Language;

#[derive(Args)]
pub struct RenderArgs {
    /// Game, such as aruki
    #[arg(long)]
    pub game: String,
    /// Position, in the notation of its rules
    #[arg(long)]
    pub position: String,
    /// Observer: a side's name, or public
    #[arg(long = "for", default_value = "public", value_name = "SIDE")]
    pub observer: String,
    #[command(flatten)]
    pub style: StyleArgs,
    /// Output file; `-` is standard output. Replaces only PNG files
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Writes a picture of a position as one observer sees it.
pub fn run(args: &RenderArgs) -> anyhow::Result<()> {
    let game = inputs::game(&args.game)?;
    let info = game.info();
    let observer = info.observer(&args.observer).ok_or_else(|| {
        let [first, second] = info.sides;
        UsageError(format!("--for: expected {first}, {second} or public, got {}", args.observer))
    })?;
    let position = inputs::position(game, Some(&args.position))?;
    let view = position.view(observer);
    let from = match observer {
        Observer::Player(side) => side,
        Observer::Public | Observer::Revealed => Side::First,
    };
    let output = OutputFile::new(&args.output, OutputFormat::Png)?;
    let studio = Studio::new().context("loading sprites and fonts")?;
    let ending = position.outcome().map(|outcome| Ending {
        winner: outcome.winner,
        reason: EndReason::Rules(outcome.reason.to_owned()),
    });
    let board_view = BoardView { view, last: None };
    let style = args.style.style();
    let picture =
        replay::picture(Language::ENGLISH, &studio, info, &board_view, from, ending.as_ref(), style);
    output.write(&picture.png)
}
