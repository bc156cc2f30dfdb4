//! Safety among people: blocks, consent and moderation, over a real database.

mod blocks;
mod consent;
mod moderation;
mod scripts;

use std::path::Path;
use std::sync::{Arc, LazyLock};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::dice::Seed;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::reply::{Placement, Response};
use sealed_move::discord::{commands, handling};
use sealed_move::domain::{
    InteractionId, OutboxMessage, PersonKey, PlayerId, SettingsChange, TextBoard, Timestamp,
};
use sealed_move::service::{Caller, Service};
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::Side;
use serde_json::{Value, json};

use crate::actions::{ALICE, BOB, account, caller};

/// Loading sprites and fonts takes longer than a script.
static STUDIO: LazyLock<Arc<Studio>> = LazyLock::new(|| Arc::new(Studio::new().unwrap()));

const RNG: RngSource = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };

/// A bot without Discord. Its interactions arrive one per second.
struct World {
    folder: tempfile::TempDir,
    bot: BotContext,
    interactions: u64,
}

impl World {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
        let service = Arc::new(Service::new(store, 1, PersonKey::from_token("token")));
        let bot = BotContext::new(service, Arc::clone(&STUDIO), RNG);
        let mut world = Self { folder, bot, interactions: 100 };
        for player in [ALICE, BOB] {
            // Text boards are faster than pictures.
            let change = SettingsChange { text: Some(TextBoard::Instead), ..SettingsChange::default() };
            let caller = world.call(player);
            world.bot.service().players.change_settings(&caller, change).unwrap();
        }
        world
    }

    fn path(&self) -> std::path::PathBuf {
        Path::new(self.folder.path()).join("bot.db")
    }

    /// The caller of the next interaction.
    fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        let start = caller(player);
        let now = Timestamp(start.now.0 + 1000 * self.interactions as i64);
        Caller { interaction: InteractionId(self.interactions), now, ..start }
    }

    fn ctx(&mut self, player: PlayerId) -> InteractionContext {
        let caller = self.call(player);
        InteractionContext::new(&self.bot, caller, account(&format!("Person {}", player.0)))
    }

    fn command(&mut self, player: PlayerId, name: &str, options: &Value) -> Response {
        let data = json!({ "id": "3", "name": name, "type": 1, "options": options });
        let data = serde_json::from_value(data).unwrap();
        handling::command(&mut self.ctx(player), commands::parse(&data))
    }

    fn press(&mut self, player: PlayerId, id: &str) -> Response {
        handling::component(&mut self.ctx(player), id.parse().ok(), &Input::Press, Placement::NewMessage)
    }

    fn choose(&mut self, player: PlayerId, id: &str, value: &str) -> Response {
        let input = Input::Choice(value.to_owned());
        handling::component(&mut self.ctx(player), id.parse().ok(), &input, Placement::NewMessage)
    }

    /// A number from the database.
    fn count(&self, sql: &str) -> i64 {
        rusqlite::Connection::open(self.path()).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    fn block(&mut self, player: PlayerId, person: PlayerId) -> Response {
        self.command(player, "block", &json!([{ "type": 6, "name": "person", "value": person.to_string() }]))
    }

    /// All stored messages, without the id of the actor's mention.
    fn messages(&self) -> Vec<OutboxMessage> {
        let later = Timestamp(caller(ALICE).now.0 + 1_000_000_000);
        let mut found = Vec::new();
        loop {
            let due = self.bot.service().outbox.due(later, 100).unwrap();
            if due.is_empty() {
                return found;
            }
            for message in due {
                self.bot.service().outbox.drop_message(message.id, later).unwrap();
                found.push(message);
            }
        }
    }

    /// The people whom a message may ping, of Alice and Bob.
    fn reachable(&self, message: &OutboxMessage) -> Vec<PlayerId> {
        let mut people = vec![ALICE, BOB];
        self.bot.service().blocks.retain_reachable(message, &mut people).unwrap();
        people
    }
}

/// The text of a private answer.
fn words(response: &Response) -> String {
    match response {
        Response::Private(reply) | Response::Update(reply) => {
            assert!(reply.pings.is_empty(), "{reply:?}");
            [reply.content.as_str(), &reply.title, &reply.body].join("\n").trim().to_owned()
        }
        other => panic!("no answer: {other:?}"),
    }
}
