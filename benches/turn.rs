//! Time from the interaction of a move to the private answer, through the sandbox. Compares with
//! its unavoidable cost: one durable SQLite commit and one PNG encode.
//!
//! `cargo bench --bench turn`

use std::sync::Arc;
use std::time::{Duration, Instant};

use discord_at_home::{Options, Sandbox};
use sealed_move::bot::{BotContext, RngSource};
use sealed_move::config::{ApiUrl, BotToken};
use sealed_move::dice::Seed;
use sealed_move::domain::PersonKey;
use sealed_move::jobs::Bot;
use sealed_move::service::Service;
use sealed_move::store::SqliteStore;
use sealed_move_board::{Labels, RenderRequest, Studio};
use sealed_move_rules::{Observer, Side, find};
use serde_json::json;

mod people;

use people::{TurnResult, script};

/// Moves played; the first ones warm up.
const TURNS: usize = 300;
const WARM_UP: usize = 20;

/// The project's own limit.
const LIMIT: Duration = Duration::from_millis(10);

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Median of a durable commit of one small row.
fn bare_commit(folder: &std::path::Path) -> TurnResult<Duration> {
    let database = rusqlite::Connection::open(folder.join("bare.db"))?;
    database.pragma_update(None, "journal_mode", "WAL")?;
    database.pragma_update(None, "synchronous", "FULL")?;
    database.execute_batch("CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)")?;
    let mut times = Vec::new();
    for id in 0..200 {
        let began = Instant::now();
        database.execute("INSERT INTO t VALUES (?1, 'a row about as long as a turn')", [id])?;
        times.push(began.elapsed());
    }
    Ok(median(&mut times))
}

/// Median time to encode a board's pixels, decoded from its picture.
fn bare_encode(studio: &Studio) -> TurnResult<Duration> {
    let position = find("aruki").ok_or("no Aruki")?.start("standard", &mut sealed_move_rules::Rolls::none());
    let view = position.map_err(|stop| format!("{stop:?}"))?.view(Observer::Public);
    let picture = studio.picture(&RenderRequest::new(
        &view,
        Side::First,
        Labels::new(["White", "Black"], Some("Turn 1")),
    ));
    let mut reader = png::Decoder::new(std::io::Cursor::new(&picture.png)).read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().ok_or("a picture without a size")?];
    reader.next_frame(&mut pixels)?;
    let info = reader.info().clone();
    let mut times = Vec::new();
    for _ in 0..50 {
        let began = Instant::now();
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, info.width, info.height);
        encoder.set_color(info.color_type);
        encoder.set_depth(info.bit_depth);
        if let Some(palette) = &info.palette {
            encoder.set_palette(palette.to_vec());
        }
        encoder.set_compression(png::Compression::Fast);
        encoder.set_filter(png::Filter::Up);
        encoder.write_header()?.write_image_data(&pixels)?;
        times.push(began.elapsed());
    }
    Ok(median(&mut times))
}

async fn run() -> TurnResult<()> {
    let folder = tempfile::tempdir()?;
    let sandbox = Sandbox::start(Options::default()).await?;
    let studio = Arc::new(Studio::new()?);
    let store = SqliteStore::open(&folder.path().join("bot.db"))?;
    let context = BotContext::new(
        Arc::new(Service::new(Arc::new(store), 0, PersonKey::from_token("test"))),
        Arc::clone(&studio),
        RNG,
    );
    let (token, origin): (BotToken, ApiUrl) = (sandbox.bot_token().parse()?, sandbox.origin().parse()?);
    let bot = Bot::start(context, &token, Some(&origin)).await?;

    let people = people::enter(&sandbox).await?;
    people::begin(&people).await?;

    let mut times = Vec::new();
    for (index, turn) in script()?.iter().take(TURNS).enumerate() {
        let options = json!([{ "type": 3, "name": "move", "value": turn }]);
        let began = Instant::now();
        people[index % 2].command("move", options).await?;
        times.push(began.elapsed());
        // People don't act before the previous move's notice arrives.
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    bot.stop().await;
    sandbox.stop().await?;

    let turn = median(&mut times[WARM_UP..]);
    let (commit, encode) = (bare_commit(folder.path())?, bare_encode(&studio)?);
    let bare = commit + encode;
    println!(
        "a turn, from the person's request to the private answer with its picture: median {turn:?} of {}",
        times.len() - WARM_UP
    );
    println!(
        "  one durable commit {commit:?} and one PNG encode {encode:?}: {bare:?}; ratio {:.1}",
        turn.as_secs_f64() / bare.as_secs_f64()
    );
    println!("  of the limit of {LIMIT:?}: {:.2}", turn.as_secs_f64() / LIMIT.as_secs_f64());
    Ok(())
}

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

fn main() -> TurnResult<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run())
}
