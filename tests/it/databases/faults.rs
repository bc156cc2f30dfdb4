//! Outages of the server, and commits without a reply.

use sealed_move::domain::InteractionId;
use sealed_move::store::{FailureKind, PostgresStore, Store, StoreError};

use super::proxy::CuttingProxy;
use super::samples::{ALICE, at, write};
use super::server::TestDatabase;
use crate::actions::account;

fn open(database: &TestDatabase) -> PostgresStore {
    PostgresStore::open(&database.address.parse().unwrap()).unwrap()
}

#[test]
fn a_restarted_database_is_used_again() {
    let Some(database) = TestDatabase::migrated() else { return };
    let store = open(&database);
    write(&store, |tx| tx.set_player_name(ALICE, &account("Alice"), at(1)).unwrap());
    let begun = store.begin_write().unwrap();
    begun.set_player_name(ALICE, &account("Bob"), at(2)).unwrap();
    database.go_away();
    // A transaction in progress fails and stores nothing.
    let failed = begun.commit().unwrap_err();
    assert!(failed.is_away(), "{failed:?}");
    let failed = store.begin_read().map(drop).unwrap_err();
    assert!(matches!(failed, StoreError::Database { kind: FailureKind::Unavailable, .. }), "{failed:?}");
    database.come_back();
    // The first attempt may find a broken connection; a retry gets a new one.
    assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), Some(account("Alice")));
    write(&store, |tx| tx.set_player_name(ALICE, &account("Carol"), at(3)).unwrap());
}

#[test]
fn broken_connections_are_replaced() {
    let Some(database) = TestDatabase::migrated() else { return };
    let store = open(&database);
    for round in 0..3 {
        write(&store, |tx| {
            tx.set_player_name(ALICE, &account(&format!("Alice {round}")), at(round)).unwrap();
        });
        database.go_away();
        database.come_back();
    }
    assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), Some(account("Alice 2")));
}

#[test]
fn an_unconfirmed_commit_is_looked_up() {
    let Some(database) = TestDatabase::migrated() else { return };
    let (proxy, address) = CuttingProxy::before(&database.address);
    let store = PostgresStore::open(&address.parse().unwrap()).unwrap();
    let tx = store.begin_write().unwrap();
    assert!(tx.record_interaction(InteractionId(5), at(1)).unwrap());
    tx.set_player_name(ALICE, &account("Alice"), at(1)).unwrap();
    proxy.cut_next_commit();
    // The server committed it, so the broken connection is no error.
    tx.commit().unwrap();
    assert!(!proxy.waits());
    assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), Some(account("Alice")));
    // Without an interaction the result is unknown, and the caller retries.
    let tx = store.begin_write().unwrap();
    tx.set_player_name(ALICE, &account("Bob"), at(2)).unwrap();
    proxy.cut_next_commit();
    let error = tx.commit().unwrap_err();
    assert!(error.is_away() && matches!(error, StoreError::InDoubt { .. }), "{error:?}");
}

#[test]
fn a_failed_statement_aborts_the_transaction() {
    let Some(database) = TestDatabase::migrated() else { return };
    let store = open(&database);
    let tx = store.begin_write().unwrap();
    tx.set_player_name(ALICE, &account("Alice"), at(1)).unwrap();
    let refused = tx.set_vacations(ALICE, &[sealed_move::domain::Vacation { from: at(2), until: at(1) }]);
    assert!(
        matches!(refused, Err(StoreError::Database { kind: FailureKind::Constraint, .. })),
        "{refused:?}"
    );
    // The server's details contain the row, which may hold a secret.
    assert!(!format!("{refused:?}").contains(&at(2).0.to_string()), "{refused:?}");
    assert!(tx.commit().is_err());
    assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), None);
}

#[test]
fn a_connection_error_hides_the_password() {
    let Some(database) = TestDatabase::migrated() else { return };
    let wrong = database.address.replace("tests@", "tests:s3cret@").replace("sealed_move_test", "nowhere");
    let failed = PostgresStore::open(&wrong.parse().unwrap()).unwrap_err();
    assert!(!format!("{failed:?} {failed}").contains("s3cret"));
    assert!(failed.to_string().contains("nowhere"), "{failed}");
}
