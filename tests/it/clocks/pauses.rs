//! Pauses and extra time: vacations, a granted day, a server that removed the bot.

use sealed_move::domain::{ChannelId, EndReason, GuildId, MessageKind, Route, Timestamp, UserError};

use super::{ALICE, BOB, CAROL, CHANNEL, ClockWorld, GUILD, HOUR, START, after, refused};

#[test]
fn a_vacation_pauses_own_clocks_and_is_announced() {
    let mut world = ClockWorld::new();
    let elsewhere = ChannelId(8);
    let games = [world.game(), world.game(), world.game_in(GUILD, elsewhere)];
    world.play(ALICE, games[1], "a2a3", after(1));
    world.send_all(after(1));
    let call = world.call(ALICE, after(10));
    let leave = world.service.vacations.take(&call, Some(GUILD), 10).unwrap();
    assert_eq!(leave.left_ms, 20 * 24 * HOUR);
    let told = world.send_all(after(10));
    let channels: Vec<_> = told.iter().map(|message| (message.kind, message.channel)).collect();
    assert_eq!(
        channels,
        [(MessageKind::Vacation, CHANNEL), (MessageKind::Vacation, elsewhere)],
        "one a channel"
    );
    assert_eq!(world.match_view(games[0]).clock.deadline(), Some(after(72 + 240)));
    // Bob's clock runs.
    assert_eq!(world.match_view(games[1]).clock.deadline(), Some(after(1 + 72)));
    world.tick(after(100));
    assert!(world.match_view(games[0]).game.ending.is_none());
    assert_eq!(world.match_view(games[1]).game.ending.unwrap().reason, EndReason::NotStarted);
    world.send_all(after(100));
    // Back early: the clock continues.
    let call = world.call(ALICE, after(130));
    let leave = world.service.vacations.take(&call, Some(GUILD), 0).unwrap();
    assert_eq!((leave.current, leave.left_ms), (None, 25 * 24 * HOUR));
    assert_eq!(world.match_view(games[0]).clock.deadline(), Some(after(72 + 120)));
    assert_eq!(world.topics(after(130)), [MessageKind::Vacation, MessageKind::Vacation]);
    let call = world.call(ALICE, after(131));
    assert_eq!(refused(world.service.vacations.take(&call, Some(GUILD), 0)), UserError::NotOnVacation);
    let spent = refused(world.service.vacations.take(&call, Some(GUILD), 26));
    assert_eq!(spent, UserError::VacationSpent { year: 2027, hours: 25 * 24, on_vacation: false });
    world.tick(after(72 + 120));
    assert_eq!(world.match_view(games[0]).game.ending.unwrap().reason, EndReason::NotStarted);
}

#[test]
fn servers_limit_vacations() {
    let mut world = ClockWorld::new();
    let strict = GuildId(6);
    let (usual, short) = (world.game(), world.game_in(strict, ChannelId(8)));
    world.service.servers.set_vacation_days(strict, 2, START).unwrap();
    let call = world.call(ALICE, START);
    let refusal = refused(world.service.vacations.take(&call, Some(strict), 3));
    assert_eq!(refusal, UserError::VacationSpent { year: 2027, hours: 2 * 24, on_vacation: false });
    world.service.vacations.take(&call, Some(GUILD), 10).unwrap();
    assert_eq!(world.match_view(usual).clock.deadline(), Some(after(72 + 240)));
    assert_eq!(world.match_view(short).clock.deadline(), Some(after(72 + 48)));
    let still =
        |guild, hours| world.service.vacations.status(ALICE, Some(guild), after(hours)).unwrap().paused_until;
    assert_eq!((still(GUILD, 1), still(strict, 1)), (Some(after(240)), Some(after(48))));
    assert_eq!((still(GUILD, 48), still(strict, 48)), (Some(after(240)), None), "the server's limit");
    assert_eq!(still(GUILD, 240), None);
}

#[test]
fn time_can_be_given_only_to_the_opponent() {
    let mut world = ClockWorld::new();
    let game = world.game();
    world.tick(after(40));
    world.send_all(after(40));
    let call = world.call(ALICE, after(41));
    assert_eq!(refused(world.service.clocks.give_time(&call, game)), UserError::OwnClock);
    let call = world.call(CAROL, after(41));
    assert_eq!(refused(world.service.clocks.give_time(&call, game)), UserError::NotSeated);
    let call = world.call(BOB, after(41));
    let (match_view, _) = world.service.clocks.give_time(&call, game).unwrap();
    assert_eq!((match_view.clock.deadline(), match_view.game.revision.0), (Some(after(96)), 1));
    assert_eq!(world.topics(after(41)), [MessageKind::MoreTime]);
    // The reminder at half the time was sent; the one at four fifths is now due at 76.8 hours.
    world.tick(after(60));
    assert_eq!(world.topics(after(60)), []);
    world.tick(after(77));
    assert_eq!(world.topics(after(77)), [MessageKind::Reminder]);
    world.tick(after(95));
    assert!(world.match_view(game).game.ending.is_none());
    world.tick(after(96));
    let call = world.call(BOB, after(97));
    assert_eq!(refused(world.service.clocks.give_time(&call, game)), UserError::Over);
}

#[test]
fn removing_the_bot_pauses_only_that_servers_clocks() {
    let mut world = ClockWorld::new();
    let (here, also, there) = (world.game(), world.game(), world.game_in(GuildId(6), ChannelId(8)));
    world.send_all(START);
    world.service.servers.mark_left(GUILD, after(10)).unwrap();
    world.service.servers.mark_left(GUILD, after(11)).unwrap();
    let told = world.send_all(after(11));
    let told: Vec<_> = told.iter().map(|message| (message.kind, message.route)).collect();
    assert_eq!(
        told,
        [(MessageKind::ShutOut, Route::Direct(ALICE)), (MessageKind::ShutOut, Route::Direct(BOB))]
    );
    world.tick(after(200));
    assert!(world.match_view(there).game.ending.is_some());
    assert!(
        world.match_view(here).game.ending.is_none() && world.match_view(here).clock.deadline().is_none()
    );
    world.send_all(after(200));
    // Back after 240 hours, which don't count.
    let present = std::collections::BTreeSet::from([GUILD]);
    world.service.servers.reconcile(&present, |_| true, after(250)).unwrap();
    assert_eq!(world.match_view(here).clock.deadline(), Some(after(72 + 240)));
    // Removed while the bot was offline, for good. Only this shard's servers are compared.
    let none = std::collections::BTreeSet::new();
    world.service.servers.reconcile(&none, |guild| guild != GUILD, after(251)).unwrap();
    assert!(world.match_view(here).clock.deadline().is_some());
    world.service.servers.reconcile(&none, |_| true, after(252)).unwrap();
    assert_eq!(world.send_all(after(252)).len(), 2);
    world.tick(Timestamp(after(252 + 720).0 - 1));
    assert!(world.match_view(here).game.ending.is_none());
    world.tick(after(252 + 720));
    for game in [here, also] {
        let ending = world.match_view(game).game.ending.unwrap();
        assert_eq!((ending.winner, ending.reason), (None, EndReason::ShutOut));
    }
    assert_eq!(world.topics(after(252 + 720)), [MessageKind::Over, MessageKind::Over]);
}
