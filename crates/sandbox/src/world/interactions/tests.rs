//! Interactions at fixed moments.

use super::*;
use crate::ids::AttachmentId;

const START: Millis = Millis(1_795_229_448_000);

/// A world with one command, and the ids that a test needs.
struct Stage {
    world: World,
    alice: UserId,
    channel: ChannelId,
    application: ApplicationId,
}

impl Stage {
    fn new() -> Self {
        let names = super::super::Names { bot: "Bot".to_owned(), server: "Server".to_owned() };
        let mut world = World::create(names, 2, String::new(), START);
        world.put_commands(None, &[json!({ "name": "play", "description": "d" })]).unwrap();
        let guild = world.saved.guilds.values().next().unwrap();
        let (alice, channel) = (guild.owner, *world.saved.channels.keys().next().unwrap());
        let application = world.saved.application.id;
        world.take_outbox();
        Self { world, alice, channel, application }
    }

    fn after(&mut self, millis: u64) -> &mut World {
        self.world.at(Millis(START.0 + millis));
        &mut self.world
    }

    /// Uses the command and returns what the bot is told: the id and the token.
    fn play(&mut self) -> (InteractionId, String) {
        let form = json!({ "type": 2, "channel_id": self.channel, "data": { "name": "play" } });
        let id = self.world.interact(self.alice, &form).unwrap();
        let events = self.world.take_outbox().events;
        let told = events.iter().find(|event| event.bot == ToBot::Always).unwrap();
        (id, told.data["token"].as_str().unwrap().to_owned())
    }
}

fn saying(content: &str) -> Draft {
    Draft { content: Some(content.to_owned()), ..Draft::default() }
}

fn message(content: &str) -> Callback {
    Callback::Message(Box::new(saying(content)))
}

#[test]
fn an_answer_counts_within_three_seconds_and_once() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    assert_eq!(stage.world.answer(id, "wrong", message("x")).unwrap_err().code, 10062);
    stage.after(3000).answer(id, &token, message("x")).unwrap();
    assert_eq!(stage.world.answer(id, &token, message("x")).unwrap_err().code, 40060);
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    assert_eq!(stage.after(3001).answer(id, &token, message("x")).unwrap_err().code, 10062);
}

#[test]
fn giving_up_is_told_once_and_never_after_an_answer() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    stage.world.give_up(id);
    stage.world.give_up(id);
    assert_eq!(stage.world.take_outbox().outcomes, [(id, Outcome::Failed)]);
    assert_eq!(stage.world.answer(id, &token, message("x")).unwrap_err().code, 10062);
    let (id, token) = stage.play();
    stage.world.answer(id, &token, message("x")).unwrap();
    stage.world.take_outbox();
    stage.world.give_up(id);
    assert!(stage.world.take_outbox().outcomes.is_empty());
}

#[test]
fn a_token_lives_fifteen_minutes_from_the_interaction() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    let application = stage.application;
    let unanswered = stage.world.follow_up(application, &token, saying("x"));
    assert_eq!(unanswered.unwrap_err().code, 10015);
    stage.world.answer(id, &token, message("x")).unwrap();
    stage.after(15 * 60 * 1000).follow_up(application, &token, saying("x")).unwrap();
    let late = stage.after(15 * 60 * 1000 + 1).follow_up(application, &token, saying("x"));
    assert_eq!(late.unwrap_err().code, 50027);
    let unknown = stage.world.follow_up(application, "never", saying("x"));
    assert_eq!(unknown.unwrap_err().code, 10015);
}

#[test]
fn the_first_follow_up_takes_the_place_of_a_deferred_answer() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    stage.world.answer(id, &token, Callback::DeferMessage { ephemeral: true }).unwrap();
    let application = stage.application;
    let deferred = stage.world.answer_message(application, &token, Which::Original).unwrap();
    assert_eq!(deferred.flags, flags::EPHEMERAL | flags::LOADING);
    let first = stage.world.follow_up(application, &token, saying("one")).unwrap();
    // The privacy chosen when deferring stays.
    assert_eq!((first.id, first.flags, first.edited), (deferred.id, flags::EPHEMERAL, None));
    let second = stage.world.follow_up(application, &token, saying("two")).unwrap();
    assert_ne!(second.id, deferred.id);
    assert_eq!((second.reference, second.addressee), (Some(deferred.id), None));
}

#[test]
fn an_interaction_reaches_only_its_own_messages() {
    let mut stage = Stage::new();
    let (first, first_token) = stage.play();
    let (second, second_token) = stage.play();
    let application = stage.application;
    stage.world.answer(first, &first_token, message("one")).unwrap();
    stage.world.answer(second, &second_token, message("two")).unwrap();
    let one = stage.world.answer_message(application, &first_token, Which::Original).unwrap();
    let foreign = stage.world.answer_message(application, &second_token, Which::Id(one.id));
    assert_eq!(foreign.unwrap_err().code, 10008);
    stage.world.delete_answer(application, &first_token, Which::Original).unwrap();
    let gone = stage.world.edit_answer(application, &first_token, Which::Original, saying("x"));
    assert_eq!(gone.unwrap_err().code, 10008);
}

#[test]
fn a_replaced_picture_is_given_up() {
    let mut stage = Stage::new();
    let (id, token) = stage.play();
    let picture = |name: &str| Draft {
        attachments: Some(Vec::new()),
        uploads: vec![crate::validate::message::Upload {
            index: 0,
            filename: name.to_owned(),
            content_type: None,
            bytes: axum::body::Bytes::from_static(b"picture"),
        }],
        ..Draft::default()
    };
    stage.world.answer(id, &token, Callback::Message(Box::new(picture("a.png")))).unwrap();
    let old: Vec<AttachmentId> = stage.world.take_outbox().new_files.iter().map(|file| file.0).collect();
    stage.world.edit_answer(stage.application, &token, Which::Original, picture("b.png")).unwrap();
    let outbox = stage.world.take_outbox();
    assert_eq!((outbox.lost_files, outbox.new_files.len()), (old, 1));
}

#[test]
fn an_old_nonce_keeps_nothing_away() {
    let mut stage = Stage::new();
    let draft = || Draft { nonce: Some(json!("n")), enforce_nonce: true, ..saying("x") };
    let bot = super::super::Caller::Bot(stage.world.bot());
    let channel = stage.channel;
    let mut post = |millis: u64| stage.after(millis).post_message(bot, channel, draft()).unwrap().id;
    let first = post(0);
    assert_eq!(post(5 * 60 * 1000 - 1), first);
    assert_ne!(post(5 * 60 * 1000), first);
}
