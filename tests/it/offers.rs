//! Takebacks, aborts, rematches, ratings and notes over a real database.

use sealed_move::domain::{
    ChallengeState, EndReason, Id, MessageId, MessageKind, MessageRef, OfferAnswer, OfferStep, PlayerId,
    Revision, Seat, Tally, UserError,
};
use sealed_move::service::{ConfirmMode, Error, MatchFilter, OfferOutcome, PingPlan, RematchOutcome};
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, CAROL, CHANNEL, GUILD, SEED, TestWorld, account, caller, refused, request};

fn ask(world: &mut TestWorld, player: PlayerId, game: Id) -> Result<OfferOutcome, Error> {
    let call = world.call(player);
    world.service.offers.offer_takeback(&call, game)
}

fn answer(
    world: &mut TestWorld,
    player: PlayerId,
    game: Id,
    answer: OfferAnswer,
    offered: u32,
) -> Result<OfferOutcome, Error> {
    let call = world.call(player);
    world.service.offers.answer_takeback(&call, game, answer, Revision(offered))
}

fn records(world: &TestWorld, game: Id) -> Vec<String> {
    let history = world.service.views.history(game, ALICE, None).unwrap();
    history.entries.into_iter().map(|entry| entry.notation).collect()
}

fn resign(world: &mut TestWorld, player: PlayerId, game: Id) {
    let call = world.call(player);
    world.service.moves.resign(&call, game, None).unwrap();
}

fn set_listed(world: &mut TestWorld, player: PlayerId, listed: bool) {
    let call = world.call(player);
    world.service.results.set_listed(&call, listed).unwrap();
}

#[test]
fn a_takeback_is_offered_and_granted_over_restarts() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    world.play(BOB, game, "a11a10").unwrap();
    world.send_all();
    world.restart();
    assert_eq!(ask(&mut world, ALICE, game).unwrap().step, OfferStep::Offered);
    world.restart();
    let done = answer(&mut world, BOB, game, OfferAnswer::Accept, 3).unwrap();
    assert_eq!(done.step, OfferStep::Accepted);
    world.restart();
    assert!(records(&world, game).is_empty());
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!((match_view.game.revision, match_view.game.deadline), (Revision(4), world.now.plus_days(3)));
    assert!(world.service.games.ongoing(ALICE).unwrap()[0].awaits(ALICE));
    assert_eq!(
        world.send_all(),
        [(MessageKind::TakebackOffered, Revision(3)), (MessageKind::TakenBack, Revision(4))]
    );
    // The same moves again get new revisions; the old ones are archived.
    world.play(ALICE, game, "b2b3").unwrap();
    let match_view = world.play(BOB, game, "b11b10").unwrap();
    assert_eq!(match_view.game.moves.iter().map(|entry| entry.revision.0).collect::<Vec<_>>(), [5, 6]);
    let aside: i64 = world
        .database()
        .query_row("SELECT count(*) FROM ply_taken_back WHERE taken_back = 4", [], |row| row.get(0))
        .unwrap();
    assert_eq!(aside, 2);
}

#[test]
fn a_takeback_without_a_reply_removes_one_turn() {
    let mut world = TestWorld::new();
    let game = world.game();
    for (player, turn) in [(ALICE, "a2a3"), (BOB, "a11a10"), (ALICE, "b2b3")] {
        world.play(player, game, turn).unwrap();
    }
    ask(&mut world, ALICE, game).unwrap();
    answer(&mut world, BOB, game, OfferAnswer::Accept, 4).unwrap();
    assert_eq!(records(&world, game), ["O(a2)a3", "O(a11)a10"]);
    assert_eq!(world.play(BOB, game, "c11c10").unwrap_err(), UserError::NotOnTurn, "Alice is on turn again");
    world.play(ALICE, game, "c2c3").unwrap();
}

#[test]
fn a_request_falls_with_the_next_turn_of_either_player() {
    for (asks, moves) in [(ALICE, "a11a10"), (BOB, "c2c3")] {
        let mut world = TestWorld::new();
        let game = world.game();
        world.play(ALICE, game, "a2a3").unwrap();
        if asks == BOB {
            world.play(BOB, game, "a11a10").unwrap();
        }
        let offered = ask(&mut world, asks, game).unwrap().match_view.game.revision.0;
        let other = if asks == ALICE { BOB } else { ALICE };
        world.play(other, game, moves).unwrap();
        let late = answer(&mut world, other, game, OfferAnswer::Accept, offered);
        assert_eq!(refused(late), UserError::NoTakeback);
        let before = records(&world, game).len();
        world.restart();
        assert_eq!(records(&world, game).len(), before);
    }
}

