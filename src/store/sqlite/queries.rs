//! Lists search an index and never read a table through, however many matches there are.

use rusqlite::Connection;

use super::{challenges, clock, games, migrate, mydata, ratings, server};

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
    step.starts_with("SCAN")
        && !step.starts_with("SCAN (")
        && step != "SCAN CONSTANT ROW"
        && !step.contains("subquery")
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
        games::ongoing_in_sql(),
        challenges::open_in_sql(),
        server::MATCHES_IN.to_owned(),
        server::ONGOING_COUNT.to_owned(),
        server::CHALLENGE_COUNT.to_owned(),
        server::MATCH_IN_THREAD.to_owned(),
        server::REDIRECT[0].to_owned(),
        clock::DUE.to_owned(),
        clock::HAVE_PLAYED.to_owned(),
    ] {
        let steps = plan(&connection, &sql);
        assert!(!steps.is_empty() && !steps.iter().any(|step| scans(step)), "{sql}\n{steps:#?}");
    }
}

#[test]
fn what_goes_on_in_a_server_is_found_without_what_is_over() {
    let connection = database();
    for sql in [clock::SERVERS_IN_PLAY, clock::ONGOING_IN, &games::ongoing_in_sql()] {
        let steps = plan(&connection, sql);
        assert!(steps.iter().any(|step| step.contains("match_ongoing_guild")), "{sql}\n{steps:#?}");
    }
    for (sql, index) in [
        (server::ONGOING_COUNT, "match_ongoing_second"),
        (server::CHALLENGE_COUNT, "challenge_by_challenger"),
    ] {
        let steps = plan(&connection, sql);
        assert!(steps.iter().any(|step| step.contains(index)), "{sql}\n{steps:#?}");
    }
}

#[test]
fn the_list_of_the_best_is_not_sorted_anew() {
    let steps = plan(&database(), &ratings::best_sql());
    assert!(steps.iter().all(|step| !step.contains("TEMP B-TREE")), "{steps:?}");
}
