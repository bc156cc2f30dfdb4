//! Acts of organizers.

use sealed_move::domain::tournament::{EntryState, SeasonPair, SeasonState, TableResult, TournamentTerms};
use sealed_move::domain::{EndReason, Id, MessageKind, PlayerId, UserError};
use sealed_move_rules::Side;

use super::{ADMIN, DAY, HOUR, LeagueWorld, check_table, people};
use crate::actions::refused;

fn first_pair(world: &LeagueWorld, league: Id) -> SeasonPair {
    world.view(league).divisions[0].games.iter().find(|game| game.is_running()).unwrap().pair
}

#[test]
fn an_organizer_moves_the_start() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    let call = world.call(ADMIN);
    let starts = world.now.plus_days(14);
    world.service.tournaments.move_start(&call, league, starts).unwrap();
    world.step(10 * DAY);
    assert_eq!((world.view(league).state, world.view(league).starts), (SeasonState::Open, Some(starts)));
    let call = world.call(ADMIN);
    let wrong = world.service.tournaments.move_start(&call, league, world.now.plus_days(90));
    assert!(matches!(refused(wrong), UserError::NoSuchStart { .. }));
    world.step(4 * DAY + HOUR);
    assert_eq!(world.view(league).state, SeasonState::Running);
    assert_eq!(world.told(MessageKind::SeasonAct), 1);
}

#[test]
fn a_decision_ends_the_game_and_can_be_taken_back() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let pair = first_pair(&world, league);
    let find = |world: &LeagueWorld| {
        *world.view(league).divisions[0].games.iter().find(|game| game.pair == pair).unwrap()
    };
    let old = find(&world).game.unwrap();
    let call = world.call(ADMIN);
    world.service.tournaments.decide(&call, league, pair, TableResult::Drawn).unwrap();
    let ending = world.service.games.summary(old).unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::ByOrganizer);
    world.step(DAY);
    assert_eq!(find(&world).result(), Some(TableResult::Drawn));
    let call = world.call(ADMIN);
    world.service.tournaments.undo(&call, league, pair).unwrap();
    world.step(0);
    let again = find(&world);
    assert_eq!(again.result(), None);
    assert!(again.game.is_some_and(|game| game != old), "the game begins again");
    // A played result comes back.
    world.win(again.game.unwrap(), Side::First);
    let call = world.call(ADMIN);
    world.service.tournaments.decide(&call, league, pair, TableResult::SecondWon { late: false }).unwrap();
    assert_eq!(find(&world).result(), Some(TableResult::SecondWon { late: false }));
    let call = world.call(ADMIN);
    world.service.tournaments.undo(&call, league, pair).unwrap();
    assert_eq!(find(&world).result(), Some(TableResult::FirstWon { late: false }));
    let call = world.call(ADMIN);
    assert_eq!(refused(world.service.tournaments.undo(&call, league, pair)), UserError::NoSuchSeasonGame);
    world.step(0);
    assert_eq!(world.told(MessageKind::SeasonAct), 4, "all are told in public");
}

#[test]
fn a_decision_taken_back_after_a_person_left_is_a_loss() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let pair = first_pair(&world, league);
    let view = world.view(league);
    let leaver = view.divisions[0].row(pair.first).unwrap().player.unwrap();
    let call = world.call(ADMIN);
    world.service.tournaments.decide(&call, league, pair, TableResult::FirstWon { late: false }).unwrap();
    let other = world.running_of(leaver)[0];
    world.win(other, Side::First);
    // Two of three games are over, so the leaver isn't struck.
    let call = world.call(leaver);
    world.service.tournaments.leave_now(&call, league).unwrap();
    assert_eq!(world.view(league).entry_of(leaver).unwrap().state, EntryState::Out);
    let call = world.call(ADMIN);
    world.service.tournaments.undo(&call, league, pair).unwrap();
    world.step(0);
    let games = &world.view(league).divisions[0].games;
    let game = games.iter().find(|game| game.pair == pair).unwrap();
    assert_eq!(game.result(), Some(TableResult::SecondWon { late: false }));
}

