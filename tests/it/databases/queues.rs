//! The order of a queue: by class, without overtaking about one subject, every fifth the oldest.

use sealed_move::domain::{ChannelId, Id, MessageClass, MessageId, OutboxMessage};
use sealed_move::store::{ProcessToken, Store};

use super::on_each;
use super::samples::{at, message, write};

/// A message of a queue.
fn of_class(id: u64, subject: u64, class: MessageClass) -> OutboxMessage {
    OutboxMessage { subject: Id(subject), class, ..message(id) }
}

fn enqueue(store: &dyn Store, messages: impl IntoIterator<Item = OutboxMessage>) {
    write(store, |tx| {
        messages.into_iter().for_each(|message| assert_eq!(tx.enqueue(&message).unwrap(), message.id));
    });
}

/// Sends messages one by one and returns their ids.
fn sent(store: &dyn Store, most: usize) -> Vec<u64> {
    let mut sent = Vec::new();
    while sent.len() < most {
        let due = store.begin_read().unwrap().due_messages(at(100), 1).unwrap();
        let Some(head) = due.first() else { break };
        write(store, |tx| tx.mark_message_sent(head.id, MessageId(1), at(100)).unwrap());
        sent.push(head.id.0);
    }
    sent
}

#[test]
fn a_queue_sends_the_best_class_first() {
    use MessageClass::{Asked, Due, ForAll, Reply};
    on_each(|store, _| {
        enqueue(store, [of_class(1, 1, ForAll), of_class(2, 2, Asked), of_class(3, 3, Reply)]);
        enqueue(store, [of_class(4, 4, Due)]);
        assert_eq!(sent(store, 9), [4, 3, 2, 1]);
    });
}

#[test]
fn messages_about_one_game_keep_their_order() {
    use MessageClass::{Asked, Due, Reply};
    on_each(|store, _| {
        // A draw offer of game 2 stands before its turn, which lends it its class.
        enqueue(store, [of_class(1, 1, Reply), of_class(2, 2, Asked), of_class(3, 2, Due)]);
        enqueue(store, [of_class(4, 3, Due)]);
        assert_eq!(sent(store, 9), [2, 3, 4, 1]);
    });
}

#[test]
fn every_fifth_message_is_the_oldest() {
    use MessageClass::{Due, ForAll};
    on_each(|store, _| {
        enqueue(store, [of_class(1, 1, ForAll), of_class(2, 2, ForAll)]);
        enqueue(store, (11..=20).map(|id| of_class(id, id, Due)));
        let expected = [11, 12, 13, 14, 1, 15, 16, 17, 18, 2, 19, 20];
        assert_eq!(sent(store, 99), expected);
    });
}

#[test]
fn due_messages_of_all_channels_come_by_class_and_age() {
    use MessageClass::{Due, ForAll};
    on_each(|store, _| {
        let elsewhere = |id: u64, class| OutboxMessage { channel: ChannelId(id), ..of_class(id, id, class) };
        enqueue(store, (1..=20).map(|id| elsewhere(id, ForAll)));
        enqueue(store, (21..=40).map(|id| elsewhere(id, Due)));
        let due = store.begin_read().unwrap().due_messages(at(100), 11).unwrap();
        let ids: Vec<_> = due.iter().map(|message| message.id.0).collect();
        assert_eq!(ids, [21, 22, 23, 24, 1, 25, 26, 27, 28, 29, 2]);
    });
}

#[test]
fn a_claimed_queue_gives_nothing_to_other_processes() {
    const ONE: ProcessToken = ProcessToken(1001);
    const OTHER: ProcessToken = ProcessToken(1002);
    on_each(|store, _| {
        let card = |token| super::processes::card(token);
        write(store, |tx| {
            for token in [ONE, OTHER] {
                tx.add_process(&card(token), std::time::Duration::from_secs(3600)).unwrap();
            }
        });
        let claim = |token| {
            let claimed = write(store, |tx| tx.claim_messages(token, at(100), 9).unwrap());
            claimed.iter().map(|message| message.id.0).collect::<Vec<_>>()
        };
        enqueue(store, [of_class(1, 1, MessageClass::Asked)]);
        assert_eq!(claim(ONE), [1]);
        // A better head appears while the first message is being sent.
        enqueue(store, [of_class(2, 2, MessageClass::Due)]);
        assert_eq!((claim(OTHER), claim(ONE)), (vec![], vec![1]));
        write(store, |tx| tx.mark_message_sent(Id(1), MessageId(1), at(100)).unwrap());
        assert_eq!(claim(OTHER), [2]);
    });
}
