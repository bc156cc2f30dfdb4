//! Drafts of moves: ownership and staleness.

use sealed_move::domain::{DraftStep, Id, PlayerId, Revision, UserError};
use sealed_move::service::{Composition, RenderedAt};
use sealed_move_rules::MoveText;

use super::{ALICE, BOB, CAROL, TestWorld, refused};

/// Presses a menu of a composer rendered at `drawn`.
fn choose(world: &mut TestWorld, player: PlayerId, game: Id, drawn: RenderedAt, key: &str) -> Composition {
    let call = world.call(player);
    world.service.drafts.change(&call, game, drawn, &DraftStep::Choose(key.into())).unwrap()
}

#[test]
fn a_draft_belongs_to_its_player_its_turn_and_its_version() {
    let mut world = TestWorld::new();
    let game = world.game();
    for (player, refusal) in [(BOB, UserError::NotOnTurn), (CAROL, UserError::NotSeated)] {
        let call = world.call(player);
        assert_eq!(refused(world.service.drafts.open(&call, game)), refusal);
    }
    let call = world.call(ALICE);
    let empty = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(
        (empty.rendered_at(), empty.outdated),
        (RenderedAt { revision: Revision(0), version: 1 }, false)
    );
    let chosen = choose(&mut world, ALICE, game, empty.rendered_at(), "d2");
    assert_eq!(chosen.menu.move_text.as_deref(), Some("O(d2)d3"));
    // A stale menu and unknown answers change nothing.
    for (drawn, key) in
        [(empty.rendered_at(), "e2"), (chosen.rendered_at(), "e2"), (chosen.rendered_at(), "")]
    {
        let same = choose(&mut world, ALICE, game, drawn, key);
        assert!(same.outdated && same.draft == chosen.draft, "{key}");
    }
    world.restart();
    let call = world.call(ALICE);
    assert_eq!(world.service.drafts.open(&call, game).unwrap().draft, chosen.draft);
    let export = |player| {
        let text = world.service.player_data.export(player).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["drafts"].clone()
    };
    let turns = &chosen.draft.texts;
    let stored = serde_json::json!([{ "match": game.to_string(), "turns": turns, "typed": null }]);
    assert_eq!(export(call.player), stored, "its player can export it");
    assert_eq!(export(BOB), serde_json::json!([]), "nobody else");
    // A draw offer doesn't discard the draft; a move does.
    let call = world.call(BOB);
    world.service.offers.offer_draw(&call, game).unwrap();
    assert!(!world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at()).unwrap().outdated);
    assert!(world.service.drafts.to_confirm(ALICE, game, empty.rendered_at()).unwrap().outdated);
    world.play(ALICE, game, "a2a3").unwrap();
    assert_eq!(refused(world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at())), UserError::Stale);
    let call = world.call(ALICE);
    let late = world.service.drafts.change(&call, game, chosen.rendered_at(), &DraftStep::Undo);
    assert_eq!(refused(late), UserError::Stale);
    world.play(BOB, game, "a11a10").unwrap();
    let call = world.call(ALICE);
    let fresh = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(fresh.draft.text(), "");
    assert!(fresh.draft.version > chosen.draft.version, "versions are never reused");
}

#[test]
fn a_choice_delivered_twice_counts_once() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    let empty = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(refused(world.service.drafts.open(&call, game)), UserError::Repeated);
    let call = world.call(ALICE);
    let step = DraftStep::Choose("d2".into());
    let chosen = world.service.drafts.change(&call, game, empty.rendered_at(), &step).unwrap();
    assert_eq!(
        refused(world.service.drafts.change(&call, game, empty.rendered_at(), &step)),
        UserError::Repeated
    );
    assert!(!world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at()).unwrap().outdated);
}

#[test]
fn drafts_of_games_that_are_over_are_forgotten() {
    let mut world = TestWorld::new();
    let (one, other) = (world.game(), world.game());
    for game in [one, other] {
        let call = world.call(ALICE);
        world.service.drafts.open(&call, game).unwrap();
    }
    let call = world.call(BOB);
    world.service.moves.resign(&call, one, None).unwrap();
    world.service.prune(world.now).unwrap();
    let kept: Vec<i64> = {
        let database = world.database();
        let mut rows = database.prepare("SELECT match FROM draft").unwrap();
        rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(kept, [other.0 as i64]);
}

#[test]
fn a_turn_too_long_for_a_button_is_kept_as_its_players_draft() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    let turn = MoveText::canonical("O(d2)d3");
    let draft = world.service.drafts.put(&call, game, &turn).unwrap();
    let drawn = RenderedAt { revision: draft.revision, version: draft.version };
    let kept = world.service.drafts.to_confirm(ALICE, game, drawn).unwrap();
    assert_eq!((kept.menu.move_text.as_deref(), kept.outdated), (Some("O(d2)d3"), false));
}

#[test]
fn a_typed_text_is_kept_until_the_next_move() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    let put = world.service.drafts.put(&call, game, &MoveText::canonical("O(d2)d3")).unwrap();
    let call = world.call(ALICE);
    world.service.drafts.store_typed(&call, game, "d2 d9 and on").unwrap();
    let typed = |world: &TestWorld, player| world.service.drafts.typed(player, game).unwrap();
    assert_eq!(typed(&world, ALICE).as_deref(), Some("d2 d9 and on"));
    assert_eq!(typed(&world, BOB), None, "it belongs to its player");
    let call = world.call(ALICE);
    let draft = world.service.drafts.open(&call, game).unwrap().draft;
    assert_eq!((draft.version, draft.texts), (put.version, put.texts), "the draft stays as it was");
    let call = world.call(BOB);
    assert!(world.service.drafts.store_typed(&call, game, "a11a10").is_err(), "it is not his turn");
    world.play(ALICE, game, "d2d3").unwrap();
    assert_eq!(typed(&world, ALICE), None);
}
