//! What the log tells of a request: every line that it causes has the ids of the interaction and of
//! its game. That of the store: `actions::damage`.

use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex};

use tracing_subscriber::fmt::MakeWriter;

use super::table::{Table, button, words};

/// What is logged while the tests of this binary run.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(log.clone());
    // The filter that leaves the least of what an operator may want to read.
    let subscriber = subscriber.with_max_level(tracing::Level::ERROR).finish();
    tracing::subscriber::set_global_default(subscriber).unwrap();
    log
});

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn lines(&self) -> Vec<String> {
        String::from_utf8_lossy(&self.0.lock().unwrap()).lines().map(str::to_owned).collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_fails_in_the_store_has_both_ids_on_every_line() {
    LazyLock::force(&LOG);
    let table = Table::new().await;
    let start = table.begin().await;
    let game = button(&start, "view").unwrap();
    let game = game.split('.').nth(2).unwrap();
    // The transaction is gone before the store can end it.
    table.run("CREATE TRIGGER fail BEFORE INSERT ON ply BEGIN SELECT RAISE(ROLLBACK, 'sabotaged'); END");
    let said = table.person(0).play("d2d3").await;
    let said = words(&said);
    let number = said.split(|c: char| !c.is_ascii_digit()).find(|digits| digits.len() > 10);
    let number = number.unwrap_or_else(|| panic!("no number to tell the bot's owner: {said}"));
    let lines = LOG.lines();
    let caused: Vec<_> = lines.iter().filter(|line| line.contains(number)).collect();
    // One line says it; that there is nothing to roll back any more is no second fault.
    assert_eq!(caused.len(), 1, "{caused:#?}");
    assert!(caused[0].contains("sealed_move::discord::handling"), "{caused:#?}");
    for line in &caused {
        assert!(line.contains(&format!("interaction={number}")), "{line}");
        assert!(line.contains(&format!("game={game}")), "{line}");
    }
    // Nothing of it is logged twice, and nothing without the ids.
    let failed = lines.iter().filter(|line| line.contains("sabotaged"));
    assert_eq!(failed.count(), 1, "{lines:#?}");
}
