//! Clocks over a real database, turned by hand: deadlines, outages, reminders, vacations, servers
//! that shut the bot out, and the ways that pings go.

use std::sync::Arc;
use std::time::Duration;

use sealed_move::dice::Seed;
use sealed_move::matches::{
    Accepts, ChallengeTerms, ChannelId, EndReason, GuildId, HomeChannel, Id, InteractionId, MessageId,
    MessageKind, MessageRef, Opponent, OutboxMessage, Pace, Pings, PlayerId, QuietHours, ReminderSettings,
    Reminders, Route, SettingsChange, SideWish, Timestamp, UserError, UserTimeZone,
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
/// Longest gap without ticks that still counts as running after a start.
const DOWN: Duration = Duration::from_secs(120);

/// 2027-01-15T08:00:00Z.
const START: Timestamp = Timestamp(1_800_000_000_000);

fn after(hours: i64) -> Timestamp {
    Timestamp(START.0 + hours * HOUR)
}

/// A service over a database of its own. Turns take three days.
struct Hall {
    folder: tempfile::TempDir,
    service: Service,
    interactions: u64,
}

impl Hall {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let service = Service::new(Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap()), 1);
        Self { folder, service, interactions: 0 }
    }

    /// The same database by another process.
    fn another(&self) -> Service {
        Service::new(Arc::new(SqliteStore::open(&self.folder.path().join("bot.db")).unwrap()), 2)
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

    /// A game in which Alice is on turn from the start on.
    fn game(&mut self) -> Id {
        self.game_in(GUILD, CHANNEL)
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

    /// A tick of a bot that served its players all the time before.
    fn tick(&self, now: Timestamp) -> TickReport {
        self.run(&format!("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, {})", now.0 - 1000));
        self.service.clocks.tick(now, DOWN).unwrap()
    }

    /// Sends what is due, as if Discord took everything; says what it was.
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
        self.sent_by(message, &PingPlan { here: Vec::new(), direct: direct.to_vec() }, now);
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

#[test]
fn a_game_is_lost_at_its_deadline_and_only_once() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    hall.send_all(START);
    hall.tick(Timestamp(after(72).0 - 1));
    assert!(hall.match_view(game).game.ending.is_none());
    assert_eq!(hall.topics(after(72)), []);
    let other = hall.another();
    hall.tick(after(72));
    let ending = hall.match_view(game).game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Side::Second), EndReason::Time));
    // Again, and by another process.
    hall.tick(Timestamp(after(72).0 + 1));
    assert_eq!(other.clocks.tick(after(73), DOWN).unwrap().clocks, 0);
    assert_eq!(hall.topics(after(73)), [MessageKind::Over]);
    assert_eq!(hall.match_view(game).game.revision.0, 1);
    let call = hall.call(ALICE, after(73));
    assert_eq!(
        refused(hall.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed)),
        UserError::Over
    );
}

#[test]
fn two_processes_that_sweep_at_once_end_each_game_once() {
    let mut hall = Hall::new();
    let games: Vec<_> = (0..150).map(|_| hall.game()).collect();
    hall.send_all(START);
    hall.run(&format!("INSERT INTO heartbeat (one, at) VALUES (1, {})", after(80).0));
    let services = [&hall.service, &hall.another()];
    std::thread::scope(|scope| {
        for service in services {
            scope.spawn(move || while service.clocks.tick(after(80), DOWN).unwrap().more {});
        }
    });
    while hall.service.clocks.tick(after(80), DOWN).unwrap().more {}
    let told = hall.send_all(after(80));
    assert_eq!(told.iter().filter(|message| message.kind == MessageKind::Over).count(), games.len());
    assert_eq!(hall.count("SELECT count(*) FROM match WHERE reason = 'time' AND revision = 1"), 150);
}

