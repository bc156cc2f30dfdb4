//! Laws for all computer players: moves are legal, depend only on the request, and can't depend on
//! hidden information.

use std::collections::BTreeSet;

use sealed_move_players::arena::Duel;
use sealed_move_players::{
    Cancel, ChoiceSeed, ChoiceVersion, ChooseError, Contestant, Level, PlayerKind, choose, choose_as,
    king_danger, sample,
};
use sealed_move_rules::{GAMES, Game, GameState, Observer, View, chance, find};

/// Every `every`-th position of games between random players.
pub(super) fn positions(game: &dyn Game, games: u64, every: u32) -> Vec<GameState> {
    let mut found = Vec::new();
    for number in 0..games {
        let mut picks = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut pick = move |options: std::num::NonZeroU32| {
            picks = picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((picks >> 33) % u64::from(options.get())) as u32
        };
        let setups = game.info().setups;
        let setup = setups[number as usize % setups.len()].name;
        let mut state = GameState::new(chance::start(game, setup, &mut pick).expect("the setup is listed"));
        for ply in 0..160_u32 {
            if state.outcome().is_some() {
                break;
            }
            if ply % every == (number as u32) % every {
                let mut copy = GameState::new(state.position().boxed());
                std::mem::swap(&mut copy, &mut state);
                state = GameState::new(copy.position().boxed());
                found.push(copy);
            }
            let view = state.position().view(Observer::Player(state.position().turn()));
            let seed = ChoiceSeed::of(number << 20 | u64::from(ply));
            let chosen =
                choose_as(&view, &Contestant::new(PlayerKind::Random), &seed, &[], &Cancel::default())
                    .expect("the game is not over");
            let text = sealed_move_rules::MoveText::canonical(chosen.text);
            let played = chance::roll_all(state.position(), &text, &mut pick).expect("the move is legal");
            state.push(played);
        }
    }
    found
}

pub(super) fn own_view(state: &GameState) -> View {
    state.position().view(Observer::Player(state.position().turn()))
}

#[test]
fn choices_are_legal_and_reproducible() {
    for game in GAMES {
        let every = if game.info().name == "kyo" { 40 } else { 10 };
        for (index, state) in positions(*game, 2, every).iter().enumerate() {
            let view = own_view(state);
            for level in [Level::Newcomer, Level::Beginner, Level::Careful] {
                let seed = ChoiceSeed::of(index as u64);
                let chosen =
                    choose(&view, level, ChoiceVersion::LATEST, &seed, &[], &Cancel::default()).unwrap();
                let text = sealed_move_rules::MoveText::canonical(chosen.text.clone());
                let read = view.read(&chosen.text).expect("choices are legal");
                assert_eq!(read.as_str(), chosen.text, "the text is canonical");
                chance::play(state.position(), &text).expect("choices are legal");
                assert_eq!(chosen.line.first(), Some(&chosen.text));
                assert!(chosen.nodes > 0);
                assert_eq!(
                    choose(&view, level, ChoiceVersion::LATEST, &seed, &[], &Cancel::default()),
                    Ok(chosen)
                );
            }
        }
    }
}

/// The samples of a view differ only in hidden information, so their own views must be equal to it.
#[test]
fn samples_agree_with_the_view_and_do_not_change_the_choice() {
    for (name, games, least, pairs) in [("chakart", 40, 1, 100), ("lusus", 12, 30, 30)] {
        let game = find(name).unwrap();
        let (mut differing, mut compared) = (0, 0);
        for (index, state) in positions(game, games, 2).iter().enumerate() {
            let view = own_view(state);
            let observer = Observer::Player(state.position().turn());
            let sampled = |number: u64| sample(&view, &ChoiceSeed::of(number)).expect("the game has secrets");
            let samples = [0, 1, 2, 3].map(|number: u64| sampled(number << 32 | index as u64));
            let again = sampled(index as u64);
            let revealed = Observer::Revealed;
            assert_eq!(again.view(revealed), samples[0].view(revealed), "samples are reproducible");
            let mut secrets = BTreeSet::new();
            for sample in &samples {
                let seen = sample.view(observer);
                assert_eq!(seen.text(), view.text());
                secrets.insert(sample.view(revealed).text());
                assert_eq!(
                    king_danger(&seen, &Cancel::default()),
                    king_danger(&view, &Cancel::default()),
                    "a danger tells nothing hidden"
                );
                // The choice from this sample's own view; only its secret differs.
                if index % 8 == 0 {
                    let seed = ChoiceSeed::of(9);
                    let chosen =
                        choose(&seen, Level::Beginner, ChoiceVersion::LATEST, &seed, &[], &Cancel::default());
                    assert_eq!(
                        chosen,
                        choose(&view, Level::Beginner, ChoiceVersion::LATEST, &seed, &[], &Cancel::default())
                    );
                    compared += 1;
                }
            }
            differing += usize::from(secrets.len() > 1);
        }
        assert!(differing >= least, "{name}: only {differing} views have samples with different secrets");
        assert!(compared >= pairs, "{name}: {compared} pairs");
    }
}

