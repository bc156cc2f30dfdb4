//! Expiry of unanswered challenges, over a real database.

use std::time::Duration;

use sealed_move::domain::{ChallengeState, MessageKind, Timestamp, UserError};
use sealed_move_rules::Side;

use crate::actions::{ALICE, BOB, TestWorld, refused};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Ticks this many milliseconds later; gaps longer than `patience` count as outages.
fn tick(world: &mut TestWorld, later: i64, patience: Duration) {
    world.now = Timestamp(world.now.0 + later);
    world.service.clocks.tick(world.now, patience).unwrap();
}

const NEVER_DOWN: Duration = Duration::from_secs(u64::MAX / 1000);

#[test]
fn a_challenge_expires_after_seven_days_of_service() {
    let mut world = TestWorld::new();
    tick(&mut world, 0, NEVER_DOWN);
    let id = world.challenge(Some(BOB));
    world.send_all();
    tick(&mut world, 2 * DAY, NEVER_DOWN);
    // Three days without the bot, which the next process credits.
    tick(&mut world, 3 * DAY, Duration::ZERO);
    tick(&mut world, 5 * DAY - HOUR, NEVER_DOWN);
    assert_eq!(world.service.challenges.find(id, world.now).unwrap().state, ChallengeState::Open);
    assert!(world.send_all().is_empty());
    tick(&mut world, HOUR, NEVER_DOWN);
    tick(&mut world, HOUR, NEVER_DOWN);
    world.restart();
    tick(&mut world, HOUR, NEVER_DOWN);
    assert_eq!(world.service.challenges.find(id, world.now).unwrap().state, ChallengeState::Expired);
    let told: Vec<_> = world.send_all().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(told, [MessageKind::Expired], "once");
    let call = world.call(BOB);
    let late = world.service.challenges.accept(&call, id, Side::First);
    assert_eq!(refused(late), UserError::ChallengeClosed(ChallengeState::Expired));
}

#[test]
fn an_answer_before_the_first_tick_is_not_late() {
    let mut world = TestWorld::new();
    tick(&mut world, 0, NEVER_DOWN);
    let [accepted, withdrawn] = [world.challenge(Some(BOB)), world.challenge(None)];
    tick(&mut world, DAY, NEVER_DOWN);
    world.now = Timestamp(world.now.0 + 30 * DAY);
    let call = world.call(BOB);
    world.service.challenges.accept(&call, accepted, Side::First).unwrap();
    let call = world.call(ALICE);
    world.service.challenges.withdraw(&call, withdrawn).unwrap();
}

#[test]
fn a_challenge_is_credited_outages_since_its_start() {
    let mut world = TestWorld::new();
    tick(&mut world, 0, NEVER_DOWN);
    let early = world.challenge(None);
    tick(&mut world, 6 * DAY, NEVER_DOWN);
    let late = world.challenge(Some(BOB));
    let expires = |world: &TestWorld, id| world.service.challenges.find(id, Timestamp(0)).unwrap().expires.0;
    let before = [early, late].map(|id| expires(&world, id));
    let made = world.now.0;
    tick(&mut world, 2 * DAY, Duration::ZERO);
    let heartbeat = made - 1000;
    assert_eq!(expires(&world, early), before[0] + world.now.0 - heartbeat);
    assert_eq!(expires(&world, late), before[1] + world.now.0 - made);
}
