//! Bounds on ratings over a real database: rated games of a pair, movements by one opponent,
//! leaderboards, and ratings of people who deleted their data.

use sealed_move::domain::{
    Challenge, ChallengeTerms, Id, PlayerId, RatingRow, StartCheck, Tally, Timestamp, UserError,
};
use sealed_move::service::RematchOutcome;
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, CAROL, GUILD, SEED, TestWorld, refused, request};

const DAVE: PlayerId = PlayerId(14);
const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

fn later(world: &mut TestWorld, ms: i64) {
    world.now = Timestamp(world.now.0 + ms);
}

fn make(world: &mut TestWorld, challenger: PlayerId, opponent: Option<PlayerId>) -> Challenge {
    let call = world.call(challenger);
    world.service.challenges.make(&call, request(opponent), SEED).unwrap()
}

fn begin(world: &mut TestWorld, challenger: PlayerId, opponent: PlayerId) -> Id {
    let challenge = make(world, challenger, Some(opponent));
    let call = world.call(opponent);
    world.service.challenges.accept(&call, challenge.id, Side::First).unwrap().1.game.id
}

fn is_rated(world: &TestWorld, game: Id) -> bool {
    world.service.views.view(game, ALICE, None, None).unwrap().game.rated
}

/// Plays a game of Aruki in which `loser` resigns after a move of each.
fn throw(world: &mut TestWorld, winner: PlayerId, loser: PlayerId) -> Id {
    let game = begin(world, winner, loser);
    world.both_move(game);
    let call = world.call(loser);
    world.service.moves.resign(&call, game, None).unwrap();
    game
}

fn row(world: &TestWorld, player: PlayerId) -> Option<RatingRow> {
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(player, player, [aruki].into_iter(), world.now).unwrap();
    profile.ratings.into_iter().next()
}

