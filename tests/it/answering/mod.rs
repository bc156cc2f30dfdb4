//! Answers to interactions: in time, retried, sent once each, and never replacing a public message.

mod costs;
mod crowds;
mod fake_discord;
mod typed;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use fake_discord::{FakeDiscord, PlannedResult};
use sealed_move::bot::BotContext;
use sealed_move::discord::interactions::Responder;
use sealed_move::discord::rest::limits;
use sealed_move::domain::{ServerChange, Timestamp};
use sealed_move::service::Caller;
use sealed_move_rules::Side;
use serde_json::{Value, json};
use serenity::all::Interaction;

use crate::actions::{ALICE, BOB, CHANNEL, GUILD, SEED, caller, request};
use crate::play::table::context;
use crate::timeouts::retry_timed;

/// Types of first responses.
const MESSAGE: u64 = 4;
const DEFERRED_MESSAGE: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const CHOICES: u64 = 8;
const FORM: u64 = 9;

/// Longer than any test takes.
const LONG: Duration = Duration::from_secs(3_600);

/// A bot with its own database, without a gateway.
struct BotAlone {
    folder: tempfile::TempDir,
    bot: BotContext,
    responder: Responder,
}

impl BotAlone {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let bot = context(&folder.path().join("bot.db"));
        let responder = Responder::new(bot.clone());
        Self { folder, bot, responder }
    }

    fn caller(&self, interaction: u64) -> Caller {
        let now: Timestamp = self.bot.now();
        Caller { interaction: sealed_move::domain::InteractionId(interaction), now, ..caller(ALICE) }
    }

    /// Locks the database for writing until the connection is dropped.
    fn lock(&self) -> rusqlite::Connection {
        let connection = rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap();
        connection.execute_batch("BEGIN IMMEDIATE").unwrap();
        connection
    }
}

/// An interaction by Alice, of this type and with these fields.
fn interaction(id: u64, kind: u64, rest: &Value) -> Interaction {
    let mut event = json!({
        "id": id.to_string(), "application_id": "1", "type": kind, "token": format!("token-{id}"), "version": 1,
        "channel_id": CHANNEL.0.to_string(), "guild_id": GUILD.0.to_string(), "guild_locale": "en-US",
        "locale": "en-US", "entitlements": [], "attachment_size_limit": 10_485_760,
        "authorizing_integration_owners": { "0": GUILD.0.to_string() }, "context": 0,
        "app_permissions": "8",
        "member": {
            "user": user(ALICE.0, "alice"), "roles": [], "joined_at": "2026-01-01T00:00:00Z",
            "deaf": false, "mute": false, "flags": 0, "permissions": "8",
        },
    });
    for (name, value) in rest.as_object().unwrap() {
        event[name] = value.clone();
    }
    serde_json::from_value(event).unwrap()
}

fn user(id: u64, name: &str) -> Value {
    json!({ "id": id.to_string(), "username": name, "discriminator": "0", "avatar": null })
}

fn command(id: u64, name: &str, options: &Value) -> Interaction {
    let data = json!({ "id": "3", "name": name, "type": 1, "options": options });
    interaction(id, 2, &json!({ "data": data }))
}

fn completion(id: u64, name: &str, options: &Value) -> Interaction {
    let data = json!({ "id": "3", "name": name, "type": 1, "options": options });
    interaction(id, 4, &json!({ "data": data }))
}

/// A message of the bot with one button or menu.
fn message(private: bool, custom_id: &str) -> Value {
    json!({
        "id": "9", "channel_id": CHANNEL.0.to_string(), "author": user(1, "bot"), "content": "old",
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
        "flags": if private { 64 } else { 0 },
        "components": [{ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Press", "custom_id": custom_id },
        ] }],
    })
}

/// Presses `pressed`, or chooses `value` in it, on a message that has the button `there`.
fn press(id: u64, private: bool, there: &str, pressed: &str, value: Option<&str>) -> Interaction {
    let data = match value {
        None => json!({ "custom_id": pressed, "component_type": 2 }),
        Some(value) => json!({ "custom_id": pressed, "component_type": 3, "values": [value] }),
    };
    interaction(id, 3, &json!({ "data": data, "message": message(private, there) }))
}

