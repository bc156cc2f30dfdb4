//! Names of people in everything that the bot writes: 2,000 generated ones, and those seen in the wild.

mod generated;
mod scan;

use std::sync::Arc;

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::discord::{commands, handling, notices};
use sealed_move::domain::{
    AccountName, Id, InteractionId, MessageId, MessageRef, Opponent, OutboxMessage, PersonName, PlayerId,
    ReservedNames, Route, SideWish,
};
use sealed_move::service::{Caller, ConfirmMode, PingPlan};
use sealed_move_rules::{Side, find};
use serde_json::{Value, json};
use serenity::model::application::CommandData;

use crate::actions::{ALICE, BOB, CAROL, GUILD, SEED, account, caller, request};
use crate::play::table::context;
use crate::random::Random;
use scan::{Kind, check_visible, names_in};

/// The names of the law.
const NAMES: usize = 2_000;

/// A user name, like Discord's.
fn user_name(random: &mut Random) -> String {
    (0..2 + random.below(31)).map(|_| char::from(b"abcxyz0189_."[random.below(12)])).collect()
}

/// An account with a hostile name, seldom with a hostile user name of the old kind.
fn hostile(random: &mut Random) -> AccountName {
    let display = generated::name(random);
    let user = if random.below(10) == 0 { generated::name(random) } else { user_name(random) };
    AccountName::new(display, Some(user))
}

#[test]
fn generated_names_fit_each_kind_of_text() {
    let mut random = Random::new(38);
    let mut reserved = ReservedNames::default();
    ["White", "Black", "Computer 3 · Careful"].iter().for_each(|name| reserved.add(name));
    let mut added = 0;
    for _ in 0..NAMES / 2 {
        let accounts = [ALICE, BOB].map(|player| (player, hostile(&mut random))).into();
        for (player, name) in PersonName::of_group(&accounts, &reserved) {
            let account = &accounts[&player];
            let (markdown, label) = (name.in_markdown(), name.in_label());
            assert_eq!(names_in(&markdown, Kind::Markdown).len(), 1, "{account:?}");
            assert_eq!(names_in(&label, Kind::Label).len(), 1, "{account:?}");
            let short = name.in_short_label(24);
            assert!(short.chars().count() <= 24, "{short:?}");
            assert_eq!(names_in(&short, Kind::Label).len(), 1, "{account:?}");
            for line in [name.in_file(), name.in_picture()] {
                assert!(names_in(&line, Kind::File).is_empty() && line.lines().count() == 1, "{line:?}");
                assert!(!line.trim().is_empty(), "{account:?}");
            }
            added += usize::from(name.in_file().ends_with(')'));
        }
    }
    assert!((NAMES / 50..NAMES / 2).contains(&added), "{added} names got their user name");
}

/// A bot with games of Alice and Bob in several states, and the messages about them.
struct World {
    bot: BotContext,
    _folder: tempfile::TempDir,
    interactions: u64,
    /// An ongoing and a finished game.
    games: [Id; 2],
    messages: Vec<OutboxMessage>,
}