#[test]
fn time_in_which_the_bot_was_down_does_not_count() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    hall.send_all(START);
    hall.tick(after(70));
    // Down over the deadline, from the last heartbeat on: ten hours.
    let ticked = hall.service.clocks.tick(after(80), DOWN).unwrap();
    assert_eq!(ticked.outage, Some(Duration::from_secs(36_001)), "the last heartbeat was a second before");
    assert!(hall.match_view(game).game.ending.is_none());
    let clock = hall.match_view(game).clock;
    assert_eq!(clock.deadline(), Some(Timestamp(after(82).0 + 1000)));
    assert_eq!(clock.credit_ms(), 10 * HOUR + 1000);
    assert_eq!(hall.topics(after(80)), [MessageKind::Credited], "the known deadline is over");
    hall.tick(after(81));
    assert_eq!(hall.topics(after(81)), [], "told once");
    hall.tick(after(82));
    assert!(hall.match_view(game).game.ending.is_none());
    hall.tick(Timestamp(after(82).0 + 1000));
    assert_eq!(hall.match_view(game).game.ending.unwrap().reason, EndReason::Time);
    // A turn that begins later has nothing of it.
    let fresh = hall.game();
    assert!(hall.match_view(fresh).clock.credit_ms() > 0, "it began before the outage");
    hall.play(ALICE, fresh, "a2a3", after(90));
    assert_eq!(hall.match_view(fresh).clock.credit_ms(), 0);
    assert_eq!(hall.match_view(fresh).clock.deadline(), Some(after(90 + 72)));
}

#[test]
fn a_short_gap_counts_as_running_and_a_long_one_as_an_outage() {
    let minutes = |count: i64| Timestamp(START.0 + count * 60_000);
    let patient = Duration::from_secs(300);
    let check = |gap: i64, patience: Duration, expected: bool| {
        let hall = Hall::new();
        assert_eq!(hall.service.clocks.tick(START, patience).unwrap().outage, None, "the first tick ever");
        let ticked = hall.service.clocks.tick(minutes(gap), patience).unwrap();
        assert_eq!(ticked.outage.is_some(), expected, "{gap} minutes");
        assert_eq!(hall.count("SELECT count(*) FROM outage"), i64::from(expected));
        assert_eq!(hall.service.clocks.tick(minutes(gap), patience).unwrap().outage, None, "once");
        // A clock that was put back changes nothing.
        assert_eq!(hall.service.clocks.tick(minutes(-500), patience).unwrap().outage, None);
    };
    check(1, DOWN, false);
    check(2, DOWN, false);
    check(3, DOWN, true);
    check(5, patient, false);
    check(6, patient, true);
    // Whoever has just started was down since the last heartbeat, however short that is.
    check(0, Duration::ZERO, false);
    check(1, Duration::ZERO, true);
}

#[test]
fn a_restart_of_some_seconds_is_an_outage_that_is_given_and_not_told() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    hall.send_all(START);
    hall.tick(after(70));
    let started = Timestamp(after(70).0 + 20_000);
    assert_eq!(
        hall.service.clocks.tick(started, Duration::ZERO).unwrap().outage,
        Some(Duration::from_secs(21))
    );
    assert_eq!(hall.service.clocks.tick(started, Duration::ZERO).unwrap().outage, None, "once");
    hall.tick(Timestamp(after(72).0 + 20_999));
    assert!(hall.match_view(game).game.ending.is_none());
    assert_eq!(hall.topics(after(73)), []);
    hall.tick(Timestamp(after(72).0 + 21_000));
    assert_eq!(hall.match_view(game).game.ending.unwrap().reason, EndReason::Time);
}

#[test]
fn reminders_come_once_each_and_a_turn_cancels_them() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    // 72 hours: half is 36, four fifths are 57.6.
    for (hours, expected) in [(35, 0), (36, 1), (37, 0), (57, 0), (58, 1), (60, 0), (71, 0)] {
        hall.tick(after(hours));
        hall.tick(after(hours));
        let told = hall.send_all(after(hours));
        assert_eq!(told.len(), expected, "{hours} hours");
        for message in told {
            assert_eq!(
                (message.kind, message.actor, message.subject),
                (MessageKind::Reminder, Some(ALICE.into()), game)
            );
        }
    }
    hall.play(ALICE, game, "a2a3", after(71));
    hall.send_all(after(71));
    hall.tick(after(71 + 35));
    assert_eq!(hall.topics(after(71 + 35)), [], "the turn before has no more reminders");
    hall.tick(after(71 + 36));
    let told = hall.send_all(after(71 + 36));
    assert_eq!(told.iter().map(|message| message.actor).collect::<Vec<_>>(), [Some(BOB.into())]);
    assert!(hall.match_view(game).game.ending.is_none());
}

