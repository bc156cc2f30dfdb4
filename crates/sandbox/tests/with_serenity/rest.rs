//! REST as bots use it: accepted requests, refused requests, and their errors.

use discord_at_home::Options;
use serde_json::{Value, json};
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateAttachment, CreateMessage, CreateThread, EditAttachments,
    EditMessage, HttpError, Nonce, UserId,
};

use crate::bed::{RestClient, TestBed, answer, text};
use crate::bot::{TestBot, http, http_with_token, picture};
use crate::openapi::{check_exchange, check_response};

fn messages(channel: &str) -> String {
    format!("/channels/{channel}/messages")
}

#[tokio::test]
async fn serenity_reads_everything_it_asks_for() {
    let names =
        Options { bot_name: "Tester".to_owned(), server_name: "Lab".to_owned(), ..Options::default() };
    let bed = TestBed::with(Options { ..names }).await;
    let http = http(&bed);
    let guild = serenity::all::GuildId::new(bed.guild().parse().unwrap());
    let alice = UserId::new(bed.person(0).id.parse().unwrap());
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    assert_eq!(http.get_current_user().await.unwrap().name, "Tester");
    assert_eq!(http.get_current_application_info().await.unwrap().id.to_string(), bed.application());
    assert!(http.get_gateway().await.unwrap().url.starts_with("ws://127.0.0.1:"));
    assert_eq!(http.get_bot_gateway().await.unwrap().shards, 1);
    assert_eq!(guild.to_partial_guild(&http).await.unwrap().name, "Lab");
    assert_eq!(guild.channels(&http).await.unwrap().len(), 3);
    assert_eq!(guild.member(&http, alice).await.unwrap().user.name, "Alice");
    assert_eq!(alice.to_user(&http).await.unwrap().name, "Alice");
    assert_eq!(channel.to_channel(&http).await.unwrap().guild().unwrap().name, "games");
    let direct = alice.create_dm_channel(&http).await.unwrap();
    assert_eq!(direct.id, alice.create_dm_channel(&http).await.unwrap().id);
    assert_eq!(direct.recipient.id, alice);
    direct.id.say(&http, "psst").await.unwrap();
    channel.broadcast_typing(&http).await.unwrap();
    bed.check_traffic().await;
}

#[tokio::test]
async fn messages_are_written_edited_listed_and_deleted() {
    let bed = TestBed::new().await;
    let http = http(&bed);
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    let file = CreateAttachment::bytes(picture(), "one.png");
    let mut message =
        channel.send_message(&http, CreateMessage::new().content("first").add_file(file)).await.unwrap();
    assert_eq!(message.attachments[0].width, Some(1));
    let old = message.attachments[0].id;

    // An edit with a list removes all other attachments; without a list all stay.
    message.edit(&http, EditMessage::new().content("second")).await.unwrap();
    assert_eq!(message.attachments.len(), 1);
    let keep = EditAttachments::keep_all(&message).add(CreateAttachment::bytes(picture(), "two.png"));
    message.edit(&http, EditMessage::new().attachments(keep)).await.unwrap();
    assert_eq!(message.attachments.len(), 2);
    let only_new = EditAttachments::new().add(CreateAttachment::bytes(picture(), "three.png"));
    message.edit(&http, EditMessage::new().attachments(only_new)).await.unwrap();
    assert_eq!(message.attachments.len(), 1);
    assert_ne!(message.attachments[0].id, old);
    assert_eq!(message.attachments[0].filename, "three.png");
    assert!(message.edited_timestamp.is_some());

    for number in 0..5 {
        channel.say(&http, format!("number {number}")).await.unwrap();
    }
    let page = serenity::all::GetMessages::new().after(message.id).limit(3);
    let listed: Vec<String> =
        channel.messages(&http, page).await.unwrap().into_iter().map(|message| message.content).collect();
    assert_eq!(listed, ["number 2", "number 1", "number 0"]);
    message.delete(&http).await.unwrap();
    assert!(message.delete(&http).await.is_err());
    bed.check_traffic().await;
}

