//! Who reads what in which language: private answers in the reader's, public messages in the server's.

use sealed_move::discord::commands::{GamesCommand, Invocation};
use sealed_move::discord::context::{BotContext, InteractionContext};
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Reply, Response};
use sealed_move::i18n::{Language, text};
use sealed_move::matches::{
    ChannelId, GuildId, InteractionId, PlayerId, ServerChange, SettingsChange, Timestamp,
};
use sealed_move::service::Caller;
use serde_json::{Value, json};

use super::table::{Table, context, words};
use crate::texts::pseudo;

const DORA: PlayerId = PlayerId(77);

fn games(bot: &BotContext, number: u64, locale: Option<&str>) -> Reply {
    let caller = Caller {
        interaction: InteractionId(number),
        player: DORA,
        now: Timestamp(1_800_000_000_000),
        guild: Some(GuildId(1)),
        channel: ChannelId(2),
    };
    let mut ctx = InteractionContext::new(bot, caller, "Dora");
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
    assert_eq!(games(&bot, 3, None).title, other, "what is not told is as it was last");
    let caller = Caller {
        interaction: InteractionId(4),
        player: DORA,
        now: Timestamp(1_800_000_000_000),
        guild: None,
        channel: ChannelId(2),
    };
    let change = SettingsChange { language: Some(Some("en".to_owned())), ..SettingsChange::default() };
    bot.service().players.change_settings(&caller, change).unwrap();
    assert_eq!(games(&bot, 5, Some(pseudo::TAG)).title, english, "what was chosen counts");
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
    assert_eq!(labels(&challenge), [label("button-accept")]);
    // What stands in the place of the challenge then is read by everyone, too.
    table.person(0).press(&answer, "withdraw").await.ok();
    table.wait_for("the end", |message| message["id"] == challenge["id"] && labels(message).is_empty()).await;
    let ended = table.person(0).read(&challenge["id"]).await;
    assert!(!words(&ended).contains("withdrew this challenge"), "{}", words(&ended));
}
