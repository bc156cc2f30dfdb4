//! A connection of a test that holds rows or tables in an open transaction, as a stuck process does.

use super::server::TestDatabase;

/// Locks held until the value is dropped.
pub(crate) struct HeldLocks {
    client: Option<tokio_postgres::Client>,
    runtime: Option<tokio::runtime::Runtime>,
}

impl HeldLocks {
    /// Runs `sql` in a transaction and keeps it open.
    pub(crate) fn take(database: &TestDatabase, sql: &str) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (address, sql) = (database.address.clone(), format!("BEGIN; {sql}"));
        let (sender, receiver) = std::sync::mpsc::channel();
        runtime.spawn(async move {
            let (client, connection) =
                tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            client.batch_execute(&sql).await.unwrap();
            sender.send(client).unwrap();
        });
        let client = receiver.recv().unwrap();
        Self { client: Some(client), runtime: Some(runtime) }
    }
}

impl Drop for HeldLocks {
    fn drop(&mut self) {
        drop(self.client.take());
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Whether a statement with this text waits for a lock.
pub(crate) fn has_waiter(database: &TestDatabase, text: &str) -> bool {
    let sql = format!(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
         AND query LIKE '%{text}%'"
    );
    database.rows(&sql)[0][0] != "0"
}