#[tokio::test]
async fn allowed_mentions_limit_the_pings() {
    let bed = TestBed::new().await;
    let http = http(&bed);
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    let (alice, bob) = (bed.person(0).id, bed.person(1).id);
    let content = format!("<@{alice}> and <@{bob}> @everyone");
    let allowed = CreateAllowedMentions::new().users([bob.parse::<u64>().unwrap()]);
    let message = CreateMessage::new().content(&content).allowed_mentions(allowed);
    let message = channel.send_message(&http, message).await.unwrap();
    let named: Vec<String> = message.mentions.iter().map(|user| user.id.to_string()).collect();
    assert_eq!((named, message.mention_everyone), (vec![bob], false));
    let all = channel.say(&http, &content).await.unwrap();
    // The bot may not mention everyone.
    assert_eq!((all.mentions.len(), all.mention_everyone), (2, false));
    let none = CreateMessage::new().content(&content).allowed_mentions(CreateAllowedMentions::new());
    assert!(channel.send_message(&http, none).await.unwrap().mentions.is_empty());
}

#[tokio::test]
async fn an_enforced_nonce_keeps_the_second_message_away() {
    let bed = TestBed::new().await;
    let http = http(&bed);
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    let message = |content: &str, enforced| {
        let nonce = Nonce::String("turn-17".to_owned());
        CreateMessage::new().content(content).nonce(nonce).enforce_nonce(enforced)
    };
    let first = channel.send_message(&http, message("one", true)).await.unwrap();
    let second = channel.send_message(&http, message("two", true)).await.unwrap();
    assert_eq!((first.id, second.content.as_str()), (second.id, "one"));
    let third = channel.send_message(&http, message("three", false)).await.unwrap();
    assert_ne!(third.id, first.id);
    assert_eq!(bed.person(0).messages(&channel.to_string()).await.len(), 2);
}

#[tokio::test]
async fn threads_are_started_archived_and_unarchived() {
    let bed = TestBed::new().await;
    let http = http(&bed);
    let alice = bed.person(0);
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    let message = channel.say(&http, "a game").await.unwrap();
    let thread =
        channel.create_thread_from_message(&http, message.id, CreateThread::new("Game 1")).await.unwrap();
    assert_eq!(thread.id.get(), message.id.get());
    assert!(channel.create_thread_from_message(&http, message.id, CreateThread::new("Again")).await.is_err());
    thread.id.add_thread_member(&http, alice.id.parse().unwrap()).await.unwrap();
    let active = || async {
        let path = format!("/guilds/{}/threads/active", bed.guild());
        alice.get(&path).await.ok()["threads"].as_array().unwrap().len()
    };
    assert_eq!(active().await, 1);
    // The bot started the thread, so it may archive it.
    let path = format!("/channels/{}", thread.id);
    bed.bot().patch(&path, &json!({ "archived": true })).await.ok();
    assert_eq!(active().await, 0);
    thread.id.say(&http, "on it goes").await.unwrap();
    assert_eq!(active().await, 1);
    let public = CreateThread::new("Loose").kind(serenity::all::ChannelType::PublicThread);
    channel.create_thread(&http, public).await.unwrap();
    bed.check_traffic().await;
}

