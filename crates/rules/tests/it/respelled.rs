//! Legal moves in other spellings: they are read or asked about, and no refusal is untrue.

use sealed_move_rules::{Arg, MoveText, Observer, PlayError, Position, Rolls, RuleError, View, chance, find};

use crate::random::Random;

/// Respelled moves per game.
const MOVES: usize = 5_000;

/// Moves from one position.
const PER_POSITION: usize = 10;

const INVISIBLE: [&str; 8] =
    ["\u{200b}", "\u{feff}", "\u{ad}", "\u{2060}", "\u{200d}", "\u{fe0f}", "\u{202e}", "\u{3164}"];

const SEPARATORS: [&str; 24] = [
    "-",
    "--",
    "‐",
    "‑",
    "–",
    "—",
    "―",
    "−",
    "－",
    "→",
    "⇒",
    "➡\u{fe0f}",
    "⟶",
    "->",
    "-->",
    "=>",
    "~>",
    ">",
    "—>",
    " ",
    "  ",
    "\u{a0}",
    " to ",
    "×",
];

const NUMBERS: [&str; 9] = ["1.", "12. ", "12... ", "12…", "3...", "... ", "7) ", "112: ", "12 "];

const ENDINGS: [&str; 18] = [
    "!",
    "?",
    "!!",
    "??",
    "!?",
    "?!",
    "+",
    "#",
    " +",
    " !?",
    "!?+",
    ";",
    "; a strong move",
    ";forced",
    " {best by test}",
    " $14",
    " 1-0",
    "†",
];

const QUOTES: [(&str, &str); 8] = [
    ("`", "`"),
    ("\"", "\""),
    ("“", "”"),
    ("'", "'"),
    ("**", "**"),
    ("«", "»"),
    ("||", "||"),
    ("```", "```"),
];

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

/// A random legal move, chosen answer by answer from menus.
fn choose(random: &mut Random, view: &View) -> Option<String> {
    let mut draft = String::new();
    loop {
        let menu = view.compose(&draft).unwrap();
        let may_end = menu.move_text.is_some() && (menu.options.is_empty() || random.below(2) == 0);
        if may_end {
            return menu.move_text;
        }
        let choice = menu.options.get(random.below(menu.options.len().max(1)))?;
        draft.clone_from(&choice.draft);
    }
}

