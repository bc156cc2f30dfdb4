//! Lists search an index and never read a table through, however many matches there are.

use rusqlite::Connection;

use super::{challenges, games, migrate, mydata, ratings};
use crate::matches::PlayerId;

fn database() -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    migrate::migrate(&mut connection).unwrap();
    connection
}

/// The steps of a statement's plan.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let parameters = vec![1i64; statement.parameter_count()];
    statement
        .query_map(rusqlite::params_from_iter(parameters), |row| row.get("detail"))
        .unwrap()
        .map(Result::unwrap)
        .collect()
}

/// Whether a step reads a whole table; what a subquery has found already may be read through.
fn scans(step: &str) -> bool {
    step.starts_with("SCAN") && !step.starts_with("SCAN (") && !step.contains("subquery")
}

#[test]
fn no_list_reads_a_table_through() {
    let connection = database();
    assert!(plan(&connection, "SELECT * FROM match WHERE pace_days = 3").iter().any(|step| scans(step)));
    for sql in [
        games::ongoing_of_sql(),
        games::ended_of_sql(),
        games::load_at_sql().to_owned(),
        challenges::open_of_sql(),
        challenges::rematch_of_sql(),
        ratings::best_sql(),
        ratings::best_here_sql(),
        ratings::HEAD_TO_HEAD.to_owned(),
        mydata::CHALLENGES.to_owned(),
    ] {
        let steps = plan(&connection, &sql);
        assert!(!steps.is_empty() && !steps.iter().any(|step| scans(step)), "{sql}\n{steps:#?}");
    }
}

#[test]
fn the_list_of_the_best_is_not_sorted_anew() {
    let steps = plan(&database(), &ratings::best_sql());
    assert!(steps.iter().all(|step| !step.contains("TEMP B-TREE")), "{steps:?}");
}

/// Fills a database with finished and ongoing matches among 20,000 players.
fn fill(connection: &Connection, finished: u32, ongoing: u32) {
    connection.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    connection
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
}

#[test]
#[ignore = "fills a database with 1.1 million matches; run it alone and in release mode to measure"]
fn the_list_of_games_takes_less_than_ten_milliseconds_among_a_million() {
    let connection = database();
    fill(&connection, 1_000_000, 100_000);
    let began = std::time::Instant::now();
    let mut seen = 0;
    for player in 1..=100 {
        let player = PlayerId(player * 199);
        seen += games::ongoing_of(&connection, player).unwrap().len();
        seen += games::ended_of(&connection, player, 25).unwrap().len();
        ratings::head_to_head(&connection, player, PlayerId(5)).unwrap();
    }
    let each = began.elapsed() / 100;
    println!("{each:?} for a player's lists, {} matches each", seen / 100);
    assert!(seen > 100 * 25, "only {seen} matches were listed");
    assert!(each.as_millis() < 10, "{each:?}");
}
