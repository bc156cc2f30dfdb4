//! Random scripts of a blocked person. Their answers give the block away neither in challenges,
//! where they equal those for *No one*, nor in running games, where they equal those without a
//! block.

use sealed_move::discord::reply::Response;
use sealed_move::domain::{Accepts, Id, MessageKind, OutboxMessage, SettingsChange};
use sealed_move_rules::Side;
use serde_json::{Value, json};

use super::World;
use crate::actions::{ALICE, BOB, CAROL, SEED, request};
use crate::random::Random;

const SCRIPTS: u64 = 200;
const ACTS: usize = 8;

/// Begins a game of Alice against Bob and returns its id.
fn begin(world: &mut World) -> Id {
    let call = world.call(ALICE);
    let made = world.bot.service().challenges.make(&call, request(Some(BOB)), SEED).unwrap();
    let call = world.call(BOB);
    world.bot.service().challenges.accept(&call, made.id, Side::First).unwrap().1.game.id
}

/// A world with an ongoing and a finished game of Alice against Bob, and with her challenges to him
/// and to anyone.
fn prepared() -> (World, Known) {
    let mut world = World::new();
    let ended = begin(&mut world);
    world.press(BOB, &format!("v1.resign!.{ended}.0"));
    let game = begin(&mut world);
    for (player, typed) in [(ALICE, "a2a3"), (BOB, "a11a10")] {
        world.command(player, "move", &json!([option(3, "move", typed)]));
    }
    let mut challenge = |opponent| {
        let call = world.call(ALICE);
        world.bot.service().challenges.make(&call, request(opponent), SEED).unwrap().id
    };
    let known = Known { ended, game, to_bob: challenge(Some(BOB)), to_anyone: challenge(None) };
    world.messages();
    (world, known)
}

/// Ids that scripts use.
#[derive(Clone, Copy, Debug)]
struct Known {
    ended: Id,
    game: Id,
    to_bob: Id,
    to_anyone: Id,
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// What Bob hears and sees: his answers, and all messages.
type Heard = (Vec<String>, Vec<OutboxMessage>);

fn play(world: &mut World, seed: u64, act: impl Fn(&mut World, &mut Random) -> Response) -> Heard {
    let mut random = Random::new(seed);
    let answers = (0..ACTS).map(|_| format!("{:?}", act(world, &mut random))).collect();
    (answers, world.messages())
}

/// Bob challenges people, offers rematches and answers challenges.
fn challenges(world: &mut World, known: Known, random: &mut Random) -> Response {
    let Known { ended, to_bob, to_anyone, .. } = known;
    let game = ["aruki", "kyo", "chakart", "lusus"][random.below(4)];
    match random.below(9) {
        0 | 1 => {
            let opponent = [ALICE, ALICE, CAROL][random.below(3)].to_string();
            let options = json!([option(3, "game", game), option(6, "opponent", opponent)]);
            world.command(BOB, "challenge", &options)
        }
        2 => world.press(BOB, &format!("v1.challenge.0.0.{game},{ALICE}")),
        3 => world.press(BOB, &format!("v1.new!.0.0.{game},,first,3,no,{ALICE}")),
        4 => world.press(BOB, &format!("v1.rematch.{ended}.1")),
        5 => world.command(BOB, "rematch", &json!([])),
        6 => world.press(BOB, &format!("v1.accept.{to_bob}.0")),
        7 => world.press(BOB, &format!("v1.accept.{to_anyone}.0")),
        _ => world.command(BOB, "games", &json!([])),
    }
}

/// Bob does anything in the running game, and Alice answers.
fn in_game(world: &mut World, known: Known, random: &mut Random) -> Response {
    let game = known.game;
    let revision = world.bot.service().games.summary(game).unwrap().unwrap().revision.0;
    let who = if random.below(4) == 0 { ALICE } else { BOB };
    let mut press = |action: &str| world.press(who, &format!("v1.{action}.{game}.{revision}"));
    match random.below(12) {
        0 | 1 => press("draw"),
        2 | 3 => press("takeback"),
        4 => press("draw-"),
        5 => press("takeback-"),
        6 => press("takeback+"),
        7 => press("view"),
        8 => world.command(who, "moretime", &json!([])),
        9 => world.command(BOB, "games", &json!([])),
        _ => {
            let file = ["a", "b", "c", "d", "e"][random.below(5)];
            let (from, to) = if random.below(2) == 0 { ("2", "3") } else { ("11", "10") };
            let typed = format!("{file}{from}{file}{to}");
            // One of them is on turn.
            let options = json!([option(3, "move", typed)]);
            world.command(ALICE, "move", &options);
            world.command(BOB, "move", &options)
        }
    }
}

#[test]
fn a_blocked_persons_challenges_fare_as_with_no_one() {
    for seed in 0..SCRIPTS {
        let (mut blocked, known) = prepared();
        let (mut closed, same) = prepared();
        assert_eq!(format!("{known:?}"), format!("{same:?}"));
        blocked.block(ALICE, BOB);
        let nobody = SettingsChange { accepts: Some(Accepts::Nobody), ..SettingsChange::default() };
        let call = closed.call(ALICE);
        closed.bot.service().players.change_settings(&call, nobody).unwrap();
        let heard = [&mut blocked, &mut closed]
            .map(|world| play(world, seed, |world, random| challenges(world, known, random)));
        assert_eq!(heard[0], heard[1], "seed {seed}");
    }
}

#[test]
fn a_block_changes_no_answer_in_running_games() {
    let (mut asked, mut pinged) = (0, 0);
    for seed in 0..SCRIPTS {
        let (mut blocked, known) = prepared();
        let (mut free, _) = prepared();
        blocked.block(ALICE, BOB);
        // The same number of interactions.
        free.command(ALICE, "games", &json!([]));
        let heard = [&mut blocked, &mut free]
            .map(|world| play(world, seed, |world, random| in_game(world, known, random)));
        assert_eq!(heard[0], heard[1], "seed {seed}");
        for message in &heard[0].1 {
            assert_eq!(free.reachable(message), [ALICE, BOB]);
            let request = [MessageKind::DrawOffered, MessageKind::TakebackOffered, MessageKind::MoreTime]
                .contains(&message.kind);
            if request && message.actor == Some(BOB.into()) {
                assert_eq!(blocked.reachable(message), [BOB], "{message:?}");
                asked += 1;
            } else {
                assert_eq!(blocked.reachable(message), [ALICE, BOB], "{message:?}");
                pinged += 1;
            }
        }
    }
    assert!(asked > 100 && pinged > 100, "{asked} {pinged}");
}
