//! The binary as bot authors run it.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

fn command() -> Command {
    Command::new(env!("CARGO_BIN_EXE_discord-at-home"))
}

/// Kills the process if the test fails.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the binary on a free port, and returns it with the printed variables.
fn start(arguments: &[&str]) -> (Running, HashMap<String, String>) {
    let mut child = command().args(["--port", "0"]).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let running = Running(child);
    let lines = output.lines().map(Result::unwrap).take_while(|line| line != "Ctrl+C stops it.");
    let variables = lines.filter_map(|line| {
        let (name, value) = line.split_once('=')?;
        Some((name.to_owned(), value.to_owned()))
    });
    let variables = variables.collect();
    (running, variables)
}

fn get(origin: &str, path: &str, token: &str) -> String {
    let host = origin.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    response
}

/// Sends a signal and returns the exit status.
fn stop(mut running: Running, signal: &str) -> Option<i32> {
    let pid = running.0.id().to_string();
    assert!(Command::new("kill").args(["-s", signal, &pid]).status().unwrap().success());
    running.0.wait().unwrap().code()
}

#[test]
fn it_prints_the_variables_and_saves_on_signals() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    let data = ["--data", data.to_str().unwrap()];
    let (running, first) = start(&data);
    let bot = format!("Bot {}", first["DISCORD_TOKEN"]);
    let application = get(&first["DISCORD_API"], "/api/v10/applications/@me", &bot);
    assert!(application.starts_with("HTTP/1.1 200"), "{application}");
    assert!(application.contains(&first["DISCORD_APPLICATION_ID"]), "{application}");
    let guild = format!("/api/v10/guilds/{}", first["DISCORD_GUILD_ID"]);
    assert!(get(&first["DISCORD_API"], &guild, &bot).starts_with("HTTP/1.1 200"));
    assert_eq!(first["DISCORD_GATEWAY"], first["DISCORD_API"].replacen("http", "ws", 1) + "/gateway");
    assert_eq!(stop(running, "TERM"), Some(0));

    let (running, second) = start(&data);
    assert_eq!(second["DISCORD_TOKEN"], first["DISCORD_TOKEN"]);
    assert_eq!(stop(running, "INT"), Some(0));

    let (running, third) = start(&[data[0], data[1], "--fresh"]);
    assert_ne!(third["DISCORD_TOKEN"], first["DISCORD_TOKEN"]);
    assert_eq!(stop(running, "TERM"), Some(0));
}

#[test]
fn data_none_writes_no_files() {
    let home = tempfile::tempdir().unwrap();
    let mut child = command();
    child.current_dir(home.path()).args(["--port", "0", "--data", "none"]).stdout(Stdio::piped());
    let mut child = child.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, "The sandbox is ready.\n");
    assert_eq!(stop(Running(child), "TERM"), Some(0));
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0);
}

#[test]
fn wrong_flags_and_a_used_port_set_the_exit_status() {
    for wrong in [["--users", "1"], ["--faults", "404=1"], ["--log", "info,x=loud"]] {
        let output = command().args(["--data", "none", "--port", "0"]).args(wrong).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = command().args(["--data", "none", "--port", &port]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.starts_with("discord-at-home: cannot listen on 127.0.0.1:"), "{message}");
}

#[test]
fn run_passes_variables_and_the_exit_status() {
    let script =
        "test -n \"$DISCORD_TOKEN\" -a -n \"$DISCORD_GATEWAY\" -a -n \"$DISCORD_GUILD_ID\" && exit 7";
    let status =
        command().args(["--port", "0", "--data", "none", "run", "--", "sh", "-c", script]).status().unwrap();
    assert_eq!(status.code(), Some(7));
    let status =
        command().args(["--port", "0", "--data", "none", "run", "--", "no-such-program"]).status().unwrap();
    assert_eq!(status.code(), Some(1));
}

#[test]
fn the_ready_file_contains_the_connection_data() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("ready.json");
    // 1234 in base64.
    let token = "MTIzNA.x.y";
    let began = std::time::Instant::now();
    let (running, variables) = start(&[
        "--data",
        "none",
        "--token",
        token,
        "--permissions",
        "8",
        "--ready-file",
        file.to_str().unwrap(),
    ]);
    let took = began.elapsed();
    let ready: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(ready["origin"], variables["DISCORD_API"].as_str());
    assert_eq!((&ready["token"], &ready["application_id"]), (&token.into(), &"1234".into()));
    let guild = ready["guild_ids"][0].as_str().unwrap();
    let roles =
        get(&variables["DISCORD_API"], &format!("/api/v10/guilds/{guild}/roles"), &format!("Bot {token}"));
    assert!(roles.contains("\"permissions\":\"8\""), "{roles}");
    println!("ready after {took:?}");
    assert_eq!(stop(running, "TERM"), Some(0));
}

#[test]
fn every_library_has_a_snippet() {
    for library in [
        "discord.js",
        "discord.py",
        "nextcord",
        "py-cord",
        "disnake",
        "hikari",
        "interactions.py",
        "eris",
        "twilight",
        "serenity",
    ] {
        let output = command().args(["snippet", library]).output().unwrap();
        assert!(output.status.success() && output.stdout.len() > 40, "{library}");
    }
    assert_eq!(command().args(["snippet", "cobol"]).status().unwrap().code(), Some(2));
}

/// Whether this system allows network namespaces, which containers often don't.
#[cfg(target_os = "linux")]
fn has_namespaces() -> bool {
    let done = command().args(["run", "--hosts", "--", "true"]).output().unwrap();
    let error = String::from_utf8(done.stderr).unwrap();
    if !done.status.success() {
        assert!(error.contains("add \"127.0.0.1 discord.com "), "{error}");
        eprintln!("skipped: {error}");
    }
    done.status.success()
}

#[cfg(target_os = "linux")]
#[test]
fn run_hosts_leads_discords_hosts_to_the_sandbox() {
    if !has_namespaces() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    // Python trusts the sandbox through `SSL_CERT_FILE`.
    let script = "import urllib.request as it\nprint(it.urlopen('https://discord.com/api/v10/gateway').read().decode())";
    let arguments = ["run", "--tls", "--hosts", "--", "python3", "-c", script];
    let output = command().current_dir(home.path()).args(arguments).output().unwrap();
    let (told, error) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(told.trim(), "{\"url\":\"wss://discord.com/gateway\"}", "{error}");
    // `run` keeps its state in memory, and the hosts of this machine stay.
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0);
    assert!(!std::fs::read_to_string("/etc/hosts").unwrap().contains("discord.com"));
}
