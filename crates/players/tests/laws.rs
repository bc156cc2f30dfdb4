//! What holds for every computer player: its choices are legal, follow from the request alone, and
//! cannot depend on what its seat does not see.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use sealed_move_players::arena::{Contestant, Duel};
use sealed_move_players::{
    Cancel, ChoiceSeed, ChooseError, Level, PlayerKind, Sample, choose, choose_as, sample,
};
use sealed_move_rules::{GAMES, Game, GameState, Observer, View, chance, find};

/// Positions of a game between random players, one every few moves.
fn positions(game: &dyn Game, games: u64, every: u32) -> Vec<GameState> {
    let mut found = Vec::new();
    for number in 0..games {
        let mut picks = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut pick = move |options: std::num::NonZeroU32| {
            picks = picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((picks >> 33) % u64::from(options.get())) as u32
        };
        let setups = game.info().setups;
        let setup = setups[number as usize % setups.len()].name;
        let mut state = GameState::new(chance::start(game, setup, &mut pick).expect("a setup"));
        for deep in 0..160_u32 {
            if state.outcome().is_some() {
                break;
            }
            if deep % every == (number as u32) % every {
                let mut copy = GameState::new(state.position().boxed());
                std::mem::swap(&mut copy, &mut state);
                state = GameState::new(copy.position().boxed());
                found.push(copy);
            }
            let view = state.position().view(Observer::Player(state.position().turn()));
            let seed = ChoiceSeed::of(number << 20 | u64::from(deep));
            let chosen =
                choose_as(&view, PlayerKind::Random, &seed, &[], None, &Cancel::default()).expect("a move");
            let text = sealed_move_rules::MoveText::canonical(chosen.text);
            let played = chance::roll_all(state.position(), &text, &mut pick).expect("a legal move");
            state.push(played);
        }
    }
    found
}

fn own_view(state: &GameState) -> View {
    state.position().view(Observer::Player(state.position().turn()))
}

#[test]
fn a_choice_is_legal_and_the_same_request_gets_the_same_one() {
    for game in GAMES {
        let every = if game.info().name == "kyo" { 40 } else { 10 };
        for (index, state) in positions(*game, 2, every).iter().enumerate() {
            let view = own_view(state);
            for level in [Level::Newcomer, Level::Beginner, Level::Careful] {
                let seed = ChoiceSeed::of(index as u64);
                let chosen = choose(&view, level, &seed, &[], &Cancel::default()).unwrap();
                let text = sealed_move_rules::MoveText::canonical(chosen.text.clone());
                let read = view.read(&chosen.text).expect("a choice is legal");
                assert_eq!(read.as_str(), chosen.text, "it is canonical");
                chance::play(state.position(), &text).expect("a choice is legal");
                assert_eq!(chosen.line.first(), Some(&chosen.text));
                assert!(chosen.nodes > 0);
                assert_eq!(choose(&view, level, &seed, &[], &Cancel::default()), Ok(chosen));
            }
        }
    }
}

/// Samples of a view are the positions that differ only in what it hides: whatever is asked of the
/// view of one of them is asked of the same view.
#[test]
fn samples_agree_with_the_view_and_equal_views_get_equal_choices() {
    for (name, games, least, pairs) in [("chakart", 40, 1, 100), ("lusus", 12, 30, 30)] {
        let game = find(name).unwrap();
        let (mut differing, mut compared) = (0, 0);
        for (index, state) in positions(game, games, 2).iter().enumerate() {
            let view = own_view(state);
            let observer = Observer::Player(state.position().turn());
            let samples: Vec<Sample> =
                (0..4).map(|number| sample(&view, &ChoiceSeed::of(number << 32 | index as u64))).collect();
            assert_eq!(
                sample(&view, &ChoiceSeed::of(index as u64)),
                samples[0],
                "the same draws, the same sample"
            );
            let mut secrets = BTreeSet::new();
            for sample in &samples {
                let seen = sample.view(observer).expect("a game with secrets");
                assert_eq!(seen.text(), view.text());
                secrets.insert(sample.view(Observer::Revealed).expect("a game with secrets").text());
                // The choice that is made from this sample's own view, where its secret is another.
                if index % 8 == 0 {
                    let seed = ChoiceSeed::of(9);
                    let chosen = choose(&seen, Level::Beginner, &seed, &[], &Cancel::default());
                    assert_eq!(chosen, choose(&view, Level::Beginner, &seed, &[], &Cancel::default()));
                    compared += 1;
                }
            }
            differing += usize::from(secrets.len() > 1);
        }
        assert!(differing >= least, "{name}: {differing} views hid something");
        assert!(compared >= pairs, "{name}: {compared} pairs");
    }
}

