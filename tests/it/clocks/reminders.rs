//! Reminders: scheduling, postponement and cancellation.

use sealed_move::domain::{EndReason, MessageKind, QuietHours, SettingsChange, UserTimeZone};

use super::{ALICE, BOB, Hall, START, after};

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
    // Half the time is at 20:00 UTC on the 16th, 5:00 on the 17th in Tokyo. The quiet hours end at
    // 7:00 there.
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
    // New settings apply at once: no more quiet hours, and a reminder becomes due.
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
