//! A sandbox with the bot and the people who play.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use discord_at_home::Options;
use sealed_move::bot::{BotContext, RngSource, ThinkLimits};
use sealed_move::clock::Clock;
use sealed_move::config::{BotToken, RestAddress, Transport};
use sealed_move::dice::Seed;
use sealed_move::domain::Id;
use sealed_move::jobs::Bot;
use sealed_move::service::Service;
use sealed_move::store::{SqliteStore, Store};
use sealed_move::text::Language;
use sealed_move_board::Studio;
use sealed_move_rules::{Side, find};
use serde_json::{Value, json};

pub(super) use super::shown::{button, buttons, enabled, entries, is_private, picture, pinged, words};
use crate::bed::{RestClient, RestResponse, TestBed, text};
pub(super) use crate::timeouts::TIMEOUT;

/// Timeout of a first response at a table; the bot defers after half of it.
pub(super) const RESPONSE_TIME: Duration = Duration::from_secs(20);

/// The response type that defers an update of the message.
const DEFERRED_UPDATE: u64 = 6;

/// The flag of a deferred answer that isn't ready.
pub(super) const LOADING: u64 = 128;

pub(super) struct Table {
    pub(super) bed: TestBed,
    pub(super) folder: tempfile::TempDir,
    pub(super) channel: String,
    /// Languages that the bot offers besides English; `None` for the shipped ones.
    languages: Option<Vec<Language>>,
    bot: Option<Bot>,
    /// Limits of the computer's thinking, if not the defaults.
    pub(super) thinking: Option<ThinkLimits>,
    /// Context of the bot started last.
    context: Option<BotContext>,
    /// Timeout of a first response.
    response_time: Duration,
    /// Milliseconds by which the bot's clock is ahead.
    turned: Arc<AtomicI64>,
    /// The bot's clock, if it is a different one.
    pub(super) clock: Option<Clock>,
}

impl Table {
    /// A sandbox without a bot.
    pub(super) async fn without_bot() -> Self {
        Self::with_options(Options { ..Options::default() }).await
    }

    /// A sandbox without a bot and with a longer response timeout than Discord's, which a slow
    /// machine might miss.
    async fn of_patient_people() -> Self {
        Self::with_options(Options { response_time: RESPONSE_TIME, ..Options::default() }).await
    }

    pub(super) async fn with_options(options: Options) -> Self {
        let response_time = options.response_time;
        let bed = TestBed::with(Options { users: options.users.max(3), ..options }).await;
        let channel = bed.channel("games");
        Self {
            bed,
            folder: tempfile::tempdir().unwrap(),
            channel,
            languages: None,
            bot: None,
            thinking: None,
            context: None,
            response_time,
            turned: Arc::default(),
            clock: None,
        }
    }

    /// A faulty sandbox with the bot.
    pub(super) async fn with_faults(faults: &str) -> Self {
        let faults = faults.parse().unwrap();
        let mut table = Self::with_options(Options { faults, ..Options::default() }).await;
        table.start_bot().await;
        table
    }

    /// Changes the server's faults: `faults` in general, or `rules` for some requests.
    pub(super) async fn set_faults(&self, wanted: &Value) {
        let url = self.bed.url("/sandbox/v1/faults");
        let done = self.bed.client.put(url).json(wanted).send().await.unwrap();
        assert!(done.status().is_success());
    }

    /// A sandbox with the bot.
    pub(super) async fn new() -> Self {
        let mut table = Self::of_patient_people().await;
        table.start_bot().await;
        table
    }

    /// A sandbox with a bot that offers more languages.
    pub(super) async fn with_languages(further: &[Language]) -> Self {
        let mut table = Self { languages: Some(further.to_vec()), ..Self::of_patient_people().await };
        table.start_bot().await;
        table
    }