#[test]
fn a_hidden_queen_is_looked_for_wherever_she_may_stand_and_nowhere_else() {
    let text = r#"k7/8/3p4/7q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
    let game = find("chakart").unwrap();
    let view = game.parse_view(text).unwrap().expect("what Black knows");
    let View::Chakart(known) = &view else { unreachable!() };
    let squares = known.queen_squares();
    for at in &squares {
        let seen = known.lookahead(Some(*at)).view(Observer::Player(known.turn()));
        assert_eq!(&seen, known);
    }
    // Along the first rank to b1 between rook and king, up the file below the pawn, both diagonals
    // up to the queen on h5.
    assert_eq!(squares.len(), 2 + 4 + 3 + 3);
    assert!(
        game.parse_view(r#"k7/8/3p4/3I3q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#).unwrap().is_none()
    );
}

#[test]
fn a_win_in_one_move_is_never_missed_from_the_second_level_on() {
    for (name, text) in [
        ("aruki", "k11/12/1R10/2R9/12/12/12/12/12/12/12/6K5 w -/- - 0 40"),
        ("kyo", "5,DK,4/10/10/10/4,DH,lk,4/10/10/10/10/10 g - 9"),
        ("chakart", r#"4k3/8/8/4R3/8/8/8/4K3 w 20 {"flags":"0000"}"#),
        ("lusus", "L1 4k3/8/8/8/4R3/8/8/4K3 w - - P0 DS/KIQUBI/- ?1/?9/- 1 *"),
        ("lusus", "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 QU/KIQUBI/- ?1/?9/- 1 *"),
    ] {
        let game = find(name).unwrap();
        let view = game.parse_view(text).unwrap().expect(text);
        for level in &Level::ALL[1..] {
            for seed in 0..6 {
                let chosen = choose(&view, *level, &ChoiceSeed::of(seed), &[], &Cancel::default()).unwrap();
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

#[test]
fn a_search_stops_soon_after_it_is_told_to() {
    for game in GAMES {
        let state = &positions(*game, 1, 4)[1];
        let view = own_view(state);
        let cancel = Cancel::default();
        let thinker = {
            let cancel = cancel.clone();
            std::thread::spawn(move || {
                let chosen = choose(&view, Level::Best, &ChoiceSeed::of(1), &[], &cancel);
                (chosen, Instant::now())
            })
        };
        std::thread::sleep(Duration::from_millis(60));
        let told = Instant::now();
        cancel.cancel();
        let (chosen, stopped) = thinker.join().unwrap();
        // On a machine of its own, and optimized, it is 50.
        if chosen.is_ok() {
            continue; // It had chosen before.
        }
        assert_eq!(chosen, Err(ChooseError::Canceled));
        let late = stopped.saturating_duration_since(told);
        assert!(late < Duration::from_millis(150), "{}: {late:?}", game.info().name);
    }
}

#[test]
fn a_mate_in_two_of_aruki_is_found_from_the_fifth_level_on() {
    let game = find("aruki").unwrap();
    for text in [
        "5k6/12/R11/1R10/12/12/12/12/12/12/12/6K5 w -/- - 0 40",
        "k11/12/2K9/12/12/12/12/12/12/12/11M/12 w -/- - 0 40",
    ] {
        let position = game.parse(text).unwrap();
        let view = position.view(Observer::Public);
        for level in [Level::Strong, Level::Best] {
            let chosen = choose(&view, level, &ChoiceSeed::of(3), &[], &Cancel::default()).unwrap();
            let after = position.replay(&chosen.text).expect("a legal move").position;
            let replies = after.view(Observer::Public).legal_moves(1000).unwrap();
            assert!(!replies.is_empty());
            for reply in replies {
                let last = after.replay(&reply).expect("a legal move").position;
                let moves = last.view(Observer::Public).legal_moves(1000).unwrap();
                assert!(moves.iter().any(|mate| mate.ends_with('#')), "{} {reply}", chosen.text);
            }
        }
    }
}