/// The choice of the lowest level.
fn cheap_choice(view: &View, number: u64) -> String {
    let chosen = choose(
        view,
        Level::Newcomer,
        ChoiceVersion::LATEST,
        &ChoiceSeed::of(number),
        &[],
        &Cancel::default(),
    );
    chosen.map_or_else(|error| format!("{error:?}"), |chosen| format!("{chosen:?}"))
}

/// Compares the choices in positions that differ only in a secret, pairwise. Returns the number of
/// pairs.
fn compare(secrets: &[(String, View)], number: u64) -> usize {
    let choices: Vec<_> = secrets.iter().map(|(_, view)| cheap_choice(view, number)).collect();
    let mut pairs = 0;
    for (index, (one, view)) in secrets.iter().enumerate() {
        for (other_index, (other, other_view)) in secrets.iter().enumerate().skip(index + 1) {
            assert_eq!(view, other_view, "the seat sees the same");
            if one != other {
                assert_eq!(choices[index], choices[other_index], "{one}\n{other}");
                pairs += 1;
            }
        }
    }
    pairs
}

#[test]
fn a_hidden_queen_does_not_change_the_choice() {
    let game = find("chakart").unwrap();
    let (mut pairs, mut picks) = (0, 7_u64);
    let mut pick = |options: usize| {
        picks = picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (picks >> 33) as usize % options
    };
    for number in 0..120 {
        let mut rows = ["k7", "8", "3p4", "7q", "8", "8", "8", "R3K3"].map(|row| {
            let empty = |digit: char| ".".repeat(digit.to_digit(10).unwrap_or(0) as usize);
            row.chars().map(|c| if c.is_ascii_digit() { empty(c) } else { c.to_string() }).collect::<String>()
        });
        for _ in 0..pick(6) {
            // Not on the first or last rank.
            let (row, file) = (1 + pick(6), pick(8));
            let piece = ["p", "n", "b", "r", "P", "N", "B"][pick(7)];
            if rows[row].as_bytes()[file] == b'.' {
                rows[row].replace_range(file..=file, piece);
            }
        }
        let board = rows.map(|row| {
            // Replace each run of empty squares with its length.
            (1..=8).rev().fold(row, |row, run| row.replace(&".".repeat(run), &run.to_string()))
        });
        let board = board.join("/");
        let text = format!(r#"{board} b 20 {{"flags":"1011","hidden":"d1"}}"#);
        let Ok(Some(view)) = game.parse_view(&text) else { continue };
        let View::Chakart(known) = &view else { unreachable!() };
        let of = |ahead: sealed_move_rules::chakart::Lookahead| {
            let seen = View::Chakart(ahead.view(Observer::Player(known.turn())));
            (View::Chakart(ahead.view(Observer::Revealed)).text(), seen)
        };
        let secrets: Vec<_> =
            known.queen_squares().into_iter().map(|at| of(known.lookahead(Some(at)))).collect();
        pairs += compare(&secrets, number);
    }
    assert!(pairs >= 2000, "{pairs} pairs");
}

#[test]
fn hidden_tiles_do_not_change_the_choice() {
    let game = find("lusus").unwrap();
    let mut pairs = 0;
    for (index, state) in positions(game, 14, 3).iter().enumerate() {
        let view = own_view(state);
        let observer = Observer::Player(state.position().turn());
        let drawn = |number: u64| {
            let sample = sample(&view, &ChoiceSeed::of(number << 32 | index as u64));
            let sample = sample.expect("the game has secrets");
            (sample.view(Observer::Revealed).text(), sample.view(observer))
        };
        let mut secrets: Vec<_> = (0..6).map(drawn).collect();
        secrets.push((state.position().text(), view.clone()));
        pairs += compare(&secrets, index as u64);
    }
    assert!(pairs >= 2000, "{pairs} pairs");
}

#[test]
fn a_hidden_queen_is_assumed_on_all_reachable_squares() {
    let text = r#"k7/8/3p4/7q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
    let game = find("chakart").unwrap();
    let view = game.parse_view(text).unwrap().expect("Black's view");
    let View::Chakart(known) = &view else { unreachable!() };
    let squares = known.queen_squares();
    for at in &squares {
        let seen = known.lookahead(Some(*at)).view(Observer::Player(known.turn()));
        assert_eq!(&seen, known);
    }
    // She can reach b1 and c1 between rook and king, four squares up the file below the pawn, and
    // both diagonals up to the queen on h5.
    assert_eq!(squares.len(), 2 + 4 + 3 + 3);
    assert!(
        game.parse_view(r#"k7/8/3p4/3I3q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#).unwrap().is_none()
    );
}

#[test]
fn the_second_level_never_misses_a_win_in_one_move() {
    for (name, text) in [
        ("aruki", "k11/12/1R10/2R9/12/12/12/12/12/12/12/6K5 w -/- - 0 40"),
        ("kyo", "5,DK,4/10/10/10/4,DH,lk,4/10/10/10/10/10 g - 9"),
        ("chakart", r#"4k3/8/8/4R3/8/8/8/4K3 w 20 {"flags":"0000"}"#),
        ("lusus", "L1 4k3/8/8/8/4R3/8/8/4K3 w - - P0 DS/KIQUBI/- ?1/?9/- 1 *"),
        ("lusus", "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 QU/KIQUBI/- ?1/?9/- 1 *"),
        // Two tiles: the bishop moves like a queen, and passes through the pawn.
        ("lusus", "L1 4k3/4p3/8/8/8/8/8/4B(DA)2K w - - P0 QUPH/KIQUBI/- ?1/?9/- 1 *"),
    ] {
        let game = find(name).unwrap();
        let view = game.parse_view(text).unwrap().expect(text);
        for level in &Level::ALL[1..] {
            for seed in 0..6 {
                let chosen = choose(
                    &view,
                    *level,
                    ChoiceVersion::LATEST,
                    &ChoiceSeed::of(seed),
                    &[],
                    &Cancel::default(),
                )
                .unwrap();
                assert!(chosen.score >= 99_000, "{name} {level:?} {chosen:?}");
            }
        }
    }
}

#[test]
fn a_won_game_is_not_drawn_by_repetition() {
    let game = find("aruki").unwrap();
    let mut players =
        [Contestant::new(PlayerKind::Level(Level::Careful)), Contestant::new(PlayerKind::Random)];
    for side in 0..2 {
        let mut duel = Duel::new(game, "standard", 5, players.clone()).unwrap();
        while duel.result().is_none() {
            duel.step().unwrap();
        }
        assert_eq!(
            duel.result().flatten().map(sealed_move_rules::Side::index),
            Some(side),
            "{}",
            duel.reason()
        );
        players.reverse();
    }
}

/// The maximum number of checks after cancellation. A search visits at most 16 positions between
/// two checks.
const MAX_CHECKS_AFTER_CANCEL: u64 = 64;

#[test]
fn a_canceled_search_stops_within_a_few_checks() {
    for game in GAMES {
        let state = &positions(*game, 1, 4)[1];
        let view = own_view(state);
        // The number of checks without cancellation.
        let (seed, free) = (ChoiceSeed::of(1), Cancel::default());
        let chosen = choose(&view, Level::Strong, ChoiceVersion::LATEST, &seed, &[], &free).unwrap();
        let name = game.info().name;
        assert!(
            free.checks() >= chosen.nodes / 600,
            "{name}: {} checks, {} positions",
            free.checks(),
            chosen.nodes
        );
        for number in [1, 2, 9, free.checks() / 3, free.checks() / 2] {
            let cancel = Cancel::at_check(number.max(1));
            assert_eq!(
                choose(&view, Level::Strong, ChoiceVersion::LATEST, &seed, &[], &cancel),
                Err(ChooseError::Canceled),
                "{name}"
            );
            let late = cancel.checks() - number;
            assert!(late <= MAX_CHECKS_AFTER_CANCEL, "{name}: {late} checks after check {number}");
        }
    }
}

#[test]
fn the_fifth_level_finds_mate_in_two_in_aruki() {
    let game = find("aruki").unwrap();
    for text in [
        "5k6/12/R11/1R10/12/12/12/12/12/12/12/6K5 w -/- - 0 40",
        "k11/12/2K9/12/12/12/12/12/12/12/11M/12 w -/- - 0 40",
    ] {
        let position = game.parse(text).unwrap();
        let view = position.view(Observer::Public);
        for level in [Level::Strong, Level::Best] {
            let chosen =
                choose(&view, level, ChoiceVersion::LATEST, &ChoiceSeed::of(3), &[], &Cancel::default())
                    .unwrap();
            let after = position.replay(&chosen.text).expect("the move is legal").position;
            let replies = after.view(Observer::Public).legal_moves(1000).unwrap();
            assert!(!replies.is_empty());
            for reply in replies {
                let last = after.replay(&reply).expect("the move is legal").position;
                let moves = last.view(Observer::Public).legal_moves(1000).unwrap();
                assert!(moves.iter().any(|mate| mate.ends_with('#')), "{} {reply}", chosen.text);
            }
        }
    }
}

#[test]
fn moves_of_kyo_have_the_fewest_steps() {
    for (index, state) in positions(find("kyo").unwrap(), 4, 15).iter().enumerate() {
        let view = own_view(state);
        let View::Kyo(kyo) = &view else { unreachable!() };
        let seed = ChoiceSeed::of(index as u64);
        let chosen =
            choose(&view, Level::Newcomer, ChoiceVersion::LATEST, &seed, &[], &Cancel::default()).unwrap();
        assert_eq!(chosen.line[0], chosen.text);
        assert_eq!(kyo.lookahead().shortest(&chosen.text).unwrap().text, chosen.text);
        let steps = chosen.text.split(' ').count() - 1;
        assert!(steps < 20, "{steps} steps in {}", chosen.text);
    }
}
