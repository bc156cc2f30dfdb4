//! Laws of Lusus on random games: listed moves are legal, played moves replay, and nothing depends
//! on information hidden from the observer.

use std::collections::BTreeSet;

use sealed_move_rules::chance::{self, Weight};
use sealed_move_rules::lusus::{Lusus, MoveEffect, Tile, View as LususView};
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, PlayError, Position, Rolls, RuleError, Side, View,
};

use crate::random::Random;

const OBSERVERS: [Observer; 4] =
    [Observer::Player(Side::First), Observer::Player(Side::Second), Observer::Public, Observer::Revealed];

fn start(random: &mut Random) -> Box<dyn Position> {
    let drawn: Vec<u32> = [45, 45, 44, 43].map(|options| random.below(options) as u32).to_vec();
    Lusus.start("standard", &mut Rolls::new(&drawn)).expect("four draws")
}

fn lusus(position: &dyn Position, observer: Observer) -> LususView {
    match position.view(observer) {
        View::Lusus(view) => view,
        other => panic!("{other:?}"),
    }
}

fn own_view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

/// Enters a random move step by step. Returns it with all its prefixes.
fn random_move(random: &mut Random, view: &View) -> (String, Vec<String>) {
    let mut text = String::new();
    let mut beginnings = Vec::new();
    loop {
        beginnings.push(text.clone());
        let next = view.next(&text).unwrap_or_else(|error| panic!("{} {text}: {error}", view.text()));
        let tokens: BTreeSet<_> = next.options.iter().map(|step| step.token.as_str()).collect();
        assert_eq!(tokens.len(), next.options.len(), "{} {text}: no option twice", view.text());
        assert!(!next.options.is_empty(), "no dead end: {} {text}", view.text());
        let captures: Vec<_> = next.options.iter().filter(|step| step.rank >= 5_000).collect();
        // Prefer captures half of the time.
        let step = match captures.len() {
            0 => &next.options[random.below(next.options.len())],
            count if random.below(2) == 0 => captures[random.below(count)],
            _ => &next.options[random.below(next.options.len())],
        };
        assert!(step.text.starts_with(&text[..text.rfind(' ').map_or(0, |at| at + 1)]));
        if step.complete && (random.below(2) == 0 || step.text == text) {
            return (step.text.clone(), beginnings);
        }
        if step.text == text {
            continue;
        }
        text.clone_from(&step.text);
    }
}

/// Plays random games, visiting each position before its move is played.
fn play(seed: u64, games: u64, mut visit: impl FnMut(&mut Random, &GameState, &str, &[String])) {
    for game in 0..games {
        let mut random = Random::new(seed + game);
        let mut line = GameState::new(start(&mut random));
        while line.outcome().is_none() {
            let (text, beginnings) = random_move(&mut random, &own_view(line.position()));
            visit(&mut random, &line, &text, &beginnings);
            let played = chance::roll_all(line.position(), &MoveText::canonical(text.as_str()), |options| {
                random.below(options.get() as usize) as u32
            });
            let played = played.unwrap_or_else(|error| panic!("{} {text}: {error}", line.position().text()));
            check_played(line.position(), &played.notation, &*played.position);
            line.push(played);
        }
    }
}

