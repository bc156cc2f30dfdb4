//! A month with 200 players and 500 games of all four kinds, in simulated time. Service, database,
//! clocks, outbox and serenity's client are real; Discord is scripted. People move, dawdle, run out
//! of time, plan, offer and take back. Interactions arrive twice, buttons are stale, the bot
//! crashes at the worst moments, Discord goes down, channels close, direct messages fail. A ledger
//! that knows only the product checks every ping, reminder and deadline.
//!
//! `SEALED_MOVE_MONTH_SEED` plays another month, `SEALED_MOVE_MONTH_TURNS` sets the approximate
//! number of turns after which players end a game.

mod clock;
mod discord;
mod driver;
mod habits;
mod ledger;
mod offers;
mod people;
mod playing;
mod problems;
mod proof;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use discord::ScriptedDiscord;
use ledger::{Ledger, OPEN, TICK_MS};
use people::{Action, PeopleState};
use sealed_move::bot::{BotContext, RngSource};
use sealed_move::config::{BotToken, RestAddress};
use sealed_move::dice::Seed;
use sealed_move::domain::{ChannelId, GuildId, Id, InteractionId, PlayerId, Timestamp};
use sealed_move::jobs::clock::ClockJob;
use sealed_move::service::{Caller, Service};
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

use crate::random::Random;

/// 2027-01-05T00:00:00Z.
const START: i64 = 1_799_107_200_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const GUILDS: u64 = 8;
const CHANNELS: u64 = 24;

/// A server that removes the bot for some days, and a server that allows little vacation.
const LOST_GUILD: GuildId = GuildId(3);
const STRICT_GUILD: GuildId = GuildId(5);

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

#[derive(Clone, Copy, Debug)]
struct MonthSize {
    days: i64,
    players: u64,
    games: usize,
    /// How many of these games begin in the same millisecond.
    tournament: usize,
    /// Approximate number of turns after which players end a game.
    turns: usize,
    /// Whether the only fault is one night without the bot.
    calm: bool,
}

#[derive(Clone, Debug)]
enum Event {
    /// A person acts, if they can.
    Person(Action),
    /// An extra tick.
    Tick,
    Crash {
        minutes: i64,
    },
    Start,
    Gateway(bool),
    /// Discord goes down, becomes unreliable, or recovers.
    Weather {
        down: bool,
        failure_percent: usize,
    },
    /// A channel refuses messages with this code, or accepts them again.
    Channel(ChannelId, Option<u32>),
    Direct(PlayerId, bool),
    Leaves(GuildId, PlayerId),
    ShutOut(bool),
}

struct Process {
    context: BotContext,
    /// The same bot with pictures, which are slow.
    drawing: BotContext,
    clock_job: ClockJob,
}

struct Month {
    size: MonthSize,
    random: Random,
    folder: tempfile::TempDir,
    clock: Arc<AtomicI64>,
    discord: ScriptedDiscord,
    /// serenity's client, configured as in production.
    http: Arc<serenity::http::Http>,
    studios: [Arc<Studio>; 2],
    process: Option<Process>,
    connected: bool,
    /// Start of the current time without service, and whether the bot itself went down.
    unserved: Option<(i64, bool)>,
    agenda: BTreeMap<(i64, u64), Event>,
    planned: u64,
    interactions: u64,
    /// The last outbox row that was read.
    read: i64,
    ledger: Ledger,
    people: PeopleState,
    /// When to check each ongoing game for its deadline.
    watch: BTreeSet<(i64, Id)>,
    database: rusqlite::Connection,
}

/// A folder in memory, if possible: a month makes fifty thousand durable commits, and the speed of
/// the disk isn't under test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

impl Month {
    pub(super) async fn new(seed: u64, size: MonthSize, studios: [Arc<Studio>; 2]) -> Self {
        let clock = Arc::new(AtomicI64::new(START));
        let discord = ScriptedDiscord::new(Arc::clone(&clock), seed ^ 0x5eed);
        let origin = RestAddress::Server(discord.serve().await.parse().unwrap());
        let token: BotToken = "token".parse().unwrap();
        let http = Arc::new(sealed_move::discord::client(&token, &origin).unwrap());
        let folder = folder();
        drop(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
        let database = rusqlite::Connection::open(folder.path().join("bot.db")).unwrap();
        let mut month = Self {
            size,
            random: Random::new(seed),
            folder,
            clock,
            discord,
            http,
            studios,
            process: None,
            connected: true,
            unserved: Some((START, true)),
            agenda: BTreeMap::new(),
            planned: 0,
            interactions: 1000,
            read: 0,
            ledger: Ledger::default(),
            people: PeopleState::default(),
            watch: BTreeSet::new(),
            database,
        };
        month.set_up();
        month
    }

    pub(super) fn end(&self) -> i64 {
        START + self.size.days * DAY
    }

    pub(super) fn now(&self) -> i64 {
        self.clock.load(Ordering::SeqCst)
    }

    pub(super) fn below(&mut self, bound: i64) -> i64 {
        self.random.below(bound.max(1) as usize) as i64
    }

    pub(super) fn percent(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    pub(super) fn plan(&mut self, at: i64, event: Event) {
        self.planned += 1;
        self.agenda.insert((at.max(self.now()), self.planned), event);
    }

    pub(super) fn service(&self) -> Option<Arc<Service>> {
        let process = self.process.as_ref().filter(|_| self.connected)?;
        Some(Arc::clone(process.context.service()))
    }

    pub(super) fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        Caller {
            interaction: InteractionId(self.interactions),
            player,
            now: Timestamp(self.now()),
            guild: None,
            channel: ChannelId(0),
        }
    }

    /// The time of the next event, at most `by`.
    fn next(&self, by: i64) -> i64 {
        let first = self.agenda.keys().next().map_or(OPEN, |(at, _)| *at);
        let unsent = self.process.as_ref().and_then(|process| {
            process.context.service().outbox.next_due(Timestamp(self.now())).unwrap().map(|due| due.0)
        });
        first.min(unsent.unwrap_or(OPEN)).min(by)
    }

    fn take_due(&mut self, at: i64) -> Option<Event> {
        let entry = self.agenda.first_entry().filter(|entry| entry.key().0 <= at)?;
        Some(entry.remove())
    }

    pub(super) async fn run(&mut self) {
        let mut match_view = START;
        while self.now() < self.end() {
            let at = self.next(match_view);
            self.clock.store(at, Ordering::SeqCst);
            let mut wants_look = at >= match_view;
            while let Some(event) = self.take_due(at) {
                wants_look |= self.apply(event);
                self.read_outbox();
            }
            if at >= match_view {
                match_view = at + TICK_MS;
            }
            if wants_look {
                self.tick();
            }
            self.deliver().await;
        }
    }
}
