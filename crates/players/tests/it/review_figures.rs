//! Measures reviews of games between computer players: losses and luck explain the graph, and level
//! 6 confirms the turning points.
//!
//! `REVIEW_GAMES` sets the number of games per game, `REVIEW_ONLY` selects a game, `REVIEW_PRINT=1`
//! prints each review.

use std::time::{Duration, Instant};

use sealed_move_players::arena::Duel;
use sealed_move_players::review::{
    CERTAIN, Effort, LuckKind, MIN_SWING, MoveReview, PositionJudgement, SeenMove, accuracy, assess,
    confirms_better, judge_position, luck, next_task, slips, turning_points,
};
use sealed_move_players::{Cancel, ChoiceSeed, Contestant, Level, PlayerKind};
use sealed_move_rules::{MoveText, Observer, PlayError, Rolls, Side, find};

const PAIRINGS: [[Level; 2]; 4] = [
    [Level::Beginner, Level::Careful],
    [Level::Careful, Level::Newcomer],
    [Level::Club, Level::Careful],
    [Level::Careful, Level::Strong],
];

/// The maximum number of moves of a measured game.
const MAX_MOVES: usize = 160;

/// A game between computer players, with its final position unless the game ended on the board.
fn played(game: &str, number: u64, max_moves: usize) -> (Vec<SeenMove>, usize) {
    let players = PAIRINGS[number as usize % PAIRINGS.len()];
    let players = players.map(|level| Contestant::new(PlayerKind::Level(level)));
    let game = find(game).unwrap();
    let mut duel = Duel::new(game, game.info().setups[0].name, number, players).unwrap();
    let mut seen = Vec::new();
    while duel.result().is_none() && seen.len() < max_moves {
        let (before, own) = (duel.view(), Observer::Player(duel.turn()));
        let public = duel.position().view(Observer::Public);
        let position = game.parse(&duel.position().text()).ok();
        let text = duel.step().unwrap().text;
        let rolled = position.is_some_and(|position| {
            matches!(
                position.resolve(&MoveText::canonical(text.clone()), &mut Rolls::none()),
                Err(PlayError::Roll(_))
            )
        });
        let (after, next) = (Some(duel.position().view(own)), Some(duel.view()));
        let (next_public, outcome) =
            (Some(duel.position().view(Observer::Public)), duel.position().outcome());
        seen.push(SeenMove { before, text, after, next, public, next_public, rolled, outcome });
    }
    let moves = seen.len();
    if seen.last().is_some_and(|last| last.outcome.is_none()) {
        let (before, public) = (duel.view(), duel.position().view(Observer::Public));
        seen.push(SeenMove {
            before,
            text: String::new(),
            after: None,
            next: None,
            public,
            next_public: None,
            rolled: false,
            outcome: None,
        });
    }
    (seen, moves)
}

/// The figures of one game's reviews.
#[derive(Debug, Default)]
struct Figures {
    games: usize,
    moves: usize,
    unexplained: usize,
    worst_unexplained: i32,
    points: usize,
    choices: usize,
    confirmed: usize,
    again: usize,
    time: Duration,
    /// The first side's luck, the movers' luck, and the absolute luck of all moves.
    luck: [i64; 3],
    /// Squared errors of the chances against the results, and their number.
    brier: (f64, usize),
}

/// Reviews a game to its end.
fn review(seen: &[SeenMove], moves: usize, again: &mut usize) -> Vec<PositionJudgement> {
    let mut judged: Vec<PositionJudgement> = Vec::new();
    while let Some(task) = next_task(&judged, seen.len(), moves) {
        let (seed, cancel) = (ChoiceSeed::of(17), Cancel::default());
        let found = judge_position(&seen[task.index], seen.len(), task.effort, &seed, &cancel);
        let found = found.unwrap_or_else(|| panic!("{} {:?}", task.index, seen[task.index]));
        *again += usize::from(task.effort == Effort::BestLevel);
        if task.index < judged.len() { judged[task.index] = found } else { judged.push(found) }
    }
    judged
}

