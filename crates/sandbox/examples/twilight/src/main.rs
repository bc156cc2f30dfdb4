//! An example bot for twilight 0.18, with the features in its guide. Only the two `proxy` lines differ
//! from a bot on Discord.

use std::env;
use std::error::Error;
use std::sync::Arc;

use serde_json::{Value, from_value, json};
use twilight_gateway::{ConfigBuilder, Event, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _};
use twilight_http::Client;
use twilight_http::request::channel::reaction::RequestReactionType;
use twilight_model::application::command::Command;
use twilight_model::application::interaction::{Interaction, InteractionType};
use twilight_model::channel::{ChannelType, Message};
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::{
    InteractionResponse, InteractionResponseData, InteractionResponseType,
};
use twilight_model::id::Id;
use twilight_model::id::marker::{ApplicationMarker, UserMarker};

type BotResult = Result<(), Box<dyn Error + Send + Sync>>;

const NAMES: [&str; 3] = ["Ada", "Grace", "Linus"];

fn commands() -> Result<Vec<Command>, serde_json::Error> {
    let command = |name: &str, about: &str, options: Value| json!({ "type": 1, "name": name, "description": about, "options": options, "version": "1" });
    from_value(json!([
        command(
            "greet",
            "Greets somebody",
            json!([
            { "type": 3, "name": "name", "description": "Who", "required": true, "autocomplete": true },
            { "type": 4, "name": "times", "description": "How often", "min_value": 1, "max_value": 5 } ])
        ),
        command("panel", "Shows buttons and a menu", json!([])),
        command("file", "Sends a file", json!([])),
        command("slow", "Answers later", json!([])),
        command(
            "whois",
            "Says who somebody is",
            json!([
            { "type": 6, "name": "user", "description": "Who", "required": true } ])
        ),
        command("count", "Counts the messages of this channel", json!([])),
        command("thread", "Starts a thread", json!([])),
    ]))
}

fn panel() -> Value {
    let colors = ["red", "green", "blue"].map(|color| json!({ "label": color, "value": color }));
    json!({
        "embeds": [{ "title": "Panel", "description": "Press or choose.", "color": 0x58_65f2, "type": "rich", "fields": [] }],
        "components": [
            { "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Wave", "custom_id": "wave", "emoji": { "name": "👋" } },
                { "type": 2, "style": 2, "label": "Feedback", "custom_id": "feedback" } ] },
            { "type": 1, "components": [
                { "type": 3, "custom_id": "color", "placeholder": "A color", "options": colors } ] } ],
    })
}

struct ExampleBot {
    http: Client,
    application: Id<ApplicationMarker>,
    own: Id<UserMarker>,
}

impl ExampleBot {
    async fn answer(&self, to: &Interaction, kind: InteractionResponseType, data: Value) -> BotResult {
        let data: InteractionResponseData = from_value(data)?;
        self.send(to, InteractionResponse { kind, data: Some(data) }).await
    }

    async fn send(&self, to: &Interaction, response: InteractionResponse) -> BotResult {
        self.http.interaction(self.application).create_response(to.id, &to.token, &response).await?;
        Ok(())
    }

    async fn say(&self, to: &Interaction, content: String) -> BotResult {
        self.answer(to, InteractionResponseType::ChannelMessageWithSource, json!({ "content": content }))
            .await
    }

    async fn interaction(&self, interaction: &Interaction) -> BotResult {
        use InteractionResponseType as Kind;
        // As JSON, to read commands, components and modals the same way.
        let data = serde_json::to_value(&interaction.data)?;
        let data =
            data.as_object().and_then(|it| it.values().next()).filter(|it| it.is_object()).unwrap_or(&data);
        let id = data["custom_id"].as_str().unwrap_or_default();
        match interaction.kind {
            InteractionType::ApplicationCommand => self.command(interaction, data).await,
            InteractionType::ApplicationCommandAutocomplete => {
                let typed = data["options"][0]["value"].as_str().unwrap_or_default().to_lowercase();
                let fitting = NAMES.iter().filter(|name| name.to_lowercase().starts_with(&typed));
                let choices: Vec<Value> =
                    fitting.map(|name| json!({ "name": name, "value": name })).collect();
                let kind = Kind::ApplicationCommandAutocompleteResult;
                self.answer(interaction, kind, json!({ "choices": choices })).await
            }
            InteractionType::ModalSubmit => {
                let text = interaction.data.as_ref().map(|data| format!("{data:?}")).unwrap_or_default();
                // The form's only text input.
                let value =
                    text.split("value: \"").nth(1).and_then(|it| it.split('"').next()).unwrap_or_default();
                self.say(interaction, format!("Thanks: {value}")).await
            }
            _ if id == "wave" => {
                let answer = json!({ "content": "You waved.", "flags": 64 });
                self.answer(interaction, Kind::ChannelMessageWithSource, answer).await
            }
            _ if id == "feedback" => {
                let input =
                    json!({ "type": 4, "style": 2, "custom_id": "text", "label": "What do you think?" });
                let rows = json!([{ "type": 1, "components": [input] }]);
                let form = json!({ "custom_id": "feedback", "title": "Feedback", "components": rows });
                self.answer(interaction, Kind::Modal, form).await
            }
            _ => {
                let chosen = data["values"][0].as_str().unwrap_or_default();
                let answer = json!({ "content": format!("Chosen: {chosen}") });
                self.answer(interaction, Kind::UpdateMessage, answer).await
            }
        }
    }

