//! The simulated months, and proof that the ledger detects faults.

use std::sync::Arc;

use sealed_move_board::Studio;

use super::{Month, MonthSize};

impl Month {
    /// Checks that enough happened for the month to prove something.
    pub(super) fn check_coverage(&self) {
        let script = self.discord.script();
        let check = |what: &str, least: u32| {
            let tallies = [&self.ledger.tally, &self.people.tally, &script.tally];
            let count: u32 = tallies.iter().filter_map(|tally| tally.get(what)).sum();
            assert!(count >= least, "only {count} {what}");
        };
        assert!(self.now() >= self.end());
        check("games", self.size.games as u32 * 9 / 10);
        check("turns", 1000);
        check("lost on time", 60);
        check("resigned", 20);
        check("agreed", 20);
        check("reminders", 300);
        check("turns whose reminders were foretold", 100);
        check("turns that were to have no reminder", 300);
        check("pings whose way was foretold", 1000);
        check("turns taken back", 10);
        check("turns that were planned", 10);
        check("days given", 20);
        check("interactions delivered twice", 100);
        check("actions that were stale", 50);
        check("actions that found nobody there", 10);
        check("crashes between sending and noting", 5);
        check("answers that were lost", 10);
        check("doubles that Discord drops", 10);
        check("429", 10);
        check("no direct messages", 5);
        check("shut out", 5);
        check("closed channel", 5);
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Plays a month, with SQL run on its database beforehand.
fn play(seed: u64, size: MonthSize, studios: [Arc<Studio>; 2], sabotage: &str) -> Month {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut month = Month::new(seed, size, studios).await;
        month.database.execute_batch(sabotage).unwrap();
        month.run().await;
        month.settle().await;
        month
    })
}

#[test]
fn a_month_of_five_hundred_games_misses_no_ping_and_no_deadline() {
    let seed = number("SEALED_MOVE_MONTH_SEED", 20_270_105);
    let turns = number("SEALED_MOVE_MONTH_TURNS", 4) as usize;
    println!("SEALED_MOVE_MONTH_SEED={seed} SEALED_MOVE_MONTH_TURNS={turns}");
    let began = std::time::Instant::now();
    let size = MonthSize { days: 30, players: 200, games: 500, tournament: 120, turns, calm: false };
    let studios = [Studio::new().unwrap().blank(), Studio::new().unwrap()].map(Arc::new);
    let month = play(seed, size, studios, "");
    println!("{:#?}", month.ledger.tally);
    println!("{:#?}", month.discord.script().tally);
    println!("{:#?}", month.people.tally);
    println!("{:?}", began.elapsed());
    month.check_coverage();
}

/// Sabotages of the database, and the ledger's complaints.
const SABOTAGES: [(&str, &str); 7] = [
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'turn' AND new.revision = 2
         BEGIN SELECT RAISE (IGNORE); END",
        "missing message",
    ),
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'over' BEGIN SELECT RAISE (IGNORE); END",
        "missing message",
    ),
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'reminder' BEGIN SELECT RAISE (IGNORE); END",
        "a reminder is missing",
    ),
    (
        "CREATE TRIGGER t AFTER INSERT ON outbox WHEN new.kind = 'reminder' BEGIN
             INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at)
             VALUES (new.id + 2048, 'reminder', new.subject, new.revision, new.channel, new.created_at, 0); END",
        "twice",
    ),
    (
        "CREATE TRIGGER t AFTER INSERT ON match BEGIN UPDATE match SET deadline = deadline - 3600000; END",
        "a reminder too early",
    ),
    (
        "CREATE TRIGGER t AFTER UPDATE OF wake_at ON match WHEN new.ended_at IS NULL AND new.reminded = 2
         BEGIN UPDATE match SET wake_at = new.wake_at + 3600000 WHERE id = new.id; END",
        "should have been lost",
    ),
    ("CREATE TRIGGER t BEFORE INSERT ON outage BEGIN SELECT RAISE (IGNORE); END", "before its deadline"),
];

/// A ledger that accepts everything would be worthless.
#[test]
fn the_ledger_detects_sabotage() {
    let size = MonthSize { days: 5, players: 30, games: 80, tournament: 30, turns: 3, calm: true };
    let blank = Arc::new(Studio::new().unwrap().blank());
    let studios = || [Arc::clone(&blank), Arc::clone(&blank)];
    let month = play(7, size, studios(), "");
    let tally = &month.ledger.tally;
    assert!(tally["lost on time"] > 5 && tally["reminders"] > 20, "{tally:#?}");
    drop(month);
    let mut unseen = Vec::new();
    for (sabotage, comment) in SABOTAGES {
        let studios = studios();
        let played = std::thread::spawn(move || drop(play(7, size, studios, sabotage))).join();
        let words =
            played.err().and_then(|panic| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        if !words.contains(comment) {
            unseen.push((sabotage, words));
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}