/// Spells a move in another way.
fn respell(random: &mut Random, game: &str, chosen: &str) -> String {
    let mut typed = chosen.to_owned();
    let mut is_numbered = false;
    for _ in 0..=random.below(2) {
        let pick = |random: &mut Random, list: &[&'static str]| list[random.below(list.len())];
        match random.below(7) {
            0 => {
                for _ in 0..=random.below(3) {
                    let places: Vec<usize> = typed.char_indices().map(|(at, _)| at).collect();
                    typed.insert_str(places[random.below(places.len())], pick(random, &INVISIBLE));
                }
            }
            1 => typed = separated(game, &typed, pick(random, &SEPARATORS)),
            2 if !is_numbered => {
                is_numbered = true;
                typed.insert_str(0, pick(random, &NUMBERS));
            }
            3 => typed.push_str(pick(random, &ENDINGS)),
            4 => {
                let (open, close) = QUOTES[random.below(QUOTES.len())];
                typed = format!("{open}{typed}{close}");
            }
            5 => typed = if random.below(2) == 0 { typed.to_lowercase() } else { typed.to_uppercase() },
            _ => typed = format!(" {typed}\u{2003}"),
        }
    }
    typed
}

/// Puts a separator between the first squares of a move that has none between them.
fn separated(game: &str, typed: &str, separator: &str) -> String {
    if game == "kyo" {
        return typed.replacen(' ', separator, 1);
    }
    let is_square_end = |at: usize| {
        let before = typed[..at].trim_end_matches(')').as_bytes();
        let digit = before.last().is_some_and(u8::is_ascii_digit);
        let letter = before.len() > 1 && before[before.len() - 2].is_ascii_alphabetic();
        digit && letter && typed[at..].starts_with(|next: char| next.is_ascii_lowercase())
    };
    let place = typed.char_indices().map(|(at, _)| at).find(|at| is_square_end(*at));
    place.map_or_else(|| typed.to_owned(), |at| format!("{}{separator}{}", &typed[..at], &typed[at..]))
}

/// Checks respelled moves of a game and returns the share that is read.
fn check_game(name: &str, seed: u64) -> usize {
    let (game, mut random) = (find(name).unwrap(), Random::new(seed));
    let (mut read, mut asked, mut checked) = (0, 0, 0);
    let mut unread: Vec<String> = Vec::new();
    let mut position: Option<Box<dyn Position>> = None;
    while checked < MOVES {
        let roll =
            |random: &mut Random, options: std::num::NonZeroU32| random.below(options.get() as usize) as u32;
        let at = position.take().unwrap_or_else(|| {
            let setups = game.info().setups;
            let setup = setups[random.below(setups.len())].name;
            chance::start(game, setup, |options| roll(&mut random, options)).unwrap()
        });
        let seen = view(&*at);
        for _ in 0..PER_POSITION {
            let Some(chosen) = choose(&mut random, &seen) else { break };
            let typed = respell(&mut random, name, &chosen);
            checked += 1;
            match seen.read(&typed) {
                Ok(found) if found.as_str() == chosen => read += 1,
                // Guesses and ambiguous texts may mean another move, but only one that is confirmed.
                Ok(found) => assert!(
                    seen.is_guess(&typed) || seen.needs_confirmation(&found),
                    "{name}: {typed:?} for {chosen} was read as {found} in {}",
                    at.text()
                ),
                Err(error) if !error.candidates.is_empty() => asked += 1,
                Err(error) => {
                    assert_eq!(
                        error.code(),
                        "syntax",
                        "{name}: {typed:?} for {chosen} in {}: {error}",
                        at.text()
                    );
                    unread.push(typed);
                }
            }
        }
        let Some(chosen) = choose(&mut random, &seen) else { continue };
        let chosen = MoveText::canonical(chosen);
        let played = chance::roll_all(&*at, &chosen, |options| roll(&mut random, options)).unwrap();
        let goes_on =
            played.position.outcome().is_none() && played.position.view(Observer::Public).move_number() < 60;
        position = goes_on.then_some(played.position);
    }
    unread.truncate(10);
    println!("{name}: {read} of {checked} read, {asked} asked about; not read, for example: {unread:?}");
    100 * read / checked
}

#[test]
fn respelled_moves_of_aruki_are_read() {
    let share = check_game("aruki", 1);
    assert!(share >= 90, "{share} %");
}

#[test]
fn respelled_moves_of_kyo_are_read() {
    let share = check_game("kyo", 2);
    assert!(share >= 90, "{share} %");
}

#[test]
fn respelled_moves_of_chakart_are_read() {
    let share = check_game("chakart", 3);
    assert!(share >= 90, "{share} %");
}

#[test]
fn respelled_moves_of_lusus_are_read() {
    let share = check_game("lusus", 4);
    assert!(share >= 90, "{share} %");
}

/// Changes a few letters of a move.
fn garble(random: &mut Random, chosen: &str) -> String {
    const LETTERS: &[u8] = b"abcdefghijkl123456789 KQRNB+-=xhs;.!?";
    let mut typed: Vec<char> = chosen.chars().collect();
    for _ in 0..=random.below(3) {
        let letter = char::from(LETTERS[random.below(LETTERS.len())]);
        let at = random.below(typed.len() + 1);
        match random.below(3) {
            0 if at < typed.len() => typed[at] = letter,
            1 if at < typed.len() => drop(typed.remove(at)),
            _ => typed.insert(at, letter),
        }
    }
    typed.into_iter().collect()
}

/// A legal move that contradicts a refusal.
fn contradiction(game: &str, seen: &View, error: &RuleError) -> Option<String> {
    const IMPOSSIBLE: [&str; 21] = [
        "rule-aruki-cannot_reach",
        "rule-kyo-out_of_reach",
        "rule-kyo-own_pawn",
        "rule-chakart-cannot_reach",
        "rule-chakart-blocked",
        "rule-chakart-own_man",
        "rule-chakart-pawn_diagonal",
        "rule-chakart-pawn_straight",
        "rule-chakart-pawn_two",
        "rule-chakart-none_reaches",
        "rule-chakart-no_such_man",
        "rule-chakart-shell_unsaid",
        "rule-lusus-reach",
        "rule-lusus-pawn_reach",
        "rule-lusus-own_piece",
        "rule-lusus-guarded",
        "rule-lusus-disarmed",
        "rule-lusus-enraged",
        "rule-lusus-sticky",
        "rule-lusus-frozen",
        "rule-lusus-enemy_piece",
    ];
    let id = error.message_id();
    if !IMPOSSIBLE.iter().any(|impossible| id.starts_with(impossible)) {
        return None;
    }
    let args = error.args();
    let arg = |name: &str| {
        args.iter().find(|(known, _)| *known == name).map(|(_, value)| match value {
            Arg::Text(text) | Arg::Symbol(text) => text.clone(),
            other => format!("{other:?}"),
        })
    };
    let (from, to) = (arg("from"), arg("to")?);
    let legal = match (game, &from) {
        ("kyo", Some(from)) => seen.next(from).map(|next| next.options).unwrap_or_default(),
        _ => seen.next("").map(|next| next.options).unwrap_or_default(),
    };
    let goes = |text: &str| match game {
        "kyo" => {
            text.rsplit(' ').next().is_some_and(|step| !step.starts_with(['+', '=']) && step.ends_with(&to))
        }
        "aruki" => text
            .split_once(&format!("({}){to}", from.as_deref().unwrap_or_default()))
            .is_some_and(|(_, after)| !after.starts_with(|next: char| next.is_ascii_digit())),
        _ if text.ends_with(['h', 's']) => false,
        _ => match &from {
            Some(from) => text.starts_with(&format!("{from}{to}")),
            None => {
                let kind = seen.read(text).ok().map(|_| text[..2].to_owned());
                text[2..].starts_with(&to)
                    && kind.is_some_and(|at| is_kind(seen, &at, &arg("piece").unwrap_or_default()))
            }
        },
    };
    // Only the first step of a move is checked in Kyo, and no plays before the move in Lusus.
    let is_first = arg("number").is_none_or(|number| number == "Number(1)");
    legal.into_iter().map(|option| option.text).find(|text| is_first && goes(text))
}

/// Whether one of the mover's pieces of this kind is on a square of a Chakart board.
fn is_kind(seen: &View, square: &str, symbol: &str) -> bool {
    let text = seen.text();
    let (file, rank) = (usize::from(square.as_bytes()[0] - b'a'), usize::from(square.as_bytes()[1] - b'1'));
    let row = text.split([' ', '/']).nth(7 - rank).unwrap();
    let mut squares = Vec::new();
    for letter in row.chars() {
        match letter.to_digit(10) {
            Some(empty) => squares.extend(std::iter::repeat_n('.', empty as usize)),
            None => squares.push(letter),
        }
    }
    squares[file].to_uppercase().to_string() == symbol
}

#[test]
fn no_refusal_contradicts_a_legal_move() {
    for (seed, name) in (10..).zip(["aruki", "kyo", "chakart", "lusus"]) {
        let (game, mut random) = (find(name).unwrap(), Random::new(seed));
        let mut refused = 0;
        for _ in 0..60 {
            let setups = game.info().setups;
            let setup = setups[random.below(setups.len())].name;
            let mut at =
                chance::start(game, setup, |options| random.below(options.get() as usize) as u32).unwrap();
            for _ in 0..20 {
                let seen = view(&*at);
                for _ in 0..5 {
                    let Some(chosen) = choose(&mut random, &seen) else { break };
                    let typed = garble(&mut random, &chosen);
                    let error = match seen.read(&typed) {
                        Err(error) => error,
                        Ok(found) => match at.resolve(&found, &mut Rolls::none()) {
                            Err(PlayError::Refused(error)) => error,
                            _ => continue,
                        },
                    };
                    refused += 1;
                    let against = contradiction(name, &seen, &error);
                    assert_eq!(against, None, "{name}: {typed:?} in {}: {error}", at.text());
                }
                let Some(chosen) = choose(&mut random, &seen) else { break };
                let played = chance::roll_all(&*at, &MoveText::canonical(chosen), |options| {
                    random.below(options.get() as usize) as u32
                });
                at = played.unwrap().position;
                if at.outcome().is_some() {
                    break;
                }
            }
        }
        assert!(refused > 1000, "{name}: {refused}");
    }
}

#[test]
fn each_dash_and_arrow_separates() {
    let check = |game: &str, setup: &str, from: &str, to: &str, canonical: &str| {
        let start = find(game).unwrap().start(setup, &mut Rolls::new(&[1, 0, 0, 0])).unwrap();
        let seen = view(&*start);
        for separator in SEPARATORS {
            let typed = format!("{from}{separator}{to}");
            assert_eq!(
                seen.read(&typed).map(|found| found.to_string()),
                Ok(canonical.to_owned()),
                "{game}: {typed:?}"
            );
        }
        for sign in INVISIBLE {
            let typed = format!("{sign}{from}{sign}{to}{sign}");
            assert_eq!(
                seen.read(&typed).map(|found| found.to_string()),
                Ok(canonical.to_owned()),
                "{game}: {typed:?}"
            );
            assert!(
                seen.complete(&typed).iter().any(|line| line.text.starts_with(canonical)),
                "{game}: {typed:?}"
            );
        }
    };
    check("aruki", "standard", "d2", "d3", "O(d2)d3");
    check("kyo", "middle", "a3", "a4", "A3 A4");
    check("chakart", "deterministic", "e2", "e4", "e2e4");
}

#[test]
fn chakart_refusals_are_true() {
    let check = |position: &str, typed: &str, expected: &str| {
        let game = find("chakart").unwrap();
        let position = match game.parse(position) {
            Ok(position) => position,
            Err(_) => game.start(position, &mut Rolls::new(&[1, 0, 0, 0])).unwrap(),
        };
        let told = match view(&*position).read(typed) {
            Ok(found) => found.to_string(),
            Err(error) => {
                let candidates: Vec<_> = error.candidates.iter().map(MoveText::as_str).collect();
                [error.message_id(), &candidates.join(" ")].join(" ").trim().to_owned()
            }
        };
        assert_eq!(told, expected, "{typed}");
    };
    let start = "deterministic";
    check(start, "e4!?", "e2e4");
    check(start, "e4;", "e2e4");
    check(start, "e4?!", "e2e4");
    check(start, "12. e4", "e2e4");
    check(start, "1...e4", "e2e4");
    check(start, "`e4`", "e2e4");
    check(start, "2e4", "rule-chakart-syntax e2e4");
    check(start, "e4x%", "rule-chakart-syntax");
    check(start, "e4w", "rule-chakart-syntax");
    check(start, "N9f3", "rule-chakart-syntax");
    check(start, "e5", "rule-chakart-none_reaches");
    check(start, "e4?", "e2e4");
    check(start, "e2e4?", "e2e4");
    // A question mark after a queen's move hides her; if she can't hide, the player is asked.
    let queen = r#"k7/8/8/8/8/8/8/3QK3 w 20 {"flags":"0000"}"#;
    check(queen, "Qd4?", "rule-chakart-stealth_spent d1d4");
    check(queen, "Ke2?", "e1e2");
    let hiding = r#"k7/8/8/8/8/8/8/3QK3 w 20 {"flags":"1111"}"#;
    check(hiding, "Qd4?", "d1d4h");
}
