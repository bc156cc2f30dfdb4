//! Cost of a large database: a million finished and a hundred thousand ongoing games, compared with
//! ten.
//!
//! `cargo bench --bench store`
//!
//! The large database is built once, in `target/tmp`, and reused. Each measurement runs in a child
//! process, to measure its memory. Small and large alternate because the machine may be busy; only
//! ratios and limits count.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::dice::Seed;
use sealed_move::discord::commands::{GamesCommand, Invocation};
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::Response;
use sealed_move::domain::{
    AccountName, ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, InteractionId, Opponent, Pace,
    PersonKey, PlayerId, SideWish, Timestamp,
};
use sealed_move::service::{Caller, ConfirmMode, PlayOutcome, Service};
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::{GameState, Rolls, Side, find};

const FINISHED: u32 = 1_000_000;
const ONGOING: u32 = 100_000;
/// Moves of each filler game.
const MOVES: usize = 12;
/// Players of the filler games.
const PLAYERS: u32 = 20_000;
/// Messages sent in the last week, and interactions of the last day.
const SENT: u32 = 100_000;

/// Games played while measuring, and the moves of each.
const GAMES: u64 = 10;
const TURNS: usize = 30;
/// Repetitions of small and large, alternating.
const ROUNDS: usize = 3;
/// Numbers of games that lose on time together.
const DUE: [u32; 4] = [0, 100, 1000, 10_000];

/// Start of the first filler game; the others follow every second.
const BEGUN: i64 = 1_800_000_000_000;
const DAY_MS: i64 = 86_400_000;
/// Deadline of the first filler game.
const FIRST_DEADLINE: i64 = BEGUN + 3 * DAY_MS;

const START_LIMIT: Duration = Duration::from_secs(1);
const LIST_LIMIT: Duration = Duration::from_millis(10);
const TURN_RATIO: f64 = 1.3;
const MEMORY_LIMIT_MB: f64 = 200.0;

type StoreResult<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> StoreResult<()> {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    if let Some(path) = arguments.next().filter(|first| first == "--measure").and_then(|_| arguments.next()) {
        return measure(Path::new(&path));
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store-bench");
    let large = folder.join("large.db");
    build(&large)?;
    let mut found: BTreeMap<(bool, String), Vec<f64>> = BTreeMap::new();
    for _ in 0..ROUNDS {
        for is_large in [false, true] {
            let fresh = tempfile::tempdir()?;
            let path = if is_large { large.clone() } else { fresh.path().join("small.db") };
            if is_large {
                revive(&large)?;
            }
            for (what, value) in child(&path)? {
                found.entry((is_large, what)).or_default().push(value);
            }
        }
    }
    report(&found, std::fs::metadata(&large)?.len());
    Ok(())
}

/// Measures in a child process.
fn child(path: &Path) -> StoreResult<Vec<(String, f64)>> {
    let done = Command::new(std::env::current_exe()?).arg("--measure").arg(path).output()?;
    let comment = String::from_utf8(done.stdout)?;
    if !done.status.success() {
        return Err(format!("{comment}{}", String::from_utf8_lossy(&done.stderr)).into());
    }
    comment
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(what, value)| Ok((what.to_owned(), value.parse()?)))
        .collect()
}

