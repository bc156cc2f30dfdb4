//! Languages: private answers use the reader's, public messages the server's.

use sealed_move::bot::BotContext;
use sealed_move::discord::commands::{GamesCommand, Invocation};
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Reply, Response};
use sealed_move::domain::{
    ChannelId, GuildId, InteractionId, PlayerId, ServerChange, SettingsChange, Timestamp,
};
use sealed_move::service::Caller;
use sealed_move::text::{Language, text};
use serde_json::{Value, json};

use super::table::{Person, Table, button, context, is_private, picture, words};
use crate::actions::account;
use crate::bed::text as string;
use crate::texts::pseudo::{self, DROPPED_IN};

const DORA: PlayerId = PlayerId(77);

fn games(bot: &BotContext, number: u64, locale: Option<&str>) -> Reply {
    let caller = Caller {
        interaction: InteractionId(number),
        player: DORA,
        now: Timestamp(1_800_000_000_000),
        guild: Some(GuildId(1)),
        channel: ChannelId(2),
    };
    let mut ctx = InteractionContext::new(bot, caller, account("Dora"));
    ctx.locale = locale.map(str::to_owned);
    let invocation = Invocation::new(GamesCommand { player: None });
    let Response::Private(reply) = handling::command(&mut ctx, Some(invocation)) else { panic!() };
    reply
}

#[test]
fn a_private_answer_is_in_the_language_of_its_reader() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let title = |lang| text(lang, "games-title", &[]);
    let (english, other) = (title(Language::ENGLISH), title(*pseudo::LANGUAGE));
    assert_ne!(english, other);
    assert_eq!(games(&bot, 1, Some("en-US")).title, english);
    assert_eq!(games(&bot, 2, Some(pseudo::TAG)).title, other);
    assert_eq!(games(&bot, 3, None).title, other, "a missing locale keeps the last one");
    let caller = Caller {
        interaction: InteractionId(4),
        player: DORA,
        now: Timestamp(1_800_000_000_000),
        guild: None,
        channel: ChannelId(2),
    };
    let change = SettingsChange { language: Some(Some("en".to_owned())), ..SettingsChange::default() };
    bot.service().players.change_settings(&caller, change).unwrap();
    assert_eq!(games(&bot, 5, Some(pseudo::TAG)).title, english, "the choice takes precedence");
}

fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().cloned().unwrap_or_default();
    let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    buttons.filter_map(|button| Some(button["label"].as_str()?.to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_message_is_in_the_language_of_its_server() {
    let table = Table::new().await;
    let lang = *pseudo::LANGUAGE;
    let guild = GuildId(table.bed.guild().parse().unwrap());
    let caller = Caller {
        interaction: InteractionId(9),
        player: DORA,
        now: Timestamp(1_800_000_000_000),
        guild: Some(guild),
        channel: ChannelId(2),
    };
    let change = ServerChange::Language(Some(pseudo::TAG.to_owned()));
    table.running_context().service().servers.change(&caller, guild, change).unwrap();
    let open = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    let answer = table.person(0).ask("challenge", &open).await;
    assert!(words(&answer).contains("Challenge sent!"), "{}", words(&answer));
    let challenge = table.challenge().await;
    let label = |key| text(lang, key, &[]);
    assert_eq!(labels(&challenge), [label("button-accept"), label("button-how-to-play")]);
    // Everyone also reads the text that replaces the challenge.
    table.person(0).press(&answer, "withdraw").await.ok();
    table.wait_for("the end", |message| message["id"] == challenge["id"] && labels(message).is_empty()).await;
    let ended = table.person(0).read(&challenge["id"]).await;
    assert!(!words(&ended).contains("withdrew this challenge"), "{}", words(&ended));
}

/// Discord's registered commands.
async fn registered(table: &Table) -> Vec<Value> {
    let path = format!("/applications/{}/commands?with_localizations=true", table.bed.application());
    table.bed.bot().get(&path).await.ok().as_array().unwrap().clone()
}

/// An option or subcommand of a registered command.
fn option<'a>(commands: &'a [Value], command: &str, name: &str) -> Option<&'a Value> {
    let command = commands.iter().find(|row| row["name"] == command).unwrap();
    command["options"].as_array().unwrap().iter().find(|option| option["name"] == name)
}

/// Whether a text is accented, apart from names and notation.
fn is_accented(shown: &str) -> bool {
    let names = ["Alice", "Bob", "UTC", "English"];
    pseudo::bypassing(shown).iter().all(|word| names.contains(&word.as_str())) && !shown.is_ascii()
}

