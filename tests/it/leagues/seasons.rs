//! The course of a season.

use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};
use sealed_move::domain::{EndReason, Id, MessageKind, PlayerId, UserError};
use sealed_move::gamefile::{SeasonFlaw, TournamentFile};
use sealed_move_rules::Side;

use super::{DAY, HOUR, LeagueWorld, check_table, people};
use crate::actions::refused;

/// The matches of a person's season, by round.
pub(super) fn games_of(world: &LeagueWorld, league: Id, player: PlayerId) -> Vec<Option<Id>> {
    let view = world.view(league);
    let seat = view.entry_of(player).unwrap().seat.unwrap();
    let mut games: Vec<_> =
        view.division_of(player).unwrap().games.iter().filter(|game| game.pair.has(seat.number)).collect();
    games.sort_by_key(|game| game.pair.round);
    games.into_iter().map(|game| game.game).collect()
}

#[test]
fn nothing_starts_before_the_seal_is_published() {
    let mut world = LeagueWorld::new();
    let call = world.call(super::ADMIN);
    let league =
        world.service.tournaments.create(&call, LeagueWorld::terms(8), super::random_seed(1)).unwrap().id;
    for person in people(1..=4) {
        world.join(league, person).unwrap();
    }
    // Time passes, but the message isn't sent.
    world.now = world.now.plus_days(4);
    world.service.clocks.beat(&[sealed_move::domain::GatewayShard::ONLY], world.now).unwrap();
    let tick = world.service.tournaments.tick(world.now, &|| None).unwrap();
    assert!(tick.starting.is_empty());
    let season = world.view(league).id;
    world.service.tournaments.start(season, &[], world.now).unwrap();
    assert_eq!(world.view(league).state, SeasonState::Open);
    world.step(0);
    let view = world.view(league);
    assert_eq!(view.state, SeasonState::Running);
    assert!(view.sealed.is_some());
}

#[test]
fn a_season_of_four_runs_to_its_end_and_the_next_one_opens() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    assert_eq!(world.view(league).people(EntryState::In).count(), 4);
    world.step(3 * DAY + HOUR);
    let view = world.view(league);
    assert_eq!(
        (view.state, view.divisions.len(), view.divisions[0].games.len()),
        (SeasonState::Running, 1, 6)
    );
    assert_eq!(world.told(MessageKind::SeasonBegun), 1);
    // Two games each begin at once; the third round is due at the end of the first quarter.
    assert_eq!(world.running().len(), 4);
    let games = world.running();
    world.win(games[0], Side::First);
    world.step(HOUR);
    // Its players have one running game each, but the third game waits for the other two people.
    let played = world.view(league).divisions[0].progress();
    assert_eq!(played, (1, 6));
    for _ in 0..56 {
        world.step(DAY);
        for game in world.running() {
            world.win(game, Side::Second);
        }
    }
    let over = world.numbered(league, 1);
    check_table(&world, &over);
    let began = over.began.unwrap();
    let ended = over.ended.unwrap();
    assert!(ended.0 - began.0 >= 56 * DAY && ended.0 - began.0 < 57 * DAY, "{}", ended.0 - began.0);
    assert_eq!(world.told(MessageKind::SeasonOver), 1);
    let next = world.view(league);
    assert_eq!((next.number, next.state, next.people(EntryState::In).count()), (2, SeasonState::Open, 4));
    assert_eq!(next.starts.unwrap().0 - ended.0, 7 * DAY);
    // Tickets stay, and one message announces the start.
    let tickets = |view: &sealed_move::service::SeasonView| {
        view.entries.iter().map(|entry| entry.ticket).collect::<Vec<_>>()
    };
    assert_eq!(tickets(&next), tickets(&over));
    for _ in 0..7 {
        world.step(DAY);
    }
    assert_eq!(world.told(MessageKind::SeasonSoon), 1);
    world.step(DAY);
    assert_eq!(world.view(league).state, SeasonState::Running);
}

