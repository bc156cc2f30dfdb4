//! Time of next steps and of playing a move in Kyo through the public API: medians over random
//! playouts.
//!
//! `cargo bench --bench kyo`

#[path = "../crates/rules/tests/it/random.rs"]
mod random;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use sealed_move_rules::kyo::{INFO, Kyo};
use sealed_move_rules::{Game, GameState, Observer, Position, Rolls};

const GAMES: u64 = 200;
const TURNS: usize = 150;

#[derive(Default)]
struct KyoTimes {
    starts: Vec<Duration>,
    next: Vec<Duration>,
    complete: Vec<Duration>,
    read: Vec<Duration>,
    play: Vec<Duration>,
    most_steps: usize,
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let result = black_box(work());
    times.push(begun.elapsed());
    result
}

/// Enters a random move step by step.
fn random_move(random: &mut Random, position: &dyn Position, times: &mut KyoTimes) -> String {
    let view = position.view(Observer::Player(position.turn()));
    let starts = timed(&mut times.starts, || view.next("")).expect("starts").options;
    let mut text = starts[random.below(starts.len())].text.clone();
    let patience = 1 + random.below(5);
    for entered in 0.. {
        let steps = timed(&mut times.next, || view.next(&text)).expect("a beginning").options;
        timed(&mut times.complete, || view.complete(&text));
        times.most_steps = times.most_steps.max(steps.len());
        if steps.is_empty() || entered == patience {
            break;
        }
        text.clone_from(&steps[random.below(steps.len())].text);
    }
    text
}

fn report(what: &str, times: &mut [Duration], limit: Option<Duration>) -> bool {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    let fine = limit.is_none_or(|limit| at(50) < limit);
    let wanted = limit.map(|limit| format!(", wanted below {limit:?}")).unwrap_or_default();
    println!("{what:<28} median {:>9.2?}   99 % {:>9.2?}   of {}{wanted}", at(50), at(99), times.len());
    fine
}

fn main() {
    let mut times = KyoTimes::default();
    for game in 0..GAMES {
        let mut random = Random::new(game);
        let setup = INFO.setups[random.below(INFO.setups.len())].name;
        let mut line = GameState::new(Kyo.start(setup, &mut Rolls::none()).expect("a start"));
        for _ in 0..TURNS {
            if line.outcome().is_some() {
                break;
            }
            let text = random_move(&mut random, line.position(), &mut times);
            if !text.contains(' ') {
                // Only a long shuffle of a pile is legal, and lists omit those.
                break;
            }
            let view = line.position().view(Observer::Public);
            timed(&mut times.read, || view.read(&text)).expect("a legal turn");
            let played = timed(&mut times.play, || line.position().replay(&text)).expect("a legal turn");
            line.push(played);
        }
    }
    let mut fine = report("start tiles", &mut times.starts, None);
    fine &= report("next steps of a beginning", &mut times.next, Some(Duration::from_micros(50)));
    fine &= report("completion of a beginning", &mut times.complete, None);
    fine &= report("reading a turn", &mut times.read, None);
    fine &= report("playing a turn", &mut times.play, Some(Duration::from_micros(5)));
    println!("most steps that followed: {}", times.most_steps);
    if !fine {
        std::process::exit(1);
    }
}
