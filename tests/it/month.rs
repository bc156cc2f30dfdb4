//! A month with 200 players and 500 games of all four kinds, in simulated time: the real service,
//! the real database, the real clocks and outbox and serenity's client against a Discord whose
//! every answer is scripted. People move, dawdle, let their time run out, plan, offer and take
//! back; interactions come twice, buttons are stale, the bot crashes in the worst moments, Discord
//! is away, channels close, direct messages fail. A ledger that knows only the product checks
//! every ping, reminder and deadline.
//!
//! `SEALED_MOVE_MONTH_SEED` plays another month, `SEALED_MOVE_MONTH_TURNS` sets how many turns a
//! game has about before its players end it.

mod clock;
mod discord;
mod ledger;
mod people;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use sealed_move::clock::Clock;
use sealed_move::config::{ApiUrl, BotToken};
use sealed_move::dice::Seed;
use sealed_move::discord::context::{BotContext, RngSource};
use sealed_move::jobs::clock::ClockJob;
use sealed_move::jobs::outbox::send_due;
use sealed_move::matches::{ChannelId, GuildId, Id, InteractionId, PlayerId, Timestamp};
use sealed_move::service::{Caller, Service};
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

use crate::random::Random;
use discord::Discord;
use ledger::{LOOK_MS, Ledger, OPEN, Unsent};
use people::{Action, Table};

/// 2027-01-05T00:00:00Z.
const START: i64 = 1_799_107_200_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const GUILDS: u64 = 8;
const CHANNELS: u64 = 24;

/// The server from which the bot is removed for some days, and the one that allows little leave.
const LOST_GUILD: GuildId = GuildId(3);
const STRICT_GUILD: GuildId = GuildId(5);

const LOTS: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// How much there is of a month.
#[derive(Clone, Copy, Debug)]
struct Size {
    days: i64,
    players: u64,
    games: usize,
    /// Games of these that begin in the same millisecond.
    tournament: usize,
    /// How many turns a game has about before its players end it.
    turns: usize,
    /// Whether nothing goes wrong but one night without the bot.
    calm: bool,
}

/// What happens at some moment.
#[derive(Clone, Debug)]
enum Event {
    /// Somebody does something, if they can.
    Person(Action),
    /// The clocks are looked at, besides when they are anyhow.
    Look,
    Crash {
        minutes: i64,
    },
    Start,
    Gateway(bool),
    /// Discord is down, or troubled, or well.
    Weather {
        down: bool,
        troubled: usize,
    },
    /// A channel refuses messages with this code, or takes them again.
    Channel(ChannelId, Option<u32>),
    Direct(PlayerId, bool),
    Leaves(GuildId, PlayerId),
    ShutOut(bool),
}

/// The bot while it runs.
struct Process {
    context: BotContext,
    /// The same with pictures, which take their time.
    drawing: BotContext,
    clockwork: ClockJob,
}

/// The month.
struct Month {
    size: Size,
    random: Random,
    folder: tempfile::TempDir,
    clock: Arc<AtomicI64>,
    discord: Discord,
    /// serenity's client, as the program makes it.
    http: Arc<serenity::http::Http>,
    studios: [Arc<Studio>; 2],
    process: Option<Process>,
    connected: bool,
    /// Since when nobody is served, and whether the bot itself went down since.
    unserved: Option<(i64, bool)>,
    agenda: BTreeMap<(i64, u64), Event>,
    planned: u64,
    interactions: u64,
    /// The last row of the outbox that was looked at.
    read: i64,
    ledger: Ledger,
    table: Table,
    /// When each ongoing game is looked at next for whether it should be over.
    watch: BTreeSet<(i64, Id)>,
    database: rusqlite::Connection,
}

/// A folder in memory, where the machine has such a place: a month makes fifty thousand durable
/// commits, and how fast a disk is is not what is tested here.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