#[test]
fn a_turn_that_was_drawn_up_before_a_takeback_is_stale() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    ask(&mut world, ALICE, game).unwrap();
    answer(&mut world, BOB, game, OfferAnswer::Accept, 2).unwrap();
    // A button from the start: the position is the same, but the revision is stale.
    let call = world.call(ALICE);
    let late = world.service.moves.play(&call, game, Some(Revision(0)), "a2a3", ConfirmMode::Typed);
    assert_eq!(refused(late), UserError::Stale);
    let call = world.call(ALICE);
    assert!(world.service.moves.play(&call, game, Some(Revision(3)), "a2a3", ConfirmMode::Typed).is_ok());
}

#[test]
fn a_late_notice_names_the_turn_that_was_taken_back() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    ask(&mut world, ALICE, game).unwrap();
    answer(&mut world, BOB, game, OfferAnswer::Accept, 2).unwrap();
    world.play(ALICE, game, "b2b3").unwrap();
    let match_view = world.service.views.public_view(game, Revision(1)).unwrap();
    assert_eq!(match_view.board_view.last.unwrap().notation, "O(a2)a3");
    assert!(match_view.outdated);
    let match_view = world.service.views.public_view(game, Revision(3)).unwrap();
    assert!(
        match_view.board_view.last.is_none() && match_view.outdated,
        "no move is left after the takeback"
    );
    let match_view = world.service.views.public_view(game, Revision(4)).unwrap();
    assert_eq!(match_view.board_view.last.unwrap().notation, "O(b2)b3");
    assert!(!match_view.outdated);
}

#[test]
fn an_aborted_game_counts_for_nothing() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    world.restart();
    let call = world.call(BOB);
    let match_view = world.service.offers.abort(&call, game, None).unwrap();
    assert_eq!(match_view.game.ending.unwrap().reason, EndReason::Aborted);
    assert_eq!(world.send_all().last(), Some(&(MessageKind::Over, Revision(2))));
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(ALICE, BOB, [aruki].into_iter(), world.now).unwrap();
    assert!(profile.ratings.is_empty());
    assert_eq!(profile.against, Some(Tally::default()));
    assert_eq!(world.service.results.rating_changes(game).unwrap(), None);
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    world.play(BOB, game, "a11a10").unwrap();
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.offers.abort(&call, game, None)), UserError::BothMoved);
}

/// Checks that a finished game left no trace in results and ratings, and that its file, its dice and
/// a rematch work.
fn check_no_result(world: &mut TestWorld, game: Id, reason: &EndReason) {
    world.restart();
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    let ending = match_view.game.ending.unwrap();
    assert_eq!((ending.winner, &ending.reason), (None, reason));
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(ALICE, BOB, [aruki].into_iter(), world.now).unwrap();
    assert!(profile.ratings.is_empty() && profile.history.is_empty());
    assert_eq!(profile.against, Some(Tally::default()));
    assert_eq!(world.service.results.rating_changes(game).unwrap(), None);
    let file = world
        .service
        .views
        .game_file(game, ALICE, None, &sealed_move::domain::ReservedNames::default())
        .unwrap();
    let text = file.to_string();
    assert!(text.contains(&format!("\nresult: draw {}\n", reason.word())), "{text}");
    assert_eq!(sealed_move::gamefile::GameFile::read(&text).unwrap().result, file.result);
    assert_eq!(refused(ask(world, ALICE, game)), UserError::Over);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.offers.abort(&call, game, None)), UserError::Over);
    let call = world.call(ALICE);
    let rematch = world.service.challenges.rematch(&call, game, SEED, Side::First).unwrap();
    assert!(matches!(rematch, RematchOutcome::Offered(offer, _) if offer.rated));
}

