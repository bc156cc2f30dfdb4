//! Ratings over a real database: uncertainty grows during absence, in profiles, in lists and for
//! the next rated match.

use sealed_move::domain::{ChallengeTerms, GuildId, PlayerId, Rating, RatingRow, Score, Timestamp};
use sealed_move::ratings::rate;
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, CAROL, GUILD, SEED, TestWorld, request};

const DAVE: PlayerId = PlayerId(14);

/// A year and a week, in milliseconds.
const YEAR_MS: i64 = 365 * 86_400_000;
const WEEK_MS: i64 = 7 * 86_400_000;

/// Stores a rating in Aruki that last changed `ago_ms` ago.
fn set(world: &TestWorld, player: PlayerId, rating: f64, deviation: f64, ago_ms: i64) {
    let sql = "INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost,
                                   changed_at, listed, opponents)
               VALUES (?1, 'aruki', ?2, ?3, 0.06, 20, 10, 0, 10, ?4, 1, 3)";
    let params = rusqlite::params![player.0 as i64, rating, deviation, world.now.0 - ago_ms];
    world.database().execute(sql, params).unwrap();
    let here = "INSERT INTO server_player (guild, game, player) VALUES (?1, 'aruki', ?2)";
    world.database().execute(here, rusqlite::params![GUILD.0 as i64, player.0 as i64]).unwrap();
}

fn row(world: &TestWorld, player: PlayerId) -> RatingRow {
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(player, player, [aruki].into_iter(), world.now).unwrap();
    profile.ratings.into_iter().next().unwrap()
}

#[test]
fn a_profile_shows_the_current_uncertainty() {
    let mut world = TestWorld::new();
    set(&world, ALICE, 1700.0, 60.0, 0);
    assert!(!row(&world, ALICE).rating.provisional());
    world.now = Timestamp(world.now.0 + YEAR_MS);
    // 109.99, computed by hand in `src/domain`'s tests.
    assert!((row(&world, ALICE).rating.deviation - 109.99).abs() < 0.01);
    world.now = Timestamp(world.now.0 + WEEK_MS);
    let later = row(&world, ALICE).rating;
    assert!(later.provisional() && later.shown() == 1700, "{later:?}");
}

#[test]
fn a_match_is_rated_with_the_current_uncertainty() {
    let mut world = TestWorld::new();
    set(&world, ALICE, 1500.0, 60.0, 2 * YEAR_MS);
    set(&world, BOB, 1500.0, 60.0, 0);
    let game = world.begun();
    let call = world.call(BOB);
    world.service.moves.resign(&call, game, None).unwrap();
    let [alice, bob] = world.service.results.rating_changes(game).unwrap().unwrap();
    // 60² plus two years of 8497.2: 143.5 by hand.
    assert!((alice.before.deviation - 143.5).abs() < 0.1, "{alice:?}");
    assert!((bob.before.deviation - 60.0).abs() < 0.1, "{bob:?}");
    assert!(alice.after.value - 1500.0 > 3.0 * (1500.0 - bob.after.value), "{alice:?} {bob:?}");
    let score = Score::Won;
    assert_eq!(rate([alice.before, bob.before], score), [alice.after, bob.after]);
    // The stored rating is current: the absence doesn't count twice.
    assert!((row(&world, ALICE).rating.deviation - alice.after.deviation).abs() < 0.01);

    // An unrated match changes no rating, and doesn't end an absence.
    let call = world.call(ALICE);
    let terms = ChallengeTerms { rated: false, ..request(Some(CAROL)) };
    set(&world, CAROL, 1500.0, 60.0, YEAR_MS);
    let before = row(&world, CAROL).rating.deviation;
    let challenge = world.service.challenges.make(&call, terms, SEED).unwrap();
    let call = world.call(CAROL);
    let (_, begun) = world.service.challenges.accept(&call, challenge.id, Side::First).unwrap();
    world.both_move(begun.game.id);
    let call = world.call(ALICE);
    world.service.moves.resign(&call, begun.game.id, None).unwrap();
    let after = row(&world, CAROL).rating.deviation;
    assert!((after - before).abs() < 0.01 && before > 109.0, "{before} {after}");
}

#[test]
fn inactive_players_rank_behind_active_ones() {
    let mut world = TestWorld::new();
    set(&world, ALICE, 1900.0, 60.0, 0);
    set(&world, BOB, 1600.0, 60.0, 0);
    set(&world, CAROL, 1700.0, 60.0, 0);
    // Dave's rating is the highest, but uncertain.
    set(&world, DAVE, 2000.0, 300.0, 0);
    let aruki = find("aruki").unwrap();
    let places = |world: &TestWorld, guild: Option<GuildId>| {
        let list = |part| world.service.results.leaderboard(aruki, guild, ALICE, world.now, part).unwrap();
        let whole = list((0, 20));
        let players: Vec<_> = whole.rows.iter().map(|row| (row.player, row.rating.provisional())).collect();
        assert_eq!(whole.players, 4);
        // Pages of any length agree, and the reader's place is their place in the list.
        for length in 1..=3 {
            let pages = (0..4).step_by(length).flat_map(|from| list((from as u32, length as u32)).rows);
            assert_eq!(
                pages.map(|row| row.player).collect::<Vec<_>>(),
                players.iter().map(|(player, _)| *player).collect::<Vec<_>>()
            );
        }
        for (index, (player, _)) in players.iter().enumerate() {
            let own =
                world.service.results.leaderboard(aruki, guild, *player, world.now, (0, 0)).unwrap().own;
            assert_eq!(own.unwrap().0 as usize, index + 1);
        }
        players
    };
    for guild in [Some(GUILD), None] {
        assert_eq!(places(&world, guild), [(ALICE, false), (CAROL, false), (BOB, false), (DAVE, true)]);
    }
    world.now = Timestamp(world.now.0 + YEAR_MS + WEEK_MS);
    // Bob has played in between.
    let recent = format!("UPDATE record SET changed_at = {} WHERE player = {}", world.now.0, BOB.0);
    world.database().execute_batch(&recent).unwrap();
    for guild in [Some(GUILD), None] {
        assert_eq!(places(&world, guild), [(BOB, false), (DAVE, true), (ALICE, true), (CAROL, true)]);
    }
    let unknown = Rating::UNKNOWN.after_absence(YEAR_MS);
    assert_eq!(unknown, Rating::UNKNOWN);
}