#[test]
fn open_games_end_drawn_and_unrated() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    // The players move all the time, and no game ends.
    let mut moves = 0;
    for _ in 0..56 {
        world.step(DAY);
        for game in world.running() {
            let view = world.service.views.view(game, PlayerId(1), Some(super::GUILD), None).unwrap();
            let turn = view.board_view.view.turn();
            let player = view.game.seat(turn).person().unwrap();
            let typed = match (turn, view.game.moves.iter().filter(|made| made.side == turn).count()) {
                (Side::First, 0) => "a2a3",
                (Side::Second, 0) => "a11a10",
                _ => {
                    let view = world.service.views.view(game, player, Some(super::GUILD), None).unwrap();
                    let menu = view.board_view.view.compose("").unwrap();
                    let mut draft = menu.options[0].draft.clone();
                    loop {
                        let menu = view.board_view.view.compose(&draft).unwrap();
                        if let Some(text) = menu.move_text {
                            world.play(player, game, &text);
                            break;
                        }
                        draft.clone_from(&menu.options[0].draft);
                    }
                    moves += 1;
                    continue;
                }
            };
            world.play(player, game, typed);
        }
    }
    assert!(moves > 100);
    world.step(DAY);
    let over = world.numbered(league, 1);
    check_table(&world, &over);
    let mut drawn = 0;
    for played in &over.divisions[0].games {
        let Some(game) = played.game else { continue };
        let ending = world.service.games.summary(game).unwrap().unwrap().ending.unwrap();
        if ending.reason == EndReason::SeasonOver {
            drawn += 1;
            assert_eq!((ending.winner, played.result()), (None, Some(TableResult::Drawn)));
            assert_eq!(world.service.results.rating_changes(game).unwrap(), None);
        }
    }
    assert!(drawn > 0);
}

#[test]
fn too_few_people_postpone_the_start_three_times() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=3));
    for week in 1..=3 {
        world.step(if week == 1 { 3 * DAY + HOUR } else { 7 * DAY + HOUR });
        assert_eq!(world.view(league).state, SeasonState::Open);
        assert_eq!(world.told(MessageKind::SeasonAct), week);
    }
    world.step(7 * DAY + HOUR);
    assert_eq!(world.view(league).state, SeasonState::Off);
    assert_eq!(refused(world.join(league, PlayerId(4))), UserError::TournamentOver);
}

#[test]
fn two_games_lost_on_time_put_a_person_out_and_bar_them() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let late = PlayerId(1);
    // Everybody else moves; person 1 never does.
    for _ in 0..20 {
        world.step(DAY);
        for game in world.running() {
            let found = world.service.games.summary(game).unwrap().unwrap();
            let player = found.seats[found.turn.index()].person().unwrap();
            if player != late && found.move_number <= 2 {
                world.play(player, game, if found.turn == Side::First { "a2a3" } else { "a11a10" });
            } else if player != late && found.seats.iter().all(|seat| *seat != late) {
                world.win(game, found.turn);
            }
        }
    }
    let view = world.view(league);
    let entry = view.entry_of(late).unwrap();
    assert_eq!(entry.late, 2);
    assert!(entry.state.is_out(), "{entry:?}");
    let acts = world.told(MessageKind::SeasonAct);
    assert_eq!(acts, 1, "told in public, once");
    let UserError::OutOfSeason = refused(world.join(league, late)) else { panic!("still in") };
    let other = world.league(8, people(5..=6));
    let UserError::Barred { until } = refused(world.join(other, late)) else { panic!("not barred") };
    assert!(until > world.now && until <= world.now.plus_days(30));
    // A late game is a loss even if it never began, and changes no rating then.
    let lost = view.divisions[0].games.iter().filter(|game| {
        game.pair.has(entry.seat.unwrap().number) && game.result().is_some_and(|r| r.word().ends_with('t'))
    });
    assert_eq!(lost.count(), 2);
}

