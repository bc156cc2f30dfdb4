//! Laws of Aruki on random games and on artificial positions.

use std::collections::BTreeSet;

use sealed_move_rules::aruki::{self, Aruki, CheckKind, Kind, Square, square_name};
use sealed_move_rules::{Game, GameState, Observer, Position, Rolls, Side, View};

use crate::aruki_naive::{Naive, NaiveSquare, SYMBOLS, TRAY, name};
use crate::random::Random;

fn start() -> Box<dyn Position> {
    Aruki.start("standard", &mut Rolls::none()).expect("the start")
}

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

fn legal_moves(position: &dyn Position) -> Vec<String> {
    view(position).legal_moves(usize::MAX).expect("a list")
}

/// A random move that prefers captures and evolutions, so that trays fill and armies shrink.
fn choose<'a>(random: &mut Random, position: &dyn Position, turns: &'a [String]) -> &'a String {
    let View::Aruki(view) = view(position) else { panic!("a view of Aruki") };
    let busy = |text: &&String| match aruki::Move::parse_notation(text).expect("canonical").0 {
        aruki::Move::Step { to, promotion, .. } => promotion.is_some() || view.piece(to).is_some(),
        aruki::Move::Evolve { .. } => true,
        aruki::Move::Wipe { .. } => false,
    };
    let preferred: Vec<_> = turns.iter().filter(busy).collect();
    if random.below(3) > 0 && !preferred.is_empty() {
        preferred[random.below(preferred.len())]
    } else {
        &turns[random.below(turns.len())]
    }
}

/// A valid position with random pieces on random squares.
fn artificial(random: &mut Random) -> Naive {
    loop {
        let mut naive = Naive::parse("k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1");
        naive.board.clear();
        // Often confined to a few squares, so that pieces meet.
        let room = [12, 12, 6, 4][random.below(4)];
        let corner = (random.below(13 - room), random.below(13 - room));
        let crowd = [8, 30, 60][random.below(3)];
        let pieces = 2 + random.below(crowd);
        let place = |random: &mut Random| -> NaiveSquare {
            ((corner.0 + random.below(room) + 1) as i32, (corner.1 + random.below(room) + 1) as i32)
        };
        naive.white = random.below(2) == 0;
        // A lone king against an army often has no moves.
        let lonely = random.below(3) == 0;
        for white in [true, false] {
            naive.board.insert(place(random), (white, "K"));
            for symbol in ["JK", "GD", "SD"] {
                if random.below(3) > 0 && !(lonely && white == naive.white) {
                    naive.board.entry(place(random)).or_insert((white, symbol));
                }
            }
        }
        for _ in 0..pieces {
            let at = place(random);
            let white = if lonely { !naive.white } else { random.below(2) == 0 };
            let symbol = TRAY[random.below(11)];
            if symbol != "O" || at.1 != if white { 1 } else { 12 } {
                naive.board.entry(at).or_insert((white, symbol));
            }
        }
        for tray in &mut naive.trays {
            for _ in 0..random.below(5) {
                tray.insert(TRAY[random.below(11)], 1 + random.below(3) as u32);
            }
        }
        for (flag, piece) in
            [('G', (true, "GD")), ('S', (true, "SD")), ('g', (false, "GD")), ('s', (false, "SD"))]
        {
            if naive.board.values().any(|found| *found == piece) && random.below(5) > 0 {
                naive.flags.insert(flag);
            }
        }
        naive.quiet = random.below(210) as u32;
        if Aruki.parse(&naive.print()).is_ok() {
            return naive;
        }
    }
}

/// Compares everything that the naive rules know about a position.
fn compare(position: &dyn Position, naive: &Naive) {
    let text = position.text();
    assert_eq!(text, naive.print());
    assert_eq!(position.status(), Some(naive.status()), "{text}");
    let mut expected: Vec<_> = naive.legal_moves().into_iter().map(|mv| (naive.canonical(mv), mv)).collect();
    expected.sort_by(|one, other| one.0.cmp(&other.0));
    let found = legal_moves(position);
    assert_eq!(found, expected.iter().map(|turn| turn.0.clone()).collect::<Vec<_>>(), "{text}");
    compare_checks(position, naive);
    if position.outcome().is_some() {
        return;
    }
    for (turn, mv) in expected {
        let played = position.replay(&turn).expect(&turn);
        assert_eq!(played.position.text(), naive.after(mv).print(), "{text} {turn}");
        assert_eq!(view(position).read(&turn).expect(&turn).as_str(), turn, "{text}");
    }
}

