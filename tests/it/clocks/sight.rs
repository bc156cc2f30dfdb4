//! Players who lose sight of their games: notices take another way, and nobody loses untold.

use sealed_move::domain::{
    Detour, Id, MessageId, MessageKind, MessageRef, OutboxMessage, PlayerId, Route, Sight, Timestamp,
};
use sealed_move::service::PingPlan;

use super::{ALICE, BOB, CHANNEL, ClockWorld, GUILD, HOUR, START, after};

/// 5 % of three days, in milliseconds.
const LOOK_MS: i64 = 3 * 24 * HOUR / 20;

/// The notice of Alice's second move, which waits for Bob.
fn turn(world: &mut ClockWorld) -> (Id, OutboxMessage) {
    let game = world.game();
    world.play(ALICE, game, "a2a3", START);
    world.play(BOB, game, "a11a10", START);
    world.send_all(START);
    world.play(ALICE, game, "e2e3", after(1));
    let [notice] = world.service.outbox.due(after(1), 16).unwrap().try_into().unwrap();
    (game, notice)
}

/// The plan for a notice that pings Bob, given how he sees the channel.
fn plan(world: &ClockWorld, notice: &OutboxMessage, sight: Sight) -> PingPlan {
    world.service.outbox.ping_plan(notice, &[BOB], &[(BOB, sight)], after(1)).unwrap()
}

#[test]
fn sight_takes_precedence_over_the_settings() {
    let mut world = ClockWorld::new();
    let (_, notice) = turn(&mut world);
    assert_eq!(plan(&world, &notice, Sight::Visible).here, [BOB]);
    for (sight, detour) in [
        (Sight::Hidden, Detour::Hidden),
        (Sight::Absent, Detour::Absent),
        (Sight::TimedOut(after(9)), Detour::TimedOut(after(9))),
    ] {
        let expected = PingPlan { detours: vec![(BOB, detour)], ..PingPlan::default() };
        assert_eq!(plan(&world, &notice, sight), expected);
    }
    // Even if a direct message failed yesterday.
    world.run("INSERT INTO setting (player, closed_at) VALUES (12, 1800000000000)");
    assert_eq!(plan(&world, &notice, Sight::Hidden).detours, [(BOB, Detour::Hidden)]);
}

#[test]
fn a_look_is_due_once_a_turn_and_again_after_an_event() {
    let mut world = ClockWorld::new();
    let (game, notice) = turn(&mut world);
    world.sent(&notice, &[], after(1));
    let due = Timestamp(after(1).0 + LOOK_MS);
    let take = |now| world.service.sights.take_due(now, 9).unwrap();
    assert_eq!(take(Timestamp(due.0 - 1)), []);
    let [look] = take(due).try_into().unwrap();
    assert_eq!((look.game, look.player, look.guild, look.channel), (game, BOB, GUILD, CHANNEL));
    // Another process doesn't look at the same time, but later, if this one dies.
    assert_eq!(take(due), []);
    assert_eq!(take(after(6)).len(), 1);
    let [look] = take(after(7)).try_into().unwrap();
    world.service.sights.finish(look, None, after(7)).unwrap();
    assert_eq!(take(after(40)), []);
    world.service.sights.look_again(GUILD, Some(CHANNEL), after(40)).unwrap();
    let [look] = take(after(40)).try_into().unwrap();
    world.service.sights.finish(look, Some(Detour::Hidden), after(40)).unwrap();
    let [told] = world.service.outbox.due(after(40), 16).unwrap().try_into().unwrap();
    assert_eq!(
        (told.kind, told.route, told.detour),
        (MessageKind::Turn, Route::Direct(BOB), Some(Detour::Hidden))
    );
    world.sent(&told, &[], after(40));
    // They have the notice of this turn.
    world.service.sights.look_again(GUILD, None, after(41)).unwrap();
    assert_eq!(take(after(41)), []);
}