#[test]
fn an_early_resignation_counts_for_nothing() {
    for (moves, who) in [(0, ALICE), (0, BOB), (1, ALICE), (1, BOB)] {
        let mut world = TestWorld::new();
        let game = world.game();
        if moves == 1 {
            world.play(ALICE, game, "a2a3").unwrap();
        }
        resign(&mut world, who, game);
        assert_eq!(world.send_all().last().map(|(kind, _)| *kind), Some(MessageKind::Over));
        check_no_result(&mut world, game, &EndReason::Aborted);
    }
    // A takeback of both moves makes it early again.
    let mut world = TestWorld::new();
    let game = world.begun();
    ask(&mut world, ALICE, game).unwrap();
    answer(&mut world, BOB, game, OfferAnswer::Accept, 3).unwrap();
    resign(&mut world, ALICE, game);
    check_no_result(&mut world, game, &EndReason::Aborted);
}

#[test]
fn a_game_out_of_time_before_both_moved_counts_for_nothing() {
    for moves in [0, 1] {
        let mut world = TestWorld::new();
        let game = world.game();
        if moves == 1 {
            world.play(ALICE, game, "a2a3").unwrap();
        }
        world.now = world.now.plus_days(4);
        let heartbeat = format!("INSERT INTO heartbeat (one, at) VALUES (1, {})", world.now.0);
        world.database().execute_batch(&heartbeat).unwrap();
        world.service.clocks.tick(world.now, std::time::Duration::from_secs(120)).unwrap();
        check_no_result(&mut world, game, &EndReason::NotStarted);
    }
}

#[test]
fn an_early_draw_is_a_result_but_not_rated() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    for player in [ALICE, BOB] {
        let call = world.call(player);
        world.service.offers.offer_draw(&call, game).unwrap();
    }
    assert_eq!(world.service.results.rating_changes(game).unwrap(), None);
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(ALICE, BOB, [aruki].into_iter(), world.now).unwrap();
    assert_eq!(profile.against, Some(Tally { won: 0, drawn: 1, lost: 0 }));
    assert_eq!(profile.ratings[0].rated, 0);
}

#[test]
fn a_rematch_is_offered_once_and_swaps_the_sides() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.challenges.rematch(&call, game, SEED, Side::First)), UserError::NotOver);
    resign(&mut world, ALICE, game);
    assert_eq!(world.service.games.find(&caller(BOB), None, MatchFilter::Ended).unwrap(), game);
    world.restart();
    let call = world.call(ALICE);
    let Ok(RematchOutcome::Offered(offer, _)) =
        world.service.challenges.rematch(&call, game, SEED, Side::First)
    else {
        panic!("not offered");
    };
    assert_eq!(offer.rematch_of, Some(game));
    world.restart();
    let call = world.call(ALICE);
    assert_eq!(
        refused(world.service.challenges.rematch(&call, game, SEED, Side::First)),
        UserError::RematchAlreadyOffered
    );
    let call = world.call(CAROL);
    assert_eq!(
        refused(world.service.challenges.rematch(&call, game, SEED, Side::First)),
        UserError::NotSeated
    );
    let call = world.call(BOB);
    let Ok(RematchOutcome::Begun(challenge, match_view)) =
        world.service.challenges.rematch(&call, game, SEED, Side::First)
    else {
        panic!("not begun");
    };
    assert_eq!((challenge.id, challenge.state), (offer.id, ChallengeState::Accepted));
    assert_eq!(match_view.game.seats, [BOB, ALICE]);
    let call = world.call(ALICE);
    assert_eq!(
        refused(world.service.challenges.rematch(&call, game, SEED, Side::First)),
        UserError::RematchMade
    );
    let sent = world.send_all();
    assert_eq!(sent.last(), Some(&(MessageKind::Turn, Revision(0))));
}

#[test]
fn an_expired_rematch_can_be_offered_again() {
    let mut world = TestWorld::new();
    let game = world.game();
    resign(&mut world, BOB, game);
    let call = world.call(ALICE);
    world.service.challenges.rematch(&call, game, SEED, Side::First).unwrap();
    world.now = world.now.plus_days(7);
    let call = world.call(BOB);
    let done = world.service.challenges.rematch(&call, game, SEED, Side::First).unwrap();
    assert!(matches!(done, RematchOutcome::Offered(challenge, _) if challenge.challenger == BOB));
}