fn compare_checks(position: &dyn Position, naive: &Naive) {
    let View::Aruki(view) = view(position) else { panic!("a view of Aruki") };
    let found: BTreeSet<_> = view
        .checks()
        .into_iter()
        .map(|check| (square_name(check.by), check.kind == CheckKind::Line))
        .collect();
    let expected: BTreeSet<_> =
        naive.checkers(naive.white).into_iter().map(|(place, line)| (name(place), line)).collect();
    assert_eq!(found, expected, "{}", position.text());
    for square in Square::all() {
        let expected = naive.board.get(&(i32::from(square.file()) + 1, i32::from(square.rank()) + 1));
        let found = view.piece(square).map(|piece| (piece.side == Side::First, piece.kind.symbol()));
        assert_eq!(found.as_ref(), expected);
    }
    for kind in Kind::ALL {
        let held = naive.trays[0].get(kind.symbol()).copied().unwrap_or(0);
        assert_eq!(u32::from(view.tray(Side::First, kind)), held);
    }
}

/// Compares the error codes of random moves, and the suggestion for swapped squares.
fn compare_codes(random: &mut Random, position: &dyn Position, naive: &Naive) {
    let own: Vec<NaiveSquare> =
        naive.board.iter().filter(|(_, piece)| piece.0 == naive.white).map(|(place, _)| *place).collect();
    let anywhere = |random: &mut Random| (1 + random.below(12) as i32, 1 + random.below(12) as i32);
    for _ in 0..12 {
        let at = if random.below(6) > 0 { own[random.below(own.len())] } else { anywhere(random) };
        let near = (at.0 + random.below(5) as i32 - 2, at.1 + random.below(5) as i32 - 2);
        let on_board = (1..=12).contains(&near.0) && (1..=12).contains(&near.1);
        let to = if on_board && random.below(4) > 0 { near } else { anywhere(random) };
        let maybe = |random: &mut Random, odds| (random.below(odds) == 0).then(|| SYMBOLS[random.below(15)]);
        let right = naive.board.get(&at).map(|piece| piece.1).filter(|_| random.below(2) == 0);
        let symbol = maybe(random, 12).or(right);
        let swap = |(column, row): NaiveSquare| (row, column);
        let (text, code, swapped) = match random.below(4) {
            0 => {
                let (with, result) = (TRAY[random.below(11)], maybe(random, 3));
                let tail = result.map_or(String::new(), |result| format!("={result}"));
                let code = |at| naive.evolution_code(symbol, at, with, result);
                (format!("{}+{with}{tail}", name(at)), code(at), code(swap(at)))
            }
            1 => {
                let code = |at| naive.wipe_code(symbol, at);
                (format!("{}-", name(at)), code(at), code(swap(at)))
            }
            _ => {
                let (victim, promotion) = (maybe(random, 12), maybe(random, 4));
                let between = victim.map_or(String::new(), |victim| format!("x{victim}"));
                let tail = promotion.map_or(String::new(), |wanted| format!("={wanted}"));
                let code = |at, to| naive.step_code(symbol, at, to, victim, promotion);
                let text = format!("{}{between}{}{tail}", name(at), name(to));
                (text, code(at, to), code(swap(at), swap(to)))
            }
        };
        let typed = format!("{}{text}", symbol.unwrap_or(""));
        let read = view(position).read(&typed);
        let found = read.as_ref().err().map(sealed_move_rules::RuleError::code);
        assert_eq!(found, code, "{} {typed}", position.text());
        let suggests = read.err().is_some_and(|error| !error.candidates.is_empty());
        assert_eq!(suggests, code.is_some() && swapped.is_none(), "{} {typed}", position.text());
    }
}

