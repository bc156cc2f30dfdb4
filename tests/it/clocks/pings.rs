//! Routes of pings, and what happens if none arrives.

use sealed_move::domain::{MessageKind, OutboxMessage, Pings, PlayerId, Route, SettingsChange};
use sealed_move::service::PingPlan;

use super::{ALICE, BOB, ClockWorld, START, after};

#[test]
fn each_ping_goes_the_way_that_its_player_chose() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    world.play(ALICE, game, "a2a3", after(1));
    let [message] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    let ways = |world: &ClockWorld, message: &OutboxMessage| {
        world.service.outbox.ping_plan(message, &[BOB], &[], after(1)).unwrap()
    };
    let check = |world: &mut ClockWorld, pings: Pings, here: &[PlayerId], direct: &[PlayerId]| {
        world.change(BOB, SettingsChange { pings: Some(pings), ..SettingsChange::default() });
        assert_eq!(
            ways(world, &message),
            PingPlan { here: here.to_vec(), direct: direct.to_vec(), ..PingPlan::default() },
            "{pings:?}"
        );
    };
    check(&mut world, Pings::Channel, &[BOB], &[]);
    check(&mut world, Pings::Both, &[BOB], &[BOB]);
    check(&mut world, Pings::Direct, &[], &[BOB]);
    // With the notice, the copy for Bob is in the outbox.
    world.sent(&message, &[BOB], after(1));
    let [copy] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!(
        (copy.route, copy.kind, copy.revision),
        (Route::Direct(BOB), MessageKind::Turn, message.revision)
    );
    // Bob's direct messages are closed, so a mention in the channel follows, now and for later
    // pings.
    world.service.outbox.mark_unreachable(&copy, BOB, true, after(1)).unwrap();
    let [called] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!((called.id, called.route), (copy.id, Route::ChannelMention(BOB)));
    assert_eq!(ways(&world, &message), PingPlan { here: vec![BOB], ..PingPlan::default() });
    world.sent(&called, &[], after(1));
    // Direct messages are tried again after a week, or if the player asks for them.
    let week = world.service.outbox.ping_plan(&message, &[BOB], &[], after(24 * 7 + 2)).unwrap();
    assert_eq!(week.direct, [BOB]);
    check(&mut world, Pings::Direct, &[], &[BOB]);
}

#[test]
fn a_player_reached_directly_is_not_mentioned_again() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    world.change(BOB, SettingsChange { pings: Some(Pings::Both), ..SettingsChange::default() });
    world.play(ALICE, game, "a2a3", after(1));
    let [notice] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    let ways = world.service.outbox.ping_plan(&notice, &[BOB], &[], after(1)).unwrap();
    assert_eq!((ways.here.as_slice(), ways.direct.as_slice()), (&[BOB][..], &[BOB][..]));
    world.sent_by(&notice, &ways, after(1));
    let [copy] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    world.service.outbox.mark_unreachable(&copy, BOB, true, after(1)).unwrap();
    assert_eq!(world.service.outbox.due(after(1), 16).unwrap(), []);
    assert_eq!(
        world.service.players.take_unreached(BOB).unwrap().map(|missed| missed.since),
        None,
        "the channel's ping reached them"
    );
}

#[test]
fn a_refused_ping_is_sent_directly_and_blocks_nothing() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    world.play(ALICE, game, "a2a3", after(1));
    let [notice] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    world.service.outbox.mark_refused(&notice, &[BOB], Some(after(2)), after(1)).unwrap();
    let [copy] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!(copy.route, Route::Direct(BOB));
    world.sent(&copy, &[], after(1));
    // The next notice doesn't wait for the refused one.
    world.play(BOB, game, "a11a10", after(1));
    let [next] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!((next.route, next.revision.0), (Route::Channel, 2));
    world.sent(&next, &[], after(1));
    // The channel accepts messages again: the refused one is retried at once, without pinging
    // anyone already reached.
    let [again] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert!(again.id == notice.id && again.parked && again.attempts == 0);
    assert_eq!(world.service.outbox.ping_plan(&again, &[BOB], &[], after(2)).unwrap(), PingPlan::default());
    // Refused again: nothing is stored twice, and after a week it is dropped.
    world.service.outbox.mark_refused(&again, &[BOB], Some(after(3)), after(2)).unwrap();
    assert_eq!(world.service.outbox.due(after(2), 16).unwrap(), []);
    let [again] = world.service.outbox.due(after(300), 16).unwrap().try_into().unwrap();
    world.service.outbox.mark_refused(&again, &[BOB], Some(after(301)), after(300)).unwrap();
    assert_eq!(world.service.outbox.due(after(400), 16).unwrap(), []);
}

#[test]
fn an_unreachable_player_is_told_once_at_the_next_command() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    world.play(ALICE, game, "a2a3", after(1));
    let [notice] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    // The channel is deleted, and their direct messages are closed.
    world.service.outbox.mark_refused(&notice, &[BOB], None, after(1)).unwrap();
    let [copy] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    world.service.outbox.mark_unreachable(&copy, BOB, true, after(1)).unwrap();
    let [called] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    world.service.outbox.mark_refused(&called, &[BOB], None, after(1)).unwrap();
    let [grace] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    assert_eq!((grace.kind, grace.actor), (MessageKind::Grace, Some(BOB.into())), "the opponent learns why");
    world.sent(&grace, &[], after(1));
    assert_eq!(world.service.players.take_unreached(ALICE).unwrap().map(|missed| missed.since), None);
    assert_eq!(world.service.players.take_unreached(BOB).unwrap().map(|missed| missed.since), Some(after(1)));
    assert_eq!(world.service.players.take_unreached(BOB).unwrap().map(|missed| missed.since), None);
}

#[test]
fn an_opponent_learns_once_that_a_player_left() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.send_all(START);
    world.service.players.record_presence(game, ALICE, true, after(36)).unwrap();
    world.service.players.record_presence(game, ALICE, false, after(36)).unwrap();
    world.service.players.record_presence(game, ALICE, false, after(58)).unwrap();
    let told = world.send_all(after(58));
    assert_eq!(
        told.iter().map(|message| (message.kind, message.actor)).collect::<Vec<_>>(),
        [(MessageKind::Absent, Some(ALICE.into()))]
    );
    world.tick(after(58));
    let [reminder] = world.service.outbox.due(after(58), 16).unwrap().try_into().unwrap();
    let ways = world.service.outbox.ping_plan(&reminder, &[ALICE], &[], after(58)).unwrap();
    assert_eq!(ways.direct, [ALICE], "a player who left is pinged directly");
    world.service.players.record_presence(game, ALICE, true, after(59)).unwrap();
    assert_eq!(world.service.outbox.ping_plan(&reminder, &[ALICE], &[], after(59)).unwrap().direct, []);
}