#[test]
fn an_offer_of_a_draw_brings_no_second_reminder() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.tick(after(36));
    let call = hall.call(BOB, after(37));
    hall.service.offers.offer_draw(&call, game).unwrap();
    hall.tick(after(38));
    let reminders = hall.topics(after(38)).into_iter().filter(|topic| *topic == MessageKind::Reminder);
    assert_eq!(reminders.count(), 1);
}

#[test]
fn quiet_hours_move_a_reminder_and_no_deadline() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    // Half is at 20:00 UTC on the 16th, 5:00 on the 17th in Tokyo; the hours end at 7:00 there.
    hall.change(
        ALICE,
        SettingsChange {
            zone: UserTimeZone::find("Asia/Tokyo"),
            quiet: Some(QuietHours::parse("22-7")),
            ..SettingsChange::default()
        },
    );
    hall.tick(after(36));
    hall.tick(after(37));
    assert_eq!(hall.topics(after(37)), []);
    hall.tick(after(38));
    assert_eq!(hall.topics(after(38)), [MessageKind::Reminder]);
    // New habits count at once: quiet hours that are off, a reminder that is due.
    hall.change(ALICE, SettingsChange { quiet: Some(None), ..SettingsChange::default() });
    hall.tick(after(58));
    assert_eq!(hall.topics(after(58)), [MessageKind::Reminder]);
    hall.change(
        ALICE,
        SettingsChange { quiet: Some(QuietHours::parse("0-23:59")), ..SettingsChange::default() },
    );
    hall.tick(after(72));
    assert_eq!(hall.match_view(game).game.ending.unwrap().reason, EndReason::Time);
}

#[test]
fn a_vacation_stops_the_players_own_clocks_and_tells_their_channels() {
    let mut hall = Hall::new();
    let elsewhere = ChannelId(8);
    let games = [hall.game(), hall.game(), hall.game_in(GUILD, elsewhere)];
    hall.play(ALICE, games[1], "a2a3", after(1));
    hall.send_all(after(1));
    let call = hall.call(ALICE, after(10));
    let leave = hall.service.vacations.take(&call, Some(GUILD), 10).unwrap();
    assert_eq!(leave.left_ms, 20 * 24 * HOUR);
    let told = hall.send_all(after(10));
    let channels: Vec<_> = told.iter().map(|message| (message.kind, message.channel)).collect();
    assert_eq!(
        channels,
        [(MessageKind::Vacation, CHANNEL), (MessageKind::Vacation, elsewhere)],
        "one a channel"
    );
    assert_eq!(hall.match_view(games[0]).clock.deadline(), Some(after(72 + 240)));
    // Bob's clock runs.
    assert_eq!(hall.match_view(games[1]).clock.deadline(), Some(after(1 + 72)));
    hall.tick(after(100));
    assert!(hall.match_view(games[0]).game.ending.is_none());
    assert_eq!(hall.match_view(games[1]).game.ending.unwrap().winner, Some(Side::First));
    hall.send_all(after(100));
    // Back early: two of ten hours of the turn were over before it, the clock goes on.
    let call = hall.call(ALICE, after(130));
    let leave = hall.service.vacations.take(&call, Some(GUILD), 0).unwrap();
    assert_eq!((leave.current, leave.left_ms), (None, 25 * 24 * HOUR));
    assert_eq!(hall.match_view(games[0]).clock.deadline(), Some(after(72 + 120)));
    assert_eq!(hall.topics(after(130)), [MessageKind::Vacation, MessageKind::Vacation]);
    let call = hall.call(ALICE, after(131));
    assert_eq!(refused(hall.service.vacations.take(&call, Some(GUILD), 0)), UserError::NotOnVacation);
    let spent = refused(hall.service.vacations.take(&call, Some(GUILD), 26));
    assert_eq!(spent, UserError::VacationSpent { year: 2027, days: 25, on_vacation: false });
    hall.tick(after(72 + 120));
    assert_eq!(hall.match_view(games[0]).game.ending.unwrap().reason, EndReason::Time);
}

