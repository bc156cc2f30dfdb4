//! Reviews of the vectors' games: possible in all four games, and reproducible.

use sealed_move::domain::{
    CERTAIN, Cancel, Effort, Id, LuckKind, MoveReview, PositionJudgement, ReviewProgress, ReviewTask,
    SeenMove, accuracy, chance_of, review_seen, seen_moves, turning_points,
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
    let winner = seen.last().unwrap().outcome.and_then(|outcome| outcome.winner);
    (seen, winner)
}

fn review(seen: &[SeenMove]) -> Vec<MoveReview> {
    let mut progress = ReviewProgress::new(Id(1), seen);
    while let Some(task) = progress.next() {
        let judged = review_seen(&seen[task.index], 100, task.effort, &Cancel::default());
        assert!(judged.is_some(), "{task:?} {:?}", seen[task.index]);
        progress.push(task, &seen[task.index], judged);
    }
    // The stored text is lossless.
    assert_eq!(ReviewProgress::read(&progress.text()).unwrap(), (progress.judges_end, progress.made.clone()));
    progress.reviews()
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
        let seen = seen.split_off(seen.len() - last);
        let made = review(&seen);
        assert_eq!(made, review(&seen), "{name} {id}");
        for (one, seen) in made.iter().zip(&seen) {
            assert!(one.loss >= 0 && (0..=CERTAIN).contains(&one.after), "{name} {one:?}");
            let info = find(name).unwrap().info();
            assert!(info.chance || one.luck == 0, "{name} has no luck: {one:?}");
            // Tiles of Lusus are drawn unseen.
            assert!(name == "lusus" || seen.rolled == (one.luck_by == LuckKind::Dice), "{name} {one:?}");
            assert!(one.unexplained().abs() < 800, "{name} {one:?}");
        }
        for pair in made.windows(2) {
            assert_eq!(pair[0].first_after(), pair[1].first_before(), "one value a position: {pair:?}");
        }
        let end = made.last().unwrap().first_after();
        let expected = match winner {
            Some(Side::First) => CERTAIN,
            Some(Side::Second) => 0,
            None => CERTAIN / 2,
        };
        assert_eq!(end, expected, "{name} {id}");
        assert!(Side::BOTH.iter().all(|side| accuracy(&made, *side).is_none_or(|it| it <= 100)));
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
        let blunders = turning_points(&made, winner.map(Side::other));
        let by_loser =
            blunders.iter().filter(|point| Some(made[point.index].side) != winner && point.change < 0);
        let worst = by_loser.min_by_key(|point| point.change).expect(name);
        assert_ne!(made[worst.index].best, seen[worst.index].text, "{name}");
        assert!(made[worst.index].loss >= 800, "{name}");
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
    let points = turning_points(&made, None);
    let worst = points.iter().min_by_key(|point| point.change).expect("a blunder");
    assert_eq!((worst.index, worst.by), (3, LuckKind::Nothing), "{made:?}");
    assert!(made[3].loss >= 3_000 && made[3].best != seen[3].text, "{made:?}");
    assert_eq!((made[4].loss, made[4].after), (0, CERTAIN), "{made:?}");
    assert!(accuracy(&made, Side::First) > accuracy(&made, Side::Second), "{made:?}");
}

#[test]
fn an_unknown_notation_does_not_change_the_chances() {
    let (seen, _) = game("chakart", "game-08");
    let mut progress = ReviewProgress::new(Id(1), &seen[..3]);
    let task = |index| ReviewTask { index, effort: Effort::Base };
    progress.push(task(0), &seen[0], review_seen(&seen[0], 3, Effort::Base, &Cancel::default()));
    let before = progress.made[0].clone();
    progress.push(task(1), &seen[1], None);
    let unknown = &progress.made[1];
    assert_eq!(chance_of(unknown.side, unknown.after), chance_of(before.side, before.after));
    assert_eq!((unknown.loss(), unknown.luck()), (0, 0));
    assert!(!progress.is_done());
    // A second judgement that takes too long keeps the first one.
    progress.push(ReviewTask { index: 0, effort: Effort::BestLevel }, &seen[0], None);
    assert_eq!(progress.made[0], PositionJudgement { effort: Effort::BestLevel, ..before });
}

#[test]
fn a_resigned_game_ends_with_a_judged_position() {
    let game = find("aruki").unwrap();
    let start = || game.start("standard", &mut Rolls::none()).unwrap();
    let first = start().view(Observer::Player(Side::First)).legal_moves(100_000).unwrap().remove(0);
    let seen = seen_moves(start(), [first.as_str()]).unwrap();
    assert_eq!(seen.iter().map(SeenMove::is_end).collect::<Vec<_>>(), [false, true]);
    let progress = ReviewProgress::new(Id(1), &seen);
    assert!(progress.judges_end && progress.records == 1);
    let made = review(&seen);
    assert_eq!(made.len(), 1);
    assert!((3_000..7_000).contains(&made[0].after), "{made:?}");
    // A game that ended on the board has no such position.
    let (ended, _) = self::game("chakart", "game-08");
    assert!(!ReviewProgress::new(Id(1), &ended).judges_end);
}
