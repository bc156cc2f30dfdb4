//! Time to list the legal moves of Chakart through the public API: medians over random playouts,
//! beside two lower bounds, formatting the texts and the legal list of Aruki.
//!
//! `cargo bench --bench chakart`

#[path = "../crates/rules/tests/it/random.rs"]
mod random;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::{Game, GameState, MoveText, Observer, Rolls, chance};

const GAMES: u64 = 100;
const TURNS: usize = 150;

/// The project's own limit.
const LIMIT: Duration = Duration::from_micros(10);

#[derive(Default)]
struct ChakartTimes {
    list: Vec<Duration>,
    texts: Vec<Duration>,
    read: Vec<Duration>,
    complete: Vec<Duration>,
    play: Vec<Duration>,
    aruki: Vec<Duration>,
    longest: usize,
}

/// Average time of a few runs: one run may be shorter than the clock's resolution.
fn timed<T>(times: &mut Vec<Duration>, mut work: impl FnMut() -> T) -> T {
    const RUNS: u32 = 4;
    let begun = Instant::now();
    for _ in 1..RUNS {
        black_box(work());
    }
    let result = black_box(work());
    times.push(begun.elapsed() / RUNS);
    result
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn report(what: &str, times: &mut [Duration]) -> Duration {
    let middle = median(times);
    let late = times[(times.len() - 1) * 99 / 100];
    println!("{what:<28} median {middle:>9.2?}   99 % {late:>9.2?}   of {}", times.len());
    middle
}

fn aruki(random: &mut Random, times: &mut ChakartTimes) {
    let mut line = GameState::new(Aruki.start("standard", &mut Rolls::none()).expect("a start"));
    for _ in 0..TURNS / 2 {
        if line.outcome().is_some() {
            break;
        }
        let view = line.position().view(Observer::Public);
        let turns = timed(&mut times.aruki, || view.legal_moves(usize::MAX)).expect("a list");
        line.replay(&turns[random.below(turns.len())]).expect("a legal turn");
    }
}

fn chakart(random: &mut Random, times: &mut ChakartTimes) {
    let start = chance::start(&Chakart, "asymmetric", |options| random.below(options.get() as usize) as u32);
    let mut line = GameState::new(start.expect("a start"));
    for _ in 0..TURNS {
        if line.outcome().is_some() {
            break;
        }
        let position = line.position();
        let view = position.view(Observer::Player(position.turn()));
        let turns = timed(&mut times.list, || view.legal_moves(usize::MAX)).expect("a list");
        timed(&mut times.texts, || turns.clone());
        times.longest = times.longest.max(turns.len());
        let turn = &turns[random.below(turns.len())];
        timed(&mut times.read, || view.read(turn)).expect("a legal turn");
        timed(&mut times.complete, || view.complete(""));
        let turn = MoveText::canonical(turn.clone());
        let played = chance::roll_all(position, &turn, |options| random.below(options.get() as usize) as u32)
            .expect("a legal turn");
        timed(&mut times.play, || position.replay(&played.notation)).expect("its own record");
        line.push(played);
    }
}

fn main() {
    let mut times = ChakartTimes::default();
    for game in 0..GAMES {
        chakart(&mut Random::new(game), &mut times);
        aruki(&mut Random::new(game), &mut times);
    }
    let list = report("legal list", &mut times.list);
    report("copying its texts", &mut times.texts);
    report("reading a turn", &mut times.read);
    report("completion of nothing", &mut times.complete);
    report("playing a record", &mut times.play);
    let peer = report("legal list of Aruki", &mut times.aruki);
    println!("longest list: {}", times.longest);
    println!(
        "legal list: {:.2} of the limit of {LIMIT:?}, {:.2} of Aruki's",
        list.as_secs_f64() / LIMIT.as_secs_f64(),
        list.as_secs_f64() / peer.as_secs_f64(),
    );
    if list >= LIMIT {
        std::process::exit(1);
    }
}
