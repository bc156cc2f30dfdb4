//! The cost of typed texts: completing or reading any of them costs at most twenty times as much as
//! the empty text.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::{commands, rest::limits};
use sealed_move::domain::{ChallengeTerms, Id, PlayerId};
use sealed_move::service::Caller;
use sealed_move_rules::{Side, find};
use serde_json::{Value, json};
use serenity::all::CommandData;

use super::BotAlone;
use crate::actions::{ALICE, BOB, SEED, account, request};

/// The highest cost compared to the empty text. The words of texts are slow in builds without
/// optimization, so these get more.
const MAX_RATIO: f64 = if cfg!(debug_assertions) { 60.0 } else { 20.0 };

/// Measurements of each text. The least counts, since other threads only add to it.
const RUNS: usize = 3;

/// Parts of typed texts, repeated up to the limit of their option.
const PARTS: [&str; 26] = [
    "a",
    "é",
    "\u{200b}",
    "a0 ",
    "A0 2A1 1A2 ",
    "E1 +1E2 ",
    "F0 =LDS ",
    "e2e4 ",
    "e2-e4; ",
    "d2d3 ",
    "1. e4 e5 ",
    "Nf3 ",
    "QU@e2 ",
    "queen e2 ",
    "-QU ",
    "RC+HE+QU ",
    "swap a1 b2 ",
    "trade a1 1 with h8 2 ",
    "pawn ",
    "pwan tow ",
    "light pawn to a4 ",
    "the quick brown fox ",
    "; {",
    "x y z ",
    "pawn",
    "the light pwan on a4 gose to the othr toewr xx ",
];

/// A new interaction id.
fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(100_000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn least(mut work: impl FnMut()) -> Duration {
    let mut run = || {
        let began = cpu();
        work();
        cpu() - began
    };
    (0..RUNS).map(|_| run()).min().unwrap()
}

fn data(name: &str, options: &Value) -> CommandData {
    serde_json::from_value(json!({ "id": "3", "name": name, "type": 1, "options": options })).unwrap()
}

/// Measures texts in an option of a command about a game. `given` are the options filled in before.
fn check(
    place: &BotAlone,
    person: PlayerId,
    name: &str,
    option: &str,
    given: &[Value],
    limit: u16,
    complaints: &mut Vec<String>,
) {
    let context = || {
        InteractionContext::new(
            &place.bot,
            Caller { player: person, ..place.caller(next_id()) },
            account("alice"),
        )
    };
    let completed = |typed: &str| {
        let mut options = given.to_vec();
        options.push(json!({ "type": 3, "name": option, "value": typed, "focused": true }));
        let data = data(name, &json!(options));
        least(|| drop(handling::complete(&mut context(), &data).unwrap()))
    };
    let empty = completed("");
    let mut worst = (0.0, String::new());
    for part in PARTS {
        for length in [part.chars().count(), usize::from(limit) / 4, usize::from(limit)] {
            let typed: String = part.chars().cycle().take(length).collect();
            let ratio = completed(&typed).as_secs_f64() / empty.as_secs_f64();
            if ratio > worst.0 {
                worst = (ratio, typed.clone());
            }
            if ratio > MAX_RATIO {
                complaints
                    .push(format!("/{name} {option}: {ratio:.1} for {length} of {part:?}, empty {empty:?}"));
            }
        }
    }
    println!(
        "/{name} {option} {given:?}: empty {empty:?}, worst {:.1} for {:?}",
        worst.0,
        &worst.1[..worst.1.floor_char_boundary(20)]
    );
    if name != "move" {
        return;
    }
    let read = |typed: &str| {
        let mut options = given.to_vec();
        options.push(json!({ "type": 3, "name": option, "value": typed }));
        let data = data(name, &json!(options));
        least(|| {
            let mut ctx = InteractionContext::new(&place.bot, place.caller(next_id()), account("alice"));
            drop(handling::command(&mut ctx, commands::parse(&data)));
        })
    };
    let empty = read(" ");
    let mut worst = (0.0, "");
    for part in PARTS {
        let typed: String = part.chars().cycle().take(limit.into()).collect();
        let ratio = read(&typed).as_secs_f64() / empty.as_secs_f64();
        if ratio > worst.0 {
            worst = (ratio, part);
        }
        if ratio > MAX_RATIO {
            complaints.push(format!("reading /{name} {option}: {ratio:.1} for {part:?}, empty {empty:?}"));
        }
    }
    println!("reading {given:?}: empty {empty:?}, worst {worst:?}");
}

#[test]
fn no_typed_text_is_costly() {
    let place = BotAlone::new();
    let service = place.bot.service();
    let mut complaints = Vec::new();
    for (number, kind) in (0..).zip(["aruki", "kyo", "chakart", "lusus"]) {
        let alice = place.caller(10 + 2 * number);
        let terms = ChallengeTerms { game: find(kind).unwrap(), ..request(Some(BOB)) };
        let challenge = service.challenges.make(&alice, terms, SEED).unwrap().id;
        let bob = Caller { player: BOB, ..place.caller(11 + 2 * number) };
        let id: Id = service.challenges.accept(&bob, challenge, Side::Second).unwrap().1.game.id;
        let game = json!({ "type": 3, "name": "game", "value": id.to_string() });
        let kind = json!({ "type": 3, "name": "game", "value": kind });
        check(
            &place,
            ALICE,
            "move",
            "move",
            std::slice::from_ref(&game),
            limits::MAX_TYPED_MOVE,
            &mut complaints,
        );
        check(
            &place,
            BOB,
            "plan",
            "if",
            std::slice::from_ref(&game),
            limits::MAX_TYPED_MOVE,
            &mut complaints,
        );
        check(&place, ALICE, "describe", "what", &[game], limits::MAX_TYPED_VALUE, &mut complaints);
        check(
            &place,
            ALICE,
            "rules",
            "topic",
            std::slice::from_ref(&kind),
            limits::MAX_TYPED_VALUE,
            &mut complaints,
        );
        check(&place, ALICE, "challenge", "setup", &[kind], limits::MAX_TYPED_VALUE, &mut complaints);
    }
    check(&place, ALICE, "settings", "timezone", &[], limits::MAX_TYPED_VALUE, &mut complaints);
    check(&place, ALICE, "move", "game", &[], limits::MAX_TYPED_VALUE, &mut complaints);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
