//! Laws of Kyo on random games and on artificial positions, and the comparison with the naive
//! rules.

use std::collections::BTreeSet;

use sealed_move_rules::kyo::{INFO, Kyo};
use sealed_move_rules::{Game, GameState, Observer, Position, Rolls, Stage, View};

use crate::kyo_naive::{NaivePosition, Play, name, orders, places};
use crate::random::Random;

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

fn start(random: &mut Random) -> Box<dyn Position> {
    let setup = INFO.setups[random.below(INFO.setups.len())].name;
    Kyo.start(setup, &mut Rolls::none()).expect("a start")
}

/// A valid position with random pieces on random tiles, often crowded.
fn artificial(random: &mut Random) -> NaivePosition {
    loop {
        let mut naive = NaivePosition::parse("10/10/10/10/10/10/10/10/10/10 g - 1");
        naive.gold = random.below(2) == 0;
        naive.turn = 1 + random.below(99) as u32;
        let room = [10, 6, 4, 3][random.below(4)];
        let corner = (random.below(11 - room), random.below(11 - room));
        let place = |random: &mut Random| {
            ((corner.0 + random.below(room)) as i32, (corner.1 + random.below(room)) as i32)
        };
        let deep = 1 + random.below(6);
        let letters = ["DLdlS", "DDLLdlSS", "DLdlSSSS", "ddllDL"][random.below(4)].as_bytes();
        for _ in 0..2 + random.below(room * room) {
            let at = place(random);
            let height = random.below(deep + 1);
            let chips = (0..height).map(|_| letters[random.below(letters.len())] as char);
            naive.board.insert(at, chips.collect());
        }
        for _ in 0..2 + random.below(room * room) {
            let pawn = "PHTQCNphtqcn".as_bytes()[random.below(12)] as char;
            put_pawn(&mut naive, place(random), pawn);
        }
        for king in ['K', 'k'] {
            put_pawn(&mut naive, place(random), king);
        }
        naive.board.retain(|_, stack| !stack.is_empty());
        if Kyo.parse(&naive.print()).is_ok() && !matches!(naive.reason(), Some("king" | "mana")) {
            return naive;
        }
    }
}

fn put_pawn(naive: &mut NaivePosition, at: (i32, i32), pawn: char) {
    let stack = naive.board.entry(at).or_default();
    if stack.ends_with(|letter: char| "PHTQKCNphtqkcn".contains(letter)) {
        stack.pop();
    }
    stack.push(pawn);
}

/// Walks a random move step by step, comparing with the naive rules. Returns its text and the naive
/// state after it.
fn walk(random: &mut Random, position: &dyn Position, naive: &NaivePosition) -> (String, Play) {
    let view = view(position);
    let starts = view.next("").expect("starts");
    assert_eq!(starts.stage, Stage::Starts);
    let found: Vec<_> = starts.options.iter().map(|step| step.token.clone()).collect();
    assert_eq!(found, naive.starts().into_iter().map(name).collect::<Vec<_>>(), "{}", naive.print());
    let start = naive.starts()[random.below(found.len())];
    let mut play = naive.begin(start).expect("a start");
    let mut text = name(start);
    let patience = 1 + random.below(6);
    loop {
        let options = compare_next(&view, &text, &play);
        compare_attempts(random, &view, &text, &play);
        if options.is_empty() || play.steps.len() >= patience {
            break;
        }
        let step = &options[random.below(options.len())];
        text = format!("{text} {step}");
        play = play.step(step).expect(step);
    }
    if play.steps.is_empty() {
        // Only long shuffles of a pile are legal, and lists omit those.
        let step = play.options(99).into_iter().next().expect("a start has a step");
        text = format!("{text} {step}");
        play = play.step(&step).expect("an option");
    }
    (text, play)
}

/// Compares the possible next steps, and returns them.
fn compare_next(view: &View, text: &str, play: &Play) -> Vec<String> {
    let board = view.text();
    let next = view.next(text).unwrap_or_else(|error| panic!("{board} {text}: {error}"));
    let may_end = !play.steps.is_empty();
    let Stage::Steps { at, mode, may_end: ends } = next.stage else {
        panic!("{board} {text}: {:?}", next.stage)
    };
    assert_eq!((at, mode.name(), ends), (name(play.at), play.mode, may_end), "{board} {text}");
    let options: Vec<_> = next.options.iter().map(|step| step.token.clone()).collect();
    let unique: BTreeSet<_> = options.iter().cloned().collect();
    assert_eq!(unique.len(), options.len(), "{board} {text}: {options:?}");
    assert_eq!(unique, play.options(5), "{board} {text}");
    for step in &next.options {
        assert_eq!(step.text, format!("{text} {}", step.token));
        assert_eq!(view.read(&step.text).expect(&step.text).as_str(), step.text, "{board}");
    }
    compare_completion(view, text, &next.options, may_end);
    options
}