#[test]
fn organizers_dont_decide_about_their_own_division() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=3).chain([ADMIN]));
    world.step(3 * DAY + HOUR);
    let pair = first_pair(&world, league);
    let call = world.call(ADMIN);
    let decided = world.service.tournaments.decide(&call, league, pair, TableResult::Drawn);
    assert_eq!(refused(decided), UserError::OwnDivision);
    let call = world.call(ADMIN);
    assert_eq!(refused(world.service.tournaments.end_early(&call, league)), UserError::OwnDivision);
    let call = world.call(ADMIN);
    assert_eq!(refused(world.service.tournaments.call_off(&call, league)), UserError::OwnDivision);
    let ticket = world.view(league).entry_of(PlayerId(1)).unwrap().ticket;
    let call = world.call(ADMIN);
    assert_eq!(refused(world.service.tournaments.remove(&call, league, ticket)), UserError::OwnDivision);
    let game = world.running()[0];
    let verdict = sealed_move::domain::Verdict::CalledOff;
    let call = world.call(ADMIN);
    let proposed = world.service.adjudications.propose(&call, super::GUILD, game, verdict, None);
    let seats = world.service.games.summary(game).unwrap().unwrap().seats;
    let own = seats.contains(&ADMIN.into());
    assert_eq!(refused(proposed), if own { UserError::OwnMatch } else { UserError::OwnDivision });
}

#[test]
fn a_game_that_a_server_admin_aborts_begins_again() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let (pair, games) = (first_pair(&world, league), world.running());
    let view = world.view(league);
    let game = view.divisions[0].games.iter().find(|game| game.pair == pair).unwrap().game.unwrap();
    let verdict = sealed_move::domain::Verdict::Drawn;
    let call = world.call(ADMIN);
    let proposed = world.service.adjudications.propose(&call, super::GUILD, game, verdict, None);
    assert_eq!(refused(proposed), UserError::DecideInTournament);
    let off = sealed_move::domain::Verdict::CalledOff;
    let call = world.call(ADMIN);
    let prompt = world.service.adjudications.propose(&call, super::GUILD, game, off, None).unwrap();
    let call = world.call(ADMIN);
    let seen = prompt.match_view.game.revision;
    world.service.adjudications.end(&call, super::GUILD, game, seen).unwrap();
    world.step(0);
    let now = world.running();
    assert_eq!(now.len(), games.len());
    assert!(!now.contains(&game));
}

#[test]
fn a_removed_person_is_out() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=5));
    let ticket = world.view(league).entry_of(PlayerId(5)).unwrap().ticket;
    let call = world.call(ADMIN);
    world.service.tournaments.remove(&call, league, ticket).unwrap();
    assert!(world.view(league).entry_of(PlayerId(5)).is_none(), "off the list before the start");
    world.step(3 * DAY + HOUR);
    let ticket = world.view(league).entry_of(PlayerId(1)).unwrap().ticket;
    let call = world.call(ADMIN);
    world.service.tournaments.remove(&call, league, ticket).unwrap();
    assert_eq!(world.view(league).entry_of(PlayerId(1)).unwrap().state, EntryState::Struck);
    // Not barred: only games lost on time bar.
    let other = world.league(8, []);
    world.join(other, PlayerId(1)).unwrap();
}

#[test]
fn a_season_that_is_ended_early_has_a_table() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let game = world.running()[0];
    world.win(game, Side::First);
    let call = world.call(ADMIN);
    world.service.tournaments.end_early(&call, league).unwrap();
    world.step(0);
    check_table(&world, &world.numbered(league, 1));
    assert_eq!(world.view(league).number, 2);
}

#[test]
fn a_season_that_is_called_off_ends_its_games_without_results() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    let games = world.running();
    let call = world.call(ADMIN);
    world.service.tournaments.call_off(&call, league).unwrap();
    world.step(0);
    assert!(world.running().is_empty());
    for game in games {
        let ending = world.service.games.summary(game).unwrap().unwrap().ending.unwrap();
        assert_eq!((ending.reason.clone(), ending.counts()), (EndReason::SeasonOff, false));
    }
    world.step(30 * DAY);
    assert_eq!(world.view(league).state, SeasonState::Off);
}

#[test]
fn a_server_has_at_most_five_tournaments() {
    let mut world = LeagueWorld::new();
    for _ in 0..5 {
        world.league(8, []);
    }
    let call = world.call(ADMIN);
    let terms = TournamentTerms { name: "Sixth league".to_owned(), ..LeagueWorld::terms(8) };
    let sixth = world.service.tournaments.create(&call, terms, super::random_seed(9));
    assert_eq!(refused(sixth), UserError::TooManyTournaments { most: 5 });
}