/// Checks invariants of every played move.
fn check_played(before: &dyn Position, notation: &str, after: &dyn Position) {
    let text = after.text();
    assert_eq!(Lusus.parse(&text).expect(&text).text(), text);
    let replayed =
        before.replay(notation).unwrap_or_else(|error| panic!("{} {notation}: {error}", before.text()));
    assert_eq!((replayed.position.text(), replayed.notation.as_str()), (text.clone(), notation));
    assert_eq!(before.move_of(notation).expect(notation).as_str(), notation.split(" |").next().unwrap());
    conserves_tiles(&text);
    let tell = |observer: Observer| {
        let seen = before.redact(notation, observer).expect(notation);
        let story = lusus(before, observer).story(&seen, &lusus(after, observer));
        let story =
            story.unwrap_or_else(|error| panic!("{} {seen} for {observer:?}: {error}", before.text()));
        (seen, story)
    };
    let (_, whole) = tell(Observer::Revealed);
    for observer in OBSERVERS {
        let (seen, story) = tell(observer);
        assert_eq!(story.end, after.outcome());
        let (told, happened) = (outline(&story.effects), outline(&whole.effects));
        assert_eq!(told, happened, "{} {seen} for {observer:?}", before.text());
        let dodges = story.effects.iter().filter(|one| matches!(one, MoveEffect::Dodged { .. })).count();
        assert_eq!(dodges, notation.matches(" dg=").count(), "{} {notation}", before.text());
        if observer == Observer::Revealed || observer == Observer::Player(before.turn()) {
            assert_eq!(seen, notation);
        }
    }
    // No event may be missing or added.
    let mut parts: Vec<&str> = notation.split(' ').collect();
    if parts.last() != Some(&"|") {
        parts.pop();
        let error = before.replay(&parts.join(" ")).expect_err(notation);
        assert_eq!(error.code(), "chance-missing", "{notation}");
    }
    assert_eq!(
        before.replay(&format!("{notation} dg=a1")).expect_err(notation).code(),
        "chance-extra",
        "{notation}"
    );
}

/// The effects without the tiles, which may be hidden.
fn outline(happenings: &[MoveEffect]) -> Vec<String> {
    let one = |happening: &MoveEffect| match happening {
        MoveEffect::Captured { at, piece } | MoveEffect::Avenged { at, piece } => {
            format!("{at:?} {:?} {}", piece.kind, matches!(happening, MoveEffect::Avenged { .. }))
        }
        MoveEffect::Stolen { from, tile: chip } => format!("stolen {from:?} {:?}", chip.owner),
        MoveEffect::Bequeathed { side, tile: chip } => format!("bequeathed {side:?} {:?}", chip.owner),
        other => format!("{other:?}"),
    };
    happenings.iter().map(one).collect()
}

/// Checks that every tile exists twice.
fn conserves_tiles(text: &str) {
    let fields: Vec<&str> = text.split(' ').collect();
    let board = fields[1].split(['(', ')']).skip(1).step_by(2);
    let tiles: String =
        board.chain([fields[6], fields[7]]).collect::<String>().to_uppercase().replace(['/', '-'], "");
    for tile in Tile::ALL {
        let codes = (0..tiles.len()).step_by(2).map(|at| &tiles[at..at + 2]);
        assert_eq!(codes.filter(|code| *code == tile.code()).count(), 2, "{} in {text}", tile.code());
    }
}

#[test]
fn offered_moves_are_legal_and_replay() {
    let mut reasons = BTreeSet::new();
    play(1, 8, |_, line, text, _| {
        let view = own_view(line.position());
        let moves = view.legal_moves(100_000).expect("moves");
        assert!(moves.is_sorted_by(|one, other| one < other), "sorted and unique: {moves:?}");
        assert_eq!(view.read(text).expect(text).as_str(), text);
        // A looser spelling that people may type.
        let loose = text.to_lowercase().replace('@', " on ").replace(' ', ",  ");
        assert_eq!(
            view.read(&loose).map(|chosen| chosen.to_string()).as_deref(),
            Ok(text),
            "{} {loose}",
            view.text()
        );
        let rolls = chance::play(line.position(), &MoveText::canonical(text)).expect(text);
        if matches!(rolls, chance::Transition::Chance(_)) {
            assert!(view.may_roll(&MoveText::canonical(text)), "{} {text}", view.text());
        }
        reasons.insert(line.position().move_number() > 40);
    });
    assert_eq!(reasons.len(), 2, "some of the games are long");
}

#[test]
fn next_steps_after_a_prefix_are_legal() {
    play(40, 2, |_, line, _, beginnings| {
        let view = own_view(line.position());
        for beginning in beginnings {
            for step in view.next(beginning).expect(beginning).options.iter().filter(|step| step.complete) {
                let chosen = view.read(&step.text).expect(&step.text);
                assert_eq!(chosen.as_str(), step.text);
                assert!(chance::play(line.position(), &chosen).is_ok(), "{} {chosen}", view.text());
            }
            let offered = view.complete(beginning);
            assert!(offered.is_sorted_by_key(|step| std::cmp::Reverse(step.rank)));
            let texts: BTreeSet<_> = offered.iter().map(|step| step.text.clone()).collect();
            assert_eq!(texts.len(), offered.len(), "{beginning}");
            let next = view.next(beginning).expect(beginning).options;
            for step in next.iter().filter(|step| step.text.trim_end() != beginning.trim_end()) {
                assert!(texts.contains(&step.text), "{} after {beginning}", step.text);
            }
        }
    });
}

