//! A program that said that it is ready can be stopped from that moment on.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// Ends the process with a test that fails.
struct RunningProgram(Child);

impl Drop for RunningProgram {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a sandbox, asks it to stop as soon as it says its address, and returns how it ended.
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
fn a_sandbox_that_said_its_address_stops_in_order() {
    for signal in ["TERM", "INT", "TERM", "INT"] {
        assert_eq!(stopped_at_once(signal), Some(0), "{signal}");
    }
}