impl Month {
    async fn new(seed: u64, size: Size, studios: [Arc<Studio>; 2]) -> Self {
        let clock = Arc::new(AtomicI64::new(START));
        let discord = Discord::new(Arc::clone(&clock), seed ^ 0x5eed);
        let origin: ApiUrl = discord.serve().await.parse().unwrap();
        let token: BotToken = "token".parse().unwrap();
        let http = Arc::new(sealed_move::discord::client(&token, Some(&origin)).unwrap());
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
            table: Table::default(),
            watch: BTreeSet::new(),
            database,
        };
        month.set_up();
        month
    }

    fn end(&self) -> i64 {
        START + self.size.days * DAY
    }

    fn now(&self) -> i64 {
        self.clock.load(Ordering::SeqCst)
    }

    fn below(&mut self, bound: i64) -> i64 {
        self.random.below(bound.max(1) as usize) as i64
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    fn plan(&mut self, at: i64, event: Event) {
        self.planned += 1;
        self.agenda.insert((at.max(self.now()), self.planned), event);
    }

    fn service(&self) -> Option<Arc<Service>> {
        let process = self.process.as_ref().filter(|_| self.connected)?;
        Some(Arc::clone(process.context.service()))
    }

    fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        Caller {
            interaction: InteractionId(self.interactions),
            player,
            now: Timestamp(self.now()),
            guild: None,
            channel: ChannelId(0),
        }
    }

    /// What the month brings apart from people.
    fn set_up(&mut self) {
        self.plan(START, Event::Start);
        {
            let mut script = self.discord.script();
            for channel in 0..CHANNELS {
                script.guilds.insert(ChannelId(100 + channel), GuildId(1 + channel % GUILDS));
            }
        }
        self.people();
        if self.size.calm {
            return self.plan(START + self.size.days * DAY / 2, Event::Crash { minutes: 300 });
        }
        self.problems();
        self.ledger.leave_days.insert(STRICT_GUILD, 2);
    }

    /// What goes wrong.
    fn problems(&mut self) {
        {
            let mut script = self.discord.script();
            (script.troubled, script.crashes) = (2, 3);
        }
        for _ in 0..14 {
            let (at, minutes) = (START + self.below(30 * DAY), [1, 4, 30, 300, 900][self.random.below(5)]);
            self.plan(at, Event::Crash { minutes });
        }
        for _ in 0..12 {
            let (at, minutes) = (START + self.below(30 * DAY), [1, 3, 4, 7, 40, 200][self.random.below(6)]);
            self.plan(at, Event::Gateway(false));
            self.plan(at + minutes * MINUTE, Event::Gateway(true));
        }
        // One problem after the other, with fine days between.
        let mut at = START + DAY;
        while at < self.end() - DAY {
            let (down, troubled) = [(true, 0), (false, 40), (false, 80)][self.random.below(3)];
            let length = MINUTE + self.below(40 * MINUTE);
            self.plan(at, Event::Weather { down, troubled });
            self.plan(at + length, Event::Weather { down: false, troubled: 2 });
            at += length + DAY + self.below(2 * DAY);
        }
        for (channel, code, days) in [(102, 50013, 1), (107, 50001, 1), (111, 50013, 8), (116, 10003, 40)] {
            let at = START + (28 - days.min(20)) * DAY - self.below(4 * DAY);
            self.plan(at, Event::Channel(ChannelId(channel), Some(code)));
            if days < 20 {
                self.plan(at + days * DAY, Event::Channel(ChannelId(channel), None));
            }
        }
        let at = START + 9 * DAY + self.below(5 * DAY);
        self.plan(at, Event::ShutOut(true));
        self.plan(at + 2 * DAY, Event::ShutOut(false));
    }

    /// The moment of whatever is next, at the latest `by`.
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

    async fn run(&mut self) {
        let mut match_view = START;
        while self.now() < self.end() {
            let at = self.next(match_view);
            self.clock.store(at, Ordering::SeqCst);
            let mut wants_look = at >= match_view;
            while let Some(event) = self.take_due(at) {
                wants_look |= self.happen(event);
                self.read_outbox();
            }
            if at >= match_view {
                match_view = at + LOOK_MS;
            }
            if wants_look {
                self.look();
            }
            self.deliver().await;
        }
    }

    /// Something happens; returns whether the clocks are to be looked at.
    fn happen(&mut self, event: Event) -> bool {
        let now = self.now();
        match event {
            Event::Person(action) => self.person(action),
            Event::Look => return true,
            Event::Crash { minutes } => self.crash(minutes * MINUTE),
            Event::Start if self.process.is_none() => {
                self.start();
                return true;
            }
            Event::Start => {}
            Event::Gateway(connected) => {
                self.connected = connected;
                if !connected && self.unserved.is_none() {
                    self.unserved = Some((now, false));
                }
                return connected;
            }
            Event::Weather { down, troubled } => {
                if let Some(last) = self.ledger.weather.last_mut().filter(|(_, until)| *until == OPEN) {
                    last.1 = now;
                }
                if down || troubled > 5 {
                    self.ledger.weather.push((now, OPEN));
                }
                let mut script = self.discord.script();
                (script.down, script.troubled) = (down, troubled);
            }
            Event::Channel(channel, code) => {
                let mut script = self.discord.script();
                let closed = self.ledger.closed.entry(channel).or_default();
                match code {
                    Some(code) => {
                        script.closed.insert(channel, code);
                        closed.push((now, OPEN));
                    }
                    None => {
                        script.closed.remove(&channel);
                        closed.last_mut().unwrap().1 = now;
                    }
                }
            }
            Event::Direct(player, open) => {
                let shy = &mut self.discord.script().shy;
                if open {
                    shy.remove(&player)
                } else {
                    shy.insert(player)
                };
                self.ledger.people.get_mut(&player).unwrap().open.set(now, open);
            }
            Event::Leaves(guild, player) => {
                self.discord.script().left.insert((guild, player));
                self.ledger.left.insert((guild, player));
            }
            Event::ShutOut(out) => self.shut_out(out),
        }
        false
    }

    /// The bot is removed from a server, or comes back, while it listens.
    fn shut_out(&mut self, out: bool) {
        let now = self.now();
        let Some(service) = self.service() else {
            return self.plan(now + 5 * MINUTE, Event::ShutOut(out));
        };
        let spans = self.ledger.shut_out.entry(LOST_GUILD).or_default();
        if out {
            spans.push((now, OPEN));
            self.discord.script().shut_out.insert(LOST_GUILD);
            service.servers.mark_left(LOST_GUILD, Timestamp(now)).unwrap();
        } else {
            spans.last_mut().unwrap().1 = now;
            self.discord.script().shut_out.remove(&LOST_GUILD);
            service.servers.mark_joined(LOST_GUILD, Timestamp(now)).unwrap();
        }
    }

    fn start(&mut self) {
        let store = SqliteStore::open(&self.folder.path().join("bot.db")).unwrap();
        let service = Arc::new(Service::new(Arc::new(store), 1));
        let [context, drawing] = self.studios.clone().map(|studio| {
            BotContext::new(Arc::clone(&service), studio, LOTS)
                .with_clock(Clock::Held(Arc::clone(&self.clock)))
        });
        if !self.size.calm {
            service.servers.set_vacation_days(STRICT_GUILD, 2, Timestamp(self.now())).unwrap();
        }
        service.prune(Timestamp(self.now())).unwrap();
        self.process = Some(Process { clockwork: ClockJob::new(context.clone()), context, drawing });
    }

    fn crash(&mut self, away: i64) {
        if self.process.take().is_some() {
            let since = self.unserved.map_or(self.now(), |(since, _)| since);
            self.unserved = Some((since, true));
            let start = self.now() + away - self.below(MINUTE.min(away));
            self.plan(start, Event::Start);
        }
    }

    /// The clocks are looked at; what that does is judged.
    fn look(&mut self) {
        let Some(process) = &mut self.process else { return };
        let now = self.clock.load(Ordering::SeqCst);
        let was = self.unserved;
        if self.connected
            && let Some((since, down)) = self.unserved.take()
        {
            self.ledger.unserved.push(((since, now), down));
        }
        while process.clockwork.look(self.connected) {}
        if !self.connected {
            assert_eq!(self.unserved, was);
            return;
        }
        self.read_losses();
        self.read_outbox();
        self.watch_deadlines();
    }

    /// Games that ended by their clocks just now.
    fn read_losses(&mut self) {
        let now = self.now();
        let mut rows =
            self.database.prepare_cached("SELECT id, reason FROM match WHERE ended_at = ?1").unwrap();
        let rows: Vec<(i64, String)> = rows
            .query_map([now], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for (id, reason) in rows {
            let id = Id(id as u64);
            if reason == "time" && self.ledger.games[&id].over.is_none() {
                self.ledger.lost(id, now);
            }
        }
    }

    /// What waits since the last look into the outbox.
    fn read_outbox(&mut self) {
        let now = self.now();
        let mut rows = self
            .database
            .prepare_cached(
                "SELECT id, kind, subject, revision, created_at, route FROM outbox WHERE id > ?1 ORDER BY id",
            )
            .unwrap();
        let rows: Vec<_> = rows
            .query_map([self.read], |row| {
                Ok(Unsent {
                    id: Id(row.get::<_, i64>(0)? as u64),
                    kind: row.get(1)?,
                    subject: Id(row.get::<_, i64>(2)? as u64),
                    revision: row.get(3)?,
                    created: row.get(4)?,
                    copy: row.get::<_, String>(5)? != "channel",
                })
            })
            .unwrap()
            .map(Result::unwrap)
            .collect();
        if let Some(last) = rows.last() {
            self.read = last.id.0 as i64;
        }
        self.ledger.unsent(rows, now);
    }

    /// Checks the games whose time may be over: each is over, or has time left.
    fn watch_deadlines(&mut self) {
        let now = self.now();
        while let Some((at, id)) = self.watch.first().copied().filter(|(at, _)| *at < now) {
            self.watch.remove(&(at, id));
            if self.ledger.games[&id].over.is_some() {
                continue;
            }
            match self.ledger.deadline(id, true) {
                None => {
                    self.watch.insert((now + HOUR, id));
                }
                Some(due) => {
                    assert!(due >= now, "{id} should have been lost at {due}: {:?}", self.ledger.games[&id]);
                    self.watch.insert((due, id));
                }
            }
        }
    }

    /// What is due goes out; now and then the bot crashes over it.
    async fn deliver(&mut self) {
        let Some(process) = &self.process else { return };
        if process.context.service().outbox.due(Timestamp(self.now()), 1).unwrap().is_empty() {
            return;
        }
        let drawing = self.random.below(150) == 0;
        let context = if drawing { process.drawing.clone() } else { process.context.clone() };
        let crashed = tokio::select! {
            biased;
            () = self.discord.crash.notified() => true,
            _ = send_due(&context, &self.http) => false,
        };
        self.read_outbox();
        let posts = std::mem::take(&mut self.discord.script().posts);
        for post in posts {
            self.ledger.seen(post);
        }
        let refused = std::mem::take(&mut self.discord.script().refused);
        self.ledger.refused.extend(refused);
        if crashed {
            let away = [5_000, 30 * 1000, 10 * MINUTE][self.random.below(3)];
            self.crash(away);
        }
    }

    /// The month is over: everything is well again, and what waits goes out.
    async fn settle(&mut self) {
        {
            let mut script = self.discord.script();
            (script.down, script.troubled, script.crashes) = (false, 0, 0);
            script.closed.retain(|_, code| *code == 10003);
        }
        self.connected = true;
        if self.process.is_none() {
            self.start();
        }
        let end = self.end();
        for minute in 0..150 {
            self.clock.store(end + minute * MINUTE, Ordering::SeqCst);
            self.look();
            self.deliver().await;
        }
        let end = self.now();
        let left = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";
        let left: i64 = self.database.query_row(left, [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "messages are still owed");
        let mut unreached =
            self.database.prepare("SELECT player FROM setting WHERE unreached_at IS NOT NULL").unwrap();
        let unreached: BTreeSet<_> = unreached
            .query_map([], |row| Ok(PlayerId(row.get::<_, i64>(0)? as u64)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let ongoing = self.ledger.games.values().filter(|game| game.over.is_none()).count();
        let stored = "SELECT count(*) FROM match WHERE ended_at IS NULL";
        let stored: i64 = self.database.query_row(stored, [], |row| row.get(0)).unwrap();
        assert_eq!(ongoing as i64, stored);
        let lost = self.discord.script().lost.clone();
        self.ledger.settle(end, &lost, &unreached);
        assert_eq!(self.discord.script().strange, Vec::<String>::new());
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Plays a month to its end, with something done to its database before.
fn play(seed: u64, size: Size, studios: [Arc<Studio>; 2], sabotage: &str) -> Month {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut month = Month::new(seed, size, studios).await;
        month.database.execute_batch(sabotage).unwrap();
        month.run().await;
        month.settle().await;
        month
    })
}

#[test]
fn a_month_of_five_hundred_games_misses_no_ping_and_no_deadline() {
    let seed = number("SEALED_MOVE_MONTH_SEED", 20_270_105);
    let turns = number("SEALED_MOVE_MONTH_TURNS", 4) as usize;
    println!("SEALED_MOVE_MONTH_SEED={seed} SEALED_MOVE_MONTH_TURNS={turns}");
    let began = std::time::Instant::now();
    let size = Size { days: 30, players: 200, games: 500, tournament: 120, turns, calm: false };
    let studios = [Studio::new().unwrap().blank(), Studio::new().unwrap()].map(Arc::new);
    let month = play(seed, size, studios, "");
    println!("{:#?}", month.ledger.tally);
    println!("{:#?}", month.discord.script().tally);
    println!("{:#?}", month.table.tally);
    println!("{:?}", began.elapsed());
    month.check_that_much_happened();
}

/// What is done to a database, and what the ledger says of it.
const SABOTAGES: [(&str, &str); 7] = [
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'turn' AND new.revision = 2
         BEGIN SELECT RAISE (IGNORE); END",
        "nobody is told",
    ),
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'over' BEGIN SELECT RAISE (IGNORE); END",
        "nobody is told",
    ),
    (
        "CREATE TRIGGER t BEFORE INSERT ON outbox WHEN new.kind = 'reminder' BEGIN SELECT RAISE (IGNORE); END",
        "a reminder is missing",
    ),
    (
        "CREATE TRIGGER t AFTER INSERT ON outbox WHEN new.kind = 'reminder' BEGIN
             INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at)
             VALUES (new.id + 2048, 'reminder', new.subject, new.revision, new.channel, new.created_at, 0); END",
        "twice",
    ),
    (
        "CREATE TRIGGER t AFTER INSERT ON match BEGIN UPDATE match SET deadline = deadline - 3600000; END",
        "a reminder too early",
    ),
    (
        "CREATE TRIGGER t AFTER UPDATE OF wake_at ON match WHEN new.ended_at IS NULL AND new.reminded = 2
         BEGIN UPDATE match SET wake_at = new.wake_at + 3600000 WHERE id = new.id; END",
        "should have been lost",
    ),
    ("CREATE TRIGGER t BEFORE INSERT ON outage BEGIN SELECT RAISE (IGNORE); END", "before its deadline"),
];

/// A ledger that says yes to everything would be worth nothing.
#[test]
fn the_months_ledger_sees_what_goes_wrong() {
    let size = Size { days: 5, players: 30, games: 80, tournament: 30, turns: 3, calm: true };
    let blank = Arc::new(Studio::new().unwrap().blank());
    let studios = || [Arc::clone(&blank), Arc::clone(&blank)];
    let month = play(7, size, studios(), "");
    let tally = &month.ledger.tally;
    assert!(tally["lost on time"] > 5 && tally["reminders"] > 20, "{tally:#?}");
    drop(month);
    let mut unseen = Vec::new();
    for (sabotage, comment) in SABOTAGES {
        let studios = studios();
        let played = std::thread::spawn(move || drop(play(7, size, studios, sabotage))).join();
        let words =
            played.err().and_then(|panic| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        if !words.contains(comment) {
            unseen.push((sabotage, words));
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}