fn report(found: &BTreeMap<(bool, String), Vec<f64>>, bytes: u64) {
    let median = |large: bool, what: &str| {
        let mut values = found.get(&(large, what.to_owned())).cloned().unwrap_or_default();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
    };
    println!(
        "{FINISHED} finished and {ONGOING} ongoing games of {MOVES} turns: {:.2} GB; beside {GAMES} games",
        bytes as f64 / 1e9
    );
    println!("{:<34}{:>12}{:>12}{:>8}  limit", "", "small", "large", "ratio");
    let line = |what: &str, unit: &str, limit: &str| {
        let (small, large) = (median(false, what), median(true, what));
        let value = |value: f64| format!("{value:.3} {unit}");
        println!("{what:<34}{:>12}{:>12}{:>8.2}  {limit}", value(small), value(large), large / small);
    };
    line("start to the first answer", "ms", &format!("{START_LIMIT:?}"));
    line("a turn", "ms", &format!("ratio {TURN_RATIO}"));
    line("/games", "ms", &format!("{LIST_LIMIT:?}"));
    line("what is due of messages", "ms", "");
    line("forgetting what is old", "ms", "");
    for due in DUE {
        let all = median(true, &format!("sweep of {due}"));
        let each = if due == 0 { String::new() } else { format!(", {:.3} ms each", all / f64::from(due)) };
        println!("sweep with {due} games that lose on time: {all:.3} ms{each}");
    }
    line("memory", "MB", &format!("{MEMORY_LIMIT_MB} MB"));
    line("memory at most", "MB", "");
    let within = [
        median(true, "start to the first answer") < START_LIMIT.as_secs_f64() * 1e3,
        median(true, "a turn") / median(false, "a turn") < TURN_RATIO,
        median(true, "/games") < LIST_LIMIT.as_secs_f64() * 1e3,
        median(true, "memory at most") < MEMORY_LIMIT_MB,
    ];
    println!("within the limits: {within:?}");
}

/// The opening of all filler games, with the position after it.
fn opening() -> StoreResult<(String, String, Vec<String>)> {
    let game = find("aruki").ok_or("no Aruki")?;
    let start = game.start("standard", &mut Rolls::none()).map_err(|stop| format!("{stop:?}"))?;
    let text = start.text();
    let mut line = GameState::new(start);
    let records = script()?[..MOVES].to_vec();
    for notation in &records {
        line.replay(notation).map_err(|error| error.to_string())?;
    }
    Ok((text, line.position().text(), records))
}

fn script() -> StoreResult<Vec<String>> {
    let games = include_str!("../crates/rules/tests/vectors/aruki/games.jsonl");
    for line in games.lines() {
        let game: serde_json::Value = serde_json::from_str(line)?;
        if game["id"] == "g-rand-02" {
            return Ok(serde_json::from_value(game["moves"].clone())?);
        }
    }
    Err("the vectors have no long game".into())
}

