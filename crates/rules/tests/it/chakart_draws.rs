//! Draws of Chakart by bare kings, quiet play and lack of progress (`rules/chakart.md §9`, R29, R30
//! and R33), compared with a naive implementation that sees only texts.

use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::{Game, GameState, MoveText, Observer, Outcome, Position, Rolls, Rulings, chance};

use crate::random::Random;

const BARE: Outcome = Outcome { winner: None, reason: "bare kings" };

/// The squares of a position from `a8` on, and its other fields.
fn squares(text: &str) -> (Vec<char>, String) {
    let (board, rest) = text.split_once(' ').expect("fields");
    let mut squares = Vec::with_capacity(64);
    for letter in board.chars().filter(|letter| *letter != '/') {
        match letter.to_digit(10) {
            Some(run) => squares.extend(std::iter::repeat_n('.', run as usize)),
            None => squares.push(letter),
        }
    }
    assert_eq!(squares.len(), 64, "{text}");
    (squares, rest.to_owned())
}

fn is_object(letter: char) -> bool {
    "wdem".contains(letter)
}

/// Whether only two kings are left, not adjacent and with no powers or choices left.
fn naive_bare(text: &str) -> bool {
    let (squares, rest) = squares(text);
    let left: Vec<_> = squares.iter().enumerate().filter(|(_, letter)| **letter != '.').collect();
    let [(one, first), (other, second)] = left.as_slice() else { return false };
    let kings = "KL".contains(**first) && "kl".contains(**second)
        || "kl".contains(**first) && "KL".contains(**second);
    let apart = (one / 8).abs_diff(other / 8) > 1 || (one % 8).abs_diff(other % 8) > 1;
    let flags: Vec<char> = rest.split("\"flags\":\"").nth(1).expect("flags").chars().take(4).collect();
    kings && apart && flags[0] == '0' && flags[2] == '0' && !rest.contains("todo") && !rest.contains("hidden")
}

/// Whether a move is quiet, judged by the public texts of the positions before and after it.
fn naive_quiet(before: &str, notation: &str, after: &str) -> bool {
    let ((old, rest), (new, _)) = (squares(before), squares(after));
    let rolled = notation.contains(['>', '*', '+']);
    let objects = |squares: &[char]| {
        squares.iter().map(|at| if is_object(*at) { *at } else { '.' }).collect::<String>()
    };
    let pieces = |squares: &[char]| squares.iter().filter(|at| **at != '.' && !is_object(**at)).count();
    let dropped = usize::from(notation.starts_with('@'));
    // Public texts omit a hidden queen, so powers are recognized by their letter.
    let power = notation.len() == 5 && notation.ends_with(['h', 's']);
    let promoted = notation.starts_with('=') || notation.len() == 5 && !power;
    let at = |name: &str| {
        let name = name.as_bytes();
        old[usize::from(b'8' - name[1]) * 8 + usize::from(name[0] - b'a')]
    };
    let swap = rest.contains("kingboo");
    let by_pawn =
        !swap && notation.len() >= 4 && notation != "pass" && at(&notation[..2]).eq_ignore_ascii_case(&'p');
    !rolled
        && !power
        && !promoted
        && !by_pawn
        && objects(&old) == objects(&new)
        && pieces(&old) + dropped == pieces(&new)
}

/// Whether a move is a gain, judged by its notation and the number of pieces before and after it.
fn naive_gain(before: &str, notation: &str, after: &str) -> bool {
    let pieces =
        |text: &str| squares(text).0.iter().filter(|at| at.is_ascii_alphabetic() && !is_object(**at)).count();
    let (old, rest) = squares(before);
    let name = notation.as_bytes();
    let moves =
        !rest.contains("kingboo") && name.len() >= 4 && name[0].is_ascii_alphabetic() && notation != "pass";
    let by_pawn = moves && {
        let mover = old[usize::from(b'8' - name[1]) * 8 + usize::from(name[0] - b'a')];
        mover.eq_ignore_ascii_case(&'p')
    };
    let recolored = ["*L", "*W"]
        .into_iter()
        .any(|egg| notation.split_once(egg).is_some_and(|(_, rest)| !rest.starts_with('-')));
    let stealth = notation.len() == 5 && notation.ends_with('h');
    notation.starts_with(['@', '=']) || by_pawn || recolored || stealth || pieces(before) > pieces(after)
}

fn legal_moves(position: &dyn Position) -> Vec<String> {
    position.view(Observer::Player(position.turn())).legal_moves(usize::MAX).expect("a list")
}

