//! Style arguments of pictures and replays.

use clap::{Args, value_parser};
use sealed_move_board::{BoardLayout, Size, ThemeName};

use crate::replay::ReplayStyle;

#[derive(Args)]
pub struct StyleArgs {
    #[arg(long, default_value = "classic", help = format!("Theme: {}", theme_names()))]
    pub theme: ThemeName,
    /// Layout: wide, with a panel beside the board, or tall, with strips above and below
    #[arg(long, default_value = "wide")]
    pub layout: BoardLayout,
    /// Write the symbol of each piece in a corner of its square
    #[arg(long)]
    pub symbols: bool,
    /// Width in pixels, 400 to 2400 [default: about 1150, or 720 for replays]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(i64::from(Size::MIN)..=i64::from(Size::MAX)))]
    pub width: Option<u32>,
}

fn theme_names() -> String {
    ThemeName::ALL.map(|theme| theme.to_string()).join(", ")
}

impl StyleArgs {
    #[must_use]
    pub fn style(&self) -> ReplayStyle<'static> {
        let Self { theme, layout, symbols, width } = *self;
        ReplayStyle { theme, layout, symbols, width: width.map(Size::exactly), players: [None; 2] }
    }
}
