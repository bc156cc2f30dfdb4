//! Random games of Chakart. The root package's tests use this file, too.

use sealed_move_rules::chakart::{Chakart, INFO};
use sealed_move_rules::{Game, MoveText, Observer, Played, Position, View, chance};

use crate::random::Random;

pub(crate) fn start(random: &mut Random) -> Box<dyn Position> {
    let setup = INFO.setups[random.below(INFO.setups.len())].name;
    chance::start(&Chakart, setup, |options| random.below(options.get() as usize) as u32).expect("a start")
}

pub(crate) fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

pub(crate) fn legal_moves(position: &dyn Position) -> Vec<String> {
    view(position).legal_moves(usize::MAX).expect("a list")
}

pub(crate) fn play(random: &mut Random, position: &dyn Position, chosen: &str) -> Played {
    chance::roll_all(position, &MoveText::canonical(chosen), |options| {
        random.below(options.get() as usize) as u32
    })
    .unwrap_or_else(|error| panic!("{} {chosen}: {error}", position.text()))
}

/// Picks a random move, sometimes one of the rare kinds.
pub(crate) fn choose(random: &mut Random, moves: &[String]) -> String {
    let rare: Vec<_> =
        moves.iter().filter(|chosen| chosen.len() == 5 && chosen.ends_with(['h', 's'])).collect();
    if !rare.is_empty() && random.below(12) == 0 {
        return rare[random.below(rare.len())].clone();
    }
    // Pass less often than the other moves.
    let chosen = &moves[random.below(moves.len())];
    if chosen == "pass" { moves[random.below(moves.len())].clone() } else { chosen.clone() }
}

/// Texts that people might type, legal or not.
pub(crate) fn typed(random: &mut Random, moves: &[String]) -> Vec<String> {
    let mut texts: Vec<String> =
        ["", "e4", "Nf6", "Qd4?", "pass", "Ke8", "=q", "@e4", "exd5"].map(String::from).into();
    let square =
        |random: &mut Random| format!("{}{}", (b'a' + random.below(8) as u8) as char, random.below(8) + 1);
    for _ in 0..12 {
        let suffix = ["", "", "h", "s", "q"][random.below(5)];
        texts.push(format!("{}{}{suffix}", square(random), square(random)));
        texts.push(format!("{}{}", ['R', 'N', 'B', 'Q', 'K'][random.below(5)], square(random)));
        texts.extend(moves.get(random.below(moves.len())).cloned());
    }
    texts
}

/// The same position with the hidden queen on each other possible square.
pub(crate) fn queen_elsewhere(position: &dyn Position) -> Vec<Box<dyn Position>> {
    let text = position.view(Observer::Public).text();
    let (board, rest) = text.split_once(' ').expect("fields");
    let left = rest.split("\"hidden\":\"").nth(1).and_then(|tail| tail.get(..2)).expect("a queen is hidden");
    let queen = if rest.starts_with('b') { 'I' } else { 'i' };
    let open: Vec<String> = board
        .split('/')
        .map(|row| {
            row.chars().map(|c| c.to_digit(10).map_or(c.to_string(), |n| "1".repeat(n as usize))).collect()
        })
        .collect();
    let mut found = Vec::new();
    for rank in 0..8 {
        for file in 0..8 {
            let name = format!("{}{}", (b'a' + file as u8) as char, 8 - rank);
            if open[rank].as_bytes()[file] != b'1' || name == left {
                continue;
            }
            let mut rows = open.clone();
            rows[rank].replace_range(file..=file, &queen.to_string());
            let packed: Vec<String> = rows.iter().map(|row| pack(row)).collect();
            let text = format!("{} {rest}", packed.join("/"));
            found.push(Chakart.parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")));
        }
    }
    found
}

/// Merges adjacent empty squares of a row into one number.
fn pack(row: &str) -> String {
    let mut packed = String::new();
    let mut empty = 0;
    for letter in row.chars().chain(['/']) {
        if letter == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            packed.push_str(&empty.to_string());
            empty = 0;
        }
        packed.push(letter);
    }
    packed.trim_end_matches('/').to_owned()
}

/// Picks a stealth move two times out of three, if there is one.
pub(crate) fn stealth_or_any(random: &mut Random, moves: &[String]) -> String {
    let stealth: Vec<_> = moves.iter().filter(|chosen| chosen.ends_with('h') && chosen.len() == 5).collect();
    if stealth.is_empty() || random.below(3) == 0 {
        return choose(random, moves);
    }
    stealth[random.below(stealth.len())].clone()
}