#[test]
fn a_move_made_during_a_look_makes_it_obsolete() {
    let mut world = ClockWorld::new();
    let (game, notice) = turn(&mut world);
    world.sent(&notice, &[], after(1));
    let [look] = world.service.sights.take_due(after(6), 9).unwrap().try_into().unwrap();
    world.play(BOB, game, "d11d10", after(6));
    world.send_all(after(6));
    world.service.sights.finish(look, Some(Detour::Hidden), after(6)).unwrap();
    assert_eq!(world.service.outbox.due(after(6), 16).unwrap(), []);
    // The look of the new turn is still to come.
    assert_eq!(world.service.sights.take_due(after(10), 9).unwrap().len(), 1);
}

/// Sends a notice to Bob by a detour that fails.
fn miss(world: &ClockWorld, notice: &OutboxMessage, now: Timestamp) {
    world.sent_by(notice, &plan(world, notice, Sight::Hidden), now);
    let [copy] = world.service.outbox.due(now, 16).unwrap().try_into().unwrap();
    world.service.sights.mark_missed(&copy, BOB, true, now).unwrap();
}

#[test]
fn grace_is_given_once_a_game() {
    let mut world = ClockWorld::new();
    let (game, notice) = turn(&mut world);
    miss(&world, &notice, after(1));
    assert_eq!(world.topics(after(1)), [MessageKind::Grace]);
    let missed = world.service.players.take_unreached(BOB).unwrap().unwrap();
    assert!(missed.closed && missed.graces.len() == 1 && missed.since == after(1), "{missed:?}");
    // Three days and 72 hours after the notice.
    assert_eq!(world.match_view(game).clock.deadline(), Some(after(1 + 72 + 72)));
    world.tick(after(1 + 72 + 71));
    world.topics(after(1 + 72 + 71));
    world.play(BOB, game, "d11d10", after(1 + 72 + 71));
    world.send_all(after(150));
    world.play(ALICE, game, "d2d3", after(150));
    let [notice] = world.service.outbox.due(after(150), 16).unwrap().try_into().unwrap();
    miss(&world, &notice, after(150));
    assert_eq!(world.topics(after(150)), [], "the opponent knows");
    assert_eq!(world.match_view(game).clock.deadline(), Some(after(150 + 72)));
    // Lost with no notice of this turn.
    world.tick(after(150 + 72));
    assert_eq!(world.count("SELECT count(*) FROM match WHERE reason = 'time'"), 1);
    assert_eq!(world.count("SELECT count(*) FROM rating_change"), 0);
}

#[test]
fn players_who_were_told_or_left_lose_rating() {
    let check = |told: bool, left: bool| {
        let mut world = ClockWorld::new();
        let (game, notice) = turn(&mut world);
        miss(&world, &notice, after(1));
        if told {
            assert!(world.service.players.take_unreached(BOB).unwrap().is_some());
        }
        if left {
            world.service.players.record_presence(game, BOB, false, after(2)).unwrap();
        }
        world.tick(after(145));
        world.count("SELECT count(*) FROM rating_change")
    };
    assert_eq!(check(false, false), 0);
    assert_eq!(check(true, false), 2);
    assert_eq!(check(false, true), 2);
}

/// A small generator of random numbers.
struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// What happens to Bob in a game, and when.
#[derive(Clone, Copy, Debug)]
struct Fate {
    sight: Sight,
    takes_direct: bool,
    /// Whether the bot hears of the change.
    event: bool,
    /// Milliseconds after Alice's move.
    at: i64,
}

impl Fate {
    fn roll(rng: &mut Rng) -> Self {
        let sight = match rng.below(5) {
            0 => Sight::Visible,
            1 | 2 => Sight::Hidden,
            3 => Sight::TimedOut(Timestamp(START.0 + 900 * HOUR)),
            _ => Sight::Absent,
        };
        // Before the notice, with it, or until the deadline.
        let at = [-HOUR, 0, 1, LOOK_MS / 2, LOOK_MS * 2, 40 * HOUR][rng.below(6) as usize];
        Self { sight, takes_direct: rng.below(3) > 0, event: rng.below(2) == 0, at }
    }

