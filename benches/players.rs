//! What the computer players are measured by: shares of all points against what they must beat, a draw
//! being half, and how long a move of each level takes.
//!
//! `cargo bench --bench players` prints a table over 100 games a row; `-- kyo 400` one game with more.

use std::time::Instant;

use sealed_move_players::arena::{Contestant, Duel, MatchScore};
use sealed_move_players::{Level, PlayerKind};
use sealed_move_rules::{GAMES, Game, Side};

/// A row: two players, and the share that the first one must reach.
const ROWS: &[(&str, PlayerKind, PlayerKind, f64)] = &[
    ("1 random", PlayerKind::Level(Level::Newcomer), PlayerKind::Random, 60.0),
    ("2 random", PlayerKind::Level(Level::Beginner), PlayerKind::Random, 90.0),
    ("3 greedy", PlayerKind::Level(Level::Careful), PlayerKind::Greedy, 75.0),
    ("3 rival", PlayerKind::Level(Level::Careful), PlayerKind::Rival, 95.0),
    ("2 1", PlayerKind::Level(Level::Beginner), PlayerKind::Level(Level::Newcomer), 60.0),
    ("3 2", PlayerKind::Level(Level::Careful), PlayerKind::Level(Level::Beginner), 60.0),
    ("4 3", PlayerKind::Level(Level::Club), PlayerKind::Level(Level::Careful), 60.0),
    ("5 4", PlayerKind::Level(Level::Strong), PlayerKind::Level(Level::Club), 60.0),
    ("6 5", PlayerKind::Level(Level::Best), PlayerKind::Level(Level::Strong), 60.0),
    ("6 careful", PlayerKind::Level(Level::Best), PlayerKind::Careful, 85.0),
];

/// Plays a row and tells the score and the time in which 95 of 100 moves of the first player were
/// chosen.
fn row(game: &dyn Game, one: PlayerKind, other: PlayerKind, games: u64) -> (MatchScore, f64) {
    let (mut score, mut times) = (MatchScore::default(), Vec::new());
    for number in 0..games {
        let side = Side::BOTH[(number % 2) as usize];
        let mut players = [Contestant::new(one), Contestant::new(other)];
        if side == Side::Second {
            players.reverse();
        }
        let setups = game.info().setups;
        let setup = setups[(number / 2) as usize % setups.len()].name;
        let mut duel = Duel::new(game, setup, number / 2 + 1, players).expect("a setup");
        while duel.result().is_none() {
            let (turn, begun) = (duel.turn(), Instant::now());
            duel.step().expect("a player chooses a legal move");
            if turn == side {
                times.push(begun.elapsed().as_secs_f64());
            }
        }
        score.count(duel.result().flatten(), side);
    }
    times.sort_by(f64::total_cmp);
    let late = times.get(times.len() * 95 / 100).copied().unwrap_or(0.0);
    (score, late)
}

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let only = args.next();
    let games = args.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    println!("game     players     share   95 % interval   wanted   95 of 100 moves within");
    for game in GAMES.iter().filter(|game| only.as_deref().is_none_or(|name| name == game.info().name)) {
        let name = game.info().name;
        for (players, one, other, wanted) in ROWS {
            if *players == "3 rival" && name != "chakart" {
                continue;
            }
            let (score, late) = row(*game, *one, *other, games);
            let (mean, low, high) = score.share();
            let mark = if mean >= *wanted { " " } else { "!" };
            println!(
                "{name:8} {players:10} {mean:5.1} % ({low:5.1} to {high:5.1}) {mark} {wanted:5.0} %   {late:.4} s"
            );
        }
    }
}