#[test]
fn a_server_says_how_much_vacation_counts_there() {
    let mut hall = Hall::new();
    let strict = GuildId(6);
    let (usual, short) = (hall.game(), hall.game_in(strict, ChannelId(8)));
    hall.service.servers.set_vacation_days(strict, 2, START).unwrap();
    let call = hall.call(ALICE, START);
    let refusal = refused(hall.service.vacations.take(&call, Some(strict), 3));
    assert_eq!(refusal, UserError::VacationSpent { year: 2027, days: 2, on_vacation: false });
    hall.service.vacations.take(&call, Some(GUILD), 10).unwrap();
    assert_eq!(hall.match_view(usual).clock.deadline(), Some(after(72 + 240)));
    assert_eq!(hall.match_view(short).clock.deadline(), Some(after(72 + 48)));
    let still =
        |guild, hours| hall.service.vacations.status(ALICE, Some(guild), after(hours)).unwrap().paused_until;
    assert_eq!((still(GUILD, 1), still(strict, 1)), (Some(after(240)), Some(after(48))));
    assert_eq!((still(GUILD, 48), still(strict, 48)), (Some(after(240)), None), "no more counts there");
    assert_eq!(still(GUILD, 240), None);
}

#[test]
fn time_is_given_to_the_opponent_and_to_nobody_else() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.tick(after(40));
    hall.send_all(after(40));
    let call = hall.call(ALICE, after(41));
    assert_eq!(refused(hall.service.clocks.give_time(&call, game)), UserError::OwnClock);
    let call = hall.call(CAROL, after(41));
    assert_eq!(refused(hall.service.clocks.give_time(&call, game)), UserError::NotSeated);
    let call = hall.call(BOB, after(41));
    let match_view = hall.service.clocks.give_time(&call, game).unwrap();
    assert_eq!((match_view.clock.deadline(), match_view.game.revision.0), (Some(after(96)), 1));
    assert_eq!(hall.topics(after(41)), [MessageKind::MoreTime]);
    // The reminder at half the time was sent; that at four fifths comes at 76.8 hours now.
    hall.tick(after(60));
    assert_eq!(hall.topics(after(60)), []);
    hall.tick(after(77));
    assert_eq!(hall.topics(after(77)), [MessageKind::Reminder]);
    hall.tick(after(95));
    assert!(hall.match_view(game).game.ending.is_none());
    hall.tick(after(96));
    let call = hall.call(BOB, after(97));
    assert_eq!(refused(hall.service.clocks.give_time(&call, game)), UserError::Over);
}

