//! Clocks over a real database, moved by hand: deadlines, outages, reminders, vacations, servers
//! that removed the bot, and routes of pings.

mod blocked;
mod budget;
mod deadlines;
mod laws;
mod pauses;
mod pings;
mod reminders;
mod settings;
mod sight;
mod wall_clock;

use std::sync::Arc;
use std::time::Duration;

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, InteractionId, MessageId, MessageKind, MessageRef,
    Opponent, OutboxMessage, Pace, PlayerId, SettingsChange, SideWish, Timestamp, UserError,
};
use sealed_move::service::{
    Caller, ConfirmMode, Error, MatchView, PingPlan, PlayOutcome, Service, TickReport,
};
use sealed_move::store::SqliteStore;
use sealed_move_rules::{Side, find};

const ALICE: PlayerId = PlayerId(11);
const BOB: PlayerId = PlayerId(12);
const CAROL: PlayerId = PlayerId(13);
const GUILD: GuildId = GuildId(5);
const CHANNEL: ChannelId = ChannelId(7);
const HOUR: i64 = 3_600_000;

/// Longest gap between ticks that still counts as running.
const MAX_TICK_GAP: Duration = Duration::from_secs(120);

/// 2027-01-15T08:00:00Z.
const START: Timestamp = Timestamp(1_800_000_000_000);

fn after(hours: i64) -> Timestamp {
    Timestamp(START.0 + hours * HOUR)
}

/// A service over its own database. Players have three days per move.
struct ClockWorld {
    folder: tempfile::TempDir,
    service: Service,
    interactions: u64,
}

impl ClockWorld {
    fn new() -> Self {
        // In memory if possible, because heartbeats wait for the disk.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let service = Service::new(
            Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap()),
            1,
            crate::person_key(),
        );
        Self { folder, service, interactions: 0 }
    }

    /// Another process over the same database.
    fn another_process(&self) -> Service {
        Service::new(
            Arc::new(SqliteStore::open(&self.folder.path().join("bot.db")).unwrap()),
            2,
            crate::person_key(),
        )
    }

    fn run(&self, sql: &str) {
        rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap().execute_batch(sql).unwrap();
    }

    fn count(&self, sql: &str) -> i64 {
        let database = rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap();
        database.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    fn call(&mut self, player: PlayerId, now: Timestamp) -> Caller {
        self.interactions += 1;
        Caller {
            interaction: InteractionId(self.interactions),
            player,
            now,
            guild: Some(GuildId(5)),
            channel: ChannelId(7),
        }
    }

    /// Starts a game in which Alice moves first.
    fn game(&mut self) -> Id {
        self.game_in(GUILD, CHANNEL)
    }

    /// Starts a game in which both have moved at the start.
    fn begun(&mut self) -> Id {
        let game = self.game();
        self.play(ALICE, game, "a2a3", START);
        self.play(BOB, game, "a11a10", START);
        game
    }

    fn game_in(&mut self, guild: GuildId, channel: ChannelId) -> Id {
        let call = self.call(ALICE, START);
        let seed = Seed::new([7; 32]);
        let challenge = self.service.challenges.make(&call, request(BOB, guild, channel), seed).unwrap();
        let call = self.call(BOB, START);
        self.service.challenges.accept(&call, challenge.id, Side::First).unwrap().1.game.id
    }

    fn play(&mut self, player: PlayerId, game: Id, typed: &str, now: Timestamp) -> MatchView {
        let call = self.call(player, now);
        match self.service.moves.play(&call, game, None, typed, ConfirmMode::Typed) {
            Ok(PlayOutcome::Played(match_view)) => *match_view,
            other => panic!("{other:?}"),
        }
    }

    fn match_view(&self, game: Id) -> MatchView {
        self.service.views.view(game, ALICE, None, None).unwrap()
    }

    /// Ticks a bot without gaps before.
    fn tick(&self, now: Timestamp) -> TickReport {
        self.run(&format!("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, {})", now.0 - 1000));
        self.service.clocks.tick(now, MAX_TICK_GAP).unwrap()
    }

    /// Marks all due messages as sent and returns them.
    fn send_all(&self, now: Timestamp) -> Vec<OutboxMessage> {
        let mut sent = Vec::new();
        loop {
            let due = self.service.outbox.due(now, 16).unwrap();
            if due.is_empty() {
                return sent;
            }
            for message in due {
                self.sent(&message, &[], now);
                sent.push(message);
            }
        }
    }

    fn sent(&self, message: &OutboxMessage, direct: &[PlayerId], now: Timestamp) {
        self.sent_by(message, &PingPlan { direct: direct.to_vec(), ..PingPlan::default() }, now);
    }

    fn sent_by(&self, message: &OutboxMessage, ways: &PingPlan, now: Timestamp) {
        let posted = MessageRef { channel: message.channel, message: MessageId(9000) };
        self.service.outbox.mark_sent(message, posted, ways, now).unwrap();
    }

    fn topics(&self, now: Timestamp) -> Vec<MessageKind> {
        self.send_all(now).iter().map(|message| message.kind).collect()
    }

    fn change(&mut self, player: PlayerId, change: SettingsChange) {
        let call = self.call(player, START);
        self.service.players.change_settings(&call, change).unwrap();
    }
}

fn request(opponent: PlayerId, guild: GuildId, channel: ChannelId) -> ChallengeTerms {
    ChallengeTerms {
        game: find("aruki").unwrap(),
        setup: None,
        opponent: Some(Opponent { player: opponent, bot: false }),
        side: SideWish::Fixed(Side::First),
        pace: Pace::DEFAULT,
        rated: true,
        place: HomeChannel { guild: Some(guild), channel },
    }
}

fn refused<T: std::fmt::Debug>(done: Result<T, Error>) -> UserError {
    match done {
        Err(Error::User(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}
