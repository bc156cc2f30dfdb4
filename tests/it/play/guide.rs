//! `/rules`: pages turned, chosen from menus, and found by typed words.

use std::collections::BTreeSet;

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::custom_id::{ButtonAction, RulesButton};
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::discord::rest::limits;
use sealed_move::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
use sealed_move::service::Caller;
use sealed_move::text::{self, Language};
use sealed_move_rules::GAMES;
use serde_json::{Value, json};

use super::table::{
    Person, TIMEOUT, Table, context, enabled, entries, is_private, picture, words as comment,
};
use crate::actions::account;
use crate::bed::text;

fn options(game: &str, topic: Option<&str>) -> Value {
    let option = |name: &str, value: &str| json!({ "type": 3, "name": name, "value": value });
    match topic {
        None => json!([option("game", game)]),
        Some(topic) => json!([option("game", game), option("topic", topic)]),
    }
}

/// The `custom_id` of a button or menu with this ending.
fn ending(message: &Value, end: &str) -> String {
    let rows = message["components"].as_array().unwrap();
    let parts = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let mut ids = parts.filter_map(|part| part["custom_id"].as_str());
    ids.find(|id| id.ends_with(end)).unwrap_or_else(|| panic!("no id ends with {end}: {message}")).to_owned()
}

/// Waits until a message contains a text: a slow machine edits it after the interaction.
async fn until(person: &Person<'_>, message: &Value, says: &str) -> Value {
    let began = std::time::Instant::now();
    loop {
        let read = person.read(&message["id"]).await;
        if comment(&read).contains(says) {
            return read;
        }
        assert!(began.elapsed() < TIMEOUT, "{says}: {}", comment(&read));
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Presses the button with this ending and returns the updated message.
async fn turn_page(table: &Table, person: &Person<'_>, message: &Value, end: &str, says: &str) -> Value {
    person.caller.press(&table.channel, &message["id"], &ending(message, end)).await.ok();
    until(person, message, says).await
}

/// Chooses in the menu with this ending.
async fn choose(
    table: &Table,
    person: &Person<'_>,
    message: &Value,
    (end, value): (&str, &str),
    says: &str,
) -> Value {
    person.caller.choose(&table.channel, &message["id"], &ending(message, end), &[value]).await.ok();
    until(person, message, says).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_paged_through() {
    let mut table = Table::new().await;
    let first = table.person(0).ask("rules", &options("aruki", None)).await;
    assert!(
        is_private(&first) && comment(&first).contains("**Aruki · What it's about**"),
        "{}",
        comment(&first)
    );
    assert!(comment(&first).contains("page 1 of ") && !enabled(&first, "rules"), "{}", comment(&first));
    let (alt, _) = picture(&table, &first).await;
    assert!(alt.contains("seen from White"), "{alt}");

    // A restart changes nothing: the buttons contain everything.
    table.stop_bot().await;
    table.start_bot().await;
    let alice = table.person(0);
    let second = turn_page(&table, &alice, &first, ",f", "**Aruki · Board and setup**").await;
    assert!(comment(&second).contains("page 2 of "), "{}", comment(&second));
    assert_eq!(second["attachments"].as_array().unwrap().len(), 1, "the picture is replaced");
    let last = turn_page(&table, &alice, &second, ",z", "**Aruki · How moves are written**").await;
    let before = turn_page(&table, &alice, &last, ",b", "**Aruki · Other draws**").await;
    let again = turn_page(&table, &alice, &before, ",a", "**Aruki · What it's about**").await;
    assert_eq!(again["id"], first["id"]);

    let pieces = choose(&table, &alice, &again, ("aruki,all", "pawn"), "**Aruki · Pawn (O)**").await;
    let listed: Vec<String> = entries(&pieces).into_iter().map(|(_, label)| label).collect();
    assert!(listed.contains(&"Long Sword (SS)".to_owned()), "{listed:?}");
    let sword =
        choose(&table, &alice, &pieces, ("topics.0.0.aruki", "long-sword"), "**Aruki · Long Sword (SS)**")
            .await;
    assert!(comment(&sword).contains("sixteen squares") && comment(&sword).contains("where it can go"));
    let (alt, _) = picture(&table, &sword).await;
    assert!(alt.contains("begins with e5 can continue to c3 c5 c7 d4"), "{alt}");

    // Readers of text boards get the page without a picture.
    alice.set("text", "instead").await;
    let told = alice.ask("rules", &options("aruki", Some("greater lance"))).await;
    assert!(told["attachments"].as_array().unwrap().is_empty(), "{told}");
    let told = comment(&told);
    for part in ["Greater Lance (LL)", "are a leap", "```text", "A move that begins with e5 can continue to"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn topics_are_completed_tolerantly() {
    let table = Table::new().await;
    let alice = table.person(0);
    let typing = |game: &str, typed: &str| {
        let mut options = options(game, Some(typed));
        options[1]["focused"] = true.into();
        options
    };
    for (game, typed, expected) in [
        ("aruki", "LL", "Greater Lance"),
        ("aruki", "jestre", "Jester"),
        ("kyo", "outnum", "Outnumbering"),
        ("chakart", "luigi", "Luigi"),
        ("chakart", "bannana", "Banana"),
        ("lusus", "hit and run", "Hit & Run"),
        ("lusus", "+1 draw", "+1 Draw"),
        ("lusus", "en passant", "En passant"),
    ] {
        let listed = alice.complete("rules", &typing(game, typed)).await;
        assert_eq!(text(&listed[0]["value"]), expected, "{game}: {typed}: {listed:?}");
        assert!(text(&listed[0]["name"]).to_lowercase().contains(&expected.to_lowercase()));
        let page = alice.ask("rules", &options(game, Some(expected))).await;
        assert!(comment(&page).to_lowercase().contains(&expected.to_lowercase()), "{}", comment(&page));
    }
    assert!(alice.complete("rules", &typing("kyo", "no such thing")).await.is_empty());
    assert_eq!(alice.complete("rules", &typing("kyo", "")).await.len(), limits::CHOICES);
}

/// The response to Dora's button, menu or form, in her private message or in another one.
fn use_component(bot: &BotContext, id: &str, input: &Input, placement: Placement) -> Response {
    let caller = Caller {
        interaction: InteractionId(5),
        player: PlayerId(77),
        now: Timestamp(1_800_000_000_000),
        guild: Some(GuildId(1)),
        channel: ChannelId(2),
    };
    let mut ctx = InteractionContext::new(bot, caller, account("Dora"));
    handling::component(&mut ctx, id.parse().ok(), input, placement)
}

fn press(bot: &BotContext, id: &str) -> Reply {
    match use_component(bot, id, &Input::Press, Placement::InPlace) {
        Response::Update(reply) => reply,
        other => panic!("{id}: {other:?}"),
    }
}

fn choose_in(bot: &BotContext, id: &str, value: &str, placement: Placement) -> Response {
    use_component(bot, id, &Input::Choice(value.to_owned()), placement)
}

#[test]
fn every_page_is_reached_by_its_buttons_and_by_its_menu() {
    let folder = tempfile::tempdir().unwrap();
    let context = context(&folder.path().join("bot.db"));
    for game in GAMES {
        let name = game.info().name;
        let topics: Vec<_> =
            text::topics(Language::ENGLISH, *game).iter().map(|topic| topic.page.topic).collect();
        let mut reply = press(&context, &format!("v1.rules.0.0.{name},{},a", topics[0]));
        for (index, topic) in topics.iter().enumerate() {
            assert!(
                reply.foot.contains(&format!("page {} of {}", index + 1, topics.len())),
                "{}",
                reply.foot
            );
            assert!(reply.picture.is_some(), "{topic} has no picture");
            let ids: BTreeSet<_> = reply.buttons.iter().map(|button| button.id.to_string()).collect();
            assert_eq!(ids.len(), 6, "{ids:?}");
            assert!(ids.iter().all(|id| id.len() <= limits::CUSTOM_ID));
            assert!(ids.contains(&format!("v1.lesson-go.0.0.{name}")), "the lessons come first: {ids:?}");
            let [back, on] = [2, 3].map(|at| reply.buttons[at].enabled);
            assert_eq!((back, on), (index > 0, index + 1 < topics.len()), "{topic}");
            for menu in &reply.selects {
                assert!((1..=limits::SELECT_OPTIONS).contains(&menu.options.len()), "{topic}");
                assert!(menu.options.iter().all(|option| topics.contains(&option.value.as_str())));
            }
            let pages = reply.selects.last().unwrap();
            assert!(pages.options.iter().any(|option| option.value == *topic), "{topic} is not in its menu");
            match choose_in(&context, &pages.id.to_string(), topic, Placement::InPlace) {
                Response::Update(chosen) => assert_eq!(chosen.title, reply.title),
                other => panic!("{other:?}"),
            }
            if let Some(next) = topics.get(index + 1) {
                let id = reply.buttons[3].id.clone();
                let ButtonAction::Rules(RulesButton::Page(page)) = &id.action else { panic!("{id}") };
                assert_eq!(page.topic, *next);
                reply = press(&context, &id.to_string());
            }
        }
    }
}

/// Buttons outlive pages.
#[test]
fn a_removed_page_opens_the_first_one() {
    let folder = tempfile::tempdir().unwrap();
    let context = context(&folder.path().join("bot.db"));
    let gone = press(&context, "v1.rules.0.0.kyo,no-such-page,f");
    assert!(gone.title.contains("What it's about") && gone.foot.contains("page 1 of "), "{}", gone.title);
    let menu = "v1.topics.0.0.kyo,all";
    let Response::Update(gone) = choose_in(&context, menu, "gone", Placement::InPlace) else { panic!() };
    assert!(gone.foot.contains("page 1 of "), "{}", gone.foot);
    // A menu id isn't valid as a button, and from someone else's message the page is private.
    let pressed = |id: &str| use_component(&context, id, &Input::Press, Placement::InPlace);
    let Response::Private(refused) = pressed(menu) else { panic!() };
    assert!(refused.picture.is_none());
    let own = choose_in(&context, menu, "stacks", Placement::NewMessage);
    assert!(matches!(own, Response::Private(_)));
    let Response::Private(no_game) = pressed("v1.rules.0.0.chess,pawn,f") else { panic!() };
    assert!(no_game.picture.is_none() && !no_game.content.is_empty());
}