#[test]
fn a_server_that_shuts_the_bot_out_stops_its_clocks_and_no_others() {
    let mut hall = Hall::new();
    let (here, also, there) = (hall.game(), hall.game(), hall.game_in(GuildId(6), ChannelId(8)));
    hall.send_all(START);
    hall.service.servers.mark_left(GUILD, after(10)).unwrap();
    hall.service.servers.mark_left(GUILD, after(11)).unwrap();
    let told = hall.send_all(after(11));
    let told: Vec<_> = told.iter().map(|message| (message.kind, message.route)).collect();
    assert_eq!(
        told,
        [(MessageKind::ShutOut, Route::Direct(ALICE)), (MessageKind::ShutOut, Route::Direct(BOB))]
    );
    hall.tick(after(200));
    assert!(hall.match_view(there).game.ending.is_some());
    assert!(hall.match_view(here).game.ending.is_none() && hall.match_view(here).clock.deadline().is_none());
    hall.send_all(after(200));
    // Back after 240 hours: they do not count.
    let present = std::collections::BTreeSet::from([GUILD]);
    hall.service.servers.reconcile(&present, |_| true, after(250)).unwrap();
    assert_eq!(hall.match_view(here).clock.deadline(), Some(after(72 + 240)));
    // Removed while nobody listened, and for good. Only the shard's own servers are compared.
    let none = std::collections::BTreeSet::new();
    hall.service.servers.reconcile(&none, |guild| guild != GUILD, after(251)).unwrap();
    assert!(hall.match_view(here).clock.deadline().is_some());
    hall.service.servers.reconcile(&none, |_| true, after(252)).unwrap();
    assert_eq!(hall.send_all(after(252)).len(), 2);
    hall.tick(Timestamp(after(252 + 720).0 - 1));
    assert!(hall.match_view(here).game.ending.is_none());
    hall.tick(after(252 + 720));
    for game in [here, also] {
        let ending = hall.match_view(game).game.ending.unwrap();
        assert_eq!((ending.winner, ending.reason), (None, EndReason::ShutOut));
    }
    assert_eq!(hall.topics(after(252 + 720)), [MessageKind::Over, MessageKind::Over]);
}

#[test]
fn each_ping_goes_the_way_that_its_player_chose() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    hall.play(ALICE, game, "a2a3", after(1));
    let [message] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    let ways = |hall: &Hall, message: &OutboxMessage| {
        hall.service.outbox.ping_plan(message, &[BOB], after(1)).unwrap()
    };
    let check = |hall: &mut Hall, pings: Pings, here: &[PlayerId], direct: &[PlayerId]| {
        hall.change(BOB, SettingsChange { pings: Some(pings), ..SettingsChange::default() });
        assert_eq!(
            ways(hall, &message),
            PingPlan { here: here.to_vec(), direct: direct.to_vec() },
            "{pings:?}"
        );
    };
    check(&mut hall, Pings::Channel, &[BOB], &[]);
    check(&mut hall, Pings::Both, &[BOB], &[BOB]);
    check(&mut hall, Pings::Direct, &[], &[BOB]);
    // The notice is out; the copy for Bob is in the outbox with that.
    hall.sent(&message, &[BOB], after(1));
    let [copy] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!(
        (copy.route, copy.kind, copy.revision),
        (Route::Direct(BOB), MessageKind::Turn, message.revision)
    );
    // Bob's direct messages are closed: a mention in the channel reaches them, and from now on pings go there.
    hall.service.outbox.mark_unreachable(&copy, BOB, after(1)).unwrap();
    let [called] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!((called.id, called.route), (copy.id, Route::ChannelMention(BOB)));
    assert_eq!(ways(&hall, &message), PingPlan { here: vec![BOB], direct: vec![] });
    hall.sent(&called, &[], after(1));
    // Whoever asks for them again is tried again; so is everybody after a week.
    let week = hall.service.outbox.ping_plan(&message, &[BOB], after(24 * 7 + 2)).unwrap();
    assert_eq!(week.direct, [BOB]);
    check(&mut hall, Pings::Direct, &[], &[BOB]);
}

#[test]
fn a_player_pinged_in_both_places_is_not_mentioned_again_where_a_ping_arrived() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    hall.change(BOB, SettingsChange { pings: Some(Pings::Both), ..SettingsChange::default() });
    hall.play(ALICE, game, "a2a3", after(1));
    let [notice] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    let ways = hall.service.outbox.ping_plan(&notice, &[BOB], after(1)).unwrap();
    assert_eq!((ways.here.as_slice(), ways.direct.as_slice()), (&[BOB][..], &[BOB][..]));
    hall.sent_by(&notice, &ways, after(1));
    let [copy] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    hall.service.outbox.mark_unreachable(&copy, BOB, after(1)).unwrap();
    assert_eq!(hall.service.outbox.due(after(1), 16).unwrap(), []);
    assert_eq!(hall.service.players.take_unreached(BOB).unwrap(), None, "the channel's ping reached him");
}

