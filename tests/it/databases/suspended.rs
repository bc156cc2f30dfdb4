//! Transactions of a suspended process, of a vanished machine, and of a silent server.

use std::time::{Duration, Instant};

use sealed_move::domain::{GuildId, InteractionId};
use sealed_move::store::{LockRoot, PostgresStore, Store};

use super::proxy::CuttingProxy;
use super::samples::{ALICE, at};
use super::server::TestDatabase;
use crate::actions::account;

/// The longest time for which a process may hold others up.
const MAX_WAIT: Duration = Duration::from_secs(15);

const SERVER: LockRoot = LockRoot::Server(GuildId(5));

fn open(address: &str) -> PostgresStore {
    PostgresStore::open(&address.parse().unwrap()).unwrap()
}

/// Waits until another store can lock the row that a transaction holds.
#[track_caller]
fn check_free_in_time(store: &PostgresStore) {
    let began = Instant::now();
    while let Err(error) = store.begin_write().and_then(|tx| tx.lock(&[SERVER])) {
        assert!(error.is_away(), "{error}");
        assert!(began.elapsed() < MAX_WAIT, "held for {:?}", began.elapsed());
    }
    println!("free after {:.1} s", began.elapsed().as_secs_f64());
    assert!(began.elapsed() < MAX_WAIT, "{:?}", began.elapsed());
}

#[test]
fn a_suspended_transaction_releases_its_rows_in_time() {
    let Some(database) = TestDatabase::migrated() else { return };
    let (suspended, other) = (open(&database.address), open(&database.address));
    let tx = suspended.begin_write().unwrap();
    assert!(tx.record_interaction(InteractionId(5), at(1)).unwrap());
    tx.lock(&[SERVER]).unwrap();
    tx.set_player_name(ALICE, &account("Alice"), at(1)).unwrap();
    check_free_in_time(&other);
    // It resumes too late: nothing is stored, and it learns that for sure.
    let error = tx.commit().unwrap_err();
    assert!(error.is_away() && !error.to_string().contains("not confirmed"), "{error}");
    assert_eq!(other.begin_read().unwrap().player_name(ALICE).unwrap(), None);
    let tx = suspended.begin_write().unwrap();
    assert!(tx.record_interaction(InteractionId(5), at(1)).unwrap(), "the same action can be retried");
}

#[test]
fn a_vanished_machine_releases_its_rows_in_time() {
    let Some(database) = TestDatabase::migrated() else { return };
    let (proxy, address) = CuttingProxy::before(&database.address);
    let (vanished, other) = (open(&address), open(&database.address));
    let tx = vanished.begin_write().unwrap();
    tx.lock(&[SERVER]).unwrap();
    // Its packets get lost, and nobody closes the connection.
    proxy.freeze();
    check_free_in_time(&other);
    drop(tx);
}

#[test]
fn a_silent_server_is_given_up_in_time() {
    let Some(database) = TestDatabase::migrated() else { return };
    let (proxy, address) = CuttingProxy::before(&database.address);
    let store = open(&address);
    let (read, write) = (store.begin_read().unwrap(), store.begin_write().unwrap());
    assert_eq!(read.player_name(ALICE).unwrap(), None);
    proxy.freeze();
    let began = Instant::now();
    assert!(read.player_name(ALICE).unwrap_err().is_away());
    assert!(began.elapsed() < MAX_WAIT, "{:?}", began.elapsed());
    let began = Instant::now();
    assert!(write.set_player_name(ALICE, &account("Alice"), at(1)).unwrap_err().is_away());
    assert!(began.elapsed() < MAX_WAIT, "{:?}", began.elapsed());
    drop(write);
    proxy.thaw();
    assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), None, "a new connection works");
}
