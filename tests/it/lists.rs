//! Performance of lists among a million matches.

use std::time::{Duration, Instant};

use sealed_move::domain::PlayerId;
use sealed_move_rules::find;

use crate::actions::{GUILD, TestWorld};

/// Time limit of a player's lists.
const LIMIT: Duration = Duration::from_millis(10);

/// Fills a database with finished and ongoing matches among 20,000 players.
fn fill(database: &rusqlite::Connection, finished: u32, ongoing: u32) {
    database.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF").unwrap();
    database
        .execute(
            "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1 + ?2)
             INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days,
                                rated, start, position, turn, turn_number, created_at, deadline, ended_at,
                                winner, reason)
             SELECT n, 40, 'aruki', 'standard', n, n % 20000 + 1, n * 7 % 19997 + 1, 5, 7, 3, 1,
                    'start', 'position', 'first', 20, n, 1800000000000 + n,
                    iif(n <= ?1, n, NULL), iif(n <= ?1 AND n % 3 = 0, 'first', NULL),
                    iif(n <= ?1, 'checkmate', NULL)
             FROM number",
            [finished, ongoing],
        )
        .unwrap();
    database
        .execute_batch(
            "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 20000)
             INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost,
                                 changed_at, listed, opponents)
             SELECT n, 'aruki', 1000 + n % 1000, 80, 0.06, 50, 20, 10, 20, 1, n % 2, 3 FROM number;
             INSERT INTO server_player (guild, game, player) SELECT 5, 'aruki', player FROM record
             WHERE player <= 2000",
        )
        .unwrap();
}

#[test]
#[ignore = "fills a database with 1.1 million matches: cargo test --release --test it lists -- --ignored"]
fn lists_take_under_ten_milliseconds_in_a_million_matches() {
    let world = TestWorld::new();
    fill(&world.database(), 1_000_000, 100_000);
    let players: Vec<_> = (1..=100).map(|number| PlayerId(number * 199)).collect();
    let measure = |what: &str, work: &dyn Fn(PlayerId) -> usize| {
        let began = Instant::now();
        let found: usize = players.iter().map(|player| work(*player)).sum();
        let each = began.elapsed() / players.len() as u32;
        println!("{what}: {each:?}, {} rows", found / players.len());
        assert!(found >= players.len(), "{what} finds nothing");
        assert!(each < LIMIT, "{what}: {each:?}");
    };
    let aruki = find("aruki").unwrap();
    let service = &world.service;
    measure("games", &|player| {
        let challenges = service.challenges.open_of(player, world.now).unwrap().len();
        service.games.ongoing(player).unwrap().len() + challenges
    });
    measure("ended games", &|player| service.games.ended(player, 25).unwrap().len());
    measure("profile", &|player| {
        service.results.profile(player, PlayerId(5), [aruki].into_iter(), world.now).unwrap().ratings.len()
    });
    measure("the best of a server", &|_| {
        service
            .results
            .leaderboard(aruki, Some(GUILD), PlayerId(5), world.now, (1980, 20))
            .unwrap()
            .rows
            .len()
    });
    measure("the best everywhere", &|_| {
        service.results.leaderboard(aruki, None, PlayerId(5), world.now, (9980, 20)).unwrap().rows.len()
    });
}