#[test]
fn a_ping_that_its_channel_refuses_goes_directly_and_holds_up_nobody() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    hall.play(ALICE, game, "a2a3", after(1));
    let [notice] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    hall.service.outbox.mark_refused(&notice, &[BOB], Some(after(2)), after(1)).unwrap();
    let [copy] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!(copy.route, Route::Direct(BOB));
    hall.sent(&copy, &[], after(1));
    // The next notice does not wait behind the refused one.
    hall.play(BOB, game, "a11a10", after(1));
    let [next] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!((next.route, next.revision.0), (Route::Channel, 2));
    hall.sent(&next, &[], after(1));
    // Tried again later, it pings nobody who was reached.
    let [again] = hall.service.outbox.due(after(2), 16).unwrap().try_into().unwrap();
    assert!(again.id == notice.id && again.parked && again.attempts == 1);
    assert_eq!(hall.service.outbox.ping_plan(&again, &[BOB], after(2)).unwrap(), PingPlan::default());
    // Refused again, nothing is stored twice; after a week it is given up.
    hall.service.outbox.mark_refused(&again, &[BOB], Some(after(3)), after(2)).unwrap();
    assert_eq!(hall.service.outbox.due(after(2), 16).unwrap(), []);
    let [again] = hall.service.outbox.due(after(300), 16).unwrap().try_into().unwrap();
    hall.service.outbox.mark_refused(&again, &[BOB], Some(after(301)), after(300)).unwrap();
    assert_eq!(hall.service.outbox.due(after(400), 16).unwrap(), []);
}

#[test]
fn a_player_whom_no_ping_reaches_is_told_at_their_next_command_and_only_once() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    hall.play(ALICE, game, "a2a3", after(1));
    let [notice] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    // The channel is gone, and their direct messages are closed.
    hall.service.outbox.mark_refused(&notice, &[BOB], None, after(1)).unwrap();
    let [copy] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    hall.service.outbox.mark_unreachable(&copy, BOB, after(1)).unwrap();
    let [called] = hall.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    hall.service.outbox.mark_refused(&called, &[BOB], None, after(1)).unwrap();
    assert_eq!(hall.service.outbox.due(after(1), 16).unwrap(), []);
    assert_eq!(hall.service.players.take_unreached(ALICE).unwrap(), None);
    assert_eq!(hall.service.players.take_unreached(BOB).unwrap(), Some(after(1)));
    assert_eq!(hall.service.players.take_unreached(BOB).unwrap(), None);
}

#[test]
fn an_opponent_learns_once_that_a_player_left() {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    hall.service.players.note_presence(game, ALICE, true, after(36)).unwrap();
    hall.service.players.note_presence(game, ALICE, false, after(36)).unwrap();
    hall.service.players.note_presence(game, ALICE, false, after(58)).unwrap();
    let told = hall.send_all(after(58));
    assert_eq!(
        told.iter().map(|message| (message.kind, message.actor)).collect::<Vec<_>>(),
        [(MessageKind::Absent, Some(ALICE.into()))]
    );
    hall.tick(after(58));
    let [reminder] = hall.service.outbox.due(after(58), 16).unwrap().try_into().unwrap();
    let ways = hall.service.outbox.ping_plan(&reminder, &[ALICE], after(58)).unwrap();
    assert_eq!(ways.direct, [ALICE], "whoever left is pinged directly");
    hall.service.players.note_presence(game, ALICE, true, after(59)).unwrap();
    assert_eq!(hall.service.outbox.ping_plan(&reminder, &[ALICE], after(59)).unwrap().direct, []);
}

