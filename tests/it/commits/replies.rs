//! The sentences that players read.

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::reply::{Placement, Response};
use sealed_move::discord::{commands, handling};
use sealed_move_board::Studio;
use serde_json::{Value, json};

use super::*;

/// Claims that the action was not done.
const NOTHING_DONE: [&str; 3] = ["couldn't", "Nothing", "try again"];

struct ReplyWorld {
    world: CommitWorld,
    bot: BotContext,
}

impl ReplyWorld {
    fn new(store: Arc<dyn Store>) -> Self {
        let world = CommitWorld::new(Arc::clone(&store));
        let rng = RngSource { coin: || Side::First, seed: || Some(SEED) };
        let service = Arc::new(Service::new(store, 4, crate::person_key()));
        Self { world, bot: BotContext::new(service, Arc::new(Studio::new().unwrap()), rng) }
    }

    fn sender(&mut self, player: PlayerId) -> InteractionContext {
        let call = self.world.call(player);
        let name = if player == ALICE { "Alice" } else { "Bob" };
        self.world.service.players.record_name(player, &account(name), call.now).unwrap();
        let mut ctx = InteractionContext::new(&self.bot, call, account(name));
        ctx.admin = true;
        ctx
    }
}

fn text(response: Response) -> String {
    match response {
        Response::Private(reply) | Response::Update(reply) => reply.content,
        other => panic!("{other:?}"),
    }
}

fn command(ctx: &mut InteractionContext, name: &str, options: &Value) -> String {
    let data = json!({ "id": "3", "name": name, "type": 1, "options": options });
    let data = serde_json::from_value(data).unwrap();
    text(handling::command(ctx, Some(commands::parse(&data).unwrap())))
}

fn press(ctx: &mut InteractionContext, id: &str) -> String {
    text(handling::component(ctx, Some(id.parse().unwrap()), &Input::Press, Placement::NewMessage))
}

/// Calls `check` with each interaction: its name, its sender, and a closure that sends it.
fn interactions(
    mut check: impl FnMut(
        &str,
        PlayerId,
        &dyn Fn(&mut ReplyWorld) -> Box<dyn Fn(&mut InteractionContext) -> String>,
    ),
) {
    check("move", ALICE, &|place| {
        place.world.game();
        Box::new(|ctx| command(ctx, "move", &json!([{ "type": 3, "name": "move", "value": "d2d3" }])))
    });
    check("challenge", ALICE, &|_| {
        Box::new(|ctx| command(ctx, "challenge", &json!([{ "type": 3, "name": "game", "value": "aruki" }])))
    });
    check("accept", BOB, &|place| {
        let id = place.world.challenge();
        Box::new(move |ctx| press(ctx, &format!("v1.accept.{id}.0")))
    });
    check("decline", BOB, &|place| {
        let id = place.world.challenge();
        Box::new(move |ctx| press(ctx, &format!("v1.decline.{id}.0")))
    });
    check("resign", ALICE, &|place| {
        let id = place.world.game();
        Box::new(move |ctx| press(ctx, &format!("v1.resign!.{id}.0")))
    });
    check("draw", ALICE, &|place| {
        place.world.game();
        Box::new(|ctx| command(ctx, "draw", &json!([])))
    });
    check("takeback", ALICE, &|place| {
        let id = place.world.game();
        place.world.play(ALICE, id, "a2a3");
        Box::new(|ctx| command(ctx, "takeback", &json!([])))
    });
    check("rematch", ALICE, &|place| {
        let id = place.world.finished_game();
        Box::new(move |ctx| press(ctx, &format!("v1.rematch.{id}.2")))
    });
    check("vacation", ALICE, &|_| {
        Box::new(|ctx| command(ctx, "vacation", &json!([{ "type": 4, "name": "days", "value": 3 }])))
    });
}

/// Whether a reply answers as usual or says that the action is stored.
#[track_caller]
fn check_truth(name: &str, reply: &str, expected: &str) {
    for claim in NOTHING_DONE {
        assert!(!reply.contains(claim), "{name}: {reply}");
    }
    assert!(reply.contains(expected), "{name}: {reply}");
}

#[test]
fn players_are_not_told_that_a_stored_action_was_not_done() {
    let mut cut = 0;
    interactions(|name, player, prepare| {
        let folder = tempfile::tempdir().unwrap();
        let store = FragileStore::sqlite(folder.path());
        let mut place = ReplyWorld::new(Arc::clone(&store) as Arc<dyn Store>);
        let send = prepare(&mut place);
        let mut ctx = place.sender(player);
        store.end_after_next_action();
        let reply = send(&mut ctx);
        store.heal();
        assert!(is_recorded(&*store, &ctx.caller), "{name} is not stored: {reply}");
        if reply.contains("right now") {
            check_truth(name, &reply, "That's done and stored");
            cut += 1;
        }
        check_truth(name, &reply, "");
    });
    assert!(cut >= 4, "{cut}");
}

#[test]
fn players_are_told_where_to_look_after_an_unconfirmed_commit() {
    if TestDatabase::migrated().is_none() {
        return;
    }
    interactions(|name, player, prepare| {
        if !matches!(name, "move" | "challenge" | "resign") {
            // Each takes ten seconds.
            return;
        }
        let database = TestDatabase::migrated().unwrap();
        let (proxy, address) = CuttingProxy::before(&database.address);
        let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address.parse().unwrap()).unwrap());
        let mut place = ReplyWorld::new(store);
        let send = prepare(&mut place);
        let mut ctx = place.sender(player);
        proxy.end_at_next_commit();
        let reply = send(&mut ctx);
        let shows = if name == "challenge" { "`/games` shows" } else { "`/board` shows" };
        assert!(
            reply.contains("I don't know whether it was stored") && reply.contains(shows),
            "{name}: {reply}"
        );
        assert!(!reply.contains("Nothing"), "{name}: {reply}");
    });
}