#[test]
fn whoever_leaves_early_is_struck_and_later_is_not() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=5));
    world.step(3 * DAY + HOUR);
    let (early, late) = (PlayerId(1), PlayerId(2));
    let game = games_of(&world, league, early).into_iter().flatten().next().unwrap();
    world.both_move(game);
    let call = world.call(early);
    world.service.tournaments.leave_now(&call, league).unwrap();
    let left = world.view(league);
    assert_eq!(left.entry_of(early).unwrap().state, EntryState::Struck);
    assert!(world.running_of(early).is_empty(), "running games are resigned");
    let ending = world.service.games.summary(game).unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::Resignation);
    // The other one plays half of their games first.
    for _ in 0..30 {
        world.step(DAY);
        for game in world.running() {
            let found = world.service.games.summary(game).unwrap().unwrap();
            world.win(game, if found.seats[0] == late { Side::First } else { Side::Second });
        }
        let view = world.view(league);
        let number = view.entry_of(late).unwrap().seat.unwrap().number;
        let ended =
            view.divisions[0].games.iter().filter(|game| game.pair.has(number) && game.result().is_some());
        if ended.count() >= 2 {
            break;
        }
    }
    let call = world.call(late);
    world.service.tournaments.leave_now(&call, league).unwrap();
    let view = world.view(league);
    let entry = view.entry_of(late).unwrap();
    assert_eq!(entry.state, EntryState::Out);
    let number = entry.seat.unwrap().number;
    assert!(view.divisions[0].games.iter().filter(|game| game.pair.has(number)).all(|game| {
        let struck = view.entry_of(early).unwrap().seat.unwrap().number;
        game.pair.has(struck) || game.result().is_some()
    }));
    for _ in 0..60 {
        world.step(DAY);
    }
    let over = world.numbered(league, 1);
    check_table(&world, &over);
    assert_eq!(over.entry_of(early).unwrap().placed, None);
    assert!(over.entry_of(late).unwrap().placed.is_some());
    let next = world.view(league);
    assert_eq!(next.people(EntryState::In).count(), 3, "who is out isn't in the next season");
}

#[test]
fn games_of_a_league_refuse_what_would_make_them_unequal() {
    let mut world = LeagueWorld::new();
    world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let game = world.running()[0];
    let seats = world.service.games.summary(game).unwrap().unwrap().seats;
    let [first, second] = seats.map(|seat| seat.person().unwrap());
    let call = world.call(second);
    assert_eq!(refused(world.service.offers.abort(&call, game, None)), UserError::TournamentGame);
    world.play(first, game, "a2a3");
    let call = world.call(first);
    assert_eq!(refused(world.service.offers.offer_takeback(&call, game)), UserError::TournamentGame);
    let call = world.call(first);
    assert_eq!(refused(world.service.clocks.give_time(&call, game)), UserError::TournamentGame);
    // A resignation before both have moved is a loss, but unrated.
    let call = world.call(second);
    world.service.moves.resign(&call, game, None).unwrap();
    let call = world.call(second);
    let rematch = world.service.challenges.rematch(&call, game, super::random_seed(1), Side::First);
    assert_eq!(refused(rematch), UserError::TournamentGame);
    let ending = world.service.games.summary(game).unwrap().unwrap().ending.unwrap();
    assert_eq!((ending.reason, ending.winner), (EndReason::Resignation, Some(Side::First)));
}

#[test]
fn outages_and_absences_move_all_dates() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(DAY);
    world.outage(5 * DAY);
    assert_eq!(world.view(league).state, SeasonState::Open, "five days don't count");
    world.step(2 * DAY + HOUR);
    assert_eq!(world.view(league).state, SeasonState::Running);
    let began = world.view(league).began.unwrap();
    world.step(DAY);
    world.service.servers.mark_left(super::GUILD, world.now).unwrap();
    for _ in 0..20 {
        world.step(DAY);
    }
    assert_eq!(world.view(league).ends, None, "unknown while the bot is away");
    world.service.servers.mark_joined(super::GUILD, world.now).unwrap();
    world.step(0);
    assert_eq!(world.view(league).ends.unwrap().0 - began.0, 76 * DAY);
}

#[test]
fn no_game_begins_while_the_bot_is_out_of_the_server() {
    let mut world = LeagueWorld::new();
    world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    world.service.servers.mark_left(super::GUILD, world.now).unwrap();
    for game in world.running() {
        world.win(game, Side::First);
    }
    world.step(HOUR);
    assert_eq!(world.running(), []);
    world.service.servers.mark_joined(super::GUILD, world.now).unwrap();
    world.step(0);
    assert_eq!(world.running().len(), 2);
}

