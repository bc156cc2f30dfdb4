//! Commands, components and modals, used by people and answered by a serenity bot.

use serde_json::json;

use crate::bed::{TestBed, text};
use crate::bot::{TestBot, picture};

#[tokio::test]
async fn an_ephemeral_answer_reaches_only_its_user() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    let options = json!([{ "type": 6, "name": "opponent", "value": bob.id }]);
    let answer = alice.command(&channel, "challenge", &options).await.ok();
    assert_eq!(answer["type"], 4);
    let message = alice.message(&channel, &answer["message_id"]).await.ok();
    assert_eq!(message["content"], "Bob member:true attach:true");
    assert_eq!(message["flags"], 64);
    assert_eq!(message["type"], 20);
    assert_eq!(message["interaction_metadata"]["user"]["id"], alice.id);
    assert_eq!(alice.messages(&channel).await.len(), 1);
    bob.message(&channel, &answer["message_id"]).await.refused(404, 10008);
    assert!(bob.messages(&channel).await.is_empty());
    assert!(bed.bot().messages(&channel).await.is_empty());
    bed.check_traffic().await;
}

#[tokio::test]
async fn wrong_uses_of_commands_are_refused_before_they_reach_the_bot() {
    let bed = TestBed::new().await;
    let bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    alice.command(&channel, "nothing", &json!([])).await.refused(404, 10063);
    alice.command(&channel, "challenge", &json!([])).await.refused(400, 50035);
    let unknown = json!([{ "type": 6, "name": "opponent", "value": "1" }]);
    alice.command(&channel, "challenge", &unknown).await.refused(404, 10013);
    let pace = json!([
        { "type": 6, "name": "opponent", "value": bob.id },
        { "type": 4, "name": "pace", "value": 2 },
    ]);
    alice.command(&channel, "challenge", &pace).await.refused(400, 50035);
    // Alice owns the server; Bob may not manage it.
    bob.command(&channel, "admin", &json!([])).await.refused(403, 50013);
    alice.command(&channel, "admin", &json!([])).await.ok();
    alice.command("1", "ask", &json!([])).await.refused(404, 10003);
    let seen = bot.seen.commands.load(std::sync::atomic::Ordering::SeqCst);
    assert_eq!(seen, 1);
    bed.check_traffic().await;
}

#[tokio::test]
async fn completions_arrive_with_the_answer() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    let typed = json!([{ "type": 3, "name": "turn", "value": "e2", "focused": true }]);
    let answer = alice.complete(&channel, "move", &typed).await.ok();
    assert_eq!(answer["type"], 8);
    let values: Vec<String> =
        answer["data"]["choices"].as_array().unwrap().iter().map(|choice| text(&choice["value"])).collect();
    assert_eq!(values, ["e2-e4", "e2-e3"]);
    assert!(alice.messages(&channel).await.is_empty());
    bed.check_traffic().await;
}

#[tokio::test]
async fn a_modal_opens_and_is_sent_back() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    alice.submit(&channel, "modal", "turn", "e4").await.refused(400, 50035);
    let opened = alice.command(&channel, "ask", &json!([])).await.ok();
    assert_eq!((&opened["type"], &opened["data"]["title"]), (&json!(9), &json!("Your turn")));
    // Alice has the modal open, Bob doesn't.
    bob.submit(&channel, "modal", "turn", "e4").await.refused(400, 50035);
    alice.submit(&channel, "modal", "turn", "longer than ten").await.refused(400, 50035);
    let answer = alice.submit(&channel, "modal", "turn", "e4").await.ok();
    let message = alice.message(&channel, &answer["message_id"]).await.ok();
    assert_eq!(message["content"], "said e4, from a message: false");
    let opener = &message["interaction_metadata"]["triggering_interaction_metadata"];
    assert_eq!(opener["type"], 2);
    bed.check_traffic().await;
}

#[tokio::test]
async fn components_answer_update_and_open_modals() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    let menu = alice.command(&channel, "menu", &json!([])).await.ok()["message_id"].clone();
    let private = bob.press(&channel, &menu, "private").await.ok();
    assert_eq!(bob.message(&channel, &private["message_id"]).await.ok()["content"], "only you");
    alice.message(&channel, &private["message_id"]).await.refused(404, 10008);
    // Alice can't press a button that she can't see.
    alice.press(&channel, &private["message_id"], "private").await.refused(404, 10008);

    assert_eq!(bob.press(&channel, &menu, "open").await.ok()["type"], 9);
    let sent = bob.submit(&channel, "modal", "turn", "e4").await.ok();
    let sent = bob.message(&channel, &sent["message_id"]).await.ok();
    assert_eq!(sent["content"], "said e4, from a message: true");

    bob.press(&channel, &menu, "off").await.refused(400, 50035);
    bob.press(&channel, &menu, "missing").await.refused(400, 50035);
    bob.choose(&channel, &menu, "pick", &["c"]).await.refused(400, 50035);
    bob.choose(&channel, &menu, "pick", &[]).await.refused(400, 50035);
    let picked = bob.choose(&channel, &menu, "pick", &["a", "b"]).await.ok();
    assert_eq!((&picked["type"], &picked["message_id"]), (&json!(7), &menu));
    let message = alice.message(&channel, &menu).await.ok();
    assert_eq!((&message["content"], &message["components"]), (&json!("picked a+b"), &json!([])));
    bob.press(&channel, &menu, "private").await.refused(400, 50035);
    bed.check_traffic().await;
}

