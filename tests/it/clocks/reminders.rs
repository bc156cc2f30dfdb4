//! Reminders: scheduling, postponement and cancellation.

use sealed_move::domain::{EndReason, MessageKind, QuietHours, SettingsChange, UserTimeZone};

use super::{ALICE, BOB, ClockWorld, START, after};

#[test]
fn reminders_come_once_each_and_a_turn_cancels_them() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    // 72 hours: half is 36, four fifths are 57.6.
    for (hours, expected) in [(35, 0), (36, 1), (37, 0), (57, 0), (58, 1), (60, 0), (71, 0)] {
        world.tick(after(hours));
        world.tick(after(hours));
        let told = world.send_all(after(hours));
        assert_eq!(told.len(), expected, "{hours} hours");
        for message in told {
            assert_eq!(
                (message.kind, message.actor, message.subject),
                (MessageKind::Reminder, Some(ALICE.into()), game)
            );
        }
    }
    world.play(ALICE, game, "a2a3", after(71));
    world.send_all(after(71));
    world.tick(after(71 + 35));
    assert_eq!(world.topics(after(71 + 35)), [], "the previous turn has no reminders");
    world.tick(after(71 + 36));
    let told = world.send_all(after(71 + 36));
    assert_eq!(told.iter().map(|message| message.actor).collect::<Vec<_>>(), [Some(BOB.into())]);
    assert!(world.match_view(game).game.ending.is_none());
}

#[test]
fn an_offer_of_a_draw_brings_no_second_reminder() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.tick(after(36));
    let call = world.call(BOB, after(37));
    world.service.offers.offer_draw(&call, game).unwrap();
    world.tick(after(38));
    let reminders = world.topics(after(38)).into_iter().filter(|topic| *topic == MessageKind::Reminder);
    assert_eq!(reminders.count(), 1);
}

#[test]
fn quiet_hours_move_a_reminder_and_no_deadline() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    // Half the time is at 20:00 UTC on the 16th, 5:00 on the 17th in Tokyo. The quiet hours end at
    // 7:00 there.
    world.change(
        ALICE,
        SettingsChange {
            zone: UserTimeZone::find("Asia/Tokyo"),
            quiet: Some(QuietHours::parse("22-7")),
            ..SettingsChange::default()
        },
    );
    world.tick(after(36));
    world.tick(after(37));
    assert_eq!(world.topics(after(37)), []);
    world.tick(after(38));
    assert_eq!(world.topics(after(38)), [MessageKind::Reminder]);
    // New settings apply at once: no more quiet hours, and a reminder becomes due.
    world.change(ALICE, SettingsChange { quiet: Some(None), ..SettingsChange::default() });
    world.tick(after(58));
    assert_eq!(world.topics(after(58)), [MessageKind::Reminder]);
    world.change(
        ALICE,
        SettingsChange { quiet: Some(QuietHours::parse("0-23:59")), ..SettingsChange::default() },
    );
    world.tick(after(72));
    assert_eq!(world.match_view(game).game.ending.unwrap().reason, EndReason::NotStarted);
}