/// Builds the large database, unless a compatible one exists.
fn build(path: &Path) -> StoreResult<()> {
    let fresh = tempfile::tempdir()?;
    drop(SqliteStore::open(&fresh.path().join("new.db"))?);
    let version = |path: &Path| -> StoreResult<i64> {
        Ok(rusqlite::Connection::open(path)?.pragma_query_value(None, "user_version", |row| row.get(0))?)
    };
    let done = path.with_extension("done");
    let wanted = format!("{} {FINISHED} {ONGOING} {MOVES} {SENT}", version(&fresh.path().join("new.db"))?);
    if std::fs::read_to_string(&done).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    println!("filling {} …", path.display());
    let _ = std::fs::remove_dir_all(path.parent().ok_or("a folder")?);
    drop(SqliteStore::open(path)?);
    let database = rusqlite::Connection::open(path)?;
    database.execute_batch(
        "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF;
         PRAGMA cache_size = -400000;
         CREATE TEMP TABLE number (n INTEGER PRIMARY KEY);
         CREATE TEMP TABLE opening (number INTEGER PRIMARY KEY, record TEXT)",
    )?;
    database.execute(
        "WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ?1)
         INSERT INTO number SELECT n FROM count",
        [FINISHED + ONGOING],
    )?;
    let (start, position, records) = opening()?;
    for (number, notation) in records.iter().enumerate() {
        database
            .execute("INSERT INTO opening VALUES (?1, ?2)", rusqlite::params![number as i64, notation])?;
    }
    database.execute(
        "INSERT INTO challenge (id, revision, game, setup, challenger, opponent, side, pace_days, rated, guild,
                                channel, created_at, expires_at, state)
         SELECT n, 1, 'aruki', 'standard', n % ?1 + 1, n * 7 % (?1 - 3) + 1, 'random', 3, 1, n % 500 + 1,
                n % 2000 + 1, ?2 + n, ?2 + n, 'accepted'
         FROM number",
        rusqlite::params![PLAYERS, BEGUN],
    )?;
    // The first ones are ongoing, a second apart, with all reminders sent.
    database.execute(
        "INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days,
                            rated, start, position, turn, turn_number, created_at, began, deadline, wake_at,
                            reminded, ended_at, winner, reason)
         SELECT n, ?5, 'aruki', 'standard', n, n % ?1 + 1, n * 7 % (?1 - 3) + 1, n % 500 + 1, n % 2000 + 1, 3, 1,
                ?3, ?4, 'first', ?5 + 1, ?2, ?2 + n * 1000, ?2 + n * 1000 + 259200000,
                ?2 + n * 1000 + 259200000, 2,
                iif(n > ?6, ?2 - n, NULL), iif(n > ?6 AND n % 3 = 0, 'first', NULL), iif(n > ?6, 'checkmate', NULL)
         FROM number",
        rusqlite::params![PLAYERS, BEGUN, start, position, MOVES as i64, ONGOING],
    )?;
    database.execute(
        "INSERT INTO ply (match, number, revision, side, record, interaction, played_at)
         SELECT n, number, number + 1, iif(number % 2 = 0, 'first', 'second'), record, n * 100 + number, ?1
         FROM number, opening ORDER BY n, number",
        [BEGUN],
    )?;
    database.execute_batch(&format!(
        "INSERT INTO player (id, name, seen_at) SELECT n, 'Player ' || n, 1 FROM number WHERE n <= {PLAYERS};
         INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost, changed_at)
         SELECT n, 'aruki', 1000 + n % 1000, 80, 0.06, 50, 20, 10, 20, 1 FROM number WHERE n <= {PLAYERS};
         INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at, sent_at, message)
         SELECT n, 'turn', n, 12, n % 2000 + 1, {BEGUN}, {BEGUN}, {FIRST_DEADLINE} - n * 6000, n
         FROM number WHERE n <= {SENT};
         INSERT INTO interaction (id, seen_at) SELECT n, {FIRST_DEADLINE} - n * 800 FROM number WHERE n <= {SENT};
         INSERT INTO heartbeat (one, at) VALUES (1, {FIRST_DEADLINE});
         ANALYZE"
    ))?;
    std::fs::write(done, wanted)?;
    Ok(())
}

/// Reverts a measurement: revives the games that lost on time and deletes the played ones.
fn revive(path: &Path) -> StoreResult<()> {
    let database = rusqlite::Connection::open(path)?;
    let filled = FINISHED + ONGOING;
    database.execute_batch(&format!(
        "PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL;
         DELETE FROM outbox WHERE id > {filled};
         DELETE FROM ply WHERE match > {filled};
         DELETE FROM match WHERE id > {filled};
         DELETE FROM challenge WHERE id > {filled};
         DELETE FROM interaction WHERE id > {filled};
         DELETE FROM rating_change;
         DELETE FROM outage;
         UPDATE match SET ended_at = NULL, winner = NULL, reason = NULL, revision = {MOVES}, wake_at = deadline
         WHERE id <= {ONGOING} AND ended_at IS NOT NULL;
         UPDATE heartbeat SET at = {FIRST_DEADLINE};
         PRAGMA wal_checkpoint(TRUNCATE)"
    ))?;
    Ok(())
}

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// The players of the measured games also play filler games.
const ALICE: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);