#[tokio::test]
async fn deferred_answers_and_follow_ups_arrive() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    let late = alice.command(&channel, "late", &json!([])).await.ok();
    assert_eq!(late["type"], 5);
    let message = eventually(&alice, &channel, &late["message_id"], "here at last").await;
    assert_eq!((&message["flags"], &message["edited_timestamp"]), (&json!(64), &json!(null)));

    let first = alice.command(&channel, "twice", &json!([])).await.ok();
    let second = loop {
        let messages = alice.messages(&channel).await;
        if let Some(second) = messages.iter().find(|message| message["content"] == "two") {
            break second.clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    assert_eq!(second["message_reference"]["message_id"], first["message_id"]);
    assert_eq!(second["flags"], 64);
    assert_eq!(second["interaction_metadata"]["original_response_message_id"], first["message_id"]);
    bed.check_traffic().await;
}

#[tokio::test]
async fn deferred_updates_change_the_message_with_the_button() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    let menu = alice.command(&channel, "menu", &json!([])).await.ok()["message_id"].clone();
    let later = alice.press(&channel, &menu, "later").await.ok();
    assert_eq!((&later["type"], &later["message_id"]), (&json!(6), &menu));
    let message = eventually(&alice, &channel, &menu, "updated later").await;
    assert_eq!(message["components"].as_array().unwrap().len(), 2);
    bed.check_traffic().await;
}

#[tokio::test]
async fn pictures_in_embeds_are_served_back() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    let answer = alice.command(&channel, "board", &json!([])).await.ok();
    let message = alice.message(&channel, &answer["message_id"]).await.ok();
    let image = &message["embeds"][0]["image"];
    assert_eq!(image["description"], "A gray board");
    assert_eq!((&image["width"], &image["height"]), (&json!(1), &json!(1)));
    // Like Discord, it doesn't list an attachment that an embed shows.
    assert_eq!(message["attachments"], json!([]));
    let url = text(&image["url"]);
    let response = bed.client.get(&url).send().await.unwrap();
    assert_eq!(response.headers()["content-type"], "image/png");
    assert_eq!(response.bytes().await.unwrap(), picture());
    let guessed = url.split('?').next().unwrap();
    assert_eq!(bed.client.get(guessed).send().await.unwrap().status(), 404);
    bed.check_traffic().await;
}

#[tokio::test]
async fn a_silent_bot_fails_after_three_seconds() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let started = std::time::Instant::now();
    let answer = bed.person(0).command(&bed.channel("games"), "silent", &json!([])).await;
    let body = answer.refused(504, 10062);
    assert_eq!(body["message"], "The application did not respond");
    let waited = started.elapsed().as_secs_f64();
    assert!((2.9..8.0).contains(&waited), "{waited}");
    bed.check_traffic().await;
}

#[tokio::test]
async fn commands_work_in_direct_conversations() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let alice = bed.person(0);
    let open = json!({ "recipient_id": bed.application() });
    let direct = text(&alice.post("/users/@me/channels", &open).await.ok()["id"]);
    let answer = alice.command(&direct, "menu", &json!([])).await.ok();
    assert_eq!(alice.message(&direct, &answer["message_id"]).await.ok()["content"], "choose");
    bed.person(1).get(&format!("/channels/{direct}/messages")).await.refused(403, 50001);
    bed.check_traffic().await;
}

#[tokio::test]
async fn a_user_menu_names_its_target() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    let data = json!({ "type": 2, "name": "Challenge them", "target_id": bob.id });
    let answer = alice.interact(&json!({ "type": 2, "channel_id": channel, "data": data })).await.ok();
    let message = alice.message(&channel, &answer["message_id"]).await.ok();
    assert_eq!(message["content"], format!("target {}", bob.id));
    assert_eq!(message["type"], 23);
    bed.check_traffic().await;
}

/// Waits until a message has this content.
async fn eventually(
    who: &crate::bed::RestClient,
    channel: &str,
    id: &serde_json::Value,
    content: &str,
) -> serde_json::Value {
    for _ in 0..400 {
        let message = who.message(channel, id).await.ok();
        if message["content"] == content {
            return message;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the message never said {content:?}");
}