impl World {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let bot = context(&folder.path().join("bot.db"));
        let mut world =
            Self { bot, _folder: folder, interactions: 10, games: [Id(0); 2], messages: Vec::new() };
        let service = Arc::clone(world.bot.service());
        world.games = ["aruki"; 2].map(|game| world.begin(game));
        let [_, finished] = world.games;
        for (player, turn) in [(ALICE, "d2d3"), (BOB, "a11a10")] {
            service.moves.play(&world.caller(player), finished, None, turn, ConfirmMode::Confirmed).unwrap();
        }
        let [second, third] = ["aruki"; 2].map(|game| world.begin(game));
        let played = service.moves.play(&world.caller(ALICE), third, None, "d2d3", ConfirmMode::Confirmed);
        played.unwrap();
        world.keep_messages();
        service.moves.resign(&world.caller(BOB), finished, None).unwrap();
        service.offers.offer_draw(&world.caller(ALICE), second).unwrap();
        world.keep_messages();
        let instead = json!([{ "type": 3, "name": "text", "value": "instead" }]);
        world.command(ALICE, &account("Alice"), "settings", &instead);
        world
    }

    /// Begins a game in which Alice moves first.
    fn begin(&mut self, game: &str) -> Id {
        let service = Arc::clone(self.bot.service());
        let mut terms = request(None);
        terms.game = find(game).unwrap();
        terms.opponent = Some(Opponent { player: BOB, bot: false });
        terms.side = SideWish::Fixed(Side::First);
        terms.rated = false;
        let challenge = service.challenges.make(&self.caller(ALICE), terms, SEED).unwrap().id;
        self.keep_messages();
        let (_, view) = service.challenges.accept(&self.caller(BOB), challenge, Side::Second).unwrap();
        self.keep_messages();
        view.game.id
    }

    /// Marks all due messages as sent. Keeps those for the channel, and each again as a direct message
    /// to Bob.
    fn keep_messages(&mut self) {
        let outbox = &self.bot.service().outbox;
        loop {
            let due = outbox.due(self.bot.now(), 100).unwrap();
            if due.is_empty() {
                return;
            }
            for message in due {
                let posted = MessageRef { channel: message.channel, message: MessageId(message.id.0) };
                outbox.mark_sent(&message, posted, &PingPlan::default(), self.bot.now()).unwrap();
                self.messages.push(OutboxMessage { route: Route::Direct(BOB), ..message.clone() });
                self.messages.push(message);
            }
        }
    }

    fn caller(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        Caller { interaction: InteractionId(self.interactions), now: self.bot.now(), ..caller(player) }
    }

    fn sender(&mut self, player: PlayerId, name: &AccountName) -> InteractionContext {
        let caller = self.caller(player);
        let mut ctx = InteractionContext::new(&self.bot, caller, name.clone());
        ctx.admin = true;
        ctx
    }

    fn command(&mut self, player: PlayerId, name: &AccountName, command: &str, options: &Value) -> Response {
        let data = data(command, options);
        handling::command(&mut self.sender(player, name), commands::parse(&data))
    }

    fn press(&mut self, name: &AccountName, action: &str, game: Id) -> Response {
        let id = format!("v1.{action}.{game}.0");
        let id = id.parse().unwrap_or_else(|_| panic!("{id}"));
        handling::component(&mut self.sender(ALICE, name), Some(id), &Input::Press, Placement::NewMessage)
    }
}

fn data(name: &str, options: &Value) -> CommandData {
    serde_json::from_value(json!({ "id": "3", "name": name, "type": 1, "options": options })).unwrap()
}

/// The names in a message as it is sent, with their kinds of text.
fn check_message(message: &Value, found: &mut usize) {
    let mut check = |text: &Value, kind| *found += text.as_str().map_or(0, |text| names_in(text, kind).len());
    check(&message["content"], Kind::Markdown);
    for embed in message["embeds"].as_array().into_iter().flatten() {
        check(&embed["title"], Kind::Markdown);
        check(&embed["description"], Kind::Markdown);
        check(&embed["footer"]["text"], Kind::Label);
    }
    let rows = message["components"].as_array().into_iter().flatten();
    for part in rows.flat_map(|row| row["components"].as_array().into_iter().flatten()) {
        check(&part["label"], Kind::Label);
        check(&part["placeholder"], Kind::Label);
        for option in part["options"].as_array().into_iter().flatten() {
            check(&option["label"], Kind::Label);
            check(&option["description"], Kind::Label);
        }
    }
}

fn check_files(reply: &Reply, found: &mut usize) {
    for file in reply.picture.iter().chain(&reply.file) {
        *found += names_in(&file.alt, Kind::Label).len();
        if let Some(text) = file.text() {
            names_in(text, Kind::File);
        }
    }
}

/// Checks a private reply and returns the number of names in it.
fn check_reply(response: Response) -> usize {
    let mut found = 0;
    if let Response::Private(reply) | Response::Update(reply) = &response {
        check_files(reply, &mut found);
    }
    let built = serde_json::to_value(response.into_response().unwrap()).unwrap();
    check_message(&built["data"], &mut found);
    found
}

