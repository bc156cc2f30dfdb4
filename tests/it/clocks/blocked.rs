//! Channels that refuse messages: they delay no other channel, and are retried rarely.

use std::collections::BTreeSet;

use sealed_move::domain::{ChannelId, Id, OutboxMessage, Timestamp};

use super::{ALICE, BOB, CHANNEL, ClockWorld, START, after};

const SECOND: i64 = 1000;

/// A game with due, old messages about it, spread over refusing channels. Ids begin with 1.
fn blocked(messages: i64, channels: i64) -> (ClockWorld, Id) {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    let database = rusqlite::Connection::open(world.folder.path().join("bot.db")).unwrap();
    let sql =
        "INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at, parked, attempts)
               VALUES (?1, 'draw_declined', ?2, 0, ?3, ?4, 0, 1, ?1 % 3)";
    for number in 0..messages {
        let place = 5000 + number % channels;
        database.execute(sql, [number + 1, game.0 as i64, place, START.0 + number * SECOND]).unwrap();
    }
    (world, game)
}

fn due(world: &ClockWorld, now: Timestamp) -> Vec<OutboxMessage> {
    world.service.outbox.due(now, 16).unwrap()
}

/// Marks a message as refused, as the sender would, with a minimum delay of a second.
fn refuse(world: &ClockWorld, message: &OutboxMessage, now: Timestamp) {
    let due = Timestamp(now.0 + SECOND);
    world.service.outbox.mark_refused(message, &[BOB], Some(due), now).unwrap();
}

#[test]
fn live_messages_precede_one_probe_per_blocked_channel() {
    let (mut world, game) = blocked(500, 40);
    world.play(ALICE, game, "a2a3", after(1));
    let due = due(&world, after(1));
    assert!(due[0].channel == CHANNEL && !due[0].parked, "{:?}", due[0]);
    let channels: BTreeSet<u64> = due[1..].iter().map(|message| message.channel.0).collect();
    assert_eq!((due.len(), channels.len()), (17, 16));
    assert!(due[1..].iter().all(|message| message.parked));
}

#[test]
fn retries_back_off_to_at_most_an_hour() {
    let (world, _) = blocked(12, 1);
    let mut now = Timestamp(START.0 + 12 * SECOND);
    let mut tries = Vec::new();
    let mut tried = BTreeSet::new();
    while now < after(24) {
        let [message] = due(&world, now).try_into().unwrap();
        tries.push(now);
        tried.insert(message.id);
        refuse(&world, &message, now);
        assert_eq!(due(&world, now), [], "the others wait with it");
        now = world.service.outbox.next_due(now).unwrap().unwrap();
    }
    let pauses: Vec<i64> = tries.windows(2).map(|pair| (pair[1].0 - pair[0].0) / SECOND).collect();
    assert_eq!(pauses[..6], [12, 24, 48, 96, 192, 384], "{pauses:?}");
    assert!(pauses[9..].iter().all(|pause| *pause == 3600), "{pauses:?}");
    // A message refused for its own sake doesn't block the others forever.
    assert_eq!(tried.len(), 12);
}

#[test]
fn an_unblocked_channel_gets_its_backlog_in_order() {
    let (world, _) = blocked(24, 2);
    let first = due(&world, after(1));
    for message in &first {
        refuse(&world, message, after(1));
    }
    let now = after(3);
    let [one, other] = due(&world, now).try_into().unwrap();
    refuse(&world, &other, now);
    world.sent(&one, &[], now);
    let mut sent = vec![one.id];
    while let Some(next) = due(&world, now).pop() {
        assert_eq!(next.channel, one.channel, "the other channel stays as it was");
        world.sent(&next, &[], now);
        sent.push(next.id);
    }
    assert_eq!(sent.len(), 12);
    assert!(sent[1..].is_sorted(), "{sent:?}");
}

#[test]
fn messages_refused_for_a_week_are_dropped_together() {
    let (world, _) = blocked(100, 1);
    let week = after(7 * 24);
    let before = Timestamp(week.0 - SECOND);
    let [message] = due(&world, before).try_into().unwrap();
    refuse(&world, &message, before);
    assert_eq!(waiting(&world), 100);
    // One message a second: half of them are a week old.
    let now = Timestamp(week.0 + 49 * SECOND);
    let database = rusqlite::Connection::open(world.folder.path().join("bot.db")).unwrap();
    database.execute("UPDATE outbox SET due_at = 0 WHERE parked = 1", []).unwrap();
    let [message] = due(&world, now).try_into().unwrap();
    refuse(&world, &message, now);
    assert_eq!(waiting(&world), 50);
    assert_eq!(due(&world, now), []);
}

/// Number of messages not yet given up.
fn waiting(world: &ClockWorld) -> u64 {
    world.service.workload().unwrap().parked
}

#[test]
fn a_deleted_channel_loses_no_other_messages() {
    let (world, _) = blocked(3, 1);
    let [message] = due(&world, after(1)).try_into().unwrap();
    world.service.outbox.mark_refused(&message, &[BOB], None, after(1)).unwrap();
    let [next] = due(&world, after(1)).try_into().unwrap();
    assert!(next.id != message.id && next.channel == ChannelId(5000));
}
