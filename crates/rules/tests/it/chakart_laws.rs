//! Laws of Chakart on random games, and statistical tests of its rolls.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move_rules::chakart::square::Square;
use sealed_move_rules::chakart::{Chakart, Move};
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, PlayError, Played, Position, RedactionScope, Rolls, View, chance,
};

use crate::chakart_play::{choose, legal_moves, play, queen_elsewhere, start, stealth_or_any, typed, view};
use crate::random::Random;

#[test]
fn random_games_obey_the_laws() {
    let mut random = Random::new(23);
    let mut ended = 0;
    for _ in 0..25 {
        let first = start(&mut random);
        let mut line = GameState::new(first.clone());
        let mut records = Vec::new();
        while line.outcome().is_none() && records.len() < 200 {
            let position = line.position();
            let text = position.text();
            assert_eq!(Chakart.parse(&text).expect(&text).text(), text);
            let moves = legal_moves(position);
            assert!(!moves.is_empty(), "{text}: something is always legal");
            assert!(moves.is_sorted_by(|one, other| one < other), "{text}: {moves:?}");
            let chosen = choose(&mut random, &moves);
            let seen = view(position);
            assert_eq!(seen.read(&chosen).expect(&chosen).as_str(), chosen, "{text}");
            // In capitals, a `b` may also mean a bishop.
            match seen.read(&format!(" {} ", chosen.to_uppercase())) {
                Ok(read) => assert_eq!(read.as_str(), chosen, "{text}"),
                Err(error) => {
                    let offered = error.candidates.iter().any(|candidate| candidate.as_str() == chosen);
                    assert!(offered && chosen.starts_with('b'), "{text} {chosen}: {error:?}");
                }
            }
            assert!(seen.complete(&chosen).iter().any(|step| step.text == chosen));
            assert_eq!(seen.next("").expect("all").options.len(), moves.len());
            let played = play(&mut random, position, &chosen);
            let again = position.replay(&played.notation).expect(&played.notation);
            assert_eq!(again.position.text(), played.position.text(), "{text} {}", played.notation);
            assert_eq!(again.notation, played.notation);
            assert_eq!(position.move_of(&played.notation).expect(&played.notation).as_str(), chosen);
            let draws = position.resolve(&MoveText::canonical(chosen.clone()), &mut Rolls::none()).is_err();
            assert!(draws == (played.notation != chosen), "{text} {chosen}: {}", played.notation);
            check_stories(position, &played);
            records.push(played.notation.clone());
            line.push(played);
        }
        ended += u32::from(line.outcome().is_some());
        let again =
            GameState::replay_all(first, records.iter().map(String::as_str)).expect("its own records");
        assert_eq!(again.position().text(), line.position().text());
        assert_eq!(again.outcome(), line.outcome());
        if line.outcome().is_some() {
            assert!(legal_moves(line.position()).is_empty());
            assert_eq!(line.replay("e2e4").expect_err("the game is over").code(), "over");
        }
    }
    assert!(ended > 5, "only {ended} games came to an end");
}

/// Every observer can tell a story of the move that leads to their next view.
fn check_stories(before: &dyn Position, played: &Played) {
    let mover = before.turn();
    for observer in
        [Observer::Player(mover), Observer::Player(mover.other()), Observer::Public, Observer::Revealed]
    {
        let notation = before.redact(&played.notation, observer).expect("the notation is legal");
        let (View::Chakart(then), View::Chakart(now)) =
            (before.view(observer), played.position.view(observer))
        else {
            panic!("views of Chakart")
        };
        let story = then
            .story(&notation, &now)
            .unwrap_or_else(|error| panic!("{} {}: {error}", before.text(), played.notation));
        assert_eq!((story.side, story.chance), (mover, None), "{}: all dice are rolled", played.notation);
    }
}

/// Everything an observer can ask of a position.
fn answers(position: &dyn Position, observer: Observer, texts: &[String]) -> Vec<String> {
    let view = position.view(observer);
    let mut told = vec![
        view.text(),
        format!("{:?}", view.turn()),
        view.move_number().to_string(),
        format!("{:?}", view.legal_moves(usize::MAX)),
        format!("{:?}", view.next("")),
        format!("{:?} {:?}", position.outcome(), position.redaction_scope(observer)),
    ];
    for text in texts {
        let chosen = MoveText::canonical(text.clone());
        told.push(format!("{:?}", view.read(text)));
        told.push(format!("{:?}", view.complete(text)));
        told.push(format!("{:?} {:?}", view.may_roll(&chosen), view.needs_confirmation(&chosen)));
    }
    told
}