#[test]
fn whoever_accepts_no_challenges_gets_none() {
    let mut hall = Hall::new();
    let challenge = |hall: &mut Hall, from: PlayerId| {
        let call = hall.call(from, START);
        hall.service
            .challenges
            .make(&call, request(BOB, GUILD, CHANNEL), Seed::new([7; 32]))
            .map(|made| made.id)
    };
    hall.game();
    hall.send_all(START);
    let accepts = |hall: &mut Hall, accepts: Accepts| {
        hall.change(BOB, SettingsChange { accepts: Some(accepts), ..SettingsChange::default() });
    };
    accepts(&mut hall, Accepts::Known);
    assert!(challenge(&mut hall, ALICE).is_ok(), "they have played");
    assert_eq!(refused(challenge(&mut hall, CAROL)), UserError::AcceptsNone);
    accepts(&mut hall, Accepts::Nobody);
    assert_eq!(refused(challenge(&mut hall, ALICE)), UserError::AcceptsNone);
    assert_eq!(hall.topics(START), [MessageKind::Challenged]);
    accepts(&mut hall, Accepts::Everybody);
    assert!(challenge(&mut hall, CAROL).is_ok());
}

#[test]
fn settings_outlive_a_restart_and_a_turn_can_always_ask_first() {
    let mut hall = Hall::new();
    let game = hall.game();
    let zone = UserTimeZone::find("America/New_York").unwrap();
    let change = SettingsChange {
        zone: Some(zone.clone()),
        quiet: Some(QuietHours::parse("23:15-6")),
        reminders: Some(Reminders::Late),
        confirm: Some(true),
        theme: Some("dark".to_owned()),
        ..SettingsChange::default()
    };
    hall.change(ALICE, change);
    let settings = hall.another().players.settings(ALICE);
    let reminder_settings =
        ReminderSettings { reminders: Reminders::Late, zone, quiet: QuietHours::parse("23:15-6") };
    assert_eq!((settings.reminder_settings, settings.theme.as_deref()), (reminder_settings, Some("dark")));
    let call = hall.call(ALICE, START);
    let asked = hall.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Typed);
    assert!(matches!(asked, Ok(PlayOutcome::Confirm { .. })), "{asked:?}");
    let sure = hall.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Confirmed);
    assert!(matches!(sure, Ok(PlayOutcome::Played(_))), "{sure:?}");
}

#[test]
fn a_damaged_game_keeps_no_other_clock_from_running_out() {
    let mut hall = Hall::new();
    let (damaged, sound) = (hall.game(), hall.game());
    hall.play(ALICE, damaged, "a2a3", START);
    hall.run("UPDATE ply SET record = 'O(a2)a9'");
    hall.service = hall.another();
    hall.tick(after(80));
    assert!(hall.match_view(sound).game.ending.is_some());
    assert_eq!(hall.tick(after(80)).clocks, 0, "it is left alone for a while");
    assert_eq!(hall.tick(after(81)).clocks, 1);
}

#[test]
fn games_of_an_older_database_keep_their_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../migrations/sqlite/0001_first_games.sql")).unwrap();
    let start =
        find("aruki").unwrap().start("standard", &mut sealed_move_rules::Rolls::none()).unwrap().text();
    let deadline = after(72).0;
    old.execute_batch(&format!(
        "INSERT INTO challenge VALUES (1, 1, 'aruki', 'standard', 11, 12, 'first', 3, 1, 5, 7, 0, 0, 'accepted');
         INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days, rated,
                            start, position, turn, turn_number, created_at, deadline)
         VALUES (2, 0, 'aruki', 'standard', 1, 11, 12, 5, 7, 3, 1, '{start}', '{start}', 'first', 1, 0, {deadline});
         INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at)
         VALUES (3, 'turn', 2, 0, 7, 0, 0);
         PRAGMA user_version = 1"
    ))
    .unwrap();
    drop(old);
    let service = Service::new(Arc::new(SqliteStore::open(&path).unwrap()), 1);
    assert_eq!(service.outbox.due(START, 16).unwrap()[0].route, Route::Channel);
    let match_view = service.views.view(Id(2), ALICE, None, None).unwrap();
    assert_eq!((match_view.game.turn_started_at, match_view.clock.deadline()), (START, Some(after(72))));
    assert!(service.clocks.tick(after(71), DOWN).unwrap().clocks == 1);
    service.clocks.tick(after(72), DOWN).unwrap();
    assert!(
        service.views.view(Id(2), ALICE, None, None).unwrap().game.ending.is_none(),
        "a gap of an hour is an outage"
    );
}