fn print(what: &str, time: Duration) {
    println!("{what}={}", time.as_secs_f64() * 1e3);
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Measures one database.
fn measure(path: &Path) -> StoreResult<()> {
    let began = Instant::now();
    let service =
        Arc::new(Service::new(Arc::new(SqliteStore::open(path)?), 1, PersonKey::from_token("test")));
    service.games.ongoing(ALICE)?;
    print("start to the first answer", began.elapsed());
    // Before the first filler game is due.
    let now = FIRST_DEADLINE;
    let mut calls = (1_u64 << 40..).map(InteractionId);
    let mut call = |player, now| Caller {
        interaction: calls.next().expect("there are more"),
        player,
        now: Timestamp(now),
        guild: Some(GuildId(5)),
        channel: ChannelId(7),
    };
    service.clocks.tick(Timestamp(now), Duration::from_secs(300))?;

    let mut games = Vec::new();
    for _ in 0..GAMES {
        let request = ChallengeTerms {
            game: find("aruki").ok_or("no Aruki")?,
            setup: None,
            opponent: Some(Opponent { player: BOB, bot: false }),
            side: SideWish::Fixed(Side::First),
            pace: Pace::DEFAULT,
            rated: true,
            place: HomeChannel { guild: Some(GuildId(5)), channel: ChannelId(7) },
        };
        let challenge = service.challenges.make(&call(ALICE, now), request, Seed::new([7; 32]))?;
        games.push(service.challenges.accept(&call(BOB, now), challenge.id, Side::First)?.1.game.id);
    }
    let script = script()?;
    let mut times = Vec::new();
    for (turn, text) in script.iter().enumerate().take(TURNS) {
        for game in &games {
            let player = if turn.is_multiple_of(2) { ALICE } else { BOB };
            let call = call(player, now + turn as i64);
            let began = Instant::now();
            let taken = service.moves.play(&call, *game, None, text, ConfirmMode::Confirmed)?;
            times.push(began.elapsed());
            assert!(matches!(taken, PlayOutcome::Played(_)), "{taken:?}");
        }
    }
    print("a turn", median(times.split_off(GAMES as usize)));
    lists(&service, now)?;
    let mut times = Vec::new();
    for _ in 0..20 {
        let began = Instant::now();
        service.outbox.due(Timestamp(now), 16)?;
        service.outbox.next_due(Timestamp(now))?;
        times.push(began.elapsed());
    }
    print("what is due of messages", median(times));
    let began = Instant::now();
    service.prune(Timestamp(now + 1000))?;
    print("forgetting what is old", began.elapsed());
    if service.views.view(Id(1), ALICE, Some(GuildId(2)), None).is_ok() {
        sweep(&service)?;
    }
    for (what, name) in [("memory", "VmRSS:"), ("memory at most", "VmHWM:")] {
        let status = std::fs::read_to_string("/proc/self/status")?;
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("0 kB");
        let kb: f64 = line.trim().trim_end_matches(" kB").parse()?;
        println!("{what}={}", kb / 1024.0);
    }
    Ok(())
}

/// `/games` of a hundred players, each for the first time.
fn lists(service: &Arc<Service>, now: i64) -> StoreResult<()> {
    let context = BotContext::new(Arc::clone(service), Arc::new(Studio::new()?.blank()), RNG);
    let mut times = Vec::new();
    for number in 0..100 {
        let player = PlayerId(1 + number * 199);
        let caller = Caller {
            interaction: InteractionId(1),
            player,
            now: Timestamp(now),
            guild: Some(GuildId(5)),
            channel: ChannelId(7),
        };
        let mut ctx = InteractionContext::new(
            &context,
            caller,
            AccountName::new(format!("Player {player}"), Some("player")),
        );
        let began = Instant::now();
        let answer = handling::command(&mut ctx, Some(Invocation::new(GamesCommand { player: None })));
        times.push(began.elapsed());
        let Response::Private(reply) = answer else { return Err("no list".into()) };
        assert!(!reply.body.is_empty());
    }
    print("/games", median(times));
    Ok(())
}

/// Sweeps with more and more games that lose on time, each game once.
fn sweep(service: &Service) -> StoreResult<()> {
    let mut over = 0;
    for due in DUE {
        over += due;
        // A process that was never down has no outage to report.
        let now = FIRST_DEADLINE + i64::from(over) * 1000;
        let began = Instant::now();
        let mut clocks = 0;
        loop {
            let ticked = service.clocks.tick(Timestamp(now), Duration::from_secs(1_000_000))?;
            clocks += ticked.clocks;
            if !ticked.more {
                break;
            }
        }
        print(&format!("sweep of {due}"), began.elapsed());
        assert!(clocks >= due as usize, "{clocks} of {due}");
    }
    Ok(())
}
