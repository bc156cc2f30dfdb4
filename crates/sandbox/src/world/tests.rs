//! Interactions at fixed times.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::interactions::{Callback, Outcome};
use super::model::flags;
use super::*;
use crate::ids::{ApplicationId, AttachmentId, ChannelId};
use crate::validate::message::{Draft, Upload};

const START: Millis = Millis(1_795_229_448_000);

/// A world with one command, and its ids.
struct Stage {
    world: World,
    alice: UserId,
    channel: ChannelId,
    application: ApplicationId,
}

impl Stage {
    fn new() -> Self {
        let names = WorldNames {
            bot: "Bot".to_owned(),
            server: "Server".to_owned(),
            permissions: None,
            token: None,
            seed: None,
        };
        let mut world = World::create(names, 2, String::new(), START);
        let application = world.saved.application.id;
        world
            .commands(application)
            .unwrap()
            .put(None, &[json!({ "name": "play", "description": "d" })])
            .unwrap();
        let guild = world.saved.guilds.values().next().unwrap();
        let (alice, channel) = (guild.owner, *world.saved.channels.keys().next().unwrap());
        world.take_effects();
        Self { world, alice, channel, application }
    }

    fn after(&mut self, millis: u64) -> &mut World {
        self.world.set_time(Millis(START.0 + millis));
        &mut self.world
    }

    /// Uses the command, and returns the id and token that the bot receives.
    fn play(&mut self) -> (InteractionId, String) {
        let form = json!({ "type": 2, "channel_id": self.channel, "data": { "name": "play" } });
        let id = self.world.invocations().invoke(self.alice, &form, Vec::new()).unwrap();
        let events = self.world.take_effects().events;
        let event = events.iter().find(|event| event.bot == ToBot::Always).unwrap();
        (id, event.data["token"].as_str().unwrap().to_owned())
    }
}

fn draft_of(content: &str) -> Draft {
    Draft { content: Some(content.to_owned()), ..Draft::default() }
}

fn message(content: &str) -> Callback {
    Callback::Message(Box::new(draft_of(content)))
}

#[test]
fn a_response_is_accepted_once_and_within_three_seconds() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    assert_eq!(stage.world.responses().answer(id, "wrong", message("x")).unwrap_err().code, 10062);
    stage.after(3000).responses().answer(id, &token, message("x")).unwrap();
    assert_eq!(stage.world.responses().answer(id, &token, message("x")).unwrap_err().code, 40060);
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    assert_eq!(stage.after(3001).responses().answer(id, &token, message("x")).unwrap_err().code, 10062);
}

#[test]
fn a_failure_is_announced_once_and_never_after_a_response() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    stage.world.responses().fail(id);
    stage.world.responses().fail(id);
    assert_eq!(stage.world.take_effects().outcomes, [(id, Outcome::Failed)]);
    assert_eq!(stage.world.responses().answer(id, &token, message("x")).unwrap_err().code, 10062);
    let (id, token) = stage.play();
    stage.world.responses().answer(id, &token, message("x")).unwrap();
    stage.world.take_effects();
    stage.world.responses().fail(id);
    assert!(stage.world.take_effects().outcomes.is_empty());
}

#[test]
fn a_token_is_valid_for_fifteen_minutes() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    let application = stage.application;
    let unanswered = stage.world.responses().follow_up(application, &token, draft_of("x"));
    assert_eq!(unanswered.unwrap_err().code, 10015);
    stage.world.responses().answer(id, &token, message("x")).unwrap();
    stage.after(15 * 60 * 1000).responses().follow_up(application, &token, draft_of("x")).unwrap();
    let late = stage.after(15 * 60 * 1000 + 1).responses().follow_up(application, &token, draft_of("x"));
    assert_eq!(late.unwrap_err().code, 50027);
    let unknown = stage.world.responses().follow_up(application, "never", draft_of("x"));
    assert_eq!(unknown.unwrap_err().code, 10015);
}

#[test]
fn the_first_follow_up_fills_a_deferred_response() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    stage.world.responses().answer(id, &token, Callback::DeferMessage { ephemeral: true }).unwrap();
    let application = stage.application;
    let deferred = stage.world.responses().message(application, &token, ResponseMessage::Original).unwrap();
    assert_eq!(deferred.flags, flags::EPHEMERAL | flags::LOADING);
    let first = stage.world.responses().follow_up(application, &token, draft_of("one")).unwrap();
    // Stays ephemeral like the deferred response.
    assert_eq!((first.id, first.flags, first.edited), (deferred.id, flags::EPHEMERAL, None));
    let second = stage.world.responses().follow_up(application, &token, draft_of("two")).unwrap();
    assert_ne!(second.id, deferred.id);
    assert_eq!((second.reference, second.addressee), (Some(deferred.id), None));
}

#[test]
fn an_interaction_reaches_only_its_own_messages() {
    let mut stage = Stage::new();
    let (first, first_token) = stage.play();
    let (second, second_token) = stage.play();
    let application = stage.application;
    stage.world.responses().answer(first, &first_token, message("one")).unwrap();
    stage.world.responses().answer(second, &second_token, message("two")).unwrap();
    let one = stage.world.responses().message(application, &first_token, ResponseMessage::Original).unwrap();
    let foreign = stage.world.responses().message(application, &second_token, ResponseMessage::Id(one.id));
    assert_eq!(foreign.unwrap_err().code, 10008);
    stage.world.responses().delete(application, &first_token, ResponseMessage::Original).unwrap();
    let gone =
        stage.world.responses().edit(application, &first_token, ResponseMessage::Original, draft_of("x"));
    assert_eq!(gone.unwrap_err().code, 10008);
}

