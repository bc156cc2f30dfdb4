//! `sealed-move replay`: renders a game file as an animated GIF.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use sealed_move_board::Studio;
use sealed_move_rules::{Observer, Side};

use super::failure::UsageError;
use super::output::{OutputFile, OutputFormat};
use super::style::StyleArgs;
use super::{inputs, progress};
use crate::gamefile::GameFile;
use crate::replay::{self, ReplayStyle};
use crate::text::{self, Language, Word, t};

#[derive(Args)]
pub struct ReplayArgs {
    /// Game file, as exported by /history
    #[arg(value_name = "FILE")]
    pub game_file: PathBuf,
    /// Observer: a side's name, public, or all to see everything
    #[arg(long = "for", default_value = "all", value_name = "SIDE")]
    pub observer: String,
    /// Side at the bottom [default: the observer's, else the first]
    #[arg(long, value_name = "SIDE")]
    pub from: Option<String>,
    #[command(flatten)]
    pub style: StyleArgs,
    /// Output file; `-` is standard output. Replaces only GIF files
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Writes the animation of a game. Reports on standard error if it had to skip moves or shrink.
pub fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let name = args.game_file.display();
    let text = std::fs::read_to_string(&args.game_file).with_context(|| format!("reading {name}"))?;
    let file = GameFile::parse(&text).map_err(inputs::corrupt).with_context(|| name.to_string())?;
    let info = file.game.info();
    let not_whole = || text::not_whole(Language::ENGLISH, observer(&file));
    let observer = match args.observer.as_str() {
        "all" => Observer::Revealed,
        side => info.observer(side).ok_or_else(|| {
            let [first, second] = info.sides;
            UsageError(format!("--for: expected {first}, {second}, public or all, got {side}"))
        })?,
    };
    let from = match (&args.from, if file.is_whole() { observer } else { file.seen }) {
        (None, Observer::Player(side)) => side,
        (None, _) => Side::First,
        (Some(name), _) => {
            Side::BOTH.into_iter().find(|side| info.side_name(*side) == name).ok_or_else(|| {
                UsageError(format!("--from: expected {} or {}, got {name}", info.sides[0], info.sides[1]))
            })?
        }
    };
    let views = if file.is_whole() {
        file.board_views(observer).map_err(|error| inputs::invalid_input(file.game, &error))?
    } else {
        // The file of an ongoing game contains only the view of one observer.
        anyhow::ensure!(
            matches!(observer, Observer::Revealed) || observer == file.seen,
            "{name}: {}",
            not_whole()
        );
        file.seen_board_views().with_context(|| format!("{name}: {}", not_whole()))?
    };
    let output = OutputFile::new(&args.output, OutputFormat::Gif)?;
    let bar = progress::bar("Drawing moves", views.len() as u64);
    let shown = bar.clone();
    let studio = Studio::new().context("loading sprites and fonts")?.with_progress(move |drawn, _| {
        shown.set_position(drawn as u64);
    });
    let replay = replay::replay(
        Language::ENGLISH,
        &studio,
        info,
        &views,
        from,
        file.result.as_ref(),
        ReplayStyle {
            players: file.players.each_ref().map(|player| Some(player.name.as_str())),
            ..args.style.style()
        },
    );
    bar.finish_and_clear();
    if replay.every > 1 {
        eprintln!("{}", t!(Language::ENGLISH, "replay-coarser", every = replay.every));
    } else if replay.smaller {
        eprintln!("{}", t!(Language::ENGLISH, "replay-smaller"));
    }
    output.write(&replay.gif)
}

/// The side that a file is redacted for; `None` for the public.
fn observer(file: &GameFile) -> Option<Word> {
    match file.seen {
        Observer::Player(side) => Some(text::side(file.game.info(), side)),
        Observer::Public | Observer::Revealed => None,
    }
}
