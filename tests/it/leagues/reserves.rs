//! Reserves, and muted people.

use sealed_move::domain::tournament::{EntryState, SeasonState};
use sealed_move::domain::{EndReason, MessageKind, Opponent, PlayerId, UserError};
use sealed_move::service::Joined;
use sealed_move_rules::Side;

use super::seasons::games_of;
use super::{ADMIN, DAY, GUILD, HOUR, LeagueWorld, check_table, people};
use crate::actions::refused;

#[test]
fn a_reserve_takes_the_seat_of_someone_who_is_out() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    assert_eq!(world.join(league, PlayerId(5)).unwrap(), Joined::Reserve);
    let before = world.view(league);
    let seat = before.entry_of(PlayerId(1)).unwrap().seat.unwrap();
    let old: Vec<_> = games_of(&world, league, PlayerId(1)).into_iter().flatten().collect();
    let call = world.call(PlayerId(1));
    world.service.tournaments.leave_now(&call, league).unwrap();
    world.step(0);
    let view = world.view(league);
    let entry = view.entry_of(PlayerId(5)).unwrap();
    assert_eq!((entry.state, entry.seat), (EntryState::In, Some(seat)));
    assert_eq!(view.entry_of(PlayerId(1)).unwrap().seat, None);
    // The old games were aborted, and new ones have begun.
    for game in &old {
        let ending = world.service.games.summary(*game).unwrap().unwrap().ending.unwrap();
        assert_eq!(ending.reason, EndReason::Aborted);
    }
    let new: Vec<_> = games_of(&world, league, PlayerId(5)).into_iter().flatten().collect();
    assert_eq!(new.len(), old.len());
    assert!(new.iter().all(|game| !old.contains(game)));
    for _ in 0..60 {
        world.step(DAY);
        for game in world.running() {
            world.win(game, Side::First);
        }
    }
    // The file keeps the ticket that was in the drum, so it still verifies.
    check_table(&world, &world.numbered(league, 1));
    assert!(world.view(league).entry_of(PlayerId(5)).is_some());
}

#[test]
fn a_reserve_takes_the_seat_of_someone_who_never_moves() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    world.join(league, PlayerId(5)).unwrap();
    // The first sides never move.
    for _ in 0..4 {
        world.step(DAY);
    }
    assert_eq!(world.view(league).people(EntryState::Reserve).count(), 1);
    world.step(DAY + HOUR);
    let view = world.view(league);
    assert_eq!(view.people(EntryState::Reserve).count(), 0);
    assert!(view.entry_of(PlayerId(5)).unwrap().seat.is_some());
    assert_eq!(view.entries.iter().filter(|entry| entry.state == EntryState::Out).count(), 1);
}

#[test]
fn a_corrupt_match_doesnt_keep_reserves_from_free_seats() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let leaver = PlayerId(1);
    let own = world.running_of(leaver);
    let corrupt = world.running().into_iter().find(|game| !own.contains(game)).unwrap();
    world.corrupt("UPDATE match SET start = 'nonsense' WHERE id = ?1", corrupt);
    world.join(league, PlayerId(5)).unwrap();
    let call = world.call(leaver);
    world.service.tournaments.leave_now(&call, league).unwrap();
    world.step(0);
    assert!(world.view(league).entry_of(PlayerId(5)).unwrap().seat.is_some());
}

/// Mutes a person; with 0 days, ends their mute.
fn mute(world: &mut LeagueWorld, person: u64, days: u32) {
    let call = world.call(ADMIN);
    let person = Opponent { player: PlayerId(person), bot: false };
    world.service.moderation.mute(&call, GUILD, person, days, "insults").unwrap();
}

#[test]
fn a_muted_reserve_is_seated_when_the_mute_ends() {
    for lifted in [false, true] {
        let mut world = LeagueWorld::new();
        let league = world.league(8, people(1..=4));
        world.step(3 * DAY + HOUR);
        world.join(league, PlayerId(5)).unwrap();
        mute(&mut world, 5, 1);
        let call = world.call(PlayerId(1));
        world.service.tournaments.leave_now(&call, league).unwrap();
        let seat = |world: &LeagueWorld| world.view(league).entry_of(PlayerId(5)).unwrap().seat;
        world.step(DAY - HOUR);
        assert_eq!(seat(&world), None);
        if lifted {
            mute(&mut world, 5, 0);
            world.step(0);
        } else {
            world.step(HOUR);
        }
        assert!(seat(&world).is_some(), "lifted: {lifted}");
    }
}

#[test]
fn muted_people_dont_join_and_barred_ones_dont_start() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=6));
    mute(&mut world, 7, 20);
    assert!(matches!(refused(world.join(league, PlayerId(7))), UserError::Muted { .. }));
    // Muted after they joined: the season starts without them, with a public message.
    mute(&mut world, 6, 20);
    world.step(3 * DAY + HOUR);
    let view = world.view(league);
    assert_eq!((view.state, view.entries.len()), (SeasonState::Running, 5));
    assert_eq!(world.told(MessageKind::SeasonAct), 1);
    // A muted reserve waits until the mute ends.
    world.join(league, PlayerId(8)).unwrap();
    mute(&mut world, 8, 20);
    let call = world.call(PlayerId(1));
    world.service.tournaments.leave_now(&call, league).unwrap();
    world.step(HOUR);
    assert_eq!(world.view(league).entry_of(PlayerId(8)).unwrap().seat, None);
    assert_eq!(world.join(league, PlayerId(9)).unwrap(), Joined::Reserve);
    world.step(0);
    assert!(world.view(league).entry_of(PlayerId(9)).unwrap().seat.is_some());
}
