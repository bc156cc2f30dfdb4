//! Moves, draws and resignations: their writes and their errors.

use sealed_move::domain::{
    ChallengeTerms, EndReason, GuildId, Id, MessageKind, OfferAnswer, Revision, Timestamp, UserError,
};
use sealed_move::service::{ConfirmMode, MatchFilter, PlayOutcome};
use sealed_move_rules::{Side, find};

use super::{ALICE, BOB, CAROL, GUILD, SEED, TestWorld, caller, refused, request};

#[test]
fn a_game_continues_after_a_restart_at_any_point() {
    let mut world = TestWorld::new();
    let game = world.game();
    let turns = ["a2a3", "a11a10", "e1-", "b11b10", "O(b2)b3"];
    for (index, typed) in turns.into_iter().enumerate() {
        world.restart();
        let player = if index % 2 == 0 { ALICE } else { BOB };
        let match_view = world.play(player, game, typed).unwrap();
        assert_eq!(match_view.game.moves.len(), index + 1);
        assert_eq!(match_view.game.revision, Revision(index as u32 + 1));
        assert_eq!(match_view.game.deadline, world.now.plus_days(3), "a new turn has a new deadline");
    }
    world.restart();
    let history = world.service.views.history(game, ALICE, None).unwrap();
    let records: Vec<_> = history.entries.iter().map(|entry| entry.notation.as_str()).collect();
    assert_eq!(records, ["O(a2)a3", "O(a11)a10", "GD(e1)-", "O(b11)b10", "O(b2)b3"]);
    let told = world.send_all();
    let expected: Vec<_> = [(MessageKind::Challenged, Revision(0)), (MessageKind::Turn, Revision(0))]
        .into_iter()
        .chain((1..=5).map(|revision| (MessageKind::Turn, Revision(revision))))
        .collect();
    assert_eq!(told, expected, "one message per action, in their order");
}

#[test]
fn an_interaction_delivered_twice_counts_once() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    assert!(matches!(
        world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed),
        Ok(PlayOutcome::Played(_))
    ));
    assert_eq!(
        refused(world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed)),
        UserError::Repeated
    );
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!((match_view.game.moves.len(), match_view.game.revision), (1, Revision(1)));
    assert_eq!(world.send_all().len(), 3, "challenge, start, one turn");
}

#[test]
fn a_refused_action_leaves_nothing_behind() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.send_all();
    assert_eq!(world.play(BOB, game, "a11a10").unwrap_err(), UserError::NotOnTurn);
    assert_eq!(world.play(CAROL, game, "a2a3").unwrap_err(), UserError::NotSeated);
    assert_eq!(world.play(ALICE, Id(1), "a2a3").unwrap_err(), UserError::NoSuchMatch);
    for typed in ["", "   ", "a2a9", "\u{1f600}", "'; DROP TABLE match;--", &"a".repeat(10_000)] {
        assert!(matches!(world.play(ALICE, game, typed).unwrap_err(), UserError::Rules(_)), "{typed}");
    }
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!((match_view.game.moves.len(), match_view.game.revision), (0, Revision(0)));
    assert!(world.send_all().is_empty());
}

#[test]
fn swapped_coordinates_ask_and_store_nothing() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    let Ok(PlayOutcome::Ask { texts: turns, .. }) =
        world.service.moves.play(&call, game, None, "b4c4", ConfirmMode::Typed)
    else {
        panic!("not asked");
    };
    assert_eq!(turns.iter().map(sealed_move_rules::MoveText::as_str).collect::<Vec<_>>(), ["O(d2)d3"]);
    assert!(world.service.views.view(game, ALICE, None, None).unwrap().game.moves.is_empty());
}

#[test]
fn a_move_makes_a_text_stale_but_an_offer_does_not() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(BOB);
    assert_eq!(
        refused(world.service.moves.play(&call, game, Some(Revision(0)), "a11a10", ConfirmMode::Typed)),
        UserError::Stale
    );
    let call = world.call(BOB);
    assert!(world.service.moves.play(&call, game, Some(Revision(1)), "a11a10", ConfirmMode::Typed).is_ok());
}

#[test]
fn a_draw_needs_both_players_and_an_open_offer() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.offers.offer_draw(&call, game)), UserError::DrawAlreadyOffered);
    let call = world.call(CAROL);
    assert_eq!(refused(world.service.offers.offer_draw(&call, game)), UserError::NotSeated);
    let call = world.call(BOB);
    world.service.offers.answer_draw(&call, game, OfferAnswer::Decline, Revision(1)).unwrap();
    // A late press of the declined offer's button must not accept the next offer.
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(BOB);
    let late = world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, Revision(1));
    assert_eq!(refused(late), UserError::NoDrawOffer);
    let call = world.call(BOB);
    let done = world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, Revision(3)).unwrap();
    let ending = done.match_view.game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (None, EndReason::Agreement));
    assert_eq!(world.play(ALICE, game, "a2a3").unwrap_err(), UserError::Over);
}

#[test]
fn a_draw_offer_lapses_with_the_opponents_move() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    assert!(world.play(ALICE, game, "a2a3").unwrap().game.draw_offer.is_some());
    let view = world.service.views.public_view(game, Revision(2)).unwrap();
    assert!(view.game.draw_offer.is_some(), "the notice of the move asks, too");
    assert!(world.service.views.public_view(game, Revision(0)).unwrap().game.draw_offer.is_none());
    // Made during the opponent's turn, the offer lapses with the opponent's next move.
    assert!(world.play(BOB, game, "a11a10").unwrap().game.draw_offer.is_none());
    let call = world.call(BOB);
    world.service.offers.offer_draw(&call, game).unwrap();
    assert!(world.play(ALICE, game, "b2b3").unwrap().game.draw_offer.is_none());
    let asking: i64 = world
        .database()
        .query_row("SELECT count(*) FROM outbox WHERE asks IS NOT NULL", [], |row| row.get(0))
        .unwrap();
    assert_eq!(asking, 0);
}

