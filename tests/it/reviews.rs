//! Reviews of the vectors' games: possible in all four games, and reproducible.

use sealed_move::domain::{
    CERTAIN, Cancel, Id, LuckKind, MoveReview, ReviewProgress, SeenMove, accuracy, review_seen, seen_moves,
    turning_points,
};
use sealed_move_rules::{GameState, Observer, Rolls, Side, find};

/// The moves of a game of the vectors, and its winner.
fn game(name: &str, id: &str) -> (Vec<SeenMove>, Option<Side>) {
    let games = crate::vectors::vectors(name, "games.jsonl");
    let game = games.iter().find(|game| game["id"] == id).unwrap();
    let moves = ["moves", "turns", "records"].iter().find_map(|key| game[*key].as_array()).unwrap();
    let notations = moves.iter().map(|notation| notation.as_str().unwrap());
    let start = find(name).unwrap().parse(game["start"].as_str().unwrap()).unwrap();
    let seen = seen_moves(start, notations).unwrap();
    assert_eq!(seen.len(), moves.len());
    let winner = seen.last().unwrap().outcome.and_then(|outcome| outcome.winner);
    (seen, winner)
}

fn review(seen: &[SeenMove]) -> Vec<MoveReview> {
    let mut progress =
        ReviewProgress { game: Id(1), records: seen.len() as u32, made: Vec::new(), attempts: 0 };
    for one in seen {
        let reviewed = review_seen(one, 100, &Cancel::default());
        assert!(reviewed.is_some(), "{} {one:?}", progress.made.len());
        progress.push(one, reviewed);
    }
    assert!(progress.is_done());
    // The stored text is lossless.
    assert_eq!(ReviewProgress::read(&progress.text()).unwrap(), progress.made);
    progress.made
}

#[test]
fn games_of_all_four_are_reviewed_the_same_each_time() {
    for (name, id, last) in [
        ("aruki", "g-rand-00", 28),
        ("aruki", "g-rep-3", 10),
        ("kyo", "play-2", 6),
        ("chakart", "game-08", 14),
        ("lusus", "game04", 13),
        ("lusus", "game07", 24),
    ] {
        let (mut seen, winner) = game(name, id);
        let whole = seen.len() == last;
        let seen = seen.split_off(seen.len() - last);
        let made = review(&seen);
        assert_eq!(made, review(&seen), "{name} {id}");
        for (one, seen) in made.iter().zip(&seen) {
            assert!(one.best_chance >= one.expected && (0..=CERTAIN).contains(&one.after), "{name} {one:?}");
            let info = find(name).unwrap().info();
            assert!(info.chance || one.luck() == 0, "{name} has no luck: {one:?}");
            assert!(seen.rolled == (one.luck_by == LuckKind::Dice), "{name} {one:?}");
        }
        let end = made.last().unwrap().first_chance();
        let expected = match winner {
            Some(Side::First) => CERTAIN,
            Some(Side::Second) => 0,
            None => CERTAIN / 2,
        };
        assert_eq!(end, expected, "{name} {id}");
        let points = turning_points(&made);
        assert!(winner.is_none() || !points.is_empty() || !whole, "{name} {id}: no turning point");
        assert!(Side::BOTH.iter().all(|side| accuracy(&made, *side).is_some_and(|it| it <= 100)));
    }
}

#[test]
fn losing_the_king_is_a_turning_point() {
    for (name, id) in [("chakart", "game-08"), ("lusus", "game07")] {
        let (seen, winner) = game(name, id);
        let made = review(&seen);
        // The last move captures the king; the loser allowed it, or was lost before.
        let last = made.len() - 2;
        assert_ne!(Some(made[last].side), winner, "{name}");
        let blunders = turning_points(&made);
        let by_loser =
            blunders.iter().filter(|point| Some(made[point.index].side) != winner && point.change < 0);
        let worst = by_loser.min_by_key(|point| point.change).expect(name);
        assert_ne!(made[worst.index].best, seen[worst.index].text, "{name}");
        assert!(made[worst.index].loss() >= 800, "{name}");
    }
}

/// `O(g2)g3`, `K(f1)g2` and `GD(e1)f1` mate a passive opponent: the second reply allows it, and no
/// move of White is a mistake.
#[test]
fn only_the_loser_of_a_quick_mate_is_blamed() {
    let mut state = GameState::new(find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap());
    let mut notations = Vec::new();
    for beginning in ["O(g2)g3", "O(a11)a10", "K(f1)g2", "O(b11)b10", "GD(e1)f1"] {
        let view = state.position().view(Observer::Player(state.position().turn()));
        let legal = view.legal_moves(10_000).unwrap();
        let text = legal.into_iter().find(|text| text.starts_with(beginning)).expect(beginning);
        state.replay(&text).unwrap();
        notations.push(text);
    }
    let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
    let seen = seen_moves(start, notations.iter().map(String::as_str)).unwrap();
    assert_eq!(seen[4].outcome.and_then(|outcome| outcome.winner), Some(Side::First), "{notations:?}");
    let made = review(&seen);
    let points = turning_points(&made);
    let worst = points.iter().min_by_key(|point| point.change).expect("a blunder");
    assert_eq!((worst.index, worst.by), (3, LuckKind::Nothing), "{made:?}");
    assert!(made[3].loss() >= 3_000 && made[3].best != seen[3].text, "{made:?}");
    assert_eq!((made[4].loss(), made[4].after), (0, CERTAIN), "{made:?}");
    assert!(accuracy(&made, Side::First) > accuracy(&made, Side::Second), "{made:?}");
}

#[test]
fn an_unknown_notation_does_not_change_the_chances() {
    let (seen, _) = game("chakart", "game-08");
    let mut progress = ReviewProgress { game: Id(1), records: 3, made: Vec::new(), attempts: 0 };
    progress.push(&seen[0], review_seen(&seen[0], 3, &Cancel::default()));
    let before = progress.made[0].first_chance();
    progress.push(&seen[1], None);
    let unknown = &progress.made[1];
    assert_eq!((unknown.first_chance(), unknown.loss(), unknown.luck()), (before, 0, 0));
    assert!(!progress.is_done());
}
