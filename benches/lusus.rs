//! Time of next steps and of playing a move in Lusus through the public API (medians over random
//! playouts), and perft nodes per second.
//!
//! `cargo bench --bench lusus`

#[path = "../crates/rules/tests/it/random.rs"]
mod random;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use sealed_move_rules::chance;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, GameState, MoveText, Observer, Position, Rolls};

const GAMES: u64 = 100;
const TURNS: usize = 100;

/// Trees without tiles and with many.
const TREES: [(&str, &str, u32); 3] = [
    (
        "start",
        "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - M -/KIQUBIKNROPA/- -/kiqubiknropa/- 1 *",
        4,
    ),
    (
        "open",
        "L1 r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - M -/KIQUBIKNROPA/- -/kiqubiknropa/- 1 *",
        3,
    ),
    (
        "tiles",
        "L1 4n(qu)3/5p(IZ)2/n(BD)3B1r1/b(RV)4P(rbkn)2/3N(BIth)2R1/1K3N2/3B(md)r(biro)1b1/1R(DSHR)4k(sw)1 b - - M -/KI/- -/ki/- 12 *",
        3,
    ),
];

#[derive(Default)]
struct LususTimes {
    next: Vec<Duration>,
    complete: Vec<Duration>,
    read: Vec<Duration>,
    play: Vec<Duration>,
    story: Vec<Duration>,
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let result = black_box(work());
    times.push(begun.elapsed());
    result
}

/// Enters a random move step by step.
fn random_move(random: &mut Random, position: &dyn Position, times: &mut LususTimes) -> String {
    let view = position.view(Observer::Player(position.turn()));
    let mut text = String::new();
    loop {
        let steps = timed(&mut times.next, || view.next(&text)).expect("a beginning").options;
        timed(&mut times.complete, || view.complete(&text));
        let step = &steps[random.below(steps.len())];
        if step.complete {
            return step.text.clone();
        }
        text.clone_from(&step.text);
    }
}

/// Prints a median and its share of the limit. Returns whether it is within the limit.
fn report(what: &str, times: &mut [Duration], limit: Option<Duration>) -> bool {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    let ratio = limit.map(|limit| at(50).as_secs_f64() / limit.as_secs_f64());
    let shown =
        limit.zip(ratio).map(|(limit, ratio)| format!(", {ratio:.2} of {limit:?}")).unwrap_or_default();
    println!("{what:<28} median {:>9.2?}   99 % {:>9.2?}   of {}{shown}", at(50), at(99), times.len());
    ratio.is_none_or(|ratio| ratio < 1.0)
}

fn count_trees() {
    let mut rates = Vec::new();
    for (name, text, depth) in TREES {
        let position = Lusus.parse(text).expect(name);
        let (mut nodes, mut best) = (0, Duration::MAX);
        for _ in 0..5 {
            let begun = Instant::now();
            nodes = black_box(position.perft(depth)).expect("not too deep");
            best = best.min(begun.elapsed());
        }
        let rate = nodes as f64 / best.as_secs_f64() / 1e6;
        rates.push(rate);
        let ratio = rate / rates[0];
        println!(
            "perft {name:<8} {nodes:>9} nodes   {rate:>6.2} million a second, {ratio:.2} of the start's"
        );
    }
}

fn main() {
    count_trees();
    let mut times = LususTimes::default();
    for game in 0..GAMES {
        let mut random = Random::new(game);
        let drawn: Vec<u32> = [45, 45, 44, 43].map(|options| random.below(options) as u32).to_vec();
        let mut line = GameState::new(Lusus.start("standard", &mut Rolls::new(&drawn)).expect("a start"));
        for _ in 0..TURNS {
            if line.outcome().is_some() {
                break;
            }
            let text = random_move(&mut random, line.position(), &mut times);
            let position = line.position();
            let view = position.view(Observer::Player(position.turn()));
            timed(&mut times.read, || view.read(&text)).expect("a turn");
            let drawn = chance::roll_all(position, &MoveText::canonical(text), |options| {
                random.below(options.get() as usize) as u32
            });
            let notation = drawn.expect("a legal turn").notation;
            let played = timed(&mut times.play, || position.replay(&notation)).expect("a record");
            let seen = position.redact(&notation, Observer::Public).expect("a record");
            let (before, after) = (position.view(Observer::Public), played.position.view(Observer::Public));
            if let (sealed_move_rules::View::Lusus(before), sealed_move_rules::View::Lusus(after)) =
                (before, after)
            {
                timed(&mut times.story, || before.story(&seen, &after)).expect("a story");
            }
            line.push(played);
        }
    }
    let mut fine = report("next steps of a beginning", &mut times.next, Some(Duration::from_micros(200)));
    fine &= report("completion of a beginning", &mut times.complete, None);
    fine &= report("reading a turn", &mut times.read, None);
    fine &= report("playing a record", &mut times.play, None);
    fine &= report("telling it to spectators", &mut times.story, None);
    if !fine {
        std::process::exit(1);
    }
}