    pub(super) fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("bot.db")
    }

    pub(super) async fn start_bot(&mut self) {
        self.start_bot_on(Arc::new(SqliteStore::open(&self.database()).unwrap())).await;
    }

    /// Starts a bot with this transport of interactions. Returns the address of its endpoint, if it
    /// has one.
    pub(super) async fn start_bot_by(&mut self, transport: Transport) -> Option<String> {
        let store = Arc::new(SqliteStore::open(&self.database()).unwrap());
        self.start_bot_with(store, transport).await;
        self.bot.as_ref().unwrap().endpoint_url()
    }

    /// Starts a bot over another store.
    pub(super) async fn start_bot_on(&mut self, store: Arc<dyn Store>) {
        self.start_bot_with(store, Transport::default()).await;
    }

    /// Starts a bot that uses the sandbox as a proxy of Discord.
    pub(super) async fn start_bot_behind_a_proxy(&mut self) {
        let rest = RestAddress::Proxy(self.bed.sandbox.origin().parse().unwrap());
        let store = Arc::new(SqliteStore::open(&self.database()).unwrap());
        self.start_bot_at(&rest, store, Transport::default()).await;
    }

    async fn start_bot_with(&mut self, store: Arc<dyn Store>, transport: Transport) {
        let rest = RestAddress::Server(self.bed.sandbox.origin().parse().unwrap());
        self.start_bot_at(&rest, store, transport).await;
    }

    async fn start_bot_at(&mut self, rest: &RestAddress, store: Arc<dyn Store>, transport: Transport) {
        let token: BotToken = self.bed.sandbox.bot_token().parse().unwrap();
        let clock = self.clock.clone().unwrap_or_else(|| Clock::Turned(Arc::clone(&self.turned)));
        let mut context = context_on(store).with_clock(clock).with_response_time(self.response_time);
        if let Some(further) = &self.languages {
            context = context.with_languages(further);
        }
        if let Some(thinking) = self.thinking {
            context = context.with_thinking(thinking);
        }
        self.bot = Some(Bot::start_on(context.clone(), &token, rest, transport).await.unwrap());
        self.context = Some(context);
    }

    /// Starts a bot configured for the real Discord, with a client that finds a front of the
    /// sandbox there.
    pub(super) async fn start_bot_through(&mut self, client: reqwest::Client) {
        let token: BotToken = self.bed.sandbox.bot_token().parse().unwrap();
        let context = context(&self.database()).with_clock(Clock::Turned(Arc::clone(&self.turned)));
        self.bot = Some(Bot::start_with_client(context.clone(), &token, client).await.unwrap());
        self.context = Some(context);
    }

    /// The current time by the bot's clock.
    pub(super) fn now(&self) -> i64 {
        Clock::Turned(Arc::clone(&self.turned)).now().0
    }

    /// The context of the bot started last.
    pub(super) fn running_context(&self) -> BotContext {
        self.context.clone().unwrap()
    }

    /// Moves the bot's clock forward without an outage.
    pub(super) fn pass(&self, hours: i64) {
        let lock = self.lock();
        let by = hours * 3_600_000;
        self.turned.fetch_add(by, Ordering::SeqCst);
        lock.execute("UPDATE heartbeat SET at = at + ?1", [by]).unwrap();
        lock.execute_batch("COMMIT").unwrap();
    }

    /// Moves the bot's clock forward as an outage.
    pub(super) fn sleep(&self, hours: i64) {
        self.turned.fetch_add(hours * 3_600_000, Ordering::SeqCst);
    }

    pub(super) async fn stop_bot(&mut self) {
        self.context = None;
        self.bot.take().unwrap().stop().await;
    }

    /// Alice, Bob or Carol.
    pub(super) fn person(&self, number: usize) -> Person<'_> {
        Person { caller: self.bed.person(number), table: self }
    }

    /// Waits for the newest matching public message.
    pub(super) async fn wait_for(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let reader = self.bed.person(2);
        let began = std::time::Instant::now();
        loop {
            if let Some(found) =
                reader.messages(&self.channel).await.into_iter().find(|message| fits(message))
            {
                return found;
            }
            assert!(began.elapsed() < TIMEOUT, "no message: {what}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub(super) async fn until(&self, what: &str, holds: impl Fn() -> bool) {
        let began = std::time::Instant::now();
        while !holds() {
            assert!(began.elapsed() < TIMEOUT, "never: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits for the notice of a revision: the message whose buttons carry it.
    pub(super) async fn notice(&self, revision: usize) -> Value {
        self.wait_for(&format!("notice of revision {revision}"), |message| {
            button(message, "view").is_some_and(|id| id.ends_with(&format!(".{revision}")))
        })
        .await
    }

    /// A number from the database.
    pub(super) fn ask(&self, sql: &str) -> i64 {
        self.connect().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    /// Changes the database behind the bot's back.
    pub(super) fn run(&self, sql: &str) {
        self.connect().execute_batch(sql).unwrap();
    }

    /// Replaces the ongoing game's start by a position.
    pub(super) async fn set_up(&mut self, position: &str) {
        self.stop_bot().await;
        let position = position.replace('\'', "''");
        self.run(&format!(
            "UPDATE match SET start = '{position}', position = '{position}' WHERE ended_at IS NULL"
        ));
        self.start_bot().await;
    }

    /// Locks the database for writing until the connection is dropped.
    pub(super) fn lock(&self) -> rusqlite::Connection {
        let connection = self.connect();
        connection.execute_batch("BEGIN IMMEDIATE").unwrap();
        connection
    }

    pub(super) fn connect(&self) -> rusqlite::Connection {
        let connection = rusqlite::Connection::open(self.database()).unwrap();
        connection.busy_timeout(TIMEOUT).unwrap();
        connection
    }

    /// A person leaves the server; for the bot, as if it were removed.
    pub(super) async fn leave(&self, member: &str) {
        let url = self.bed.url(&format!("/sandbox/guilds/{}/members/{member}", self.bed.guild()));
        assert!(self.bed.client.delete(url).send().await.unwrap().status().is_success());
    }

    /// A person joins the server.
    pub(super) async fn enter(&self, member: &str) {
        let url = self.bed.url(&format!("/sandbox/guilds/{}/members/{member}", self.bed.guild()));
        assert!(self.bed.client.put(url).send().await.unwrap().status().is_success());
    }

    /// Like [`begin`](Self::begin), with retries for a server that may lose requests.
    pub(super) async fn begin_anyhow(&self) {
        let (alice, bob) = (self.person(0), self.person(1));
        let options = json!([
            { "type": 3, "name": "game", "value": "aruki" },
            { "type": 6, "name": "opponent", "value": bob.caller.id },
            { "type": 3, "name": "side", "value": "first" },
        ]);
        while self.ask("SELECT count(*) FROM challenge") == 0 {
            alice.command("challenge", &options).await;
        }
        let challenge = self.challenge().await;
        while self.ask("SELECT count(*) FROM match") == 0 {
            bob.press(&challenge, "accept").await;
        }
        self.notice(0).await;
    }

    /// Begins a game of Aruki in which Alice challenges Bob as White. Returns the start notice.
    pub(super) async fn begin(&self) -> Value {
        self.begin_game("aruki", "standard").await
    }

    /// Begins a game in which Alice challenges Bob and moves first. Returns the start notice.
    /// Begins a game of Aruki in which Alice and Bob have moved. Returns the second notice.
    pub(super) async fn begin_and_move(&self) -> Value {
        self.begin().await;
        self.person(0).play("d2d3").await;
        self.notice(1).await;
        self.person(1).play("a11a10").await;
        self.notice(2).await
    }

    pub(super) async fn begin_game(&self, game: &str, setup: &str) -> Value {
        let (alice, bob) = (self.person(0), self.person(1));
        let options = json!([
            { "type": 3, "name": "game", "value": game },
            { "type": 6, "name": "opponent", "value": bob.caller.id },
            { "type": 3, "name": "side", "value": "first" },
            { "type": 3, "name": "setup", "value": setup },
        ]);
        alice.command("challenge", &options).await.ok();
        let challenge = self.challenge().await;
        // The fourth within an hour has no ping.
        let pings = pinged(&challenge);
        assert!(pings.is_empty() || pings == std::slice::from_ref(&bob.caller.id), "{challenge}");
        bob.press(&challenge, "accept").await.ok();
        self.start_of(game).await
    }

    /// Waits for an open challenge.
    pub(super) async fn challenge(&self) -> Value {
        let is_open = |message: &Value| {
            let id = button(message, "accept")?.split('.').nth(2)?.parse::<Id>().ok()?;
            // A bot on PostgreSQL has no file.
            if !self.database().exists() {
                return Some(true);
            }
            Some(
                self.ask(&format!("SELECT count(*) FROM challenge WHERE id = {} AND state = 'open'", id.0))
                    == 1,
            )
        };
        self.wait_for("challenge", |message| is_open(message) == Some(true)).await
    }

    /// Waits for the start notice of a game.
    pub(super) async fn start_of(&self, game: &str) -> Value {
        let title = sealed_move::text::game(Language::ENGLISH, find(game).unwrap().info());
        let about = |message: &Value| words(message).contains(&format!("**{title} "));
        self.wait_for(&format!("the start of {game}"), |message| {
            button(message, "view").is_some_and(|id| id.ends_with(".0")) && about(message)
        })
        .await
    }
}

/// Deterministic: White is the challenger, and the seed is known.
const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// A bot over a database, wired as in `main`; a coin toss makes the challenger White.
pub(crate) fn context(database: &Path) -> BotContext {
    context_on(Arc::new(SqliteStore::open(database).unwrap()))
}

fn context_on(store: Arc<dyn Store>) -> BotContext {
    let studio = Studio::new().unwrap();
    BotContext::new(Arc::new(Service::new(store, 1, crate::person_key())), Arc::new(studio), RNG)
}

pub(super) struct Person<'a> {
    pub(super) caller: RestClient,
    table: &'a Table,
}

impl Person<'_> {
    pub(super) async fn command(&self, name: &str, options: &Value) -> RestResponse {
        self.caller.command(&self.table.channel, name, options).await
    }

    /// Uses `/move` with a typed move and returns the private answer.
    pub(super) async fn play(&self, turn: &str) -> Value {
        self.ask("move", &json!([{ "type": 3, "name": "move", "value": turn }])).await
    }

    /// Like [`play`](Self::play), confirming if asked. Returns the last private answer.
    pub(super) async fn play_surely(&self, turn: &str) -> Value {
        let answer = self.play(turn).await;
        // The continuation of a move has buttons, too, but not *Cancel*.
        let asks = button(&answer, "play").is_some() && button(&answer, "cancel").is_some();
        if asks { self.press_and_reread(&answer, "play").await } else { answer }
    }

    /// Uses `/move` and ignores the answer.
    pub(super) async fn try_play(&self, turn: &str) {
        let _ = self.command("move", &json!([{ "type": 3, "name": "move", "value": turn }])).await;
    }

    /// Waits for the newest matching direct message of the bot.
    pub(super) async fn wait_for_direct(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let began = std::time::Instant::now();
        loop {
            for channel in self.caller.get("/users/@me/channels").await.ok().as_array().unwrap() {
                let list = self.caller.messages(&text(&channel["id"])).await;
                if let Some(found) = list.into_iter().find(|message| fits(message)) {
                    return found;
                }
            }
            assert!(began.elapsed() < TIMEOUT, "no direct message: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Closes or opens their direct messages from the bot.
    pub(super) async fn accept_direct(&self, accepts: bool) {
        let url = self.table.bed.url(&format!("/sandbox/users/{}", self.caller.id));
        let body = json!({ "accepts_dms": accepts });
        let done = self.table.bed.client.patch(url).json(&body).send().await.unwrap();
        assert!(done.status().is_success());
    }

    /// Changes one of their settings.
    pub(super) async fn set(&self, name: &str, value: &str) -> Value {
        self.ask("settings", &json!([{ "type": 3, "name": name, "value": value }])).await
    }

    /// Uses a command and returns the private answer.
    pub(super) async fn ask(&self, name: &str, options: &Value) -> Value {
        let done = self.command(name, options).await.ok();
        self.read(&done["message_id"]).await
    }

    pub(super) async fn complete(&self, name: &str, options: &Value) -> Vec<Value> {
        let done = self.caller.complete(&self.table.channel, name, options).await.ok();
        done["data"]["choices"].as_array().cloned().unwrap_or_default()
    }

    /// Presses the button for an action.
    pub(super) async fn press(&self, message: &Value, action: &str) -> RestResponse {
        let id = button(message, action).unwrap_or_else(|| panic!("no button {action}: {message}"));
        self.caller.press(&self.table.channel, &message["id"], &id).await
    }

    /// Presses a button and returns the private answer.
    pub(super) async fn press_and_read(&self, message: &Value, action: &str) -> Value {
        let done = self.press(message, action).await.ok();
        self.read(&done["message_id"]).await
    }

    /// Chooses an entry of the composer's menu and returns the updated message.
    pub(super) async fn choose(&self, message: &Value, value: &str) -> Value {
        let id = button(message, "pick").unwrap_or_else(|| panic!("no menu: {message}"));
        let done = self.caller.choose(&self.table.channel, &message["id"], &id, &[value]).await.ok();
        self.reread(message, &done).await
    }

    /// Presses a button and returns the updated message.
    pub(super) async fn press_and_reread(&self, message: &Value, action: &str) -> Value {
        let done = self.press(message, action).await.ok();
        self.reread(message, &done).await
    }

    /// Returns a message after an interaction's update. On a slow machine the answer only defers
    /// it.
    pub(super) async fn reread(&self, message: &Value, answered: &Value) -> Value {
        let began = std::time::Instant::now();
        let changes_later = answered["type"] == DEFERRED_UPDATE;
        loop {
            let read = self.read(&message["id"]).await;
            if !changes_later || read != *message || began.elapsed() > TIMEOUT {
                return read;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Reads a visible message, waiting for a deferred one.
    pub(super) async fn read(&self, id: &Value) -> Value {
        let began = std::time::Instant::now();
        loop {
            let list = self.caller.messages(&self.table.channel).await;
            let found = list.into_iter().find(|message| message["id"] == *id);
            let found = found.unwrap_or_else(|| panic!("message {id} is not visible"));
            if found["flags"].as_u64().unwrap_or(0) & LOADING == 0 {
                return found;
            }
            assert!(began.elapsed() < TIMEOUT, "no answer: {found}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
