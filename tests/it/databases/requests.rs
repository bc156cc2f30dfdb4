//! Requests of one person to another.

use sealed_move::domain::{
    ChannelId, Id, MessageId, PersonHash, PingBound, PlayerId, RequestHashes, RequestKind, RequestRecord,
    Revision, Timestamp,
};
use sealed_move_rules::Side;

use super::samples::{ALICE, BOB, CAROL, CHANNEL, SERVER, aruki, at, begin, write};
use super::{ask, on_each};

const HOUR: i64 = 3600;

fn hash(person: PlayerId) -> PersonHash {
    crate::person_key().hash(person)
}

fn request(id: u64, sender: PlayerId, recipient: Option<PlayerId>, second: i64) -> RequestRecord {
    RequestRecord {
        id: Id(id),
        at: at(second),
        kind: RequestKind::Challenge,
        game: aruki(),
        subject: Id(1000 + id),
        sender: Some(sender),
        recipient,
        guild: Some(SERVER),
        channel: CHANNEL,
        message: None,
        pinged: recipient.is_some(),
    }
}

#[test]
fn requests_are_counted_listed_and_pruned() {
    on_each(|store, log| {
        let (alice, bob) = (hash(ALICE), hash(BOB));
        begin(store, 1, 1);
        let store_request = |record: &RequestRecord| {
            let hashes =
                RequestHashes { sender: hash(record.sender.unwrap()), recipient: record.recipient.map(hash) };
            write(store, |tx| tx.insert_request(record, &hashes).unwrap());
        };
        for id in 1..=3 {
            store_request(&request(id, ALICE, Some(BOB), id as i64));
        }
        store_request(&request(4, ALICE, None, 4));
        store_request(&RequestRecord { pinged: false, ..request(5, CAROL, Some(BOB), 5) });
        write(store, |tx| {
            for bound in PingBound::ALL {
                ask!(log, tx.filling_ping(bound, &alice, &bob, at(10)));
            }
            let filled = tx.filling_ping(PingBound::PairHour, &alice, &bob, at(HOUR)).unwrap();
            assert_eq!(filled, Some(at(1)), "the third last of three pings");
            let free = tx.filling_ping(PingBound::PairHour, &alice, &bob, at(HOUR + 1)).unwrap();
            assert_eq!(free, None, "the window has passed");
            assert_eq!(tx.filling_ping(PingBound::PairHour, &bob, &alice, at(10)).unwrap(), None);
            // The challenge to anyone counts in its channel.
            assert_eq!(ask!(log, tx.filling_request(&alice, CHANNEL, at(0), 4)), Some(Some(at(1))));
            ask!(log, tx.filling_request(&alice, ChannelId(9), at(0), 1));
            ask!(log, tx.challenged_since([&alice, &bob], aruki(), at(0)));
            ask!(log, tx.challenged_since([&bob, &alice], aruki(), at(0)));
            ask!(log, tx.declined_since([&alice, &bob], aruki(), at(0)));
            ask!(log, tx.challenge_pinged(Id(1001)));
            ask!(log, tx.challenge_pinged(Id(1005)));
            ask!(log, tx.challenge_pinged(Id(77)));
            ask!(log, tx.requests_in(SERVER, at(1), 9));
            ask!(log, tx.requests_in(SERVER, at(1), 2));
            ask!(log, tx.requests_of(BOB));
        });
        write(store, |tx| {
            ask!(log, tx.set_request_message(Id(1), MessageId(70)));
            ask!(log, tx.decline_request(Id(1001), at(20)));
            assert_eq!(tx.declined_since([&alice, &bob], aruki(), at(19)).unwrap(), Some(at(20)));
            assert_eq!(tx.declined_since([&alice, &bob], aruki(), at(20)).unwrap(), None);
            ask!(log, tx.record_game_begun(Id(1002), [&bob, &alice], aruki()));
            // They have played, and the accepted challenge no longer counts in the channel.
            assert_eq!(tx.challenged_since([&alice, &bob], aruki(), at(0)).unwrap(), None);
            assert_eq!(tx.declined_since([&alice, &bob], aruki(), at(0)).unwrap(), None);
            assert_eq!(tx.filling_request(&alice, CHANNEL, at(0), 4).unwrap(), None);
            assert_eq!(tx.filling_request(&alice, CHANNEL, at(0), 3).unwrap(), Some(at(1)));
        });
        write(store, |tx| {
            let (first, draw) = (Side::First, RequestKind::Draw);
            ask!(log, tx.last_match_request(Id(1), first, draw));
            ask!(log, tx.take_match_reply(Id(1), first, draw));
            ask!(log, tx.set_match_request(Id(1), first, draw, Revision(4)));
            ask!(log, tx.last_match_request(Id(1), first, draw));
            assert_eq!(ask!(log, tx.take_match_reply(Id(1), first, draw)), Some(true));
            assert!(!tx.take_match_reply(Id(1), first, draw).unwrap(), "one reply");
            ask!(log, tx.set_match_request(Id(1), first, draw, Revision(6)));
            assert!(tx.take_match_reply(Id(1), first, draw).unwrap());
            ask!(log, tx.last_match_request(Id(1), Side::Second, draw));
        });
        // A deleted person is no longer listed, but counts until the end of the window.
        write(store, |tx| {
            tx.forget_player(CAROL).unwrap();
            ask!(log, tx.requests_in(SERVER, at(0), 9));
            ask!(log, tx.requests_of(CAROL));
            ask!(log, tx.requests_of(BOB));
        });
        let counted = |now: Timestamp| {
            write(store, |tx| {
                tx.prune(now).unwrap();
                tx.filling_request(&alice, CHANNEL, Timestamp(0), 1).unwrap().is_some()
            })
        };
        assert!(counted(at(8 * 24 * HOUR)));
        assert!(!counted(at(8 * 24 * HOUR + 21)), "the hashes are gone");
        write(store, |tx| {
            ask!(log, tx.requests_of(ALICE));
            tx.prune(at(14 * 24 * HOUR + 5)).unwrap();
            assert_eq!(tx.requests_of(ALICE).unwrap().len(), 0);
        });
    });
}
