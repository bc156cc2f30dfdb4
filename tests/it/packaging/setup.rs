//! `sealed-move setup`, and a bot started with the file that it wrote.

use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::Command;

use super::new_bot::{NewBot, PROGRAM, texts, wait_for};
use super::{INSTALLED, SETTINGS, read, tool, unit};
use crate::timeouts::TIMEOUT;

/// The command of the unit, for another settings file.
fn unit_command(settings: &Path) -> Vec<String> {
    let command = unit::commands(&read("systemd/sealed-move.service"), "ExecStart").remove(0);
    assert_eq!(command[0], INSTALLED);
    let moved = |word: String| if word == SETTINGS { settings.to_str().unwrap().to_owned() } else { word };
    command.into_iter().skip(1).map(moved).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn setup_leads_to_a_running_bot() {
    let new = NewBot::new().await;
    let token = new.bed.sandbox.bot_token();
    let (status, out, err) = texts(new.setup(&format!("{token}\n"), &["--node", "3"]).await);
    assert_eq!(status, Some(0), "{out}{err}");
    // View, send, embed, attach, and for threads: create, send, read the history.
    let permissions: u64 = [10, 11, 14, 15, 35, 38, 16].iter().map(|bit| 1 << bit).sum();
    let invite = format!(
        "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={permissions}\n",
        new.bed.application()
    );
    assert!(out.contains(&invite), "{out}");
    assert!(!format!("{out}{err}").contains(&token), "{out}{err}");
    assert_eq!(new.mode(), 0o600);
    let file: toml::Table = std::fs::read_to_string(new.file()).unwrap().parse().unwrap();
    let set: Vec<_> = file.iter().map(|(key, value)| (key.as_str(), value.as_str().unwrap())).collect();
    let (data, origin) = (new.data(), new.bed.sandbox.origin());
    let expected = [
        ("data", data.to_str().unwrap()),
        ("discord_api_url", &*origin),
        ("discord_token", &*token),
        ("node", "3"),
    ];
    assert_eq!(set, expected);
    assert!(new.doctor().await.ends_with("\nReady.\n"));

    // The unit starts the bot with this file.
    let mut bot = new.program().args(unit_command(&new.file())).spawn().unwrap();
    wait_for(&mut bot, "Sealed Move is on ").await;
    let stop = Command::new("kill").arg(bot.id().unwrap().to_string()).status().await.unwrap();
    assert!(stop.success() && bot.wait().await.unwrap().success());

    // A bot that was not invited yet.
    let guild = format!("/users/@me/guilds/{}", new.bed.guild());
    assert!(new.bed.bot().ask("DELETE", &guild, None).await.status < 300);
    let told = new.doctor().await;
    let last = format!("Next: invite the bot to your server: {}.\n", invite.trim_end());
    assert!(told.ends_with(&last), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_is_not_stored() {
    let new = NewBot::new().await;
    for (input, told) in
        [("MTIz.wrong.token\n", "the token was not stored: "), ("\n", "setup needs the bot's token")]
    {
        let (status, out, err) = texts(new.setup(input, &[]).await);
        assert!(status.is_some_and(|status| status != 0) && err.contains(told), "{out}{err}");
        assert!(!new.file().exists() && !format!("{out}{err}").contains("wrong.token"), "{out}{err}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn setup_replaces_a_file_only_if_told_to() {
    let new = NewBot::new().await;
    std::fs::create_dir(new.file().parent().unwrap()).unwrap();
    std::fs::write(new.file(), "node = 5\n").unwrap();
    let token = new.bed.sandbox.bot_token();
    let (status, _, err) = texts(new.setup("", &["--discord-token", &token]).await);
    assert!(status == Some(1) && err.contains("exists; edit it, or use --replace"), "{err}");
    assert_eq!(std::fs::read_to_string(new.file()).unwrap(), "node = 5\n");
    let (status, _, err) =
        texts(new.setup("", &["--discord-token", &token, "--replace", "--no-service"]).await);
    assert!(status == Some(0), "{err}");
    let file = std::fs::read_to_string(new.file()).unwrap();
    assert!(!file.contains("node") && file.contains(&token) && new.mode() == 0o600, "{file}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_terminal_never_shows_the_token() {
    let new = NewBot::new().await;
    let token = new.bed.sandbox.bot_token();
    let command = format!("{PROGRAM} {}", new.arguments().join(" "));
    // `script` gives the program a terminal, and copies all that it shows.
    let Some(script) = tool("script") else { return };
    let mut script = Command::from(script);
    script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).env("TERM", "dumb");
    script.current_dir(new.folder.path()).kill_on_drop(true);
    let mut script = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut screen = script.stdout.take().unwrap();
    let (mut shown, mut input) = (Vec::new(), script.stdin.take());
    let session = async {
        let mut bytes = [0; 1024];
        loop {
            let read = screen.read(&mut bytes).await.unwrap();
            shown.extend_from_slice(&bytes[..read]);
            if shown.ends_with(b"Token (not shown): ")
                && let Some(mut input) = input.take()
            {
                input.write_all(format!("{token}\n").as_bytes()).await.unwrap();
            }
            if read == 0 {
                return script.wait().await.unwrap();
            }
        }
    };
    let status = tokio::time::timeout(TIMEOUT, session).await.unwrap();
    let shown = String::from_utf8(shown).unwrap();
    assert!(status.success() && shown.contains("The token belongs to "), "{shown}");
    assert!(!shown.contains(&token), "{shown}");
    assert!(std::fs::read_to_string(new.file()).unwrap().contains(&token));
}