#[test]
fn positions_from_play_agree_with_the_slow_rules() {
    let mut random = Random::new(7);
    for _ in 0..8 {
        let mut line = GameState::new(start());
        for index in 0..150 {
            let turns = legal_moves(line.position());
            if line.outcome().is_some() || turns.is_empty() {
                break;
            }
            if index % 5 == random.below(5) {
                let naive = Naive::parse(&line.position().text());
                compare(line.position(), &naive);
                compare_codes(&mut random, line.position(), &naive);
            }
            let turn = choose(&mut random, line.position(), &turns).clone();
            line.replay(&turn).expect("a legal turn");
        }
    }
}

#[test]
fn artificial_positions_agree_with_the_naive_rules() {
    let mut random = Random::new(11);
    let mut seen = BTreeSet::new();
    for _ in 0..1500 {
        let naive = artificial(&mut random);
        let position = Aruki.parse(&naive.print()).expect("a valid position");
        seen.extend(position.status());
        compare(&*position, &naive);
        if position.outcome().is_none() {
            compare_codes(&mut random, &*position, &naive);
        }
    }
    // Fails if the positions are too ordinary for the comparison to mean much.
    assert_eq!(seen, BTreeSet::from(["check", "checkmate", "draw", "ongoing", "stalemate"]));
}

#[test]
fn colours_exchanged_give_the_same_game() {
    let mut random = Random::new(13);
    for _ in 0..300 {
        let naive = artificial(&mut random);
        let there = legal_moves(&*Aruki.parse(&naive.print()).expect("a valid position"));
        let back = legal_moves(&*Aruki.parse(&naive.mirrored().print()).expect("a valid position"));
        let mut turned: Vec<_> = back.iter().map(|text| upside_down(text)).collect();
        turned.sort_unstable();
        assert_eq!(turned, there, "{}", naive.print());
    }
}

/// A move with row 1 as row 12, row 2 as row 11, and so on.
fn upside_down(text: &str) -> String {
    let mut turned = String::new();
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let row: u8 = rest[..digits].parse().expect("a row");
            turned.push_str(&(13 - row).to_string());
            rest = &rest[digits..];
        } else {
            turned.push(character);
            rest = &rest[1..];
        }
    }
    turned
}

#[test]
fn random_games_obey_the_laws() {
    let mut random = Random::new(17);
    for _ in 0..20 {
        let mut line = GameState::new(start());
        let mut records = Vec::new();
        while line.outcome().is_none() && records.len() < 250 {
            let position = line.position();
            assert_eq!(Aruki.parse(&position.text()).expect("its own text").text(), position.text());
            let turns = legal_moves(position);
            assert!(turns.is_sorted_by(|one, other| one < other), "sorted and unique: {turns:?}");
            check_reading(&mut random, position, &turns);
            let turn = choose(&mut random, position, &turns).clone();
            line.replay(&turn).expect("a legal turn");
            records.push(turn);
        }
        let again =
            GameState::replay_all(start(), records.iter().map(String::as_str)).expect("its own records");
        assert_eq!(again.position().text(), line.position().text());
        assert_eq!(again.outcome(), line.outcome());
        if line.outcome().is_some() {
            let error = line.replay(&records[0]).expect_err("the game is over");
            assert_eq!(error.code(), "game_over");
        }
    }
}

/// Checks other spellings of legal moves, and completion.
fn check_reading(random: &mut Random, position: &dyn Position, turns: &[String]) {
    let view = view(position);
    let text = &turns[random.below(turns.len())];
    let bare = text.trim_end_matches(['+', '#']);
    let (_, without_symbol) = bare.split_once('(').expect("a square");
    for typed in [text.to_lowercase(), bare.to_owned(), format!(" `{without_symbol}`?!")] {
        assert_eq!(view.read(&typed).expect(&typed).as_str(), text);
        let offered = view.complete(&typed);
        assert!(offered.iter().any(|step| step.text == *text), "{typed} in {offered:?}");
    }
    let all = view.next("").expect("everything").options;
    assert_eq!(all.iter().map(|step| &step.text).collect::<Vec<_>>(), turns.iter().collect::<Vec<_>>());
    let best_first = view.complete("");
    assert_eq!(best_first.len(), turns.len());
    assert!(best_first.is_sorted_by_key(|step| std::cmp::Reverse(step.rank)));
}