/// Positions with few pieces, in which many moves are quiet, some with eggs, bananas or a stealth
/// move left.
const ENDINGS: &[&str] = &[
    r#"4k3/7p/8/8/8/8/7P/4K3 w 20 {"flags":"0000"}"#,
    r#"4k3/8/8/3q4/8/8/8/3QK3 w 20 {"flags":"0101"}"#,
    r#"k7/8/8/8/8/2e5/3d4/K2Q4 w 20 {"flags":"0100"}"#,
    r#"4k3/pp6/bp6/8/8/1P6/RP6/1P2K3 w 20 {"flags":"1010"}"#,
    r#"k1k5/8/8/8/4w3/8/6e1/K1K5 b 21 {"flags":"0000"}"#,
    r#"4k3/8/8/8/8/8/3K4/7N w 20 {"flags":"0000","todo":"kingboo"}"#,
    r#"4k3/8/8/8/8/8/5p2/4K3 w 20 {"flags":"0000"}"#,
    r#"k7/8/2B5/8/8/5r2/8/K7 w 20 {"flags":"0000"}"#,
];

#[test]
fn both_draws_agree_with_the_naive_implementation() {
    let mut random = Random::new(67);
    let (mut bare, mut quiet, mut hidden, mut no_progress) = (0, 0, 0, 0);
    for round in 0..128 {
        let start = Chakart.parse(ENDINGS[round % ENDINGS.len()]).expect("a position");
        let mut line = GameState::new(start);
        let (mut count, mut gainless) = (0, 0);
        for _ in 0..400 {
            let before = line.position().boxed();
            let text = before.text();
            assert_eq!(line.outcome() == Some(BARE), naive_bare(&text), "{text}");
            assert_eq!(line.quiet_moves(), Some((count, 100)), "{text}");
            let gainless_moves = (!text.contains("todo")).then_some((gainless.min(200), 200));
            assert_eq!(line.gainless_moves(), gainless_moves, "{text}");
            let drawn = line.outcome() == Some(Outcome::NO_PROGRESS);
            assert!(!drawn || gainless >= 200, "{text}");
            assert!(drawn || gainless < 200 || count == 100 || text.contains("todo"), "{text}");
            assert_eq!(line.outcome() == Some(Outcome::QUIET), count == 100, "{text}");
            if line.outcome().is_some() {
                break;
            }
            let moves = legal_moves(&*before);
            // Prefer quiet moves, so that the count grows; in some games prefer captures.
            let quiet = |chosen: &String| {
                let played = before.resolve(&MoveText::canonical(chosen.as_str()), &mut Rolls::none());
                played.ok().map(|played| played.quiet)
            };
            let wanted = round % 3 > 0 || random.below(3) == 0;
            let liked: Vec<_> = moves.iter().filter(|chosen| quiet(chosen) == Some(wanted)).collect();
            let chosen = if liked.is_empty() || random.below(60) == 0 {
                &moves[random.below(moves.len())]
            } else {
                liked[random.below(liked.len())]
            };
            let played = chance::roll_all(&*before, &MoveText::canonical(chosen.as_str()), |options| {
                random.below(options.get() as usize) as u32
            })
            .expect(chosen);
            let naive = naive_quiet(&text, &played.notation, &played.position.text());
            assert_eq!(played.quiet, naive, "{text} {}", played.notation);
            if played.quiet {
                // A hidden queen's captures must not show.
                let public = |position: &dyn Position| position.view(Observer::Public).text();
                let seen = naive_quiet(&public(&*before), &played.notation, &public(&*played.position));
                hidden += u32::from(text.contains("hidden"));
                assert!(seen || text.contains("hidden"), "{text} {}", played.notation);
            }
            count = if played.quiet { count + 1 } else { 0 };
            let gain = naive_gain(&text, &played.notation, &played.position.text());
            assert_eq!(played.gain, gain, "{text} {}", played.notation);
            gainless = if gain { 0 } else { gainless + 1 };
            line.push(played);
        }
        bare += u32::from(line.outcome() == Some(BARE));
        quiet += u32::from(line.outcome() == Some(Outcome::QUIET));
        no_progress += u32::from(line.outcome() == Some(Outcome::NO_PROGRESS));
        if line.outcome().is_some() {
            for notation in ["pass", "e1d1", "e8d8", "="] {
                assert_eq!(line.replay(notation).expect_err("the game is over").code(), "over");
            }
        }
    }
    assert!(bare > 2 && quiet > 10 && hidden > 0, "{bare} bare, {quiet} quiet, {hidden} with a hidden queen");
    assert!(no_progress > 2, "{no_progress}");
}

