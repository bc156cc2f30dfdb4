//! Typed texts: too long ones.

use serde_json::{Value, json};
use serenity::all::Interaction;

use super::fake_discord::FakeDiscord;
use super::{BotAlone, CHOICES, MESSAGE, command, completion, form};
use crate::actions::ALICE;

/// A forged request isn't bound to the limits of the definitions.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_text_above_its_limit_is_refused_unread() {
    let place = BotAlone::new();
    let check = async |asked: Interaction, limit: Option<usize>| {
        let discord = FakeDiscord::new(&[]).await;
        place.responder.answer(&discord.http, asked).await;
        let sent = discord.received();
        assert_eq!(sent.len(), 1);
        let said = sent[0].body["data"]["content"].as_str().unwrap_or_default();
        let refused = limit.is_some_and(|limit| said.contains(&format!("up to {limit} characters")));
        assert_eq!(refused, limit.is_some(), "{}", sent[0].body);
        sent[0].body.clone()
    };
    let typed = |name: &str, length: usize| json!([{ "type": 3, "name": name, "value": "é".repeat(length) }]);
    check(command(100, "move", &typed("move", 401)), Some(400)).await;
    check(command(101, "rules", &typed("topic", 101)), Some(100)).await;
    check(command(102, "note", &typed("game", 6000)), Some(100)).await;
    check(form(103, "v1.type.1.0", &"é".repeat(401)), Some(400)).await;
    check(form(104, "v1.note.1.0", &"é".repeat(2001)), Some(2000)).await;
    check(form(105, "v1.goto.1.0", &"9".repeat(101)), Some(100)).await;
    let focused = json!([{ "type": 3, "name": "move", "value": "a".repeat(401), "focused": true }]);
    let list = check(completion(106, "move", &focused), None).await;
    assert_eq!((&list["type"], &list["data"]["choices"]), (&json!(CHOICES), &json!([])));
    let names = place.bot.service().players.names(&[ALICE]).unwrap();
    assert!(names.is_empty(), "nothing was stored: {names:?}");
    // Texts at their limit are read.
    let answer: Value = check(command(107, "move", &typed("move", 400)), None).await;
    assert_eq!(answer["type"], MESSAGE);
}
