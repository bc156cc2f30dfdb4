//! Prints how many nodes of a perft tree our rules and shakmaty's count per second, in one run.
//!
//! Both play every leaf (no counting in bulk) on one core. `cargo run --release` in this folder.

use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, Rolls};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// How often each tree is counted; the fastest run counts.
const ROUNDS: u32 = 12;

/// Positions of Aruki: after many captures, with full trays, jesters and dragons about.
const ARUKI: [(&str, &str, u32); 3] = [
    (
        "start",
        "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1",
        5,
    ),
    (
        "open",
        "12/12/3k3o4/2o2A6/3o5o2/o10o/2o2o6/O7O1O1/3O1O1J3O/1O4O2J2/4P2P2L1/R1LK2[JK][SD]2AR w J/- S 0 46",
        4,
    ),
    (
        "crowded",
        "6k1p1lr/12/7[jk]1o2/2o5o2o/o11/6o5/10O1/2O9/O11/3P1JO2J2/1OL2[JK]1OO1O1/MA2K2[SD]PL2 w A/rm S 0 31",
        4,
    ),
];

/// Positions of Lusus: chess without tiles, and with many of them.
const LUSUS: [(&str, &str, u32); 3] = [
    (
        "start",
        "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - M -/KIQUBIKNROPA/- -/kiqubiknropa/- 1 *",
        4,
    ),
    (
        "kiwipete",
        "L1 r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - M -/KIQUBIKNROPA/- -/kiqubiknropa/- 1 *",
        4,
    ),
    (
        "tiles",
        "L1 4n(qu)3/5p(IZ)2/n(BD)3B1r1/b(RV)4P(rbkn)2/3N(BIth)2R1/1K3N2/3B(md)r(biro)1b1/1R(DSHR)4k(sw)1 b - - M -/KI/- -/ki/- 12 *",
        3,
    ),
];

/// Positions of chess: the start, and the usual test position of the middle game.
const CHESS: [(&str, &str, u32); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut trees = Vec::new();
    for (name, text, depth) in ARUKI {
        let position = Aruki.parse(text)?;
        trees.push(Tree::new("aruki", name, move || position.perft(black_box(depth)).unwrap_or(0)));
    }
    for (name, text, depth) in LUSUS {
        let position = Lusus.parse(text)?;
        trees.push(Tree::new("lusus", name, move || position.perft(black_box(depth)).unwrap_or(0)));
    }
    for (name, fen, depth) in CHESS {
        let position: Chess = fen.parse::<Fen>()?.into_position(CastlingMode::Standard)?;
        trees.push(Tree::new("chess", name, move || perft(&position, black_box(depth))));
    }
    // By turns, so that whatever else the machine does meets all of them.
    for _ in 0..ROUNDS {
        trees.iter_mut().for_each(Tree::measure);
    }
    trees.iter().for_each(Tree::print);
    let rates = ["aruki", "lusus", "chess"].map(|game| rate(trees.iter().filter(|tree| tree.game == game)));
    println!("aruki  {:6.1} million nodes per second", rates[0]);
    println!("lusus  {:6.1} million nodes per second", rates[1]);
    println!("chess  {:6.1} million nodes per second (shakmaty)", rates[2]);
    println!("ratio  {:6.2} (aruki)", rates[0] / rates[2]);
    println!("ratio  {:6.2} (lusus)", rates[1] / rates[2]);
    let start = Aruki.start("standard", &mut Rolls::none()).map_err(|stop| format!("{stop:?}"))?;
    assert_eq!(start.perft(5)?, 904_123, "the figure of the rules");
    assert_eq!(Lusus.parse(LUSUS[0].1)?.perft(4)?, 197_742, "the figure of the rules");
    Ok(())
}

/// Every leaf is played, as ours are.
fn perft(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for turn in &position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(*turn);
        nodes += perft(&next, depth - 1);
    }
    nodes
}

/// A tree of moves and the shortest time that it took to count it.
struct Tree {
    game: &'static str,
    name: &'static str,
    count: Box<dyn FnMut() -> u64>,
    nodes: u64,
    best: Duration,
}

impl Tree {
    fn new(game: &'static str, name: &'static str, count: impl FnMut() -> u64 + 'static) -> Self {
        Self { game, name, count: Box::new(count), nodes: 0, best: Duration::MAX }
    }

    fn measure(&mut self) {
        let begun = busy();
        self.nodes = black_box((self.count)());
        self.best = self.best.min(busy() - begun);
    }

    fn print(&self) {
        let Self { game, name, nodes, best, .. } = self;
        let rate = rate([self]);
        println!("{game:6} {name:10} {nodes:>10} nodes {best:>10.1?} {rate:8.1} million per second");
    }
}

/// Millions of nodes per second of several trees together.
fn rate<'a>(trees: impl IntoIterator<Item = &'a Tree>) -> f64 {
    let sum = |(nodes, time): (u64, Duration), tree: &Tree| (nodes + tree.nodes, time + tree.best);
    let (nodes, time) = trees.into_iter().fold((0, Duration::ZERO), sum);
    nodes as f64 / time.as_secs_f64() / 1e6
}

/// How long this thread was on a processor: others may use the machine, too.
fn busy() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}