    fn sight_at(&self, since: i64) -> Sight {
        if since >= self.at { self.sight } else { Sight::Visible }
    }
}

/// Plays a game until its end, as the jobs would. Bob never answers. Returns after which part of his
/// time he was told, in percent; `None` if he was not.
fn live_through(fate: Fate) -> (Option<i64>, ClockWorld) {
    let mut world = ClockWorld::new();
    let (game, _) = turn(&mut world);
    let began = after(1);
    let mut told = None;
    let mut heard = false;
    let mut now = began;
    let step = 3 * HOUR;
    while world.count("SELECT count(*) FROM match WHERE ended_at IS NULL") == 1 {
        let since = now.0 - began.0;
        let sight = fate.sight_at(since);
        if fate.event && !heard && since >= fate.at {
            heard = true;
            world.service.sights.look_again(GUILD, None, now).unwrap();
        }
        for look in world.service.sights.take_due(now, 9).unwrap() {
            world.service.players.record_presence(game, BOB, sight.is_member(), now).unwrap();
            world.service.sights.finish(look, Detour::of(sight), now).unwrap();
        }
        world.tick(now);
        loop {
            let due = world.service.outbox.due(now, 16).unwrap();
            if due.is_empty() {
                break;
            }
            for message in due {
                let posted = MessageRef { channel: message.channel, message: MessageId(9000) };
                let pings_bob = matches!(message.kind, MessageKind::Turn | MessageKind::Reminder);
                match message.route {
                    Route::Direct(BOB) if !fate.takes_direct && message.detour.is_some() => {
                        world.service.sights.mark_missed(&message, BOB, true, now).unwrap();
                    }
                    Route::Direct(BOB) if !fate.takes_direct => {
                        world.service.outbox.mark_unreachable(&message, BOB, true, now).unwrap();
                    }
                    Route::Direct(BOB) => {
                        told.get_or_insert(since);
                        world.service.outbox.mark_sent(&message, posted, &PingPlan::default(), now).unwrap();
                    }
                    _ => {
                        let people: Vec<PlayerId> = pings_bob.then_some(BOB).into_iter().collect();
                        let sights = [(BOB, sight)];
                        let plan = world.service.outbox.ping_plan(&message, &people, &sights, now).unwrap();
                        if pings_bob && sight == Sight::Visible {
                            told.get_or_insert(since);
                        }
                        world.service.outbox.mark_sent(&message, posted, &plan, now).unwrap();
                    }
                }
            }
        }
        now = Timestamp(now.0 + step);
        assert!(now < after(400), "the game ends: {fate:?}");
    }
    (told.map(|since| since * 100 / (72 * HOUR)), world)
}

#[test]
fn in_500_games_nobody_loses_untold() {
    let mut rng = Rng(7);
    let (mut spared, mut told_directly) = (0, 0);
    for number in 0..500 {
        let fate = Fate::roll(&mut rng);
        let (told, world) = live_through(fate);
        let changes = world.count("SELECT count(*) FROM rating_change");
        let graces = world.count("SELECT count(*) FROM grace");
        match told {
            Some(percent) => {
                assert!(percent < 10, "{number}: told after {percent} % {fate:?}");
                told_directly += i32::from(fate.sight != Sight::Visible);
            }
            // No route is left: time stood still for 72 hours, and no rating changed.
            None if fate.sight.is_member() => {
                assert_eq!((changes, graces), (0, 1), "{number}: {fate:?}");
                spared += 1;
            }
            None => assert!(!fate.takes_direct, "{number}: {fate:?}"),
        }
    }
    assert!(spared > 20 && told_directly > 100, "{spared} {told_directly}");
}
