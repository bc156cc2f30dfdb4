//! Time of next steps, of playing a move and of generating all moves in Kyo through the public API:
//! medians over random playouts. The generator is compared with that of Aruki in the same run.
//!
//! `cargo bench --bench kyo`

#[path = "../crates/rules/tests/it/random.rs"]
mod random;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::kyo::{Attempt, INFO, Kyo};
use sealed_move_rules::{Game, GameState, Observer, Position, Rolls, View};

const GAMES: u64 = 200;
const TURNS: usize = 150;

#[derive(Default)]
struct KyoTimes {
    starts: Vec<Duration>,
    next: Vec<Duration>,
    complete: Vec<Duration>,
    read: Vec<Duration>,
    play: Vec<Duration>,
    /// The results of a reply and the captures of a quiescence search, within their limits of steps.
    replies: Vec<Duration>,
    captures: Vec<Duration>,
    most_steps: usize,
}

/// The limits on steps of replies and captures in the search (`crates/players/src/kyo.rs`).
const REPLY_STEPS: usize = 1_500;
const CAPTURE_STEPS: usize = 500;

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

/// Times of the moves of Aruki in random games.
fn aruki_times() -> Vec<Duration> {
    let mut times = Vec::new();
    for game in 0..GAMES {
        let mut random = Random::new(game);
        let mut line = GameState::new(Aruki.start("standard", &mut Rolls::none()).expect("a start"));
        for _ in 0..TURNS {
            let View::Aruki(view) = line.position().view(Observer::Public) else { break };
            let (mut ahead, mut moves) = (view.lookahead(), Vec::new());
            timed(&mut times, || ahead.push_moves(&mut moves));
            if line.outcome().is_some() || moves.is_empty() {
                break;
            }
            let text = ahead.text_of(moves[random.below(moves.len())]);
            line.push(line.position().replay(&text).expect("a legal move"));
        }
    }
    times
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
            let View::Kyo(view) = line.position().view(Observer::Public) else { continue };
            let ahead = view.lookahead();
            let mut keys = 0;
            let mut each = |attempt: &Attempt<'_>| {
                keys ^= attempt.key();
                true
            };
            timed(&mut times.replies, || ahead.visit_results(REPLY_STEPS, &mut each));
            timed(&mut times.captures, || ahead.visit_captures(CAPTURE_STEPS, &mut each));
            black_box(keys);
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
    let mut aruki = aruki_times();
    report("results of a reply", &mut times.replies, None);
    report("captures", &mut times.captures, None);
    report("moves of Aruki", &mut aruki, None);
    for (what, own) in [("a reply", &times.replies), ("captures", &times.captures)] {
        let ratio = own[own.len() / 2].as_secs_f64() / aruki[aruki.len() / 2].as_secs_f64();
        println!("{what} of Kyo costs {ratio:.1} positions of Aruki");
    }
    println!("most steps that followed: {}", times.most_steps);
    if !fine {
        std::process::exit(1);
    }
}
