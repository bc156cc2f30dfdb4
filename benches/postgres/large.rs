//! Cost of a large database: a million finished and a hundred thousand ongoing games, compared with
//! ten.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::dice::Seed;
use sealed_move::discord::commands::{GamesCommand, Invocation};
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::Response;
use sealed_move::domain::{AccountName, ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
use sealed_move::service::{Caller, Service};
use sealed_move_board::Studio;
use sealed_move_rules::{GameState, Rolls, Side, find};

use super::server::BenchServer;
use super::{BenchResult, games, median};

/// Ongoing games; finished games are ten times this number.
const LARGE: u32 = 100_000;
const SMALL: u32 = 100;
/// Moves of each filler game.
const MOVES: usize = 12;
/// Ongoing games per player: lists are equally long in both databases.
const GAMES_OF_A_PLAYER: u32 = 5;
/// Messages sent in the last week, and interactions of the last day.
const SENT: u32 = 100_000;

/// Games played while measuring, and the moves of each.
const GAMES: usize = 10;
const TURNS: usize = 30;
/// Repetitions of small and large, alternating.
const ROUNDS: usize = 3;
/// The project's own limit.
const MAX_RATIO: f64 = 1.3;

/// Deadline of the first filler game; the others follow every second.
pub(crate) const FIRST_DEADLINE: i64 = games::BEGUN + 3 * 86_400_000;

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// Names of the measurements, in order.
const FIGURES: [&str; 6] = [
    "start to the first answer",
    "a turn",
    "/games",
    "a sweep with nothing due",
    "a sweep with 100 games that lose on time",
    "what is due of messages",
];

/// Measures and prints the results.
pub(crate) fn run(server: &BenchServer) -> BenchResult<()> {
    let began = Instant::now();
    for (template, ongoing) in [("large_begun", LARGE), ("small_begun", SMALL)] {
        server.run("postgres", &format!("CREATE DATABASE {template}"))?;
        drop(games::service(&server.address(template), 0)?);
        server.disconnect(template)?;
        fill(server, template, ongoing)?;
    }
    let (large, small) = (11 * LARGE, 11 * SMALL);
    println!("filled databases of {large} and of {small} games of {MOVES} turns in {:.0?}", began.elapsed());
    let client = server.connect("large_begun")?;
    for table in ["match", "ply"] {
        let sql = format!("SELECT pg_total_relation_size('{table}') / (SELECT count(*) FROM {table})");
        let bytes: i64 = server.wait(client.query_one(&sql, &[]))?.get(0);
        println!("  a row of {table}: {bytes} bytes with its indexes");
    }
    drop(client);
    server.disconnect("large_begun")?;
    let mut found = [const { [const { Vec::new() }; 2] }; FIGURES.len()];
    for _ in 0..ROUNDS {
        for (column, template) in ["small_begun", "large_begun"].into_iter().enumerate() {
            server.copy(template, "filled")?;
            for (figure, time) in found.iter_mut().zip(measure(server)?) {
                figure[column].push(time);
            }
        }
    }
    println!("{:<42}{:>12}{:>12}{:>8}  limit {MAX_RATIO}", "games", small, large, "ratio");
    for (what, [small, large]) in FIGURES.into_iter().zip(&mut found) {
        let (small, large) = (median(small), median(large));
        let ratio = large.as_secs_f64() / small.as_secs_f64();
        println!("{what:<42}{small:>12.2?}{large:>12.2?}{ratio:>8.2}");
    }
    Ok(())
}

/// Fills a database with games that have all played the same opening. The last ones are ongoing, a
/// second apart, with all reminders sent.
pub(crate) fn fill(server: &BenchServer, database: &str, ongoing: u32) -> BenchResult<()> {
    let game = find("aruki").ok_or("no Aruki")?;
    let start = game.start("standard", &mut Rolls::none()).map_err(|stop| format!("{stop:?}"))?;
    let start_text = start.text();
    let mut line = GameState::new(start);
    let records = games::script()?[..MOVES].to_vec();
    for notation in &records {
        line.replay(notation).map_err(|error| error.to_string())?;
    }
    let (position, number) = (line.position().text(), line.position().move_number());
    let (all, players) = (11 * ongoing, ongoing / GAMES_OF_A_PLAYER);
    let sent = SENT.min(all);
    let begun = games::BEGUN;
    let opening: Vec<_> =
        records.iter().enumerate().map(|(number, notation)| format!("({number}, '{notation}')")).collect();
    let opening = opening.join(", ");
    server.run(
        database,
        &format!(
            "SET session_replication_role = replica;
             INSERT INTO challenge (id, revision, game, setup, challenger, opponent, side, pace_days, rated, guild,
                                    channel, created_at, expires_at, state)
             SELECT n, 1, 'aruki', 'standard', n % {players} + 1, n * 7 % ({players} - 3) + 1, 'random', 3, 1,
                    n % {players} % 500 + 1, n % {players} % 2000 + 1, {begun} + n, {begun} + n, 'accepted'
             FROM generate_series(1, {all}) AS n;
             INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days,
                                rated, start, position, turn, turn_number, created_at, began, deadline, wake_at,
                                reminded, ended_at, winner, reason)
             SELECT n, {MOVES}, 'aruki', 'standard', n, n % {players} + 1, n * 7 % ({players} - 3) + 1, n % {players} % 500 + 1,
                    n % {players} % 2000 + 1, 3, 1, '{start_text}', '{position}', 'first', {number}, {begun},
                    {begun} + n * 1000::bigint, {FIRST_DEADLINE} + n * 1000::bigint,
                    {FIRST_DEADLINE} + n * 1000::bigint, 2,
                    CASE WHEN n > {ongoing} THEN {begun} - n END,
                    CASE WHEN n > {ongoing} AND n % 3 = 0 THEN 'first' END,
                    CASE WHEN n > {ongoing} THEN 'checkmate' END
             FROM generate_series(1, {all}) AS n;
             INSERT INTO ply (match, number, revision, side, record, interaction, played_at)
             SELECT n, number, number + 1, CASE number % 2 WHEN 0 THEN 'first' ELSE 'second' END, record,
                    n * 100::bigint + number, {begun}
             FROM generate_series(1, {all}) AS n, (VALUES {opening}) AS opening (number, record);
             INSERT INTO player (id, name, seen_at)
             SELECT n, 'Player ' || n, 1 FROM generate_series(1, {players}) AS n;
             INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost, changed_at)
             SELECT n, 'aruki', 1000 + n % 1000, 80, 0.06, 50, 20, 10, 20, 1
             FROM generate_series(1, {players}) AS n;
             INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at, sent_at, message)
             SELECT n, 'turn', n, 12, n % 2000 + 1, {begun}, {begun}, {FIRST_DEADLINE} - n * 6000::bigint, n
             FROM generate_series(1, {sent}) AS n;
             INSERT INTO interaction (id, seen_at)
             SELECT n, {FIRST_DEADLINE} - n * 800 FROM generate_series(1, {sent}) AS n"
        ),
    )?;
    server.run(database, "VACUUM ANALYZE")
}

