//! Runs a published bot, Red-DiscordBot, with fourteen of its cogs. Nothing but its addresses is
//! changed.

use std::time::Instant;

use super::*;

/// The cogs that need no other service.
const COGS: &str = "admin alias cleanup customcom economy filter general mod modlog mutes permissions reports \
                    trivia warnings";
/// Red answers some commands only after several requests.
const REPLY_TIMEOUT: Duration = Duration::from_secs(20);

/// A channel with the bot.
struct Chat {
    bed: Bed,
    channel: String,
}

impl Chat {
    /// Sends a command as Alice, and waits for a new message of the bot that contains a text.
    async fn ask(&self, command: &str, wanted: &str) -> Value {
        let sent = self.say(command).await;
        let began = Instant::now();
        loop {
            let newest = self.bed.messages(&self.channel).await;
            let replies = newest.into_iter().take_while(|message| message["id"] != sent);
            let replies: Vec<Value> = replies.filter(|message| message["author"]["bot"] == true).collect();
            if let Some(reply) = replies.iter().find(|reply| shown(reply).contains(wanted)) {
                return reply.clone();
            }
            let texts: Vec<String> = replies.iter().map(shown).collect();
            assert!(began.elapsed() < REPLY_TIMEOUT, "{command}: no {wanted:?} in {texts:#?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends a message as Alice, and returns its id.
    async fn say(&self, text: &str) -> Value {
        let told = self.bed.alice("send", json!({ "channel": self.channel, "content": text })).await;
        told["message"]["id"].clone()
    }
}

/// The text of a message and its embeds.
fn shown(message: &Value) -> String {
    let content = message["content"].as_str().unwrap_or_default();
    format!("{content}\n{}", message["embeds"])
}

/// Starts Red, and waits until it has greeted its console.
async fn start_red(bed: &Bed, installed: &Path, home: &Path) -> BotProcess {
    let mut command = Command::new("python3");
    command
        .arg("-u")
        .arg(bot_folder("red").join("run.py"))
        .env("PYTHONPATH", installed)
        .env("HOME", home)
        .env("XDG_DATA_HOME", home)
        .env("XDG_CONFIG_HOME", home);
    start_process(bed, "Red", command, |line| line.contains(" cogs with ")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_published_bot_runs_with_its_cogs() {
    let Some(installed) = install("red") else { return };
    let home = tempfile::tempdir().unwrap();
    let bed = Bed::with(Options { permissions: Some(1 << 3), users: 4, ..Options::default() }).await;
    let bot = start_red(&bed, &installed, home.path()).await;
    let chat = Chat { channel: bed.channel(0), bed };
    let bed = &chat.bed;
    let [bob, carol] = [1, 2].map(|number| bed.text(&format!("/users/{number}/id")));
    let log = bed.channel(1);

    chat.ask(&format!("!load {COGS}"), "Loaded `admin`").await;
    chat.ask("!cogs", "14 loaded").await;
    let commands = [
        ("!ping", "Pong."),
        ("!help Economy", "payday"),
        ("!info", "Red"),
        ("!serverinfo", "Sandbox"),
        ("!userinfo", "Alice"),
        ("!customcom create simple hello Hello, world", "successfully added"),
        ("!hello", "Hello, world"),
        ("!alias add again ping", "alias"),
        ("!again", "Pong."),
        ("!payday", "credits"),
        ("!leaderboard", "Alice"),
        ("!slowmode 5", "5 seconds"),
        ("!slowmode 0", "disabled"),
        ("!filter add foo", "added"),
        ("!muteset notification", "Notification channel"),
        ("!trivia list", "anime"),
        ("!permissions explain", "permission"),
    ];
    for (command, wanted) in commands {
        chat.ask(command, wanted).await;
    }

    // Moderation, with its log in another channel.
    chat.ask(&format!("!modlogset modlog <#{log}>"), "will be sent to").await;
    chat.ask(&format!("!rename {bob} Bobby"), "Done.").await;
    chat.ask(&format!("!userinfo {bob}"), "Bobby").await;
    chat.ask("!warningset allowcustomreasons true", "enabled").await;
    chat.say(&format!("!warn {bob} rude")).await;
    bed.quiet().await;
    chat.ask(&format!("!warnings {bob}"), "rude").await;
    chat.ask(&format!("!timeout {bob} 5m"), "timed out").await;
    chat.ask(&format!("!kick {carol} spam"), "Done.").await;
    let members = format!("/guilds/{}/members/{carol}", bed.guild());
    bed.person(0, Method::GET, &members, Value::Null).await.refused(404, 10_007);
    chat.ask(&format!("!ban {bob} 1 spam"), "Done.").await;
    chat.ask(&format!("!unban {bob}"), "Unbanned").await;
    let cases = bed.messages(&log).await;
    assert!(cases.len() >= 3, "{cases:#?}");

    // A button that opens a form.
    let asked = chat.ask("!set api", "Click the button").await;
    let button = &asked["components"][0]["components"][0]["custom_id"];
    let form = bed.alice("click", json!({ "message": asked["id"], "custom_id": button })).await;
    assert_eq!(form["outcome"], "modal", "{form:#}");

    // Resuming after a lost connection.
    bed.control(Method::POST, "sessions/all", json!({ "do": "drop" })).await.ok();
    until_connected(bed, "Red").await;
    chat.ask("!ping", "Pong.").await;

    for verdict in ["refused", "late", "unsupported"] {
        let bad = bed.control(Method::GET, &format!("requests?verdict={verdict}"), Value::Null).await.ok();
        assert_eq!(bad["requests"], json!([]), "{bad:#}");
    }
    bed.check_responses().await;
    drop(bot);
    chat.bed.sandbox.stop().await.unwrap();
}