#[test]
fn results_and_ratings_are_stored_with_the_ending() {
    let mut world = TestWorld::new();
    let aruki = find("aruki").unwrap();
    let game = world.begun();
    resign(&mut world, BOB, game);
    world.restart();
    let [alice, bob] = world.service.results.rating_changes(game).unwrap().unwrap();
    assert_eq!((alice.before.shown(), bob.before.shown()), (1500, 1500));
    // By Glickman's formulas for two new players; see `ratings.rs`.
    assert_eq!((alice.after.shown(), bob.after.shown()), (1662, 1338));
    let profile = world.service.results.profile(BOB, ALICE, [aruki].into_iter(), world.now).unwrap();
    assert_eq!(profile.ratings.len(), 1);
    assert_eq!(profile.ratings[0].tally, Tally { won: 0, drawn: 0, lost: 1 });
    assert_eq!(profile.against, Some(Tally { won: 1, drawn: 0, lost: 0 }), "Alice's results against Bob");

    // An unrated game only counts as a result.
    let call = world.call(ALICE);
    let unrated = sealed_move::domain::ChallengeTerms { rated: false, ..request(Some(BOB)) };
    let challenge = world.service.challenges.make(&call, unrated, SEED).unwrap().id;
    let call = world.call(BOB);
    let (_, match_view) = world.service.challenges.accept(&call, challenge, Side::First).unwrap();
    world.both_move(match_view.game.id);
    resign(&mut world, ALICE, match_view.game.id);
    assert_eq!(world.service.results.rating_changes(match_view.game.id).unwrap(), None);
    let profile = world.service.results.profile(ALICE, ALICE, [aruki].into_iter(), world.now).unwrap();
    let row = &profile.ratings[0];
    assert_eq!((row.rated, row.rating.shown()), (1, 1662));
    assert_eq!(row.tally, Tally { won: 1, drawn: 0, lost: 1 });
    assert_eq!(profile.against, None, "nobody plays themselves");

    // A draw by agreement, rated from the new values.
    let game = world.begun();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(BOB);
    world.service.offers.offer_draw(&call, game).unwrap();
    let [alice, bob] = world.service.results.rating_changes(game).unwrap().unwrap();
    assert_eq!((alice.before.shown(), bob.before.shown()), (1662, 1338));
    assert!(alice.after.value < alice.before.value && bob.after.value > bob.before.value);
}

#[test]
fn leaderboards_elsewhere_need_consent() {
    let mut world = TestWorld::new();
    let aruki = find("aruki").unwrap();
    let game = world.begun();
    resign(&mut world, BOB, game);
    let known = |world: &TestWorld| world.database().execute("UPDATE record SET opponents = 3", []).unwrap();
    known(&world);
    let players = |world: &TestWorld, guild| -> Vec<PlayerId> {
        let best = world.service.results.leaderboard(aruki, guild, ALICE, world.now, (0, 20)).unwrap();
        best.rows.iter().map(|row| row.player).collect()
    };
    assert_eq!(players(&world, Some(GUILD)), [ALICE, BOB]);
    assert!(players(&world, Some(sealed_move::domain::GuildId(99))).is_empty());
    assert!(players(&world, None).is_empty());
    set_listed(&mut world, BOB, true);
    assert_eq!(players(&world, None), [BOB]);
    set_listed(&mut world, ALICE, true);
    set_listed(&mut world, BOB, false);
    assert_eq!(players(&world, None), [ALICE]);
    // A player may ask to be listed before their first game.
    set_listed(&mut world, CAROL, true);
    let challenge = world.challenge(Some(CAROL));
    let call = world.call(CAROL);
    let (_, match_view) = world.service.challenges.accept(&call, challenge, Side::First).unwrap();
    world.both_move(match_view.game.id);
    resign(&mut world, ALICE, match_view.game.id);
    known(&world);
    assert_eq!(players(&world, None).len(), 2);
}

#[test]
fn an_export_contains_stored_data_and_no_secrets() {
    let mut world = TestWorld::new();
    let ended = world.game();
    world.both_move(ended);
    resign(&mut world, BOB, ended);
    let ongoing = world.game();
    let call = world.call(ALICE);
    world.service.notes.write(&call, ongoing, "mind the dragon").unwrap();
    let text = world.service.player_data.export(ALICE).unwrap();
    let export: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(export["matches"].as_array().unwrap().len(), 2);
    assert_eq!(export["matches"][1]["turns"], serde_json::json!(["O(a2)a3", "O(a11)a10"]));
    assert_eq!(export["matches"][1]["winner"], "white");
    assert_eq!(export["challenges"].as_array().unwrap().len(), 2);
    assert_eq!(export["notes"][0]["text"], "mind the dragon");
    assert_eq!(export["records"][0]["won"], 1);
    assert!(!text.contains(&"07".repeat(32)) && !text.contains("seed"), "the dice stay sealed");
    let bobs = world.service.player_data.export(BOB).unwrap();
    assert!(!bobs.contains("dragon"), "notes are private");
}

