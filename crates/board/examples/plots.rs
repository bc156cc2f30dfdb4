//! Draws plots of invented games into a folder: `cargo run -p sealed-move-board --example plots
//! FOLDER`.

use std::path::{Path, PathBuf};

use sealed_move_board::{
    Bracket, BracketPair, BracketSeat, ChancePlot, ChancePoint, ListRow, PlotEnd, PlotMark, RankList,
    RatingCurve, ResultPlot, ResultRow, SeatState, Studio, ThemeName,
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
        for people in [3, 8, 14, 32] {
            draw_bracket(&studio, &folder, theme, people)?;
        }
        for people in [4, 23, 60] {
            draw_list(&studio, &folder, theme, people, false)?;
            draw_list(&studio, &folder, theme, people, true)?;
        }
    }
    Ok(())
}

const NAMES: [&str; 16] = [
    "Alice",
    "Bob",
    "Mohammed Al-Amin",
    "Zoë Müller",
    "Катерина",
    "x_X_DragonSlayer…",
    "Kim",
    "No. 8",
    "Ana-Lucía",
    "WWWWWWWWWWWWWWWW…",
    "Jan",
    "Łukasz",
    "Sophie Marchand",
    "Tom",
    "Ελένη",
    "Bartholomew Ives",
];

/// Draws a cup that is decided but for its last rounds.
fn draw_bracket(
    studio: &Studio,
    folder: &Path,
    theme: ThemeName,
    people: usize,
) -> Result<(), Box<dyn std::error::Error>> {
    let numbers: Vec<String> = (1..=people).map(|number| number.to_string()).collect();
    let mut slots = vec![1];
    while slots.len() < people {
        let sum = 2 * slots.len() + 1;
        slots = slots.iter().flat_map(|slot| [*slot, sum - slot]).collect();
    }
    let mut round: Vec<Option<usize>> =
        slots.into_iter().map(|slot| (slot <= people).then_some(slot)).collect();
    let mut rounds: Vec<(String, Vec<BracketPair<'_>>)> = Vec::new();
    while round.len() > 1 {
        let (first, count) = (rounds.is_empty(), round.len());
        let mut pairs = Vec::new();
        let mut next = Vec::new();
        for (place, two) in round.chunks_exact(2).enumerate() {
            let bye = first && two.contains(&None);
            let decided = bye || count > 4 || (count == 4 && place == 0);
            let upper = bye || place % 3 != 1;
            let seat = |slot: Option<usize>, is_upper: bool| {
                slot.map(|slot| BracketSeat {
                    seed: &numbers[slot - 1],
                    name: NAMES[(slot - 1) % NAMES.len()],
                    score: match (bye, decided, is_upper == upper) {
                        (true, _, _) => "",
                        (_, true, true) => {
                            if place % 2 == 0 {
                                "1½"
                            } else {
                                "2½"
                            }
                        }
                        (_, true, false) => "½",
                        _ => {
                            if count == 4 {
                                "1"
                            } else {
                                ""
                            }
                        }
                    },
                    state: match (decided, is_upper == upper) {
                        (false, _) => SeatState::Open,
                        (true, true) => SeatState::Won,
                        (true, false) => SeatState::Lost,
                    },
                })
            };
            pairs.push(BracketPair { seats: [seat(two[0], true), seat(two[1], false)], bye });
            next.push(if decided { two[usize::from(!upper)] } else { None });
        }
        let name = match count {
            2 => "Final".to_owned(),
            4 => "Semifinals".to_owned(),
            8 => "Quarterfinals".to_owned(),
            _ => format!("Round of {count}"),
        };
        rounds.push((name, pairs));
        round = next;
    }
    let rounds: Vec<_> = rounds.iter().map(|(name, pairs)| (name.as_str(), pairs.as_slice())).collect();
    let image = studio.bracket(&Bracket { theme, title: "Kyo cup", rounds: &rounds });
    std::fs::write(folder.join(format!("bracket-{people}-{theme}.png")), image.png)?;
    Ok(())
}

/// Draws a ladder, or the table of a Swiss tournament.
fn draw_list(
    studio: &Studio,
    folder: &Path,
    theme: ThemeName,
    people: usize,
    swiss: bool,
) -> Result<(), Box<dyn std::error::Error>> {
    let halves = |sum: usize| format!("{}{}", sum / 2, if sum % 2 == 1 { "½" } else { "" });
    let line =
        |at: usize| [format!("{}.", at + 1), halves(18 - 17 * at / people), halves(110 - 80 * at / people)];
    let mut lines: Vec<[String; 3]> = (0..people).map(line).collect();
    if let Some(last) = lines.last_mut().filter(|_| swiss) {
        *last = ["", "", "out"].map(str::to_owned);
    }
    let rows: Vec<ListRow<'_>> = lines
        .iter()
        .zip(NAMES.iter().cycle())
        .map(|([rank, points, sum], name)| ListRow { rank, name, values: [points, sum] })
        .collect();
    let more = (people > RankList::MAX_ROWS).then_some("and 10 more");
    let headings = swiss.then_some(["Points", "Buchholz"]);
    let (kind, title) = if swiss { ("swiss", "Kyo Swiss · Round 3 of 5") } else { ("list", "Kyo ladder") };
    let image = studio.rank_list(&RankList { theme, title, headings, rows: &rows, more });
    std::fs::write(folder.join(format!("{kind}-{people}-{theme}.png")), image.png)?;
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