fn print(seen: &[SeenMove], judged: &[PositionJudgement], reviews: &[MoveReview]) {
    for (index, ((made, seen), known)) in reviews.iter().zip(seen).zip(judged).enumerate() {
        println!(
            "{index:3} {} {} -> {} loss {} luck {} ({}) unexplained {} {} played {} best {} [{} {} {} {}]",
            if made.side == Side::First { "first " } else { "second" },
            made.before,
            made.after,
            made.loss,
            made.luck,
            made.luck_by.word(),
            made.unexplained(),
            if made.is_confirmed { "L6" } else { "" },
            seen.text,
            made.best,
            known.value,
            known.best_chance,
            known.expected,
            known.after,
        );
    }
    for reader in [None, Some(Side::First), Some(Side::Second)] {
        println!("{reader:?}: {:?}", turning_points(reviews, reader));
    }
    for side in Side::BOTH {
        let (accuracy, luck) = (accuracy(reviews, side), luck(reviews, side));
        println!("{side:?}: {accuracy:?} luck {luck} {:?}", slips(reviews, side));
    }
}

fn measure(game: &str, games: u64, max_moves: usize) -> Figures {
    let mut figures = Figures::default();
    for number in 0..games {
        let (seen, moves) = played(game, number, max_moves);
        let began = Instant::now();
        let judged = review(&seen, moves, &mut figures.again);
        figures.time += began.elapsed();
        let reviews = assess(&judged, moves);
        if std::env::var_os("REVIEW_PRINT").is_some() {
            println!("{game} {number} {:?}", PAIRINGS[number as usize % PAIRINGS.len()]);
            print(&seen, &judged, &reviews);
        }
        figures.games += 1;
        figures.moves += moves;
        let winner = seen.last().and_then(|last| last.outcome).map(|outcome| outcome.winner);
        for (index, made) in reviews.iter().enumerate() {
            figures.unexplained += usize::from(made.unexplained().abs() >= MIN_SWING);
            figures.worst_unexplained = figures.worst_unexplained.max(made.unexplained().abs());
            let luck = i64::from(if made.side == Side::First { made.luck } else { -made.luck });
            figures.luck[0] += luck;
            figures.luck[1] += i64::from(made.luck);
            figures.luck[2] += luck.abs();
            // One value a position: a move leaves what the next one finds.
            if let Some(next) = reviews.get(index + 1) {
                assert_eq!(made.first_after(), next.first_before(), "{game} {number} {index}");
            }
            if let Some(winner) = winner {
                let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == Side::First)));
                let error = f64::from(made.first_before()) / f64::from(CERTAIN) - result;
                figures.brier.0 += error * error;
                figures.brier.1 += 1;
            }
        }
        let mut points: Vec<_> = [None, Some(Side::First), Some(Side::Second)]
            .into_iter()
            .flat_map(|reader| turning_points(&reviews, reader))
            .collect();
        points.sort_by_key(|point| point.index);
        points.dedup();
        figures.points += points.len();
        for point in points.iter().filter(|point| point.by == LuckKind::Nothing) {
            let (seen, made) = (&seen[point.index], &reviews[point.index]);
            assert!(made.is_confirmed, "{game} {number} {point:?}");
            figures.choices += 1;
            // Another seed than the review's.
            let confirmed = confirms_better(seen, &made.best, &ChoiceSeed::of(91), &Cancel::default());
            figures.confirmed += usize::from(confirmed == Some(true));
            if confirmed != Some(true) {
                println!("{game} {number} {}: {} is not better than {}", point.index, made.best, seen.text);
            }
        }
    }
    figures
}

#[test]
fn losses_and_luck_explain_each_swing() {
    let games = std::env::var("REVIEW_GAMES").map_or(1, |games| games.parse().unwrap());
    // Kyo's moves are slow to generate.
    let max_moves = |game| match (games, game) {
        (2.., _) => MAX_MOVES,
        (_, "kyo") => 8,
        _ => 16,
    };
    let only = std::env::var("REVIEW_ONLY").ok();
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        if only.as_deref().is_some_and(|only| only != game) {
            continue;
        }
        let figures = measure(game, games, max_moves(game));
        println!("{game}: {figures:?}, Brier {:.3}", figures.brier.0 / figures.brier.1.max(1) as f64);
        assert_eq!(figures.unexplained, 0, "{game}");
        assert!(figures.confirmed * 10 >= figures.choices * 9, "{game}");
    }
}