#[test]
fn thirty_days_out_of_the_server_call_a_season_off() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    world.service.servers.mark_left(super::GUILD, world.now).unwrap();
    for _ in 0..31 {
        world.step(DAY);
    }
    assert_eq!(world.view(league).state, SeasonState::Off);
    assert!(world.running().is_empty());
    assert_eq!(world.service.tournaments.next_due().unwrap(), None, "nothing is left to do");
}

#[test]
fn a_file_before_the_end_is_sealed_and_a_changed_one_is_named() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let file = TournamentFile::read(&world.file(world.view(league).id)).unwrap();
    assert_eq!(file.verify().map(drop), Err(SeasonFlaw::Sealed));
    for _ in 0..60 {
        world.step(DAY);
        for game in world.running() {
            world.win(game, Side::First);
        }
    }
    let text = world.file(world.numbered(league, 1).id);
    assert!(TournamentFile::read(&text).unwrap().verify().is_ok());
    let changed = text.replacen("1-0", "0-1", 1);
    assert!(TournamentFile::read(&changed).unwrap().verify().is_err());
}

#[test]
fn two_hundred_joins_delivered_twice_are_two_hundred_entries() {
    let mut world = LeagueWorld::new();
    let league = world.league(16, []);
    for person in people(1..=200) {
        world.now.0 += 50;
        let call = world.call(person);
        world.service.tournaments.join(&call, league).unwrap();
        assert_eq!(refused(world.service.tournaments.join(&call, league)), UserError::Repeated);
    }
    assert_eq!(world.view(league).people(EntryState::In).count(), 200);
    let call = world.call(PlayerId(7));
    assert_eq!(refused(world.service.tournaments.join(&call, league)), UserError::AlreadyEntered);
}

#[test]
fn deleting_ones_data_keeps_the_table_verifiable() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=5));
    world.step(3 * DAY + HOUR);
    let call = world.call(PlayerId(1));
    let export = world.service.player_data.export(PlayerId(1)).unwrap();
    assert!(export.contains("Winter league"));
    world.service.player_data.forget(&call).unwrap();
    world.step(0);
    let view = world.view(league);
    assert!(view.entry_of(PlayerId(1)).is_none());
    let gone = view.entries.iter().find(|entry| entry.player.is_none()).unwrap();
    assert!(gone.state.is_out() && gone.seat.is_some());
    for _ in 0..60 {
        world.step(DAY);
        for game in world.running() {
            world.win(game, Side::Second);
        }
    }
    check_table(&world, &world.numbered(league, 1));
    assert_eq!(world.told(MessageKind::SeasonAct), 1);
}

#[test]
fn a_league_counts_apart_from_the_limit_of_games() {
    use sealed_move::domain::ServerChange;
    let mut world = LeagueWorld::new();
    let call = world.call(super::ADMIN);
    let limits = ServerChange::Limits { games: Some(Some(1)), challenges: None };
    world.service.servers.change(&call, super::GUILD, limits).unwrap();
    world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    assert_eq!(world.running_of(PlayerId(1)).len(), 2);
    let call = world.call(PlayerId(1));
    let request = sealed_move::domain::ChallengeTerms {
        opponent: Some(sealed_move::domain::Opponent { player: PlayerId(2), bot: false }),
        ..crate::actions::request(None)
    };
    let request = sealed_move::domain::ChallengeTerms {
        place: sealed_move::domain::HomeChannel { guild: Some(super::GUILD), channel: super::CHANNEL },
        ..request
    };
    assert!(world.service.challenges.make(&call, request, super::random_seed(1)).is_ok());
}

#[test]
fn deleting_a_servers_data_takes_its_tournaments() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let call = world.call(super::ADMIN);
    assert_eq!(world.service.server_data.forget(&call, super::GUILD).unwrap(), 4);
    let call = world.call(super::ADMIN);
    assert_eq!(refused(world.service.tournaments.newest(&call, league)), UserError::NoSuchTournament);
    world.step(DAY);
}