/// Submits a form opened from a public message.
fn form(id: u64, custom_id: &str, typed: &str) -> Interaction {
    let input = json!({ "type": 4, "custom_id": "text", "value": typed });
    let data = json!({ "custom_id": custom_id, "components": [{ "type": 1, "components": [input] }] });
    interaction(id, 5, &json!({ "data": data, "message": message(false, "v1.view.1.0") }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_response_is_retried_after_a_temporary_fault() {
    let place = BotAlone::new();
    let check = async |id: u64, planned: &[PlannedResult], tries: usize| {
        let discord = FakeDiscord::new(planned).await;
        place.responder.answer(&discord.http, command(id, "games", &json!([]))).await;
        assert_eq!(discord.kinds(), vec![MESSAGE; tries], "{planned:?}");
        assert!(discord.is_done(), "{planned:?}");
        let list =
            completion(id + 1, "move", &json!([{ "type": 3, "name": "move", "value": "", "focused": true }]));
        let discord = FakeDiscord::new(planned).await;
        place.responder.answer(&discord.http, list).await;
        assert_eq!(discord.kinds(), vec![CHOICES; tries], "{planned:?}");
    };
    check(100, &[], 1).await;
    check(110, &[PlannedResult::Status(500, 0)], 2).await;
    check(120, &[PlannedResult::Status(502, 0), PlannedResult::Status(503, 0), PlannedResult::Dropped], 4)
        .await;
    check(130, &[PlannedResult::Status(429, 0), PlannedResult::Status(429, 40062)], 3).await;
    // The dropped response had arrived: Discord reports a duplicate.
    check(140, &[PlannedResult::Dropped, PlannedResult::Status(400, 40060)], 2).await;
    // Permanent errors are not retried.
    check(150, &[PlannedResult::Status(404, 10062)], 1).await;
    check(160, &[PlannedResult::Status(400, 50035)], 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_response_is_not_tried_after_discord_stopped_waiting() {
    retry_timed(async || {
        let place = BotAlone::new();
        let discord = FakeDiscord::new(&[PlannedResult::Status(500, 0); 40]).await;
        let arrived = Instant::now();
        place.responder.answer(&discord.http, command(100, "games", &json!([]))).await;
        let sent = discord.received();
        let last = sent.last().unwrap().at - arrived;
        let often = (6..20).contains(&sent.len());
        let long = last > Duration::from_secs(2) && last < limits::RESPONSE_TIMEOUT;
        if often && long { Ok(()) } else { Err(format!("{} tries, the last after {last:?}", sent.len())) }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hung_probe_does_not_delay_the_reply() {
    retry_timed(async || {
        let place = BotAlone::new();
        let caller = place.caller(1);
        place.bot.service().servers.change(&caller, GUILD, ServerChange::AddChannel(CHANNEL)).unwrap();
        let discord = FakeDiscord::new(&[]).await;
        let options = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
        let arrived = Instant::now();
        place.responder.answer(&discord.http, command(100, "challenge", &options)).await;
        let sent = discord.received();
        let after = sent[0].at - arrived;
        assert!(after >= Duration::from_millis(1100), "{after:?}");
        if after >= limits::DEFER_AFTER {
            return Err(format!("{after:?}"));
        }
        assert_eq!((&sent[0].body["type"], sent.len()), (&json!(MESSAGE), 1), "{sent:?}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_interaction_is_deferred_by_one_clock_from_its_arrival() {
    retry_timed(async || {
        let place = BotAlone::new();
        let caller = place.caller(1);
        place.bot.service().servers.change(&caller, GUILD, ServerChange::AddChannel(CHANNEL)).unwrap();
        // Discord hangs on the permission probe, and the store can't write names.
        let lock = place.lock();
        let options = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
        let challenged = press(101, false, "v1.challenge.0.0.aruki,12", "v1.challenge.0.0.aruki,12", None);
        let sent = [
            (command(100, "challenge", &options), DEFERRED_MESSAGE),
            (challenged, DEFERRED_MESSAGE),
            (command(102, "help", &json!([])), DEFERRED_MESSAGE),
            (press(103, false, "v1.view.1.0", "v1.view.1.0", None), DEFERRED_MESSAGE),
            (press(104, true, "v1.topics.0.0.kyo", "v1.topics.0.0.kyo", Some("goal")), DEFERRED_UPDATE),
            (form(105, "v1.note.1.0", "my plan"), DEFERRED_MESSAGE),
        ];
        let answering = sent.map(|(interaction, kind)| {
            let responder = place.responder.clone();
            tokio::spawn(async move {
                let discord = FakeDiscord::new(&[]).await;
                let arrived = Instant::now();
                responder.answer(&discord.http, interaction).await;
                (discord, arrived, kind)
            })
        });
        // Longer than each timeout, shorter than their sum.
        tokio::time::sleep(Duration::from_millis(2200)).await;
        drop(lock);
        let mut latest = Duration::ZERO;
        for answered in answering {
            let (discord, arrived, kind) = answered.await.unwrap();
            let sent = discord.received();
            let first = sent.first().unwrap();
            let after = first.at - arrived;
            assert_eq!(first.body["type"], kind, "{sent:?}");
            assert!(after >= limits::DEFER_AFTER, "{after:?}");
            latest = latest.max(after);
            assert!(sent.len() == 2 && sent[1].path.contains("/webhooks/1/token-"), "{sent:?}");
        }
        if latest < limits::DEFER_AFTER + Duration::from_millis(500) {
            Ok(())
        } else {
            Err(format!("{latest:?}"))
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_interaction_is_answered_once() {
    let place = BotAlone::new();
    let typed = json!([{ "type": 3, "name": "topic", "value": "", "focused": true }, { "type": 3, "name": "game", "value": "kyo" }]);
    let rules = json!([{ "type": 3, "name": "game", "value": "kyo" }]);
    for (interaction, kind) in [
        (completion(100, "rules", &typed), CHOICES),
        (command(101, "games", &json!([])), MESSAGE),
        (command(102, "rules", &rules), MESSAGE),
        (command(103, "leaderboard", &json!([])), MESSAGE),
        (press(104, true, "v1.topics.0.0.kyo", "v1.topics.0.0.kyo", Some("goal")), UPDATE),
        (press(105, true, "v1.cancel.0.0", "v1.cancel.0.0", None), UPDATE),
    ] {
        let discord = FakeDiscord::new(&[]).await;
        let again = interaction.clone();
        tokio::join!(
            place.responder.answer(&discord.http, interaction),
            place.responder.answer(&discord.http, again.clone()),
        );
        place.responder.answer(&discord.http, again).await;
        // A slow machine defers first.
        let late = if kind == UPDATE { DEFERRED_UPDATE } else { DEFERRED_MESSAGE };
        let kinds = discord.kinds();
        assert!(kinds == [kind] || (kind != CHOICES && kinds == [late]), "{kinds:?}");
    }
}

/// One id for every custom id word ever shipped, about a game or a challenge.
fn ids(subject: &str) -> Vec<String> {
    let tests = include_str!("../../../src/discord/custom_id/sent_ids.rs");
    let (_, list) = tests.split_once("fn sent_ids_stay_decodable").unwrap();
    let (list, _) = list.split_once("\n}").unwrap();
    let ids: Vec<_> = list.split("\"v1.").skip(1).filter_map(|rest| rest.split_once('"')).collect();
    let words: BTreeSet<_> = ids.iter().filter_map(|(id, _)| id.split('.').next()).collect();
    let table = include_str!("../../../src/discord/custom_id/mod.rs");
    let (_, table) = table.split_once("button_actions! {\n").unwrap();
    let rows: Vec<_> = table.lines().filter(|line| line.contains("\" => ")).collect();
    assert!(rows.len() >= words.len(), "found {} rows", rows.len());
    for line in rows {
        let word = line.split('"').nth(1).unwrap();
        assert!(words.contains(word), "no id of {word} in the list");
    }
    ids.iter().map(|(id, _)| format!("v1.{}", id.replacen(".zz.7", &format!(".{subject}.0"), 1))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_press_replaces_a_message_that_others_see() {
    let subjects = |place: &BotAlone| {
        let service = place.bot.service();
        let open = service.challenges.make(&place.caller(1), request(None), SEED).unwrap();
        let taken = service.challenges.make(&place.caller(2), request(Some(BOB)), SEED).unwrap();
        let accepts = Caller { player: BOB, ..place.caller(3) };
        let (_, game) = service.challenges.accept(&accepts, taken.id, Side::First).unwrap();
        [open.id.to_string(), game.game.id.to_string()]
    };
    let place = BotAlone::new();
    let [challenge, game] = subjects(&place);
    let discord = FakeDiscord::new(&[]).await;
    let mut number = 100;
    for subject in [&challenge, &game] {
        for id in ids(subject) {
            for value in [None, Some("goal"), Some("d2")] {
                number += 1;
                // The message is a notice of the game at another revision.
                let forged = press(number, false, &format!("v1.view.{game}.9"), &id, value);
                place.responder.answer(&discord.http, forged).await;
            }
            number += 1;
            place.responder.answer(&discord.http, form(number, &id, "d2d3")).await;
        }
    }
    let kinds = discord.kinds();
    assert_eq!(kinds.len() as u64, number - 100);
    for (index, kind) in kinds.iter().enumerate() {
        assert!([MESSAGE, DEFERRED_MESSAGE, FORM].contains(kind), "{:?}", discord.received()[index]);
    }
    // A private message is edited, a public one isn't.
    for (private, kind) in [(false, MESSAGE), (true, UPDATE)] {
        for id in ["v1.cancel.0.0", "v1.forget.0.0", "v1.listed.0.0.yes"] {
            let discord = FakeDiscord::new(&[]).await;
            number += 1;
            place.responder.answer(&discord.http, press(number, private, id, id, None)).await;
            assert_eq!(discord.kinds(), [kind], "{id}");
        }
    }
}
