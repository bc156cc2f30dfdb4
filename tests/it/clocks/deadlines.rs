//! Deadlines and outages: when a game is lost on time, and which time doesn't count.

use std::time::Duration;

use sealed_move::domain::{EndReason, MessageKind, Reminders, SettingsChange, Timestamp, UserError};
use sealed_move::service::ConfirmMode;
use sealed_move_rules::Side;

use super::{ALICE, ClockWorld, HOUR, MAX_TICK_GAP, START, after, refused};

#[test]
fn a_game_is_lost_at_its_deadline_and_only_once() {
    let mut world = ClockWorld::new();
    let game = world.begun();
    world.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    world.send_all(START);
    world.tick(Timestamp(after(72).0 - 1));
    assert!(world.match_view(game).game.ending.is_none());
    assert_eq!(world.topics(after(72)), []);
    let other = world.another_process();
    world.tick(after(72));
    let ending = world.match_view(game).game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Side::Second), EndReason::Time));
    // Idempotent, also for another process.
    world.tick(Timestamp(after(72).0 + 1));
    assert_eq!(other.clocks.tick(after(73), MAX_TICK_GAP).unwrap().clocks, 0);
    assert_eq!(world.topics(after(73)), [MessageKind::Over]);
    assert_eq!(world.match_view(game).game.revision.0, 3);
    let call = world.call(ALICE, after(73));
    assert_eq!(
        refused(world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed)),
        UserError::Over
    );
}

#[test]
fn two_processes_that_sweep_at_once_end_each_game_once() {
    let mut world = ClockWorld::new();
    let games: Vec<_> = (0..150).map(|_| world.game()).collect();
    world.send_all(START);
    world.run(&format!("INSERT INTO heartbeat (one, at) VALUES (1, {})", after(80).0));
    let services = [&world.service, &world.another_process()];
    std::thread::scope(|scope| {
        for service in services {
            scope.spawn(move || while service.clocks.tick(after(80), MAX_TICK_GAP).unwrap().more {});
        }
    });
    while world.service.clocks.tick(after(80), MAX_TICK_GAP).unwrap().more {}
    let told = world.send_all(after(80));
    assert_eq!(told.iter().filter(|message| message.kind == MessageKind::Over).count(), games.len());
    assert_eq!(world.count("SELECT count(*) FROM match WHERE reason = 'not-started' AND revision = 1"), 150);
}

#[test]
fn time_in_which_the_bot_was_down_does_not_count() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    world.send_all(START);
    world.tick(after(70));
    // Down across the deadline, for ten hours since the last heartbeat.
    let ticked = world.service.clocks.tick(after(80), MAX_TICK_GAP).unwrap();
    assert_eq!(ticked.outage, Some(Duration::from_secs(36_001)), "the last heartbeat was a second before");
    assert!(world.match_view(game).game.ending.is_none());
    let clock = world.match_view(game).clock;
    assert_eq!(clock.deadline(), Some(Timestamp(after(82).0 + 1000)));
    assert_eq!(clock.credit_ms(), 10 * HOUR + 1000);
    assert_eq!(world.topics(after(80)), [MessageKind::Credited], "the known deadline is over");
    world.tick(after(81));
    assert_eq!(world.topics(after(81)), [], "told once");
    world.tick(after(82));
    assert!(world.match_view(game).game.ending.is_none());
    world.tick(Timestamp(after(82).0 + 1000));
    assert_eq!(world.match_view(game).game.ending.unwrap().reason, EndReason::NotStarted);
    // A later turn isn't credited.
    let fresh = world.game();
    assert!(world.match_view(fresh).clock.credit_ms() > 0, "it began before the outage");
    world.play(ALICE, fresh, "a2a3", after(90));
    assert_eq!(world.match_view(fresh).clock.credit_ms(), 0);
    assert_eq!(world.match_view(fresh).clock.deadline(), Some(after(90 + 72)));
}

#[test]
fn a_short_gap_counts_as_running_and_a_long_one_as_an_outage() {
    let minutes = |count: i64| Timestamp(START.0 + count * 60_000);
    let patient = Duration::from_secs(300);
    let check = |gap: i64, patience: Duration, expected: bool| {
        let world = ClockWorld::new();
        assert_eq!(world.service.clocks.tick(START, patience).unwrap().outage, None, "the first tick ever");
        let ticked = world.service.clocks.tick(minutes(gap), patience).unwrap();
        assert_eq!(ticked.outage.is_some(), expected, "{gap} minutes");
        assert_eq!(world.count("SELECT count(*) FROM outage"), i64::from(expected));
        assert_eq!(world.service.clocks.tick(minutes(gap), patience).unwrap().outage, None, "once");
        // Setting the clock back changes nothing.
        assert_eq!(world.service.clocks.tick(minutes(-500), patience).unwrap().outage, None);
    };
    check(1, MAX_TICK_GAP, false);
    check(2, MAX_TICK_GAP, false);
    check(3, MAX_TICK_GAP, true);
    check(5, patient, false);
    check(6, patient, true);
    // After a start, everything since the last heartbeat is an outage, however short.
    check(0, Duration::ZERO, false);
    check(1, Duration::ZERO, true);
}

#[test]
fn a_short_restart_is_credited_silently() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.change(ALICE, SettingsChange { reminders: Some(Reminders::None), ..SettingsChange::default() });
    world.send_all(START);
    world.tick(after(70));
    let started = Timestamp(after(70).0 + 20_000);
    assert_eq!(
        world.service.clocks.tick(started, Duration::ZERO).unwrap().outage,
        Some(Duration::from_secs(21))
    );
    assert_eq!(world.service.clocks.tick(started, Duration::ZERO).unwrap().outage, None, "once");
    world.tick(Timestamp(after(72).0 + 20_999));
    assert!(world.match_view(game).game.ending.is_none());
    assert_eq!(world.topics(after(73)), []);
    world.tick(Timestamp(after(72).0 + 21_000));
    assert_eq!(world.match_view(game).game.ending.unwrap().reason, EndReason::NotStarted);
}

#[test]
fn a_damaged_game_keeps_no_other_clock_from_running_out() {
    let mut world = ClockWorld::new();
    let (corrupt, sound) = (world.game(), world.game());
    world.play(ALICE, corrupt, "a2a3", START);
    world.run("UPDATE ply SET record = 'O(a2)a9'");
    world.service = world.another_process();
    world.tick(after(80));
    assert!(world.match_view(sound).game.ending.is_some());
    assert_eq!(world.tick(after(80)).clocks, 0, "it is left alone for a while");
    assert_eq!(world.tick(after(81)).clocks, 1);
}