#[test]
fn nothing_may_be_chosen_once_only_kings_are_left() {
    let bare = Chakart.parse(r#"4k3/8/8/8/8/8/5K2/8 b 21 {"flags":"0101"}"#).expect("a position");
    assert_eq!(bare.outcome(), Some(BARE));
    assert_eq!(legal_moves(&*bare), Vec::<String>::new());
    let view = bare.view(Observer::Player(bare.turn()));
    for typed in ["e8d8", "pass", "Ke7", "", "nonsense"] {
        assert_eq!(view.read(typed).expect_err(typed).code(), "over", "{typed}");
        assert_eq!(
            bare.replay(typed).expect_err(typed).code(),
            if typed.len() == 4 { "over" } else { "syntax" }
        );
    }
    // A halo makes no difference; a shell, an object, adjacency, a choice and a second king do.
    for (text, over) in [
        (r#"4l3/8/8/8/8/8/5K2/8 b 21 {"flags":"0000"}"#, true),
        (r#"4k3/8/8/8/8/8/5K2/8 b 21 {"flags":"1000"}"#, false),
        (r#"4k3/8/8/8/8/8/5K2/8 b 21 {"flags":"0010"}"#, false),
        (r#"4k3/8/8/8/m7/8/5K2/8 b 21 {"flags":"0000"}"#, false),
        (r#"8/8/8/8/8/4k3/5K2/8 b 21 {"flags":"0000"}"#, false),
        (r#"4k3/8/8/8/8/8/5K2/K7 b 21 {"flags":"0000"}"#, false),
        (r#"4k3/8/8/8/8/8/5K2/8 b 21 {"flags":"0000","todo":"daisy"}"#, false),
        (r#"4k3/8/8/8/8/8/5K2/8 b 21 {"flags":"0000","hidden":"a1"}"#, false),
    ] {
        let position = Chakart.parse(text).expect(text);
        assert_eq!(position.outcome().is_some(), over, "{text}");
        assert_eq!(legal_moves(&*position).is_empty(), over, "{text}");
    }
}

#[test]
fn the_quiet_count_goes_back_with_the_line() {
    let start = || Chakart.parse(ENDINGS[0]).expect("a position");
    let dance = ["e1d1", "e8d8", "d1e1", "d8e8"];
    let line = |moves: usize| {
        let records = dance.iter().copied().cycle().take(moves);
        GameState::replay_all(start(), records).expect("a line")
    };
    assert_eq!(line(99).quiet_moves(), Some((99, 100)));
    assert_eq!(line(99).outcome(), None);
    assert_eq!(line(100).outcome(), Some(Outcome::QUIET));
    // A takeback replays the shorter line, so the count is the earlier one.
    assert_eq!(line(98).quiet_moves(), Some((98, 100)));
    // A position alone doesn't contain the count.
    assert_eq!(line(100).position().text().split(' ').next(), start().text().split(' ').next());
    assert_eq!(line(100).position().outcome(), None);
    let mut on = line(99);
    on.replay("h7h6").expect("it is Black's turn");
    assert_eq!(on.quiet_moves(), Some((0, 100)));
}

/// A game that began under the rulings of 0.1.0 goes on without the limit and without progress.
#[test]
fn older_rulings_have_no_limit_and_no_progress_rule() {
    let bishop = ["d4e5+e6", "a8a7", "e5d4+d3", "a7a8"];
    let begun = |rulings: Rulings, count: u32| {
        let text = format!(r#"k7/8/8/8/3B4/8/8/7K w {count} {{"flags":"0000"}}"#);
        let mut start = Chakart.parse(&text).expect("a position");
        start.adopt(rulings);
        let mut line = GameState::new(start);
        for record in bishop.into_iter().cycle().take(240) {
            if line.outcome().is_some() {
                break;
            }
            line.replay(record).expect(record);
        }
        (line.position().move_number() - 1 - count, line.outcome())
    };
    let limit = Outcome { winner: None, reason: "limit" };
    assert_eq!(begun(Rulings::First, 0), (240, None));
    assert_eq!(begun(Rulings::First, 580), (240, None));
    assert_eq!(begun(Rulings::Second, 0), (200, Some(Outcome::NO_PROGRESS)));
    assert_eq!(begun(Rulings::Second, 580), (20, Some(limit)));
    assert_eq!([1, 2, 3].map(Rulings::from_number), [Some(Rulings::First), Some(Rulings::NEWEST), None]);
}
