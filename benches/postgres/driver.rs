//! A read transaction of the store beside the same queries through the `postgres` crate, which waits
//! for the replies to `BEGIN` and `ROLLBACK`.

use std::time::Instant;

use postgres::{Client, IsolationLevel, NoTls};
use sealed_move::domain::PlayerId;
use sealed_move::store::{PostgresStore, Store as _};

use super::server::BenchServer;
use super::{BenchResult, median};

const DATABASE: &str = "driver";
/// Queries per transaction.
const QUERIES: [usize; 3] = [1, 4, 20];
const ROUNDS: usize = 2000;

pub(crate) fn run(server: &BenchServer) -> BenchResult<()> {
    server.run("postgres", &format!("CREATE DATABASE {DATABASE}"))?;
    let address = server.address(DATABASE);
    let store = PostgresStore::open(&address.parse()?)?;
    let mut client = Client::connect(&address, NoTls)?;
    let name = client.prepare("SELECT name FROM player WHERE id = $1")?;
    for queries in QUERIES {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let began = Instant::now();
            let tx = store.begin_read()?;
            for _ in 0..queries {
                tx.player_name(PlayerId(1))?;
            }
            drop(tx);
            ours.push(began.elapsed());
            let began = Instant::now();
            let build = client.build_transaction().read_only(true);
            let mut tx = build.isolation_level(IsolationLevel::RepeatableRead).start()?;
            for _ in 0..queries {
                tx.query_opt(&name, &[&1i64])?;
            }
            tx.rollback()?;
            theirs.push(began.elapsed());
        }
        let (ours, theirs) = (median(&mut ours), median(&mut theirs));
        println!(
            "a read with {queries} queries: store {ours:.2?}, postgres crate {theirs:.2?}; ratio {:.2}",
            theirs.as_secs_f64() / ours.as_secs_f64()
        );
    }
    Ok(())
}
