//! Time from the views of 60 moves to the bytes of a GIF, and the size of the GIF. Compares with
//! the same number of PNGs, and with a bare encode of the same changed rectangles by the `gif`
//! crate in the same run. Then checks that the longest game stays below Discord's limit.
//!
//! `cargo bench --bench replay`

#[path = "../crates/rules/tests/it/random.rs"]
mod random;

use std::borrow::Cow;
use std::hint::black_box;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use random::Random;
use sealed_move_board::{Labels, LastMove, RenderRequest, Size, Studio};
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, GameState, Observer, Side, View, chance};

const ROUNDS: usize = 21;
const TURNS: usize = 60;
/// Time limit of a replay, in milliseconds.
const LIMIT_MS: f64 = 50.0;
/// Size limit of a replay of 60 moves, in kilobytes (`PICTURES.md` §9).
const LIMIT_KB: f64 = 350.0;
/// Size limit of a replay, in bytes.
const LIMIT_BYTES: usize = 8_000_000;

fn main() {
    let studio = Studio::new().expect("the embedded files are sound");
    println!(
        "{:<16}{:>9}{:>8}{:>8}{:>10}{:>9}{:>9}{:>8}{:>8}",
        "", "size", "ms", "KB", "60 PNG ms", "PNG KB", "gif ms", "gif KB", "ratio"
    );
    let games: [(&dyn Game, &str, bool); 6] = [
        (&Aruki, "aruki", false),
        (&Kyo, "kyo", false),
        (&Chakart, "chakart", false),
        (&Lusus, "lusus", false),
        (&Aruki, "aruki random", true),
        (&Kyo, "kyo random", true),
    ];
    let (mut slowest, mut largest) = (0.0_f64, 0.0_f64);
    for (game, name, wild) in games {
        let (views, records) = played(game, TURNS, wild);
        assert_eq!(records.len(), TURNS, "{name}");
        let numbers = move_numbers(&views);
        let shots = shots(&views, &records, &numbers);
        let replay = studio.replay(&shots);
        let whole = median(|| drop(black_box(studio.replay(black_box(&shots)))));
        let mut bytes = 0;
        let separate = median(|| {
            bytes = shots[1..]
                .iter()
                .map(|request| studio.picture(&RenderRequest { size: Size::new(720), ..*request }).png.len())
                .sum();
        });
        let (size, palette, frames) = frames(&replay.gif);
        let mut bare_bytes = 0;
        let bare = median(|| bare_bytes = encode(size, &palette, &frames).len());
        slowest = slowest.max(ms(whole));
        largest = largest.max(kb(replay.gif.len()));
        println!(
            "{name:<16}{:>9}{:>8.2}{:>8.1}{:>10.2}{:>9.1}{:>9.2}{:>8.1}{:>8.2}",
            format!("{}x{}", replay.width, replay.height),
            ms(whole),
            kb(replay.gif.len()),
            ms(separate),
            kb(bytes),
            ms(bare),
            kb(bare_bytes),
            ms(whole) / ms(bare),
        );
    }
    println!("slowest {slowest:.2} ms; wanted below {LIMIT_MS} ms");
    println!("largest {largest:.1} KB; wanted at most {LIMIT_KB} KB");
    assert!(largest <= LIMIT_KB, "too large");
    let all: [(&dyn Game, &str); 4] =
        [(&Aruki, "aruki"), (&Kyo, "kyo"), (&Chakart, "chakart"), (&Lusus, "lusus")];
    for (game, name) in all {
        let (views, records) = played(game, 3000, true);
        let numbers = move_numbers(&views);
        let shots = shots(&views, &records, &numbers);
        let begun = Instant::now();
        let replay = studio.replay(&shots);
        println!(
            "longest {name}: {} turns, {}x{}, every {}, {:.2} MB, {:.0} ms",
            records.len(),
            replay.width,
            replay.height,
            replay.every,
            kb(replay.gif.len()) / 1000.0,
            ms(begun.elapsed()),
        );
        assert!(replay.gif.len() <= LIMIT_BYTES, "too large");
    }
}

/// Plays at most `turns` moves: random ones, or random ones among the best ranked.
fn played(game: &dyn Game, turns: usize, wild: bool) -> (Vec<View>, Vec<String>) {
    let mut longest = (Vec::new(), Vec::new());
    for seed in 0..40 {
        let tried = play(game, turns, wild, seed);
        if tried.1.len() > longest.1.len() {
            longest = tried;
        }
        if longest.1.len() == turns {
            break;
        }
    }
    longest
}

fn play(game: &dyn Game, turns: usize, wild: bool, seed: u64) -> (Vec<View>, Vec<String>) {
    let mut random = Random::new(seed);
    let roll = |random: &mut Random, options: NonZeroU32| random.below(options.get() as usize) as u32;
    let start = chance::start(game, game.info().setups[0].name, |options| roll(&mut random, options))
        .expect("a setup");
    let mut line = GameState::new(start);
    let (mut views, mut records) = (vec![line.position().view(Observer::Public)], Vec::new());
    while records.len() < turns && line.outcome().is_none() {
        let view = line.position().view(Observer::Player(line.position().turn()));
        let mut text = String::new();
        loop {
            let mut steps = view.complete(&text);
            if steps.is_empty() {
                text.push(' ');
                steps = view.complete(&text);
            }
            let among = if wild { steps.len() } else { steps.len().min(5) };
            let step = &steps[random.below(among)];
            text.clone_from(&step.text);
            if step.complete {
                break;
            }
        }
        let turn = view.read(&text).expect("an offered turn");
        let settled = chance::roll_all(line.position(), &turn, |options| roll(&mut random, options));
        let notation = settled.expect("a legal turn").notation;
        line.replay(&notation).expect("its record");
        records.push(notation);
        views.push(line.position().view(Observer::Public));
    }
    (views, records)
}

/// The line of the panel that changes from move to move.
fn move_numbers(views: &[View]) -> Vec<String> {
    views.iter().map(|view| format!("Move {}", view.move_number())).collect()
}

fn shots<'a>(views: &'a [View], records: &'a [String], numbers: &'a [String]) -> Vec<RenderRequest<'a>> {
    let last = |index: usize| {
        let before = index.checked_sub(1)?;
        Some(LastMove { before: &views[before], notation: &records[before] })
    };
    (0..views.len())
        .map(|index| RenderRequest {
            last: last(index),
            ..RenderRequest::new(
                &views[index],
                Side::First,
                Labels::new(["White", "Black"], Some(&numbers[index])),
            )
        })
        .collect()
}

type Frames = ((u16, u16), Vec<u8>, Vec<gif::Frame<'static>>);

/// Decodes the stored frames of a GIF: the changed rectangles as indices.
fn frames(file: &[u8]) -> Frames {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).expect("a GIF");
    let palette = decoder.global_palette().expect("a palette").to_vec();
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        frames.push(gif::Frame { buffer: Cow::Owned(frame.buffer.to_vec()), ..frame.clone() });
    }
    ((decoder.width(), decoder.height()), palette, frames)
}

/// Encodes the same frames directly with the library.
fn encode((width, height): (u16, u16), palette: &[u8], frames: &[gif::Frame<'_>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = gif::Encoder::new(&mut bytes, width, height, palette).expect("a valid header");
    for frame in frames {
        encoder.write_frame(frame).expect("a frame");
    }
    drop(encoder);
    bytes
}

/// Median time over many runs.
fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let begun = Instant::now();
            run();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn kb(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}