#[tokio::test]
async fn refusals_look_like_discords() {
    let bed = TestBed::new().await;
    let (bot, alice) = (bed.bot(), bed.person(0));
    let channel = bed.channel("games");
    let long =
        bot.post(&messages(&channel), &json!({ "content": "x".repeat(2001) })).await.refused(400, 50035);
    let expected = json!({ "content": { "_errors": [
        { "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length." },
    ] } });
    assert_eq!((&long["message"], &long["errors"]), (&json!("Invalid Form Body"), &expected));
    bot.post(&messages(&channel), &json!({ "content": " " })).await.refused(400, 50006);
    bot.post(&messages("1"), &json!({ "content": "x" })).await.refused(404, 10003);
    bot.get(&format!("{}/1", messages(&channel))).await.refused(404, 10008);
    bot.get("/users/1").await.refused(404, 10013);
    bot.get("/guilds/1").await.refused(404, 10004);
    bot.get(&format!("/guilds/{}/members/1", bed.guild())).await.refused(404, 10007);
    bot.get("/no/such/route").await.refused(404, 0);
    bot.get("/channels/abc").await.refused(400, 50035);
    bot.ask("PUT", "/users/@me", None).await.refused(405, 0);
    let text = alice.post(&messages(&channel), &json!({ "content": "mine" })).await.ok();
    let path = format!("{}/{}", messages(&channel), crate::bed::text(&text["id"]));
    bot.patch(&path, &json!({ "content": "yours" })).await.refused(403, 50005);
    bot.ask("DELETE", &path, None).await.refused(403, 50013);
    bed.caller("Bot wrong".to_owned(), String::new()).get("/users/@me").await.refused(401, 0);
    bed.caller(String::new(), String::new()).get("/users/@me").await.refused(401, 0);
    // A person's token can't register commands.
    let commands = format!("/applications/{}/commands", bed.application());
    alice.get(&commands).await.refused(401, 0);
    bot.post("/webhooks/1/token", &json!({ "content": "x" })).await.refused(404, 10015);
    bot.post("/interactions/1/token/callback", &json!({ "type": 6 })).await.refused(404, 10062);
    let broken = bed.client.post(bed.url(&format!("/api/v10{}", messages(&channel)))).body("{");
    let broken = broken.header("Authorization", format!("Bot {}", bed.sandbox.bot_token()));
    answer(broken).await.refused(400, 50109);
    for exchange in bed.traffic().await.iter().filter(|exchange| exchange.path.starts_with("/channels/")) {
        let body = exchange.response_json.clone().unwrap_or_default();
        check_response(&exchange.method, "/channels/{channel_id}", exchange.status.max(400), &body);
    }
}

#[tokio::test]
async fn serenity_understands_refusals() {
    let bed = TestBed::new().await;
    let error = http_with_token(&bed, "wrong").get_current_user().await.unwrap_err();
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { panic!("{error}") };
    assert_eq!(response.status_code.as_u16(), 401);
    let channel = ChannelId::new(bed.channel("games").parse().unwrap());
    let error = channel.say(http(&bed), "x".repeat(2001)).await.unwrap_err();
    // serenity checks this length itself.
    assert!(matches!(error, serenity::Error::Model(_)), "{error}");
    let message = CreateMessage::new().content("x").nonce(Nonce::String("x".repeat(26)));
    let error = channel.send_message(http(&bed), message).await.unwrap_err();
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else { panic!("{error}") };
    assert_eq!(response.error.code, 50035);
    assert_eq!(response.error.errors[0].path, "nonce");
}