#[tokio::test(flavor = "multi_thread")]
async fn with_english_alone_there_is_no_language_option() {
    let table = Table::with_languages(&[]).await;
    let commands = registered(&table).await;
    assert!(option(&commands, "settings", "theme").is_some());
    assert!(option(&commands, "settings", "language").is_none());
    assert!(option(&commands, "server", "language").is_none());
    assert!(commands.iter().all(|command| !command["description_localizations"].to_string().contains(':')));
    let alice = table.person(0);
    assert!(!words(&alice.ask("settings", &json!([])).await).contains("Language"));
    let show = json!([{ "type": 1, "name": "show", "options": [] }]);
    assert!(!words(&alice.ask("server", &show).await).contains("Language"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_catalogue_is_registered_offered_and_used() {
    let mut table = Table::with_languages(&[*DROPPED_IN]).await;
    let put = async |table: &Table| {
        let traffic = table.bed.traffic().await;
        traffic.iter().for_each(crate::openapi::check_exchange);
        traffic.iter().filter(|exchange| exchange.method == "PUT").count()
    };
    assert_eq!(put(&table).await, 1, "the commands are registered once");
    table.stop_bot().await;
    table.start_bot().await;
    assert_eq!(put(&table).await, 0, "they are up to date");
    let commands = registered(&table).await;
    for command in &commands {
        let key = if command["type"] == 2 { "name_localizations" } else { "description_localizations" };
        assert!(is_accented(command[key][DROPPED_IN.tag()].as_str().unwrap_or_default()), "{command}");
    }
    let choices = option(&commands, "settings", "language").unwrap()["choices"].as_array().unwrap();
    let values: Vec<_> = choices.iter().map(|choice| string(&choice["value"])).collect();
    assert_eq!(values, ["discord", "en", DROPPED_IN.tag()]);
    let part = option(&commands, "server", "language").unwrap();
    assert_eq!(part["options"][0]["choices"].as_array().unwrap().len(), 3);

    let (alice, bob) = (table.person(0), table.person(1));
    let shown = words(&alice.set("language", DROPPED_IN.tag()).await);
    assert!(is_accented(&shown) && shown.contains(DROPPED_IN.name()), "{shown}");
    private_answers(&alice, &bob).await;

    let language = json!([{ "type": 3, "name": "language", "value": DROPPED_IN.tag() }]);
    let server = json!([{ "type": 1, "name": "language", "options": language }]);
    let shown = words(&alice.ask("server", &server).await);
    assert!(is_accented(&shown) && shown.contains(DROPPED_IN.name()), "{shown}");
    public_messages(&table, &alice, &bob).await;

    let shown = words(&alice.set("language", "discord").await);
    assert!(shown.contains(&text(Language::ENGLISH, "choice-language-discord", &[])), "{shown}");
    put(&table).await;
}

/// Only people who chose the language read it.
async fn private_answers(alice: &Person<'_>, bob: &Person<'_>) {
    let none = json!([]);
    for command in ["help", "games", "profile", "vacation"] {
        let [own, other] = [alice.ask(command, &none).await, bob.ask(command, &none).await];
        assert!(is_private(&own) && is_accented(&words(&own)), "{command}: {}", words(&own));
        assert!(!is_accented(&words(&other)), "{command}: {}", words(&other));
    }
    let setup = json!({ "type": 3, "name": "setup", "value": "", "focused": true });
    let options = json!([{ "type": 3, "name": "game", "value": "kyo" }, setup]);
    for (person, accented) in [(alice, true), (bob, false)] {
        let list = person.complete("challenge", &options).await;
        assert!(
            list.len() > 1 && list.iter().all(|choice| is_accented(&string(&choice["name"])) == accented)
        );
    }
}

/// Notices use the server's language, private answers the reader's own.
async fn public_messages(table: &Table, alice: &Person<'_>, bob: &Person<'_>) {
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
        { "type": 3, "name": "side", "value": "first" },
    ]);
    alice.ask("challenge", &options).await;
    let challenge = table.challenge().await;
    assert!(is_accented(&words(&challenge)), "{}", words(&challenge));
    bob.press(&challenge, "accept").await.ok();
    let start = table.notice(0).await;
    let (alt, public) = picture(table, &start).await;
    assert!(is_accented(&words(&start)) && is_accented(&alt), "{} {alt}", words(&start));
    assert!(labels(&start).iter().all(|label| is_accented(label)));
    let mut seen = Vec::new();
    for (person, accented) in [(alice, true), (bob, false)] {
        let view = person.press_and_read(&start, "view").await;
        let (alt, png) = picture(table, &view).await;
        assert_eq!((is_accented(&words(&view)), is_accented(&alt)), (accented, accented), "{alt}");
        seen.push(png);
    }
    assert_eq!(seen[0], public, "the labels of the picture are in the same language");
    assert_ne!(seen[1], public, "his are in English");
    let typed = json!([{ "type": 3, "name": "move", "value": "", "focused": true }]);
    let list = alice.complete("move", &typed).await;
    assert!(!list.is_empty());
    for choice in list {
        let name = string(&choice["name"]).replace(&string(&choice["value"]), "");
        assert!(is_accented(&name), "{name}");
    }
    // A direct message uses its reader's language.
    bob.set("pings", "direct").await;
    alice.play("d2d3").await;
    let direct = bob.wait_for_direct("his turn", |message| button(message, "move").is_some()).await;
    assert!(!is_accented(&words(&direct)) && words(&direct).contains("turn"), "{}", words(&direct));
    let notice = table.notice(1).await;
    assert!(is_accented(&words(&notice)), "{}", words(&notice));
}