#[test]
fn weights_sum_to_one_and_count_as_perft_does() {
    let mut random = Random::new(29);
    let mut results = 0;
    for _ in 0..6 {
        let mut line = GameState::new(start(&mut random));
        for index in 0..120 {
            if line.outcome().is_some() {
                break;
            }
            let moves = legal_moves(line.position());
            if index % 10 == 9 {
                let mut records = 0;
                for chosen in &moves {
                    let chosen = MoveText::canonical(chosen.clone());
                    let Ok(found) = chance::outcomes(line.position(), &chosen, 20_000) else { continue };
                    let sum = found.iter().map(|(_, weight)| *weight).reduce(chance::Weight::plus);
                    assert_eq!(sum, Some(chance::Weight::ONE), "{} {chosen}", line.position().text());
                    let distinct: BTreeSet<_> = found.iter().map(|(played, _)| &played.notation).collect();
                    assert_eq!(distinct.len(), found.len(), "{chosen}: every record once");
                    records += found.len() as u64;
                }
                results += records;
                assert_eq!(line.position().perft(1).expect("a count"), records);
                let divided = line.position().divide(1).expect("a count");
                assert_eq!(divided.iter().map(|(chosen, _)| chosen.clone()).collect::<Vec<_>>(), moves);
                assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), records);
            }
            let chosen = choose(&mut random, &moves);
            let played = play(&mut random, line.position(), &chosen);
            line.push(played);
        }
    }
    assert!(results > 5_000, "{results}");
}

