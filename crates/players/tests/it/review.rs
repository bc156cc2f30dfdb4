//! Laws for reviews: they find blunders, separate luck from choice, and never use hidden
//! information.

use sealed_move_players::review::{
    CERTAIN, Effort, LuckKind, MoveReview, PositionJudgement, SeenMove, SlipCount, TurningPoint, accuracy,
    assess, first_choices, judge_position, luck, next_task, review_bounds, slips, turning_points,
};
use sealed_move_players::{Cancel, ChoiceSeed, ChoiceVersion, Level, choose};
use sealed_move_rules::{MoveText, Observer, Played, Position, Side, View, chance, find};

/// The positions that share the effort: each gets a small part.
const POSITIONS: usize = 400;

/// The move as the side to move of `position` saw it.
fn seen(position: &dyn Position, text: &str, played: &Played, rolled: bool) -> SeenMove {
    let own = Observer::Player(position.turn());
    SeenMove {
        before: position.view(own),
        text: text.to_owned(),
        after: Some(played.position.view(own)),
        next: Some(played.position.view(Observer::Player(played.position.turn()))),
        public: position.view(Observer::Public),
        next_public: Some(played.position.view(Observer::Public)),
        rolled,
        outcome: played.position.outcome(),
    }
}

/// A move in a game of which only `view` is known.
fn unplayed(view: &View, text: String) -> SeenMove {
    let (before, public) = (view.clone(), view.clone());
    SeenMove { before, text, after: None, next: None, public, next_public: None, rolled: true, outcome: None }
}

fn judge(seen: &SeenMove, cancel: &Cancel) -> Option<PositionJudgement> {
    judge_position(seen, POSITIONS, Effort::Base, &ChoiceSeed::of(1), cancel)
}

fn reviewed(seen: &SeenMove) -> PositionJudgement {
    judge(seen, &Cancel::default()).expect("the move is legal")
}

/// The choice of the second level, which always takes a win.
fn chosen(view: &View) -> String {
    choose(view, Level::Beginner, ChoiceVersion::LATEST, &ChoiceSeed::of(1), &[], &Cancel::default())
        .expect("the game is not over")
        .text
}

/// Reviews a move whose rolls don't matter.
fn reviewed_without_luck(game: &str, position: &str, text: &str) -> PositionJudgement {
    let position = find(game).expect("the game exists").parse(position).expect("the position is valid");
    let results = chance::outcomes(&*position, &MoveText::canonical(text), 100).expect("the move is legal");
    reviewed(&seen(&*position, text, &results[0].0, results.len() > 1))
}