#[test]
fn deleting_a_player_resigns_and_anonymizes_games() {
    let mut world = TestWorld::new();
    let ended = world.begun();
    resign(&mut world, ALICE, ended);
    let ongoing = world.game();
    let open = world.challenge(Some(CAROL));
    let call = world.call(ALICE);
    world.service.notes.write(&call, ongoing, "mind the dragon").unwrap();
    // She got a notice as a direct message.
    let posted = MessageRef { channel: CHANNEL, message: MessageId(8000) };
    let mut direct = vec![ALICE];
    while !direct.is_empty() {
        for message in world.service.outbox.due(world.now, 16).unwrap() {
            let told = message.kind == MessageKind::Turn && message.subject == ongoing;
            let plan = PingPlan {
                here: Vec::new(),
                direct: if told { std::mem::take(&mut direct) } else { Vec::new() },
                detours: Vec::new(),
            };
            world.service.outbox.mark_sent(&message, posted, &plan, world.now).unwrap();
        }
    }
    world.send_all();
    let direct = || {
        let count = "SELECT count(*) FROM direct_notice";
        world.database().query_row(count, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    assert_eq!(direct(), 1);
    world.both_move(ongoing);
    set_listed(&mut world, ALICE, true);
    world.service.players.record_name(ALICE, &account("Alice"), world.now).unwrap();
    let call = world.call(ALICE);
    world.service.player_data.forget(&call).unwrap();
    world.restart();
    let match_view = world.service.views.view(ongoing, BOB, None, None).unwrap();
    assert_eq!(match_view.game.seats, [Seat::Deleted, Seat::Person(BOB)]);
    let ending = match_view.game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Side::Second), EndReason::Resignation));
    let aruki = find("aruki").unwrap();
    let profile = world.service.results.profile(BOB, ALICE, [aruki].into_iter(), world.now).unwrap();
    assert_eq!(profile.ratings[0].tally, Tally { won: 2, drawn: 0, lost: 0 }, "Bob's results stay");
    assert_eq!(profile.against, Some(Tally::default()));
    let call = world.call(CAROL);
    let late = world.service.challenges.accept(&call, open, Side::First);
    assert_eq!(refused(late), UserError::ChallengeClosed(ChallengeState::Withdrawn));
    let call = world.call(BOB);
    assert_eq!(
        refused(world.service.challenges.rematch(&call, ongoing, SEED, Side::First)),
        UserError::OpponentGone
    );
    // No row of any table names her.
    let database = world.database();
    let columns: Vec<(String, String)> = database
        .prepare(
            "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND c.type = 'INTEGER'",
        )
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert!(columns.len() > 50, "{columns:?}");
    for (table, column) in columns {
        let sql = format!(
            "SELECT count(*) FROM {table} WHERE {column} = {} AND '{column}' NOT IN ('n', 'number', 'revision')",
            ALICE.0
        );
        let found: i64 = database.query_row(&sql, [], |row| row.get(0)).unwrap();
        assert_eq!(found, 0, "{table}.{column}");
    }
    let told = world.send_all();
    assert!(told.contains(&(MessageKind::Over, Revision(3))), "{told:?}");
    let count = "SELECT count(*) FROM direct_notice";
    assert_eq!(world.database().query_row(count, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
}

#[test]
fn notes_are_ones_own() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.notes.write(&call, game, "  take the jester  ").unwrap();
    world.restart();
    assert_eq!(world.service.notes.read(game, ALICE).unwrap().as_deref(), Some("take the jester"));
    assert_eq!(world.service.notes.read(game, BOB).unwrap(), None);
    assert_eq!(refused(world.service.notes.read(game, CAROL)), UserError::NotSeated);
    let call = world.call(CAROL);
    assert_eq!(refused(world.service.notes.write(&call, game, "x")), UserError::NotSeated);
    let call = world.call(ALICE);
    let long = "x".repeat(2001);
    assert_eq!(
        refused(world.service.notes.write(&call, game, &long)),
        UserError::NoteTooLong { limit: 2000 }
    );
    let call = world.call(ALICE);
    world.service.notes.write(&call, game, "").unwrap();
    assert_eq!(world.service.notes.read(game, ALICE).unwrap(), None);
}