#[test]
fn a_replaced_attachment_stays_available_for_a_while() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    let image = |name: &str| Draft {
        attachments: Some(Vec::new()),
        uploads: vec![Upload { index: 0, filename: name.to_owned(), bytes: Bytes::from_static(b"image") }],
        ..Draft::default()
    };
    stage.world.responses().answer(id, &token, Callback::Message(Box::new(image("a.png")))).unwrap();
    let old: Vec<AttachmentId> = stage.world.take_effects().new_files.iter().map(|file| file.0).collect();
    stage
        .world
        .responses()
        .edit(stage.application, &token, ResponseMessage::Original, image("b.png"))
        .unwrap();
    let effects = stage.world.take_effects();
    assert_eq!((effects.orphaned_files.len(), effects.new_files.len()), (0, 1));
    for _ in 0..31 {
        let edit = image("c.png");
        stage.world.responses().edit(stage.application, &token, ResponseMessage::Original, edit).unwrap();
    }
    assert_eq!(stage.world.take_effects().orphaned_files, []);
    stage
        .world
        .responses()
        .edit(stage.application, &token, ResponseMessage::Original, image("d.png"))
        .unwrap();
    assert_eq!(stage.world.take_effects().orphaned_files, old);
}

#[test]
fn an_expired_nonce_allows_a_new_message() {
    let mut stage = Stage::new();
    let draft = || Draft { nonce: Some(json!("n")), enforce_nonce: true, ..draft_of("x") };
    let bot = Requester::Bot(stage.world.saved.bot());
    let channel = stage.channel;
    let mut post = |millis: u64| stage.after(millis).messages().post(bot, channel, draft()).unwrap().id;
    let first = post(0);
    assert_eq!(post(5 * 60 * 1000 - 1), first);
    assert_ne!(post(5 * 60 * 1000), first);
}

#[test]
fn command_files_are_resolved_for_the_bot() {
    let mut stage = Stage::new();
    let command = json!({ "name": "send", "description": "d", "options": [
        { "type": 11, "name": "file", "description": "d", "required": true },
    ] });
    stage.world.commands(stage.application).unwrap().put(None, &[command]).unwrap();
    let form = json!({ "type": 2, "channel_id": stage.channel, "data": {
        "name": "send", "options": [{ "type": 11, "name": "file", "value": 0 }],
    } });
    assert!(stage.world.invocations().invoke(stage.alice, &form, Vec::new()).is_err());
    let bytes = Bytes::from_static(b"notes");
    let upload = Upload { index: 0, filename: "a.txt".to_owned(), bytes };
    stage.world.invocations().invoke(stage.alice, &form, vec![upload]).unwrap();
    let effects = stage.world.take_effects();
    let event = effects.events.iter().find(|event| event.bot == ToBot::Always).unwrap();
    let id = event.data["data"]["options"][0]["value"].as_str().unwrap();
    let file = &event.data["data"]["resolved"]["attachments"][id];
    assert_eq!((&file["filename"], &file["size"]), (&json!("a.txt"), &json!(5)));
    assert_eq!(effects.new_files.len(), 1);
    let url = file["url"].as_str().unwrap();
    let key = url.rsplit_once("hm=").unwrap().1;
    let id = AttachmentId(id.parse().unwrap());
    assert_eq!(stage.world.loose_file_type(id, Some(key)).as_deref(), Some("text/plain; charset=utf-8"));
    assert_eq!(stage.world.loose_file_type(id, Some("wrong")), None);
}

#[test]
fn every_modal_component_is_submitted() {
    let mut stage = Stage::new();
    let label = |component: Value| json!({ "type": 18, "label": "Label", "component": component });
    let options = json!([{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }]);
    let modal = json!({ "custom_id": "all", "title": "All", "components": [
        { "type": 10, "content": "Read this first." },
        label(json!({ "type": 5, "custom_id": "who" })),
        label(json!({ "type": 21, "custom_id": "one", "options": options })),
        label(json!({ "type": 22, "custom_id": "some", "options": options, "min_values": 0 })),
        label(json!({ "type": 19, "custom_id": "file" })),
    ] });
    let content = crate::validate::modal::read(&modal, &crate::validate::FieldPath::default()).unwrap();
    let (id, token) = stage.play();
    stage.world.responses().answer(id, &token, Callback::Modal(content)).unwrap();
    let given = |custom_id: &str, key: &str, value: Value| json!({ "type": 18, "component": { "custom_id": custom_id, key: value } });
    let form = |one: &str| {
        json!({ "type": 5, "channel_id": stage.channel, "data": { "custom_id": "all", "components": [
            given("who", "values", json!([stage.alice])),
            given("one", "value", json!(one)),
            given("some", "values", json!(["a", "b"])),
            given("file", "values", json!([7])),
        ] } })
    };
    let upload = || Upload { index: 7, filename: "b.txt".to_owned(), bytes: Bytes::from_static(b"text") };
    let (wrong, right) = (form("c"), form("b"));
    assert!(stage.world.invocations().invoke(stage.alice, &wrong, vec![upload()]).is_err());
    stage.world.take_effects();
    stage.world.invocations().invoke(stage.alice, &right, vec![upload()]).unwrap();
    let events = stage.world.take_effects().events;
    let data = &events.iter().find(|event| event.bot == ToBot::Always).unwrap().data["data"];
    let part = |number: usize| &data["components"][number]["component"];
    assert_eq!(data["components"][0]["type"], 10);
    assert_eq!(part(2)["value"], "b");
    assert_eq!(part(3)["values"], json!(["a", "b"]));
    let file = part(4)["values"][0].as_str().unwrap();
    assert_eq!(data["resolved"]["attachments"][file]["filename"], "b.txt");
    assert!(data["resolved"]["users"][stage.alice.to_string()].is_object());
}