#[test]
fn a_blunder_is_found_and_the_best_move_loses_nothing() {
    // The rook captures the king or moves away; in Aruki it mates.
    for (game, position, best, walk) in [
        ("chakart", r#"4k3/8/8/4R3/8/8/8/4K3 w 20 {"flags":"0000"}"#, "e5e8", "e5a5"),
        ("kyo", "5,DK,4/10/10/10/4,DH,lk,4/10/10/10/10/10 g - 9", "E4 F4", "E4 D4"),
    ] {
        let parsed = find(game).unwrap().parse(position);
        let Ok(parsed) = parsed else { panic!("{game}: {parsed:?}") };
        let view = parsed.view(Observer::Player(parsed.turn()));
        let legal = view.legal_moves(500).unwrap();
        for text in [best, walk] {
            assert!(legal.iter().any(|known| known == text), "{game} {text}: {legal:?}");
        }
        let good = reviewed_without_luck(game, position, best);
        assert_eq!((good.loss(), good.luck(), good.best.as_str()), (0, 0, best), "{game} {good:?}");
        assert_eq!(good.after, CERTAIN, "{game}: the move wins");
        let bad = reviewed_without_luck(game, position, walk);
        assert!(bad.loss() > 500, "{game} {bad:?}");
        assert_eq!(bad.best_chance, good.best_chance, "{game}: the position is the same");
    }
    let view = find("lusus").unwrap().parse_view("L1 4k3/8/8/8/4R3/8/8/4K3 w - - P0 DS/KIQUBI/- ?1/?9/- 1 *");
    let view = view.unwrap().expect("White's view");
    let [good, bad] = ["e4e8", "e4a4"].map(|piece| {
        let text = chosen(&view).replace("e4e8", piece);
        assert!(text.ends_with(piece), "{text}");
        reviewed(&unplayed(&view, text))
    });
    assert!(good.loss() <= 200 && good.expected == CERTAIN, "{good:?}");
    assert!(bad.loss() > 500 && bad.best.ends_with("e4e8"), "{bad:?}");
    let mate =
        reviewed_without_luck("aruki", "k11/12/1R10/2R9/12/12/12/12/12/12/12/6K5 w -/- - 0 40", "R(c9)a9#");
    assert_eq!((mate.loss(), mate.after), (0, CERTAIN), "{mate:?}");
}

fn share(weight: chance::Weight) -> f64 {
    let text = weight.to_string();
    let (part, whole) = text.split_once('/').unwrap_or((&text, "1"));
    part.parse::<f64>().expect("weights are fractions") / whole.parse::<f64>().expect("weights are fractions")
}

#[test]
fn rolls_average_to_the_expected_chance() {
    let game = find("chakart").unwrap();
    let text = r#"rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {"flags":"1111"}"#;
    let position = game.parse(text).unwrap();
    let chosen = MoveText::canonical("f3e4");
    let results = chance::outcomes(&*position, &chosen, 100).unwrap();
    let (mut all, mut reviews) = (0.0, Vec::new());
    for (played, weight) in &results {
        let review = reviewed(&seen(&*position, "f3e4", played, true));
        assert_eq!(review.luck_by, LuckKind::Dice);
        all += f64::from(review.after) * share(*weight);
        reviews.push(review);
    }
    let first = &reviews[0];
    for review in &reviews {
        let choice = |review: &PositionJudgement| (review.best.clone(), review.best_chance, review.expected);
        assert_eq!(choice(review), choice(first), "rolls do not change the judgement of the choice");
    }
    assert!((all - f64::from(first.expected)).abs() < 5.0, "{all} of {first:?}");
    assert!(reviews.iter().any(|review| review.luck() > 50), "{reviews:?}");
    assert!(reviews.iter().any(|review| review.luck() < -50), "{reviews:?}");
}

#[test]
fn hidden_information_does_not_change_the_verdict() {
    let game = find("chakart").unwrap();
    let hidden = r#"kb6/pp6/3p4/7q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
    let Some(View::Chakart(known)) = game.parse_view(hidden).unwrap() else { panic!("Black's view") };
    let mut choices = Vec::new();
    let mut after = Vec::new();
    for at in known.queen_squares() {
        let truth = View::Chakart(known.lookahead(Some(at)).view(Observer::Revealed)).text();
        let position = game.parse(&truth).expect("a position with a hidden queen");
        let chosen = MoveText::canonical("h5c5");
        for (played, _) in chance::outcomes(&*position, &chosen, 10).unwrap() {
            let review = reviewed(&seen(&*position, "h5c5", &played, false));
            assert_eq!(review.luck_by, LuckKind::Hidden);
            choices.push((review.best, review.best_chance, review.expected));
            after.push(review.after);
        }
    }
    assert!(choices.len() >= 12, "{choices:?}");
    assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    assert!(after.iter().any(|chance| *chance != after[0]), "the move reveals her square: {after:?}");
}

#[test]
fn a_review_is_reproducible_and_can_be_canceled() {
    let game = find("lusus").unwrap();
    let start = game.start("standard", &mut sealed_move_rules::Rolls::new(&[0; 200])).unwrap();
    let view = start.view(Observer::Player(start.turn()));
    let text = chosen(&view);
    let seen = unplayed(&view, text);
    let first = reviewed(&seen);
    assert_eq!(first, reviewed(&seen));
    let free = Cancel::default();
    judge(&seen, &free).unwrap();
    for number in [1, free.checks() / 2] {
        let cancel = Cancel::at_check(number);
        assert_eq!(judge(&seen, &cancel), None);
        assert!(cancel.checks() - number < 64, "the search stops quickly");
    }
    let illegal = SeenMove { text: "a1a8".to_owned(), ..seen };
    assert_eq!(judge(&illegal, &Cancel::default()), None);
}

/// A move with its chances before and after it, and its luck.
fn made(side: Side, [before, after]: [i32; 2], luck: i32) -> MoveReview {
    let luck_by = if luck == 0 { LuckKind::Nothing } else { LuckKind::Dice };
    let (loss, best) = ((before - after + luck).max(0), "a1a2".to_owned());
    MoveReview { side, before, after, loss, luck, luck_by, best, is_confirmed: true }
}

#[test]
fn turning_points_are_swings_that_happened() {
    let moves = [
        made(Side::First, [5000, 4000], 0),
        made(Side::Second, [6000, 9000], 3000),
        made(Side::First, [1000, 900], 0),
        made(Side::Second, [9100, 4100], 0),
        made(Side::First, [5900, 4000], 0),
        // A bad choice that luck made good again: nothing turned.
        made(Side::Second, [6000, 6000], 3000),
    ];
    let told = |reader| {
        let points = turning_points(&moves, reader);
        points.iter().map(|at| (at.index, at.by, at.change)).collect::<Vec<_>>()
    };
    let (dice, nothing) = (LuckKind::Dice, LuckKind::Nothing);
    assert_eq!(told(None), [(1, dice, 3000), (3, nothing, -5000), (4, nothing, -1900)]);
    // One's own slips come first.
    assert_eq!(told(Some(Side::First)), [(0, nothing, -1000), (4, nothing, -1900), (3, nothing, -5000)]);
    assert_eq!(told(Some(Side::Second)), [(3, nothing, -5000), (1, dice, 3000), (4, nothing, -1900)]);
    assert!(turning_points(&moves[2..3], None).is_empty(), "one percent is not a turning point");
    assert_eq!((luck(&moves, Side::First), luck(&moves, Side::Second)), (-6000, 6000));
    let chances: Vec<_> = moves.iter().map(MoveReview::first_after).collect();
    assert_eq!(chances, [4000, 1000, 900, 5900, 4000, 4000], "the first side's, whoever moved");
}

#[test]
fn a_try_begins_where_the_reader_chooses() {
    let moves =
        [Side::First, Side::Second, Side::Second, Side::First].map(|side| made(side, [5000, 3000], 0));
    let point = |index: usize| TurningPoint { index, by: LuckKind::Nothing, change: -2000 };
    let readers = [None, Some(Side::First), Some(Side::Second)];
    let check = |index: usize, expected: [usize; 3]| {
        let found = readers.map(|reader| first_choices(&[point(index)], &moves, reader));
        assert_eq!(found, expected.map(|choice| vec![Some(choice)]), "{index}");
    };
    check(0, [0, 0, 1]);
    // The same side moves again.
    check(1, [1, 1, 1]);
    check(2, [2, 3, 2]);
    // The last move has no answer.
    check(3, [3, 3, 3]);
    // A mistake and its answer are tried from the same position.
    let both = [point(2), point(3)];
    assert_eq!(first_choices(&both, &moves, Some(Side::First)), [Some(3), None]);
    assert_eq!(first_choices(&both, &moves, None), [Some(2), Some(3)]);
}

#[test]
fn accuracy_counts_open_positions_by_their_stake() {
    let side = Side::First;
    let good = made(side, [5000, 1000], -4000);
    assert_eq!(accuracy(std::slice::from_ref(&good), side), Some(100), "luck doesn't count");
    assert_eq!(accuracy(&[good], Side::Second), None);
    // The accuracy is e^(-loss / 0.15).
    assert_eq!(accuracy(&[made(side, [8000, 5000], 0)], side), Some(14));
    // Decided positions don't count.
    for before in [9_600, 400] {
        assert_eq!(accuracy(&[made(side, [before, 300], 0)], side), None);
    }
    // A blunder among many quiet moves isn't "almost perfect".
    let mut moves = vec![made(side, [5000, 5000], 0); 40];
    moves.push(made(side, [5000, 1000], 0));
    moves.extend(vec![made(side, [1000, 1000], 0); 40]);
    let weighted = accuracy(&moves, side).unwrap();
    assert!((70..90).contains(&weighted), "{weighted}");
}

#[test]
fn mistakes_and_blunders_are_counted_apart() {
    let moves = [
        made(Side::First, [5000, 4001], 0),
        made(Side::First, [5000, 4000], 0),
        made(Side::First, [5000, 3001], 0),
        made(Side::First, [5000, 3000], 0),
        made(Side::Second, [9000, 0], 0),
    ];
    assert_eq!(slips(&moves, Side::First), SlipCount { mistakes: 2, blunders: 1 });
    assert_eq!(slips(&moves, Side::Second), SlipCount { mistakes: 0, blunders: 1 });
}

/// A judgement with the chances for the side to move: with the best move, and with the one played.
fn judged(side: Side, best_chance: i32, expected: i32, effort: Effort) -> PositionJudgement {
    let (luck_by, best) = (LuckKind::Nothing, if best_chance > expected { "b1b2" } else { "a1a2" });
    let value = best_chance;
    PositionJudgement {
        side,
        value,
        best_chance,
        expected,
        after: expected,
        luck_by,
        best: best.to_owned(),
        effort,
    }
}

#[test]
fn an_unexplained_jump_is_judged_again_by_level_6() {
    let (first, second, base, best) = (Side::First, Side::Second, Effort::Base, Effort::BestLevel);
    // The first move seems best, but the position after it is 20 % worse.
    let mut known = vec![judged(first, 5000, 5000, base), judged(second, 7000, 7000, base)];
    assert_eq!(next_task(&known[..1], 2, 1).map(|task| (task.index, task.effort)), Some((1, base)));
    let mut asked = Vec::new();
    while let Some(task) = next_task(&known, 2, 1) {
        assert_eq!(task.effort, best);
        asked.push(task.index);
        known[task.index].effort = best;
    }
    assert_eq!(asked, [0, 1], "both positions");
    // Level 6 sees the same, so the position was as bad before.
    let made = &assess(&known, 1)[0];
    assert_eq!((made.before, made.after, made.loss, made.unexplained()), (3000, 3000, 0, 0));
    // A choice that explains the jump is a mistake, which level 6 confirms.
    let mut known = vec![judged(first, 5000, 3000, base), judged(second, 7000, 7000, base)];
    let made = &assess(&known, 1)[0];
    assert_eq!((made.before, made.loss, made.unexplained()), (5000, 2000, 0));
    assert_eq!(next_task(&known, 2, 1).map(|task| (task.index, task.effort)), Some((0, best)));
    known[0].effort = best;
    assert_eq!(next_task(&known, 2, 1).map(|task| task.index), Some(1), "both ends of a turning point");
    known[1].effort = best;
    assert_eq!(next_task(&known, 2, 1), None);
    // Level 6 finds the move as good as any: no blame.
    known[0] = judged(first, 3100, 3100, best);
    assert_eq!((assess(&known, 1)[0].loss, next_task(&known, 2, 1)), (0, None));
}

#[test]
fn moves_of_long_games_get_smaller_budgets() {
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let nodes = [1, 40, 400, 4000].map(|moves| review_bounds(game, moves).nodes);
        assert!(nodes.is_sorted_by(|one, other| one >= other) && nodes[3] >= 1000, "{game}: {nodes:?}");
        assert!(nodes[0] > nodes[2], "{game}");
    }
}