#[test]
fn resigning_wants_the_state_that_was_confirmed() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.both_move(game);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.moves.resign(&call, game, Some(Revision(1)))), UserError::Stale);
    let call = world.call(ALICE);
    let match_view = world.service.moves.resign(&call, game, Some(Revision(2))).unwrap();
    let ending = match_view.game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Side::Second), EndReason::Resignation));
    assert_eq!(world.send_all().last(), Some(&(MessageKind::Over, Revision(3))));
    assert!(world.service.games.ongoing(ALICE).unwrap().is_empty());
    assert_eq!(world.service.games.find(&caller(ALICE), None, MatchFilter::Any).unwrap(), game);
}

#[test]
fn a_command_means_the_only_game_that_fits() {
    let mut world = TestWorld::new();
    let none = world.service.games.find(&caller(ALICE), None, MatchFilter::Turn);
    assert_eq!(refused(none), UserError::NoMatchOfYours);
    let first = world.game();
    assert_eq!(world.service.games.find(&caller(ALICE), None, MatchFilter::Turn).unwrap(), first);
    // Finds Bob's only game even though it is Alice's turn, so that `/move` can say why he can't
    // move.
    assert_eq!(world.service.games.find(&caller(BOB), None, MatchFilter::Turn).unwrap(), first);
    let second = world.game();
    assert_eq!(
        refused(world.service.games.find(&caller(ALICE), None, MatchFilter::Turn)),
        UserError::WhichMatch
    );
    world.play(ALICE, first, "a2a3").unwrap();
    assert_eq!(world.service.games.find(&caller(ALICE), None, MatchFilter::Turn).unwrap(), second);
    let named = second.to_string();
    assert_eq!(world.service.games.find(&caller(ALICE), Some(&named), MatchFilter::Turn).unwrap(), second);
    for nonsense in ["", "?", "zzzzzzzzzzzzzzzz", "1"] {
        let found = world.service.games.find(&caller(ALICE), Some(nonsense), MatchFilter::Turn);
        assert_eq!(refused(found), UserError::NoSuchMatch, "{nonsense}");
    }
}

#[test]
fn a_game_of_another_server_does_not_exist_for_strangers() {
    let mut world = TestWorld::new();
    let game = world.game();
    assert!(world.service.views.view(game, CAROL, Some(GUILD), None).is_ok());
    assert!(world.service.views.view(game, ALICE, None, None).is_ok(), "players see it from anywhere");
    for guild in [None, Some(GuildId(6))] {
        assert_eq!(refused(world.service.views.view(game, CAROL, guild, None)), UserError::NoSuchMatch);
        assert_eq!(refused(world.service.views.history(game, CAROL, guild)), UserError::NoSuchMatch);
    }
}

#[test]
fn earlier_positions_are_shown_unchanged() {
    let mut world = TestWorld::new();
    let game = world.game();
    let start = world.service.views.view(game, ALICE, None, None).unwrap().board_view.view;
    let first = world.play(ALICE, game, "a2a3").unwrap().board_view.view;
    world.play(BOB, game, "a11a10").unwrap();
    let at = |index| {
        world
            .service
            .views
            .view(game, ALICE, None, Some(index))
            .map(|match_view| match_view.board_view.view.text())
    };
    assert_eq!(at(0).unwrap(), start.text());
    assert_eq!(at(1).unwrap(), first.text());
    assert_eq!(refused(at(3)), UserError::NoSuchMove { last: 2 });
}

#[test]
fn a_channel_keeps_the_order_even_if_sending_fails() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let [first] = world.service.outbox.due(world.now, 16).unwrap().try_into().unwrap();
    assert_eq!((first.kind, first.revision), (MessageKind::Turn, Revision(0)));
    let later = Timestamp(world.now.0 + 60_000);
    world.service.outbox.retry_at(first.id, later).unwrap();
    assert!(world.service.outbox.due(world.now, 16).unwrap().is_empty(), "the others wait behind it");
    assert_eq!(world.service.outbox.next_due(world.now).unwrap(), Some(later));
    world.now = later;
    assert_eq!(world.service.outbox.due(later, 16).unwrap()[0].attempts, 1);
    assert_eq!(world.send_all().len(), 3);
}

#[test]
fn a_proof_names_the_only_move_made() {
    let mut world = TestWorld::new();
    let terms = ChallengeTerms { game: find("chakart").unwrap(), ..request(Some(BOB)) };
    let call = world.call(ALICE);
    let challenge = world.service.challenges.make(&call, terms, SEED).unwrap().id;
    let call = world.call(BOB);
    let (_, mut shown) = world.service.challenges.accept(&call, challenge, Side::Second).unwrap();
    let id = shown.game.id;
    for (number, player) in [ALICE, BOB, ALICE, BOB].into_iter().enumerate() {
        let view = world.service.views.view(id, player, Some(GUILD), None).unwrap().board_view.view;
        let first = view.legal_moves(10_000).unwrap().remove(0);
        shown = world.play(player, id, &first).unwrap();
        let revision = shown.game.revision;
        let rolled = world.service.views.rolled_moves(id, player, Some(GUILD), revision).unwrap();
        let told: Vec<_> = rolled.moves.iter().map(|(_, made)| made.revision).collect();
        assert_eq!((shown.game.moves.len(), told), (number + 1, vec![revision]));
    }
}
