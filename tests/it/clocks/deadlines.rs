//! Deadlines and outages: when a game is lost on time, and which time doesn't count.

use std::time::Duration;

use sealed_move::domain::{EndReason, MessageKind, Reminders, SettingsChange, Timestamp, UserError};
use sealed_move::service::ConfirmMode;
use sealed_move_rules::Side;

use super::{ALICE, DOWN, HOUR, Hall, START, after, refused};

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
    // Idempotent, also for another process.
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
    // Down across the deadline, for ten hours since the last heartbeat.
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
    // A later turn isn't credited.
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
        // Setting the clock back changes nothing.
        assert_eq!(hall.service.clocks.tick(minutes(-500), patience).unwrap().outage, None);
    };
    check(1, DOWN, false);
    check(2, DOWN, false);
    check(3, DOWN, true);
    check(5, patient, false);
    check(6, patient, true);
    // After a start, everything since the last heartbeat is an outage, however short.
    check(0, Duration::ZERO, false);
    check(1, Duration::ZERO, true);
}

#[test]
fn a_short_restart_is_credited_silently() {
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
