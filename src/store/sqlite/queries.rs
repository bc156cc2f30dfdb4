//! Tests that lists use an index and never scan a table.

use rusqlite::Connection;

use super::migrate;
use crate::domain::{EndReason, Ending};
use crate::store::{
    answer_pace, challenges, clocks, computers, dailies, grace, matches, migrations, outbox, own_puzzles,
    players, rating_bounds, ratings, requests, reviews, servers, statuses, tournament_games,
    tournament_people, tournaments,
};
use sealed_move_rules::Side;

fn database() -> Connection {
    let connection = Connection::open_in_memory().unwrap();
    migrations::migrate(&connection, &migrate::migrations(&[]), None).unwrap();
    connection
}

fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let parameters = vec![1i64; statement.parameter_count()];
    statement
        .query_map(rusqlite::params_from_iter(parameters), |row| row.get("detail"))
        .unwrap()
        .map(Result::unwrap)
        .collect()
}

/// Whether a step scans a table. Scanning the result of a subquery is fine.
fn scans(step: &str) -> bool {
    step.starts_with("SCAN")
        && !step.starts_with("SCAN (")
        && step != "SCAN CONSTANT ROW"
        && !step.starts_with("SCAN json_each")
        && !step.contains("subquery")
}

#[test]
fn no_list_scans_a_table() {
    let connection = database();
    assert!(plan(&connection, "SELECT * FROM match WHERE pace_days = 3").iter().any(|step| scans(step)));
    for sql in [
        matches::ongoing_of_sql(),
        matches::ended_of_sql(),
        matches::LOAD_MOVES_AT.to_owned(),
        challenges::open_of_sql(),
        challenges::rematch_sql(),
        challenges::EXPIRED.to_owned(),
        challenges::OPEN_AT.to_owned(),
        outbox::ASKING.to_owned(),
        outbox::PRUNE.to_owned(),
        ratings::leaderboard_sql(),
        ratings::leaderboard_in_sql(),
        ratings::count_sql(),
        ratings::count_in_sql(),
        ratings::settled_sql(),
        ratings::settled_in_sql(),
        ratings::before_sql(),
        ratings::before_in_sql(),
        ratings::HEAD_TO_HEAD.to_owned(),
        ratings::history_sql(),
        challenges::IDS_OF.to_owned(),
        matches::ongoing_in_sql(),
        challenges::open_in_sql(),
        matches::IDS_IN.to_owned(),
        matches::ONGOING_COUNT_OF.to_owned(),
        matches::IN_THREAD.to_owned(),
        matches::ongoing_at_sql(),
        matches::LAST_ENDED_AT.to_owned(),
        outbox::REDIRECT_ALL[0].to_owned(),
        outbox::PARKED_HEADS.to_owned(),
        outbox::OVERTAKE.to_owned(),
        outbox::MENTIONS.to_owned(),
        clocks::DUE.to_owned(),
        clocks::clocks_sql(),
        clocks::VACATIONS.to_owned(),
        players::NAMES.to_owned(),
        grace::DUE_LOOKS.to_owned(),
        grace::GRACES.to_owned(),
        grace::UNTOLD.to_owned(),
        computers::DUE.to_owned(),
        computers::NEXT.to_owned(),
        own_puzzles::DUE.to_owned(),
        own_puzzles::OF_PLAYER.to_owned(),
        reviews::DUE.to_owned(),
        reviews::NEXT.to_owned(),
        dailies::DUE.to_owned(),
        dailies::NEXT.to_owned(),
        dailies::BOARDS.to_owned(),
        dailies::TRIES_OF.to_owned(),
        dailies::OPEN_TRIES.to_owned(),
        dailies::OF_DAY.to_owned(),
        clocks::NEWEST_TIME.to_owned(),
        matches::HAVE_PLAYED.to_owned(),
        computers::latest_sql(Side::First),
        computers::latest_sql(Side::Second),
        answer_pace::finished_sql(Side::First),
        answer_pace::finished_sql(Side::Second),
        answer_pace::answers_sql(Side::First),
        answer_pace::answers_sql(Side::Second),
        rating_bounds::BEGUN.to_owned(),
        rating_bounds::MOVED.to_owned(),
        requests::OF_PAIR.to_owned(),
        requests::OF_SENDER.to_owned(),
        requests::OF_RECIPIENT.to_owned(),
        requests::IN_CHANNEL.to_owned(),
        requests::CHALLENGED.to_owned(),
        requests::DECLINED.to_owned(),
        requests::OF_SUBJECT.to_owned(),
        requests::in_guild_sql(),
        requests::of_person_sql(),
        requests::UNCOUNT.to_owned(),
        requests::PRUNE.to_owned(),
        requests::PRUNE_NAMELESS.to_owned(),
        tournaments::DUE.to_owned(),
        tournaments::NEXT.to_owned(),
        statuses::DUE_SEASONS.to_owned(),
        statuses::DUE_BOARDS.to_owned(),
        statuses::UNSENT_EDITS.to_owned(),
        statuses::GUILDS_OF_PLAYER.to_owned(),
        matches::urgent_in_sql(),
        matches::ONGOING_IN.to_owned(),
        tournaments::tournaments_in_sql(),
        tournaments::season_by_number_sql(),
        tournaments::newest_season_sql(),
        tournaments::FORGET[1].to_owned(),
        tournaments::FORGET[2].to_owned(),
        tournaments::FORGET[3].to_owned(),
        tournaments::FORGET[4].to_owned(),
        tournament_people::entries_of_sql(),
        tournament_people::acts_of_season_sql(),
        tournament_people::acts_about_sql(),
        tournament_people::BARS_OF.to_owned(),
        tournament_people::LAST_BAR.to_owned(),
        tournament_people::PRUNE_BARS.to_owned(),
        tournament_games::SEASON_SPAN.to_owned(),
        tournament_games::game_of_match_sql(),
        tournament_games::open_games_sql(),
        tournament_games::recent_games_sql(),
        tournament_games::LAST_ENDED.to_owned(),
        tournament_games::LAST_ROUND.to_owned(),
        tournament_games::FIRST_SIDES.to_owned(),
    ] {
        let steps = plan(&connection, &sql);
        assert!(!steps.is_empty() && !steps.iter().any(|step| scans(step)), "{sql}\n{steps:#?}");
    }
}