/// Measures one database.
fn measure(server: &BenchServer) -> BenchResult<[Duration; FIGURES.len()]> {
    let began = Instant::now();
    let service = games::service(&server.address("filled"), 0)?;
    service.games.ongoing(PlayerId(1))?;
    let start = began.elapsed();
    let patience = Duration::from_secs(1_000_000);
    service.clocks.tick(Timestamp(games::BEGUN), patience)?;
    let ids = games::begin(&service, GAMES, games::BEGUN)?;
    let script = games::script()?;
    let mut turns = Vec::new();
    for (turn, text) in script.iter().enumerate().take(TURNS) {
        for (game, id) in ids.iter().enumerate() {
            turns.push(games::play(&service, (game, *id), turn, text)?);
        }
    }
    let mut messages = Vec::new();
    let now = games::BEGUN + 2000;
    let mut sweeps = Vec::new();
    for round in 0..20 {
        let began = Instant::now();
        service.outbox.due(Timestamp(now), 16)?;
        service.outbox.next_due(Timestamp(now))?;
        messages.push(began.elapsed());
        let began = Instant::now();
        service.clocks.tick(Timestamp(now + round), patience)?;
        sweeps.push(began.elapsed());
    }
    let lists = lists(&service, now)?;
    let began = Instant::now();
    let mut lost = 0;
    loop {
        // At this time the hundredth game is due and the next one isn't.
        let ticked = service.clocks.tick(Timestamp(FIRST_DEADLINE + 100_500), patience)?;
        lost += ticked.clocks;
        if !ticked.more {
            break;
        }
    }
    let sweep = began.elapsed();
    if lost < 100 {
        return Err(format!("{lost} games were lost on time").into());
    }
    Ok([start, median(&mut turns.split_off(GAMES)), lists, median(&mut sweeps), sweep, median(&mut messages)])
}

/// Median of `/games` for players of both databases, each for the first time.
fn lists(service: &Arc<Service>, now: i64) -> BenchResult<Duration> {
    let context = BotContext::new(Arc::clone(service), Arc::new(Studio::new()?.blank()), RNG);
    let mut times = Vec::new();
    for number in 0..u64::from(SMALL / GAMES_OF_A_PLAYER) {
        let caller = Caller {
            interaction: InteractionId(1),
            player: PlayerId(1 + number),
            now: Timestamp(now),
            guild: Some(GuildId(5)),
            channel: ChannelId(7),
        };
        let mut ctx = InteractionContext::new(
            &context,
            caller,
            AccountName::new(format!("Player {number}"), Some("player")),
        );
        let began = Instant::now();
        let answer = handling::command(&mut ctx, Some(Invocation::new(GamesCommand { player: None })));
        times.push(began.elapsed());
        if !matches!(answer, Response::Private(_)) {
            return Err("no list".into());
        }
    }
    Ok(median(&mut times))
}