#[test]
fn the_weights_of_all_results_sum_to_one() {
    let mut listed = 0;
    play(70, 3, |_, line, text, _| {
        let chosen = MoveText::canonical(text);
        match chance::outcomes(line.position(), &chosen, 400) {
            Ok(found) => {
                let sum = found.iter().map(|(_, weight)| *weight).reduce(Weight::plus);
                assert_eq!(sum, Some(Weight::ONE), "{} {text}", line.position().text());
                for (played, _) in &found {
                    let replayed = line.position().replay(&played.notation).expect(&played.notation);
                    assert_eq!(replayed.position.text(), played.position.text());
                }
                listed += usize::from(found.len() > 1);
            }
            Err(error) => assert_eq!(error.code(), "too_many", "{text}"),
        }
    });
    // Only small bags lead to few outcomes.
    let small = "L1 4k3/8/8/n(dg)7/8/8/8/R3K3 w - - M -/KIROPA/- -/kiropasiimph/- 21 *";
    let position = Lusus.parse(small).unwrap();
    let found = chance::outcomes(&*position, &MoveText::canonical("a1a5"), 100).unwrap();
    let records: BTreeSet<_> = found.iter().map(|(played, _)| played.notation.clone()).collect();
    // Five squares to dodge to, and one set of tiles in six orders.
    assert_eq!((found.len(), records.len()), (30, 5), "{listed}");
    assert_eq!(found.iter().map(|(_, weight)| *weight).reduce(Weight::plus), Some(Weight::ONE));
}

/// Another position with the same view for an observer: their view, with other tiles in the hidden
/// places.
fn another(random: &mut Random, position: &dyn Position, observer: Observer) -> Box<dyn Position> {
    let (whole, view) = (position.text(), position.view(observer).text());
    let (whole, view): (Vec<&str>, Vec<&str>) = (whole.split(' ').collect(), view.split(' ').collect());
    let mut fields: Vec<String> = view.iter().map(|field| (*field).to_owned()).collect();
    for (side, lower) in [(6, false), (7, true)] {
        let mark = if lower { "tx" } else { "TX" };
        let mut pool = hidden_tiles(&whole, &view, side, mark);
        for index in (1..pool.len()).rev() {
            pool.swap(index, random.below(index + 1));
        }
        // A hidden trap may be any trap.
        while let Some(at) = fields[1].find(mark) {
            let trap = pool.iter().position(|code| is_trap(code)).expect("as many traps as lie there");
            fields[1].replace_range(at..at + 2, &pool.remove(trap));
        }
        let zones: Vec<String> = view[side]
            .split('/')
            .map(|zone| match zone.strip_prefix('?') {
                None => zone.to_owned(),
                Some(count) => {
                    let count: usize = count.parse().unwrap();
                    let mut tiles: Vec<String> = pool.drain(..count).collect();
                    tiles.sort_by_key(|code| Tile::from_code(&code.to_uppercase()));
                    if tiles.is_empty() { "-".to_owned() } else { tiles.concat() }
                }
            })
            .collect();
        assert!(pool.is_empty());
        fields[side] = zones.join("/");
    }
    Lusus.parse(&fields.join(" ")).expect("a position")
}

fn is_trap(code: &str) -> bool {
    ["RV", "ND", "UN", "DG", "TF", "BQ"].contains(&code.to_uppercase().as_str())
}

/// Tiles of one side that a view hides.
fn hidden_tiles(whole: &[&str], view: &[&str], side: usize, mark: &str) -> Vec<String> {
    let codes = |text: &str| -> Vec<String> {
        (0..text.len()).step_by(2).map(|at| text[at..at + 2].to_owned()).collect()
    };
    let mut hidden = Vec::new();
    // Both board fields have the same length, tile by tile.
    for (at, _) in view[1].match_indices(mark) {
        hidden.push(whole[1][at..at + 2].to_owned());
    }
    for (zone, seen) in whole[side].split('/').zip(view[side].split('/')) {
        if seen.starts_with('?') && zone != "-" {
            hidden.extend(codes(zone));
        }
    }
    hidden
}