#[tokio::test]
async fn commands_keep_their_ids_and_change_their_versions() {
    let bed = TestBed::new().await;
    let bot = bed.bot();
    let path = format!("/applications/{}/commands", bed.application());
    let command = |name: &str, description: &str| json!({ "name": name, "description": description });
    let first = bot.ask("PUT", &path, Some(&json!([command("a", "A"), command("b", "B")]))).await.ok();
    let second = bot.ask("PUT", &path, Some(&json!([command("b", "B"), command("a", "changed")]))).await.ok();
    assert_eq!((&second[0]["id"], &second[1]["id"]), (&first[1]["id"], &first[0]["id"]));
    assert_eq!(second[0]["version"], first[1]["version"]);
    assert_ne!(second[1]["version"], first[0]["version"]);
    assert_eq!(bot.post(&path, &command("c", "C")).await.status, 201);
    assert_eq!(bot.post(&path, &command("c", "C!")).await.status, 200);
    let c = bot.get(&path).await.ok()[2].clone();
    let one = format!("{path}/{}", text(&c["id"]));
    bot.patch(&one, &json!({ "description": "C?" })).await.ok();
    assert_eq!(bot.get(&one).await.ok()["description"], "C?");
    assert_eq!(bot.ask("DELETE", &one, None).await.status, 204);
    bot.get(&one).await.refused(404, 10063);
    let twice = bot.ask("PUT", &path, Some(&json!([command("a", "A"), command("a", "A")]))).await;
    twice.refused(400, 50035);
    let many: Vec<Value> = (0..101).map(|number| command(&format!("c{number}"), "C")).collect();
    bot.ask("PUT", &path, Some(&json!(many))).await.refused(400, 30032);
    bed.check_traffic().await;
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let bed = TestBed::new().await;
    let bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    alice.command(&channel, "twice", &json!([])).await.ok();
    let sent = bed.traffic().await;
    let callback = bot.seen.callback();
    let again = json!({ "type": 4, "data": { "content": "again" } });
    bed.bot().post(&callback, &again).await.refused(400, 40060);
    // Some libraries write `@original` like this.
    let token = callback.split('/').nth(3).unwrap();
    let original = format!("/webhooks/{}/{token}/messages/%40original", bed.application());
    assert_eq!(bed.bot().get(&original).await.ok()["content"], "one");
    drop(bot);
    // The next one gets no response.
    let silent = json!({ "type": 2, "channel_id": channel, "data": { "name": "menu", "type": 1 } });
    assert_eq!(alice.post("/interactions", &silent).await.status, 204);
    for exchange in &sent {
        check_exchange(exchange);
    }
}

#[tokio::test]
async fn permissions_in_a_channel_bind_the_bot() {
    let bed = TestBed::new().await;
    let (bot, alice, bob) = (bed.bot(), bed.person(0), bed.person(1));
    let channel = bed.channel("games");
    let path = format!("/channels/{channel}/permissions/{}", bed.application());
    let deny = |bits: u64| json!({ "type": 1, "allow": "0", "deny": bits.to_string() });
    bob.ask("PUT", &path, Some(&deny(1 << 15))).await.refused(403, 50013);
    alice.ask("PUT", &path, Some(&deny(1 << 15))).await.ok();
    bot.post(&messages(&channel), &json!({ "content": "words" })).await.ok();
    let file = [("board.png", picture())];
    bot.upload("POST", &messages(&channel), &json!({}), &file).await.refused(403, 50013);
    alice.ask("PUT", &path, Some(&deny(1 << 10))).await.ok();
    bot.post(&messages(&channel), &json!({ "content": "words" })).await.refused(403, 50001);
    alice.ask("DELETE", &path, None).await.ok();
    bot.upload("POST", &messages(&channel), &json!({}), &file).await.ok();
}

#[tokio::test]
async fn a_person_can_refuse_direct_messages() {
    let bed = TestBed::new().await;
    let (bot, alice) = (bed.bot(), bed.person(0));
    let direct = bot.post("/users/@me/channels", &json!({ "recipient_id": alice.id })).await.ok();
    let direct = text(&direct["id"]);
    bot.post(&messages(&direct), &json!({ "content": "hello" })).await.ok();
    let url = bed.url(&format!("/sandbox/users/{}", alice.id));
    bed.client.patch(url).json(&json!({ "accepts_dms": false })).send().await.unwrap();
    bot.post(&messages(&direct), &json!({ "content": "hello" })).await.refused(403, 50007);
}

#[tokio::test]
async fn too_many_or_too_large_files_are_refused() {
    let bed = TestBed::new().await;
    let bot: RestClient = bed.bot();
    let path = messages(&bed.channel("games"));
    let files = vec![("a.txt", b"a".to_vec()); 11];
    bot.upload("POST", &path, &json!({}), &files).await.refused(400, 50035);
    let large = [("a.bin", vec![0; (10 << 20) + 1])];
    bot.upload("POST", &path, &json!({}), &large).await.refused(413, 40005);
    let fits = [("a.bin", vec![0; 10 << 20])];
    let message = bot.upload("POST", &path, &json!({}), &fits).await.ok();
    assert_eq!(message["attachments"][0]["size"], 10 << 20);
}