#[test]
fn no_view_depends_on_where_the_queen_hides() {
    let mut random = Random::new(31);
    let mut compared = 0;
    for _ in 0..40 {
        let mut line = GameState::new(start(&mut random));
        for _ in 0..60 {
            if line.outcome().is_some() {
                break;
            }
            let moves = legal_moves(line.position());
            let chosen = stealth_or_any(&mut random, &moves);
            let played = play(&mut random, line.position(), &chosen);
            line.push(played);
            let position = line.position();
            let opponent = Observer::Player(position.turn());
            if position.redaction_scope(opponent) != RedactionScope::Newest {
                continue;
            }
            let owner = Observer::Player(position.turn().other());
            assert_eq!(position.redaction_scope(owner), RedactionScope::None);
            assert_ne!(position.view(owner), position.view(opponent));
            let moves = legal_moves(position);
            let texts = typed(&mut random, &moves);
            let others = queen_elsewhere(position);
            // A few of them suffice.
            for _ in 0..4 {
                let other = &others[random.below(others.len())];
                for observer in [opponent, Observer::Public] {
                    assert_eq!(position.view(observer), other.view(observer));
                    assert_eq!(answers(position, observer, &texts), answers(&**other, observer, &texts));
                }
                // Positions refuse illegal moves with the same error, too.
                for text in texts.iter().filter(|text| !moves.contains(text)) {
                    let refused = |position: &dyn Position| match position
                        .resolve(&MoveText::canonical(text.clone()), &mut Rolls::none())
                    {
                        Err(PlayError::Refused(error)) => format!("{error:?}"),
                        other => panic!("{text}: {other:?}"),
                    };
                    assert_eq!(refused(position), refused(&**other));
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} positions hid a queen");
}

/// Counts the captures of the side to move, by the letters of the capturing and the captured piece.
fn captures(view: &View) -> BTreeMap<(char, char), usize> {
    let View::Chakart(view) = view else { panic!("another game: {view:?}") };
    let ahead = view.lookahead(None);
    // A promotion is one capture with five choices.
    let moves: BTreeSet<_> = ahead
        .moves()
        .into_iter()
        .filter_map(|chosen| match chosen {
            Move::Go { from, to, .. } => Some((from.index(), to.index())),
            _ => None,
        })
        .collect();
    let piece = |index: usize| ahead.at(Square::from_index(index).unwrap()).piece();
    let mut counts = BTreeMap::new();
    for (from, to) in moves {
        if let (Some(attacker), Some(victim)) = (piece(from), piece(to)) {
            *counts.entry((attacker.letter(), victim.letter())).or_default() += 1;
        }
    }
    counts
}

#[test]
fn attacks_are_the_captures_of_both_sides() {
    let mut random = Random::new(37);
    let mut compared = 0;
    for _ in 0..20 {
        let mut line = GameState::new(start(&mut random));
        for _ in 0..120 {
            if line.outcome().is_some() {
                break;
            }
            let seen = view(line.position());
            let View::Chakart(known) = &seen else { panic!("another game: {seen:?}") };
            let ahead = known.lookahead(None);
            if ahead.todo().is_none() && known.queen_squares().is_empty() {
                let mut expected = captures(&seen);
                for (pair, count) in captures(&seen.after_pass().expect("a whole move")) {
                    *expected.entry(pair).or_default() += count;
                }
                let mut attacks = BTreeMap::new();
                ahead.visit_attacks(&mut |attacker, victim| {
                    *attacks.entry((attacker.letter(), victim.letter())).or_default() += 1;
                });
                assert_eq!(attacks, expected, "{}", line.position().text());
                compared += attacks.len();
            }
            let moves = legal_moves(line.position());
            let chosen = choose(&mut random, &moves);
            let played = play(&mut random, line.position(), &chosen);
            line.push(played);
        }
    }
    assert!(compared > 2_000, "only {compared} pairs");
}

/// The position with ranks and colors swapped.
fn mirrored(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let pieces = "PRNBQKSUOCTLI";
    let swap = |letter: char| {
        if pieces.contains(letter) {
            letter.to_ascii_lowercase()
        } else if pieces.to_ascii_lowercase().contains(letter) {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    };
    let rows: Vec<String> = fields[0].split('/').rev().map(|row| row.chars().map(swap).collect()).collect();
    let chosen = if fields[1] == "w" { "b" } else { "w" };
    let flags = &fields[3][10..14];
    let rest = fields[3][14..].chars().map(|c| match c.to_digit(10) {
        Some(rank) => char::from_digit(9 - rank, 10).expect("a rank"),
        None => c,
    });
    let rest: String = rest.collect();
    format!("{} {chosen} {} {{\"flags\":\"{}{}{rest}", rows.join("/"), fields[2], &flags[2..], &flags[..2])
}

/// The move on the mirrored board.
fn mirrored_move(chosen: &str) -> String {
    let squares = chosen.chars().map(|c| match c.to_digit(10) {
        Some(rank) => char::from_digit(9 - rank, 10).expect("a rank"),
        None => c,
    });
    squares.collect()
}

#[test]
fn colours_exchanged_give_the_same_game() {
    let mut random = Random::new(37);
    for _ in 0..8 {
        let mut line = GameState::new(start(&mut random));
        for index in 0..150 {
            if line.outcome().is_some() {
                break;
            }
            let position = line.position();
            let moves = legal_moves(position);
            if index % 4 == 0 {
                let mirror = Chakart.parse(&mirrored(&position.text())).expect("the mirrored position");
                let swaps = position.text().contains("kingboo");
                let mut back: Vec<_> = legal_moves(&*mirror)
                    .iter()
                    .map(|chosen| mirrored_move(chosen))
                    .map(|chosen| {
                        if swaps && chosen.len() == 4 && chosen != "pass" && chosen[..2] > chosen[2..] {
                            format!("{}{}", &chosen[2..], &chosen[..2])
                        } else {
                            chosen
                        }
                    })
                    .collect();
                back.sort_unstable();
                assert_eq!(back, moves, "{}", position.text());
                let chosen = &moves[random.below(moves.len())];
                if !swaps {
                    let results = |position: &dyn Position, chosen: String, turned: bool| {
                        let found = chance::outcomes(position, &MoveText::canonical(chosen), 50_000)
                            .expect("results");
                        let mut found: Vec<_> = found
                            .into_iter()
                            .map(|(played, weight)| {
                                let text = played.position.text();
                                (if turned { mirrored(&text) } else { text }, weight.to_string())
                            })
                            .collect();
                        found.sort_unstable();
                        found
                    };
                    let there = results(position, chosen.clone(), false);
                    assert_eq!(
                        results(&*mirror, mirrored_move(chosen), true),
                        there,
                        "{} {chosen}",
                        position.text()
                    );
                }
            }
            let chosen = choose(&mut random, &moves);
            let played = play(&mut random, line.position(), &chosen);
            line.push(played);
        }
    }
}

const DRAWS: u32 = 100_000;

/// Chi-squared test of observed against expected counts.
#[track_caller]
fn fits(what: &str, observed: &BTreeMap<String, f64>, expected: &BTreeMap<String, f64>) {
    assert!(observed.keys().all(|key| expected.contains_key(key)), "{what}: something impossible was drawn");
    let chi: f64 = expected
        .iter()
        .map(|(key, expected)| {
            let observed = observed.get(key).copied().unwrap_or(0.0);
            (observed - expected).powi(2) / expected
        })
        .sum();
    let freedom = (expected.len() - 1) as f64;
    // Five standard deviations, with a margin for the skew at few degrees of freedom.
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0;
    assert!(chi < limit, "{what}: {chi:.1} with {freedom} degrees of freedom");
}

#[track_caller]
fn rolls_fit(position: &str, chosen: &str, results: usize) {
    let parsed = Chakart.parse(position).expect(position);
    let chosen = MoveText::canonical(chosen);
    let mut expected = BTreeMap::new();
    for (played, weight) in chance::outcomes(&*parsed, &chosen, 1000).expect("results") {
        let weight = weight.to_string();
        let (over, under) = weight.split_once('/').expect("a fraction");
        let share = over.parse::<f64>().expect("a number") / under.parse::<f64>().expect("a number");
        expected.insert(played.notation, share * f64::from(DRAWS));
    }
    assert_eq!(expected.len(), results, "{chosen}");
    let mut random = Random::new(41);
    let mut observed = BTreeMap::new();
    for _ in 0..DRAWS {
        *observed.entry(play(&mut random, &*parsed, chosen.as_str()).notation).or_insert(0.0) += 1.0;
    }
    fits(chosen.as_str(), &observed, &expected);
}

#[test]
fn throws_fit_their_weights() {
    // A banana in the middle, then possibly a bomb on the square it throws to.
    rolls_fit("4k3/8/8/3w4/3d4/2P5/8/4K3 w 20 {\"flags\":\"0000\"}", "c3d4", 7);
}

#[test]
fn eggs_pieces_and_victims_fit_their_weights() {
    // Eight eggs, five pieces, three enemy pieces, two own pieces.
    rolls_fit("rn2k2q/8/8/8/3e4/8/4N3/2Q1K3 w 20 {\"flags\":\"0000\"}", "e2d4", 5 + 5 + 3 + 2);
}

#[test]
fn gifts_fit_their_weights() {
    rolls_fit("4k3/8/8/8/8/8/8/R3K3 w 20 {\"flags\":\"0000\"}", "a1b1", 2);
    rolls_fit("4k3/8/8/8/8/8/8/R3K3 w 20 {\"flags\":\"0000\"}", "a1c1", 2);
    rolls_fit("4k3/8/8/4P3/8/8/8/B3K3 w 20 {\"flags\":\"0000\"}", "a1d4", 4);
}

#[test]
fn back_ranks_fit_their_weights() {
    let mut random = Random::new(43);
    let mut observed: [BTreeMap<String, f64>; 2] = Default::default();
    for _ in 0..DRAWS {
        let position =
            chance::start(&Chakart, "asymmetric", |options| random.below(options.get() as usize) as u32);
        let text = position.expect("a start").text();
        let board = text.split(' ').next().expect("a board");
        *observed[0].entry(board[board.len() - 8..].to_owned()).or_insert(0.0) += 1.0;
        *observed[1].entry(board[..8].to_ascii_uppercase()).or_insert(0.0) += 1.0;
    }
    for observed in &observed {
        assert_eq!(observed.len(), 2880, "every rank occurs");
        for rank in observed.keys() {
            let bishops: Vec<_> = rank.match_indices('B').map(|(file, _)| file % 2).collect();
            assert_eq!(bishops.iter().sum::<usize>(), 1, "{rank}");
        }
        let expected = observed.keys().map(|rank| (rank.clone(), f64::from(DRAWS) / 2880.0)).collect();
        fits("back ranks", observed, &expected);
    }
}