fn count(world: &TestWorld, table: &str) -> i64 {
    world.database().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

fn listed(world: &TestWorld, player: PlayerId) -> bool {
    let aruki = find("aruki").unwrap();
    let list = world.service.results.leaderboard(aruki, Some(GUILD), player, world.now, (0, 20)).unwrap();
    assert_eq!(list.own.is_some(), list.rows.iter().any(|row| row.player == player));
    list.own.is_some()
}

fn forget(world: &mut TestWorld, player: PlayerId) {
    let call = world.call(player);
    world.service.player_data.forget(&call).unwrap();
}

#[test]
fn twenty_thrown_games_gain_at_most_200_and_no_place() {
    let mut world = TestWorld::new();
    let games: Vec<_> = (0..20).map(|_| throw(&mut world, ALICE, BOB)).collect();
    let rated: Vec<_> = games.iter().map(|game| is_rated(&world, *game)).collect();
    assert_eq!((rated[..4].contains(&false), rated[4..].contains(&true)), (false, false));
    let alice = row(&world, ALICE).unwrap();
    assert!((alice.rating.value - 1700.0).abs() < 1e-9, "{alice:?}");
    assert_eq!((alice.rated, alice.tally.won, alice.opponents), (4, 20, 1));
    assert!((row(&world, BOB).unwrap().rating.value - 1300.0).abs() < 1e-9);
    // The deviation falls as computed: about 290 after the first game, less with each other one.
    assert!(alice.rating.deviation < 240.0, "{alice:?}");
    assert!(!listed(&world, ALICE) && !listed(&world, BOB));
    // The stored changes add up to the same movement.
    let changes = games.iter().filter_map(|game| world.service.results.rating_changes(*game).unwrap());
    let gained: f64 = changes.map(|[alice, _]| alice.after.value - alice.before.value).sum();
    assert!((gained - 200.0).abs() < 1e-9, "{gained}");
}

#[test]
fn an_opponent_moves_a_rating_by_200_points_a_week() {
    let mut world = TestWorld::new();
    let (mut values, mut rated) = (vec![(world.now, 1500.0)], 0);
    for _ in 0..60 {
        let game = throw(&mut world, ALICE, BOB);
        rated += u32::from(is_rated(&world, game));
        values.push((world.now, row(&world, ALICE).unwrap().rating.value));
        later(&mut world, 13 * HOUR_MS);
    }
    for (index, (from, before)) in values.iter().enumerate() {
        let week = values[index..].iter().take_while(|(at, _)| at.0 - from.0 < 7 * DAY_MS);
        let moved = week.map(|(_, after)| (after - before).abs()).fold(0.0, f64::max);
        assert!(moved <= 200.0 + 1e-9, "{moved} after game {index}");
    }
    // 60 games in 32 days: four in each rolling week.
    assert!((16..=20).contains(&rated), "{rated}");
    assert!(!listed(&world, ALICE), "one opponent is too few");
}

#[test]
fn a_challenge_beyond_the_pairs_limit_is_unrated() {
    let mut world = TestWorld::new();
    for number in 0..4 {
        let (one, other) = if number % 2 == 0 { (ALICE, BOB) } else { (BOB, ALICE) };
        throw(&mut world, one, other);
    }
    assert!(make(&mut world, ALICE, Some(CAROL)).rated);
    let fifth = make(&mut world, BOB, Some(ALICE));
    assert!(!fifth.rated && fifth.pair_limited);
    // The stored challenge is marked, too.
    let found = world.service.challenges.find(fifth.id, world.now).unwrap();
    assert!(!found.rated && found.pair_limited);
    // Another game and other people have separate bounds.
    let call = world.call(ALICE);
    let kyo = ChallengeTerms { game: find("kyo").unwrap(), ..request(Some(BOB)) };
    assert!(world.service.challenges.make(&call, kyo, SEED).unwrap().rated);
    // An unrated wish isn't a limited one.
    let call = world.call(CAROL);
    let unrated = ChallengeTerms { rated: false, ..request(Some(BOB)) };
    let unrated = world.service.challenges.make(&call, unrated, SEED).unwrap();
    assert!(!unrated.rated && !unrated.pair_limited);
    // The challenge stays unrated, even if the window ends before *Accept*.
    later(&mut world, 7 * DAY_MS - 10 * 60_000);
    let call = world.call(ALICE);
    let (_, begun) = world.service.challenges.accept(&call, fifth.id, Side::First).unwrap();
    assert!(!begun.game.rated);
    later(&mut world, 20 * 60_000);
    // A rematch of it is meant to be rated again.
    let call = world.call(BOB);
    world.service.offers.abort(&call, begun.game.id, None).unwrap();
    let call = world.call(BOB);
    let rematch = world.service.challenges.rematch(&call, begun.game.id, SEED, Side::First).unwrap();
    assert!(matches!(rematch, RematchOutcome::Offered(offer, _) if offer.rated && !offer.pair_limited));
}

#[test]
fn acceptance_beyond_the_pairs_limit_asks_first() {
    let mut world = TestWorld::new();
    let ended = throw(&mut world, ALICE, BOB);
    throw(&mut world, ALICE, BOB);
    throw(&mut world, ALICE, BOB);
    // All are rated when they are made.
    let call = world.call(ALICE);
    let Ok(RematchOutcome::Offered(offer, _)) =
        world.service.challenges.rematch(&call, ended, SEED, Side::First)
    else {
        panic!("not offered");
    };
    let open = make(&mut world, ALICE, None);
    assert!(offer.rated && open.rated);
    let bobs = make(&mut world, BOB, None);
    let call = world.call(ALICE);
    assert!(world.service.challenges.accept(&call, bobs.id, Side::First).unwrap().1.game.rated);
    let limited = |challenge| UserError::PairLimited { challenge, most: 4 };
    let call = world.call(BOB);
    assert_eq!(refused(world.service.challenges.accept(&call, open.id, Side::First)), limited(open.id));
    let call = world.call(BOB);
    let rematch = world.service.challenges.rematch(&call, ended, SEED, Side::First);
    assert_eq!(refused(rematch), limited(offer.id));
    let before = count(&world, "match");
    let call = world.call(BOB);
    let (closed, begun) =
        world.service.challenges.accept_unrated(&call, open.id, Side::First, StartCheck::Waived).unwrap();
    assert!(!begun.game.rated && !closed.rated && closed.pair_limited);
    assert_eq!(count(&world, "match"), before + 1);
    assert_eq!(count(&world, "rated_pair"), 4, "an unrated game isn't counted");
    // Someone else would still play rated.
    let open = make(&mut world, ALICE, None);
    let call = world.call(CAROL);
    assert!(world.service.challenges.accept(&call, open.id, Side::First).unwrap().1.game.rated);
}

#[test]
fn a_deletion_does_not_launder_a_rating() {
    let mut world = TestWorld::new();
    throw(&mut world, ALICE, BOB);
    throw(&mut world, CAROL, BOB);
    let before = row(&world, BOB).unwrap();
    assert!(before.rating.value < 1300.0 && before.opponents == 2, "{before:?}");
    forget(&mut world, BOB);
    assert_eq!(count(&world, "kept_rating"), 1, "one row for each game");
    assert!(row(&world, BOB).is_none());
    assert!(!world.service.player_data.export(BOB).unwrap().contains(&before.rating.value.to_string()));
    later(&mut world, 30 * DAY_MS);
    world.service.prune(world.now).unwrap();
    // An unrated game doesn't continue the rating.
    let call = world.call(DAVE);
    let unrated = ChallengeTerms { rated: false, ..request(Some(BOB)) };
    let unrated = world.service.challenges.make(&call, unrated, SEED).unwrap();
    let call = world.call(BOB);
    let (_, begun) = world.service.challenges.accept(&call, unrated.id, Side::First).unwrap();
    world.both_move(begun.game.id);
    let call = world.call(BOB);
    world.service.moves.resign(&call, begun.game.id, None).unwrap();
    assert_eq!((count(&world, "kept_rating"), row(&world, BOB).unwrap().rated), (1, 0));
    // Deleting again changes nothing.
    forget(&mut world, BOB);
    let game = throw(&mut world, BOB, DAVE);
    let [bob, _] = world.service.results.rating_changes(game).unwrap().unwrap();
    assert_eq!((bob.before.value, bob.before.volatility), (before.rating.value, before.rating.volatility));
    // The deviation grew in the 30 days since.
    let grown = before.clone().at(world.now).rating.deviation;
    assert!((bob.before.deviation - grown).abs() < 0.5 && grown > before.rating.deviation);
    let after = row(&world, BOB).unwrap();
    assert_eq!((after.rated, after.tally), (before.rated + 1, Tally { won: 1, drawn: 0, lost: 0 }));
    assert_eq!(count(&world, "kept_rating"), 0, "it is the account's rating again");
}

#[test]
fn a_kept_rating_is_gone_after_90_days() {
    let mut world = TestWorld::new();
    throw(&mut world, ALICE, BOB);
    forget(&mut world, BOB);
    later(&mut world, 88 * DAY_MS);
    world.service.prune(world.now).unwrap();
    assert_eq!(count(&world, "kept_rating"), 1);
    later(&mut world, 2 * DAY_MS);
    // Even before it is pruned, it is no longer used.
    let mut unpruned = TestWorld::new();
    throw(&mut unpruned, ALICE, BOB);
    forget(&mut unpruned, BOB);
    later(&mut unpruned, 90 * DAY_MS);
    throw(&mut unpruned, CAROL, BOB);
    assert_eq!(row(&unpruned, BOB).unwrap().rated, 1);
    world.service.prune(world.now).unwrap();
    for table in ["kept_rating", "rated_pair", "rating_movement"] {
        assert_eq!(count(&world, table), 0, "{table}");
    }
}

#[test]
fn a_deletion_does_not_reset_the_bounds() {
    let mut world = TestWorld::new();
    for number in 0..6 {
        let game = throw(&mut world, ALICE, BOB);
        assert_eq!(is_rated(&world, game), number < 4, "{number}");
        forget(&mut world, BOB);
    }
    assert!((row(&world, ALICE).unwrap().rating.value - 1700.0).abs() < 1e-9);
    // Other tables don't name Bob, and the rows that count him can't be joined to his id.
    assert_eq!(count(&world, "rated_opponent"), 0);
    let lengths = "rated_pair WHERE length(one) <> 32 OR length(other) <> 32 OR one >= other";
    assert_eq!(count(&world, lengths), 0);
}

#[test]
fn leaderboards_list_who_has_played_three_people_rated() {
    let mut world = TestWorld::new();
    throw(&mut world, ALICE, BOB);
    throw(&mut world, ALICE, BOB);
    throw(&mut world, ALICE, CAROL);
    assert!(!listed(&world, ALICE));
    // A game that isn't rated doesn't count.
    let game = begin(&mut world, ALICE, DAVE);
    let call = world.call(DAVE);
    world.service.moves.resign(&call, game, None).unwrap();
    let aruki = find("aruki").unwrap();
    let missing = |world: &TestWorld, player| {
        let list = world.service.results.leaderboard(aruki, Some(GUILD), player, world.now, (0, 9)).unwrap();
        (list.missing_opponents, list.players)
    };
    assert_eq!(missing(&world, ALICE), (1, 0));
    assert_eq!(missing(&world, BOB), (2, 0));
    throw(&mut world, ALICE, DAVE);
    assert!(listed(&world, ALICE) && !listed(&world, DAVE));
    assert_eq!(missing(&world, ALICE), (0, 1));
    // Three accounts of one person, deleted in turn, are one at a time.
    forget(&mut world, DAVE);
    assert!(!listed(&world, ALICE));
    assert_eq!(row(&world, ALICE).unwrap().opponents, 2);
    throw(&mut world, ALICE, DAVE);
    assert!(listed(&world, ALICE));
}

#[test]
fn answers_are_summarized_for_who_considers_accepting() {
    let mut world = TestWorld::new();
    let pace = |world: &TestWorld, player: PlayerId| world.service.results.answer_pace(player).unwrap();
    for number in 0..6 {
        let opponent = PlayerId(100 + number);
        let game = begin(&mut world, ALICE, opponent);
        // Alice answers within nine hours, her opponent within one.
        for column in ["a", "b", "c", "d"] {
            later(&mut world, 9 * HOUR_MS - 60_000);
            world.play(ALICE, game, &format!("{column}2{column}3")).unwrap();
            later(&mut world, HOUR_MS / 2);
            world.play(opponent, game, &format!("{column}11{column}10")).unwrap();
        }
        assert_eq!(pace(&world, ALICE), None, "too few games: {number}");
        if number == 5 {
            later(&mut world, 4 * DAY_MS);
            let heartbeat = format!("INSERT INTO heartbeat (one, at) VALUES (1, {})", world.now.0);
            world.database().execute_batch(&heartbeat).unwrap();
            world.service.clocks.tick(world.now, std::time::Duration::from_secs(120)).unwrap();
        } else if number < 4 {
            let call = world.call(opponent);
            world.service.moves.resign(&call, game, None).unwrap();
        }
    }
    // Both games that were ongoing are lost on time.
    let known = pace(&world, ALICE).unwrap();
    assert_eq!((known.hours, known.finished, known.lost_on_time), (9, 6, 2));
    assert_eq!(pace(&world, PlayerId(100)), None);
    let level = sealed_move::domain::Level::from_number(2).unwrap();
    let computer = sealed_move::domain::Seat::Computer(level);
    assert_eq!(world.service.results.answer_pace(computer).unwrap(), None);
}