fn compare_completion(view: &View, text: &str, steps: &[sealed_move_rules::Suggestion], may_end: bool) {
    let offered = view.complete(&format!("{} ", text.to_lowercase()));
    assert!(offered.is_sorted_by_key(|step| std::cmp::Reverse(step.rank)));
    let ends: Vec<_> = offered.iter().filter(|step| step.token.is_empty()).collect();
    assert_eq!(ends.len(), usize::from(may_end), "{text}");
    assert!(ends.iter().all(|step| step.text == text && step.complete));
    let found: BTreeSet<_> =
        offered.iter().filter(|step| !step.token.is_empty()).map(|step| step.text.as_str()).collect();
    assert_eq!(found, steps.iter().map(|step| step.text.as_str()).collect::<BTreeSet<_>>());
    // Typing a prefix finds each of them, too.
    for step in steps.iter().step_by(7) {
        let begun = &step.text[..step.text.len() - 1];
        assert!(view.complete(begun).iter().any(|offer| offer.text == step.text), "{begun}");
    }
}

/// Compares whether random typed steps are legal.
fn compare_attempts(random: &mut Random, view: &View, text: &str, play: &Play) {
    for _ in 0..8 {
        let near = |random: &mut Random, at: i32| (at + random.below(5) as i32 - 2).clamp(0, 9);
        let to = (near(random, play.at.0), near(random, play.at.1));
        let count = random.below(7);
        let kind = play.naive.at(play.at).chars().last().filter(|top| !"DLSdl".contains(*top));
        let shielded = play.naive.at(to).ends_with('S');
        let tower = kind.is_some_and(|kind| "Tt".contains(kind));
        let going = |count: usize| if count == 0 { name(to) } else { format!("{count}{}", name(to)) };
        let (typed, meant) = match random.below(4) {
            0 => (format!("+{count}{}", name(to)), (count > 0).then(|| format!("+{count}{}", name(to)))),
            1 => {
                let letters: String =
                    (0..1 + random.below(4)).map(|_| ['D', 'L', 'S'][random.below(3)]).collect();
                let Some(meant) = shuffle_meant(play, &letters) else { continue };
                (format!("={letters}"), meant)
            }
            choice => {
                let strike = if choice == 2 { "X" } else { "" };
                let digits = if count == 0 { String::new() } else { count.to_string() };
                let meant = match kind {
                    None => (count > 0).then(|| format!("+{count}{}", name(to))),
                    Some(_) if tower && shielded && choice == 2 => None,
                    Some(_) if shielded && !tower => Some(format!("X{}", name(to))),
                    Some(_) => Some(going(count)),
                };
                (format!("{digits}{strike}{}", name(to)), meant)
            }
        };
        let expected = meant.and_then(|step| play.step(&step).map(|_| format!("{text} {step}")));
        let found = view.read(&format!("{text} {typed}"));
        let board = view.text();
        match (&found, &expected) {
            (Ok(turn), Some(expected)) => assert_eq!(turn.as_str(), expected, "{board} {text} {typed}"),
            (Err(error), None) => {
                assert_eq!(error.at.is_some(), error.message_id() != "rule-kyo-no_step", "{error}");
            }
            _ => panic!("{board} {text} {typed}: {found:?}, not {expected:?}"),
        }
    }
}

/// The step that typed letters mean; `None` for the cases of [`queens_shuffles_are_merged`].
fn shuffle_meant(play: &Play, letters: &str) -> Option<Option<String>> {
    let kind = play.naive.at(play.at).chars().last();
    let queen = kind.is_some_and(|kind| "Qq".contains(kind));
    if queen && play.steps.last().is_some_and(|step| step.starts_with('=')) {
        return None;
    }
    let chips: String = play.naive.at(play.at).chars().filter(|letter| "DLSdl".contains(*letter)).collect();
    if letters.len() > play.naive.run(play.at) {
        return Some(None);
    }
    let top = chips[chips.len() - letters.len()..].to_ascii_uppercase();
    let same = top.chars().zip(letters.chars()).take_while(|(old, new)| old == new).count();
    if same == letters.len() && queen {
        return None;
    }
    Some(Some(format!("={}", &letters[same..])))
}

