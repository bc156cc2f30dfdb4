//! How pictures and replays look: arguments that both take.

use clap::{Args, value_parser};
use sealed_move_board::{BoardLayout, Size, ThemeName};

use crate::replay::ReplayStyle;

/// How a picture looks.
#[derive(Args)]
pub struct StyleArgs {
    /// The theme: classic, dark or contrast
    #[arg(long, default_value = "classic")]
    pub theme: ThemeName,
    /// The layout: wide, with a panel beside the board, or tall, with strips above and below
    #[arg(long, default_value = "wide")]
    pub layout: BoardLayout,
    /// Writes the symbol of each piece in a corner of its square
    #[arg(long)]
    pub symbols: bool,
    /// The width in pixels, 400 to 2400 [default: about 1150, for a replay 720]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(i64::from(Size::MIN)..=i64::from(Size::MAX)))]
    pub width: Option<u32>,
}

impl StyleArgs {
    /// The style that was asked for.
    #[must_use]
    pub fn style(&self) -> ReplayStyle<'static> {
        let Self { theme, layout, symbols, width } = *self;
        ReplayStyle { theme, layout, symbols, width: width.map(Size::exactly), players: [None; 2] }
    }
}