    async fn command(&self, interaction: &Interaction, data: &Value) -> BotResult {
        let options = data["options"].as_array().cloned().unwrap_or_default();
        let option = |name: &str| options.iter().find(|it| it["name"] == name).map(|it| it["value"].clone());
        let channel = interaction.channel.as_ref().ok_or("no channel")?.id;
        let own = self.http.interaction(self.application);
        match data["name"].as_str().unwrap_or_default() {
            "greet" => {
                let times = option("times").and_then(|it| it.as_u64()).unwrap_or(1);
                let name = option("name").unwrap_or_default();
                let line = format!("Hello, {}!", name.as_str().unwrap_or_default());
                self.say(interaction, vec![line; usize::try_from(times)?].join("\n")).await
            }
            "panel" => {
                self.answer(interaction, InteractionResponseType::ChannelMessageWithSource, panel()).await
            }
            "file" => {
                let notes = Attachment::from_bytes("notes.txt".to_owned(), b"Some notes.\n".to_vec(), 0);
                let data = InteractionResponseData {
                    content: Some("Here.".to_owned()),
                    attachments: Some(vec![notes]),
                    ..InteractionResponseData::default()
                };
                let kind = InteractionResponseType::ChannelMessageWithSource;
                self.send(interaction, InteractionResponse { kind, data: Some(data) }).await
            }
            "slow" => {
                let kind = InteractionResponseType::DeferredChannelMessageWithSource;
                self.send(interaction, InteractionResponse { kind, data: None }).await?;
                own.update_response(&interaction.token).content(Some("Done.")).await?;
                own.create_followup(&interaction.token).content("And more.").await?;
                Ok(())
            }
            "whois" => {
                let user: Id<UserMarker> = from_value(option("user").unwrap_or_default())?;
                let guild = interaction.guild_id.ok_or("no server")?;
                let member = self.http.guild_member(guild, user).await?.model().await?;
                self.say(interaction, format!("{} ({user})", member.user.name)).await
            }
            "count" => {
                let mut count = 0;
                let mut page = self.http.channel_messages(channel).limit(5).await?.models().await?;
                loop {
                    count += page.len();
                    let Some(last) = page.last().filter(|_| page.len() == 5) else { break };
                    page =
                        self.http.channel_messages(channel).before(last.id).limit(5).await?.models().await?;
                }
                self.say(interaction, format!("{count} messages")).await
            }
            _ => {
                let thread = self.http.create_thread(channel, "Side talk", ChannelType::PublicThread);
                let thread = thread.await?.model().await?;
                self.http.create_message(thread.id).content("In the thread.").await?;
                self.say(interaction, format!("Started {}.", thread.name.unwrap_or_default())).await
            }
        }
    }

    async fn message(&self, message: &Message) -> BotResult {
        if message.content == "!ping" {
            self.http.create_message(message.channel_id).reply(message.id).content("pong").await?;
            let wave = RequestReactionType::Unicode { name: "👋" };
            self.http.create_reaction(message.channel_id, message.id, &wave).await?;
        }
        Ok(())
    }

    async fn event(&self, event: Event) -> BotResult {
        match event {
            Event::Ready(_) => {
                self.http.interaction(self.application).set_global_commands(&commands()?).await?;
                println!("READY");
            }
            Event::InteractionCreate(interaction) => self.interaction(&interaction).await?,
            Event::MessageCreate(message) => self.message(&message).await?,
            Event::ReactionAdd(reaction) if reaction.user_id != self.own => {
                let user = self.http.user(reaction.user_id).await?.model().await?;
                let emoji = serde_json::to_value(&reaction.emoji)?;
                let text = format!("{} from {}", emoji["name"].as_str().unwrap_or_default(), user.name);
                self.http.create_message(reaction.channel_id).content(&text).await?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[tokio::main]
async fn main() -> BotResult {
    let token = env::var("DISCORD_TOKEN")?;
    let host = env::var("DISCORD_API")?.replace("http://", "");
    let http = Client::builder().token(token.clone()).proxy(host, true).build();
    let application = http.current_user_application().await?.model().await?.id;
    let bot = Arc::new(ExampleBot { http, application, own: application.cast() });
    let intents = Intents::GUILDS
        | Intents::GUILD_MEMBERS
        | Intents::GUILD_MESSAGES
        | Intents::MESSAGE_CONTENT
        | Intents::GUILD_MESSAGE_REACTIONS;
    let config = ConfigBuilder::new(token, intents).proxy_url(env::var("DISCORD_GATEWAY")?).build();
    let mut shard = Shard::with_config(ShardId::ONE, config);
    while let Some(event) = shard.next_event(EventTypeFlags::all()).await {
        match event {
            Ok(event) => {
                let bot = Arc::clone(&bot);
                tokio::spawn(async move {
                    if let Err(error) = bot.event(event).await {
                        println!("{error}");
                    }
                });
            }
            Err(error) => println!("{error}"),
        }
    }
    Ok(())
}
