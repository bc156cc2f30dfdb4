//! A turn notice behind hundreds of other messages, with Discord's limits, in simulated time.

use std::collections::{BTreeMap, VecDeque};

use sealed_move::domain::{
    ChannelId, Id, MessageClass, MessageId, MessageKind, MessageRef, OutboxMessage, Revision, Route,
    Timestamp,
};
use sealed_move::service::{PingPlan, Service};
use sealed_move::store::{SqliteStore, Store};

/// Concurrent sends of the outbox.
const MAX_CONCURRENT_SENDS: usize = 16;

/// Time that Discord takes for a message.
const SEND_MS: i64 = 150;

/// Discord's limit for all requests: 50 a second.
const REQUEST_INTERVAL_MS: i64 = 20;

/// Discord's limit for the messages of a channel.
const CHANNEL_LIMIT: (usize, i64) = (5, 5000);

const START: Timestamp = Timestamp(1_800_000_000_000);

fn message(id: u64, subject: u64, class: MessageClass, channel: u64) -> OutboxMessage {
    OutboxMessage {
        id: Id(id),
        kind: MessageKind::Vacation,
        class,
        subject: Id(subject),
        revision: Revision(1),
        actor: None,
        channel: ChannelId(channel),
        route: Route::Channel,
        asks: None,
        edit: None,
        parked: false,
        beside: false,
        quiet: None,
        detour: None,
        created: START,
        attempts: 0,
    }
}

/// Sends what is due as the outbox job does. Returns each message with the time at which it arrived.
fn send_all(service: &Service, until: impl Fn(&OutboxMessage) -> bool) -> Vec<(OutboxMessage, i64)> {
    let (mut now, mut next_request) = (START.0, START.0);
    let mut in_flight: Vec<(i64, OutboxMessage)> = Vec::new();
    let mut recent: BTreeMap<ChannelId, VecDeque<i64>> = BTreeMap::new();
    let mut arrived = Vec::new();
    loop {
        let limit = (MAX_CONCURRENT_SENDS + in_flight.len()) as u32;
        for message in service.outbox.due(Timestamp(now), limit).unwrap() {
            let busy = in_flight.iter().any(|(_, other)| other.queues_with(&message));
            if busy || in_flight.len() >= MAX_CONCURRENT_SENDS {
                continue;
            }
            // The request waits for its slot in the limits, as in the client.
            let (most, window) = CHANNEL_LIMIT;
            let sent = recent.entry(message.channel).or_default();
            let free = if sent.len() < most { now } else { sent[sent.len() - most] + window };
            let at = now.max(free).max(next_request);
            next_request = next_request.max(now) + REQUEST_INTERVAL_MS;
            sent.push_back(at);
            in_flight.push((at + SEND_MS, message));
        }
        let Some(first) = in_flight.iter().enumerate().min_by_key(|(_, (at, _))| *at).map(|(index, _)| index)
        else {
            return arrived;
        };
        let (at, message) = in_flight.remove(first);
        now = now.max(at);
        let posted = MessageRef { channel: message.channel, message: MessageId(message.id.0) };
        service.outbox.mark_sent(&message, posted, &PingPlan::default(), Timestamp(now)).unwrap();
        let last = until(&message);
        arrived.push((message, now - START.0));
        if last {
            return arrived;
        }
    }
}

/// Enqueues 500 messages of other classes over a number of channels, then a turn notice.
fn turn_behind(channels: u64, warm_up: u64) -> (i64, Vec<u64>) {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
    let classes = [MessageClass::Reply, MessageClass::Asked, MessageClass::ForAll];
    let tx = store.begin_write().unwrap();
    for id in 1..=500 {
        // Five messages about each subject.
        let subject = 1000 + id % 100;
        let class = classes[(id % 3) as usize];
        tx.enqueue(&message(id, subject, class, 1 + subject % channels)).unwrap();
    }
    let turn = 600;
    tx.enqueue(&message(turn, 5000, MessageClass::Due, 1 + warm_up % channels)).unwrap();
    tx.commit().unwrap();
    let service = Service::new(store, 1, crate::person_key());
    let arrived = send_all(&service, |message| message.id == Id(turn));
    let at = arrived.last().unwrap().1;
    let rest = send_all(&service, |_| false);
    let all = arrived.into_iter().chain(rest);
    let mut last: BTreeMap<Id, Id> = BTreeMap::new();
    let mut ids = Vec::new();
    for (message, _) in all {
        let before = last.insert(message.subject, message.id);
        assert!(before < Some(message.id), "{:?} of one game came after {before:?}", message.id);
        ids.push(message.id.0);
    }
    (at, ids)
}

#[test]
fn a_turn_behind_500_messages_is_out_within_six_seconds() {
    for channels in [1, 10, 100] {
        let (at, mut ids) = turn_behind(channels, 0);
        assert!(at <= 6000, "after {at} ms with {channels} channels");
        ids.sort_unstable();
        let all: Vec<u64> = (1..=500).chain([600]).collect();
        assert_eq!(ids, all, "each message once");
    }
}

#[test]
fn a_turn_that_comes_late_overtakes_what_waits() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
    let tx = store.begin_write().unwrap();
    for id in 1..=500 {
        tx.enqueue(&message(id, 1000 + id, MessageClass::ForAll, 1)).unwrap();
    }
    tx.commit().unwrap();
    let service =
        Service::new(std::sync::Arc::clone(&store) as std::sync::Arc<dyn Store>, 1, crate::person_key());
    // The bucket of the channel is used up.
    let before = send_all(&service, |message| message.id == Id(7));
    assert_eq!(before.len(), 7);
    let tx = store.begin_write().unwrap();
    tx.enqueue(&message(600, 5000, MessageClass::Due, 1)).unwrap();
    tx.commit().unwrap();
    let after = send_all(&service, |message| message.id == Id(600));
    assert!(after.len() <= 2, "only a message in flight or the oldest may precede it: {}", after.len());
}
