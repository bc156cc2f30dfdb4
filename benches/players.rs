//! Scores of the computer players against opponents they have to beat (a draw counts half), and the
//! time of a move at each level.
//!
//! `cargo bench --bench players` prints a table over 100 games per row, or 20 in rows with the slow
//! best level; `-- kyo 400` plays one game with more.

use std::time::Duration;

use sealed_move_players::contest::{Contest, ContestReport};
use sealed_move_players::{Contestant, Level, PlayerKind};
use sealed_move_rules::{GAMES, Game};

/// Two players, and the minimum and maximum score of the first.
const ROWS: &[(&str, PlayerKind, PlayerKind, [f64; 2])] = &[
    ("1 random", PlayerKind::Level(Level::Newcomer), PlayerKind::Random, [90.0, 100.0]),
    ("2 random", PlayerKind::Level(Level::Beginner), PlayerKind::Random, [90.0, 100.0]),
    ("3 greedy", PlayerKind::Level(Level::Careful), PlayerKind::Greedy, [75.0, 100.0]),
    ("3 rival", PlayerKind::Level(Level::Careful), PlayerKind::Rival, [95.0, 100.0]),
    ("2 1", PlayerKind::Level(Level::Beginner), PlayerKind::Level(Level::Newcomer), EVEN_STEP),
    ("3 2", PlayerKind::Level(Level::Careful), PlayerKind::Level(Level::Beginner), EVEN_STEP),
    ("4 3", PlayerKind::Level(Level::Club), PlayerKind::Level(Level::Careful), EVEN_STEP),
    ("5 4", PlayerKind::Level(Level::Strong), PlayerKind::Level(Level::Club), EVEN_STEP),
    ("6 5", PlayerKind::Level(Level::Best), PlayerKind::Level(Level::Strong), EVEN_STEP),
    ("6 careful", PlayerKind::Level(Level::Best), PlayerKind::Careful, [85.0, 100.0]),
];

/// The score of a level against the one below.
const EVEN_STEP: [f64; 2] = [60.0, 75.0];

/// CPU time of this thread, if the system reports it.
fn busy_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

fn row(game: &'static dyn Game, one: PlayerKind, other: PlayerKind, games: u64) -> ContestReport {
    let players = [one, other].map(Contestant::new);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    let contest = Contest { game, players, setup: None, first: 1, games, threads, busy: &busy_time };
    contest.play(&|_| {}).expect("players choose legal moves")
}

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let only = args.next();
    let games: u64 = args.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    println!("game     players     share   95 % interval   wanted         median, 95 of 100 moves within");
    for game in GAMES.iter().filter(|game| only.as_deref().is_none_or(|name| name == game.info().name)) {
        let name = game.info().name;
        for (players, one, other, wanted) in ROWS {
            if *players == "3 rival" && name != "chakart" {
                continue;
            }
            let is_long = matches!(one, PlayerKind::Level(Level::Best));
            let report = row(*game, *one, *other, if is_long { games.div_ceil(5) } else { games });
            let (mean, low, high) = report.score.share();
            let [median, late] = [50, 95].map(|percent| report.time_at(0, percent).as_secs_f64());
            let [least, most] = *wanted;
            let mark = if (least..=most).contains(&mean) { " " } else { "!" };
            println!(
                "{name:8} {players:10} {mean:5.1} % ({low:5.1} to {high:5.1}) {mark} {least:3.0} to {most:3.0} %   {median:.4}, {late:.4} s"
            );
        }
    }
}
