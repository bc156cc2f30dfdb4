//! The status message of a season.

use std::time::Duration;

use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{ChannelId, ChannelProblem, MessageKind, PlayerId, ServerChange, StatusSubject};

use super::{ADMIN, CHANNEL, DAY, GUILD, HOUR, LeagueWorld, people, random_seed};

const MINUTE: i64 = 60_000;

#[test]
fn a_status_message_is_edited_at_most_once_a_minute() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, []);
    world.step(5 * MINUTE);
    let before = world.edits.len();
    for person in people(1..=20) {
        world.join(league, person).unwrap();
        world.step(3_000);
    }
    // The first change at once, the rest of the minute together.
    world.step(MINUTE);
    assert_eq!(world.edits.len() - before, 2);
    world.step(10 * MINUTE);
    assert_eq!(world.edits.len() - before, 2, "nothing has changed since");
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
    let (edits, sealed) = (world.edits.len(), world.view(league).sealed);
    world.join(league, PlayerId(6)).unwrap();
    world.step(2 * MINUTE);
    assert_eq!((world.edits.len(), world.told(MessageKind::Season)), (edits + 1, 2));
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
        let posted = world.view(league).message.unwrap();
        world.service.status_messages.refused(StatusSubject::Season(season), posted, world.now).unwrap();
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
    let posted = world.numbered(league, 1).message.unwrap();
    world.service.status_messages.refused(StatusSubject::Season(season), posted, world.now).unwrap();
    world.step(2 * HOUR);
    assert_eq!(of_season(&world), before, "the divisions have been told their tables");
    assert_eq!(world.told(MessageKind::SeasonOver), 1);
}

#[test]
fn a_corrupt_season_doesnt_stop_the_messages_of_others() {
    let mut world = LeagueWorld::new();
    let (corrupt, league) = (world.league(8, []), world.league(8, []));
    world.step(5 * MINUTE);
    for joined in [corrupt, league] {
        world.join(joined, PlayerId(1)).unwrap();
    }
    let season = world.view(corrupt).id;
    world
        .corrupt("UPDATE outbox SET kind = '?' WHERE id = (SELECT outbox FROM season WHERE id = ?1)", season);
    let before = world.edits.len();
    world.step(0);
    assert_eq!(world.edits.len() - before, 1);
}

#[test]
fn a_tournament_of_a_deleted_channel_tries_the_others_and_rests() {
    let mut world = LeagueWorld::new();
    for channel in [8, 9] {
        let call = world.call(ADMIN);
        let change = ServerChange::AddChannel(ChannelId(channel));
        world.service.servers.change(&call, GUILD, change).unwrap();
    }
    let call = world.call(ADMIN);
    let terms = LeagueWorld::terms(8);
    let league = world.service.tournaments.create(&call, terms, random_seed(1)).unwrap().id;
    let mut tried = Vec::new();
    loop {
        let [message] = world.service.outbox.due(world.now, 64).unwrap().try_into().unwrap();
        tried.push(message.channel);
        assert_eq!(world.view(league).tournament.channel, message.channel);
        if !world.service.locations.relocate_for(&message, ChannelProblem::Gone, world.now).unwrap() {
            break;
        }
        assert!(tried.len() < 8, "{tried:?}");
    }
    assert!(tried.starts_with(&[CHANNEL, ChannelId(8), ChannelId(9)]), "{tried:?}");
}

/// Each step of this world lets all processes work at the same time.
#[test]
fn three_processes_edit_one_board_once_a_minute() {
    let Some(mut world) = LeagueWorld::of_three_processes() else { return };
    let call = world.call(ADMIN);
    world.service.boards.set(&call, GUILD, Some(ChannelId(90))).unwrap();
    world.league(8, people(1..=8));
    world.step(3 * DAY + HOUR);
    // Another process may have stopped in the middle of the start, which is tried again later.
    let mut games = world.running();
    for _ in 0..20 {
        if games.len() >= 8 {
            break;
        }
        world.step(MINUTE);
        games = world.running();
    }
    assert!(games.len() >= 8, "{games:?}");
    let from = world.edits.len();
    for (game, killed) in games.into_iter().zip([false, true].into_iter().cycle()) {
        world.both_move(game);
        if killed {
            world.work(Duration::from_secs(60), 1);
            world.restart();
        }
        world.step(20_000);
    }
    world.step(MINUTE);
    assert_eq!(world.told(MessageKind::Board), 1);
    let board = StatusSubject::Board(GUILD).id();
    let of_board = world.edits[from..].iter().filter(|(subject, _)| *subject == board);
    let edits: Vec<i64> = of_board.map(|(_, at)| at.0).collect();
    assert!(edits.len() > 1, "{edits:?}");
    assert!(edits.windows(2).all(|pair| pair[1] - pair[0] >= MINUTE), "{edits:?}");
}
