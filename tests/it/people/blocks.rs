//! Blocks: refusals, lists, limits, deletion.

use sealed_move::domain::{BLOCK_LIMIT, Opponent, PlayerId, UserError};
use sealed_move::service::Caller;
use sealed_move_rules::Side;
use serde_json::{Value, json};

use super::{World, words};
use crate::actions::{ALICE, BOB, CAROL, SEED, refused, request};

fn export(world: &World, player: PlayerId) -> Value {
    serde_json::from_str(&world.bot.service().player_data.export(player).unwrap()).unwrap()
}

fn challenge(
    world: &mut World,
    from: PlayerId,
    to: Option<PlayerId>,
) -> Result<sealed_move::domain::Id, UserError> {
    let call = world.call(from);
    match world.bot.service().challenges.make(&call, request(to), SEED) {
        Ok(made) => Ok(made.id),
        Err(error) => Err(refused::<()>(Err(error))),
    }
}

#[test]
fn a_block_refuses_challenges_from_both_sides() {
    let mut world = World::new();
    let open = challenge(&mut world, ALICE, None).unwrap();
    let own = challenge(&mut world, BOB, None).unwrap();
    let told = words(&world.block(ALICE, BOB));
    for part in [
        "You've blocked <@12>.",
        "draw offers",
        "tournaments ignore blocks",
        "They aren't told, but may guess.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(words(&world.block(ALICE, BOB)).contains("already"));
    assert_eq!(challenge(&mut world, BOB, Some(ALICE)), Err(UserError::AcceptsNone));
    assert_eq!(challenge(&mut world, ALICE, Some(BOB)), Err(UserError::BlockedByYou));
    let accept = |world: &mut World, player, id| {
        let call: Caller = world.call(player);
        world.bot.service().challenges.accept(&call, id, Side::First).map(drop)
    };
    assert_eq!(refused(accept(&mut world, BOB, open)), UserError::AcceptsNone);
    assert_eq!(refused(accept(&mut world, ALICE, own)), UserError::BlockedByYou);
    // Others aren't affected.
    assert!(challenge(&mut world, CAROL, Some(ALICE)).is_ok());
    accept(&mut world, CAROL, open).unwrap();
    // The block outlives a restart and ends when it is lifted.
    let bot = crate::play::table::context(&world.path());
    assert_eq!(bot.service().blocks.list(ALICE).unwrap().len(), 1);
    assert!(words(&world.press(ALICE, "v1.unblock.0.0.12")).contains("lifted your block of <@12>"));
    assert!(words(&world.press(ALICE, "v1.unblock.0.0.12")).contains("You haven't blocked <@12>"));
    assert!(challenge(&mut world, BOB, Some(ALICE)).is_ok());
}

#[test]
fn nobody_blocks_themselves_a_bot_or_too_many() {
    let mut world = World::new();
    let mut block = |player: PlayerId, bot| {
        let call = world.call(ALICE);
        world.bot.service().blocks.block(&call, Opponent { player, bot })
    };
    assert_eq!(refused(block(ALICE, false)), UserError::SelfBlock);
    assert_eq!(refused(block(BOB, true)), UserError::BotBlock);
    for number in 0..BLOCK_LIMIT {
        assert!(block(PlayerId(1000 + number as u64), false).unwrap());
    }
    assert_eq!(refused(block(BOB, false)), UserError::TooManyBlocks { limit: BLOCK_LIMIT });
    assert!(!block(PlayerId(1000), false).unwrap(), "they are blocked already");
}

#[test]
fn blocks_are_listed_in_pages_and_lifted_from_them() {
    let mut world = World::new();
    assert!(words(&world.command(ALICE, "block", &json!([]))).contains("haven't blocked anyone"));
    for number in 0..27 {
        world.block(ALICE, PlayerId(1000 + number));
    }
    let shown = words(&world.command(ALICE, "block", &json!([])));
    assert!(
        shown.contains("1. <@1026>") && shown.contains("25. <@1002>") && !shown.contains("1001"),
        "{shown}"
    );
    assert!(words(&world.press(ALICE, "v1.blocks.0.0.1")).contains("27. <@1000>"));
    // Nobody else sees them.
    assert!(words(&world.press(BOB, "v1.blocks.0.0.1")).contains("haven't blocked anyone"));
}

#[test]
fn a_deletion_does_not_launder_a_block() {
    let mut world = World::new();
    world.block(ALICE, BOB);
    let call = world.call(BOB);
    world.bot.service().player_data.forget(&call).unwrap();
    assert_eq!(world.count("SELECT count(*) FROM block"), 0, "no row has their id");
    assert_eq!(challenge(&mut world, BOB, Some(ALICE)), Err(UserError::AcceptsNone));
    assert_eq!(export(&world, ALICE)["blocks"][0]["person"], Value::Null);
    let shown = words(&world.command(ALICE, "block", &json!([])));
    assert!(shown.contains("1. someone who left"), "{shown}");
    let since = world.bot.service().blocks.list(ALICE).unwrap()[0].since.0;
    let lifted = words(&world.choose(ALICE, "v1.unblock-who.0.0.0", &format!("kept:{since}")));
    assert!(lifted.contains("You've lifted your block of someone who left"), "{lifted}");
    assert!(challenge(&mut world, BOB, Some(ALICE)).is_ok());
}

#[test]
fn mydata_shows_and_deletes_a_players_own_blocks() {
    let mut world = World::new();
    world.block(ALICE, BOB);
    assert_eq!(export(&world, ALICE)["blocks"][0]["person"], "12");
    assert_eq!(export(&world, BOB)["blocks"], json!([]));
    let call = world.call(ALICE);
    world.bot.service().player_data.forget(&call).unwrap();
    assert_eq!(export(&world, ALICE)["blocks"], json!([]));
    assert!(challenge(&mut world, BOB, Some(ALICE)).is_ok());
}