/// Plays a move with both implementations and compares the results.
fn compare_play(position: &dyn Position, text: &str, play: &Play) -> Box<dyn Position> {
    let played = position.replay(text).unwrap_or_else(|error| panic!("{} {text}: {error}", position.text()));
    assert_eq!(played.notation, text);
    let after = play.finish();
    assert_eq!(played.position.text(), after.print(), "{} {text}", position.text());
    let reason = played.position.outcome().map(|outcome| outcome.reason);
    assert_eq!(reason, after.reason(), "{} {text}", position.text());
    // Other spellings that people may type.
    let glued: String = text.to_lowercase().split(' ').collect();
    for typed in [text.to_lowercase(), text.replace(' ', " → ").replace('+', "p "), glued] {
        assert_eq!(view(position).read(&typed).map(|turn| turn.to_string()).as_deref(), Ok(text), "{typed}");
    }
    played.position
}

#[test]
fn random_games_agree_with_the_naive_rules() {
    let mut random = Random::new(3);
    for _ in 0..4 {
        let mut line = GameState::new(start(&mut random));
        let mut records = Vec::new();
        while line.outcome().is_none() && records.len() < 40 {
            let naive = NaivePosition::parse(&line.position().text());
            let (text, play) = walk(&mut random, line.position(), &naive);
            compare_play(line.position(), &text, &play);
            line.replay(&text).expect("a legal turn");
            records.push(text);
        }
    }
}

#[test]
fn artificial_positions_agree_with_the_naive_rules() {
    let mut random = Random::new(5);
    let mut seen = BTreeSet::new();
    for _ in 0..300 {
        let naive = artificial(&mut random);
        let position = Kyo.parse(&naive.print()).expect("a valid position");
        assert_eq!(position.text(), naive.print());
        let reason = position.outcome().map(|outcome| outcome.reason);
        assert_eq!(reason, naive.reason(), "{}", naive.print());
        if reason.is_none() {
            let (text, play) = walk(&mut random, &*position, &naive);
            let after = compare_play(&*position, &text, &play);
            seen.extend(after.outcome().map(|outcome| outcome.reason));
            seen.insert(play.mode);
        }
    }
    // Fails if the positions are too ordinary for the comparison to mean much.
    for wanted in ["Fresh", "Mana", "Done", "Over", "king"] {
        assert!(seen.contains(wanted), "{wanted} in {seen:?}");
    }
}

#[test]
fn lists_of_whole_moves_agree_with_the_naive_rules() {
    let mut random = Random::new(9);
    let mut compared = 0;
    for _ in 0..150 {
        let naive = artificial(&mut random);
        let long = places().any(|place| {
            let pawn = naive.at(place).ends_with(|letter: char| "PHTQKCNphtqkcn".contains(letter));
            !pawn && naive.run(place) > 6
        });
        let Some(expected) = (if long { None } else { naive.turns(150) }) else { continue };
        let position = Kyo.parse(&naive.print()).expect("a valid position");
        let found = view(&*position).legal_moves(150).expect("no more than these");
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{}", naive.print());
        assert_eq!(position.perft(1), Ok(found.len() as u64));
        if let Some(limit) = found.len().checked_sub(1) {
            assert_eq!(view(&*position).legal_moves(limit).expect_err("one more").code(), "too_many");
        }
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn queens_shuffles_are_merged() {
    let mut random = Random::new(15);
    let mut dropped = 0;
    for _ in 0..300 {
        let letters: String = (0..2 + random.below(4)).map(|_| ['D', 'L', 'S'][random.below(3)]).collect();
        let naive = NaivePosition::parse(&format!("9,K/9,D/10/10/4,{letters}Q,5/10/10/10/dl,9/k,9 g - 1"));
        let position = Kyo.parse(&naive.print()).expect("a valid position");
        let mut chips = letters.clone();
        let mut typed = "E4".to_owned();
        for _ in 0..1 + random.below(4) {
            let all: Vec<_> = orders(&chips).into_iter().collect();
            let order = &all[random.below(all.len())];
            let same = order.chars().zip(chips.chars()).take_while(|(new, old)| new == old).count();
            if same < order.len() && order[same..].trim_end_matches('S').contains('S') {
                continue;
            }
            let shown = random.below(same + 1);
            typed = format!("{typed} ={}", if same == order.len() { order } else { &order[shown..] });
            chips.clone_from(order);
        }
        let same = chips.chars().zip(letters.chars()).take_while(|(new, old)| new == old).count();
        let read = view(&*position).read(&typed);
        if same == chips.len() {
            assert_eq!(read.expect_err(&typed).message_id(), "rule-kyo-no_step", "{letters} {typed}");
            dropped += 1;
            continue;
        }
        let turn = read.unwrap_or_else(|error| panic!("{letters} {typed}: {error}"));
        assert_eq!(turn.as_str(), format!("E4 ={}", &chips[same..]), "{letters} {typed}");
        let after = position.replay(turn.as_str()).expect("its own turn").position;
        assert!(after.text().contains(&format!("4,{chips}Q,5")), "{letters} {typed}");
    }
    assert!(dropped > 10, "{dropped}");
}
