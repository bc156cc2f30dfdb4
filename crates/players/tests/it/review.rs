//! Laws for reviews: they find blunders, separate luck from choice, and never use hidden
//! information.

use sealed_move_players::review::{
    CERTAIN, LuckKind, MoveReview, SeenMove, accuracy, luck, review_bounds, review_move, turning_points,
};
use sealed_move_players::{Cancel, ChoiceSeed, JudgeBounds, Level, choose};
use sealed_move_rules::{MoveText, Observer, Played, Position, Side, View, chance, find};

const BOUNDS: JudgeBounds = JudgeBounds { nodes: 4_000, depth: 3, samples: 3 };

/// The move as the side to move of `position` saw it.
fn seen(position: &dyn Position, text: &str, played: &Played, rolled: bool) -> SeenMove {
    let own = Observer::Player(position.turn());
    SeenMove {
        before: position.view(own),
        text: text.to_owned(),
        after: Some(played.position.view(own)),
        rolled,
        outcome: played.position.outcome(),
    }
}

fn reviewed(seen: &SeenMove) -> MoveReview {
    review_move(seen, BOUNDS, &ChoiceSeed::of(1), &Cancel::default()).expect("the move is legal")
}

/// The choice of the second level, which always takes a win.
fn chosen(view: &View) -> String {
    choose(view, Level::Beginner, &ChoiceSeed::of(1), &[], &Cancel::default())
        .expect("the game is not over")
        .text
}

/// Reviews a move whose rolls don't matter.
fn reviewed_without_luck(game: &str, position: &str, text: &str) -> MoveReview {
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
        assert!(bad.loss() > 500 && !bad.is_as_good(), "{game} {bad:?}");
        assert_eq!(bad.best_chance, good.best_chance, "{game}: the position is the same");
    }
    let view = find("lusus").unwrap().parse_view("L1 4k3/8/8/8/4R3/8/8/4K3 w - - P0 DS/KIQUBI/- ?1/?9/- 1 *");
    let view = view.unwrap().expect("White's view");
    let [good, bad] = ["e4e8", "e4a4"].map(|piece| {
        let text = chosen(&view).replace("e4e8", piece);
        assert!(text.ends_with(piece), "{text}");
        reviewed(&SeenMove { before: view.clone(), text, after: None, rolled: true, outcome: None })
    });
    assert!(good.is_as_good() && good.expected == CERTAIN, "{good:?}");
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
        let choice = |review: &MoveReview| (review.best.clone(), review.best_chance, review.expected);
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
    let seen = SeenMove { before: view, text, after: None, rolled: true, outcome: None };
    let first = reviewed(&seen);
    assert_eq!(first, reviewed(&seen));
    assert_eq!(first.luck(), 0, "dice were not rolled");
    let free = Cancel::default();
    review_move(&seen, BOUNDS, &ChoiceSeed::of(1), &free).unwrap();
    for number in [1, free.checks() / 2] {
        let cancel = Cancel::at_check(number);
        assert_eq!(review_move(&seen, BOUNDS, &ChoiceSeed::of(1), &cancel), None);
        assert!(cancel.checks() - number < 64, "the search stops quickly");
    }
    let illegal = SeenMove { text: "a1a8".to_owned(), ..seen };
    assert_eq!(review_move(&illegal, BOUNDS, &ChoiceSeed::of(1), &Cancel::default()), None);
}

fn made(side: Side, best_chance: i32, expected: i32, after: i32) -> MoveReview {
    let luck_by = if after == expected { LuckKind::Nothing } else { LuckKind::Dice };
    MoveReview { side, best_chance, expected, after, luck_by, best: "a1a2".to_owned() }
}

#[test]
fn the_three_greatest_turning_points_are_listed_in_order() {
    let moves = [
        made(Side::First, 5000, 4000, 4000),
        made(Side::Second, 6000, 6000, 9000),
        made(Side::First, 1000, 900, 900),
        made(Side::Second, 9000, 4000, 4100),
        made(Side::First, 5900, 4000, 4000),
    ];
    let told: Vec<_> = turning_points(&moves).iter().map(|at| (at.index, at.by, at.change)).collect();
    let expected = [(1, LuckKind::Dice, 3000), (3, LuckKind::Nothing, -5000), (4, LuckKind::Nothing, -1900)];
    assert_eq!(told, expected);
    assert!(turning_points(&moves[2..3]).is_empty(), "one percent is not a turning point");
    assert_eq!((luck(&moves, Side::First), luck(&moves, Side::Second)), (0, 3100));
    // The first side's chances, regardless of the side that moved.
    assert_eq!(moves.iter().map(MoveReview::first_chance).collect::<Vec<_>>(), [4000, 1000, 900, 5900, 4000]);
}

#[test]
fn accuracy_depends_on_losses_but_not_on_luck() {
    let good = made(Side::First, 5000, 5000, 1000);
    assert_eq!(accuracy(std::slice::from_ref(&good), Side::First), Some(100));
    assert_eq!(accuracy(&[good], Side::Second), None);
    // The accuracy is e^(-loss / 0.22), so losing half of the chances leaves a tenth.
    let bad = made(Side::First, 9000, 4000, 9000);
    assert_eq!(accuracy(&[bad], Side::First), Some(10));
}

#[test]
fn moves_of_long_games_get_smaller_budgets() {
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let nodes = [1, 40, 400, 4000].map(|moves| review_bounds(game, moves).nodes);
        assert!(nodes.is_sorted_by(|one, other| one >= other) && nodes[3] >= 1000, "{game}: {nodes:?}");
        assert!(nodes[0] > nodes[2], "{game}");
    }
}
