//! Memory of the bot over many interactions. `sealed-move bot` runs in a child process; ten people
//! use it through a sandbox in this process, as fast as it answers. They ask for boards in every
//! theme, lists, rules and moves, and send wrong input.
//!
//! `cargo bench --bench memory` (24,000 interactions; `INTERACTIONS=N` for another number)

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use discord_at_home::{Options, Sandbox};
use serde_json::{Value, json};

mod people;

use people::{BenchPerson, TurnResult, script};

const INTERACTIONS: usize = 24_000;
const PEOPLE: usize = 10;

/// The project's own limits: resident megabytes, and growth of the last third over the first two.
const LIMIT_MB: f64 = 90.0;
const GROWTH: f64 = 1.05;

/// The bot's process; dropping it stops the bot.
struct BotUnderLoad(Child);

impl Drop for BotUnderLoad {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl BotUnderLoad {
    fn start(sandbox: &Sandbox, data: &Path) -> TurnResult<Self> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        command.arg("bot").args(["--log", "error", "--data"]).arg(data);
        command.env("DISCORD_TOKEN", sandbox.bot_token()).env("DISCORD_API_URL", sandbox.origin());
        Ok(Self(command.stdin(Stdio::null()).spawn()?))
    }

    /// Returns resident memory in MB (10⁶ bytes) and the number of threads.
    fn figures(&self) -> TurnResult<(f64, u32)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
            line.split_whitespace().next().unwrap_or_default().to_owned()
        };
        let kibibytes: f64 = field("VmRSS:").parse()?;
        Ok((kibibytes * 1024.0 / 1e6, field("Threads:").parse()?))
    }
}

/// Uses the command selected by `number`.
async fn use_one(person: &BenchPerson, number: usize) -> TurnResult<()> {
    let word = |name: &str, value: &str| json!({ "type": 3, "name": name, "value": value });
    let (name, options) = match number % 8 {
        0 | 4 => ("board", json!([])),
        1 => ("games", json!([])),
        2 => ("rules", json!([word("game", ["aruki", "kyo", "chakart", "lusus"][number / 8 % 4])])),
        3 => ("move", json!([word("move", "no such move")])),
        5 => ("history", json!([])),
        6 => ("settings", json!([word("theme", ["classic", "dark", "contrast"][number / 8 % 3])])),
        _ => ("help", json!([])),
    };
    person.command(name, options).await?;
    Ok(())
}

async fn run() -> TurnResult<()> {
    let total = std::env::var("INTERACTIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(INTERACTIONS);
    let folder = tempfile::tempdir()?;
    let sandbox = Sandbox::start(Options { users: PEOPLE, ..Options::default() }).await?;
    let bot = BotUnderLoad::start(&sandbox, folder.path())?;
    let people = people::enter(&sandbox).await?;
    let began = Instant::now();
    while people[0].command("help", json!([])).await.is_err() {
        if began.elapsed() > Duration::from_secs(60) {
            return Err("the bot does not start".into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    people::begin(&people).await?;
    let mut turns = script()?.into_iter();
    let mut samples = vec![bot.figures()?];
    println!("at rest: {:.1} MB, {} threads", samples[0].0, samples[0].1);
    let mut threads = 0;
    for first in (0..total).step_by(PEOPLE) {
        let all = people.iter().enumerate().map(|(index, person)| use_one(person, first + index));
        for told in futures_util::future::join_all(all).await {
            told?;
        }
        if first % 200 == 0
            && let Some(turn) = turns.next()
        {
            let turn: Value = json!([{ "type": 3, "name": "move", "value": turn }]);
            people[first / 200 % 2].command("move", turn).await?;
        }
        threads = threads.max(bot.figures()?.1);
        if first % (total / 12).max(PEOPLE) == 0 {
            samples.push(bot.figures()?);
            println!("after {first}: {:.1} MB", samples.last().map_or(0.0, |sample| sample.0));
        }
    }
    samples.push(bot.figures()?);
    sandbox.stop().await?;
    let most = |samples: &[(f64, u32)]| samples.iter().map(|sample| sample.0).fold(0.0, f64::max);
    let cut = samples.len() * 2 / 3;
    let (before, last) = (most(&samples[..cut]), most(&samples[cut..]));
    let seconds = began.elapsed().as_secs_f64();
    println!("{total} interactions in {seconds:.0} s, at most {threads} threads");
    println!(
        "most {:.1} MB, {:.2} of the limit of {LIMIT_MB} MB",
        before.max(last),
        before.max(last) / LIMIT_MB
    );
    println!("last third {last:.1} MB, {:.2} of the first two, limit {GROWTH}", last / before);
    Ok(())
}

fn main() -> TurnResult<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run())
}