/// Texts about tiles that may or may not be there.
fn attempts(random: &mut Random, text: &str) -> Vec<String> {
    let square =
        |random: &mut Random| format!("{}{}", char::from(b'a' + random.below(8) as u8), 1 + random.below(8));
    let mut typed = vec![text.to_owned(), text.to_lowercase(), "a1b1".to_owned(), String::new()];
    for name in ["dodge", "revenge", "trap", "revert", "queen", ""] {
        let (at, other) = (square(random), square(random));
        typed.push(format!("dispel {at} {name} e2e4"));
        typed.push(format!("trade {at} {name} with {other}, {text}"));
        typed.push(format!("{name} on {at}, {text}"));
        typed.push(format!("burn {name} {at}{other}"));
        typed.push(format!("{at}{other}"));
    }
    typed
}

/// Whether a move is legal, without its number of rolls, which is secret.
fn judged(position: &dyn Position, chosen: &MoveText) -> Result<(), RuleError> {
    match position.resolve(chosen, &mut Rolls::none()) {
        Ok(_) | Err(PlayError::Roll(_)) => Ok(()),
        Err(PlayError::Refused(error)) => Err(error),
    }
}

#[test]
fn hidden_tiles_change_nothing_for_an_observer() {
    let (mut different, mut hidden_traps) = (0, 0);
    play(100, 3, |random, line, text, beginnings| {
        let position = line.position();
        // Sample every third position: a game has hundreds.
        if position.move_number() % 3 != 0 {
            return;
        }
        for observer in OBSERVERS {
            let other = another(random, position, observer);
            let (view, other_view) = (position.view(observer), other.view(observer));
            different += usize::from(position.text() != other.text());
            hidden_traps += usize::from(view.text().to_uppercase().contains("TX"));
            assert_eq!(view.text(), other_view.text());
            assert_eq!(view, other_view);
            assert_eq!(view.legal_moves(100_000), other_view.legal_moves(100_000));
            for typed in attempts(random, text).iter().chain(beginnings) {
                assert_eq!(view.next(typed), other_view.next(typed), "{typed}");
                assert_eq!(view.complete(typed), other_view.complete(typed), "{typed}");
                assert_eq!(view.read(typed), other_view.read(typed), "{typed}");
                if observer == Observer::Player(position.turn())
                    && let Ok(chosen) = view.read(typed)
                {
                    assert_eq!(judged(position, &chosen), judged(&*other, &chosen), "{typed}");
                    assert_eq!(view.may_roll(&chosen), other_view.may_roll(&chosen));
                    assert_eq!(view.needs_confirmation(&chosen), other_view.needs_confirmation(&chosen));
                }
            }
        }
    });
    assert!(different > 150 && hidden_traps > 30, "{different} {hidden_traps}");
}

/// Two positions that look the same give the same story if the visible events are the same.
#[test]
fn notations_reveal_nothing_hidden() {
    let mut compared = 0;
    play(200, 3, |random, line, text, _| {
        let position = line.position();
        for observer in OBSERVERS {
            let other = another(random, position, observer);
            let chosen = MoveText::canonical(text);
            let draw = |position: &dyn Position| chance::roll_all(position, &chosen, |_| 0);
            // The mover's own hand may differ, so the move may be illegal there.
            let (Ok(one), Ok(two)) = (draw(position), draw(&*other)) else { continue };
            let seen = position.redact(&one.notation, observer).expect("its own record");
            let also = other.redact(&two.notation, observer).expect("its own record");
            let same = one.position.view(observer).text() == two.position.view(observer).text();
            if same && seen == also {
                let story = |before: &dyn Position, seen: &str, after: &dyn Position| {
                    lusus(before, observer).story(seen, &lusus(after, observer)).expect("a story")
                };
                assert_eq!(story(position, &seen, &*one.position), story(&*other, &also, &*two.position));
                compared += 1;
            }
        }
    });
    assert!(compared > 100, "{compared}");
}
