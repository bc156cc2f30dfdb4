//! Leagues over a real database: joining, seasons, acts and crashes.

mod acts;
mod life;
mod reserves;
mod seasons;
mod simulation;
mod status;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use sealed_move::dice::Seed;
use sealed_move::domain::tournament::{EntryState, KindTerms, SeasonState, TournamentTerms};
use sealed_move::domain::{
    ChannelId, GatewayShard, GuildId, Id, InteractionId, MessageId, MessageKind, MessageRef, OutboxMessage,
    Pace, PlayerId, ReservedNames, Route, Timestamp,
};
use sealed_move::gamefile::TournamentFile;
use sealed_move::service::{Caller, ConfirmMode, Error, PingPlan, PlayOutcome, SeasonView, Service};
use sealed_move::store::{PostgresStore, SqliteStore, Store};
use sealed_move_rules::{Side, find};

pub(crate) use life::{Figures, run_many};

use crate::databases::TestDatabase;

pub(crate) const GUILD: GuildId = GuildId(5);
pub(crate) const CHANNEL: ChannelId = ChannelId(7);
pub(crate) const ADMIN: PlayerId = PlayerId(9000);
pub(crate) const HOUR: i64 = 3_600_000;
pub(crate) const DAY: i64 = 24 * HOUR;

/// 2027-01-15T08:00:00Z.
const START: Timestamp = Timestamp(1_800_000_000_000);

pub(crate) fn random_seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// A server with a league, moved by hand.
pub(crate) struct LeagueWorld {
    store: Arc<dyn Store>,
    pub(crate) service: Service,
    /// Other processes, whose jobs work at the same time.
    helpers: Vec<Service>,
    /// Keeps the database.
    home: Home,
    interactions: u64,
    messages: u64,
    seeds: u64,
    pub(crate) now: Timestamp,
    /// Messages sent so far, without edits.
    pub(crate) sent: Vec<OutboxMessage>,
    /// Subjects and times of the edits so far.
    edits: Vec<(Id, Timestamp)>,
}

/// The place of the database.
enum Home {
    Folder { folder: tempfile::TempDir },
    Server { _database: TestDatabase },
}

fn process(store: &Arc<dyn Store>, node: u16) -> Service {
    Service::new(Arc::clone(store), node, crate::person_key())
}

