//! Games between two players from mirrored starts: scores, and how much time of a processor a move
//! takes (Linux).
//!
//! `cargo run --release -p sealed-move-players --example contest -- kyo 3 greedy 100`; `EACH=1` tells of each game,
//! `MOVES=24` stops games early.

use sealed_move_players::arena::{Contestant, Duel, MatchScore};
use sealed_move_players::{Level, PlayerKind};
use sealed_move_rules::{Side, find};

fn player(name: &str) -> PlayerKind {
    match name {
        "random" => PlayerKind::Random,
        "greedy" => PlayerKind::Greedy,
        "careful" => PlayerKind::Careful,
        "rival" => PlayerKind::Rival,
        number => PlayerKind::Level(Level::from_number(number.parse().expect("a level")).expect("1 to 6")),
    }
}

/// How long this thread was on a processor, in seconds: others may use the machine, too.
fn busy() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|spent| spent.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, one, other, games] = &args[..] else { panic!("GAME A B GAMES") };
    let game = find(name).expect("a game");
    let games: u64 = games.parse().expect("a number of games");
    let mut tally = MatchScore::default();
    let mut times: [Vec<f64>; 2] = [Vec::new(), Vec::new()];
    let mut moves = 0;
    let mut nodes = [0_u64; 2];
    for number in 0..games {
        let side = if number % 2 == 0 { Side::First } else { Side::Second };
        let mut players = [Contestant::new(player(one)), Contestant::new(player(other))];
        if side == Side::Second {
            players.reverse();
        }
        let setups = game.info().setups;
        let setup = setups[(number / 2) as usize % setups.len()].name;
        let mut duel = Duel::new(game, setup, number / 2 + 1, players).expect("a setup");
        let most = std::env::var("MOVES").ok().and_then(|most| most.parse().ok()).unwrap_or(u32::MAX);
        while duel.result().is_none() && duel.moves() < most {
            let turn = duel.turn();
            let begun = busy();
            match duel.step() {
                Ok(chosen) => nodes[usize::from(turn != side)] += chosen.nodes,
                Err(error) => panic!("{name} game {number}: {error:?}"),
            }
            times[usize::from(turn != side)].push(busy() - begun);
        }
        moves += duel.moves();
        tally.count(duel.result().flatten(), side);
        if std::env::var("EACH").is_ok() {
            println!("{number} {:?} {} {}", duel.result(), duel.reason(), duel.moves());
        }
    }
    let (mean, low, high) = tally.share();
    let slow = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or(0.0);
        format!(
            "median {:.4} s, 95 % {:.4} s, most {:.3} s",
            at(50),
            at(95),
            times.last().copied().unwrap_or(0.0)
        )
    };
    let rate = |index: usize| nodes[index] as f64 / times[index].iter().sum::<f64>() / 1000.0;
    let rates = format!("{:.0} and {:.0} thousand positions a second", rate(0), rate(1));
    println!(
        "{name} {one} vs {other}: {mean:.1} % ({low:.1} to {high:.1}), {} won {} drawn {} lost, {} moves a game; {one}: {}; {other}: {}; {rates}",
        tally.won,
        tally.drawn,
        tally.lost,
        moves as u64 / games.max(1),
        slow(&mut times[0].clone()),
        slow(&mut times[1].clone())
    );
}