#[test]
fn ongoing_matches_of_a_server_use_their_index() {
    let connection = database();
    for sql in [servers::IN_PLAY, matches::ONGOING_PLAYERS_IN, &matches::ongoing_in_sql()] {
        let steps = plan(&connection, sql);
        assert!(steps.iter().any(|step| step.contains("match_ongoing_guild")), "{sql}\n{steps:#?}");
    }
    for (sql, index) in [
        (matches::ONGOING_COUNT_OF.to_owned(), "match_ongoing_second"),
        (challenges::open_of_sql(), "challenge_by_challenger"),
    ] {
        let steps = plan(&connection, &sql);
        assert!(steps.iter().any(|step| step.contains(index)), "{sql}\n{steps:#?}");
    }
}

#[test]
fn games_of_a_ladder_are_found_by_their_end() {
    let connection = database();
    for (sql, searches) in [
        (tournament_games::open_games_sql(), 1),
        // The newest end is a search of its own.
        (tournament_games::recent_games_sql(), 2),
    ] {
        let steps = plan(&connection, &sql);
        let by_end = steps.iter().filter(|step| {
            step.contains("pairing_by_end (season=? AND ended_at")
                || step.contains("COVERING INDEX pairing_by_end (season=?)")
        });
        assert_eq!(by_end.count(), searches, "{sql}\n{steps:#?}");
    }
}

#[test]
fn the_leaderboard_uses_a_covering_index() {
    let steps = plan(&database(), &ratings::leaderboard_sql());
    assert!(steps.iter().all(|step| !step.contains("TEMP B-TREE")), "{steps:?}");
    // Even the last page is read from the index only.
    for sql in
        [ratings::leaderboard_sql(), ratings::count_sql(), ratings::settled_sql(), ratings::before_sql()]
    {
        let steps = plan(&database(), &sql);
        assert!(steps.iter().any(|step| step.contains("COVERING INDEX record_shown")), "{sql}\n{steps:?}");
    }
}

#[test]
fn heads_of_queues_come_from_a_covering_index() {
    let steps = plan(&database(), &outbox::heads_sql());
    assert!(steps.iter().any(|step| step.contains("COVERING INDEX outbox_order")), "{steps:#?}");
}

#[test]
fn head_to_head_excludes_only_uncounted_endings() {
    let database = Connection::open_in_memory().unwrap();
    database.execute_batch("CREATE TABLE match (first, second, winner, ended_at, reason)").unwrap();
    let comment = || Some("because".to_owned());
    for reason in [
        EndReason::Rules("checkmate".into()),
        EndReason::Resignation,
        EndReason::Agreement,
        EndReason::Aborted,
        EndReason::NotStarted,
        EndReason::Time,
        EndReason::ShutOut,
        EndReason::Adjudicated { comment: comment() },
        EndReason::CalledOff { comment: comment() },
        EndReason::ServerDeleted,
        EndReason::SeasonOver,
        EndReason::ByOrganizer,
        EndReason::SeasonOff,
    ] {
        // A new reason fails to compile here: add it to the list above.
        match &reason {
            EndReason::Rules(_)
            | EndReason::Resignation
            | EndReason::Agreement
            | EndReason::Aborted
            | EndReason::NotStarted
            | EndReason::Time
            | EndReason::ShutOut
            | EndReason::Adjudicated { .. }
            | EndReason::CalledOff { .. }
            | EndReason::ServerDeleted
            | EndReason::SeasonOver
            | EndReason::ByOrganizer
            | EndReason::SeasonOff => {}
        }
        database.execute("DELETE FROM match", []).unwrap();
        let row = rusqlite::params![11, 12, "first", 1, reason.word()];
        database.execute("INSERT INTO match VALUES (?1, ?2, ?3, ?4, ?5)", row).unwrap();
        let counted: [u32; 2] = database
            .query_row(ratings::HEAD_TO_HEAD, rusqlite::params![11, 12, "first"], |row| {
                Ok([row.get(0)?, row.get(1)?])
            })
            .unwrap();
        let counts = Ending { winner: None, reason: reason.clone() }.counts();
        assert_eq!(counted, [u32::from(counts); 2], "{reason:?}");
    }
}
