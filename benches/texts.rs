//! Time of a text with words in four languages, beside bare fluent-bundle, and the memory of all
//! catalogues. The peer formats the same English texts with finished nouns: without words, cases and
//! articles.
//!
//! `cargo bench --bench texts`

use std::hint::black_box;
use std::time::{Duration, Instant};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use sealed_move::text::{Language, Value, Word, piece, side, text};
use sealed_move_rules::{Side, find};

const ENGLISH: &str = include_str!("../src/text/en.ftl");
const LANGUAGES: [&str; 4] = ["en", "de", "pl", "ja"];

/// The project's own limits: the time of a text beside bare fluent-bundle's, and resident megabytes
/// (10⁶ bytes) of all catalogues.
const TIME_LIMIT: f64 = 1.3;
const LIMIT_MB: f64 = 20.0;

const ROUNDS: usize = 200;
/// Repeats of a text in a round, because one is too short for the clock.
const REPEATS: u32 = 50;

/// A value of a text.
#[derive(Clone, Copy)]
enum Sample {
    Text(&'static str),
    Number(i64),
    /// A piece, object or tile: its game and symbol.
    Piece(&'static str, &'static str),
    /// A side: its game and number.
    Side(&'static str, usize),
}

use Sample::{Number, Piece, Text};

/// Texts with their values.
const TEXTS: &[(&str, &[(&str, Sample)])] = &[
    // Moves.
    (
        "aruki-step-takes",
        &[
            ("piece", Piece("aruki", "GD")),
            ("from", Text("d4")),
            ("victim", Piece("aruki", "SS")),
            ("to", Text("e5")),
            ("end", Text("check")),
        ],
    ),
    (
        "aruki-step-becomes",
        &[
            ("piece", Piece("aruki", "O")),
            ("from", Text("d10")),
            ("to", Text("d11")),
            ("result", Piece("aruki", "M")),
            ("end", Text("quiet")),
        ],
    ),
    (
        "kyo-takes",
        &[("who", Text("Tower A3")), ("victim", Piece("kyo", "Q")), ("to", Text("A4")), ("load", Number(2))],
    ),
    ("kyo-who", &[("piece", Piece("kyo", "H")), ("from", Text("A3"))]),
    (
        "chakart-takes",
        &[
            ("piece", Piece("chakart", "R")),
            ("from", Text("a1")),
            ("victim", Piece("chakart", "B")),
            ("to", Text("a5")),
        ],
    ),
    (
        "chakart-throw",
        &[
            ("object", Piece("chakart", "d")),
            ("to", Text("d5")),
            ("whose", Text("enemy")),
            ("victim", Piece("chakart", "R")),
            ("becomes", Text("no")),
            ("kind", Text("")),
        ],
    ),
    ("chakart-becomes", &[("at", Text("d8")), ("becomes", Piece("chakart", "N"))]),
    (
        "lusus-take",
        &[
            ("piece", Piece("lusus", "N")),
            ("from", Text("b1")),
            ("victim", Piece("lusus", "P")),
            ("to", Text("c3")),
        ],
    ),
    (
        "lusus-attach",
        &[
            ("recycled", Text("no")),
            ("tile", Piece("lusus", "GH")),
            ("bearer", Piece("lusus", "Q")),
            ("at", Text("d1")),
        ],
    ),
    // Notices.
    ("notice-ping", &[("player", Text("Karolina"))]),
    (
        "notice-last",
        &[
            ("side", Text("Karolina")),
            ("record", Text("Rd2d5")),
            ("meaning", Text("Rook d2 takes Long Sword on d5, check")),
        ],
    ),
    ("notice-over", &[("first", Text("Karolina")), ("second", Text("Mia")), ("ending", Text("Checkmate!"))]),
    ("ending-checkmate", &[("winner", Text("Karolina"))]),
    ("label-won", &[("side", Sample::Side("aruki", 0))]),
    // Alternative texts.
    (
        "aruki-alt-turn",
        &[("number", Number(12)), ("side", Sample::Side("aruki", 1)), ("from", Text("White"))],
    ),
    ("aruki-alt-tray-kind", &[("count", Number(3)), ("kind", Piece("aruki", "S"))]),
    (
        "kyo-stack-both",
        &[
            ("tile", Text("A3")),
            ("chips", Text("two dark chips")),
            ("side", Sample::Side("kyo", 0)),
            ("piece", Piece("kyo", "T")),
        ],
    ),
    // Menus.
    ("aruki-ask-target", &[("piece", Piece("aruki", "P")), ("from", Text("d4"))]),
    ("aruki-choice-takes", &[("to", Text("d5")), ("victim", Piece("aruki", "LL"))]),
    // Refusals.
    ("refusal-not-on-turn", &[]),
    ("rule-aruki-cannot_reach", &[("piece", Piece("aruki", "GD")), ("from", Text("d4")), ("to", Text("e8"))]),
    ("rule-aruki-only_pawns_promote", &[("piece", Piece("aruki", "R"))]),
    (
        "rule-kyo-too_heavy",
        &[("number", Number(2)), ("step", Text("A3 A4")), ("piece", Piece("kyo", "P")), ("count", Number(3))],
    ),
    ("lusus-warn-burns", &[("tile", Piece("lusus", "KO"))]),
];

fn word(sample: Sample) -> Word {
    let info = |game| find(game).expect("a game").info();
    match sample {
        Piece(game, symbol) => piece(info(game), symbol).expect("a symbol of the game"),
        Sample::Side(game, index) => side(info(game), Side::BOTH[index]),
        Text(_) | Number(_) => unreachable!("not a word"),
    }
}

fn value(sample: Sample) -> Value {
    match sample {
        Text(text) => Value::from(text),
        Number(number) => Value::from(number),
        sample => Value::from(word(sample)),
    }
}

/// The English catalogue without functions: `{ WORD($piece, article: "a") }` is `{ $piece }`.
fn without_functions() -> FluentBundle<FluentResource> {
    let mut source = String::new();
    let mut rest = ENGLISH;
    while let Some((before, call)) = rest.split_once("WORD(") {
        let (arguments, after) = call.split_once(')').expect("a closed call");
        source.push_str(before);
        source.push_str(arguments.split(',').next().unwrap_or_default());
        rest = after;
    }
    source.push_str(rest);
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a tag")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(source).expect("it parses")).expect("no key twice");
    bundle
}

fn bare(bundle: &FluentBundle<FluentResource>, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let pattern = bundle.get_message(key).and_then(|message| message.value()).expect("a text");
    let mut args = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        let value = match value {
            FluentValue::String(text) => FluentValue::from(text.as_ref()),
            value => value.clone(),
        };
        args.set(*name, value);
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text
}

fn timed(mut format: impl FnMut() -> String) -> Duration {
    let begun = Instant::now();
    for _ in 0..REPEATS {
        black_box(format());
    }
    begun.elapsed() / REPEATS
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The median times of each text: bare fluent-bundle's, then each language's. They alternate, so that
/// other load falls on all.
fn times() -> Vec<(&'static str, Vec<Duration>)> {
    let bundle = without_functions();
    let languages = LANGUAGES.map(|tag| Language::from_tag(tag).expect("a shipped language"));
    let of_text = |(key, samples): &(&'static str, &[(&'static str, Sample)])| {
        let values: Vec<_> = samples.iter().map(|(name, sample)| (*name, value(*sample))).collect();
        let finished = |sample: Sample| match value(sample) {
            Value::Number(number) => FluentValue::from(number),
            value => FluentValue::from(value.plain(Language::ENGLISH)),
        };
        let plain: Vec<_> = samples.iter().map(|(name, sample)| (*name, finished(*sample))).collect();
        let mut times = vec![Vec::new(); 1 + languages.len()];
        for _ in 0..ROUNDS {
            times[0].push(timed(|| bare(&bundle, key, &plain)));
            for (times, lang) in times[1..].iter_mut().zip(languages) {
                times.push(timed(|| text(lang, key, &values)));
            }
        }
        (*key, times.into_iter().map(median).collect())
    };
    TEXTS.iter().map(of_text).collect()
}

/// Resident memory in MB.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kibibytes * 1024.0 / 1e6
}

