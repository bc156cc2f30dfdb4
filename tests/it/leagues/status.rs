//! The status message of a season.

use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{MessageKind, PlayerId};

use super::{ADMIN, DAY, HOUR, LeagueWorld, people};

const MINUTE: i64 = 60_000;

#[test]
fn a_status_message_is_edited_at_most_once_a_minute() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, []);
    world.step(5 * MINUTE);
    let before = world.edits;
    for person in people(1..=20) {
        world.join(league, person).unwrap();
        world.step(3_000);
    }
    // The first change at once, the rest of the minute together.
    world.step(MINUTE);
    assert_eq!(world.edits - before, 2);
    world.step(10 * MINUTE);
    assert_eq!(world.edits - before, 2, "nothing has changed since");
    assert_eq!(world.told(MessageKind::Season), 1);
}

#[test]
fn a_status_message_of_a_week_is_replaced() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=3));
    let call = world.call(ADMIN);
    world.service.tournaments.move_start(&call, league, world.now.plus_days(20)).unwrap();
    world.step(6 * DAY);
    world.join(league, PlayerId(4)).unwrap();
    world.step(MINUTE);
    assert_eq!(world.told(MessageKind::Season), 1);
    world.step(2 * DAY);
    world.join(league, PlayerId(5)).unwrap();
    world.step(MINUTE);
    assert_eq!(world.told(MessageKind::Season), 2);
    // Later edits change the new message. The seal is still the first one.
    let (edits, sealed) = (world.edits, world.view(league).sealed);
    world.join(league, PlayerId(6)).unwrap();
    world.step(2 * MINUTE);
    assert_eq!((world.edits, world.told(MessageKind::Season)), (edits + 1, 2));
    let view = world.view(league);
    assert!(view.sealed == sealed && view.message != sealed, "{view:?}");
}

#[test]
fn refused_edits_post_a_new_message_at_most_hourly() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=3));
    let season = world.view(league).id;
    for _ in 0..12 {
        world.step(15 * MINUTE);
        world.service.tournaments.status_refused(season, world.now).unwrap();
    }
    world.step(HOUR);
    let posted = world.told(MessageKind::Season);
    assert!((3..=5).contains(&posted), "{posted}");
}

#[test]
fn the_end_posts_no_further_status_message() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let season = world.view(league).id;
    world.step(10 * DAY);
    let call = world.call(ADMIN);
    world.service.tournaments.end_early(&call, league).unwrap();
    let of_season = |world: &LeagueWorld| {
        world.sent.iter().filter(|sent| sent.kind == MessageKind::Season && sent.subject == season).count()
    };
    let before = of_season(&world);
    world.step(MINUTE);
    assert_eq!(world.numbered(league, 1).state, SeasonState::Over);
    world.service.tournaments.status_refused(season, world.now).unwrap();
    world.step(2 * HOUR);
    assert_eq!(of_season(&world), before, "the divisions have been told their tables");
    assert_eq!(world.told(MessageKind::SeasonOver), 1);
}