impl LeagueWorld {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
        Self::over(store, Home::Folder { folder }, 0)
    }

    /// Three processes on PostgreSQL; `None` without a server.
    pub(crate) fn of_three_processes() -> Option<Self> {
        let database = TestDatabase::migrated()?;
        let store = Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap());
        Some(Self::over(store, Home::Server { _database: database }, 2))
    }

    fn over(store: Arc<dyn Store>, home: Home, helpers: u16) -> Self {
        Self {
            service: process(&store, 3),
            helpers: (0..helpers).map(|number| process(&store, 4 + number)).collect(),
            store,
            home,
            interactions: 100,
            messages: 1 << 40,
            seeds: 0,
            now: START,
            sent: Vec::new(),
            edits: Vec::new(),
        }
    }

    /// Changes the database behind the program's back.
    pub(crate) fn corrupt(&mut self, sql: &str, id: Id) {
        let Home::Folder { folder } = &self.home else { panic!("only in SQLite") };
        let database = rusqlite::Connection::open(folder.path().join("bot.db")).unwrap();
        assert_eq!(database.execute(sql, [id.0 as i64]).unwrap(), 1);
        self.restart();
        // A new process would mint the ids of this moment again.
        self.now.0 += 15_000;
    }

    /// Drops everything that isn't stored.
    pub(crate) fn restart(&mut self) {
        self.service = process(&self.store, 3);
    }

    pub(crate) fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        Caller {
            interaction: InteractionId(self.interactions),
            player,
            now: self.now,
            guild: Some(GUILD),
            channel: CHANNEL,
        }
    }

    pub(crate) fn terms(weeks: u32) -> TournamentTerms {
        TournamentTerms {
            name: "Winter league".to_owned(),
            game: find("aruki").unwrap(),
            setup: None,
            kind: KindTerms::League { pace: Pace::with_budget(7).unwrap(), weeks, start_days: 3 },
            rated: true,
            guild: GUILD,
            channel: CHANNEL,
        }
    }

    /// Creates a tournament of a kind and sends its message.
    pub(crate) fn tournament(&mut self, name: &str, kind: KindTerms) -> Id {
        self.seeds += 1;
        let seed = random_seed(self.seeds);
        let call = self.call(ADMIN);
        let terms = TournamentTerms { name: name.to_owned(), kind, ..Self::terms(8) };
        let tournament = self.service.tournaments.create(&call, terms, seed).unwrap().id;
        self.step(0);
        tournament
    }

    /// Creates a league that the people join.
    pub(crate) fn league(&mut self, weeks: u32, people: impl IntoIterator<Item = PlayerId>) -> Id {
        let terms = Self::terms(weeks);
        let others = self.service.tournaments.list(GUILD, self.now).unwrap().len();
        let name = if others > 0 { format!("{} {}", terms.name, others + 1) } else { terms.name };
        let league = self.tournament(&name, terms.kind);
        for person in people {
            self.join(league, person).unwrap();
        }
        self.step(0);
        league
    }

    pub(crate) fn join(
        &mut self,
        league: Id,
        person: PlayerId,
    ) -> Result<sealed_move::service::Joined, Error> {
        let call = self.call(person);
        self.service.tournaments.join(&call, league)
    }

    pub(crate) fn view(&self, league: Id) -> SeasonView {
        let call = Caller {
            interaction: InteractionId(0),
            player: ADMIN,
            now: self.now,
            guild: Some(GUILD),
            channel: CHANNEL,
        };
        self.service.tournaments.newest(&call, league).unwrap()
    }

    pub(crate) fn numbered(&self, league: Id, number: u32) -> SeasonView {
        let call = Caller {
            interaction: InteractionId(0),
            player: ADMIN,
            now: self.now,
            guild: Some(GUILD),
            channel: CHANNEL,
        };
        self.service.tournaments.numbered(&call, league, number).unwrap()
    }

    /// Lets the time pass and all jobs do their work. The bot counts as running.
    pub(crate) fn step(&mut self, ms: i64) {
        self.now = Timestamp(self.now.0 + ms);
        let patience = Duration::from_millis(ms.unsigned_abs() + 60_000);
        self.work(patience, u32::MAX);
    }

    /// Lets the time pass without the bot.
    pub(crate) fn outage(&mut self, ms: i64) {
        self.now = Timestamp(self.now.0 + ms);
        self.work(Duration::ZERO, u32::MAX);
    }

    /// Ticks all jobs until nothing is due. Stops in the middle of a season's work after some steps.
    pub(crate) fn work(&mut self, patience: Duration, steps: u32) {
        for _ in 0..50 {
            while self.service.clocks.tick_for(&[GatewayShard::ONLY], self.now, patience).unwrap().more {}
            self.service.clocks.beat(&[GatewayShard::ONLY], self.now).unwrap();
            self.seeds += 1;
            let (now, seed) = (self.now, self.seeds << 8);
            let more = std::thread::scope(|scope| {
                for (helper, number) in self.helpers.iter().zip(1..) {
                    // Killed after a few steps.
                    let steps = u32::try_from((self.seeds + number) % 4).unwrap();
                    scope.spawn(move || advance(helper, now, seed | number, steps));
                }
                advance(&self.service, now, seed, steps)
            });
            if steps != u32::MAX {
                return;
            }
            let sent = self.send_all();
            let due = self.service.tournaments.next_due().unwrap().is_some_and(|due| due <= self.now);
            if sent == 0 && !more && !due {
                return;
            }
        }
        panic!("the jobs never rest");
    }

    /// Marks all due messages as sent; returns their number.
    pub(crate) fn send_all(&mut self) -> usize {
        let mut count = 0;
        loop {
            let due = self.service.outbox.due(self.now, 64).unwrap();
            if due.is_empty() {
                return count;
            }
            for message in due {
                count += 1;
                self.messages += 1;
                let posted = MessageRef { channel: message.channel, message: MessageId(self.messages) };
                self.service.outbox.mark_sent(&message, posted, &PingPlan::default(), self.now).unwrap();
                if message.edit.is_some() {
                    self.edits.push((message.subject, self.now));
                } else {
                    self.sent.push(message);
                }
            }
        }
    }

    pub(crate) fn play(&mut self, player: PlayerId, game: Id, typed: &str) {
        let call = self.call(player);
        let done = self.service.moves.play(&call, game, None, typed, ConfirmMode::Confirmed);
        assert!(matches!(done, Ok(PlayOutcome::Played(_))), "{done:?}");
    }

    /// Plays a move of each player.
    pub(crate) fn both_move(&mut self, game: Id) {
        let seats = self.service.games.summary(game).unwrap().unwrap().seats;
        for (seat, typed) in seats.into_iter().zip(["a2a3", "a11a10"]) {
            self.play(seat.person().unwrap(), game, typed);
        }
    }

    /// Lets the player of a side win an ongoing game.
    pub(crate) fn win(&mut self, game: Id, winner: Side) {
        let summary = self.service.games.summary(game).unwrap().unwrap();
        if summary.move_number == 1 {
            self.both_move(game);
        }
        let loser = summary.seats[winner.other().index()].person().unwrap();
        let call = self.call(loser);
        self.service.moves.resign(&call, game, None).unwrap();
    }

    pub(crate) fn running(&self) -> Vec<Id> {
        let mut games: Vec<Id> =
            self.service.games.ongoing_in(GUILD, CHANNEL).unwrap().into_iter().map(|game| game.id).collect();
        games.sort();
        games
    }

    pub(crate) fn running_of(&self, player: PlayerId) -> Vec<Id> {
        self.service.games.ongoing(player).unwrap().into_iter().map(|game| game.id).collect()
    }

    pub(crate) fn file(&self, season: Id) -> String {
        self.service.tournaments.file(season, &ReservedNames::default()).unwrap()
    }

    /// Number of sent messages of a kind.
    pub(crate) fn told(&self, kind: MessageKind) -> usize {
        self.sent.iter().filter(|message| message.kind == kind && message.route == Route::Channel).count()
    }
}