fn main() {
    let before = resident();
    let first = text(Language::ENGLISH, "notice-ping", &[("player", Value::from("Mia"))]);
    black_box(first);
    let megabytes = resident() - before;

    let times = times();
    println!("{:<30} {:>10} {}", "", "bare", LANGUAGES.map(|tag| format!("{tag:>8}")).join(""));
    for (key, times) in &times {
        let ratios = times[1..].iter().map(|time| time.as_secs_f64() / times[0].as_secs_f64());
        let ratios: Vec<String> = ratios.map(|ratio| format!("{ratio:>8.2}")).collect();
        println!("{key:<30} {:>10.2?} {}", times[0], ratios.join(""));
    }
    let total = |index: usize| times.iter().map(|(_, times)| times[index].as_secs_f64()).sum::<f64>();
    let ratios: Vec<f64> = (1..=LANGUAGES.len()).map(|index| total(index) / total(0)).collect();
    for (tag, ratio) in LANGUAGES.iter().zip(&ratios) {
        println!("{tag}: {ratio:.2} of bare fluent-bundle, limit {TIME_LIMIT}");
    }
    let count = Language::all().count();
    println!(
        "{count} catalogues: {megabytes:.1} MB, {:.2} of the limit of {LIMIT_MB} MB",
        megabytes / LIMIT_MB
    );
    if megabytes > LIMIT_MB || ratios.iter().any(|ratio| *ratio > TIME_LIMIT) {
        std::process::exit(1);
    }
}