/// Checks a public message and returns the number of names in it.
fn check_notice(reply: Reply, found: &mut usize) {
    check_files(&reply, found);
    let pings: Vec<_> = reply.pings.iter().map(ToString::to_string).collect();
    let built = serde_json::to_value(reply.into_message(String::new())).unwrap();
    // A name adds no ping: only people listed here are pinged, whatever the text contains.
    let allowed = &built["allowed_mentions"];
    assert_eq!(allowed["parse"], json!([]), "{allowed}");
    let listed = allowed["users"].as_array().cloned().unwrap_or_default();
    assert_eq!(listed.iter().filter_map(Value::as_str).collect::<Vec<_>>(), pings);
    check_message(&built, found);
}

#[test]
fn generated_names_are_harmless_in_everything_written() {
    let mut world = World::new();
    let mut random = Random::new(6);
    let [ongoing, finished] = world.games;
    let none = json!([]);
    let of = |name: &str, value: &str| json!([{ "type": 3, "name": name, "value": value }]);
    let typed = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
    let typed_move = json!([{ "type": 3, "name": "move", "value": "", "focused": true }]);
    let adjudicate = json!([{ "type": 1, "name": "adjudicate", "options": typed }]);
    let mut found = std::collections::BTreeMap::<&str, usize>::new();
    for _ in 0..NAMES / 2 {
        let [alice, bob] = [hostile(&mut random), hostile(&mut random)];
        // Bob's name is stored, and no longer cached.
        world.command(BOB, &bob, "games", &none);
        let mut seen = |place, count| *found.entry(place).or_default() += count;
        for (place, command, options) in [
            ("profile", "profile", json!([{ "type": 6, "name": "player", "value": BOB.to_string() }])),
            ("leaderboard", "leaderboard", none.clone()),
            ("board", "board", of("game", &finished.to_string())),
            ("resign", "resign", of("game", &ongoing.to_string())),
            ("which", "move", of("move", "e2e3")),
        ] {
            let response = world.command(ALICE, &alice, command, &options);
            seen(place, check_reply(response));
        }
        for (place, action, game) in [
            ("more", "more", ongoing),
            ("turns", "turns", finished),
            ("file", "record", finished),
            ("history", "history", finished),
        ] {
            let response = world.press(&alice, action, game);
            seen(place, check_reply(response));
        }
        for (place, player, name, command, options) in [
            ("choices", ALICE, &alice, "board", &typed),
            ("steps", ALICE, &alice, "move", &typed_move),
            ("watched", CAROL, &bob, "server", &adjudicate),
        ] {
            let mut ctx = world.sender(player, name);
            let choices = handling::complete(&mut ctx, &data(command, options)).unwrap();
            seen(place, choices.iter().map(|(label, _)| names_in(label, Kind::Label).len()).sum());
        }
        let now = world.bot.now();
        for message in &world.messages {
            let mut count = 0;
            if let Some(reply) = notices::compose(&world.bot, message, now).unwrap() {
                check_notice(reply, &mut count);
            }
            seen("notices", count);
        }
        let message =
            world.messages.iter().find(|message| message.subject == ongoing && message.kind.follows_match());
        let (anchor, title) = notices::thread_start(&world.bot, message.unwrap()).unwrap().unwrap();
        assert!(title.chars().count() <= 100, "{title}");
        let mut count = names_in(&title, Kind::Label).len();
        check_notice(anchor, &mut count);
        seen("thread", count);
    }
    let export = world.bot.service().server_data.export(
        GUILD,
        None,
        usize::MAX,
        world.bot.now(),
        &ReservedNames::default(),
    );
    names_in(&export.unwrap().json, Kind::File);
    check_visible(&world.bot.service().player_data.export(BOB).unwrap());
    let rare: Vec<_> = found
        .iter()
        .filter(|(place, count)| **count < NAMES / 4 && **place != "leaderboard" && **place != "file")
        .collect();
    assert!(rare.is_empty(), "names are missing: {rare:?} of {found:?}");
    assert_eq!(found["file"], 0);
}
