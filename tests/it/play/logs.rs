//! Request logs: every line caused by a request has the ids of the interaction and of its game. For
//! the store see `actions::damage`.

use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex};

use tracing_subscriber::fmt::MakeWriter;

use super::table::{Table, button, words};

/// Captures the log of this test binary.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(log.clone());
    // The strictest filter an operator may use.
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
    // The trigger rolls the transaction back before the store can.
    table.run("CREATE TRIGGER fail BEFORE INSERT ON ply BEGIN SELECT RAISE(ROLLBACK, 'sabotaged'); END");
    let said = table.person(0).play("d2d3").await;
    let said = words(&said);
    let number = said.split(|c: char| !c.is_ascii_digit()).find(|digits| digits.len() > 10);
    let number = number.unwrap_or_else(|| panic!("no number to tell the bot's owner: {said}"));
    let lines = LOG.lines();
    let caused: Vec<_> = lines.iter().filter(|line| line.contains(number)).collect();
    // One line reports it; the missing transaction at rollback isn't a second fault.
    assert_eq!(caused.len(), 1, "{caused:#?}");
    assert!(caused[0].contains("sealed_move::discord::handling"), "{caused:#?}");
    for line in &caused {
        assert!(line.contains(&format!("interaction={number}")), "{line}");
        assert!(line.contains(&format!("game={game}")), "{line}");
    }
    // Nothing is logged twice, and nothing without ids.
    let failed = lines.iter().filter(|line| line.contains("sabotaged"));
    assert_eq!(failed.count(), 1, "{lines:#?}");
}
