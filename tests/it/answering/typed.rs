//! Typed texts: too long ones, and one person's many answers.

use std::sync::Arc;
use std::time::Duration;

use sealed_move::discord::interactions::Responder;
use serde_json::{Value, json};
use serenity::all::Interaction;

use super::fake_discord::FakeDiscord;
use super::{BotAlone, CHOICES, LONG, MESSAGE, command, completion, form};
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

/// One person has four answers in work; of the completions behind them, only the newest is computed.
#[tokio::test(flavor = "multi_thread")]
async fn a_newer_completion_replaces_an_older_one_uncomputed() {
    let place = BotAlone::new();
    let responder = Responder::new(place.bot.clone().with_response_time(LONG));
    let discord = Arc::new(FakeDiscord::new(&[]).await);
    let mut asking = tokio::task::JoinSet::new();
    let mut ask = |id: u64| {
        let (responder, discord) = (responder.clone(), Arc::clone(&discord));
        let options = json!([
            { "type": 3, "name": "game", "value": "kyo" },
            { "type": 3, "name": "topic", "value": "", "focused": true },
        ]);
        asking.spawn(async move { responder.answer(&discord.http, completion(id, "rules", &options)).await });
    };
    let until = async |backlog: [usize; 4]| {
        while responder.backlog() != backlog {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    // While names can't be stored, no completion ends.
    let lock = place.lock();
    for id in 1..=4 {
        ask(id);
        until([id as usize, 0, 0, 0]).await;
    }
    ask(5);
    until([4, 1, 0, 1]).await;
    for id in 6..=9 {
        ask(id);
        // The older one is answered with an empty list.
        while discord.received().len() < id as usize - 5 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    drop(lock);
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    let lists = discord.received().into_iter().map(|sent| {
        let id: u64 =
            sent.path.split('/').find_map(|part| part.strip_prefix("token-")).unwrap().parse().unwrap();
        (id, !sent.body["data"]["choices"].as_array().unwrap().is_empty())
    });
    let mut lists: Vec<_> = lists.collect();
    lists.sort_unstable();
    let computed: Vec<u64> = lists.iter().filter(|(_, computed)| *computed).map(|(id, _)| *id).collect();
    assert_eq!((lists.len(), computed), (9, vec![1, 2, 3, 4, 9]));
}
