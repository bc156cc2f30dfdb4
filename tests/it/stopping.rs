//! A program can be stopped as soon as it reports that it is ready.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// Kills the process when dropped.
struct RunningProgram(Child);

impl Drop for RunningProgram {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a sandbox, signals it as soon as it prints its address, and returns the exit status.
fn stopped_at_once(signal: &str) -> Option<i32> {
    let data = tempfile::tempdir().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_sealed-move"))
        .args(["sandbox", "--no-bot", "--port", "0"])
        .env("SEALED_MOVE_DATA", data.path())
        .env("SEALED_MOVE_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut running = RunningProgram(child);
    let mut lines = BufReader::new(running.0.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.find(|line| line.contains("http://127.0.0.1:"));
    assert!(address.is_some(), "no address");
    let id = running.0.id().to_string();
    assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
    running.0.wait().unwrap().code()
}

#[test]
fn a_sandbox_stops_cleanly_once_it_printed_its_address() {
    for signal in ["TERM", "INT", "TERM", "INT"] {
        assert_eq!(stopped_at_once(signal), Some(0), "{signal}");
    }
}
