//! Channels that refuse messages: what waits for them holds up nobody, and they are asked rarely.

use std::collections::BTreeSet;

use sealed_move::domain::{ChannelId, Id, OutboxMessage, Timestamp};

use super::{ALICE, BOB, CHANNEL, Hall, START, after};

const SECOND: i64 = 1000;

/// A game, and so many old messages about it that so many channels refused; their ids begin with 1. All are due.
fn blocked(messages: i64, channels: i64) -> (Hall, Id) {
    let mut hall = Hall::new();
    let game = hall.game();
    hall.send_all(START);
    let database = rusqlite::Connection::open(hall.folder.path().join("bot.db")).unwrap();
    let sql =
        "INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at, parked, attempts)
               VALUES (?1, 'draw_declined', ?2, 0, ?3, ?4, 0, 1, ?1 % 3)";
    for number in 0..messages {
        let place = 5000 + number % channels;
        database.execute(sql, [number + 1, game.0 as i64, place, START.0 + number * SECOND]).unwrap();
    }
    (hall, game)
}

fn due(hall: &Hall, now: Timestamp) -> Vec<OutboxMessage> {
    hall.service.outbox.due(now, 16).unwrap()
}

/// Refuses a message as the sender would, with a pause of its own of a second.
fn refuse(hall: &Hall, message: &OutboxMessage, now: Timestamp) {
    let due = Timestamp(now.0 + SECOND);
    hall.service.outbox.mark_refused(message, &[BOB], Some(due), now).unwrap();
}

#[test]
fn a_live_message_goes_before_all_that_are_blocked_and_these_go_one_a_channel() {
    let (mut hall, game) = blocked(500, 40);
    hall.play(ALICE, game, "a2a3", after(1));
    let due = due(&hall, after(1));
    assert!(due[0].channel == CHANNEL && !due[0].parked, "{:?}", due[0]);
    let channels: BTreeSet<u64> = due[1..].iter().map(|message| message.channel.0).collect();
    assert_eq!((due.len(), channels.len()), (17, 16));
    assert!(due[1..].iter().all(|message| message.parked));
}

#[test]
fn a_channel_that_refuses_again_is_left_alone_as_long_as_it_has_refused_but_for_an_hour_at_most() {
    let (hall, _) = blocked(12, 1);
    let mut now = Timestamp(START.0 + 12 * SECOND);
    let mut tries = Vec::new();
    let mut tried = BTreeSet::new();
    while now < after(24) {
        let [message] = due(&hall, now).try_into().unwrap();
        tries.push(now);
        tried.insert(message.id);
        refuse(&hall, &message, now);
        assert_eq!(due(&hall, now), [], "the others wait with it");
        now = hall.service.outbox.next_due(now).unwrap().unwrap();
    }
    let pauses: Vec<i64> = tries.windows(2).map(|pair| (pair[1].0 - pair[0].0) / SECOND).collect();
    assert_eq!(pauses[..6], [12, 24, 48, 96, 192, 384], "{pauses:?}");
    assert!(pauses[9..].iter().all(|pause| *pause == 3600), "{pauses:?}");
    // One that is refused for itself does not stand before the others for ever.
    assert_eq!(tried.len(), 12);
}

#[test]
fn a_channel_that_takes_a_message_gets_all_that_it_refused_in_their_order() {
    let (hall, _) = blocked(24, 2);
    let first = due(&hall, after(1));
    for message in &first {
        refuse(&hall, message, after(1));
    }
    let now = after(3);
    let [one, other] = due(&hall, now).try_into().unwrap();
    refuse(&hall, &other, now);
    hall.sent(&one, &[], now);
    let mut sent = vec![one.id];
    while let Some(next) = due(&hall, now).pop() {
        assert_eq!(next.channel, one.channel, "the other channel stays as it was");
        hall.sent(&next, &[], now);
        sent.push(next.id);
    }
    assert_eq!(sent.len(), 12);
    assert!(sent[1..].is_sorted(), "{sent:?}");
}

#[test]
fn what_a_channel_refused_for_a_week_is_given_up_together() {
    let (hall, _) = blocked(100, 1);
    let week = after(7 * 24);
    let before = Timestamp(week.0 - SECOND);
    let [message] = due(&hall, before).try_into().unwrap();
    refuse(&hall, &message, before);
    assert_eq!(waiting(&hall), 100);
    // A second a message: half of them are a week old.
    let now = Timestamp(week.0 + 49 * SECOND);
    let database = rusqlite::Connection::open(hall.folder.path().join("bot.db")).unwrap();
    database.execute("UPDATE outbox SET due_at = 0 WHERE parked = 1", []).unwrap();
    let [message] = due(&hall, now).try_into().unwrap();
    refuse(&hall, &message, now);
    assert_eq!(waiting(&hall), 50);
    assert_eq!(due(&hall, now), []);
}

/// How many messages their channel still gets.
fn waiting(hall: &Hall) -> u64 {
    hall.service.workload().unwrap().parked
}

#[test]
fn a_channel_that_is_gone_takes_nothing_with_it() {
    let (hall, _) = blocked(3, 1);
    let [message] = due(&hall, after(1)).try_into().unwrap();
    hall.service.outbox.mark_refused(&message, &[BOB], None, after(1)).unwrap();
    let [next] = due(&hall, after(1)).try_into().unwrap();
    assert!(next.id != message.id && next.channel == ChannelId(5000));
}