/// Takes up to `steps` due steps of seasons; returns whether more is due.
fn advance(process: &Service, now: Timestamp, seed: u64, steps: u32) -> bool {
    let tick = process.tournaments.tick_partly(now, &|| Some(random_seed(seed)), steps).unwrap();
    for season in tick.starting.iter().filter(|_| steps > 0) {
        process.tournaments.start(*season, &[], now).unwrap();
    }
    tick.more | process.status_messages.tick(now).unwrap()
}

pub(crate) fn people(numbers: std::ops::RangeInclusive<u64>) -> impl Iterator<Item = PlayerId> {
    numbers.map(PlayerId)
}

/// Checks the table of a season that is over.
fn check_table(world: &LeagueWorld, view: &SeasonView) {
    assert_eq!(view.state, SeasonState::Over);
    for division in &view.divisions {
        let counted: BTreeSet<u32> = division
            .rows
            .iter()
            .filter(|row| row.state != EntryState::Struck)
            .map(|row| row.number)
            .collect();
        let halves: BTreeMap<u32, u32> =
            division.rows.iter().filter_map(|row| Some((row.number, row.place?.halves))).collect();
        assert_eq!(halves.keys().copied().collect::<BTreeSet<_>>(), counted);
        let games: Vec<_> = division
            .games
            .iter()
            .filter(|game| game.pair.seats().iter().all(|number| counted.contains(number)))
            .collect();
        assert_eq!(games.len(), counted.len() * (counted.len() - 1) / 2, "a game is lost or doubled");
        assert!(games.iter().all(|game| game.result().is_some()), "{games:?}");
        assert_eq!(halves.values().sum::<u32>() as usize, 2 * games.len());
        let linked: Vec<_> = division.games.iter().filter_map(|game| game.game).collect();
        assert_eq!(linked.iter().collect::<BTreeSet<_>>().len(), linked.len());
    }
    let text = world.file(view.id);
    let file = TournamentFile::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    file.verify().unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
}
