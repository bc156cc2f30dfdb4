//! Draws plots of invented games into a folder: `cargo run -p sealed-move-board --example plots
//! FOLDER`.

use std::path::{Path, PathBuf};

use sealed_move_board::{
    ChancePlot, ChancePoint, PlotEnd, PlotMark, RatingCurve, ResultPlot, ResultRow, Studio, ThemeName,
};
use sealed_move_rules::Side;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder: PathBuf = std::env::args_os().nth(1).ok_or("expected a folder")?.into();
    let studio = Studio::new()?;
    for theme in ThemeName::ALL {
        for (game, moves) in [("aruki", 58), ("kyo", 140), ("chakart", 24), ("lusus", 7), ("lusus", 400)] {
            draw_chances(&studio, &folder, theme, game, moves)?;
        }
        draw_results(&studio, &folder, theme)?;
    }
    Ok(())
}

/// Plots a game with random small changes and a few large ones.
fn draw_chances(
    studio: &Studio,
    folder: &Path,
    theme: ThemeName,
    game: &str,
    moves: u32,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut chance = 5_000_i64;
    let mut points = vec![ChancePoint { first: 5_000, dice: false }];
    for number in 1..=moves {
        let noise = i64::from(number * 7_919 % 1_000) - 500;
        chance = (chance + if number % 19 == 17 { 9 * noise } else { noise }).clamp(150, 9_850);
        let first = if number == moves { 10_000 } else { u32::try_from(chance)? };
        points.push(ChancePoint { first, dice: matches!(game, "chakart" | "lusus") && number % 5 == 3 });
    }
    let numbers: Vec<u32> = (1..=moves).collect();
    let marks: Vec<_> = [moves / 3, moves / 3 + 1, moves - 1]
        .into_iter()
        .zip(1..)
        .map(|(index, number)| PlotMark { index: index as usize, number })
        .collect();
    let plot = ChancePlot {
        game: sealed_move_rules::find(game).ok_or("unknown game")?.info(),
        theme,
        names: ["Alice", "Bob"],
        sides: ["White", "Black"],
        axis: "Move",
        points: &points,
        numbers: &numbers,
        marks: &marks,
        end: Some(PlotEnd { winner: Some(Side::First), reason: "by resignation" }),
    };
    std::fs::write(folder.join(format!("{game}-{moves}-{theme}.png")), studio.chances(&plot).png)?;
    Ok(())
}

/// Plots the results of a player of three games.
fn draw_results(studio: &Studio, folder: &Path, theme: ThemeName) -> Result<(), Box<dyn std::error::Error>> {
    let rising: Vec<(i64, i32)> =
        (0..20).map(|at| (i64::from(at) * 5, 1_500 + at * 37 % 90 + 6 * at)).collect();
    let falling: Vec<(i64, i32)> = (0..6).map(|at| (i64::from(at) * 13 + 20, 1_480 - 12 * at)).collect();
    let level = [(40, 1_425), (80, 1_423)];
    let curve = |rating, change, points| Some(RatingCurve { rating, change, points });
    let row = |name: &'static str, curve, counts, puzzles| {
        let game = sealed_move_rules::find(&name.to_lowercase()).ok_or("unknown game")?.info();
        Ok::<_, &str>(ResultRow { game, name, curve, counts, puzzles })
    };
    let rows = [
        row("Aruki", curve(1627, "+64", &rising[..]), [12, 1, 6], Some("Puzzles 1532"))?,
        row("Kyo", curve(1420, "−60", &falling[..]), [2, 0, 4], None)?,
        row("Chakart", None, [0, 0, 1], Some("Puzzles 1402?"))?,
        row("Lusus", curve(1423, "−2", &level[..]), [103, 11, 1], Some("Puzzles 1402?"))?,
    ];
    let plot = ResultPlot { theme, empty: "No rated games yet", months: Some(["Jun", "Nov"]), rows: &rows };
    std::fs::write(folder.join(format!("results-{theme}.png")), studio.results(&plot).png)?;
    Ok(())
}
